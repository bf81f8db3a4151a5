//! The fuzzer: `cargo xtask fuzz`.

use std::fs;

use anyhow::Result;

use crate::process::{cargo, run};
use crate::tools;

/// Where the fuzzer is, and the corpus that the checks replay.
const FUZZER: &str = "tests/fuzzing/fuzz";
const CORPUS: &str = "tests/fuzzing/corpus";

/// Where the words of each target are, which it need not guess.
const WORDS: &str = "tests/fuzzing";

/// Everything that is fuzzed.
const TARGETS: [&str; 2] = ["wire", "record"];

/// No input may take longer, in seconds: none of the corpus takes a hundredth.
const TIMEOUT: &str = "-timeout=10";

/// Lets the fuzzer try for so many seconds with each target. What it finds worth keeping goes into
/// its own folder; what breaks something is written down, with the command to try it again.
pub(crate) fn fuzz(seconds: u32) -> Result<()> {
    tools::ensure_fuzzer()?;
    for target in TARGETS {
        let found = format!("{FUZZER}/corpus/{target}");
        fs::create_dir_all(&found)?;
        let (kept, words) = (format!("{CORPUS}/{target}"), format!("-dict={WORDS}/{target}.dict"));
        let time = format!("-max_total_time={seconds}");
        // The sanitizers want a nightly compiler, and there is nothing unsafe here to find.
        let args = ["fuzz", "run", "--fuzz-dir", FUZZER, "--sanitizer", "none", target];
        let limits = ["--", &time, TIMEOUT, &words, "-print_final_stats=1"];
        run(cargo(&args).args([&found, &kept]).args(limits))?;
    }
    Ok(())
}
