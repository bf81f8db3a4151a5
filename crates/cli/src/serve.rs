//! `just-apples serve`: the game in the browser.

use std::future::Future;
use std::io::{self, ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use anyhow::{Context, Result};
use server::{Config, Router, Shell, Site};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// Where the server listens if nobody says otherwise: on this machine only.
const DEFAULT: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8420);

/// Examples for the help page.
const EXAMPLES: &str = "\
Examples:
  just-apples serve --open
  just-apples serve --listen 0.0.0.0:8420

The first is for this machine alone, the second for everyone on its network.";

/// Serve the game to browsers
///
/// Prints the address to open, and serves until it is interrupted (Ctrl-C) or terminated.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Where to listen, such as 0.0.0.0:8420 for the whole network
    ///
    /// Without it: 127.0.0.1:8420, or another port if that one is taken.
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<String>,
    /// Open the address in the browser of this machine
    #[arg(long)]
    open: bool,
}

/// Serves until told to stop.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<()> {
    let runtime = Runtime::new().context("cannot start the server's threads")?;
    runtime.block_on(serve(args, out))?;
    // What is still open had its grace.
    runtime.shutdown_background();
    Ok(())
}

/// Listens, says where, and serves.
async fn serve(args: &Args, out: &mut dyn Write) -> Result<()> {
    let listener = match &args.listen {
        Some(address) => listen(address).await?,
        None => listen_somewhere(out).await?,
    };
    let address = listener.local_addr().context("the server does not know its own address")?;
    let told_to_stop = told_to_stop()?;
    write!(out, "{}", greeting(address, network_address()))?;
    out.flush()?;
    if args.open {
        open_browser(&url(local(address)), out)?;
    }
    let shell = Shell::new(Config::new("."), Site::embedded());
    server::run(listener, shell, Router::new(), told_to_stop).await;
    Ok(())
}

/// Listens where somebody wants it, or nowhere: they may have told others the address.
async fn listen(address: &str) -> Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| {
        let advice = match error.kind() {
            ErrorKind::AddrInUse => "another program listens there",
            ErrorKind::PermissionDenied => "this system keeps that port to itself",
            ErrorKind::AddrNotAvailable => "this machine has no such address",
            _ => "it takes an address and a port, such as 127.0.0.1:8420",
        };
        anyhow::Error::new(error).context(format!("cannot listen on {address}: {advice}"))
    })
}

/// Listens on the usual port, or on any other if it is taken.
async fn listen_somewhere(out: &mut dyn Write) -> Result<TcpListener> {
    match TcpListener::bind(DEFAULT).await {
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            let listener = listen(&SocketAddr::new(DEFAULT.ip(), 0).to_string()).await?;
            let other = listener.local_addr()?.port();
            writeln!(out, "Port {} is taken, so this game is on port {other}.", DEFAULT.port())?;
            Ok(listener)
        }
        bound => bound.with_context(|| format!("cannot listen on {DEFAULT}")),
    }
}

/// What people read when the server is up.
fn greeting(listening: SocketAddr, network: Option<IpAddr>) -> String {
    let mut lines = format!("Just Apples is at {}\n", url(local(listening)));
    let network = network.filter(|_| listening.ip().is_unspecified());
    if let Some(ip) = network {
        let shared = url(SocketAddr::new(ip, listening.port()));
        lines.push_str(&format!("For others on your network: {shared}\n"));
    }
    lines.push_str("Press Ctrl-C to stop.\n");
    lines
}

/// The address for people on this machine. "Every address" is none that one can open.
fn local(listening: SocketAddr) -> SocketAddr {
    if listening.ip().is_unspecified() {
        SocketAddr::new(DEFAULT.ip(), listening.port())
    } else {
        listening
    }
}

/// The address as one types it into a browser.
fn url(address: SocketAddr) -> String {
    format!("http://{address}/")
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
        Err(_) => writeln!(out, "There is no browser to open: open the address by hand."),
    }
}

/// Completes when the program is interrupted or terminated. The handlers are in place once this
/// returns, so that no signal is lost between the greeting and the first request.
#[cfg(unix)]
fn told_to_stop() -> Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt()).context("cannot wait for Ctrl-C")?;
    let mut terminated = signal(SignalKind::terminate()).context("cannot wait for SIGTERM")?;
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

    /// The greeting of a server that listens there, in a network where it is 192.168.1.5.
    fn greeted(listening: &str) -> String {
        greeting(listening.parse().unwrap(), Some(Ipv4Addr::new(192, 168, 1, 5).into()))
    }

    #[test]
    fn the_greeting_names_addresses_that_people_can_open() {
        let alone = greeted("127.0.0.1:8420");
        assert!(alone.starts_with("Just Apples is at http://127.0.0.1:8420/\n"), "{alone}");
        assert!(!alone.contains("192.168"), "{alone}");
        let shared = greeted("0.0.0.0:80");
        assert!(shared.contains("http://127.0.0.1:80/\n"), "{shared}");
        assert!(shared.contains("on your network: http://192.168.1.5:80/\n"), "{shared}");
        assert!(greeted("[::1]:9").contains("http://[::1]:9/\n"));
    }
}
