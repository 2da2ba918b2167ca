//! The HTTP interface: which address does what, and what every request has to keep to.

mod account;
mod assets;
mod belongings;
mod body;
mod finished;
mod guard;
mod hints;
mod lobby;
mod log;
mod observe;
mod owner;
mod passwords;
mod proxy;
mod reactions;
mod reading;
mod rematch;
mod session;
mod stream;
mod summary;
mod table;
mod takeover;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::RequestBodyDeadlineLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::Error;
use crate::hub::Hub;
pub(crate) use guard::COOKIE;
use guard::Guard;
pub(crate) use observe::operators;
use passwords::Passwords;

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
    /// What makes digests of passwords.
    passwords: Passwords,
}

impl App {
    fn new(hub: Arc<Hub>) -> App {
        let guard = Arc::new(Guard::new(hub.config.limits));
        App { hub, guard, passwords: Passwords::default() }
    }
}

/// The addresses under `/api`, each with its description.
pub(crate) fn described() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(session::me, session::change_me))
        .routes(routes!(session::begin))
        .routes(routes!(account::make_account))
        .routes(routes!(account::change_password))
        .routes(routes!(account::delete_me))
        .routes(routes!(session::log_in))
        .routes(routes!(session::log_out))
        .routes(routes!(session::log_out_everywhere))
        .routes(routes!(belongings::list, belongings::add))
        .routes(routes!(belongings::change))
        .routes(routes!(belongings::drop))
        .routes(routes!(reading::games))
        .routes(routes!(reading::check))
        .routes(routes!(reading::offers))
        .routes(routes!(belongings::problems))
        .routes(routes!(reading::plays))
        .routes(routes!(reading::chapters))
        .routes(routes!(reading::search))
        .routes(routes!(reading::section))
        .routes(routes!(reading::card))
        .routes(routes!(reading::texts))
        .routes(routes!(lobby::list, lobby::create))
        .routes(routes!(lobby::quick))
        .routes(routes!(lobby::show))
        .routes(routes!(lobby::join))
        .routes(routes!(lobby::bring))
        .routes(routes!(lobby::leave))
        .routes(routes!(lobby::start))
        .routes(routes!(rematch::rematch))
        .routes(routes!(rematch::open_seat))
        .routes(routes!(takeover::take_over))
        .routes(routes!(takeover::answer_wish))
        .routes(routes!(owner::mute))
        .routes(routes!(owner::remove))
        .routes(routes!(owner::close))
        .routes(routes!(table::look))
        .routes(routes!(table::answer))
        .routes(routes!(table::undo))
        .routes(routes!(table::orders))
        .routes(routes!(table::chat, table::say))
        .routes(routes!(reactions::react))
        .routes(routes!(hints::hint))
        .routes(routes!(log::log))
        .routes(routes!(stream::stream))
        .routes(routes!(finished::record))
        .routes(routes!(finished::replay))
        .routes(routes!(finished::story))
        .routes(routes!(hints::reasons))
        .routes(routes!(finished::verify))
        .routes(routes!(finished::scenario))
        .routes(routes!(reading::health))
        .routes(routes!(crate::openapi::json))
        .routes(routes!(crate::openapi::page))
}

/// Everything the server answers.
pub fn router(hub: Arc<Hub>) -> Router {
    let patience = hub.config.patience;
    let app = App::new(hub);
    let api = described()
        .split_for_parts()
        .0
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
        .merge(observe::probes())
        .fallback(assets::serve)
        .with_state(app.clone())
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(RequestBodyDeadlineLayer::new(patience))
        .layer(CompressionLayer::new().compress_when(compress))
        .layer(CatchPanicLayer::new())
        .layer(fixed(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::REFERRER_POLICY, "same-origin"))
        .layer(fixed(header::X_FRAME_OPTIONS, "DENY"))
        .layer(fixed(header::CACHE_CONTROL, "no-store"))
        .layer(middleware::from_fn_with_state(app, observe::observe))
}
