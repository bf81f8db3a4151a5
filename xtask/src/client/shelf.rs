//! Writes the site to its folder, compresses it, and weighs it.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use brotli::CompressorWriter;
use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::site::Files;

/// What a first visit may download at most, in bytes.
const CEILING: u64 = 500_000;

/// Whether files get compressed siblings.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Siblings {
    /// `.br` and `.gz` beside each file. It takes seconds, and the server sends them as they are.
    Compressed,
    /// None.
    None,
}

impl Siblings {
    /// How the names of the siblings end.
    fn extensions(self) -> &'static [&'static str] {
        match self {
            Siblings::Compressed => &[".br", ".gz"],
            Siblings::None => &[],
        }
    }
}

/// Makes a folder hold exactly these files. What is already there is left alone.
pub(super) fn stock(folder: &Path, files: &Files, siblings: Siblings) -> Result<()> {
    let mut wanted = BTreeSet::new();
    for (path, content) in files {
        let path = folder.join(path);
        if !is_done(&path, content, siblings) {
            put(&path, content, siblings)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        wanted.extend(siblings.extensions().iter().map(|end| beside(&path, end)));
        wanted.insert(path);
    }
    clear(folder, &wanted).with_context(|| format!("cannot clear {}", folder.display()))
}

/// Whether a file is there, with its siblings. They belong to it, see [`put`].
fn is_done(path: &Path, content: &[u8], siblings: Siblings) -> bool {
    let has_siblings = || siblings.extensions().iter().all(|end| beside(path, end).is_file());
    fs::read(path).is_ok_and(|old| old == content) && has_siblings()
}

/// Writes a file after its siblings: where it is, they are whole and belong to it.
fn put(path: &Path, content: &[u8], siblings: Siblings) -> Result<()> {
    fs::create_dir_all(path.parent().context("it has no folder")?)?;
    if path.exists() {
        fs::remove_file(path)?;
    }
    if siblings == Siblings::Compressed {
        fs::write(beside(path, ".br"), with_brotli(content)?)?;
        fs::write(beside(path, ".gz"), with_gzip(content)?)?;
    }
    Ok(fs::write(path, content)?)
}

/// Removes every file that is not wanted.
fn clear(folder: &Path, wanted: &BTreeSet<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            clear(&path, wanted)?;
        } else if !wanted.contains(&path) {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// The path with another ending after its own.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(ending);
    path.into()
}

/// The content as small as brotli can make it. Its mode for fonts was made for something else, but
/// makes the module smaller, and other files larger: both are tried, and the smaller is kept.
fn with_brotli(content: &[u8]) -> Result<Vec<u8>> {
    let modes = [BrotliEncoderMode::BROTLI_MODE_GENERIC, BrotliEncoderMode::BROTLI_MODE_FONT];
    let [generic, font] = modes.map(|mode| with_brotli_as(mode, content));
    let (generic, font) = (generic?, font?);
    Ok(if font.len() < generic.len() { font } else { generic })
}

fn with_brotli_as(mode: BrotliEncoderMode, content: &[u8]) -> Result<Vec<u8>> {
    const BUFFER: usize = 4096;
    let params = BrotliEncoderParams {
        mode,
        quality: 11,
        lgwin: 22,
        size_hint: content.len(),
        ..BrotliEncoderParams::default()
    };
    let mut writer = CompressorWriter::with_params(Vec::new(), BUFFER, &params);
    writer.write_all(content)?;
    Ok(writer.into_inner())
}

/// The content as small as gzip can make it.
fn with_gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut writer = GzEncoder::new(Vec::new(), Compression::best());
    writer.write_all(content)?;
    Ok(writer.finish()?)
}

/// How the files of words begin, one a language, of which a visit fetches one.
const WORDS: &str = "assets/words.";

/// Prints what the first visit downloads, and fails if it is too much: `index.html`, every file that
/// it names, and the words of the language that has the most of them.
pub(super) fn weigh(folder: &Path, files: &Files) -> Result<()> {
    let page = files.get("index.html").context("the site has no index.html")?;
    let page = String::from_utf8_lossy(page);
    let weight = |path: &String| -> Result<(u64, String)> {
        Ok((fs::metadata(beside(&folder.join(path), ".br"))?.len(), path.clone()))
    };
    let named = files.keys().filter(|path| *path == "index.html" || page.contains(*path));
    let mut first = named.map(weight).collect::<Result<Vec<_>>>()?;
    let words = files.keys().filter(|path| path.starts_with(WORDS)).map(weight);
    first.extend(words.collect::<Result<Vec<_>>>()?.into_iter().max());
    println!("The first visit downloads, with brotli:");
    for (size, path) in &first {
        println!("{:>9}  {path}", kilobytes(*size));
    }
    let total = first.iter().map(|(size, _)| size).sum();
    println!("{:>9}  in all; {} is the most", kilobytes(total), kilobytes(CEILING));
    under_ceiling(total)
}

/// Fails if a first visit is too heavy.
fn under_ceiling(total: u64) -> Result<()> {
    let (total_kb, most_kb) = (kilobytes(total), kilobytes(CEILING));
    ensure!(total <= CEILING, "the first visit downloads {total_kb}, but {most_kb} is the most");
    Ok(())
}

/// A number of bytes in kilobytes, which are a thousand bytes.
fn kilobytes(bytes: u64) -> String {
    format!("{}.{} KB", bytes / 1000, bytes % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::{env, process};

    use flate2::read::GzDecoder;

    use super::*;

    /// A folder of a test's own, empty.
    fn folder(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("just-apples-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    /// A site of one page and one script.
    fn files(page: &str, script: &str) -> Files {
        let file = |path: &str, text: &str| (path.to_owned(), text.as_bytes().to_vec());
        Files::from([file("index.html", page), file(&format!("assets/{script}.js"), script)])
    }

    #[test]
    fn a_folder_holds_exactly_the_site_and_its_siblings() {
        let folder = folder("shelf");
        stock(&folder, &files("page", "old"), Siblings::Compressed).unwrap();
        stock(&folder, &files("page", "new"), Siblings::Compressed).unwrap();
        let mut assets: Vec<_> = fs::read_dir(folder.join("assets")).unwrap().collect();
        assets.retain(|entry| !entry.as_ref().unwrap().path().to_string_lossy().contains("new"));
        assert!(assets.is_empty(), "{assets:?}");
        let mut page = String::new();
        let gzip = fs::File::open(folder.join("index.html.gz")).unwrap();
        GzDecoder::new(gzip).read_to_string(&mut page).unwrap();
        let mut unpacked = Vec::new();
        let brotli = fs::read(folder.join("index.html.br")).unwrap();
        brotli::BrotliDecompress(&mut brotli.as_slice(), &mut unpacked).unwrap();
        assert_eq!((page.as_str(), unpacked.as_slice()), ("page", &b"page"[..]));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_has_not_changed_is_left_alone() {
        let folder = folder("unchanged");
        stock(&folder, &files("page", "script"), Siblings::Compressed).unwrap();
        let sibling = folder.join("index.html.br");
        fs::write(&sibling, "marked").unwrap();
        stock(&folder, &files("page", "script"), Siblings::Compressed).unwrap();
        assert_eq!(fs::read(&sibling).unwrap(), b"marked");
        stock(&folder, &files("another page", "script"), Siblings::Compressed).unwrap();
        assert_ne!(fs::read(&sibling).unwrap(), b"marked");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_heavy_first_visit_is_refused_with_the_numbers() {
        under_ceiling(CEILING).unwrap();
        let error = under_ceiling(CEILING + 1_900).unwrap_err().to_string();
        assert_eq!(error, "the first visit downloads 501.9 KB, but 500.0 KB is the most");
    }
}
