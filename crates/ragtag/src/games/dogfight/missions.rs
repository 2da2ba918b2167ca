//! The mission that is played: by its name, or from a file of somebody's own.

use dogfight::setup::{MissionChoice, SUGGESTED};
use dogfight::{Mission, Setup};
use tabletop::SetupError;

use crate::plain::{data_problem, file_problem};

/// A mission by its name, or read from a file.
pub(super) fn read(word: &str) -> Result<MissionChoice, SetupError> {
    let path = std::path::Path::new(word);
    let wrong = |problem: String| SetupError::new(format!("{word}: {problem}"));
    if !path.is_file() {
        let named = Mission::named(word).is_some() || word == SUGGESTED;
        return if named { Ok(MissionChoice::Named(word.to_owned())) } else { Err(unknown(word)) };
    }
    let text = std::fs::read_to_string(path)
        .map_err(|error| wrong(format!("it can't be read: {}", file_problem(&error))))?;
    let mission = Mission::parse(&text).map_err(|problem| wrong(data_problem(&problem)))?;
    Ok(MissionChoice::Whole(Box::new(mission)))
}

fn unknown(word: &str) -> SetupError {
    let names: Vec<&str> = Mission::all().iter().map(|mission| mission.name.as_str()).collect();
    SetupError::new(format!(
        "there is no mission `{word}`, and no file of that name; there are: {}",
        names.join(", ")
    ))
}

/// Makes sure that every player has a ship, and names other missions if not.
pub(super) fn check_players(setup: &Setup) -> Result<(), SetupError> {
    let mission = match &setup.mission {
        MissionChoice::Named(name) => Mission::named(name),
        MissionChoice::Whole(mission) => Some(mission.as_ref()),
    };
    let Some(mission) = mission.filter(|mission| !Setup::players_for(mission).contains(&setup.players))
    else {
        return Ok(());
    };
    let others = Mission::all().iter().filter(|other| Setup::players_for(other).contains(&setup.players));
    let others: Vec<&str> = others.map(|other| other.name.as_str()).collect();
    // For a number of players that no mission is for, the rules say how many there can be.
    if others.is_empty() {
        return Ok(());
    }
    let ships = |ships: &[_], side: &str| match ships.len() {
        1 => format!("1 {side} ship"),
        count => format!("{count} {side} ships"),
    };
    Err(SetupError::new(format!(
        "mission `{}` has only {} and {}, too few for {} players, each of whom flies one; for so many there are: {}",
        mission.name,
        ships(&mission.colonial, "Colonial"),
        ships(&mission.cylon, "Cylon"),
        setup.players,
        others.join(", ")
    )))
}
