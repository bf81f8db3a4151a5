//! From Fluent to what a [`Phrasebook`](crate::Phrasebook) reads.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fmt, fs, io};

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
    Variant, VariantKey,
};
use fluent_syntax::parser::parse;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::format::{ARGUMENT, BY_COUNT, BY_PLACE, CLOSE, DEFAULT, END, ENTRY, VARIANT};

/// Messages within messages go no deeper than this, so that a circle is found.
const DEEPEST: usize = 16;

/// Why sources cannot be compiled, one line a mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistakes(pub Vec<String>);

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for Mistakes {}

/// The sources of a language: the `.ftl` files of its folder, each with the name that mistakes in it
/// are told by.
///
/// # Errors
/// If the folder or a file cannot be read.
pub fn read(folder: &Path) -> io::Result<Vec<(String, String)>> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            sources.push((path.display().to_string(), fs::read_to_string(&path)?));
        }
    }
    sources.sort();
    Ok(sources)
}

/// The keys of all messages in the sources of a language, and of their attributes as
/// `message.attribute`, in the order of the alphabet. What cannot be read is left out: [`compile`]
/// says why.
#[must_use]
pub fn keys<S: AsRef<str>>(sources: &[(S, S)]) -> Vec<String> {
    let (language, _) = Language::read(sources);
    language.patterns.into_keys().filter(|key| !key.starts_with('-')).collect()
}

/// Compiles all sources of a language, each given with the name that mistakes in it are told by.
///
/// A message is found by the place of its key among `keys`. So all languages of a program are
/// compiled with the same, and what else a language has is only there to be referred to.
///
/// Terms, other messages, literals, and whatever a term is told are resolved here.
///
/// # Errors
/// If a source is not Fluent, says a thing twice, lacks one of the keys, refers to what is not
/// there, or uses a part of Fluent that a phrasebook cannot say.
pub fn compile<S: AsRef<str>>(sources: &[(S, S)], keys: &[String]) -> Result<String, Mistakes> {
    compile_part(sources, keys, |_| true)
}

/// The same for a program that does not say everything: what it never says keeps its place, and says
/// nothing.
///
/// # Errors
/// As for [`compile`].
pub fn compile_part<S: AsRef<str>>(
    sources: &[(S, S)],
    keys: &[String],
    says: impl Fn(&str) -> bool,
) -> Result<String, Mistakes> {
    let (language, mut mistakes) = Language::read(sources);
    let mut compiled = seal(keys) + &ENTRY.to_string();
    for key in keys {
        if !says(key) {
            compiled.push(ENTRY);
            continue;
        }
        let pattern = language.patterns.get(key).ok_or_else(|| "it is missing".to_owned());
        match pattern.and_then(|pattern| language.write(pattern, None, 0)) {
            Ok(pattern) => compiled.extend([pattern, ENTRY.to_string()]),
            Err(mistake) => mistakes.push(format!("{key}: {mistake}")),
        }
    }
    if mistakes.is_empty() { Ok(compiled) } else { Err(Mistakes(mistakes)) }
}

/// The seal of these keys: another one for other keys, or for the same in another order (FNV-1a).
#[must_use]
pub fn seal(keys: &[String]) -> String {
    let bytes = keys.iter().flat_map(|key| key.bytes().chain([b'\n']));
    let seal = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |seal, byte| {
        (seal ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{seal:016x}")
}

/// What one message or term says, and what each of its attributes says, by key. The key of a term
/// begins with `-`.
#[derive(Default)]
struct Language<'s> {
    patterns: BTreeMap<String, Pattern<&'s str>>,
}

/// What a term is told; `None` outside of terms, where arguments come later.
type Told<'t> = Option<&'t BTreeMap<String, String>>;

impl<'s> Language<'s> {
    /// Everything that can be read, and what is wrong with the rest.
    fn read<S: AsRef<str>>(sources: &'s [(S, S)]) -> (Self, Vec<String>) {
        let mut language = Self::default();
        let mut mistakes = Vec::new();
        for (name, source) in sources {
            let in_file = |mistake: &str| format!("{}: {mistake}", name.as_ref());
            let read = parse(source.as_ref()).unwrap_or_else(|(read, errors)| {
                mistakes.extend(errors.iter().map(|error| in_file(&error.to_string())));
                read
            });
            for entry in read.body {
                mistakes.extend(language.add(entry).err().map(|mistake| in_file(&mistake)));
            }
        }
        (language, mistakes)
    }

    fn add(&mut self, entry: Entry<&'s str>) -> Result<(), String> {
        match entry {
            Entry::Message(message) => {
                self.add_all(message.id.name.to_owned(), message.value, message.attributes)
            }
            Entry::Term(term) => {
                self.add_all(format!("-{}", term.id.name), Some(term.value), term.attributes)
            }
            // The parser has told of junk.
            Entry::Junk { .. }
            | Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_) => Ok(()),
        }
    }

    fn add_all(
        &mut self,
        key: String,
        value: Option<Pattern<&'s str>>,
        attributes: Vec<Attribute<&'s str>>,
    ) -> Result<(), String> {
        for attribute in attributes {
            self.add_one(format!("{key}.{}", attribute.id.name), attribute.value)?;
        }
        value.map_or(Ok(()), |value| self.add_one(key, value))
    }

    fn add_one(&mut self, key: String, pattern: Pattern<&'s str>) -> Result<(), String> {
        let twice = format!("{key} is there twice");
        self.patterns.insert(key, pattern).map_or(Ok(()), |_| Err(twice))
    }

    fn write(
        &self,
        pattern: &Pattern<&str>,
        told: Told<'_>,
        depth: usize,
    ) -> Result<String, String> {
        if depth > DEEPEST {
            return Err("it refers to itself".to_owned());
        }
        pattern.elements.iter().map(|element| self.write_element(element, told, depth)).collect()
    }

    fn write_element(
        &self,
        element: &PatternElement<&str>,
        told: Told<'_>,
        depth: usize,
    ) -> Result<String, String> {
        match element {
            PatternElement::TextElement { value } => plain(value),
            PatternElement::Placeable { expression } => {
                self.write_expression(expression, told, depth)
            }
        }
    }

    fn write_expression(
        &self,
        expression: &Expression<&str>,
        told: Told<'_>,
        depth: usize,
    ) -> Result<String, String> {
        match expression {
            Expression::Inline(inline) => self.write_inline(inline, told, depth),
            Expression::Select { selector, variants } => {
                self.write_choice(selector, variants, told, depth)
            }
        }
    }

    fn write_inline(
        &self,
        inline: &InlineExpression<&str>,
        told: Told<'_>,
        depth: usize,
    ) -> Result<String, String> {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {
                plain(&literal(inline).unwrap_or_default())
            }
            InlineExpression::VariableReference { id } => match told {
                None => Ok(format!("{ARGUMENT}{}{END}", id.name)),
                Some(told) => match told.get(id.name) {
                    Some(value) => plain(value),
                    None => Err(format!("a term is not told ${}", id.name)),
                },
            },
            InlineExpression::MessageReference { id, attribute } => {
                let key = key(id.name, attribute.as_ref().map(|attribute| attribute.name));
                self.write(self.find(&key)?, told, depth + 1)
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let key = key(id.name, attribute.as_ref().map(|attribute| attribute.name));
                let told = told_by(arguments.as_ref())?;
                self.write(self.find(&format!("-{key}"))?, Some(&told), depth + 1)
            }
            InlineExpression::FunctionReference { id, .. } => {
                Err(format!("{}() can only choose, not be said", id.name))
            }
            InlineExpression::Placeable { expression } => {
                self.write_expression(expression, told, depth)
            }
        }
    }

    fn write_choice(
        &self,
        selector: &InlineExpression<&str>,
        variants: &[Variant<&str>],
        told: Told<'_>,
        depth: usize,
    ) -> Result<String, String> {
        let (by, name) = match selector {
            InlineExpression::VariableReference { id } => (BY_COUNT, id.name),
            InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
                number(arguments)?
            }
            InlineExpression::TermReference { attribute: Some(_), .. } => {
                let word = self.write_inline(selector, told, depth)?;
                return self.write(&choose(variants, Some(&word)).value, told, depth);
            }
            _ => return Err("a choice is made by an argument or a term's attribute".to_owned()),
        };
        if let Some(told) = told {
            let word = told.get(name).map(String::as_str);
            if word.is_some_and(|word| word.parse::<f64>().is_ok()) {
                return Err(format!("a term cannot choose by the plural of ${name}"));
            }
            return self.write(&choose(variants, word).value, Some(told), depth);
        }
        let mut choice = format!("{by}{name}{END}");
        for variant in variants {
            let mark = if variant.default { DEFAULT } else { VARIANT };
            let pattern = self.write(&variant.value, told, depth)?;
            choice += &format!("{mark}{}{END}{pattern}", name_of(variant));
        }
        choice.push(CLOSE);
        Ok(choice)
    }

    fn find(&self, key: &str) -> Result<&Pattern<&'s str>, String> {
        self.patterns.get(key).ok_or_else(|| format!("there is no {key}"))
    }
}

/// The key of a message or of one of its attributes.
fn key(message: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(|| message.to_owned(), |attribute| format!("{message}.{attribute}"))
}

/// A text that means nothing but itself.
fn plain(text: &str) -> Result<String, String> {
    match text.chars().find(|&character| character.is_control() && character != '\n') {
        Some(control) => Err(format!("it contains {control:?}")),
        None => Ok(text.to_owned()),
    }
}

/// What a literal says, if it is one.
fn literal(inline: &InlineExpression<&str>) -> Option<String> {
    match inline {
        InlineExpression::StringLiteral { value } => {
            Some(unescape_unicode_to_string(value).into_owned())
        }
        InlineExpression::NumberLiteral { value } => Some((*value).to_owned()),
        _ => None,
    }
}

/// What a term is told by whoever refers to it.
fn told_by(arguments: Option<&CallArguments<&str>>) -> Result<BTreeMap<String, String>, String> {
    let named = arguments.into_iter().flat_map(|arguments| &arguments.named);
    named
        .map(|argument| {
            let value = literal(&argument.value);
            let value = value.ok_or_else(|| format!("${} is no literal", argument.name.name))?;
            Ok((argument.name.name.to_owned(), value))
        })
        .collect()
}

/// How `NUMBER` chooses, and by which argument.
fn number<'s>(arguments: &CallArguments<&'s str>) -> Result<(char, &'s str), String> {
    let [InlineExpression::VariableReference { id }] = arguments.positional.as_slice() else {
        return Err("NUMBER() takes one argument".to_owned());
    };
    let options: Vec<_> =
        arguments.named.iter().map(|option| (option.name.name, literal(&option.value))).collect();
    match options.as_slice() {
        [] => Ok((BY_COUNT, id.name)),
        [("type", Some(kind))] if kind == "cardinal" => Ok((BY_COUNT, id.name)),
        [("type", Some(kind))] if kind == "ordinal" => Ok((BY_PLACE, id.name)),
        _ => Err("NUMBER() knows type: \"cardinal\" and type: \"ordinal\" only".to_owned()),
    }
}

/// The variant for a word that is known by now, or the default.
fn choose<'v, 's>(variants: &'v [Variant<&'s str>], word: Option<&str>) -> &'v Variant<&'s str> {
    let fitting = variants.iter().find(|variant| Some(name_of(variant)) == word);
    let default = || variants.iter().find(|variant| variant.default);
    fitting.or_else(default).unwrap_or(&variants[0])
}

/// What a variant is called.
fn name_of<'s>(variant: &Variant<&'s str>) -> &'s str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}
