//! `ragtag play`: a game in the terminal, against bots or hot seat.

mod command;
mod listing;
mod orders;
mod phrases;
mod saving;
mod session;

use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;

use tabletop::{Match, Resumed, Seat, Seed, Viewer};

use crate::cli::PlayArguments;
use crate::console::Console;
use crate::error::Error;
use crate::games::Presented;
use crate::language::fill;
use crate::lineup::Lineup;
use crate::screen::Screen;
use crate::setup::SetupArguments;
use phrases::Phrases;
use saving::HUMAN;
use session::{Ending, Session};

/// Plays a game to its end, or until somebody quits.
pub fn run<G: Presented>(arguments: &PlayArguments, screen: Screen) -> Result<(), Error> {
    let phrases = Phrases::of(arguments.language);
    if let Some(path) = &arguments.record {
        saving::check_free(path, "--record")?;
    }
    if let Some(path) = arguments.save.as_ref().filter(|path| arguments.resume.as_ref() != Some(path)) {
        saving::check_free(path, "--save")?;
    }
    let table: PlayTable<G> = match &arguments.resume {
        Some(path) => resumed(arguments, path, phrases)?,
        None => new(arguments, phrases)?,
    };
    let mut console = Console::standard(screen);
    console.tell(&table.greeting)?;
    if let Some(path) = &table.save {
        console.tell(&fill(phrases.saved_to, &[("file", &path.display().to_string())]))?;
    }
    let number = table.number;
    let briefing = G::briefing(arguments.language, &table.running.view(Viewer::Spectator), screen);
    if arguments.resume.is_none() && !briefing.is_empty() {
        console.say(&format!("\n{briefing}"))?;
    }
    let mut session = Session::new(table, arguments.language, console)?;
    let ending = session.play()?;
    let (mut console, running) = session.finish();
    match (ending, &arguments.record) {
        (Ending::Over, record) => {
            if let Some(number) = number {
                console.say(&fill(phrases.seed, &[("seed", &number.to_string())]))?;
            }
            if let Some(path) = record {
                saving::write_record(&running, path)?;
                console.say(&fill(phrases.record_written, &[("file", &path.display().to_string())]))?;
            }
        }
        (Ending::Quit, Some(_)) => console.say(phrases.record_skipped)?,
        (Ending::Quit, None) => {}
    }
    Ok(())
}

/// A table about to be played at.
struct PlayTable<G: Presented> {
    /// The match.
    running: Match<G>,
    /// `human` or a player program, for each seat.
    players: Vec<String>,
    /// Makes the player programs.
    lineup: Lineup<G>,
    /// What to say at the beginning.
    greeting: String,
    /// Where the game is saved.
    save: Option<PathBuf>,
    /// The seed as a number, if it was made from one.
    number: Option<u64>,
}

fn new<G: Presented>(arguments: &PlayArguments, phrases: &Phrases) -> Result<PlayTable<G>, Error> {
    let catalogue = G::catalogue(arguments.language.code());
    let count = arguments.players.unwrap_or(catalogue.players.usual);
    let undecided = arguments.players.is_none() && arguments.setup == SetupArguments::default();
    let wanted = if undecided { SetupArguments::first_game::<G>() } else { arguments.setup.clone() };
    let setup = wanted.setup::<G>(count)?;
    if arguments.humans == 0 || arguments.humans > count {
        return Err(Error::Usage(format!(
            "--humans {}: expected 1 to {count}, since there are {count} players",
            arguments.humans
        )));
    }
    let number = arguments.seed.unwrap_or_else(any_number);
    let running = Match::new(setup, Seed::from_number(number))?;
    let lineup: Lineup<G> = Lineup::parse(&arguments.bots, usize::from(count))?;
    let mut players: Vec<String> = lineup.names().into_iter().map(str::to_owned).collect();
    players[..usize::from(arguments.humans)].fill(HUMAN.to_owned());
    let people: Vec<String> = (1..=arguments.humans).map(|seat| seat.to_string()).collect();
    let welcome = match arguments.humans {
        1 => phrases.welcome_one,
        all if all == count => phrases.welcome_all,
        _ => phrases.welcome_several,
    };
    let greeting = fill(
        welcome,
        &[("game", &catalogue.title), ("players", &count.to_string()), ("people", &people.join(", "))],
    );
    Ok(PlayTable { running, players, lineup, greeting, save: arguments.save.clone(), number: Some(number) })
}

fn resumed<G: Presented>(
    arguments: &PlayArguments,
    path: &std::path::Path,
    phrases: &Phrases,
) -> Result<PlayTable<G>, Error> {
    let resumption = saving::resume::<G>(path)?;
    let seats = G::seats(resumption.running.state());
    let players = resumption.players.unwrap_or_else(|| {
        // Saved by another program: somebody plays the first seat.
        let bots = std::iter::repeat_n(G::BOTS[0].0.to_owned(), seats.saturating_sub(1));
        std::iter::once(HUMAN.to_owned()).chain(bots).collect()
    });
    let bots: Vec<String> = players
        .iter()
        .map(|player| if player == HUMAN { G::BOTS[0].0.to_owned() } else { player.clone() })
        .collect();
    let greeting = match resumption.how {
        Resumed::WhereItWas => phrases.resumed,
        Resumed::StepAskedAgain => phrases.asked_again,
    };
    Ok(PlayTable {
        running: resumption.running,
        players,
        lineup: Lineup::parse(&bots, seats)?,
        greeting: greeting.to_owned(),
        save: Some(arguments.save.clone().unwrap_or_else(|| path.to_owned())),
        number: None,
    })
}

/// A number that nobody knows, for a game that nobody has played.
fn any_number() -> u64 {
    // Short enough to be typed again.
    RandomState::new().hash_one(std::time::SystemTime::now()) % 1_000_000_000
}

/// What was told so far in a match that goes on: the whole game is played again from its seed. Nothing, if
/// the rules have changed so that it can't be.
fn past<G: Presented>(running: &Match<G>) -> Vec<tabletop::Told<G>> {
    let replayed = G::files()
        .record(running)
        .and_then(|record| record.replay_with(running.seed(), running.entries().len()));
    replayed.map(|mut replayed| replayed.take_news()).unwrap_or_default()
}

/// The seats with a player program or without.
fn seats_of_people(players: &[String]) -> Vec<Seat> {
    Seat::all(players.len()).filter(|seat| players[seat.index()] == HUMAN).collect()
}
