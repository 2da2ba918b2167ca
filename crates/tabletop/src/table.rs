//! The table at which a step is run: the state, the answers given so far, and the ways to ask for more.

use std::ops::{Deref, DerefMut};

use serde::Serialize;

use crate::{Audience, Beginning, Game, Picks, Policy, Prompt, Seat, Seats, Viewer};

/// Why a rule stopped before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// An answer is missing; the step will run again when it is there.
    Asking,
    /// The game has just ended, in the middle of things.
    GameOver,
}

/// What a rule returns: its result, or that it stopped early.
pub type Flow<T> = Result<T, Pause>;

/// One answer: what a seat picked when it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Who answered.
    pub seat: Seat,
    /// The positions of the picked options.
    pub picks: Picks,
    /// Whether it lets a moment pass in which there was nothing to play: the rules did not ask for it.
    pub silent: bool,
}

impl Answer {
    /// An answer to what the rules ask.
    pub fn new(seat: Seat, picks: Picks) -> Answer {
        Answer { seat, picks, silent: false }
    }
}

/// How a run of questions to one seat goes on: see [`Table::ask_runs`].
pub enum Run<G: Game, T> {
    /// This is asked next.
    Ask(Prompt<G>),
    /// Nothing more is asked.
    Done(T),
}

/// An event and who is told of it.
#[derive(Serialize)]
pub struct Told<G: Game> {
    /// Who is told.
    pub audience: Audience,
    /// What happened.
    #[serde(bound = "")]
    pub event: G::Event,
}

impl<G: Game> std::fmt::Debug for Told<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}: {:?}", self.audience, self.event)
    }
}

impl<G: Game> Clone for Told<G> {
    fn clone(&self) -> Self {
        Told { audience: self.audience, event: self.event.clone() }
    }
}

/// A game's state while a step of it runs.
///
/// It dereferences to the state: rules read and change it as plain data.
pub struct Table<G: Game> {
    state: G::State,
    answers: Vec<Answer>,
    /// How many of `answers` the step has used.
    used: usize,
    asked: Vec<Prompt<G>>,
    awaited: Seats,
    players: Vec<Box<dyn Policy<G>>>,
    /// Whose programs want to be told when a step begins.
    step_watchers: Seats,
    /// Where the running step began, for them to look back at.
    beginning: Option<G::State>,
    /// How many steps were begun.
    steps: u64,
    events: Vec<Told<G>>,
    keeps_events: bool,
    /// Answers before this position can't be undone any more.
    undo_floor: usize,
    /// Whether anything in this step forbids to undo what was before it.
    closes_the_past: bool,
    last_asked: Option<Seat>,
    /// Who is asked at moments to interrupt although they have nothing to play.
    hush: Seats,
    /// How many questions were put in this step, forced ones and idle moments included: all can see that.
    moments: u64,
    seen_chance: u64,
    decisions: u64,
}

impl<G: Game> Deref for Table<G> {
    type Target = G::State;
    fn deref(&self) -> &G::State {
        &self.state
    }
}

impl<G: Game> DerefMut for Table<G> {
    fn deref_mut(&mut self) -> &mut G::State {
        &mut self.state
    }
}

impl<G: Game> Table<G> {
    /// A table at which nobody answers by itself: every question without a recorded answer pauses.
    pub fn new(state: G::State, answers: Vec<Answer>) -> Self {
        let mut table: Self = Table {
            state,
            answers,
            used: 0,
            asked: Vec::new(),
            awaited: Seats::NONE,
            players: Vec::new(),
            step_watchers: Seats::NONE,
            beginning: None,
            steps: 0,
            events: Vec::new(),
            keeps_events: true,
            undo_floor: 0,
            closes_the_past: false,
            last_asked: None,
            hush: Seats::NONE,
            moments: 0,
            seen_chance: 0,
            decisions: 0,
        };
        table.seen_chance = table.dice().uses();
        table
    }

    /// A table where `players` answer inline, one policy a seat, and events only reach them.
    pub fn with_players(state: G::State, players: Vec<Box<dyn Policy<G>>>) -> Self {
        let step_watchers =
            Seat::all(players.len()).filter(|seat| players[seat.index()].wants_steps()).collect();
        Table { players, step_watchers, keeps_events: false, ..Table::new(state, Vec::new()) }
    }

    /// The same table, with `answers` used before the players are asked.
    #[must_use]
    pub fn with_answers(mut self, answers: Vec<Answer>) -> Self {
        self.answers = answers;
        self
    }

    /// The same table without its players, to be played on elsewhere.
    pub(crate) fn fork(&self) -> Self {
        Table {
            state: self.state.clone(),
            answers: self.answers.clone(),
            asked: self.asked.clone(),
            players: Vec::new(),
            step_watchers: Seats::NONE,
            beginning: None,
            events: self.events.clone(),
            ..*self
        }
    }

    /// Asks `seat` to pick one of `options` and returns it as the type it came in.
    pub fn pick<C: Clone + Into<G::Choice>>(&mut self, seat: Seat, ask: G::Ask, options: &[C]) -> Flow<C> {
        let prompt = Prompt::one(seat, ask, options.iter().cloned().map(Into::into).collect());
        let picks = self.ask(prompt)?;
        Ok(options[usize::from(picks[0])].clone())
    }

    /// Asks `seat` to pick one of `options`, of which others may not know how many there are: the question is put
    /// even if there is only one.
    pub fn pick_in_secret<C: Clone + Into<G::Choice>>(
        &mut self,
        seat: Seat,
        ask: G::Ask,
        options: &[C],
    ) -> Flow<C> {
        let choices = options.iter().cloned().map(Into::into).collect();
        let picks = self.ask(Prompt { even_if_forced: true, ..Prompt::one(seat, ask, choices) })?;
        Ok(options[usize::from(picks[0])].clone())
    }

    /// Asks `seat` to pick between `least` and `most` of `options`.
    pub fn pick_some<C: Clone + Into<G::Choice>>(
        &mut self,
        seat: Seat,
        ask: G::Ask,
        options: &[C],
        least: usize,
        most: usize,
    ) -> Flow<Vec<C>> {
        let choices = options.iter().cloned().map(Into::into).collect();
        let picks = self.ask(Prompt::some(seat, ask, choices, least, most))?;
        Ok(picks.iter().map(|&at| options[usize::from(at)].clone()).collect())
    }

    /// Asks one question.
    ///
    /// # Panics
    /// If there is nothing to pick from although something must be picked: the rule that asks is wrong.
    pub fn ask(&mut self, prompt: Prompt<G>) -> Flow<Picks> {
        let awaited = Seats::NONE.with(prompt.seat);
        let answers = self.ask_all(vec![prompt], awaited)?;
        // One prompt went in, so one answer comes out.
        Ok(answers.into_iter().next().expect("one answer for one prompt"))
    }

    /// Asks several seats at once, and secretly: answers arrive in any order, and the rule goes on when all
    /// are there. `awaited` is what everybody sees of who is waited for: it must not depend on secrets.
    pub fn ask_all(&mut self, prompts: Vec<Prompt<G>>, awaited: Seats) -> Flow<Vec<Picks>> {
        debug_assert!(
            prompts.iter().all(|prompt| awaited.contains(prompt.seat)),
            "{prompts:?} asks somebody whom nobody waits for: {awaited:?}"
        );
        self.note_who_has_a_say(awaited);
        let mut picks: Vec<Option<Picks>> = prompts.iter().map(Prompt::forced).collect();
        for prompt in &prompts {
            assert!(
                prompt.options.len() >= usize::from(prompt.least).max(usize::from(prompt.most > 0)),
                "{prompt:?} can't be answered"
            );
        }
        let mut open = picks.iter().filter(|pick| pick.is_none()).count();
        while open > 0
            && let Some(answer) = self.answers.get(self.used)
        {
            let fits = |prompt: &Prompt<G>| {
                (prompt.seat, prompt.hushed) == (answer.seat, answer.silent)
                    && prompt.check(&answer.picks).is_ok()
            };
            match (0..prompts.len()).find(|&at| picks[at].is_none() && fits(&prompts[at])) {
                Some(at) => {
                    picks[at] = Some(answer.picks.clone());
                    self.decisions += 1;
                    open -= 1;
                }
                // Somebody kept silent who is not asked for it this time.
                None if answer.silent => {}
                None => break,
            }
            self.used += 1;
        }
        if self.used < self.answers.len() {
            // What was answered later tells that this moment has passed.
            for (prompt, pick) in prompts.iter().zip(&mut picks) {
                if prompt.hushed && pick.is_none() {
                    *pick = prompt.hollow();
                    open -= 1;
                }
            }
        }
        if open > 0 && !self.players.is_empty() {
            for (prompt, pick) in prompts.iter().zip(&mut picks) {
                if pick.is_none() {
                    *pick = Some(self.decide(prompt));
                    self.decisions += 1;
                }
            }
            open = 0;
        }
        if open > 0 {
            self.asked = prompts
                .into_iter()
                .zip(picks)
                .filter(|(_, pick)| pick.is_none())
                .map(|(prompt, _)| prompt)
                .collect();
            self.awaited = awaited;
            return Err(Pause::Asking);
        }
        self.note_the_moment_is_over(awaited);
        Ok(picks.into_iter().flatten().collect())
    }

    /// Lets several seats answer a run of questions each, at once and secretly: nobody waits for another
    /// between two questions, and the rule goes on when all runs are done. A seat may have several runs, which
    /// it answers one after the other. `next` gives the next question of a run after the answers so far, or what
    /// the run came to; it may depend on the state and on these answers alone. `awaited` is what everybody sees
    /// of who is waited for: it must not depend on secrets.
    pub fn ask_runs<T>(
        &mut self,
        seats: &[Seat],
        awaited: Seats,
        next: impl Fn(&G::State, usize, &[Picks]) -> Run<G, T>,
    ) -> Flow<Vec<T>> {
        debug_assert!(seats.iter().all(|seat| awaited.contains(*seat)), "{seats:?} beside {awaited:?}");
        self.note_who_has_a_say(awaited);
        let mut given: Vec<Vec<Picks>> = vec![Vec::new(); seats.len()];
        let mut done: Vec<Option<T>> = Vec::new();
        let mut open: Vec<Option<Prompt<G>>> = Vec::new();
        for (run, answers) in given.iter_mut().enumerate() {
            let (prompt, end) = Self::go_on(&self.state, run, answers, &next);
            open.push(prompt);
            done.push(end);
        }
        loop {
            while self.answers.get(self.used).is_some_and(|answer| answer.silent) {
                self.used += 1;
            }
            // Of a seat's runs only the first that is not done is asked.
            let first = |seat: Seat| (0..seats.len()).find(|&run| seats[run] == seat && open[run].is_some());
            let recorded = self.answers.get(self.used).and_then(|answer| {
                let run = first(answer.seat)?;
                let fits = open[run].as_ref().is_some_and(|prompt| prompt.check(&answer.picks).is_ok());
                fits.then(|| (run, answer.picks.clone()))
            });
            let (run, picks) = if let Some(recorded) = recorded {
                self.used += 1;
                recorded
            } else if self.players.is_empty() {
                break;
            } else {
                let Some(run) = open.iter().position(Option::is_some) else { break };
                // It was found open a moment ago.
                let Some(prompt) = open[run].take() else { break };
                (run, self.decide(&prompt))
            };
            self.decisions += 1;
            given[run].push(picks);
            let (prompt, end) = Self::go_on(&self.state, run, &mut given[run], &next);
            open[run] = prompt;
            done[run] = end;
        }
        if open.iter().any(Option::is_some) {
            let mut asked = Vec::new();
            for (run, prompt) in open.into_iter().enumerate() {
                let earlier = |prompt: &Prompt<G>| prompt.seat == seats[run];
                asked.extend(prompt.filter(|_| !asked.iter().any(earlier)));
            }
            self.asked = asked;
            self.awaited = awaited;
            return Err(Pause::Asking);
        }
        self.note_the_moment_is_over(awaited);
        Ok(done.into_iter().flatten().collect())
    }

    /// The next question of a run that is a real choice, or what the run came to.
    fn go_on<T>(
        state: &G::State,
        run: usize,
        given: &mut Vec<Picks>,
        next: &impl Fn(&G::State, usize, &[Picks]) -> Run<G, T>,
    ) -> (Option<Prompt<G>>, Option<T>) {
        loop {
            match next(state, run, given) {
                Run::Done(end) => return (None, Some(end)),
                Run::Ask(prompt) => match prompt.forced() {
                    Some(picks) => given.push(picks),
                    None => return (Some(prompt), None),
                },
            }
        }
    }

    fn decide(&mut self, prompt: &Prompt<G>) -> Picks {
        let seat = prompt.seat;
        let view = G::view(&self.state, Viewer::Seat(seat));
        let player = &mut self.players[seat.index()];
        let picks = match &self.beginning {
            Some(state) if self.step_watchers.contains(seat) => {
                player.decide_in_step(&Beginning::new(state, seat), &view, prompt)
            }
            _ => player.decide(&view, prompt),
        };
        if let Err(refusal) = prompt.check(&picks) {
            panic!("the player program at {} answered {prompt:?} with {picks:?}: {refusal}", prompt.seat);
        }
        prompt.first_of_equals(&picks)
    }

    /// A moment when players may interrupt. Asks at once every seat that has something in `plays`; if several
    /// want to play, the question that `order` makes, with an option for each, says whose comes first, and the
    /// others may decide anew. Returns what is played, or nothing once everybody lets the moment pass.
    ///
    /// `awaited` is everybody who might have something as far as all can see.
    pub fn window(
        &mut self,
        ask: &G::Ask,
        pass: &G::Choice,
        plays: Vec<(Seat, Vec<G::Choice>)>,
        awaited: Seats,
        order: impl FnOnce(&[(Seat, G::Choice)]) -> Prompt<G>,
    ) -> Flow<Option<(Seat, G::Choice)>> {
        let mut prompts: Vec<Prompt<G>> = plays
            .into_iter()
            .filter(|(_, options)| !options.is_empty())
            .map(|(seat, mut options)| {
                options.insert(0, pass.clone());
                Prompt { window: true, ..Prompt::one(seat, ask.clone(), options) }
            })
            .collect();
        if self.players.is_empty() {
            let asked: Seats = prompts.iter().map(|prompt| prompt.seat).collect();
            let silent = awaited.iter().filter(|&seat| self.hush.contains(seat) && !asked.contains(seat));
            prompts.extend(silent.map(|seat| Prompt::hushed(seat, ask.clone(), pass.clone())));
        }
        if prompts.is_empty() {
            self.note_who_has_a_say(awaited);
            self.note_the_moment_is_over(awaited);
            return Ok(None);
        }
        let offers: Vec<(Seat, Vec<G::Choice>)> =
            prompts.iter().map(|prompt| (prompt.seat, prompt.options.clone())).collect();
        let picks = self.ask_all(prompts, awaited)?;
        let mut wanted: Vec<(Seat, G::Choice)> = offers
            .into_iter()
            .zip(picks)
            .filter(|(_, pick)| pick[0] != 0)
            .map(|((seat, options), pick)| (seat, options[usize::from(pick[0])].clone()))
            .collect();
        match wanted.len() {
            0 => Ok(None),
            1 => Ok(wanted.pop()),
            _ => {
                let first = self.ask(order(&wanted))?;
                Ok(Some(wanted.swap_remove(usize::from(first[0]))))
            }
        }
    }

    /// Undo must not cross another player's decision. Whether one was really open is a secret, so what counts
    /// is who might have had a say.
    fn note_who_has_a_say(&mut self, awaited: Seats) {
        for seat in awaited.iter() {
            if self.last_asked.is_some_and(|last| last != seat) {
                self.forbid_undo();
            }
            self.last_asked = Some(seat);
        }
        self.note_chance();
    }

    /// What several seats might have decided together can't be taken back by the one who happened to answer
    /// last: that would tell whether anybody else was really asked.
    fn note_the_moment_is_over(&mut self, awaited: Seats) {
        self.moments += 1;
        if awaited.iter().nth(1).is_some() {
            self.forbid_undo();
        }
    }

    fn note_chance(&mut self) {
        let chance = G::dice(&mut self.state).uses();
        if chance != self.seen_chance {
            self.seen_chance = chance;
            self.forbid_undo();
        }
    }

    fn forbid_undo(&mut self) {
        self.undo_floor = self.used;
        self.closes_the_past = true;
    }

    /// Tells `audience` of an event.
    pub fn tell(&mut self, audience: Audience, event: G::Event) {
        if G::reveals(&event) {
            self.forbid_undo();
        }
        for (at, player) in self.players.iter_mut().enumerate() {
            let seat = Seat(at as u8);
            if audience.includes(Viewer::Seat(seat)) {
                player.observe(seat, &event);
            }
        }
        if self.keeps_events {
            self.events.push(Told { audience, event });
        }
    }

    /// Tells everybody of an event.
    pub fn announce(&mut self, event: G::Event) {
        self.tell(Audience::All, event);
    }

    /// The state's generator of chance.
    pub fn dice(&mut self) -> &mut crate::Dice {
        G::dice(&mut self.state)
    }

    /// The state itself.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Gives the state back, and the players with it.
    pub fn into_parts(self) -> (G::State, Vec<Box<dyn Policy<G>>>) {
        (self.state, self.players)
    }

    /// How many questions were really decided, forced ones left out.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// The open questions, after a pause.
    pub fn asked(&self) -> &[Prompt<G>] {
        &self.asked
    }

    /// Who is waited for, as far as all can see.
    pub fn awaited(&self) -> Seats {
        self.awaited
    }

    /// What was told so far in this step.
    pub fn events(&self) -> &[Told<G>] {
        &self.events
    }

    /// Takes what was told since the last call.
    pub fn take_events(&mut self) -> Vec<Told<G>> {
        std::mem::take(&mut self.events)
    }

    pub(crate) fn undo_floor(&self) -> usize {
        self.undo_floor
    }

    pub(crate) fn closes_the_past(&self) -> bool {
        self.closes_the_past
    }

    /// How many questions of this step are behind it, as far as all can see.
    pub(crate) fn moments(&self) -> u64 {
        self.moments
    }

    pub(crate) fn last_asked(&self) -> Option<Seat> {
        self.last_asked
    }

    /// The same table, when `seat` was the last to be asked in the step before.
    pub(crate) fn after_asking(mut self, seat: Option<Seat>) -> Self {
        self.last_asked = seat;
        self
    }

    /// The same table, where moments to interrupt look the same whether or not these seats have something to play:
    /// they are asked to let them pass.
    pub(crate) fn hushing(mut self, seats: Seats) -> Self {
        self.hush = seats;
        self
    }

    /// Runs the next step once.
    pub(crate) fn run_step(&mut self) -> Flow<()> {
        self.used = 0;
        self.steps += 1;
        if !self.step_watchers.is_empty() {
            self.beginning = Some(self.state.clone());
        }
        for seat in self.step_watchers.iter() {
            self.players[seat.index()].step_begins(seat, self.steps);
        }
        let result = G::step(self);
        self.note_chance();
        result
    }

    /// Runs steps, the players answering, until the game is over or `bound` steps were run.
    ///
    /// # Errors
    /// The bound, if the game does not end within it.
    pub fn play_out(&mut self, bound: usize) -> Result<G::Outcome, Endless> {
        self.play_until(bound, |_| false)
    }

    /// The same, but for games that are left off at the beginning of a step where `enough` says so.
    pub(crate) fn play_until(
        &mut self,
        bound: usize,
        enough: impl Fn(&G::State) -> bool,
    ) -> Result<G::Outcome, Endless> {
        for _ in 0..bound {
            if let Some(outcome) = G::outcome(&self.state) {
                return Ok(outcome);
            }
            if enough(&self.state) {
                break;
            }
            // A pause can only say that the game has ended: players answer everything.
            let _ = self.run_step();
            // Prepared answers are those of the first step.
            self.answers.clear();
        }
        Err(Endless { bound })
    }
}

/// A game that did not end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game did not end within {bound} steps")]
pub struct Endless {
    /// How many steps were allowed.
    pub bound: usize,
}
