//! The browser client as the server holds it: every file in memory, under the path by which it
//! is asked for. No path of a request ever reaches a file system.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::HeaderValue;

use crate::config::BasePath;
use crate::encoding::{ENCODINGS, Encoding};

/// The files that `build.rs` chose, by path.
const EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The page that answers `/`.
const FRONT_PAGE: &str = "index.html";

/// The page that answers what does not exist.
const NOT_FOUND_PAGE: &str = "404.html";

/// The folder of files that have a hash in their name, so that they never change.
const ASSETS: &str = "assets/";

/// All files of the client.
pub struct Site {
    files: BTreeMap<String, File>,
}

/// One file, in each encoding that there is.
pub(crate) struct File {
    content_type: &'static str,
    cache_control: &'static str,
    /// At least the plain one.
    bodies: Vec<Body>,
}

/// The bytes of a file in one encoding.
struct Body {
    encoding: Encoding,
    bytes: Bytes,
    /// Made when it is first asked for: to hash every file at the start would bring all of them
    /// into memory, also those that no browser wants.
    tag: OnceLock<HeaderValue>,
}

/// A file as it is sent.
pub(crate) struct Representation {
    pub(crate) content_type: &'static str,
    pub(crate) cache_control: &'static str,
    pub(crate) encoding: Encoding,
    pub(crate) tag: HeaderValue,
    pub(crate) body: Bytes,
}

impl Site {
    /// The client that was built into this program, or a page that says how to build it.
    #[must_use]
    pub fn embedded() -> Self {
        Self::new(EMBEDDED)
    }

    /// A site of these files, by path. `a.js.br` and `a.js.gz` are `a.js` compressed.
    #[must_use]
    pub fn new(files: &[(&str, &'static [u8])]) -> Self {
        let contents: BTreeMap<&str, &'static [u8]> = files.iter().copied().collect();
        let is_plain = |path: &str| !path.ends_with(".br") && !path.ends_with(".gz");
        let plain = contents.keys().filter(|path| is_plain(path));
        Self { files: plain.map(|path| ((*path).to_owned(), File::new(path, &contents))).collect() }
    }

    /// The site below a base path. All its links are relative but those of the page for what does
    /// not exist, which is shown at any depth.
    #[must_use]
    pub(crate) fn below(mut self, base: &BasePath) -> Self {
        if !base.as_str().is_empty()
            && let Some(page) = self.files.get_mut(NOT_FOUND_PAGE)
        {
            page.link_below(base);
        }
        self
    }

    /// The file that a path of a request asks for. Escapes are not decoded: no file of ours needs
    /// any.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        match path.strip_prefix('/')? {
            "" => self.files.get(FRONT_PAGE),
            NOT_FOUND_PAGE => None,
            path => self.files.get(path),
        }
    }

    /// The page for a path that leads nowhere, if the site has one.
    pub(crate) fn not_found(&self) -> Option<&File> {
        self.files.get(NOT_FOUND_PAGE)
    }
}

impl File {
    /// The file of this path among the contents.
    fn new(path: &str, contents: &BTreeMap<&str, &'static [u8]>) -> Self {
        let body = |encoding: Encoding| {
            let path = format!("{path}{}", encoding.extension());
            let bytes = Bytes::from_static(contents.get(path.as_str())?);
            Some(Body { encoding, bytes, tag: OnceLock::new() })
        };
        Self {
            content_type: content_type(path),
            cache_control: cache_control(path),
            bodies: ENCODINGS.into_iter().filter_map(body).collect(),
        }
    }

    /// Moves the absolute links of a page below a base path. The page is small: it is sent plain.
    fn link_below(&mut self, base: &BasePath) {
        self.bodies.retain(|body| body.encoding == Encoding::Identity);
        for body in &mut self.bodies {
            let page = String::from_utf8_lossy(&body.bytes);
            body.bytes = page.replace("=\"/", &format!("=\"{base}/")).into_bytes().into();
        }
    }

    /// The file in the first of these encodings that there is.
    pub(crate) fn represent(&self, accepted: &[Encoding]) -> Option<Representation> {
        let find = |wanted: &Encoding| self.bodies.iter().find(|body| body.encoding == *wanted);
        let body = accepted.iter().find_map(find)?;
        Some(Representation {
            content_type: self.content_type,
            cache_control: self.cache_control,
            encoding: body.encoding,
            tag: body.tag().clone(),
            body: body.bytes.clone(),
        })
    }
}

impl Body {
    /// What tells its versions apart. Encodings differ in bytes, so they differ in their tag, also
    /// where there is nothing in the file.
    fn tag(&self) -> &HeaderValue {
        self.tag.get_or_init(|| {
            let tag = format!("\"{:016x}-{}\"", hash(&self.bytes), self.encoding.name());
            // Digits and a word of ours are always a header.
            HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"\""))
        })
    }
}

/// A hash to tell versions of a file apart. It need not withstand attacks, for all files are
/// ours, and it may change with the compiler, for then browsers only ask once more.
fn hash(content: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(content);
    hasher.finish()
}

/// What a file is, by the end of its name.
fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, extension)| extension) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// How long a browser may keep a file: for ever what has a hash in its name, and the rest only if
/// it asks each time whether it is still the same.
fn cache_control(path: &str) -> &'static str {
    if path.starts_with(ASSETS) { "public, max-age=31536000, immutable" } else { "no-cache" }
}
