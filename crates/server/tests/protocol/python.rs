//! What the documents give to people who write Python does what it says.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs Python with these arguments.
pub(crate) async fn python(args: &[&str]) -> Output {
    let mut command = Command::new("python3");
    command.args(args).current_dir(root()).env("PYTHONDONTWRITEBYTECODE", "1");
    let ran =
        tokio::task::spawn_blocking(move || command.output()).await.expect("it is waited for");
    ran.unwrap_or_else(|error| {
        panic!(
            "python3 cannot be run, and the examples need it: install Python 3.8 or newer ({error})"
        )
    })
}

/// What it printed, if all went well.
pub(crate) fn printed(output: Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).expect("text")
}
