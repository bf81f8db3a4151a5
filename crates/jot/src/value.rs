//! A text, taken apart.

use std::iter::Peekable;
use std::str::Chars;

/// Lists and objects in each other, at the most: whoever sends more of them means no good.
const DEEPEST: u32 = 100;

/// Any value. Numbers are whole.
pub(crate) enum Value {
    Null,
    Bool(bool),
    Positive(u64),
    Negative(i64),
    Text(String),
    List(Vec<Self>),
    Object(Vec<(String, Self)>),
}

impl Value {
    /// Takes a text apart. `None` if it is no JSON, or has fractions in it.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut reader = Reader { rest: text.chars().peekable(), depth: 0 };
        let value = reader.value()?;
        reader.pass_space();
        reader.rest.next().is_none().then_some(value)
    }

    /// A member of an object.
    pub(crate) fn member(&self, name: &str) -> Option<&Self> {
        let Self::Object(members) = self else { return None };
        members.iter().find(|(other, _)| other == name).map(|(_, value)| value)
    }
}

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
    /// How many lists and objects are open.
    depth: u32,
}

impl Reader<'_> {
    fn pass_space(&mut self) {
        while self.rest.next_if(|letter| matches!(letter, ' ' | '\t' | '\n' | '\r')).is_some() {}
    }

    /// The next letter that is no space, if it is this one, is read.
    fn takes(&mut self, letter: char) -> bool {
        self.pass_space();
        self.rest.next_if_eq(&letter).is_some()
    }

    fn value(&mut self) -> Option<Value> {
        self.pass_space();
        match self.rest.next()? {
            'n' => self.word("ull", Value::Null),
            't' => self.word("rue", Value::Bool(true)),
            'f' => self.word("alse", Value::Bool(false)),
            '"' => self.text().map(Value::Text),
            '[' => self.deeper(Self::list),
            '{' => self.deeper(Self::object),
            '-' => {
                let first = self.rest.next()?;
                let size = self.number(first)?;
                // There is one more below zero than above.
                0_i64.checked_sub_unsigned(size).map(Value::Negative)
            }
            first => self.number(first).map(Value::Positive),
        }
    }

    fn word(&mut self, rest: &str, value: Value) -> Option<Value> {
        rest.chars().all(|letter| self.rest.next() == Some(letter)).then_some(value)
    }

    /// A whole number that begins with this digit.
    fn number(&mut self, first: char) -> Option<u64> {
        let mut number = u64::from(first.to_digit(10)?);
        while let Some(digit) = self.rest.peek().and_then(|letter| letter.to_digit(10)) {
            // Nothing but zero itself begins with zero.
            if first == '0' {
                return None;
            }
            self.rest.next();
            number = number.checked_mul(10)?.checked_add(u64::from(digit))?;
        }
        let goes_on = matches!(self.rest.peek(), Some('.' | 'e' | 'E'));
        (!goes_on).then_some(number)
    }

    /// A text whose first quote is read.
    fn text(&mut self) -> Option<String> {
        let mut text = String::new();
        loop {
            match self.rest.next()? {
                '"' => return Some(text),
                '\\' => text.push(self.escaped()?),
                '\0'..='\x1f' => return None,
                letter => text.push(letter),
            }
        }
    }

    /// A letter that is written with a backslash, which is read.
    fn escaped(&mut self) -> Option<char> {
        Some(match self.rest.next()? {
            letter @ ('"' | '\\' | '/') => letter,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => return self.numbered(),
            _ => return None,
        })
    }

    /// A letter that is written as its number, or as two: those that were numbered late are.
    fn numbered(&mut self) -> Option<char> {
        let first = self.four_digits()?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first);
        }
        let second = if self.rest.next()? == '\\' && self.rest.next()? == 'u' {
            self.four_digits()?
        } else {
            return None;
        };
        let low = second.checked_sub(0xdc00).filter(|low| *low < 0x400)?;
        char::from_u32(0x1_0000 + ((first - 0xd800) << 10) + low)
    }

    fn four_digits(&mut self) -> Option<u32> {
        let mut number = 0;
        for _ in 0..4 {
            number = number * 16 + self.rest.next()?.to_digit(16)?;
        }
        Some(number)
    }

    fn deeper(&mut self, read: fn(&mut Self) -> Option<Value>) -> Option<Value> {
        self.depth += 1;
        let value = if self.depth > DEEPEST { None } else { read(self) };
        self.depth -= 1;
        value
    }

    /// A list whose bracket is read.
    fn list(&mut self) -> Option<Value> {
        let mut items = Vec::new();
        if self.takes(']') {
            return Some(Value::List(items));
        }
        loop {
            items.push(self.value()?);
            if self.takes(']') {
                return Some(Value::List(items));
            }
            if !self.takes(',') {
                return None;
            }
        }
    }

    /// An object whose brace is read.
    fn object(&mut self) -> Option<Value> {
        let mut members = Vec::new();
        if self.takes('}') {
            return Some(Value::Object(members));
        }
        loop {
            if !self.takes('"') {
                return None;
            }
            let name = self.text()?;
            if !self.takes(':') {
                return None;
            }
            members.push((name, self.value()?));
            if self.takes('}') {
                return Some(Value::Object(members));
            }
            if !self.takes(',') {
                return None;
            }
        }
    }
}
