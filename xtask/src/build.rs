//! Building packages with cargo, and finding what it made: the target directory may be anywhere.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::process::{answer, cargo, output};
use crate::tools::WASM_TARGET;

/// What cargo said while it built: one message an artefact.
pub(crate) struct Built(Vec<Value>);

impl Built {
    /// The WASM module of a library, by the name of its target.
    pub(crate) fn module(&self, library: &str) -> Result<PathBuf> {
        self.of_target(library)
            .filter_map(|message| message["filenames"].as_array())
            .flatten()
            .filter_map(Value::as_str)
            .find(|path| path.ends_with(".wasm"))
            .map(PathBuf::from)
            .with_context(|| format!("cargo built no WASM module: is {library} still a cdylib?"))
    }

    /// The program of this name.
    pub(crate) fn program(&self, name: &str) -> Result<PathBuf> {
        self.of_target(name)
            .find_map(|message| message["executable"].as_str())
            .map(PathBuf::from)
            .with_context(|| format!("cargo built no program called {name}"))
    }

    /// The messages about one target.
    fn of_target<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Value> {
        self.0.iter().filter(move |message| message["target"]["name"] == name)
    }
}

/// A command that builds a package exactly as the lock file says.
pub(crate) fn building(package: &str, profile: &str) -> Command {
    let mut command = cargo(&["build", "--locked", "--package", package, "--profile", profile]);
    command.arg("--message-format=json-render-diagnostics");
    command
}

/// The same for WASM.
pub(crate) fn building_wasm(package: &str, profile: &str) -> Command {
    let mut command = building(package, profile);
    command.args(["--target", WASM_TARGET]);
    command
}

/// Runs such a command; returns what was built.
pub(crate) fn build(command: &mut Command) -> Result<Built> {
    let lines = output(command)?;
    let parse = |line| serde_json::from_str(line).context("cannot read a message from cargo");
    Ok(Built(lines.lines().map(parse).collect::<Result<_>>()?))
}

/// Where cargo puts what it builds.
pub(crate) fn target_directory() -> Result<PathBuf> {
    let metadata = answer(&mut cargo(&["metadata", "--no-deps", "--format-version", "1"]))
        .context("`cargo metadata` failed")?;
    let metadata: Value =
        serde_json::from_str(&metadata).context("cannot read cargo's metadata")?;
    let directory = metadata["target_directory"].as_str();
    directory.map(PathBuf::from).context("cargo's metadata names no target directory")
}
