//! Decks as texts, what is legal, and which set-ups can be played.

use ccg::deck::{Deck, DeckError, Starter};
use ccg::sealed::{self, BOOSTERS};
use ccg::setup::DeckChoice;
use ccg::{Ccg, Setup};
use strum::IntoEnumIterator;
use tabletop::{Dice, Game, Seed};

fn deck(text: &str) -> Result<Deck, DeckError> {
    text.parse()
}

#[test]
fn starter_decks_are_legal_and_have_sixty_cards() {
    for starter in Starter::iter() {
        let deck = starter.deck();
        assert_eq!(deck.check(), [], "{starter}");
        assert_eq!(deck.size(), 60, "{starter}");
        assert_eq!(deck.to_text().parse(), Ok(deck));
    }
}

#[test]
fn a_card_goes_by_its_number_its_slug_or_its_name() {
    let written = deck(
        "1 Colonial One\n2 BSG1-098 # Apollo\n1x apollo-ace-pilot\n\n# more\n1 Apollo, Ace Pilot\n2 fury",
    );
    let deck = written.expect("a deck");
    assert_eq!(deck.size(), 6);
    assert_eq!(deck.check().len(), 1, "only the number of cards is wrong");
    let reprint: ccg::CardId = "BSG1LE-02".parse().expect("a reprint");
    assert_eq!(reprint.card().number, "BSG1-100");
}

#[test]
fn what_can_not_be_read_is_named() {
    let no_card = DeckError::NoSuchCard { line: 2, name: "Admiral Cain".into() };
    assert_eq!(deck("1 celestra\n2 Admiral Cain"), Err(no_card));
    assert_eq!(deck("celestra"), Err(DeckError::Line { line: 1, text: "celestra".into() }));
    assert_eq!(deck("999 fury"), Err(DeckError::Line { line: 1, text: "999 fury".into() }));
    assert_eq!(deck("2 fury"), Err(DeckError::Bases(0)));
    assert_eq!(deck("1 celestra\n1 galactica"), Err(DeckError::Bases(2)));
}

#[test]
fn what_is_against_the_rules_is_named() {
    let few = deck("1 celestra\n3 fury\n2 fury").expect("a deck");
    let copies = DeckError::Copies { card: "Fury".into(), count: 5 };
    assert_eq!(few.check(), [copies, DeckError::TooFew(5)]);
    assert_eq!(few.check()[1].to_string(), "5 cards; a deck has at least 60");
    let wrong = Deck { base: "fury".parse().unwrap(), cards: vec![("celestra".parse().unwrap(), 1)] };
    assert!(wrong.check().contains(&DeckError::NotABase("Fury".into())));
    assert!(wrong.check().contains(&DeckError::BaseInDeck("Celestra".into())));
}

#[test]
fn a_table_has_two_to_six_players_with_legal_decks() {
    let refusal =
        |setup: &Setup| Ccg::set_up(setup, Seed::from_number(1)).expect_err("a refusal").to_string();
    for players in [0, 1, 7] {
        assert!(refusal(&Setup::starters(&vec![Starter::Quorum; players])).contains("2 to 6"));
    }
    for players in 2..=6 {
        assert!(Ccg::set_up(&Setup::starters(&vec![Starter::Quorum; players]), Seed::from_number(1)).is_ok());
    }
    let few = DeckChoice::Built(deck("1 celestra\n3 fury").expect("a deck"));
    let setup = Setup { decks: vec![few, DeckChoice::Starter(Starter::Quorum)] };
    assert!(refusal(&setup).contains("the deck of seat 1: 3 cards"), "{}", refusal(&setup));
}

#[test]
fn a_set_up_with_an_unknown_word_is_no_set_up() {
    assert!(serde_json::from_str::<Setup>(r#"{"decks": ["viper-wing", "sealed"]}"#).is_err());
    assert!(serde_json::from_str::<Setup>(r#"{"deck": ["viper-wing", "quorum"]}"#).is_err());
}

#[test]
fn chance_makes_legal_decks() {
    let mut dice = Dice::new(Seed::from_number(3));
    for boosters in BOOSTERS {
        let pool = sealed::open(boosters, &mut dice);
        let size: usize = pool.iter().map(|(_, count)| usize::from(*count)).sum();
        assert_eq!(size, usize::from(boosters) * 11, "{boosters} boosters");
        assert_eq!(sealed::build(&pool, &mut dice).check(), [], "{boosters} boosters");
        assert_eq!(sealed::wild_deck(&mut dice).check(), []);
    }
}

#[test]
fn a_deck_is_chosen_by_a_word_or_by_its_list() {
    let setup = |json: &str| serde_json::from_str::<Setup>(json).map_err(|error| error.to_string());
    let starters = setup(r#"{"decks": ["quorum", "tribunal"]}"#).expect("a set-up");
    assert_eq!(starters, Setup::starters(&[Starter::Quorum, Starter::Tribunal]));
    let lot = setup(r#"{"players": 3, "decks": ["sealed-6"]}"#).expect("a set-up");
    assert_eq!(lot.decks, [DeckChoice::Sealed(6), DeckChoice::Lot, DeckChoice::Lot]);
    let built = Setup { decks: vec![DeckChoice::Built(Starter::Quorum.deck()), DeckChoice::Wild] };
    let written = serde_json::to_string(&built).expect("a JSON form");
    assert_eq!(setup(&written), Ok(built), "a set-up that is written is the same when it is read");
    for (wrong, why) in [
        (r#"{"players": 1, "decks": ["lot", "lot"]}"#, "2 decks for 1 players"),
        (r#"{"decks": ["sealed-2", "lot"]}"#, "6 to 36"),
        (r#"{"decks": ["1 celestra\n3 fury", "lot"]}"#, "at least 60"),
        (r#"{"decks": ["nonsense", "lot"]}"#, "there is no deck `nonsense`; there are: viper-wing"),
    ] {
        let error = setup(wrong).expect_err("a wrong set-up");
        assert!(error.contains(why), "{error}");
    }
}
