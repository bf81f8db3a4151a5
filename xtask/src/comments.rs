//! Finds the `//` comments of Rust source, and only those: not what looks like one in a string.

/// One `//` comment.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Comment<'a> {
    /// The line it stands on, from 1.
    pub(crate) line: usize,
    /// The text, with its slashes.
    pub(crate) text: &'a str,
}

/// All `//` comments of a source file, doc comments included.
pub(crate) fn line_comments(source: &str) -> Vec<Comment<'_>> {
    let mut comments = Vec::new();
    let (mut rest, mut line) = (source, 1);
    while !rest.is_empty() {
        let (token, after) = rest.split_at(token_length(rest));
        if token.starts_with("//") {
            comments.push(Comment { line, text: token });
        }
        line += token.matches('\n').count();
        rest = after;
    }
    comments
}

/// How many bytes the first token has. Comments and literals are tokens; all else is taken
/// character by character, because nothing in it can hide a comment.
fn token_length(source: &str) -> usize {
    if source.starts_with("//") {
        source.find('\n').unwrap_or(source.len())
    } else if source.starts_with("/*") {
        block_comment_length(source)
    } else if let Some(length) = raw_string_length(source) {
        length
    } else if source.starts_with('"') {
        string_length(source)
    } else if source.starts_with('\'') {
        quote_length(source)
    } else {
        source.chars().next().map_or(1, char::len_utf8)
    }
}

/// The length of a block comment, which may hold others.
fn block_comment_length(source: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < source.len() {
        let rest = &source.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest.starts_with(b"*/") {
            (depth, at) = (depth - 1, at + 2);
        } else {
            at += 1;
        }
        if depth == 0 {
            return at;
        }
    }
    source.len()
}

/// The length of a raw string, if the source starts with one. The `b` or `c` that may precede
/// it is a token of its own here.
fn raw_string_length(source: &str) -> Option<usize> {
    let after_r = source.strip_prefix('r')?;
    let hashes = after_r.len() - after_r.trim_start_matches('#').len();
    let text = after_r[hashes..].strip_prefix('"')?;
    let closing = format!("\"{}", "#".repeat(hashes));
    let opening = 1 + hashes + 1;
    Some(text.find(&closing).map_or(source.len(), |end| opening + end + closing.len()))
}

/// The length of a string with escapes.
fn string_length(source: &str) -> usize {
    let mut characters = source.char_indices().skip(1);
    while let Some((at, character)) = characters.next() {
        match character {
            '"' => return at + 1,
            '\\' => drop(characters.next()),
            _ => {}
        }
    }
    source.len()
}

/// The length of a character literal, or of the quote alone where it starts a lifetime.
fn quote_length(source: &str) -> usize {
    let mut characters = source.char_indices().skip(1);
    match (characters.next(), characters.next()) {
        // The escaped character may itself be a quote, so the search starts after it.
        (Some((_, '\\')), Some((escaped, character))) => {
            let after = escaped + character.len_utf8();
            source[after..].find('\'').map_or(source.len(), |end| after + end + 1)
        }
        (Some(_), Some((end, '\''))) => end + 1,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::line_comments;

    /// The comments of the source as `line text`.
    fn found(source: &str) -> Vec<String> {
        line_comments(source).iter().map(|c| format!("{} {}", c.line, c.text)).collect()
    }

    #[test]
    fn comments_stand_alone_or_end_a_line() {
        let source = "// one\nlet x = 1; // two\n\n    /// three\n//! four";
        assert_eq!(found(source), ["1 // one", "2 // two", "4 /// three", "5 //! four"]);
    }

    #[test]
    fn a_string_hides_no_comment_and_holds_none() {
        assert_eq!(found(r#"let a = "// no"; // yes"#), ["1 // yes"]);
        assert_eq!(found(r#"let a = "\"// no\\"; // yes"#), ["1 // yes"]);
        assert_eq!(found("let a = \"\n// no\n\"; // yes"), ["3 // yes"]);
        assert_eq!(found("let a = \"//"), Vec::<String>::new());
    }

    #[test]
    fn a_raw_string_ends_where_its_hashes_say() {
        assert_eq!(found("r#\"a \" // no\"# // yes"), ["1 // yes"]);
        assert_eq!(found("br\"\\\" // yes"), ["1 // yes"]);
        assert_eq!(found("let r#type = 1; // yes"), ["1 // yes"]);
    }

    #[test]
    fn quotes_are_characters_or_lifetimes() {
        assert_eq!(found("['\"', '\\'', '\\\\', '/'] // yes"), ["1 // yes"]);
        assert_eq!(found("fn f<'a>(x: &'a str) {} // yes"), ["1 // yes"]);
        assert_eq!(found("let (a, b) = ('ß', '\\u{df}'); // yes"), ["1 // yes"]);
    }

    #[test]
    fn block_comments_nest_and_do_not_count() {
        assert_eq!(found("/* a /* // no */ ß // no\n*/ // yes"), ["2 // yes"]);
        assert_eq!(found("/* // no"), Vec::<String>::new());
    }
}
