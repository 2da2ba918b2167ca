//! Random games reach everything: every kind of question and event, every talent, flaw, symbol and way to end.

use std::collections::BTreeSet;

use crate::common::{begin, play, setups};
use dogfight::setup::MissionChoice;
use dogfight::talent::{Flaw, Talent};
use dogfight::{Event, Mission, Setup};
use rayon::prelude::*;
use strum::IntoEnumIterator;

/// A mission in which every card is held by somebody: aces with seven talents and two flaws each, close together.
fn aces() -> Vec<Setup> {
    let talents: Vec<Talent> = Talent::iter().collect();
    let flaws: Vec<Flaw> = Flaw::iter().collect();
    let ship = |(at, stride): (usize, usize), kind: &str, x: usize, y: usize, heading: usize| {
        let held: Vec<String> = (0..7)
            .map(|n| talents[(at * if stride == 1 { 7 } else { 1 } + n * stride) % talents.len()].to_string())
            .collect();
        let weak: Vec<String> = (0..2).map(|n| flaws[(at * 2 + n) % flaws.len()].to_string()).collect();
        format!(
            "  - {{ship: {kind}, at: [{x}, {y}], heading: {heading}, token: ace, talents: [{}], flaws: [{}]}}\n",
            held.join(", "),
            weak.join(", ")
        )
    };
    let text = |first: &str, second: &str, stride: usize| {
        let colonial: String = (0..3).map(|at| ship((at, stride), first, 600 + 80 * at, 650, 0)).collect();
        let cylon: String =
            (0..3).map(|at| ship((at + 3, stride), second, 600 + 80 * at, 800, 180)).collect();
        format!(
            "name: aces\ntitle: {{en: Aces}}\nrules: complete\nextras: [pilots, talents, tailing, aiming, fuel, \
             asteroids, ftl, rolling-doubles]\ntable: [1500, 1500]\ncolonial:\n{colonial}cylon:\n{cylon}terrain:\n  \
             - {{template: asteroid-a, density: sparse, at: [680, 950]}}\nvictory:\n  - {{winner: draw, when: \
             [{{out: colonial}}, {{out: cylon}}]}}\n  - {{winner: colonial, when: [{{out: cylon}}]}}\n  \
             - {{winner: cylon, when: [{{out: colonial}}]}}\n"
        )
    };
    let setup = |first: &str, second: &str, stride: usize| {
        let mission = Mission::parse(&text(first, second, stride)).expect("a mission that can be played");
        Setup { mission: MissionChoice::Whole(Box::new(mission)), ..Setup::mission("", 2) }
    };
    // Neighbours in the list share types, of which a pilot uses one a turn: so once they go to others.
    vec![setup("viper-mk-vii", "cylon-raider", 1), setup("raptor", "cylon-heavy-raider", 4)]
}

/// What came up in a game, as words.
fn what_came_up(setup: &Setup, seed: u64) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut running = begin(setup, seed);
    play(&mut running, seed, |running| {
        for told in running.take_news() {
            let event = serde_json::to_value(&told.event).expect("a JSON form");
            found.insert(format!("event {}", event["event"]));
            match &told.event {
                Event::TalentUsed { talent, .. } => found.insert(format!("talent {talent}")),
                Event::FlawTried { flaw, acts: true, .. } => found.insert(format!("flaw {flaw}")),
                Event::AttackRolled { modifiers, .. } => {
                    found.extend(modifiers.iter().map(|(modifier, _)| format!("modifier {modifier}")));
                    true
                }
                Event::Eliminated { cause, .. } => found.insert(format!("cause {cause}")),
                Event::CountersReceived { counters, .. } => {
                    let symbols = counters.iter().filter_map(|counter| counter.symbol);
                    found.extend(symbols.map(|symbol| format!("symbol {symbol}")));
                    true
                }
                _ => true,
            };
        }
        for prompt in running.prompts() {
            let ask = serde_json::to_value(&prompt.ask).expect("a JSON form");
            found.insert(format!("ask {}", ask["ask"]));
        }
    });
    found.insert(format!("outcome {}", running.outcome().expect("an end")));
    found
}

#[test]
fn random_games_use_every_question_event_talent_flaw_modifier_and_symbol() {
    let ordinary = setups().into_iter().flat_map(|setup| (0..12).map(move |seed| (setup.clone(), seed)));
    let runs = ["raptor-run", "boarding-run", "captured-raider"].map(|name| Setup::mission(name, 2));
    let runs = runs.into_iter().flat_map(|setup| (100..250).map(move |seed| (setup.clone(), seed)));
    let aces = aces().into_iter().flat_map(|setup| (0..100).map(move |seed| (setup.clone(), seed)));
    let games: Vec<(Setup, u64)> = ordinary.chain(runs).chain(aces).collect();
    let found: BTreeSet<String> = games.par_iter().map(|(setup, seed)| what_came_up(setup, *seed)).reduce(
        BTreeSet::new,
        |mut all, some| {
            all.extend(some);
            all
        },
    );
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend(Talent::iter().map(|talent| format!("talent {talent}")));
    wanted.extend(Flaw::iter().map(|flaw| format!("flaw {flaw}")));
    for word in ["engine", "controls", "pilot", "hull"] {
        wanted.push(format!("symbol {word}"));
    }
    for word in ["colonial", "cylon", "draw"] {
        wanted.push(format!("outcome {word}"));
    }
    for word in [
        "range",
        "target-stands",
        "fast-target",
        "fast-attacker",
        "pilot",
        "aiming",
        "cover",
        "snap-shot",
        "leader",
        "technical-eye",
        "unrecognised",
        "talent",
        "flaw",
    ] {
        wanted.push(format!("modifier {word}"));
    }
    for word in ["damage", "left-area"] {
        wanted.push(format!("cause {word}"));
    }
    for word in [
        "starting-energy",
        "tail",
        "cards",
        "panel",
        "dial",
        "cards-ahead",
        "marker-east",
        "marker-north",
        "marker-heading",
        "marker-level",
        "exchange-card",
        "drift",
        "keep-counters",
        "whether",
        "fire",
        "split",
        "use-talent",
        "try-flaw",
        "look-at",
        "help",
        "name-symbol",
        "put-back",
        "again",
    ] {
        wanted.push(format!("ask \"{word}\""));
    }
    for word in [
        "tailing-failed",
        "saw-card",
        "plan-repaired",
        "fuel-out",
        "rotated",
        "direction-changed",
        "level-changed",
        "overlapped",
        "jumped-out",
        "struck",
        "wound-felt",
        "depot-hit",
        "crippled",
        "escaped",
        "symbol-cancelled",
    ] {
        wanted.push(format!("event \"{word}\""));
    }
    let missing: Vec<&String> = wanted.iter().filter(|word| !found.contains(*word)).collect();
    assert!(missing.is_empty(), "{} games never came to {missing:?}", games.len());
}
