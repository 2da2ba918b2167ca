//! `ragtag replay`: the story of a recorded game, and whether the record is true.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

use serde::Deserialize;
use tabletop::{Audience, Match, Record, Seat, Told, Viewer};

use crate::cli::ReplayArguments;
use crate::error::Error;
use crate::games::{self, Chosen, Presented};
use crate::language::Language;
use crate::screen::{Screen, Tone};

/// Reads which game it is, and lets that game go on.
pub fn run(arguments: &ReplayArguments, screen: Screen, out: &mut dyn Write) -> Result<(), Error> {
    #[derive(Deserialize)]
    struct Header {
        game: String,
    }
    let mut first = String::new();
    // A first line that can't be read is explained when the record is.
    let _ = std::io::Read::take(open(&arguments.file)?, 1 << 20).read_line(&mut first);
    let game = match serde_json::from_str::<Header>(&first) {
        Ok(header) => games::by_name(&header.game)
            .map_err(|problem| Error::file(&arguments.file, format!("line 1: {problem}")))?,
        Err(_) => Chosen::default(),
    };
    game.terminal.replay(arguments, screen, out)
}

fn open(path: &Path) -> Result<BufReader<File>, Error> {
    let file = File::open(path).map_err(|error| Error::unreadable(path, &error))?;
    Ok(BufReader::new(file))
}

/// Whose eyes the story is told through.
#[derive(Clone, Copy)]
enum Eyes {
    Of(Viewer),
    Everybody,
}

impl Eyes {
    /// Whether the event is told.
    fn see(self, audience: Audience) -> bool {
        match self {
            Eyes::Of(viewer) => audience.includes(viewer),
            // The one who is left out was told the same in more detail.
            Eyes::Everybody => !matches!(audience, Audience::Except(_)),
        }
    }
}

/// Tells the story of a record, or verifies it.
pub fn tell<G: Presented>(
    arguments: &ReplayArguments,
    screen: Screen,
    out: &mut dyn Write,
) -> Result<(), Error> {
    let wrong = |problem| Error::Record { path: arguments.file.clone(), problem };
    let record = G::files().read_record(&mut open(&arguments.file)?).map_err(wrong)?;
    if arguments.verify {
        let replayed = G::files().verify(&record).map_err(wrong)?;
        return write!(out, "{}", attest(&record, &replayed, arguments.language)).map_err(Error::from);
    }
    let answers = record.answers().len();
    let to = arguments.to.unwrap_or(answers);
    if to > answers {
        return Err(Error::Usage(format!("--to {to}: the record has {answers} answers")));
    }
    let mut replayed = record.replay_to(to).map_err(wrong)?;
    let news = replayed.take_news();
    let eyes = match &arguments.seat {
        Some(name) => Eyes::Of(Viewer::Seat(seat_named(&replayed, name)?)),
        None if arguments.all => Eyes::Everybody,
        None => Eyes::Of(Viewer::Spectator),
    };
    story(&replayed, &news, eyes, arguments.language, screen, out)?;
    if to < answers {
        writeln!(out, "\nThis was after {to} of {answers} answers.")?;
    }
    Ok(())
}

/// What was checked, in words.
fn attest<G: Presented>(record: &Record<G>, replayed: &Match<G>, language: Language) -> String {
    let turn = G::turn(replayed.state()).number;
    let outcome =
        replayed.outcome().map(|outcome| games::ending::<G>(language, &outcome)).unwrap_or_default();
    format!(
        "The record is true.\n  seed       is the one committed to at the start ({}...)\n  \
         answers    {}, every one legal, over {turn} turns\n  outcome    {outcome}\n  \
         end state  has the recorded digest\n",
        record.commitment().get(..16).unwrap_or(record.commitment()),
        record.answers().len(),
    )
}

fn seat_named<G: Presented>(replayed: &Match<G>, name: &str) -> Result<Seat, Error> {
    let names = G::seat_names(replayed.state());
    let wanted = name.to_lowercase();
    let by_number = wanted.parse::<usize>().ok().filter(|number| (1..=names.len()).contains(number));
    names
        .iter()
        .position(|name| *name == wanted)
        .or(by_number.map(|number| number - 1))
        .map(|at| Seat(at as u8))
        .ok_or_else(|| {
            Error::Usage(format!(
                "nobody is called `{name}`; expected {} or a number from 1 to {}",
                names.join(", "),
                names.len()
            ))
        })
}

fn story<G: Presented>(
    replayed: &Match<G>,
    news: &[Told<G>],
    eyes: Eyes,
    language: Language,
    screen: Screen,
    out: &mut dyn Write,
) -> Result<(), Error> {
    let view = replayed.view(Viewer::Spectator);
    for told in news.iter().filter(|told| eyes.see(told.audience)) {
        let text = games::event::<G>(language, &told.event, &view);
        if G::begins_turn(&told.event).is_some() {
            writeln!(out, "\n{}", screen.rule(text.trim_end_matches('.')))?;
            continue;
        }
        match (eyes, told.audience) {
            (Eyes::Everybody, Audience::Only(seat)) => {
                let text = format!("({}) {text}", games::player::<G>(language, seat, &view));
                write!(out, "{}", screen.paint(Tone::Warning, &screen.item("  ", &text)))?;
            }
            _ => write!(out, "{}", screen.item("  ", &text))?,
        }
    }
    Ok(())
}
