//! Builds the browser client: `cargo xtask client`.
//!
//! The WASM modules and their JavaScript, the styles and the drawings become one folder, the *site*,
//! in the shape in which the server sends it: with hashes in the names of what lies in `assets/`,
//! and with compressed siblings beside every file.

mod art;
mod module;
mod order;
mod rules;
mod shelf;
mod site;
mod words;

use std::path::PathBuf;

use anyhow::Result;

use crate::build::target_directory;
use crate::tools;
use module::Module;

/// The modules of the client.
struct Modules {
    /// What everyone downloads first.
    page: Module,
    /// What is fetched when it is needed.
    worker: Module,
}

/// Which client to build.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flavour {
    /// Small and compressed: what people get.
    Release,
    /// Quick to build, large and uncompressed: what one works with.
    Dev,
}

impl Flavour {
    /// The folder of the site, in the target directory.
    fn folder(self) -> &'static str {
        match self {
            Flavour::Release => "site",
            Flavour::Dev => "site-dev",
        }
    }

    /// The cargo profile of the module.
    fn profile(self) -> &'static str {
        match self {
            Flavour::Release => "wasm-release",
            Flavour::Dev => "dev",
        }
    }
}

/// Builds the client and returns the folder of the site. What has not changed stays as it is, to
/// the time stamp, so that the server is not rebuilt for nothing.
pub(crate) fn build(flavour: Flavour) -> Result<PathBuf> {
    tools::ensure_wasm_target()?;
    let target = target_directory()?;
    let build = |package| module::build(package, flavour.profile(), &target);
    let files = site::assemble(&Modules { page: build("web")?, worker: build("aide")? })?;
    let folder = target.join(flavour.folder());
    match flavour {
        Flavour::Release => {
            shelf::stock(&folder, &files, shelf::Siblings::Compressed)?;
            shelf::weigh(&folder, &files)?;
        }
        Flavour::Dev => shelf::stock(&folder, &files, shelf::Siblings::None)?,
    }
    println!("The client is in {}", folder.display());
    Ok(folder)
}
