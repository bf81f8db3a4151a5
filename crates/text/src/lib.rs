//! Every word people read, in their language.
