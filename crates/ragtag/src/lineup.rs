//! Which player program sits where.

use tabletop::hosting::{BotMaker, Pace};
use tabletop::{Policy, Seat, Seed};

use crate::error::Error;
use crate::games::Presented;

/// The word for a seat whose program is drawn by lot, anew in each game.
const BY_LOT: &str = "mixed";

/// A player program for every seat.
pub struct Lineup<G: Presented> {
    /// `None` is drawn by lot.
    seats: Vec<Option<(&'static str, BotMaker<G>)>>,
}

impl<G: Presented> Lineup<G> {
    /// One word for all seats, or one word a seat: names of player programs, or `mixed`. Without a word, the usual
    /// program plays.
    pub fn parse(words: &[String], seats: usize) -> Result<Lineup<G>, Error> {
        let words: Vec<&str> = match words {
            [] => vec![G::BOTS[0].0; seats],
            [word] => vec![word; seats],
            words if words.len() == seats => words.iter().map(String::as_str).collect(),
            words => {
                return Err(Error::Usage(format!(
                    "--bots names {} bots, but there are {seats} seats; expected one for all, or \
                     one a seat",
                    words.len()
                )));
            }
        };
        let seats = words.into_iter().map(|word| match G::BOTS.iter().find(|(name, _)| *name == word) {
            Some(bot) => Ok(Some(*bot)),
            None if word == BY_LOT => Ok(None),
            None => {
                let names: Vec<&str> = G::BOTS.iter().map(|(name, _)| *name).collect();
                Err(Error::Usage(format!(
                    "there is no bot `{word}`; expected {} or {BY_LOT}",
                    names.join(", ")
                )))
            }
        });
        Ok(Lineup { seats: seats.collect::<Result<_, _>>()? })
    }

    /// The programs' names, seat by seat.
    pub fn names(&self) -> Vec<&'static str> {
        self.seats.iter().map(|bot| bot.map_or(BY_LOT, |(name, _)| name)).collect()
    }

    /// The program of a seat in the game with this seed.
    pub fn bot(&self, seat: Seat, game: Seed) -> Box<dyn Policy<G>> {
        let own = own_seed(seat, game);
        let lot = usize::from(own.0[0]) % G::BOTS.len();
        let (_, make) = self.seats.get(seat.index()).copied().flatten().unwrap_or(G::BOTS[lot]);
        make(own, Pace::Repeatable)
    }
}

/// The seed of a seat's program: it tells nothing about the game's.
fn own_seed(seat: Seat, game: Seed) -> Seed {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&game.0).update(b"player program").update(&[seat.0]);
    Seed(*hasher.finalize().as_bytes())
}
