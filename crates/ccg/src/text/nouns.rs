//! Noun phrases: cards that filters describe, with what stands before them, in the cases that a language may need.
//! Which word stands where, and how it is inflected, the language files say.

use strum::Display;
use wording::{FluentValue, starts_with_vowel_sound};

use super::{Args, Words};
use crate::effect::{Filter, Kinds, Term};

/// What a noun is in its clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
pub(super) enum Case {
    /// The subject.
    #[strum(serialize = "nom")]
    Nominative,
    /// The object.
    #[strum(serialize = "acc")]
    Accusative,
    /// Whose, or of what.
    #[strum(serialize = "gen")]
    Genitive,
    /// The object, where whoever acts may be its owner: "your" is then said of the actor.
    #[strum(serialize = "own")]
    Own,
}

impl Case {
    /// How nouns and adjectives are inflected.
    fn inflection(self) -> Case {
        if self == Case::Own { Case::Accusative } else { self }
    }
}

/// A noun phrase in each case.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Noun {
    nominative: String,
    accusative: String,
    genitive: String,
    own: String,
}

/// Under which names a noun goes into a message, case by case: languages without cases use the first.
pub(super) type Slot = [&'static str; 4];
pub(super) const WHAT: Slot = ["what", "what-acc", "what-gen", "what-own"];
pub(super) const NAME: Slot = ["name", "name-acc", "name-gen", "name-own"];
pub(super) const OTHER: Slot = ["b", "b-acc", "b-gen", "b-own"];

impl Noun {
    /// A noun, asked for in each case.
    pub(super) fn of(say: impl Fn(Case) -> String) -> Noun {
        Noun {
            nominative: say(Case::Nominative),
            accusative: say(Case::Accusative),
            genitive: say(Case::Genitive),
            own: say(Case::Own),
        }
    }

    pub(super) fn in_case(&self, case: Case) -> &str {
        match case {
            Case::Nominative => &self.nominative,
            Case::Accusative => &self.accusative,
            Case::Genitive => &self.genitive,
            Case::Own => &self.own,
        }
    }

    /// Whether it can stand close to its verb.
    pub(super) fn is_short(&self) -> bool {
        self.accusative.split_whitespace().count() <= 2
    }

    /// What goes into a message.
    pub(super) fn args(
        &self,
        [nominative, accusative, genitive, own]: Slot,
    ) -> [(&'static str, FluentValue<'_>); 4] {
        [
            (nominative, self.nominative.as_str().into()),
            (accusative, self.accusative.as_str().into()),
            (genitive, self.genitive.as_str().into()),
            (own, self.own.as_str().into()),
        ]
    }
}

/// Whose cards a filter's "mine" are, for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whose {
    /// The reader's.
    Yours,
    /// Those of the player spoken of.
    Theirs,
}

/// What stands before the cards of a filter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Determiner {
    /// Nothing, or a number: "2 Cylon units".
    None,
    /// One of them, or another if this card is one: "an alert unit".
    A,
    /// A target.
    Target,
    /// That one, which was spoken of.
    That,
    /// All.
    All,
    /// Whichever there are: "Cylon units".
    Plural,
    /// Each.
    Each,
    /// Any number, which is X.
    AnyNumber,
}

impl Determiner {
    /// Of how many it speaks, where the number is not given.
    fn count(self) -> u8 {
        match self {
            Determiner::None | Determiner::A | Determiner::Target | Determiner::That | Determiner::Each => 1,
            Determiner::All | Determiner::Plural => 2,
            Determiner::AnyNumber => 5,
        }
    }
}

/// A word of a phrase, and where it stands: before the noun, which stands in the middle, or after it.
type Placed = (u8, String);
const MIDDLE: u8 = 5;

impl Words {
    /// The cards of a filter as a noun.
    pub(super) fn noun(&self, filter: &Filter, determiner: Determiner, whose: Whose) -> Noun {
        let is_other = filter.terms.iter().any(|term| matches!(term, Term::Other | Term::NotTarget(_)));
        self.determined(filter, determiner, whose, is_other)
    }

    /// A further target that has to be another card.
    pub(super) fn another_target(&self, filter: &Filter, whose: Whose) -> Noun {
        self.determined(filter, Determiner::Target, whose, true)
    }

    /// So many cards of a filter: "2 Cylon units".
    pub(super) fn counted(&self, count: u8, filter: &Filter) -> String {
        format!("{count} {}", self.bare(filter, count, Whose::Yours, Case::Nominative))
    }

    fn determined(&self, filter: &Filter, determiner: Determiner, whose: Whose, is_other: bool) -> Noun {
        let count = determiner.count();
        Noun::of(|case| {
            let whose = if case == Case::Own { Whose::Theirs } else { whose };
            let case = if determiner == Determiner::AnyNumber { Case::Genitive } else { case.inflection() };
            let what = self.bare(filter, count, whose, case);
            let form = self.form(filter, count, case);
            let vowel = if starts_with_vowel_sound(&what) { "yes" } else { "no" };
            let agreeing = [("form", form.as_str().into()), ("vowel", vowel.into())];
            let other = if is_other { self.say_with("word-other", &agreeing) } else { String::new() };
            let args = [
                ("word", self.say_with(&format!("word-{determiner}"), &agreeing).into()),
                ("is-other", if is_other { "yes" } else { "no" }.into()),
                ("other", other.into()),
                ("what", what.into()),
            ];
            one_spaced(&self.say_with(&format!("cards-{determiner}"), &args))
        })
    }

    /// The cards of a filter without anything before them.
    fn bare(&self, filter: &Filter, count: u8, whose: Whose, case: Case) -> String {
        let form = self.form(filter, count, case);
        let noun = self.noun_word(filter.kinds, &[("n", count.into()), ("form", form.as_str().into())]);
        let mut words: Vec<Placed> = vec![(MIDDLE, noun)];
        words.extend(filter.terms.iter().filter_map(|term| self.term(*term, whose, &form)));
        words.extend(self.traits_of(filter));
        // Of words in one place, the first of the table comes first.
        words.sort_by_key(|(place, _)| *place);
        words.into_iter().map(|(_, word)| word).collect::<Vec<_>>().join(" ")
    }

    /// What words that go with the noun have to agree with: its gender or the plural, and the case.
    pub(super) fn form(&self, filter: &Filter, count: u8, case: Case) -> String {
        let gender = if count == 1 { self.gender(filter.kinds) } else { "p".to_owned() };
        format!("{gender}-{}", case.inflection())
    }

    fn gender(&self, kinds: Kinds) -> String {
        self.say(&format!("noun-{}.gender", noun(kinds)))
    }

    fn noun_word(&self, kinds: Kinds, args: &Args) -> String {
        self.say_with(&format!("noun-{}", noun(kinds)), args)
    }

    /// The traits that are asked for, in one word or several.
    fn traits_of(&self, filter: &Filter) -> Option<Placed> {
        let traits: Vec<String> = filter
            .terms
            .iter()
            .filter_map(|term| match term {
                Term::Is(one) => Some(self.trait_name(*one)),
                _ => None,
            })
            .collect();
        let count = traits.len();
        let traits = self.joined(&traits, "traits-joined", "traits-joined");
        let args = [("traits", traits.into()), ("n", count.into())];
        (count > 0).then(|| self.placed("term-is", &args))
    }

    fn placed(&self, id: &str, args: &Args) -> Placed {
        let place = self.say(&format!("{id}.place"));
        (place.parse().unwrap_or(MIDDLE), self.say_with(id, args))
    }

    /// A term in words, if it is not said otherwise.
    fn term(&self, term: Term, whose: Whose, form: &str) -> Option<Placed> {
        let form = ("form", form.into());
        let plain = |id: &str| Some(self.placed(id, std::slice::from_ref(&form)));
        match term {
            // Which card is spoken of, what stands before it and the traits are said elsewhere.
            Term::This | Term::Linked | Term::Other | Term::NotTarget(_) | Term::Is(_) | Term::Stacked(_) => {
                None
            }
            Term::Mine => plain(if whose == Whose::Yours { "term-mine" } else { "term-own" }),
            Term::Theirs => plain("term-theirs"),
            Term::Alert => plain("term-alert"),
            Term::Reserve => plain("term-reserve"),
            Term::Exhausted => plain("term-exhausted"),
            Term::FaceUp => plain("term-face-up"),
            Term::IsNot(one) => Some(self.placed("term-is-not", &[("trait", self.trait_name(one).into())])),
            Term::Either(one, other) => {
                let args = [("a", self.trait_name(one).into()), ("b", self.trait_name(other).into())];
                Some(self.placed("term-either", &args))
            }
            Term::Challenging => plain("term-challenging"),
            Term::ChallengingYou => plain("term-challenging-you"),
            Term::ChallengingThreat => plain("term-challenging-threat"),
            Term::Defending => plain("term-defending"),
            Term::InChallenge => plain("term-in-challenge"),
            Term::Singular => plain("term-singular"),
            Term::PowerAtMost(power) => Some(self.placed("term-power-at-most", &[("n", power.into())])),
            Term::PowerOfTarget(_) => plain("term-power-of-target"),
            Term::NoSupply => plain("term-no-supply"),
            Term::WithSupply => plain("term-with-supply"),
            Term::Persistent => plain("term-persistent"),
            Term::Unresolved => plain("term-unresolved"),
            Term::Link => plain("term-link"),
            Term::Titled(title) => Some(self.placed("term-titled", &[("title", title.0.into())])),
        }
    }
}

/// The text with no more than one space between words: a language may leave a word out.
pub(super) fn one_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
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
