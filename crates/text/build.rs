//! Compiles the words of every language, and writes down the keys that they have and their seal.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// The language whose keys all others have.
const ENGLISH: &str = "en";

fn main() -> Result<(), Box<dyn Error>> {
    let locales = Path::new("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let folder = env::var_os("OUT_DIR").ok_or("cargo says where to write")?;
    let folder = Path::new(&folder);
    let keys = phrasebook::keys(&phrasebook::read(&locales.join(ENGLISH))?);
    fs::write(folder.join("keys.rs"), format!("&{keys:?}"))?;
    fs::write(folder.join("seal"), phrasebook::seal(&keys))?;
    for entry in fs::read_dir(locales)? {
        let language = entry?.path();
        let compiled = phrasebook::compile(&phrasebook::read(&language)?, &keys)?;
        let name = language.file_name().unwrap_or_default();
        fs::write(folder.join(name).with_extension("words"), compiled)?;
    }
    Ok(())
}
