//! nonsense
