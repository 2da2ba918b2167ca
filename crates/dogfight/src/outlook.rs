//! Where a plan leads, for whoever makes it: what anybody could see by laying the cards on the table beforehand.
//! What is legal comes from `handling`, how ships really move from `movement`.

use smallvec::SmallVec;
use tabletop::{Dice, Imagine, Seed};

pub use crate::course::End;
use crate::course::{Course, Field, Start};
use crate::geometry::{CardPlace, Pose, base, polygon};
use crate::handling::Handling;
use crate::movement::{boost_line, maneuver};
use crate::plan::{Cards, Panel, Plan};
use crate::ship::ShipId;
use crate::state::Public;
use crate::terrain::{Nature, Terrain};
use crate::{Dogfight, View};

/// Where a ship would be after a plan, if nothing gets in its way.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// Where it fires first, if it moves on from there.
    pub halfway: Option<Pose>,
    /// Where it ends.
    pub end: Pose,
    /// The rotation dial at the end.
    pub dial: u8,
    /// The level at the end.
    pub level: u8,
    /// Whether it is still on the table.
    pub fate: End,
    /// What it moves through or strikes, by its place in the list of terrain.
    pub rocks: SmallVec<[u8; 2]>,
}

impl Outlook {
    /// Where a plan for a ship leads; nobody knows that of a jump.
    pub fn of(public: &Public, id: ShipId, plan: Plan) -> Option<Outlook> {
        if plan.panel.ftl {
            return None;
        }
        let ship = public.ship(id);
        let exit = public.mission.entries().find(|(ship, _)| *ship == id).and_then(|(_, entry)| entry.exit);
        let field = Field { area: public.mission.table, complete: public.options.complete(), exit };
        let course = Course::new(field, Start::of(ship), plan);
        let (first, second) = (course.first.pose, course.second.pose);
        let cards = cards_on_the_table(ship.pose, first, plan);
        let level = course.second.level;
        let in_the_way = |terrain: &Terrain| match terrain.nature {
            Nature::Field(_) => {
                let outline = terrain.outline();
                [first, second].iter().any(|pose| polygon::overlap(&base::outline(*pose), &outline))
                    || cards.iter().any(|card| card.passes_over(&outline))
            }
            Nature::Planetoid => polygon::overlap(&base::outline(second), &terrain.outline()),
            Nature::Depot { .. } => false,
        };
        let rocks = public.terrain.iter().enumerate().filter(|(_, it)| it.level == level && in_the_way(it));
        Some(Outlook {
            halfway: (first != second && first != ship.pose).then_some(first),
            end: second,
            dial: if plan.cards.is_turnabout() { 0 } else { plan.dial },
            level,
            fate: course.end,
            rocks: rocks.map(|(at, _)| at as u8).collect(),
        })
    }
}

/// Where the cards of a plan lie while the ship moves along them.
fn cards_on_the_table(start: Pose, halfway: Pose, plan: Plan) -> SmallVec<[CardPlace; 2]> {
    let arrow = plan.cards.maneuver().arrow(plan.panel.speed);
    let place = |from: Pose| arrow.map(|arrow| maneuver(from, plan.panel.speed, arrow).0);
    match plan.cards {
        Cards::Boost(boost, _) => {
            let red_end = boost_line(boost).map(|line| base::forward(start, line));
            let second = red_end.filter(|_| arrow.is_some()).map(CardPlace::from_rear);
            std::iter::once(CardPlace::before(start)).chain(second).collect()
        }
        Cards::Turnabout(..) => place(halfway).into_iter().collect(),
        Cards::Single(_) | Cards::WithBlank(_) => place(start).into_iter().collect(),
    }
}

/// The settings of the sliders that its owner will be offered after these cards. {dogfight.planning.speed}
pub fn panels(view: &View<'_>, ship: ShipId, cards: Cards) -> SmallVec<[Panel; 16]> {
    // What limits a ship is known to its owner, whatever else is dreamt up.
    let handling = Handling::of(&Dogfight::imagine(view, &mut Dice::new(Seed([0; 32]))), ship);
    if view.public.options.strict_table && view.public.ship(ship).in_play() {
        handling.all_panels(cards)
    } else {
        handling.panels_to_offer(cards)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use tabletop::{Match, RandomPolicy, Viewer};

    use super::*;
    use crate::event::{Cause, Way};
    use crate::{Ask, Choice, Event, Setup};

    /// A plan in the making.
    struct Planned {
        cards: Cards,
        panels: SmallVec<[Panel; 16]>,
        panel: Option<Panel>,
        dial: u8,
    }

    /// What became of a ship in a turn.
    #[derive(Default)]
    struct Flown {
        to: Option<Pose>,
        slid: bool,
        lost: Option<Cause>,
    }

    #[derive(Default)]
    struct Turn {
        planned: BTreeMap<ShipId, Planned>,
        flown: BTreeMap<ShipId, Flown>,
    }

    impl Turn {
        fn lays(&mut self, view: &View<'_>, ship: ShipId, cards: Cards) {
            let panels = panels(view, ship, cards);
            let panel = if panels.len() == 1 { Some(panels[0]) } else { None };
            self.planned.insert(ship, Planned { cards, panels, panel, dial: view.public.ship(ship).dial });
        }

        /// A player is about to answer.
        fn plans(&mut self, view: &View<'_>, ask: &Ask, choice: Choice) {
            match (ask, choice) {
                (Ask::Cards { ship }, Choice::Cards(cards)) => self.lays(view, *ship, cards),
                (Ask::Panel { ship, .. }, Choice::Panel(panel)) => {
                    self.planned.get_mut(ship).unwrap().panel = Some(panel);
                }
                (Ask::Dial { ship, .. }, Choice::Dial(dial)) => {
                    self.planned.get_mut(ship).unwrap().dial = dial;
                }
                _ => {}
            }
        }

        fn hears(&mut self, event: &Event) {
            match event {
                Event::Moved { ship, way: Way::Slide, .. } => {
                    self.flown.entry(*ship).or_default().slid = true;
                }
                Event::Moved { ship, to, .. } => self.flown.entry(*ship).or_default().to = Some(*to),
                Event::Eliminated { ship, cause, .. } => {
                    self.flown.entry(*ship).or_default().lost = Some(*cause);
                }
                _ => {}
            }
        }

        /// How many ships ended where their plans were seen to end.
        fn check(&self, before: &Public) -> usize {
            let mut ends = 0;
            for (id, planned) in &self.planned {
                let (Some(panel), Some(flown)) = (planned.panel, self.flown.get(id)) else { continue };
                let plan = Plan { cards: planned.cards.without_blank(), panel, dial: planned.dial };
                let Some(outlook) = Outlook::of(before, *id, plan) else { continue };
                if flown.slid {
                    continue;
                }
                let left = flown.lost == Some(Cause::LeftArea);
                assert!(
                    left == (outlook.fate == End::Leaves) || !left && flown.lost.is_some(),
                    "{id} {plan:?}"
                );
                if flown.lost.is_none() && plan.maneuvers() {
                    assert_eq!(flown.to, Some(outlook.end), "{id} {plan:?}");
                    ends += 1;
                }
            }
            ends
        }
    }

    #[test]
    fn sliders_are_offered_as_foretold_and_ships_end_where_they_were_seen_to_end() {
        let (mut ends, mut offers) = (0, 0);
        for (number, mission) in ["the-hand-of-god", "duel", "four-levels", "wing-pair"].iter().enumerate() {
            let seed = Seed::from_number(number as u64);
            let mut running: Match<Dogfight> = Match::new(Setup::mission(mission, 2), seed).unwrap();
            let mut bot = RandomPolicy::new(seed);
            let (mut turn, mut before) = (Turn::default(), running.state().public.clone());
            for _ in 0..600 {
                let Some(prompt) = running.prompts().first().cloned() else { break };
                if let Ask::Panel { ship, cards } = &prompt.ask {
                    // Cards that are the only ones are not asked for.
                    if !turn.planned.contains_key(ship) {
                        turn.lays(&running.view(Viewer::Seat(prompt.seat)), *ship, *cards);
                    }
                    let foretold = turn.planned[ship].panels.iter().copied().map(Choice::Panel);
                    assert_eq!(foretold.collect::<Vec<_>>(), prompt.options, "{mission}: {ship}");
                    offers += 1;
                }
                let picks = running.consult(prompt.seat, &mut bot).unwrap();
                let view = running.view(Viewer::Seat(prompt.seat));
                turn.plans(&view, &prompt.ask, prompt.options[usize::from(picks[0])]);
                running.answer_picks(prompt.seat, picks).unwrap();
                for told in running.take_news() {
                    if let Event::TurnBegan { .. } = told.event {
                        ends += std::mem::take(&mut turn).check(&before);
                        before = running.state().public.clone();
                    }
                    turn.hears(&told.event);
                }
            }
        }
        assert!(ends > 40 && offers > 40, "{ends} {offers}");
    }
}
