//! Runs the program and judges how it ended.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The program in English, whatever the language of the machine.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_just-apples"));
    command.env_remove("LANGUAGE").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.env("LANG", "C");
    command
}

/// The program with these arguments.
pub(crate) fn just_apples(args: &[&str]) -> Run {
    let mut command = program();
    command.args(args);
    Run { command, input: String::new() }
}

/// A file of a test's own, which does not exist yet.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    match std::fs::remove_file(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => panic!("{error}"),
        _ => path,
    }
}

/// A file of a test's own with this text.
pub(crate) fn written(name: &str, text: &str) -> String {
    let path = scratch(name);
    std::fs::write(&path, text).expect("a scratch file can be written");
    path.to_str().expect("the path is text").to_owned()
}

/// A run to come.
pub(crate) struct Run {
    command: Command,
    input: String,
}

impl Run {
    /// With this text on standard input.
    pub(crate) fn input(mut self, text: &str) -> Self {
        self.input = text.into();
        self
    }

    /// In the language of this locale.
    pub(crate) fn lang(mut self, locale: &str) -> Self {
        self.command.env("LANG", locale);
        self
    }

    /// Runs it to its end.
    pub(crate) fn run(mut self) -> Ended {
        let pipes =
            self.command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("standard input is a pipe");
        match stdin.write_all(self.input.as_bytes()) {
            // The program may refuse its arguments without reading.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => panic!("{error}"),
            _ => drop(stdin),
        }
        Ended(child.wait_with_output().expect("the program ends"))
    }

    /// Runs it with a standard output that nobody reads.
    pub(crate) fn run_without_reader(mut self) -> Ended {
        let (reader, writer) = io::pipe().expect("there are pipes");
        drop(reader);
        let child = self.command.stdin(Stdio::null()).stdout(writer).stderr(Stdio::piped()).spawn();
        Ended(child.expect("it starts").wait_with_output().expect("it ends"))
    }
}

/// A run that has ended.
pub(crate) struct Ended(Output);

impl Ended {
    /// What it said, given that all went well.
    pub(crate) fn success(self) -> String {
        let errors = String::from_utf8_lossy(&self.0.stderr);
        assert_eq!(self.0.status.code(), Some(0), "{errors}");
        assert_eq!(errors, "", "nothing is said on standard error");
        String::from_utf8(self.0.stdout).expect("the program writes UTF-8")
    }

    /// What it said in JSON.
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.success()).expect("this is JSON")
    }

    /// Checks that the input was refused with exit code 2 and one line that holds the reason, and
    /// returns that line.
    #[track_caller]
    pub(crate) fn refused(self, reason: &str) -> String {
        let errors = self.complaint();
        assert!(errors.starts_with("error: "), "an error: {errors}");
        assert!(errors.contains(reason), "{errors} does not say: {reason}");
        errors
    }

    /// Checks that the input was refused with exit code 2 and one line, and returns that line.
    #[track_caller]
    pub(crate) fn complaint(self) -> String {
        let errors = String::from_utf8(self.0.stderr).expect("errors are UTF-8");
        assert_eq!(self.0.status.code(), Some(2), "{errors}");
        assert_eq!(errors.lines().count(), 1, "one line: {errors}");
        assert!(errors.ends_with('\n'), "a whole line: {errors}");
        errors
    }
}
