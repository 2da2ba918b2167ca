//! The turn: its phases and steps. {ccg.turn.order}

use smallvec::SmallVec;
use tabletop::{Flow, Seat};

use crate::Table;
use crate::board::Board;
use crate::choice::{Ask, Choice};
use crate::effect::{Trigger, Until};
use crate::event::Event;
use crate::piles::{choose, choose_in_secret};
use crate::state::{Phase, PieceId, Place, Step};
use crate::trigger::{self, Happening};
use crate::{challenge, cylon, mission, moving, piles, play};

/// Runs the next step.
pub(crate) fn step(t: &mut Table) -> Flow<()> {
    match t.public.step {
        Step::Redraw => redraw(t),
        Step::Ready => ready_phase(t),
        Step::PlayResource => play_resource(t),
        Step::Reorder => reorder(t),
        Step::Action => action(t),
        Step::Threats => cylon::threats(t),
        Step::FaceThreats => cylon::face_threats(t),
    }
}

/// Goes on to the next player in turn order, or to another step after the last.
fn next_player_or(t: &mut Table, step: Step) {
    let seat = t.public.active;
    if let Some(next) = t.public.turn_order().skip_while(|other| *other != seat).nth(1) {
        t.public.active = next;
    } else {
        t.public.step = step;
        t.public.active = t.public.turn_order().next().unwrap_or(t.public.first);
    }
}

/// Each player may once shuffle the hand back and draw a new one. {ccg.set-up.redraw}
fn redraw(t: &mut Table) -> Flow<()> {
    let seat = t.public.active;
    if choose(t, seat, Ask::Redraw, vec![Choice::Pass, Choice::Do])? == Choice::Do {
        let mut hand = std::mem::take(&mut t.own[seat.index()].hand);
        let count = hand.len() as u8;
        t.hidden.decks[seat.index()].append(&mut hand);
        piles::shuffle(t, seat);
        t.announce(Event::Redrawn { seat });
        piles::draw(t, seat, count)?;
    }
    next_player_or(t, Step::Ready);
    Ok(())
}

/// The lowest influence goes first; in a tie the first player stays, or else the next of the tied to the left.
/// {ccg.turn.first-player}
fn determine_first_player(t: &mut Table) {
    let lowest = t.public.turn_order().map(|seat| t.public.player(seat).influence).min();
    let first = t.public.turn_order().find(|seat| Some(t.public.player(*seat).influence) == lowest);
    t.public.first = first.unwrap_or(t.public.first);
}

fn begin_phase(t: &mut Table, phase: Phase) {
    t.public.phase = phase;
    determine_first_player(t);
    if phase == Phase::Cylon
        && let Some(first) = t.public.first_in_cylon_phase.take()
        && !t.public.player(first).out
    {
        t.public.first = first;
    }
    t.public.active = t.public.first;
    t.public.passes = 0;
    let first = t.public.first;
    t.announce(Event::PhaseBegan { phase, first });
}

/// What lasts to the end of the phase is over. {ccg.effects.duration}
fn end_phase(t: &mut Table) {
    t.public.lasting.retain(|lasting| lasting.until == Until::Turn);
}

/// Cards are readied, restored and drawn, in this order. {ccg.ready-phase.order}
fn ready_phase(t: &mut Table) -> Flow<()> {
    t.public.turn += 1;
    let turn = t.public.turn;
    t.announce(Event::TurnBegan { turn });
    begin_phase(t, Phase::Ready);
    trigger::fire(t, Trigger::ReadyPhaseBegins, &mut Happening::default())?;
    for piece in t.public.players.iter_mut().flat_map(|player| &mut player.pieces) {
        if piece.place == Place::Reserve && !piece.exhausted {
            piece.place = Place::Alert;
        }
        piece.exhausted = false;
        piece.used = 0;
    }
    for seat in t.public.turn_order() {
        piles::draw(t, seat, 2)?;
    }
    t.public.step = Step::PlayResource;
    Ok(())
}

/// The active player may play one card to the resource area. {ccg.resources.playing}
fn play_resource(t: &mut Table) -> Flow<()> {
    let seat = t.public.active;
    let mut options = vec![Choice::Pass];
    for (at, &card) in t.hand(seat).iter().enumerate() {
        if !t.hand(seat)[..at].contains(&card) {
            if card.card().is_unit() {
                options.push(Choice::Asset(card));
            }
            options.push(Choice::Supply(card));
        }
    }
    match choose(t, seat, Ask::PlayResource, options)? {
        Choice::Asset(card) => {
            piles::remove_from_hand(t, seat, card);
            moving::enter(t, seat, card, Place::Resource);
            t.announce(Event::AssetPlayed { seat, card });
        }
        Choice::Supply(card) => {
            let stack = play::choose_stack(t, seat, card)?;
            piles::remove_from_hand(t, seat, card);
            moving::add_supply(t, seat, stack, card);
        }
        _ => {}
    }
    next_player_or(t, Step::Reorder);
    Ok(())
}

/// The active player may bring other cards to the top of unit stacks. {ccg.stacks.reorder}
fn reorder(t: &mut Table) -> Flow<()> {
    let seat = t.public.active;
    let mut settled: SmallVec<[PieceId; 4]> = SmallVec::new();
    loop {
        let mut options = vec![Choice::Pass];
        for piece in t.public.player(seat).pieces.iter().filter(|piece| !settled.contains(&piece.id)) {
            let lower = piece.cards.len() - 1;
            let raised = piece.cards[..lower].iter().filter(|card| **card != piece.top());
            options.extend(raised.map(|card| Choice::Raise(piece.word(), *card)));
        }
        if options.len() == 1 {
            break;
        }
        let Choice::Raise(word, card) = choose(t, seat, Ask::Reorder, options)? else { break };
        settled.push(word.id);
        raise(t, seat, word.id, card);
    }
    next_player_or(t, Step::Action);
    if t.public.step == Step::Action {
        end_phase(t);
        begin_execution_phase(t);
    }
    Ok(())
}

fn raise(t: &mut Table, seat: Seat, id: PieceId, card: crate::CardId) {
    let Some(piece) = t.public.piece_mut(id) else { return };
    if let Some(at) = piece.cards.iter().position(|one| *one == card) {
        let card = piece.cards.remove(at);
        piece.cards.push(card);
        let piece = piece.word();
        t.announce(Event::Raised { seat, piece });
    }
}

fn begin_execution_phase(t: &mut Table) {
    t.public.step = Step::Action;
    for player in &mut t.public.players {
        player.resolved_mission = false;
    }
    begin_phase(t, Phase::Execution);
}

/// The active player takes an action. {ccg.execution.actions}
fn action(t: &mut Table) -> Flow<()> {
    let seat = t.public.active;
    t.public.favour = t.public.next_favour.take();
    let options = actions(t, seat);
    let choice = choose_in_secret(t, seat, Ask::Action, options)?;
    if !matches!(choice, Choice::Play(_)) {
        t.public.favour = None;
    }
    if choice != Choice::Pass {
        t.public.passes = 0;
    }
    match choice {
        Choice::Play(card) => play::play_card(t, seat, card)?,
        Choice::Use(piece, at) => play::use_ability(t, seat, piece, at)?,
        Choice::SacrificeUnder(piece, card) => play::sacrifice_under(t, seat, piece, card),
        Choice::Resolve(piece) => mission::resolve(t, seat, piece)?,
        Choice::Challenge(piece) => challenge::challenge_player(t, seat, piece)?,
        _ => {
            t.public.passes += 1;
            t.public.extra_actions = 0;
            t.announce(Event::Passed { seat });
        }
    }
    t.public.favour = None;
    if std::mem::take(&mut t.public.phase_ends)
        || usize::from(t.public.passes) >= t.public.turn_order().count()
    {
        t.public.extra_actions = 0;
        t.public.next_favour = None;
        end_phase(t);
        begin_phase(t, Phase::Cylon);
        t.public.step = Step::Threats;
    } else if t.public.extra_actions > 0 && !t.public.player(seat).out {
        // {ccg.execution.extra-actions}
        t.public.extra_actions -= 1;
    } else {
        t.public.next_favour = None;
        t.public.active = t.public.left_of(seat);
    }
    Ok(())
}

fn actions(t: &Table, seat: Seat) -> Vec<Choice> {
    let board = Board::of(&t.public);
    let mut options = vec![Choice::Pass];
    play::playable_cards(t, &board, seat, &mut options);
    play::usable_abilities(t, &board, seat, &mut options);
    mission::resolvable(t, &board, seat, &mut options);
    options.extend(challenge::declarable(&board, seat).map(Choice::Challenge));
    options
}

/// Threats that are left are put away, and the turn ends, or its additional phases follow.
/// {ccg.cylon-phase.end}
pub(crate) fn end_cylon_phase(t: &mut Table) -> Flow<()> {
    while let Some(id) = t.public.threats.first().map(|threat| threat.id) {
        cylon::remove_threat(t, id);
    }
    end_phase(t);
    if t.public.more_phases > 0 {
        t.public.more_phases -= 1;
        begin_execution_phase(t);
        return Ok(());
    }
    t.public.lasting.clear();
    t.public.first_in_cylon_phase = None;
    t.public.step = Step::Ready;
    t.public.active = t.public.turn_order().next().unwrap_or(t.public.first);
    Ok(())
}
