//! The part of the API that is asked for once: opening a table, coming in, what is left of a game.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequestParts, Path, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rules::{Edition, Options, Seat, Seed};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::room::{
    Afterwards, House, NoRecord, PersonId, RoomBeat, RoomFacts, TableCode, Token, Viewer,
};
use table::room::{Newcomer, afterwards};
use table::steward::Admitted;
use table::{Name, Seq};

use super::OPENAPI;
use crate::limits::MOST_BEATS;
use crate::peer::Asker;
use crate::problem::{Json, Problem};
use crate::qr::Qr;
use crate::shell::{Guess, Shell};
use crate::store::Store;
use crate::tables::{Tables, random_bytes};

type TablesOf<S> = State<Arc<Tables<S>>>;

/// What is asked to open a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Opening {
    /// What the host is called.
    name: Name,
    /// The game; without it, the second edition.
    #[serde(default)]
    options: Option<Options>,
    /// The rules of the house.
    #[serde(default)]
    house: House,
    /// The host's part of the deck's seed. It is worth more when it is given after the commitment
    /// was seen, which is what `stir` is for.
    #[serde(default)]
    entropy: Option<Seed>,
    /// A token of the client's own; without it the server draws one.
    #[serde(default)]
    token: Option<Token>,
}

/// What is asked to come in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Joining {
    /// What they are called.
    name: Name,
    /// Whose seat they take while a game is under way; without it, any bot's.
    #[serde(default)]
    seat: Option<Seat>,
    /// Their part of the deck's seed.
    #[serde(default)]
    entropy: Option<Seed>,
    /// A token of the client's own: to come in again with it is to be in.
    #[serde(default)]
    token: Option<Token>,
}

/// The answer to both: who one is, and how one is known again.
#[derive(Serialize)]
pub(super) struct Place {
    /// The table's code.
    table: TableCode,
    /// One's number at the table.
    person: PersonId,
    /// The last entry of the journal.
    seq: Seq,
    /// The secret by which one is known again.
    token: String,
    /// What others open to come in, if the server knows how it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    join_link: Option<String>,
    /// What one opens on another device.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat_link: Option<String>,
}

/// Opens a table.
pub(super) async fn open<S: Store>(
    State(tables): TablesOf<S>,
    asker: Asker,
    Json(opening): Json<Opening>,
) -> Result<Response, Problem> {
    tables.shell.opening(&asker, Instant::now())?;
    let token = token(opening.token)?;
    let (name, entropy, key) = (opening.name, opening.entropy, token.key());
    let options = opening.options.unwrap_or_else(|| Options::new(Edition::Second, 4));
    let host = Newcomer { name, key, entropy };
    let (code, admitted) = tables.found(options, opening.house, host).await?;
    Ok(created(&place(&tables, &asker, code, admitted, &token)))
}

/// Lets someone in.
pub(super) async fn join<S: Store>(
    State(tables): TablesOf<S>,
    asker: Asker,
    code: Code,
    Json(joining): Json<Joining>,
) -> Result<Response, Problem> {
    tables.shell.joining(&asker, Instant::now())?;
    let visit = code.knock(&tables, &asker, Guess::Code).await?;
    let token = token(joining.token)?;
    let who = Newcomer { name: joining.name, key: token.key(), entropy: joining.entropy };
    let admitted = visit.see(tables.join(visit.code, who, joining.seat).await).await?;
    Ok(created(&place(&tables, &asker, visit.code, admitted, &token)))
}

/// Gives someone a new token, because they lost theirs. The old one is worth nothing from then on.
pub(super) async fn reissue<S: Store>(
    State(tables): TablesOf<S>,
    asker: Asker,
    Numbered(code, person): Numbered<u16>,
    Bearer(by): Bearer,
) -> Result<Response, Problem> {
    let by = by.ok_or(Problem::WrongToken)?.key();
    let visit = code.knock(&tables, &asker, Guess::Token).await?;
    let token = token(None)?;
    let admitted =
        visit.see(tables.rekey(visit.code, by, PersonId(person), token.key()).await).await?;
    Ok(created(&place(&tables, &asker, visit.code, admitted, &token)))
}

/// What everyone knows of a table: for those who think about coming in.
pub(super) async fn look<S: Store>(
    State(tables): TablesOf<S>,
    asker: Asker,
    code: Code,
) -> Result<Response, Problem> {
    let visit = code.knock(&tables, &asker, Guess::Code).await?;
    let (facts, _): (RoomFacts, _) = visit.see(tables.look(visit.code, None).await).await?;
    Ok(fresh(axum::Json(facts)))
}

/// What others open to come in.
#[derive(Serialize)]
pub(super) struct Invitation {
    join_link: String,
}

/// The join link, for pages that know the server by a name that is of no use to others.
pub(super) async fn invitation<S: Store>(
    State(tables): TablesOf<S>,
    asker: Asker,
    code: Code,
) -> Result<Response, Problem> {
    let visit = code.knock(&tables, &asker, Guess::Code).await?;
    visit.see(tables.look(visit.code, None).await).await?;
    let join_link = link(&tables, &asker, visit.code, None).ok_or(Problem::NotFound)?;
    Ok(fresh(axum::Json(Invitation { join_link })))
}

/// A picture of the join link, for phones.
pub(super) async fn qr<S: Store>(
    State(tables): TablesOf<S>,
    asker: Asker,
    code: Code,
) -> Result<Response, Problem> {
    let visit = code.knock(&tables, &asker, Guess::Code).await?;
    visit.see(tables.look(visit.code, None).await).await?;
    let link = link(&tables, &asker, visit.code, None).ok_or(Problem::NotFound)?;
    let picture = Qr::new(&link).map_err(|_| Problem::NotFound)?.svg();
    Ok(fresh(([(CONTENT_TYPE, "image/svg+xml")], picture)))
}

/// Everything that someone saw since the lobby of the game that is on the table.
pub(super) async fn beats<S: Store>(
    State(tables): TablesOf<S>,
    asker: Asker,
    code: Code,
    Bearer(token): Bearer,
) -> Result<Response, Problem> {
    let (code, viewer) = viewer(&tables, &asker, code, token).await?;
    let beats = tables.study(code, move |journal| {
        let beats: Vec<RoomBeat> = table::room::beats(journal, viewer).ok()?;
        let last = &beats[beats.len().saturating_sub(MOST_BEATS)..];
        serde_json::to_string(last).ok()
    });
    let beats = beats.await?.ok_or(Problem::Internal)?;
    Ok(fresh(([(CONTENT_TYPE, "application/json")], beats)))
}

/// The record of a game that is over.
pub(super) async fn record<S: Store>(
    State(tables): TablesOf<S>,
    asker: Asker,
    Numbered(code, game): Numbered<u32>,
    Bearer(token): Bearer,
) -> Result<Response, Problem> {
    let (code, _) = viewer(&tables, &asker, code, token).await?;
    let record = tables.study(code, move |journal| {
        table::room::record(journal, game).map(|record| record.to_json())
    });
    let record = record.await?.map_err(|why| no_record(&why))?;
    let name = format!("attachment; filename=\"just-apples-{code}-{game}.json\"");
    let headers = [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok(fresh((headers, record)))
}

/// What a game came to.
pub(super) async fn result<S: Store>(
    State(tables): TablesOf<S>,
    asker: Asker,
    Numbered(code, game): Numbered<u32>,
    Bearer(token): Bearer,
) -> Result<Response, Problem> {
    let (code, _) = viewer(&tables, &asker, code, token).await?;
    let result = tables.study(code, move |journal| afterwards(journal, game)).await?;
    let result: Afterwards = result.map_err(|why| no_record(&why))?;
    Ok(fresh(axum::Json(result)))
}

/// The description of all this for programs.
pub(super) async fn openapi() -> Response {
    ([(CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

/// The code in a path, not yet looked up.
#[derive(Deserialize)]
pub(super) struct Code(String);

impl<S: Send + Sync> FromRequestParts<S> for Code {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        path.map(|Path(code)| Self(code)).map_err(|_| Problem::UnknownTable)
    }
}

/// The code in a path, and the number that follows it: of someone at the table, or of a game.
pub(super) struct Numbered<N>(Code, N);

impl<S: Send + Sync, N: DeserializeOwned + Send> FromRequestParts<S> for Numbered<N> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let path = Path::<(Code, N)>::from_request_parts(parts, state).await;
        // What is no number is nobody's.
        path.map(|Path((code, number))| Self(code, number)).map_err(|_| Problem::NotFound)
    }
}

impl Code {
    /// Looks the code up, if it is one and this asker may still guess.
    async fn knock<'a, S: Store>(
        self,
        tables: &'a Tables<S>,
        asker: &'a Asker,
        by: Guess,
    ) -> Result<Visit<'a>, Problem> {
        let shell = &tables.shell;
        let since = Instant::now();
        shell.guess(asker, by).await?;
        match self.0.parse() {
            Ok(code) => Ok(Visit { shell, asker, by, since, code }),
            Err(_) => {
                shell.wrong(asker, by, since).await?;
                Err(Problem::UnknownTable)
            }
        }
    }
}

/// Someone at the door of a table, of whom it is not known yet whether they are right there.
struct Visit<'a> {
    shell: &'a Shell,
    asker: &'a Asker,
    by: Guess,
    since: Instant,
    code: TableCode,
}

impl Visit<'_> {
    /// What came of it tells whether code and token were right.
    async fn see<T>(&self, outcome: Result<T, Problem>) -> Result<T, Problem> {
        match &outcome {
            Err(Problem::UnknownTable | Problem::WrongToken) => {
                self.shell.wrong(self.asker, self.by, self.since).await?;
            }
            _ => self.shell.right(self.asker, self.by),
        }
        outcome
    }
}

/// The token in the header `Authorization`, if there is one.
pub(super) struct Bearer(Option<Token>);

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        bearer(&parts.headers).map(Self)
    }
}

fn bearer(headers: &HeaderMap) -> Result<Option<Token>, Problem> {
    let Some(value) = headers.get(AUTHORIZATION) else { return Ok(None) };
    let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
    let token = token.and_then(|token| Token::new(token).ok());
    token.map(Some).ok_or(Problem::WrongToken)
}

/// At which table, and who asks, if they are at it or may look on.
async fn viewer<S: Store>(
    tables: &Arc<Tables<S>>,
    asker: &Asker,
    code: Code,
    token: Option<Token>,
) -> Result<(TableCode, Viewer), Problem> {
    let visit = code.knock(tables, asker, Guess::with(token.as_ref())).await?;
    let seen = tables.look(visit.code, token.map(|token| token.key())).await;
    let viewer = seen.and_then(|(_, viewer)| viewer.ok_or(Problem::WrongToken));
    Ok((visit.code, visit.see(viewer).await?))
}

/// The client's own token, or a new one.
fn token(own: Option<Token>) -> Result<Token, Problem> {
    match own {
        Some(token) => Ok(token),
        None => random_bytes().map(u128::from_le_bytes).map(Token::from_random),
    }
}

/// The address of the page at which people come in, or come back to their seat. What follows the
/// `#` never reaches a server.
fn link<S: Store>(
    tables: &Tables<S>,
    asker: &Asker,
    code: TableCode,
    token: Option<&Token>,
) -> Option<String> {
    let front = tables.shell.front_page(asker)?;
    Some(match token {
        Some(token) => format!("{front}#{code}.{}", token.reveal()),
        None => format!("{front}#{code}"),
    })
}

fn place<S: Store>(
    tables: &Tables<S>,
    asker: &Asker,
    table: TableCode,
    admitted: Admitted,
    token: &Token,
) -> Place {
    Place {
        table,
        person: admitted.person,
        seq: admitted.seq,
        token: token.reveal().to_owned(),
        join_link: link(tables, asker, table, None),
        seat_link: link(tables, asker, table, Some(token)),
    }
}

fn no_record(why: &NoRecord) -> Problem {
    match why {
        NoRecord::NotOver(_) => Problem::Conflict { reason: why.to_string() },
        NoRecord::NotPlayed(_) => Problem::NotFound,
        NoRecord::Journal(_) => Problem::Internal,
    }
}

/// Something was made.
fn created(what: &impl Serialize) -> Response {
    (StatusCode::CREATED, fresh(axum::Json(what))).into_response()
}

/// An answer that nobody keeps.
fn fresh(response: impl IntoResponse) -> Response {
    ([(CACHE_CONTROL, "no-store")], response).into_response()
}
