//! The Cylon phase. {ccg.cylon-phase.level}

use tabletop::{Flow, Seat};

use crate::Table;
use crate::board::Board;
use crate::card::{CardId, Trait};
use crate::choice::{Ask, Choice};
use crate::effect::{Filter, Kinds, Trigger, Verb};
use crate::event::Event;
use crate::piles::{self, choose};
use crate::resolve::{self, Context};
use crate::state::{PieceId, PieceWord, Step, Threat};
use crate::trigger::{self, Happening};
use crate::{challenge, influence, moving, turn};

/// The threat level is compared with the fleet defense level; above it, threats are revealed.
/// {ccg.cylon-phase.level}
pub(crate) fn threats(t: &mut Table) -> Flow<()> {
    let level = Board::of(&t.public).threat_level();
    let defense = Board::of(&t.public).fleet_defense();
    t.announce(Event::ThreatLevel { level, defense });
    if level <= defense {
        return turn::end_cylon_phase(t);
    }
    reveal(t, t.public.turn_order())?;
    red_texts(t)?;
    if !t.public.threats.is_empty() && t.public.threats.iter().all(|threat| is_cylon(threat.card)) {
        jump_away(t)?;
        return turn::end_cylon_phase(t);
    }
    // {ccg.cylon-phase.zero}
    while let Some(id) = first_without_number(t) {
        remove_threat(t, id);
    }
    if t.public.threats.is_empty() {
        return turn::end_cylon_phase(t);
    }
    t.public.step = Step::FaceThreats;
    t.public.active = t.public.turn_order().next().unwrap_or(t.public.first);
    t.public.passes = 0;
    Ok(())
}

fn first_without_number(t: &Table) -> Option<PieceId> {
    let board = Board::of(&t.public);
    let mut threats = t.public.threats.iter();
    threats.find(|threat| board.number_of_threat(threat) == 0).map(|threat| threat.id)
}

fn is_cylon(card: CardId) -> bool {
    card.card().traits.contains(Trait::Cylon)
}

/// Players reveal the top cards of their decks as threats. {ccg.cylon-phase.reveal}
pub(crate) fn reveal(t: &mut Table, seats: impl IntoIterator<Item = Seat>) -> Flow<()> {
    let mut revealed = false;
    for seat in seats {
        let Some(card) = piles::draw_or_reveal(t, seat) else { continue };
        revealed = true;
        let id = t.public.new_piece_id();
        t.public.threats.push(Threat { id, card, owner: seat, spares: None });
        t.announce(Event::ThreatRevealed { seat, threat: PieceWord { card, id } });
    }
    if revealed {
        trigger::fire(t, Trigger::ThreatsRevealed, &mut Happening::default())?;
    }
    Ok(())
}

/// Red text runs in turn order. {ccg.cylon-phase.red-text}
fn red_texts(t: &mut Table) -> Flow<()> {
    let mut at = 0;
    // A text may reveal another threat, whose text then runs last.
    while let Some(threat) = t.public.threats.get(at).cloned() {
        at += 1;
        if let Some(red) = &threat.card.card().red {
            t.announce(Event::RedText { threat: PieceWord { card: threat.card, id: threat.id } });
            let mut context = Context {
                spared: threat.spares,
                happening: Happening::to(threat.owner),
                ..Context::new(threat.owner, threat.card, None)
            };
            resolve::run(t, &mut context, red)?;
            // Threats of a player who has left the game are gone.
            at = t.public.threats.iter().position(|other| other.id > threat.id).unwrap_or(usize::MAX);
        }
    }
    Ok(())
}

/// Every threat is a Cylon: each player sacrifices an asset or supply card. {ccg.cylon-phase.jump}
fn jump_away(t: &mut Table) -> Flow<()> {
    t.announce(Event::JumpedAway);
    let filter = Filter { kinds: Kinds(Kinds::ASSET.0 | Kinds::SUPPLY.0), terms: Default::default() };
    for seat in t.public.turn_order() {
        resolve::pick(t, seat, Verb::Sacrifice, 1, 1, &filter)?;
    }
    Ok(())
}

/// Puts a threat into its owner's discard pile.
pub(crate) fn remove_threat(t: &mut Table, id: PieceId) {
    let Some(at) = t.public.threats.iter().position(|threat| threat.id == id) else { return };
    let threat = t.public.threats.remove(at);
    moving::end_what_lasts_on(t, id);
    t.player_mut(threat.owner).discard.push(threat.card);
    t.announce(Event::ThreatGone { threat: PieceWord { card: threat.card, id } });
}

/// Who beats a threat gains influence: 2 with two players, 1 with more. {ccg.cylon-phase.reward}
pub(crate) fn reward(t: &mut Table, seat: Seat) -> Flow<()> {
    let reward = if t.public.count() == 2 { 2 } else { 1 };
    influence::change(t, seat, reward)
}

/// The active player challenges a threat, or passes and loses 1 influence. {ccg.cylon-phase.challenges}
pub(crate) fn face_threats(t: &mut Table) -> Flow<()> {
    let seat = t.public.active;
    let mut options = vec![Choice::Pass];
    options.extend(challenge::challengers(&Board::of(&t.public), seat).map(Choice::Challenge));
    if let Choice::Challenge(piece) = choose(t, seat, Ask::FaceThreats, options)? {
        t.public.passes = 0;
        let threats = t.public.threats.iter();
        let words = threats.map(|threat| PieceWord { card: threat.card, id: threat.id });
        let options = words.map(Choice::Threat).collect();
        if let Choice::Threat(threat) = choose(t, seat, Ask::WhichThreat, options)? {
            challenge::challenge_threat(t, seat, piece, threat)?;
        }
    } else {
        t.public.passes += 1;
        t.announce(Event::Passed { seat });
        influence::change(t, seat, -1)?;
        if t.public.player(seat).out {
            // All who are still there have to pass one after the other.
            t.public.passes -= 1;
        }
    }
    let players = t.public.turn_order().count();
    if t.public.threats.is_empty() || usize::from(t.public.passes) >= players {
        return turn::end_cylon_phase(t);
    }
    t.public.active = t.public.left_of(seat);
    Ok(())
}
