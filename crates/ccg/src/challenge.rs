//! Challenges. {ccg.challenge.procedure}

use smallvec::SmallVec;
use tabletop::{Flow, Seat};

use crate::board::{Board, Lens};
use crate::card::{Keyword, UnitType};
use crate::choice::{Ask, Choice};
use crate::effect::{Constant, Rule, Trigger, Twist, Until, Verb};
use crate::event::Event;
use crate::moving::{self, Loser};
use crate::piles::{choose, wants, window};
use crate::state::{Against, Challenge, Piece, PieceId, PieceWord};
use crate::trigger::{self, Happening};
use crate::{Table, cylon, influence, mystic, pay, play};

/// The units that are able to challenge.
pub(crate) fn challengers(board: &Board<'_>, seat: Seat) -> impl Iterator<Item = PieceWord> {
    let pieces = board.public.player(seat).pieces.iter();
    pieces.filter(|piece| board.can_challenge(piece)).map(Piece::word)
}

/// How many resources have to be paid to challenge a player. {ccg.challenge.tax}
fn tax(board: &Board<'_>, opponent: Seat) -> u8 {
    let taxes = board
        .constants()
        .filter(|(source, constant)| **constant == Constant::ChallengeTax && source.controller == opponent);
    taxes.count() as u8
}

/// Whom a player could challenge with a unit: who can be paid for, without that unit's help.
fn opponents_to_challenge(board: &Board<'_>, seat: Seat, with: PieceId) -> SmallVec<[Seat; 6]> {
    let most = pay::most_of_any(board.public, seat, with);
    board.public.opponents(seat).filter(|opponent| tax(board, *opponent) <= most).collect()
}

/// The units with which a player could challenge somebody now. {ccg.challenge.declare}
pub(crate) fn declarable(board: &Board<'_>, seat: Seat) -> impl Iterator<Item = PieceWord> {
    let allowed = !board.public.holds(Rule::NoChallenges);
    let units = challengers(board, seat).filter(move |_| allowed);
    units.filter(move |unit| !opponents_to_challenge(board, seat, unit.id).is_empty())
}

/// A unit challenges an opponent of its player's choice. {ccg.challenge.declare}
pub(crate) fn challenge_player(t: &mut Table, seat: Seat, word: PieceWord) -> Flow<()> {
    let opponents = opponents_to_challenge(&Board::of(&t.public), seat, word.id);
    let options = opponents.into_iter().map(Choice::Player).collect();
    let Choice::Player(opponent) = choose(t, seat, Ask::Opponent, options)? else { return Ok(()) };
    let due = tax(&Board::of(&t.public), opponent);
    pay::pay_tax(t, seat, due, word.id)?;
    begin(t, seat, word, Against::Player(opponent))?;
    t.announce(Event::Challenged { seat, piece: word, opponent });
    trigger::fire(t, Trigger::Challenges, &mut Happening::about(t, word.id))?;
    trigger::fire(
        t,
        Trigger::YouAreChallenged,
        &mut Happening { player: Some(opponent), subject: Some(word.id), ..Happening::default() },
    )?;
    choose_defender(t, seat, opponent)?;
    fight(t)
}

/// A unit challenges a threat, which the player to the left plays. {ccg.cylon-phase.challenges}
pub(crate) fn challenge_threat(t: &mut Table, seat: Seat, word: PieceWord, threat: PieceWord) -> Flow<()> {
    let cylon = t.public.left_of(seat);
    begin(t, seat, word, Against::Threat(threat.id, cylon))?;
    if let Some(challenge) = &mut t.public.challenge {
        challenge.defended = true;
    }
    t.announce(Event::ThreatChallenged { seat, piece: word, threat, cylon });
    trigger::fire(t, Trigger::Challenges, &mut Happening::about(t, word.id))?;
    fight(t)
}

fn begin(t: &mut Table, seat: Seat, word: PieceWord, against: Against) -> Flow<()> {
    let has = |keyword: Keyword| {
        t.public.piece(word.id).is_some_and(|piece| Board::of(&t.public).has(piece, keyword))
    };
    let (strafes, sniper) = (has(Keyword::Strafe), has(Keyword::Sniper));
    // {ccg.keywords.strafe}
    let mut challenges_as = UnitType::of(word.card.card());
    if strafes && matches!(against, Against::Player(_)) {
        let options = vec![Choice::As(UnitType::Personnel), Choice::As(UnitType::Ship)];
        if let Choice::As(chosen) = choose(t, seat, Ask::ChallengeAs, options)? {
            challenges_as = chosen;
        }
    }
    t.public.challenge = Some(Challenge {
        by: seat,
        challenger: word.id,
        against,
        challenges_as,
        defender: None,
        defended: false,
        sniper,
        ended: false,
        twists: SmallVec::new(),
        margin: 0,
        at_end: SmallVec::new(),
    });
    Ok(())
}

/// The challenge, if no effect has ended it and the challenger has not left play. {ccg.challenge.challenger-leaves}
fn running(t: &Table) -> Option<&Challenge> {
    t.public
        .challenge
        .as_ref()
        .filter(|challenge| !challenge.ended && t.public.piece(challenge.challenger).is_some())
}

/// Whether there is still something to be decided in the challenge: not if what defends it has left play.
/// {ccg.challenge.defender-leaves}
fn is_open(t: &Table) -> bool {
    running(t).is_some_and(|challenge| !challenge.defended || stands(t, challenge))
}

/// The challenged player may name a defender; with Sniper, the challenging player may name it.
/// {ccg.challenge.defender}
fn choose_defender(t: &mut Table, seat: Seat, opponent: Seat) -> Flow<()> {
    let mut came: SmallVec<[PieceId; 2]> = SmallVec::new();
    let chosen = loop {
        if running(t).is_none() {
            return Ok(());
        }
        let units = defenders(t, opponent, &came);
        match how_to_defend(t, opponent, &units)? {
            Choice::Play(card) => {
                play::play_card(t, opponent, card)?;
                let mut pieces = t.public.player(opponent).pieces.iter();
                came.extend(pieces.rfind(|piece| piece.top() == card).map(|piece| piece.id));
            }
            Choice::Do => break named_by_sniper(t, seat, opponent, units)?,
            other => break other,
        }
    };
    let Some(challenge) = &mut t.public.challenge else { return Ok(()) };
    if let Choice::Piece(piece) = chosen {
        challenge.defender = Some(piece.id);
        challenge.defended = true;
        t.announce(Event::Defended { seat: opponent, piece });
    } else {
        t.announce(Event::Undefended { seat: opponent });
    }
    Ok(())
}

/// The challenging player may name the defender, or leaves that to the challenged player. {ccg.keywords.sniper}
fn named_by_sniper(t: &mut Table, seat: Seat, opponent: Seat, units: Vec<Choice>) -> Flow<Choice> {
    if units.len() > 1 {
        let mut options = vec![Choice::Pass];
        options.extend_from_slice(&units);
        let named = choose(t, seat, Ask::ChooseDefender, options)?;
        if named != Choice::Pass {
            return Ok(named);
        }
    }
    choose(t, opponent, Ask::Defend, units)
}

/// Asks the challenged player for a defender, or with Sniper whether to defend at all. Cards from hand may be
/// played first.
fn how_to_defend(t: &mut Table, seat: Seat, units: &[Choice]) -> Flow<Choice> {
    let sniper = running(t).is_some_and(|challenge| challenge.sniper);
    let mut options = vec![Choice::Pass];
    match (sniper, units) {
        (_, []) => {}
        (true, _) => options.push(Choice::Do),
        (false, units) => options.extend_from_slice(units),
    }
    options.extend(cards_that_come_to_defend(t, seat));
    let ask = if sniper { Ask::WhetherToDefend } else { Ask::Defend };
    // Without a unit that could defend, a card from hand is an interrupt that nobody expects.
    if units.is_empty() { window(t, seat, ask, options) } else { choose(t, seat, ask, options) }
}

/// The units that could defend, those among them that came for it from hand: these may, whatever the challenger
/// challenges as, unless something forbids it. {ccg.challenge.from-hand}
fn defenders(t: &Table, seat: Seat, came: &[PieceId]) -> Vec<Choice> {
    let board = Board::of(&t.public);
    let challenger = running(t).and_then(|challenge| t.public.piece(challenge.challenger));
    let comes = |piece: &Piece| {
        came.contains(&piece.id) && challenger.is_some_and(|challenger| board.may_defend(piece, challenger))
    };
    let pieces = t.public.player(seat).pieces.iter();
    let able = pieces.filter(|piece| board.can_defend(piece) || comes(piece));
    able.map(|piece| Choice::Piece(piece.word())).collect()
}

/// Cards in hand that may be played as the player is challenged, to defend from reserve.
/// {ccg.challenge.from-hand}
fn cards_that_come_to_defend(t: &Table, seat: Seat) -> Vec<Choice> {
    let Some(challenge) = running(t) else { return Vec::new() };
    let mut options = Vec::new();
    for &card in t.hand(seat) {
        let comes = card.card().comes_to_defend.as_ref().is_some_and(|against| {
            let board = Board::of(&t.public);
            let challenger = t.public.piece(challenge.challenger);
            challenger.is_some_and(|challenger| board.fits(challenger, against, Lens::of(seat)))
        });
        if comes && pay::can_pay(&t.public, seat, card.card().cost) && !options.contains(&Choice::Play(card))
        {
            options.push(Choice::Play(card));
        }
    }
    options
}

/// From the effects round to the end. {ccg.challenge.procedure}
fn fight(t: &mut Table) -> Flow<()> {
    effects_round(t)?;
    if let Some(challenge) = running(t).cloned() {
        if !challenge.defended {
            undefended(t, &challenge)?;
            moving::act(t, Verb::Commit, challenge.challenger)?;
        } else if stands(t, &challenge) {
            compare(t)?;
        } else {
            // Nobody loses influence. {ccg.challenge.defender-leaves}
            moving::act(t, Verb::Commit, challenge.challenger)?;
        }
    } else if t.public.challenge.as_ref().is_some_and(|challenge| challenge.ended) {
        t.announce(Event::ChallengeEnded);
    }
    end(t)
}

/// Whether what defends is still there.
fn stands(t: &Table, challenge: &Challenge) -> bool {
    match challenge.against {
        Against::Player(_) => challenge.defender.is_some(),
        Against::Threat(threat, _) => t.public.threat(threat).is_some(),
    }
}

/// Each player in turn order plays an event or ability, or passes, until all pass one after the other.
/// {ccg.challenge.effects-round}
fn effects_round(t: &mut Table) -> Flow<()> {
    let Some(challenge) = running(t) else { return Ok(()) };
    let mut seat = challenge.by;
    let mut passes = 0;
    while passes < t.public.turn_order().count() && is_open(t) {
        if t.public.player(seat).out {
            seat = t.public.left_of(seat);
            continue;
        }
        let options = responses(t, seat);
        match window(t, seat, Ask::Respond, options)? {
            Choice::Play(card) => play::play_card(t, seat, card)?,
            Choice::Use(piece, at) => play::use_ability(t, seat, piece, at)?,
            Choice::SacrificeUnder(piece, card) => play::sacrifice_under(t, seat, piece, card),
            _ => {
                passes += 1;
                seat = t.public.left_of(seat);
                continue;
            }
        }
        passes = 0;
        seat = t.public.left_of(seat);
    }
    Ok(())
}

fn responses(t: &Table, seat: Seat) -> Vec<Choice> {
    let board = Board::of(&t.public);
    let mut options = vec![Choice::Pass];
    play::playable_events(t, &board, seat, &mut options);
    play::usable_abilities(t, &board, seat, &mut options);
    options
}

/// Nobody defends: the challenged player loses influence, or the challenging one gains it.
/// {ccg.challenge.undefended} {ccg.keywords.manipulate}
fn undefended(t: &mut Table, challenge: &Challenge) -> Flow<()> {
    trigger::fire(t, Trigger::Undefended, &mut Happening::about(t, challenge.challenger))?;
    let Some(piece) = t.public.piece(challenge.challenger) else { return Ok(()) };
    let (power, manipulates) = {
        let board = Board::of(&t.public);
        (board.power(piece), board.has(piece, Keyword::Manipulate))
    };
    if power <= 0 {
        return Ok(());
    }
    if manipulates && wants(t, challenge.by, Ask::Manipulate)? {
        influence::change(t, challenge.by, power)
    } else {
        influence::change(t, challenge.other_side(), -power)
    }
}

/// Both sides reveal mystic values; the higher total wins, the challenger in a tie. {ccg.challenge.compare}
fn compare(t: &mut Table) -> Flow<()> {
    let Some(challenge) = running(t).cloned() else { return Ok(()) };
    let ours = mystic::reveal_in_challenge(t, challenge.by)?;
    let theirs = mystic::reveal_in_challenge(t, challenge.other_side())?;
    let Some((challenger, defender)) = powers(t) else { return Ok(()) };
    let totals = (challenger + ours, defender + theirs);
    t.announce(Event::Totals { challenger: totals.0, defender: totals.1 });
    if let Some(challenge) = &mut t.public.challenge {
        challenge.margin = (totals.0 - totals.1).abs();
    }
    if totals.0 >= totals.1 { challenger_wins(t, &challenge) } else { defender_wins(t, &challenge) }
}

/// The powers of challenger and defender, if both are still there.
fn powers(t: &Table) -> Option<(i8, i8)> {
    let board = Board::of(&t.public);
    let challenge = running(t)?;
    let power = |id: PieceId| t.public.piece(id).map(|piece| board.power(piece));
    let defender = match challenge.against {
        Against::Player(_) => challenge.defender.and_then(power),
        Against::Threat(id, _) => t.public.threat(id).map(|threat| board.threat_power(threat)),
    };
    Some((power(challenge.challenger)?, defender?))
}

fn challenger_wins(t: &mut Table, challenge: &Challenge) -> Flow<()> {
    let challenger = challenge.challenger;
    moving::act(t, Verb::Commit, challenger)?;
    trigger::fire(t, Trigger::Wins, &mut Happening::about(t, challenger))?;
    match challenge.against {
        Against::Threat(threat, _) => {
            cylon::remove_threat(t, threat);
            cylon::reward(t, challenge.by)?;
            trigger::fire(t, Trigger::BeatsThreat, &mut Happening::about(t, challenger))
        }
        Against::Player(_) => {
            if ends_with(t, Twist::ChallengerPursues) {
                moving::defeat(t, challenger, Loser::ToAnything)?;
                return Ok(());
            }
            if let Some(defender) = challenge.defender {
                lose(t, defender, Loser::ToAnything)?;
            }
            Ok(())
        }
    }
}

fn defender_wins(t: &mut Table, challenge: &Challenge) -> Flow<()> {
    let challenger = challenge.challenger;
    match (challenge.against, challenge.defender) {
        (Against::Threat(..), _) => {
            lose(t, challenger, Loser::ToThreat)?;
        }
        (Against::Player(_), Some(defender)) => {
            moving::act(t, Verb::Commit, defender)?;
            trigger::fire(t, Trigger::Wins, &mut Happening::about(t, defender))?;
            if lose(t, challenger, Loser::ToAnything)? {
                trigger::fire(t, Trigger::BeatsChallenger, &mut Happening::about(t, defender))?;
            }
        }
        (Against::Player(_), None) => {}
    }
    Ok(())
}

/// Whether the challenge ends differently in this way.
fn ends_with(t: &Table, twist: Twist) -> bool {
    t.public.challenge.as_ref().is_some_and(|challenge| challenge.twists.contains(&twist))
}

/// The losing unit is defeated, unless the challenge ends differently. Returns whether it was.
fn lose(t: &mut Table, id: PieceId, loser: Loser) -> Flow<bool> {
    if ends_with(t, Twist::LoserExhausted) {
        moving::act(t, Verb::Exhaust, id)?;
        return Ok(false);
    }
    moving::defeat(t, id, loser)
}

/// What was to happen at the end of the challenge happens, and it is over. {ccg.challenge.end}
fn end(t: &mut Table) -> Flow<()> {
    let at_end = t.public.challenge.take().map(|challenge| challenge.at_end).unwrap_or_default();
    t.public.lasting.retain(|lasting| lasting.until != Until::Challenge);
    for (verb, id) in at_end {
        moving::act(t, verb, id)?;
    }
    Ok(())
}
