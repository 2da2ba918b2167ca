//! The story of a scenario, told to a match item by item.

use serde::Serialize;
use serde_json::Value;

use super::{ScenarioError, Staged, item::Item, json::compare};
use crate::{Match, Picks, Prompt, Seat, Told, Viewer};

/// No moment has more questions that nobody cares about.
const QUESTIONS_LEFT_OUT: usize = 1000;

/// A match, and what was told since the last answer of the story.
pub(super) struct Story<G: Staged> {
    running: Match<G>,
    news: Vec<Told<G>>,
}

/// The name of a question: its serde tag.
pub(super) fn ask_name<G: Staged>(ask: &G::Ask) -> Result<String, ScenarioError> {
    let value = super::to_value(ask)?;
    let name = match &value {
        Value::String(name) => Some(name),
        Value::Object(fields) => match fields.get("ask") {
            Some(Value::String(name)) => Some(name),
            _ if fields.len() == 1 => fields.keys().next(),
            _ => None,
        },
        _ => None,
    };
    Ok(name.cloned().unwrap_or_else(|| value.to_string()))
}

fn json(value: &impl Serialize) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|error| format!("it has no JSON form: {error}"))
}

impl<G: Staged> Story<G> {
    pub(super) fn new(mut running: Match<G>) -> Self {
        let news = running.take_news();
        Story { running, news }
    }

    pub(super) fn finish(self) -> Match<G> {
        self.running
    }

    pub(super) fn tell(&mut self, item: &Item) -> Result<(), String> {
        match item {
            Item::Answer { seat, words } => self.answer(self.seat(seat)?, words),
            Item::Offered(said) => said.iter().try_for_each(|(seat, words)| {
                let options = self.question(seat)?.keys();
                match words.iter().find(|word| !options.contains(word)) {
                    Some(word) => {
                        Err(format!("expected `{word}` among {seat}'s options: {}", options.join(", ")))
                    }
                    None => Ok(()),
                }
            }),
            Item::NotOffered(said) => said.iter().try_for_each(|(seat, words)| {
                let options = self.running.prompt(self.seat(seat)?).map(Prompt::keys).unwrap_or_default();
                match words.iter().find(|word| options.contains(word)) {
                    Some(word) => {
                        Err(format!("expected no `{word}` among {seat}'s options: {}", options.join(", ")))
                    }
                    None => Ok(()),
                }
            }),
            Item::Asked(said) => said.iter().try_for_each(|(seat, wanted)| {
                let name = ask_name::<G>(&self.question(seat)?.ask).map_err(|error| error.to_string())?;
                if wanted.contains(&name) {
                    return Ok(());
                }
                Err(format!("expected {seat} to be asked `{}`, but it is `{name}`", wanted.join("`, `")))
            }),
            Item::NotAsked(seats) => {
                seats.iter().try_for_each(|name| match self.running.prompt(self.seat(name)?) {
                    Some(prompt) => {
                        Err(format!("expected no question to {name}, but {}", self.describe(prompt)))
                    }
                    None => Ok(()),
                })
            }
            Item::Refused { seat, words, section } => self.refused(seat, words, section.as_ref()),
            Item::Then(expected) => self.expect_state(expected),
            Item::Told(said) => said.iter().try_for_each(|(name, events)| {
                let told = self.told(self.viewer(name)?)?;
                match events.iter().find(|event| !self.is_among(event, &told)) {
                    Some(event) => {
                        Err(format!("expected {name} to be told {event}, but it was {}", list(&told)))
                    }
                    None => Ok(()),
                }
            }),
            Item::NotTold(said) => said.iter().try_for_each(|(name, events)| {
                let told = self.told(self.viewer(name)?)?;
                match events.iter().find(|event| self.is_among(event, &told)) {
                    Some(event) => {
                        Err(format!("expected {name} not to be told {event}, but it was {}", list(&told)))
                    }
                    None => Ok(()),
                }
            }),
            Item::Sees(said) => said.iter().try_for_each(|(name, expected)| {
                let view = json(&self.running.view(self.viewer(name)?))?;
                compare(expected, &view, &self.names(), &format!("what {name} sees"))
            }),
            Item::Unseen(said) => said.iter().try_for_each(|(name, texts)| {
                let look = json(&self.running.look(self.viewer(name)?))?.to_string();
                match texts.iter().find(|text| look.contains(*text)) {
                    Some(text) => {
                        Err(format!("expected {name} not to see `{text}`, but it stands in {look}"))
                    }
                    None => Ok(()),
                }
            }),
            Item::Undo(name) => {
                self.news = self.running.take_news();
                self.running
                    .undo(self.seat(name)?)
                    .map_err(|refusal| format!("{name} could not undo: {refusal}"))
            }
            Item::CannotUndo(name) => {
                if self.running.can_undo(self.seat(name)?) {
                    return Err(format!("expected that {name} can't undo, but it is possible"));
                }
                Ok(())
            }
        }
    }

    fn answer(&mut self, seat: Seat, words: &[String]) -> Result<(), String> {
        self.news.clear();
        for _ in 0..QUESTIONS_LEFT_OUT {
            if self.running.prompt(seat).is_some_and(|prompt| prompt.resolve(words).is_ok()) {
                break;
            }
            let idle = self.running.prompts().iter().find_map(|prompt| Some((prompt.seat, idle(prompt)?)));
            let Some((idle_seat, picks)) = idle else { break };
            self.take(idle_seat, picks)?;
        }
        let taken = self.running.answer(seat, words);
        self.news.extend(self.running.take_news());
        taken.map_err(|refusal| {
            let given = words.join(", ");
            format!("{} could not answer `{given}`: {refusal}; {}", self.name(seat), self.open_questions())
        })
    }

    fn refused(&mut self, name: &str, words: &[String], section: Option<&String>) -> Result<(), String> {
        let seat = self.seat(name)?;
        // No window is let pass for this: that the seat is not asked now is a reason to refuse.
        let before = json(self.running.state())?;
        let given = words.join(", ");
        let Err(refusal) = self.running.answer(seat, words) else {
            return Err(format!("expected `{given}` to be refused, but {name} could do it"));
        };
        if json(self.running.state())? != before {
            return Err(format!("`{given}` was refused, but the state has changed"));
        }
        match section {
            Some(section) if refusal.section.as_ref() != Some(section) => Err(format!(
                "expected a refusal that cites {section}, but it cites {}: {refusal}",
                refusal.section.as_deref().unwrap_or("nothing")
            )),
            _ => Ok(()),
        }
    }

    /// What the seat is asked; the moments of others are let pass until it is asked something.
    fn question(&mut self, name: &str) -> Result<Prompt<G>, String> {
        let seat = self.seat(name)?;
        for _ in 0..QUESTIONS_LEFT_OUT {
            if self.running.prompt(seat).is_some() || !self.let_a_window_pass() {
                break;
            }
        }
        match self.running.prompt(seat) {
            Some(prompt) => Ok(prompt.clone()),
            None => Err(format!("expected a question to {name}; {}", self.open_questions())),
        }
    }

    pub(super) fn let_windows_pass(&mut self) {
        for _ in 0..QUESTIONS_LEFT_OUT {
            if !self.let_a_window_pass() {
                return;
            }
        }
    }

    fn let_a_window_pass(&mut self) -> bool {
        let mut windows = self.running.prompts().iter().filter(|prompt| prompt.window);
        let idle = windows.find_map(|prompt| Some((prompt.seat, idle(prompt)?)));
        let Some((seat, picks)) = idle else { return false };
        self.take(seat, picks).is_ok()
    }

    fn take(&mut self, seat: Seat, picks: Picks) -> Result<(), String> {
        let taken = self.running.answer_picks(seat, picks).map_err(|refusal| refusal.to_string());
        self.news.extend(self.running.take_news());
        taken
    }

    pub(super) fn expect_state(&self, expected: &Value) -> Result<(), String> {
        if expected.is_null() {
            return Ok(());
        }
        compare(expected, &json(self.running.state())?, &self.names(), "state")
    }

    pub(super) fn expect_outcome(&self, expected: &Value) -> Result<(), String> {
        let outcome = json(&self.running.outcome())?;
        match expected {
            Value::Bool(over) if *over != outcome.is_null() => Ok(()),
            Value::Bool(true) => Err(format!("expected the game to be over; {}", self.open_questions())),
            Value::Bool(false) => Err(format!("expected the game to go on, but it is over: {outcome}")),
            _ if outcome.is_null() => {
                Err(format!("expected the outcome {expected}; {}", self.open_questions()))
            }
            _ => compare(expected, &outcome, &self.names(), "outcome"),
        }
    }

    fn told(&self, viewer: Viewer) -> Result<Vec<Value>, String> {
        let news = self.news.iter().filter(|told| told.audience.includes(viewer));
        news.map(|told| json(&told.event)).collect()
    }

    fn is_among(&self, event: &Value, told: &[Value]) -> bool {
        told.iter().any(|one| compare(event, one, &self.names(), "event").is_ok())
    }

    fn names(&self) -> Vec<String> {
        G::seat_names(self.running.state())
    }

    fn name(&self, seat: Seat) -> String {
        self.names().get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        let names = self.names();
        let at = names.iter().position(|known| known == name);
        at.map(|at| Seat(at as u8))
            .ok_or_else(|| format!("no seat `{name}`; there are: {}", names.join(", ")))
    }

    fn viewer(&self, name: &str) -> Result<Viewer, String> {
        if name == "spectator" { Ok(Viewer::Spectator) } else { self.seat(name).map(Viewer::Seat) }
    }

    fn describe(&self, prompt: &Prompt<G>) -> String {
        let ask = ask_name::<G>(&prompt.ask).unwrap_or_else(|error| error.to_string());
        format!(
            "{} is asked `{ask}` ({} to {} of: {})",
            self.name(prompt.seat),
            prompt.least,
            prompt.most,
            prompt.keys().join(", ")
        )
    }

    fn open_questions(&self) -> String {
        if let Some(outcome) = self.running.outcome() {
            return format!("the game is over: {outcome:?}");
        }
        let open: Vec<String> = self.running.prompts().iter().map(|prompt| self.describe(prompt)).collect();
        open.join("; ")
    }
}

/// The answer to a question that the story does not mention, if it can be left out.
fn idle<G: Staged>(prompt: &Prompt<G>) -> Option<Picks> {
    match prompt.pass() {
        Some(pass) if prompt.window => Some(Picks::from_slice(&[pass])),
        _ if prompt.least == 0 => Some(Picks::new()),
        _ => None,
    }
}

fn list(values: &[Value]) -> String {
    if values.is_empty() {
        return "nothing".to_owned();
    }
    values.iter().map(Value::to_string).collect::<Vec<_>>().join(", ")
}
