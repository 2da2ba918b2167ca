//! What is said beside the names of choices.

use std::collections::BTreeMap;

use fleet::choice::Move;
use fleet::{Ask, Choice, Fleet, Setup};
use tabletop::hosting::Hosting;
use tabletop::{Match, RandomPolicy, Seed, Viewer};

/// What a choice has to be told with, if it is one of those whose name says little.
fn expected(ask: &Ask, choice: &Choice) -> Option<(&'static str, [&'static str; 2])> {
    match choice {
        Choice::Character(_) if *ask == Ask::ChooseCharacter => {
            Some(("character", ["draws each turn: ", "dobiera co turę: "]))
        }
        Choice::Card(_) if *ask == Ask::AddToCheck => Some(("card", ["counts ", "liczy się "])),
        Choice::Move(Move::To(_)) => Some(("move", ["", ""])),
        _ => None,
    }
}

#[test]
fn characters_places_and_cards_in_checks_say_what_they_mean() {
    let mut game: Match<Fleet> = Match::new(Setup::base(4), Seed::from_number(1)).expect("a match");
    let mut bot = RandomPolicy::new(Seed::from_number(2));
    let mut told: BTreeMap<&str, usize> = BTreeMap::new();
    while let Some(prompt) = game.prompts().first().cloned() {
        let view = game.view(Viewer::Seat(prompt.seat));
        for choice in &prompt.options {
            let Some((kind, words)) = expected(&prompt.ask, choice) else { continue };
            for (language, words) in ["en", "pl"].into_iter().zip(words) {
                // A card may be worth nothing in a check.
                if let Some(detail) = Fleet::offer(language, &view, &prompt, choice).detail {
                    assert!(detail.starts_with(words), "{choice}: {detail}");
                    *told.entry(kind).or_default() += 1;
                }
            }
        }
        let picks = game.consult(prompt.seat, &mut bot).expect("an answer");
        game.answer_picks(prompt.seat, picks).expect("a legal answer");
    }
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(told.values().all(|&count| count > 10), "{told:?}");
}
