//! What players notice. Logs, animations and statistics come from these.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use utoipa::ToSchema;

use crate::card::{CardId, Resource};
use crate::effect::Verb;
use crate::state::{Phase, PieceWord};

/// What players notice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs)] // the fields say what they are
pub enum Event {
    /// A player has drawn a new hand.
    Redrawn { seat: Seat },
    /// A turn begins.
    TurnBegan { turn: u32 },
    /// A phase begins, with its first player.
    PhaseBegan { phase: Phase, first: Seat },
    /// Cards were drawn.
    Drew { seat: Seat, count: u8 },
    /// The cards that the own seat drew.
    Received { cards: Vec<CardId> },
    /// An empty deck was made anew from the discard pile.
    Reshuffled { seat: Seat },
    /// A card was played as an asset.
    AssetPlayed { seat: Seat, card: CardId },
    /// A card was put face down beneath a stack.
    SupplyPlayed { seat: Seat, under: PieceWord },
    /// Which card it was, for its owner.
    SupplyKept { card: CardId },
    /// A card of a stack was brought to its top.
    Raised { seat: Seat, piece: PieceWord },
    /// A card was played.
    Played { seat: Seat, card: CardId },
    /// A unit or mission came into play.
    Entered { seat: Seat, piece: PieceWord },
    /// A card was put on top of a stack.
    Overlaid { seat: Seat, piece: PieceWord },
    /// An ability was used.
    Used { seat: Seat, piece: PieceWord },
    /// An ability was triggered.
    Triggered { seat: Seat, piece: PieceWord },
    /// A mission was resolved.
    Resolved { seat: Seat, piece: PieceWord },
    /// A mission was linked to a unit.
    Linked { piece: PieceWord, to: PieceWord },
    /// A stack was spent.
    Spent { seat: Seat, piece: PieceWord, resource: Resource, amount: u8 },
    /// Something was done to a card in play.
    Done { verb: Verb, piece: PieceWord },
    /// A lower card of a stack was sacrificed for power.
    SacrificedUnder { seat: Seat, piece: PieceWord, card: CardId },
    /// A supply card was sacrificed.
    SupplyLost { seat: Seat, card: CardId },
    /// A player passed.
    Passed { seat: Seat },
    /// A unit challenges a player.
    Challenged { seat: Seat, piece: PieceWord, opponent: Seat },
    /// A unit challenges a threat.
    ThreatChallenged { seat: Seat, piece: PieceWord, threat: PieceWord, cylon: Seat },
    /// A unit defends.
    Defended { seat: Seat, piece: PieceWord },
    /// Nobody defends.
    Undefended { seat: Seat },
    /// A mystic value was revealed.
    MysticRevealed { seat: Seat, card: CardId, value: i8 },
    /// Both sides of a challenge were added up.
    Totals { challenger: i8, defender: i8 },
    /// A challenge ended without a result.
    ChallengeEnded,
    /// Influence was gained or lost.
    Influence { seat: Seat, by: i8, now: i8 },
    /// A loss or gain of influence did not happen.
    InfluencePrevented { seat: Seat },
    /// Cards were discarded.
    Discarded { seat: Seat, cards: Vec<CardId> },
    /// A hand was shown.
    HandShown { seat: Seat, cards: Vec<CardId> },
    /// Cards of a deck were shown to all.
    DeckShown { seat: Seat, cards: Vec<CardId> },
    /// A player looked at the top of a deck.
    Looked { seat: Seat, deck: Seat, count: u8 },
    /// What that player saw.
    Saw { deck: Seat, cards: Vec<CardId> },
    /// A card went from hand, shown or not, to the top of the deck.
    PutOnDeck { seat: Seat },
    /// A player searched the deck and took a card, or none.
    Searched { seat: Seat, took: bool },
    /// The card that was found.
    Found { seat: Seat, card: CardId },
    /// A card went from the discard pile to the hand.
    Recovered { seat: Seat, card: CardId },
    /// The threat level and the fleet defense level were compared.
    ThreatLevel { level: i8, defense: i8 },
    /// A threat was revealed.
    ThreatRevealed { seat: Seat, threat: PieceWord },
    /// Red text runs.
    RedText { threat: PieceWord },
    /// The fleet jumps away.
    JumpedAway,
    /// A threat was put away.
    ThreatGone { threat: PieceWord },
    /// A player has lost and leaves the game.
    Lost { seat: Seat },
    /// The game is over.
    GameOver { winners: Vec<Seat> },
}

/// Whether an event shows somebody what was hidden.
pub fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::Drew { .. }
            | Event::Redrawn { .. }
            | Event::MysticRevealed { .. }
            | Event::HandShown { .. }
            | Event::DeckShown { .. }
            | Event::Looked { .. }
            | Event::Searched { .. }
            | Event::ThreatRevealed { .. }
            | Event::SupplyLost { .. }
    )
}
