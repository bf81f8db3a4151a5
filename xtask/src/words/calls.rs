//! What Rust code says: the calls of `say!`, `key!` and `keys!`, however deep in other macros.

use std::collections::BTreeSet;

use proc_macro2::{Group, Span, TokenStream, TokenTree};

use crate::files::Place;

/// Everything that code says.
#[derive(Default)]
pub(super) struct Calls {
    /// The keys, with the arguments that they are given.
    pub(super) said: Vec<Said>,
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
        if let [.., TokenTree::Ident(name), TokenTree::Punct(mark)] = before
            && mark.as_char() == '!'
        {
            if name == "say" {
                self.read_macro(name.span(), group, 1);
            } else if name == "key" || name == "keys" {
                self.read_macro(name.span(), group, 0);
            }
        }
    }

    /// Reads the arguments of a macro, of which one is the key and the rest are named after what
    /// the message takes. Then may come attributes, each after a semicolon and with what it takes.
    fn read_macro(&mut self, span: Span, group: &Group, key_at: usize) {
        let place = Place { file: self.file.into(), line: span.start().line };
        let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
        let mut pieces =
            separated(&tokens, ';').map(|piece| separated(piece, ',').collect::<Vec<_>>());
        let message = pieces.next().unwrap_or_default();
        let key = match message.get(key_at) {
            Some([token]) => literal(token),
            _ => None,
        };
        let Some(key) = key else {
            self.problems
                .push(format!("{place}: the key must be a literal, for this check to see"));
            return;
        };
        self.add(&place, key.clone(), &message[key_at + 1..]);
        for attribute in pieces {
            let name = attribute.first().and_then(|name| identifier(name)).unwrap_or_default();
            self.add(&place, format!("{key}.{name}"), &attribute[1..]);
        }
    }

    /// Takes note of a key with its arguments, each of which begins with its name.
    fn add(&mut self, place: &Place, key: String, args: &[&[TokenTree]]) {
        if is_program(self.file) {
            self.calls.in_the_program.insert(key.clone());
        }
        let args = args.iter().filter_map(|arg| identifier(arg)).collect();
        self.calls.said.push(Said { place: place.clone(), key, args });
    }
}

/// Whether a file is part of a program, and not of its tests.
fn is_program(file: &str) -> bool {
    file.split('/').any(|part| part == "src")
}

/// Tokens between marks of this kind that are not inside a group.
fn separated(tokens: &[TokenTree], by: char) -> impl Iterator<Item = &[TokenTree]> {
    tokens.split(move |token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == by))
}

/// The name that tokens begin with.
fn identifier(tokens: &[TokenTree]) -> Option<String> {
    match tokens.first()? {
        TokenTree::Ident(name) => Some(name.to_string()),
        _ => None,
    }
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
    fn attributes_follow_their_message_with_their_own_arguments() {
        assert_eq!(found("keys!(\"a\"; hint)"), ["1 a()", "1 a.hint()"]);
        let source = "keys!(\"a\", x, y; hint; tag, z)";
        assert_eq!(found(source), ["1 a(x y)", "1 a.hint()", "1 a.tag(z)"]);
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
        calls.add("crates/a/src/a.rs", "say!(text, \"b\"); keys!(\"c\"; hint)");
        assert!(!calls.says("a") && calls.says("b") && calls.says("c.hint"));
    }
}
