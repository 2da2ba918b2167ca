//! What an officer does where there is something to be right about, and what Cylons of each style do.

use fleet::Fleet;
use fleet::bot::{Officer, Style};
use tabletop::{Game, Scenario, Seed, Table};

use crate::common::{MOST_STEPS, setup};

/// Three players, of whom Adama is to act, in the state of `given` and with what comes `next`.
fn case(given: &str, next: &str) -> String {
    format!(
        "title: A case for an officer\nproves: [fleet.actions.kinds]\nsetup: {{players: 3, characters: [zarek, adama, apollo]}}\n\
         given:\n{given}\nnext: {next}\nplay: []\n"
    )
}

/// What an officer of this style answers to the first question of a case.
fn answer(case: &str, style: Style) -> Vec<String> {
    answer_by_whim(case, style, 1)
}

/// The same for an officer whose whims come from this number.
fn answer_by_whim(case: &str, style: Style, whim: u64) -> Vec<String> {
    let scenario = Scenario::<Fleet>::parse(case).unwrap_or_else(|error| panic!("{error}\n{case}"));
    let running = scenario.play().unwrap_or_else(|error| panic!("{error}"));
    let prompt = &running.prompts()[0];
    let mut officer = Officer::new(Seed::from_number(whim)).with_style(style);
    let picks = running.consult(prompt.seat, &mut officer).unwrap_or_else(|refusal| panic!("{refusal}"));
    picks.iter().map(|&at| prompt.options[usize::from(at)].to_string()).collect()
}

fn at_ftl_control(track: u8, population: u8) -> String {
    let given = format!(
        "  public:\n    step: action\n    current: adama\n    jump-track: {track}\n    resources: {{population: \
         {population}}}\n    destinations: [desolate-moon, asteroid-field, cylon-ambush]\n    \
         sleeper-agents-dealt: true\n    players: {{adama: {{place: ftl-control}}}}\n  own:\n    adama: {{hand: []}}"
    );
    case(&given, "{loyalty: {adama: [not-a-cylon]}}")
}

#[test]
fn on_the_last_leg_an_officer_jumps_as_soon_as_somebody_will_be_left() {
    assert_eq!(answer(&at_ftl_control(3, 4), Style::default()), ["use:ftl-control"]);
    assert_eq!(answer(&at_ftl_control(4, 2), Style::default()), ["use:ftl-control"]);
    assert_ne!(answer(&at_ftl_control(3, 3), Style::default()), ["use:ftl-control"]);
}

#[test]
fn an_officer_fights_the_centurion_that_would_end_the_game() {
    let given = "  public:\n    step: movement\n    current: adama\n    boarding: [0, 0, 0, 1]\n    players: {adama: \
                 {place: command}}\n  own:\n    adama: {hand: [strategic-planning-3]}";
    assert_eq!(answer(&case(given, "{loyalty: {adama: [not-a-cylon]}}"), Style::default()), ["armory"]);
}

#[test]
fn an_officer_repairs_ftl_control_before_the_fleet_can_jump_from_it() {
    let given = "  public:\n    step: movement\n    current: adama\n    jump-track: 4\n    damaged: [ftl-control]\n    \
                 space: {'1': {basestars: [], raiders: 0}}\n    players: {adama: {place: command}}\n  own:\n    adama: \
                 {hand: [repair-2]}";
    assert_eq!(answer(&case(given, "{loyalty: {adama: [not-a-cylon]}}"), Style::default()), ["ftl-control"]);
}

fn cylon_to_act() -> String {
    let given = "  public:\n    step: action\n    current: adama\n    players: {adama: {place: command}}\n  own:\n    \
                 adama: {hand: []}";
    case(given, "{loyalty: {adama: [cylon-morale]}}")
}

#[test]
fn an_early_cylon_reveals_itself_in_its_first_turn() {
    assert_eq!(answer(&cylon_to_act(), Style::Early), ["reveal:cylon-morale"]);
    for style in [Style::Shrewd, Style::Timid, Style::Saboteur, Style::Silent] {
        assert_ne!(answer(&cylon_to_act(), style), ["reveal:cylon-morale"], "{style}");
    }
}

/// A crisis of which two of Adama's cards would spoil the check, and he comes first to add.
fn cylon_to_add() -> String {
    let given = "  public:\n    step: crisis\n    current: zarek\n    resources: {food: 3, morale: 3}\n  own:\n    zarek: \
                 {hand: [executive-order-1]}\n    adama: {hand: [launch-scout-1, strategic-planning-4, \
                 executive-order-2]}\n    apollo: {hand: []}";
    case(given, "{loyalty: {adama: [cylon-morale]}, crisis: [low-supplies]}")
}

#[test]
fn a_saboteur_adds_all_that_spoils_a_check_and_a_timid_cylon_one_card_at_most() {
    assert_eq!(answer(&cylon_to_add(), Style::Saboteur), ["launch-scout-1", "strategic-planning-4"]);
    let timid: Vec<_> = (0..40).map(|whim| answer_by_whim(&cylon_to_add(), Style::Timid, whim)).collect();
    assert!(timid.iter().all(|cards| cards.len() <= 1));
    assert!(timid.iter().any(|cards| cards == &["strategic-planning-4"]), "it spoils a check now and then");
}

#[test]
fn a_human_adds_nothing_that_spoils_a_check() {
    let human = cylon_to_add().replace("cylon-morale", "not-a-cylon");
    assert!(answer(&human, Style::Saboteur).iter().all(|card| card == "executive-order-2"));
}

#[test]
fn a_silent_cylon_never_reveals_itself() {
    for number in 1..=8 {
        let setup = setup(5, false, fleet::configuration::Difficulty::Standard);
        let state =
            Fleet::set_up(&setup, Seed::from_number(number)).unwrap_or_else(|error| panic!("{error}"));
        let officers = (0..5).map(|seat| -> Box<dyn tabletop::Policy<Fleet>> {
            Box::new(Officer::new(Seed::from_number(number * 10 + seat)).with_style(Style::Silent))
        });
        let mut table: Table<Fleet> = Table::with_players(state, officers.collect());
        assert!(table.play_out(MOST_STEPS).is_ok());
        let open = table.state().public.players.iter().flat_map(|player| &player.open_loyalty);
        assert!(open.into_iter().all(|card| !card.is_cylon()));
    }
}
