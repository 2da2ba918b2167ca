//! Who may use which talent when, and how opponents activate flaws. What the cards do stands with the rules
//! that they change. {dogfight.talents.use}

use tabletop::{Flow, Prompt, Seat, Seats};

use crate::choice::{Ask, Choice};
use crate::event::Event;
use crate::options::Extra;
use crate::ship::ShipId;
use crate::state::{Lasting, State};
use crate::talent::{Effect, Flaw, Moment, Talent};
use crate::{Dogfight, Table};

/// A talent of a ship.
pub type Play = (ShipId, Talent);
/// A flaw of a ship.
pub type Weakness = (ShipId, Flaw);

/// Whether a ship has a talent card left.
fn holds(state: &State, id: ShipId, talent: Talent) -> bool {
    state.public.options.has(Extra::Talents)
        && state.ship(id).pilot.talents.iter().any(|(held, _)| *held == talent)
}

/// Whether a type of talent was used this turn. A second wind does not count as one.
fn type_is_used(state: &State, id: ShipId, talent: Talent) -> bool {
    let kind = talent.card().kind;
    state.ship(id).now.used.iter().any(|used| *used != Talent::SecondWind && used.card().kind == kind)
}

/// Whether a talent can be used now, as far as all can see.
fn could_use(state: &State, (id, talent): Play) -> bool {
    let ship = state.ship(id);
    holds(state, id, talent)
        && ship.in_play()
        && !ship.has(Lasting::NoTalents)
        && !ship.now.used.contains(&talent)
        && (!type_is_used(state, id, talent)
            || holds(state, id, Talent::SecondWind) && !ship.now.used.contains(&Talent::SecondWind))
}

/// Whether a talent can be used now. The wounds of the pilot are a secret. {dogfight.talents.wounded}
pub fn may_use(state: &State, play: Play) -> bool {
    let used = state.ship(play.0).now.used.len();
    // A second talent of a type takes a second wind as well.
    let cards = if type_is_used(state, play.0, play.1) { 2 } else { 1 };
    let most = state.special_damage(play.0).most_talents();
    could_use(state, play) && most.is_none_or(|most| used + cards <= most)
}

/// A talent that takes no decision acts, if it can: that is a use like any other. {dogfight.talents.list}
pub fn acts_by_itself(t: &mut Table, play: Play) -> bool {
    let acts = may_use(t, play);
    if acts {
        spend(t, play);
    }
    acts
}

/// The ships whose pilots have a talent for a moment.
pub fn with_moment(state: &State, moment: Moment) -> Vec<Play> {
    if !state.public.options.has(Extra::Talents) {
        return Vec::new();
    }
    let of_ship = |ship: &crate::state::Ship| -> Vec<Play> {
        let fitting = ship.pilot.talents.iter().filter(|(talent, _)| talent.card().moment == moment);
        fitting.map(|(talent, _)| (ship.id, *talent)).collect()
    };
    state.public.ships.in_play().flat_map(of_ship).collect()
}

/// The talents of one ship for a moment.
pub fn of_ship(state: &State, moment: Moment, id: ShipId) -> Vec<Play> {
    with_moment(state, moment).into_iter().filter(|(ship, _)| *ship == id).collect()
}

/// Lets players use talents at a moment. All of `plays` might be used as far as all can see; `also` is what only
/// their owners know. Returns what is used now, paid for; ask again until nothing is.
pub fn offer(
    t: &mut Table,
    moment: Moment,
    plays: &[Play],
    also: impl Fn(&State, Play) -> bool,
) -> Flow<Vec<Play>> {
    let possible: Vec<Play> = plays.iter().copied().filter(|play| could_use(t, *play)).collect();
    if possible.is_empty() {
        return Ok(Vec::new());
    }
    let awaited: Seats = possible.iter().map(|(id, _)| t.ship(*id).owner).collect();
    let mut prompts: Vec<Prompt<Dogfight>> = Vec::new();
    for seat in awaited.iter() {
        let mine = |play: &&Play| t.ship(play.0).owner == seat && may_use(t, **play) && also(t, **play);
        let options: Vec<Choice> =
            possible.iter().filter(mine).map(|(id, talent)| Choice::Use(*id, *talent)).collect();
        prompts.extend(may(seat, Ask::UseTalent { moment }, options));
    }
    let offered: Vec<Vec<Choice>> = prompts.iter().map(|prompt| prompt.options.clone()).collect();
    let picks = t.ask_all(prompts, awaited)?;
    let mut used = Vec::new();
    for (options, picks) in offered.iter().zip(picks) {
        if let Choice::Use(id, talent) = options[usize::from(picks[0])] {
            spend(t, (id, talent));
            used.push((id, talent));
        }
    }
    Ok(used)
}

/// A question with a way out, if there is anything to ask.
fn may(seat: Seat, ask: Ask, options: Vec<Choice>) -> Option<Prompt<Dogfight>> {
    let all: Vec<Choice> = std::iter::once(Choice::Pass).chain(options).collect();
    (all.len() > 1).then(|| Prompt { window: true, ..Prompt::one(seat, ask, all) })
}

/// A talent is used: a counter goes on its card, and a card with all its counters is discarded.
fn spend(t: &mut Table, (id, talent): Play) {
    if type_is_used(t, id, talent) {
        put_counter(t, (id, Talent::SecondWind));
    }
    put_counter(t, (id, talent));
}

fn put_counter(t: &mut Table, (id, talent): Play) {
    let ship = t.ship_mut(id);
    ship.now.used.push(talent);
    if let Some(at) = ship.pilot.talents.iter().position(|(held, _)| *held == talent) {
        ship.pilot.talents[at].1 += 1;
        if talent.card().uses.is_some_and(|uses| ship.pilot.talents[at].1 >= uses) {
            ship.pilot.talents.remove(at);
        }
    }
    t.announce(Event::TalentUsed { ship: id, talent });
}

/// Lets opponents try to activate flaws at a moment: each flaw once a turn. Returns those that act.
/// {dogfight.talents.flaws}
pub fn try_flaws(t: &mut Table, moment: Moment, ships: &[ShipId]) -> Flow<Vec<Weakness>> {
    let mut acting = Vec::new();
    if !t.public.options.has(Extra::Talents) {
        return Ok(acting);
    }
    // Each flaw can be tried once a turn, so that this ends.
    loop {
        let open: Vec<Weakness> = ships
            .iter()
            .flat_map(|&id| {
                let ship = t.ship(id);
                let flaws = ship.pilot.flaws.iter().map(|(flaw, _)| *flaw);
                flaws
                    .filter(|flaw| flaw.card().moment == moment && !ship.now.tried.contains(flaw))
                    // Only whoever was hurt last turn is shaken.
                    .filter(|flaw| flaw.card().effect != Effect::OnlyStraight || ship.before.hurt)
                    .map(move |flaw| (id, flaw))
            })
            .collect();
        let prompts: Vec<Prompt<Dogfight>> = Seat::all(t.public.count())
            .filter_map(|seat| {
                let against = |weakness: &&Weakness| weakness.0.side != t.public.seats[seat.index()];
                let options = open.iter().filter(against).map(|(id, flaw)| Choice::Try(*id, *flaw)).collect();
                may(seat, Ask::TryFlaw { moment }, options)
            })
            .collect();
        if prompts.is_empty() {
            return Ok(acting);
        }
        let awaited = prompts.iter().map(|prompt| prompt.seat).collect();
        let offered: Vec<Vec<Choice>> = prompts.iter().map(|prompt| prompt.options.clone()).collect();
        let picks = t.ask_all(prompts, awaited)?;
        let mut tried: Vec<Weakness> = Vec::new();
        for (options, picks) in offered.iter().zip(picks) {
            if let Choice::Try(id, flaw) = options[usize::from(picks[0])]
                && !tried.contains(&(id, flaw))
            {
                tried.push((id, flaw));
            }
        }
        if tried.is_empty() {
            return Ok(acting);
        }
        for weakness in tried {
            if activate(t, weakness) {
                acting.push(weakness);
            }
        }
    }
}

/// An opponent rolls for a flaw.
fn activate(t: &mut Table, (id, flaw): Weakness) -> bool {
    let roll = t.dice().roll(6) + t.dice().roll(6);
    let acts = roll >= flaw.card().activation;
    let ship = t.ship_mut(id);
    ship.now.tried.push(flaw);
    if acts && let Some(at) = ship.pilot.flaws.iter().position(|(held, _)| *held == flaw) {
        ship.pilot.flaws[at].1 += 1;
        if flaw.card().uses.is_some_and(|uses| ship.pilot.flaws[at].1 >= uses) {
            ship.pilot.flaws.remove(at);
        }
    }
    t.announce(Event::FlawTried { ship: id, flaw, roll, acts });
    acts
}

/// The flaws that act at the beginning of a turn. {dogfight.talents.planning}
pub fn flaws_of_planning(t: &mut Table) -> Flow<()> {
    let ships = t.public.ships.ids_in_play();
    for (id, flaw) in try_flaws(t, Moment::Plan, &ships)? {
        t.ship_mut(id).now.effects.extend(lasting(flaw.card().effect));
    }
    Ok(())
}

/// The talents that are used when planning begins. {dogfight.talents.planning}
pub fn talents_of_planning(t: &mut Table) -> Flow<()> {
    loop {
        let plays = with_moment(t, Moment::Plan);
        let plays: Vec<Play> = plays.into_iter().filter(|play| fits_planning(t, *play)).collect();
        let used = offer(t, Moment::Plan, &plays, |_, _| true)?;
        if used.is_empty() {
            return Ok(());
        }
        for (id, talent) in used {
            t.ship_mut(id).now.effects.extend(lasting(talent.card().effect));
        }
    }
}

/// Whether a talent could change anything of the plan, as far as all can see.
fn fits_planning(state: &State, (id, talent): Play) -> bool {
    let ship = state.ship(id);
    match talent.card().effect {
        Effect::Acceleration { .. } | Effect::Brake | Effect::RotateWith { .. } => !ship.is_rotated(),
        Effect::IgnoreDifficult => ship.before.difficult,
        _ => true,
    }
}

/// What a card leaves on a ship until the end of the turn or of the firing step.
pub fn lasting(effect: Effect) -> Option<Lasting> {
    Some(match effect {
        Effect::Acceleration { by } => Lasting::Acceleration(by),
        Effect::GLimit { by } => Lasting::GLimit(by),
        Effect::IgnoreDifficult => Lasting::CoolHead,
        Effect::Brake => Lasting::Brake,
        Effect::RotateWith { g } => Lasting::RotateWith(g),
        Effect::NoTalents => Lasting::NoTalents,
        Effect::NoStandingStill => Lasting::NoStandingStill,
        Effect::NoHardManeuvers => Lasting::NoHardManeuvers,
        Effect::OnlyStraight => Lasting::OnlyStraight,
        Effect::WideArc { degrees, by } => Lasting::WideArc { degrees, by },
        Effect::MustAttackNearest => Lasting::MustAttackNearest,
        Effect::MustAttack => Lasting::MustAttack,
        _ => return None,
    })
}
