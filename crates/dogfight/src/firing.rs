//! Firing: attacks declared in secret and at once, rolls with their modifiers, hits. Who can be seen is in `targets`.

use tabletop::{Audience, Flow, Prompt, Seats};

use crate::choice::{Ask, Choice};
use crate::counter::Pool;
use crate::event::{Event, Modifier, Modifiers};
use crate::geometry::{base, ruler};
use crate::options::Extra;
use crate::ship::ShipId;
use crate::state::{Aim, Attack, Eye, Lasting, Ship, Sighting, State, Target};
use crate::talent::{Effect, Flaw, Moment};
use crate::targets::{Round, may_fire, modifiers, targets};
use crate::terrain::Nature;
use crate::{Dogfight, Table, ask_each, damage, talents};

/// A firing step: attacks are declared, then all of them are made, and then ships are lost. {dogfight.firing.step}
pub fn firing(t: &mut Table, round: Round) -> Flow<()> {
    before_declaring(t, round)?;
    let attacks = declare(t, round)?;
    // What everybody adds to the roll is settled before the first of them: all fire at once.
    let aimed: Vec<(Attack, Modifiers, i8)> = attacks
        .into_iter()
        .map(|(by, on)| {
            let modifiers = modifiers(&t.public, by, on);
            let modifier = modifiers.iter().map(|(_, number)| number).sum();
            (Attack { by, on, modifier }, modifiers, t.special_damage(by).attack())
        })
        .collect();
    t.public.attacks = aimed.iter().map(|(attack, ..)| *attack).collect();
    for (attack, modifiers, wound) in aimed {
        resolve(t, attack, modifiers, wound)?;
    }
    t.public.attacks.clear();
    for ship in &mut t.public.ships {
        ship.now.effects.retain(|effect| !effect.ends_with_step());
    }
    damage::eliminate(t);
    Ok(())
}

/// What flaws and talents do before attacks are declared. {dogfight.talents.firing}
fn before_declaring(t: &mut Table, round: Round) -> Flow<()> {
    if !t.public.options.has(Extra::Talents) {
        return Ok(());
    }
    let ready: Vec<ShipId> = t
        .public
        .ships
        .in_play()
        .filter(|ship| may_fire(&t.public, ship, round))
        .map(|ship| ship.id)
        .collect();
    let armed: Vec<ShipId> = ready.iter().copied().filter(|id| !targets(&t.public, *id).is_empty()).collect();
    let moments: &[Moment] =
        if round == Round::First { &[Moment::FireStep, Moment::FirstFireStep] } else { &[Moment::FireStep] };
    for &moment in moments {
        for (id, flaw) in talents::try_flaws(t, moment, &armed)? {
            t.ship_mut(id).now.effects.extend(talents::lasting(flaw.card().effect));
        }
    }
    loop {
        let plays: Vec<_> = talents::with_moment(t, Moment::FireStep)
            .into_iter()
            .filter(|(id, talent)| match talent.card().effect {
                Effect::WideArc { .. } => ready.contains(id),
                Effect::LookAt { within, .. } => !nearby(t, *id, within, Company::Enemies).is_empty(),
                Effect::HelpFriend { within, .. } => !nearby(t, *id, within, Company::Friends).is_empty(),
                _ => false,
            })
            .collect();
        let used = talents::offer(t, Moment::FireStep, &plays, |_, _| true)?;
        if used.is_empty() {
            return Ok(());
        }
        for (id, talent) in used {
            match talent.card().effect {
                Effect::LookAt { within, by } => look_over(t, id, within, by)?,
                Effect::HelpFriend { within, by } => help(t, id, within, by)?,
                effect => t.ship_mut(id).now.effects.extend(talents::lasting(effect)),
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Company {
    Friends,
    Enemies,
}

/// The ships within a distance, nearest points of the bases. {dogfight.talents.measuring}
fn nearby(state: &State, id: ShipId, within: u16, company: Company) -> Vec<ShipId> {
    let ship = state.ship(id);
    let near = |other: &&Ship| {
        let friends = other.id.side == id.side;
        other.id != id && friends == (company == Company::Friends) && is_within(ship, other, within)
    };
    state.public.ships.in_play().filter(near).map(|other| other.id).collect()
}

fn is_within(one: &Ship, two: &Ship, within: u16) -> bool {
    let distance = ruler::distance(base::gap(one.pose, two.pose), one.level.abs_diff(two.level));
    distance.is_some_and(|distance| distance <= f64::from(within))
}

fn choose_ship(t: &mut Table, id: ShipId, ask: Ask, among: &[ShipId]) -> Flow<ShipId> {
    let options = among.iter().copied().map(Choice::Ship).collect();
    let picks = t.ask(Prompt::one(t.ship(id).owner, ask, options))?;
    Ok(among[usize::from(picks[0])])
}

/// A pilot looks over an enemy: its counters are shown, and the next attack on it is better.
fn look_over(t: &mut Table, id: ShipId, within: u16, by: i8) -> Flow<()> {
    let enemies = nearby(t, id, within, Company::Enemies);
    let target = choose_ship(t, id, Ask::LookAt { ship: id }, &enemies)?;
    let damage = t.cockpit(target).damage.clone();
    let counters = damage.iter().map(|damage| damage.counter).collect();
    let until = t.public.turn + 1;
    t.ship_mut(id).eyes.push(Eye { target, until, by });
    let owner = t.ship(id).owner;
    let seen = &mut t.own[owner.index()].seen;
    seen.retain(|seen| !matches!(seen, Sighting::Counters { ship, .. } if *ship == target));
    seen.push(Sighting::Counters { ship: target, damage });
    t.announce(Event::LookedOver { ship: id, target });
    t.tell(Audience::Only(owner), Event::SawCounters { ship: target, counters });
    Ok(())
}

fn help(t: &mut Table, id: ShipId, within: u16, by: i8) -> Flow<()> {
    let friends = nearby(t, id, within, Company::Friends);
    let friend = choose_ship(t, id, Ask::Help { ship: id }, &friends)?;
    t.ship_mut(friend).now.effects.push(Lasting::Helped(by));
    t.announce(Event::Helped { ship: id, friend });
    Ok(())
}

/// Owners commit to attacks in secret, and show them together. {dogfight.firing.declaring}
fn declare(t: &mut Table, round: Round) -> Flow<Vec<(ShipId, Target)>> {
    let mut shooters: Vec<(ShipId, Vec<Target>)> = Vec::new();
    for ship in t.public.ships.in_play().filter(|ship| may_fire(&t.public, ship, round)) {
        let mut seen = targets(&t.public, ship.id);
        if ship.has(Lasting::MustAttackNearest) {
            let least = seen.iter().map(|(_, distance)| *distance).min_by(f64::total_cmp);
            seen.retain(|(_, distance)| Some(*distance) == least);
        }
        if !seen.is_empty() {
            shooters.push((ship.id, seen.into_iter().map(|(target, _)| target).collect()));
        }
    }
    if t.public.options.has(Extra::AttackDeclaration) {
        commit(t, &mut shooters)?;
    }
    let committed = t.public.options.has(Extra::AttackDeclaration);
    let prompts: Vec<Prompt<Dogfight>> = shooters
        .iter()
        .map(|(id, targets)| {
            let hold = (!committed && !must_fire(t.ship(*id))).then_some(Choice::Hold);
            let options = targets.iter().map(|target| Choice::Attack(*target)).chain(hold).collect();
            Prompt::one(t.ship(*id).owner, Ask::Fire { ship: *id }, options)
        })
        .collect();
    if prompts.is_empty() {
        return Ok(Vec::new());
    }
    let awaited: Seats = prompts.iter().map(|prompt| prompt.seat).collect();
    let picks = ask_each(t, &prompts, awaited)?;
    let mut attacks = Vec::new();
    for ((id, targets), pick) in shooters.into_iter().zip(picks) {
        if let Some(&target) = targets.get(usize::from(pick[0])) {
            t.announce(Event::AttackDeclared { ship: id, target });
            attacks.push((id, target));
        }
    }
    Ok(attacks)
}

fn must_fire(ship: &Ship) -> bool {
    ship.has(Lasting::MustAttack) || ship.has(Lasting::MustAttackNearest)
}

/// All say at once whether they fire at all. {dogfight.optional.attack-declaration}
fn commit(t: &mut Table, shooters: &mut Vec<(ShipId, Vec<Target>)>) -> Flow<()> {
    if shooters.is_empty() {
        return Ok(());
    }
    let prompts: Vec<Prompt<Dogfight>> = shooters
        .iter()
        .map(|(id, _)| {
            let hold = (!must_fire(t.ship(*id))).then_some(Choice::Hold);
            let options = std::iter::once(Choice::Fire).chain(hold).collect();
            Prompt::one(t.ship(*id).owner, Ask::Whether { ship: *id }, options)
        })
        .collect();
    let awaited: Seats = prompts.iter().map(|prompt| prompt.seat).collect();
    let picks = ask_each(t, &prompts, awaited)?;
    let fires: Vec<bool> = picks.iter().map(|pick| pick[0] == 0).collect();
    for ((id, _), &fires) in shooters.iter().zip(&fires) {
        t.announce(Event::FireCommitted { ship: *id, fires });
    }
    let mut fires = fires.into_iter();
    shooters.retain(|_| fires.next() == Some(true));
    Ok(())
}

/// Two dice and all modifiers against the attack value of the ship; a wound counts in secret.
/// {dogfight.firing.roll} {dogfight.secrecy.hidden}
fn resolve(t: &mut Table, attack: Attack, mut modifiers: Modifiers, wound: i8) -> Flow<()> {
    let Attack { by, on, .. } = attack;
    declared(t, attack, &mut modifiers)?;
    let needed = t.ship(by).class.card().attack;
    let known: i8 = modifiers.iter().map(|(_, number)| number).sum();
    // A roll can be repeated once for each talent that repeats it.
    let hits = loop {
        let dice = [t.dice().roll(6), t.dice().roll(6)];
        let split = split(t, by, dice)?;
        let reaches = |sum: u8| u8::from(sum as i8 + known + wound >= needed);
        let hits: u8 = if split { dice.into_iter().map(reaches).sum() } else { reaches(dice[0] + dice[1]) };
        let modifiers = modifiers.clone();
        t.announce(Event::AttackRolled { ship: by, target: on, dice, split, modifiers, hits });
        if wound != 0 {
            let owner = t.ship(by).owner;
            t.tell(Audience::Only(owner), Event::WoundFelt { ship: by, by: wound });
        }
        if hits > 0 || !rolls_again(t, by)? {
            break hits;
        }
    };
    let ship = t.ship_mut(by);
    ship.now.attack = Some(Aim { target: on, hit: hits > 0 });
    ship.known = true;
    if let Target::Ship(id) = on {
        ship.eyes.retain(|eye| eye.target != id);
    }
    for _ in 0..hits {
        match on {
            Target::Ship(id) => damage::hit(t, by, id)?,
            Target::Depot(at) => hit_depot(t, at),
        }
    }
    Ok(())
}

/// Talents and flaws around an attack that was declared. {dogfight.talents.firing}
fn declared(t: &mut Table, attack: Attack, modifiers: &mut Modifiers) -> Flow<()> {
    if !t.public.options.has(Extra::Talents) {
        return Ok(());
    }
    let target = match attack.on {
        Target::Ship(id) => Some(id),
        Target::Depot(_) => None,
    };
    let mut acting: Vec<Flaw> = Vec::new();
    acting.extend(talents::try_flaws(t, Moment::Attacking, &[attack.by])?.into_iter().map(|(_, flaw)| flaw));
    if let Some(id) = target {
        acting.extend(talents::try_flaws(t, Moment::Attacked, &[id])?.into_iter().map(|(_, flaw)| flaw));
    }
    for flaw in acting {
        if let Effect::AttackRoll { by } = flaw.card().effect {
            modifiers.push((Modifier::Flaw, by));
        }
    }
    loop {
        let mut plays: Vec<talents::Play> = Vec::new();
        plays.extend(talents::of_ship(t, Moment::Attacking, attack.by));
        if let Some(id) = target {
            plays.extend(talents::of_ship(t, Moment::Attacked, id));
            let wing = talents::with_moment(t, Moment::FriendAttacked).into_iter();
            plays.extend(wing.filter(|(ship, _)| {
                ship.side == id.side && *ship != id && is_within(t.ship(*ship), t.ship(id), WING)
            }));
        }
        let used = talents::offer(t, Moment::Attacking, &plays, |_, _| true)?;
        if used.is_empty() {
            return Ok(());
        }
        for (_, talent) in used {
            if let Effect::AttackRoll { by } = talent.card().effect {
                modifiers.push((Modifier::Talent, by));
            }
        }
    }
}

/// How near a wingman must be, in millimetres.
pub const WING: u16 = 100;

/// Doubles may be used as two attacks. {dogfight.optional.doubles}
fn split(t: &mut Table, by: ShipId, dice: [u8; 2]) -> Flow<bool> {
    if !t.public.options.has(Extra::RollingDoubles) || dice[0] != dice[1] {
        return Ok(false);
    }
    let options = vec![Choice::Together, Choice::Split];
    let picks = t.ask(Prompt::one(t.ship(by).owner, Ask::Split { ship: by, die: dice[0] }, options))?;
    Ok(picks[0] == 1)
}

/// Whether the attacker uses a talent to roll again.
fn rolls_again(t: &mut Table, by: ShipId) -> Flow<bool> {
    let steady: Vec<_> = talents::of_ship(t, Moment::Missed, by);
    Ok(!talents::offer(t, Moment::Missed, &steady, |_, _| true)?.is_empty())
}

/// Only the number on the counter counts against a depot. {dogfight.missions.depot}
fn hit_depot(t: &mut Table, at: u8) {
    let counter = damage::draw(t, Pool::Blue);
    damage::put_back(t, Pool::Blue, &[counter]);
    if let Nature::Depot { structure, damage, .. } = &mut t.public.terrain[usize::from(at)].nature {
        *damage = damage.saturating_add(counter.value).min(*structure);
        let left = *structure - *damage;
        t.announce(Event::DepotHit { terrain: at, damage: counter.value, left });
    }
}
