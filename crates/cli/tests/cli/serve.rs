//! `just-apples serve`, as a process.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

use crate::program::just_apples;

/// A server that runs, and ends with this value.
struct Serving {
    process: Child,
    printed: BufReader<ChildStdout>,
}

impl Serving {
    /// Starts it with these arguments.
    fn with(args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_just-apples"));
        let started = command.arg("serve").args(args).stdout(Stdio::piped()).spawn();
        let mut process = started.expect("the program starts");
        let stdout = process.stdout.take().expect("standard output is a pipe");
        Self { process, printed: BufReader::new(stdout) }
    }

    /// The next line that it prints.
    fn line(&mut self) -> String {
        let mut line = String::new();
        self.printed.read_line(&mut line).expect("the program writes UTF-8");
        line.trim_end().to_owned()
    }

    /// Sends a signal by its name, and waits for the end.
    fn end_by(mut self, signal: &str) -> ExitStatus {
        let id = self.process.id().to_string();
        let sent = Command::new("kill").args(["-s", signal, &id]).status();
        assert!(sent.expect("there is a kill").success());
        self.process.wait().expect("the program ends")
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The host and port in a line that names an address.
fn host_in(line: &str) -> &str {
    let (_, after) = line.split_once("http://").expect("the line names an address");
    after.trim_end_matches('/')
}

#[test]
fn it_says_where_it_is_and_is_there() {
    let mut serving = Serving::with(&["--listen", "127.0.0.1:0"]);
    let line = serving.line();
    assert!(line.starts_with("Just Apples is at http://127.0.0.1:"), "{line}");
    assert_eq!(serving.line(), "Press Ctrl-C to stop.");
    let mut stream = TcpStream::connect(host_in(&line)).expect("the server listens");
    stream.write_all(b"GET /healthz HTTP/1.0\r\n\r\n").expect("the server reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("the server answers");
    assert!(answer.starts_with("HTTP/1.0 200") && answer.ends_with("ok\n"), "{answer}");
}

#[test]
fn an_address_that_was_asked_for_is_used_or_refused() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = taken.local_addr().expect("it has an address").to_string();
    let refusal = format!("cannot listen on {address}: another program listens there");
    just_apples(&["serve", "--listen", &address]).run().refused(&refusal);
    just_apples(&["serve", "--listen", "apples"]).run().refused("such as 127.0.0.1:8420");
    just_apples(&["serve", "--listen", "192.0.2.1:1"]).run().refused("no such address");
}

#[test]
fn without_an_address_a_taken_port_is_no_obstacle() {
    // Whoever has the usual port, this test or another program: it is taken.
    let _taken = TcpListener::bind("127.0.0.1:8420");
    let mut serving = Serving::with(&[]);
    let line = serving.line();
    assert!(line.starts_with("Port 8420 is taken, so this game is on port "), "{line}");
    let port = line.trim_end_matches('.').rsplit(' ').next().expect("it ends in a port").to_owned();
    assert_eq!(host_in(&serving.line()), format!("127.0.0.1:{port}"));
}

#[cfg(unix)]
#[test]
fn it_stops_when_interrupted_and_when_terminated() {
    for signal in ["INT", "TERM"] {
        let mut serving = Serving::with(&["--listen", "127.0.0.1:0"]);
        serving.line();
        assert_eq!(serving.end_by(signal).code(), Some(0), "{signal}");
    }
}
