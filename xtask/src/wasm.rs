//! Replays recorded games in WASM and natively: both must end in the same state, or a browser
//! and a server would disagree about a game.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::build::{build, building_wasm};
use crate::client::{self, Flavour};
use crate::process::{command, output};
use crate::{files, play};

/// Where the recorded games are.
const RECORDS: &str = "crates/rules/tests/records";

/// The script that replays records in node.
const SCRIPT: &str = "tests/wasm-replay/replay.mjs";

/// Replays every record both ways and compares the states they end in.
pub(crate) fn check() -> Result<()> {
    let records = records()?;
    let module = build_module()?;
    // The program as people get it, which the tests in the browser want anyway.
    let program = play::build_program(&client::build(Flavour::Release)?)?;
    let in_wasm = replay_in_node(&module, &records)?;
    let mut differences = Vec::new();
    for record in &records {
        let name = files::name(record)?;
        let wasm = in_wasm.get(name).with_context(|| format!("node did not replay {name}"))?;
        let native = replay_natively(&program, record)?;
        if *wasm != native {
            differences.push(format!("{name}: {native} natively, {wasm} in WASM"));
        }
    }
    ensure!(differences.is_empty(), "games end differently:\n{}", differences.join("\n"));
    println!("{} records end in the same state natively and in WASM", records.len());
    Ok(())
}

/// The recorded games, sorted by name.
fn records() -> Result<Vec<PathBuf>> {
    let records = files::with_extension(Path::new(RECORDS), "json")?;
    ensure!(!records.is_empty(), "{RECORDS} has no record (*.json): there is nothing to compare");
    Ok(records)
}

/// Builds the WASM module and returns its path.
fn build_module() -> Result<PathBuf> {
    build(&mut building_wasm("wasm-replay", "release"))?.module("wasm_replay")
}

/// Replays the records in node; returns the fingerprint of each by file name.
fn replay_in_node(module: &Path, records: &[PathBuf]) -> Result<BTreeMap<String, String>> {
    let mut node = command("node", &[SCRIPT]);
    let printed = output(node.arg(module).args(records))?;
    print!("{printed}");
    printed.lines().map(named_fingerprint).collect()
}

/// Takes a line of the script's output apart.
fn named_fingerprint(line: &str) -> Result<(String, String)> {
    line.rsplit_once(' ')
        .filter(|(_, fingerprint)| is_fingerprint(fingerprint))
        .map(|(name, fingerprint)| (name.to_owned(), fingerprint.to_owned()))
        .with_context(|| format!("{SCRIPT} printed {line:?}, not a file name and a fingerprint"))
}

/// Replays one record with the command line; returns its fingerprint.
fn replay_natively(program: &Path, record: &Path) -> Result<String> {
    let mut replay = command(program, &["replay", "--json"]);
    fingerprint_in(&output(replay.arg(record))?)
        .with_context(|| format!("in what `just-apples replay` says of {}", record.display()))
}

/// The fingerprint in what `just-apples replay --json` prints.
fn fingerprint_in(json: &str) -> Result<String> {
    let value: Value = serde_json::from_str(json).context("this is not JSON")?;
    let fingerprint = value["fingerprint"].as_str().context("there is no field `fingerprint`")?;
    ensure!(is_fingerprint(fingerprint), "{fingerprint:?} is not 16 hexadecimal digits");
    Ok(fingerprint.to_owned())
}

/// Whether a text is a fingerprint: 16 lower-case hexadecimal digits.
fn is_fingerprint(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
}

#[cfg(test)]
mod tests {
    use super::{fingerprint_in, named_fingerprint};

    #[test]
    fn a_line_of_the_script_names_a_file_and_its_fingerprint() {
        let (name, fingerprint) = named_fingerprint("a game.json 00ff00ff00ff00ff").unwrap();
        assert_eq!((name.as_str(), fingerprint.as_str()), ("a game.json", "00ff00ff00ff00ff"));
        assert!(named_fingerprint("game.json").is_err());
        assert!(named_fingerprint("game.json 00FF00FF00FF00FF").is_err());
        assert!(named_fingerprint("game.json 00ff").is_err());
    }

    #[test]
    fn the_command_line_tells_the_fingerprint_in_json() {
        let fingerprint = fingerprint_in(r#"{"rounds": 6, "fingerprint": "0123456789abcdef"}"#);
        assert_eq!(fingerprint.unwrap(), "0123456789abcdef");
        for wrong in ["", "{}", r#"{"fingerprint": 7}"#, r#"{"fingerprint": "7"}"#] {
            assert!(fingerprint_in(wrong).is_err(), "{wrong}");
        }
    }
}
