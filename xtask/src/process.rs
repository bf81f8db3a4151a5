//! Starting other programs, and saying which one failed.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// Makes the root of the repository the working directory, so that every path here can be
/// relative to it wherever cargo was called.
pub(crate) fn enter_repository() -> Result<()> {
    let root = repository()?;
    env::set_current_dir(&root).with_context(|| format!("cannot enter {}", root.display()))
}

/// The directory above this package, which cargo names when it runs us. It is not fixed when
/// compiling, so that a moved clone keeps working.
fn repository() -> Result<PathBuf> {
    let package = env::var_os("CARGO_MANIFEST_DIR")
        .context("CARGO_MANIFEST_DIR is not set: start this tool with `cargo xtask`")?;
    let root = Path::new(&package).parent().context("the xtask package has no parent directory")?;
    Ok(root.to_path_buf())
}

/// A cargo command, by the cargo that started us, so that the toolchain stays the same.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = command(program, args);
    for (name, _) in env::vars_os().filter(|(name, _)| is_about_us(name)) {
        command.env_remove(name);
    }
    command
}

/// Whether `cargo run` has set this variable to describe the xtask package. Left in place, it
/// misleads whoever asks about another package: `cargo machete` takes its own name for a path.
fn is_about_us(variable: &OsStr) -> bool {
    let variable = variable.to_string_lossy();
    variable.starts_with("CARGO_PKG_") || variable.starts_with("CARGO_MANIFEST_")
}

/// A command with its arguments.
pub(crate) fn command(program: impl AsRef<OsStr>, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args);
    command
}

/// Shows the command, runs it with its output shown live, and fails if it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = announced(command);
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    ensure!(status.success(), "`{line}` failed ({status})");
    Ok(())
}

/// Shows the command, runs it and returns what it prints; its error output is shown live.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let line = announced(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start `{line}`"))?;
    ensure!(output.status.success(), "`{line}` failed ({})", output.status);
    String::from_utf8(output.stdout).with_context(|| format!("`{line}` printed invalid UTF-8"))
}

/// Runs the command and returns what it prints, or nothing if it fails: for asking whether
/// something is installed, where a failure is an answer.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// Prints the command before it runs, so that one can repeat it by hand; returns what it printed.
fn announced(command: &Command) -> String {
    let line = shown(command);
    println!("$ {line}");
    line
}

/// The command as one would type it: with the variables it sets, and without the directories
/// of its program.
fn shown(command: &Command) -> String {
    let variables = command.get_envs().filter_map(|(name, value)| {
        Some(format!("{}={}", name.to_string_lossy(), quoted(value?.to_string_lossy().as_ref())))
    });
    let program = Path::new(command.get_program());
    let program = program.file_stem().unwrap_or(command.get_program()).to_string_lossy();
    let args = command.get_args().map(|arg| quoted(&arg.to_string_lossy()));
    variables.chain([program.into_owned()]).chain(args).collect::<Vec<_>>().join(" ")
}

/// The word as a shell would need it.
fn quoted(word: &str) -> String {
    if word.contains('\'') {
        format!("\"{word}\"")
    } else if word.is_empty() || word.contains(' ') {
        format!("'{word}'")
    } else {
        word.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::{answer, command, run, shown};

    #[test]
    fn a_command_is_shown_as_one_would_type_it() {
        let mut doc = command("/somewhere/bin/cargo", &["doc", "--no-deps"]);
        doc.env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(shown(&doc), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
        let build = command("cargo", &["build", "--config", "build.rustflags=['-g']"]);
        assert_eq!(shown(&build), r#"cargo build --config "build.rustflags=['-g']""#);
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let error = run(&mut command("no-such-program", &["--help"])).unwrap_err();
        assert_eq!(error.to_string(), "cannot start `no-such-program --help`");
        assert_eq!(answer(&mut command("no-such-program", &[])), None);
    }
}
