//! The program that looks ahead.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tabletop::{
    Budget, Dice, Game, Guide, Imagine, Picks, Policy, Prompt, Search, Seat, Seed, Table, Viewer,
    random_picks,
};

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
}

impl Guide<Bluff> for Sure {
    fn heir(&self, _seat: Seat, _seed: Seed) -> Box<dyn Guide<Bluff>> {
        Box::new(Sure)
    }

    fn candidates(&mut self, view: &View<'_>, prompt: &Prompt<Bluff>) -> Vec<Picks> {
        vec![self.decide(view, prompt)]
    }
}

#[test]
fn where_the_guide_sees_one_answer_there_is_nothing_to_think_about() {
    let mut running = begun(1);
    let mut program = Search::guided(Seed::from_number(1), Budget::Rollouts(50), Sure);
    for _ in 0..3 {
        let Some(prompt) = running.prompt(ANN) else { break };
        let sure = Sure.decide(&running.view(Viewer::Seat(ANN)), prompt);
        let picks = running.consult(ANN, &mut program).unwrap();
        assert_eq!(picks, sure);
        assert_eq!(program.thought(), None);
        running.answer_picks(ANN, picks).unwrap();
    }
}

/// What the programs of a test were seen doing.
#[derive(Default)]
struct Seen {
    imagined: AtomicUsize,
    /// How much each heir had heard before it sat down in a thought.
    inherited: Mutex<Vec<usize>>,
}

impl Seen {
    fn imagined(&self) -> usize {
        self.imagined.load(Ordering::Relaxed)
    }
}

/// A random player who is watched, and thinks only about what it is told to.
struct Watched {
    dice: Dice,
    heard: Vec<Event>,
    ponders: fn(&Ask) -> bool,
    seen: Arc<Seen>,
}

impl Watched {
    fn new(ponders: fn(&Ask) -> bool) -> (Watched, Arc<Seen>) {
        let seen = Arc::new(Seen::default());
        let dice = Dice::new(Seed::from_number(7));
        (Watched { dice, heard: Vec::new(), ponders, seen: Arc::clone(&seen) }, seen)
    }
}

impl Policy<Bluff> for Watched {
    fn decide(&mut self, _view: &View<'_>, prompt: &Prompt<Bluff>) -> Picks {
        random_picks(prompt, &mut self.dice)
    }

    fn observe(&mut self, _seat: Seat, event: &Event) {
        self.heard.push(event.clone());
    }
}

impl Guide<Bluff> for Watched {
    fn heir(&self, _seat: Seat, seed: Seed) -> Box<dyn Guide<Bluff>> {
        self.seen.inherited.lock().unwrap().push(self.heard.len());
        Box::new(Watched {
            dice: Dice::new(seed),
            heard: self.heard.clone(),
            ponders: self.ponders,
            seen: Arc::clone(&self.seen),
        })
    }

    fn ponders(&mut self, _view: &View<'_>, prompt: &Prompt<Bluff>) -> bool {
        (self.ponders)(&prompt.ask)
    }

    fn imagine(&self, view: &View<'_>, dice: &mut Dice) -> State {
        self.seen.imagined.fetch_add(1, Ordering::Relaxed);
        Bluff::imagine(view, dice)
    }
}

#[test]
fn worlds_are_invented_only_for_questions_worth_a_thought() {
    let played = |ponders| {
        let (guide, seen) = Watched::new(ponders);
        let program = Search::guided(Seed::from_number(3), Budget::Rollouts(12), guide);
        winner_with(Box::new(program), ANN, 3);
        seen.imagined()
    };
    assert_eq!(played(|_| false), 0);
    // It names the stakes in its one turn of the three, with two answers, each played on six times.
    assert_eq!(played(|ask| matches!(ask, Ask::Stakes { .. })), 6);
}

#[test]
fn who_plays_on_remembers_what_the_guide_heard_before_the_step() {
    let (guide, seen) = Watched::new(|ask| *ask == Ask::Bid);
    let mut program = Search::guided(Seed::from_number(3), Budget::Rollouts(12), guide);
    let mut running = begun(2);
    while running.prompt(ANN).is_none_or(|prompt| prompt.ask != Ask::Bid) {
        let seat = running.prompts()[0].seat;
        let picks = if seat == ANN {
            running.consult(ANN, &mut program).unwrap()
        } else {
            (0..running.prompts()[0].least).collect()
        };
        running.answer_picks(seat, picks).unwrap();
    }
    seen.inherited.lock().unwrap().clear();
    running.consult(ANN, &mut program).unwrap();
    let inherited = seen.inherited.lock().unwrap();
    // Bids are asked at the beginning of a step: of what she tossed before she has heard, and so have all that play on.
    assert!(inherited.len() > 12 && inherited.iter().all(|&count| count == inherited[0]), "{inherited:?}");
    assert!(inherited[0] > 0, "{inherited:?}");
}

#[test]
fn a_step_that_is_told_again_is_heard_once() {
    let (guide, seen) = Watched::new(|_| false);
    let mut program = Search::guided(Seed::from_number(3), Budget::Rollouts(12), guide);
    let mut running = begun(2);
    // The first question of the step, and the second, before which the toss was announced.
    for _ in 0..3 {
        running.consult(ANN, &mut program).unwrap();
    }
    running.answer(ANN, &[] as &[&str]).unwrap();
    for _ in 0..3 {
        running.consult(ANN, &mut program).unwrap();
    }
    running.answer(ANN, &["high"]).unwrap();
    running.consult(ANN, &mut program).unwrap();
    let inherited = seen.inherited.lock().unwrap();
    // When it sat down, when the step began, and when the next did.
    assert_eq!(*inherited, [0, 0, 1]);
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

/// Counts games that are played on by the looks at a clock that goes on by a millisecond with each look.
#[test]
fn a_time_budget_ends_in_the_middle_of_a_round() {
    let running = begun(1);
    let thought = |limit| {
        let begun = Instant::now();
        let looks = AtomicUsize::new(0);
        let clock = move || begun + Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed) as u64);
        let mut program =
            Search::<Bluff>::new(Seed::from_number(1), Budget::Time(Duration::from_millis(limit)))
                .with_clock(clock);
        let picks = running.consult(ANN, &mut program).unwrap();
        assert!(running.prompt(ANN).unwrap().check(&picks).is_ok());
        program.thought().cloned()
    };
    let answers = thought(10_000).unwrap().weighed.len();
    assert!(answers > 3, "{answers}");
    // Before the round, before the step is run and before each game the clock is looked at.
    let round = answers as u64 + 2;
    assert_eq!(thought(round - 1), None, "half a round compares nothing");
    let tried = |limit| thought(limit).unwrap().weighed.iter().map(|weighed| weighed.trials).sum::<usize>();
    assert_eq!(tried(round + 1), answers);
    assert_eq!(tried(2 * round - 1), answers);
    assert_eq!(tried(2 * round + 1), 2 * answers);
}

#[test]
fn a_counted_budget_is_kept_but_for_the_first_round() {
    let running = begun(1);
    let tried = |count| {
        let mut program = Search::<Bluff>::new(Seed::from_number(1), Budget::Rollouts(count));
        running.consult(ANN, &mut program).unwrap();
        let thought = program.thought().unwrap();
        (thought.weighed.iter().map(|weighed| weighed.trials).sum::<usize>(), thought.weighed.len())
    };
    let (first, answers) = tried(1);
    assert_eq!(first, answers);
    let (more, _) = tried(5 * answers + 1);
    assert_eq!(more, 5 * answers);
}

#[test]
fn what_is_answered_is_what_the_thought_has_chosen() {
    let mut running = begun(4);
    let mut program = looks_ahead(4).with_gate(1.0);
    let mut thoughts = 0;
    for _ in 0..200 {
        let Some(prompt) = running.prompts().first().cloned() else { break };
        let picks = running.consult(prompt.seat, &mut program).unwrap();
        if let Some(thought) = program.thought() {
            thoughts += 1;
            assert_eq!(thought.weighed[thought.chosen].picks, picks);
            let best = thought.weighed.iter().map(|weighed| weighed.mean).fold(f64::MIN, f64::max);
            assert!(thought.chosen == thought.suggested || thought.gain() > 0.0 && best > 0.0, "{thought:?}");
        }
        running.answer_picks(prompt.seat, picks).unwrap();
        // Each seat would have a program of its own.
        program = looks_ahead(4).with_gate(1.0);
    }
    assert!(thoughts > 10, "{thoughts}");
}

/// Bids that others made are told only when all are there, and a die only when it was rolled: the step is run again with
/// what was told.
#[test]
fn worlds_fit_what_was_told_since_the_step_began() {
    let stop: &[Card] = &[Card::Number(5), Card::Stop, Card::Stop, Card::Number(2)];
    let mut running = with_hands([stop, stop, &[Card::Number(7), Card::Number(8), Card::Number(9)]]);
    to_the_bids(&mut running);
    bid_all(&mut running, ["card:5", "card:5", "card:7"]);
    running.answer(ANN, &["pass"]).unwrap();
    running.answer(BEN, &["stop:ben"]).unwrap();
    // Ann now knows that Ben held a stop, which not every world has, and that he played it, which not every Ben does.
    let mut program = looks_ahead(4);
    running.consult(ANN, &mut program).unwrap();
    let thought = program.thought().expect("worlds that fit");
    assert!(thought.weighed.iter().all(|weighed| weighed.trials > 10), "{thought:?}");
}

#[test]
fn without_a_beginning_it_plays_as_its_quick_program_does() {
    let running = begun(1);
    let mut program = search(1);
    let prompt = running.prompt(ANN).unwrap();
    let picks = program.decide(&running.view(tabletop::Viewer::Seat(ANN)), prompt);
    assert!(prompt.check(&picks).is_ok());
}
