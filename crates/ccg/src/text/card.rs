//! What is written on a card: keywords, requirements, abilities, red text.

use super::effects::Speech;
use super::{Words, capitalised, sentence};
use crate::card::{CardId, Kind};
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
            keywords.push(self.say_with("keyword-link", &[("what", self.filter(to, 1).into())]));
        }
        if !keywords.is_empty() {
            lines.push(sentence(&keywords.join(", ")));
        }
        if !card.requires.is_empty() {
            let needs: Vec<String> = card
                .requires
                .iter()
                .map(|need| format!("{} {}", need.count, self.filter(&need.of, need.count)))
                .collect();
            let needs = self.list(&needs);
            lines.push(sentence(&self.say_with("mission-requires", &[("needs", needs.into())])));
        }
        if let Some(against) = &card.comes_to_defend {
            let args = [("what", self.filter(against, 1).into())];
            lines.push(sentence(&self.say_with("comes-to-defend", &args)));
        }
        lines.extend(card.passives.iter().map(|passive| self.passive(passive)));
        lines.extend(card.abilities.iter().map(|ability| self.ability(ability)));
        let red = card.red.as_ref().map(|effect| sentence(&Speech::new(self, None).clause(effect)));
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
    fn passive(&self, passive: &Passive) -> String {
        let speech = Speech::new(self, None);
        let what = speech.constant(&passive.what);
        match speech.condition(&passive.when) {
            Some(when) => {
                let args = [("when", when.into()), ("what", what.into())];
                sentence(&self.say_with("passive-while", &args))
            }
            None => sentence(&what),
        }
    }

    /// An ability in sentences.
    pub fn ability(&self, ability: &Ability) -> String {
        let speech = Speech::new(self, Some(ability));
        let costs: Vec<String> = ability.costs.iter().map(|(verb, what)| speech.act(*verb, what)).collect();
        let mut parts = Vec::new();
        if let Some(when) = speech.condition(&ability.when) {
            parts.push(capitalised(&self.say_with("ability-when", &[("when", when.into())])));
        }
        if !costs.is_empty() && ability.timing == Timing::Activated {
            parts.push(format!("{}:", capitalised(&self.list(&costs))));
        }
        if let Timing::Triggered(trigger) | Timing::May(trigger) = ability.timing {
            let about = ability.about.as_ref();
            parts.push(capitalised(&speech.trigger(trigger, about)));
        }
        let mut effect = speech.clause(&ability.effect);
        if let Timing::May(_) = ability.timing {
            let id = if costs.is_empty() { "ability-may" } else { "ability-may-pay" };
            effect = self.say_with(id, &[("cost", self.list(&costs).into()), ("effect", effect.into())]);
        } else if !costs.is_empty() && ability.timing != Timing::Activated {
            let args = [("cost", self.list(&costs).into()), ("effect", effect.into())];
            effect = self.say_with("ability-cost", &args);
        }
        if let Some(cost) = &ability.optional_cost {
            let cost = match cost {
                OptionalCost::Do(verb, what) => speech.act(*verb, what),
                OptionalCost::Pick(verb, filter) => {
                    let what = self.say_with("one-of-yours", &[("what", self.filter(filter, 1).into())]);
                    speech.verb(*verb, &what)
                }
                OptionalCost::PickAny(verb, filter) => {
                    let what = self.say_with("any-of-yours", &[("what", self.filter(filter, 2).into())]);
                    speech.verb(*verb, &what)
                }
            };
            let args = [("cost", cost.into()), ("effect", effect.into())];
            effect = self.say_with("ability-if-paid", &args);
        }
        parts.push(if parts.is_empty() { sentence(&effect) } else { effect + "." });
        if ability.once_per_turn {
            parts.push(self.say("ability-once"));
        }
        parts.join(" ")
    }
}
