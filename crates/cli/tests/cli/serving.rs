//! The server of a test: a process on a port and in a folder of its own.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use guest::House;

use crate::program::program;

/// A server that runs, and ends with this value.
pub(crate) struct Serving {
    process: Child,
    folder: PathBuf,
    printed: BufReader<ChildStdout>,
}

impl Serving {
    /// Starts it with these arguments.
    pub(crate) fn with(args: &[&str]) -> Self {
        Self::with_variables(args, &[])
    }

    /// Starts it with these arguments, and these variables of the environment.
    pub(crate) fn with_variables(args: &[&str], variables: &[(&str, &str)]) -> Self {
        let folder = folder();
        fs::create_dir_all(&folder).expect("the target directory can be written");
        let trace = File::create(trace_in(&folder)).expect("the folder can be written");
        let mut command = program();
        command.env("JUST_APPLES_DATA", data_in(&folder)).envs(variables.iter().copied());
        command.arg("serve").args(args);
        let started = command.stdout(Stdio::piped()).stderr(trace).spawn();
        let mut process = started.expect("the program starts");
        let stdout = process.stdout.take().expect("standard output is a pipe");
        Self { process, folder, printed: BufReader::new(stdout) }
    }

    /// The next line that it prints.
    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.printed.read_line(&mut line).expect("the program writes UTF-8");
        line.trim_end().to_owned()
    }

    /// The address of its front page, which is in the first line that it prints.
    pub(crate) fn address(&mut self) -> String {
        let line = self.line();
        let address = line.split(' ').find(|word| word.starts_with("http://"));
        address.unwrap_or_else(|| panic!("{line:?} names no address: {}", self.trace())).to_owned()
    }

    /// The server for whoever comes to it, by that first line.
    pub(crate) fn house(&mut self) -> House {
        let address = self.address();
        House::new(host_in(&address).parse().expect("an address with its port"), "")
    }

    /// Its folder for tables.
    pub(crate) fn data(&self) -> PathBuf {
        data_in(&self.folder)
    }

    /// What it has written on standard error so far.
    pub(crate) fn trace(&self) -> String {
        fs::read_to_string(trace_in(&self.folder)).expect("a trace is text")
    }

    /// Sends a signal by its name, and waits for the end: the exit code, if it had one.
    #[cfg(unix)]
    pub(crate) fn end_by(&mut self, signal: &str) -> Option<i32> {
        let id = self.process.id().to_string();
        let sent = Command::new("kill").args(["-s", signal, &id]).status();
        assert!(sent.expect("there is a kill").success());
        self.process.wait().expect("the program ends").code()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        // What is left over does no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A folder that no other server has.
fn folder() -> PathBuf {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("serving-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Where the tables are in such a folder. The server makes it.
fn data_in(folder: &Path) -> PathBuf {
    folder.join("data")
}

/// Where the trace is in such a folder.
fn trace_in(folder: &Path) -> PathBuf {
    folder.join("trace")
}

/// The host and port in a line that names an address.
pub(crate) fn host_in(line: &str) -> &str {
    let (_, after) = line.split_once("http://").expect("the line names an address");
    after.split_once('/').map_or(after, |(host, _)| host)
}

/// What the server at this host answers to a request for a path.
pub(crate) fn get(host: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(host).expect("the server listens");
    let request = format!("GET {path} HTTP/1.0\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("the server reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("the server answers");
    answer
}
