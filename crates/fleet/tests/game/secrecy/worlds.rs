//! Two worlds that differ in a secret, played side by side.

use fleet::effect::Title;
use fleet::{Event, Fleet, State};
use proving::worlds::{Alike, Secrets, Worlds, played_steps};
use rayon::prelude::*;
use tabletop::{Dice, Seed, Viewer};

use super::changes::CHANGES;
use super::imagined::imagine;
use super::{games, view};
use crate::common::{begin, play, viewers};

/// What the board game hides.
struct Hidden;

impl Secrets for Hidden {
    type Game = Fleet;

    fn shows_the_hidden(event: &Event) -> bool {
        use Event::*;
        matches!(
            event,
            SkillsReceived { .. }
                | QuorumReceived { .. }
                | LoyaltyReceived { .. }
                | SuperCrisisReceived { .. }
                | Discarded { .. }
                | CrisisRevealed { .. }
                | OpenCardsAdded { .. }
                | CheckRevealed { .. }
                | CivilianDestroyed { .. }
                | GalacticaDamaged { .. }
                | BasestarDamaged { .. }
                | DestinationReached { .. }
                | SawLoyalty { .. }
                | SawShip { .. }
                | SawCrisis { .. }
                | SawDestination { .. }
                | SawHand { .. }
                | CardStolen { .. }
                | Revealed { .. }
                | GameOver { .. }
        )
    }

    /// A question can show what was hidden, and whoever becomes President sees the quorum cards.
    fn is_shown(worlds: &Worlds<Hidden>, place: &str) -> bool {
        use fleet::Ask::*;
        let Viewer::Seat(seat) = worlds.viewer else { return false };
        let asked = worlds.truth.prompt(seat).map(|prompt| &prompt.ask);
        let question = matches!(asked, Some(ChooseCrisis | ChooseQuorum | ChooseDamage | PresidentsOffice));
        let president = worlds.heard[0].contains(&Event::TitleGiven { title: Title::President, to: seat });
        // Which of the cards on the table was turned up can be seen.
        let turned_up = worlds.heard[0].iter().any(|event| matches!(event, Event::Revealed { .. }));
        question && place.starts_with("/prompt/options")
            || president && place.starts_with("/view/quorum")
            || turned_up && place.starts_with("/view/backs/") && place.contains("/loyalty/")
    }
}

#[test]
fn a_match_on_an_imagined_state_gives_the_viewer_the_same_bytes() {
    let compared: usize = games(3)
        .par_iter()
        .map(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(500 + seed));
            let mut compared = 0;
            let mut running = begin(setup, *seed);
            play(&mut running, *seed, |running| {
                let (checkpoint, answers) = running.checkpoint();
                if !answers.is_empty() || dice.below(4) != 0 {
                    return;
                }
                for viewer in viewers(running) {
                    let at = format!(
                        "{} players, seed {seed}, answer {}",
                        setup.players(),
                        running.entries().len()
                    );
                    let dream = imagine(checkpoint, viewer, 1, &mut dice, &at).remove(0);
                    let mut worlds = Worlds::<Hidden>::new(setup, checkpoint.clone(), dream, viewer, at);
                    // Chance differs, so a step that uses it before its first question goes its own way.
                    let chance = |state: &State| state.hidden.dice.uses();
                    let used = chance(worlds.truth.state()) != chance(checkpoint)
                        || chance(worlds.other.state()) != 0;
                    if !used && !worlds.listen() {
                        worlds.catch_up();
                        let (truth, other) = worlds.moments();
                        if !worlds.listen() && truth == other && chance(worlds.other.state()) == 0 {
                            worlds.compare();
                        }
                    }
                    compared += worlds.compared;
                }
            });
            compared
        })
        .sum();
    assert!(compared > 2_000, "only {compared} looks were compared");
}

#[test]
fn a_changed_secret_changes_nothing_for_those_who_may_not_know_it() {
    let results: Vec<(usize, Alike, usize)> = games(15)
        .par_iter()
        .flat_map_iter(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(700 + seed));
            let mut results = Vec::new();
            let everybody = viewers(&begin(setup, *seed));
            for (number, step) in played_steps::<Fleet>(setup, *seed).into_iter().enumerate() {
                for (at, (name, change)) in CHANGES.iter().enumerate() {
                    if dice.below(3) != 0 {
                        continue;
                    }
                    let viewer = dice.pick(&everybody);
                    let mut changed = step.checkpoint.clone();
                    if change(&mut changed, viewer, &mut dice).is_none() {
                        continue;
                    }
                    let at_step = step.checkpoint.public.step;
                    let place = format!(
                        "{} players, seed {seed}, question {number}, {at_step}, changed {name}",
                        setup.players()
                    );
                    assert_eq!(view(&changed, viewer), view(&step.checkpoint, viewer), "{place}: a bad test");
                    let mut worlds =
                        Worlds::<Hidden>::new(setup, step.checkpoint.clone(), changed, viewer, place);
                    let alike = worlds.replay(&step.entries);
                    results.push((at, alike, worlds.compared));
                }
            }
            results
        })
        .collect();
    for (at, (name, _)) in CHANGES.iter().enumerate() {
        let throughout =
            results.iter().filter(|(change, alike, _)| *change == at && *alike == Alike::Throughout).count();
        assert!(throughout > 30, "{name}: only {throughout} steps were alike throughout");
    }
    let compared: usize = results.iter().map(|(_, _, compared)| compared).sum();
    assert!(compared > 50_000, "only {compared} looks were compared");
}
