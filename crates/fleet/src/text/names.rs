//! The names of things, alone and in the forms in which sentences need them.

use tabletop::Seat;
use tabletop::hosting::mention;

use super::{Cast, Words, sentence};
use crate::boards::Board;
use crate::cards::{Crisis, Destination, Loyalty, Quorum, SuperCrisis};
use crate::characters::{Ability, AbilityRow, Calling, Character};
use crate::choice::{Deck, Target};
use crate::configuration::Configuration;
use crate::deed::Deed;
use crate::effect::{Activation, Rule, Title, Who};
use crate::origin::Origin;
use crate::origin::Passage;
use crate::space::{Area, BasestarDamage, Cargo, CivilianId, Piece};
use crate::state::{CheckOutcome, Outcome, Step};
use crate::window::{self, Moment, Play, Source};
use crate::{Location, Resource, Ship, Skill, SkillCard, SkillName, Skills};

impl Words {
    /// The full name of a character.
    pub fn character(&self, character: Character) -> String {
        self.say(&format!("character-{character}"))
    }

    /// The short name of a character, as in the log.
    pub fn short(&self, character: Character) -> String {
        self.say(&format!("character-{character}.short"))
    }

    /// What a player is called: the short name of the character, or the player's own name as long as there is none.
    pub fn player(&self, seat: Seat, cast: &Cast) -> String {
        match cast.get(seat.index()) {
            Some(&Some(character)) => self.short(character),
            _ => mention(seat),
        }
    }

    /// The name of a card, sheet or location that says what happens.
    pub fn origin(&self, origin: Origin) -> String {
        match origin {
            Origin::Crisis(crisis) => self.crisis_name(crisis),
            Origin::SuperCrisis(card) => self.super_crisis_name(card),
            Origin::Quorum(card) => self.quorum_name(card),
            Origin::Destination(destination) => self.destination_name(destination),
            Origin::Loyalty(card) => self.loyalty_name(card),
            Origin::Skill(name) => self.skill_name(name),
            Origin::Location(location) => self.location(location),
            Origin::Ability(ability) => self.ability_name(ability),
        }
    }

    /// The type of a character.
    pub fn calling(&self, calling: Calling) -> String {
        self.say(&format!("calling-{calling}"))
    }

    /// The name of an ability.
    pub fn ability_name(&self, ability: Ability) -> String {
        self.say(&format!("ability-{ability}"))
    }

    /// The text of an ability.
    pub fn ability_text(&self, ability: Ability) -> String {
        let row = ability.row();
        match row.and_then(AbilityRow::action).and_then(Deed::effect) {
            Some(effect) => {
                let once = row.is_some_and(|row| row.once_per_game);
                let id = if once { "ability-once-as-action" } else { "ability-as-action" };
                self.say_with(id, &[("then", self.clause(effect).into())])
            }
            None => self.say(&format!("ability-{ability}.text")),
        }
    }

    /// The name of what a character does as an action.
    pub(super) fn ability_in_action(&self, character: Character) -> String {
        let action = character.sheet().action();
        action.map_or_else(|| self.character(character), |(row, _)| self.ability_name(row.ability))
    }

    /// The name of a location.
    pub fn location(&self, location: Location) -> String {
        self.say(&format!("location-{location}"))
    }

    /// What the actions of a location do, and what staying there means. A location that is not in the game is worded as it
    /// was first printed.
    pub fn location_action(&self, location: Location, configuration: &Configuration) -> String {
        let actions = [Passage::Whole, Passage::Second];
        let deeds = actions.into_iter().filter_map(|one| self.location_deed(location, one, configuration));
        let mut texts: Vec<String> = deeds.collect();
        if texts.is_empty() {
            texts.push(self.say("no-action"));
        }
        let (board, site) = location.printing(configuration).unwrap_or_else(|| location.first_printing());
        if site.has_rule {
            texts.push(self.printed_words(board, location, "rule"));
        }
        texts.join(" ")
    }

    /// What one of the actions of a location does.
    pub fn location_deed(
        &self,
        location: Location,
        passage: Passage,
        configuration: &Configuration,
    ) -> Option<String> {
        let (board, site) = location.printing(configuration).unwrap_or_else(|| location.first_printing());
        let which = if passage == Passage::Second { "second" } else { "action" };
        let deed = site.deed(passage)?;
        Some(match deed.effect() {
            Some(effect) => self.effect(effect),
            None => self.printed_words(board, location, which),
        })
    }

    fn printed_words(&self, board: &Board, location: Location, which: &str) -> String {
        match board.wording {
            Some(wording) => self.say(&format!("location-{location}.{wording}-{which}")),
            None => self.say(&format!("location-{location}.{which}")),
        }
    }

    /// What can be done there, at a glance.
    pub fn location_brief(&self, location: Location) -> String {
        self.say(&format!("location-{location}.brief"))
    }

    /// "to the Brig".
    pub(super) fn to_location(&self, location: Location) -> String {
        self.say(&format!("location-{location}.to"))
    }

    /// "in the Brig".
    pub(super) fn at_location(&self, location: Location) -> String {
        self.say(&format!("location-{location}.at"))
    }

    /// The name of a ship, or of the places of the Cylons.
    pub fn ship(&self, ship: Ship) -> String {
        self.say(&format!("ship-{ship}"))
    }

    /// The name of an area.
    pub fn area(&self, area: Area) -> String {
        self.say_with("area", &[("n", u8::from(area).into())])
    }

    /// "in area 5".
    pub(super) fn in_area(&self, area: Area) -> String {
        self.say_with("area.in", &[("n", u8::from(area).into())])
    }

    /// "to area 5".
    pub(super) fn to_area(&self, area: Area) -> String {
        self.say_with("area.to", &[("n", u8::from(area).into())])
    }

    /// The name of a resource.
    pub fn resource(&self, resource: Resource) -> String {
        self.say(&format!("resource-{resource}"))
    }

    /// So much of a resource, as an object.
    pub fn amount(&self, resource: Resource, amount: i8) -> String {
        self.say_with(&format!("amount-{resource}"), &[("n", amount.unsigned_abs().into())])
    }

    /// The name of a skill type.
    pub fn skill(&self, skill: Skill) -> String {
        self.say(&format!("skill-{skill}"))
    }

    /// Skill types, with commas.
    pub fn skills(&self, skills: Skills) -> String {
        let names: Vec<String> = skills.iter().map(|skill| self.skill(skill)).collect();
        self.commas(&names)
    }

    /// So many cards of a kind, as an object; kinds are skill types, `skill`, `any`, `quorum` and `loyalty`.
    pub(super) fn cards(&self, kind: impl std::fmt::Display, count: u8) -> String {
        self.say_with(&format!("cards-{kind}"), &[("n", count.into())])
    }

    /// The name of a skill card without its strength.
    pub fn skill_name(&self, name: SkillName) -> String {
        self.say(&format!("skill-card-{name}"))
    }

    /// The name of a skill card with its strength.
    pub fn card(&self, card: SkillCard) -> String {
        let name = self.skill_name(card.name);
        self.say_with("skill-card", &[("name", name.into()), ("strength", card.strength.into())])
    }

    /// Skill cards by name, with commas.
    pub fn card_names(&self, cards: &[SkillCard]) -> String {
        if cards.is_empty() {
            return self.say("no-cards");
        }
        let names: Vec<String> = cards.iter().map(|&card| self.card(card)).collect();
        self.commas(&names)
    }

    /// The name of a crisis card.
    pub fn crisis_name(&self, crisis: Crisis) -> String {
        self.say(&format!("crisis-card-{}", crisis.card().name))
    }

    /// The name of a super crisis card.
    pub fn super_crisis_name(&self, card: SuperCrisis) -> String {
        self.say(&format!("super-crisis-{card}"))
    }

    /// The name of a quorum card.
    pub fn quorum_name(&self, card: Quorum) -> String {
        self.say(&format!("quorum-{card}"))
    }

    /// The name of a destination card.
    pub fn destination_name(&self, card: Destination) -> String {
        self.say(&format!("destination-{card}"))
    }

    /// The name of a loyalty card.
    pub fn loyalty_name(&self, card: Loyalty) -> String {
        self.say(&format!("loyalty-{card}"))
    }

    /// The name of a title.
    pub fn title_name(&self, title: Title) -> String {
        self.say(&format!("title-{title}"))
    }

    /// What somebody becomes who receives the title.
    pub(super) fn as_title(&self, title: Title) -> String {
        self.say(&format!("title-{title}.as"))
    }

    /// Whom an effect concerns, as a subject.
    pub(super) fn who(&self, who: Who) -> String {
        self.say(&format!("who-{}", who_key(who)))
    }

    /// The name of a lasting rule.
    pub fn rule_name(&self, rule: Rule) -> String {
        self.say(&format!("rule-{rule}"))
    }

    /// What a lasting rule says.
    pub fn rule_text(&self, rule: Rule) -> String {
        sentence(&self.say(&format!("rule-{rule}.text")))
    }

    /// The name of a kind of ship.
    pub fn piece(&self, piece: Piece) -> String {
        self.say(&format!("piece-{piece}"))
    }

    /// So many ships, as an object.
    pub fn pieces(&self, piece: Piece, count: u8) -> String {
        self.say_with(&format!("piece-{piece}.count"), &[("n", count.into())])
    }

    /// What a civilian ship on the board is called.
    pub fn civilian(&self, ship: CivilianId) -> String {
        self.say_with("civilian", &[("n", ship.0.into())])
    }

    /// What a civilian ship carries.
    pub fn cargo(&self, cargo: Cargo) -> String {
        let losses: Vec<String> =
            cargo.losses().iter().map(|&(resource, amount)| self.amount(resource, amount)).collect();
        if losses.is_empty() { self.say("cargo-empty") } else { self.list(&losses) }
    }

    /// The name of a basestar damage token.
    pub fn basestar_damage(&self, token: BasestarDamage) -> String {
        self.say(&format!("basestar-{token}"))
    }

    /// What a basestar damage token does.
    pub fn basestar_damage_text(&self, token: BasestarDamage) -> String {
        sentence(&self.say(&format!("basestar-{token}.text")))
    }

    /// Ships that act together, as an icon is called.
    pub fn activation(&self, activation: Activation) -> String {
        self.say(&format!("activation-{activation}"))
    }

    /// A target of an attack, as an object.
    pub fn target(&self, target: Target) -> String {
        let (id, area) = match target {
            Target::Raider(area) => ("target-raider", area),
            Target::HeavyRaider(area) => ("target-heavy-raider", area),
            Target::Basestar(area, 0) => ("target-basestar", area),
            Target::Basestar(area, _) => ("target-second-basestar", area),
            Target::Centurion(space) => {
                return self.say_with("target-centurion", &[("n", (space + 1).into())]);
            }
        };
        self.say_with(id, &[("area", self.in_area(area).into())])
    }

    /// The name of a deck.
    pub fn deck(&self, deck: Deck) -> String {
        self.say(&format!("deck-{deck}"))
    }

    /// How a check ended.
    pub fn check_outcome(&self, outcome: CheckOutcome) -> String {
        self.say(&format!("check-{outcome}"))
    }

    /// How the game ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.say(&format!("outcome-{outcome}"))
    }

    /// The name of a part of the turn.
    pub fn step(&self, step: Step) -> String {
        self.say(&format!("step-{step}"))
    }

    /// A moment to interrupt.
    pub fn moment(&self, moment: Moment) -> String {
        self.say(&format!("moment-{moment}"))
    }

    /// When a skill card can be played: as an action, in a moment to interrupt, or both.
    pub fn when_played(&self, name: SkillName) -> String {
        let action = name.action().map(|_| self.say("played-as-action"));
        let moments: Vec<Moment> = window::plays()
            .filter(|interrupt| matches!(interrupt.from, Source::Card(card) if card == name))
            .map(|interrupt| interrupt.moment)
            .collect();
        let moments = moments.into_iter().map(|moment| self.say(&format!("moment-{moment}.when")));
        action.into_iter().chain(moments).collect::<Vec<_>>().join(" · ")
    }

    /// The name of an interrupt.
    pub fn play(&self, play: Play) -> String {
        self.say(&format!("play-{play}"))
    }

    /// What an interrupt does.
    pub fn play_does(&self, play: Play) -> String {
        self.say(&format!("play-{play}.does"))
    }
}

/// How messages name whom an effect concerns.
pub(super) fn who_key(who: Who) -> &'static str {
    match who {
        Who::Current => "current",
        Who::President => "president",
        Who::Admiral => "admiral",
        Who::Chosen => "chosen",
        Who::Actor => "actor",
        Who::Each => "each",
    }
}
