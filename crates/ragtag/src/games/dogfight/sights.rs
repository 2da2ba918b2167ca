//! What ships can fire at: how far away enemies are, in which direction, and why one can't be hit.

use dogfight::geometry::{Point, Pose, base, polygon, ruler, signed};
use dogfight::state::{Ship, Target};
use dogfight::targets::{self, Aimed, Round};
use dogfight::terrain::Nature;

use super::{Show, centimetres, degrees, mark};
use crate::screen::Tone;

/// What each ship of the viewer sees of its enemies, one paragraph a ship.
pub(super) fn sights(show: Show<'_>) -> String {
    let own = show.view.public.ships.in_play().filter(|ship| Some(ship.owner) == show.view.seat);
    let paragraphs: String = own.map(|ship| of_ship(show, ship)).collect();
    if paragraphs.is_empty() {
        paragraphs
    } else {
        format!("{}\n{paragraphs}", show.words.say("table-sights"))
    }
}

/// What a ship sees of its enemies.
fn of_ship(show: Show<'_>, ship: &Ship) -> String {
    let public = show.view.public;
    let aimed = targets::all_aimed(public).filter(|aimed| aimed.ship == ship.id);
    let mut parts: Vec<String> = aimed.map(|aimed| enemy(show, ship, &aimed)).collect();
    parts.extend(depots(show, ship));
    let mark = format!("  {} → ", mark(ship.id));
    let Some(why) = unready(show, ship) else { return show.screen.item(&mark, &parts.join(" · ")) };
    let why = show.screen.paint(Tone::Warning, &show.screen.item(&mark, &why));
    why + &show.screen.item("       ", &parts.join(" · "))
}

/// An enemy: where it is, and how well it can be hit or why not.
fn enemy(show: Show<'_>, ship: &Ship, aimed: &Aimed) -> String {
    let public = show.view.public;
    let other = public.ship(aimed.target);
    // The ruler lies on the nearest point inside the arc, which need not be the nearest of all.
    let seen =
        targets::see(public, ship.id, Target::Ship(aimed.target)).ok().filter(|_| aimed.why_not.is_none());
    let (at, toward) = match seen {
        Some(sight) => (sight.point, sight.point),
        None => (nearest(ship, other.pose), other.pose.at),
    };
    let how = match (aimed.why_not, aimed.range) {
        (None, Some(range)) => hit(show, ship, show.words.range(range), &aimed.modifiers),
        (why, _) => why.map_or(String::new(), |why| show.words.say(&format!("table-why-not-{why}"))),
    };
    format!("{} {}, {how}", mark(aimed.target), bearing(show, ship, (at, toward), other.level))
}

/// Depots of the enemy, which can be fired at like ships.
fn depots(show: Show<'_>, ship: &Ship) -> Vec<String> {
    let public = show.view.public;
    let in_sight = targets::targets(public, ship.id);
    let depots = public.terrain.iter().enumerate().filter(|(_, terrain)| {
        terrain.is_there() && matches!(terrain.nature, Nature::Depot { owner, .. } if owner != ship.id.side)
    });
    depots
        .map(|(at, depot)| {
            let target = Target::Depot(at as u8);
            let levels = ship.level.abs_diff(depot.level);
            let range = in_sight.iter().find(|(seen, _)| *seen == target).and_then(|_| {
                let sight = targets::see(public, ship.id, target).ok()?;
                ruler::range(sight.flat, levels)
            });
            let how = match range {
                Some(range) => {
                    hit(show, ship, show.words.range(range), &targets::modifiers(public, ship.id, target))
                }
                None => show.words.say("table-why-not-unseen"),
            };
            let name = show.words.target(target, &public.cast());
            format!(
                "{name} {}, {how}",
                bearing(show, ship, (nearest(ship, depot.pose), depot.pose.at), depot.level)
            )
        })
        .collect()
}

/// How well something can be hit.
fn hit(show: Show<'_>, ship: &Ship, range: String, modifiers: &dogfight::event::Modifiers) -> String {
    let by: i8 = modifiers.iter().map(|(_, number)| number).sum();
    let roll = ship.class.card().attack - by;
    show.words.say_with("table-hits", &[("range", range.into()), ("roll", roll.into())])
}

/// The point of a base that is nearest to a ship.
fn nearest(ship: &Ship, base: Pose) -> Point {
    polygon::nearest(&base::outline(base), ship.pose.at).unwrap_or(base.at)
}

/// How far away the first point is, and on which side of where the ship points the second.
fn bearing(show: Show<'_>, ship: &Ship, (at, toward): (Point, Point), level: u8) -> String {
    let from = ship.pose.at;
    let turn = signed((toward - from).heading() - ship.facing());
    let mut text = format!("{} cm {}", centimetres(from.distance(at)), side(show, turn));
    let levels = ship.level.abs_diff(level);
    if levels > 0 {
        text += &format!(" {}", show.words.say_with("table-levels-apart", &[("levels", levels.into())]));
    }
    text
}

/// A turn in words: ahead, or so many degrees to a side.
pub(super) fn side(show: Show<'_>, turn: f64) -> String {
    let turn = degrees(turn);
    let side = if turn < 0 { "left" } else { "right" };
    let args = [("degrees", turn.abs().into()), ("side", side.into())];
    show.words.say_with("table-side", &args)
}

/// Why a ship can't attack anybody, if it can't.
fn unready(show: Show<'_>, ship: &Ship) -> Option<String> {
    let public = show.view.public;
    if targets::may_fire(public, ship, Round::Second) && targets::may_fire(public, ship, Round::First) {
        return None;
    }
    let why = match (ship.now.busy, ship.now.attack) {
        (true, _) => "busy",
        (false, Some(_)) => "fired",
        (false, None) => "jumped",
    };
    Some(show.words.unready(why))
}

#[cfg(test)]
mod tests {
    use dogfight::{ShipId, State};
    use tabletop::{Seat, Seed, Viewer};

    use super::*;
    use crate::language::Language;
    use crate::screen::Screen;

    fn ship(name: &str) -> ShipId {
        name.parse().expect("the name of a ship")
    }

    /// The first mission with its ships elsewhere.
    fn state(places: &[(&str, f64, f64, f64)]) -> State {
        let setup = dogfight::Setup::mission("the-hand-of-god", 2);
        let mut state = dogfight::setup::set_up(&setup, Seed::from_number(1)).unwrap();
        for &(name, x, y, heading) in places {
            state.public.ships[ship(name)].pose = Pose::new(x, y, heading);
        }
        state
    }

    fn seen(state: &State) -> String {
        let view = dogfight::view::view(state, Viewer::Seat(Seat(0)));
        let text = sights(Show::new(Language::English, &view, Screen::plain(80)));
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn every_enemy_has_its_distance_its_side_and_a_reason() {
        let mut state = state(&[
            ("colonial-1", 300.0, 300.0, 0.0),
            ("cylon-1", 300.0, 400.0, 0.0),
            ("cylon-2", 300.0, 500.0, 0.0),
            ("colonial-2", 700.0, 700.0, 0.0),
        ]);
        let said = seen(&state);
        for words in [
            "C1 → Y1 7 cm ahead, short range, hits with 5 or more",
            "Y2 17 cm ahead, something is in the way",
            "C2 → Y1 47 cm",
            "out of range",
        ] {
            assert!(said.contains(words), "{words}: {said}");
        }
        state.public.ships[ship("cylon-2")].pose = Pose::new(200.0, 300.0, 0.0);
        let said = seen(&state);
        assert!(said.contains("Y2 7 cm 90° left, outside the fire arc"), "{said}");
        state.public.ships[ship("cylon-2")].pose = Pose::new(310.0, 320.0, 0.0);
        state.public.ships[ship("colonial-2")].now.busy = true;
        let said = seen(&state);
        assert!(said.contains("right, the bases lie over each other"), "{said}");
        assert!(said.contains("C2 → It can't fire: its base lay over another."), "{said}");
    }

    #[test]
    fn only_the_part_of_a_base_inside_the_arc_counts() {
        // Its middle is 34° off, but a corner is inside.
        let said = seen(&state(&[("colonial-1", 300.0, 300.0, 0.0), ("cylon-1", 368.0, 400.0, 0.0)]));
        assert!(
            said.contains("30° right, short range") || said.contains("30° right, medium range"),
            "{said}"
        );
    }
}
