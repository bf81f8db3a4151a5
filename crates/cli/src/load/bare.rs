//! The yardstick: a WebSocket server that keeps each message in the same store and then sends it to
//! everyone at the table. It knows no game, checks nothing, and forgets everything.

use std::cell::RefCell;
use std::collections::HashMap;
use std::io::Write;
use std::path::Path;
use std::rc::Rc;

use anyhow::{Context as _, Result, anyhow};
use futures_util::{SinkExt as _, StreamExt as _};
use guest::{House, Line};
use server::store::sqlite::SqliteStore;
use server::store::{Append, Row, Standing, Store as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::task::{LocalSet, spawn_local};
use tokio_tungstenite::accept_async_with_config;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::measure::{SEATS, Table};
use crate::words::Told;

/// Everyone at every table.
#[derive(Default)]
struct Tables {
    tables: RefCell<HashMap<String, Vec<mpsc::Sender<Utf8Bytes>>>>,
    entries: RefCell<HashMap<String, u32>>,
}

/// Serves until it is killed.
pub(super) async fn serve(data: &Path, out: &mut dyn Write) -> Result<()> {
    let store = Rc::new(SqliteStore::open(data).map_err(Told)?);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    writeln!(out, "http://{}/", listener.local_addr()?)?;
    out.flush()?;
    let tables = Rc::new(Tables::default());
    let local = LocalSet::new();
    local
        .run_until(async {
            loop {
                let (stream, _) = listener.accept().await?;
                let (tables, store) = (Rc::clone(&tables), Rc::clone(&store));
                // Whoever hangs up is gone.
                spawn_local(async move { drop(attend(stream, &tables, &store).await) });
            }
        })
        .await
}

/// Serves a connection: the first message says at which table.
async fn attend(stream: TcpStream, tables: &Tables, store: &SqliteStore) -> Result<()> {
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let mut socket = accept_async_with_config(stream, Some(config)).await?;
    let first = socket.next().await.context("a first message")??.into_text()?;
    let table = first.to_string();
    let (outbox, mut inbox) = mpsc::channel(64);
    tables.tables.borrow_mut().entry(table.clone()).or_default().push(outbox);
    loop {
        tokio::select! {
            told = inbox.recv() => {
                let told = told.context("a table")?;
                socket.send(Message::Text(told)).await?;
            }
            heard = socket.next() => {
                let text = heard.context("a connection")??.into_text()?;
                let seq = {
                    let mut entries = tables.entries.borrow_mut();
                    let seq = entries.entry(table.clone()).or_default();
                    *seq += 1;
                    *seq
                };
                store.append(append(&table, seq, &text)).await.map_err(|why| anyhow!("{why}"))?;
                let outboxes = tables.tables.borrow().get(&table).cloned().unwrap_or_default();
                for outbox in &outboxes {
                    outbox.try_send(text.clone())?;
                }
            }
        }
    }
}

/// A message as the store keeps it.
fn append(table: &str, seq: u32, text: &str) -> Append {
    let row = Row {
        seq,
        at: u64::from(seq),
        actor: "person 1".into(),
        command: format!("c{seq}"),
        digest: 0,
        deed: text.to_owned(),
        hash: 0,
        talk: false,
    };
    Append { table: table.to_owned(), standing: Standing::Playing, rows: vec![row] }
}

/// A table of four who say something to each other, one after the other.
pub(super) struct Chatter {
    lines: [Line; SEATS],
    sent: usize,
}

impl Table for Chatter {
    async fn open(house: &House, number: u64) -> Result<Self> {
        let mut lines = Vec::new();
        for _ in 0..SEATS {
            let mut line = Line::connect(house).await.map_err(Told)?;
            line.send_text(format!("T{number}")).await.map_err(Told)?;
            lines.push(line);
        }
        let lines = lines.try_into().map_err(|_| anyhow!("a table has four seats"))?;
        Ok(Self { lines, sent: 0 })
    }

    async fn next_move(&mut self) -> Result<(usize, String)> {
        self.sent += 1;
        // As long as a command of a real game.
        let text = format!(
            "{{\"do\":{{\"id\":\"l{}\",\"what\":{{\"act\":{{\"action\":{{\"load\":[[0,3]]}},\
             \"during\":{{\"round\":1,\"phase\":\"load\"}}}}}}}}}}",
            self.sent
        );
        Ok((self.sent % SEATS, text))
    }

    fn lines(&mut self) -> &mut [Line; SEATS] {
        &mut self.lines
    }

    fn heard(&mut self, _: usize, _: &str) -> Result<bool> {
        Ok(true)
    }
}
