//! Where the fleet is going: what an objective brings about on the way, and what its last jump is. One file each.

pub mod kobol;

use tabletop::Flow;

use crate::Table;
use crate::state::Public;

/// An objective. {fleet.jump.objective}
#[derive(Debug)]
pub struct Objective {
    /// What happens on the way, nearest first.
    pub stages: &'static [Stage],
    /// The distance from which on the next jump is the last.
    pub final_distance: u8,
    /// The last jump.
    pub final_jump: fn(&mut Table) -> Flow<()>,
}

/// Something that happens once, when the fleet has come far enough.
#[derive(Debug)]
pub struct Stage {
    /// How far.
    pub distance: u8,
    /// Whether it has happened already.
    pub is_over: fn(&Public) -> bool,
    /// What happens.
    pub begin: fn(&mut Table) -> Flow<()>,
}

/// Has the distance brought anything about? {fleet.jump.objective}
pub fn check_objective(t: &mut Table) -> Flow<()> {
    for stage in t.public.configuration.objective().stages {
        if t.public.distance() >= stage.distance && !(stage.is_over)(&t.public) {
            (stage.begin)(t)?;
        }
    }
    Ok(())
}
