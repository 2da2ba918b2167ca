//! What players are asked and what they can pick. The words of `Choice` stand in records and scenarios.

use std::fmt;

use serde::Serialize;
use tabletop::{Seat, Section};
use utoipa::ToSchema;

use crate::card::{CardId, Cost, Resource, UnitType};
use crate::effect::{Trigger, Verb};
use crate::state::PieceWord;

/// What a player is asked.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Ask {
    /// Whether to draw a new hand.
    Redraw,
    /// Which card to play to the resource area.
    PlayResource,
    /// Beneath which base or asset a card goes as a supply card.
    SupplyUnder {
        /// The card.
        card: CardId,
    },
    /// Which card to bring to the top of its stack.
    Reorder,
    /// What to do as an action.
    Action,
    /// What to play in the effects round of a challenge.
    Respond,
    /// Which stack to spend.
    Pay {
        /// For which card.
        card: CardId,
        /// What is left to pay.
        left: Cost,
    },
    /// Which stack to spend to be allowed to challenge.
    PayTax {
        /// How many resources of any types are left to pay.
        left: u8,
    },
    /// Of which resource a card costs less.
    Discount {
        /// The card.
        card: CardId,
    },
    /// Which resource a stack makes.
    Exchange,
    /// Which card to expedite.
    Expedite {
        /// The excess.
        excess: Cost,
    },
    /// What a card or ability is aimed at.
    Target {
        /// The card.
        card: CardId,
        /// Which of its abilities.
        ability: u8,
        /// Which of its targets.
        target: u8,
    },
    /// Whether an ability that was triggered is used.
    Trigger {
        /// The card.
        card: CardId,
        /// Which of its abilities.
        ability: u8,
        /// Why.
        trigger: Trigger,
    },
    /// Whether to pay what makes an event work.
    OptionalCost {
        /// The card.
        card: CardId,
    },
    /// Which own cards something is done to.
    PickCards {
        /// What.
        verb: Verb,
        /// How many.
        count: u8,
    },
    /// Which stack the card is put on.
    Overlay {
        /// The card.
        card: CardId,
    },
    /// Which card fills a requirement of a mission.
    Requirement {
        /// The mission.
        card: CardId,
    },
    /// Whom to challenge.
    Opponent,
    /// Whether a unit challenges as a personnel or as a ship.
    ChallengeAs,
    /// Which unit defends.
    Defend,
    /// Whether to defend at all.
    WhetherToDefend,
    /// Which unit has to defend.
    ChooseDefender,
    /// Whether to gain influence instead.
    Manipulate,
    /// Which of two mystic values counts.
    MysticValue,
    /// Whether to challenge a threat.
    FaceThreats,
    /// Which threat to challenge.
    WhichThreat,
    /// Which cards to discard.
    Discard {
        /// How many; any number if it is nothing.
        count: Option<u8>,
    },
    /// Which option of a card to take.
    Choose {
        /// The card.
        card: CardId,
    },
    /// Which opponent is named.
    NameOpponent,
    /// Which card of a hand that was shown is taken.
    TakeShown {
        /// Whose hand.
        from: Seat,
    },
    /// Which card from hand goes on top of the deck.
    HandToDeck,
    /// Which of the looked-at cards stays on top.
    KeepOnTop,
    /// Which of the looked-at cards goes to the bottom next.
    NextToBottom,
    /// Whether the looked-at card goes to the bottom.
    MayGoBelow {
        /// The card.
        card: CardId,
    },
    /// Which of the shown cards goes to the bottom.
    Salvage,
    /// Which card of the deck is taken.
    Search,
    /// Which card of the discard pile is taken.
    Recover,
    /// Which card becomes a supply card.
    SupplyFromHand,
}

/// What a player may pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Nothing.
    Pass,
    /// Yes.
    Do,
    /// A card that is played, or played as a unit or event.
    Play(CardId),
    /// A card that is played as an asset.
    Asset(CardId),
    /// A card that is played as a supply card.
    Supply(CardId),
    /// An ability of a card in play.
    Use(PieceWord, u8),
    /// A mission that is resolved.
    Resolve(PieceWord),
    /// A unit that challenges.
    Challenge(PieceWord),
    /// A lower card of a unit stack, sacrificed for power.
    SacrificeUnder(PieceWord, CardId),
    /// A lower card of a unit stack, brought to its top.
    Raise(PieceWord, CardId),
    /// A stack that is spent.
    Spend(PieceWord),
    /// A stack that is spent for something else than it makes.
    SpendOtherwise(PieceWord),
    /// A unit that adds to a payment.
    Generate(PieceWord),
    /// A card in play.
    Piece(PieceWord),
    /// A supply card beneath a stack.
    SupplyUnder(PieceWord, CardId),
    /// A threat.
    Threat(PieceWord),
    /// A player.
    Player(Seat),
    /// A card.
    Card(CardId),
    /// A resource.
    Resource(Resource),
    /// Challenging as a ship or as a personnel.
    As(UnitType),
    /// The n-th option of a card.
    Option(u8),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Pass => f.write_str("pass"),
            Choice::Do => f.write_str("do"),
            Choice::Play(card) => write!(f, "play:{card}"),
            Choice::Asset(card) => write!(f, "asset:{card}"),
            Choice::Supply(card) => write!(f, "supply:{card}"),
            Choice::Use(piece, 0) => write!(f, "use:{piece}"),
            Choice::Use(piece, at) => write!(f, "use:{piece}:{}", at + 1),
            Choice::Resolve(piece) => write!(f, "resolve:{piece}"),
            Choice::Challenge(piece) => write!(f, "challenge:{piece}"),
            Choice::SacrificeUnder(piece, card) => write!(f, "sacrifice:{piece}:{card}"),
            Choice::Raise(piece, card) => write!(f, "raise:{piece}:{card}"),
            Choice::Spend(piece) => write!(f, "spend:{piece}"),
            Choice::SpendOtherwise(piece) => write!(f, "exchange:{piece}"),
            Choice::Generate(piece) => write!(f, "generate:{piece}"),
            Choice::Piece(piece) => write!(f, "{piece}"),
            Choice::SupplyUnder(piece, card) => write!(f, "supply:{piece}:{card}"),
            Choice::Threat(piece) => write!(f, "threat:{piece}"),
            Choice::Player(seat) => f.write_str(crate::setup::seat_name(*seat)),
            Choice::Card(card) => write!(f, "{card}"),
            Choice::Resource(resource) => write!(f, "{resource}"),
            Choice::As(unit) => write!(f, "as-{unit}"),
            Choice::Option(at) => write!(f, "option-{}", at + 1),
        }
    }
}

/// The rulebook section behind a question.
pub fn section(ask: &Ask) -> Option<Section> {
    Some(match ask {
        Ask::Redraw => "ccg.set-up.redraw",
        Ask::PlayResource => "ccg.resources.playing",
        Ask::SupplyUnder { .. } | Ask::SupplyFromHand => "ccg.resources.supply",
        Ask::Reorder => "ccg.stacks.reorder",
        Ask::Action => "ccg.execution.actions",
        Ask::Respond => "ccg.challenge.effects-round",
        Ask::Pay { .. } => "ccg.resources.paying",
        Ask::PayTax { .. } => "ccg.challenge.tax",
        Ask::Discount { .. } | Ask::Exchange => "ccg.execution.extra-actions",
        Ask::Expedite { .. } => "ccg.keywords.expedite",
        Ask::Target { .. } => "ccg.effects.targets",
        Ask::Trigger { .. } => "ccg.effects.triggers",
        Ask::OptionalCost { .. } => "ccg.effects.optional-costs",
        Ask::PickCards { .. } | Ask::NameOpponent => "ccg.effects.choices",
        Ask::Choose { .. } => "ccg.effects.options",
        Ask::Overlay { .. } => "ccg.stacks.overlay",
        Ask::Requirement { .. } => "ccg.missions.stand-ins",
        Ask::Opponent => "ccg.challenge.declare",
        Ask::ChallengeAs => "ccg.keywords.strafe",
        Ask::Defend | Ask::WhetherToDefend => "ccg.challenge.defender",
        Ask::ChooseDefender => "ccg.keywords.sniper",
        Ask::Manipulate => "ccg.keywords.manipulate",
        Ask::MysticValue => "ccg.mystic.changes",
        Ask::FaceThreats | Ask::WhichThreat => "ccg.cylon-phase.challenges",
        Ask::Discard { .. } => "ccg.effects.choices",
        Ask::TakeShown { .. } | Ask::HandToDeck => "ccg.effects.choices",
        Ask::KeepOnTop | Ask::NextToBottom | Ask::MayGoBelow { .. } | Ask::Salvage => "ccg.zones.looking",
        Ask::Search => "ccg.zones.searching",
        Ask::Recover => "ccg.zones.discard",
    })
}
