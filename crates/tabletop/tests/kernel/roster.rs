//! What players are called.

use std::collections::BTreeSet;

use tabletop::Seat;
use tabletop::hosting::{Phrase, Roster, mention};

fn names(roster: &Roster, seats: usize) -> Vec<String> {
    Seat::all(seats).map(|seat| roster.name(seat).to_owned()).collect()
}

fn lower(names: &[String]) -> BTreeSet<String> {
    names.iter().map(|name| name.to_lowercase()).collect()
}

#[test]
fn programs_have_names_of_their_own_that_differ_and_stay() {
    for table in ["t1", "t2", "a-longer-name"] {
        for seats in 2..=8 {
            let roster = Roster::new(table, &vec![None; seats]);
            let names = names(&roster, seats);
            assert!(names.iter().all(|name| !name.is_empty()), "{names:?}");
            assert_eq!(lower(&names).len(), seats, "{names:?}");
            assert_eq!(roster, Roster::new(table, &vec![None; seats]), "the same each time");
        }
    }
    assert_ne!(Roster::new("t1", &[None; 4]), Roster::new("t2", &[None; 4]), "tables differ");
    assert_eq!(names(&Roster::new("t1", &[None; 3]), 3), ["Cinder", "Zephyr", "Juniper"], "for good");
}

#[test]
fn people_keep_their_names_and_nobody_elses_changes_when_somebody_comes() {
    let before = Roster::new("table", &[Some("Anna"), None, None, None]);
    let after = Roster::new("table", &[Some("Anna"), None, Some("Olek"), None]);
    assert_eq!(before.name(Seat(0)), "Anna");
    assert_eq!(after.name(Seat(2)), "Olek");
    for seat in [Seat(0), Seat(1), Seat(3)] {
        assert_eq!(before.name(seat), after.name(seat));
    }
}

#[test]
fn nobody_is_called_like_somebody_else() {
    let alone = Roster::new("table", &[None; 4]);
    // Whoever has a program's call sign for a name takes it away from the program.
    let sign = alone.name(Seat(2)).to_uppercase();
    let roster = Roster::new("table", &[Some(&sign), None, None, None]);
    let four = names(&roster, 4);
    assert_eq!(four[0], sign);
    assert_eq!(four[1], alone.name(Seat(1)));
    assert_eq!(four[3], alone.name(Seat(3)));
    assert_eq!(lower(&four).len(), 4, "{four:?}");
    let twins = Roster::new("table", &[Some("Anna"), Some("anna"), Some("Anna 2"), Some("Anna")]);
    assert_eq!(names(&twins, 4), ["Anna", "anna 2", "Anna 2 2", "Anna 3"]);
}

#[test]
fn a_text_is_read_with_the_names_of_those_who_sit_there_now() {
    let phrase = Phrase::new(format!("{} challenges {}.", mention(Seat(1)), mention(Seat(0))));
    let roster = Roster::new("table", &[Some("Anna"), Some("Olek")]);
    assert_eq!(phrase.at(&roster), "Olek challenges Anna.");
    let later = Roster::new("table", &[Some("Anna"), Some("Maja")]);
    assert_eq!(phrase.at(&later), "Maja challenges Anna.");
    // What somebody is called is never read as a mention.
    let sly = Roster::new("table", &[Some("Anna"), Some(&mention(Seat(0)))]);
    assert_eq!(phrase.at(&sly), format!("{} challenges Anna.", mention(Seat(0))));
}
