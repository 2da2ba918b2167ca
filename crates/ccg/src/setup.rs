//! How a table is set up, and which set-ups can be played. {ccg.set-up.order}

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::smallvec;
use strum::IntoEnumIterator;
use tabletop::{Dice, Seat, Seed, SetupError};

use crate::CardId;
use crate::deck::{Deck, Starter};
use crate::sealed::{self, BOOSTERS};
use crate::state::{Hidden, Own, Phase, Piece, PieceId, Place, Player, Public, State, Step};

/// For how many players the game is. {ccg.set-up.players}
pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=6;

/// How a table is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "SetupForm")]
pub struct Setup {
    /// The decks by seat.
    pub decks: Vec<DeckChoice>,
}

/// A set-up as it is written: decks that are not named are starter decks by lot.
#[derive(Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", ts(rename = "Setup", optional_fields = nullable))]
#[schema(as = Setup)]
pub struct SetupForm {
    /// For how many players; as many as there are decks, if it is not given.
    players: Option<u8>,
    /// The decks by seat. What stands here is open to all.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<String>>"))]
    #[schema(value_type = Option<Vec<String>>)]
    decks: Vec<DeckChoice>,
}

impl TryFrom<SetupForm> for Setup {
    type Error = String;

    fn try_from(form: SetupForm) -> Result<Setup, String> {
        let players = form.players.map_or(form.decks.len(), usize::from);
        let mut decks = form.decks;
        if decks.len() > players {
            return Err(format!("{} decks for {players} players", decks.len()));
        }
        decks.resize(players, DeckChoice::Lot);
        Ok(Setup { decks })
    }
}

/// A deck, or how one comes about. It is written as one text: a word, or the deck's list.
///
/// ```
/// # use ccg::setup::DeckChoice;
/// # use ccg::deck::Starter;
/// assert_eq!("quorum".parse(), Ok(DeckChoice::Starter(Starter::Quorum)));
/// assert_eq!("sealed-8".parse(), Ok(DeckChoice::Sealed(8)));
/// assert!("4 BSG1-099".parse::<DeckChoice>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckChoice {
    /// One that comes with the game.
    Starter(Starter),
    /// One that comes with the game, by lot.
    Lot,
    /// One made from so many boosters. {ccg.decks.sealed}
    Sealed(u8),
    /// Any cards, by lot: a legal deck, not a good one.
    Wild,
    /// One that a player has built.
    Built(Deck),
}

impl DeckChoice {
    /// The deck.
    fn deck(&self, dice: &mut Dice) -> Deck {
        match self {
            DeckChoice::Starter(starter) => starter.deck(),
            DeckChoice::Lot => dice.pick(&Starter::iter().collect::<Vec<_>>()).deck(),
            DeckChoice::Sealed(boosters) => sealed::deck(*boosters, dice),
            DeckChoice::Wild => sealed::wild_deck(dice),
            DeckChoice::Built(deck) => deck.clone(),
        }
    }
}

impl fmt::Display for DeckChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckChoice::Starter(starter) => starter.fmt(f),
            DeckChoice::Lot => f.write_str("lot"),
            DeckChoice::Sealed(boosters) => write!(f, "sealed-{boosters}"),
            DeckChoice::Wild => f.write_str("wild"),
            DeckChoice::Built(deck) => f.write_str(&deck.to_text()),
        }
    }
}

impl FromStr for DeckChoice {
    type Err = String;

    fn from_str(text: &str) -> Result<DeckChoice, String> {
        match text.trim() {
            "lot" => return Ok(DeckChoice::Lot),
            "wild" => return Ok(DeckChoice::Wild),
            word => {
                if let Ok(starter) = word.parse() {
                    return Ok(DeckChoice::Starter(starter));
                }
                if let Some(boosters) = word.strip_prefix("sealed-").and_then(|count| count.parse().ok()) {
                    if BOOSTERS.contains(&boosters) {
                        return Ok(DeckChoice::Sealed(boosters));
                    }
                    let (least, most) = (BOOSTERS.start(), BOOSTERS.end());
                    return Err(format!("{boosters} boosters; it must be {least} to {most}"));
                }
                // A list has a number and a card on each line.
                if !word.is_empty() && !word.contains(char::is_whitespace) {
                    let starters: Vec<String> = Starter::iter().map(|starter| starter.to_string()).collect();
                    let starters = starters.join(", ");
                    return Err(format!(
                        "there is no deck `{word}`; there are: {starters}, lot, sealed-8, wild"
                    ));
                }
            }
        }
        let deck: Deck = text.parse().map_err(|error| format!("{error}"))?;
        match deck.check().first() {
            None => Ok(DeckChoice::Built(deck)),
            Some(error) => Err(error.to_string()),
        }
    }
}

impl Serialize for DeckChoice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for DeckChoice {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Setup {
    /// A game with decks that come with it.
    pub fn starters(starters: &[Starter]) -> Setup {
        Setup { decks: starters.iter().copied().map(DeckChoice::Starter).collect() }
    }

    /// Why this set-up can't be played, if it can't. {ccg.set-up.players}
    pub fn check(&self) -> Result<(), SetupError> {
        let (least, most) = (usize::from(*PLAYERS.start()), usize::from(*PLAYERS.end()));
        if !(least..=most).contains(&self.decks.len()) {
            let message = format!("{} players; the game is for {least} to {most}", self.decks.len());
            return Err(SetupError::new(message));
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
        let deck = choice.deck(&mut dice);
        let base = deck.base.card();
        let mut cards: Vec<_> = deck.all_cards().collect();
        dice.shuffle(&mut cards);
        let hand = cards.split_off(cards.len() - usize::from(base.hand));
        own.push(Own { brought: Arc::new(deck.cards), hand, supplies: Vec::new() });
        decks.push(cards);
        players.push(Player {
            base: deck.base,
            influence: base.influence,
            out: false,
            resolved_mission: false,
            pieces: vec![base_piece(seat, deck.base)],
            discard: Vec::new(),
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
pub(crate) fn base_piece(seat: Seat, base: CardId) -> Piece {
    Piece {
        id: PieceId(u16::from(seat.0) + 1),
        controller: seat,
        lent_by: None,
        cards: smallvec![base],
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
