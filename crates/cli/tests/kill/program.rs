//! The program as a process, on a port and in a folder that outlive it.

use std::fs;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use guest::House;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// How long anything may take. Generous: the machine may be busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Limits that nobody who plays at random reaches.
const LIMITS: [&str; 8] = [
    "--commands-per-second=100000",
    "--commands-at-once=100000",
    "--requests-per-second=100000",
    "--requests-at-once=100000",
    "--max-connections-per-address=10000",
    "--tables-per-hour=100000",
    "--wrong-codes=100000",
    "--trace=error",
];

/// A port and a folder, for one server after the other.
pub(crate) struct Ground {
    address: SocketAddr,
    folder: PathBuf,
}

impl Ground {
    /// One that no other test has. Its folder is gone afterwards.
    pub(crate) fn new(name: &str) -> Self {
        let name = format!("{name}-{}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        // One that was killed may have had the same number.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("the target directory can be written");
        Self { address: free_address(), folder }
    }

    /// The data directory.
    pub(crate) fn data(&self) -> PathBuf {
        self.path("data")
    }

    /// Something beside the data directory.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// The server that runs here, whenever one does.
    pub(crate) fn house(&self) -> House {
        House::new(self.address, "")
    }

    /// Starts a server.
    pub(crate) fn start(&self) -> Server {
        self.start_with(Command::new(env!("CARGO_BIN_EXE_just-apples")))
    }

    /// Starts a server with a command that becomes the program.
    pub(crate) fn start_with(&self, mut command: Command) -> Server {
        // The settings of whoever runs the test are not ours.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("JUST_APPLES_") {
                command.env_remove(name);
            }
        }
        command.arg("serve").arg("--listen").arg(self.address.to_string());
        command.arg("--data").arg(self.data()).args(LIMITS);
        let started = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn();
        Server { process: started.expect("the program starts"), address: self.address }
    }
}

impl Drop for Ground {
    fn drop(&mut self) {
        // What failed may be worth a look.
        if !std::thread::panicking() {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// An address that is free now and that the system gives to nobody by itself: the ports that it
/// gives away are above these. A client of a server that is down could otherwise be given the
/// server's own port, and then it would be connected to itself.
fn free_address() -> SocketAddr {
    // At random, because another test may have one whose server is down right now.
    let first = RandomState::new().build_hasher().finish() % 10_000;
    let ports = (0..10_000).map(|port| 20_000 + ((first + port) % 10_000) as u16);
    let mut addresses = ports.map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    addresses.find(|address| TcpListener::bind(address).is_ok()).expect("there is a free port")
}

/// A server that runs, and is killed with this value.
pub(crate) struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    /// Waits until it listens. It binds its port before it has read its tables, and whoever comes
    /// by then waits.
    pub(crate) async fn listens(&mut self) {
        let listening = async {
            while TcpStream::connect(self.address).await.is_err() {
                let ended = self.process.try_wait().expect("it is our process");
                assert_eq!(ended, None, "the server ended by itself");
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, listening).await.expect("it listens in time");
    }

    /// The id of its process.
    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    /// Kills it, so that it can do nothing more, and waits until it is dead.
    pub(crate) fn kill(mut self) {
        let ended = self.process.try_wait().expect("it is our process");
        assert_eq!(ended, None, "the server ended by itself before it was killed");
        self.process.kill().expect("it is our process");
        self.process.wait().expect("it dies");
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) fn stop(mut self) {
        let id = self.process.id().to_string();
        let sent = Command::new("kill").args(["-s", "TERM", &id]).status();
        assert!(sent.expect("there is a kill").success());
        let ended = self.process.wait().expect("it ends");
        assert!(ended.success(), "it stops well: {ended}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
