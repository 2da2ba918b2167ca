//! Missions: their requirements and how they resolve. {ccg.missions.resolve}

use smallvec::SmallVec;
use tabletop::{Flow, Seat};

use crate::Table;
use crate::board::{Board, Lens, card_fits, is_active};
use crate::card::{CardId, Kind, Requirement};
use crate::choice::{Ask, Choice};
use crate::effect::{Act, Constant, Effect, Filter, Timing, Trigger};
use crate::event::Event;
use crate::piles::choose;
use crate::resolve::{self, Context};
use crate::state::{Piece, PieceId, PieceWord, Place, State};
use crate::{moving, play, target};

/// The missions that a player could resolve now: one in each execution phase. {ccg.missions.once}
pub(crate) fn resolvable(state: &State, board: &Board<'_>, seat: Seat, options: &mut Vec<Choice>) {
    let player = state.public.player(seat);
    if player.resolved_mission {
        return;
    }
    for piece in &player.pieces {
        let ready = piece.card().kind == Kind::Mission && piece.place == Place::Alert && !piece.exhausted;
        if ready
            && requirements_met(state, board, seat, piece.top())
            && can_take_effect(state, board, seat, piece)
        {
            options.push(Choice::Resolve(piece.word()));
        }
    }
}

/// Whether targets and costs of a mission are there, and a unit to link it to.
fn can_take_effect(state: &State, board: &Board<'_>, seat: Seat, piece: &Piece) -> bool {
    let card = piece.card();
    let linkable = card
        .link
        .as_ref()
        .is_none_or(|filter| state.public.pieces().any(|piece| can_link_to(board, seat, filter, piece)));
    let on_resolve = card.abilities.iter().filter(|ability| ability.timing == Timing::Resolve);
    linkable && { on_resolve }.all(|ability| target::can_use(state, board, ability, seat, Some(piece)))
}

/// The demands of a mission, one for each unit.
type Slots<'a> = SmallVec<[&'a Filter; 4]>;

fn slots(requires: &[Requirement]) -> Slots<'_> {
    requires.iter().flat_map(|need| std::iter::repeat_n(&need.of, usize::from(need.count))).collect()
}

/// A card that can take the place of units, at its price. {ccg.missions.stand-ins}
#[derive(Clone, Copy)]
struct StandIn {
    piece: PieceWord,
    at: u8,
}

fn stand_ins(state: &State, board: &Board<'_>, seat: Seat, mission: CardId) -> SmallVec<[StandIn; 2]> {
    let mut found = SmallVec::new();
    for piece in &state.public.player(seat).pieces {
        if !piece.card().answers(Trigger::YouResolve) || !is_active(&state.public, piece) {
            continue;
        }
        for (at, ability) in piece.card().abilities.iter().enumerate() {
            let about = ability.about.as_ref().is_none_or(|about| card_fits(mission, about));
            let fills = matches!(ability.effect, Effect::Fill(_) | Effect::FillAny(_));
            if fills && about && target::is_usable(state, board, seat, piece, at as u8) {
                found.push(StandIn { piece: piece.word(), at: at as u8 });
            }
        }
    }
    found
}

/// Whether enough face-up alert units are there, with the help of what can stand in for them.
fn requirements_met(state: &State, board: &Board<'_>, seat: Seat, mission: CardId) -> bool {
    let open = slots(&mission.card().requires);
    if can_fill(board, seat, &open, None) {
        return true;
    }
    let helpers = stand_ins(state, board, seat, mission);
    !helpers.is_empty() && ways_to_fill(board, seat, &open, &helpers)
}

fn ways_to_fill(board: &Board<'_>, seat: Seat, open: &Slots<'_>, helpers: &[StandIn]) -> bool {
    match helpers.split_first() {
        None => can_fill(board, seat, open, None),
        Some((first, rest)) => {
            ways_to_fill(board, seat, open, rest)
                || left_after(open, *first).into_iter().any(|left| {
                    // A unit that is given up can't also count.
                    if rest.is_empty() {
                        can_fill(board, seat, &left, Some(first.piece.id))
                    } else {
                        ways_to_fill(board, seat, &left, rest)
                    }
                })
        }
    }
}

/// What is still demanded after a stand-in has taken its part, in each way in which it can.
fn left_after<'a>(open: &Slots<'a>, helper: StandIn) -> SmallVec<[Slots<'a>; 4]> {
    let without = |slots: &Slots<'a>, at: usize| {
        let mut left = slots.clone();
        left.remove(at);
        left
    };
    match &helper.piece.card.card().abilities[usize::from(helper.at)].effect {
        Effect::Fill(as_what) => {
            (0..open.len()).filter(|at| takes(as_what, open[*at])).map(|at| without(open, at)).collect()
        }
        Effect::FillAny(count) => {
            let mut ways: SmallVec<[Slots<'a>; 4]> = [open.clone()].into_iter().collect();
            for _ in 0..*count {
                ways = ways
                    .iter()
                    .flat_map(|slots| (0..slots.len().max(1)).map(move |at| (slots, at)))
                    .map(|(slots, at)| if slots.is_empty() { slots.clone() } else { without(slots, at) })
                    .collect();
            }
            ways
        }
        _ => SmallVec::new(),
    }
}

/// Whether something that counts as `what`, and as nothing more, meets a demand.
fn takes(what: &Filter, demand: &Filter) -> bool {
    demand.kinds.include(what.kinds) && demand.terms.iter().all(|term| what.terms.contains(term))
}

/// Whether different face-up alert units meet all demands. {ccg.missions.requirements}
fn can_fill(board: &Board<'_>, seat: Seat, open: &Slots<'_>, without: Option<PieceId>) -> bool {
    let units: SmallVec<[&Piece; 16]> = board
        .public
        .player(seat)
        .pieces
        .iter()
        .filter(|piece| {
            piece.is_unit() && piece.place == Place::Alert && !piece.exhausted && Some(piece.id) != without
        })
        .collect();
    let mut taken: SmallVec<[Part; 16]> = SmallVec::from_elem(Part::None, units.len());
    fill(board, seat, open, &units, &mut taken, 0)
}

/// What a unit does for a mission.
#[derive(Clone, Copy)]
enum Part {
    /// Nothing.
    None,
    /// It meets this demand.
    Once(usize),
    /// It meets two at once, and no third.
    Twice,
}

fn fill(
    board: &Board<'_>,
    seat: Seat,
    open: &Slots<'_>,
    units: &[&Piece],
    taken: &mut [Part],
    slot: usize,
) -> bool {
    let Some(demand) = open.get(slot) else { return true };
    for (at, unit) in units.iter().enumerate() {
        if !board.fits(unit, demand, Lens::of(seat)) {
            continue;
        }
        let before = taken[at];
        let part = match before {
            Part::None => Part::Once(slot),
            Part::Once(other) if fills_both(unit, open[other], demand) => Part::Twice,
            Part::Once(_) | Part::Twice => continue,
        };
        taken[at] = part;
        let rest = fill(board, seat, open, units, taken, slot + 1);
        taken[at] = before;
        if rest {
            return true;
        }
    }
    false
}

/// Whether a demand names just what something counts as, and is not met by any unit.
fn names(what: &Filter, demand: &Filter) -> bool {
    what.kinds.meets(demand.kinds)
        && what.terms.len() == demand.terms.len()
        && what.terms.iter().all(|term| demand.terms.contains(term))
}

/// Whether one unit meets two demands at once. {ccg.missions.stand-ins}
fn fills_both(unit: &Piece, one: &Filter, other: &Filter) -> bool {
    unit.card().passives.iter().any(|passive| match &passive.what {
        Constant::FillsBoth(a, b) => names(a, one) && names(b, other) || names(b, one) && names(a, other),
        _ => false,
    })
}

/// Resolves a mission. {ccg.missions.resolve}
pub(crate) fn resolve(t: &mut Table, seat: Seat, word: PieceWord) -> Flow<()> {
    let card = word.card.card();
    t.player_mut(seat).resolved_mission = true;
    fill_with_stand_ins(t, seat, word.card)?;
    t.announce(Event::Resolved { seat, piece: word });
    if let Some(filter) = &card.link {
        return link(t, seat, word, filter);
    }
    let mut context = Context::new(seat, word.card, Some(word.id));
    for (at, ability) in card.abilities.iter().enumerate() {
        if ability.timing == Timing::Resolve {
            resolve::use_ability(t, &mut context, at as u8)?;
        }
    }
    if card.keywords.contains(crate::card::Keyword::Persistent) {
        if let Some(piece) = t.public.piece_mut(word.id) {
            piece.place = Place::Resource;
        }
    } else {
        put_away(t, word.id);
    }
    Ok(())
}

/// A resolved mission goes to its owner's discard pile.
fn put_away(t: &mut Table, id: PieceId) {
    if let Some(piece) = moving::remove_piece(t, id) {
        let owner = piece.owner();
        t.player_mut(owner).discard.extend_from_slice(&piece.cards);
    }
}

/// How stand-ins can make up for what is lacking; nothing if nothing is.
fn ways_with_help(
    t: &Table,
    seat: Seat,
    mission: CardId,
    open: &Slots<'static>,
    gone: Option<PieceId>,
) -> Option<SmallVec<[(StandIn, Slots<'static>); 4]>> {
    let board = Board::of(&t.public);
    if can_fill(&board, seat, open, gone) {
        return None;
    }
    let helpers = stand_ins(t, &board, seat, mission);
    let ways = helpers
        .iter()
        .flat_map(|helper| left_after(open, *helper).into_iter().map(|left| (*helper, left)))
        .filter(|(helper, left)| {
            let rest: SmallVec<[StandIn; 2]> =
                helpers.iter().copied().filter(|other| other.piece != helper.piece).collect();
            can_fill(&board, seat, left, Some(helper.piece.id)) || ways_to_fill(&board, seat, left, &rest)
        });
    Some(ways.collect())
}

/// Uses what can stand in for units, as far as it is needed.
fn fill_with_stand_ins(t: &mut Table, seat: Seat, mission: CardId) -> Flow<()> {
    let mut open = slots(&mission.card().requires);
    let mut gone = None;
    loop {
        let Some(ways) = ways_with_help(t, seat, mission, &open, gone) else { return Ok(()) };
        let mut options: Vec<Choice> = Vec::new();
        for (helper, _) in &ways {
            if !options.contains(&Choice::Piece(helper.piece)) {
                options.push(Choice::Piece(helper.piece));
            }
        }
        if options.is_empty() {
            // The mission was offered because the requirements could be met.
            return Ok(());
        }
        let chosen = choose(t, seat, Ask::Requirement { card: mission }, options)?;
        let Some((helper, left)) = ways.into_iter().find(|(helper, _)| Choice::Piece(helper.piece) == chosen)
        else {
            return Ok(());
        };
        open = left;
        gone = Some(helper.piece.id);
        play::use_ability(t, seat, helper.piece, helper.at)?;
    }
}

/// Whether a mission can be linked to a unit, which is then its target. {ccg.keywords.link}
fn can_link_to(board: &Board<'_>, seat: Seat, filter: &Filter, piece: &Piece) -> bool {
    board.fits(piece, filter, Lens::of(seat)) && !board.cannot(piece, Act::BeTarget)
}

fn units_to_link(t: &Table, seat: Seat, filter: &Filter) -> Vec<Choice> {
    let board = Board::of(&t.public);
    let units = t.public.pieces().filter(|piece| can_link_to(&board, seat, filter, piece));
    units.map(|piece| Choice::Piece(piece.word())).collect()
}

/// Links a mission to a unit, whoever controls that. {ccg.keywords.link}
fn link(t: &mut Table, seat: Seat, word: PieceWord, filter: &Filter) -> Flow<()> {
    let options = units_to_link(t, seat, filter);
    if options.is_empty() {
        put_away(t, word.id);
        return Ok(());
    }
    let ask = Ask::Target { card: word.card, ability: 0, target: 0 };
    if let Choice::Piece(to) = choose(t, seat, ask, options)? {
        if let Some(piece) = t.public.piece_mut(word.id) {
            piece.place = Place::Linked(to.id);
        }
        t.announce(Event::Linked { piece: word, to });
    }
    Ok(())
}
