//! Every check, in order: `cargo xtask test`.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::client::{self, Flavour};
use crate::e2e::{self, Which};
use crate::process::{cargo, run};
use crate::{rules_index, tools, wasm, words};

/// One check: what people call it, and how to run it.
struct Check {
    name: &'static str,
    run: fn() -> Result<()>,
}

/// All checks. The quick ones that fail most often come first.
const CHECKS: [Check; 13] = [
    Check { name: "set-up", run: tools::ensure_all },
    Check { name: "formatting", run: formatting },
    Check { name: "lints", run: lints },
    Check { name: "documentation", run: documentation },
    Check { name: "tests", run: tests },
    Check { name: "doctests", run: doctests },
    Check { name: "rules index", run: rules_index::check },
    Check { name: "words", run: words::check },
    Check { name: "client (WASM build)", run: client },
    Check { name: "WASM", run: wasm::check },
    Check { name: "browser", run: browser },
    Check { name: "licences and sources", run: licences },
    Check { name: "unused dependencies", run: unused_dependencies },
];

/// Runs the checks until one fails, then says which; or says how long each took.
pub(crate) fn run_all() -> Result<()> {
    let mut times = Vec::new();
    for (index, check) in CHECKS.iter().enumerate() {
        println!("\n=== {} ({} of {}) ===", check.name, index + 1, CHECKS.len());
        let start = Instant::now();
        (check.run)().with_context(|| format!("the check `{}` failed", check.name))?;
        times.push((check.name, start.elapsed()));
        println!("--- {}: {:.1} s", check.name, start.elapsed().as_secs_f64());
    }
    println!("\n{}", table(&times));
    Ok(())
}

/// The times, one check a line, with their sum.
fn table(times: &[(&str, Duration)]) -> String {
    let total = ("all checks passed", times.iter().map(|(_, time)| *time).sum());
    let rows = times.iter().copied().chain([total]);
    let lines = rows.map(|(name, time)| format!("{name:<24}{:>8.1} s", time.as_secs_f64()));
    lines.collect::<Vec<_>>().join("\n")
}

/// rustfmt has nothing to change.
fn formatting() -> Result<()> {
    run(&mut cargo(&["fmt", "--all", "--check"]))
}

/// Neither the compiler nor clippy warns.
fn lints() -> Result<()> {
    let args = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    run(&mut cargo(&args))
}

/// The documentation builds and its links lead somewhere, private items included, because
/// those are what a contributor reads.
fn documentation() -> Result<()> {
    let args = ["doc", "--workspace", "--no-deps", "--document-private-items", "--locked"];
    run(cargo(&args).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Unit, property and golden tests. A changed snapshot fails and leaves no new file behind.
fn tests() -> Result<()> {
    let args = ["nextest", "run", "--workspace", "--locked", "--no-fail-fast"];
    run(cargo(&args).env("INSTA_UPDATE", "no"))
}

/// The examples in the documentation, which nextest skips.
fn doctests() -> Result<()> {
    run(&mut cargo(&["test", "--workspace", "--doc", "--locked"]))
}

/// The client builds as people get it, and a first visit is not too heavy.
fn client() -> Result<()> {
    client::build(Flavour::Release).map(drop)
}

/// The tests in a real browser.
fn browser() -> Result<()> {
    e2e::test(Which::Usual, &[])
}

/// Every dependency comes from crates.io under a licence that deny.toml allows. Advisories are
/// left out: their database may be out of reach.
fn licences() -> Result<()> {
    run(&mut cargo(&["deny", "check", "licenses", "bans", "sources"]))
}

/// No package names a dependency that it does not use.
fn unused_dependencies() -> Result<()> {
    run(&mut cargo(&["machete"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_a_line_for_each_check_and_one_for_all() {
        let times =
            [("lints", Duration::from_millis(1_250)), ("tests", Duration::from_millis(10_500))];
        let expected = [
            "lints                        1.2 s",
            "tests                       10.5 s",
            "all checks passed           11.8 s",
        ];
        assert_eq!(table(&times), expected.join("\n"));
    }
}
