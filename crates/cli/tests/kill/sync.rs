//! A kill spares what the system holds in memory; a power cut does not. So the program's system
//! calls are watched: nothing is acknowledged or shown before the disk has it.

mod trace;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{sleep, timeout};

use crate::party::Evening;
use crate::program::{Ground, PATIENCE};
use trace::judge;

/// How many moves are watched at least.
const MOVES: usize = 150;

/// What is watched: everything that can change a file, reach the disk or leave through a socket.
const CALLS: &str = "trace=write,writev,pwrite64,pwritev,pwritev2,sendto,sendmsg,sendmmsg,\
    sendfile,splice,fsync,fdatasync,sync_file_range,msync";

/// A command that becomes the program, watched by strace. It is the program that is our child, so
/// that it can be killed by its id; strace ends when it does.
fn watched(trace: &Path) -> Command {
    let asked = Command::new("strace").arg("--version").stdout(Stdio::null()).status();
    assert!(
        asked.is_ok_and(|status| status.success()),
        "strace is missing: install it, as `cargo xtask test` does (apt-get install strace)"
    );
    let mut command = Command::new("strace");
    // Each call with its thread, its files by name, and everything that was written.
    command.args(["-D", "-f", "-y", "-s", "65536", "-e", CALLS, "-o"]).arg(trace);
    command.arg(env!("CARGO_BIN_EXE_just-apples"));
    command
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledgement_leaves_before_the_disk_has_its_entry() {
    let ground = Ground::new("sync");
    let file = ground.path("trace");
    let mut server = ground.start_with(watched(&file));
    server.listens().await;
    let evening = Evening::at(ground.house());
    let party = tokio::spawn(Arc::clone(&evening).party(3, 1));
    let enough = async {
        while evening.account.acknowledged() < MOVES && !party.is_finished() {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, enough).await.expect("they move in time");
    evening.end();
    timeout(PATIENCE, party).await.expect("all have their answers in time").expect("no complaint");
    let id = server.id();
    server.kill();
    let trace = timeout(PATIENCE, ended(&file, id)).await.expect("strace ends in time");

    let told = evening.account.entries();
    assert!(told.len() >= MOVES);
    assert_eq!(judge(&trace, &told), [], "see {}", file.display());
}

/// The whole trace of a process, as soon as its end is in it.
async fn ended(file: &Path, id: u32) -> String {
    let id = id.to_string();
    loop {
        let trace = fs::read(file).expect("a trace");
        let trace = String::from_utf8(trace).expect("strace writes everything else as numbers");
        let last = trace.lines().rfind(|line| line.split(' ').next() == Some(&id));
        if last.is_some_and(|line| line.contains("+++ killed by SIGKILL +++")) {
            return trace;
        }
        sleep(Duration::from_millis(10)).await;
    }
}
