//! From anything to its text.

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use crate::Impossible;

/// Writes one value at the end of a text.
pub(crate) struct Pen<'a>(pub(crate) &'a mut String);

type Done = Result<(), Impossible>;

impl<'a> Pen<'a> {
    fn quoted(self, text: &str) {
        quote(self.0, text);
    }

    /// The name of a variant, with something to follow.
    fn named(self, variant: &str) -> Self {
        self.0.push('{');
        quote(self.0, variant);
        self.0.push(':');
        self
    }

    fn open(self, bracket: char, close: &'static str) -> Several<'a> {
        self.0.push(bracket);
        Several { text: self.0, begun: false, close }
    }
}

/// Writes a text in quotes.
fn quote(out: &mut String, text: &str) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            '\0'..='\x1f' => {
                out.push_str("\\u00");
                for digit in [letter as u32 / 16, letter as u32 % 16] {
                    out.extend(char::from_digit(digit, 16));
                }
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
}

impl<'a> Serializer for Pen<'a> {
    type Ok = ();
    type Error = Impossible;
    type SerializeSeq = Several<'a>;
    type SerializeTuple = Several<'a>;
    type SerializeTupleStruct = Several<'a>;
    type SerializeTupleVariant = Several<'a>;
    type SerializeMap = Several<'a>;
    type SerializeStruct = Several<'a>;
    type SerializeStructVariant = Several<'a>;

    fn serialize_i64(self, number: i64) -> Done {
        self.0.push_str(&number.to_string());
        Ok(())
    }

    fn serialize_u64(self, number: u64) -> Done {
        self.0.push_str(&number.to_string());
        Ok(())
    }

    fn serialize_i8(self, number: i8) -> Done {
        self.serialize_i64(number.into())
    }

    fn serialize_i16(self, number: i16) -> Done {
        self.serialize_i64(number.into())
    }

    fn serialize_i32(self, number: i32) -> Done {
        self.serialize_i64(number.into())
    }

    fn serialize_u8(self, number: u8) -> Done {
        self.serialize_u64(number.into())
    }

    fn serialize_u16(self, number: u16) -> Done {
        self.serialize_u64(number.into())
    }

    fn serialize_u32(self, number: u32) -> Done {
        self.serialize_u64(number.into())
    }

    fn serialize_f32(self, _: f32) -> Done {
        Err(Impossible)
    }

    fn serialize_f64(self, _: f64) -> Done {
        Err(Impossible)
    }

    fn serialize_bytes(self, _: &[u8]) -> Done {
        Err(Impossible)
    }

    fn serialize_bool(self, is: bool) -> Done {
        self.0.push_str(if is { "true" } else { "false" });
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Done {
        self.quoted(letter.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, text: &str) -> Done {
        self.quoted(text);
        Ok(())
    }

    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.0.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.quoted(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        let pen = self.named(variant);
        value.serialize(Pen(&mut *pen.0))?;
        pen.0.push('}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Several<'a>, Impossible> {
        Ok(self.open('[', "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Several<'a>, Impossible> {
        Ok(self.open('[', "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Several<'a>, Impossible> {
        Ok(self.open('[', "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Impossible> {
        Ok(self.named(variant).open('[', "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Several<'a>, Impossible> {
        Ok(self.open('{', "}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Several<'a>, Impossible> {
        Ok(self.open('{', "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Impossible> {
        Ok(self.named(variant).open('{', "}}"))
    }
}

/// A list or an object that is being written.
pub(crate) struct Several<'a> {
    text: &'a mut String,
    begun: bool,
    close: &'static str,
}

impl Several<'_> {
    /// A comma, if something comes before.
    fn go_on(&mut self) {
        if std::mem::replace(&mut self.begun, true) {
            self.text.push(',');
        }
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.go_on();
        value.serialize(Pen(self.text))
    }

    fn member<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.go_on();
        quote(self.text, name);
        self.text.push(':');
        value.serialize(Pen(self.text))
    }

    fn close(self) -> Done {
        self.text.push_str(self.close);
        Ok(())
    }
}

/// Lists of every kind.
macro_rules! lists {
    ($($kind:ident $method:ident;)*) => {
        $(impl $kind for Several<'_> {
            type Ok = ();
            type Error = Impossible;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.item(value)
            }

            fn end(self) -> Done {
                self.close()
            }
        })*
    };
}

lists! {
    SerializeSeq serialize_element;
    SerializeTuple serialize_element;
    SerializeTupleStruct serialize_field;
    SerializeTupleVariant serialize_field;
}

/// Objects whose members have names that are known when the program is built.
macro_rules! objects {
    ($($kind:ident)*) => {
        $(impl $kind for Several<'_> {
            type Ok = ();
            type Error = Impossible;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Done {
                self.member(name, value)
            }

            fn end(self) -> Done {
                self.close()
            }
        })*
    };
}

objects! { SerializeStruct SerializeStructVariant }

impl SerializeMap for Several<'_> {
    type Ok = ();
    type Error = Impossible;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.go_on();
        let from = self.text.len();
        key.serialize(Pen(self.text))?;
        // Names are texts in JSON.
        if !self.text[from..].starts_with('"') {
            self.text.insert(from, '"');
            self.text.push('"');
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.text.push(':');
        value.serialize(Pen(self.text))
    }

    fn end(self) -> Done {
        self.close()
    }
}
