//! Everything that players read: both languages have the same messages with the same variables, and every card,
//! question, choice and event of random games has words in each.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{begin, play, setups};
use dogfight::event::Modifier;
use dogfight::options::Extra;
use dogfight::pilot::{Level, Pilot};
use dogfight::talent::{Flaw, Talent};
use dogfight::text::{Language, Words};
use dogfight::{Mission, ShipClass, Side, cards};
use strum::IntoEnumIterator;
use tabletop::Seat;

/// The messages of a language, each with the names of its variables.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, text) in Words::files(language) {
        let mut current = String::new();
        for line in text.lines() {
            if let Some((name, _)) = line.split_once(" =")
                && line.starts_with(|c: char| c.is_ascii_lowercase())
            {
                name.clone_into(&mut current);
                assert!(found.insert(current.clone(), BTreeSet::new()).is_none(), "{language}: {name} twice");
            }
            for part in line.split('$').skip(1) {
                let variable: String = part.chars().take_while(char::is_ascii_alphanumeric).collect();
                found.entry(current.clone()).or_default().insert(variable);
            }
        }
    }
    found
}

#[test]
fn the_languages_have_the_same_messages_with_the_same_variables() {
    assert_eq!(messages(Language::English), messages(Language::Polish));
}

/// A text is complete if no message was missing and no variable was left.
fn check(text: &str, what: &str, seen: &BTreeSet<String>) {
    assert!(!text.is_empty() && !text.contains("{$") && !text.contains('{'), "{what}: {text}");
    assert!(!seen.contains(text), "{what} has no words: {text}");
}

#[test]
fn every_name_and_card_has_words() {
    let ids: BTreeSet<String> = messages(Language::English).into_keys().collect();
    for language in Language::ALL {
        let words = Words::of(language);
        let check = |text: String, what: &str| check(&text, what, &ids);
        for class in ShipClass::ALL {
            check(words.class(class), "a ship");
            cards::deck(class).for_each(|card| check(words.card(card), &card.name));
        }
        for side in Side::ALL {
            check(words.side(side), "a side");
        }
        Pilot::iter().for_each(|pilot| check(words.pilot(pilot), "a pilot"));
        Level::iter().for_each(|level| check(words.level(level), "a level"));
        for extra in Extra::ALL {
            check(words.extra(extra), "an option");
        }
        for modifier in [Modifier::Range, Modifier::Unrecognised, Modifier::TechnicalEye] {
            check(words.modifier(modifier), "a modifier");
        }
        for card in Talent::iter().map(|talent| words.talent_card(talent)) {
            for text in [card.name, card.kind, card.text, card.uses] {
                check(text, "a talent");
            }
        }
        for card in Flaw::iter().map(|flaw| words.flaw_card(flaw)) {
            for text in [card.name, card.kind, card.text, card.uses] {
                check(text, "a flaw");
            }
        }
        for mission in Mission::all() {
            check(words.mission(mission), "a mission");
        }
    }
    let polish = Mission::all().iter().filter(|mission| !mission.title.contains_key("pl")).count();
    assert_eq!(polish, 0, "missions without a Polish title");
}

#[test]
fn a_talent_says_the_numbers_that_its_effect_has() {
    let words = Words::of(Language::English);
    let marksman = words.talent_card(Talent::Marksman);
    assert_eq!(marksman.text, "When this ship has declared an attack: the attack roll gets +1.");
    let snap_shot = words.talent_card(Talent::SnapShot);
    assert!(snap_shot.text.contains("120°") && snap_shot.text.contains("−1"), "{}", snap_shot.text);
    let drift_master = words.talent_card(Talent::DriftMaster);
    assert!(drift_master.text.contains("not at all, 4 cm or 8 cm"), "{}", drift_master.text);
}

/// Counters for illegal plans are blue as well, a drift of nothing can be lengthened, and a jump has two rolls.
#[test]
fn a_talent_names_the_moment_at_which_it_is_offered() {
    let words = Words::of(Language::English);
    let says = |talent: Talent, text: &str| assert_eq!(words.talent_card(talent).text, text);
    says(
        Talent::Lucky,
        "When this ship has drawn a blue counter: put it back and draw again; what is drawn now stands.",
    );
    says(
        Talent::JumpSense,
        "When this ship has rolled for a jump: roll for the side or for the distance again; the new result stands.",
    );
    says(
        Talent::TailWatcher,
        "When an enemy chooses to tail this ship: whoever wants to tail it this turn must roll 7 or more.",
    );
    let drift_master = words.talent_card(Talent::DriftMaster).text;
    assert!(drift_master.starts_with("When this ship changes its direction: "), "{drift_master}");
}

#[test]
fn rookies_may_have_the_talents_that_say_so() {
    for language in Language::ALL {
        let words = Words::of(language);
        for talent in Talent::iter() {
            assert_eq!(words.talent_card(talent).rookie.is_some(), talent.card().rookie, "{talent}");
        }
    }
}

#[test]
fn everything_that_happens_in_random_games_has_words() {
    let ids: BTreeSet<String> = messages(Language::English).into_keys().collect();
    for (at, setup) in setups().iter().enumerate() {
        let mut running = begin(setup, at as u64);
        play(&mut running, at as u64, |running| {
            let news = running.take_news();
            let public = &running.state().public;
            let cast = &public.cast();
            for language in Language::ALL {
                let words = Words::of(language);
                for told in &news {
                    check(&words.event(&told.event, cast), &format!("{:?}", told.event), &ids);
                    let of_them = words.event_of(Seat(0), &told.event, cast);
                    check(&of_them, &format!("{:?}", told.event), &ids);
                    assert!(!of_them.starts_with("You ") && !of_them.starts_with("Widzisz"), "{of_them}");
                }
                for prompt in running.prompts() {
                    check(&words.ask(&prompt.ask, public), &format!("{:?}", prompt.ask), &ids);
                    for choice in &prompt.options {
                        check(&words.choice(choice, &prompt.ask, public), &format!("{choice:?}"), &ids);
                    }
                }
            }
        });
    }
}

#[test]
fn no_text_has_a_seam() {
    proving::texts::no_text_has_a_seam::<dogfight::Dogfight>();
}

#[test]
fn what_was_stored_says_what_was_said() {
    for (setup, seed) in setups().iter().zip(0..) {
        proving::log::stored_events_say_what_they_said::<dogfight::Dogfight>(setup, seed);
    }
}
