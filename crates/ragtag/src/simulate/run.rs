//! One game after the other.

use std::path::PathBuf;

use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::Value;
use tabletop::{Seat, Seed, Table};

use crate::cli::SimulateArguments;
use crate::games::{Figure, Presented};
use crate::guard::guarded;
use crate::lineup::Lineup;
use crate::simulate::witness::Witness;

/// What is to be played.
pub struct Plan<G: Presented> {
    /// How many players.
    pub players: u8,
    /// How many games.
    pub games: u32,
    setup: G::Setup,
    lineup: Lineup<G>,
    seed: u64,
    bound: usize,
    /// Where drawings go.
    drawings: Option<PathBuf>,
}

/// A finished game.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// Its seed.
    pub seed: u64,
    /// How many players.
    pub players: u8,
    /// How it ended.
    pub outcome: String,
    /// Whether it was won.
    pub won: bool,
    /// How many turns it took.
    pub turns: u32,
    /// How many questions were really decided.
    pub decisions: u64,
    /// The numbers at its end.
    #[serde(flatten, serialize_with = "by_name")]
    pub figures: Vec<Figure>,
    /// The digest of its last state.
    pub digest: String,
}

fn by_name<S: Serializer>(figures: &[Figure], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(figures.len()))?;
    for figure in figures {
        map.serialize_entry(figure.name, &figure.value)?;
    }
    map.end()
}

/// A game that did not finish.
#[derive(Clone, Debug, Serialize)]
pub struct Failure {
    /// Its seed.
    pub seed: u64,
    /// How many players.
    pub players: u8,
    /// Its set-up, as JSON.
    pub setup: Value,
    /// What went wrong.
    pub problem: String,
}

impl<G: Presented> Plan<G> {
    /// The games of the arguments, for so many players.
    pub fn new(players: u8, setup: G::Setup, lineup: Lineup<G>, arguments: &SimulateArguments) -> Plan<G> {
        let SimulateArguments { games, seed, bound, .. } = *arguments;
        Plan { players, games, setup, lineup, seed, bound, drawings: arguments.svg.clone() }
    }

    /// Plays the game of this number, counted from 0.
    pub fn play(&self, number: u32) -> Result<Row, Failure> {
        let seed = self.seed.wrapping_add(u64::from(number));
        let result = guarded(|| self.play_out(seed)).and_then(|result| result);
        result.map_err(|problem| Failure {
            seed,
            players: self.players,
            setup: G::files().setup(&self.setup).unwrap_or_default(),
            problem,
        })
    }

    fn play_out(&self, number: u64) -> Result<Row, String> {
        let seed = Seed::from_number(number);
        let state = G::set_up(&self.setup, seed).map_err(|error| error.to_string())?;
        let seats = G::seats(&state);
        let mut players: Vec<_> = Seat::all(seats).map(|seat| self.lineup.bot(seat, seed)).collect();
        let witness = self.drawings.as_deref().map(|folder| Witness::new(folder, &state, &mut players));
        let mut table: Table<G> = Table::with_players(state, players);
        let outcome = table.play_out(self.bound).map_err(|endless| endless.to_string())?;
        if let Some(witness) = witness {
            witness.draw(number)?;
        }
        let state = table.state();
        Ok(Row {
            seed: number,
            players: self.players,
            outcome: G::outcome_word(&outcome),
            won: G::won(&outcome),
            turns: G::turn(state).number,
            decisions: table.decisions(),
            figures: G::figures(state),
            digest: G::files().digest(state).map_err(|error| error.to_string())?,
        })
    }
}
