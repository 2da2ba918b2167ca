//! What an officer would do in somebody's place, and why: from what that seat was told and sees, and nothing else.

use tabletop::{Picks, Prompt, Seat, Seed};

use super::belief::Weighed;
use super::officer::{Mind, Officer, Side};
use super::{checks, worth::Suspicions};
use crate::choice::{Ask, Choice};
use crate::event::Event;
use crate::{Fleet, View};

/// So many reasons to suspect or trust somebody are given.
const MOST_EVIDENCE: usize = 3;

/// How much something is, as people say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Degree {
    /// Hardly anything.
    Little,
    /// Not little, and not much.
    Some,
    /// A lot.
    Much,
}

impl Degree {
    /// About a quarter of a resource is little, and two are much.
    fn of(value: f64) -> Degree {
        match value.abs() {
            ..0.3 => Degree::Little,
            0.3..2.0 => Degree::Some,
            _ => Degree::Much,
        }
    }
}

/// A reason for an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// The seat plays for the Cylons.
    ForCylons,
    /// The seat plays for the Cylons, and nobody is to know.
    InDisguise,
    /// What hangs on the check under way.
    Stakes(Degree),
    /// What the check still needs, as far as can be told.
    Missing(u8),
    /// The check is won, as far as can be told.
    Enough,
    /// It is so much better than the next best.
    Better(Choice, Degree),
    /// How likely somebody is a Cylon, in hundredths.
    Suspect(Seat, u8),
    /// What speaks for or against them.
    Evidence(Seat, Weighed),
}

/// What an officer would answer who was told all this, and why, the plainest reason first.
pub fn counsel(told: &[Event], view: &View<'_>, prompt: &Prompt<Fleet>) -> (Picks, Vec<Why>) {
    let mut officer = Officer::recalling(told, view);
    let picks = officer.answer(view, prompt);
    let mut reasons = Vec::new();
    if view.public.players.is_empty() {
        return (picks, reasons);
    }
    let suspicions = officer.memory.look(view);
    let mut dice = tabletop::Dice::new(Seed::from_number(0));
    let mut mind = Mind::new(view, prompt, &suspicions, &mut dice);
    match mind.side {
        Side::Human => {}
        Side::HiddenCylon => reasons.push(Why::InDisguise),
        Side::Cylon => reasons.push(Why::ForCylons),
    }
    if prompt.ask == Ask::AddToCheck {
        reasons.extend(about_the_check(&mind));
    }
    if let [at] = picks[..]
        && (prompt.least, prompt.most) == (1, 1)
    {
        reasons.extend(mind.runner_up(usize::from(at)));
        reasons.extend(about_somebody(&officer, view, &prompt.options[usize::from(at)], &suspicions));
    }
    (picks, reasons)
}

fn about_the_check(mind: &Mind<'_, '_>) -> Vec<Why> {
    let Some(check) = mind.view.public.check() else { return Vec::new() };
    let stakes = checks::stakes(&mind.judge, check);
    let missing = checks::missing(&mind.judge, check, mind.prompt.seat);
    let need = if missing > 0.0 { Why::Missing(missing.ceil() as u8) } else { Why::Enough };
    vec![Why::Stakes(Degree::of(stakes)), need]
}

/// What the officer thinks of the player whom an option means.
fn about_somebody(officer: &Officer, view: &View<'_>, option: &Choice, suspicions: &Suspicions) -> Vec<Why> {
    let public = view.public;
    let meant = |seat: &Seat| *option == Choice::Character(public.player(*seat).character);
    let Some(other) = public.seats_from_current().find(meant).filter(|&seat| view.seat != Some(seat)) else {
        return Vec::new();
    };
    if public.is_cylon(other) {
        return Vec::new();
    }
    let percent = (suspicions[other.index()] * 100.0).round() as u8;
    let evidence = officer.belief().reasons(view, other).into_iter().take(MOST_EVIDENCE);
    let evidence = evidence.map(|weighed| Why::Evidence(other, weighed));
    [Why::Suspect(other, percent)].into_iter().chain(evidence).collect()
}

impl Officer {
    /// An officer who was told all this and comes to this table.
    fn recalling(told: &[Event], view: &View<'_>) -> Officer {
        let mut officer = Officer::new(Seed::from_number(0));
        // Who it is for is in no event.
        officer.memory.look(view);
        for event in told {
            officer.memory.note(event);
        }
        officer
    }
}

impl Mind<'_, '_> {
    /// The next best option, and how much worse it is; nothing if there is none.
    fn runner_up(&mut self, best: usize) -> Option<Why> {
        let values = self.values();
        let keys = self.prompt.keys();
        let others = (0..values.len()).filter(|&at| keys[at] != keys[best]);
        let next = others.max_by(|&one, &other| values[one].total_cmp(&values[other]))?;
        Some(Why::Better(self.prompt.options[next].clone(), Degree::of(values[best] - values[next])))
    }
}
