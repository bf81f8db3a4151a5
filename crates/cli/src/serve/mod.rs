//! `just-apples serve`: the game in the browser.

mod settings;

use std::future::Future;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use server::qr::Qr;
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::{Config, Shell, Site, Tables, trace};
use tokio::net::{TcpListener, lookup_host};
use tokio::runtime::{self, Runtime};

use text::say;

use crate::help::{examples, paragraphs};
use crate::words::{Told, advised, text};
use settings::{Plan, Settings};

pub(crate) use settings::Folder;

/// Where the server listens if nobody says otherwise: on this machine only.
const DEFAULT: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8420);

/// Where it listens for the whole network.
const LAN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), DEFAULT.port());

/// How long the last tables may take to close.
const CLOSING_TIME: Duration = Duration::from_secs(3);

/// Examples for the help page.
const EXAMPLES: &str = "  just-apples serve --open
  just-apples serve --lan
  just-apples serve --config /etc/just-apples.toml";

/// What to serve, and how.
#[derive(clap::Args)]
#[command(
    about = say!(text(), "cli-serve"),
    long_about = paragraphs(&[say!(text(), "cli-serve"), say!(text(), "cli-serve-long")]),
    after_help = paragraphs(&[examples(EXAMPLES), say!(text(), "cli-serve-more")]),
    args_override_self = true
)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,
}

/// Serves until told to stop.
pub(crate) fn run(args: Args, out: &mut dyn Write) -> Result<()> {
    let plan = args.settings.plan()?;
    trace::to_stderr(plan.trace, plan.trace_format);
    let shell = Shell::new(plan.config.clone(), Site::embedded());
    let store = open_store(&shell)?;
    let runtime = runtime().with_context(|| say!(text(), "cli-serve-threads"))?;
    runtime.block_on(serve(plan, shell, store, out))?;
    // What is still open had its grace. The store is closed with the last table.
    runtime.shutdown_timeout(CLOSING_TIME);
    Ok(())
}

/// Opens the store in the data folder. How many share a commit is measured.
fn open_store(shell: &Arc<Shell>) -> Result<SqliteStore> {
    let measuring = Arc::clone(shell);
    let on_commit = move |tasks| measuring.metrics.commit_batch.observe(tasks as u64);
    let options = SqliteOptions { on_commit: Some(Arc::new(on_commit)), max_pages: None };
    let opened = SqliteStore::open_with(&shell.config.data, options);
    opened.map_err(|why| anyhow!(advised(&why)))
}

/// Where everything runs. With one core, several threads would only get in each other's way.
fn runtime() -> io::Result<Runtime> {
    match available_parallelism().map_or(1, usize::from) {
        1 => runtime::Builder::new_current_thread().enable_all().build(),
        _ => Runtime::new(),
    }
}

/// Listens, says where, and serves.
async fn serve(
    plan: Plan,
    shell: Arc<Shell>,
    store: SqliteStore,
    out: &mut dyn Write,
) -> Result<()> {
    let listener = match &plan.listen {
        Some(address) => listen(address).await?,
        None => listen_somewhere(if plan.lan { LAN } else { DEFAULT }, out).await?,
    };
    let tables = Tables::start(Arc::clone(&shell), store).await;
    let tables = tables.map_err(Told).with_context(|| {
        let folder = plan.config.data.display().to_string();
        say!(text(), "cli-serve-tables", folder = folder)
    })?;
    let address = listener.local_addr();
    let address = address.with_context(|| say!(text(), "cli-serve-own-address"))?;
    let told_to_stop = told_to_stop()?;
    let addresses = Addresses::new(address, network_address(), &plan.config);
    addresses.network.iter().for_each(|page| shell.is_in_network_at(page.clone()));
    write!(out, "{}", addresses.greeting())?;
    if plan.lan && io::stdout().is_terminal() {
        write!(out, "{}", addresses.picture())?;
    }
    out.flush()?;
    if plan.open {
        open_browser(&addresses.local, out)?;
    }
    server::run(listener, shell, server::api(tables), told_to_stop).await;
    Ok(())
}

/// Listens where somebody wants it, or nowhere: they may have told others the address.
async fn listen(address: &str) -> Result<TcpListener> {
    let found = lookup_host(address).await.map_err(|error| match error.kind() {
        ErrorKind::InvalidInput => anyhow!(say!(text(), "cli-listen-form", address = address)),
        // Why nothing is found is told in English only, and there is nothing to do about it.
        _ => anyhow!(say!(text(), "cli-listen-no-name", address = address)),
    })?;
    let found: Vec<SocketAddr> = found.collect();
    TcpListener::bind(found.as_slice()).await.map_err(|error| match error.kind() {
        ErrorKind::PermissionDenied => {
            anyhow!(say!(text(), "cli-listen-denied", address = address))
        }
        _ => {
            anyhow::Error::new(error).context(say!(text(), "cli-listen-cannot", address = address))
        }
    })
}

/// Listens on the usual port, or on any other if it is taken.
async fn listen_somewhere(usual: SocketAddr, out: &mut dyn Write) -> Result<TcpListener> {
    match TcpListener::bind(usual).await {
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            let listener = listen(&SocketAddr::new(usual.ip(), 0).to_string()).await?;
            // Ports are names: they stand as they are typed.
            let (usual, other) = (usual.port().to_string(), listener.local_addr()?.port());
            let other = other.to_string();
            writeln!(
                out,
                "{}",
                say!(text(), "cli-serve-port-taken", usual = usual, other = other)
            )?;
            Ok(listener)
        }
        bound => bound.with_context(|| {
            let address = usual.to_string();
            say!(text(), "cli-listen-cannot", address = address)
        }),
    }
}

/// The addresses of the front page, as one types them into a browser.
struct Addresses {
    /// For people on this machine.
    local: String,
    /// For people on the same network, if it listens there.
    network: Option<String>,
    /// For everybody, if the host has said so.
    public: Option<String>,
}

impl Addresses {
    /// Those of a server that listens there, on a machine with this address in its network.
    fn new(listening: SocketAddr, network: Option<IpAddr>, config: &Config) -> Self {
        let (scheme, base) = (config.scheme().name(), &config.base_path);
        let url = |ip| format!("{scheme}://{}{base}/", SocketAddr::new(ip, listening.port()));
        // "Every address" is none that one can open.
        let everywhere = listening.ip().is_unspecified();
        Self {
            local: url(if everywhere { DEFAULT.ip() } else { listening.ip() }),
            network: network.filter(|_| everywhere).map(url),
            public: config.public_url.as_ref().map(ToString::to_string),
        }
    }

    /// What people read when the server is up.
    fn greeting(&self) -> String {
        let network = self.network.as_ref();
        let public = self.public.as_ref();
        let lines = [
            Some(say!(text(), "cli-serve-at", address = &self.local)),
            network.map(|address| say!(text(), "cli-serve-network", address = address)),
            public.map(|address| say!(text(), "cli-serve-public", address = address)),
            Some(say!(text(), "cli-serve-stop")),
        ];
        lines.into_iter().flatten().map(|line| line + "\n").collect()
    }

    /// The address for others, for their phones. Without one there is nothing to show.
    fn picture(&self) -> String {
        let shared = self.public.as_ref().or(self.network.as_ref());
        let code = shared.and_then(|url| Qr::new(url).ok());
        code.map(|code| code.for_terminal()).unwrap_or_default()
    }
}

/// The address of this machine in its network. Connecting a datagram socket sends nothing: it
/// only asks the system which way it would go. The address is one reserved for documentation.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// Shows an address in the browser. Without one there is still the address to read.
fn open_browser(url: &str, out: &mut dyn Write) -> io::Result<()> {
    match open::that_detached(url) {
        Ok(()) => Ok(()),
        Err(_) => writeln!(out, "{}", say!(text(), "cli-serve-no-browser")),
    }
}

/// Completes when the program is interrupted or terminated. The handlers are in place once this
/// returns, so that no signal is lost between the greeting and the first request.
#[cfg(unix)]
fn told_to_stop() -> Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let cannot_wait = |signal: &str| say!(text(), "cli-serve-signal", signal = signal);
    let mut interrupted = signal(SignalKind::interrupt()).with_context(|| cannot_wait("Ctrl-C"))?;
    let mut terminated = signal(SignalKind::terminate()).with_context(|| cannot_wait("SIGTERM"))?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// The same where there are no signals but Ctrl-C.
#[cfg(not(unix))]
fn told_to_stop() -> Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        // Without a handler the program ends anyway.
        let _ = tokio::signal::ctrl_c().await;
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The addresses of a server that listens there, in a network where it is 192.168.1.5.
    fn addresses(listening: &str, config: &Config) -> Addresses {
        let network = Some(Ipv4Addr::new(192, 168, 1, 5).into());
        Addresses::new(listening.parse().unwrap(), network, config)
    }

    #[test]
    fn the_greeting_names_addresses_that_people_can_open() {
        let config = Config::new("nowhere");
        let greeted = |listening| addresses(listening, &config).greeting();
        let alone = greeted("127.0.0.1:8420");
        assert!(alone.starts_with("Just Apples is at http://127.0.0.1:8420/\n"), "{alone}");
        assert!(!alone.contains("192.168"), "{alone}");
        let shared = greeted("0.0.0.0:80");
        assert!(shared.contains("http://127.0.0.1:80/\n"), "{shared}");
        assert!(shared.contains("on your network: http://192.168.1.5:80/\n"), "{shared}");
        assert!(greeted("[::1]:9").contains("http://[::1]:9/\n"));
    }

    #[test]
    fn the_greeting_knows_the_base_path_and_the_public_address() {
        let mut config = Config::new("nowhere");
        config.base_path = "/apples".parse().unwrap();
        config.public_url = Some("https://club.example/apples".parse().unwrap());
        let greeting = addresses("0.0.0.0:80", &config).greeting();
        assert!(greeting.contains("at http://127.0.0.1:80/apples/\n"), "{greeting}");
        assert!(greeting.contains("http://192.168.1.5:80/apples/\n"), "{greeting}");
        assert!(greeting.contains("For everybody: https://club.example/apples/\n"), "{greeting}");
    }

    #[test]
    fn the_picture_is_for_others_only() {
        let config = Config::new("nowhere");
        assert_eq!(addresses("127.0.0.1:80", &config).picture(), "");
        assert!(addresses("0.0.0.0:80", &config).picture().contains('█'));
    }
}
