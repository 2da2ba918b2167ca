//! A game as a trait object.

use std::marker::PhantomData;

use serde_json::Value;

use super::live::{Live, Program};
use super::story::Telling;
use super::{
    CardText, Catalogue, GameCast, GameEvent, GameSetup, GameTexts, Hosted, HostedBot, Hosting, Kept, Offers,
    Pace, Phrase, Play, Roster, Schemas, Story, Title, log,
};
use crate::{Entry, Match, Refusal, Resumed, Saved, Seat, Seed, SetupError};

/// A game in a host's registry.
pub struct Titled<G>(PhantomData<fn() -> G>);

impl<G: Hosting> Titled<G> {
    /// The game `G`.
    pub const NEW: Titled<G> = Titled(PhantomData);
}

fn read<G: Hosting>(setup: &Value) -> Result<G::Setup, SetupError> {
    serde_json::from_value(setup.clone()).map_err(|error| SetupError::new(error.to_string()))
}

fn written<G: Hosting>(setup: G::Setup) -> Result<Value, SetupError> {
    serde_json::to_value(setup).map_err(|error| SetupError::new(error.to_string()))
}

/// A match from its beginning.
fn anew<G: Hosting>(setup: &Value, seed: Seed) -> Result<Match<G>, String> {
    let setup = read::<G>(setup).map_err(|error| error.to_string())?;
    Match::new(setup, seed).map_err(|error| error.to_string())
}

/// Gives answers again; the one that is refused is named.
fn repeat<'a>(
    entries: impl Iterator<Item = &'a Entry>,
    mut give: impl FnMut(&Entry) -> Result<(), Refusal>,
) -> Result<(), String> {
    for (at, entry) in entries.enumerate() {
        give(entry).map_err(|refusal| format!("answer {}: {refusal}", at + 1))?;
    }
    Ok(())
}

impl<G: Hosting> Title for Titled<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn catalogue(&self, language: &str) -> Catalogue {
        G::catalogue(language)
    }

    fn schemas(&self) -> Schemas {
        G::schemas()
    }

    fn bots(&self) -> Vec<&'static str> {
        G::BOTS.iter().map(|(name, _)| *name).collect()
    }

    fn check(&self, setup: &Value) -> Result<usize, SetupError> {
        let setup = read::<G>(setup)?;
        G::set_up(&setup, Seed::from_number(0))?;
        Ok(G::players(&setup))
    }

    fn offers(&self, language: &str, setup: &Value) -> Result<Offers, SetupError> {
        let settled = G::settled(read::<G>(setup)?);
        let players = G::possible_players(&settled);
        let options = G::options(language, &settled);
        Ok(Offers { setup: GameSetup(written::<G>(settled)?), players, options })
    }

    fn variants(&self, setup: &Value) -> Result<Vec<String>, SetupError> {
        Ok(G::variants(&read::<G>(setup)?))
    }

    fn with_brought(&self, setup: &Value, brought: &[Option<String>]) -> Result<Value, SetupError> {
        let mut whole = read::<G>(setup)?;
        for (at, text) in brought.iter().enumerate() {
            if let Some(text) = text {
                G::bring(&mut whole, Seat(at as u8), text)?;
            }
        }
        written::<G>(whole)
    }

    fn problems(&self, language: &str, brought: &str) -> Vec<String> {
        G::problems(language, brought)
    }

    fn begin(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Hosted>, SetupError> {
        Ok(Box::new(Live::<G>::new(Match::new(read::<G>(setup)?, seed)?)))
    }

    fn resume(&self, kept: Kept) -> Result<(Box<dyn Hosted>, Resumed), SetupError> {
        let unreadable = |error: serde_json::Error| SetupError::new(format!("it can't be read: {error}"));
        let mut saved: Saved<G> = serde_json::from_value(kept.snapshot).map_err(unreadable)?;
        saved.entries = kept.entries;
        saved.moments = kept.counts.moments;
        saved.taken_back = kept.counts.taken_back;
        for (seat, orders) in kept.orders {
            saved.leave_orders(seat, orders);
        }
        let (mut running, how) = Match::resume(saved)?;
        if let Some(seats) = kept.hush {
            running.set_hush(seats.into_iter().collect());
        }
        Ok((Box::new(Live::<G>::new(running)), how))
    }

    fn replay(
        &self,
        setup: &Value,
        seed: Seed,
        entries: &[Entry],
        count: usize,
    ) -> Result<Box<dyn Hosted>, String> {
        let mut replayed = Live::new(anew::<G>(setup, seed)?);
        repeat(entries.iter().take(count), |entry| replayed.repeat(entry))?;
        Ok(Box::new(replayed))
    }

    fn story(
        &self,
        language: &str,
        roster: &Roster,
        setup: &Value,
        seed: Seed,
        entries: &[Entry],
    ) -> Result<Option<Story>, String> {
        let mut telling = Telling::new(anew::<G>(setup, seed)?);
        repeat(entries.iter(), |entry| telling.repeat(entry))?;
        Ok(telling.story(language, roster))
    }

    fn bot(&self, name: &str, seed: Seed) -> Option<Box<dyn HostedBot>> {
        let (_, make) = G::BOTS.iter().find(|(known, _)| *known == name)?;
        Some(Box::new(Program::<G>::new(make(seed, Pace::Timed))))
    }

    fn words(&self, language: &str, event: &GameEvent, cast: &GameCast, about: Option<Seat>) -> Phrase {
        log::words::<G>(language, event, cast, about)
    }

    fn plays(&self, language: &str) -> Vec<Play> {
        G::plays(language)
    }

    fn texts(&self, language: &str, setup: Option<&Value>) -> Result<GameTexts, SetupError> {
        let setup = setup.map(read::<G>).transpose()?;
        Ok(GameTexts(G::texts(language, setup.as_ref())))
    }

    fn card(
        &self,
        language: &str,
        setup: Option<&Value>,
        kind: &str,
        id: &str,
    ) -> Result<Option<CardText>, SetupError> {
        let setup = setup.map(read::<G>).transpose()?;
        Ok(G::card(language, setup.as_ref(), kind, id))
    }
}
