//! What Rust code says: the calls of `say!` and `key!`, however deep in other macros.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};

use crate::files::Place;

/// Everything that code says.
#[derive(Default)]
pub(super) struct Calls {
    /// The keys, with the arguments that they are given.
    pub(super) said: Vec<Said>,
    /// The attributes that code asks for by name: `key.attribute("hint")`.
    pub(super) attributes: BTreeSet<String>,
    /// The keys that the program itself says, and not only its tests.
    in_the_program: BTreeSet<String>,
}

/// One call.
pub(super) struct Said {
    /// Where it stands.
    pub(super) place: Place,
    /// The key.
    pub(super) key: String,
    /// The names of the arguments.
    pub(super) args: BTreeSet<String>,
}

impl Calls {
    /// Whether the program says this key.
    pub(super) fn says(&self, key: &str) -> bool {
        self.in_the_program.contains(key)
    }

    /// Adds the calls of a file and says what is wrong with them.
    pub(super) fn add(&mut self, file: &str, source: &str) -> Vec<String> {
        let tokens: TokenStream = match source.parse() {
            Ok(tokens) => tokens,
            Err(error) => return vec![format!("{file}: this is not Rust: {error}")],
        };
        let mut reader = Reader { file, calls: self, problems: Vec::new() };
        reader.read(tokens);
        reader.problems
    }
}

/// Reads one file.
struct Reader<'a> {
    file: &'a str,
    calls: &'a mut Calls,
    problems: Vec<String>,
}

impl Reader<'_> {
    /// Looks for calls in these tokens and in every group of them.
    fn read(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            if let TokenTree::Group(group) = token {
                self.read(group.stream());
                self.read_call(&tokens[..at], group);
            }
        }
    }

    /// Takes note of a group that is the arguments of a call.
    fn read_call(&mut self, before: &[TokenTree], group: &Group) {
        match before {
            [.., TokenTree::Ident(name), TokenTree::Punct(mark)] if mark.as_char() == '!' => {
                if name == "say" {
                    self.read_macro(name.span(), group, 1);
                } else if name == "key" {
                    self.read_macro(name.span(), group, 0);
                }
            }
            [.., TokenTree::Ident(name)]
                if name == "attribute" && group.delimiter() == Delimiter::Parenthesis =>
            {
                let attribute = group.stream().into_iter().next().as_ref().and_then(literal);
                self.calls.attributes.extend(attribute);
            }
            _ => {}
        }
    }

    /// Reads the arguments of a macro, of which one is the key and the rest are named after what
    /// the message takes.
    fn read_macro(&mut self, span: Span, group: &Group, key_at: usize) {
        let place = Place { file: self.file.into(), line: span.start().line };
        let parts = separated(group.stream());
        let key = match parts.get(key_at).map(Vec::as_slice) {
            Some([token]) => literal(token),
            _ => None,
        };
        let Some(key) = key else {
            self.problems
                .push(format!("{place}: the key must be a literal, for this check to see"));
            return;
        };
        let names = parts.iter().skip(key_at + 1).filter_map(|part| match part.first() {
            Some(TokenTree::Ident(name)) => Some(name.to_string()),
            _ => None,
        });
        let args = names.collect();
        if is_program(self.file) {
            self.calls.in_the_program.insert(key.clone());
        }
        self.calls.said.push(Said { place, key, args });
    }
}

/// Whether a file is part of a program, and not of its tests.
fn is_program(file: &str) -> bool {
    file.split('/').any(|part| part == "src")
}

/// Tokens between the commas that are not inside a group.
fn separated(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_comma =
        |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
    tokens.split(is_comma).map(<[TokenTree]>::to_vec).collect()
}

/// The text of a plain string literal. Keys have no escapes.
fn literal(token: &TokenTree) -> Option<String> {
    let text = match token {
        TokenTree::Literal(literal) => literal.to_string(),
        _ => return None,
    };
    Some(text.strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::Calls;

    /// The calls of this code as `line key(args)`.
    fn found(source: &str) -> Vec<String> {
        let mut calls = Calls::default();
        assert_eq!(calls.add("src/a.rs", source), Vec::<String>::new());
        let shown = calls.said.iter().map(|said| {
            let args: Vec<&str> = said.args.iter().map(String::as_str).collect();
            format!("{} {}({})", said.place.line, said.key, args.join(" "))
        });
        shown.collect()
    }

    #[test]
    fn calls_name_a_key_and_its_arguments() {
        let source =
            "say!(text, \"a\");\nsay!(self.text, \"b\", who = f(1, 2), gold = [3, 4][0],);";
        assert_eq!(found(source), ["1 a()", "2 b(gold who)"]);
        assert_eq!(found("text::key!(\"c\", x, y)"), ["1 c(x y)"]);
    }

    #[test]
    fn calls_are_found_in_other_macros_and_in_each_other() {
        let source =
            "view! {\n <p class=\"x\">{move || say!(text, \"a\", n = say!(t, \"b\"))}</p> }";
        assert_eq!(found(source), ["2 b()", "2 a(n)"]);
        assert_eq!(found("format!(\"{}\", say!(text, \"a\"))"), ["1 a()"]);
    }

    #[test]
    fn what_only_looks_like_a_call_is_none() {
        assert_eq!(found("// say!(t, \"a\")\n/// key!(\"a\")\nfn say(a: u8) {}"), [""; 0]);
        assert_eq!(
            found("let x = \"say!(t, \\\"a\\\")\"; macro_rules! say { () => {}; }"),
            [""; 0]
        );
    }

    #[test]
    fn a_key_must_be_a_literal() {
        let problems = Calls::default().add("src/a.rs", "\nsay!(text, key)");
        assert_eq!(problems, ["src/a.rs:2: the key must be a literal, for this check to see"]);
        assert_eq!(Calls::default().add("src/a.rs", "fn (").len(), 1);
    }

    #[test]
    fn tests_do_not_count_as_saying_it() {
        let mut calls = Calls::default();
        calls.add("crates/a/tests/a.rs", "say!(text, \"a\")");
        calls.add("crates/a/src/a.rs", "say!(text, \"b\"); key.attribute(\"hint\")");
        assert!(!calls.says("a") && calls.says("b"));
        assert!(calls.attributes.contains("hint"));
    }
}
