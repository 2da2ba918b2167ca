//! What an operator sees of requests: a line in the log and a count for each, and whether the server is well. A line
//! has the route and not the address: ids, invite codes and what was searched for stay out of logs.

use std::sync::Arc;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::time::Instant;
use tracing::Instrument;

use super::App;
use crate::error::{Error, ErrorCode};
use crate::hub::Hub;
use crate::ids::request_id;

/// The header by which a request is known in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// No id of a proxy is longer.
const LONGEST_ID: usize = 64;

/// The id that a proxy gave the request, if it can stand in a log, or else a new one.
fn id_of(headers: &HeaderMap) -> String {
    let given = headers.get(REQUEST_ID).and_then(|value| value.to_str().ok());
    let fits = |id: &&str| {
        let plain = id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        plain && (1..=LONGEST_ID).contains(&id.len())
    };
    given.filter(fits).map_or_else(request_id, ToOwned::to_owned)
}

/// Lets a request through, and tells of it. Whoever asks gets its id, to quote it.
pub(super) async fn observe(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = id_of(request.headers());
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    // Everything else is the client's: pages and files.
    let route = route.as_ref().map_or("page", MatchedPath::as_str);
    let span = tracing::error_span!("request", %id);
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status();
    let metrics = app.hub.store.metrics();
    let class = format!("{}xx", status.as_u16() / 100);
    metrics.requests.note(&[("route", route), ("status", &class)]);
    if let Some(code) = response.extensions().get::<ErrorCode>() {
        metrics.refusals.note(&[("code", &code.word())]);
    }
    let ms = began.elapsed().as_millis();
    span.in_scope(|| tracing::info!(%method, route, status = status.as_u16(), ms, "answered"));
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// Whether requests can be done: the store takes changes, and the server is not about to go.
pub(super) async fn ready(hub: &Hub) -> Result<(), Error> {
    if hub.is_leaving() {
        return Err(Error::Leaving);
    }
    hub.store.check().await
}

/// For whoever starts processes again and sends requests to those that can do them.
pub(super) fn probes() -> Router<App> {
    Router::new()
        .route("/healthz", get(async || "up\n"))
        .route("/readyz", get(async |State(app): State<App>| ready(&app.hub).await.map(|()| "ready\n")))
}

/// What is served at the operator's own address.
pub(crate) fn operators(hub: Arc<Hub>) -> Router {
    let app = App::new(hub);
    Router::new().route("/metrics", get(metrics)).merge(probes()).with_state(app)
}

async fn metrics(State(app): State<App>) -> Response {
    let text = app.hub.store.metrics().text(app.hub.loaded_tables());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
