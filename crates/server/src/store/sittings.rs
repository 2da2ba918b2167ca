//! Who has sat where since the game began, and who would like to sit down. Whoever has seen the secrets of one seat
//! must not see those of another, and nobody comes to a running game unless its people agree.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tabletop::hosting::{Coming, Deed, SeatChange};

use super::tables::{Meta, Phase, Row, SeatMeta};
use crate::error::{Error, ErrorCode};
use crate::ids::UserId;

/// So many wishes are kept at a table.
const MOST_WISHES: usize = 8;

/// What a table remembers of comings and goings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Sittings {
    /// Who has sat on each seat since the game began. Those who sit there now may be missing.
    sat: Vec<Vec<UserId>>,
    /// Who would like to sit down.
    wishes: Vec<Wish>,
    /// The number of the last wish.
    last_wish: u64,
}

/// Somebody's wish to take over a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Wish {
    /// Counts up from 1, so that nobody agrees to another wish than the one they read.
    pub number: u64,
    /// Whose it is.
    pub user: UserId,
    /// By which name.
    pub name: String,
    /// Which seat.
    pub seat: usize,
    /// Who has agreed.
    agreed: Vec<UserId>,
    /// Whether somebody said no. Only who wished is shown it.
    pub refused: bool,
}

impl Meta {
    /// Whether somebody has sat on a seat since the game began.
    pub fn has_sat(&self, at: usize, user: &UserId) -> bool {
        let before = self.sittings.sat.get(at).is_some_and(|sat| sat.contains(user));
        before || self.seats.get(at).is_some_and(|seat| seat.user.as_ref() == Some(user))
    }

    fn has_sat_elsewhere(&self, at: usize, user: &UserId) -> bool {
        (0..self.seats.len()).any(|other| other != at && self.has_sat(other, user))
    }

    /// Whether nobody but the owner has sat there since the game began.
    fn is_the_owners_alone(&self) -> bool {
        let sitters = self.seats.iter().filter_map(|seat| seat.user.as_ref());
        self.sittings.sat.iter().flatten().chain(sitters).all(|user| *user == self.owner)
    }

    /// Who has a say in who sits down on a seat: all people who sit there, but not whoever has given up that very seat.
    /// Where nobody but the owner has ever sat, the owner has it.
    fn deciders(&self, at: usize) -> Vec<&UserId> {
        if self.is_the_owners_alone() {
            return vec![&self.owner];
        }
        let others = self.seats.iter().enumerate().filter(|(other, _)| *other != at);
        others.filter_map(|(_, seat)| seat.user.as_ref()).collect()
    }

    /// Whether somebody plays there, or has the say as the owner.
    fn concerns(&self, user: &UserId) -> bool {
        self.seat_of(user).is_some() || (self.owner == *user && self.is_the_owners_alone())
    }

    /// Who has yet to agree to a wish.
    pub fn awaited(&self, wish: &Wish) -> Vec<&UserId> {
        self.deciders(wish.seat)
            .into_iter()
            .filter(|&user| *user != wish.user && !wish.agreed.contains(user))
            .collect()
    }

    /// The wishes that somebody may know of: all of them for who has a seat or a say, the own for who wishes.
    pub fn wishes_for(&self, user: &UserId) -> impl Iterator<Item = &Wish> {
        let concerned = self.concerns(user);
        let wishes = self.sittings.wishes.iter();
        wishes.filter(move |wish| wish.user == *user || (concerned && !wish.refused))
    }

    /// Somebody who is invited wants to take over a seat: they sit down if they have sat there before, and else wish
    /// for it.
    pub fn take_over(&mut self, at: usize, user: &UserId, name: &str) -> Result<(), Error> {
        if self.seat_of(user).is_some() {
            return Err(Error::conflict(ErrorCode::Seated, "you sit at this table already"));
        }
        if self.has_sat_elsewhere(at, user) {
            return Err(Error::conflict(
                ErrorCode::SatElsewhere,
                "you have sat on another seat of this game and know its secrets: you can go back there, but nowhere else",
            ));
        }
        if self.has_sat(at, user) {
            self.sit_down(at, user.clone(), name.to_owned());
            return Ok(());
        }
        if self.deciders(at).is_empty() {
            return Err(Error::conflict(
                ErrorCode::NobodyToAgree,
                "nobody is there who could agree: wait until one of the players is back",
            ));
        }
        self.wish(at, user, name)
    }

    fn wish(&mut self, seat: usize, user: &UserId, name: &str) -> Result<(), Error> {
        let wishes = &mut self.sittings.wishes;
        if wishes.iter().any(|wish| wish.user == *user && wish.seat == seat && !wish.refused) {
            return Ok(());
        }
        wishes.retain(|wish| wish.user != *user);
        if wishes.len() >= MOST_WISHES {
            // Who was refused has had time to read it.
            wishes.retain(|wish| !wish.refused);
        }
        if wishes.len() >= MOST_WISHES {
            return Err(Error::conflict(
                ErrorCode::TooMany,
                "so many want to sit down here already that nobody else can ask now",
            ));
        }
        self.sittings.last_wish += 1;
        let number = self.sittings.last_wish;
        let (user, name) = (user.clone(), name.to_owned());
        self.sittings.wishes.push(Wish { number, user, name, seat, agreed: Vec::new(), refused: false });
        Ok(())
    }

    /// Somebody who has a say agrees to a wish, or does not.
    pub fn answer_wish(&mut self, number: u64, user: &UserId, agree: bool) -> Result<(), Error> {
        if !self.concerns(user) {
            return Err(Error::NotAllowed("only those who play here have a say in this".to_owned()));
        }
        let wish = self.sittings.wishes.iter_mut().find(|wish| wish.number == number && !wish.refused);
        let Some(wish) = wish else {
            return Err(Error::conflict(ErrorCode::WishGone, "nobody wishes for this any more"));
        };
        if !agree {
            wish.refused = true;
        } else if !wish.agreed.contains(user) {
            wish.agreed.push(user.clone());
        }
        Ok(())
    }

    /// Takes somebody's wish back, if they have one.
    pub fn withdraw_wish(&mut self, user: &UserId) -> bool {
        let before = self.sittings.wishes.len();
        self.sittings.wishes.retain(|wish| wish.user != *user);
        self.sittings.wishes.len() != before
    }

    fn sit_down(&mut self, at: usize, user: UserId, name: String) {
        if let Some(seat) = self.seats.get_mut(at) {
            let brings = seat.brings.take();
            *seat = SeatMeta { user: Some(user), name: Some(name), brings, ..SeatMeta::default() };
        }
    }

    fn remember_sitters(&mut self) {
        self.sittings.sat.resize(self.seats.len(), Vec::new());
        for (sat, seat) in self.sittings.sat.iter_mut().zip(&self.seats) {
            if let Some(user) = seat.user.as_ref().filter(|user| !sat.contains(user)) {
                sat.push(user.clone());
            }
        }
    }

    /// Ends the wishes that can't come true any more, and fulfils those to which everybody has agreed. Only some seats
    /// are to be had.
    fn settle_wishes(&mut self, mut to_be_had: Vec<bool>) {
        loop {
            let wishes = std::mem::take(&mut self.sittings.wishes);
            let may_stay =
                |wish: &Wish| to_be_had.get(wish.seat) == Some(&true) && self.seat_of(&wish.user).is_none();
            self.sittings.wishes = wishes.into_iter().filter(may_stay).collect();
            let agreed = |wish: &&Wish| {
                !wish.refused && !self.deciders(wish.seat).is_empty() && self.awaited(wish).is_empty()
            };
            let Some(Wish { seat, user, name, .. }) = self.sittings.wishes.iter().find(agreed).cloned()
            else {
                return;
            };
            self.sit_down(seat, user, name);
            to_be_had[seat] = false;
            // Who has just come has a say in what is left.
            self.remember_sitters();
        }
    }
}

impl Row {
    /// Changes who sits where. A running game remembers who has sat where, whatever the change; and who comes or goes
    /// can be what a wish has waited for.
    pub fn reseat(&mut self, change: impl FnOnce(&mut Row) -> Result<(), Error>) -> Result<(), Error> {
        if self.phase != Phase::Running {
            return change(self);
        }
        self.meta.remember_sitters();
        change(self)?;
        self.meta.remember_sitters();
        let seats = 0..self.meta.seats.len();
        let to_be_had = seats.map(|seat| self.is_to_be_had(seat)).collect();
        self.meta.settle_wishes(to_be_had);
        Ok(())
    }

    /// Who has come or gone until the row became `after`, to be told to everybody.
    pub fn comings(&self, after: &Row) -> Vec<Deed> {
        if after.phase != Phase::Running {
            return Vec::new();
        }
        let (then, now) = (self.roster(), after.roster());
        let seats = self.meta.seats.iter().zip(&after.meta.seats).enumerate();
        let changed = seats.filter(|(_, (old, new))| old.user != new.user);
        let coming = changed.map(|(at, (_, new))| {
            let seat = Seat(at as u8);
            let (was, is) = (then.name(seat).to_owned(), now.name(seat).to_owned());
            Deed::Seat(match new.user {
                Some(_) => SeatChange { seat, how: Coming::SatDown, who: is, other: was },
                None => SeatChange { seat, how: Coming::Left, who: was, other: is },
            })
        });
        coming.collect()
    }
}
