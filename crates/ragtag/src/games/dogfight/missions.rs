//! Missions of somebody's own.

use dogfight::Mission;
use serde_json::Value;

use crate::plain::data_problem;

/// Reads a mission for a set-up.
pub(super) fn read(text: &str) -> Result<Value, String> {
    let mission = Mission::parse(text).map_err(|problem| data_problem(&problem))?;
    serde_json::to_value(mission).map_err(|error| error.to_string())
}
