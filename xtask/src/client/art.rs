//! The drawings as one sprite inside the page: `<use href="#art-apples">` shows one of them
//! without a request, and colours follow the page's variables.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use roxmltree::{Attribute, Document, Node};

use crate::files;

/// One drawing a file.
const ART: &str = "crates/web/art";

/// What the root of a drawing keeps when it becomes a symbol is everything but these: how large
/// it is shown is for the page to say.
const DROPPED: [&str; 4] = ["id", "width", "height", "version"];

/// Elements that style, run, or bring another language into the page.
const REFUSED: [&str; 3] = ["script", "style", "foreignObject"];

/// All drawings as one element that shows nothing itself. It has no size instead of being hidden,
/// because some browsers lose gradients in what is not displayed.
pub(super) fn sprite() -> Result<String> {
    let mut ids = Ids::new();
    let mut sprite =
        String::from(r#"<svg class="sprite" width="0" height="0" aria-hidden="true">"#);
    for path in files::with_extension(Path::new(ART), "svg")? {
        let symbol = read_symbol(&path, &mut ids);
        sprite.push_str(&symbol.with_context(|| format!("the drawing {}", path.display()))?);
    }
    sprite.push_str("</svg>");
    Ok(sprite)
}

/// Reads a drawing, checks it, and makes it a symbol.
fn read_symbol(path: &Path, ids: &mut Ids) -> Result<String> {
    let name = path.file_stem().and_then(|name| name.to_str()).context("its name is unreadable")?;
    let text = files::text(path)?;
    let drawing = Document::parse(&text)?;
    check(&drawing, name, ids)?;
    symbol(&drawing, name)
}

/// A drawing as a symbol of the sprite.
fn symbol(drawing: &Document<'_>, name: &str) -> Result<String> {
    let root = drawing.root_element();
    ensure!(root.has_attribute("viewBox"), "the root has no viewBox");
    let kept = root.attributes().filter(|attribute| !DROPPED.contains(&attribute.name()));
    // As they are written, escapes and all.
    let attributes: String =
        kept.map(|attribute| format!(" {}", &drawing.input_text()[attribute.range()])).collect();
    let parts = root.children().map(|child| drawing.input_text()[child.range()].trim());
    let content = parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n");
    Ok(format!("\n<symbol id=\"art-{name}\"{attributes}>\n{content}\n</symbol>\n"))
}

/// The ids seen so far, each with the drawing that has it: all meet in one page.
type Ids = BTreeMap<String, String>;

/// Refuses what the page's strict policy would block, and ids that could meet another.
fn check(drawing: &Document<'_>, name: &str, ids: &mut Ids) -> Result<()> {
    let root = drawing.root_element();
    for element in root.descendants().filter(Node::is_element) {
        let tag = element.tag_name().name();
        ensure!(!REFUSED.contains(&tag), "<{tag}> is not allowed");
        element.attributes().try_for_each(|attribute| check_attribute(&attribute))?;
        // The root's own id is dropped.
        if let Some(id) = element.attribute("id").filter(|_| element != root) {
            check_id(id, name, ids)?;
        }
    }
    Ok(())
}

/// Refuses an id that another drawing has or might have.
fn check_id(id: &str, name: &str, ids: &mut Ids) -> Result<()> {
    ensure!(id.starts_with(name), "the id {id} must start with {name}");
    match ids.insert(id.to_owned(), name.to_owned()) {
        Some(other) => bail!("the id {id} is taken by {other}.svg"),
        None => Ok(()),
    }
}

/// Refuses what styles, runs, or leads out of the page.
fn check_attribute(attribute: &Attribute<'_, '_>) -> Result<()> {
    let (key, value) = (attribute.name(), attribute.value());
    ensure!(key != "style", "style=\"{value}\" is blocked: use attributes or classes");
    ensure!(!key.starts_with("on"), "{key}=\"{value}\" is blocked: a drawing runs no script");
    let leads_away = key == "href" && !value.starts_with('#')
        || value.split("url(").skip(1).any(|target| !target.starts_with('#'));
    ensure!(!leads_away, "{key}=\"{value}\" leads away: only #ids of the drawing itself");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Why a drawing called `apples` is refused.
    fn refused(drawing: &str) -> String {
        let drawing = Document::parse(drawing).unwrap();
        let mut ids = BTreeMap::from([("apples-taken".to_owned(), "bread".to_owned())]);
        check(&drawing, "apples", &mut ids).unwrap_err().to_string()
    }

    #[test]
    fn a_drawing_becomes_a_symbol_of_its_name() {
        let drawing = r##"<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9" fill="none">
  <!-- A leaf. -->
  <path d="M0 0h9" stroke="currentColor"/>
</svg>"##;
        let drawing = Document::parse(drawing).unwrap();
        check(&drawing, "apples", &mut BTreeMap::new()).unwrap();
        let expected = r#"
<symbol id="art-apples" viewBox="0 0 9 9" fill="none">
<!-- A leaf. -->
<path d="M0 0h9" stroke="currentColor"/>
</symbol>
"#;
        assert_eq!(symbol(&drawing, "apples").unwrap(), expected);
    }

    #[test]
    fn a_drawing_without_a_view_box_is_refused() {
        let drawing = Document::parse("<svg/>").unwrap();
        assert_eq!(symbol(&drawing, "apples").unwrap_err().to_string(), "the root has no viewBox");
    }

    #[test]
    fn what_the_policy_blocks_is_refused() {
        assert!(refused(r#"<svg><path style="fill:red"/></svg>"#).contains("style=\"fill:red\""));
        assert!(refused("<svg><style>a{}</style></svg>").contains("<style> is not allowed"));
        assert!(refused("<svg><script/></svg>").contains("<script> is not allowed"));
        assert!(refused(r#"<svg onload="x()"/>"#).contains("onload="));
        assert!(refused(r#"<svg><use href="https://example.org/a"/></svg>"#).contains("href="));
        assert!(refused(r#"<svg><path fill="url(/a#b)"/></svg>"#).contains("fill="));
    }

    #[test]
    fn ids_start_with_the_name_and_are_unique() {
        assert!(refused(r#"<svg><g id="leaf"/></svg>"#).contains("must start with apples"));
        assert!(refused(r#"<svg><g id="apples-taken"/></svg>"#).contains("taken by bread.svg"));
    }
}
