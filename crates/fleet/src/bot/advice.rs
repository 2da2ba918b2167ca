//! What hangs on something, as an officer sees it who suspects nobody.

use tabletop::Seat;

use super::checks;
use super::worth::{Judge, Suspicions};
use crate::View;
use crate::cards::CrisisKind;
use crate::choice::CrisisBox;
use crate::configuration::MOST_PLAYERS;
use crate::effect::Effect;

const NOBODY: Suspicions = [0.0; MOST_PLAYERS];

fn judge<'a, 'v>(view: &'a View<'v>, actor: Seat) -> Judge<'a, 'v> {
    Judge::new(view, &NOBODY, actor)
}

/// What hangs on the check under way for the humans.
pub(crate) fn stakes(view: &View<'_>, seat: Seat) -> f64 {
    view.public.check().map_or(0.0, |check| checks::stakes(&judge(view, seat), check).abs())
}

/// What hangs on the die that the text which is followed has rolled.
pub(crate) fn die(view: &View<'_>, seat: Seat) -> f64 {
    match view.public.text().and_then(|text| text.effect(&view.public.configuration)) {
        Some(Effect::Roll(_, _, one, other) | Effect::MayRisk(_, _, _, one, other)) => {
            let judge = judge(view, seat);
            (judge.effect(one) - judge.effect(other)).abs()
        }
        _ => 0.0,
    }
}

/// What the crisis card on the table does on the whole.
pub(crate) fn crisis(view: &View<'_>, seat: Seat) -> f64 {
    view.public.crisis().map_or(0.0, |crisis| judge(view, seat).crisis(crisis.card()))
}

/// By how much the other box of the crisis card is better than the one that was chosen.
pub(crate) fn other_box(view: &View<'_>, seat: Seat) -> f64 {
    box_gain(view, &judge(view, seat)).unwrap_or(0.0)
}

/// The same as a judge has it; nothing if there is no other box.
pub(super) fn box_gain(view: &View<'_>, judge: &Judge<'_, '_>) -> Option<f64> {
    let chosen = view.public.crisis_under_way()?.chosen_box?;
    let values = match &view.public.crisis()?.card().kind {
        CrisisKind::CheckOr(_, check, instead) => (judge.attempted(check), judge.effect(instead)),
        CrisisKind::Event(_, first, second) => (judge.effect(first), judge.effect(second)),
        CrisisKind::Check(_) | CrisisKind::Attack(_) => return None,
    };
    Some(match chosen {
        CrisisBox::First | CrisisBox::Check => values.1 - values.0,
        CrisisBox::Second | CrisisBox::Instead => values.0 - values.1,
    })
}
