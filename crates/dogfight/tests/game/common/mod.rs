//! Tables for tests: set-ups, players, and matches that play themselves.

use dogfight::options::{Circle, Extra, Overlap, Rules};
use dogfight::{Dogfight, Mission, Options, Setup};
use tabletop::{Dice, Match, Policy, RandomPolicy, Seat, Seed, Table, Viewer, random_picks};

/// No game has more answers than this.
pub(crate) const MOST_ANSWERS: usize = 20_000;
/// No game has more steps than this: a turn has six, and there are at most sixty turns.
pub(crate) const MOST_STEPS: usize = 400;

/// How many players a mission can have.
pub(crate) fn most_players(mission: &Mission) -> u8 {
    2 * mission.colonial.len().min(mission.cylon.len()).min(4) as u8
}

/// Every mission with two players, with as many as it can have, and with other sets of rules.
pub(crate) fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for mission in Mission::all() {
        let name = mission.name.as_str();
        setups.push(Setup::mission(name, 2));
        let most = most_players(mission);
        if most > 2 {
            setups.push(Setup::mission(name, most));
        }
    }
    setups.extend(other_rules());
    setups
}

/// Sets of rules that missions do not have by themselves.
pub(crate) fn other_rules() -> Vec<Setup> {
    use Extra::*;
    let quick = |extras: &[Extra]| Options::new(Rules::QuickStart, extras.iter().copied());
    let complete = |extras: &[Extra]| Options::new(Rules::Complete, extras.iter().copied());
    let with = |name: &str, options: Options| Setup { options: options.into(), ..Setup::mission(name, 2) };
    vec![
        with("wing-pair", quick(&[Aiming, AttackDeclaration, BlankCards, RollingDoubles, Tailing])),
        with("scars-belt", quick(&[Asteroids, Pilots, Talents, Tailing])),
        with("tylium-depot", quick(&[Planetoids])),
        with("wing-pair", Options { overlap: Some(Overlap::Slide), ..complete(&[Tailing]) }),
        with("the-hand-of-god", Options { overlap: Some(Overlap::Stay), ..quick(&[]) }),
        with("wing-pair", Options { strict_table: true, ..complete(&[Levels, Ftl, Fuel, BlankCards]) }),
        with("the-hand-of-god", Options { strict_table: true, ..quick(&[]) }),
        with("squadrons", Options { circle: Circle::Chain, ..complete(&[Tailing, Aiming, Fuel]) }),
        with("four-levels", complete(&Extra::ALL)),
        with("god-and-scar", complete(&Extra::ALL)),
        with("spool-up", complete(&[Ftl, Levels, Fuel])),
        with("god-and-scar", Options { strict_table: true, ..complete(&[Pilots, Talents, Levels]) }),
    ]
}

/// Random players, one a seat.
pub(crate) fn random_players(players: u8, seed: u64) -> Vec<Box<dyn Policy<Dogfight>>> {
    (0..u64::from(players))
        .map(|seat| {
            Box::new(RandomPolicy::new(Seed::from_number(seed * 10 + seat))) as Box<dyn Policy<Dogfight>>
        })
        .collect()
}

/// A table at which random players answer inline.
pub(crate) fn random_table(setup: &Setup, seed: u64) -> Table<Dogfight> {
    let state = dogfight::setup::set_up(setup, Seed::from_number(seed)).expect("a set-up that can be played");
    Table::with_players(state, random_players(setup.players, seed))
}

/// A new interactive match.
pub(crate) fn begin(setup: &Setup, seed: u64) -> Match<Dogfight> {
    Match::new(setup.clone(), Seed::from_number(seed)).expect("a set-up that can be played")
}

/// One of the seats that are asked answers at random.
pub(crate) fn answer_at_random(running: &mut Match<Dogfight>, dice: &mut Dice) {
    let prompts = running.prompts();
    let prompt = &prompts[dice.below(prompts.len() as u32) as usize];
    let (seat, picks) = (prompt.seat, random_picks(prompt, dice));
    running.answer_picks(seat, picks).expect("a random answer is legal");
}

/// Plays to the end, and shows the match at every question.
pub(crate) fn play(running: &mut Match<Dogfight>, seed: u64, mut look: impl FnMut(&mut Match<Dogfight>)) {
    let mut dice = Dice::new(Seed::from_number(seed ^ 0xA5A5));
    for _ in 0..MOST_ANSWERS {
        if running.outcome().is_some() {
            return;
        }
        look(running);
        answer_at_random(running, &mut dice);
    }
    panic!("the game did not end within {MOST_ANSWERS} answers");
}

/// All seats, and a spectator.
pub(crate) fn viewers(running: &Match<Dogfight>) -> Vec<Viewer> {
    let seats = Seat::all(usize::from(running.setup().players)).map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// The bytes that would be sent.
pub(crate) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("everything that is sent has a JSON form")
}
