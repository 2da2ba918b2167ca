//! A game at the keyboard. Whoever sits there sees the view, the questions and the log of one seat.

use std::path::{Path, PathBuf};

use tabletop::{Match, Picks, Policy, Prompt, Seat, Told, Viewer};

use super::command::{Choosable, Command};
use super::listing::Listing;
use super::phrases::Phrases;
use super::{PlayTable, orders, past, saving, seats_of_people};
use crate::console::Console;
use crate::error::Error;
use crate::games::{self, CardEntry, Presented};
use crate::language::{Language, fill};
use crate::screen::Tone;
use crate::{cards, rules};

/// How many cards `c` shows at most.
const MOST_CARDS: usize = 6;

/// How a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// The game is over.
    Over,
    /// Somebody had enough, or the input has ended.
    Quit,
}

/// What comes after a question.
enum Next {
    GoOn,
    Quit,
}

/// What one viewer was told, and how much of it was shown.
#[derive(Default)]
struct Log {
    lines: Vec<String>,
    shown: usize,
}

/// A game at the keyboard.
pub(super) struct Session<G: Presented> {
    running: Match<G>,
    /// `human` or a player program, for each seat.
    players: Vec<String>,
    bots: Vec<Option<Box<dyn Policy<G>>>>,
    people: Vec<Seat>,
    /// One a seat, and the spectators' at the end.
    logs: Vec<Log>,
    console: Console,
    language: Language,
    phrases: &'static Phrases,
    save: Option<PathBuf>,
    at_keyboard: Option<Seat>,
    /// The turn, and the part of it, in which whoever sits at the keyboard last saw the whole board.
    board_seen: Option<(u32, u8)>,
    /// The paragraphs that were shown to them last, or were already known.
    seen: Vec<String>,
}

impl<G: Presented> Session<G> {
    /// Sits down at a table.
    pub(super) fn new(table: PlayTable<G>, language: Language, console: Console) -> Result<Self, Error> {
        let people = seats_of_people(&table.players);
        let bots = Seat::all(table.players.len()).map(|seat| {
            let bot = || table.lineup.bot(seat, table.running.seed());
            (!people.contains(&seat)).then(bot)
        });
        let mut session = Session {
            bots: bots.collect(),
            logs: (0..=table.players.len()).map(|_| Log::default()).collect(),
            running: table.running,
            players: table.players,
            people,
            console,
            language,
            phrases: Phrases::of(language),
            save: table.save,
            at_keyboard: None,
            board_seen: None,
            seen: Vec::new(),
        };
        if !session.running.entries().is_empty() {
            let past = past(&session.running);
            session.hear(&past);
            for log in &mut session.logs {
                log.shown = log.lines.len();
            }
            session.running.take_news();
        }
        session.keep()?;
        Ok(session)
    }

    /// The console and the match, after the end.
    pub(super) fn finish(self) -> (Console, Match<G>) {
        (self.console, self.running)
    }

    /// Plays on until the end.
    pub(super) fn play(&mut self) -> Result<Ending, Error> {
        loop {
            let news = self.running.take_news();
            self.hear(&news);
            if self.running.outcome().is_some() {
                self.show_end()?;
                return Ok(Ending::Over);
            }
            if let Some((seat, picks)) = self.answer_without_asking()? {
                self.running.answer_picks(seat, picks)?;
                self.keep()?;
                continue;
            }
            let asked = self.running.prompts();
            let prompt = asked
                .iter()
                .find(|prompt| Some(prompt.seat) == self.at_keyboard)
                .or(asked.first())
                .cloned()
                .ok_or_else(|| Error::Stuck("nobody is asked anything".to_owned()))?;
            match self.decide(&prompt)? {
                Next::GoOn => self.keep()?,
                Next::Quit => return Ok(Ending::Quit),
            }
        }
    }

    /// Writes events into the logs of those who are told, and tells player programs.
    fn hear(&mut self, news: &[Told<G>]) {
        let spectator = self.players.len();
        for told in news {
            for (at, log) in self.logs.iter_mut().enumerate() {
                let seat = Seat(at as u8);
                let viewer = if at == spectator { Viewer::Spectator } else { Viewer::Seat(seat) };
                if !told.audience.includes(viewer) {
                    continue;
                }
                if let Some(bot) = self.bots.get_mut(at).and_then(Option::as_mut) {
                    bot.observe(seat, &told.event);
                } else {
                    let text = games::event::<G>(self.language, &told.event, &self.running.view(viewer));
                    let mark = if G::begins_turn(&told.event).is_some() { "" } else { "  " };
                    log.lines.push(format!("{mark}{text}"));
                }
            }
        }
    }

    /// An answer that needs nobody at the keyboard: that of the first player program that is asked, or the only one
    /// that the only person could give.
    fn answer_without_asking(&mut self) -> Result<Option<(Seat, Picks)>, Error> {
        if let [alone] = self.people[..]
            && let Some(picks) = self.running.prompt(alone).and_then(Prompt::hollow)
        {
            return Ok(Some((alone, picks)));
        }
        let seats: Vec<Seat> = self.running.prompts().iter().map(|prompt| prompt.seat).collect();
        for seat in seats {
            if let Some(bot) = &mut self.bots[seat.index()] {
                let picks = self.running.consult(seat, bot.as_mut())?;
                return Ok(Some((seat, picks)));
            }
        }
        Ok(None)
    }

    fn keep(&self) -> Result<(), Error> {
        match &self.save {
            Some(path) => saving::save(&self.running, &self.players, path),
            None => Ok(()),
        }
    }

    /// Puts a question to somebody until it is answered, or something else has changed.
    fn decide(&mut self, prompt: &Prompt<G>) -> Result<Next, Error> {
        let seat = prompt.seat;
        if self.people.len() > 1 && self.at_keyboard != Some(seat) && !self.hand_over(seat)? {
            return self.input_ended();
        }
        self.at_keyboard = Some(seat);
        self.show_news(seat)?;
        self.show_board(seat)?;
        self.show_question(prompt)?;
        let choosable = Choosable {
            options: prompt.options.len(),
            least: usize::from(prompt.least),
            most: usize::from(prompt.most),
        };
        let mut warned = None;
        loop {
            let hint = format!("{} ({})", choosable.expected(self.phrases), self.phrases.help_hint);
            let Some(line) = self.console.ask(&format!("{hint} >"))? else { return self.input_ended() };
            let command = match Command::parse(&line, choosable, self.phrases) {
                Ok(command) => command,
                Err(why) => {
                    self.console.tell(&why)?;
                    continue;
                }
            };
            match command {
                Command::Pick(picks) if warned.as_ref() != Some(&picks) && self.warn(prompt, &picks)? => {
                    warned = Some(picks);
                }
                Command::Pick(picks) => match self.running.answer_picks(seat, Picks::from_slice(&picks)) {
                    Ok(()) => return Ok(Next::GoOn),
                    Err(refusal) => self.console.tell(&refusal.to_string())?,
                },
                Command::Look(range) => {
                    let listing = Listing::new(&self.running, self.language, self.console.screen, prompt);
                    let text = listing.part(range);
                    self.console.say(&text)?;
                }
                Command::Undo => match self.running.undo(seat) {
                    Ok(()) => {
                        self.note_undo(seat);
                        return Ok(Next::GoOn);
                    }
                    Err(refusal) => self.explain_no_undo(&refusal)?,
                },
                Command::Orders => {
                    let turn = G::turn(self.running.state()).number;
                    let now = self.running.orders(seat).clone();
                    if let Some(orders) = orders::ask::<G>(&now, turn, self.language, &mut self.console)? {
                        self.running.set_orders(seat, orders)?;
                        return Ok(Next::GoOn);
                    }
                }
                Command::Quit => return self.quit(),
                Command::Help => self.console.say(self.phrases.help)?,
                Command::Board => {
                    self.board_seen = None;
                    self.show_board(seat)?;
                }
                Command::Hand => {
                    let view = self.running.view(Viewer::Seat(seat));
                    let text = G::hand_with_texts(self.language, &view, self.console.screen);
                    self.console.say(&text)?;
                }
                Command::Log(lines) => self.show_log(seat, lines)?,
                Command::Rule(words) => self.show_rule(prompt, &words)?,
                Command::Card(words) => self.show_cards(&words)?,
            }
        }
    }

    /// Clears the screen and waits for somebody else to sit down. `false` if nobody comes.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Error> {
        let name = self.name(seat);
        let screen = self.console.screen;
        self.console.clear()?;
        self.console.say(&screen.rule(&fill(self.phrases.hand_over, &[("name", &name)])))?;
        self.console.say(self.phrases.hand_over_private)?;
        let ready = self.console.ask(&fill(self.phrases.press_enter, &[("name", &name)]))?;
        self.console.clear()?;
        self.board_seen = None;
        Ok(ready.is_some())
    }

    fn name(&self, seat: Seat) -> String {
        games::player::<G>(self.language, seat, &self.running.view(Viewer::Spectator))
    }

    fn show_news(&mut self, seat: Seat) -> Result<(), Error> {
        let log = &mut self.logs[seat.index()];
        let new = &log.lines[log.shown..];
        if !new.is_empty() {
            let screen = self.console.screen;
            let lines: String = new.iter().map(|line| log_line(line, screen)).collect();
            self.console.say(&format!("\n{}\n{lines}", screen.rule(self.phrases.since)))?;
            log.shown = log.lines.len();
        }
        Ok(())
    }

    /// The whole board once a turn; at other questions only what is new.
    fn show_board(&mut self, seat: Seat) -> Result<(), Error> {
        let screen = self.console.screen;
        let view = self.running.view(Viewer::Seat(seat));
        let moment = (G::turn(self.running.state()).number, G::part_of_turn(&view));
        let mut paragraphs = vec![G::status(self.language, &view, screen)];
        paragraphs.extend(G::matters(self.language, &view, screen));
        paragraphs.push(G::hand(self.language, &view, screen));
        let text = if self.board_seen == Some(moment) {
            let new = paragraphs.iter().filter(|paragraph| !self.seen.contains(paragraph));
            new.cloned().collect::<String>()
        } else {
            G::board(self.language, &view, screen) + &paragraphs[1..].concat()
        };
        self.board_seen = Some(moment);
        self.seen = paragraphs;
        self.console.say(&format!("\n{text}"))
    }

    fn show_question(&mut self, prompt: &Prompt<G>) -> Result<(), Error> {
        let screen = self.console.screen;
        let view = self.running.view(Viewer::Seat(prompt.seat));
        let name = games::player::<G>(self.language, prompt.seat, &view);
        let mut text = format!("{}\n", screen.rule(&fill(self.phrases.you_are, &[("name", &name)])));
        let question = games::question::<G>(self.language, &view, prompt);
        text += &screen.paint(Tone::Heading, &screen.item("", &question));
        if prompt.window {
            text += &screen.paint(Tone::Quiet, &screen.item("", &format!("({})", self.phrases.pass_hint)));
        }
        text += &G::aid(self.language, &view, prompt, screen);
        text += &Listing::new(&self.running, self.language, screen, prompt).folded(self.phrases);
        self.console.say(&text)
    }

    /// Says what would be lost by these options, and whether anything would be.
    fn warn(&mut self, prompt: &Prompt<G>, picks: &[u8]) -> Result<bool, Error> {
        let view = self.running.view(Viewer::Seat(prompt.seat));
        let danger = picks.iter().find_map(|&at| {
            let choice = prompt.options.get(usize::from(at))?;
            Some((at, games::offer::<G>(self.language, &view, prompt, choice).danger?))
        });
        let Some((at, danger)) = danger else { return Ok(false) };
        let number = (at + 1).to_string();
        let text = fill(self.phrases.sure, &[("danger", &danger), ("number", &number)]);
        let screen = self.console.screen;
        self.console.say(&screen.paint(Tone::Danger, &screen.item("", &text)))?;
        Ok(true)
    }

    fn show_log(&mut self, seat: Seat, lines: usize) -> Result<(), Error> {
        let log = &self.logs[seat.index()].lines;
        if log.is_empty() {
            return self.console.say(self.phrases.no_log);
        }
        let screen = self.console.screen;
        let text: String =
            log[log.len().saturating_sub(lines)..].iter().map(|line| log_line(line, screen)).collect();
        self.console.say(&text)
    }

    fn show_rule(&mut self, prompt: &Prompt<G>, words: &str) -> Result<(), Error> {
        let screen = self.console.screen;
        let text = if words.is_empty() {
            G::section(&prompt.ask).and_then(rulebook::section).map_or_else(
                || self.phrases.no_rule.to_owned(),
                |section| rules::section_text(section, screen),
            )
        } else {
            rules::book_of::<G>(self.running.setup(), self.players.len())
                .and_then(|book| rules::look_up(&book, words, screen))
                .unwrap_or_else(|| fill(self.phrases.no_rulebook_hit, &[("given", words)]))
        };
        self.console.say(&text)
    }

    fn show_cards(&mut self, words: &str) -> Result<(), Error> {
        if words.is_empty() {
            return self.console.say(self.phrases.which_card);
        }
        let mut found = G::cards(self.language);
        found.retain(|card| cards::has_words(card, words));
        let wanted = words.to_lowercase();
        // Names before texts, and exact names before all.
        let named = |card: &CardEntry| card.name.to_lowercase().contains(&wanted);
        if found.iter().any(named) {
            found.retain(named);
        }
        found.sort_by_key(|card| card.name.to_lowercase() != wanted);
        if found.is_empty() {
            return self.console.tell(&fill(self.phrases.no_card, &[("given", words)]));
        }
        for card in found.iter().take(MOST_CARDS) {
            self.console.say(&cards::entry(card, self.console.screen))?;
        }
        if found.len() > MOST_CARDS {
            let rest = (found.len() - MOST_CARDS).to_string();
            self.console.tell(&fill(self.phrases.more_cards, &[("count", &rest)]))?;
        }
        Ok(())
    }

    fn note_undo(&mut self, seat: Seat) {
        let line = fill(self.phrases.undone, &[("name", &self.name(seat))]);
        for log in &mut self.logs {
            log.lines.push(format!("  {line}"));
        }
    }

    fn explain_no_undo(&mut self, refusal: &tabletop::Refusal) -> Result<(), Error> {
        let why = match &refusal.reason {
            tabletop::Reason::NoUndo(why) => why.to_string(),
            other => other.to_string(),
        };
        self.console.tell(&fill(self.phrases.cannot_undo, &[("why", &why)]))
    }

    fn quit(&mut self) -> Result<Next, Error> {
        if let Some(path) = self.save.clone() {
            self.say_saved(&path)?;
            return Ok(Next::Quit);
        }
        while let Some(name) = self.console.ask(self.phrases.quit_ask)? {
            if name.is_empty() {
                break;
            }
            let path = PathBuf::from(&name);
            if path.exists() {
                self.console.tell(&fill(self.phrases.exists, &[("file", &name)]))?;
                continue;
            }
            match saving::save(&self.running, &self.players, &path) {
                Ok(()) => {
                    self.say_saved(&path)?;
                    return Ok(Next::Quit);
                }
                Err(error) => self.console.say(&error.to_string())?,
            }
        }
        self.console.say(self.phrases.quit_unsaved)?;
        Ok(Next::Quit)
    }

    fn say_saved(&mut self, path: &Path) -> Result<(), Error> {
        let file = path.display().to_string();
        self.console.tell(&fill(self.phrases.quit_saved, &[("game", G::NAME), ("file", &file)]))
    }

    fn input_ended(&mut self) -> Result<Next, Error> {
        self.console.say(self.phrases.input_ended)?;
        match self.save.clone() {
            Some(path) => self.say_saved(&path)?,
            None => self.console.say(self.phrases.quit_unsaved)?,
        }
        Ok(Next::Quit)
    }

    /// The end, as everybody may see it.
    fn show_end(&mut self) -> Result<(), Error> {
        let viewer = match self.people.as_slice() {
            [alone] => alone.index(),
            _ => self.players.len(),
        };
        let screen = self.console.screen;
        if self.people.len() > 1 {
            self.console.clear()?;
        }
        let log = &self.logs[viewer];
        // Several people have seen different parts: they see the last lines of what all were told.
        let from = if self.people.len() > 1 { log.lines.len().saturating_sub(20) } else { log.shown };
        let lines: String = log.lines[from..].iter().map(|line| log_line(line, screen)).collect();
        let view = self.running.view(Viewer::Spectator);
        let board = G::board(self.language, &view, screen);
        let outcome =
            self.running.outcome().map(|it| games::ending::<G>(self.language, &it)).unwrap_or_default();
        self.console.say(&format!(
            "\n{}\n{lines}\n{board}\n{}\n{}",
            screen.rule(self.phrases.since),
            screen.rule(self.phrases.game_over),
            screen.paint(Tone::Heading, &format!("{}.", outcome.trim_end_matches('.')))
        ))
    }
}

/// A line of the log, its indent kept when it is wrapped.
fn log_line(line: &str, screen: crate::screen::Screen) -> String {
    let mark = if line.starts_with("  ") { "    " } else { "  " };
    screen.item(mark, line)
}
