//! Kobol: halfway there sleeper agents wake. {fleet.jump.objective}

use tabletop::Flow;

use super::{Objective, Stage};
use crate::event::Event;
use crate::state::Outcome;
use crate::{Table, loyalty, resources};

/// The objective.
pub static OBJECTIVE: Objective = Objective {
    stages: &[Stage {
        distance: 4,
        is_over: |public| public.sleeper_agents_dealt,
        begin: |t| {
            t.public.sleeper_agents_dealt = true;
            loyalty::sleeper_agents(t)
        },
    }],
    final_distance: 8,
    final_jump,
};

/// The last jump: the humans win unless something has run out. {fleet.jump.final}
fn final_jump(t: &mut Table) -> Flow<()> {
    t.announce(Event::FleetJumped { final_jump: true });
    resources::check_exhaustion(t)?;
    resources::end_game(t, Outcome::HumansWin)
}
