//! The example session of the document, played with a real server.

use std::collections::BTreeMap;

use guest::Line;
use serde_json::Value;

use crate::document::{Block, blocks, read, tables};
use crate::inn::{Inn, in_time};

/// What the placeholders `"<so>"` stand for.
#[derive(Default)]
struct Known(BTreeMap<String, Value>);

impl Known {
    /// What is sent: placeholders become what they stand for.
    fn fill(&self, value: &Value) -> Value {
        match value {
            Value::String(text) if is_placeholder(text) => {
                self.0.get(text).unwrap_or_else(|| panic!("{text} was told before")).clone()
            }
            Value::Array(all) => all.iter().map(|one| self.fill(one)).collect(),
            Value::Object(members) => {
                let filled = members.iter().map(|(name, one)| (name.clone(), self.fill(one)));
                Value::Object(filled.collect())
            }
            other => other.clone(),
        }
    }

    /// Whether what came is what the document says. New placeholders are found out on the way.
    fn matches(&mut self, told: &Value, came: &Value) -> Result<(), String> {
        match (told, came) {
            (Value::String(text), _) if text == "…" => Ok(()),
            (Value::String(text), _) if is_placeholder(text) => {
                let known = self.0.entry(text.clone()).or_insert_with(|| came.clone());
                if known == came { Ok(()) } else { Err(format!("{text} is {known}, not {came}")) }
            }
            (Value::Array(told), Value::Array(came)) => self.lists_match(told, came),
            (Value::Object(told), Value::Object(came)) => {
                let open = told.contains_key("…");
                let extra = came.keys().find(|name| !open && !told.contains_key(*name));
                if let Some(name) = extra {
                    return Err(format!("{name} is not told"));
                }
                told.iter().filter(|(name, _)| *name != "…").try_for_each(|(name, told)| {
                    let came = came.get(name).ok_or_else(|| format!("there is no {name}"))?;
                    self.matches(told, came).map_err(|why| format!("{name}: {why}"))
                })
            }
            _ if told == came => Ok(()),
            _ => Err(format!("told {told}, came {came}")),
        }
    }

    fn lists_match(&mut self, told: &[Value], came: &[Value]) -> Result<(), String> {
        let (told, open) = match told.split_last() {
            Some((Value::String(last), rest)) if last == "…" => (rest, true),
            _ => (told, false),
        };
        if came.len() < told.len() || (!open && came.len() > told.len()) {
            return Err(format!("{} items told, {} came", told.len(), came.len()));
        }
        told.iter().zip(came).try_for_each(|(told, came)| self.matches(told, came))
    }
}

fn is_placeholder(text: &str) -> bool {
    text.starts_with('<') && text.ends_with('>')
}

/// Someone who does what the document says.
struct Reader<'a> {
    inn: &'a Inn,
    known: Known,
    line: Option<Line>,
    /// Everything that the server sent.
    frames: Vec<Value>,
    /// The last answer over HTTP.
    answer: Option<(u16, Value)>,
}

impl Reader<'_> {
    async fn does(&mut self, block: &Block) {
        let told: Value = read(&block.content);
        let words: Vec<&str> = block.label.split(' ').skip(1).collect();
        let outcome = match words[..] {
            ["post", path] => {
                let body = self.known.fill(&told);
                let answer = self.inn.house.ask("POST", path, None, Some(&body)).await;
                let answer = answer.expect("an answer");
                self.answer = Some((answer.status, read(&answer.body)));
                Ok(())
            }
            ["answer", status] => {
                let (came, body) = self.answer.take().expect("something was asked");
                assert_eq!(status, came.to_string(), "line {}", block.line);
                self.known.matches(&told, &body)
            }
            ["client"] => self.sends(&self.known.fill(&told)).await,
            ["server"] => {
                let came = self.next().await;
                self.known.matches(&told, &came)
            }
            ["server", "later"] => self.waits_for(&told).await,
            _ => Err(format!("{} is no part of a session", block.label)),
        };
        outcome.unwrap_or_else(|why| panic!("docs/protocol.md, line {}: {why}", block.line));
    }

    async fn sends(&mut self, frame: &Value) -> Result<(), String> {
        if self.line.is_none() {
            self.line = Line::connect(&self.inn.house).await.ok();
        }
        let line = self.line.as_mut().ok_or("no connection")?;
        line.send_text(frame.to_string()).await.map_err(|lost| lost.to_string())
    }

    async fn next(&mut self) -> Value {
        let line = self.line.as_mut().expect("hello comes first");
        let text = in_time(line.next()).await.expect("a connection").expect("a frame");
        let frame: Value = read(&text);
        self.frames.push(frame.clone());
        frame
    }

    /// The last frame or a later one is what the document says.
    async fn waits_for(&mut self, told: &Value) -> Result<(), String> {
        let mut came = self.frames.last().cloned().ok_or("nothing came yet")?;
        loop {
            match self.known.matches(told, &came) {
                Ok(()) => return Ok(()),
                Err(why) if came.get("goodbye").is_some() => return Err(why),
                // An answer to the very command is what was waited for, right or wrong.
                Err(why) if told.get("answer").is_some() && same_answer(told, &came) => {
                    return Err(why);
                }
                Err(_) => came = self.next().await,
            }
        }
    }
}

/// Whether a block is a part of the example session.
pub(crate) fn is_of_session(block: &Block) -> bool {
    let kind = block.label.strip_prefix("json ").and_then(|label| label.split(' ').next());
    matches!(kind, Some("post" | "answer" | "client" | "server"))
}

fn same_answer(told: &Value, came: &Value) -> bool {
    told["answer"]["id"] == came["answer"]["id"]
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_session_is_what_happens() {
    let inn = Inn::open().await;
    let mut reader =
        Reader { inn: &inn, known: Known::default(), line: None, frames: Vec::new(), answer: None };
    for block in blocks().iter().filter(|block| is_of_session(block)) {
        reader.does(block).await;
    }
    let frames = std::mem::take(&mut reader.frames);
    assert!(frames.last().is_some_and(|frame| frame.get("goodbye").is_some()), "to the end");
    members_are_told(&frames);
    inn.stop().await;
}

/// Every table "member of" has exactly the members that were there in the session.
fn members_are_told(frames: &[Value]) {
    let mut checked = 0;
    for table in tables() {
        let Some(path) = table.subject.strip_prefix("member of `") else { continue };
        let path = path.trim_end_matches('`');
        let pointer = match path {
            "update" => "/update".to_owned(),
            path => format!("/update/{}", path.replace('.', "/")),
        };
        let mut found = frames.iter().filter_map(|frame| frame.pointer(&pointer)?.as_object());
        let members = found.next().unwrap_or_else(|| panic!("the session shows {path}"));
        let mut told = table.codes();
        told.sort();
        let mut real: Vec<String> = members.keys().cloned().collect();
        real.sort();
        assert_eq!(told, real, "{path}");
        checked += 1;
    }
    assert!(checked > 10, "{checked} tables of members");
}
