//! People: guests and accounts, and their sessions.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::{Millis, Store, read, write};
use crate::api::WebhookResult;
use crate::error::Error;
use crate::ids::{Token, UserId};
use crate::names;

const DAY: Millis = 86_400_000;
/// A session that nobody uses for so long has ended. A guest can't come back in any other way.
const GUEST_LIFE: Millis = 180 * DAY;
const ACCOUNT_LIFE: Millis = 60 * DAY;
/// Using a session is noted once in so long.
const NOTED: Millis = DAY;

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

impl User {
    /// How long their sessions last without being used.
    pub fn session_life(&self) -> Millis {
        if self.account { ACCOUNT_LIFE } else { GUEST_LIFE }
    }
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
    /// A new guest. `None`: an account has this name.
    pub async fn add_guest(&self, name: &str) -> Result<Option<User>, Error> {
        let id = UserId::random();
        let query = sqlx::query(
            "INSERT INTO users (id, name, created) SELECT $1, $2, $3 WHERE NOT EXISTS \
             (SELECT 1 FROM users AS others WHERE others.account IN ($4, $5) OR others.called = $4)",
        )
        .bind(id.as_str())
        .bind(name)
        .bind(self.now())
        .bind(names::key(name))
        .bind(name.to_lowercase());
        let added = self.link.execute(query).await? == 1;
        Ok(added.then(|| User { id, name: name.to_owned(), account: false, webhook: None }))
    }

    /// A new session.
    pub async fn add_session(&self, user: &User) -> Result<Token, Error> {
        let (token, now) = (Token::random(), self.now());
        let query =
            sqlx::query("INSERT INTO sessions (token, user_id, created, expires) VALUES ($1, $2, $3, $4)")
                .bind(token.digest())
                .bind(user.id.as_str())
                .bind(now)
                .bind(now + user.session_life());
        self.link.execute(query).await?;
        Ok(token)
    }

    /// Ends a session.
    pub async fn end_session(&self, token: &Token) -> Result<(), Error> {
        let query = sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token.digest());
        self.link.execute(query).await?;
        Ok(())
    }

    /// Ends all sessions of somebody.
    pub async fn end_sessions(&self, user: &UserId) -> Result<(), Error> {
        let query = sqlx::query("DELETE FROM sessions WHERE user_id = $1").bind(user.as_str());
        self.link.execute(query).await?;
        Ok(())
    }

    /// Clears away sessions that nobody has used for too long.
    pub async fn end_old_sessions(&self) -> Result<(), Error> {
        let query = sqlx::query("DELETE FROM sessions WHERE expires <= $1").bind(self.now());
        self.link.execute(query).await?;
        Ok(())
    }

    /// Whose session it is, unless it has ended. It lasts longer for being used.
    pub async fn session(&self, token: &Token) -> Result<Option<User>, Error> {
        let now = self.now();
        let query = sqlx::query(
            "SELECT users.id, users.name, users.account, users.webhook, sessions.expires FROM sessions \
             JOIN users ON users.id = sessions.user_id WHERE sessions.token = $1 AND sessions.expires > $2",
        )
        .bind(token.digest())
        .bind(now);
        let Some(row) = self.link.row(query).await? else { return Ok(None) };
        let (user, expires) = (user(&row)?, row.try_get::<Millis, _>("expires")?);
        let lasts = now + user.session_life();
        if expires < lasts - NOTED
            && let Err(error) = self.prolong(token, lasts).await
        {
            // Looking goes on while nothing can be written.
            tracing::debug!(%error, "a session does not last longer yet");
        }
        Ok(Some(user))
    }

    async fn prolong(&self, token: &Token, until: Millis) -> Result<(), Error> {
        let query =
            sqlx::query("UPDATE sessions SET expires = $1 WHERE token = $2").bind(until).bind(token.digest());
        self.link.execute(query).await?;
        Ok(())
    }

    /// Somebody by id.
    pub async fn user(&self, id: &UserId) -> Result<Option<User>, Error> {
        let query =
            sqlx::query("SELECT id, name, account, webhook FROM users WHERE id = $1").bind(id.as_str());
        let row = self.link.row(query).await?;
        row.as_ref().map(user).transpose()
    }

    /// Turns a guest into an account. `false`: another account has this name already.
    pub async fn make_account(&self, id: &UserId, name: &str, password: &str) -> Result<bool, Error> {
        let query = sqlx::query(
            "UPDATE users SET account = $1, called = $1, name = $2, password = $3 \
             WHERE id = $4 AND account IS NULL AND NOT EXISTS (SELECT 1 FROM users AS others \
             WHERE others.id <> $4 AND (others.account IN ($1, $5) OR others.called = $1))",
        )
        .bind(names::key(name))
        .bind(name)
        .bind(password)
        .bind(id.as_str())
        .bind(name.to_lowercase());
        let made = self.link.execute(query).await;
        match made {
            Ok(changed) => Ok(changed == 1),
            Err(Error::Store(sqlx::Error::Database(error))) if error.is_unique_violation() => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// An account by the name it logs in with, and the digest of its password.
    pub async fn account(&self, name: &str) -> Result<Option<(User, String)>, Error> {
        // Accounts from before names were made alike are known by what their names were.
        for key in [names::key(name), name.trim().to_lowercase()] {
            let query =
                sqlx::query("SELECT id, name, account, webhook, password FROM users WHERE account = $1")
                    .bind(key);
            if let Some(row) = self.link.row(query).await? {
                let password: Option<String> = row.try_get("password")?;
                return Ok(Some((user(&row)?, password.unwrap_or_default())));
            }
        }
        Ok(None)
    }

    /// The digest of somebody's password; nothing for guests.
    pub async fn password(&self, id: &UserId) -> Result<Option<String>, Error> {
        let query = sqlx::query("SELECT password FROM users WHERE id = $1").bind(id.as_str());
        let row = self.link.row(query).await?;
        row.map_or(Ok(None), |row| Ok(row.try_get("password")?))
    }

    /// Changes the password of an account.
    pub async fn change_password(&self, id: &UserId, password: &str) -> Result<(), Error> {
        let query = sqlx::query("UPDATE users SET password = $1 WHERE id = $2 AND account IS NOT NULL")
            .bind(password)
            .bind(id.as_str());
        self.link.execute(query).await?;
        Ok(())
    }

    /// Changes the name. `false`: another account has it.
    pub async fn rename(&self, id: &UserId, name: &str) -> Result<bool, Error> {
        let query = sqlx::query(
            "UPDATE users SET name = $1, called = CASE WHEN account IS NULL THEN NULL ELSE $2 END \
             WHERE id = $3 AND NOT EXISTS (SELECT 1 FROM users AS others \
             WHERE others.id <> $3 AND (others.account IN ($2, $4) OR others.called = $2))",
        )
        .bind(name)
        .bind(names::key(name))
        .bind(id.as_str())
        .bind(name.to_lowercase());
        Ok(self.link.execute(query).await? == 1)
    }

    /// Changes the webhook. What came of calls to another address is forgotten.
    pub async fn change_webhook(&self, id: &UserId, webhook: Option<&str>) -> Result<(), Error> {
        let query = sqlx::query(
            "UPDATE users SET webhook = $1, \
             webhook_result = CASE WHEN webhook = $1 THEN webhook_result ELSE NULL END WHERE id = $2",
        )
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

    /// Forgets somebody: name, password, webhook, belongings and sessions. What they said stays, without a name.
    pub async fn delete_user(&self, id: &UserId) -> Result<(), Error> {
        self.link.writing(self.forget(id)).await
    }

    async fn forget(&self, id: &UserId) -> Result<(), Error> {
        let mut transaction = self.link.begin().await?;
        for statement in [
            "UPDATE chat SET speaker = '', user_id = NULL WHERE user_id = $1",
            "DELETE FROM belongings WHERE user_id = $1",
            "DELETE FROM sitters WHERE user_id = $1",
            "DELETE FROM sessions WHERE user_id = $1",
            "DELETE FROM users WHERE id = $1",
        ] {
            sqlx::query(statement).bind(id.as_str()).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// What came of the last call of somebody's webhook.
    pub async fn webhook_result(&self, id: &UserId) -> Result<Option<WebhookResult>, Error> {
        let query = sqlx::query("SELECT webhook_result FROM users WHERE id = $1").bind(id.as_str());
        let Some(row) = self.link.row(query).await? else { return Ok(None) };
        row.try_get::<Option<String>, _>("webhook_result")?.map(|text| read(&text)).transpose()
    }
}
