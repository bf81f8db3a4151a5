//! JSON with little code, for a program that people wait to download.
//!
//! What [`write()`] writes is to the letter what `serde_json` writes, and [`read()`] reads what it
//! writes. The difference is the code that comes of it. `serde_json` compiles, for each type, a
//! reader of lists and a reader of objects with the names of all members. Here a text is taken apart
//! first, by code that knows no type, and a struct gets its members as a list, in the order of its
//! fields, as if it had no names. For the frames of this game's protocol that is a quarter of the
//! code.
//!
//! ```
//! #[derive(serde::Serialize, serde::Deserialize, PartialEq, Debug)]
//! struct Slip {
//!     author: u8,
//!     gold: Option<u32>,
//!     words: String,
//! }
//!
//! let slip = Slip { author: 2, gold: Some(8), words: "Just apples.".into() };
//! let text = jot::write(&slip).expect("plain data");
//! assert_eq!(text, r#"{"author":2,"gold":8,"words":"Just apples."}"#);
//! assert_eq!(jot::read(&text), Some(slip));
//! assert_eq!(jot::read::<Slip>("{}"), None);
//! ```
//!
//! In [`Style::Short`] the names of members are left out: a struct is the list of its members. It is
//! read just as well, here and by `serde_json`, by whoever knows the struct.
//!
//! It is for plain data: whole numbers, texts, lists, options, structs, enums. Fractions and bytes
//! are refused, members that a struct does not know are passed over, and whatever needs to see a
//! value before it knows its type (`flatten`, `untagged`) is not supported. A member that is missing
//! must have a default.

mod read;
mod value;
mod write;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads a value. `None` if the text is no JSON, or something else.
#[must_use]
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let value = value::Value::parse(text)?;
    T::deserialize(read::Node(&value)).ok()
}

/// Writes a value. `None` if it has something that cannot be written, such as a fraction.
#[must_use]
pub fn write<T: Serialize + ?Sized>(value: &T) -> Option<String> {
    let mut text = String::new();
    value.serialize(write::Pen::<true>(&mut text)).ok()?;
    Some(text)
}

/// How members of a struct are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// With their names, as `serde_json` does.
    Long,
    /// Without: as a list, in the order of the struct. What would be left out is null.
    Short,
}

/// Writes a value at the end of a text; whether it could be. If not, a part of it may be there.
pub fn append<T: Serialize + ?Sized>(text: &mut String, value: &T, style: Style) -> bool {
    match style {
        Style::Long => value.serialize(write::Pen::<true>(text)),
        Style::Short => value.serialize(write::Pen::<false>(text)),
    }
    .is_ok()
}

/// Why something cannot be read or written. It has no words: they would be code, too.
#[derive(Debug)]
struct Impossible;

impl std::fmt::Display for Impossible {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("this cannot be read or written")
    }
}

impl std::error::Error for Impossible {}

impl serde::de::Error for Impossible {
    fn custom<T: std::fmt::Display>(_: T) -> Self {
        Self
    }
}

impl serde::ser::Error for Impossible {
    fn custom<T: std::fmt::Display>(_: T) -> Self {
        Self
    }
}
