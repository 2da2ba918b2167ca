//! What players are asked and what they can pick. The words of `Choice` stand in records and scenarios.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::Display;
use tabletop::{Seat, Section};
use utoipa::ToSchema;

use crate::cards::{Crisis, Destination, Loyalty, Quorum, SuperCrisis};
use crate::characters::Character;
use crate::combat::Weapon;
use crate::craft::Craft;
use crate::effect::Activation;
use crate::space::{Area, CivilianId};
use crate::state::DamageToken;
use crate::window::{Moment, Play};
use crate::{Location, Resource, Skill, SkillCard};

/// What a player is asked.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Ask {
    /// Choose a character.
    ChooseCharacter,
    /// Which area to launch a viper into.
    LaunchArea,
    /// Which deck to draw the next skill card from.
    DrawFrom {
        /// How many cards are still to be drawn, this one included.
        left: u8,
    },
    /// Where to move.
    Move,
    /// Which card to pay for a move to another ship.
    PayForMove {
        /// Where the move goes.
        to: Location,
    },
    /// Which cards to pay for the use of a location.
    PayForLocation {
        /// Which location.
        location: Location,
    },
    /// What to do as an action.
    Action,
    /// How to use an Executive Order.
    ExecutiveOrder,
    /// Which cards to discard.
    Discard {
        /// How many.
        count: u8,
    },
    /// Which cards to discard at the hand limit.
    HandLimit {
        /// How many.
        count: u8,
    },
    /// Which cards to discard down to three when revealed as a Cylon.
    DiscardToThree,
    /// Which cards to add to the check.
    AddToCheck,
    /// Which box of a crisis card to take.
    #[schema(rename_all = "kebab-case")]
    CrisisBox {
        /// The card, if it is an ordinary crisis.
        crisis: Option<Crisis>,
        /// The card, if it is a super crisis.
        super_crisis: Option<SuperCrisis>,
    },
    /// Which of two effects inside a box to take.
    EitherEffect,
    /// Whether to do what the card allows.
    MayEffect,
    /// Whom the card or ability is to concern.
    ChoosePlayer {
        /// What happens to whoever is chosen.
        purpose: Purpose,
    },
    /// Where to move a released prisoner, or oneself out of the Brig.
    LeaveBrigTo,
    /// Which of the drawn crisis cards to resolve.
    ChooseCrisis,
    /// Which of the drawn quorum cards to resolve.
    ChooseQuorum,
    /// What to do as the second half of the President's Office.
    PresidentsOffice,
    /// Which destination to jump to.
    ChooseDestination,
    /// Whether to put a card back on the top or under the bottom of its deck.
    TopOrBottom {
        /// Which deck.
        deck: Deck,
    },
    /// Which deck to scout.
    ScoutDeck,
    /// Which area acts next.
    NextArea {
        /// What acts.
        activation: Activation,
    },
    /// Where the next ship is placed when there are not enough.
    Shortage {
        /// What is placed.
        piece: crate::space::Piece,
    },
    /// Which piloted viper a raider attacks.
    AttackedPilot,
    /// Which civilian ship is destroyed.
    DestroyCivilian,
    /// Which vipers in space are damaged.
    DamageViper,
    /// Which civilian ships to look at.
    LookAtCivilians,
    /// Where to move a civilian ship.
    MoveCivilian {
        /// Which.
        ship: CivilianId,
    },
    /// Which ship or token is attacked or destroyed.
    Target {
        /// With what.
        with: Weapon,
    },
    /// What an unmanned viper does.
    DirectViper {
        /// How many activations are left, this one included.
        left: u8,
    },
    /// What a pilot does with the own viper.
    FlyViper,
    /// Which unmanned viper to bring back, so that a pilot can launch in it.
    ReturnViper,
    /// Of which kind the viper is to be.
    WhichCraft,
    /// What to repair.
    Repair,
    /// Which vipers to bring back to the Reserves.
    RefitVipers,
    /// Whether to bring a raptor back to the Reserves.
    RefitRaptor,
    /// Which ships brutal force destroys.
    BrutalForce,
    /// Which damage tokens to apply.
    ChooseDamage,
    /// Which resource to gain.
    GainResource,
    /// What to do on Caprica.
    Caprica,
    /// What to do with the Cylon fleet.
    CylonFleet,
    /// Which card to take from another player's hand.
    TakeCard {
        /// Whose hand.
        from: Seat,
    },
    /// Whether to ignore that somebody would look at one's loyalty card.
    IgnoreLook {
        /// Who would look.
        viewer: Seat,
    },
    /// Whether to exchange a super crisis card.
    ExchangeSuperCrisis,
    /// Whether to use a power when revealed.
    RevealPower {
        /// The card.
        card: Loyalty,
    },
    /// Whether to hand the Sympathizer card to another player.
    PassSympathizer,
    /// Which type of cards is to be worthless.
    BlindDevotion,
    /// Whether a check is to pass or fail.
    MysteriousIntuition,
    /// A moment to interrupt.
    Interrupt {
        /// Which moment.
        moment: Moment,
    },
    /// Whose interrupt comes first.
    WhoFirst {
        /// Who wants to play what.
        wanted: Vec<(Seat, Play)>,
    },
}

/// What happens to a chosen player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// Sent to the Brig.
    Brig,
    /// Sent to Sickbay.
    Sickbay,
    /// Released from the Brig.
    Release,
    /// One loyalty card is looked at.
    Look,
    /// All loyalty cards are looked at.
    LookAtAll,
    /// Becomes President.
    Presidency,
    /// Gets a quorum card assigned.
    Assign,
    /// Rolls to become Admiral.
    Mutiny,
    /// Gets an Executive Order.
    ExecutiveOrder,
    /// Shows the hand and loses a card.
    Infiltrate,
    /// Gets loyalty cards.
    GiveLoyalty,
    /// Accused at the Admiral's Quarters.
    Accuse,
    /// Discards, and is sent to Sickbay.
    Wound,
}

/// A deck whose top card somebody may look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    /// The crisis deck.
    Crisis,
    /// The destination deck.
    Destination,
}

/// An action. {fleet.actions.kinds}
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Use the location.
    Location(Location),
    /// Do the second of the two things that the location is for.
    SecondOfLocation(Location),
    /// Play a skill card for its text.
    Skill(SkillCard),
    /// Use the character's action.
    Character(Character),
    /// Activate the own viper.
    Viper,
    /// Draw a quorum card, as the President.
    DrawQuorum,
    /// Play a quorum card, as the President.
    Quorum(Quorum),
    /// Launch a nuke, as the Admiral.
    Nuke,
    /// Reveal a loyalty card.
    Reveal(Loyalty),
    /// Do nothing.
    Nothing,
}

/// A ship or token that can be attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A raider in an area.
    Raider(Area),
    /// A heavy raider in an area.
    HeavyRaider(Area),
    /// A basestar in an area, counted from 0.
    Basestar(Area, u8),
    /// A centurion on a space of the boarding party track.
    Centurion(u8),
}

/// What an unmanned viper can do. {fleet.combat.vipers}
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ViperOrder {
    /// Launch from the Reserves.
    Launch(Area),
    /// Move from one area to the next.
    Fly(Area, Area),
    /// Attack.
    Attack(Target),
}

/// Where somebody goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Nowhere.
    Stay,
    /// To a location.
    To(Location),
    /// To an area, in the own viper.
    Fly(Area),
}

/// A box of a crisis card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, Serialize, serde::Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum CrisisBox {
    /// The upper one.
    First,
    /// The lower one.
    Second,
    /// The skill check.
    Check,
    /// What may be taken instead of the check.
    Instead,
}

/// Which ships brutal force destroys.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Brutal {
    /// Up to three raiders.
    Raiders,
    /// A heavy raider.
    HeavyRaider,
    /// A centurion.
    Centurion,
}

/// What can be repaired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Repairs {
    /// The location where the character is.
    Location,
    /// Vipers.
    Vipers,
}

/// A viper that is out of action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LostViper {
    /// Destroyed, and out of the game.
    Destroyed(Craft),
    /// In the Damaged Vipers box.
    Damaged(Craft),
}

/// What can be done with the Cylon fleet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FleetOrder {
    /// Activate ships.
    Activate(Activation),
    /// Launch new ships.
    Launch,
}

/// Something that can be picked.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// Let it pass, or do nothing.
    Pass,
    /// Do it.
    Do,
    /// A character, and so a player.
    Character(Character),
    /// A location.
    Location(Location),
    /// An area.
    Area(Area),
    /// A skill type.
    Skill(Skill),
    /// A skill card.
    Card(SkillCard),
    /// A resource.
    Resource(Resource),
    /// A crisis card.
    Crisis(Crisis),
    /// A super crisis card.
    SuperCrisis(SuperCrisis),
    /// A quorum card.
    Quorum(Quorum),
    /// A destination card.
    Destination(Destination),
    /// A civilian ship.
    Civilian(CivilianId),
    /// A target.
    Target(Target),
    /// An order to an unmanned viper.
    Viper(ViperOrder),
    /// An action.
    Action(Action),
    /// A move.
    Move(Move),
    /// A box of a crisis card.
    Box(CrisisBox),
    /// The first or second effect inside a box.
    Either(u8),
    /// A way to use an Executive Order.
    Order(Order),
    /// The top or bottom of a deck.
    End(DeckEnd),
    /// A deck.
    Deck(Deck),
    /// A viper that is out of action.
    LostViper(LostViper),
    /// A kind of viper.
    Craft(Craft),
    /// A damage token.
    Damage(DamageToken),
    /// Pass or fail.
    Outcome(crate::state::CheckOutcome),
    /// Brutal force.
    Brutal(Brutal),
    /// A repair.
    Repairs(Repairs),
    /// An order to the Cylon fleet.
    Fleet(FleetOrder),
    /// An interrupt, with the card that is played.
    Play(Play, Option<SkillCard>),
}

/// How an Executive Order is used. {fleet.skill-cards.executive-order}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Move, then one action.
    MoveAndAct,
    /// No move, two actions.
    ActTwice,
    /// Not at all.
    Decline,
}

/// An end of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum DeckEnd {
    /// The top.
    Top,
    /// The bottom.
    Bottom,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Pass => f.write_str("pass"),
            Choice::Do => f.write_str("do"),
            Choice::Character(character) => character.fmt(f),
            Choice::Location(location) => location.fmt(f),
            Choice::Area(area) => area.fmt(f),
            Choice::Skill(skill) => skill.fmt(f),
            Choice::Card(card) => card.fmt(f),
            Choice::Resource(resource) => resource.fmt(f),
            Choice::Crisis(card) => card.fmt(f),
            Choice::SuperCrisis(card) => card.fmt(f),
            Choice::Quorum(card) => card.fmt(f),
            Choice::Destination(card) => card.fmt(f),
            Choice::Civilian(ship) => ship.fmt(f),
            Choice::Target(target) => target.fmt(f),
            Choice::Viper(ViperOrder::Launch(area)) => write!(f, "launch@{area}"),
            Choice::Viper(ViperOrder::Fly(from, to)) => write!(f, "fly@{from}>{to}"),
            Choice::Viper(ViperOrder::Attack(target)) => write!(f, "attack:{target}"),
            Choice::Action(action) => action.fmt(f),
            Choice::Move(Move::Stay) => f.write_str("stay"),
            Choice::Move(Move::To(location)) => location.fmt(f),
            Choice::Move(Move::Fly(area)) => area.fmt(f),
            Choice::Box(side) => side.fmt(f),
            Choice::Either(0) => f.write_str("first"),
            Choice::Either(_) => f.write_str("second"),
            Choice::Order(order) => order.fmt(f),
            Choice::End(end) => end.fmt(f),
            Choice::Deck(deck) => deck.fmt(f),
            Choice::LostViper(LostViper::Destroyed(craft)) => write!(f, "destroyed-{craft}"),
            Choice::LostViper(LostViper::Damaged(craft)) => write!(f, "damaged-{craft}"),
            Choice::Craft(craft) => craft.fmt(f),
            Choice::Damage(DamageToken::Location(location)) => location.fmt(f),
            Choice::Damage(DamageToken::Resource(resource)) => resource.fmt(f),
            Choice::Outcome(outcome) => outcome.fmt(f),
            Choice::Brutal(brutal) => brutal.fmt(f),
            Choice::Repairs(repairs) => repairs.fmt(f),
            Choice::Fleet(FleetOrder::Activate(activation)) => activation.fmt(f),
            Choice::Fleet(FleetOrder::Launch) => f.write_str("launch-all"),
            Choice::Play(play, None) => play.fmt(f),
            Choice::Play(_, Some(card)) => card.fmt(f),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Raider(area) => write!(f, "raider@{area}"),
            Target::HeavyRaider(area) => write!(f, "heavy-raider@{area}"),
            Target::Basestar(area, 0) => write!(f, "basestar@{area}"),
            Target::Basestar(area, _) => write!(f, "second-basestar@{area}"),
            Target::Centurion(space) => write!(f, "centurion@{space}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Location(location) => write!(f, "use:{location}"),
            Action::SecondOfLocation(location) => write!(f, "use-second:{location}"),
            Action::Skill(card) => write!(f, "play:{card}"),
            Action::Character(_) => f.write_str("ability"),
            Action::Viper => f.write_str("viper"),
            Action::DrawQuorum => f.write_str("draw-quorum"),
            Action::Quorum(card) => write!(f, "quorum:{card}"),
            Action::Nuke => f.write_str("nuke"),
            Action::Reveal(card) => write!(f, "reveal:{card}"),
            Action::Nothing => f.write_str("nothing"),
        }
    }
}

macro_rules! choices {
    ($($kind:ident($type:ty)),* $(,)?) => {
        $(impl From<$type> for Choice {
            fn from(value: $type) -> Choice {
                Choice::$kind(value)
            }
        })*
    };
}
choices! {
    Character(Character), Location(Location), Area(Area), Skill(Skill), Card(SkillCard), Resource(Resource),
    Crisis(Crisis), Quorum(Quorum), Destination(Destination), Civilian(CivilianId), Target(Target),
    Viper(ViperOrder), Action(Action), Move(Move), Box(CrisisBox), Order(Order), End(DeckEnd), Deck(Deck),
    LostViper(LostViper), Craft(Craft), Damage(DamageToken), Outcome(crate::state::CheckOutcome), Brutal(Brutal),
    Repairs(Repairs), Fleet(FleetOrder),
}

/// The rulebook section behind a question.
pub fn section(ask: &Ask) -> Option<Section> {
    Some(match ask {
        Ask::ChooseCharacter => "fleet.set-up.characters",
        Ask::LaunchArea => "fleet.combat.vipers",
        Ask::DrawFrom { .. } => "fleet.characters.multi-skills",
        Ask::Move => "fleet.movement.move",
        Ask::PayForMove { .. } => "fleet.movement.other-ship",
        Ask::PayForLocation { .. } => "fleet.characters.roslin",
        Ask::Action => "fleet.actions.kinds",
        Ask::ExecutiveOrder => "fleet.skill-cards.executive-order",
        Ask::Discard { .. } => "fleet.timing.discarding",
        Ask::HandLimit { .. } => "fleet.turn.hand-limit",
        Ask::DiscardToThree | Ask::RevealPower { .. } => "fleet.cylons.reveal-steps",
        Ask::AddToCheck => "fleet.skill-check.playing-cards",
        Ask::CrisisBox { .. } => "fleet.crisis.choice",
        Ask::EitherEffect | Ask::MayEffect => "fleet.crisis.choice-freedom",
        Ask::ChoosePlayer { purpose: Purpose::Look | Purpose::LookAtAll } => "fleet.loyalty.look",
        Ask::ChoosePlayer { purpose: Purpose::ExecutiveOrder } => "fleet.skill-cards.executive-order",
        Ask::ChoosePlayer { purpose: Purpose::Presidency } => "fleet.titles.given",
        Ask::ChoosePlayer { purpose: Purpose::Assign } => "fleet.quorum.assigned",
        Ask::ChoosePlayer { purpose: Purpose::Mutiny } => "fleet.quorum.encourage-mutiny",
        Ask::ChoosePlayer { purpose: Purpose::Infiltrate } => "fleet.locations.human-fleet",
        Ask::ChoosePlayer { purpose: Purpose::GiveLoyalty } => "fleet.locations.resurrection-ship",
        Ask::ChoosePlayer { .. } => "fleet.locations.target-rule",
        Ask::LeaveBrigTo => "fleet.locations.brig",
        Ask::ChooseCrisis | Ask::Caprica => "fleet.locations.caprica",
        Ask::ChooseQuorum => "fleet.characters.roslin",
        Ask::PresidentsOffice => "fleet.locations.presidents-office",
        Ask::ChooseDestination => "fleet.jump.destination",
        Ask::TopOrBottom { .. } => "fleet.secrecy.bottom-of-deck",
        Ask::ScoutDeck => "fleet.skill-cards.launch-scout",
        Ask::NextArea { .. } => "fleet.activation.areas",
        Ask::Shortage { .. } => "fleet.limits.ships",
        Ask::AttackedPilot => "fleet.activation.raider-targets",
        Ask::DestroyCivilian => "fleet.combat.draw-and-destroy",
        Ask::DamageViper => "fleet.combat.viper-damage",
        Ask::LookAtCivilians | Ask::MoveCivilian { .. } => "fleet.locations.communications",
        Ask::Target { .. } => "fleet.combat.attack-table",
        Ask::DirectViper { .. } => "fleet.combat.unmanned",
        Ask::FlyViper => "fleet.combat.piloting",
        Ask::ReturnViper => "fleet.limits.hangar-deck",
        Ask::WhichCraft => "fleet.combat.vipers",
        Ask::Repair => "fleet.skill-cards.repair",
        Ask::RefitVipers | Ask::RefitRaptor => "fleet.jump.destination",
        Ask::IgnoreLook { .. } => "fleet.cylons.ignore",
        Ask::BrutalForce => "fleet.quorum.authorization-of-brutal-force",
        Ask::ChooseDamage => "fleet.combat.galactica-damage",
        Ask::GainResource => "fleet.characters.zarek",
        Ask::CylonFleet => "fleet.locations.cylon-fleet",
        Ask::TakeCard { .. } => "fleet.locations.human-fleet",
        Ask::ExchangeSuperCrisis => "fleet.locations.resurrection-ship",
        Ask::PassSympathizer => "fleet.loyalty.revealed-at-sleeper-agents",
        Ask::BlindDevotion => "fleet.characters.tyrol",
        Ask::MysteriousIntuition => "fleet.characters.boomer",
        Ask::Interrupt { .. } => "fleet.timing.windows",
        Ask::WhoFirst { .. } => "fleet.timing.order",
    })
}
