//! Who answers what, and what happens before and after: who asks is found out, too much is
//! refused, and each answer is measured, traced and made secure.

use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tower_service::Service;
use tracing::{debug, error};

use crate::config::BasePath;
use crate::door::Peer;
use crate::metrics::Answered;
use crate::peer::Asker;
use crate::problem::{self, Problem};
use crate::shell::Shell;
use crate::{policy, respond};

/// Where the API is, below the base path.
const API: &str = "/api/v1";

/// The format of the metrics.
const METRICS_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// What the trace calls a path that is no route: it may be anything, also something secret.
const NO_ROUTE: &str = "/*";

/// Every route. Every answer, also a refusal, carries the security headers.
pub(crate) fn routes(shell: &Arc<Shell>, api: Router) -> Router {
    let receive = from_fn_with_state(Arc::clone(shell), receive);
    let inside = Router::new()
        .route("/healthz", get(respond::health))
        .route("/metrics", get(metrics))
        .with_state(Arc::clone(shell))
        .nest(API, api_routes(shell, api))
        .route("/api/", any(problem::not_found))
        .route("/api/{*nothing}", any(problem::not_found))
        .fallback_service(get(respond::file).with_state(Arc::clone(shell)))
        .layer(receive.clone());
    let routes = if shell.config.base_path.as_str().is_empty() {
        inside
    } else {
        let outside = Router::new().fallback(outside).with_state(Arc::clone(shell)).layer(receive);
        let base = shell.config.base_path.clone();
        Router::new().fallback(fork).with_state(Arc::new(Fork { base, inside, outside }))
    };
    routes.layer(map_response(policy::secure))
}

/// The API: for pages of ours and for programs, with bodies of a bounded length, and with problems
/// that are JSON.
fn api_routes(shell: &Arc<Shell>, api: Router) -> Router {
    let longest = shell.config.max_frame_bytes as usize;
    api.fallback(problem::not_found)
        .method_not_allowed_fallback(problem::method_not_allowed)
        .layer(DefaultBodyLimit::max(longest))
        .layer(from_fn_with_state(Arc::clone(shell), only_our_pages))
}

/// What happens with each request.
async fn receive(State(shell): State<Arc<Shell>>, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    let (method, route) = (request.method().clone(), route(&request));
    let response = match admit(&shell, &request, started) {
        Ok(asker) => {
            request.extensions_mut().insert(asker);
            next.run(request).await
        }
        Err(problem) => problem.into_response(),
    };
    shell.metrics.requests.of(Answered::with(response.status().as_u16())).one();
    tell(&method, &route, response.status(), started);
    response
}

/// Finds out who asks, and whether they may ask now.
fn admit(shell: &Shell, request: &Request, now: Instant) -> Result<Asker, Problem> {
    let Peer(peer) = request.extensions().get().copied().ok_or(Problem::Internal)?;
    let asker = Asker::new(peer, request.headers(), &shell.config);
    shell.request(&asker, now)?;
    Ok(asker)
}

/// The route that a request takes, with placeholders for what is special about it.
fn route(request: &Request) -> MatchedRoute {
    MatchedRoute(request.extensions().get().cloned())
}

/// A route without anything of the request in it.
struct MatchedRoute(Option<MatchedPath>);

impl MatchedRoute {
    fn as_str(&self) -> &str {
        self.0.as_ref().map_or(NO_ROUTE, MatchedPath::as_str)
    }
}

/// Tells operators about a request: what went wrong on our side always, the rest if they want to
/// know. A flood of requests is no flood of lines, and is found in the metrics.
fn tell(method: &Method, route: &MatchedRoute, status: StatusCode, started: Instant) {
    let micros = started.elapsed().as_micros() as u64;
    let (method, route, status) = (method_name(method), route.as_str(), status.as_u16());
    match status {
        500.. => error!(method, route, status, micros, "a request failed"),
        _ => debug!(method, route, status, micros, "a request"),
    }
}

/// Methods that everybody knows.
const METHODS: [Method; 7] = [
    Method::GET,
    Method::HEAD,
    Method::POST,
    Method::PUT,
    Method::PATCH,
    Method::DELETE,
    Method::OPTIONS,
];

/// A method that everybody knows. Any other is a stranger's own word.
fn method_name(method: &Method) -> &str {
    if METHODS.contains(method) { method.as_str() } else { "other" }
}

/// Refuses pages of other sites.
async fn only_our_pages(
    State(shell): State<Arc<Shell>>,
    asker: Asker,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    asker.check_origin(request.headers(), &shell.config)?;
    Ok(next.run(request).await)
}

/// The metrics, for whom they are meant.
async fn metrics(State(shell): State<Arc<Shell>>, asker: Asker) -> Result<Response, Problem> {
    if !asker.may_read_metrics(&shell.config) {
        return Err(Problem::NeighboursOnly);
    }
    let headers = [(CONTENT_TYPE, METRICS_TYPE), (CACHE_CONTROL, "no-store")];
    Ok((headers, shell.metrics.render(Instant::now())).into_response())
}

/// Where the way into the base path begins.
struct Fork {
    base: BasePath,
    inside: Router,
    outside: Router,
}

/// Answers a request below the base path as if there were none.
async fn fork(State(fork): State<Arc<Fork>>, mut request: Request) -> Response {
    let mut way = match without(fork.base.as_str(), request.uri()) {
        Some(uri) => {
            *request.uri_mut() = uri;
            fork.inside.clone()
        }
        None => fork.outside.clone(),
    };
    let Ok(response) = way.call(request).await;
    response
}

/// An address without its base path, if it has one.
fn without(base: &str, uri: &Uri) -> Option<Uri> {
    let rest = uri.path_and_query()?.as_str().strip_prefix(base)?;
    let rest: PathAndQuery = rest.parse().ok().filter(|_| rest.starts_with('/'))?;
    Some(Uri::from(rest))
}

/// Sends whoever forgot the last slash to the front page: its links are relative, so it must be
/// called as the folder that it is. There is nothing else outside.
async fn outside(State(shell): State<Arc<Shell>>, uri: Uri, headers: HeaderMap) -> Response {
    let base = shell.config.base_path.as_str();
    if uri.path() != base {
        return respond::lost(&shell.site, &headers);
    }
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    (StatusCode::PERMANENT_REDIRECT, [(LOCATION, format!("{base}/{query}"))]).into_response()
}
