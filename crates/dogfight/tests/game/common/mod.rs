//! Tables for tests: set-ups, players, and matches that play themselves.

use dogfight::options::{Circle, Extra, Overlap, Rules};
use dogfight::{Dogfight, Mission, Options, Setup};
pub(crate) use proving::playing::*;
use tabletop::{Match, Table};

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

/// A table at which random players answer inline.
pub(crate) fn random_table(setup: &Setup, seed: u64) -> Table<Dogfight> {
    proving::playing::random_table(setup, seed)
}

/// A new interactive match.
pub(crate) fn begin(setup: &Setup, seed: u64) -> Match<Dogfight> {
    proving::playing::begin(setup, seed)
}
