//! Accounts: having one, its password, and giving it up.

use axum::extract::State;
use axum::response::Response;

use super::App;
use super::body::Json;
use super::guard::Somebody;
use super::proxy::Way;
use super::session::{end_all, name, name_taken, nobody, session};
use crate::api::{ChangePassword, Credentials, DeleteMe, Failure, Me, Nothing, failures};
use crate::error::{Error, ErrorCode};
use crate::store::User;

const SHORTEST_PASSWORD: usize = 8;
const LONGEST_PASSWORD: usize = 200;

/// A password as it can be chosen.
fn check_length(field: &str, password: &str) -> Result<(), Error> {
    if (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&password.len()) {
        return Ok(());
    }
    Err(Error::Malformed(format!("`{field}`: expected {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} bytes")))
}

async fn check_password(app: &App, user: &User, given: String) -> Result<(), Error> {
    let stored = app.hub.store.password(&user.id).await?.unwrap_or_default();
    if app.passwords.verify(given, stored).await? { Ok(()) } else { Err(Error::WrongPassword) }
}

/// Turns the guest into an account, with a new session: the guest's have ended.
#[utoipa::path(
    post, path = "/account", tag = "You",
    request_body = Credentials,
    responses(
        (status = 200, description = "You from now on", body = Me),
        failures::Malformed, failures::NoSession,
        (status = 409, description = "The name is taken, or this is an account already", body = Failure),
    )
)]
pub(super) async fn make_account(
    State(app): State<App>,
    way: Way,
    Somebody(user): Somebody,
    Json(body): Json<Credentials>,
) -> Result<Response, Error> {
    app.guard.entry(way.address)?;
    if user.account {
        return Err(Error::conflict(ErrorCode::HasAccount, "this is an account already"));
    }
    let name = name(&body.name)?;
    check_length("password", &body.password)?;
    let password = app.passwords.hash(body.password).await?;
    if !app.hub.store.make_account(&user.id, &name, &password).await? {
        return Err(name_taken(&name));
    }
    end_all(&app, &user).await?;
    session(&app, way, User { name, account: true, ..user }).await
}

/// Changes the password. You are logged out everywhere else.
#[utoipa::path(
    put, path = "/account/password", tag = "You",
    request_body = ChangePassword,
    responses(
        (status = 200, description = "You, with a new session", body = Me),
        failures::Malformed,
        (status = 401, description = "There is no session, or the old password is wrong", body = Failure),
        (status = 403, description = "A guest has no password", body = Failure),
    )
)]
pub(super) async fn change_password(
    State(app): State<App>,
    way: Way,
    Somebody(user): Somebody,
    Json(body): Json<ChangePassword>,
) -> Result<Response, Error> {
    app.guard.entry(way.address)?;
    if !user.account {
        return Err(Error::NotAllowed("a guest has no password".to_owned()));
    }
    check_length("new", &body.new)?;
    check_password(&app, &user, body.old).await?;
    let password = app.passwords.hash(body.new).await?;
    app.hub.store.change_password(&user.id, &password).await?;
    end_all(&app, &user).await?;
    session(&app, way, user).await
}

/// Deletes you: name, password, webhook, belongings and sessions are gone. Programs go on for you in running games;
/// finished games and what you said stay without your name. Tables that wait pass on or close as if you had left.
#[utoipa::path(
    post, path = "/me/delete", tag = "You",
    request_body = DeleteMe,
    responses(
        (status = 200, description = "You are not known any more", body = Nothing),
        (status = 401, description = "There is no session, or the password is wrong", body = Failure),
    )
)]
pub(super) async fn delete_me(
    State(app): State<App>,
    way: Way,
    Somebody(user): Somebody,
    Json(body): Json<DeleteMe>,
) -> Result<Response, Error> {
    app.guard.entry(way.address)?;
    if user.account {
        check_password(&app, &user, body.password.unwrap_or_default()).await?;
    }
    for id in app.hub.store.table_ids_of(&user.id).await? {
        match super::lobby::forget_at(&app, &id, &user).await {
            Ok(()) | Err(Error::NotFound(_)) => {}
            // A table that can't be read must not keep anybody here.
            Err(error @ Error::Damaged(_)) => tracing::warn!(%error, table = %id, "a name stays at a table"),
            Err(error) => return Err(error),
        }
    }
    app.hub.store.delete_user(&user.id).await?;
    app.guard.forget_all(&user.id);
    Ok(nobody(way))
}
