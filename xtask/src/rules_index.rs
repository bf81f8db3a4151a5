//! Holds the rules document against the tests: every rule is cited by a test, and every
//! citation names a rule.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::comments::{Comment, line_comments};
use crate::files::{self, Place, files_below};

/// The document that defines the rules, one `- **I10** ...` each.
const DOCUMENT: &str = "docs/rules.md";

/// Where the packages with tests live.
const CRATES: &str = "crates";

/// A comment in a test that names a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Citation {
    id: String,
    place: Place,
}

/// The rules in the document's order, and what the tests cite.
struct Index {
    rules: Vec<String>,
    citations: Vec<Citation>,
}

/// Fails unless every rule is cited and every citation names a rule.
pub(crate) fn check() -> Result<()> {
    Index::read()?.judge()
}

/// Prints where each rule is cited, then checks as [`check`] does.
pub(crate) fn list() -> Result<()> {
    let index = Index::read()?;
    print!("{}", index.listing());
    index.judge()
}

impl Index {
    /// Reads the document and the tests.
    fn read() -> Result<Self> {
        let document = files::text(Path::new(DOCUMENT))?;
        let rules = rule_ids(&document).with_context(|| format!("in {DOCUMENT}"))?;
        Ok(Index { rules, citations: all_citations()? })
    }

    /// Says that all is well, or what is not.
    fn judge(&self) -> Result<()> {
        let problems = self.problems();
        if !problems.is_empty() {
            bail!("the rules and the tests do not match:\n{}", problems.join("\n"));
        }
        println!("{} rules, all cited by tests", self.rules.len());
        Ok(())
    }

    /// One line for all rules that no test cites, and one for each citation of no rule.
    fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let uncited = self.uncited();
        if !uncited.is_empty() {
            problems.push(format!("rules that no test cites: {}", uncited.join(", ")));
        }
        let unknown = self.unknown().into_iter();
        problems.extend(
            unknown.map(|Citation { id, place }| format!("{place}: there is no rule {id}")),
        );
        problems
    }

    /// The rules that no test cites.
    fn uncited(&self) -> Vec<&str> {
        let cited: BTreeSet<&str> = self.citations.iter().map(|c| c.id.as_str()).collect();
        self.rules.iter().map(String::as_str).filter(|id| !cited.contains(id)).collect()
    }

    /// The citations of rules that do not exist. Only a letter that some rule has makes a
    /// citation: `P2` may mean something else where no rule starts with P.
    fn unknown(&self) -> Vec<&Citation> {
        let letters: BTreeSet<char> = self.rules.iter().filter_map(|id| letter(id)).collect();
        let is_citation = |id: &str| letter(id).is_some_and(|letter| letters.contains(&letter));
        self.citations
            .iter()
            .filter(|c| is_citation(&c.id) && !self.rules.contains(&c.id))
            .collect()
    }

    /// For each rule how often it is cited, and where first.
    fn listing(&self) -> String {
        self.rules.iter().map(|id| self.listed(id)).collect()
    }

    /// One rule's line in the listing.
    fn listed(&self, id: &str) -> String {
        let places: Vec<&Place> =
            self.citations.iter().filter(|c| c.id == id).map(|c| &c.place).collect();
        let first = places.first().map_or_else(|| "-".to_owned(), ToString::to_string);
        format!("{id:<5}{:>4}  {first}\n", places.len())
    }
}

/// The letter of a rule id.
fn letter(id: &str) -> Option<char> {
    id.chars().next()
}

/// The ids that the document defines, in its order.
///
/// # Errors
///
/// When it defines none, which means that its form has changed, or one twice.
pub(crate) fn rule_ids(document: &str) -> Result<Vec<String>> {
    let mut ids: Vec<String> = Vec::new();
    for id in document.lines().filter_map(defined_id) {
        ensure!(!ids.iter().any(|known| known == id), "the rule {id} is defined twice");
        ids.push(id.to_owned());
    }
    ensure!(!ids.is_empty(), "no line defines a rule, as `- **A1** ...` would");
    Ok(ids)
}

/// The id of the rule that this line of the document defines.
fn defined_id(line: &str) -> Option<&str> {
    let (id, _) = line.strip_prefix("- **")?.split_once("**")?;
    is_id(id).then_some(id)
}

/// Whether a word has the form of a rule id: a capital letter and a number.
pub(crate) fn is_id(word: &str) -> bool {
    let mut characters = word.chars();
    let is_letter = characters.next().is_some_and(|c| c.is_ascii_uppercase());
    let number = characters.as_str();
    is_letter && !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
}

/// The ids that a comment names, as whole words.
fn cited_ids(comment: &str) -> impl Iterator<Item = &str> {
    comment.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|word| is_id(word))
}

/// The citations of every test in every package.
fn all_citations() -> Result<Vec<Citation>> {
    let mut citations = Vec::new();
    for package in files::entries(Path::new(CRATES))? {
        for file in files_below(&package.join("src"), "rs")? {
            citations.extend(read_citations(&file, unit_tests)?);
        }
        for file in files_below(&package.join("tests"), "rs")? {
            citations.extend(read_citations(&file, line_comments)?);
        }
    }
    Ok(citations)
}

/// The citations of one file, in the comments that `pick` takes from its source.
fn read_citations(file: &Path, pick: fn(&str) -> Vec<Comment<'_>>) -> Result<Vec<Citation>> {
    Ok(citations(&file.display().to_string(), &pick(&files::text(file)?)))
}

/// The citations in the comments of one file.
fn citations(file: &str, comments: &[Comment<'_>]) -> Vec<Citation> {
    let cite = |line, id: &str| Citation {
        id: id.to_owned(),
        place: Place { file: file.to_owned(), line },
    };
    comments.iter().flat_map(|c| cited_ids(c.text).map(move |id| cite(c.line, id))).collect()
}

/// The comments of a source file's unit tests, which are taken to fill the file from the first
/// `#[cfg(test)]` on: rules that the code itself mentions are not thereby tested.
fn unit_tests(source: &str) -> Vec<Comment<'_>> {
    let start = source.lines().position(|line| line.trim_start().starts_with("#[cfg(test)]"));
    let Some(start) = start else { return Vec::new() };
    let mut comments = line_comments(source);
    comments.retain(|comment| comment.line > start + 1);
    comments
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An index of these rules and of the citations in this test file.
    fn index(rules: &[&str], source: &str) -> Index {
        Index {
            rules: rules.iter().map(ToString::to_string).collect(),
            citations: citations("a.rs", &line_comments(source)),
        }
    }

    /// The ids cited in these comments.
    fn ids(comments: &[Comment<'_>]) -> Vec<String> {
        citations("a.rs", comments).into_iter().map(|c| c.id).collect()
    }

    #[test]
    fn rules_are_list_items_that_start_with_a_bold_id() {
        let document = "# Rules\n- **S1** 3–5 players\n- **I10** pays; see **S1**\n  - **S2** no\n\
            - **Royal** no\n- **s3** no\n- **S** no\n**S4** no\n- **S5 no\n- see **S6**\n";
        assert_eq!(rule_ids(document).unwrap(), ["S1", "I10"]);
    }

    #[test]
    fn a_document_without_rules_or_with_one_twice_is_refused() {
        assert!(rule_ids("# Rules\n").unwrap_err().to_string().contains("no line defines a rule"));
        let error = rule_ids("- **S1** a\n- **S2** b\n- **S1** c\n").unwrap_err();
        assert_eq!(error.to_string(), "the rule S1 is defined twice");
    }

    #[test]
    fn a_comment_cites_whole_words_only() {
        let cited = |comment| cited_ids(comment).collect::<Vec<_>>();
        assert_eq!(cited("// I10"), ["I10"]);
        assert_eq!(cited("// H3, H4: I10's promise (S1–S2)."), ["H3", "H4", "I10", "S1", "S2"]);
        assert_eq!(cited("// XI10 I10a I_10 _I10 I10_ i10 I 10 ßI10"), Vec::<&str>::new());
    }

    #[test]
    fn strings_and_code_cite_nothing() {
        let source = "let I1 = \"// I2\"; // I3\n/* I4 */";
        assert_eq!(ids(&line_comments(source)), ["I3"]);
    }

    #[test]
    fn source_files_count_from_their_first_unit_test_on() {
        let source = "// I1\nlet a = 1; // I2\n    #[cfg(test)] // I3\nmod tests {\n    // I4\n}\n";
        assert_eq!(ids(&unit_tests(source)), ["I4"]);
        assert_eq!(ids(&unit_tests("// I1: no test here\n")), Vec::<String>::new());
    }

    #[test]
    fn rules_without_a_test_and_tests_without_a_rule_are_named() {
        let index = index(&["I1", "I2", "H1", "H2"], "// I1\n// H1, I3\n// P2: another letter\n");
        assert_eq!(
            index.problems(),
            ["rules that no test cites: I2, H2", "a.rs:2: there is no rule I3"]
        );
        assert!(index.judge().is_err());
    }

    #[test]
    fn an_index_in_which_all_is_cited_passes() {
        assert!(index(&["I1", "I2"], "// I2\n// I1, I2\n").judge().is_ok());
    }

    #[test]
    fn the_listing_counts_citations_and_names_the_first_place() {
        let index = index(&["I1", "I2"], "\n// I1\n// I1\n");
        assert_eq!(index.listing(), "I1      2  a.rs:2\nI2      0  -\n");
    }
}
