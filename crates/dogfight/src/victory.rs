//! Who has won: the goals of the mission in their order, then the limit of turns. {dogfight.victory.goals}

use crate::mission::{Condition, Winner};
use crate::ship::Side;
use crate::state::{Fate, Outcome, Public};
use crate::terrain::Nature;

/// How the game has ended, if it has, at the end of a turn.
pub fn outcome(public: &Public) -> Option<Outcome> {
    let goal = public.mission.victory.iter().find(|goal| goal.when.iter().all(|when| holds(public, *when)));
    let over = public.turn >= public.mission.turn_limit;
    let winner =
        goal.map(|goal| goal.winner).or(over.then_some(Winner::Draw)).or_else(|| nobody_left(public))?;
    Some(match winner {
        Winner::Colonial => Outcome::Colonial,
        Winner::Cylon => Outcome::Cylon,
        Winner::Draw => Outcome::Draw,
        Winner::FewerLosses => fewer_losses(public),
    })
}

fn holds(public: &Public, condition: Condition) -> bool {
    let fate = |id| public.ships.get(id).map(|ship| ship.fate);
    match condition {
        Condition::Out(side) => is_out(public, side),
        Condition::Eliminated(ship) => fate(ship) == Some(Fate::Eliminated),
        Condition::Escaped(ship) => fate(ship) == Some(Fate::Escaped),
        Condition::DepotDestroyed(side) => public.terrain.iter().any(|terrain| {
            matches!(terrain.nature, Nature::Depot { owner, .. } if owner == side) && !terrain.is_there()
        }),
        Condition::TurnsOver(turns) => public.turn >= turns,
        Condition::InPlay { side, ships } => {
            public.ships.in_play().filter(|ship| ship.id.side == side).count() >= usize::from(ships)
        }
    }
}

fn is_out(public: &Public, side: Side) -> bool {
    let gone = |fate: Fate| matches!(fate, Fate::Eliminated | Fate::Escaped);
    public.ships.iter().filter(|ship| ship.id.side == side).all(|ship| gone(ship.fate))
}

/// A mission whose goals never speak of both sides being gone is a draw then.
fn nobody_left(public: &Public) -> Option<Winner> {
    Side::ALL.into_iter().all(|side| is_out(public, side)).then_some(Winner::Draw)
}

fn fewer_losses(public: &Public) -> Outcome {
    let lost = |side: Side| {
        let ships = public.ships.iter().filter(|ship| ship.id.side == side);
        ships.filter(|ship| ship.fate == Fate::Eliminated).count()
    };
    match lost(Side::Colonial).cmp(&lost(Side::Cylon)) {
        std::cmp::Ordering::Less => Outcome::Colonial,
        std::cmp::Ordering::Greater => Outcome::Cylon,
        std::cmp::Ordering::Equal => Outcome::Draw,
    }
}
