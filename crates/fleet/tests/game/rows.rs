//! What is on boards, cards and sheets stands in rows: complete, and said in one place.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use fleet::boards::{self, Board, Region};
use fleet::cards::{Loyalty, skill};
use fleet::characters::{Ability, AbilityKind, Character};
use fleet::choice::Ask;
use fleet::configuration::{Configuration, Part, Term};
use fleet::craft::Craft;
use fleet::effect::Title;
use fleet::origin::Origin;
use fleet::space::{Area, Space};
use fleet::state::{Hangar, Hidden, Side, Uses};
use fleet::text::{Language, Words};
use fleet::{Fleet, Location, Setup, Ship, Skill, SkillName, View};
use serde_json::json;
use strum::{EnumCount, IntoEnumIterator};
use tabletop::{Dice, Game, Picks, Policy, Prompt, Seed, Table, random_picks};

use crate::common;

#[test]
fn every_location_lies_on_one_board() {
    let configuration = Configuration::base(4);
    let sites: Vec<Location> =
        boards::boards(&configuration).flat_map(|board| board.sites).map(|site| site.location).collect();
    assert_eq!(sites, Location::iter().collect::<Vec<_>>(), "in the order of their names");
    for location in Location::iter() {
        let site = location.site(&configuration).expect("a location of the base box");
        assert_eq!(site.location, location);
        assert_eq!(site.action.is_some(), location != Location::Sickbay, "{location}");
    }
}

/// As overlays will be: on the locations of the Cylons, with an expansion.
static OVERLAY: Board = Board {
    ship: Ship::Cylon,
    of: Side::Cylon,
    region: Region::Cylons,
    there: Term::Part(Part::Pegasus),
    covers: Some(boards::ALL[2]),
    wording: None,
    sites: &[],
};
static WITH_OVERLAY: [&Board; 4] = [boards::ALL[0], boards::ALL[1], boards::ALL[2], &OVERLAY];

#[test]
fn an_overlay_lies_on_its_board_when_it_is_there() {
    let open = |configuration: &Configuration| -> Vec<bool> {
        let open: Vec<_> = boards::open(&WITH_OVERLAY, configuration).collect();
        WITH_OVERLAY.iter().map(|board| open.iter().any(|other| std::ptr::eq(*other, *board))).collect()
    };
    assert_eq!(open(&Configuration::base(4)), [true, true, true, false]);
    assert_eq!(open(&Configuration::base(4).with(Part::Pegasus)), [true, true, false, true]);
}

#[test]
fn every_type_has_its_skill_cards() {
    let configuration = Configuration::base(4);
    for kind in Skill::ALL {
        assert_eq!(skill::deck(kind, &configuration).len(), 21, "{kind}");
    }
    for name in SkillName::iter() {
        let strengths: Vec<u8> = skill::printings(name).map(|(card, _)| card.strength).collect();
        assert!(strengths.is_sorted_by(|a, b| a < b), "{name}: {strengths:?}");
        assert_eq!(name.row().name, name);
    }
    assert_eq!(configuration.any_type().as_slice(), Skill::ALL);
}

#[test]
fn every_sheet_has_a_weakness_and_something_for_once_per_game() {
    let mut seen = BTreeSet::new();
    for character in Character::iter() {
        let abilities = character.sheet().abilities;
        let weak = abilities.iter().filter(|row| matches!(row.kind, AbilityKind::Weakness));
        assert_eq!(weak.count(), 1, "{character}");
        assert_eq!(abilities.iter().filter(|row| row.once_per_game).count(), 1, "{character}");
        seen.extend(abilities.iter().map(|row| row.ability));
    }
    assert_eq!(seen, Ability::iter().collect(), "every ability stands on a sheet");
}

#[test]
fn every_line_of_succession_names_whoever_may_hold_titles() {
    let may_hold = |character: &Character| character.sheet().standing.rights().holds_titles;
    for title in Title::iter() {
        let line: BTreeSet<Character> = title.row().line.iter().copied().collect();
        assert_eq!(line, Character::iter().filter(may_hold).collect(), "{title}");
        assert_eq!(line.len(), title.row().line.len(), "{title}: somebody twice");
    }
}

#[test]
fn what_a_tree_says_is_said_nowhere_else() {
    let configuration = Configuration::base(4);
    let trees = [
        SkillName::iter().map(|it| (Origin::Skill(it), format!("skill-card-{it}"))).collect::<Vec<_>>(),
        Loyalty::iter().map(|it| (Origin::Loyalty(it), format!("loyalty-{it}"))).collect(),
        Ability::iter().map(|it| (Origin::Ability(it), format!("ability-{it}"))).collect(),
        Location::iter().map(|it| (Origin::Location(it), format!("location-{it}"))).collect(),
    ];
    let mut told = 0;
    for (origin, message) in trees.concat() {
        let is_tree = origin.effect(fleet::origin::Passage::Whole, &configuration).is_some();
        told += usize::from(is_tree);
        for (file, text) in Language::ALL.into_iter().flat_map(Words::files) {
            let lines = text.lines().skip_while(|line| !line.starts_with(&format!("{message} ="))).skip(1);
            let mut attributes = lines.take_while(|line| line.starts_with("    ."));
            let by_hand =
                attributes.any(|line| line.starts_with("    .text =") || line.starts_with("    .action ="));
            assert!(!(is_tree && by_hand), "{file}: `{message}` is also written by hand");
        }
    }
    assert_eq!(told, 4 + 4 + 4 + 14, "trees on skill cards, loyalty cards, sheets and boards");
}

#[test]
fn uses_are_read_as_they_were_ever_written() {
    let left = |written| serde_json::from_value::<Uses>(written).expect("uses").left();
    assert_eq!(left(json!({ "ability-used": false })), 1);
    assert_eq!(left(json!({ "ability-used": true })), 0);
    assert_eq!(left(json!({ "ability-used": true, "uses-left": 1 })), 0, "the older word counts");
    assert_eq!(left(json!({ "ability-used": false, "uses-left": 3 })), 3);
    let mut uses = Uses::ONE;
    assert_eq!(json!(uses), json!({ "ability-used": false, "uses-left": 1 }));
    uses.spend();
    assert_eq!(json!(uses), json!({ "ability-used": true, "uses-left": 0 }));
}

#[test]
fn craft_and_areas_are_read_as_they_are_written() {
    let written = json!({
        "vipers": 5, "damaged-vipers": 2, "destroyed-vipers": 1, "raptors": 3, "destroyed-raptors": 1,
    });
    let hangar: Hangar = serde_json::from_value(written.clone()).expect("a hangar");
    assert_eq!((hangar.reserves[Craft::Viper], hangar.damaged.vipers()), (5, 2));
    assert_eq!((hangar.reserves[Craft::Raptor], hangar.destroyed.vipers()), (3, 1), "a raptor is no viper");
    assert_eq!(json!(hangar), written);
    let refused = serde_json::from_value::<Hangar>(json!({ "shuttles": 1 })).expect_err("no such craft");
    assert!(refused.to_string().contains("`shuttles`"), "{refused}");

    let mut space = Space::default();
    space[Area::REAR].vipers[Craft::Viper] = 2;
    let read = |value: &serde_json::Value| serde_json::from_value::<Space>(value.clone());
    let mut written = json!(space);
    assert_eq!(written["4"]["vipers"], 2);
    assert_eq!(read(&written).expect("all six areas"), space);
    written["7"] = written["4"].clone();
    assert!(read(&written).expect_err("a seventh area").to_string().contains("areas are 1 to 6"));
    written.as_object_mut().expect("areas").retain(|name, _| name == "1");
    assert!(read(&written).expect_err("one area").to_string().contains("area 2 is missing"));
}

#[test]
fn piles_of_types_that_came_later_may_be_missing() {
    let state = Fleet::set_up(&Setup::base(4), Seed::from_number(1)).expect("a set-up");
    let mut written = json!(state.hidden);
    let piles = written["skill-decks"].as_array_mut().expect("piles");
    assert_eq!(piles.len(), 5, "one for each type of the base box");
    piles.pop();
    let read: Hidden = serde_json::from_value(written.clone()).expect("piles without the last");
    assert_eq!(read.skill_decks[..4], state.hidden.skill_decks[..4]);
    assert!(read.skill_decks[4].is_empty());
    written["skill-decks"] = json!(vec![json!([]); Skill::COUNT + 1]);
    assert!(serde_json::from_value::<Hidden>(written).is_err());
}

#[test]
fn a_viper_flies_as_far_as_its_kind() {
    let to = |steps| Area::FRONT.within(steps).map(u8::from).collect::<Vec<_>>();
    assert_eq!((to(0), to(1), to(2)), (vec![], vec![2, 6], vec![2, 6, 3, 5]));
}

/// A random player who holds every question against the text from which it comes.
struct Doubter {
    dice: Dice,
    held: Arc<Mutex<BTreeSet<String>>>,
}

/// What asks this, if it is only one thing.
fn origin(ask: &Ask) -> Option<Origin> {
    match ask {
        Ask::BlindDevotion => Some(Origin::Ability(Ability::BlindDevotion)),
        Ask::MysteriousIntuition => Some(Origin::Ability(Ability::MysteriousIntuition)),
        Ask::GainResource => Some(Origin::Ability(Ability::UnconventionalTactics)),
        Ask::ScoutDeck => Some(Origin::Skill(SkillName::LaunchScout)),
        Ask::Repair => Some(Origin::Skill(SkillName::Repair)),
        Ask::ExecutiveOrder => Some(Origin::Skill(SkillName::ExecutiveOrder)),
        Ask::LookAtCivilians => Some(Origin::Location(Location::Communications)),
        Ask::PresidentsOffice => Some(Origin::Location(Location::PresidentsOffice)),
        Ask::TakeCard { .. } => Some(Origin::Location(Location::HumanFleet)),
        Ask::ExchangeSuperCrisis => Some(Origin::Location(Location::ResurrectionShip)),
        Ask::RevealPower { card } => Some(Origin::Loyalty(*card)),
        Ask::ChooseDamage => Some(Origin::Loyalty(Loyalty::CylonDamage)),
        _ => None,
    }
}

impl Policy<Fleet> for Doubter {
    fn decide(&mut self, view: &View<'_>, prompt: &Prompt<Fleet>) -> Picks {
        if let Some(origin) = origin(&prompt.ask) {
            assert_eq!(view.public.text().map(|text| text.origin), Some(origin), "{:?}", prompt.ask);
            self.held.lock().expect("one thread").insert(format!("{origin:?}"));
        }
        random_picks(prompt, &mut self.dice)
    }
}

#[test]
fn questions_know_where_they_come_from() {
    let held = Arc::new(Mutex::new(BTreeSet::new()));
    for (seed, setup) in (0..).zip(common::setups().into_iter().cycle().take(60)) {
        let state = Fleet::set_up(&setup, Seed::from_number(seed)).expect("a set-up that can be played");
        let players = (0..u64::from(setup.players()))
            .map(|seat| {
                let dice = Dice::new(Seed::from_number(seed * 10 + seat));
                Box::new(Doubter { dice, held: Arc::clone(&held) }) as Box<dyn Policy<Fleet>>
            })
            .collect();
        let mut table = Table::<Fleet>::with_players(state, players);
        table.play_out(common::MOST_STEPS).expect("an end");
    }
    let held = held.lock().expect("one thread");
    assert!(held.len() >= 12, "only of these questions were asked: {held:?}");
}
