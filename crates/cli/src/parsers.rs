//! Readers of values that say in our own words what is wrong with them.

use std::error::Error;
use std::fmt;
use std::num::NonZeroU32;
use std::ops::RangeInclusive;

use clap::builder::TypedValueParser;

/// Something is no whole number within its bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotWhole {
    pub(crate) least: u64,
    pub(crate) most: u64,
}

impl fmt::Display for NotWhole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a whole number from {} to {}", self.least, self.most)
    }
}

impl Error for NotWhole {}

/// Reads a whole number within bounds.
pub(crate) fn whole<T>(bounds: RangeInclusive<u64>) -> impl TypedValueParser<Value = T>
where
    T: TryFrom<u64> + Clone + Send + Sync + 'static,
{
    move |text: &str| {
        let number = text.parse().ok().filter(|number| bounds.contains(number));
        let fits = number.and_then(|number| T::try_from(number).ok());
        fits.ok_or(NotWhole { least: *bounds.start(), most: *bounds.end() })
    }
}

/// Reads how many there may be of something: one or more.
pub(crate) fn some(text: &str) -> Result<NonZeroU32, NotWhole> {
    text.parse().map_err(|_| NotWhole { least: 1, most: u32::MAX.into() })
}

/// Something is neither yes nor no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotASwitch;

impl fmt::Display for NotASwitch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("neither true nor false")
    }
}

impl Error for NotASwitch {}

/// Reads whether something is on, in all ways that people write it in variables.
pub(crate) fn switch(text: &str) -> Result<bool, NotASwitch> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "t" | "yes" | "y" | "on" | "1" => Ok(true),
        "false" | "f" | "no" | "n" | "off" | "0" => Ok(false),
        _ => Err(NotASwitch),
    }
}
