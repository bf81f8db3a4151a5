//! How the server ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use server::Config;
use tokio::time::Instant;

use crate::api::api;
use crate::site;
use crate::wire::Server;

#[tokio::test]
async fn who_is_told_to_stop_is_waited_for() {
    let server = Server::start(Config::new("nowhere"), site(), api()).await;
    let mut stopping = server.shell.stopping();
    assert!(!stopping.is_told());
    let done = Arc::new(AtomicBool::new(false));
    let doing = Arc::clone(&done);
    tokio::spawn(async move {
        stopping.told().await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        doing.store(true, Ordering::SeqCst);
    });
    server.stop().await;
    assert!(done.load(Ordering::SeqCst));
}

#[tokio::test(start_paused = true)]
async fn who_does_not_let_go_is_waited_for_only_so_long() {
    let server = Server::start(Config::new("nowhere"), site(), api()).await;
    let _stubborn = server.shell.stopping();
    let told = Instant::now();
    server.stop().await;
    assert!(told.elapsed() >= Duration::from_secs(4));
}
