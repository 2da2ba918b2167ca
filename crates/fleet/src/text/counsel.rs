//! Why a program would do something, in words.

use tabletop::Prompt;

use super::{Cast, Words};
use crate::bot::Why;
use crate::{Fleet, View};

impl Words {
    /// A reason for an answer, as a sentence.
    pub fn why(&self, why: &Why, view: &View<'_>, prompt: &Prompt<Fleet>) -> String {
        let cast: &Cast = &view.public.chosen;
        match why {
            Why::ForCylons => self.say("why-for-cylons"),
            Why::InDisguise => self.say("why-in-disguise"),
            Why::Stakes(degree) => self.say(&format!("why-stakes-{}", <&str>::from(degree))),
            Why::Missing(strength) => self.say_with("why-missing", &[("strength", (*strength).into())]),
            Why::Enough => self.say("why-enough"),
            Why::Better(other, degree) => {
                let other = self.choice(other, &prompt.ask, prompt.seat, view.public);
                let id = format!("why-better-{}", <&str>::from(degree));
                self.say_with(&id, &[("other", other.into())])
            }
            Why::Suspect(seat, percent) => {
                let who = ("who", self.player(*seat, cast).into());
                self.say_with("why-suspect", &[who, ("percent", (*percent).into())])
            }
            Why::Evidence(seat, weighed) => self.reason(*seat, weighed, cast),
        }
    }
}
