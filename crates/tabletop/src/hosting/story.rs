//! The story of a finished game: how it went, who was what, and what is worth telling. It is made by playing the record
//! again, so that nothing has to be kept for it while the game runs, and nothing of it exists before the end.

use serde::Serialize;
use utoipa::ToSchema;

use super::{CardName, Ended, Hosting, Roster};
use crate::{Match, Picks, Prompt, Seat, Told};

/// What a game remembers while its record is played again, to tell it in any language afterwards.
pub trait Tale<G: Hosting>: Sized {
    /// A game that has just been set up.
    fn begin(state: &G::State) -> Self;

    /// A seat answers a question that it is asked in this state. In most games whatever is answered is heard of in the events.
    fn answer(&mut self, _state: &G::State, _prompt: &Prompt<G>, _picks: &Picks) {}

    /// What everybody or somebody was told after so many answers, and the state to which it led.
    fn happen(&mut self, answers: usize, news: &[Told<G>], state: &G::State);

    /// The finished game in words, which [mention](super::mention) seats.
    fn tell(&self, language: &str, state: &G::State) -> Contents;
}

/// Something worth telling, as it happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Noted<E> {
    /// The turn in which it happened.
    pub turn: u32,
    /// After how many answers.
    pub answer: usize,
    /// What happened.
    pub event: E,
}

/// What a game has to tell of itself when it is over.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Contents {
    /// Which picture belongs to this end.
    pub scene: String,
    /// Who has won, in a word or two.
    pub verdict: String,
    /// The end as a headline.
    pub headline: String,
    /// Why it ended so.
    pub why: String,
    /// When turns began.
    pub turns: Vec<TurnStart>,
    /// Everybody who played, by seat.
    pub people: Vec<Person>,
    /// What can be counted, from turn to turn.
    pub curves: Vec<Curve>,
    /// What happened on the way.
    pub incidents: Vec<Incident>,
    /// Who added what to what, where the game has such a thing.
    pub matrix: Option<Matrix>,
    /// Everybody's numbers side by side, where the game has them.
    pub figures: Option<Figures>,
    /// What somebody was best at.
    pub medals: Vec<Medal>,
}

/// A finished game as it is told.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Story {
    /// How it ended.
    pub ended: Ended,
    /// How many answers were given.
    pub answers: usize,
    /// What there is to tell.
    #[serde(flatten)]
    pub contents: Contents,
}

/// Whom something is good for, for colours and signs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// For the side that most players believe in.
    Good,
    /// For those who are against it.
    Bad,
    /// For nobody in particular.
    #[default]
    Plain,
}

/// When a turn began.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TurnStart {
    /// Its number.
    pub turn: u32,
    /// After how many answers.
    pub answer: usize,
}

/// Somebody who played.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Person {
    /// The seat.
    pub seat: Seat,
    /// Whom or what the player played, by the game's own word, such as a character.
    pub figure: Option<String>,
    /// The same in words.
    pub name: String,
    /// What the player really was.
    pub what: String,
    /// Something about that.
    pub note: String,
    /// For whom the player was.
    pub tone: Tone,
    /// Whether the player has won.
    pub won: bool,
    /// What was hidden, and is turned over now.
    pub cards: Vec<SecretCard>,
}

/// A card that was a secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SecretCard {
    /// Which text of the game it is.
    pub card: CardName,
    /// Its name.
    pub name: String,
    /// For whom it is.
    pub tone: Tone,
    /// Whether it was open before the end.
    pub open: bool,
}

/// Something that can be counted, from turn to turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Curve {
    /// Its word.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is drawn together with, in words.
    pub group: String,
    /// Whose it is, if it is somebody's.
    pub seat: Option<Seat>,
    /// Its number at the beginning of each turn, and at the end.
    pub points: Vec<Point>,
    /// From where on downwards it is low.
    pub low: Option<i32>,
}

/// A number at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Point {
    /// In which turn.
    pub turn: u32,
    /// After how many answers.
    pub answer: usize,
    /// The number.
    pub value: i32,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Incident {
    /// In which turn.
    pub turn: u32,
    /// After how many answers.
    pub answer: usize,
    /// Of what kind.
    pub kind: String,
    /// For whom it was good.
    pub tone: Tone,
    /// Whether it is among the few that everybody remembers.
    pub great: bool,
    /// In a word or two.
    pub label: String,
    /// As a sentence.
    pub text: String,
}

/// Who added what to what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Matrix {
    /// To what was added, in its order.
    pub columns: Vec<MatrixColumn>,
    /// Who added.
    pub rows: Vec<MatrixRow>,
}

/// Something to which players added, for it or against it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MatrixColumn {
    /// In which turn.
    pub turn: u32,
    /// After how many answers it was decided.
    pub answer: usize,
    /// What it was.
    pub name: String,
    /// What was needed.
    pub needed: i32,
    /// What came together.
    pub total: i32,
    /// Whether it was enough.
    pub passed: bool,
    /// How it ended, in words.
    pub outcome: String,
    /// Whether it is among the closest, which are told first.
    pub close: bool,
}

/// What one player, or nobody, added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MatrixRow {
    /// Whose it was, if somebody's.
    pub seat: Option<Seat>,
    /// In words.
    pub name: String,
    /// To each column.
    pub cells: Vec<Cell>,
}

/// What was added.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Cell {
    /// For it.
    pub helped: i32,
    /// Against it, as a number above zero.
    pub hindered: i32,
    /// What it was, in words.
    pub cards: Vec<String>,
}

/// Numbers side by side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Figures {
    /// What it is about.
    pub title: String,
    /// What is counted.
    pub columns: Vec<String>,
    /// For whom.
    pub rows: Vec<FiguresRow>,
}

/// The numbers of somebody or something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FiguresRow {
    /// Whose they are.
    pub seat: Seat,
    /// In words.
    pub name: String,
    /// One for each column.
    pub values: Vec<i32>,
}

/// What somebody was best at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Medal {
    /// Which.
    pub kind: String,
    /// Who.
    pub seat: Seat,
    /// What it is called.
    pub title: String,
    /// For what.
    pub text: String,
}

/// Plays a record again and gathers what there is to tell.
pub(super) struct Telling<G: Hosting> {
    running: Match<G>,
    tale: G::Tale,
}

impl<G: Hosting> Telling<G> {
    pub(super) fn new(mut running: Match<G>) -> Telling<G> {
        let mut tale = G::Tale::begin(running.state());
        let news = running.take_news();
        tale.happen(0, &news, running.state());
        Telling { running, tale }
    }

    /// Gives an answer again that was given before.
    pub(super) fn repeat(&mut self, entry: &crate::Entry) -> Result<(), crate::Refusal> {
        if let Some(prompt) = self.running.prompt(entry.seat)
            && let Ok(picks) = prompt.resolve(&entry.answer)
        {
            self.tale.answer(self.running.state(), prompt, &picks);
        }
        self.running.repeat(entry)?;
        let news = self.running.take_news();
        self.tale.happen(self.running.entries().len(), &news, self.running.state());
        Ok(())
    }

    /// The finished game in words, with the names of those who sit there.
    pub(super) fn story(&self, language: &str, roster: &Roster) -> Option<Story> {
        let outcome = self.running.outcome()?;
        let mut contents = self.tale.tell(language, self.running.state());
        contents.name(roster);
        Some(Story {
            ended: Ended {
                word: G::outcome_word(&outcome),
                text: roster.named(&<G as Hosting>::outcome(language, &outcome)),
                winners: G::winners(self.running.state()),
            },
            answers: self.running.entries().len(),
            contents,
        })
    }
}

impl Contents {
    /// Puts names where seats are mentioned.
    fn name(&mut self, roster: &Roster) {
        let matrix = self.matrix.iter_mut().flat_map(|matrix| {
            let columns = matrix.columns.iter_mut().map(|column| &mut column.name);
            columns.chain(matrix.rows.iter_mut().map(|row| &mut row.name))
        });
        let figures = self.figures.iter_mut().flat_map(|figures| &mut figures.rows).map(|row| &mut row.name);
        let people = self.people.iter_mut().flat_map(|it| [&mut it.name, &mut it.what, &mut it.note]);
        let curves = self.curves.iter_mut().map(|curve| &mut curve.name);
        let incidents = self.incidents.iter_mut().flat_map(|it| [&mut it.label, &mut it.text]);
        let medals = self.medals.iter_mut().map(|medal| &mut medal.text);
        let own = [&mut self.verdict, &mut self.headline, &mut self.why];
        let all = own.into_iter().chain(people).chain(curves).chain(incidents).chain(medals);
        for text in all.chain(matrix).chain(figures) {
            *text = roster.named(text);
        }
    }
}

/// When turns began, and what was counted then: what the curves of a game are drawn from.
#[derive(Clone, Debug, Default)]
pub struct Course {
    turns: Vec<TurnStart>,
    /// The numbers at the beginning of each turn.
    counts: Vec<Vec<i32>>,
    /// The last numbers, and after how many answers they were counted.
    last: (usize, Vec<i32>),
}

impl Course {
    /// A turn begins with these numbers.
    pub fn turn(&mut self, turn: u32, answer: usize, counts: Vec<i32>) {
        self.turns.push(TurnStart { turn, answer });
        self.counts.push(counts);
    }

    /// The numbers as they are now; the last of them are those of the end.
    pub fn count(&mut self, answer: usize, counts: Vec<i32>) {
        self.last = (answer, counts);
    }

    /// The turn under way.
    pub fn now(&self) -> u32 {
        self.turns.last().map_or(1, |start| start.turn)
    }

    /// When turns began.
    pub fn turns(&self) -> Vec<TurnStart> {
        self.turns.clone()
    }

    /// The points of the number at this place.
    pub fn points(&self, at: usize) -> Vec<Point> {
        let value = |counts: &[i32]| counts.get(at).copied().unwrap_or_default();
        let starts = self.turns.iter().zip(&self.counts);
        let mut points: Vec<Point> = starts
            .map(|(start, counts)| Point { turn: start.turn, answer: start.answer, value: value(counts) })
            .collect();
        points.push(Point { turn: self.now(), answer: self.last.0, value: value(&self.last.1) });
        points
    }
}

/// Who alone has most of something, if it is enough to be told.
pub fn best_of(least: u32, amounts: impl IntoIterator<Item = (Seat, u32)>) -> Option<(Seat, u32)> {
    let mut best: Option<(Seat, u32)> = None;
    let mut alone = true;
    for (seat, amount) in amounts {
        match best {
            Some((_, most)) if amount < most => {}
            Some((_, most)) if amount == most => alone = false,
            _ => (best, alone) = (Some((seat, amount)), true),
        }
    }
    best.filter(|&(_, amount)| alone && amount >= least)
}
