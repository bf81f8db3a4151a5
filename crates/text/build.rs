//! Compiles the words that come with the program, and writes down the keys that they have.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let language = Path::new("../../locales/en");
    println!("cargo::rerun-if-changed={}", language.display());
    let mut sources = Vec::new();
    for entry in fs::read_dir(language)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            sources.push((path.display().to_string(), fs::read_to_string(&path)?));
        }
    }
    sources.sort();
    let sources: Vec<_> = sources.iter().map(|(name, source)| (&**name, &**source)).collect();
    let keys = phrasebook::keys(&sources);
    let compiled = phrasebook::compile(&sources, &keys)?;
    let folder = env::var_os("OUT_DIR").ok_or("cargo says where to write")?;
    fs::write(Path::new(&folder).join("keys.rs"), format!("&{keys:?}"))?;
    Ok(fs::write(Path::new(&folder).join("en.words"), compiled)?)
}
