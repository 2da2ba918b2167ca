//! The story of a finished game says what its events and its last state say.

use crate::common::{games, setups};
use dogfight::event::Event;
use dogfight::ship::Side;
use dogfight::state::Fate;
use dogfight::{Dogfight, Setup};
use proving::story::{Finished, of_random_game};
use rayon::prelude::*;

fn numbers_agree((setup, seed): &(Setup, u64)) {
    let Finished { played, news, story } = of_random_game::<Dogfight>(setup, *seed);
    let ships = &played.state().public.ships;
    for (side, curve) in Side::ALL.into_iter().zip(&story.contents.curves[Side::ALL.len()..]) {
        let left = ships.iter().filter(|ship| ship.id.side == side && ship.fate != Fate::Eliminated).count();
        assert_eq!(curve.points.last().map(|point| point.value), Some(left as i32), "{}", curve.id);
    }
    let figures = story.contents.figures.expect("figures");
    assert_eq!(figures.rows.len(), ships.iter().count());
    for (side, curve) in Side::ALL.into_iter().zip(&story.contents.curves) {
        let rows = ships.iter().zip(&figures.rows).filter(|(ship, _)| ship.id.side == side);
        let damage: i32 = rows.map(|(_, row)| row.values[4]).sum();
        assert_eq!(curve.points.last().map(|point| point.value), Some(damage), "{}", curve.id);
    }
    for (ship, row) in ships.iter().zip(&figures.rows) {
        assert_eq!(row.values[0], row.values[1] + row.values[2], "an attack hits or misses");
        let now = i32::from(played.state().cockpit(ship.id).total());
        assert!(row.values[4] >= now, "{}: damage is not forgotten", row.name);
    }
    let events = |wanted: fn(&Event) -> bool| news.iter().filter(|told| wanted(&told.event)).count();
    let told = |kind: &str| story.contents.incidents.iter().filter(|it| it.kind == kind).count();
    assert_eq!(told("lost"), events(|event| matches!(event, Event::Eliminated { .. })));
    assert_eq!(told("escaped"), events(|event| matches!(event, Event::Escaped { .. })));
}

#[test]
fn numbers_agree_with_the_events_and_the_last_state() {
    games(setups(), 1).par_iter().for_each(numbers_agree);
}
