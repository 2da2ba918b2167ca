//! The names of things, and cards described by filters.

use tabletop::Seat;

use super::Words;
use crate::card::{CardId, Cost, Keyword, Kind, Resource, Trait};
use crate::effect::{Filter, Kinds, Term};
use crate::state::PieceWord;

/// Whose cards a filter's "mine" are, for the reader.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    /// The reader's.
    Yours,
    /// Those of the player spoken of.
    Theirs,
}

impl Words {
    /// The name of a card, as printed.
    pub fn card_name(&self, card: CardId) -> String {
        card.card().name()
    }

    /// Names of cards.
    pub(super) fn card_names(&self, cards: &[CardId]) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.card_name(*card)).collect();
        if names.is_empty() { self.say("no-cards") } else { self.list(&names) }
    }

    /// The name of a card in play.
    pub(super) fn piece_name(&self, piece: PieceWord) -> String {
        self.card_name(piece.card)
    }

    /// What a player is called.
    pub fn player(&self, seat: Seat) -> String {
        self.say_with("seat", &[("n", (seat.index() + 1).into())])
    }

    /// The name of a resource.
    pub fn resource(&self, resource: Resource) -> String {
        self.say(&format!("resource-{resource}"))
    }

    /// A cost in words: "2 logistics and 1 security".
    pub fn cost(&self, cost: Cost) -> String {
        let parts: Vec<String> = Resource::ALL
            .into_iter()
            .filter(|one| cost.of(*one) > 0)
            .map(|one| format!("{} {}", cost.of(one), self.resource(one)))
            .collect();
        if parts.is_empty() { self.say("cost-free") } else { self.list(&parts) }
    }

    /// The name of a trait.
    pub fn trait_name(&self, one: Trait) -> String {
        self.say(&format!("trait-{one}"))
    }

    /// The name of a keyword.
    pub fn keyword(&self, keyword: Keyword) -> String {
        self.say(&format!("keyword-{keyword}"))
    }

    /// The name of a type of card.
    pub fn kind(&self, kind: Kind) -> String {
        self.say(&format!("kind-{kind}"))
    }

    /// Cards of a filter in words, for the player of the card: "alert Cylon unit you control".
    pub(super) fn filter(&self, filter: &Filter, count: u8) -> String {
        self.filter_of(filter, count, Whose::Yours)
    }

    /// Cards of a filter in words.
    pub(super) fn filter_of(&self, filter: &Filter, count: u8, whose: Whose) -> String {
        let noun = self.say_with(&format!("noun-{}", noun(filter.kinds)), &[("n", count.into())]);
        let (mut before, mut after, mut all) = (Vec::new(), Vec::new(), Vec::new());
        // "other alert Cylon", in whatever order the table has it.
        let mut terms = filter.terms.clone();
        terms.sort_by_key(rank);
        for term in &terms {
            let (id, word) = match (term, whose) {
                (Term::Mine, Whose::Theirs) => ("term-own", self.say("term-own")),
                _ => self.term(*term),
            };
            let stands_before = matches!(
                term,
                Term::Other
                    | Term::Alert
                    | Term::Reserve
                    | Term::Exhausted
                    | Term::FaceUp
                    | Term::Is(_)
                    | Term::Either(..)
                    | Term::Challenging
                    | Term::Defending
                    | Term::Singular
                    | Term::Persistent
                    | Term::Unresolved
                    | Term::Titled(_)
            );
            // A term without words says nothing that the sentence does not say.
            if !word.is_empty() && id != "term-this" {
                all.push(word.clone());
                if stands_before { before.push(word) } else { after.push(word) }
            }
        }
        let has = |words: &[String]| if words.is_empty() { "no" } else { "yes" };
        let args = [
            ("noun", noun.into()),
            ("before", before.join(" ").into()),
            ("after", after.join(" ").into()),
            ("all", all.join(", ").into()),
            ("has-before", has(&before).into()),
            ("has-after", has(&after).into()),
            ("has-any", has(&all).into()),
        ];
        self.say_with("filter", &args)
    }

    fn term(&self, term: Term) -> (&'static str, String) {
        let plain = |id: &'static str| (id, self.say(id));
        match term {
            Term::Mine => plain("term-mine"),
            Term::Theirs => plain("term-theirs"),
            Term::This => plain("term-this"),
            Term::Other => plain("term-other"),
            Term::Linked => plain("term-linked"),
            Term::NotTarget(_) => plain("term-not-target"),
            Term::Alert => plain("term-alert"),
            Term::Reserve => plain("term-reserve"),
            Term::Exhausted => plain("term-exhausted"),
            Term::FaceUp => plain("term-face-up"),
            Term::Is(one) => ("term-is", self.trait_name(one)),
            Term::IsNot(one) => {
                ("term-is-not", self.say_with("term-is-not", &[("trait", self.trait_name(one).into())]))
            }
            Term::Either(one, other) => {
                let args = [("a", self.trait_name(one).into()), ("b", self.trait_name(other).into())];
                ("term-either", self.say_with("term-either", &args))
            }
            Term::Challenging => plain("term-challenging"),
            Term::ChallengingYou => plain("term-challenging-you"),
            Term::ChallengingThreat => plain("term-challenging-threat"),
            Term::Defending => plain("term-defending"),
            Term::InChallenge => plain("term-in-challenge"),
            Term::Singular => plain("term-singular"),
            Term::PowerAtMost(power) => {
                ("term-power-at-most", self.say_with("term-power-at-most", &[("n", power.into())]))
            }
            Term::PowerOfTarget(_) => plain("term-power-of-target"),
            Term::NoSupply => plain("term-no-supply"),
            Term::WithSupply => plain("term-with-supply"),
            Term::Persistent => plain("term-persistent"),
            Term::Unresolved => plain("term-unresolved"),
            Term::Link => plain("term-link"),
            Term::Titled(title) => ("term-titled", title.0.to_owned()),
            Term::Stacked(_) => plain("term-stacked"),
        }
    }
}

/// Where a word stands among several.
fn rank(term: &Term) -> u8 {
    match term {
        Term::Other => 0,
        Term::Is(_) | Term::Either(..) | Term::Titled(_) => 2,
        _ => 1,
    }
}

fn noun(kinds: Kinds) -> &'static str {
    match kinds {
        Kinds::PERSONNEL => "personnel",
        Kinds::SHIP => "ship",
        Kinds::UNIT => "unit",
        Kinds::MISSION => "mission",
        Kinds::BASE => "base",
        Kinds::ASSET => "asset",
        Kinds::STACK => "stack",
        Kinds::SUPPLY => "supply",
        Kinds(7) => "unit-or-mission",
        _ => "card",
    }
}
