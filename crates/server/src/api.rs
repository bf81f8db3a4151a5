//! What programs and our own page ask of the server: `docs/protocol.md` tells it in full.

mod http;
mod socket;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};

use crate::store::Store;
use crate::tables::Tables;

/// The description of the HTTP part for programs.
const OPENAPI: &str = include_str!("api/openapi.json");

/// The API of these tables.
pub fn api<S: Store>(tables: Arc<Tables<S>>) -> Router {
    Router::new()
        .route("/openapi.json", get(http::openapi))
        .route("/tables", post(http::open))
        .route("/tables/{code}", get(http::look))
        .route("/tables/{code}/people", post(http::join))
        .route("/tables/{code}/people/{person}/token", post(http::reissue))
        .route("/tables/{code}/link", get(http::invitation))
        .route("/tables/{code}/qr.svg", get(http::qr))
        .route("/tables/{code}/beats", get(http::beats))
        .route("/tables/{code}/games/{game}/record", get(http::record))
        .route("/tables/{code}/games/{game}/result", get(http::result))
        .route("/socket", get(socket::upgrade))
        .with_state(tables)
}
