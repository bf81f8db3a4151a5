//! From anything to its text.

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use crate::Impossible;

/// Writes one value at the end of a text. Members have their `NAMES`, or are a list.
pub(crate) struct Pen<'a, const NAMES: bool>(pub(crate) &'a mut String);

type Done = Result<(), Impossible>;

impl<'a, const NAMES: bool> Pen<'a, NAMES> {
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

    fn open(self, bracket: char, close: &'static str) -> Several<'a, NAMES> {
        self.0.push(bracket);
        Several { text: self.0, begun: false, close }
    }

    fn digits(self, mut number: u64) {
        // As many as the largest has.
        let mut digits = [b'0'; 20];
        let mut first = digits.len() - 1;
        while number > 9 {
            digits[first] += (number % 10) as u8;
            number /= 10;
            first -= 1;
        }
        digits[first] += number as u8;
        self.0.push_str(str::from_utf8(&digits[first..]).unwrap_or_default());
    }
}

/// Writes a text in quotes.
fn quote(out: &mut String, text: &str) {
    out.push('"');
    if text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
        out.push_str(text);
        out.push('"');
        return;
    }
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

impl<'a, const NAMES: bool> Serializer for Pen<'a, NAMES> {
    type Ok = ();
    type Error = Impossible;
    type SerializeSeq = Several<'a, NAMES>;
    type SerializeTuple = Several<'a, NAMES>;
    type SerializeTupleStruct = Several<'a, NAMES>;
    type SerializeTupleVariant = Several<'a, NAMES>;
    type SerializeMap = Several<'a, NAMES>;
    type SerializeStruct = Several<'a, NAMES>;
    type SerializeStructVariant = Several<'a, NAMES>;

    fn serialize_i64(self, number: i64) -> Done {
        if number < 0 {
            self.0.push('-');
        }
        self.serialize_u64(number.unsigned_abs())
    }

    fn serialize_u64(self, number: u64) -> Done {
        self.digits(number);
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
        value.serialize(Pen::<NAMES>(&mut *pen.0))?;
        pen.0.push('}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Several<'a, NAMES>, Impossible> {
        Ok(self.open('[', "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Several<'a, NAMES>, Impossible> {
        Ok(self.open('[', "]"))
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Several<'a, NAMES>, Impossible> {
        Ok(self.open('[', "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a, NAMES>, Impossible> {
        Ok(self.named(variant).open('[', "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Several<'a, NAMES>, Impossible> {
        Ok(self.open('{', "}"))
    }

    fn serialize_struct(
        self,
        _: &'static str,
        length: usize,
    ) -> Result<Several<'a, NAMES>, Impossible> {
        if NAMES { Ok(self.open('{', "}")) } else { self.serialize_tuple(length) }
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a, NAMES>, Impossible> {
        let pen = self.named(variant);
        Ok(if NAMES { pen.open('{', "}}") } else { pen.open('[', "]}") })
    }
}

/// A list or an object that is being written.
pub(crate) struct Several<'a, const NAMES: bool> {
    text: &'a mut String,
    begun: bool,
    close: &'static str,
}

impl<const NAMES: bool> Several<'_, NAMES> {
    /// A comma, if something comes before.
    fn go_on(&mut self) {
        if std::mem::replace(&mut self.begun, true) {
            self.text.push(',');
        }
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.go_on();
        value.serialize(Pen::<NAMES>(self.text))
    }

    fn member<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.go_on();
        if NAMES {
            quote(self.text, name);
            self.text.push(':');
        }
        value.serialize(Pen::<NAMES>(self.text))
    }

    fn close(self) -> Done {
        self.text.push_str(self.close);
        Ok(())
    }
}

/// Lists of every kind.
macro_rules! lists {
    ($($kind:ident $method:ident;)*) => {
        $(impl<const NAMES: bool> $kind for Several<'_, NAMES> {
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
        $(impl<const NAMES: bool> $kind for Several<'_, NAMES> {
            type Ok = ();
            type Error = Impossible;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Done {
                self.member(name, value)
            }

            fn skip_field(&mut self, _: &'static str) -> Done {
                // In a list, what is left out would move everything after it.
                if NAMES { Ok(()) } else { self.item(&()) }
            }

            fn end(self) -> Done {
                self.close()
            }
        })*
    };
}

objects! { SerializeStruct SerializeStructVariant }

impl<const NAMES: bool> SerializeMap for Several<'_, NAMES> {
    type Ok = ();
    type Error = Impossible;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.go_on();
        let from = self.text.len();
        key.serialize(Pen::<NAMES>(self.text))?;
        // Names are texts in JSON.
        if !self.text[from..].starts_with('"') {
            self.text.insert(from, '"');
            self.text.push('"');
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.text.push(':');
        value.serialize(Pen::<NAMES>(self.text))
    }

    fn end(self) -> Done {
        self.close()
    }
}
