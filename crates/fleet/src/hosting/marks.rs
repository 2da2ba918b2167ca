//! Which things on the table an option means, so that they can light up and be clicked.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::cards::{Loyalty, Quorum, SuperCrisis};
use crate::characters::Character;
use crate::choice::{Action, Ask, Choice, Move, Target, ViperOrder};
use crate::space::{Area, CivilianId};
use crate::state::DamageToken;
use crate::{Location, Resource, Skill, SkillCard};

/// A thing on the table. It is written as a word such as `location:command`, by which clients know it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mark {
    /// A location.
    Location(Location),
    /// An area of space.
    Area(Area),
    /// The raiders in an area.
    Raider(Area),
    /// The heavy raiders in an area.
    HeavyRaider(Area),
    /// A basestar in an area, counted from 0.
    Basestar(Area, u8),
    /// The unmanned vipers in an area.
    Viper(Area),
    /// The centurions on a space of the boarding party track.
    Centurion(u8),
    /// A civilian ship.
    Civilian(CivilianId),
    /// A skill card in the own hand.
    Card(SkillCard),
    /// A quorum card.
    Quorum(Quorum),
    /// A super crisis card in the own hand.
    SuperCrisis(SuperCrisis),
    /// An own loyalty card.
    Loyalty(Loyalty),
    /// A dial.
    Resource(Resource),
    /// A type of skill cards.
    Skill(Skill),
    /// A character, and so a player.
    Character(Character),
    /// The Admiral's nukes.
    Nuke,
    /// The quorum deck.
    QuorumDeck,
    /// The viper that the player flies.
    OwnViper,
    /// The action on the own sheet.
    Ability,
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Location(location) => write!(f, "location:{location}"),
            Mark::Area(area) => write!(f, "area:{}", u8::from(*area)),
            Mark::Raider(area) => write!(f, "raider:{}", u8::from(*area)),
            Mark::HeavyRaider(area) => write!(f, "heavy-raider:{}", u8::from(*area)),
            Mark::Basestar(area, at) => write!(f, "basestar:{}:{at}", u8::from(*area)),
            Mark::Viper(area) => write!(f, "viper:{}", u8::from(*area)),
            Mark::Centurion(space) => write!(f, "centurion:{space}"),
            Mark::Civilian(CivilianId(number)) => write!(f, "civilian:{number}"),
            Mark::Card(card) => write!(f, "card:{card}"),
            Mark::Quorum(card) => write!(f, "quorum:{card}"),
            Mark::SuperCrisis(card) => write!(f, "super-crisis:{card}"),
            Mark::Loyalty(card) => write!(f, "loyalty:{card}"),
            Mark::Resource(resource) => write!(f, "resource:{resource}"),
            Mark::Skill(skill) => write!(f, "skill:{skill}"),
            Mark::Character(character) => write!(f, "character:{character}"),
            Mark::Nuke => f.write_str("nuke"),
            Mark::QuorumDeck => f.write_str("quorum-deck"),
            Mark::OwnViper => f.write_str("own-viper"),
            Mark::Ability => f.write_str("ability"),
        }
    }
}

impl Serialize for Mark {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The things that an option means.
pub fn marks(choice: &Choice, ask: &Ask) -> Vec<Mark> {
    let mark = match choice {
        Choice::Character(character) => Mark::Character(*character),
        Choice::Location(location)
        | Choice::Move(Move::To(location))
        | Choice::Damage(DamageToken::Location(location))
        | Choice::Action(Action::Location(location) | Action::SecondOfLocation(location)) => {
            Mark::Location(*location)
        }
        Choice::Area(area) | Choice::Move(Move::Fly(area)) | Choice::Viper(ViperOrder::Launch(area)) => {
            Mark::Area(*area)
        }
        Choice::Skill(skill) => Mark::Skill(*skill),
        // A card of somebody else's hand is not on the table.
        Choice::Card(_) if matches!(ask, Ask::TakeCard { .. }) => return Vec::new(),
        Choice::Card(card) | Choice::Play(_, Some(card)) | Choice::Action(Action::Skill(card)) => {
            Mark::Card(*card)
        }
        Choice::Resource(resource) | Choice::Damage(DamageToken::Resource(resource)) => {
            Mark::Resource(*resource)
        }
        Choice::Quorum(card) | Choice::Action(Action::Quorum(card)) => Mark::Quorum(*card),
        Choice::SuperCrisis(card) => Mark::SuperCrisis(*card),
        Choice::Civilian(ship) => Mark::Civilian(*ship),
        Choice::Target(target) | Choice::Viper(ViperOrder::Attack(target)) => match *target {
            Target::Raider(area) => Mark::Raider(area),
            Target::HeavyRaider(area) => Mark::HeavyRaider(area),
            Target::Basestar(area, at) => Mark::Basestar(area, at),
            Target::Centurion(space) => Mark::Centurion(space),
        },
        // The own viper is where its pilot is; of unmanned ones, it is said which.
        Choice::Viper(ViperOrder::Fly(_, to)) if *ask == Ask::FlyViper => Mark::Area(*to),
        Choice::Viper(ViperOrder::Fly(from, _)) => Mark::Viper(*from),
        Choice::Action(Action::Character(_)) => Mark::Ability,
        Choice::Action(Action::Viper) => Mark::OwnViper,
        Choice::Action(Action::DrawQuorum) => Mark::QuorumDeck,
        Choice::Action(Action::Nuke) => Mark::Nuke,
        Choice::Action(Action::Reveal(card)) => Mark::Loyalty(*card),
        Choice::Pass
        | Choice::Do
        | Choice::Crisis(_)
        | Choice::Destination(_)
        | Choice::Action(Action::Nothing)
        | Choice::Move(Move::Stay)
        | Choice::Box(_)
        | Choice::Either(_)
        | Choice::Order(_)
        | Choice::End(_)
        | Choice::Deck(_)
        | Choice::LostViper(_)
        | Choice::Craft(_)
        | Choice::Outcome(_)
        | Choice::Brutal(_)
        | Choice::Repairs(_)
        | Choice::Fleet(_)
        | Choice::Play(_, None) => return Vec::new(),
    };
    vec![mark]
}
