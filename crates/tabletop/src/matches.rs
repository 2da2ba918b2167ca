//! A match: a game under way, interactive, that can be answered, viewed, undone, forked, saved and resumed.

mod look;
mod saved;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use look::{Look, PromptView};
pub use saved::{Resumed, Saved};

use crate::{
    Answer, Beginning, Game, NoUndo, Pause, Picks, Policy, Prompt, Reason, Refusal, Seat, Seats, Seed,
    SetupError, StandingOrders, Table, Told, Viewer,
};

/// No step of a real game runs this often without asking anybody.
const STEPS_WITHOUT_A_QUESTION: usize = 10_000;

/// Who gave an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The player.
    Player,
    /// The seat's standing orders, or nobody, because there was nothing to choose.
    Orders,
    /// A bot, because the clock ran out.
    Clock,
    /// Nobody: the rules did not ask, and nobody was to notice that. A record goes the same way without it.
    Silence,
}

/// An answer as it stands in records: in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Entry {
    /// Who answered.
    pub seat: Seat,
    /// The picked options.
    pub answer: Vec<String>,
    /// Who gave the answer for the seat.
    pub by: By,
}

/// A finished step whose last answers may still be taken back.
struct PastStep<G: Game> {
    checkpoint: Arc<G::State>,
    answers: Vec<Answer>,
    undo_floor: usize,
    last_asked_before: Option<Seat>,
}

impl<G: Game> Clone for PastStep<G> {
    fn clone(&self) -> Self {
        PastStep { checkpoint: self.checkpoint.clone(), answers: self.answers.clone(), ..*self }
    }
}

/// A game under way.
pub struct Match<G: Game> {
    setup: G::Setup,
    seed: Seed,
    checkpoint: Arc<G::State>,
    answers: Vec<Answer>,
    table: Table<G>,
    past: Vec<PastStep<G>>,
    last_asked_before: Option<Seat>,
    orders: Vec<StandingOrders>,
    /// What each seat's orders go back to when those for a while have ended.
    usual: Vec<StandingOrders>,
    entries: Arc<Vec<Entry>>,
    /// Where the running step's answers begin in `entries`.
    step_begins: usize,
    /// How many of the running step's events were handed out.
    delivered: usize,
    news: Vec<Told<G>>,
    taken_back: u64,
    /// What the public count of moments owes to finished steps and to undone ones.
    moments_before: u64,
    /// Who is asked in this step at moments to interrupt although they have nothing to play.
    hush_now: Seats,
    /// The same from the next step on.
    hush: Seats,
}

impl<G: Game> Clone for Match<G> {
    /// A fork: it goes its own way from here, and has no news yet.
    fn clone(&self) -> Self {
        Match {
            setup: self.setup.clone(),
            seed: self.seed,
            checkpoint: Arc::clone(&self.checkpoint),
            answers: self.answers.clone(),
            table: self.table.fork(),
            past: self.past.clone(),
            last_asked_before: self.last_asked_before,
            orders: self.orders.clone(),
            usual: self.usual.clone(),
            entries: Arc::clone(&self.entries),
            step_begins: self.step_begins,
            delivered: self.delivered,
            news: Vec::new(),
            taken_back: self.taken_back,
            moments_before: self.moments_before,
            hush_now: self.hush_now,
            hush: self.hush,
        }
    }
}

impl<G: Game> Match<G> {
    /// A new match, run up to the first question.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Self, SetupError> {
        let state = G::set_up(&setup, seed)?;
        Ok(Match::from_state(setup, seed, state))
    }

    /// A match that begins with `state`, as a scenario's does.
    pub fn from_state(setup: G::Setup, seed: Seed, state: G::State) -> Self {
        Match::hushing(setup, seed, state, Seats::NONE)
    }

    /// The same, with somebody's silence looking like anybody's from the beginning.
    fn hushing(setup: G::Setup, seed: Seed, state: G::State, hush: Seats) -> Self {
        let mut begun = Match {
            setup,
            seed,
            table: Table::new(state.clone(), Vec::new()),
            orders: vec![StandingOrders::AlwaysAsk; G::seats(&state)],
            usual: vec![StandingOrders::AlwaysAsk; G::seats(&state)],
            checkpoint: Arc::new(state),
            answers: Vec::new(),
            past: Vec::new(),
            last_asked_before: None,
            entries: Arc::default(),
            step_begins: 0,
            delivered: 0,
            news: Vec::new(),
            taken_back: 0,
            moments_before: 0,
            hush_now: hush,
            hush,
        };
        begun.run();
        begun
    }

    /// Runs until somebody must answer or the game is over. Standing orders answer on the way.
    fn run(&mut self) {
        for _ in 0..STEPS_WITHOUT_A_QUESTION {
            if G::outcome(&self.checkpoint).is_some() {
                return;
            }
            let result = self.rerun_step();
            let events = &self.table.events()[self.delivered.min(self.table.events().len())..];
            self.news.extend(events.iter().cloned());
            self.delivered = self.table.events().len();
            match result {
                Err(Pause::Asking) => {
                    if self.table.closes_the_past() {
                        self.past.clear();
                    }
                    if !self.apply_orders() {
                        return;
                    }
                }
                Err(Pause::GameOver) => return self.finish_step(),
                Ok(()) => self.finish_step(),
            }
        }
        unreachable!(
            "{STEPS_WITHOUT_A_QUESTION} steps without a question: the rules of {} run idle",
            G::NAME
        );
    }

    fn rerun_step(&mut self) -> Result<(), Pause> {
        self.table = Table::<G>::new(G::State::clone(&self.checkpoint), self.answers.clone())
            .after_asking(self.last_asked_before)
            .hushing(self.hush_now);
        if G::outcome(&self.checkpoint).is_some() {
            return Err(Pause::GameOver);
        }
        self.table.run_step()
    }

    fn finish_step(&mut self) {
        if self.table.closes_the_past() {
            self.past.clear();
        }
        let next = self.table.state().clone();
        self.end_orders_of_the_turn(&next);
        let checkpoint = std::mem::replace(&mut self.checkpoint, Arc::new(next));
        let answers = std::mem::take(&mut self.answers);
        if answers.len() > self.table.undo_floor() {
            let undo_floor = self.table.undo_floor();
            let last_asked_before = self.last_asked_before;
            self.past.push(PastStep { checkpoint, answers, undo_floor, last_asked_before });
        } else if !answers.is_empty() {
            self.past.clear();
        }
        self.last_asked_before = self.table.last_asked().or(self.last_asked_before);
        self.step_begins = self.entries.len();
        self.delivered = 0;
        self.moments_before += self.table.moments();
        self.hush_now = self.hush;
        if G::outcome(&self.checkpoint).is_some() {
            self.table = Table::new(G::State::clone(&self.checkpoint), Vec::new());
        }
    }

    /// Whoever let things pass for a turn, or until their own, is asked as usual when that is over.
    fn end_orders_of_the_turn(&mut self, next: &G::State) {
        let turn = G::turn(next);
        if turn.number == G::turn(&self.checkpoint).number {
            return;
        }
        for (seat, (orders, usual)) in self.orders.iter_mut().zip(&self.usual).enumerate() {
            let over = match orders {
                StandingOrders::PassThisTurn { turn: passed } => *passed < turn.number,
                StandingOrders::PassUntilMyTurn => seat == turn.seat.index(),
                _ => false,
            };
            if over {
                orders.clone_from(usual);
            }
        }
    }

    fn apply_orders(&mut self) -> bool {
        let ordered = self.table.asked().iter().find_map(|prompt| {
            let orders = &self.orders[prompt.seat.index()];
            if self.hush_now.contains(prompt.seat) && orders.depend_on_the_hand() {
                return None;
            }
            let picks = orders.answer(prompt, self.table.state())?;
            Some((prompt.seat, picks, By::Orders))
        });
        ordered.map(|(seat, picks, by)| self.append(seat, picks, by)).is_some()
    }

    /// Takes an answer that was checked. Of equal options the first are picked, as its words will be read.
    fn append(&mut self, seat: Seat, mut picks: Picks, by: By) {
        let mut silent = false;
        if let Some(prompt) = self.prompt(seat) {
            silent = prompt.hushed;
            picks = prompt.resolve(&prompt.words(&picks)).unwrap_or(picks);
            let answer = prompt.words(&picks);
            let by = if silent { By::Silence } else { by };
            Arc::make_mut(&mut self.entries).push(Entry { seat, answer, by });
        }
        self.answers.push(Answer { seat, picks, silent });
    }

    /// What `seat` is asked now.
    pub fn prompt(&self, seat: Seat) -> Option<&Prompt<G>> {
        if self.outcome().is_some() {
            return None;
        }
        self.table.asked().iter().find(|prompt| prompt.seat == seat)
    }

    /// All open questions. For the one who runs the match, not for players.
    pub fn prompts(&self) -> &[Prompt<G>] {
        if self.outcome().is_some() { &[] } else { self.table.asked() }
    }

    /// Answers what `seat` is asked, in words.
    pub fn answer(&mut self, seat: Seat, words: &[impl AsRef<str>]) -> Result<(), Refusal> {
        let picks = self.question(seat)?.resolve(words)?;
        self.take(seat, picks, By::Player);
        Ok(())
    }

    /// Answers what `seat` is asked, if the game is still at the `number` of the seat's [`Look`].
    pub fn answer_at(&mut self, number: u64, seat: Seat, words: &[impl AsRef<str>]) -> Result<(), Refusal> {
        let current = self.number_for(Viewer::Seat(seat));
        if number != current {
            return Err(Refusal::plain(Reason::Stale { given: number, current }));
        }
        self.answer(seat, words)
    }

    /// Answers what `seat` is asked, by positions.
    pub fn answer_picks(&mut self, seat: Seat, picks: Picks) -> Result<(), Refusal> {
        self.question(seat)?.check(&picks)?;
        self.take(seat, picks, By::Player);
        Ok(())
    }

    /// The seat's clock has run out: its standing orders answer, or else `substitute` does.
    pub fn expire(&mut self, seat: Seat, substitute: &mut dyn Policy<G>) -> Result<(), Refusal> {
        let prompt = self.question(seat)?.clone();
        let ordered = self.orders[seat.index()].answer(&prompt, self.table.state());
        let (picks, by) = if let Some(picks) = ordered {
            (picks, By::Orders)
        } else {
            (self.consult(seat, substitute)?, By::Clock)
        };
        prompt.check(&picks)?;
        self.take(seat, picks, by);
        Ok(())
    }

    /// What `policy` would answer for `seat` now. A program that wants to know steps is told the running one
    /// from its beginning: the seat's answers since, and the events it was told.
    pub fn consult(&self, seat: Seat, policy: &mut dyn Policy<G>) -> Result<Picks, Refusal> {
        let prompt = self.question(seat)?;
        if policy.wants_steps() {
            // Whoever is asked in two steps has answered in between.
            policy.step_begins(seat, self.step_begins as u64);
            let own = |entry: &&Entry| entry.seat == seat && entry.by != By::Silence;
            for entry in self.entries[self.step_begins..].iter().filter(own) {
                policy.answered(seat, &entry.answer);
            }
            for told in self.table.events() {
                if told.audience.includes(Viewer::Seat(seat)) {
                    policy.observe(seat, &told.event);
                }
            }
            let beginning = Beginning::new(&*self.checkpoint, seat);
            return Ok(policy.decide_in_step(&beginning, &self.view(Viewer::Seat(seat)), prompt));
        }
        Ok(policy.decide(&self.view(Viewer::Seat(seat)), prompt))
    }

    /// How many events of the running step were told.
    pub(crate) fn told_in_step(&self) -> usize {
        self.table.events().len()
    }

    fn question(&self, seat: Seat) -> Result<&Prompt<G>, Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::plain(Reason::GameOver));
        }
        if seat.index() >= self.orders.len() {
            return Err(Refusal::plain(Reason::NoSuchSeat));
        }
        self.prompt(seat).ok_or_else(|| Refusal::plain(Reason::NotYourDecision))
    }

    /// Gives an answer as it stands in a record, whoever gave it then.
    pub(crate) fn repeat(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let is_noticed = self.prompt(entry.seat).is_some_and(|prompt| prompt.hushed);
        if entry.by == By::Silence && !is_noticed {
            Arc::make_mut(&mut self.entries).push(entry.clone());
            self.answers.push(Answer { silent: true, ..Answer::new(entry.seat, Picks::new()) });
            return Ok(());
        }
        let picks = self.question(entry.seat)?.resolve(&entry.answer)?;
        self.take(entry.seat, picks, entry.by);
        Ok(())
    }

    fn take(&mut self, seat: Seat, picks: Picks, by: By) {
        self.append(seat, picks, by);
        self.run();
    }

    /// Leaves standing orders, which apply at once.
    pub fn set_orders(&mut self, seat: Seat, orders: StandingOrders) -> Result<(), Refusal> {
        let place = self.orders.get_mut(seat.index()).ok_or_else(|| Refusal::plain(Reason::NoSuchSeat))?;
        if !orders.are_for_a_while() {
            self.usual[seat.index()].clone_from(&orders);
        }
        *place = orders;
        if self.outcome().is_none() && self.apply_orders() {
            self.run();
        }
        Ok(())
    }

    /// From the next step on, moments to interrupt look the same whether or not these seats have something to
    /// play: whoever has not is asked as well, and can only let the moment pass.
    pub fn set_hush(&mut self, seats: Seats) {
        self.hush = seats;
    }

    /// Whose silence looks like anybody's, from the next step on.
    pub fn hush(&self) -> Seats {
        self.hush
    }

    /// The answer of a seat that need not be bothered, because it has nothing to choose, or nothing for which
    /// its standing orders have it asked; but others must not notice, so somebody has to give it after a while.
    pub fn silent(&self, seat: Seat) -> Option<Picks> {
        let prompt = self.prompt(seat)?;
        let orders = &self.orders[seat.index()];
        let ordered = || orders.answer(prompt, self.table.state()).filter(|_| orders.depend_on_the_hand());
        prompt.hollow().or_else(ordered)
    }

    /// The standing orders of a seat.
    pub fn orders(&self, seat: Seat) -> &StandingOrders {
        &self.orders[seat.index()]
    }

    /// Takes the seat's last answer back. Never across another player's decision, never after something
    /// hidden was shown, never after chance was used, and never changing whose decision it is.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_undo(seat).map_err(|why| Refusal::plain(Reason::NoUndo(why)))?;
        let moments = self.moments_before + self.table.moments();
        if self.answers.is_empty() {
            // check_undo has seen that a past step is there.
            let before = self.past.pop().expect("a step to go back to");
            self.checkpoint = before.checkpoint;
            self.answers = before.answers;
            self.last_asked_before = before.last_asked_before;
            self.step_begins = self.entries.len() - self.answers.len();
        }
        // What the seat passed in silence since goes with it.
        let silences = self.answers.iter().rev().take_while(|answer| answer.silent).count();
        let kept = self.answers.len() - silences - 1;
        self.answers.truncate(kept);
        Arc::make_mut(&mut self.entries).truncate(self.step_begins + kept);
        self.taken_back += 1;
        // It pauses at the question whose answer was taken back.
        let _ = self.rerun_step();
        self.delivered = self.table.events().len();
        // Every number that was ever shown is behind: the seat's own answers less, and more moments than those.
        self.moments_before = moments + silences as u64 + 2 - self.table.moments().min(moments);
        Ok(())
    }

    /// Whether the seat could take its last answer back now.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.check_undo(seat).is_ok()
    }

    fn check_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        let alone = matches!(self.prompts(), [prompt] if prompt.seat == seat);
        if !alone || self.table.awaited() != Seats::NONE.with(seat) {
            return Err(NoUndo::AnotherDecides);
        }
        let (answers, floor) = if self.answers.is_empty() {
            let before = self.past.last().ok_or(NoUndo::TooLate)?;
            (&before.answers, before.undo_floor)
        } else {
            (&self.answers, self.table.undo_floor())
        };
        let last = answers.iter().rposition(|answer| !answer.silent);
        match last.map(|at| (at, &answers[at])) {
            Some((at, last)) if last.seat == seat && at >= floor => Ok(()),
            _ => Err(NoUndo::TooLate),
        }
    }

    /// What `viewer` may know now.
    pub fn view(&self, viewer: Viewer) -> G::View<'_> {
        G::view(self.table.state(), viewer)
    }

    /// Everything a viewer gets to see at once: the view, the open question, who is waited for, and whether
    /// undo is possible.
    pub fn look(&self, viewer: Viewer) -> Look<'_, G> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Look {
            number: self.number_for(viewer),
            view: self.view(viewer),
            prompt: seat.and_then(|seat| self.prompt(seat)).map(PromptView::of),
            waiting: self.waiting(),
            can_undo: seat.is_some_and(|seat| self.can_undo(seat)),
        }
    }

    /// Who is waited for, as far as all can see.
    pub fn waiting(&self) -> Seats {
        if self.outcome().is_some() { Seats::NONE } else { self.table.awaited() }
    }

    /// Takes the events since the last call, for everybody; hand each viewer only its own.
    pub fn take_news(&mut self) -> Vec<Told<G>> {
        std::mem::take(&mut self.news)
    }

    /// Counts up with everything that happens to the match. For the one who runs the match, not for players:
    /// it tells how many seats have secretly answered.
    pub fn number(&self) -> u64 {
        self.entries.len() as u64 + 2 * self.taken_back
    }

    /// Counts up with everything that changes what `viewer` may answer; an answer can name it. It counts the
    /// questions that all know of and the viewer's own answers, so that it tells nothing of other hands.
    pub fn number_for(&self, viewer: Viewer) -> u64 {
        let own = self.entries.iter().filter(|entry| viewer == Viewer::Seat(entry.seat)).count();
        self.moments_before + self.table.moments() + own as u64
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<G::Outcome> {
        G::outcome(self.table.state())
    }

    /// The state in the middle of the running step. For the one who runs the match, not for players.
    pub fn state(&self) -> &G::State {
        self.table.state()
    }

    /// The state at the beginning of the running step, and the answers given in it.
    pub fn checkpoint(&self) -> (&G::State, &[Answer]) {
        (&self.checkpoint, &self.answers)
    }

    /// How the table was set up.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed: a secret while the game runs.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// All answers so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}
