//! How a table is set up, and which set-ups can be played. {ccg.set-up.order}

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::smallvec;
use tabletop::{Dice, Seat, Seed, SetupError};

use crate::deck::{Deck, Starter};
use crate::state::{Hidden, Own, Phase, Piece, PieceId, Place, Player, Public, State, Step};

/// How a table is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The decks by seat.
    pub decks: Vec<DeckChoice>,
}

/// A deck, or the name of one that comes with the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum DeckChoice {
    /// One that comes with the game.
    Starter(Starter),
    /// One that a player has built.
    Built(Deck),
}

impl DeckChoice {
    /// The deck.
    pub fn deck(&self) -> Deck {
        match self {
            DeckChoice::Starter(starter) => starter.deck(),
            DeckChoice::Built(deck) => deck.clone(),
        }
    }
}

impl Setup {
    /// A game with decks that come with it.
    pub fn starters(starters: &[Starter]) -> Setup {
        Setup { decks: starters.iter().copied().map(DeckChoice::Starter).collect() }
    }

    /// Why this set-up can't be played, if it can't. {ccg.set-up.players}
    pub fn check(&self) -> Result<(), SetupError> {
        if !(2..=6).contains(&self.decks.len()) {
            return Err(SetupError::new(format!("{} players; the game is for 2 to 6", self.decks.len())));
        }
        for (at, choice) in self.decks.iter().enumerate() {
            if let DeckChoice::Built(deck) = choice
                && let Some(error) = deck.check().first()
            {
                return Err(SetupError::new(format!("the deck of seat {}: {error}", at + 1)));
            }
        }
        Ok(())
    }
}

/// The seats' names in words of records and scenarios.
pub(crate) fn seat_name(seat: Seat) -> &'static str {
    ["one", "two", "three", "four", "five", "six"].get(seat.index()).copied().unwrap_or("nobody")
}

/// Bases are revealed, decks shuffled, hands drawn. {ccg.set-up.order}
pub fn set_up(setup: &Setup, seed: Seed) -> Result<State, SetupError> {
    setup.check()?;
    let mut dice = Dice::new(seed);
    let mut players = Vec::new();
    let mut own = Vec::new();
    let mut decks = Vec::new();
    for (at, choice) in setup.decks.iter().enumerate() {
        let seat = Seat(at as u8);
        let deck = choice.deck();
        let base = deck.base.card();
        let mut cards: Vec<_> = deck.all_cards().collect();
        dice.shuffle(&mut cards);
        let hand = cards.split_off(cards.len() - usize::from(base.hand));
        own.push(Own { hand, supplies: Vec::new() });
        decks.push(cards);
        players.push(Player {
            influence: base.influence,
            out: false,
            resolved_mission: false,
            pieces: vec![base_piece(seat, &deck)],
            discard: Vec::new(),
            deck: Arc::new(deck),
        });
    }
    let first = lowest_influence(&players, &mut dice);
    let public = Public {
        step: Step::Redraw,
        phase: Phase::Ready,
        turn: 0,
        first,
        active: first,
        passes: 0,
        next_piece: players.len() as u16,
        players,
        threats: Vec::new(),
        challenge: None,
        lasting: Vec::new(),
        extra_actions: 0,
        favour: None,
        next_favour: None,
        first_in_cylon_phase: None,
        more_phases: 0,
        phase_ends: false,
        outcome: None,
    };
    Ok(State { public, own, hidden: Hidden { dice, decks } })
}

/// The base as it lies in the resource area.
pub(crate) fn base_piece(seat: Seat, deck: &Deck) -> Piece {
    Piece {
        id: PieceId(u16::from(seat.0) + 1),
        controller: seat,
        lent_by: None,
        cards: smallvec![deck.base],
        place: Place::Resource,
        exhausted: false,
        supplies: 0,
        used: 0,
    }
}

/// Who begins: the lowest influence, by lot if several have it. {ccg.turn.first-player}
fn lowest_influence(players: &[Player], dice: &mut Dice) -> Seat {
    let lowest = players.iter().map(|player| player.influence).min();
    let tied: Vec<Seat> =
        Seat::all(players.len()).filter(|seat| Some(players[seat.index()].influence) == lowest).collect();
    if let [only] = tied.as_slice() { *only } else { dice.pick(&tied) }
}
