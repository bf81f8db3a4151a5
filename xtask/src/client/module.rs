//! A WASM module of the client, and the JavaScript that binds it to the browser.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use wasm_bindgen_cli_support::{Bindgen, Output};

use crate::build::{build as build_with_cargo, building_wasm};
use crate::client::order::well_ordered;
use crate::process::{answer, command};
use crate::tools::WASM_TARGET;

/// The module as the browser loads it.
pub(crate) struct Module {
    /// The JavaScript that loads it: `web.js` for the package `web`.
    pub(crate) script: String,
    /// The code: `web_bg.wasm`, the name by which the script asks for it.
    pub(crate) code: Vec<u8>,
}

/// Builds the module of a package and binds it.
pub(crate) fn build(package: &str, profile: &str, target: &Path) -> Result<Module> {
    let private = private_paths(target)?;
    let mut command = building_wasm(package, profile);
    hide(&mut command, &private);
    let compiled = build_with_cargo(&mut command)?.module(package)?;
    let module = bind(&compiled)?;
    let paths = private.iter().map(|path| path.real.as_path());
    ensure_hidden(&module.code, paths)?;
    Ok(module)
}

/// Binds a compiled module, as the program `wasm-bindgen` would: here it is a library, so that
/// there is nothing to install and the lock file pins its version.
fn bind(compiled: &Path) -> Result<Module> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(compiled).web(true)?.typescript(false).omit_default_module_path(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let mut bound = bindgen
        .generate_output()
        .with_context(|| format!("wasm-bindgen cannot bind {}", compiled.display()))?;
    ensure_no_snippets(&bound)?;
    let code = well_ordered(&bound.wasm_mut().emit_wasm())?;
    Ok(Module { script: without_comments(bound.js()), code })
}

/// A script without the comments that wasm-bindgen writes for editors: whole lines, from `/**` on.
fn without_comments(script: &str) -> String {
    let mut comment = false;
    let kept = script.lines().filter(|line| {
        let starts = line.trim_start().starts_with("/**");
        let inside = comment || starts;
        comment = inside && !line.trim_end().ends_with("*/");
        !inside
    });
    kept.flat_map(|line| [line, "\n"]).collect()
}

/// A snippet is a script of its own, to which the site gives no name yet.
fn ensure_no_snippets(bound: &Output) -> Result<()> {
    // Every package with bindings is listed, most of them with no snippet.
    let inline = bound.snippets().iter().filter(|(_, scripts)| !scripts.is_empty());
    let packages = inline.map(|(package, _)| package).chain(bound.local_modules().keys());
    let Some(first) = packages.min() else { return Ok(()) };
    bail!("{first} brings JavaScript of its own: teach xtask/src/client/site.rs to serve it")
}

/// A path that says where the client was built, and what stands for it in the module.
struct Private {
    real: PathBuf,
    shown: &'static str,
}

/// The paths that the compiler writes into panic messages. Where several fit it takes the last,
/// so the more special ones come later.
fn private_paths(target: &Path) -> Result<Vec<Private>> {
    let repository = env::current_dir().context("there is no working directory")?;
    let mut paths = vec![
        Private { real: repository, shown: "/just-apples" },
        Private { real: target.to_path_buf(), shown: "/target" },
    ];
    let sysroot = answer(&mut command("rustc", &["--print", "sysroot"])).map(PathBuf::from);
    paths.extend(sysroot.map(|real| Private { real, shown: "/rust" }));
    paths.extend(registries()?.into_iter().map(|real| Private { real, shown: "/crates" }));
    Ok(paths)
}

/// The folders in which cargo unpacks dependencies, one a registry.
fn registries() -> Result<Vec<PathBuf>> {
    let own = || env::home_dir().map(|home| home.join(".cargo"));
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(own);
    let sources = home.context("there is no home directory")?.join("registry/src");
    // Without dependencies from a registry there is no such folder.
    let Ok(entries) = fs::read_dir(sources) else { return Ok(Vec::new()) };
    Ok(entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
}

/// What makes the module small: every component is compiled once, behind one type, instead of once
/// for each place that holds it, and the hash of a deck's parts is a loop instead of a long way.
const SMALL: &str = r#"'--cfg=erase_components', '--cfg=sha2_backend_soft="compact"'"#;

/// Makes the compiler write what stands for the paths. These flags are for the WASM target only,
/// and for a profile of its own or a dev build, so native builds are not repeated for them.
/// Flags in the environment would take their place, so they do not count here.
fn hide(command: &mut Command, private: &[Private]) {
    let flags: Vec<String> = private
        .iter()
        .map(|Private { real, shown }| format!("'--remap-path-prefix={}={shown}'", real.display()))
        .collect();
    let config = format!("target.{WASM_TARGET}.rustflags=[{SMALL}, {}]", flags.join(", "));
    command.arg("--config").arg(config);
    command.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
}

/// Fails if a module tells where it was built. A path of one name tells little, and could be part
/// of another: `/src` is in `/crates/leptos/src/lib.rs`.
fn ensure_hidden<'a>(code: &[u8], paths: impl Iterator<Item = &'a Path>) -> Result<()> {
    let mut telling = paths.filter(|path| path.components().count() > 2);
    let told = telling.find(|path| contains(code, path.as_os_str().as_encoded_bytes()));
    ensure!(told.is_none(), "the client contains a path of this machine: {told:?}");
    Ok(())
}

/// Whether a text is somewhere in the bytes.
fn contains(bytes: &[u8], text: &[u8]) -> bool {
    bytes.windows(text.len()).any(|window| window == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_that_tells_where_it_was_built_is_refused() {
        let code = b"\0asm panicked at /home/robin/apples/src/lib.rs";
        let home = Path::new("/home/robin");
        let error = ensure_hidden(code, [home].into_iter()).unwrap_err();
        assert!(error.to_string().contains("/home/robin"), "{error}");
        ensure_hidden(code, [Path::new("/home/marion"), Path::new("/src")].into_iter()).unwrap();
    }

    #[test]
    fn comments_for_editors_are_left_out() {
        let script = "a(); /* b */\n  /**\n   * @returns {any}\n   */\nc();\n/** d */\ne();\n";
        assert_eq!(without_comments(script), "a(); /* b */\nc();\ne();\n");
    }

    #[test]
    fn the_compiler_is_told_what_stands_for_each_path() {
        let mut command = command("cargo", &["build"]);
        let private = [Private { real: "/home/robin/apples".into(), shown: "/just-apples" }];
        hide(&mut command, &private);
        let last = command.get_args().last().unwrap().to_str().unwrap();
        let flag = "'--remap-path-prefix=/home/robin/apples=/just-apples'";
        assert_eq!(last, format!("target.wasm32-unknown-unknown.rustflags=[{SMALL}, {flag}]"));
    }
}
