//! Who added what to which check. While a game runs nobody may know it: the cards are shuffled before they are shown. The
//! answers of the record say it afterwards.

use tabletop::hosting::{Cell, Matrix, MatrixColumn, MatrixRow};
use tabletop::{Picks, Prompt, Seat};

use crate::choice::{Ask, Choice};
use crate::event::Event;
use crate::state::{CheckFor, CheckOutcome};
use crate::text::{Cast, Words};
use crate::{Fleet, SkillCard};

/// So many checks are told first.
const CLOSEST: usize = 12;

/// The checks of a game.
#[derive(Debug, Default)]
pub(super) struct Checks {
    /// Those that cards decided, in the order in which they ended.
    ended: Vec<CheckStory>,
    /// Those that have begun, the innermost last.
    under_way: Vec<CheckStory>,
}

/// A check, and who added what to it.
#[derive(Clone, Debug)]
struct CheckStory {
    turn: u32,
    answer: usize,
    what: CheckFor,
    difficulty: i8,
    total: Option<i8>,
    outcome: CheckOutcome,
    added: Vec<(Seat, SkillCard)>,
    /// The cards as they were shown, with what each counted.
    shown: Vec<(SkillCard, i8)>,
}

/// Cards of somebody, with what each counts.
type Counted = Vec<(SkillCard, i8)>;

impl CheckStory {
    /// What each of these cards counted, and what came from nobody's hand.
    fn split(&self, seats: usize) -> (Vec<Counted>, Counted) {
        let mut left = self.shown.clone();
        let mut hands = vec![Counted::new(); seats];
        for (seat, card) in &self.added {
            if let Some(at) = left.iter().position(|(other, _)| other == card) {
                hands[seat.index()].push(left.remove(at));
            }
        }
        (hands, left)
    }

    fn margin(&self) -> u8 {
        self.total.unwrap_or(0).abs_diff(self.difficulty)
    }
}

impl Checks {
    /// Cards are added to the innermost check by an answer.
    pub(super) fn answer(&mut self, prompt: &Prompt<Fleet>, picks: &Picks) {
        if prompt.ask != Ask::AddToCheck {
            return;
        }
        if let Some(check) = self.under_way.last_mut() {
            let cards = picks.iter().filter_map(|&at| match prompt.options.get(usize::from(at)) {
                Some(Choice::Card(card)) => Some((prompt.seat, *card)),
                _ => None,
            });
            check.added.extend(cards);
        }
    }

    pub(super) fn note(&mut self, turn: u32, answer: usize, event: &Event) {
        if let Event::CheckBegan { what, difficulty, .. } = event {
            self.under_way.push(CheckStory {
                turn,
                answer,
                what: *what,
                difficulty: *difficulty,
                total: None,
                outcome: CheckOutcome::Fail,
                added: Vec::new(),
                shown: Vec::new(),
            });
        }
        let Some(check) = self.under_way.last_mut() else { return };
        match event {
            Event::DifficultyChanged { to, .. } => check.difficulty = *to,
            Event::CheckRevealed { cards, worth } => {
                check.shown = cards.iter().copied().zip(worth.iter().copied()).collect();
            }
            Event::CheckCounted { strength, difficulty } => {
                check.total = Some(*strength);
                check.difficulty = *difficulty;
            }
            Event::CheckEnded { outcome, .. } => {
                check.outcome = *outcome;
                check.answer = answer;
                // What was decided outright has no cards to tell of.
                self.ended.extend(self.under_way.pop().filter(|check| check.total.is_some()));
            }
            _ => {}
        }
    }

    /// What a player added for checks and against them, over the whole game.
    pub(super) fn sums(&self, seat: Seat, seats: usize) -> (i32, i32) {
        self.ended.iter().fold((0, 0), |(helped, hindered), check| {
            let (hands, _) = check.split(seats);
            let (more_helped, more_hindered) = sides(&hands[seat.index()]);
            (helped + more_helped, hindered + more_hindered)
        })
    }

    /// All checks, with who added what.
    pub(super) fn matrix(&self, words: &Words, cast: &Cast) -> Option<Matrix> {
        let mut margins: Vec<(u8, usize)> =
            self.ended.iter().enumerate().map(|(at, check)| (check.margin(), at)).collect();
        margins.sort_unstable();
        let closest = &margins[..margins.len().min(CLOSEST)];
        let column = |(at, check): (usize, &CheckStory)| MatrixColumn {
            turn: check.turn,
            answer: check.answer,
            name: words.origin(check.what.origin()),
            needed: check.difficulty.into(),
            total: check.total.unwrap_or(0).into(),
            passed: check.outcome == CheckOutcome::Pass,
            outcome: words.check_outcome(check.outcome),
            close: closest.iter().any(|(_, close)| *close == at),
        };
        let columns: Vec<MatrixColumn> = self.ended.iter().enumerate().map(column).collect();
        let mut rows: Vec<MatrixRow> = Seat::all(cast.len())
            .map(|seat| MatrixRow { seat: Some(seat), name: words.player(seat, cast), cells: Vec::new() })
            .collect();
        rows.push(MatrixRow { seat: None, name: words.say("story-destiny"), cells: Vec::new() });
        for check in &self.ended {
            let (mut hands, destiny) = check.split(cast.len());
            hands.push(destiny);
            for (row, cards) in rows.iter_mut().zip(hands) {
                row.cells.push(cell(words, &cards));
            }
        }
        (!columns.is_empty()).then_some(Matrix { columns, rows })
    }
}

/// What cards count for a check and against it.
fn sides(cards: &Counted) -> (i32, i32) {
    let sum = |sign: i32| cards.iter().map(|(_, worth)| (sign * i32::from(*worth)).max(0)).sum();
    (sum(1), sum(-1))
}

fn cell(words: &Words, cards: &Counted) -> Cell {
    let (helped, hindered) = sides(cards);
    Cell { helped, hindered, cards: cards.iter().map(|(card, _)| words.card(*card)).collect() }
}
