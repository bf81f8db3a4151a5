//! How a compiled language is written.
//!
//! The seal of the keys comes first, then the pattern of each key in their order, with `ENTRY` after
//! each. The keys themselves are not written. In a pattern, an argument is `ARGUMENT name END`, and
//! a choice is `BY_COUNT name END` or `BY_PLACE name END`, then each variant as `VARIANT key END
//! pattern`, with `DEFAULT` in place of `VARIANT` for one of them, then `CLOSE`. The marks are
//! control characters, which no message contains.

/// Before the name of an argument that is said.
pub(crate) const ARGUMENT: char = '\u{1}';
/// After a name.
pub(crate) const END: char = '\u{2}';
/// Before the name of an argument that chooses by its word, its number, or its plural.
pub(crate) const BY_COUNT: char = '\u{3}';
/// Before the name of an argument that chooses by its number, or its plural as an ordinal.
pub(crate) const BY_PLACE: char = '\u{4}';
/// Before the key of a variant.
pub(crate) const VARIANT: char = '\u{5}';
/// Before the key of the variant that is chosen if no other fits.
pub(crate) const DEFAULT: char = '\u{6}';
/// After the last variant.
pub(crate) const CLOSE: char = '\u{7}';
/// After the seal, and after a pattern.
pub(crate) const ENTRY: char = '\u{8}';
