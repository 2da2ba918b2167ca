//! What talent and flaw cards say, made from the effects that run.

use wording::FluentValue;

use super::{Words, signed};

use crate::movement::DRIFTS;
use crate::talent::{Effect, Flaw, Moment, Needs, Talent};

/// A talent or flaw card in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TalentText {
    /// Its name.
    pub name: String,
    /// Its type, or what must be rolled to activate it.
    pub kind: String,
    /// That nuggets and rookies may have it, if they may.
    pub rookie: Option<String>,
    /// When it acts and what it does.
    pub text: String,
    /// How often it can be used.
    pub uses: String,
    /// What must be in play, if anything must.
    pub needs: Option<String>,
}

impl Words {
    /// A talent card.
    pub fn talent_card(&self, talent: Talent) -> TalentText {
        let card = talent.card();
        TalentText {
            name: self.talent(talent),
            kind: self.say(&format!("type-{}", card.kind)),
            rookie: card.rookie.then(|| self.sheet("rookie")),
            text: self.when_and_what(card.moment, card.effect),
            uses: self.uses(card.uses),
            needs: self.needs(card.needs),
        }
    }

    /// A flaw card.
    pub fn flaw_card(&self, flaw: Flaw) -> TalentText {
        let card = flaw.card();
        TalentText {
            name: self.flaw(flaw),
            kind: self.say_with("activation", &[("roll", card.activation.into())]),
            rookie: None,
            text: self.when_and_what(card.moment, card.effect),
            uses: self.uses(card.uses),
            needs: self.needs(card.needs),
        }
    }

    fn when_and_what(&self, moment: Moment, effect: Effect) -> String {
        let args =
            [("when", self.say(&format!("moment-{moment}")).into()), ("what", self.effect(effect).into())];
        self.say_with("when-and-what", &args)
    }

    fn uses(&self, uses: Option<u8>) -> String {
        match uses {
            Some(uses) => self.say_with("uses", &[("uses", uses.into())]),
            None => self.say("uses-unlimited"),
        }
    }

    fn needs(&self, needs: Needs) -> Option<String> {
        match needs {
            Needs::Nothing => None,
            Needs::Complete => Some(self.say("rules-complete")),
            Needs::Extra(extra) => Some(self.extra(extra)),
        }
    }

    /// An effect as a clause.
    fn effect(&self, effect: Effect) -> String {
        let by = |by: i8| ("by", FluentValue::from(signed(by)));
        let number = |name: &'static str, number: u16| (name, FluentValue::from(number));
        let centimetres = |millimetres: u16| number("centimetres", millimetres / 10);
        match effect {
            Effect::AttackRoll { by: number } => self.say_with("effect-attack-roll", &[by(number)]),
            Effect::RollAgain => self.say("effect-roll-again"),
            Effect::RollJumpAgain => self.say("effect-roll-jump-again"),
            Effect::WideArc { degrees, by: less } => {
                self.say_with("effect-wide-arc", &[number("degrees", degrees), by(less)])
            }
            Effect::HigherOfTwo => self.say("effect-higher-of-two"),
            Effect::NameSymbol => self.say("effect-name-symbol"),
            Effect::Acceleration { by: more } => self.say_with("effect-acceleration", &[by(more)]),
            Effect::ExchangeCard => self.say("effect-exchange-card"),
            Effect::GLimit { by: more } => self.say_with("effect-g-limit", &[by(more as i8)]),
            Effect::IgnoreDifficult => self.say("effect-ignore-difficult"),
            Effect::Brake => self.say("effect-brake"),
            Effect::RotateWith { g } => self.say_with("effect-rotate-with", &[number("g", u16::from(g))]),
            Effect::ChooseDrift => {
                let [_, short, long] = DRIFTS.map(|millimetres| millimetres / 10);
                self.say_with("effect-choose-drift", &[number("short", short), number("long", long)])
            }
            Effect::LookAt { within, by: more } => {
                self.say_with("effect-look-at", &[centimetres(within), by(more)])
            }
            Effect::HelpFriend { within, by: more } => {
                self.say_with("effect-help-friend", &[centimetres(within), by(more)])
            }
            Effect::PutBack { most } => self.say_with("effect-put-back", &[number("most", u16::from(most))]),
            Effect::CancelOwn => self.say("effect-cancel-own"),
            Effect::CancelPilot => self.say("effect-cancel-pilot"),
            Effect::DrawAgain => self.say("effect-draw-again"),
            Effect::DrawMore { counters } => {
                self.say_with("effect-draw-more", &[number("count", u16::from(counters))])
            }
            Effect::TailWithin { millimetres } => {
                self.say_with("effect-tail-within", &[centimetres(millimetres)])
            }
            Effect::TailedOnlyOn { roll } => {
                self.say_with("effect-tailed-only-on", &[number("roll", u16::from(roll))])
            }
            Effect::SecondUse => self.say("effect-second-use"),
            Effect::NoTalents => self.say("effect-no-talents"),
            Effect::MustAttackNearest => self.say("effect-must-attack-nearest"),
            Effect::MustAttack => self.say("effect-must-attack"),
            Effect::NoStandingStill => self.say("effect-no-standing-still"),
            Effect::NoHardManeuvers => self.say("effect-no-hard-maneuvers"),
            Effect::OnlyStraight => self.say("effect-only-straight"),
            Effect::LoseFuel { points } => {
                self.say_with("effect-lose-fuel", &[number("points", u16::from(points))])
            }
            Effect::DiscardFewer { counters } => {
                self.say_with("effect-discard-fewer", &[number("count", u16::from(counters))])
            }
        }
    }
}
