//! What happens by itself when something else happens. {ccg.effects.triggers}

use smallvec::SmallVec;
use tabletop::{Flow, Seat};

use crate::Table;
use crate::board::{Board, Lens, is_active};
use crate::choice::Ask;
use crate::effect::{Ability, Timing, Trigger};
use crate::event::Event;
use crate::piles::wants;
use crate::resolve::{self, Context};
use crate::state::PieceId;
use crate::target;

/// What has happened, and what triggered abilities have made of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Happening {
    /// To whom.
    pub player: Option<Seat>,
    /// To which card in play.
    pub subject: Option<PieceId>,
    /// How much it is, if it is an amount that can become smaller.
    pub amount: i8,
    /// Whether something else happened instead.
    pub replaced: bool,
}

impl Happening {
    /// Something happens to a player.
    pub(crate) fn to(seat: Seat) -> Happening {
        Happening { player: Some(seat), ..Happening::default() }
    }

    /// Something happens to a card in play.
    pub(crate) fn about(t: &Table, id: PieceId) -> Happening {
        let player = t.public.piece(id).map(|piece| piece.controller);
        Happening { player, subject: Some(id), ..Happening::default() }
    }
}

/// Whether a trigger speaks of "you".
fn is_personal(trigger: Trigger) -> bool {
    matches!(
        trigger,
        Trigger::YouAreChallenged
            | Trigger::YouLoseInfluence
            | Trigger::YouPlayEvent
            | Trigger::YouRevealMystic
            | Trigger::YouSpend
            | Trigger::YouResolve
    )
}

/// Lets all abilities that this triggers happen, from the first player in turn order. {ccg.effects.simultaneous}
pub(crate) fn fire(t: &mut Table, trigger: Trigger, happening: &mut Happening) -> Flow<()> {
    let mut waiting: SmallVec<[(Seat, PieceId, u8); 4]> = SmallVec::new();
    for seat in t.public.turn_order() {
        for piece in &t.public.player(seat).pieces {
            if piece.card().answers(trigger) {
                let abilities = piece.card().abilities.iter().enumerate();
                waiting.extend(
                    abilities
                        .filter(|(_, ability)| is_triggered_by(ability, trigger))
                        .map(|(at, _)| (seat, piece.id, at as u8)),
                );
            }
        }
    }
    for (seat, id, at) in waiting {
        if applies(t, trigger, *happening, seat, id, at) {
            happen(t, trigger, happening, seat, id, at)?;
        }
        if happening.replaced {
            break;
        }
    }
    Ok(())
}

fn is_triggered_by(ability: &Ability, trigger: Trigger) -> bool {
    matches!(ability.timing, Timing::Triggered(its) | Timing::May(its) if its == trigger)
}

fn applies(t: &Table, trigger: Trigger, happening: Happening, seat: Seat, id: PieceId, at: u8) -> bool {
    let Some(piece) = t.public.piece(id) else { return false };
    let Some(ability) = piece.card().abilities.get(usize::from(at)) else { return false };
    if !is_triggered_by(ability, trigger)
        || !is_active(&t.public, piece)
        || is_personal(trigger) && happening.player != Some(seat)
        || t.public.player(seat).out
    {
        return false;
    }
    let board = Board::of(&t.public);
    let lens = Lens { you: seat, this: Some(id), targets: &[] };
    let fits = ability.about.as_ref().is_none_or(|about| {
        happening
            .subject
            .and_then(|subject| t.public.piece(subject))
            .is_some_and(|subject| board.fits(subject, about, lens))
    });
    fits && target::is_usable(t, &board, seat, piece, at)
}

fn happen(
    t: &mut Table,
    trigger: Trigger,
    happening: &mut Happening,
    seat: Seat,
    id: PieceId,
    at: u8,
) -> Flow<()> {
    // It applied just now.
    let piece = t.public.piece(id).expect("a card in play");
    let (card, word) = (piece.top(), piece.word());
    let ability = &card.card().abilities[usize::from(at)];
    if matches!(ability.timing, Timing::May(_)) {
        let ask = Ask::Trigger { card, ability: at, trigger };
        if !wants(t, seat, ask)? {
            return Ok(());
        }
    }
    t.announce(Event::Triggered { seat, piece: word });
    let mut context = Context { happening: *happening, ..Context::new(seat, card, Some(id)) };
    resolve::use_ability(t, &mut context, at)?;
    *happening = context.happening;
    Ok(())
}
