//! Scenarios: cases as YAML files.

use proptest::prelude::*;
use tabletop::{Scenario, ScenarioError};

use crate::bluff::*;

const HEAD: &str = "
title: Ben stops the roll
proves: [bluff.stop]
setup: {turns: 3}
seed: 7
given:
  own:
    ann: {hand: [{number: 5}, {number: 4}]}
    ben: {hand: [{number: 6}, stop]}
    cat: {hand: [{number: 9}, {number: 1}]}
  public: {pot: 9, scores: {ben: 3}}
next: {rolls: [6], top: [{number: 2}, {number: 3}]}
";

const GOOD: &str = "
play:
  - asked: {ann: toss}
  - told: {ann: {event: saw, cards: [{number: 3}, {number: 2}]}, ben: {event: drew, count: 2}}
  - not-told: {ben: {event: saw}, spectator: {event: saw}}
  - not-asked: [ben, cat]
  - offered: {ann: [card:5, card:2]}
  - not-offered: {ann: [card:9]}
  - refused: {ann: card:9, section: bluff.toss}
  - refused: {ann: [card:5, card:4, card:3]}
  - ann: high
  - undo: ann
  - ann: low
  - ann: single
  - cannot-undo: ann
  - then: {public: {pot: 10, high: false, current: 0}}
  - unseen: {ben: ['\"number\":9'], spectator: ['{\"number']}
  - ben: card:6
  - cat: card:9
  - ann: [card:5]
  - told: {spectator: {event: bids}}
  - sees: {ben: {own: {hand: [stop]}, public: {bids: {cat: {number: 9}}}}, spectator: {own: null}}
  - ben: stop:ben
  - told: {cat: [{event: stopped, seat: 1}]}
  - asked: {ann: throw}
  - ann: high
then:
  public: {turn: 2, scores: {ann: 0, ben: 3, cat: 11}, discards: {count: 4, has: [stop, {number: 9}], lacks: [{number: 4}]}}
  own: {ann: {hand: {count: 3}}, 1: {hand: {count: 2}}, cat: {hand: [{number: 1}]}}
over: false
";

fn run(text: &str) -> Result<(), ScenarioError> {
    Scenario::<Bluff>::parse(text)?.run()
}

#[test]
fn a_case_that_holds_passes() {
    let text = format!("{HEAD}{GOOD}");
    run(&text).unwrap();
    let scenario = Scenario::<Bluff>::parse(&text).unwrap();
    assert_eq!((scenario.title(), scenario.proves()), ("Ben stops the roll", &["bluff.stop".to_owned()][..]));
}

/// What a story made of `items` gets wrong.
fn problem(items: &[&str]) -> String {
    run(&format!("{HEAD}play:\n  - {}", items.join("\n  - "))).unwrap_err().to_string()
}

#[test]
fn each_item_that_does_not_hold_says_what_was_expected_and_what_there_was() {
    let said = [
        ("asked: {ann: boast}", "item 1: expected ann to be asked `boast`, but it is `toss`"),
        ("asked: {ben: bid}", "item 1: expected a question to ben; ann is asked `toss` (0 to 2 of: card:5"),
        ("not-asked: [ann]", "item 1: expected no question to ann, but ann is asked `toss`"),
        ("offered: {ann: [card:9]}", "item 1: expected `card:9` among ann's options: card:5, card:4"),
        ("not-offered: {ann: [card:5]}", "item 1: expected no `card:5` among ann's options: card:5"),
        ("refused: {ann: card:5}", "item 1: expected `card:5` to be refused, but ann could do it"),
        (
            "refused: {ann: x, section: a.b}",
            "item 1: expected a refusal that cites a.b, but it cites bluff.toss",
        ),
        ("refused: {ben: x, section: a.b}", "it cites nothing: it is not your decision"),
        ("then: {public: {pot: 8}}", "item 1: state.public.pot: expected 8, but there is 9"),
        (
            "then: {public: {pit: 8}}",
            "item 1: state.public.pit: expected 8, but there are only bids, current",
        ),
        ("then: {own: {ann: {hand: {count: 9}}}}", "state.own.ann.hand.count: expected 9, but there is 4"),
        ("then: {own: {ann: {hand: {has: [stop]}}}}", "expected \"stop\" among [{\"number\":5}"),
        ("then: {own: {ben: {hand: {lacks: [stop]}}}}", "expected no \"stop\" among ["),
        ("then: {own: {dan: {}}}", "state.own: there is a list of 3, and `dan` is neither a seat (ann, ben"),
        ("then: {public: {exactly: {}}}", "item 1: state.public: expected {}, but there is {"),
        ("told: {ben: {event: saw}}", "item 1: expected ben to be told {\"event\":\"saw\"}, but it was {"),
        ("not-told: {ben: {event: drew}}", "item 1: expected ben not to be told {\"event\":\"drew\"}"),
        ("sees: {ben: {deck: 1}}", "item 1: what ben sees.deck: expected 1, but there is"),
        ("unseen: {ann: [card]}", "item 1: expected ann not to see `card`, but it stands in"),
        ("undo: ann", "item 1: ann could not undo: this can't be undone"),
        (
            "ben: card:6",
            "item 1: ben could not answer `card:6`: it is not your decision; ann is asked `boast`",
        ),
        ("dan: high", "item 1: no seat `dan`; there are: ann, ben, cat"),
        (
            "ann: card:77",
            "item 1: ann could not answer `card:77`: `card:77` is not among the options; expected: gamble",
        ),
        ("refused: {section: x}", "item 1: `refused` expects one seat"),
        ("ann: {a: b}", "item 1: expected a word, not"),
        ("[ann]", "item 1: expected one key with its value"),
    ];
    for (item, expected) in said {
        let problem = problem(&[item]);
        assert!(problem.contains(expected), "{item}\n  gave {problem}\n  for  {expected}");
    }
    let problem = problem(&["ann: card:5", "cannot-undo: ann"]);
    assert!(problem.contains("item 2: expected that ann can't undo, but it is possible"), "{problem}");
}

#[test]
fn what_should_hold_at_the_end_is_checked() {
    let end = |text: &str| run(&format!("{HEAD}{text}")).unwrap_err().to_string();
    assert_eq!(end("then: {public: {turn: 4}}"), "at the end: state.public.turn: expected 4, but there is 1");
    assert!(end("over: true").starts_with("at the end: expected the game to be over; ann is asked `toss`"));
    assert!(end("over: {winner: 1}").starts_with("at the end: expected the outcome {\"winner\":1}; ann is"));
    let over = HEAD.replace("public: {pot: 9,", "public: {step: over,");
    run(&format!("{over}over: {{winner: 1, scores: {{ben: 3}}}}")).unwrap();
    run(&format!("{over}over: true")).unwrap();
    let wrong = run(&format!("{over}over: {{winner: 2}}")).unwrap_err().to_string();
    assert_eq!(wrong, "at the end: outcome.winner: expected 2, but there is 1");
    assert!(run(&format!("{over}over: false")).unwrap_err().to_string().contains("but it is over"));
}

#[test]
fn a_file_that_is_no_scenario_says_why() {
    let parse = |text: &str| run(text).unwrap_err().to_string();
    assert!(parse("title: [").starts_with("not YAML: "));
    assert!(parse("title: x").starts_with("not a scenario: missing field `proves`"));
    assert!(parse(&format!("{HEAD}odd: 1")).starts_with("not a scenario: unknown field `odd`"));
    assert!(parse(&HEAD.replace("[bluff.stop]", "[]")).contains("at least one rulebook section"));
    assert!(parse(&HEAD.replace("{turns: 3}", "{turn: 3}")).contains("`setup`: unknown field `turn`"));
    assert_eq!(
        parse(&HEAD.replace("{turns: 3}", "{turns: 30}")),
        "this set-up can't be played: 1 to 6 turns, not 30"
    );
    let key = parse(&HEAD.replace("{pot: 9,", "{pott: 9,"));
    assert!(
        key.starts_with("given.public.pott: no such key; there are: bids, current, discards, high, pot"),
        "{key}"
    );
    let seat = parse(&HEAD.replace("    cat:", "    dan:"));
    assert!(
        seat.starts_with("given.own: there is a list of 3, and `dan` is neither a seat (ann, ben, cat)"),
        "{seat}"
    );
    assert!(parse(&HEAD.replace("stop]", "halt]")).starts_with("it makes no state: unknown variant `halt`"));
    assert!(
        parse(&HEAD.replace("rolls:", "roll:")).starts_with("the state can't be put in place: unknown field")
    );
    for text in ["", "- a", "play", "{", "? ? ?", "a: &a [*a]"] {
        assert!(run(text).is_err(), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_match_saved_as_a_scenario_has_the_same_open_questions(seed in 0..10_000_u64, stop in 0..24_usize) {
        let mut running = begun(seed);
        let mut players = random_players(seed);
        for _ in 0..stop {
            let Some(prompt) = running.prompts().last() else { break };
            let seat = prompt.seat;
            let picks = running.consult(seat, &mut *players[seat.index()]).unwrap();
            running.answer_picks(seat, picks).unwrap();
        }
        let text = Scenario::from_match(&running, "It: looks \"odd\" # here").unwrap();
        let scenario = Scenario::<Bluff>::parse(&text).unwrap();
        scenario.run().unwrap();
        let again = scenario.play().unwrap();
        prop_assert_eq!(scenario.title(), "It: looks \"odd\" # here");
        prop_assert_eq!(again.state(), running.state());
        prop_assert_eq!(format!("{:?}", again.prompts()), format!("{:?}", running.prompts()));
        prop_assert_eq!(again.waiting(), running.waiting());
    }
}
