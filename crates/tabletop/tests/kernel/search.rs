//! The program that looks ahead.

use tabletop::{Budget, Game, Picks, Policy, Prompt, Search, Seat, Seed, Table};

use crate::bluff::*;

fn looks_ahead(seed: u64) -> Search<Bluff> {
    Search::new(Seed::from_number(seed), Budget::Rollouts(60)).with_horizon(15)
}

fn search(seed: u64) -> Box<dyn Policy<Bluff>> {
    Box::new(looks_ahead(seed))
}

fn winner_with(program: Box<dyn Policy<Bluff>>, seat: Seat, seed: u64) -> Seat {
    let state = Bluff::set_up(&setup(), Seed::from_number(seed)).unwrap();
    let mut players = random_players(seed);
    players[seat.index()] = program;
    Table::<Bluff>::with_players(state, players).play_out(1000).unwrap().winner
}

fn beats_chance(program: impl Fn(u64) -> Box<dyn Policy<Bluff>>) {
    let games = 60;
    let won = (0..games)
        .filter(|&seed| {
            let seat = Seat((seed % 3) as u8);
            winner_with(program(seed), seat, seed) == seat
        })
        .count();
    assert!(won * 2 > games as usize, "a third would be luck: {won} of {games}");
}

#[test]
fn looking_ahead_beats_chance() {
    beats_chance(search);
}

#[test]
fn looking_ahead_to_the_next_turn_beats_chance() {
    beats_chance(|seed| Box::new(looks_ahead(seed).with_turns(1)));
}

/// Sees but one sensible answer to each question: the last.
struct Sure;

impl Policy<Bluff> for Sure {
    fn decide(&mut self, _view: &View<'_>, prompt: &Prompt<Bluff>) -> Picks {
        let most = prompt.options.len() as u8;
        (most - prompt.least..most).collect()
    }

    fn candidates(&mut self, view: &View<'_>, prompt: &Prompt<Bluff>) -> Vec<Picks> {
        vec![self.decide(view, prompt)]
    }
}

#[test]
fn where_the_quick_program_sees_one_answer_there_is_nothing_to_think_about() {
    let mut running = begun(1);
    // With so much time, a thought would be noticed.
    let budget = Budget::Time(std::time::Duration::from_secs(1000));
    let mut program = Search::new(Seed::from_number(1), budget).with_rollout(|_, _| Box::new(Sure));
    for _ in 0..3 {
        let Some(prompt) = running.prompt(ANN) else { break };
        let sure = Sure.decide(&running.view(tabletop::Viewer::Seat(ANN)), prompt);
        let picks = running.consult(ANN, &mut program).unwrap();
        assert_eq!(picks, sure);
        running.answer_picks(ANN, picks).unwrap();
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let played = || {
        let state = Bluff::set_up(&setup(), Seed::from_number(9)).unwrap();
        let players = (0..3).map(search).collect();
        let mut table = Table::<Bluff>::with_players(state, players);
        table.play_out(1000).unwrap();
        table.state().clone()
    };
    assert_eq!(played(), played());
}

#[test]
fn it_can_be_consulted_in_the_middle_of_a_step_and_knows_no_secret() {
    let mine: &[Card] = &[Card::Number(5), Card::Number(9), Card::Stop, Card::Number(2)];
    let others: [&[Card]; 2] = [
        &[Card::Number(6), Card::Stop, Card::Number(3), Card::Number(3)],
        &[Card::Number(7), Card::Number(2), Card::Number(8), Card::Number(4)],
    ];
    let answers = |hands| {
        let mut running = with_hands(hands);
        let mut program = search(4);
        let mut words = Vec::new();
        for _ in 0..4 {
            let picks = running.consult(ANN, &mut *program).unwrap();
            running.answer_picks(ANN, picks).unwrap();
            words.push(running.entries().last().unwrap().answer.clone());
        }
        words
    };
    assert_eq!(answers([mine, others[0], others[1]]), answers([mine, others[1], others[0]]));
}

#[test]
fn a_time_budget_ends() {
    let running = begun(1);
    let mut program =
        Search::<Bluff>::new(Seed::from_number(1), Budget::Time(std::time::Duration::from_millis(20)));
    let picks = running.consult(ANN, &mut program).unwrap();
    assert!(running.prompt(ANN).unwrap().check(&picks).is_ok());
}

#[test]
fn without_a_beginning_it_plays_as_its_quick_program_does() {
    let running = begun(1);
    let mut program = search(1);
    let prompt = running.prompt(ANN).unwrap();
    let picks = program.decide(&running.view(tabletop::Viewer::Seat(ANN)), prompt);
    assert!(prompt.check(&picks).is_ok());
}
