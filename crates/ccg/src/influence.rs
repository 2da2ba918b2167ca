//! Influence, winning and losing. {ccg.ending.win}

use smallvec::SmallVec;
use tabletop::{Flow, Pause, Seat};

use crate::Table;
use crate::effect::{Mystics, Rule, Trigger};
use crate::event::Event;
use crate::moving;
use crate::state::{Against, LastingChange, Outcome, PieceId};
use crate::trigger::{self, Happening};

/// With this much influence a player wins. {ccg.ending.win}
pub(crate) const WINNING: i8 = 20;

/// One player gains or loses influence.
pub(crate) fn change(t: &mut Table, seat: Seat, by: i8) -> Flow<()> {
    change_all(t, &[(seat, by)])
}

/// Players gain or lose influence at the same time; only then it is seen who has won or lost.
pub(crate) fn change_all(t: &mut Table, changes: &[(Seat, i8)]) -> Flow<()> {
    for &(seat, by) in changes {
        let by = if by < 0 { -loss(t, seat, -by)? } else { by };
        let prevented = by > 0 && t.public.holds(Rule::NoInfluenceGain);
        if prevented {
            t.announce(Event::InfluencePrevented { seat });
        } else if by != 0 && !t.public.player(seat).out {
            let player = t.player_mut(seat);
            player.influence = player.influence.saturating_add(by).max(0);
            let now = player.influence;
            t.announce(Event::Influence { seat, by, now });
        }
    }
    settle(t)
}

/// What is left of a loss after it was prevented or made smaller. {ccg.effects.prevention}
fn loss(t: &mut Table, seat: Seat, amount: i8) -> Flow<i8> {
    if t.public.holds(Rule::NoInfluenceLoss) {
        t.announce(Event::InfluencePrevented { seat });
        return Ok(0);
    }
    let mut happening = Happening { amount, ..Happening::to(seat) };
    trigger::fire(t, Trigger::YouLoseInfluence, &mut happening)?;
    Ok(happening.amount.max(0))
}

/// Sees who has won, and who has lost and leaves the game. {ccg.ending.lose} {ccg.ending.tie}
fn settle(t: &mut Table) -> Flow<()> {
    let seats: SmallVec<[Seat; 6]> = t.public.turn_order().collect();
    let influence = |t: &Table, seat: Seat| t.public.player(seat).influence;
    let winners: SmallVec<[Seat; 6]> =
        seats.iter().copied().filter(|seat| influence(t, *seat) >= WINNING).collect();
    if !winners.is_empty() {
        return end(t, winners);
    }
    let losers: SmallVec<[Seat; 6]> = seats.iter().copied().filter(|seat| influence(t, *seat) <= 0).collect();
    for &seat in &losers {
        t.player_mut(seat).out = true;
        t.announce(Event::Lost { seat });
    }
    let left: SmallVec<[Seat; 6]> = t.public.turn_order().collect();
    if left.len() <= 1 {
        return end(t, left);
    }
    for seat in losers {
        leave_game(t, seat);
    }
    Ok(())
}

fn end(t: &mut Table, winners: SmallVec<[Seat; 6]>) -> Flow<()> {
    t.announce(Event::GameOver { winners: winners.to_vec() });
    t.public.outcome = Some(Outcome { winners });
    Err(Pause::GameOver)
}

/// Whoever leaves the game takes all own cards along; what they only controlled is discarded by its owner, and so is
/// what others had linked to any of it. {ccg.ending.leaving}
fn leave_game(t: &mut Table, seat: Seat) {
    let gone: Vec<PieceId> = t
        .public
        .pieces()
        .filter(|piece| piece.owner() == seat || piece.controller == seat)
        .map(|piece| piece.id)
        .collect();
    for id in gone {
        moving::discard_links_of(t, id);
        if let Some(piece) = moving::remove_piece(t, id) {
            let owner = piece.owner();
            t.player_mut(owner).discard.extend_from_slice(&piece.cards);
        }
    }
    t.public.threats.retain(|threat| threat.owner != seat);
    t.own[seat.index()].hand.clear();
    t.own[seat.index()].supplies.clear();
    t.hidden.decks[seat.index()].clear();
    t.player_mut(seat).discard.clear();
    t.public.lasting.retain(|lasting| match lasting.what {
        // Where nobody is left to choose between two values, one is revealed as usual.
        LastingChange::Mystic { seat: whose, how, chooser, .. } => {
            whose != seat && (how != Mystics::OneOfTwo || chooser != seat)
        }
        _ => true,
    });
    if let Some(challenge) = &mut t.public.challenge
        && (challenge.by == seat || challenge.other_side() == seat)
    {
        // A threat that nobody plays any more is played by the next player to the left.
        match challenge.against {
            Against::Threat(threat, _) if challenge.by != seat => {
                let by = challenge.by;
                let next = t.public.left_of(by);
                if let Some(challenge) = &mut t.public.challenge {
                    challenge.against = Against::Threat(threat, next);
                }
            }
            _ => challenge.ended = true,
        }
    }
}
