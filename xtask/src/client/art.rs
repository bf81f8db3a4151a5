//! The drawings as one sprite inside the page: `<use href="#art-apples">` shows one of them
//! without a request, and colours follow the page's variables.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use roxmltree::{Document, Node};

use super::site::{files_in, text};

/// One drawing a file.
const ART: &str = "crates/web/art";

/// What the root of a drawing keeps when it becomes a symbol is everything but these: how large
/// it is shown is for the page to say.
const DROPPED: [&str; 5] = ["id", "width", "height", "version", "style"];

/// All drawings as one element that shows nothing itself. It has no size instead of being hidden,
/// because gradients in what is not displayed are lost in some browsers.
pub(super) fn sprite() -> Result<String> {
    let mut symbols = String::new();
    let mut ids = BTreeMap::new();
    for path in files_in(Path::new(ART))? {
        if path.extension().is_none_or(|extension| extension != "svg") {
            continue;
        }
        let name = path.file_stem().and_then(|name| name.to_str()).context("a nameless drawing")?;
        let context = || format!("the drawing {}", path.display());
        let drawing = text(&path)?;
        let drawing = Document::parse(&drawing).with_context(context)?;
        check(&drawing, name, &mut ids).with_context(context)?;
        symbols.push_str(&symbol(&drawing, name).with_context(context)?);
    }
    Ok(format!(
        "<svg class=\"sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\">\n{symbols}</svg>"
    ))
}

/// A drawing as a symbol of the sprite.
fn symbol(drawing: &Document<'_>, name: &str) -> Result<String> {
    let root = drawing.root_element();
    ensure!(root.has_attribute("viewBox"), "the root has no viewBox");
    let kept = root.attributes().filter(|attribute| !DROPPED.contains(&attribute.name()));
    let attributes: String =
        kept.map(|attribute| format!(" {}=\"{}\"", attribute.name(), attribute.value())).collect();
    let parts = root.children().map(|child| drawing.input_text()[child.range()].trim());
    let content = parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n");
    Ok(format!("<symbol id=\"art-{name}\"{attributes}>\n{content}\n</symbol>\n"))
}

/// Refuses what the page's strict policy would block, and ids that could meet in the page. `ids`
/// holds those seen so far, with the drawing that has them.
fn check(drawing: &Document<'_>, name: &str, ids: &mut BTreeMap<String, String>) -> Result<()> {
    for element in drawing.descendants().filter(Node::is_element) {
        let tag = element.tag_name().name();
        ensure!(!matches!(tag, "script" | "style" | "foreignObject"), "<{tag}> is not allowed");
        for attribute in element.attributes() {
            let (key, value) = (attribute.name(), attribute.value());
            ensure!(key != "style", "<{tag}> has style=\"{value}\": use attributes or classes");
            ensure!(!key.starts_with("on"), "<{tag}> has {key}=: a drawing runs no script");
            let leads_away = key == "href" && !value.starts_with('#')
                || value.contains("url(") && !value.contains("url(#");
            ensure!(!leads_away, "<{tag}> has {key}=\"{value}\": only #ids of the drawing itself");
        }
        if let Some(id) = element.attribute("id") {
            ensure!(
                element == drawing.root_element() || id.starts_with(name),
                "the id {id} must start with {name}"
            );
            let other = ids.insert(id.to_owned(), name.to_owned());
            ensure!(other.is_none(), "the id {id} is taken by {}.svg", other.unwrap_or_default());
        }
    }
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
        let expected = r#"<symbol id="art-apples" viewBox="0 0 9 9" fill="none">
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
