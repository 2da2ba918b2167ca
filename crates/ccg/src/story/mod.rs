//! The story of a finished game: what is gathered from its events, and told when every hand is open.

mod telling;

use std::collections::BTreeMap;

use tabletop::hosting::{Contents, Course, Noted, Tale};
use tabletop::{Seat, Told};

use crate::card::CardId;
use crate::event::Event;
use crate::text::{Language, Words};
use crate::{Ccg, State};

/// A change of influence of at least this much is remembered.
const BIG_SWING: i8 = 3;

/// What is remembered of a game while it is played again.
#[derive(Debug)]
pub struct CcgTale {
    influence: Vec<i8>,
    course: Course,
    incidents: Vec<Noted<Event>>,
    records: Vec<SeatRecord>,
    /// The challenge whose end is awaited, or has just come.
    challenge: Option<Challenge>,
    /// How much influence was moved in challenges by which card of whom.
    decided: BTreeMap<(Seat, CardId), u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Challenge {
    by: Seat,
    with: CardId,
    against: Option<Seat>,
    won: bool,
}

/// What is counted of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct SeatRecord {
    challenges: u32,
    won: u32,
    /// Challenges of others that the player's units held off.
    held: u32,
    missions: u32,
    cards: u32,
    threats: u32,
    gained: u32,
    lost: u32,
    out: Option<u32>,
}

impl Tale<Ccg> for CcgTale {
    fn begin(state: &State) -> CcgTale {
        CcgTale {
            influence: state.public.players.iter().map(|player| player.influence).collect(),
            course: Course::default(),
            incidents: Vec::new(),
            records: vec![SeatRecord::default(); state.public.count()],
            challenge: None,
            decided: BTreeMap::new(),
        }
    }

    fn happen(&mut self, answers: usize, news: &[Told<Ccg>], state: &State) {
        for told in news {
            self.note(answers, &told.event, state);
        }
        self.course.count(answers, self.counts(state));
    }

    fn tell(&self, language: &str, state: &State) -> Contents {
        let words = Words::of(language.parse::<Language>().unwrap_or_default());
        telling::contents(self, words, state)
    }
}

impl CcgTale {
    /// Everybody's influence, then everybody's resource stacks.
    fn counts(&self, state: &State) -> Vec<i32> {
        let stacks = state
            .public
            .players
            .iter()
            .map(|player| player.pieces.iter().filter(|piece| piece.is_stack()).count() as i32);
        self.influence.iter().map(|influence| i32::from(*influence)).chain(stacks).collect()
    }

    fn note(&mut self, answer: usize, event: &Event, state: &State) {
        let turn = self.course.now();
        if is_worth_telling(event) {
            self.incidents.push(Noted { turn, answer, event: event.clone() });
        }
        match *event {
            Event::TurnBegan { turn } => self.course.turn(turn, answer, self.counts(state)),
            Event::Challenged { seat, piece, opponent } => self.challenge(seat, piece.card, Some(opponent)),
            Event::ThreatChallenged { seat, piece, .. } => self.challenge(seat, piece.card, None),
            Event::Undefended { .. } => self.settle(true),
            Event::Totals { challenger, defender } => self.settle(challenger >= defender),
            Event::Influence { seat, by, now } => self.change_influence(seat, by, now),
            Event::Resolved { seat, .. } => {
                self.challenge = None;
                self.records[seat.index()].missions += 1;
            }
            Event::Played { seat, .. } | Event::AssetPlayed { seat, .. } => {
                self.records[seat.index()].cards += 1;
            }
            Event::Passed { .. } | Event::PhaseBegan { .. } => self.challenge = None,
            Event::Lost { seat } => self.records[seat.index()].out = Some(turn),
            _ => {}
        }
    }

    fn challenge(&mut self, by: Seat, with: CardId, against: Option<Seat>) {
        self.records[by.index()].challenges += 1;
        self.challenge = Some(Challenge { by, with, against, won: false });
    }

    fn settle(&mut self, won: bool) {
        let Some(challenge) = &mut self.challenge else { return };
        challenge.won = won;
        let Challenge { by, against, .. } = *challenge;
        match (won, against) {
            (true, Some(_)) => self.records[by.index()].won += 1,
            (true, None) => self.records[by.index()].threats += 1,
            (false, Some(opponent)) => self.records[opponent.index()].held += 1,
            (false, None) => {}
        }
    }

    fn change_influence(&mut self, seat: Seat, by: i8, now: i8) {
        self.influence[seat.index()] = now;
        let record = &mut self.records[seat.index()];
        let amount = u32::from(by.unsigned_abs());
        if by > 0 {
            record.gained += amount;
        } else {
            record.lost += amount;
        }
        if let Some(challenge) = self.challenge.filter(|challenge| challenge.won) {
            let helps = if by > 0 { seat == challenge.by } else { challenge.against == Some(seat) };
            if helps {
                *self.decided.entry((challenge.by, challenge.with)).or_default() += amount;
            }
        }
    }
}

/// Whether an event is one of the incidents of a story.
fn is_worth_telling(event: &Event) -> bool {
    match event {
        Event::Influence { by, .. } => by.unsigned_abs() >= BIG_SWING.unsigned_abs(),
        Event::Lost { .. } | Event::JumpedAway | Event::ThreatRevealed { .. } | Event::GameOver { .. } => {
            true
        }
        _ => false,
    }
}
