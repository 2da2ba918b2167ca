//! What is written on a card: keywords, requirements, abilities, red text.

use super::nouns::{Determiner, WHAT, Whose};
use super::speech::Speech;
use super::{Words, capitalised, sentence};
use crate::card::{Card, CardId, Kind};
use crate::effect::{Ability, OptionalCost, Passive, Timing};

/// A card in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardText {
    /// Its name.
    pub name: String,
    /// Its type and traits.
    pub type_line: String,
    /// Keywords, requirements and abilities, one a line.
    pub lines: Vec<String>,
    /// Red text, if it has any.
    pub red: Option<String>,
}

impl Words {
    /// What is written on a card.
    pub fn card(&self, id: CardId) -> CardText {
        let card = id.card();
        let mut lines = Vec::new();
        let mut keywords: Vec<String> = card.keywords.iter().map(|one| self.keyword(one)).collect();
        if let Some(cost) = card.expedite {
            keywords.push(self.say_with("keyword-expedite", &[("cost", self.cost(cost).into())]));
        }
        if let Some(to) = &card.link {
            let to = self.noun(to, Determiner::None, Whose::Yours);
            keywords.push(self.say_with("keyword-link", &to.args(WHAT)));
        }
        if !keywords.is_empty() {
            lines.push(sentence(&keywords.join(", ")));
        }
        if !card.requires.is_empty() {
            let needs = card.requires.iter().map(|need| self.counted(need.count, &need.of));
            let needs = self.list(&needs.collect::<Vec<_>>());
            lines.push(sentence(&self.say_with("mission-requires", &[("needs", needs.into())])));
        }
        if let Some(against) = &card.comes_to_defend {
            let against = self.noun(against, Determiner::A, Whose::Yours);
            lines.push(sentence(&self.say_with("comes-to-defend", &against.args(WHAT))));
        }
        lines.extend(card.passives.iter().map(|passive| self.passive(card, passive)));
        lines.extend(card.abilities.iter().map(|ability| self.ability_of(card, ability)));
        let red = card.red.as_ref().map(|effect| sentence(&Speech::of(self, card).clause(effect)));
        let mut type_line = self.kind(card.kind);
        if card.kind == Kind::Base {
            let args = [("influence", card.influence.into()), ("hand", card.hand.into())];
            lines.insert(0, sentence(&self.say_with("base-start", &args)));
        }
        let traits: Vec<String> = card.traits.iter().map(|one| self.trait_name(one)).collect();
        if !traits.is_empty() {
            type_line = format!("{type_line} — {}", traits.join(", "));
        }
        CardText { name: card.name(), type_line: capitalised(&type_line), lines, red }
    }

    /// What is always on, in a sentence.
    fn passive(&self, card: &Card, passive: &Passive) -> String {
        let speech = Speech::of(self, card);
        match speech.condition(&passive.when) {
            Some(when) => {
                let args = [("when", when.into()), ("what", speech.constant(&passive.what).into())];
                sentence(&self.say_with("passive-while", &args))
            }
            None => sentence(&speech.constant(&passive.what)),
        }
    }

    /// The n-th ability of a card in sentences.
    pub fn ability(&self, card: CardId, at: u8) -> String {
        let card = card.card();
        card.abilities.get(usize::from(at)).map(|ability| self.ability_of(card, ability)).unwrap_or_default()
    }

    fn ability_of(&self, card: &Card, ability: &Ability) -> String {
        let speech = Speech::of_ability(self, card, ability);
        let when = |id: &str| {
            let when = speech.condition(&ability.when)?;
            Some(self.say_with(id, &[("when", when.into())]))
        };
        let mut parts = Vec::new();
        // In the order in which they are read: what is mentioned first is described, later only referred to.
        match ability.timing {
            Timing::Event | Timing::Resolve => {
                parts.extend(when("ability-play-only-if"));
                parts.push(sentence(&self.paid(&speech, ability)));
            }
            Timing::Activated => {
                let costs = ability.costs.iter().map(|(verb, what)| speech.act(*verb, what));
                let mut costs = vec![self.list(&costs.collect::<Vec<_>>())];
                costs.extend(when("ability-only-if"));
                parts.push(format!("{}:", capitalised(&costs.join(" "))));
                parts.push(speech.clause(&ability.effect) + ".");
            }
            Timing::Triggered(trigger) | Timing::May(trigger) => {
                parts.push(capitalised(&speech.trigger(trigger, ability.about.as_ref())));
                parts.extend(when("ability-if"));
                parts.push(self.paid(&speech, ability) + ".");
            }
        }
        if ability.once_per_turn {
            parts.push(self.say("ability-once"));
        }
        parts.join(" ")
    }

    /// What an ability does that happens by itself or when its card is played, with what has to be done for it.
    fn paid(&self, speech: &Speech<'_>, ability: &Ability) -> String {
        let is_optional = matches!(ability.timing, Timing::May(_));
        let costs = ability.costs.iter().map(|(verb, what)| {
            if is_optional { speech.to_act(*verb, &speech.what(what)) } else { speech.act(*verb, what) }
        });
        let costs: Vec<String> = costs.collect();
        let optional = ability.optional_cost.as_ref().map(|cost| match cost {
            OptionalCost::Do(verb, what) => speech.to_act(*verb, &speech.what(what)),
            OptionalCost::Pick(verb, filter) => speech.to_act(*verb, &speech.own(filter, Determiner::A)),
            OptionalCost::PickAny(verb, filter) => {
                speech.to_act(*verb, &speech.own(filter, Determiner::AnyNumber))
            }
        });
        let effect = speech.clause(&ability.effect);
        let id = match (is_optional, &optional) {
            (_, Some(_)) => "ability-if-paid",
            (true, None) if costs.is_empty() => "ability-may",
            (true, None) => "ability-may-pay",
            (false, None) if costs.is_empty() => return effect,
            (false, None) => "ability-cost",
        };
        let cost = optional.unwrap_or_else(|| self.list(&costs));
        self.say_with(id, &[("cost", cost.into()), ("effect", effect.into())])
    }
}
