//! What every request has to keep to: requests that change something come from our own pages or from programs,
//! speak JSON, and not too many at once. And who is asking.

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
use crate::address::household;
use crate::allowance::Allowance;
use crate::config::Limits;
use crate::error::Error;
use crate::ids::{TableId, Token, UserId};
use crate::recent::Recent;
use crate::store::User;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "ragtag";
/// So long a session that was just seen is not looked up again.
const FRESH: Duration = Duration::from_secs(10);
/// Tries of passwords are counted over so many seconds.
const TRYING: f64 = 600.0;
const HOUR: f64 = 3600.0;
/// So many reactions may follow each other at a table at once,
const REACTIONS: f64 = 3.0;
/// and one more after so many seconds: each is to be seen by itself.
const REACTING: f64 = 2.0;

/// Limits, and sessions that were just seen.
pub(super) struct Guard {
    sessions: Mutex<Recent<String, (Instant, User)>>,
    changes: Allowance<Who>,
    entries: Allowance<IpAddr>,
    tries: Allowance<blake3::Hash>,
    tables: Allowance<UserId>,
    reactions: Allowance<(UserId, TableId)>,
}

/// Whose requests are counted: a cookie that nobody is known by counts for nobody, as anybody can make one up.
#[derive(PartialEq, Eq, Hash)]
enum Who {
    User(UserId),
    Address(IpAddr),
}

impl Guard {
    /// A guard that lets so much through.
    pub(super) fn new(limits: Limits) -> Guard {
        let [changes, sessions, tries, tables] =
            [limits.changes, limits.sessions, limits.tries, limits.new_tables].map(f64::from);
        Guard {
            sessions: Mutex::default(),
            changes: Allowance::new(2.0 * changes, changes),
            entries: Allowance::new(sessions, sessions / 60.0),
            tries: Allowance::new(tries, tries / TRYING),
            tables: Allowance::new(tables, tables / HOUR),
            reactions: Allowance::new(REACTIONS, 1.0 / REACTING),
        }
    }

    /// Somebody at this address wants a session, or says a password.
    pub(super) fn entry(&self, address: IpAddr) -> Result<(), Error> {
        self.entries.take(household(address))
    }

    /// Somebody says a password for this account, from wherever.
    pub(super) fn try_password(&self, account: &str) -> Result<(), Error> {
        // A name may be long, but not what is remembered of it.
        self.tries.take(blake3::hash(account.as_bytes()))
    }

    /// Somebody wants a new table.
    pub(super) fn new_table(&self, user: &UserId) -> Result<(), Error> {
        self.tables.take(user.clone()).map_err(|_| Error::TooManyTables)
    }

    /// Somebody reacts at a table.
    pub(super) fn reaction(&self, user: &UserId, table: &TableId) -> Result<(), Error> {
        self.reactions.take((user.clone(), table.clone()))
    }

    fn seen(&self, digest: &String) -> Option<User> {
        let sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        sessions.get(digest).filter(|(at, _)| at.elapsed() < FRESH).map(|(_, user)| user.clone())
    }

    fn note(&self, digest: String, user: User) {
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        sessions.put(digest, (Instant::now(), user));
    }

    /// Forgets who somebody is, because that has changed.
    pub(super) fn forget(&self, token: &Token) {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner).remove(&token.digest());
    }

    /// Forgets all sessions of somebody, because they have ended.
    pub(super) fn forget_all(&self, user: &UserId) {
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        sessions.retain(|(_, seen)| seen.id != *user);
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

/// Who was found to be asking, noted on the request.
#[derive(Clone)]
struct Found(Option<User>);

async fn user(app: &App, parts: &Parts) -> Result<Option<User>, Error> {
    if let Some(Found(user)) = parts.extensions.get() {
        return Ok(user.clone());
    }
    let Some(token) = token(&parts.headers) else { return Ok(None) };
    match app.guard.seen(&token.digest()) {
        Some(user) => Ok(Some(user)),
        None => look_up(app, &token).await,
    }
}

async fn look_up(app: &App, token: &Token) -> Result<Option<User>, Error> {
    let user = app.hub.store.session(token).await?;
    if let Some(user) = &user {
        app.guard.note(token.digest(), user.clone());
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
        user(&app, parts).await?.map(Somebody).ok_or(Error::NoSession)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Anybody
where
    App: FromRef<S>,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let app = App::from_ref(state);
        Ok(Anybody(user(&app, parts).await?))
    }
}

/// Lets a request through, or says what is wrong with it.
pub(super) async fn check(State(app): State<App>, request: Request, next: Next) -> Result<Response, Error> {
    let (mut parts, body) = request.into_parts();
    let reads = matches!(parts.method, Method::GET | Method::HEAD);
    if !reads {
        check_form(&app, &parts.headers)?;
        let found = count(&app, &parts).await?;
        parts.extensions.insert(found);
    }
    Ok(next.run(Request::from_parts(parts, body)).await)
}

/// Counts a change for whoever asks for it. To look up who that is counts for the address.
async fn count(app: &App, parts: &Parts) -> Result<Found, Error> {
    let changes = &app.guard.changes;
    let token = token(&parts.headers);
    let mut user = token.as_ref().and_then(|token| app.guard.seen(&token.digest()));
    if user.is_none() {
        let way = Way::of(&app.hub.config.trusted_proxies, &parts.headers, &parts.extensions);
        changes.take(Who::Address(household(way.address)))?;
        if let Some(token) = &token {
            user = look_up(app, token).await?;
        }
    }
    if let Some(user) = &user {
        changes.take(Who::User(user.id.clone()))?;
    }
    Ok(Found(user))
}

fn check_form(app: &App, headers: &HeaderMap) -> Result<(), Error> {
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
    Ok(())
}

impl FromRef<App> for Arc<crate::hub::Hub> {
    fn from_ref(app: &App) -> Self {
        Arc::clone(&app.hub)
    }
}
