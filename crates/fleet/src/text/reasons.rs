//! Why somebody is suspected or trusted, in words.

use tabletop::Seat;

use super::choices::crisis_kind;
use super::{Cast, Words};
use crate::bot::{OfType, Reason, Weighed};
use crate::state::CheckFor;
use crate::{Resource, Skills};

impl Words {
    /// A reason to suspect or trust somebody, as a sentence. Players go by the names of their characters.
    pub fn reason(&self, suspect: Seat, weighed: &Weighed, cast: &Cast) -> String {
        let player = |seat: Seat| self.player(seat, cast);
        let who = |seat: &Seat| ("who", player(*seat).into());
        let on = |what: &CheckFor| ("check", self.check_name(*what).into());
        match &weighed.reason {
            Reason::Check { .. } => self.check_reason(suspect, weighed, cast),
            Reason::Openly { turn, seat, what, cards, against } => {
                let id = if *against > 0 { "reason-openly-against" } else { "reason-openly-for" };
                let cards = ("cards", self.card_names(cards).into());
                self.say_with(id, &[("turn", (*turn).into()), who(seat), on(what), cards])
            }
            Reason::Withheld { turn, seat, what } => {
                self.say_with("reason-withheld", &[("turn", (*turn).into()), who(seat), on(what)])
            }
            Reason::Generous { turn, seat, what, cards } => {
                let cards = ("cards", self.cards("skill", *cards).into());
                self.say_with("reason-generous", &[("turn", (*turn).into()), who(seat), on(what), cards])
            }
            Reason::Chose { turn, seat, crisis, super_crisis, choice, worse } => {
                let id = if *worse { "reason-chose-worse" } else { "reason-chose-better" };
                let text = crisis_kind(*crisis, *super_crisis)
                    .and_then(|kind| self.box_phrase(*choice, kind))
                    .unwrap_or_else(|| self.say(&format!("choice-box-{choice}")));
                self.say_with(id, &[("turn", (*turn).into()), who(seat), ("text", text.into())])
            }
            Reason::Accused { turn, by, on } => {
                let (by, on) = (("by", player(*by).into()), ("on", player(*on).into()));
                self.say_with("reason-accused", &[("turn", (*turn).into()), by, on])
            }
            Reason::Ordered { turn, by, to } => {
                let (by, to) = (("by", player(*by).into()), ("to", player(*to).into()));
                self.say_with("reason-ordered", &[("turn", (*turn).into()), by, to])
            }
            Reason::Hasty { turn, seat, risk } => {
                let risk = ("amount", self.amount(Resource::Population, *risk as i8).into());
                self.say_with("reason-hasty", &[("turn", (*turn).into()), who(seat), risk])
            }
            Reason::Unrevealed { seat, since, turns } => self.say_with(
                "reason-unrevealed",
                &[who(seat), ("since", (*since).into()), ("turns", (*turns).into())],
            ),
            Reason::Revealed { turn, seat } => {
                let seat = ("by", player(*seat).into());
                self.say_with("reason-revealed", &[("turn", (*turn).into()), seat])
            }
            Reason::Seen { of, card } => {
                self.say_with("reason-seen", &[who(of), ("card", self.loyalty_name(*card).into())])
            }
        }
    }

    /// What a check is for.
    fn check_name(&self, what: CheckFor) -> String {
        match what {
            CheckFor::Crisis(crisis) => self.crisis_name(crisis),
            CheckFor::SuperCrisis(card) => self.super_crisis_name(card),
            CheckFor::Location { location, .. } => self.location(location),
            CheckFor::Card { card, .. } => self.origin(card),
        }
    }

    /// What the cards of a check say of somebody: which of them they could have added, and who else could.
    fn check_reason(&self, suspect: Seat, weighed: &Weighed, cast: &Cast) -> String {
        let Reason::Check { turn, what, against, added, could } = &weighed.reason else {
            return String::new();
        };
        let turn = ("turn", (*turn).into());
        let who = ("who", self.player(suspect, cast).into());
        let check = ("check", self.check_name(*what).into());
        let at = added.iter().position(|(seat, _)| *seat == suspect);
        let Some(at) = at.filter(|&at| added[at].1 > 0) else {
            return self.say_with("reason-check-by-others", &[turn, who, check]);
        };
        let own: Skills = could[at];
        let theirs: Vec<String> = against
            .iter()
            .filter(|of_type| own.contains(of_type.skill))
            .map(|OfType { skill, cards }| self.cards(skill, *cards))
            .collect();
        if weighed.weight < 0.0 || theirs.is_empty() {
            let id = if weighed.weight < 0.0 { "reason-check-helped" } else { "reason-check-took-part" };
            let cards = ("cards", self.cards("skill", added[at].1).into());
            return self.say_with(id, &[turn, who, check, cards]);
        }
        let cards = ("cards", self.list(&theirs).into());
        let shares = |skills: &Skills| skills.iter().any(|skill| own.contains(skill));
        let others: Vec<String> = (0..added.len())
            .filter(|&other| other != at && added[other].1 > 0 && shares(&could[other]))
            .map(|other| self.player(added[other].0, cast))
            .collect();
        if others.is_empty() {
            return self.say_with("reason-check-alone", &[turn, who, check, cards]);
        }
        let others = ("others", self.list(&others).into());
        self.say_with("reason-check-among", &[turn, who, check, cards, others])
    }
}
