//! Whole cards: their types, names and numbers, and what is printed on them.

use super::ability::ability;
use crate::card::{
    Card, Cost, Keyword, Keywords, Kind, Rarity, Requirement, Resource, Set, Trait, Traits, slug,
};
use crate::effect::{Ability, Condition, Constant, Effect, Filter, Passive, Target, Timing};

fn card(
    number: &'static str,
    kind: Kind,
    title: Option<&'static str>,
    subtitle: Option<&'static str>,
) -> Card {
    let set = if number.starts_with("BSG2-") {
        Set::Betrayal
    } else if number.starts_with("BSG1-") {
        Set::Base
    } else {
        Set::Promo
    };
    let mut card = Card {
        number,
        slug: String::new(),
        set,
        rarity: Rarity::Common,
        kind,
        title,
        subtitle,
        cost: Cost::FREE,
        power: 0,
        mystic: 0,
        threat: 0,
        resource: None,
        traits: Traits::default(),
        keywords: Keywords::default(),
        expedite: None,
        link: None,
        comes_to_defend: None,
        influence: 0,
        hand: 0,
        requires: Vec::new(),
        passives: Vec::new(),
        abilities: Vec::new(),
        red: None,
        triggers: 0,
    };
    card.slug = slug(&card.name());
    card
}

/// A base: power, starting influence, hand size and what it makes.
pub fn base(
    number: &'static str,
    title: &'static str,
    power: i8,
    influence: i8,
    hand: u8,
    resource: Resource,
) -> Card {
    Card { power, influence, hand, resource: Some(resource), ..card(number, Kind::Base, Some(title), None) }
}

/// An event with its cost.
pub fn event(number: &'static str, name: &'static str, cost: impl Into<Cost>) -> Card {
    Card { cost: cost.into(), ..card(number, Kind::Event, None, Some(name)) }
}

/// A mission with what it needs.
pub fn mission<const N: usize>(number: &'static str, name: &'static str, requires: [Requirement; N]) -> Card {
    Card { requires: requires.into(), ..card(number, Kind::Mission, None, Some(name)) }
}

/// A personnel: its name (title and subtitle, or one alone), cost, power and what it makes as an asset.
pub fn personnel(
    number: &'static str,
    name: impl Into<Name>,
    cost: impl Into<Cost>,
    power: i8,
    resource: Resource,
) -> Card {
    unit(number, Kind::Personnel, name.into(), cost.into(), power, resource)
}

/// A ship, likewise.
pub fn ship(
    number: &'static str,
    name: impl Into<Name>,
    cost: impl Into<Cost>,
    power: i8,
    resource: Resource,
) -> Card {
    unit(number, Kind::Ship, name.into(), cost.into(), power, resource)
}

fn unit(number: &'static str, kind: Kind, name: Name, cost: Cost, power: i8, resource: Resource) -> Card {
    Card { cost, power, resource: Some(resource), ..card(number, kind, name.0, name.1) }
}

/// Title and subtitle.
#[derive(Clone, Copy)]
pub struct Name(Option<&'static str>, Option<&'static str>);

impl From<(&'static str, &'static str)> for Name {
    fn from((title, subtitle): (&'static str, &'static str)) -> Name {
        Name(Some(title), Some(subtitle))
    }
}

impl From<&'static str> for Name {
    fn from(subtitle: &'static str) -> Name {
        Name(None, Some(subtitle))
    }
}

impl From<(Resource, u8)> for Cost {
    fn from((resource, amount): (Resource, u8)) -> Cost {
        Cost::FREE.plus(resource, amount)
    }
}

impl From<[(Resource, u8); 2]> for Cost {
    fn from(parts: [(Resource, u8); 2]) -> Cost {
        parts.into_iter().fold(Cost::FREE, |cost, (resource, amount)| cost.plus(resource, amount))
    }
}

impl Card {
    /// Mystic value and Cylon threat number.
    #[must_use]
    pub fn numbers(mut self, mystic: i8, threat: i8) -> Card {
        (self.mystic, self.threat) = (mystic, threat);
        self
    }

    /// How often it is found.
    #[must_use]
    pub fn rarity(mut self, rarity: Rarity) -> Card {
        self.rarity = rarity;
        self
    }

    /// Its traits.
    #[must_use]
    pub fn traits<const N: usize>(mut self, traits: [Trait; N]) -> Card {
        self.traits = Traits::of(&traits);
        self
    }

    /// One more keyword.
    #[must_use]
    pub fn keyword(mut self, keyword: Keyword) -> Card {
        self.keywords = self.keywords.with(keyword);
        self
    }

    /// Expedite with this excess.
    #[must_use]
    pub fn expedite(mut self, resource: Resource, amount: u8) -> Card {
        self.expedite = Some((resource, amount).into());
        self
    }

    /// Link to a card that fits.
    #[must_use]
    pub fn link(mut self, to: Filter) -> Card {
        self.link = Some(to);
        self
    }

    /// Can be played from hand when such a unit challenges you, and defend from reserve.
    #[must_use]
    pub fn comes_to_defend(mut self, against: Filter) -> Card {
        self.comes_to_defend = Some(against);
        self
    }

    /// Something that is always on.
    #[must_use]
    pub fn always(self, what: Constant) -> Card {
        self.while_(Condition::Always, what)
    }

    /// Something that is on while a condition holds.
    #[must_use]
    pub fn while_(mut self, when: Condition, what: Constant) -> Card {
        self.passives.push(Passive { when, what });
        self
    }

    /// What the event does.
    #[must_use]
    pub fn does(self, effect: Effect) -> Card {
        self.ability(ability(Timing::Event, effect))
    }

    /// What the event does to targets.
    #[must_use]
    pub fn targets<const N: usize>(self, targets: [Target; N], effect: Effect) -> Card {
        self.ability(ability(Timing::Event, effect).at(targets))
    }

    /// What happens when the mission resolves.
    #[must_use]
    pub fn resolve(self, effect: Effect) -> Card {
        self.ability(ability(Timing::Resolve, effect))
    }

    /// What happens to targets when the mission resolves.
    #[must_use]
    pub fn resolve_at<const N: usize>(self, targets: [Target; N], effect: Effect) -> Card {
        self.ability(ability(Timing::Resolve, effect).at(targets))
    }

    /// One more ability.
    #[must_use]
    pub fn ability(mut self, ability: Ability) -> Card {
        let ability = ability.finished();
        if let Timing::Triggered(trigger) | Timing::May(trigger) = ability.timing {
            self.triggers |= trigger.bit();
        }
        self.abilities.push(ability);
        self
    }

    /// Red text: what happens when the card is revealed as a Cylon threat.
    #[must_use]
    pub fn red(mut self, effect: Effect) -> Card {
        self.red = Some(effect);
        self
    }
}
