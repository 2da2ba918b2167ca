//! Everything that is in the box happens somewhere: in simulated games or in the scenarios. The test lists what
//! neither has executed. A thing that random play hardly ever reaches needs a scenario.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::common::{MOST_STEPS, setup};
use fleet::bot::Officer;
use fleet::cards::crisis::CrisisKind;
use fleet::cards::{Crisis, Destination, Loyalty, Quorum, SuperCrisis};
use fleet::characters::Ability;
use fleet::choice::{Action, CrisisBox};
use fleet::configuration::Difficulty;
use fleet::effect::{Activation, Rule, Until};
use fleet::space::{BasestarDamage, Cargo};
use fleet::state::{CheckOutcome, DamageToken, Outcome};
use fleet::{Event, Fleet, Location, Resource, SkillName};
use rayon::prelude::*;
use strum::IntoEnumIterator;
use tabletop::{Audience, Game, Picks, Policy, Prompt, RandomPolicy, Scenario, Seat, Seed, Table};

/// How many games are simulated: enough for everything that is not rare.
const GAMES: u64 = 2_500;

/// Abilities that nobody hears of, because they only forbid; scenarios show that they do.
const SILENT: [Ability; 2] = [Ability::EmotionallyAttached, Ability::ConvictedCriminal];

/// Names of things that were executed.
type Things = BTreeSet<String>;

// ---- Everything that there is ----------------------------------------------------------------------------

fn outcomes_of(kind: &CrisisKind) -> Vec<String> {
    let of_check = |partial: bool| {
        let outcomes = [CheckOutcome::Pass, CheckOutcome::Partial, CheckOutcome::Fail];
        let possible =
            outcomes.into_iter().filter(move |outcome| partial || *outcome != CheckOutcome::Partial);
        possible.map(|outcome| outcome.to_string()).collect::<Vec<String>>()
    };
    match kind {
        CrisisKind::Check(check) => of_check(check.partial.is_some()),
        CrisisKind::CheckOr(_, check, _) => {
            let mut outcomes = of_check(check.partial.is_some());
            outcomes.push(CrisisBox::Instead.to_string());
            outcomes
        }
        CrisisKind::Event(..) => vec![CrisisBox::First.to_string(), CrisisBox::Second.to_string()],
        CrisisKind::Attack(_) => vec!["attack".to_owned()],
    }
}

fn everything() -> Things {
    let mut things = Things::new();
    for card in Crisis::all() {
        things
            .extend(outcomes_of(&card.card().kind).iter().map(|outcome| format!("crisis {card}: {outcome}")));
    }
    for card in SuperCrisis::all() {
        let outcomes = outcomes_of(&card.card().kind);
        things.extend(outcomes.iter().map(|outcome| format!("super crisis {card}: {outcome}")));
    }
    things.extend(Quorum::all().map(|card| format!("quorum {card}")));
    things.extend(
        ["assign-arbitrator", "assign-mission-specialist"].map(|card| format!("assigned {card} used")),
    );
    things.extend(Destination::all().map(|card| format!("destination {card}")));
    things.extend(SkillName::iter().map(|name| format!("skill card {name}")));
    things.extend(
        Ability::iter().filter(|ability| !SILENT.contains(ability)).map(|it| format!("ability {it}")),
    );
    things.extend(Rule::iter().map(|rule| format!("rule {rule} kept")));
    let ending = Rule::iter().filter(|rule| rule.until() != Until::EndOfGame);
    things.extend(ending.map(|rule| format!("rule {rule} ended")));
    things.extend(
        Loyalty::iter().filter(|card| card.is_cylon()).map(|card| format!("loyalty {card} revealed")),
    );
    things.extend(Loyalty::iter().filter(|card| card.is_cylon()).map(|card| format!("loyalty {card} used")));
    things.extend(["sympathizer goes to the brig", "sympathizer becomes a cylon"].map(ToOwned::to_owned));
    let places = Location::iter().filter(|location| *location != Location::Sickbay);
    things.extend(places.map(|location| format!("location {location}")));
    let damageable = Location::iter().filter(|location| location.can_be_damaged());
    things.extend(damageable.map(|location| format!("damage {location}")));
    things.extend([Resource::Food, Resource::Fuel].map(|resource| format!("damage {resource}")));
    things.extend(Cargo::TOKENS.map(|(cargo, _)| format!("cargo {cargo}")));
    things.extend(BasestarDamage::ALL.map(|token| format!("basestar {token}")));
    let activations =
        [Activation::Raiders, Activation::HeavyRaiders, Activation::Basestars, Activation::Launch];
    things.extend(activations.map(|activation| format!("activation {activation}")));
    things.extend(["nuke", "viper", "draw-quorum", "nothing"].map(|action| format!("action {action}")));
    let outcomes = [
        Outcome::HumansWin,
        Outcome::NoFuel,
        Outcome::NoFood,
        Outcome::NoMorale,
        Outcome::NoPopulation,
        Outcome::CenturionInvasion,
        Outcome::GalacticaDestroyed,
    ];
    things.extend(outcomes.map(|outcome| format!("outcome {outcome}")));
    things
}

// ---- What was executed -----------------------------------------------------------------------------------

/// Listens to a game and notes what it executes.
#[derive(Default)]
struct Witness {
    things: Things,
    crisis: Option<Crisis>,
    super_crisis: Option<SuperCrisis>,
    /// A box that was chosen and that somebody may still change.
    chosen: Option<(Crisis, CrisisBox)>,
    /// A loyalty card that was turned up and whose effect follows.
    turned_up: Option<Loyalty>,
}

impl Witness {
    fn note(&mut self, thing: impl Into<String>) {
        self.things.insert(thing.into());
    }

    fn hear(&mut self, event: &Event) {
        self.hear_of_boxes(event);
        self.hear_of_loyalty(event);
        match event {
            Event::CrisisRevealed { crisis } => (self.crisis, self.super_crisis) = (Some(*crisis), None),
            Event::SuperCrisisPlayed { card, .. } => (self.crisis, self.super_crisis) = (None, Some(*card)),
            Event::ShipsPlaced { .. } => {
                if let Some(crisis) = self.crisis
                    && let CrisisKind::Attack(_) = crisis.card().kind
                {
                    self.note(format!("crisis {crisis}: attack"));
                }
                if let Some(card) = self.super_crisis
                    && let CrisisKind::Attack(_) = card.card().kind
                {
                    self.note(format!("super crisis {card}: attack"));
                }
            }
            Event::TurnBegan { .. } => (self.crisis, self.super_crisis) = (None, None),
            Event::CheckEnded { crisis: Some(crisis), outcome, .. } => {
                self.note(format!("crisis {crisis}: {outcome}"));
            }
            Event::CheckEnded { super_crisis: Some(card), outcome, .. } => {
                self.note(format!("super crisis {card}: {outcome}"));
            }
            Event::QuorumPlayed { card, .. } => self.note(format!("quorum {card}")),
            Event::AssignedCardUsed { card, .. } => self.note(format!("assigned {card} used")),
            Event::DestinationReached { destination, .. } => self.note(format!("destination {destination}")),
            Event::CardPlayed { card, .. } => self.note(format!("skill card {}", card.name)),
            Event::AbilityUsed { ability, .. } => self.note(format!("ability {ability}")),
            Event::RuleKept { rule } => self.note(format!("rule {rule} kept")),
            Event::RuleEnded { rule } => self.note(format!("rule {rule} ended")),
            Event::ActionTaken { action: Action::Location(location), .. } => {
                self.note(format!("location {location}"));
            }
            Event::ActionTaken { action, .. } => self.note(format!("action {action}")),
            Event::GalacticaDamaged { token: DamageToken::Location(at) } => self.note(format!("damage {at}")),
            Event::GalacticaDamaged { token: DamageToken::Resource(of) } => self.note(format!("damage {of}")),
            Event::CivilianDestroyed { cargo, .. } => self.note(format!("cargo {cargo}")),
            Event::BasestarDamaged { token, .. } => self.note(format!("basestar {token}")),
            Event::ShipsActivated { activation } => self.note(format!("activation {activation}")),
            Event::GameOver { outcome, .. } => self.note(format!("outcome {outcome}")),
            _ => {}
        }
    }

    /// A box counts when it is resolved: Helo may have the other one taken.
    fn hear_of_boxes(&mut self, event: &Event) {
        match event {
            Event::BoxChosen { crisis, choice, .. } => self.chosen = crisis.map(|crisis| (crisis, *choice)),
            Event::AbilityUsed { .. } => {}
            _ => {
                if let Some((crisis, side)) = self.chosen.take() {
                    self.note(format!("crisis {crisis}: {side}"));
                }
            }
        }
    }

    fn hear_of_loyalty(&mut self, event: &Event) {
        if let Event::Revealed { card, .. } = event {
            self.note(format!("loyalty {card} revealed"));
            self.turned_up = Some(*card);
            return;
        }
        let Some(card) = self.turned_up else { return };
        let used = match (card, event) {
            (Loyalty::CylonBrig, Event::Sent { to: Location::Brig, .. })
            | (Loyalty::CylonSickbay, Event::Sent { to: Location::Sickbay, .. })
            | (Loyalty::CylonDamage, Event::GalacticaDamaged { .. })
            | (Loyalty::CylonMorale, Event::ResourceChanged { resource: Resource::Morale, .. }) => {
                format!("loyalty {card} used")
            }
            (Loyalty::Sympathizer, Event::Sent { to: Location::Brig, .. }) => {
                "sympathizer goes to the brig".to_owned()
            }
            (Loyalty::Sympathizer, Event::Placed { at: Location::ResurrectionShip, .. }) => {
                "sympathizer becomes a cylon".to_owned()
            }
            (_, Event::Placed { at: Location::ResurrectionShip, .. } | Event::TurnBegan { .. }) => {
                self.turned_up = None;
                return;
            }
            _ => return,
        };
        self.note(used);
        self.turned_up = None;
    }
}

/// A player program at whose seat a witness listens.
struct Overheard {
    player: Box<dyn Policy<Fleet>>,
    witness: Arc<Mutex<Witness>>,
}

impl Policy<Fleet> for Overheard {
    fn decide(&mut self, view: &fleet::View<'_>, prompt: &Prompt<Fleet>) -> Picks {
        self.player.decide(view, prompt)
    }

    fn observe(&mut self, seat: Seat, event: &Event) {
        self.witness.lock().unwrap_or_else(PoisonError::into_inner).hear(event);
        self.player.observe(seat, event);
    }
}

/// Random players and officers, mixed in another way in every game.
fn player(game: u64, seat: u64) -> Box<dyn Policy<Fleet>> {
    let seed = Seed::from_number(game * 10 + seat);
    let officer = match game % 4 {
        0 => false,
        1 => true,
        _ => !(game / 4 + seat).is_multiple_of(3),
    };
    if officer { Box::new(Officer::new(seed)) } else { Box::new(RandomPolicy::new(seed)) }
}

fn simulated(game: u64) -> Things {
    let players = 3 + (game / 3 % 4) as u8;
    let difficulty =
        [Difficulty::EasierForHumans, Difficulty::Standard, Difficulty::EasierForHumans][(game % 3) as usize];
    let setup = setup(players, players.is_multiple_of(2) && game.is_multiple_of(5), difficulty);
    let state = Fleet::set_up(&setup, Seed::from_number(game)).expect("a set-up that can be played");
    let witness = Arc::new(Mutex::new(Witness::default()));
    let policies = (0..u64::from(players))
        .map(|seat| {
            let player = player(game, seat);
            if seat > 0 {
                return player;
            }
            Box::new(Overheard { player, witness: Arc::clone(&witness) }) as Box<dyn Policy<Fleet>>
        })
        .collect();
    Table::with_players(state, policies).play_out(MOST_STEPS).expect("an end");
    let mut witness = witness.lock().unwrap_or_else(PoisonError::into_inner);
    std::mem::take(&mut witness.things)
}

fn executed_in_simulation() -> Things {
    (0..GAMES).into_par_iter().map(simulated).reduce(Things::new, |mut all, things| {
        all.extend(things);
        all
    })
}

fn scenario_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    paths
        .flat_map(|path| if path.is_dir() { scenario_files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|ending| ending == "yaml"))
        .collect()
}

/// What a scenario executes. One that does not hold executes nothing: another test complains of it.
fn told_in_scenario(path: &Path) -> Things {
    let mut witness = Witness::default();
    let text = fs::read_to_string(path).unwrap_or_default();
    let Ok(scenario) = Scenario::<Fleet>::parse(&text) else { return Things::new() };
    let (Ok(played), Ok(mut told)) = (scenario.play(), scenario.stage()) else { return Things::new() };
    let mut news = told.take_news();
    for entry in played.entries() {
        if told.answer(entry.seat, &entry.answer).is_err() {
            break;
        }
        news.extend(told.take_news());
    }
    for told in news.iter().filter(|told| told.audience == Audience::All) {
        witness.hear(&told.event);
    }
    if let Some((crisis, side)) = witness.chosen.take() {
        witness.note(format!("crisis {crisis}: {side}"));
    }
    witness.things
}

fn executed_in_scenarios() -> Things {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/fleet");
    scenario_files(&folder).par_iter().map(|path| told_in_scenario(path)).reduce(
        Things::new,
        |mut all, things| {
            all.extend(things);
            all
        },
    )
}

/// One thing a line.
fn list(things: &[&String]) -> String {
    things.iter().fold(String::new(), |list, thing| list + "\n  " + thing)
}

#[test]
fn everything_in_the_box_happens_in_a_simulated_game_or_in_a_scenario() {
    let everything = everything();
    let simulated = executed_in_simulation();
    let told = executed_in_scenarios();
    let not_simulated = list(&everything.difference(&simulated).collect::<Vec<_>>());
    let not_told = list(&everything.difference(&told).collect::<Vec<_>>());
    println!("never in {GAMES} simulated games:{not_simulated}\nnever in a scenario:{not_told}");
    let missing: Vec<&String> =
        everything.iter().filter(|thing| !simulated.contains(*thing) && !told.contains(*thing)).collect();
    assert!(missing.is_empty(), "never executed:{}", list(&missing));

    let announced = |ability: &Ability| simulated.contains(&format!("ability {ability}"));
    let spoken: Vec<Ability> = SILENT.into_iter().filter(announced).collect();
    assert!(spoken.is_empty(), "no longer silent, to be taken off the list: {spoken:?}");
}
