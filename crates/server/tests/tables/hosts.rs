//! What hosts do, and what it does to others.

use serde_json::{Value, json};
use table::Seq;
use table::room::{Chair, PersonId, RoomCommand, Stage};
use table::wire::Parting;

use crate::inn::{Inn, Screen, frame, goodbye};

#[tokio::test]
async fn a_host_opens_a_table_and_gets_everything_to_share_it() {
    let inn = Inn::open().await;
    let wishes = json!({ "name": "Maya" });
    let answer = inn.house.ask("POST", "/tables", None, Some(&wishes)).await.expect("an answer");
    assert_eq!(answer.status, 201);
    let place: Value = serde_json::from_str(&answer.body).expect("JSON");
    let (code, token) = (place["table"].as_str().unwrap(), place["token"].as_str().unwrap());
    let address = inn.house.address();
    assert_eq!(place["join_link"], format!("http://{address}/#{code}"));
    assert_eq!(place["seat_link"], format!("http://{address}/#{code}.{token}"));
    assert_eq!((code.len(), token.len()), (6, 32));

    let path = format!("/tables/{code}/qr.svg");
    let picture = inn.house.ask("GET", &path, None, None).await.expect("an answer");
    assert!(picture.body.starts_with("<svg"), "{}", picture.body);

    let look = inn.house.ask("GET", &format!("/tables/{code}"), None, None).await;
    let facts: Value = serde_json::from_str(&look.expect("an answer").body).expect("JSON");
    assert_eq!(facts["people"][0]["name"], "Maya");
    assert_eq!(facts["stage"], "lobby");
    assert_eq!(facts["commitment"].as_str().map(str::len), Some(64));
    assert!(!facts.to_string().contains(token), "nobody else sees the token");
    inn.stop().await;
}

#[tokio::test]
async fn a_table_is_opened_with_any_setup() {
    let inn = Inn::open().await;
    let mut options = serde_json::to_value(rules::Options::new(rules::Edition::First, 3)).unwrap();
    options["royal_goods"] = true.into();
    let house = json!({ "spectators": false, "decision_seconds": 60 });
    let place = inn.table_with(json!({ "name": "Maya", "options": options, "house": house })).await;
    let maya = Screen::of(&inn.house, place).await;
    assert!(maya.view.room.options.royal_goods);
    assert_eq!(maya.view.room.house.decision_seconds, Some(60));
    assert!(!maya.view.room.house.spectators);
    inn.stop().await;
}

#[tokio::test]
async fn whoever_joins_twice_with_their_own_token_is_one_person() {
    let inn = Inn::open().await;
    let host = inn.table_of("Maya").await;
    let path = format!("/tables/{}/people", host.table);
    let wishes = json!({ "name": "Ines", "token": "made-by-the-client-itself" });
    let mut people = Vec::new();
    for _ in 0..2 {
        let answer = inn.house.ask("POST", &path, None, Some(&wishes)).await.expect("an answer");
        assert_eq!(answer.status, 201, "{}", answer.body);
        let place: Value = serde_json::from_str(&answer.body).expect("JSON");
        people.push(place["person"].clone());
    }
    assert_eq!(people, [2, 2]);
    inn.stop().await;
}

#[tokio::test]
async fn whoever_is_sent_away_is_told_and_cannot_come_back() {
    let inn = Inn::open().await;
    let host = inn.table_of("Maya").await;
    let ines = inn.join(&host, "Ines").await;
    let mut maya = Screen::of(&inn.house, host).await;
    let mut screen = Screen::of(&inn.house, ines.clone()).await;
    maya.does(RoomCommand::Kick(ines.person)).await.expect("Ines goes");
    assert_eq!(goodbye(&mut screen.line).await.why, Parting::Left);
    let again = guest::Line::enter(&inn.house, ines.table, Some(&ines.token), Seq(0)).await;
    let mut again = again.expect("a connection");
    assert_eq!(goodbye(&mut again).await.why, Parting::UnknownToken);
    inn.stop().await;
}

#[tokio::test]
async fn a_lost_link_is_issued_anew_by_the_host() {
    let inn = Inn::open().await;
    let host = inn.table_of("Maya").await;
    let ines = inn.join(&host, "Ines").await;
    let screen = Screen::of(&inn.house, ines.clone()).await;
    let path = format!("/tables/{}/people/{}/token", host.table, ines.person.0);
    let refused = inn.house.ask("POST", &path, Some(&ines.token), None).await.expect("an answer");
    assert_eq!(refused.status, 409, "{}", refused.body);
    assert!(refused.body.contains("not_host"), "{}", refused.body);
    let nobody = inn.house.ask("POST", &path, None, None).await.expect("an answer");
    assert_eq!(nobody.status, 403);

    // Whoever is here has lost nothing.
    let refused = inn.house.ask("POST", &path, Some(&host.token), None).await.expect("an answer");
    assert!(refused.body.contains("still_here"), "{}", refused.body);
    drop(screen);
    let mut maya = Screen::of(&inn.house, host.clone()).await;
    maya.until(|view| !view.room.people[1].here).await;

    let given = inn.house.ask("POST", &path, Some(&host.token), None).await.expect("an answer");
    assert_eq!(given.status, 201, "{}", given.body);
    let new: guest::Place = serde_json::from_str(&given.body).expect("a place");
    let old = guest::Line::enter(&inn.house, ines.table, Some(&ines.token), Seq(0)).await;
    assert_eq!(goodbye(&mut old.expect("a connection")).await.why, Parting::UnknownToken);
    let screen = Screen::of(&inn.house, new).await;
    assert_eq!(screen.view.viewer, table::room::Viewer::Person(PersonId(2)));
    inn.stop().await;
}

#[tokio::test]
async fn the_host_role_moves_on_with_the_host() {
    let inn = Inn::open().await;
    let host = inn.table_of("Maya").await;
    let ines = inn.join(&host, "Ines").await;
    let mut screen = Screen::of(&inn.house, ines.clone()).await;
    let mut maya = Screen::of(&inn.house, host).await;
    maya.does(RoomCommand::Leave).await.expect("Maya leaves");
    screen.until(|view| view.room.host == ines.person).await;
    inn.stop().await;
}

#[tokio::test]
async fn everyone_sees_who_is_here() {
    let inn = Inn::open().await;
    let host = inn.table_of("Maya").await;
    let ines = inn.join(&host, "Ines").await;
    let mut maya = Screen::of(&inn.house, host).await;
    let here = |view: &table::room::RoomView| view.room.people[1].here;
    assert!(!here(&maya.view));
    // Two screens of one person are one person.
    let first = Screen::of(&inn.house, ines.clone()).await;
    let second = Screen::of(&inn.house, ines).await;
    maya.until(here).await;
    drop(first);
    maya.does(RoomCommand::Here).await.expect("a sign");
    assert!(here(&maya.view), "one screen is left");
    drop(second);
    maya.until(|view| !here(view)).await;
    inn.stop().await;
}

#[tokio::test]
async fn someone_takes_over_a_bots_seat() {
    let inn = Inn::open().await;
    let host = inn.table_of("Maya").await;
    let mut maya = Screen::of(&inn.house, host.clone()).await;
    for name in ["Ada", "Bo"] {
        let what = json!({ "seat_bot": { "name": name, "bot": "normal" } });
        maya.sends(name, &what).await.expect("a chair");
    }
    maya.does(RoomCommand::Start).await.expect("three can play");
    let path = format!("/tables/{}/people", host.table);
    let wishes = json!({ "name": "Ines", "seat": 2 });
    let refused = inn.house.ask("POST", &path, None, Some(&wishes)).await.expect("an answer");
    assert_eq!(refused.status, 409, "not unless the host allows it");
    let house = table::room::House { late_joiners: true, ..table::room::House::default() };
    maya.does(RoomCommand::Keep(house)).await.expect("a rule");
    let answer = inn.house.ask("POST", &path, None, Some(&wishes)).await.expect("an answer");
    let ines: guest::Place = serde_json::from_str(&answer.body).expect("a place");
    let screen = Screen::of(&inn.house, ines.clone()).await;
    assert_eq!(screen.view.room.chairs[2], Chair::Person(ines.person));
    let own = screen.view.table.expect("a game").game.own.expect("Bo's cards");
    assert_eq!(own.hand.len(), 6);
    inn.stop().await;
}

#[tokio::test]
async fn the_start_is_refused_with_the_reason() {
    let inn = Inn::open().await;
    let host = inn.table_of("Maya").await;
    let mut maya = Screen::of(&inn.house, host).await;
    let refused = maya.does(RoomCommand::Start).await.expect_err("alone");
    assert_eq!(refused, json!({ "cannot_play": { "players": 1 } }));
    assert_eq!(maya.view.room.stage, Stage::Lobby);
    inn.stop().await;
}

#[tokio::test]
async fn a_pause_stops_acts_and_is_seen_by_everyone() {
    let inn = Inn::open().await;
    let mut screens = inn.game_of(&["Maya", "Ines", "Olek"]).await;
    screens[0].does(RoomCommand::Pause).await.expect("a pause");
    screens[1].until(|view| view.table.as_ref().is_some_and(|table| table.paused)).await;
    let act =
        json!({ "act": { "action": "pass_claim", "during": { "round": 1, "phase": "market" } } });
    assert_eq!(screens[1].sends("x", &act).await, Err(json!("paused")));
    screens[0].does(RoomCommand::Unpause).await.expect("on with it");
    screens[1].until(|view| view.table.as_ref().is_some_and(|table| !table.paused)).await;
    inn.stop().await;
}

#[tokio::test]
async fn a_game_under_way_has_no_record() {
    // P4
    let inn = Inn::open().await;
    let screens = inn.game_of(&["Maya", "Ines", "Olek"]).await;
    let place = &screens[0].place;
    for what in ["record", "result"] {
        let path = format!("/tables/{}/games/1/{what}", place.table);
        let answer = inn.house.ask("GET", &path, Some(&place.token), None).await.expect("one");
        assert_eq!(answer.status, 409, "{}", answer.body);
        let path = format!("/tables/{}/games/2/{what}", place.table);
        let answer = inn.house.ask("GET", &path, Some(&place.token), None).await.expect("one");
        assert_eq!(answer.status, 404, "{}", answer.body);
    }
    inn.stop().await;
}

#[tokio::test]
async fn where_nobody_may_look_on_nobody_reads_along() {
    let inn = Inn::open().await;
    let place = inn.table_with(json!({ "name": "Maya", "house": { "spectators": false } })).await;
    let path = format!("/tables/{}/beats", place.table);
    let answer = inn.house.ask("GET", &path, None, None).await.expect("an answer");
    assert_eq!(answer.status, 403, "{}", answer.body);
    let answer = inn.house.ask("GET", &path, Some(&place.token), None).await.expect("an answer");
    assert_eq!(answer.status, 200);
    let line = guest::Line::enter(&inn.house, place.table, None, Seq(0)).await;
    assert_eq!(goodbye(&mut line.expect("a connection")).await.why, Parting::NoSpectators);
    // A second device is no spectator.
    let line = guest::Line::enter(&inn.house, place.table, Some(&place.token), Seq(0)).await;
    assert!(frame(&mut line.expect("a connection")).await.update.is_some());
    inn.stop().await;
}
