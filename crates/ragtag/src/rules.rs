//! `ragtag rules`: the rulebook in the terminal.

use std::io::Write;

use rulebook::{Configuration, Rulebook, Section};

use crate::cli::RuleArguments;
use crate::error::Error;
use crate::games::Presented;
use crate::screen::{Screen, Tone, fit, length};
use crate::setup;

/// More than so many sections are only counted.
const MOST_HITS: usize = 12;

/// Prints chapters, a chapter, a section, the player aid, or what a search finds.
pub fn run(arguments: &RuleArguments, screen: Screen, out: &mut dyn Write) -> Result<(), Error> {
    let title = arguments.game.title;
    let game = title.name();
    let whole = rulebook::rulebook(game)
        .ok_or_else(|| Error::Usage(format!("there is no rulebook of `{game}` yet")))?;
    let book = match setup::configuration(title, arguments.players, &arguments.settings)? {
        Some(configuration) => whole.for_configuration(&configuration),
        None => whole.clone(),
    };
    if arguments.aid {
        write!(out, "{}", book.aid().to_text(screen.width))?;
    } else if arguments.words.is_empty() {
        write!(out, "{}", chapters(&book, screen))?;
    } else {
        let query = arguments.words.join(" ");
        if let Some(section) = named(whole, &query).filter(|section| book.section(&section.name).is_none()) {
            return Err(Error::Failed(format!(
                "`{}` does not apply to this configuration, only when {}",
                section.name, section.when
            )));
        }
        let text = look_up(&book, &query, screen).ok_or_else(|| {
            Error::Failed(format!(
                "the rulebook has nothing about `{query}`; `ragtag rules {game}` lists its chapters"
            ))
        })?;
        write!(out, "{text}")?;
    }
    Ok(())
}

/// The rulebook as far as it applies to a set-up.
pub fn book_of<G: Presented>(setup: &G::Setup, players: usize) -> Option<Rulebook> {
    let setup = serde_json::to_value(setup).ok()?;
    let title = server::games::by_name(G::NAME).ok()?;
    let variants = title.variants(&setup).ok()?;
    let configuration = Configuration { players: u8::try_from(players).ok(), variants };
    Some(rulebook::rulebook(G::NAME)?.for_configuration(&configuration))
}

/// The chapters with their sections.
fn chapters(book: &Rulebook, screen: Screen) -> String {
    let game = book.game();
    let mut text = screen.item("", &format!("The rulebook of `{game}`, in our own words:")) + "\n";
    let widest = book.chapters().iter().map(|chapter| length(short(&chapter.name))).max().unwrap_or_default();
    for chapter in book.chapters() {
        let name = short(&chapter.name);
        let mark = format!("  {name:<widest$}  ");
        text += &screen.item(&mark, &format!("{} ({})", chapter.title, count(chapter.sections.len())));
    }
    text += &format!(
        "\n  ragtag rules {game} CHAPTER    prints a chapter\n  ragtag rules {game} WORDS      searches\n  \
         ragtag rules {game} --aid      prints a player aid\n"
    );
    text
}

fn count(sections: usize) -> String {
    if sections == 1 { "1 section".to_owned() } else { format!("{sections} sections") }
}

/// A name without the game before it.
fn short(name: &str) -> &str {
    name.split_once('.').map_or(name, |(_, rest)| rest)
}

/// The section of this name, full or without the game.
fn named<'a>(book: &'a Rulebook, name: &str) -> Option<&'a Section> {
    book.section(name).or_else(|| book.section(&format!("{}.{name}", book.game())))
}

/// The section or chapter of this name, full or without the game, or else what a search finds.
pub fn look_up(book: &Rulebook, query: &str, screen: Screen) -> Option<String> {
    let query = query.trim();
    if let Some(section) = named(book, query) {
        return Some(section_text(section, screen));
    }
    let chapter = book.chapter(query).or_else(|| book.chapter(&format!("{}.{query}", book.game())));
    if let Some(chapter) = chapter {
        return Some(chapter.to_text(screen.width));
    }
    let hits = book.search(query);
    match hits.as_slice() {
        [] => None,
        [hit] => Some(section_text(hit.section, screen)),
        hits => {
            let first = section_text(hits[0].section, screen);
            let mut text = format!("{first}\n{}\n", screen.rule(&format!("also about \"{query}\"")));
            let others = || hits.iter().skip(1).take(MOST_HITS).map(|hit| hit.section);
            let widest = others().map(|section| length(&section.title)).max().unwrap_or_default();
            for section in others() {
                let name = screen.paint(Tone::Quiet, &section.name);
                text += &format!("  {}  {name}\n", fit(&section.title, widest));
            }
            if hits.len() > MOST_HITS + 1 {
                text += &format!("  and {} more\n", hits.len() - MOST_HITS - 1);
            }
            Some(text)
        }
    }
}

/// A section with its name under it, so that it can be cited.
pub fn section_text(section: &Section, screen: Screen) -> String {
    let mut text = section.to_text(screen.width);
    let when =
        if section.when.is_always() { String::new() } else { format!("; applies when {}", section.when) };
    text += &format!("\n{}\n", screen.paint(Tone::Quiet, &format!("[{}{when}]", section.name)));
    text
}
