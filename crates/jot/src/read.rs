//! From a value to what it stands for.

use serde::Deserializer;
use serde::de::{DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor};

use crate::Impossible;
use crate::value::Value;

/// A value that is read.
#[derive(Clone, Copy)]
pub(crate) struct Node<'a>(pub(crate) &'a Value);

impl<'a> Node<'a> {
    fn items(self) -> Result<&'a [Value], Impossible> {
        match self.0 {
            Value::List(items) => Ok(items),
            _ => Err(Impossible),
        }
    }

    fn text(self) -> Result<&'a str, Impossible> {
        match self.0 {
            Value::Text(text) => Ok(text),
            _ => Err(Impossible),
        }
    }

    fn whole<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Impossible> {
        match self.0 {
            Value::Positive(number) => visitor.visit_u64(*number),
            Value::Negative(number) => visitor.visit_i64(*number),
            _ => Err(Impossible),
        }
    }

    fn list<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Impossible> {
        let mut items = Items(self.items()?);
        let list = visitor.visit_seq(&mut items)?;
        if items.0.is_empty() { Ok(list) } else { Err(Impossible) }
    }

    fn members<'de, V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Impossible> {
        match self.0 {
            Value::Object(_) => visitor.visit_seq(Fields { object: self.0, names }),
            _ => self.list(visitor),
        }
    }
}

/// Whole numbers of every size are read alike: whoever gets one knows how large it may be.
macro_rules! whole {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Impossible> {
            self.whole(visitor)
        })*
    };
}

/// What no plain data has.
macro_rules! never {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Impossible> {
            Err(Impossible)
        })*
    };
}

impl<'de> Deserializer<'de> for Node<'_> {
    type Error = Impossible;

    whole! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    never! {
        deserialize_any deserialize_ignored_any deserialize_identifier
        deserialize_f32 deserialize_f64 deserialize_bytes deserialize_byte_buf
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Impossible> {
        match self.0 {
            Value::Bool(is) => visitor.visit_bool(*is),
            _ => Err(Impossible),
        }
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Impossible> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Impossible> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Impossible> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Impossible> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Impossible> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            _ => Err(Impossible),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Impossible> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Impossible> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Impossible> {
        self.list(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Impossible> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Impossible> {
        self.list(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Impossible> {
        match self.0 {
            Value::Object(members) => visitor.visit_map(Members { rest: members, value: None }),
            _ => Err(Impossible),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Impossible> {
        self.members(fields, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Impossible> {
        visitor.visit_enum(self.choice(variants)?)
    }
}

impl<'a> Node<'a> {
    /// Which of these it is, and with what.
    fn choice(self, variants: &[&str]) -> Result<Choice<'a>, Impossible> {
        let (name, content) = match self.0 {
            Value::Text(name) => (name, None),
            Value::Object(members) => match members.as_slice() {
                [(name, content)] => (name, Some(Node(content))),
                _ => return Err(Impossible),
            },
            _ => return Err(Impossible),
        };
        let place = variants.iter().position(|variant| variant == name).ok_or(Impossible)?;
        Ok(Choice { place: place as u64, content })
    }
}

/// The items of a list that are left.
struct Items<'a>(&'a [Value]);

impl<'de> SeqAccess<'de> for &mut Items<'_> {
    type Error = Impossible;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Impossible> {
        let Some((first, rest)) = self.0.split_first() else { return Ok(None) };
        self.0 = rest;
        seed.deserialize(Node(first)).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The members of an object in the order of the fields that are left.
struct Fields<'a> {
    object: &'a Value,
    names: &'static [&'static str],
}

impl<'de> SeqAccess<'de> for Fields<'_> {
    type Error = Impossible;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Impossible> {
        let Some((name, rest)) = self.names.split_first() else { return Ok(None) };
        self.names = rest;
        // What is missing gets its default, and what has none is refused.
        let value = self.object.member(name);
        value.map(|value| seed.deserialize(Node(value))).transpose()
    }
}

/// The members of a map that are left.
struct Members<'a> {
    rest: &'a [(String, Value)],
    value: Option<&'a Value>,
}

impl<'de> MapAccess<'de> for Members<'_> {
    type Error = Impossible;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Impossible> {
        let Some(((name, value), rest)) = self.rest.split_first() else { return Ok(None) };
        (self.rest, self.value) = (rest, Some(value));
        seed.deserialize(Node(&Value::Text(name.clone()))).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, Impossible> {
        seed.deserialize(Node(self.value.take().ok_or(Impossible)?))
    }
}

/// One of several, and what it says more.
struct Choice<'a> {
    place: u64,
    content: Option<Node<'a>>,
}

impl<'de> EnumAccess<'de> for Choice<'_> {
    type Error = Impossible;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Self), Impossible> {
        let which = seed.deserialize(Place(self.place))?;
        Ok((which, self))
    }
}

impl<'de> VariantAccess<'de> for Choice<'_> {
    type Error = Impossible;

    fn unit_variant(self) -> Result<(), Impossible> {
        match self.content {
            None | Some(Node(Value::Null)) => Ok(()),
            Some(_) => Err(Impossible),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<T::Value, Impossible> {
        seed.deserialize(self.content.ok_or(Impossible)?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Impossible> {
        self.content.ok_or(Impossible)?.list(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Impossible> {
        self.content.ok_or(Impossible)?.members(fields, visitor)
    }
}

/// The place of a variant among the others.
struct Place(u64);

impl<'de> Deserializer<'de> for Place {
    type Error = Impossible;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Impossible> {
        visitor.visit_u64(self.0)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}
