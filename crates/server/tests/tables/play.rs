//! People play.

use bots::Bot;
use guest::Player;
use rules::{Action, Goods, Phase};
use serde_json::json;
use server::metrics::{Label as _, Outcome, RefusalKind};
use table::room::{RoomCommand, RoomHappening, Stage, Viewer};
use table::wire::Parting;
use table::{FreeText, Name, Occasion, Phrase, Seq, Speech, Tempo, Words, fair};

use crate::inn::{Inn, Screen, frame, goodbye, in_time, play_out};

const FOUR: [&str; 4] = ["Maya", "Ines", "Olek", "Dasha"];

/// A table of four random players who are all here, in a game.
async fn four(inn: &Inn) -> Vec<Player> {
    let host = inn.table_of(FOUR[0]).await;
    let mut places = vec![host.clone()];
    for name in &FOUR[1..] {
        places.push(inn.join(&host, name).await);
    }
    let mut players = Vec::new();
    for (place, number) in places.into_iter().zip(1..) {
        let mut player = Player::new(&inn.house, place, number);
        player.come().await.expect("a connection");
        in_time(player.hear()).await.expect("how things stand");
        players.push(player);
    }
    players[0].send(RoomCommand::Start).await.expect("a connection");
    players
}

#[tokio::test(flavor = "multi_thread")]
async fn four_play_a_whole_game_and_get_its_record() {
    let inn = Inn::with(|config| config.commands = server::config::per_second(1000, 1000)).await;
    let mut players = four(&inn).await;
    play_out(&mut players).await;

    let table = players[0].place.table;
    let path = format!("/tables/{table}/games/1/record");
    let answer = inn.house.ask("GET", &path, Some(&players[1].place.token), None).await;
    let answer = answer.expect("an answer");
    assert_eq!(answer.status, 200);
    let record = rules::Record::from_json(&answer.body).expect("a record");
    fair::verify(&record).expect("a fair deck");
    let end = record.replay().expect("a whole game");
    assert!(end.is_over());

    let result = format!("/tables/{table}/games/1/result");
    let answer = inn.house.ask("GET", &result, None, None).await.expect("an answer");
    assert_eq!(answer.status, 200, "spectators may see it too");
    let result: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
    assert_eq!(result["names"], json!(FOUR));
    assert_eq!(result["scores"]["seats"].as_array().map(Vec::len), Some(4), "{result}");

    // What was acknowledged is there, once, and everyone was told of what they did.
    for player in &players {
        assert!(!player.acknowledged.is_empty());
        let mut seqs: Vec<Seq> = player.acknowledged.iter().map(|done| done.seq).collect();
        let all = seqs.len();
        seqs.sort_unstable();
        seqs.dedup();
        assert_eq!(seqs.len(), all, "no entry is the answer to two commands");
        assert!(seqs.iter().all(|seq| player.told.contains(seq)));
    }
    inn.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_along() {
    let inn = Inn::with(|config| config.commands = server::config::per_second(1000, 1000)).await;
    let place = inn.table_of("Maya").await;
    let mut maya = Screen::of(&inn.house, place).await;
    for name in ["Ada", "Bo", "Cy"] {
        let name = Name::new(name).expect("a name");
        maya.does(RoomCommand::SeatBot { name, bot: Bot::Normal }).await.expect("a chair");
    }
    let house = table::room::House { tempo: Tempo::Instant, ..Default::default() };
    maya.does(RoomCommand::Keep(house)).await.expect("quick bots");
    maya.does(RoomCommand::Start).await.expect("four can play");
    // Whatever is asked of Maya, she does the first thing that comes to mind.
    let mut readied = Seq(0);
    for _ in 0..5_000 {
        if maya.view.room.stage == Stage::Over {
            return inn.stop().await;
        }
        let game = &maya.view.table.as_ref().expect("a game").game;
        let during = Occasion::of(&game.public);
        let wish = game.asked().and(game.choices()).and_then(|choices| {
            rules::random::choose(&choices, &mut rules::random::Dice::new(u64::from(maya.seen.0)))
        });
        match (wish, &game.public.phase) {
            (Some(action), _) => drop(maya.does(RoomCommand::Act { action, during }).await),
            (None, Phase::Inspection(_)) if readied < maya.seen => {
                readied = maya.seen;
                drop(maya.does(RoomCommand::Ready { during }).await);
            }
            (None, _) => drop(maya.next().await),
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn everyone_is_told_what_someone_does() {
    let inn = Inn::open().await;
    let mut screens = inn.game_of(&FOUR).await;
    let text = FreeText::new("Just <b>apples</b> & \"pears\".").expect("something to say");
    let speech = Speech { words: Words::Free(text), about: None };
    let said = screens[2].does(RoomCommand::Say(speech.clone())).await.expect("talk");
    for screen in &mut screens {
        if screen.seen < said {
            let update = screen.next().await.update.expect("news");
            assert_eq!(update.seq, said);
            let beat = update.beats.last().expect("a beat");
            assert_eq!(beat.what, RoomHappening::Said(speech.clone()), "text is text");
        }
    }
    inn.stop().await;
}

#[tokio::test]
async fn what_people_do_is_measured() {
    let inn = Inn::open().await;
    let mut screens = inn.game_of(&FOUR).await;
    let metrics = &inn.shell.metrics;
    let counted = || Outcome::ALL.iter().map(|outcome| metrics.commands.of(*outcome).get());
    let (before, frames) = (counted().collect::<Vec<_>>(), metrics.frames_sent.get());
    let (bytes, appends) = (metrics.bytes_sent.get(), metrics.appends.get());
    let talk = json!({ "say": { "words": { "phrase": "deal" } } });
    let first = screens[0].sends("once", &talk).await.expect("talk");
    assert_eq!(screens[0].sends("once", &talk).await, Ok(first), "again");
    let during = json!({ "round": 1, "phase": "market" });
    let declare = json!({ "act": { "action": { "declare": 0 }, "during": during } });
    screens[0].sends("not-now", &declare).await.expect_err("not now");
    screens[0].sends("no-command", &json!("dance")).await.expect_err("nothing");
    let more: Vec<u64> = counted().zip(before).map(|(now, before)| now - before).collect();
    // In the order of the outcomes: accepted, repeated, refused, malformed, failed.
    assert_eq!(more, [1, 1, 1, 1, 0]);
    assert_eq!(metrics.refusals.of(RefusalKind::Illegal).get(), 1);
    assert_eq!(metrics.appends.get(), appends + 1, "one entry");
    assert!(metrics.frames_sent.get() >= frames + 4, "four answers at least");
    assert!(metrics.bytes_sent.get() > bytes);
    assert_eq!(metrics.store_errors.get(), 0);
    let page = inn.house.fetch("/metrics").await.expect("an answer").body;
    let of = |name: &str| -> u64 {
        let line = page.lines().find_map(|line| line.strip_prefix(&format!("just_apples_{name} ")));
        line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{name}: {page}"))
    };
    assert_eq!(of("appends_total"), appends + 1);
    // A table that is opened, three who join, and the start were appended one by one too.
    assert!(of("append_seconds_count") >= 6 && of("commit_tasks_count") >= 6, "{page}");
    inn.stop().await;
}

#[tokio::test]
async fn a_table_below_a_path_is_played_at() {
    let path = |config: &mut server::Config| {
        config.base_path = "/club/apples".parse().expect("a path");
    };
    let inn = Inn::with(path).await;
    let wishes = json!({ "name": "Maya" });
    let answer = inn.house.ask("POST", "/tables", None, Some(&wishes)).await.expect("an answer");
    let place: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
    let link = place["join_link"].as_str().expect("a link");
    let front = format!("http://{}/club/apples/#", inn.house.address());
    assert!(link.starts_with(&front), "{link}");
    let mut screens = inn.game_of(&FOUR).await;
    screens[1].does(RoomCommand::Say(Phrase::JustApples.into())).await.expect("talk");
    let root = guest::House::new(inn.house.address(), "");
    assert!(guest::Line::connect(&root).await.is_err(), "there is nothing outside of it");
    inn.stop().await;
}

#[tokio::test]
async fn a_spectator_sees_what_everyone_may_see() {
    // P1, P4
    let inn = Inn::open().await;
    let mut screens = inn.game_of(&FOUR).await;
    let table = screens[0].place.table;
    let line = guest::Line::enter(&inn.house, table, None, Seq(0)).await;
    let mut big_screen = line.expect("a connection");
    let view = frame(&mut big_screen).await.update.expect("how things stand").view;
    assert_eq!(view.viewer, Viewer::Spectator);
    let game = view.table.expect("a game").game;
    assert!(game.own.is_none() && game.booty.is_none());

    screens[0].does(RoomCommand::Say(Phrase::JustApples.into())).await.expect("talk");
    assert_eq!(frame(&mut big_screen).await.update.expect("live").beats.len(), 1);

    // Who only looks on does nothing.
    big_screen.send_text(r#"{"do":{"id":"x","what":"start"}}"#).await.expect("a connection");
    let answer = frame(&mut big_screen).await.answer.expect("an answer");
    assert!(matches!(answer.outcome, table::wire::Outcome::Refused(_)));

    let house = table::room::House { spectators: false, ..Default::default() };
    screens[0].does(RoomCommand::Keep(house)).await.expect("a rule");
    assert_eq!(goodbye(&mut big_screen).await.why, Parting::NoSpectators);
    inn.stop().await;
}

#[tokio::test]
async fn everyone_exchanges_and_loads_at_once() {
    // L1
    let inn = Inn::open().await;
    let mut screens = inn.game_of(&FOUR).await;
    loop {
        let public = screens[0].view.table.as_ref().expect("a game").game.public.clone();
        if !matches!(public.phase, Phase::Market(_)) {
            break;
        }
        for screen in &mut screens {
            let game = screen.view.table.as_ref().expect("a game").game.clone();
            let during = Occasion::of(&game.public);
            let action = match game.asked() {
                Some(rules::Ask::PickFirst) => {
                    let first = game.choices().and_then(|choices| choices.pick_first().first());
                    Action::PickFirst(first.expect("a merchant"))
                }
                Some(_) => Action::Exchange { set_aside: Goods::NONE, left: 0, right: 0 },
                None => continue,
            };
            drop(screen.does(RoomCommand::Act { action, during }).await);
        }
        // Everyone hears of everything before the next turn.
        let newest = screens.iter().map(|screen| screen.seen).max().expect("screens");
        for screen in &mut screens {
            while screen.seen < newest {
                screen.next().await;
            }
        }
    }
    let loads = screens.iter_mut().filter_map(|screen| {
        let game = screen.view.table.as_ref()?.game.clone();
        game.asked()?;
        let good = game.own.as_ref()?.hand.nth(0)?;
        let bag = rules::Bag::new(&[(good, 1)].into()).ok()?;
        let during = Occasion::of(&game.public);
        Some(screen.does(RoomCommand::Act { action: Action::Load(bag), during }))
    });
    let loaded = futures_util::future::join_all(loads).await;
    assert_eq!(loaded.len(), 3, "all merchants");
    assert!(loaded.iter().all(Result::is_ok), "nobody is in another's way: {loaded:?}");
    inn.stop().await;
}

#[tokio::test]
async fn whoever_comes_back_sees_what_they_missed() {
    let inn = Inn::open().await;
    let mut screens = inn.game_of(&FOUR).await;
    let ines = screens.remove(1);
    let (place, seen) = (ines.place.clone(), ines.seen);
    drop(ines);
    for _ in 0..3 {
        screens[0].does(RoomCommand::Say(Phrase::HurryUp.into())).await.expect("talk");
    }
    let line = guest::Line::enter(&inn.house, place.table, Some(&place.token), seen).await;
    let update = frame(&mut line.expect("a connection")).await.update.expect("what was missed");
    assert_eq!(update.beats.len(), 3);

    let path = format!("/tables/{}/beats", place.table);
    let answer = inn.house.ask("GET", &path, Some(&place.token), None).await.expect("an answer");
    let beats: Vec<table::room::RoomBeat> = serde_json::from_str(&answer.body).expect("beats");
    assert_eq!(beats.last().map(|beat| beat.seq), Some(update.seq));
    assert_eq!(beats.len(), update.seq.0 as usize, "from the beginning");
    inn.stop().await;
}

#[tokio::test]
async fn a_ping_comes_back_with_the_time() {
    let inn = Inn::open().await;
    let place = inn.table_of("Maya").await;
    let mut maya = Screen::of(&inn.house, place).await;
    maya.line.send_text(r#"{"ping":42}"#).await.expect("a connection");
    let pong = maya.next().await.pong.expect("a pong");
    assert_eq!(pong.ping, 42);
    assert!(pong.now.0 > 1_700_000_000_000, "milliseconds since 1970");
    inn.stop().await;
}
