//! Whole cards in words.

pub use tabletop::hosting::{CardText, Line};

use super::{Words, capitalised, sentence};
use crate::cards::crisis::Attack;
use crate::cards::skill::SkillText;
use crate::cards::{Crisis, CrisisKind, Destination, Loyalty, Quorum, SuperCrisis};
use crate::characters::{Ability, AbilityRow};
use crate::configuration::Ending;
use crate::deed::Deed;
use crate::effect::{Activation, Check, Effect, Title};
use crate::space::Piece;
use crate::{SkillCard, SkillName};

fn plain(text: String) -> Line {
    Line { heading: None, text }
}

impl Words {
    /// A crisis card.
    pub fn crisis(&self, crisis: Crisis) -> CardText {
        let card = crisis.card();
        let mut icons: Vec<String> = card.activate.iter().map(|&it| self.activation_icon(it)).collect();
        if card.jump {
            icons.push(self.say("icon-jump"));
        }
        CardText { name: self.crisis_name(crisis), lines: self.kind(&card.kind), icons }
    }

    /// A super crisis card.
    pub fn super_crisis(&self, card: SuperCrisis) -> CardText {
        CardText {
            name: self.super_crisis_name(card),
            lines: self.kind(&card.card().kind),
            icons: Vec::new(),
        }
    }

    /// A quorum card.
    pub fn quorum(&self, card: Quorum) -> CardText {
        let effect = &card.card().effect;
        let mut lines = vec![plain(self.effect(effect))];
        if assigns(effect) {
            lines.push(plain(sentence(&self.say(&format!("assigned-{card}")))));
        }
        CardText { name: self.quorum_name(card), lines, icons: Vec::new() }
    }

    /// A destination card.
    pub fn destination(&self, card: Destination) -> CardText {
        let distance = self.say_with("distance", &[("n", card.card().distance.into())]);
        CardText {
            name: self.destination_name(card),
            lines: vec![plain(self.effect(&card.card().effect))],
            icons: vec![distance],
        }
    }

    /// A skill card.
    pub fn skill_card(&self, card: SkillCard) -> CardText {
        let texts = card.name.row().texts.iter();
        CardText {
            name: self.card(card),
            lines: texts.map(|text| plain(self.skill_text(card.name, text))).collect(),
            icons: vec![capitalised(&self.skill(card.skill()))],
        }
    }

    /// A text of a skill card: when it can be used, and what it does.
    fn skill_text(&self, name: SkillName, text: &SkillText) -> String {
        let (when, effect) = match text {
            SkillText::Action(deed) => (self.say("when-action"), deed.effect()),
            SkillText::Interrupt(interrupt) => (self.say(&format!("when-{}", interrupt.moment)), None),
        };
        let does =
            effect.map_or_else(|| self.say(&format!("skill-card-{name}.text")), |effect| self.effect(effect));
        format!("{} {does}", sentence(&when))
    }

    /// A loyalty card.
    pub fn loyalty(&self, card: Loyalty) -> CardText {
        let power = card.row().power.as_ref().and_then(Deed::effect);
        let text = match power {
            Some(power) => self.say_with("loyalty-power", &[("power", self.clause(power).into())]),
            None => self.say(&format!("loyalty-{card}.text")),
        };
        CardText { name: self.loyalty_name(card), lines: vec![plain(text)], icons: Vec::new() }
    }

    /// What a loyalty card does when it is revealed, as on a button.
    pub(super) fn power(&self, card: Loyalty) -> String {
        let power = card.row().power.as_ref().and_then(Deed::effect);
        power.map_or_else(|| self.say("choice-do"), |power| self.effect_phrase(power))
    }

    /// A title card.
    pub fn title(&self, title: Title) -> CardText {
        let text = self.say(&format!("title-{title}.text"));
        CardText { name: self.title_name(title), lines: vec![plain(text)], icons: Vec::new() }
    }

    /// The objective card of an ending.
    pub fn objective(&self, ending: Ending) -> CardText {
        let text = self.say(&format!("objective-{ending}.text"));
        let name = self.say(&format!("objective-{ending}"));
        CardText { name, lines: vec![plain(text)], icons: Vec::new() }
    }

    /// An ability of a character.
    pub fn ability(&self, ability: Ability) -> CardText {
        let text = self.ability_text(ability);
        let icons = ability.row().map(|row| self.ability_kind(row)).unwrap_or_default();
        CardText { name: self.ability_name(ability), lines: vec![plain(text)], icons }
    }

    /// The kind of an ability, and how often it can be used.
    fn ability_kind(&self, row: &AbilityRow) -> Vec<String> {
        let mut kind = vec![self.say(&format!("ability-kind-{}", row.form()))];
        if row.once_per_game {
            kind.push(self.say("ability-kind-once-per-game"));
        }
        kind
    }

    fn activation_icon(&self, activation: Activation) -> String {
        let ships = self.activation(activation).to_lowercase();
        self.say_with("icon-activate", &[("ships", ships.into())])
    }

    fn line(&self, heading: &str, text: String) -> Line {
        Line { heading: Some(self.say(heading)), text }
    }

    fn kind(&self, kind: &CrisisKind) -> Vec<Line> {
        let chooser = |id: &str, who| {
            plain(sentence(&self.say_with(id, &[("name", capitalised(&self.who(who)).into())])))
        };
        match kind {
            CrisisKind::Check(check) => self.check(check),
            CrisisKind::CheckOr(who, check, instead) => {
                let mut lines = vec![chooser("crisis-check-or", *who)];
                lines.extend(self.check(check));
                lines.push(self.line("crisis-or", self.effect(instead)));
                lines
            }
            CrisisKind::Event(who, first, second) => vec![
                chooser("crisis-event", *who),
                self.line("crisis-either", self.effect(first)),
                self.line("crisis-or", self.effect(second)),
            ],
            CrisisKind::Attack(attack) => self.attack(attack),
        }
    }

    /// What a check demands and what follows from it, line by line.
    pub fn check(&self, check: &Check) -> Vec<Line> {
        let mut lines = vec![
            self.line("crisis-check", sentence(&self.demand(check))),
            self.line("check-pass", self.effect(&check.pass)),
        ];
        if let Some((at, effect)) = &check.partial {
            let heading = self.say_with("crisis-partial", &[("at", (*at).into())]);
            lines.push(Line { heading: Some(heading), text: self.effect(effect) });
        }
        lines.push(self.line("check-fail", self.effect(&check.fail)));
        lines
    }

    fn attack(&self, attack: &Attack) -> Vec<Line> {
        let activated: Vec<String> =
            attack.activate.iter().map(|&activation| self.activation(activation)).collect();
        let has_vipers = attack.place.iter().any(|(_, piece, _)| *piece == Piece::Viper);
        let special = match &attack.special {
            Effect::Nothing if !has_vipers => sentence(&self.say("attack-no-vipers")),
            effect => self.effect(effect),
        };
        vec![
            self.line("attack-activate", sentence(&self.commas(&activated).to_lowercase())),
            self.line("attack-place", sentence(&self.placements(&attack.place).join("; "))),
            Line { heading: Some(self.say(&format!("special-{}", attack.special_name))), text: special },
        ]
    }
}

/// Whether the card is given to a player.
fn assigns(effect: &Effect) -> bool {
    match effect {
        Effect::All(effects) => effects.iter().any(assigns),
        Effect::Choose(_, _, then) => assigns(then),
        Effect::Assign => true,
        _ => false,
    }
}
