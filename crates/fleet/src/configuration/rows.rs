//! The table: what can be chosen and what each choice needs and excludes; what follows, and from what.
//! Another box that can be played is its rows with `ready: true`.

use super::Ending::{All, IonianNebula, SearchForHome};
use super::Part::{self, *};
use super::Subject;
use super::Term::{self, Any, Not, Players};

/// A part and what is to be known of it.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Which part.
    pub part: Part,
    /// Whether it is chosen, or follows.
    pub kind: Kind,
}

/// How a part comes into a game.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Somebody chooses it.
    Chosen(Chosen),
    /// It follows, exactly where this holds. That is also where what a choice implies is written down.
    Follows(Term),
}

/// What is to be known of a choice.
#[derive(Clone, Copy, Debug)]
pub struct Chosen {
    /// Without which it is not possible.
    pub needs: Term,
    /// With what it is not possible.
    pub not_with: &'static [Exclusion],
    /// For how many players it makes the game possible, beside the usual numbers.
    pub seats: &'static [u8],
    /// Whether it can be played here yet.
    pub ready: bool,
}

/// Something with which a choice is not possible. The choice gives way, not that with which it is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exclusion {
    /// With what.
    pub with: Subject,
    /// Why.
    pub why: Why,
}

/// Why two things are not possible together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// They contradict each other.
    Contradiction,
    /// The other brings the same.
    Given,
    /// The optional rule was written before the other, and no rule says how they go together.
    Unruled,
}

/// A choice that nothing stands against.
const FREE: Chosen = Chosen { needs: Term::ALWAYS, not_with: &[], seats: &[], ready: false };

/// For how many players there is a Sympathizer, or whatever takes its place.
const EVEN: Term = Players(&[4, 6]);

const fn chosen(part: Part, chosen: Chosen) -> Row {
    Row { part, kind: Kind::Chosen(chosen) }
}

const fn follows(part: Part, from: Term) -> Row {
    Row { part, kind: Kind::Follows(from) }
}

const fn needing(needs: Term) -> Chosen {
    Chosen { needs, ..FREE }
}

const fn without(with: Part, why: Why) -> Exclusion {
    Exclusion { with: Subject::Part(with), why }
}

const fn with(part: Part) -> Term {
    Term::Part(part)
}

const fn contradicts(part: Part) -> Exclusion {
    without(part, Why::Contradiction)
}

const fn given_by(part: Part) -> Exclusion {
    without(part, Why::Given)
}

const fn unruled(part: Part) -> Exclusion {
    without(part, Why::Unruled)
}

const fn not_for(ending: super::Ending, why: Why) -> Exclusion {
    Exclusion { with: Subject::Ending(ending), why }
}

/// Every part once, in the order in which choices go before others: boxes first. What follows stands after that from
/// which it follows.
pub static ROWS: [Row; 33] = [
    follows(Base, Term::ALWAYS),
    // The boxes.
    chosen(Pegasus, FREE),
    chosen(Exodus, FREE),
    chosen(Daybreak, FREE),
    // The modules.
    chosen(
        CylonLeader,
        Chosen {
            needs: Term::All(&[Any(&[with(Pegasus), with(Daybreak)]), Players(&[4, 5, 6, 7])]),
            seats: &[7],
            ..FREE
        },
    ),
    chosen(PersonalGoals, needing(with(Exodus))),
    chosen(FinalFive, needing(with(Exodus))),
    chosen(CylonFleetBoard, needing(with(Exodus))),
    // The variants.
    chosen(
        AlliesForAllSeasons,
        Chosen {
            needs: with(Exodus),
            not_with: &[not_for(IonianNebula, Why::Given), not_for(All, Why::Given)],
            ..FREE
        },
    ),
    chosen(
        ExtraLoyaltyCard,
        Chosen { needs: with(Pegasus), not_with: &[given_by(Exodus), contradicts(PlainLoyaltyDeck)], ..FREE },
    ),
    chosen(
        PlainLoyaltyDeck,
        Chosen {
            needs: with(Exodus),
            not_with: &[
                not_for(IonianNebula, Why::Contradiction),
                contradicts(AlliesForAllSeasons),
                contradicts(PersonalGoals),
                contradicts(ExtraLoyaltyCard),
            ],
            ..FREE
        },
    ),
    chosen(
        DemetriusAlways,
        Chosen {
            needs: with(Daybreak),
            not_with: &[not_for(SearchForHome, Why::Given), not_for(All, Why::Given)],
            ..FREE
        },
    ),
    chosen(
        SympatheticCylon,
        Chosen {
            needs: EVEN,
            not_with: &[contradicts(CylonLeader), contradicts(Daybreak), contradicts(NoSympathizer)],
            ..FREE
        },
    ),
    chosen(
        NoSympathizer,
        Chosen {
            needs: EVEN,
            not_with: &[given_by(CylonLeader), given_by(Daybreak), contradicts(SympatheticCylon)],
            ready: true,
            ..FREE
        },
    ),
    chosen(
        CylonOverlay,
        Chosen { not_with: &[given_by(Pegasus), given_by(Daybreak), given_by(SympatheticCylon)], ..FREE },
    ),
    chosen(
        MotivesForAgendas,
        Chosen {
            needs: Any(&[with(CylonLeader), with(SympatheticCylon)]),
            not_with: &[given_by(Daybreak)],
            ..FREE
        },
    ),
    chosen(ExtraDeaths, needing(Any(&[with(Pegasus), with(Exodus)]))),
    // The optional rules of the base box, which were written before the expansions.
    chosen(
        Cooperative,
        Chosen {
            not_with: &[
                unruled(Pegasus),
                unruled(Exodus),
                unruled(Daybreak),
                contradicts(SympatheticCylon),
                contradicts(NoSympathizer),
            ],
            ..FREE
        },
    ),
    chosen(
        TwoPlayers,
        Chosen {
            needs: Players(&[2]),
            not_with: &[unruled(Pegasus), unruled(Exodus), unruled(Daybreak), unruled(Cooperative)],
            seats: &[2],
            ..FREE
        },
    ),
    chosen(
        OnePlayer,
        Chosen {
            needs: Players(&[1]),
            not_with: &[unruled(Pegasus), unruled(Exodus), unruled(Daybreak), unruled(Cooperative)],
            seats: &[1],
            ..FREE
        },
    ),
    // What follows.
    follows(Expansion, Any(&[with(Pegasus), with(Exodus), with(Daybreak)])),
    follows(Execution, Any(&[with(Pegasus), with(Exodus)])),
    follows(
        ExodusLoyalty,
        Any(&[Term::All(&[with(Exodus), Not(&with(PlainLoyaltyDeck))]), with(ExtraLoyaltyCard)]),
    ),
    follows(Treachery, Any(&[with(Pegasus), with(Daybreak)])),
    follows(Overlay, Any(&[with(Pegasus), with(Daybreak), with(SympatheticCylon), with(CylonOverlay)])),
    follows(Infiltrator, Any(&[with(CylonLeader), with(SympatheticCylon)])),
    follows(Motive, Term::All(&[with(Infiltrator), Any(&[with(Daybreak), with(MotivesForAgendas)])])),
    follows(Agenda, Term::All(&[with(Infiltrator), Not(&with(Motive))])),
    follows(Allies, Any(&[Term::Ending(IonianNebula), Term::Ending(All), with(AlliesForAllSeasons)])),
    follows(Demetrius, Any(&[Term::Ending(SearchForHome), Term::Ending(All), with(DemetriusAlways)])),
    follows(Mutiny, with(Daybreak)),
    follows(
        Mutineer,
        Term::All(&[
            with(Daybreak),
            Any(&[
                Term::All(&[Not(&with(CylonLeader)), EVEN]),
                Term::All(&[with(CylonLeader), Players(&[5, 7])]),
            ]),
        ]),
    ),
    follows(
        Sympathizer,
        Term::All(&[
            EVEN,
            Not(&Any(&[
                with(NoSympathizer),
                with(CylonLeader),
                with(SympatheticCylon),
                with(Daybreak),
                with(Cooperative),
            ])),
        ]),
    ),
];

impl Part {
    /// Its row.
    pub fn row(self) -> &'static Row {
        // The order of the rows is one of precedence, not that of the names.
        ROWS.iter().find(|row| row.part == self).unwrap_or(&ROWS[0])
    }

    /// What is to be known of it as a choice, if it can be chosen.
    pub fn chosen(self) -> Option<&'static Chosen> {
        match &self.row().kind {
            Kind::Chosen(chosen) => Some(chosen),
            Kind::Follows(_) => None,
        }
    }

    /// Whether it can be chosen and played here.
    pub fn is_ready(self) -> bool {
        self.chosen().is_some_and(|chosen| chosen.ready)
    }
}
