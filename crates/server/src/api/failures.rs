//! Failures that many requests have in common, as the description of the interface names them.

use utoipa::IntoResponses;

use super::Failure;

/// The cookie is missing or unknown.
#[derive(IntoResponses)]
#[response(status = 401, description = "There is no session")]
pub struct NoSession(pub Failure);

/// The body is not JSON of the right form.
#[derive(IntoResponses)]
#[response(status = 400, description = "The body makes no sense")]
pub struct Malformed(pub Failure);

/// The address names no table.
#[derive(IntoResponses)]
#[response(status = 404, description = "There is no such table")]
pub struct NoTable(pub Failure);

/// Only somebody at the table may do this.
#[derive(IntoResponses)]
#[response(status = 403, description = "You do not sit there")]
pub struct NotSeated(pub Failure);

/// Only what is over can be looked at with other eyes.
#[derive(IntoResponses)]
#[response(status = 403, description = "The game is not over")]
pub struct NotOver(pub Failure);

/// The address names no game.
#[derive(IntoResponses)]
#[response(status = 404, description = "There is no such game")]
pub struct NoGame(pub Failure);
