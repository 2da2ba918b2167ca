//! What can be chosen for a table: the rows agree with one another, with the form, with set-ups and with the rulebook.

use std::collections::BTreeSet;

use fleet::configuration::Ending::*;
use fleet::configuration::Part::{self, *};
use fleet::configuration::{
    Configuration, Difficulty, Ending, Kind, PLAYERS, Problem, ROWS, Subject, Term, Why,
};
use fleet::text::{Language, Words};
use fleet::{Fleet, Setup};
use serde_json::{Value, json};
use strum::IntoEnumIterator;
use tabletop::hosting::{SetupValue, Title, Titled};
use tabletop::{Game, Match, Seed};

/// The choices that came with the expansions; the optional rules of the base box go with none of them.
const BIG: [Part; 16] = [
    Pegasus,
    Exodus,
    Daybreak,
    PersonalGoals,
    FinalFive,
    CylonFleetBoard,
    AlliesForAllSeasons,
    ExtraLoyaltyCard,
    PlainLoyaltyDeck,
    DemetriusAlways,
    CylonLeader,
    NoSympathizer,
    SympatheticCylon,
    CylonOverlay,
    MotivesForAgendas,
    ExtraDeaths,
];

fn with(players: u8, ending: Ending, parts: &[Part]) -> Configuration {
    parts
        .iter()
        .fold(Configuration::base(players).going_to(ending), |configuration, &part| configuration.with(part))
}

/// Every configuration to which the rules have no objection, whether or not it can be played here.
fn legal(mut each: impl FnMut(&Configuration)) -> usize {
    /// Whether one of the reasons could still go away with choices that have not been made yet.
    fn hopeless(configuration: &Configuration, open: &[Part]) -> bool {
        configuration.conflicts().iter().any(|problem| match problem {
            Problem::Needs { needs, .. } => !needs.parts().iter().any(|part| open.contains(part)),
            Problem::Players { .. } => !open.contains(&CylonLeader),
            _ => true,
        })
    }
    fn go(configuration: Configuration, open: &[Part], each: &mut dyn FnMut(&Configuration)) -> usize {
        if hopeless(&configuration, open) {
            return 0;
        }
        let Some((&part, rest)) = open.split_first() else {
            each(&configuration);
            return 1;
        };
        go(configuration.clone(), rest, each) + go(configuration.with(part), rest, each)
    }
    let mut found = 0;
    for ending in Ending::iter() {
        for players in 3..=7 {
            found += go(Configuration::base(players).going_to(ending), &BIG, &mut each);
        }
    }
    found
}

#[test]
fn every_part_has_one_row_and_every_row_a_way_to_be_met() {
    let rows: Vec<Part> = ROWS.iter().map(|row| row.part).collect();
    assert_eq!(rows.iter().collect::<BTreeSet<_>>().len(), rows.len(), "a row stands twice");
    assert_eq!(rows.iter().copied().collect::<BTreeSet<_>>(), Part::iter().collect());
    for row in &ROWS {
        let before =
            |part: &Part| rows.iter().position(|it| it == part) < rows.iter().position(|it| *it == row.part);
        match row.kind {
            Kind::Follows(from) => {
                let later: Vec<Part> = from
                    .parts()
                    .into_iter()
                    .filter(|part| part.chosen().is_none() && !before(part))
                    .collect();
                assert!(later.is_empty(), "{} follows from {later:?}, which are not known yet", row.part);
            }
            Kind::Chosen(chosen) => {
                let derived = chosen.needs.parts().into_iter().find(|part| part.chosen().is_none());
                assert_eq!(derived, None, "{} needs what nobody can choose", row.part);
                for exclusion in chosen.not_with {
                    assert_ne!(exclusion.with, Subject::Part(row.part));
                    assert!(Term::Part(row.part) != chosen.needs);
                }
                assert!(chosen.seats.iter().all(|seats| !PLAYERS.contains(seats)), "{}", row.part);
            }
        }
    }
    let names: BTreeSet<&str> =
        Part::iter().map(Part::name).chain(Ending::iter().map(Ending::name)).collect();
    assert_eq!(names.len(), Part::iter().count() + Ending::iter().count(), "one name for two things");
}

#[test]
fn every_choice_is_possible_somewhere() {
    let mut possible: BTreeSet<Part> = BTreeSet::new();
    let mut endings: BTreeSet<Ending> = BTreeSet::new();
    let mut players: BTreeSet<u8> = BTreeSet::new();
    let found = legal(|configuration| {
        possible.extend(configuration.chosen().iter());
        endings.insert(configuration.ending());
        players.insert(configuration.players());
    });
    println!("{found} configurations");
    assert_eq!(possible, BIG.into_iter().collect());
    assert_eq!(endings, Ending::iter().collect());
    assert_eq!(players, (3..=7).collect());
    for (players, part) in [(1, OnePlayer), (2, TwoPlayers), (5, Cooperative)] {
        assert_eq!(with(players, Kobol, &[part]).conflicts(), [], "{part}");
    }
}

/// The names that follow, as functions of what was chosen: a second opinion on the rows.
#[test]
fn what_follows_is_what_the_rules_say() {
    let found = legal(|c| {
        let (pegasus, exodus, daybreak) = (c.has(Pegasus), c.has(Exodus), c.has(Daybreak));
        let (leader, sympathetic) = (c.has(CylonLeader), c.has(SympatheticCylon));
        let ending = |wanted| c.ending() == wanted || c.ending() == All;
        let infiltrator = leader || sympathetic;
        let motive = infiltrator && (daybreak || c.has(MotivesForAgendas));
        let even = c.players() % 2 == 0;
        let expected = [
            (Base, true),
            (Expansion, pegasus || exodus || daybreak),
            (Execution, pegasus || exodus),
            (ExodusLoyalty, exodus && !c.has(PlainLoyaltyDeck) || c.has(ExtraLoyaltyCard)),
            (Treachery, pegasus || daybreak),
            (Overlay, pegasus || daybreak || sympathetic || c.has(CylonOverlay)),
            (Infiltrator, infiltrator),
            (Motive, motive),
            (Agenda, infiltrator && !motive),
            (Allies, ending(IonianNebula) || c.has(AlliesForAllSeasons)),
            (Demetrius, ending(SearchForHome) || c.has(DemetriusAlways)),
            (Mutiny, daybreak),
            (Mutineer, daybreak && even != leader),
            (Sympathizer, even && !infiltrator && !daybreak && !c.has(NoSympathizer)),
        ];
        for (part, there) in expected {
            // With three there is neither a leader nor anybody in between.
            let there = there && !(part == Mutineer && c.players() == 3);
            assert_eq!(c.has(part), there, "{part}: {c:?}");
        }
        assert_eq!(expected.len() + BIG.len() + 3, Part::iter().count());
    });
    assert!(found > 5_000, "{found}");
}

/// What a choice implies, wherever it is possible.
#[test]
fn choices_imply_what_the_rules_say() {
    legal(|c| {
        for (choice, implied) in [
            (Pegasus, &[Treachery, Overlay, Execution, Expansion][..]),
            (Exodus, &[Execution, Expansion]),
            (Daybreak, &[Treachery, Overlay, Mutiny, Expansion]),
            (PersonalGoals, &[ExodusLoyalty]),
            (AlliesForAllSeasons, &[Allies, ExodusLoyalty]),
            (ExtraLoyaltyCard, &[ExodusLoyalty]),
            (DemetriusAlways, &[Demetrius]),
            (CylonLeader, &[Infiltrator]),
            (SympatheticCylon, &[Infiltrator, Overlay]),
            (CylonOverlay, &[Overlay]),
            (MotivesForAgendas, &[Motive]),
        ] {
            if c.has(choice) {
                assert!(implied.iter().all(|&part| c.has(part)), "{choice}: {c:?}");
            }
        }
        assert!(!(c.has(Daybreak) && c.has(Sympathizer)));
        assert!(!(c.has(PlainLoyaltyDeck) && c.has(ExodusLoyalty)));
    });
}

/// Each reason where it should be, and none where it should not.
#[test]
fn the_rules_say_why_something_is_not_possible() {
    let needs = |part, needs| Problem::Needs { what: Subject::Part(part), needs };
    let not =
        |part, other, why| Problem::NotWith { what: Subject::Part(part), with: Subject::Part(other), why };
    let not_to = |part, ending, why| Problem::NotWith {
        what: Subject::Part(part),
        with: Subject::Ending(ending),
        why,
    };
    let ending = |ending, part| Problem::Needs { what: Subject::Ending(ending), needs: Term::Part(part) };
    let either = Term::Any(&[Term::Part(Pegasus), Term::Part(Daybreak)]);
    let cases = [
        (with(5, NewCaprica, &[]), vec![ending(NewCaprica, Pegasus)]),
        (with(5, IonianNebula, &[Pegasus]), vec![ending(IonianNebula, Exodus)]),
        (with(5, SearchForHome, &[Exodus]), vec![ending(SearchForHome, Daybreak)]),
        (with(5, Kobol, &[PersonalGoals]), vec![needs(PersonalGoals, Term::Part(Exodus))]),
        (with(5, Kobol, &[FinalFive]), vec![needs(FinalFive, Term::Part(Exodus))]),
        (with(5, Kobol, &[CylonFleetBoard]), vec![needs(CylonFleetBoard, Term::Part(Exodus))]),
        (
            with(5, IonianNebula, &[Exodus, AlliesForAllSeasons]),
            vec![not_to(AlliesForAllSeasons, IonianNebula, Why::Given)],
        ),
        (with(5, All, &[Exodus, AlliesForAllSeasons]), vec![not_to(AlliesForAllSeasons, All, Why::Given)]),
        (
            with(5, Kobol, &[Pegasus, Exodus, ExtraLoyaltyCard]),
            vec![not(ExtraLoyaltyCard, Exodus, Why::Given)],
        ),
        (
            with(5, Kobol, &[Exodus, PersonalGoals, PlainLoyaltyDeck]),
            vec![not(PlainLoyaltyDeck, PersonalGoals, Why::Contradiction)],
        ),
        (
            with(5, IonianNebula, &[Exodus, PlainLoyaltyDeck]),
            vec![not_to(PlainLoyaltyDeck, IonianNebula, Why::Contradiction)],
        ),
        (
            with(5, SearchForHome, &[Daybreak, DemetriusAlways]),
            vec![not_to(DemetriusAlways, SearchForHome, Why::Given)],
        ),
        (with(5, Kobol, &[CylonLeader]), vec![needs(CylonLeader, either)]),
        (with(3, Kobol, &[Pegasus, CylonLeader]), vec![needs(CylonLeader, Term::Players(&[4, 5, 6, 7]))]),
        (with(5, Kobol, &[NoSympathizer]), vec![needs(NoSympathizer, Term::Players(&[4, 6]))]),
        (with(4, Kobol, &[Daybreak, NoSympathizer]), vec![not(NoSympathizer, Daybreak, Why::Given)]),
        (
            with(4, Kobol, &[NoSympathizer, SympatheticCylon]),
            vec![
                not(SympatheticCylon, NoSympathizer, Why::Contradiction),
                not(NoSympathizer, SympatheticCylon, Why::Contradiction),
            ],
        ),
        (with(4, Kobol, &[Pegasus, CylonOverlay]), vec![not(CylonOverlay, Pegasus, Why::Given)]),
        (
            with(5, Kobol, &[Daybreak, CylonLeader, MotivesForAgendas]),
            vec![not(MotivesForAgendas, Daybreak, Why::Given)],
        ),
        (
            with(5, Kobol, &[Daybreak, ExtraDeaths]),
            vec![needs(ExtraDeaths, Term::Any(&[Term::Part(Pegasus), Term::Part(Exodus)]))],
        ),
        (with(5, Kobol, &[Pegasus, Cooperative]), vec![not(Cooperative, Pegasus, Why::Unruled)]),
        (with(4, Kobol, &[TwoPlayers]), vec![needs(TwoPlayers, Term::Players(&[2]))]),
        (with(7, Kobol, &[]), vec![Problem::Players { players: 7, possible: vec![3, 4, 5, 6] }]),
        (with(7, Kobol, &[Pegasus, CylonLeader]), vec![]),
        (with(2, Kobol, &[]), vec![Problem::Players { players: 2, possible: vec![3, 4, 5, 6] }]),
        (with(2, Kobol, &[TwoPlayers]), vec![]),
    ];
    for (configuration, reasons) in cases {
        assert_eq!(configuration.conflicts(), reasons, "{configuration:?}");
        for language in [Language::English, Language::Polish] {
            for reason in &reasons {
                let said = Words::of(language).problem(reason);
                assert!(said.ends_with('.') && !said.contains(['{', '}']), "{said}");
                println!("{said}");
            }
        }
    }
}

#[test]
fn what_is_not_there_yet_is_said_to_be_so_and_nothing_else_of_it() {
    for part in Part::choosable().filter(|part| !part.is_ready()) {
        assert_eq!(with(5, Kobol, &[part]).problems(), [Problem::NotYet(Subject::Part(part))], "{part}");
    }
    for ending in Ending::iter().filter(|ending| ending.objective().is_none()) {
        let subject = Subject::Ending(ending);
        let reason = if ending == All { Problem::ForReaders(subject) } else { Problem::NotYet(subject) };
        assert_eq!(with(5, ending, &[]).problems(), [reason]);
    }
}

/// Every combination of what is there, for every number of players.
fn of_today() -> Vec<Configuration> {
    let ready: Vec<Part> = Part::choosable().filter(|part| part.is_ready()).collect();
    let endings: Vec<Ending> = Ending::iter().filter(|ending| ending.objective().is_some()).collect();
    let mut all = Vec::new();
    for players in 0..=9 {
        for &ending in &endings {
            for difficulty in Difficulty::iter() {
                for chosen in 0..1_u32 << ready.len() {
                    let parts = ready.iter().enumerate().filter(|(at, _)| chosen & 1 << at != 0);
                    let parts: Vec<Part> = parts.map(|(_, &part)| part).collect();
                    all.push(with(players, ending, &parts).at(difficulty));
                }
            }
        }
    }
    all
}

#[test]
fn what_has_no_problem_can_be_set_up_and_nothing_else() {
    let mut playable = 0;
    for configuration in of_today() {
        let setup = Setup::from(configuration.clone());
        let begun = Fleet::set_up(&setup, Seed::from_number(1));
        assert_eq!(begun.is_ok(), configuration.problems().is_empty(), "{configuration:?}");
        if let Ok(state) = begun {
            playable += 1;
            assert_eq!(state.public.configuration, configuration);
            Match::<Fleet>::new(setup, Seed::from_number(1)).expect("a match");
        }
    }
    // 3 to 6 players, 3 difficulties, and the variant for 4 and 6.
    assert_eq!(playable, (4 + 2) * 3);
}

/// The form, asked by way of the kernel as a browser does.
#[test]
fn the_form_offers_what_can_be_played() {
    let game = Titled::<Fleet>::NEW;
    for configuration in of_today().into_iter().filter(|configuration| configuration.problems().is_empty()) {
        let setup = json!(Setup::from(configuration.clone()));
        let offers = game.offers("en", &setup).expect("offers");
        assert_eq!(offers.setup.0, setup, "what can be played stays as it is");
        for option in &offers.options {
            for choice in &option.choices {
                let mut wanted = setup.clone();
                wanted[&option.name] = json!(choice.value);
                let checked = game.check(&wanted);
                assert_eq!(checked.is_ok(), choice.why.is_none(), "{wanted}");
                if let (Err(refusal), Some(why)) = (checked, &choice.why) {
                    assert_eq!(refusal.message, *why);
                }
                let settled = game.offers("en", &wanted).expect("offers").setup;
                assert!(game.check(&settled.0).is_ok(), "{wanted} settles as {}", settled.0);
                if choice.why.is_none() {
                    let taken = settled.0.get(&option.name).cloned().unwrap_or(Value::Bool(false));
                    assert_eq!(taken, json!(choice.value), "{wanted} settles as {}", settled.0);
                }
            }
        }
        assert!(offers.players.contains(&configuration.players()));
    }
}

/// Whatever is wanted, something that the rules allow comes of it, and of a legal wish the whole.
#[test]
fn a_wish_settles_as_something_that_can_be_played() {
    for configuration in of_today() {
        let settled = configuration.settled();
        assert_eq!(settled.problems(), [], "{configuration:?}");
        if configuration.problems().is_empty() {
            assert_eq!(settled, configuration);
        }
    }
    let wish = with(7, IonianNebula, &[Pegasus, NoSympathizer]);
    assert_eq!(wish.settled(), Configuration::base(6).with(NoSympathizer));
}

#[test]
fn the_catalogue_names_everything_once() {
    for language in ["en", "pl"] {
        let catalogue = Titled::<Fleet>::NEW.catalogue(language);
        let mut labels = BTreeSet::new();
        for item in &catalogue.unavailable {
            assert!(labels.insert(&item.label), "{} twice", item.label);
            assert!(!item.about.is_empty() && !item.why.is_empty());
        }
        let offered = catalogue
            .options
            .iter()
            .filter(|option| matches!(option.choices[0].value, SetupValue::Switch(_)));
        let endings = Ending::iter().filter(|ending| *ending != All).count();
        let offered_endings =
            catalogue.options.iter().find(|option| option.name == "ending").expect("endings");
        assert_eq!(
            labels.len() + offered.count() + offered_endings.choices.len(),
            Part::choosable().count() + endings
        );
    }
}

#[test]
fn every_part_and_ending_has_a_name_and_a_help_of_its_own_in_every_language() {
    for language in [Language::English, Language::Polish] {
        let words = Words::of(language);
        let parts = Part::iter().map(|part| (words.part(part), words.part_help(part)));
        let endings = Ending::iter().map(|ending| (words.ending(ending), words.ending_help(ending)));
        let mut names = BTreeSet::new();
        for (name, help) in parts.chain(endings) {
            assert!(!name.contains("part-") && !name.contains("ending-"), "{name}");
            assert!(help.ends_with('.') && !help.contains(".help"), "{name}: {help}");
            assert!(names.insert(name.clone()), "{language}: {name} twice");
        }
    }
}

#[test]
fn a_set_up_is_written_as_it_always_was() {
    let written = json!({
        "players": 4, "ending": "kobol", "difficulty": "easier-for-humans", "no-sympathizer": true,
    });
    let setup: Setup = serde_json::from_value(written.clone()).expect("a set-up");
    assert_eq!(setup, Setup::from(with(4, Kobol, &[NoSympathizer]).at(Difficulty::EasierForHumans)));
    assert_eq!(json!(setup), written);
    // What is not chosen need not be said, but may be.
    let short: Setup = serde_json::from_value(json!({ "players": 5 })).expect("a set-up");
    let long: Setup =
        serde_json::from_value(json!({ "players": 5, "no-sympathizer": false })).expect("a set-up");
    assert_eq!(
        (&short, json!(short)),
        (&long, json!({ "players": 5, "ending": "kobol", "difficulty": "standard" }))
    );
    for (wrong, named) in [
        (json!({ "players": 5, "treachery": true }), "treachery"),
        (json!({ "players": 5, "expansions": ["pegasus"] }), "expansions"),
        (json!({ "players": 5, "pegasus": "yes" }), "yes"),
        (json!({ "players": 5, "ending": "paradise" }), "paradise"),
        (json!({ "no-sympathizer": true }), "players"),
    ] {
        let error = serde_json::from_value::<Setup>(wrong).expect_err("no set-up").to_string();
        assert!(error.contains(named), "{error}");
    }
}

#[test]
fn a_state_whose_configuration_can_not_be_played_is_not_read() {
    let state = Fleet::set_up(&Setup::base(5), Seed::from_number(1)).expect("a set-up");
    let mut written = json!(state);
    assert_eq!(serde_json::from_value::<fleet::State>(written.clone()).expect("the state"), state);
    written["public"]["configuration"]["ending"] = json!("new-caprica");
    let error = serde_json::from_value::<fleet::State>(written).expect_err("not there yet").to_string();
    assert!(error.contains("New Caprica"), "{error}");
}

#[test]
fn the_conditions_of_the_rulebook_name_what_there_is() {
    let known: BTreeSet<&str> = Part::iter()
        .map(Part::name)
        .chain(Ending::iter().filter(|it| *it != All).map(Ending::name))
        .collect();
    let mut mentions = 0;
    for section in rulebook::Rulebook::fleet().sections() {
        for name in section.when.variants() {
            assert!(known.contains(name), "{}: `{name}` is no part", section.name);
            mentions += 1;
        }
    }
    assert!(mentions > 0);
    // Whatever holds, the game gives it under these names.
    let names = with(4, All, &[Daybreak]).names();
    assert!(names.iter().all(|name| known.contains(name)), "{names:?}");
    for name in ["daybreak", "mutiny", "kobol", "search-for-home"] {
        assert!(names.contains(&name), "{name}");
    }
}
