//! Puts a site into the server: the built client, or a page that says how to build it.
//!
//! It writes a table of every file's path and content, which `src/site.rs` includes.

#![allow(clippy::print_stdout, reason = "that is how a build script talks to cargo")]

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Names the folder of the built client: an absolute path, because cargo may be anywhere.
const SITE: &str = "JUST_APPLES_SITE";

/// What is embedded where there is no client, so that the server builds without WASM tools.
const NO_CLIENT: &str = "no-client";

fn main() -> io::Result<()> {
    let site = site();
    println!("cargo::rerun-if-env-changed={SITE}");
    // Only the folder tells of new files.
    println!("cargo::rerun-if-changed={}", site.display());
    if let Some(mistake) = mistake(&site) {
        println!("cargo::error={SITE} is {}, which {mistake}", site.display());
        return Ok(());
    }
    let mut table = String::from("&[\n");
    list(&site, "", &mut table)?;
    table.push_str("]\n");
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("site.rs"), table)
}

/// The folder to embed.
fn site() -> PathBuf {
    match env::var_os(SITE) {
        Some(built) => built.into(),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join(NO_CLIENT),
    }
}

/// What is wrong with a folder. Found here it is a sentence; found later, a riddle.
fn mistake(site: &Path) -> Option<&'static str> {
    if site.is_relative() {
        Some("is not an absolute path")
    } else if !site.join("index.html").is_file() {
        Some("has no index.html: build the client with `cargo xtask client`")
    } else {
        None
    }
}

/// Adds a line for each file of a folder, below it too.
fn list(folder: &Path, prefix: &str, table: &mut String) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            list(&path, &format!("{prefix}{name}/"), table)?;
        } else {
            let path = path.display().to_string();
            table.push_str(&format!(
                "({:?}, include_bytes!({path:?})),\n",
                format!("{prefix}{name}")
            ));
        }
    }
    Ok(())
}
