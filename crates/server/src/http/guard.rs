//! What every request has to keep to: requests that change something come from our own pages or from programs,
//! speak JSON, and not too many at once. And who is asking.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{FromRef, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::Instant;

use super::App;
use super::proxy::Way;
use crate::config::Limits;
use crate::error::Error;
use crate::ids::{Token, UserId};
use crate::store::User;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "ragtag";
/// So long a session that was just seen is not looked up again.
const FRESH: Duration = Duration::from_secs(10);
/// No more clients than this are remembered.
const REMEMBERED: usize = 50_000;

/// Limits, and sessions that were just seen.
pub(super) struct Guard {
    limits: Limits,
    sessions: Mutex<HashMap<String, (Instant, User)>>,
    buckets: Mutex<HashMap<String, Bucket>>,
}

/// How much a client may still do; it fills up again with time.
struct Bucket {
    left: f64,
    since: Instant,
}

impl Guard {
    /// A guard that lets so much through.
    pub(super) fn new(limits: Limits) -> Guard {
        Guard { limits, sessions: Mutex::default(), buckets: Mutex::default() }
    }

    fn take(&self, who: String, a_second: f64, burst: f64) -> Result<(), Error> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if buckets.len() > REMEMBERED {
            buckets.retain(|_, bucket| now.duration_since(bucket.since) < Duration::from_mins(2));
        }
        let bucket = buckets.entry(who).or_insert(Bucket { left: burst, since: now });
        bucket.left = (bucket.left + now.duration_since(bucket.since).as_secs_f64() * a_second).min(burst);
        bucket.since = now;
        if bucket.left < 1.0 {
            return Err(Error::TooMany);
        }
        bucket.left -= 1.0;
        Ok(())
    }

    /// Somebody changes something.
    pub(super) fn change(&self, who: &str) -> Result<(), Error> {
        let limit = f64::from(self.limits.changes);
        self.take(format!("change {who}"), limit, 2.0 * limit)
    }

    /// Somebody at this address wants a session, or says a password.
    pub(super) fn entry(&self, address: IpAddr) -> Result<(), Error> {
        let limit = f64::from(self.limits.sessions);
        self.take(format!("entry {address}"), limit / 60.0, limit)
    }

    fn seen(&self, digest: &str) -> Option<User> {
        let sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        sessions.get(digest).filter(|(at, _)| at.elapsed() < FRESH).map(|(_, user)| user.clone())
    }

    fn note(&self, digest: String, user: User) {
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        if sessions.len() > REMEMBERED {
            sessions.retain(|_, (at, _)| at.elapsed() < FRESH);
        }
        sessions.insert(digest, (Instant::now(), user));
    }

    /// Forgets who somebody is, because that has changed.
    pub(super) fn forget(&self, token: &Token) {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner).remove(&token.digest());
    }

    /// Forgets all sessions of somebody, because they have ended.
    pub(super) fn forget_all(&self, user: &UserId) {
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        sessions.retain(|_, (_, seen)| seen.id != *user);
    }
}

/// The token of a request.
pub(super) fn token(headers: &HeaderMap) -> Option<Token> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(name, _)| *name == COOKIE)
        .map(|(_, value)| Token::sent(value))
}

async fn user(app: &App, headers: &HeaderMap) -> Result<Option<User>, Error> {
    let Some(token) = token(headers) else { return Ok(None) };
    let digest = token.digest();
    if let Some(user) = app.guard.seen(&digest) {
        return Ok(Some(user));
    }
    let user = app.hub.store.session(&token).await?;
    if let Some(user) = &user {
        app.guard.note(digest, user.clone());
    }
    Ok(user)
}

/// Whoever is asking, with a session.
pub(super) struct Somebody(pub User);

/// Whoever is asking, with or without a session.
pub(super) struct Anybody(pub Option<User>);

impl<S: Send + Sync> FromRequestParts<S> for Somebody
where
    App: FromRef<S>,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let app = App::from_ref(state);
        user(&app, &parts.headers).await?.map(Somebody).ok_or(Error::NoSession)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Anybody
where
    App: FromRef<S>,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let app = App::from_ref(state);
        Ok(Anybody(user(&app, &parts.headers).await?))
    }
}

/// The address of the client.
pub(super) struct From(pub IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for From
where
    App: FromRef<S>,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        Ok(From(Way::from_request_parts(parts, state).await?.address))
    }
}

/// Lets a request through, or says what is wrong with it.
pub(super) async fn check(State(app): State<App>, request: Request, next: Next) -> Result<Response, Error> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads {
        check_change(&app, &request)?;
    }
    Ok(next.run(request).await)
}

fn check_change(app: &App, request: &Request) -> Result<(), Error> {
    let headers = request.headers();
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let json = text(header::CONTENT_TYPE)
        .and_then(|value| value.split(';').next())
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"));
    if let Some(origin) = text(header::ORIGIN) {
        let host = text(header::HOST).unwrap_or_default();
        let ours = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://")) == Some(host);
        if !ours && !app.hub.config.origins.iter().any(|allowed| allowed == origin) {
            return Err(Error::NotAllowed(format!("requests from {origin} are not taken here")));
        }
    }
    if !json {
        return Err(Error::Malformed("expected `Content-Type: application/json`".to_owned()));
    }
    let way = Way::of(&app.hub.config.trusted_proxies, headers, request.extensions());
    let who = token(headers).map_or_else(|| way.address.to_string(), |token| token.digest());
    app.guard.change(&who)
}

impl FromRef<App> for Arc<crate::hub::Hub> {
    fn from_ref(app: &App) -> Self {
        Arc::clone(&app.hub)
    }
}
