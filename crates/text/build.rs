//! Compiles the words that come with the program.

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
    let compiled = phrasebook::compile(&sources)?;
    let folder = env::var_os("OUT_DIR").ok_or("cargo says where to write")?;
    Ok(fs::write(Path::new(&folder).join("en.words"), compiled)?)
}
