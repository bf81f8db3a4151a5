//! The answers to requests for files.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::encoding::{Encoding, accepted};
use crate::site::{File, Site};

/// Says that the server is up, for whoever watches it.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// Answers with a file of the site, or with the page for what does not exist.
pub(crate) async fn file(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response {
    match site.file(uri.path()) {
        Some(file) => send(file, &headers),
        None => not_found(site.not_found(), &headers),
    }
}

/// The page for what does not exist.
fn not_found(page: Option<&File>, headers: &HeaderMap) -> Response {
    let mut headers = headers.clone();
    // The page may be known, but it is not what was asked for.
    headers.remove(IF_NONE_MATCH);
    let Some(page) = page else { return nothing_here() };
    let mut response = send(page, &headers);
    *response.status_mut() = StatusCode::NOT_FOUND;
    response.headers_mut().remove(ETAG);
    response
}

/// The same without a page.
fn nothing_here() -> Response {
    (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response()
}

/// Sends a file in the encoding that the browser likes best, or says that it has it already.
fn send(file: &File, headers: &HeaderMap) -> Response {
    let Some(sent) = file.represent(&accepted(headers)) else { return nothing_here() };
    let known = is_known(&sent.tag, headers);
    let about = [
        (VARY, HeaderValue::from_static("accept-encoding")),
        (CACHE_CONTROL, HeaderValue::from_static(file.cache_control)),
        (ETAG, sent.tag),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let mut response = (about, sent.body).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    if sent.encoding != Encoding::Identity {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(sent.encoding.name()));
    }
    response
}

/// Whether the browser has the file with this tag, as `If-None-Match` says.
fn is_known(tag: &HeaderValue, headers: &HeaderMap) -> bool {
    let values = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut known = values.flat_map(|value| value.split(',')).map(str::trim);
    // A proxy that recompresses makes a tag weak; the file is still the same.
    known.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}
