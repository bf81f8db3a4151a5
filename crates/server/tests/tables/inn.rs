//! A server on a port of its own with a store of its own, and people who come to it.

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use guest::{House, Line, Place, Player};
use serde_json::{Value, json};
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::{Config, Shell, Site, Tables};
use table::Seq;
use table::room::{RoomCommand, RoomView, Stage};
use table::wire::{Goodbye, Outcome, ServerFrame};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::scratch::Scratch;

/// How long anything may take. Generous: the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// How many commands were sent: each has a name of its own.
static SENT: AtomicU32 = AtomicU32::new(0);

/// Something that happens in time.
pub(crate) async fn in_time<T>(what: impl Future<Output = T>) -> T {
    timeout(PATIENCE, what).await.expect("it happens in time")
}

/// A running server.
pub(crate) struct Inn {
    pub(crate) house: House,
    pub(crate) shell: Arc<Shell>,
    pub(crate) tables: Arc<Tables<SqliteStore>>,
    pub(crate) data: Arc<Scratch>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Inn {
    /// Starts a server in a folder of its own.
    pub(crate) async fn open() -> Self {
        Self::with(|_| {}).await
    }

    /// The same, with other settings.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::start(Arc::new(Scratch::new()), SqliteOptions::default(), change).await
    }

    /// Starts a server in a folder.
    pub(crate) async fn start(
        data: Arc<Scratch>,
        options: SqliteOptions,
        change: impl FnOnce(&mut Config),
    ) -> Self {
        let folder: PathBuf = data.data();
        let mut config = Config::new(&folder);
        change(&mut config);
        let base = config.base_path.to_string();
        let shell = Shell::new(config, Site::new(&[]));
        let measuring = Arc::clone(&shell);
        let on_commit = move |tasks| measuring.metrics.commit_batch.observe(tasks as u64);
        let options = SqliteOptions { on_commit: Some(Arc::new(on_commit)), ..options };
        let store = SqliteStore::open_with(&folder, options).expect("a store that opens");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address: SocketAddr = listener.local_addr().expect("it has an address");
        let tables = Tables::start(Arc::clone(&shell), store).await.expect("a store that reads");
        let (stop, stopped) = oneshot::channel();
        let shutdown = async {
            let _ = stopped.await;
        };
        let api = server::api(Arc::clone(&tables));
        let running = tokio::spawn(server::run(listener, Arc::clone(&shell), api, shutdown));
        Self { house: House::new(address, &base), shell, tables, data, stop, running }
    }

    /// Stops the server, and starts another in the same folder.
    pub(crate) async fn restart(self) -> Self {
        let data = Arc::clone(&self.data);
        self.stop().await;
        Self::start(data, SqliteOptions::default(), |_| {}).await
    }

    /// Stops the server, and waits until its store is closed.
    pub(crate) async fn stop(self) {
        self.stop.send(()).expect("the server runs until now");
        in_time(self.running).await.expect("it does not panic");
        let tables = Arc::downgrade(&self.tables);
        drop(self.tables);
        in_time(async {
            while tables.strong_count() > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
    }

    /// What the server says about its health: the status.
    pub(crate) async fn health(&self) -> u16 {
        let stream = TcpStream::connect(self.house.address()).await;
        let mut stream = stream.expect("it listens");
        let request = b"GET /healthz HTTP/1.1\r\nhost: test\r\nconnection: close\r\n\r\n";
        stream.write_all(request).await.expect("it reads");
        let mut answer = String::new();
        in_time(stream.read_to_string(&mut answer)).await.expect("it answers");
        answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status")
    }

    /// Someone opens a table.
    pub(crate) async fn table_of(&self, name: &str) -> Place {
        self.table_with(json!({ "name": name })).await
    }

    /// Someone opens a table as they like it.
    pub(crate) async fn table_with(&self, wishes: Value) -> Place {
        in_time(self.house.open(&wishes)).await.expect("a table")
    }

    /// Someone comes to a table.
    pub(crate) async fn join(&self, host: &Place, name: &str) -> Place {
        in_time(self.house.join(host.table, name)).await.expect("a chair")
    }

    /// A game of people by these names, all of whom are here; the first is the host.
    pub(crate) async fn game_of(&self, names: &[&str]) -> Vec<Screen> {
        let host = self.table_of(names[0]).await;
        let mut places = vec![host.clone()];
        for name in &names[1..] {
            places.push(self.join(&host, name).await);
        }
        let mut screens = Vec::new();
        for place in places {
            screens.push(Screen::of(&self.house, place).await);
        }
        screens[0].does(RoomCommand::Start).await.expect("they can play");
        for screen in &mut screens {
            screen.until(|view| view.room.stage == Stage::Playing).await;
        }
        screens
    }
}

/// A screen in front of someone.
pub(crate) struct Screen {
    pub(crate) place: Place,
    pub(crate) line: Line,
    pub(crate) seen: Seq,
    pub(crate) view: RoomView,
}

impl Screen {
    /// Someone's screen, which was told how things stand.
    pub(crate) async fn of(house: &House, place: Place) -> Self {
        Self::since(house, place, Seq(0)).await
    }

    /// The same, of someone who knows everything up to an entry.
    pub(crate) async fn since(house: &House, place: Place, since: Seq) -> Self {
        let line = Line::enter(house, place.table, Some(&place.token), since).await;
        let mut line = line.expect("a connection");
        let update = frame(&mut line).await.update.expect("first of all, how things stand");
        Self { place, line, seen: update.seq, view: update.view }
    }

    /// The next frame.
    pub(crate) async fn next(&mut self) -> ServerFrame {
        let frame = frame(&mut self.line).await;
        if let Some(update) = &frame.update {
            (self.seen, self.view) = (update.seq, update.view.clone());
        }
        frame
    }

    /// Sends a command, and waits for its answer.
    pub(crate) async fn does(&mut self, what: RoomCommand) -> Result<Seq, Value> {
        let id = format!("s-{}", SENT.fetch_add(1, Ordering::Relaxed));
        let what = serde_json::to_value(what).expect("JSON");
        self.sends(&id, &what).await
    }

    /// Sends anything as a command, and waits for its answer.
    pub(crate) async fn sends(&mut self, id: &str, what: &Value) -> Result<Seq, Value> {
        let text = json!({ "do": { "id": id, "what": what } }).to_string();
        self.line.send_text(text).await.expect("a connection");
        loop {
            match self.next().await.answer {
                Some(answer) if String::from(answer.id.clone()) == id => {
                    return match answer.outcome {
                        Outcome::Ok(seq) => Ok(seq),
                        Outcome::Refused(why) => Err(serde_json::to_value(why.why).expect("JSON")),
                    };
                }
                _ => {}
            }
        }
    }

    /// Waits until something is to be seen.
    pub(crate) async fn until(&mut self, holds: impl Fn(&RoomView) -> bool) {
        while !holds(&self.view) {
            self.next().await;
        }
    }
}

/// The next frame of a connection.
pub(crate) async fn frame(line: &mut Line) -> ServerFrame {
    let text = in_time(line.next()).await.expect("a connection").expect("a frame");
    serde_json::from_str(&text).expect("a frame of the protocol")
}

/// What the server says before it closes a connection, whatever it says before that.
pub(crate) async fn goodbye(line: &mut Line) -> Goodbye {
    loop {
        if let Some(goodbye) = frame(line).await.goodbye {
            let end = in_time(line.next()).await;
            assert!(matches!(end, Ok(None) | Err(_)), "nothing comes after goodbye: {end:?}");
            return goodbye;
        }
    }
}

/// Lets players play at random until the game is over for all of them.
pub(crate) async fn play_out(players: &mut [Player]) {
    let games = players.iter_mut().map(|player| async move {
        player.play_out().await.expect("a connection");
        assert!(player.is_over(), "{:?}", player.goodbye);
    });
    in_time(futures_util::future::join_all(games)).await;
}
