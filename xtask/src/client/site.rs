//! Puts the site together: which file is called what, and which names which.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, ensure};
use sha2::{Digest, Sha256};

use super::{Modules, art, rules, words};
use crate::files;

/// The pages and the hand-written JavaScript.
const PAGE: &str = "crates/web/page";

/// The styles, which become one file in the order of their names.
const STYLES: &str = "crates/web/style";

/// Files that are served as they are, at the root.
const STATIC: &str = "crates/web/page/static";

/// Where the drawings go in the page.
const ART_MARK: &str = "<!-- art -->";

/// The files of the site by their path, with slashes.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Gives each file its name and content. A file that names others comes after them, because
/// their names carry a hash of their content.
pub(super) fn assemble(modules: &Modules) -> Result<Files> {
    let mut site = Site::default();
    for (name, module) in [("web", &modules.page), ("aide", &modules.worker)] {
        site.add_asset(&format!("{name}_bg.wasm"), module.code.clone());
        site.add_script(&format!("{name}.js"), &unindented(&module.script));
    }
    site.add_script("worker.js", &read("worker.js")?);
    let boot = read("boot.js")?;
    let rules = rules::all()?.into_iter().map(|(tag, page)| (format!("rules.{tag}.html"), page));
    let words = words::all()?.into_iter().map(|(tag, text)| (format!("words.{tag}.txt"), text));
    for (name, content) in rules.chain(words) {
        ensure!(boot.contains(&name), "{PAGE}/boot.js does not say where {name} is");
        site.add_asset(&name, content.into_bytes());
    }
    site.add_script("boot.js", &boot);
    site.add_script("style.css", &styles()?);
    let page = read("index.html")?;
    ensure!(page.contains(ART_MARK), "{PAGE}/index.html has no {ART_MARK}");
    site.add_page("index.html", &page.replace(ART_MARK, &art::sprite()?));
    site.add_page("404.html", &read("404.html")?);
    for path in files::entries(Path::new(STATIC))? {
        site.files.insert(files::name(&path)?.to_owned(), files::bytes(&path)?);
    }
    site.finish()
}

/// A site in the making.
#[derive(Default)]
struct Site {
    files: Files,
    /// The hashed name of each asset by the name that people write.
    names: BTreeMap<String, String>,
}

impl Site {
    /// Adds a file to `assets/`, with its hash in its name.
    fn add_asset(&mut self, name: &str, content: Vec<u8>) {
        let hashed = hashed_name(name, &content);
        self.files.insert(format!("assets/{hashed}"), content);
        self.names.insert(name.to_owned(), hashed);
    }

    /// Adds a text to `assets/` that may name assets added before.
    fn add_script(&mut self, name: &str, text: &str) {
        self.add_asset(name, self.with_hashes(text).into_bytes());
    }

    /// Adds a page, whose own name stays: people know it.
    fn add_page(&mut self, name: &str, text: &str) {
        self.files.insert(name.to_owned(), self.with_hashes(text).into_bytes());
    }

    /// The text with the hashed names of the assets that it names.
    fn with_hashes(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (name, hashed) in &self.names {
            for [before, after] in AROUND_A_NAME {
                let (plain, new) =
                    (format!("{before}{name}{after}"), format!("{before}{hashed}{after}"));
                text = text.replace(&plain, &new);
            }
        }
        text
    }

    /// The files, once no text names an asset that was added after it.
    fn finish(self) -> Result<Files> {
        for (path, content) in &self.files {
            if let Ok(text) = str::from_utf8(content) {
                ensure!(self.with_hashes(text) == text, "{path} names an asset added after it");
            }
        }
        Ok(self.files)
    }
}

/// What stands around the name of a file where a script or a page refers to it.
const AROUND_A_NAME: [[&str; 2]; 4] = [["/", "\""], ["/", "'"], ["\"", "\""], ["'", "'"]];

/// `web.js` as `web-0123456789abcdef.js`.
fn hashed_name(name: &str, content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    let hash: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    match name.rsplit_once('.') {
        Some((stem, extension)) => format!("{stem}-{hash}.{extension}"),
        None => format!("{name}-{hash}"),
    }
}

/// All styles, one after the other.
fn styles() -> Result<String> {
    let paths = files::with_extension(Path::new(STYLES), "css")?;
    let texts = paths.iter().map(|path| files::text(path)).collect::<Result<Vec<_>>>()?;
    Ok(texts.iter().map(|text| without_comments(text)).collect())
}

/// Styles without what only people read: comments, indentation and blank lines. Our styles have no
/// string that looks like a comment.
fn without_comments(style: &str) -> String {
    let mut parts = style.split("/*");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain.push_str(part.split_once("*/").map_or("", |(_, after)| after));
    }
    unindented(&plain)
}

/// A text without indentation and blank lines, which mean nothing to a browser in what we have: no
/// string of ours, nor of the script that binds the module, goes over several lines.
fn unindented(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// A hand-written file of the page.
fn read(name: &str) -> Result<String> {
    files::text(&Path::new(PAGE).join(name))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn whoever_names_an_asset_gets_its_hashed_name() {
        let mut site = Site::default();
        site.add_asset("web_bg.wasm", b"code".to_vec());
        site.add_script("web.js", "new URL('web_bg.wasm', here)");
        site.add_page("index.html", r#"<script src="assets/web.js">"#);
        let (wasm, js) = (site.names["web_bg.wasm"].clone(), site.names["web.js"].clone());
        let files = site.finish().unwrap();
        assert_eq!(files[&format!("assets/{js}")], format!("new URL('{wasm}', here)").as_bytes());
        let page = format!(r#"<script src="assets/{js}">"#);
        assert_eq!(files["index.html"], page.as_bytes());
    }

    #[test]
    fn comments_and_indentation_stay_at_home() {
        let style = "/* Cards. */\n\n.card {\n  color: red; /* like\n apples */\n}\n";
        assert_eq!(without_comments(style), ".card {\ncolor: red;\n}\n");
        assert_eq!(without_comments("a {} /* open"), "a {}\n");
    }

    /// The classes that a rule of these styles is for, alone and everywhere.
    fn classes(style: &str) -> BTreeSet<&str> {
        let rules = style.lines().filter_map(|line| line.strip_prefix('.')?.strip_suffix(" {"));
        rules.filter(|class| class.chars().all(|c| c.is_ascii_lowercase() || c == '-')).collect()
    }

    #[test]
    fn two_screens_do_not_call_different_things_by_one_class() {
        assert_eq!(classes(".a-b {\n  .c {\n.d .e {\n.f {\n"), BTreeSet::from(["a-b", "f"]));
        crate::process::enter_repository().unwrap();
        let paths = files::with_extension(Path::new(STYLES), "css").unwrap();
        let styles: Vec<_> = paths.iter().map(|path| files::text(path).unwrap()).collect();
        let mut seen = BTreeSet::new();
        for (style, path) in styles.iter().zip(&paths) {
            for class in classes(style) {
                assert!(seen.insert(class), "{}: .{class} has rules elsewhere", path.display());
            }
        }
        assert!(seen.contains("laying"), "{seen:?}");
    }

    #[test]
    fn another_content_is_another_name() {
        assert_eq!(hashed_name("web.js", b"apples"), "web-f5903f51e341a783.js");
        assert_ne!(hashed_name("web.js", b"pears"), hashed_name("web.js", b"apples"));
    }

    #[test]
    fn an_asset_cannot_name_one_that_comes_later() {
        let mut site = Site::default();
        site.add_script("boot.js", r#"import "./web.js";"#);
        site.add_script("web.js", "");
        let error = site.finish().unwrap_err().to_string();
        assert!(error.contains("names an asset added after it"), "{error}");
    }
}
