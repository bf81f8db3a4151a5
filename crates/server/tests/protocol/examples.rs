//! The player in Python plays a whole game.

use rules::{Edition, Options};
use serde_json::{Value, json};

use crate::inn::{Inn, in_time};
use crate::python::{printed, python};

/// The names and scores that the player prints.
fn scores(text: &str) -> Vec<(&str, u32)> {
    let line = |line: &'_ str| -> Option<(usize, u32)> {
        let (name, score) = line.split_once(": ")?;
        Some((name.len(), score.parse().ok()?))
    };
    text.lines().filter_map(|text| line(text).map(|(end, score)| (&text[..end], score))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_opens_a_table_and_plays_to_the_end() {
    let inn = Inn::open().await;
    let address = format!("http://{}/", inn.house.address());
    let text = printed(in_time(python(&["examples/player.py", &address])).await);
    let names: Vec<&str> = scores(&text).iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["Robin", "Ada", "Bo", "Cy"], "{text}");
    assert!(text.starts_with("The deck was dealt with our part of the seed.\n"), "{text}");
    inn.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_join_by_code_and_play_with_each_other() {
    // The first edition asks for what the second does not: to place cards.
    let inn = Inn::open().await;
    let (options, house) = (json!(Options::new(Edition::First, 4)), json!({ "tempo": "instant" }));
    let host = inn.table_with(json!({ "name": "Maya", "options": options, "house": house })).await;
    let mut maya = crate::inn::Screen::of(&inn.house, host.clone()).await;
    let address = format!("http://{}/", inn.house.address());
    let code = host.table.to_string();
    let play = |name: &'static str| {
        let (address, code) = (address.clone(), code.clone());
        tokio::spawn(
            async move { python(&["examples/every_rule.py", &address, &code, name]).await },
        )
    };
    let players = [play("Ines"), play("Olek"), play("Dasha")];
    maya.until(|view| view.room.people.iter().filter(|person| person.here).count() == 4).await;
    let hand_over: Value = json!({ "hand_over": 2 });
    maya.does(table::room::RoomCommand::Start).await.expect("four can play");
    maya.sends("h", &hand_over).await.expect("another host");
    // A bot plays on for whoever leaves.
    maya.sends("l", &json!("leave")).await.expect("to leave");
    for player in players {
        let text = printed(in_time(player).await.expect("it ends"));
        assert_eq!(scores(&text).len(), 4, "{text}");
    }
    inn.stop().await;
}
