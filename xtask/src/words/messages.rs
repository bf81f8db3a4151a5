//! The messages of one language, with the variables that each of them uses.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Attribute, CallArguments, Comment, Entry as Parsed, Expression, Identifier, InlineExpression,
    Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::files::Place;

/// Everything that one language says: messages, their attributes as `message.attribute`, and terms
/// as `-term`.
#[derive(Default)]
pub(super) struct Messages {
    /// By key.
    pub(super) entries: BTreeMap<String, Entry>,
}

/// A message, an attribute or a term.
pub(super) struct Entry {
    /// Where it stands.
    pub(super) place: Place,
    /// The variables in it.
    variables: BTreeSet<String>,
    /// Those of them that are read, and do not only choose what is.
    said: BTreeSet<String>,
    /// The variables that its comment or its group's documents, whether or not it uses them.
    documented: BTreeSet<String>,
    /// The messages and terms that it refers to.
    refers_to: BTreeSet<String>,
    /// The choices that it makes, each by a variable.
    pub(super) choices: Vec<Choice>,
    /// The variables that it says before a word without choosing a form by them, each with the
    /// numbers for which it says something else.
    pub(super) bare: Vec<Choice>,
}

/// A choice by a variable.
pub(super) struct Choice {
    /// The variable.
    pub(super) by: String,
    /// The variants, by name.
    pub(super) variants: BTreeSet<String>,
}

impl Messages {
    /// Adds the messages of a file and says what is wrong with it.
    pub(super) fn add(&mut self, file: &str, source: &str) -> Vec<String> {
        let (resource, errors) = match parser::parse(source) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let file = File { name: file, source };
        let junk = errors.iter().map(|error| format!("{}: {error}", file.place(error.pos.start)));
        let mut problems: Vec<String> = junk.collect();
        let mut group = BTreeSet::new();
        for parsed in &resource.body {
            if let Parsed::GroupComment(comment) = parsed {
                group = documented(comment);
            } else if let Some(definition) = Definition::of(parsed) {
                let entries = file.entries(&definition, &group);
                problems.extend(entries.filter_map(|(key, entry)| self.put(key, entry)));
            }
        }
        problems
    }

    /// Adds one entry; says so, if there is one with that key already.
    fn put(&mut self, key: String, entry: Entry) -> Option<String> {
        if let Some(first) = self.entries.get(&key) {
            return Some(format!("{}: `{key}` is at {} already", entry.place, first.place));
        }
        self.entries.insert(key, entry);
        None
    }

    /// The messages and their attributes.
    pub(super) fn messages(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.all().filter(|(key, _)| !key.starts_with('-'))
    }

    /// The terms, without their attributes, which only their own language looks at.
    pub(super) fn terms(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.all().filter(|(key, _)| key.starts_with('-') && !key.contains('.'))
    }

    /// Everything, by key.
    fn all(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.entries.iter().map(|(key, entry)| (key.as_str(), entry))
    }

    /// The keys that some entry refers to.
    pub(super) fn referred_to(&self) -> BTreeSet<&str> {
        self.entries.values().flat_map(|entry| &entry.refers_to).map(String::as_str).collect()
    }

    /// The variables of an entry and of the messages it refers to, which see the same variables.
    /// Terms do not.
    pub(super) fn uses(&self, entry: &Entry) -> BTreeSet<String> {
        self.with_referred(entry, |entry| &entry.variables)
    }

    /// The same, but only those that are read: a number that chooses a plural and is not said itself
    /// is missing from the sentence.
    pub(super) fn says(&self, entry: &Entry) -> BTreeSet<String> {
        self.with_referred(entry, |entry| &entry.said)
    }

    /// Some variables of an entry and of the messages it refers to.
    fn with_referred(
        &self,
        entry: &Entry,
        some: fn(&Entry) -> &BTreeSet<String>,
    ) -> BTreeSet<String> {
        let mut found = some(entry).clone();
        let mut seen = BTreeSet::new();
        let mut open: Vec<&String> = entry.refers_to.iter().collect();
        while let Some(key) = open.pop() {
            if key.starts_with('-') || !seen.insert(key) {
                continue;
            }
            if let Some(other) = self.entries.get(key) {
                found.extend(some(other).iter().cloned());
                open.extend(&other.refers_to);
            }
        }
        found
    }

    /// The variables that an entry must be given: those it uses, and those it documents for
    /// languages that need them.
    pub(super) fn takes(&self, entry: &Entry) -> BTreeSet<String> {
        let mut takes = self.uses(entry);
        takes.extend(entry.documented.iter().cloned());
        takes
    }
}

/// A message or a term as it was parsed.
struct Definition<'a, 's> {
    /// `-` before a term's name, nothing before a message's.
    mark: &'static str,
    id: &'a Identifier<&'s str>,
    value: Option<&'a Pattern<&'s str>>,
    attributes: &'a [Attribute<&'s str>],
    comment: Option<&'a Comment<&'s str>>,
}

impl<'a, 's> Definition<'a, 's> {
    /// The definition, unless this is a comment or junk.
    fn of(parsed: &'a Parsed<&'s str>) -> Option<Self> {
        match parsed {
            Parsed::Message(message) => Some(Self {
                mark: "",
                id: &message.id,
                value: message.value.as_ref(),
                attributes: &message.attributes,
                comment: message.comment.as_ref(),
            }),
            Parsed::Term(term) => Some(Self {
                mark: "-",
                id: &term.id,
                value: Some(&term.value),
                attributes: &term.attributes,
                comment: term.comment.as_ref(),
            }),
            Parsed::Comment(_)
            | Parsed::GroupComment(_)
            | Parsed::ResourceComment(_)
            | Parsed::Junk { .. } => None,
        }
    }
}

/// A file that is being read.
#[derive(Clone, Copy)]
struct File<'s> {
    name: &'s str,
    source: &'s str,
}

impl<'s> File<'s> {
    /// The value and the attributes of a definition, each with its key. What is documented is
    /// given to the value only.
    fn entries(
        self,
        definition: &Definition<'_, 's>,
        group: &BTreeSet<String>,
    ) -> impl Iterator<Item = (String, Entry)> {
        let &Definition { mark, id, value, attributes, comment } = definition;
        let key = format!("{mark}{}", id.name);
        let mut known = group.clone();
        known.extend(comment.map(documented).unwrap_or_default());
        let value = value.map(|pattern| (key.clone(), self.entry(id, pattern, known)));
        let attribute = move |attribute: &Attribute<&'s str>| {
            let key = format!("{key}.{}", attribute.id.name);
            (key, self.entry(&attribute.id, &attribute.value, BTreeSet::new()))
        };
        value.into_iter().chain(attributes.iter().map(attribute).collect::<Vec<_>>())
    }

    /// One entry of this file.
    fn entry(
        self,
        id: &Identifier<&'s str>,
        pattern: &Pattern<&'s str>,
        documented: BTreeSet<String>,
    ) -> Entry {
        // Names are slices of the source, so their address tells where they stand.
        let offset = id.name.as_ptr().addr() - self.source.as_ptr().addr();
        let place = self.place(offset);
        let mut entry = Entry {
            place,
            variables: BTreeSet::new(),
            said: BTreeSet::new(),
            documented,
            refers_to: BTreeSet::new(),
            choices: Vec::new(),
            bare: bare(pattern),
        };
        entry.read_pattern(pattern);
        entry
    }

    /// The line with this byte.
    fn place(self, offset: usize) -> Place {
        let before = &self.source.as_bytes()[..offset.min(self.source.len())];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        Place { file: self.name.into(), line }
    }
}

impl Entry {
    /// Takes note of what a pattern refers to.
    fn read_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    /// Takes note of what an expression refers to, in all its variants.
    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Select { selector, variants } => {
                let said = self.said.clone();
                self.read_inline(selector);
                self.said = said;
                self.choices.extend(chooser(selector).map(|by| Choice::new(by, variants)));
                variants.iter().for_each(|variant| self.read_pattern(&variant.value));
            }
            Expression::Inline(inline) => self.read_inline(inline),
        }
    }

    /// Takes note of what a placeable refers to.
    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.into());
                self.said.insert(id.name.into());
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.refers_to.insert(with_attribute(id.name, attribute.as_ref()));
            }
            InlineExpression::TermReference { id, attribute: _, arguments } => {
                self.refers_to.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.read_arguments(arguments));
            }
            InlineExpression::FunctionReference { id: _, arguments } => {
                self.read_arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    /// Takes note of what the arguments of a call refer to.
    fn read_arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.read_inline(argument));
        arguments.named.iter().for_each(|argument| self.read_inline(&argument.value));
    }
}

/// The variable by which a selector chooses a word or a plural: itself, or in `NUMBER($count)`. By
/// place, as in "second", languages have other forms.
fn chooser<'s>(selector: &InlineExpression<&'s str>) -> Option<&'s str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::FunctionReference { arguments, .. } if arguments.named.is_empty() => {
            arguments.positional.first().and_then(chooser)
        }
        _ => None,
    }
}

impl Choice {
    /// The choice by this variable among these.
    fn new(by: &str, variants: &[Variant<&str>]) -> Self {
        let variants = variants.iter().map(|variant| name_of(variant).to_owned()).collect();
        Self { by: by.to_owned(), variants }
    }

    /// Whether it has a form for some numbers.
    pub(super) fn names_a_form(&self) -> bool {
        FORMS.iter().any(|form| self.variants.contains(*form))
    }
}

/// The forms that languages know, but for "other", which choices by a word have too.
const FORMS: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// The variables that stand before a word in a pattern, such as `{ $count } cards`, where no form is
/// chosen by them; each with the numbers that are chosen elsewhere.
fn bare(pattern: &Pattern<&str>) -> Vec<Choice> {
    let mut found = Vec::new();
    for (place, element) in pattern.elements.iter().enumerate() {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                if let InlineExpression::VariableReference { id } = inline
                    && goes_on_with_a_word(&pattern.elements[place + 1..])
                {
                    found.push(Choice::new(id.name, &[]));
                }
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                found.extend(bare_in_variants(selector, variants));
            }
        }
    }
    found
}

/// The same in the variants of a choice.
fn bare_in_variants(
    selector: &InlineExpression<&str>,
    variants: &[Variant<&str>],
) -> impl Iterator<Item = Choice> {
    let by = chooser(selector).unwrap_or_default();
    let choice = Choice::new(by, variants);
    variants.iter().flat_map(move |variant| {
        let mut within = bare(&variant.value);
        if choice.names_a_form() || is_number(name_of(variant)) {
            within.retain(|bare| bare.by != by);
        }
        let numbers = choice.variants.iter().filter(|name| is_number(name));
        for bare in within.iter_mut().filter(|bare| bare.by == by) {
            bare.variants.extend(numbers.clone().cloned());
        }
        within
    })
}

/// Whether a variant is for one number alone.
fn is_number(variant: &str) -> bool {
    variant.starts_with(|first: char| !first.is_alphabetic())
}

/// Whether a text goes on with a word, also after a space that is written as a literal.
fn goes_on_with_a_word(elements: &[PatternElement<&str>]) -> bool {
    let text = elements.iter().map_while(text_of).collect::<String>();
    let word = text.trim_start();
    word.len() < text.len() && word.starts_with(char::is_alphabetic)
}

/// A part of a pattern that is the same whatever the arguments.
fn text_of<'s>(element: &PatternElement<&'s str>) -> Option<Cow<'s, str>> {
    match element {
        PatternElement::TextElement { value } => Some(Cow::Borrowed(value)),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => Some(unescape_unicode_to_string(value)),
        PatternElement::Placeable { .. } => None,
    }
}

/// What a variant is called.
fn name_of<'s>(variant: &Variant<&'s str>) -> &'s str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The key of a message, or of its attribute.
fn with_attribute(message: &str, attribute: Option<&Identifier<&str>>) -> String {
    match attribute {
        Some(attribute) => format!("{message}.{}", attribute.name),
        None => message.into(),
    }
}

/// The variables that a comment documents: lines that begin with `$name:`.
fn documented(comment: &Comment<&str>) -> BTreeSet<String> {
    let name = |line: &&str| Some(line.strip_prefix('$')?.split_once(':')?.0.to_owned());
    let names = comment.content.iter().filter_map(name);
    names.filter(|name| !name.contains(char::is_whitespace)).collect()
}

#[cfg(test)]
mod tests {
    use super::Messages;

    /// What is wrong with these words.
    fn wrong(source: &str) -> Vec<String> {
        Messages::default().add("en.ftl", source)
    }

    #[test]
    fn junk_is_named_with_its_line() {
        let problems = wrong("a = A\n\nb B\n\nc = { $x\n");
        assert_eq!(problems.len(), 2, "{problems:?}");
        assert!(problems[0].starts_with("en.ftl:3: "), "{problems:?}");
        assert!(problems[1].starts_with("en.ftl:"), "{problems:?}");
    }

    #[test]
    fn a_key_stands_once_in_a_language_whatever_the_file() {
        let mut messages = Messages::default();
        assert!(messages.add("one.ftl", "a = A\n    .x = X\n").is_empty());
        let problems = messages.add("two.ftl", "b = B\na = A\n    .x = X\n");
        let expected =
            ["two.ftl:2: `a` is at one.ftl:1 already", "two.ftl:3: `a.x` is at one.ftl:2 already"];
        assert_eq!(problems, expected);
    }
}
