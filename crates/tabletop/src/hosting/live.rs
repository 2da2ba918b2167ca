//! A match as a trait object.

use std::any::Any;
use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::{Value, json};

use super::{
    Advice, Coming, Counts, Deed, Ended, GameAsk, GameCast, GameEvent, GameView, HostEvent, Hosted,
    HostedBot, Hosting, LogLine, Look, Offer, Pick, Question, Roster, SeatChange, advice, roster,
};
use crate::{
    Audience, Entry, Game, Match, Policy, Reason, Record, Refusal, Scenario, Seat, StandingOrders, Told,
    Viewer,
};

/// Player programs that come late hear of so many batches of events at most.
const REMEMBERED: usize = 64;

/// How many events were told so far.
type Count = usize;

/// A match with what its host has not yet taken.
pub(super) struct Live<G: Hosting> {
    running: Match<G>,
    lines: Vec<LogLine>,
    /// What the last of all lines needs beside its event.
    cast: Option<G::Cast>,
    /// Batches of events for player programs, before which so many were told that are forgotten.
    batches: VecDeque<Arc<[Told<G>]>>,
    forgotten: Count,
    /// How many events were told before the running step, which begins after so many answers.
    before_step: Count,
    step: usize,
    /// The turn of the last event.
    turn: u32,
}

/// A player program, and how far it has heard.
pub(super) struct Program<G: Game> {
    policy: Box<dyn Policy<G>>,
    heard: Count,
}

impl<G: Game> Program<G> {
    pub(super) fn new(policy: Box<dyn Policy<G>>) -> Program<G> {
        Program { policy, heard: 0 }
    }
}

impl<G: Game> HostedBot for Program<G> {
    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

impl<G: Hosting> Live<G> {
    pub(super) fn new(running: Match<G>) -> Live<G> {
        let turn = G::turn(running.checkpoint().0).number;
        let (lines, batches) = (Vec::new(), VecDeque::new());
        let (forgotten, before_step, step) = (0, 0, 0);
        let mut live = Live { running, lines, cast: None, batches, forgotten, before_step, step, turn };
        live.note_news();
        live.before_step = live.told() - live.running.told_in_step().min(live.told());
        live
    }

    /// Gives an answer again that was given before.
    pub(super) fn repeat(&mut self, entry: &Entry) -> Result<(), Refusal> {
        self.running.repeat(entry)?;
        self.note_news();
        Ok(())
    }

    fn note_news(&mut self) {
        let news = self.running.take_news();
        let step = self.step_begins();
        if step != self.step {
            self.step = step;
            self.before_step = (self.told() + news.len()).saturating_sub(self.running.told_in_step());
        }
        if news.is_empty() {
            return;
        }
        for told in &news {
            self.turn = G::begins_turn(&told.event).unwrap_or(self.turn);
            self.log(told.audience, GameEvent(json!(told.event)));
        }
        self.batches.push_back(news.into());
        if self.batches.len() > REMEMBERED {
            self.forgotten += self.batches.pop_front().map_or(0, |batch| batch.len());
        }
    }

    /// How many events were told so far.
    fn told(&self) -> Count {
        self.forgotten + self.batches.iter().map(|batch| batch.len()).sum::<usize>()
    }

    /// Tells a program what it has not heard yet of the first `count` events.
    fn tell(&self, seat: Seat, program: &mut Program<G>, count: Count) {
        let known = program.heard.saturating_sub(self.forgotten);
        let unheard = count.saturating_sub(self.forgotten);
        let events = self.batches.iter().flat_map(|batch| batch.iter()).take(unheard).skip(known);
        for told in events.filter(|told| told.audience.includes(Viewer::Seat(seat))) {
            program.policy.observe(seat, &told.event);
        }
        program.heard = program.heard.max(count);
    }

    fn log(&mut self, audience: Audience, event: GameEvent) {
        let cast = G::cast(&self.running.view(Viewer::Spectator));
        let is_another = self.cast.as_ref() != Some(&cast);
        let told = is_another.then(|| GameCast::of(&cast));
        self.lines.push(LogLine { audience, turn: self.turn, event, cast: told });
        self.cast = Some(cast);
    }

    fn note_seat(&mut self, change: &SeatChange) {
        let (seat, who, other) = (change.seat, roster::plain(&change.who), roster::plain(&change.other));
        let event = match change.how {
            Coming::SatDown => HostEvent::SatDown { seat, who, before: other },
            Coming::Left => HostEvent::Left { seat, who, after: other },
        };
        self.log(Audience::All, GameEvent(json!(event)));
    }

    fn prompt(&self, seat: Seat, language: &str, roster: &Roster) -> Option<Question<GameAsk>> {
        let prompt = self.running.prompt(seat)?;
        let view = self.running.view(Viewer::Seat(seat));
        let pick = |(choice, word): (&G::Choice, String)| {
            let Offer { label, detail, marks, grave, card, price, worth, odds } =
                G::offer(language, &view, prompt, choice);
            let detail = detail.map(|detail| roster.named(&detail));
            Pick { word, label: roster.named(&label), detail, marks, grave, card, price, worth, odds }
        };
        Some(Question {
            ask: GameAsk(json!(prompt.ask)),
            text: roster.named(&G::question(language, &view, prompt)),
            options: prompt.options.iter().zip(prompt.keys()).map(pick).collect(),
            least: prompt.least,
            most: prompt.most,
            fate: G::fate(&prompt.ask),
            window: prompt.window,
            section: G::section(&prompt.ask).map(ToOwned::to_owned),
            section_title: None,
        })
    }
}

impl<G: Hosting> Hosted for Live<G> {
    fn fork(&self) -> Box<dyn Hosted> {
        Box::new(Live {
            running: self.running.clone(),
            lines: Vec::new(),
            cast: self.cast.clone(),
            batches: self.batches.clone(),
            forgotten: self.forgotten,
            before_step: self.before_step,
            step: self.step,
            turn: self.turn,
        })
    }

    fn apply(&mut self, deed: &Deed) -> Result<(), Refusal> {
        match deed {
            Deed::Answer(entry) => self.running.repeat(entry)?,
            Deed::Undo { seat } => {
                self.running.undo(*seat)?;
                self.log(Audience::All, GameEvent(json!(HostEvent::TakenBack { seat: *seat })));
            }
            Deed::Orders { seat, orders } => self.running.set_orders(*seat, orders.clone())?,
            Deed::Hush { seats } => self.running.set_hush(seats.iter().copied().collect()),
            Deed::Seat(change) => self.note_seat(change),
        }
        self.note_news();
        Ok(())
    }

    fn take_lines(&mut self) -> Vec<LogLine> {
        std::mem::take(&mut self.lines)
    }

    fn look(&self, viewer: Viewer, language: &str, roster: &Roster) -> Look<GameView, GameAsk> {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < G::seats(self.running.state()) => Some(seat),
            _ => None,
        };
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        Look {
            seat,
            number: self.running.number_for(viewer),
            view: GameView(json!(self.running.view(viewer))),
            prompt: seat.and_then(|seat| self.prompt(seat, language, roster)),
            waiting: self.waiting(),
            can_undo: seat.is_some_and(|seat| self.running.can_undo(seat)),
            orders: seat.map(|seat| self.running.orders(seat).clone()),
            outcome: self.outcome(language, roster),
        }
    }

    fn everything(&self) -> Value {
        json!(self.running.state())
    }

    fn number(&self, viewer: Viewer) -> u64 {
        self.running.number_for(viewer)
    }

    fn asked(&self) -> Vec<Seat> {
        self.running.prompts().iter().map(|prompt| prompt.seat).collect()
    }

    fn waiting(&self) -> Vec<Seat> {
        self.running.waiting().iter().collect()
    }

    fn turn(&self) -> u32 {
        G::turn(self.running.state()).number
    }

    fn labels(&self, language: &str) -> Vec<Option<String>> {
        let view = self.running.view(Viewer::Spectator);
        Seat::all(G::seats(self.running.state())).map(|seat| G::label(language, seat, &view)).collect()
    }

    fn is_over(&self) -> bool {
        self.running.outcome().is_some()
    }

    fn outcome(&self, language: &str, roster: &Roster) -> Option<Ended> {
        let outcome = self.running.outcome()?;
        Some(Ended {
            word: G::outcome_word(&outcome),
            text: roster.named(&<G as Hosting>::outcome(language, &outcome)),
            winners: G::winners(self.running.state()),
        })
    }

    fn consult(&self, seat: Seat, bot: &mut dyn HostedBot) -> Result<Vec<String>, Refusal> {
        // A program of another game has nothing to say here.
        let Some(program) = bot.as_any().downcast_mut::<Program<G>>() else {
            return Err(Refusal { reason: Reason::NoSuchSeat, expected: Vec::new(), section: None });
        };
        // The running step is told by the match to whoever wants to know steps.
        let known = if program.policy.wants_steps() { self.before_step } else { self.told() };
        self.tell(seat, program, known);
        program.heard = self.told();
        let picks = self.running.consult(seat, program.policy.as_mut())?;
        Ok(self.running.prompt(seat).map(|prompt| prompt.words(&picks)).unwrap_or_default())
    }

    fn advice(&self, seat: Seat, told: &[GameEvent], language: &str, roster: &Roster) -> Option<Advice> {
        advice::advice(&self.running, seat, told, language, roster)
    }

    fn silent(&self, seat: Seat) -> Option<Vec<String>> {
        let prompt = self.running.prompt(seat)?;
        self.running.silent(seat).map(|picks| prompt.words(&picks))
    }

    fn hush(&self) -> Vec<Seat> {
        self.running.hush().iter().collect()
    }

    fn may_interrupt(&self, seat: Seat) -> bool {
        self.running.prompt(seat).is_some_and(|prompt| prompt.window)
    }

    fn orders(&self, seat: Seat) -> &StandingOrders {
        self.running.orders(seat)
    }

    fn entries(&self) -> &[Entry] {
        self.running.entries()
    }

    fn step_begins(&self) -> usize {
        self.running.entries().len() - self.running.checkpoint().1.len()
    }

    fn snapshot(&self) -> Result<Value, serde_json::Error> {
        let mut saved = self.running.save();
        saved.entries.clear();
        serde_json::to_value(saved)
    }

    fn counts(&self) -> Counts {
        let moments = self.running.number_for(Viewer::Spectator);
        let answers = self.running.entries().len() as u64;
        Counts { moments, taken_back: (self.running.number() - answers) / 2 }
    }

    fn record(&self, times: &[String]) -> Result<Vec<u8>, String> {
        let mut record = Record::of(&self.running).map_err(|error| error.to_string())?;
        for (position, time) in times.iter().enumerate() {
            record.stamp(position, time.clone());
        }
        let mut text = Vec::new();
        record.write(&mut text).map_err(|error| error.to_string())?;
        Ok(text)
    }

    fn verify(&self) -> Result<String, String> {
        let record = Record::of(&self.running).map_err(|error| error.to_string())?;
        record.verify().map_err(|error| error.to_string())?;
        Ok(record.commitment().to_owned())
    }

    fn scenario(&self, title: &str) -> Result<String, String> {
        Scenario::from_match(&self.running, title).map_err(|error| error.to_string())
    }
}
