//! The HTTP interface: which address does what, and what every request has to keep to.

mod assets;
mod body;
mod finished;
mod guard;
mod lobby;
mod log;
mod reading;
mod session;
mod stream;
mod summary;
mod table;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware;
use axum::routing::{get, post, put};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::error::Error;
use crate::hub::Hub;
use guard::Guard;

/// No request is larger.
const BODY_LIMIT: usize = 64 * 1024;

const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// What requests share.
#[derive(Clone)]
pub(crate) struct App {
    /// The tables.
    hub: Arc<Hub>,
    /// Limits, and sessions that were just seen.
    guard: Arc<Guard>,
}

/// Everything the server answers.
pub fn router(hub: Arc<Hub>) -> Router {
    let guard = Arc::new(Guard::new(hub.config.limits));
    let app = App { hub, guard };
    let api = Router::new()
        .route("/me", get(session::me).put(session::change_me))
        .route("/session", post(session::begin))
        .route("/account", post(session::make_account))
        .route("/login", post(session::log_in))
        .route("/logout", post(session::log_out))
        .route("/games", get(reading::games))
        .route("/games/{game}/check", post(reading::check))
        .route("/games/{game}/plays", get(reading::plays))
        .route("/rules/{game}", get(reading::chapters))
        .route("/rules/{game}/search", get(reading::search))
        .route("/rules/{game}/{section}", get(reading::section))
        .route("/cards/{game}/{kind}/{id}", get(reading::card))
        .route("/texts/{game}", get(reading::texts))
        .route("/tables", get(lobby::list).post(lobby::create))
        .route("/tables/quick", post(lobby::quick))
        .route("/tables/{id}", get(lobby::show))
        .route("/tables/{id}/join", post(lobby::join))
        .route("/tables/{id}/leave", post(lobby::leave))
        .route("/tables/{id}/start", post(lobby::start))
        .route("/tables/{id}/take-over", post(lobby::take_over))
        .route("/tables/{id}/look", get(table::look))
        .route("/tables/{id}/answer", post(table::answer))
        .route("/tables/{id}/undo", post(table::undo))
        .route("/tables/{id}/orders", put(table::orders))
        .route("/tables/{id}/chat", get(table::chat).post(table::say))
        .route("/tables/{id}/log", get(log::log))
        .route("/tables/{id}/stream", get(stream::stream))
        .route("/tables/{id}/record", get(finished::record))
        .route("/tables/{id}/replay", get(finished::replay))
        .route("/tables/{id}/verify", post(finished::verify))
        .route("/tables/{id}/scenario", get(finished::scenario))
        .route("/health", get(reading::health))
        .route("/openapi.json", get(crate::openapi::json))
        .route("/docs", get(crate::openapi::page))
        .fallback(async || Error::NotFound("such address".to_owned()))
        .method_not_allowed_fallback(async || {
            Error::Malformed("this address takes another method".to_owned())
        })
        .layer(middleware::from_fn_with_state(app.clone(), guard::check));
    let fixed = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    // A stream must not wait for the compressor.
    let compress = DefaultPredicate::new().and(NotForContentType::const_new("text/event-stream"));
    Router::new()
        .nest("/api", api)
        .fallback(assets::serve)
        .with_state(app)
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(CompressionLayer::new().compress_when(compress))
        .layer(CatchPanicLayer::new())
        .layer(fixed(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::REFERRER_POLICY, "same-origin"))
        .layer(fixed(header::X_FRAME_OPTIONS, "DENY"))
        .layer(fixed(header::CACHE_CONTROL, "no-store"))
}
