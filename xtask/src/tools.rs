//! The tools that the checks need: asks for each, and installs what is missing.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::browser;
use crate::process::{answer, cargo, command, run};

/// The target that the browser client, and so the rules, must run on.
pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The oldest major version of node that replays records and drives a browser.
const NODE_MAJOR: u32 = 18;

/// A part of the Rust toolchain, and the cargo command that it brings.
struct Component {
    name: &'static str,
    subcommand: &'static str,
}

/// The parts of the toolchain that a minimal installation leaves out.
const COMPONENTS: [Component; 2] = [
    Component { name: "rustfmt", subcommand: "fmt" },
    Component { name: "clippy", subcommand: "clippy" },
];

/// A cargo command from crates.io. Any installed version will do: the version here is the one
/// to install where there is none.
struct CargoTool {
    subcommand: &'static str,
    package: &'static str,
    version: &'static str,
}

/// The pinned versions, all in one place.
const CARGO_TOOLS: [CargoTool; 3] = [
    CargoTool { subcommand: "nextest", package: "cargo-nextest", version: "0.9.143" },
    CargoTool { subcommand: "deny", package: "cargo-deny", version: "0.20.2" },
    CargoTool { subcommand: "machete", package: "cargo-machete", version: "0.9.2" },
];

/// The fuzzer, which only its own task needs.
const FUZZER: CargoTool =
    CargoTool { subcommand: "fuzz", package: "cargo-fuzz", version: "0.13.1" };

/// Makes sure that the fuzzer is there.
pub(crate) fn ensure_fuzzer() -> Result<()> {
    ensure_cargo_tool(&FUZZER)
}

/// Makes sure that every tool is there.
pub(crate) fn ensure_all() -> Result<()> {
    COMPONENTS.iter().try_for_each(ensure_component)?;
    ensure_wasm_target()?;
    CARGO_TOOLS.iter().try_for_each(ensure_cargo_tool)?;
    ensure_strace()?;
    ensure_browser().map(drop)
}

/// Adds a part of the toolchain. It asks the command itself and not rustup, so that a Rust
/// from a distribution passes too.
fn ensure_component(component: &Component) -> Result<()> {
    let name = component.name;
    ensure_subcommand(component.subcommand, name, || {
        run(&mut command("rustup", &["component", "add", name]))
            .with_context(|| format!("{name} is missing: add it to the Rust toolchain by hand"))
    })
}

/// Adds the WASM target. Automatic installs may be off, so a toolchain file would not do.
pub(crate) fn ensure_wasm_target() -> Result<()> {
    if !has_wasm_target() {
        run(&mut command("rustup", &["target", "add", WASM_TARGET])).with_context(|| {
            format!("the target {WASM_TARGET} is missing: add it to the Rust toolchain by hand")
        })?;
    }
    ensure!(has_wasm_target(), "the target {WASM_TARGET} was added but `rustc` does not find it");
    report(WASM_TARGET, "installed");
    Ok(())
}

/// Whether the toolchain has a standard library for WASM. `rustc` names the directory whether
/// or not it exists.
fn has_wasm_target() -> bool {
    let args = ["--print", "target-libdir", "--target", WASM_TARGET];
    answer(&mut command("rustc", &args)).is_some_and(|directory| Path::new(&directory).is_dir())
}

/// Installs a cargo command from crates.io. It works for a second each time, so it is built quickly
/// rather than well.
fn ensure_cargo_tool(tool: &CargoTool) -> Result<()> {
    let CargoTool { subcommand, package, version } = tool;
    ensure_subcommand(subcommand, package, || {
        let package_and_version = format!("{package}@{version}");
        let mut install = cargo(&["install", "--locked", "--debug", &package_and_version]);
        run(install.env("CARGO_PROFILE_DEV_DEBUG", "none"))
            .with_context(|| format!("{package} is missing and could not be installed"))
    })
}

/// Makes sure that cargo knows a command, by `install` if need be.
fn ensure_subcommand(
    subcommand: &str,
    name: &str,
    install: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let version = || answer(&mut cargo(&[subcommand, "--version"]));
    if version().is_none() {
        install()?;
    }
    let version = version().with_context(|| {
        format!("{name} was installed but `cargo {subcommand} --version` still fails")
    })?;
    report(name, &version);
    Ok(())
}

/// Installs strace, with which a test watches what the server does before it answers. That test
/// is for Linux only.
pub(crate) fn ensure_strace() -> Result<()> {
    if cfg!(not(target_os = "linux")) {
        return Ok(());
    }
    let version = || answer(&mut command("strace", &["--version"]));
    if version().is_none() && can_apt_get() {
        apt_get(&["update"])?;
        apt_get(&["install", "-y", "strace"])?;
    }
    let version = version().context("strace is missing: install it, with `strace` on the PATH")?;
    report("strace", &version);
    Ok(())
}

/// Makes sure that the tests in the browser can run; returns the path of the browser.
pub(crate) fn ensure_browser() -> Result<PathBuf> {
    ensure_node()?;
    browser::ensure_packages()?;
    browser::ensure_chromium()
}

/// Installs node where that is a matter of one command, and otherwise says what to install.
fn ensure_node() -> Result<()> {
    let version = || answer(&mut command("node", &["--version"]));
    if version().is_none() && can_apt_get() {
        apt_get(&["update"])?;
        apt_get(&["install", "-y", "nodejs", "npm"])?;
    }
    let Some(version) = version() else {
        bail!("node is missing: install Node.js {NODE_MAJOR} or newer, with `node` on the PATH");
    };
    let major = node_major(&version).with_context(|| format!("node's version is {version:?}"))?;
    ensure!(
        major >= NODE_MAJOR,
        "node is {version}: install Node.js {NODE_MAJOR} or newer, with `node` on the PATH"
    );
    report("node", &version);
    Ok(())
}

/// The 20 of `v20.11.1`.
fn node_major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Whether we may install packages of the system without asking anyone.
pub(crate) fn can_apt_get() -> bool {
    let is_there = || answer(&mut command("apt-get", &["--version"])).is_some();
    (is_root() || can_sudo()) && is_there()
}

/// Whether we are root.
fn is_root() -> bool {
    answer(&mut command("id", &["-u"])).is_some_and(|user| user == "0")
}

/// Whether we can become root without a password.
fn can_sudo() -> bool {
    answer(&mut command("sudo", &["--non-interactive", "true"])).is_some()
}

/// Runs apt-get so that it asks no questions.
pub(crate) fn apt_get(args: &[&str]) -> Result<()> {
    let quietly = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    let become_root: &[&str] = if is_root() { &[] } else { &["sudo", "--non-interactive"] };
    let words = [become_root, &quietly, args].concat();
    run(&mut command(words[0], &words[1..]))
}

/// Says which tool is there, and in which version, on one line: `cargo nextest` has more to
/// tell than that.
pub(crate) fn report(name: &str, version: &str) {
    println!("{name}: {}", version.lines().next().unwrap_or("installed"));
}

#[cfg(test)]
mod tests {
    use super::node_major;

    #[test]
    fn the_major_version_of_node_is_its_first_number() {
        assert_eq!(node_major("v20.11.1"), Some(20));
        assert_eq!(node_major("v8.0.0"), Some(8));
        assert_eq!(node_major("20"), None);
        assert_eq!(node_major("vx.1"), None);
    }
}
