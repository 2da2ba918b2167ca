//! Who somebody is: guests, accounts, sessions.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};

use super::App;
use super::body::Json;
use super::guard::{COOKIE, From, Somebody, token};
use crate::api::{ChangeMe, Credentials, Failure, Me, Name, Nothing, failures};
use crate::error::{Error, ErrorCode};
use crate::ids::Token;
use crate::store::{User, account};
use crate::webhooks::Address;

const LONGEST_NAME: usize = 30;
const SHORTEST_PASSWORD: usize = 8;
const LONGEST_PASSWORD: usize = 200;
const LONGEST_ADDRESS: usize = 500;
/// A year.
const COOKIE_SECONDS: u32 = 31_536_000;

/// A name that others can read.
fn name(text: &str) -> Result<String, Error> {
    let text = text.trim();
    let fits = (1..=LONGEST_NAME).contains(&text.chars().count());
    if !fits || text.chars().any(char::is_control) {
        let expected = format!("`name`: expected 1 to {LONGEST_NAME} characters that can be printed");
        return Err(Error::Malformed(expected));
    }
    Ok(text.to_owned())
}

async fn shown(app: &App, user: User) -> Result<axum::Json<Me>, Error> {
    let webhook_result = match &user.webhook {
        Some(_) => app.hub.store.webhook_result(&user.id).await?,
        None => None,
    };
    let User { id, name, account, webhook } = user;
    Ok(axum::Json(Me { id, name, account, webhook, webhook_result }))
}

fn with_cookie(value: &str, seconds: u32, response: impl IntoResponse) -> Response {
    let cookie = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}");
    let mut response = response.into_response();
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

async fn session(app: &App, user: User) -> Result<Response, Error> {
    let token = app.hub.store.add_session(&user.id).await?;
    Ok(with_cookie(token.secret(), COOKIE_SECONDS, shown(app, user).await?))
}

/// Who you are.
#[utoipa::path(
    get, path = "/me", tag = "You",
    responses(
        (status = 200, description = "You", body = Me),
        failures::NoSession,
    )
)]
pub(super) async fn me(State(app): State<App>, Somebody(user): Somebody) -> Result<axum::Json<Me>, Error> {
    shown(&app, user).await
}

/// Begins a session as a guest. The cookie `ragtag` of the answer carries it.
#[utoipa::path(
    post, path = "/session", tag = "You",
    request_body = Name,
    responses(
        (status = 200, description = "You", body = Me),
        failures::Malformed,
        (status = 429, description = "Too many sessions from this address", body = Failure),
    )
)]
pub(super) async fn begin(
    State(app): State<App>,
    From(address): From,
    Json(body): Json<Name>,
) -> Result<Response, Error> {
    app.guard.entry(address)?;
    let user = app.hub.store.add_guest(&name(&body.name)?).await?;
    session(&app, user).await
}

/// Changes your name, or the address that is called when it is your decision at a slow table.
#[utoipa::path(
    put, path = "/me", tag = "You",
    request_body = ChangeMe,
    responses(
        (status = 200, description = "You from now on", body = Me),
        failures::Malformed, failures::NoSession,
    )
)]
pub(super) async fn change_me(
    State(app): State<App>,
    headers: HeaderMap,
    Somebody(mut user): Somebody,
    Json(body): Json<ChangeMe>,
) -> Result<axum::Json<Me>, Error> {
    if let Some(wanted) = &body.name {
        user.name = name(wanted)?;
    }
    if let Some(wanted) = &body.webhook {
        user.webhook = match wanted {
            Some(wanted) => Some(address(&app, wanted).await?),
            None => None,
        };
    }
    app.hub.store.change_user(&user.id, &user.name, user.webhook.as_deref()).await?;
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

/// Turns the guest into an account.
#[utoipa::path(
    post, path = "/account", tag = "You",
    request_body = Credentials,
    responses(
        (status = 200, description = "You from now on", body = Me),
        failures::Malformed, failures::NoSession,
        (status = 409, description = "The name is taken, or this is an account already", body = Failure),
        (status = 429, description = "Too many attempts from this address", body = Failure),
    )
)]
pub(super) async fn make_account(
    State(app): State<App>,
    From(address): From,
    headers: HeaderMap,
    Somebody(user): Somebody,
    Json(body): Json<Credentials>,
) -> Result<axum::Json<Me>, Error> {
    app.guard.entry(address)?;
    if user.account {
        return Err(Error::conflict(ErrorCode::HasAccount, "this is an account already"));
    }
    let name = name(&body.name)?;
    if !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&body.password.len()) {
        return Err(Error::Malformed(format!(
            "`password`: expected {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} bytes"
        )));
    }
    let password = app.passwords.hash(body.password).await?;
    if !app.hub.store.make_account(&user.id, &name, &password).await? {
        return Err(Error::conflict(ErrorCode::NameTaken, format!("there is an account `{name}` already")));
    }
    if let Some(token) = token(&headers) {
        app.guard.forget(&token);
    }
    shown(&app, User { name, account: true, ..user }).await
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
    From(address): From,
    Json(body): Json<Credentials>,
) -> Result<Response, Error> {
    app.guard.entry(address)?;
    let account = account(body.name.trim());
    app.guard.try_password(&account)?;
    let found = app.hub.store.account(&account).await?;
    let (user, stored) = match found {
        Some((user, stored)) => (Some(user), stored),
        // Work as long for a name that is not there.
        None => (None, String::new()),
    };
    let right = app.passwords.verify(body.password, stored).await?;
    match user {
        Some(user) if right => session(&app, user).await,
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
pub(super) async fn log_out(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    if let Some(token) = token(&headers) {
        app.hub.store.end_session(&token).await?;
        app.guard.forget(&token);
    }
    Ok(with_cookie(Token::sent("").secret(), 0, axum::Json(Nothing {})))
}
