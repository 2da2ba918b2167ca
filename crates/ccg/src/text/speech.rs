//! Of whom and what the words of a card speak: targets, players, cards and numbers.

use std::cell::Cell;

use super::nouns::{Determiner, NAME, Noun, WHAT, Whose, one_spaced};
use super::{Args, Words};
use crate::card::Card;
use crate::effect::{Ability, Amount, Filter, Kinds, Measure, Target, Verb, What, Who};

/// For whom "that player" stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    /// For somebody who was spoken of.
    ThatPlayer,
    /// For who has to choose: the options are said as what there is to do.
    Chooser,
    /// For the reader.
    Reader,
}

/// What was mentioned last: only of that a pronoun can speak.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    This,
    Other,
}

/// A speaker of one part of a card, who remembers what was mentioned.
pub(super) struct Speech<'a> {
    pub(super) words: &'a Words,
    pub(super) card: &'a Card,
    ability: Option<&'a Ability>,
    mentioned: Cell<u8>,
    last: Cell<Last>,
    /// Whether the reader does what is being said.
    reader_acts: Cell<bool>,
    /// Whose cards "mine" are, for the reader.
    whose: Cell<Whose>,
    named: Cell<Named>,
}

impl<'a> Speech<'a> {
    /// Speaks of what a card always does, or of its red text.
    pub(super) fn of(words: &'a Words, card: &'a Card) -> Speech<'a> {
        Speech {
            words,
            card,
            ability: None,
            mentioned: Cell::new(0),
            last: Cell::new(Last::Other),
            reader_acts: Cell::new(false),
            whose: Cell::new(Whose::Yours),
            named: Cell::new(Named::ThatPlayer),
        }
    }

    /// Speaks of an ability of a card.
    pub(super) fn of_ability(words: &'a Words, card: &'a Card, ability: &'a Ability) -> Speech<'a> {
        Speech { ability: Some(ability), ..Speech::of(words, card) }
    }

    /// Speaks of an option of a card to who may take it.
    pub(super) fn to_chooser(words: &'a Words, card: &'a Card) -> Speech<'a> {
        Speech { named: Cell::new(Named::Reader), ..Speech::of(words, card) }
    }

    pub(super) fn say(&self, id: &str, args: &Args) -> String {
        self.words.say_with(id, args)
    }

    /// A clause about a noun.
    pub(super) fn say_of(&self, id: &str, noun: &Noun, args: &Args) -> String {
        let mut all = noun.args(WHAT).to_vec();
        all.push(("short", if noun.is_short() { "yes" } else { "no" }.into()));
        all.extend_from_slice(args);
        one_spaced(&self.say(id, &all))
    }

    /// A noun that always is the same.
    pub(super) fn noun(&self, id: &str) -> Noun {
        Noun::of(|case| self.say(id, &[("case", case.to_string().into())]))
    }

    /// A noun with something added to it.
    fn extended(&self, id: &str, noun: &Noun) -> Noun {
        Noun::of(|case| {
            self.say(id, &[("what", noun.in_case(case).into()), ("case", case.to_string().into())])
        })
    }

    /// Several nouns as one.
    pub(super) fn listed(&self, nouns: &[Noun]) -> Noun {
        Noun::of(|case| {
            let nouns: Vec<String> = nouns.iter().map(|noun| noun.in_case(case).to_owned()).collect();
            self.words.list(&nouns)
        })
    }

    pub(super) fn cards(&self, filter: &Filter, determiner: Determiner) -> Noun {
        self.last.set(Last::Other);
        self.words.noun(filter, determiner, self.whose.get())
    }

    /// One of the cards of a filter.
    pub(super) fn a(&self, filter: &Filter) -> Noun {
        self.cards(filter, Determiner::A)
    }

    /// The n-th target: described when it is first spoken of, later only referred to.
    pub(super) fn target(&self, at: u8) -> Noun {
        let is_known = self.is_known(at);
        self.last.set(Last::Other);
        self.mentioned.set(self.mentioned.get() | 1 << at);
        let targets = self.ability.map_or(&[][..], |ability| &ability.targets);
        let target = targets.get(usize::from(at));
        if is_known {
            return match (target, targets.len(), at) {
                (Some(Target::Player | Target::Opponent), ..) => self.noun("who-named"),
                (_, 0 | 1, _) => self.it(target),
                (_, _, 0) => self.noun("first-target"),
                _ => self.noun("second-target"),
            };
        }
        match target {
            Some(Target::Card(filter)) if self.is_another(at) => {
                self.words.another_target(filter, self.whose.get())
            }
            Some(Target::Card(filter)) => self.cards(filter, Determiner::Target),
            Some(Target::CardOrThreat(filter)) => {
                self.extended("target-or-threat", &self.cards(filter, Determiner::Target))
            }
            Some(Target::InDiscard(filter)) => {
                self.extended("target-in-discard", &self.cards(filter, Determiner::Target))
            }
            Some(Target::InHand(filter)) => {
                self.extended("target-in-hand", &self.cards(filter, Determiner::Target))
            }
            Some(Target::Threat) => self.noun("target-threat"),
            Some(Target::Player) => self.noun("who-player"),
            Some(Target::Opponent) => self.noun("who-opponent"),
            None => self.it(None),
        }
    }

    /// How many targets there are.
    pub(super) fn targets(&self) -> u8 {
        self.ability.map_or(0, |ability| ability.targets.len() as u8)
    }

    fn is_known(&self, at: u8) -> bool {
        self.mentioned.get() & 1 << at != 0
    }

    /// Whether a target has to be another card than one before it, because the same is done to both.
    fn is_another(&self, at: u8) -> bool {
        let at = usize::from(at);
        self.ability.is_some_and(|ability| {
            let (before, its) = (&ability.first_verbs[..at], ability.first_verbs[at]);
            its.is_some() && before.contains(&its)
        })
    }

    /// The only target, once it is known.
    fn it(&self, target: Option<&Target>) -> Noun {
        Noun::of(|case| {
            let form = match target {
                Some(
                    Target::Card(filter)
                    | Target::CardOrThreat(filter)
                    | Target::InDiscard(filter)
                    | Target::InHand(filter),
                ) => self.words.form(filter, 1, case),
                _ => format!("n-{case}"),
            };
            self.say("that-target", &[("form", form.into())])
        })
    }

    pub(super) fn what(&self, what: &What) -> Noun {
        match what {
            What::This => self.this(),
            What::Target(at) => self.target(*at),
            What::Linked => self.other("what-linked"),
            What::Challenger => self.other("what-challenger"),
            What::Defender => self.other("what-defender"),
            What::That => self.that(),
            What::Every(filter) => self.cards(filter, Determiner::All),
        }
    }

    /// This card, or a pronoun if nothing else was mentioned since.
    pub(super) fn this(&self) -> Noun {
        let id = if self.last.replace(Last::This) == Last::This { "what-this-again" } else { "what-this" };
        self.noun(id)
    }

    /// A clause in which this card is mentioned.
    pub(super) fn say_of_this(&self, id: &str) -> String {
        self.last.set(Last::This);
        self.say(id, &[])
    }

    /// Another card that always is called the same.
    pub(super) fn other(&self, id: &str) -> Noun {
        self.last.set(Last::Other);
        self.noun(id)
    }

    /// What the trigger was about.
    fn that(&self) -> Noun {
        let about = self.ability.and_then(|ability| ability.about.as_ref());
        let kinds = about.map_or(Kinds::UNIT, |about| about.kinds);
        self.cards(&Filter { kinds, terms: Default::default() }, Determiner::That)
    }

    /// Somebody: `you`, `to` for who has to choose, or somebody `other` with a name.
    pub(super) fn who(&self, who: Who) -> (&'static str, Noun) {
        let name = match who {
            Who::You => return ("you", Noun::default()),
            Who::Named => match self.named.get() {
                Named::ThatPlayer => self.noun("who-named"),
                Named::Chooser => return ("to", Noun::default()),
                Named::Reader => return ("you", Noun::default()),
            },
            Who::Each => self.noun("who-each"),
            Who::Target(at) => self.target(at),
            Who::OwnerOf(_) => self.noun("who-owner"),
            Who::ControllerOf(_) | Who::ControllerOfLinked => self.noun("who-controller"),
        };
        ("other", name)
    }

    /// Says something in which "mine" is what belongs to the player spoken of.
    pub(super) fn among_own<T>(&self, who: Who, say: impl FnOnce() -> T) -> T {
        let is_reader = who == Who::You || who == Who::Named && self.named.get() == Named::Reader;
        let whose = if is_reader { Whose::Yours } else { Whose::Theirs };
        let before = (self.whose.replace(whose), self.reader_acts.replace(is_reader));
        let said = say();
        self.whose.set(before.0);
        self.reader_acts.set(before.1);
        said
    }

    /// Says what somebody may choose between.
    pub(super) fn as_options<T>(&self, who: Who, say: impl FnOnce() -> T) -> T {
        let chooser = if who == Who::You { Named::Reader } else { Named::Chooser };
        let before = self.named.replace(chooser);
        let said = self.among_own(who, say);
        self.named.set(before);
        said
    }

    /// A clause with somebody as its subject.
    pub(super) fn by(&self, who: Who, id: &str, args: &Args) -> String {
        let (key, name) = self.who(who);
        let mut all = vec![("who", key.into())];
        all.extend(name.args(NAME));
        all.extend_from_slice(args);
        self.say(id, &all)
    }

    /// Something done to cards, as an order.
    pub(super) fn act(&self, verb: Verb, what: &What) -> String {
        self.verb(verb, &self.what(what))
    }

    /// Something done to cards, as an order or, among options, as what there is to do.
    pub(super) fn verb(&self, verb: Verb, what: &Noun) -> String {
        let mood = if self.named.get() == Named::Chooser { ".to" } else { "" };
        self.say_of(&format!("verb-{verb}{mood}"), what, &[])
    }

    /// Something done to cards, as what there is to do.
    pub(super) fn to_act(&self, verb: Verb, what: &Noun) -> String {
        self.say_of(&format!("verb-{verb}.to"), what, &[])
    }

    /// Something that somebody does to cards.
    pub(super) fn verb_by(&self, who: Who, verb: Verb, what: &Noun) -> String {
        match self.who(who) {
            ("other", name) => self.say_of(&format!("verb-{verb}.third"), what, &name.args(NAME)),
            _ => self.verb(verb, what),
        }
    }

    /// A number, and what it is counted by.
    pub(super) fn number(&self, amount: &Amount) -> (String, String) {
        let times = amount.times.unsigned_abs();
        let each = |filter: &Filter| self.cards(filter, Determiner::Each);
        let per = match &amount.of {
            Measure::One => return (times.to_string(), String::new()),
            Measure::X => {
                let x = if times == 1 { "X".to_owned() } else { format!("{times}X") };
                return (x, String::new());
            }
            Measure::Count(filter) => {
                let acts = if self.reader_acts.get() { "yes" } else { "no" };
                self.say_of("per-card", &each(filter), &[("you-act", acts.into())])
            }
            Measure::CountOf(_, filter) => self.say_of("per-card-of-controller", &each(filter), &[]),
            Measure::MysticOf(What::Target(at)) if self.is_known(*at) => {
                self.say_of("per-mystic-of-it", &self.target(*at), &[])
            }
            Measure::MysticOf(what) => self.say_of("per-mystic", &self.what(what), &[]),
            Measure::SuppliesIn(at) => self.say_of("per-supply", &self.target(*at), &[]),
            Measure::HandSize => self.say("per-hand-size", &[]),
            Measure::Margin => self.say("per-margin", &[]),
        };
        (times.to_string(), format!(" {per}"))
    }

    /// How many cards of hands and decks: "2 cards", "1 card for each ...".
    pub(super) fn count(&self, amount: &Amount) -> String {
        if amount.of == Measure::HandSize {
            let whose = if self.whose.get() == Whose::Yours { "yours" } else { "theirs" };
            return self.say("count-hand-size", &[("whose", whose.into())]);
        }
        let (number, per) = self.number(amount);
        self.say("count-cards", &[("n", number.into()), ("count", amount.times.into())]) + &per
    }

    /// Whether a noun is one card or several.
    pub(super) fn many(what: &What) -> &'static str {
        if matches!(what, What::Every(_)) { "yes" } else { "no" }
    }
}
