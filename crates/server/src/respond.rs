//! The answers to requests for files.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::encoding::{Encoding, accepted};
use crate::shell::Shell;
use crate::site::{File, Representation, Site};

/// Says whether the server can do its work, for whoever watches it.
pub(crate) async fn health(State(shell): State<Arc<Shell>>) -> Response {
    match shell.health.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(why) => {
            let said = format!("the journal cannot be written: {why}\n");
            (StatusCode::SERVICE_UNAVAILABLE, said).into_response()
        }
    }
}

/// Answers with a file of the site, or with the page for what does not exist.
pub(crate) async fn file(
    State(shell): State<Arc<Shell>>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    match shell.site.file(uri.path()).and_then(|file| represent(file, &headers)) {
        Some(found) if is_known(&found.tag, &headers) => unchanged(&found),
        Some(found) => whole(found),
        None => lost(&shell.site, &headers),
    }
}

/// Answers with the page for what does not exist.
pub(crate) fn lost(site: &Site, headers: &HeaderMap) -> Response {
    match site.not_found().and_then(|page| represent(page, headers)) {
        Some(page) => (StatusCode::NOT_FOUND, whole(page)).into_response(),
        None => (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response(),
    }
}

/// A file in the encoding that the browser likes best.
fn represent(file: &File, headers: &HeaderMap) -> Option<Representation> {
    file.represent(&accepted(headers))
}

/// Sends a file.
fn whole(sent: Representation) -> Response {
    let mut response = (about(&sent), sent.body).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(sent.content_type));
    if sent.encoding != Encoding::Identity {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(sent.encoding.name()));
    }
    response
}

/// Says that the browser has the file already.
fn unchanged(sent: &Representation) -> Response {
    (StatusCode::NOT_MODIFIED, about(sent)).into_response()
}

/// What a browser remembers about a file, sent or not.
fn about(sent: &Representation) -> [(HeaderName, HeaderValue); 3] {
    [
        (VARY, HeaderValue::from_static("accept-encoding")),
        (CACHE_CONTROL, HeaderValue::from_static(sent.cache_control)),
        (ETAG, sent.tag.clone()),
    ]
}

/// Whether the browser has the file with this tag, as `If-None-Match` says.
fn is_known(tag: &HeaderValue, headers: &HeaderMap) -> bool {
    let values = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut known = values.flat_map(|value| value.split(',')).map(str::trim);
    // A proxy that recompresses makes a tag weak; the file is still the same.
    known.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}
