//! The steps of the set-up and of a turn. {fleet.turn.order}

use smallvec::SmallVec;
use tabletop::{Flow, Seat};

use crate::characters::{Character, Start};
use crate::choice::Ask;
use crate::configuration::Part;
use crate::event::Event;
use crate::space::{Area, Piece};
use crate::state::{Place, Player, Step, ThisTurn, Uses};
use crate::{Location, Skill, Table};
use crate::{
    actions, activation, characters, crisis, hands, jump, loyalty, movement, placement, quorum, resources,
    titles, vipers,
};

/// Runs the next step.
pub fn step(t: &mut Table) -> Flow<()> {
    match t.public.step {
        Step::ChooseCharacters => choose_characters(t),
        Step::LayOut => lay_out(t),
        Step::FirstHands => first_hands(t),
        Step::ReceiveSkills => receive_skills(t),
        Step::Movement => movement_step(t),
        Step::Action => action_step(t),
        Step::Crisis => crisis_step(t),
        Step::ResolveCrisis => resolve_crisis_step(t),
        Step::ActivateCylonShips => activate_cylon_ships(t),
        Step::PrepareForJump => prepare_for_jump(t),
        Step::EndOfTurn => end_of_turn(t),
    }
}

/// Clockwise from the first player, everybody chooses a character. {fleet.set-up.characters}
fn choose_characters(t: &mut Table) -> Flow<()> {
    let next = t.public.seats_from_current().find(|seat| t.public.chosen[seat.index()].is_none());
    if let Some(seat) = next {
        let taken: Vec<Character> =
            t.public.seats_from_current().filter_map(|seat| t.public.chosen[seat.index()]).collect();
        let options = Character::selectable(&taken, &t.public.configuration);
        let character = t.pick(seat, Ask::ChooseCharacter, &options)?;
        t.public.chosen[seat.index()] = Some(character);
        t.announce(Event::CharacterChosen { seat, character });
        return Ok(());
    }
    let characters: Vec<Character> = t.public.chosen.iter().flatten().copied().collect();
    t.public.players = characters.into_iter().map(new_player).collect();
    t.public.step = Step::LayOut;
    Ok(())
}

/// A player whose character is where it begins. {fleet.set-up.placement}
fn new_player(character: Character) -> Player {
    let place = match character.sheet().start {
        Start::At(location) => Place::At(location),
        Start::InAViper | Start::OffBoard => Place::OffBoard,
    };
    Player {
        character,
        place,
        standing: character.sheet().standing,
        uses: Uses::ONE,
        assigned: SmallVec::new(),
        open_loyalty: SmallVec::new(),
        turns: 0,
    }
}

/// Titles, loyalty cards, the first quorum card, the destiny deck and the ships. {fleet.set-up.titles}
fn lay_out(t: &mut Table) -> Flow<()> {
    for seat in t.public.seats_from_current() {
        if t.public.player(seat).character.sheet().start == Start::InAViper {
            vipers::launch_pilot(t, seat)?;
        }
    }
    titles::give_first(t);
    loyalty::build_and_deal(t);
    quorum::draw(t, 1);
    hands::build_destiny(t);
    let area = Area::number;
    let ships = [
        (area(1), Piece::Basestar, 1),
        (area(1), Piece::Raider, 3),
        (area(4), Piece::Civilian, 2),
        (area(5), Piece::Viper, 1),
        (area(6), Piece::Viper, 1),
    ];
    placement::place(t, &ships)?;
    t.public.step = Step::FirstHands;
    Ok(())
}

/// Everybody but the first player draws three cards of the own skill set. {fleet.set-up.first-hands}
fn first_hands(t: &mut Table) -> Flow<()> {
    for seat in t.public.seats_from_current().skip(1) {
        let among = t.public.player(seat).character.sheet().skill_types();
        hands::draw_choosing(t, seat, 3, &among)?;
    }
    begin_turn(t);
    Ok(())
}

fn begin_turn(t: &mut Table) {
    let seat = t.public.current;
    t.public.turn += 1;
    t.player_mut(seat).turns += 1;
    t.public.this_turn = ThisTurn { actions: 1, ..ThisTurn::default() };
    t.public.step = Step::ReceiveSkills;
    let turn = t.public.turn;
    t.announce(Event::TurnBegan { seat, turn });
}

/// The turn begins, and the current player draws cards. {fleet.turn.receive-skills}
fn receive_skills(t: &mut Table) -> Flow<()> {
    let seat = t.public.current;
    for other in t.public.seats_from_current() {
        if let Some(begins) = t.public.sheet(other).and_then(|sheet| sheet.any_turn_begins) {
            begins(t, other)?;
        }
    }
    if let Some(begins) = t.public.sheet(seat).and_then(|sheet| sheet.own_turn_begins) {
        begins(t, seat)?;
    }
    match t.public.sheet(seat) {
        None => {
            let cards = if t.public.configuration.has(Part::NoSympathizer) { 3 } else { 2 };
            let types = t.public.configuration.any_type();
            hands::draw_choosing(t, seat, cards, &types)?;
        }
        // {fleet.turn.sickbay-draw}
        Some(sheet) if t.public.is_at(seat, Location::Sickbay) => {
            hands::draw_choosing(t, seat, 1, &sheet.skill_types())?;
        }
        Some(sheet) => draw_skill_set(t, seat, sheet)?,
    }
    t.public.step = Step::Movement;
    Ok(())
}

/// One card for each in the skill set; where there is a choice of types, it is made before any is drawn.
/// {fleet.characters.multi-skills}
fn draw_skill_set(t: &mut Table, seat: Seat, sheet: &characters::Sheet) -> Flow<()> {
    let mut skills: SmallVec<[Skill; 6]> = SmallVec::new();
    for line in sheet.skills {
        for left in (1..=line.count).rev() {
            skills.push(match line.of {
                [only] => *only,
                several => t.pick(seat, Ask::DrawFrom { left }, several)?,
            });
        }
    }
    hands::draw(t, seat, &skills);
    Ok(())
}

/// The current player may move. {fleet.turn.movement}
fn movement_step(t: &mut Table) -> Flow<()> {
    let seat = t.public.current;
    movement::take_move(t, seat)?;
    t.public.step = Step::Action;
    Ok(())
}

/// The current player takes an action. Who changes sides by it has no other: what gave more than one belonged to the
/// side before. {fleet.turn.action} {fleet.cylons.in-the-middle}
fn action_step(t: &mut Table) -> Flow<()> {
    let seat = t.public.current;
    let standing = t.public.player(seat).standing;
    t.public.this_turn.actions -= 1;
    actions::take_action(t, seat)?;
    if t.public.this_turn.actions == 0 || t.public.player(seat).standing != standing {
        t.public.step = if draws_a_crisis(t, seat) { Step::Crisis } else { Step::EndOfTurn };
    }
    Ok(())
}

/// Cylon players and players in the Brig draw no crisis card. {fleet.turn.crisis}
fn draws_a_crisis(t: &Table, seat: Seat) -> bool {
    t.public.rights(seat).draws_crises && !t.public.is_at(seat, Location::Brig)
}

/// The current player draws a crisis card.
fn crisis_step(t: &mut Table) -> Flow<()> {
    let seat = t.public.current;
    crisis::draw_and_reveal(t, seat)?;
    t.public.step = Step::ResolveCrisis;
    Ok(())
}

fn resolve_crisis_step(t: &mut Table) -> Flow<()> {
    crisis::resolve_revealed(t)?;
    t.public.step = Step::ActivateCylonShips;
    Ok(())
}

/// The icons at the lower left of the crisis card. {fleet.turn.activate-cylon-ships}
fn activate_cylon_ships(t: &mut Table) -> Flow<()> {
    if let Some(crisis) = t.public.crisis() {
        for &activation in &crisis.card().activate {
            activation::activate(t, activation)?;
        }
    }
    t.public.step = Step::PrepareForJump;
    Ok(())
}

/// The icon at the lower right of the crisis card. {fleet.turn.prepare-for-jump}
fn prepare_for_jump(t: &mut Table) -> Flow<()> {
    if t.public.crisis().is_some_and(|crisis| crisis.card().jump) {
        jump::move_token(t, 1)?;
    }
    let seat = t.public.current;
    let again = crisis::put_away(t).is_some_and(|crisis| crisis.another) && draws_a_crisis(t, seat);
    t.public.step = if again { Step::Crisis } else { Step::EndOfTurn };
    Ok(())
}

/// Hands are cut to the limit, dials are read, and the next player's turn begins. {fleet.turn.end}
fn end_of_turn(t: &mut Table) -> Flow<()> {
    let seat = t.public.current;
    if let Some(ends) = t.public.sheet(seat).and_then(|sheet| sheet.own_turn_ends) {
        ends(t, seat)?;
    }
    let excess: SmallVec<[(Seat, u8); 6]> = t
        .public
        .seats_from_current()
        .map(|seat| {
            let limit = t.public.sheet(seat).map_or(10, |sheet| sheet.hand_limit);
            (seat, t.hand(seat).len().saturating_sub(limit) as u8)
        })
        .filter(|&(_, excess)| excess > 0)
        .collect();
    for &(seat, _) in &excess {
        if t.public.sheet(seat).is_some_and(|sheet| sheet.hand_limit < 10 && !sheet.discards_at_random) {
            characters::announce_weakness(t, seat);
        }
    }
    hands::force_discards(t, &excess, |count| Ask::HandLimit { count })?;
    resources::check_exhaustion(t)?;
    t.public.current = seat.next(t.public.count());
    begin_turn(t);
    Ok(())
}
