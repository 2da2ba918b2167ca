//! People: guests and accounts, and their sessions.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::{Store, read, write};
use crate::api::WebhookResult;
use crate::error::Error;
use crate::ids::{Token, UserId};

/// Somebody with a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// The id.
    pub id: UserId,
    /// The name that others see.
    pub name: String,
    /// Whether it is an account and not a guest.
    pub account: bool,
    /// Where to say that it is their decision.
    pub webhook: Option<String>,
}

/// The account that is meant by a name, however it is written.
pub fn account(name: &str) -> String {
    name.to_lowercase()
}

fn user(row: &AnyRow) -> Result<User, Error> {
    let id: String = row.try_get("id")?;
    Ok(User {
        id: id.parse().map_err(Error::Damaged)?,
        name: row.try_get("name")?,
        account: row.try_get::<Option<String>, _>("account")?.is_some(),
        webhook: row.try_get("webhook")?,
    })
}

impl Store {
    /// A new guest.
    pub async fn add_guest(&self, name: &str) -> Result<User, Error> {
        let id = UserId::random();
        let query = sqlx::query("INSERT INTO users (id, name, created) VALUES ($1, $2, $3)")
            .bind(id.as_str())
            .bind(name)
            .bind(self.now());
        self.link.execute(query).await?;
        Ok(User { id, name: name.to_owned(), account: false, webhook: None })
    }

    /// A new session.
    pub async fn add_session(&self, user: &UserId) -> Result<Token, Error> {
        let token = Token::random();
        let query = sqlx::query("INSERT INTO sessions (token, user_id, created) VALUES ($1, $2, $3)")
            .bind(token.digest())
            .bind(user.as_str())
            .bind(self.now());
        self.link.execute(query).await?;
        Ok(token)
    }

    /// Ends a session.
    pub async fn end_session(&self, token: &Token) -> Result<(), Error> {
        let query = sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token.digest());
        self.link.execute(query).await?;
        Ok(())
    }

    /// Whose session it is.
    pub async fn session(&self, token: &Token) -> Result<Option<User>, Error> {
        let query = sqlx::query(
            "SELECT users.id, users.name, users.account, users.webhook FROM sessions \
             JOIN users ON users.id = sessions.user_id WHERE sessions.token = $1",
        )
        .bind(token.digest());
        let row = self.link.row(query).await?;
        row.as_ref().map(user).transpose()
    }

    /// Somebody by id.
    pub async fn user(&self, id: &UserId) -> Result<Option<User>, Error> {
        let query =
            sqlx::query("SELECT id, name, account, webhook FROM users WHERE id = $1").bind(id.as_str());
        let row = self.link.row(query).await?;
        row.as_ref().map(user).transpose()
    }

    /// Turns a guest into an account. `false`: somebody has this account name already.
    pub async fn make_account(&self, id: &UserId, name: &str, password: &str) -> Result<bool, Error> {
        let query = sqlx::query(
            "UPDATE users SET account = $1, name = $2, password = $3 WHERE id = $4 AND account IS NULL \
             AND NOT EXISTS (SELECT 1 FROM users AS others WHERE others.account = $1)",
        )
        .bind(account(name))
        .bind(name)
        .bind(password)
        .bind(id.as_str());
        let made = self.link.execute(query).await;
        match made {
            Ok(changed) => Ok(changed == 1),
            Err(Error::Store(sqlx::Error::Database(error))) if error.is_unique_violation() => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// An account with the digest of its password.
    pub async fn account(&self, name: &str) -> Result<Option<(User, String)>, Error> {
        let query = sqlx::query("SELECT id, name, account, webhook, password FROM users WHERE account = $1")
            .bind(account(name));
        let row = self.link.row(query).await?;
        let Some(row) = row else { return Ok(None) };
        let password: Option<String> = row.try_get("password")?;
        Ok(Some((user(&row)?, password.unwrap_or_default())))
    }

    /// Changes the name and the webhook. What came of calls to another address is forgotten.
    pub async fn change_user(&self, id: &UserId, name: &str, webhook: Option<&str>) -> Result<(), Error> {
        let query = sqlx::query(
            "UPDATE users SET name = $1, webhook = $2, \
             webhook_result = CASE WHEN webhook = $2 THEN webhook_result ELSE NULL END WHERE id = $3",
        )
        .bind(name)
        .bind(webhook)
        .bind(id.as_str());
        self.link.execute(query).await?;
        Ok(())
    }

    /// Notes what came of a call to somebody's webhook, unless they have another address by now.
    pub async fn note_webhook(
        &self,
        id: &UserId,
        address: &str,
        result: &WebhookResult,
    ) -> Result<(), Error> {
        let query = sqlx::query("UPDATE users SET webhook_result = $1 WHERE id = $2 AND webhook = $3")
            .bind(write(result)?)
            .bind(id.as_str())
            .bind(address);
        self.link.execute(query).await?;
        Ok(())
    }

    /// What came of the last call of somebody's webhook.
    pub async fn webhook_result(&self, id: &UserId) -> Result<Option<WebhookResult>, Error> {
        let query = sqlx::query("SELECT webhook_result FROM users WHERE id = $1").bind(id.as_str());
        let Some(row) = self.link.row(query).await? else { return Ok(None) };
        row.try_get::<Option<String>, _>("webhook_result")?.map(|text| read(&text)).transpose()
    }
}
