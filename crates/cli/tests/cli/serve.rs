//! `just-apples serve`, as a process.

use std::net::TcpListener;

use crate::program::{just_apples, written};
use crate::serving::{Serving, get, host_in};

#[test]
fn it_says_where_it_is_and_is_there() {
    let mut serving = Serving::with(&["--listen", "127.0.0.1:0"]);
    let line = serving.line();
    assert!(line.starts_with("Just Apples is at http://127.0.0.1:"), "{line}");
    assert_eq!(serving.line(), "Press Ctrl-C to stop.");
    let answer = get(host_in(&line), "/healthz");
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
    // No name is so long, so nobody has to be asked for it.
    let long = format!("{}:1", "apples".repeat(20));
    let refusal = format!("cannot listen on {long}: nothing is known by that name");
    just_apples(&["serve", "--listen", &long]).run().refused(&refusal);
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
        assert_eq!(serving.end_by(signal), Some(0), "{signal}");
    }
}

#[test]
fn for_the_whole_network_it_listens_everywhere() {
    // Whoever has the usual port, this test or another program: it is taken.
    let _taken = TcpListener::bind("0.0.0.0:8420");
    let mut serving = Serving::with(&["--lan"]);
    let taken = serving.line();
    assert!(taken.starts_with("Port 8420 is taken"), "{taken}");
    let local = serving.line();
    assert!(host_in(&local).starts_with("127.0.0.1:"), "{local}");
    // A machine without a network has no other address, and a pipe gets no picture.
    let next = serving.line();
    let rest = if next.starts_with("For others on your network: ") { serving.line() } else { next };
    assert_eq!(rest, "Press Ctrl-C to stop.");
    assert!(get(host_in(&local), "/healthz").ends_with("ok\n"));
}

#[test]
fn a_wish_for_where_to_listen_goes_before_the_whole_network() {
    let mut serving = Serving::with(&["--lan", "--lan", "--listen", "127.0.0.1:0"]);
    assert!(serving.line().starts_with("Just Apples is at http://127.0.0.1:"));
    assert_eq!(serving.line(), "Press Ctrl-C to stop.");
}

#[test]
fn a_flag_goes_before_a_variable_and_a_variable_before_the_file() {
    let text = "listen = \"127.0.0.1:0\"\nbase_path = \"/file\"\npublic_url = \"http://file/\"\n";
    let file = written("settings.toml", text);
    let variables = [("JUST_APPLES_CONFIG", file.as_str()), ("JUST_APPLES_BASE_PATH", "/variable")];
    let mut by_variable = Serving::with_variables(&[], &variables);
    let line = by_variable.line();
    assert!(line.ends_with("/variable/"), "{line}");
    assert_eq!(by_variable.line(), "For everybody: http://file/");
    assert!(get(host_in(&line), "/variable/healthz").ends_with("ok\n"));
    assert!(get(host_in(&line), "/healthz").starts_with("HTTP/1.0 404"));
    let mut by_flag = Serving::with_variables(&["--base-path", "/flag"], &variables);
    assert!(by_flag.line().ends_with("/flag/"));
}

#[test]
fn a_file_that_cannot_be_understood_is_refused_with_its_line() {
    for (text, reason) in [
        (
            "lan = true\n\nlissen = \"x\"\n",
            "bad.toml, line 3: there is no field `lissen`; possible fields: listen,",
        ),
        (
            "lan = true\nmax_tables = \"many\"\n",
            "bad.toml, line 2: expected a whole number from 1 to 4294967295, found \"many\"",
        ),
        (
            "max_tables = 0\n",
            "bad.toml, line 1: expected a whole number from 1 to 4294967295, found 0",
        ),
        ("# proxies\ntrust_proxy = [\"proxy\"]", "bad.toml, line 2: `proxy` is no address"),
        ("base_path = \"apples\"", "line 1: `apples` does not begin with a slash"),
        ("trace = \"loud\"", "line 1: `loud` is none of off, error, warn, info, debug"),
        ("lan = true\nlan = false", "bad.toml, line 2: this setting is there twice"),
        ("lan", "bad.toml, line 1: this is not TOML: it takes lines such as max_tables = 100"),
        ("config = \"other.toml\"", "line 1: there is no field `config`"),
    ] {
        let file = written("bad.toml", text);
        just_apples(&["serve", "--config", &file]).run().refused(reason);
    }
    just_apples(&["serve", "--config", "missing.toml"]).run().refused("cannot read missing.toml");
    let file = written("bad.toml", "");
    std::fs::write(&file, [0xff, 0xfe]).expect("a scratch file can be written");
    just_apples(&["serve", "--config", &file]).run().refused("bad.toml: that is no text in UTF-8");
}

#[test]
fn settings_that_make_no_sense_are_refused() {
    for (args, reason) in [
        (&["--tls-cert", "a.crt"][..], "a certificate needs its key: set --tls-key too"),
        (&["--tls-key", "a.key"], "a key needs its certificate: set --tls-cert too"),
        (
            &["--tls-cert", "no.crt", "--tls-key", "no.key"],
            "cannot read no.crt: there is no such file or folder",
        ),
        (&["--trust-proxy", "10.0.0.0/33"], "from 0 to 32"),
        (&["--public-url", "apples"], "such as https://apples.example/"),
        (&["--max-tables", "0"], "'0' for '--max-tables <N>'"),
        (&["--trace-format", "loud"], "`loud` is none of text, json"),
    ] {
        just_apples(&[&["serve"], args].concat()).run().refused(reason);
    }
}

/// `script` of util-linux gives a program a terminal; without it there is nothing to look at.
#[cfg(target_os = "linux")]
#[test]
fn on_a_terminal_the_address_for_others_is_a_picture() {
    use std::io::{BufRead as _, BufReader};
    use std::process::{Command, Stdio};

    let data = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("terminal");
    let program = env!("CARGO_BIN_EXE_just-apples");
    // A name of its own for others, because a machine may have no network.
    let serve = format!(
        "exec '{program}' serve --lan --listen 0.0.0.0:0 --public-url https://apples.example/ \
         --trace off --data '{}'",
        data.display()
    );
    let mut terminal = Command::new("script")
        .args(["-qefc", &serve, "/dev/null"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("`script` runs: it is in util-linux, or bsdutils on Debian");
    let printed = BufReader::new(terminal.stdout.take().expect("standard output is a pipe"));
    let blocks = |line: &String| line.contains('█') || line.contains('▀') || line.contains('▄');
    let lines = printed.lines().map_while(Result::ok).skip_while(|line| !blocks(line));
    let picture: Vec<String> = lines.take(12).collect();
    // The terminal closes with `script`, and what runs on it ends.
    let _ = terminal.kill();
    let _ = terminal.wait();
    let _ = std::fs::remove_dir_all(&data);
    assert_eq!(picture.iter().filter(|line| blocks(line)).count(), 12, "{picture:?}");
}
