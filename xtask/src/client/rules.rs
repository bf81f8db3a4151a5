//! The rules as people read them in the page: `docs/rules.md` as a piece of HTML, one a language.
//!
//! Rules and sections can be reached by their ids, which are the same in every language: rule M3 is
//! `rule-M3`, the section of the Market `rules-M`, the list of all sections `rules-contents`, and what
//! comes before it, which tells whoever is new what the game is about, `rules-beginning`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::files;
use crate::rules_index::{is_id, rule_ids};

/// Where the documents are.
const DOCUMENTS: &str = "docs";

/// The first section of a document is the list of the others.
const CONTENTS: &str = "rules-contents";

/// What a document says before it: what the game is about.
const BEGINNING: &str = "rules-beginning";

/// The rules in every language that there is: the tag of the language, and the piece of HTML.
pub(super) fn all() -> Result<Vec<(String, String)>> {
    let mut all = Vec::new();
    for path in files::with_extension(Path::new(DOCUMENTS), "md")? {
        if let Some(language) = language(files::name(&path)?) {
            let page = page(&files::text(&path)?).with_context(|| path.display().to_string())?;
            all.push((language.to_owned(), page));
        }
    }
    Ok(all)
}

/// The language of a document of rules: English for `rules.md`, Spanish for `rules.es.md`.
fn language(name: &str) -> Option<&str> {
    match name.strip_prefix("rules.")? {
        "md" => Some("en"),
        other => other.strip_suffix(".md"),
    }
}

/// A document as a piece of HTML: without its title, which the page gives itself, and with every
/// heading one level lower.
fn page(document: &str) -> Result<String> {
    let rules = rule_ids(document)?.into_iter().collect();
    let events: Vec<Event<'_>> = Parser::new_ext(document, Options::ENABLE_TABLES).collect();
    let places = Places { rules, sections: sections(&events) };
    let mut html = String::new();
    html::push_html(&mut html, places.rewritten(&events)?.into_iter());
    places.ensure_reachable(&html)?;
    Ok(html)
}

/// What can be linked to on a page.
struct Places {
    /// The ids of the rules.
    rules: BTreeSet<String>,
    /// The id of each section, by the anchor that links in the document name.
    sections: BTreeMap<String, String>,
}

/// The sections of a document, by their anchors.
fn sections(events: &[Event<'_>]) -> BTreeMap<String, String> {
    let mut sections = BTreeMap::new();
    let starts = events.iter().enumerate().filter(|(_, event)| is_section(event));
    for (place, _) in starts {
        let anchor = anchor(&heading(&events[place..]));
        let id = match sections.len() {
            0 => CONTENTS.to_owned(),
            _ => section_id(&heading(&events[place..])),
        };
        sections.insert(anchor, id);
    }
    sections
}

/// Where the first paragraph before any section starts, if there is one.
fn first_paragraph(events: &[Event<'_>]) -> Option<usize> {
    let before = events.iter().take_while(|event| !is_section(event));
    before.enumerate().find(|(_, event)| is_paragraph(event)).map(|(place, _)| place)
}

/// Whether a paragraph starts here.
const fn is_paragraph(event: &Event<'_>) -> bool {
    matches!(event, Event::Start(Tag::Paragraph))
}

/// Whether a section starts here. The title is the start of the whole document.
const fn is_section(event: &Event<'_>) -> bool {
    matches!(event, Event::Start(Tag::Heading { level, .. }) if !matches!(level, HeadingLevel::H1))
}

/// The words of the heading that starts with these events.
fn heading(events: &[Event<'_>]) -> String {
    let words = events.iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
    words.filter_map(text).collect()
}

/// The words of an event.
fn text<'a>(event: &'a Event<'_>) -> Option<&'a str> {
    match event {
        Event::Text(text) | Event::Code(text) => Some(text),
        _ => None,
    }
}

/// The id of a section: by its letter, as in "Market (M)", or else by its words.
fn section_id(heading: &str) -> String {
    let letter = heading.rsplit_once(" (").and_then(|(_, rest)| rest.strip_suffix(')'));
    match letter.filter(|letter| letter.len() == 1) {
        Some(letter) => format!("rules-{letter}"),
        None => format!("rules-{}", anchor(heading)),
    }
}

/// The anchor by which a document links to one of its headings, as on GitHub.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

impl Places {
    /// The events of the document as the page wants them.
    fn rewritten<'a>(&self, events: &[Event<'a>]) -> Result<Vec<Event<'a>>> {
        let mut page = Vec::new();
        // What is inside a title, a heading, code or a link is no citation.
        let (mut title, mut plain) = (false, 0);
        let beginning = first_paragraph(events);
        for (place, event) in events.iter().enumerate() {
            match event {
                Event::Html(_) | Event::InlineHtml(_) => bail!("the rules contain HTML: {event:?}"),
                Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => title = true,
                Event::End(TagEnd::Heading(HeadingLevel::H1)) => title = false,
                _ if title => {}
                _ if Some(place) == beginning => {
                    page.push(raw(format!("<p id=\"{BEGINNING}\">")));
                }
                Event::Start(Tag::Heading { level, .. }) => {
                    plain += 1;
                    let id = &self.sections[&anchor(&heading(&events[place..]))];
                    page.push(raw(format!("<{} id=\"{id}\">", lower(*level))));
                }
                Event::End(TagEnd::Heading(level)) => {
                    plain -= 1;
                    page.push(raw(format!("</{}>\n", lower(*level))));
                }
                Event::Start(Tag::Link { dest_url, .. }) => {
                    plain += 1;
                    page.push(raw(format!("<a href=\"#{}\">", self.linked(dest_url)?)));
                }
                Event::End(TagEnd::Link) => {
                    plain -= 1;
                    page.push(raw("</a>".to_owned()));
                }
                // A wide table scrolls by itself, also with the keyboard.
                Event::Start(Tag::Table(_)) => {
                    page.push(raw("<div class=\"wide\" tabindex=\"0\">".to_owned()));
                    page.push(event.clone());
                }
                Event::End(TagEnd::Table) => {
                    page.extend([event.clone(), raw("</div>\n".to_owned())]);
                }
                Event::Start(Tag::Item) => match self.defined(&events[place + 1..]) {
                    Some(id) => page.push(raw(format!("<li id=\"rule-{id}\">"))),
                    None => page.push(event.clone()),
                },
                Event::Text(text) if plain == 0 && !self.rules.contains(&**text) => {
                    page.extend(self.cited(text));
                }
                _ => page.push(event.clone()),
            }
        }
        Ok(page)
    }

    /// The id that a link within the document leads to.
    fn linked(&self, address: &str) -> Result<&str> {
        let section = address.strip_prefix('#').and_then(|anchor| self.sections.get(anchor));
        section.map(String::as_str).with_context(|| format!("a link leads nowhere: {address}"))
    }

    /// The rule that a list item defines, given what is in it: it starts with its id in bold.
    fn defined(&self, item: &[Event<'_>]) -> Option<&str> {
        let bold = item.iter().skip_while(|event| matches!(event, Event::Start(Tag::Paragraph)));
        match bold.take(2).collect::<Vec<_>>().as_slice() {
            [Event::Start(Tag::Strong), Event::Text(id)] => {
                self.rules.get(&**id).map(String::as_str)
            }
            _ => None,
        }
    }

    /// A text in which the rules that it names are links to them.
    fn cited<'a>(&self, text: &str) -> Vec<Event<'a>> {
        let mut parts = Vec::new();
        let mut said = String::new();
        for word in text.split_inclusive(|c: char| !c.is_alphanumeric()) {
            let id = word.trim_end_matches(|c: char| !c.is_alphanumeric());
            if is_id(id) && self.rules.contains(id) {
                parts.push(Event::Text(CowStr::from(std::mem::take(&mut said))));
                parts.push(raw(format!("<a href=\"#rule-{id}\">{id}</a>")));
                said.push_str(&word[id.len()..]);
            } else {
                said.push_str(word);
            }
        }
        parts.push(Event::Text(said.into()));
        parts
    }

    /// Fails unless every rule and every section can be reached, and nothing in the page is what
    /// its policy forbids.
    fn ensure_reachable(&self, html: &str) -> Result<()> {
        let rules = self.rules.iter().map(|id| format!("rule-{id}"));
        let beginning = std::iter::once(BEGINNING.to_owned());
        for id in rules.chain(self.sections.values().cloned()).chain(beginning) {
            let times = html.matches(&format!(" id=\"{id}\"")).count();
            ensure!(times == 1, "the page has {times} places called {id}");
        }
        for inline in [" style=", "<script", "<style", " onclick="] {
            ensure!(!html.contains(inline), "the page has {inline}, which its policy forbids");
        }
        Ok(())
    }
}

/// HTML that is ours.
fn raw<'a>(html: String) -> Event<'a> {
    Event::Html(html.into())
}

/// The heading one level lower.
const fn lower(level: HeadingLevel) -> HeadingLevel {
    match level {
        HeadingLevel::H1 => HeadingLevel::H2,
        HeadingLevel::H2 => HeadingLevel::H3,
        HeadingLevel::H3 => HeadingLevel::H4,
        HeadingLevel::H4 => HeadingLevel::H5,
        HeadingLevel::H5 | HeadingLevel::H6 => HeadingLevel::H6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small document.
    const DOCUMENT: &str = "# The rules\n\nOf *it*.\n\n## Contents\n\n- [Market (M)](#market-m)\n\n\
        ## Market (M)\n\n- **M1** First, see M2 (not M3).\n- **M2** Then.\n";

    #[test]
    fn every_rule_of_every_document_has_its_place() {
        let documents = files::with_extension(Path::new("../docs"), "md").unwrap();
        let rules = documents.iter().filter(|path| language(files::name(path).unwrap()).is_some());
        let mut seen = 0;
        for path in rules {
            let document = files::text(path).unwrap();
            let page = page(&document).unwrap();
            for id in rule_ids(&document).unwrap() {
                assert!(page.contains(&format!("<li id=\"rule-{id}\">")), "{id} has no place");
            }
            for section in ["contents", "M", "L", "C", "I", "B", "H", "T", "V", "D", "K"] {
                assert!(page.contains(&format!(" id=\"rules-{section}\">")), "{section}");
            }
            seen += 1;
        }
        assert!(seen > 0, "there are no rules");
    }

    #[test]
    fn a_document_becomes_a_piece_of_a_page() {
        let page = page(DOCUMENT).unwrap();
        assert_eq!(
            page,
            "<p id=\"rules-beginning\">Of <em>it</em>.</p>\n<h3 id=\"rules-contents\">Contents</h3>\n<ul>\n\
            <li><a href=\"#rules-M\">Market (M)</a></li>\n</ul>\n\
            <h3 id=\"rules-M\">Market (M)</h3>\n<ul>\n\
            <li id=\"rule-M1\"><strong>M1</strong> First, see <a href=\"#rule-M2\">M2</a> (not M3).</li>\n\
            <li id=\"rule-M2\"><strong>M2</strong> Then.</li>\n</ul>\n"
        );
    }

    #[test]
    fn what_the_page_may_not_have_is_refused() {
        let error = |more: &str| page(&format!("{DOCUMENT}{more}")).unwrap_err().to_string();
        assert!(error("\n<p style=\"color: red\">Red.</p>\n").contains("contain HTML"));
        assert!(error("\nSee [there](#nowhere).\n").contains("leads nowhere"));
        assert!(error("\n## Another market (M)\n").contains("2 places called rules-M"));
        let bare = page(&DOCUMENT.replace("Of *it*.", "")).unwrap_err().to_string();
        assert!(bare.contains("0 places called rules-beginning"));
    }

    #[test]
    fn a_document_says_its_language_in_its_name() {
        assert_eq!(language("rules.md"), Some("en"));
        assert_eq!(language("rules.es.md"), Some("es"));
        assert_eq!(language("bots.md"), None);
    }
}
