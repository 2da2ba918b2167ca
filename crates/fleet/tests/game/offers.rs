//! What comes with options beside their words: marks, sums, odds. They have to agree with what the rules then do.

use std::collections::{BTreeMap, BTreeSet};

use fleet::characters::Character;
use fleet::choice::{Action, Move, Target, ViperOrder};
use fleet::combat::Weapon;
use fleet::die::Chance;
use fleet::effect::Test;
use fleet::hosting::marks;
use fleet::space::{Area, CivilianId};
use fleet::state::DamageToken;
use fleet::window::Moment;
use fleet::{Ask, Choice, Event, Fleet, Location, Resource, Skill};
use tabletop::hosting::{Fate, Hosting, Odds, Wanted};
use tabletop::{Match, Picks, Seat, Seed, Told, Viewer};

use crate::common::{self, begin, json, play, setups};
use crate::texts::samples;

fn words(choice: &Choice, ask: &Ask) -> Vec<String> {
    marks(choice, ask).iter().map(ToString::to_string).collect()
}

#[test]
fn an_option_that_is_about_a_thing_says_which() {
    let area = Area::number(3);
    let repair = "repair-1".parse().expect("a card");
    let cases = [
        (Choice::Location(Location::Command), "location:command"),
        (Choice::Move(Move::To(Location::Brig)), "location:brig"),
        (Choice::Damage(DamageToken::Location(Location::Armory)), "location:armory"),
        (Choice::Action(Action::Location(Location::FtlControl)), "location:ftl-control"),
        (Choice::Area(area), "area:3"),
        (Choice::Move(Move::Fly(area)), "area:3"),
        (Choice::Viper(ViperOrder::Launch(area)), "area:3"),
        (Choice::Viper(ViperOrder::Fly(area, Area::REAR)), "viper:3"),
        (Choice::Viper(ViperOrder::Attack(Target::Raider(area))), "raider:3"),
        (Choice::Target(Target::HeavyRaider(area)), "heavy-raider:3"),
        (Choice::Target(Target::Basestar(area, 1)), "basestar:3:1"),
        (Choice::Target(Target::Centurion(2)), "centurion:2"),
        (Choice::Civilian(CivilianId(12)), "civilian:12"),
        (Choice::Card(repair), "card:repair-1"),
        (Choice::Action(Action::Skill(repair)), "card:repair-1"),
        (Choice::Resource(Resource::Food), "resource:food"),
        (Choice::Skill(Skill::Tactics), "skill:tactics"),
        (Choice::Character(Character::Roslin), "character:roslin"),
        (Choice::Action(Action::Nuke), "nuke"),
        (Choice::Action(Action::DrawQuorum), "quorum-deck"),
        (Choice::Action(Action::Viper), "own-viper"),
        (Choice::Action(Action::Character(Character::Tigh)), "ability"),
    ];
    for (choice, mark) in cases {
        assert_eq!(words(&choice, &Ask::Action), [mark], "{choice}");
    }
    let to_the_rear = Choice::Viper(ViperOrder::Fly(area, Area::REAR));
    assert_eq!(words(&to_the_rear, &Ask::FlyViper), ["area:4"], "the own viper is where its pilot is");
    let taken = words(&Choice::Card(repair), &Ask::TakeCard { from: Seat(1) });
    assert!(taken.is_empty(), "cards of another hand are not on the table");
}

#[test]
fn every_kind_of_choice_has_marks_or_is_about_nothing_on_the_table() {
    use Choice::*;
    for choice in samples::choices() {
        let is_nothing = matches!(
            choice,
            Pass | Do
                | Crisis(_)
                | Destination(_)
                | Action(fleet::choice::Action::Nothing)
                | Move(fleet::choice::Move::Stay)
                | Box(_)
                | Either(_)
                | Order(_)
                | End(_)
                | Deck(_)
                | LostViper(_)
                | Craft(_)
                | Outcome(_)
                | Brutal(_)
                | Repairs(_)
                | Fleet(_)
                | Play(_, None)
        );
        assert_eq!(words(&choice, &Ask::Action).is_empty(), is_nothing, "{choice}");
    }
}

#[test]
fn odds_count_the_faces_of_the_die() {
    let odds = |needs, bonus| Chance { needs, bonus }.odds();
    let expected = |wanted, percent, bonus| Odds { wanted, percent, bonus };
    let at_least = |face| Some(Wanted::AtLeast(face));
    let at_most = |face| Some(Wanted::AtMost(face));
    let six_or_more = expected(at_least(6), 38, 2);
    assert_eq!(odds(Test::AtLeast(8), 2), six_or_more, "a basestar with structural damage, from a viper");
    assert_eq!(odds(Test::AtLeast(8), 0), expected(at_least(8), 13, 0));
    assert_eq!(odds(Test::AtMost(6), 0), expected(at_most(6), 75, 0));
    assert_eq!(odds(Test::AtMost(6), 2), expected(at_most(4), 50, 2));
    assert_eq!(odds(Test::AtLeast(8), -2), expected(None, 0, -2), "never");
    assert_eq!(odds(Test::AtLeast(3), 2), expected(None, 100, 2), "always");
}

/// The step of a match again, with the next roll known: what is announced after the roll that the option leads to,
/// up to the next decision, or nothing if the step had a roll before.
fn after_the_roll(running: &Match<Fleet>, seat: Seat, option: u8, face: u8) -> Option<Vec<String>> {
    let (checkpoint, answers) = running.checkpoint();
    let mut loaded = checkpoint.clone();
    loaded.hidden.dice.load(&[face]);
    let mut again = Match::<Fleet>::from_state(running.setup().clone(), Seed::from_number(0), loaded);
    for entry in answers {
        again.answer_picks(entry.seat, entry.picks.clone()).ok()?;
    }
    let is_roll = |told: &Told<Fleet>| matches!(told.event, Event::Rolled { .. });
    if again.take_news().iter().any(is_roll) {
        return None;
    }
    let mut picks: Picks = [option].into_iter().collect();
    let mut asked = seat;
    let mut after: Option<Vec<String>> = None;
    for _ in 0..40 {
        again.answer_picks(asked, picks).ok()?;
        for told in again.take_news() {
            match &mut after {
                Some(after) => after.push(json(&told.event)),
                None if is_roll(&told) => after = Some(Vec::new()),
                None => {}
            }
        }
        let Some(prompt) = again.prompts().first() else { break };
        if after.is_some() && !prompt.window {
            break;
        }
        asked = prompt.seat;
        picks =
            prompt.pass().map_or_else(|| (0..prompt.least).collect(), |pass| [pass].into_iter().collect());
    }
    after
}

/// What kind of option it is, so that each kind is seen.
fn kind(choice: &Choice) -> String {
    match choice {
        Choice::Action(Action::Quorum(_)) | Choice::Quorum(_) => "quorum".to_owned(),
        Choice::Action(Action::Location(location)) => location.to_string(),
        Choice::Action(Action::Skill(card)) => card.name.to_string(),
        Choice::Play(play, _) => play.to_string(),
        Choice::Target(_) => "target".to_owned(),
        Choice::Viper(_) => "viper".to_owned(),
        Choice::Box(_) => "box".to_owned(),
        other => other.to_string(),
    }
}

/// How often each kind of option is tried.
const ENOUGH: usize = 6;

#[test]
fn odds_are_those_of_the_rules() {
    let mut tried: BTreeMap<String, usize> = BTreeMap::new();
    for (setup, seed) in common::games(setups(), 8) {
        let mut running = begin(&setup, seed);
        play(&mut running, seed, |running| {
            for prompt in running.prompts().to_vec() {
                if prompt.least != 1 || prompt.most != 1 {
                    continue;
                }
                let view = running.view(Viewer::Seat(prompt.seat));
                for (at, choice) in prompt.options.iter().enumerate() {
                    let Some(odds) = Fleet::offer("en", &view, &prompt, choice).odds else { continue };
                    let kind = kind(choice);
                    if tried.get(&kind).is_some_and(|count| *count >= ENOUGH) {
                        continue;
                    }
                    let mut happens: [BTreeSet<Vec<String>>; 2] = Default::default();
                    let mut faces = 0;
                    for face in 1..=8 {
                        let wanted = match odds.wanted {
                            Some(Wanted::AtLeast(least)) => face >= least,
                            Some(Wanted::AtMost(most)) => face <= most,
                            None => odds.percent == 100,
                        };
                        let Some(after) = after_the_roll(running, prompt.seat, at as u8, face) else {
                            break;
                        };
                        faces += usize::from(wanted);
                        happens[usize::from(wanted)].insert(after);
                        if face == 8 {
                            *tried.entry(kind.clone()).or_default() += 1;
                            assert_eq!(
                                usize::from(odds.percent),
                                (faces * 100 + 4) / 8,
                                "{choice}: {odds:?}"
                            );
                            let both: Vec<_> = happens[0].intersection(&happens[1]).collect();
                            assert!(both.is_empty(), "{choice}: {odds:?}, but with and without: {both:?}");
                        }
                    }
                }
            }
        });
    }
    let kinds = [
        "target",
        "viper",
        "ftl-control",
        "launch-scout",
        "quorum",
        "box",
        "do",
        "pass",
        "strategic-planning",
    ];
    for kind in kinds {
        assert!(tried.contains_key(kind), "{kind} never came to a roll: {tried:?}");
    }
}

#[test]
fn the_sum_of_a_check_is_what_the_rules_count() {
    let (mut counted, mut offered) = (0, 0);
    for (setup, seed) in common::games(setups(), 4) {
        let mut running = begin(&setup, seed);
        play(&mut running, seed, |running| {
            let view = running.view(Viewer::Spectator);
            let tally = view.tally.read();
            assert_eq!(tally.is_some(), view.public.check().is_some());
            if let (Some(tally), Some(check)) = (tally, view.public.check()) {
                assert_eq!(tally.total, tally.in_favour - tally.against);
                if let Some(strength) = check.strength {
                    assert_eq!(tally.total, strength, "{check:?}");
                    counted += 1;
                }
                for prompt in running.prompts().iter().filter(|prompt| prompt.ask == Ask::AddToCheck) {
                    let view = running.view(Viewer::Seat(prompt.seat));
                    assert_eq!(Fleet::fate(&prompt.ask), Some(Fate::Added));
                    for choice in &prompt.options {
                        let Choice::Card(card) = choice else { panic!("{choice} is no card") };
                        let worth = Fleet::offer("en", &view, prompt, choice).worth;
                        let worth = worth.expect("a card in a check counts");
                        assert!(worth == 0 || worth.unsigned_abs() == card.strength, "{choice}: {worth}");
                        offered += 1;
                    }
                }
            }
        });
    }
    assert!(counted > 30 && offered > 300, "only {counted} checks and {offered} cards");
}

/// What a check's moments promise is what comes: nothing is played in a check that was not listed for its moment, and
/// what changes the difficulty changes it as listed.
#[test]
fn a_check_says_what_may_still_be_played_in_its_moments() {
    let (mut asked, mut eased) = (0, 0);
    for (setup, seed) in common::games(setups(), 6) {
        let mut running = begin(&setup, seed);
        let mut before = None;
        play(&mut running, seed, |running| {
            let view = running.view(Viewer::Spectator);
            let (Some(tally), Some(check)) = (view.tally.read(), view.public.check()) else {
                before = None;
                return;
            };
            let printed = check.what.origin().check(&view.public.configuration).expect("a printed check");
            assert_eq!(tally.printed, printed.difficulty);
            assert!(tally.moments.is_sorted_by_key(|opening| opening.moment));
            for prompt in running.prompts() {
                let Ask::Interrupt { moment } = prompt.ask else { continue };
                let Some(opening) = tally.moments.iter().find(|opening| opening.moment == moment) else {
                    assert!(moment < tally.moments[0].moment || moment > Moment::CheckResolved, "{moment}");
                    continue;
                };
                for choice in &prompt.options {
                    let Choice::Play(play, _) = choice else { continue };
                    assert!(opening.plays.iter().any(|one| one.play == *play), "{play} in {moment}");
                    asked += 1;
                }
            }
            let known: Vec<i8> =
                tally.moments.iter().flat_map(|one| &one.plays).map(|one| one.difficulty).collect();
            if let Some((what, difficulty, known)) = before.replace((check.what, check.difficulty, known)) {
                let by = check.difficulty - difficulty;
                if what == check.what && by != 0 {
                    assert!(known.contains(&by), "{by} was not among {known:?}");
                    eased += 1;
                }
            }
        });
    }
    assert!(asked > 100 && eased > 3, "only {asked} plays and {eased} changes");
}

#[test]
fn a_target_is_hit_as_the_attack_table_says() {
    let public = samples::during_the_game();
    let basestar = Target::Basestar(Area::FRONT, 0);
    let needs = |with, target| fleet::combat::chance(&public, with, target).map(|chance| chance.needs);
    assert_eq!(needs(Weapon::Galactica, basestar), Some(Test::AtLeast(5)));
    assert_eq!(needs(Weapon::PilotedViper, basestar), Some(Test::AtLeast(8)));
    assert_eq!(needs(Weapon::UnmannedViper, Target::Raider(Area::REAR)), Some(Test::AtLeast(3)));
    assert_eq!(needs(Weapon::BruteForce, Target::Raider(Area::REAR)), None, "no die is asked");
}

#[test]
fn a_price_is_what_the_rules_then_ask_for() {
    let mut priced: BTreeMap<String, usize> = BTreeMap::new();
    for (setup, seed) in common::games(setups(), 2) {
        let mut running = begin(&setup, seed);
        play(&mut running, seed, |running| {
            for prompt in running.prompts() {
                if !matches!(prompt.ask, Ask::Move | Ask::Action) {
                    continue;
                }
                let view = running.view(Viewer::Seat(prompt.seat));
                for (at, choice) in prompt.options.iter().enumerate() {
                    let mut tried = running.clone();
                    tried
                        .answer_picks(prompt.seat, [at as u8].into_iter().collect())
                        .expect("an option can be chosen");
                    let asked = tried.prompt(prompt.seat).and_then(|next| match next.ask {
                        Ask::PayForMove { .. } | Ask::PayForLocation { .. } => Some(next.least),
                        _ => None,
                    });
                    let said = asked
                        .map(|cards| if cards == 1 { "1 card".into() } else { format!("{cards} cards") });
                    let price = Fleet::offer("en", &view, prompt, choice).price;
                    // Who has no more than that is not asked which.
                    let held = running.state().hand(prompt.seat).len();
                    let all = price.clone().filter(|price| price.starts_with(&held.to_string()));
                    assert_eq!(price, said.or(all), "{choice}");
                    *priced.entry(format!("{price:?}")).or_default() += 1;
                }
            }
        });
    }
    assert_eq!(priced.len(), 3, "nothing, a card, two cards: {priced:?}");
}
