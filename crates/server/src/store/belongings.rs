//! What people keep to bring to tables, such as decks. Whether a game takes it is the game's business.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::{Millis, Store, readable};
use crate::error::Error;
use crate::ids::{BelongingId, UserId};

/// Something that somebody keeps to bring to tables of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The id.
    pub id: BelongingId,
    /// The game's short name.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// What is brought.
    pub text: String,
    /// When it was last changed.
    pub changed: Millis,
}

fn kept(row: &AnyRow) -> Result<Kept, Error> {
    let id: String = row.try_get("id")?;
    Ok(Kept {
        id: id.parse().map_err(Error::Damaged)?,
        game: row.try_get("game")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        changed: row.try_get("changed")?,
    })
}

impl Store {
    /// What somebody keeps for a game, what was changed last first.
    pub async fn belongings(&self, owner: &UserId, game: &str) -> Result<Vec<Kept>, Error> {
        let query = sqlx::query(
            "SELECT id, game, name, text, changed FROM belongings WHERE user_id = $1 AND game = $2 \
             ORDER BY changed DESC, id",
        )
        .bind(owner.as_str())
        .bind(game);
        let rows = self.link.rows(query).await?;
        Ok(readable(&rows, kept))
    }

    /// Keeps something new, unless its owner keeps `most` things for this game already.
    pub async fn add_belonging(
        &self,
        owner: &UserId,
        game: &str,
        name: &str,
        text: &str,
        most: i64,
    ) -> Result<Option<Kept>, Error> {
        let (id, changed) = (BelongingId::random(), self.now());
        let query = sqlx::query(
            "INSERT INTO belongings (id, user_id, game, name, text, changed) \
             SELECT $1, $2, $3, $4, $5, $6 \
             WHERE (SELECT COUNT(*) FROM belongings WHERE user_id = $2 AND game = $3) < $7",
        )
        .bind(id.as_str())
        .bind(owner.as_str())
        .bind(game)
        .bind(name)
        .bind(text)
        .bind(changed)
        .bind(most);
        let added = self.link.execute(query).await?;
        let kept = Kept { id, game: game.to_owned(), name: name.to_owned(), text: text.to_owned(), changed };
        Ok((added == 1).then_some(kept))
    }

    /// Changes something that its owner keeps; nothing if there is no such thing.
    pub async fn change_belonging(
        &self,
        owner: &UserId,
        id: &BelongingId,
        name: &str,
        text: &str,
    ) -> Result<Option<Kept>, Error> {
        let query = sqlx::query(
            "UPDATE belongings SET name = $1, text = $2, changed = $3 WHERE id = $4 AND user_id = $5 \
             RETURNING id, game, name, text, changed",
        )
        .bind(name)
        .bind(text)
        .bind(self.now())
        .bind(id.as_str())
        .bind(owner.as_str());
        let changed = async { Ok(query.fetch_optional(&self.link.pool).await?) };
        self.link.writing(changed).await?.as_ref().map(kept).transpose()
    }

    /// Throws something away. `false`: its owner has no such thing.
    pub async fn drop_belonging(&self, owner: &UserId, id: &BelongingId) -> Result<bool, Error> {
        let query = sqlx::query("DELETE FROM belongings WHERE id = $1 AND user_id = $2")
            .bind(id.as_str())
            .bind(owner.as_str());
        let dropped = self.link.execute(query).await?;
        Ok(dropped == 1)
    }
}
