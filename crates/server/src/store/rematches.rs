//! Where the people of a finished table play again, and the seats that are kept for them there.

use serde::{Deserialize, Serialize};

use super::Store;
use super::tables::{Meta, Row, SeatMeta, has_fewer, insert};
use crate::error::Error;
use crate::ids::{TableId, UserId};

/// For whom a seat is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct KeptSeat {
    /// Who.
    pub user: UserId,
    /// By which name they played before.
    pub name: String,
}

/// The table at which the people of a finished one play again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rematch {
    /// Its id.
    pub table: TableId,
    /// The seats of the finished table whose people sit at the new one.
    pub came: Vec<usize>,
}

/// Whether a rematch was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Added {
    /// It is durable.
    Durable,
    /// The finished table has changed since.
    TooLate,
    /// Whoever asked has too many tables that are not over.
    TooMany,
}

impl Rematch {
    /// How it stands with the people of `former` when the new table is `next`.
    pub fn between(former: &Meta, next: &Row) -> Rematch {
        let seats = former.seats.iter().enumerate();
        let came = seats
            .filter(|(_, seat)| seat.user.as_ref().is_some_and(|user| next.meta.seat_of(user).is_some()));
        Rematch { table: next.id.clone(), came: came.map(|(at, _)| at).collect() }
    }
}

impl SeatMeta {
    /// Whether somebody who comes can sit down there.
    pub fn is_free_for(&self, user: &UserId) -> bool {
        !self.is_taken() && self.kept.as_ref().is_none_or(|kept| kept.user == *user)
    }

    /// The same seat for the next game: programs stay, people find theirs kept with what they brought, and where
    /// somebody is gone it is open.
    #[must_use]
    fn again(&self) -> SeatMeta {
        let kept = self.user.clone().zip(self.name.clone()).map(|(user, name)| KeptSeat { user, name });
        let bot = self.bot.clone().filter(|_| !self.abandoned);
        let brings = self.brings.clone().filter(|_| kept.is_some() || bot.is_some());
        SeatMeta { bot, brings, kept, ..SeatMeta::default() }
    }
}

impl Meta {
    /// The seat that is kept for somebody.
    pub fn kept_for(&self, user: &UserId) -> Option<usize> {
        self.seats.iter().position(|seat| seat.kept.as_ref().is_some_and(|kept| kept.user == *user))
    }

    /// Somebody sits down on a seat that is free for them, with what they bring; a seat that was kept for them
    /// elsewhere is open then.
    pub fn sit(&mut self, at: usize, user: &UserId, name: &str, brings: Option<String>) {
        self.give_up_kept(user);
        let seat =
            SeatMeta { user: Some(user.clone()), name: Some(name.to_owned()), brings, ..SeatMeta::default() };
        self.seats[at] = seat;
    }

    /// Opens the seat that is kept for somebody, if one is.
    pub fn give_up_kept(&mut self, user: &UserId) -> bool {
        let kept = self.kept_for(user);
        if let Some(at) = kept {
            self.seats[at] = SeatMeta::default();
        }
        kept.is_some()
    }

    /// The seats for the next game of the same people. Everybody sits one farther: who begins, and what the set-up
    /// gives to a seat, such as a side or a character, then goes to somebody else.
    pub fn seats_again(&self) -> Vec<SeatMeta> {
        let mut seats: Vec<SeatMeta> = self.seats.iter().map(SeatMeta::again).collect();
        seats.rotate_right(1);
        seats
    }
}

impl Store {
    /// Adds the table `next` and notes it at `former`: both, or neither if `former` has changed since its version or
    /// the owner has so many tables already that are not over. The version of `former` then counts up.
    pub async fn add_rematch(&self, former: &mut Row, next: &Row, most: u32) -> Result<Added, Error> {
        let added = self.link.writing(self.insert_rematch(former, next, most)).await?;
        former.version += i64::from(added == Added::Durable);
        Ok(added)
    }

    async fn insert_rematch(&self, former: &Row, next: &Row, most: u32) -> Result<Added, Error> {
        let mut transaction = self.link.begin().await?;
        let added = if !has_fewer(&mut transaction, &next.meta.owner, most).await? {
            Added::TooMany
        } else if !self.update_in(&mut transaction, former).await? {
            Added::TooLate
        } else {
            insert(&mut transaction, next).await?;
            Added::Durable
        };
        transaction.commit().await?;
        Ok(added)
    }
}
