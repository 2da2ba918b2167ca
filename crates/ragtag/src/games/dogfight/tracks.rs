//! The tracks of a game as an SVG drawing: where ships flew, where they fired and where they were lost.

use std::fmt::Write;

use dogfight::event::Way;
use dogfight::geometry::{Point, Pose, base, track};
use dogfight::state::Target;
use dogfight::terrain::Nature;
use dogfight::{Event, ShipId, Side, State};

/// Into so many pieces a move is drawn.
const PIECES: u32 = 8;
/// The colours of each side, one a ship.
const COLONIAL: [&str; 4] = ["#1f6fb2", "#2a9d8f", "#5a4fcf", "#0b4f6c"];
const CYLON: [&str; 4] = ["#b3261e", "#d97706", "#9d174d", "#7f1d1d"];

fn colour(id: ShipId) -> &'static str {
    let colours = if id.side == Side::Colonial { COLONIAL } else { CYLON };
    colours[usize::from(id.number - 1) % colours.len()]
}

/// A drawing under way.
struct Drawing {
    height: f64,
    poses: Vec<(ShipId, Pose)>,
    shapes: String,
}

impl Drawing {
    /// North is up.
    fn point(&self, at: Point) -> String {
        format!("{:.1},{:.1}", at.x, self.height - at.y)
    }

    fn points(&self, points: impl IntoIterator<Item = Point>) -> String {
        points.into_iter().map(|point| self.point(point)).collect::<Vec<_>>().join(" ")
    }

    fn pose(&self, id: ShipId) -> Option<Pose> {
        self.poses.iter().find(|(ship, _)| *ship == id).map(|(_, pose)| *pose)
    }

    fn put(&mut self, id: ShipId, pose: Pose) {
        match self.poses.iter_mut().find(|(ship, _)| *ship == id) {
            Some((_, there)) => *there = pose,
            None => self.poses.push((id, pose)),
        }
    }

    fn add(&mut self, shape: &str) {
        self.shapes.push_str(shape);
        self.shapes.push('\n');
    }

    /// A base with a line to its front.
    fn base(&mut self, id: ShipId, pose: Pose, filled: f64) {
        let (colour, corners) = (colour(id), self.points(base::outline(pose)));
        let (stand, front) = (self.point(pose.at), self.point(base::front(pose)));
        self.add(&format!(
            "<polygon points=\"{corners}\" fill=\"{colour}\" fill-opacity=\"{filled}\" stroke=\"{colour}\"/>\n\
             <polyline points=\"{stand} {front}\" stroke=\"{colour}\"/>"
        ));
    }

    fn line(&mut self, id: ShipId, points: &str, dashes: &str) {
        self.add(&format!(
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{}\" stroke-width=\"3\" \
             stroke-dasharray=\"{dashes}\"/>",
            colour(id)
        ));
    }

    fn event(&mut self, event: &Event) {
        match event {
            Event::Moved { ship, from, to, way: Way::Jump } => {
                self.line(*ship, &self.points([from.at, to.at]), "2 8");
                self.put(*ship, *to);
                self.base(*ship, *to, 0.1);
            }
            Event::Moved { ship, from, to, .. } => {
                let way = track(*from, *to, PIECES).into_iter().map(|pose| pose.at);
                self.line(*ship, &self.points(way), "none");
                self.put(*ship, *to);
                self.base(*ship, *to, 0.1);
            }
            Event::AttackRolled { ship, target: Target::Ship(target), hits, .. } => {
                if let (Some(from), Some(to)) = (self.pose(*ship), self.pose(*target)) {
                    let (from, to) = (self.point(from.at), self.point(to.at));
                    let (width, opacity) = if *hits > 0 { (2, 0.8) } else { (1, 0.3) };
                    self.add(&format!(
                        "<polyline points=\"{from} {to}\" stroke=\"#e0a800\" stroke-width=\"{width}\" \
                         stroke-opacity=\"{opacity}\"/>"
                    ));
                }
            }
            Event::Eliminated { ship, .. } => {
                if let Some(pose) = self.pose(*ship) {
                    let Point { x, y } = pose.at;
                    let y = self.height - y;
                    self.add(&format!(
                        "<path d=\"M{:.1} {:.1} l40 40 m0 -40 l-40 40\" stroke=\"{}\" stroke-width=\"6\"/>",
                        x - 20.0,
                        y - 20.0,
                        colour(*ship)
                    ));
                }
            }
            _ => {}
        }
    }
}

/// Draws a game from its first state and what happened.
pub(super) fn drawing(start: &State, events: &[Event]) -> String {
    let area = start.public.mission.table;
    let mut drawing = Drawing { height: area.height, poses: Vec::new(), shapes: String::new() };
    for terrain in &start.public.terrain {
        let colour = match terrain.nature {
            Nature::Field(_) => "#b8a78f",
            Nature::Planetoid => "#77808c",
            Nature::Depot { .. } => "#c9b037",
        };
        let corners = drawing.points(terrain.outline());
        drawing.add(&format!("<polygon points=\"{corners}\" fill=\"{colour}\" fill-opacity=\"0.6\"/>"));
    }
    for ship in start.public.ships.in_play() {
        drawing.put(ship.id, ship.pose);
        drawing.base(ship.id, ship.pose, 0.5);
    }
    for event in events {
        drawing.event(event);
    }
    let mut svg = String::new();
    // Writing to a text does not fail.
    let _ = writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 -10 {:.0} {:.0}\">\n\
         <rect width=\"{:.0}\" height=\"{:.0}\" fill=\"#f6f5f1\" stroke=\"#333\"/>\n{}</svg>",
        area.width + 20.0,
        area.height + 20.0,
        area.width,
        area.height,
        drawing.shapes
    );
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_has_ships_tracks_and_shots() {
        let setup = dogfight::Setup::mission("duel", 2);
        let start = dogfight::setup::set_up(&setup, tabletop::Seed::from_number(1)).unwrap();
        let ship: ShipId = "colonial-1".parse().unwrap();
        let from = start.ship(ship).pose;
        let moved = Event::Moved { ship, from, to: from.moved(100.0), way: Way::Drift };
        let svg = drawing(&start, &[moved]);
        assert_eq!(svg.matches("<polygon").count(), 3, "{svg}");
        assert!(svg.contains("375.0,675.0 ") && svg.contains("375.0,575.0\" fill=\"none\""), "{svg}");
    }
}
