//! A match: a game under way, interactive, that can be answered, viewed, undone, forked, saved and resumed.

use serde::{Deserialize, Serialize};

use crate::{
    Answer, Game, NoUndo, Pause, Picks, Policy, Prompt, Reason, Refusal, Seat, Seats, Seed, SetupError,
    StandingOrders, Table, Told, Viewer,
};

/// No step of a real game runs this often without asking anybody.
const STEPS_WITHOUT_A_QUESTION: usize = 10_000;

/// Who gave an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The player.
    Player,
    /// The seat's standing orders.
    Orders,
    /// A bot, because the clock ran out.
    Clock,
}

/// An answer as it stands in records: in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    checkpoint: G::State,
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
    checkpoint: G::State,
    answers: Vec<Answer>,
    table: Table<G>,
    past: Vec<PastStep<G>>,
    last_asked_before: Option<Seat>,
    orders: Vec<StandingOrders>,
    entries: Vec<Entry>,
    /// Where the running step's answers begin in `entries`.
    step_begins: usize,
    /// How many of the running step's events were handed out.
    delivered: usize,
    news: Vec<Told<G>>,
    taken_back: u64,
}

impl<G: Game> Clone for Match<G> {
    /// A fork: it goes its own way from here.
    fn clone(&self) -> Self {
        let mut fork = Match {
            setup: self.setup.clone(),
            seed: self.seed,
            checkpoint: self.checkpoint.clone(),
            answers: self.answers.clone(),
            table: Table::new(self.checkpoint.clone(), Vec::new()),
            past: self.past.clone(),
            last_asked_before: self.last_asked_before,
            orders: self.orders.clone(),
            entries: self.entries.clone(),
            step_begins: self.step_begins,
            delivered: self.delivered,
            news: self.news.clone(),
            taken_back: self.taken_back,
        };
        fork.rerun_step();
        fork
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
        let mut begun = Match {
            setup,
            seed,
            table: Table::new(state.clone(), Vec::new()),
            orders: vec![StandingOrders::AlwaysAsk; G::seats(&state)],
            checkpoint: state,
            answers: Vec::new(),
            past: Vec::new(),
            last_asked_before: None,
            entries: Vec::new(),
            step_begins: 0,
            delivered: 0,
            news: Vec::new(),
            taken_back: 0,
        };
        begun.run();
        begun
    }

    /// Runs until somebody must answer or the game is over. Standing orders answer on the way.
    fn run(&mut self) {
        for _ in 0..STEPS_WITHOUT_A_QUESTION {
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
                Ok(()) => {
                    self.finish_step();
                    if self.outcome().is_some() {
                        return;
                    }
                }
            }
        }
        unreachable!(
            "{STEPS_WITHOUT_A_QUESTION} steps without a question: the rules of {} run idle",
            G::NAME
        );
    }

    fn rerun_step(&mut self) -> Result<(), Pause> {
        self.table = Table::<G>::new(self.checkpoint.clone(), self.answers.clone())
            .after_asking(self.last_asked_before);
        self.table.run_step()
    }

    fn finish_step(&mut self) {
        if self.table.closes_the_past() {
            self.past.clear();
        }
        let next = self.table.state().clone();
        let checkpoint = std::mem::replace(&mut self.checkpoint, next);
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
    }

    fn apply_orders(&mut self) -> bool {
        let turn = G::turn(self.table.state());
        let ordered = self.table.asked().iter().find_map(|prompt| {
            let picks = self.orders[prompt.seat.index()].answer(prompt, turn)?;
            Some((prompt.seat, picks, By::Orders))
        });
        ordered.map(|(seat, picks, by)| self.append(seat, picks, by)).is_some()
    }

    fn append(&mut self, seat: Seat, picks: Picks, by: By) {
        if let Some(prompt) = self.prompt(seat) {
            let keys = prompt.keys();
            let answer = picks.iter().map(|&at| keys[usize::from(at)].clone()).collect();
            self.entries.push(Entry { seat, answer, by });
        }
        self.answers.push(Answer { seat, picks });
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

    /// Answers what `seat` is asked, if the game is still at `number`.
    pub fn answer_at(&mut self, number: u64, seat: Seat, words: &[impl AsRef<str>]) -> Result<(), Refusal> {
        if number != self.number() {
            return Err(Refusal::plain(Reason::Stale { given: number, current: self.number() }));
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
        let ordered = self.orders[seat.index()].answer(&prompt, G::turn(self.table.state()));
        let (picks, by) = match ordered {
            Some(picks) => (picks, By::Orders),
            None => {
                let view = G::view(self.table.state(), Viewer::Seat(seat));
                (substitute.decide(&view, &prompt), By::Clock)
            }
        };
        prompt.check(&picks)?;
        self.take(seat, picks, by);
        Ok(())
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

    fn take(&mut self, seat: Seat, picks: Picks, by: By) {
        self.append(seat, picks, by);
        self.run();
    }

    /// Leaves standing orders, which apply at once.
    pub fn set_orders(&mut self, seat: Seat, orders: StandingOrders) -> Result<(), Refusal> {
        let place = self.orders.get_mut(seat.index()).ok_or_else(|| Refusal::plain(Reason::NoSuchSeat))?;
        *place = orders;
        if self.outcome().is_none() && self.apply_orders() {
            self.run();
        }
        Ok(())
    }

    /// The standing orders of a seat.
    pub fn orders(&self, seat: Seat) -> &StandingOrders {
        &self.orders[seat.index()]
    }

    /// Takes the seat's last answer back. Never across another player's decision, never after something
    /// hidden was shown, never after chance was used, and never changing whose decision it is.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_undo(seat).map_err(|why| Refusal::plain(Reason::NoUndo(why)))?;
        if self.answers.is_empty() {
            // check_undo has seen that a past step is there.
            let before = self.past.pop().expect("a step to go back to");
            self.checkpoint = before.checkpoint;
            self.answers = before.answers;
            self.last_asked_before = before.last_asked_before;
            self.step_begins = self.entries.len() - self.answers.len();
        }
        self.answers.pop();
        self.entries.pop();
        self.taken_back += 1;
        let _ = self.rerun_step();
        self.delivered = self.table.events().len();
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
        match answers.last() {
            Some(last) if last.seat == seat && answers.len() > floor => Ok(()),
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
            number: self.number(),
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

    /// Counts up with everything that happens to the match; an answer can name it.
    pub fn number(&self) -> u64 {
        self.entries.len() as u64 + 2 * self.taken_back
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

    /// The match as it is stored: the last checkpoint and the answers of the running step.
    pub fn save(&self) -> Saved<G> {
        Saved {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            setup: self.setup.clone(),
            seed: self.seed,
            checkpoint: self.checkpoint.clone(),
            entries: self.entries.clone(),
            step_begins: self.step_begins,
            orders: self.orders.clone(),
        }
    }

    /// Goes on from what was saved. If the rules have changed so that the running step's answers no longer
    /// fit, that one step is asked again.
    pub fn resume(saved: Saved<G>) -> Result<(Self, Resumed), SetupError> {
        if saved.game != G::NAME {
            return Err(SetupError::new(format!("it is a match of `{}`, not of `{}`", saved.game, G::NAME)));
        }
        if saved.step_begins > saved.entries.len() || saved.orders.len() != G::seats(&saved.checkpoint) {
            return Err(SetupError::new("the saved match does not fit together"));
        }
        let mut begun = Match::from_state(saved.setup, saved.seed, saved.checkpoint);
        begun.entries = saved.entries[..saved.step_begins].to_vec();
        begun.step_begins = saved.step_begins;
        let fresh = begun.clone();
        for entry in &saved.entries[saved.step_begins..] {
            let resolved = begun.question(entry.seat).and_then(|prompt| prompt.resolve(&entry.answer));
            match resolved {
                Ok(picks) => begun.take(entry.seat, picks, entry.by),
                Err(_) => {
                    let mut again = fresh;
                    again.orders = saved.orders;
                    return Ok((again, Resumed::StepAskedAgain));
                }
            }
        }
        begun.orders = saved.orders;
        begun.news.clear();
        Ok((begun, Resumed::WhereItWas))
    }
}

/// A match as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Saved<G: Game> {
    /// The game's short name.
    pub game: String,
    /// The rules under which it was saved.
    pub rules: u32,
    /// How the table was set up.
    pub setup: G::Setup,
    /// The seed.
    pub seed: Seed,
    /// The state at the beginning of the running step.
    pub checkpoint: G::State,
    /// All answers so far.
    pub entries: Vec<Entry>,
    /// Where the running step's answers begin.
    pub step_begins: usize,
    /// The standing orders, one a seat.
    pub orders: Vec<StandingOrders>,
}

/// How a saved match goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resumed {
    /// Exactly where it was.
    WhereItWas,
    /// The rules have changed under the running step: its questions are asked again.
    StepAskedAgain,
}

/// What a viewer gets to see at once.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Look<'a, G: Game> {
    /// The match's number, to send back with an answer.
    pub number: u64,
    /// What the viewer may know.
    pub view: G::View<'a>,
    /// The open question to the viewer.
    pub prompt: Option<PromptView<G>>,
    /// Who is waited for.
    pub waiting: Seats,
    /// Whether the viewer could take the last answer back.
    pub can_undo: bool,
}

/// A question as it is sent to its seat.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct PromptView<G: Game> {
    /// What is asked.
    pub ask: G::Ask,
    /// The options, in words.
    pub options: Vec<String>,
    /// The least number to pick.
    pub least: u8,
    /// The greatest number to pick.
    pub most: u8,
    /// Whether it is a moment to interrupt.
    pub window: bool,
    /// The rulebook section behind it.
    pub section: Option<&'static str>,
}

impl<G: Game> PromptView<G> {
    fn of(prompt: &Prompt<G>) -> PromptView<G> {
        PromptView {
            ask: prompt.ask.clone(),
            options: prompt.keys(),
            least: prompt.least,
            most: prompt.most,
            window: prompt.window,
            section: G::section(&prompt.ask),
        }
    }
}
