//! Who somebody is: guests, accounts, sessions.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};

use super::App;
use super::body::Json;
use super::guard::{COOKIE, Somebody, token};
use super::proxy::Way;
use crate::api::{ChangeMe, Credentials, Failure, Me, Name, Nothing, failures};
use crate::error::{Error, ErrorCode};
use crate::ids::Token;
use crate::names;
use crate::store::User;
use crate::webhooks::Address;

const LONGEST_ADDRESS: usize = 500;

/// A name that others can read.
pub(super) fn name(text: &str) -> Result<String, Error> {
    let expected = || format!("`name`: expected 1 to {} characters that can be seen", names::LONGEST);
    names::clean(text).ok_or_else(|| Error::Malformed(expected()))
}

pub(super) fn name_taken(name: &str) -> Error {
    Error::conflict(ErrorCode::NameTaken, format!("there is an account `{name}` already"))
}

async fn shown(app: &App, user: User) -> Result<axum::Json<Me>, Error> {
    let webhook_result = match &user.webhook {
        Some(_) => app.hub.store.webhook_result(&user.id).await?,
        None => None,
    };
    let User { id, name, account, webhook } = user;
    Ok(axum::Json(Me { id, name, account, webhook, webhook_result }))
}

fn with_cookie(way: Way, value: &str, seconds: i64, response: impl IntoResponse) -> Response {
    // Over plain http a browser would throw a secure cookie away.
    let secure = if way.is_secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    let mut response = response.into_response();
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// Answers without a session.
pub(super) fn nobody(way: Way) -> Response {
    with_cookie(way, "", 0, axum::Json(Nothing {}))
}

/// Begins a session.
pub(super) async fn session(app: &App, way: Way, user: User) -> Result<Response, Error> {
    let token = app.hub.store.add_session(&user).await?;
    lasting(app, way, &token, user).await
}

async fn lasting(app: &App, way: Way, token: &Token, user: User) -> Result<Response, Error> {
    let life = user.session_life() / 1000;
    Ok(with_cookie(way, token.secret(), life, shown(app, user).await?))
}

/// Who you are. The cookie lasts longer from now on.
#[utoipa::path(
    get, path = "/me", tag = "You",
    responses(
        (status = 200, description = "You", body = Me),
        failures::NoSession,
    )
)]
pub(super) async fn me(
    State(app): State<App>,
    way: Way,
    headers: HeaderMap,
    Somebody(user): Somebody,
) -> Result<Response, Error> {
    let token = token(&headers).ok_or(Error::NoSession)?;
    lasting(&app, way, &token, user).await
}

/// Begins a session as a guest. The cookie `ragtag` of the answer carries it.
#[utoipa::path(
    post, path = "/session", tag = "You",
    request_body = Name,
    responses(
        (status = 200, description = "You", body = Me),
        failures::Malformed,
        (status = 409, description = "An account has the name", body = Failure),
        (status = 429, description = "Too many sessions from this address", body = Failure),
    )
)]
pub(super) async fn begin(
    State(app): State<App>,
    way: Way,
    Json(body): Json<Name>,
) -> Result<Response, Error> {
    app.guard.entry(way.address)?;
    let name = name(&body.name)?;
    let user = app.hub.store.add_guest(&name).await?.ok_or_else(|| name_taken(&name))?;
    session(&app, way, user).await
}

/// Changes your name, or the address that is called when it is your decision at a slow table.
#[utoipa::path(
    put, path = "/me", tag = "You",
    request_body = ChangeMe,
    responses(
        (status = 200, description = "You from now on", body = Me),
        failures::Malformed, failures::NoSession,
        (status = 409, description = "An account has the name, or the address leads nowhere", body = Failure),
    )
)]
pub(super) async fn change_me(
    State(app): State<App>,
    headers: HeaderMap,
    Somebody(mut user): Somebody,
    Json(body): Json<ChangeMe>,
) -> Result<axum::Json<Me>, Error> {
    if let Some(wanted) = &body.name {
        let wanted = name(wanted)?;
        if wanted != user.name && !app.hub.store.rename(&user.id, &wanted).await? {
            return Err(name_taken(&wanted));
        }
        user.name = wanted;
    }
    if let Some(wanted) = &body.webhook {
        user.webhook = match wanted {
            Some(wanted) => Some(address(&app, wanted).await?),
            None => None,
        };
        app.hub.store.change_webhook(&user.id, user.webhook.as_deref()).await?;
    }
    if let Some(token) = token(&headers) {
        app.guard.forget(&token);
    }
    shown(&app, user).await
}

/// An address that webhooks can be sent to.
async fn address(app: &App, text: &str) -> Result<String, Error> {
    let Some(address) = Address::read(text).filter(|_| text.len() <= LONGEST_ADDRESS) else {
        let expected = "`webhook`: expected an address that begins with https://, without a user's name";
        return Err(Error::Malformed(expected.to_owned()));
    };
    if address.find(app.hub.store.world().as_ref(), app.hub.config.reach).await.is_err() {
        return Err(Error::conflict(
            ErrorCode::WebhookUnreachable,
            "nobody is found at this address, or it lies in the server's own network",
        ));
    }
    Ok(text.to_owned())
}

/// Begins a session of an account.
#[utoipa::path(
    post, path = "/login", tag = "You",
    request_body = Credentials,
    responses(
        (status = 200, description = "You", body = Me),
        (status = 401, description = "The name or the password is wrong", body = Failure),
        (status = 429, description = "Too many attempts from this address, or for this account", body = Failure),
    )
)]
pub(super) async fn log_in(
    State(app): State<App>,
    way: Way,
    headers: HeaderMap,
    Json(body): Json<Credentials>,
) -> Result<Response, Error> {
    app.guard.entry(way.address)?;
    app.guard.try_password(&names::key(&body.name))?;
    let found = app.hub.store.account(&body.name).await?;
    let (user, stored) = match found {
        Some((user, stored)) => (Some(user), stored),
        // Work as long for a name that is not there.
        None => (None, String::new()),
    };
    let right = app.passwords.verify(body.password, stored).await?;
    match user {
        Some(user) if right => {
            end(&app, &headers).await?;
            session(&app, way, user).await
        }
        _ => Err(Error::WrongPassword),
    }
}

/// Ends the session.
#[utoipa::path(
    post, path = "/logout", tag = "You",
    request_body = Nothing,
    responses(
        (status = 200, description = "There is no session any more", body = Nothing),
    )
)]
pub(super) async fn log_out(State(app): State<App>, way: Way, headers: HeaderMap) -> Result<Response, Error> {
    end(&app, &headers).await?;
    Ok(nobody(way))
}

/// Ends the session of a request, if it has one.
async fn end(app: &App, headers: &HeaderMap) -> Result<(), Error> {
    if let Some(token) = token(headers) {
        app.hub.store.end_session(&token).await?;
        app.guard.forget(&token);
    }
    Ok(())
}

/// Ends your session, and all others of yours on other devices.
#[utoipa::path(
    post, path = "/logout/everywhere", tag = "You",
    request_body = Nothing,
    responses(
        (status = 200, description = "There is no session of yours any more", body = Nothing),
        failures::NoSession,
    )
)]
pub(super) async fn log_out_everywhere(
    State(app): State<App>,
    way: Way,
    Somebody(user): Somebody,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Response, Error> {
    end_all(&app, &user).await?;
    Ok(nobody(way))
}

/// Ends all sessions of somebody. Other nodes may take a moment to notice.
pub(super) async fn end_all(app: &App, user: &User) -> Result<(), Error> {
    app.hub.store.end_sessions(&user.id).await?;
    app.guard.forget_all(&user.id);
    Ok(())
}
