//! What the HTTP API answers when it cannot do what was asked: one shape, one code for each
//! reason, so that programs need not read sentences.

use std::time::Duration;

use axum::extract::rejection::{BytesRejection, FailedToBufferBody, JsonRejection};
use axum::extract::{FromRequest, Request};
use axum::http::header::{CACHE_CONTROL, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::room::RoomRefusal;

use crate::limits::{Crowded, TooMany};
use crate::origin::ForeignOrigin;

/// How long a body may take to arrive.
const BODY_TIME: Duration = Duration::from_secs(10);

/// Why a request was not done. The message is for developers: people read `text`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// The body is no JSON, or JSON of another shape.
    #[error("the body cannot be understood: {reason}")]
    Malformed {
        /// What the parser says.
        reason: String,
    },
    /// No such table, or none that this code opens.
    #[error("there is no such table")]
    UnknownTable,
    /// The token opens no seat.
    #[error("this token opens nothing here")]
    WrongToken,
    /// A page of another site asks.
    #[error("a page of another site may not ask this")]
    ForeignOrigin,
    /// What is asked is for this machine and its proxies.
    #[error("this is only for the machine that the server runs on")]
    NeighboursOnly,
    /// There is nothing at this path.
    #[error("there is nothing here")]
    NotFound,
    /// The path is right, the method is not.
    #[error("this cannot be done here: see the header Allow")]
    MethodNotAllowed,
    /// The body did not arrive.
    #[error("the body took longer than {} seconds", BODY_TIME.as_secs())]
    TooSlow,
    /// What is asked does not fit what is there now.
    #[error("{reason}")]
    Conflict {
        /// What is there.
        reason: String,
    },
    /// The table says no.
    #[error("{0}")]
    Refused(Box<RoomRefusal>),
    /// The journal cannot be read or written at the moment.
    #[error("the table cannot be reached at the moment, and nothing has changed: try again")]
    Unavailable,
    /// The body is too long.
    #[error("the body is too long")]
    TooLarge,
    /// The body does not say that it is JSON.
    #[error("the body must be JSON, and say so: Content-Type: application/json")]
    UnsupportedMediaType,
    /// Too much was asked from this address.
    #[error("too much at once: try again in {} seconds", in_seconds(*.wait))]
    TooMany {
        /// How long to wait.
        wait: Duration,
    },
    /// There is no room, and not because of this asker.
    #[error("the server is full: try again in a while")]
    Full,
    /// The server is about to stop.
    #[error("the server is about to stop")]
    Stopping,
    /// Our own mistake, or the disk's.
    #[error("something went wrong on the server")]
    Internal,
}

impl Problem {
    /// The word for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.kind().1
    }

    /// The status.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        self.kind().0
    }

    /// Status and word together: each problem has one of each.
    fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Self::Malformed { .. } => (StatusCode::BAD_REQUEST, "malformed"),
            Self::UnknownTable => (StatusCode::NOT_FOUND, "unknown_table"),
            Self::WrongToken => (StatusCode::FORBIDDEN, "wrong_token"),
            Self::ForeignOrigin => (StatusCode::FORBIDDEN, "foreign_origin"),
            Self::NeighboursOnly => (StatusCode::FORBIDDEN, "neighbours_only"),
            Self::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            Self::MethodNotAllowed => (StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed"),
            Self::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too_slow"),
            Self::Conflict { .. } => (StatusCode::CONFLICT, "conflict"),
            Self::Refused(_) => (StatusCode::CONFLICT, "refused"),
            Self::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
            Self::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Self::UnsupportedMediaType => {
                (StatusCode::UNSUPPORTED_MEDIA_TYPE, "unsupported_media_type")
            }
            Self::TooMany { .. } => (StatusCode::TOO_MANY_REQUESTS, "too_many"),
            Self::Full => (StatusCode::SERVICE_UNAVAILABLE, "full"),
            Self::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "stopping"),
            Self::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
        }
    }

    /// How long to wait before it may work, where we know.
    fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooMany { wait } => Some(in_seconds(*wait)),
            Self::Full => Some(60),
            Self::Stopping => Some(5),
            Self::Unavailable => Some(1),
            Self::Malformed { .. }
            | Self::UnknownTable
            | Self::WrongToken
            | Self::ForeignOrigin
            | Self::NeighboursOnly
            | Self::NotFound
            | Self::MethodNotAllowed
            | Self::TooSlow
            | Self::Conflict { .. }
            | Self::Refused(_)
            | Self::TooLarge
            | Self::UnsupportedMediaType
            | Self::Internal => None,
        }
    }
}

/// Whole seconds, never too few and never none.
fn in_seconds(wait: Duration) -> u64 {
    let begun = u64::from(wait.subsec_nanos() > 0);
    (wait.as_secs() + begun).max(1)
}

/// A problem as it is sent.
#[derive(Serialize)]
struct Body<'a> {
    error: Words<'a>,
}

/// What is said about it.
#[derive(Serialize)]
struct Words<'a> {
    code: &'a str,
    message: &'a str,
    /// What the table says, for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<&'a RoomRefusal>,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let message = self.to_string();
        let refusal = match &self {
            Self::Refused(refusal) => Some(&**refusal),
            _ => None,
        };
        let body = Body { error: Words { code: self.code(), message: &message, refusal } };
        let mut response = (self.status(), axum::Json(body)).into_response();
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = self.retry_after() {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<TooMany> for Problem {
    fn from(TooMany { wait }: TooMany) -> Self {
        Self::TooMany { wait }
    }
}

impl From<Crowded> for Problem {
    fn from(crowded: Crowded) -> Self {
        match crowded {
            Crowded::InAll { .. } => Self::Full,
            // Nobody knows when one of the others leaves.
            Crowded::OfOne { .. } => Self::TooMany { wait: Duration::from_secs(10) },
        }
    }
}

impl From<ForeignOrigin> for Problem {
    fn from(_: ForeignOrigin) -> Self {
        Self::ForeignOrigin
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Self {
        match rejection {
            JsonRejection::MissingJsonContentType(_) => Self::UnsupportedMediaType,
            JsonRejection::BytesRejection(BytesRejection::FailedToBufferBody(
                FailedToBufferBody::LengthLimitError(_),
            )) => Self::TooLarge,
            other => Self::Malformed { reason: other.body_text() },
        }
    }
}

/// A body that is JSON of the right shape. Like axum's, but what is wrong with it is a [`Problem`],
/// and it has to arrive in time.
pub struct Json<T>(pub T);

impl<S: Sync + Send, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let read = axum::Json::from_request(request, state);
        let axum::Json(value) =
            tokio::time::timeout(BODY_TIME, read).await.map_err(|_| Problem::TooSlow)??;
        Ok(Self(value))
    }
}

/// What every path below the API answers if there is nothing.
pub(crate) async fn not_found() -> Problem {
    Problem::NotFound
}

/// What it answers to a method that it does not know. The router adds which it does.
pub(crate) async fn method_not_allowed() -> Problem {
    Problem::MethodNotAllowed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_told_to_wait_has_waited_long_enough_then() {
        for (millis, seconds) in [(0, 1), (1, 1), (1000, 1), (1001, 2), (30_000, 30)] {
            assert_eq!(in_seconds(Duration::from_millis(millis)), seconds, "{millis}");
        }
        let response = Problem::TooMany { wait: Duration::from_millis(1500) }.into_response();
        assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(response.headers()[RETRY_AFTER], "2");
    }

    #[test]
    fn a_problem_is_one_shape() {
        let (code, refusal) = (Problem::UnknownTable.code(), None);
        let body = Body { error: Words { code, message: "…", refusal } };
        let json = serde_json::to_string(&body).unwrap();
        assert_eq!(json, r#"{"error":{"code":"unknown_table","message":"…"}}"#);
    }
}
