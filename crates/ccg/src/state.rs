//! The state of a game, in three kinds of parts: what all see, what one seat sees, what nobody sees.
//! What changes it lives in the modules of the rules; what follows from it in `board`.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use strum::{Display, EnumIter};
use tabletop::{Dice, Seat, Seats};
use utoipa::ToSchema;

use crate::card::{Card, CardId, UnitType};
use crate::effect::{Change, Favour, Filter, Mystics, Rule, Twist, Until, Verb};

/// Everything about a game between two steps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct State {
    /// What all see.
    pub public: Public,
    /// What each seat sees of its own.
    pub own: Vec<Own>,
    /// What nobody sees.
    pub hidden: Hidden,
}

/// What happens next. {ccg.turn.order}
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    Display,
    EnumIter,
    Serialize,
    Deserialize,
    ToSchema
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The active player may draw a new hand.
    Redraw,
    /// A turn begins: cards are readied, restored and drawn.
    Ready,
    /// The active player may play a card to the resource area.
    PlayResource,
    /// The active player may reorder unit stacks.
    Reorder,
    /// The active player takes an action.
    Action,
    /// Threats are counted and perhaps revealed.
    Threats,
    /// The active player challenges a threat or passes.
    FaceThreats,
}

/// A phase of the turn.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    Display,
    EnumIter,
    Serialize,
    Deserialize,
    ToSchema
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Cards become ready.
    Ready,
    /// Players act.
    Execution,
    /// Cylons attack.
    Cylon,
}

/// What all see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Public {
    /// What happens next.
    pub step: Step,
    /// The phase.
    pub phase: Phase,
    /// Counts turns from 1; 0 is the set-up.
    pub turn: u32,
    /// The first player.
    pub first: Seat,
    /// The player whose decision is next.
    pub active: Seat,
    /// How many players have passed one after the other.
    pub passes: u8,
    /// The players.
    pub players: Vec<Player>,
    /// Revealed Cylon threats.
    pub threats: Vec<Threat>,
    /// The challenge under way.
    pub challenge: Option<Challenge>,
    /// What lasts for a while.
    pub lasting: Vec<Lasting>,
    /// How many more actions the active player takes at once.
    pub extra_actions: u8,
    /// What the action being taken gets.
    pub favour: Option<Favour>,
    /// What the very next action gets.
    pub next_favour: Option<Favour>,
    /// Who is first in the next Cylon phase of this turn, whatever the influence.
    pub first_in_cylon_phase: Option<Seat>,
    /// How many more execution and Cylon phases this turn has.
    pub more_phases: u8,
    /// Whether the execution phase ends with this action.
    pub phase_ends: bool,
    /// The number of the next card that comes into play.
    pub next_piece: u16,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A card in play: its number, which it keeps for as long as it is there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct PieceId(pub u16);

/// Where a card in play lies. {ccg.zones.areas}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In the alert area.
    Alert,
    /// In the reserve area.
    Reserve,
    /// In the resource area: a base, an asset, or a persistent mission.
    Resource,
    /// With the unit to which it is linked.
    Linked(PieceId),
}

/// A card in play, with the cards that lie under it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Piece {
    /// Its number.
    #[serde(default)]
    pub id: PieceId,
    /// Who controls it.
    #[serde(default = "nobody")]
    pub controller: Seat,
    /// Who owns it, if that is not who controls it. {ccg.zones.control}
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub lent_by: Option<Seat>,
    /// The cards of a unit stack, the top last. {ccg.stacks.top}
    #[cfg_attr(feature = "types", ts(as = "Vec<CardId>"))]
    pub cards: SmallVec<[CardId; 2]>,
    /// Where it lies.
    pub place: Place,
    /// Whether it is face down.
    #[serde(default)]
    pub exhausted: bool,
    /// How many supply cards are beneath it.
    #[serde(default)]
    pub supplies: u8,
    /// Which of its abilities were used this turn, by position.
    #[serde(default)]
    pub used: u8,
}

fn nobody() -> Seat {
    Seat(u8::MAX)
}

impl Piece {
    /// The top card.
    pub fn top(&self) -> CardId {
        // A piece is made with a card, and nothing takes the last one.
        *self.cards.last().expect("a card in play")
    }

    /// What is printed on the top card.
    pub fn card(&self) -> &'static Card {
        self.top().card()
    }

    /// Who owns it.
    pub fn owner(&self) -> Seat {
        self.lent_by.unwrap_or(self.controller)
    }

    /// Whether it is a base or an asset, on top of a resource stack.
    pub fn is_stack(&self) -> bool {
        self.place == Place::Resource && self.card().resource.is_some()
    }

    /// Whether it is a personnel or ship that is used as one.
    pub fn is_unit(&self) -> bool {
        matches!(self.place, Place::Alert | Place::Reserve) && self.card().is_unit()
    }

    /// The name of it in words.
    pub(crate) fn word(&self) -> PieceWord {
        PieceWord { card: self.top(), id: self.id }
    }
}

/// A card in play as it is called in records: `colonial-viper-113#4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PieceWord {
    /// The top card.
    pub card: CardId,
    /// Its number.
    pub id: PieceId,
}

impl std::fmt::Display for PieceWord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}#{}", self.card, self.id.0)
    }
}

/// A player, as all see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Player {
    /// The base that the player brought.
    pub base: CardId,
    /// Influence.
    pub influence: i8,
    /// Whether the player has lost and left the game.
    pub out: bool,
    /// Whether a mission was resolved in this execution phase.
    pub resolved_mission: bool,
    /// The cards that the player controls, in the order in which they came into play.
    pub pieces: Vec<Piece>,
    /// The discard pile, the top last.
    pub discard: Vec<CardId>,
}

/// A revealed Cylon threat. {ccg.cylon-phase.reveal}
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Threat {
    /// Its number.
    pub id: PieceId,
    /// The card.
    pub card: CardId,
    /// Who revealed it.
    pub owner: Seat,
    /// Whom its red text does not affect.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub spares: Option<Seat>,
}

/// Whom a challenge is against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// A player.
    Player(Seat),
    /// A threat, which is played by the player to the left.
    Threat(PieceId, Seat),
}

/// A challenge under way. {ccg.challenge.procedure}
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Challenge {
    /// Who challenges.
    pub by: Seat,
    /// With what.
    pub challenger: PieceId,
    /// Against whom.
    pub against: Against,
    /// As a ship or as a personnel.
    pub challenges_as: UnitType,
    /// What defends.
    pub defender: Option<PieceId>,
    /// Whether it was defended, even if the defender has left play.
    pub defended: bool,
    /// Whether the challenging player chooses the defender.
    pub sniper: bool,
    /// Whether it was ended by an effect.
    pub ended: bool,
    /// How it ends differently.
    #[cfg_attr(feature = "types", ts(as = "Vec<Twist>"))]
    pub twists: SmallVec<[Twist; 2]>,
    /// By how much it was won.
    pub margin: i8,
    /// What is done when it ends.
    #[cfg_attr(feature = "types", ts(as = "Vec<(Verb, PieceId)>"))]
    #[schema(value_type = Vec<(Verb, PieceId)>)]
    pub at_end: SmallVec<[(Verb, PieceId); 2]>,
}

impl Challenge {
    /// Who answers for the defending side.
    pub fn other_side(&self) -> Seat {
        match self.against {
            Against::Player(seat) | Against::Threat(_, seat) => seat,
        }
    }

    /// Whether it is against a threat.
    pub fn is_against_threat(&self) -> bool {
        matches!(self.against, Against::Threat(..))
    }
}

/// Something that lasts for a while. {ccg.effects.duration}
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Lasting {
    /// What is different.
    pub what: LastingChange,
    /// How long.
    pub until: Until,
}

/// What is different for a while.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum LastingChange {
    /// One card in play or revealed threat.
    Piece {
        /// Which.
        piece: PieceId,
        /// What about it.
        change: Change,
    },
    /// Whatever cards fit.
    Every {
        /// Which, as the rules write it.
        #[cfg_attr(feature = "types", ts(type = "unknown"))]
        #[schema(value_type = serde_json::Value)]
        filter: Filter,
        /// As seen by whom.
        you: Seat,
        /// Whose cards are left alone.
        except: Option<Seat>,
        /// What about them.
        change: Change,
    },
    /// One threat, or all.
    ThreatPower {
        /// Which.
        threat: Option<PieceId>,
        /// By how much.
        power: i8,
    },
    /// A rule for everybody.
    Rule(Rule),
    /// The next mystic value of a player in a challenge.
    Mystic {
        /// Whose.
        seat: Seat,
        /// How it is found.
        how: Mystics,
        /// Who chooses between two.
        chooser: Seat,
        /// Which unit gets power instead, and how much.
        instead: Option<(PieceId, i8)>,
    },
}

/// What one seat sees of its own.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", default)]
pub struct Own {
    /// The cards that the player brought, each with the number of its copies. Which are where is another matter.
    #[cfg_attr(feature = "types", ts(as = "Vec<(CardId, u8)>"))]
    #[schema(value_type = Vec<(CardId, u8)>)]
    pub brought: Arc<Vec<(CardId, u8)>>,
    /// The hand.
    pub hand: Vec<CardId>,
    /// Face-down supply cards, each with the stack that it lies beneath.
    pub supplies: Vec<(PieceId, CardId)>,
}

/// What nobody sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Hidden {
    /// Chance.
    pub dice: Dice,
    /// The decks; the last card is the top.
    pub decks: Vec<Vec<CardId>>,
}

/// How the game ended: who has won. Several, or nobody, is a tie. {ccg.ending.tie}
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Outcome {
    /// Who has won.
    #[cfg_attr(feature = "types", ts(as = "Vec<Seat>"))]
    pub winners: SmallVec<[Seat; 6]>,
}

impl Public {
    /// How many seats.
    pub fn count(&self) -> usize {
        self.players.len()
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Players still in the game, clockwise from `seat`, itself included if it is.
    pub fn seats_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let playing: Seats = Seat::all(self.count()).filter(|seat| !self.player(*seat).out).collect();
        seat.clockwise(self.count()).filter(move |seat| playing.contains(*seat))
    }

    /// Players still in the game, in turn order from the first player. {ccg.turn.first-player}
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.seats_from(self.first)
    }

    /// The next player to the left who is still in the game.
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.seats_from(seat.next(self.count())).next().unwrap_or(seat)
    }

    /// Opponents of a player, to the left first.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats_from(seat).filter(move |other| *other != seat)
    }

    /// All cards in play.
    pub fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.players.iter().flat_map(|player| &player.pieces)
    }

    /// A card in play, if it still is.
    pub fn piece(&self, id: PieceId) -> Option<&Piece> {
        self.players.iter().find_map(|player| find(&player.pieces, id).map(|at| &player.pieces[at]))
    }

    pub(crate) fn piece_mut(&mut self, id: PieceId) -> Option<&mut Piece> {
        self.players.iter_mut().find_map(|player| find(&player.pieces, id).map(|at| &mut player.pieces[at]))
    }

    /// A threat, if it is still there.
    pub fn threat(&self, id: PieceId) -> Option<&Threat> {
        self.threats.iter().find(|threat| threat.id == id)
    }

    /// Whether a rule is in force.
    pub fn holds(&self, rule: Rule) -> bool {
        self.lasting.iter().any(|lasting| lasting.what == LastingChange::Rule(rule))
    }

    pub(crate) fn new_piece_id(&mut self) -> PieceId {
        self.next_piece += 1;
        PieceId(self.next_piece)
    }
}

/// Where a piece is; numbers only grow, so the list is in order.
pub(crate) fn find(pieces: &[Piece], id: PieceId) -> Option<usize> {
    pieces.binary_search_by_key(&id, |piece| piece.id).ok()
}

impl State {
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.public.players[seat.index()]
    }

    pub(crate) fn hand(&self, seat: Seat) -> &[CardId] {
        &self.own[seat.index()].hand
    }
}
