//! What the server is asked for once, over HTTP.

use js_sys::futures::JsFuture;
use js_sys::{Object, Promise, Reflect};
use leptos::prelude::window;
use rules::Options;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::Name;
use table::room::{PersonId, RoomFacts, RoomRefusal, TableCode, Token};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{RequestInit, Response};

/// Why the server did not do what it was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unserved {
    /// It cannot be reached, or what it said cannot be understood.
    Unreachable,
    /// It says why, in a word for programs.
    Problem(String),
    /// The table says no.
    Refused(RoomRefusal),
    /// It was not even asked: without a name nobody comes in.
    Nameless,
}

/// Who one is at a table, and how one is known again.
#[derive(Deserialize)]
pub(crate) struct Place {
    /// The table's code.
    pub(crate) table: TableCode,
    /// The secret by which one is known again.
    pub(crate) token: Token,
}

/// Opens a table, with its host at it.
pub(crate) async fn open_table(name: Name, options: Options) -> Result<Place, Unserved> {
    #[derive(Serialize)]
    struct Opening {
        name: Name,
        options: Options,
    }
    post("api/v1/tables", None, &Opening { name, options }).await
}

/// Comes in. The token is the client's own: to come in again with it is to be in.
pub(crate) async fn come_in(code: TableCode, name: Name, token: Token) -> Result<Place, Unserved> {
    #[derive(Serialize)]
    struct Joining {
        name: Name,
        token: Token,
    }
    post(&format!("api/v1/tables/{code}/people"), None, &Joining { name, token }).await
}

/// Gives someone who is gone a new link to their seat.
pub(crate) async fn new_link(
    code: TableCode,
    person: PersonId,
    token: &Token,
) -> Result<Place, Unserved> {
    post(&format!("api/v1/tables/{code}/people/{}/token", person.0), Some(token), &()).await
}

/// What everyone knows of a table.
pub(crate) async fn look(code: TableCode) -> Result<RoomFacts, Unserved> {
    get(&format!("api/v1/tables/{code}"), None).await
}

/// The address that others open to come in.
pub(super) async fn invitation(code: TableCode) -> Result<String, Unserved> {
    #[derive(Deserialize)]
    struct Invitation {
        join_link: String,
    }
    let answer: Invitation = get(&format!("api/v1/tables/{code}/link"), None).await?;
    Ok(answer.join_link)
}

/// Everything that one saw since the lobby of this game, as text.
pub(super) async fn beats(code: TableCode, token: Option<&Token>) -> Result<String, Unserved> {
    ask("GET", &format!("api/v1/tables/{code}/beats"), token, None).await
}

/// The record of a game that is over, as text.
pub(crate) async fn record(
    code: TableCode,
    game: u32,
    token: Option<&Token>,
) -> Result<String, Unserved> {
    let path = format!("api/v1/tables/{code}/games/{game}/record");
    ask("GET", &path, token, None).await
}

async fn get<T: DeserializeOwned>(path: &str, token: Option<&Token>) -> Result<T, Unserved> {
    let text = ask("GET", path, token, None).await?;
    jot::read(&text).ok_or(Unserved::Unreachable)
}

async fn post<T: DeserializeOwned>(
    path: &str,
    token: Option<&Token>,
    body: &impl Serialize,
) -> Result<T, Unserved> {
    let body = jot::write(body).ok_or(Unserved::Unreachable)?;
    let text = ask("POST", path, token, Some(body)).await?;
    jot::read(&text).ok_or(Unserved::Unreachable)
}

/// Asks for a path below the page; the body of the answer.
async fn ask(
    method: &str,
    path: &str,
    token: Option<&Token>,
    body: Option<String>,
) -> Result<String, Unserved> {
    let request = RequestInit::new();
    request.set_method(method);
    let headers = Object::new();
    let header = |name: &str, value: &str| {
        // A plain object takes every member.
        let _ = Reflect::set(&headers, &name.into(), &value.into());
    };
    if let Some(token) = token {
        header("Authorization", &format!("Bearer {}", token.reveal()));
    }
    if let Some(body) = body {
        header("Content-Type", "application/json");
        request.set_body(&JsValue::from_str(&body));
    }
    request.set_headers(&headers);
    // The path is resolved where the page lies, whatever the host's base path is.
    let response = window().fetch_with_str_and_init(path, &request);
    let response: Response = answer(response).await?.unchecked_into();
    let text = response.text().map_err(|_| Unserved::Unreachable)?;
    let text = answer(text).await?.as_string().unwrap_or_default();
    if response.ok() { Ok(text) } else { Err(problem(&text)) }
}

async fn answer(promise: Promise) -> Result<JsValue, Unserved> {
    JsFuture::from(promise).await.map_err(|_| Unserved::Unreachable)
}

/// What the body of a refusal says.
fn problem(text: &str) -> Unserved {
    #[derive(Deserialize)]
    struct Body {
        error: Words,
    }
    #[derive(Deserialize)]
    struct Words {
        code: String,
        #[serde(default)]
        refusal: Option<RoomRefusal>,
    }
    match jot::read(text) {
        Some(Body { error: Words { refusal: Some(refusal), .. } }) => Unserved::Refused(refusal),
        Some(Body { error: Words { code, .. } }) => Unserved::Problem(code),
        None => Unserved::Unreachable,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_says_why() {
        let said = |text| problem(text);
        let body = r#"{"error":{"code":"refused","message":"…","refusal":"no_chair_left"}}"#;
        assert_eq!(said(body), Unserved::Refused(RoomRefusal::NoChairLeft));
        let body = r#"{"error":{"code":"unknown_table","message":"there is no such table"}}"#;
        assert_eq!(said(body), Unserved::Problem("unknown_table".to_owned()));
        assert_eq!(said("<html>Bad gateway</html>"), Unserved::Unreachable);
    }
}
