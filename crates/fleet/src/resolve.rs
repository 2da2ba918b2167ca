//! Running the effects of cards. {fleet.timing.impossible}

mod deeds;
mod possible;

use smallvec::{SmallVec, smallvec};
use tabletop::{Flow, Seat};

use possible::{are_there, holds, others};
pub use possible::{can_be_chosen, can_do, candidates};

use crate::check::{Demand, skill_check};
use crate::choice::{Ask, Brutal, Choice, LostViper, Target};
use crate::combat::Weapon;
use crate::configuration::MOST_PLAYERS;
use crate::craft::Craft;
use crate::effect::{Effect, From, VipersIn, Who};
use crate::event::Event;
use crate::origin::{Origin, Passage, Text};
use crate::space::Area;
use crate::state::{CheckFor, CheckOutcome, Matter, Place, RollFor, State};
use crate::{Location, Skill, Table};
use crate::{
    actions, activation, combat, die, hands, jump, kept, loyalty, movement, placement, quorum, resources,
    skill_cards, titles, vipers,
};

/// Where an effect comes from, and what it has settled so far.
#[derive(Clone, Debug)]
pub struct Cause {
    /// The card.
    pub origin: Origin,
    /// Who uses it.
    pub actor: Seat,
    /// Whom somebody has chosen.
    pub chosen: Option<Seat>,
    /// The raiders that the card has placed.
    pub placed_raiders: [u8; 6],
    /// Whether the card does not go to its discard pile.
    pub kept: bool,
}

impl Cause {
    /// A card that somebody uses.
    pub fn new(origin: Origin, actor: Seat) -> Cause {
        Cause { origin, actor, chosen: None, placed_raiders: [0; 6], kept: false }
    }

    /// Whether Cylon players may ignore what it does to them. {fleet.cylons.ignore}
    fn is_crisis(&self) -> bool {
        self.origin.crisis_kind().is_some()
    }

    /// What a check is for that it demands.
    pub fn check(&self) -> CheckFor {
        CheckFor::new(self.origin, self.actor, self.chosen)
    }
}

/// The players whom an effect concerns, the initiator first and then clockwise. {fleet.timing.drawing}
pub fn players(s: &State, who: Who, cause: &Cause) -> SmallVec<[Seat; MOST_PLAYERS]> {
    match who {
        Who::Current => smallvec![s.public.current],
        Who::President => smallvec![s.public.president()],
        Who::Admiral => smallvec![s.public.admiral()],
        Who::Actor => smallvec![cause.actor],
        Who::Chosen => cause.chosen.into_iter().collect(),
        Who::Each => s.public.seats_from_current().collect(),
    }
}

/// Players whom an effect can force to do something: Cylon players ignore crises.
fn forced(s: &State, who: Who, cause: &Cause) -> SmallVec<[Seat; MOST_PLAYERS]> {
    let mut seats = players(s, who, cause);
    seats.retain(|seat| !cause.is_crisis() || s.public.rights(*seat).suffers_crises);
    seats
}

/// Does what a text of the card says, from its beginning.
pub fn follow(t: &mut Table, passage: Passage, cause: &mut Cause) -> Flow<()> {
    let Some(effect) = cause.origin.effect(passage, &t.public.configuration) else { return Ok(()) };
    t.public.matters.push(Matter::Text(Text::new(cause.origin, passage)));
    resolve(t, effect, cause)?;
    t.public.matters.pop();
    Ok(())
}

/// Does what a card, sheet or location says whose text is no tree.
pub fn carry_out<T>(
    t: &mut Table,
    text: impl Into<Text>,
    deed: impl FnOnce(&mut Table) -> Flow<T>,
) -> Flow<T> {
    t.public.matters.push(Matter::Text(text.into()));
    let done = deed(t)?;
    t.public.matters.pop();
    Ok(done)
}

/// Does a part of the effect that is being resolved.
fn resolve_part(t: &mut Table, effect: &'static Effect, at: u8, cause: &mut Cause) -> Flow<()> {
    let Some(part) = effect.part(at) else { return Ok(()) };
    if let Some(text) = t.public.text_mut() {
        text.path.push(at);
    }
    resolve(t, part, cause)?;
    if let Some(text) = t.public.text_mut() {
        text.path.pop();
    }
    Ok(())
}

/// Does what an effect says, as far as it is possible.
fn resolve(t: &mut Table, effect: &'static Effect, cause: &mut Cause) -> Flow<()> {
    match effect {
        Effect::Nothing => {}
        Effect::All(effects) => {
            for at in 0..effects.len() as u8 {
                resolve_part(t, effect, at, cause)?;
            }
        }
        Effect::Change(resource, by) => resources::change(t, *resource, *by),
        Effect::Discard(demands) => discard(t, demands, cause)?,
        Effect::DiscardRandom(who, count) => {
            for seat in forced(t, *who, cause) {
                hands::discard_at_random(t, seat, *count);
            }
        }
        Effect::DiscardHand(who) => {
            for seat in forced(t, *who, cause) {
                let hand = t.hand(seat).clone();
                hands::discard(t, seat, &hand);
            }
        }
        Effect::Draw(who, count, from) => {
            for seat in players(t, *who, cause) {
                draw(t, seat, *count, *from)?;
            }
        }
        Effect::Send(who, to) => {
            for seat in players(t, *who, cause) {
                movement::send(t, seat, *to);
            }
        }
        Effect::SendAllAt(from, to) => {
            for seat in t.public.everybody_at(*from) {
                movement::send(t, seat, *to);
            }
        }
        Effect::SendAllOn(ship, to) => {
            for location in Location::on(*ship) {
                for seat in t.public.everybody_at(location) {
                    movement::send(t, seat, *to);
                }
            }
        }
        Effect::Release(who) => {
            if let Some(&prisoner) = players(t, *who, cause).first() {
                let open = movement::out_of_brig(&t.public);
                let to = t.pick(cause.actor, Ask::LeaveBrigTo, &open)?;
                movement::leave_brig(t, prisoner, to);
            }
        }
        Effect::Choose(chooser, among, then) => {
            let chooser = players(t, *chooser, cause)[0];
            let seats = candidates(t, chooser, *among);
            cause.chosen = actions::choose_player(t, chooser, quorum::purpose(*among, then), &seats)?;
            if cause.chosen.is_some() {
                resolve_part(t, effect, 0, cause)?;
            }
        }
        Effect::Either(chooser, ..) => {
            let chooser = players(t, *chooser, cause)[0];
            let options = vec![Choice::Either(0), Choice::Either(1)];
            let picks = t.ask(tabletop::Prompt::one(chooser, Ask::EitherEffect, options))?;
            resolve_part(t, effect, picks[0], cause)?;
        }
        Effect::May(who, _) => {
            let seat = players(t, *who, cause)[0];
            if actions::wants(t, seat, Ask::MayEffect)? {
                resolve_part(t, effect, 0, cause)?;
            }
        }
        Effect::Roll(who, test, ..) => {
            let roller = players(t, *who, cause)[0];
            let result = die::roll(t, roller, RollFor::Effect, *test)?;
            resolve_part(t, effect, u8::from(!test.holds(result)), cause)?;
        }
        Effect::IfBelow(resource, limit, _) => {
            if t.public.resources.get(*resource) < *limit {
                resolve_part(t, effect, 0, cause)?;
            }
        }
        Effect::If(condition, _) | Effect::OnlyIf(condition, _) => {
            if holds(t, cause.actor, *condition) {
                resolve_part(t, effect, 0, cause)?;
            }
        }
        Effect::Check(check) => {
            skill_check(t, cause.check(), Demand::of(check), |t, outcome| {
                let at = match outcome {
                    CheckOutcome::Pass => 0,
                    CheckOutcome::Fail => 1,
                    CheckOutcome::Partial => 2,
                };
                resolve_part(t, effect, at, cause)
            })?;
        }
        Effect::MayRisk(ships, count, test, ..) => {
            let admiral = t.public.admiral();
            if are_there(t, *ships, *count) && actions::wants(t, admiral, Ask::MayEffect)? {
                let result = die::roll(t, admiral, RollFor::Effect, *test)?;
                resolve_part(t, effect, u8::from(!test.holds(result)), cause)?;
            }
        }
        Effect::DestroyRaptors(count) => combat::destroy_raptors(t, *count),
        Effect::RestoreRaptors(count) => combat::restore_raptors(t, *count),
        Effect::DamageVipers(count, VipersIn::Reserves) => combat::damage_vipers_in_reserves(t, *count)?,
        Effect::DamageVipers(count, VipersIn::Space) => damage_vipers_in_space(t, *count)?,
        Effect::Refit { vipers, raptors } => refit(t, *vipers, *raptors)?,
        Effect::DestroyCivilians(count) => {
            for _ in 0..*count {
                combat::draw_and_destroy_civilian(t)?;
            }
        }
        Effect::DamageGalactica(count) => {
            for _ in 0..*count {
                combat::damage_galactica(t)?;
            }
        }
        Effect::LoseNuke => combat::spend_nuke(t),
        Effect::Jump(by) => jump::move_token(t, *by)?,
        Effect::Place(ships) => placement::place(t, ships)?,
        Effect::Board(count) => placement::board(t, *count),
        Effect::Give(title, who) => {
            for seat in players(t, *who, cause) {
                titles::give(t, *title, seat);
            }
        }
        Effect::LookAtLoyalty(viewer, of) => {
            let viewer = players(t, *viewer, cause)[0];
            if let Some(&of) = players(t, *of, cause).first()
                && !ignores_look(t, viewer, of, cause)?
            {
                loyalty::look_at_random(t, viewer, of);
            }
        }
        Effect::Activate(activation) => activation::activate(t, *activation)?,
        Effect::ActivatePlacedRaiders => activation::activate_these_raiders(t, cause.placed_raiders)?,
        Effect::RecallVipers => recall_vipers(t),
        Effect::BrutalForce => brutal_force(t, cause.actor)?,
        Effect::Keep(rule) => {
            cause.kept = true;
            kept::keep(t, *rule, cause.origin);
        }
        Effect::Assign => {
            if let (Some(owner), Origin::Quorum(card)) = (cause.chosen, cause.origin) {
                cause.kept = true;
                t.player_mut(owner).assigned.push(card);
                t.announce(Event::CardAssigned { card, to: owner });
            }
        }
        Effect::AsIfFailed => follow(t, Passage::Fail, cause)?,
        Effect::AnotherCrisis => {
            if let Some(crisis) = t.public.crisis_under_way_mut() {
                crisis.another = true;
            }
        }
        Effect::RemoveThis => {
            cause.kept = true;
            if let Origin::Quorum(card) = cause.origin {
                t.public.removed_quorum.push(card);
            }
        }
        Effect::RiskyJump(test) => deeds::risky_jump(t, cause.actor, *test)?,
        Effect::AttackWithGalactica => deeds::attack_with_galactica(t, cause.actor)?,
        Effect::AttackCenturion => deeds::attack_centurion(t, cause.actor)?,
        Effect::LookAtCivilians(count) => deeds::look_at_civilians(t, cause.actor, *count)?,
        Effect::DirectVipers(times) => vipers::direct(t, cause.actor, *times)?,
        Effect::LaunchInViper => vipers::launch_pilot(t, cause.actor)?,
        Effect::ActAgain => actions::take_action(t, cause.actor)?,
        Effect::DrawQuorum(count) => quorum::draw(t, usize::from(*count)),
        Effect::DrawOrPlayQuorum => deeds::draw_or_play_quorum(t, cause.actor)?,
        Effect::TakeCard(from) => {
            if let Some(&victim) = players(t, *from, cause).first() {
                deeds::take_card(t, cause.actor, victim)?;
            }
        }
        Effect::ExchangeSuperCrisis => deeds::exchange_super_crisis(t, cause.actor)?,
        Effect::GiveAwayLoyalty => deeds::give_away_loyalty(t, cause.actor)?,
        Effect::DirectEachOnce(count) => vipers::direct_each_once(t, cause.actor, *count)?,
        Effect::LookAtAllLoyalty(of) => {
            if let Some(&of) = players(t, *of, cause).first() {
                loyalty::look_at_all(t, cause.actor, of);
            }
        }
        Effect::GainOneOf(resources) => {
            let gained = t.pick(cause.actor, Ask::GainResource, resources)?;
            resources::change(t, gained, 1);
        }
        Effect::Scout => skill_cards::scout(t, cause.actor)?,
        Effect::AttackWithViper(times) => skill_cards::attack_with_viper(t, cause.actor, *times)?,
        Effect::Repair { vipers } => skill_cards::repair(t, cause.actor, *vipers)?,
        Effect::ChooseDamage { drawn, applied } => {
            loyalty::choose_damage(t, cause.actor, *drawn, *applied)?;
        }
    }
    Ok(())
}

/// Discards at the same time; what one player owes twice adds up. {fleet.timing.discarding}
fn discard(t: &mut Table, demands: &[(Who, u8)], cause: &Cause) -> Flow<()> {
    let mut owed: SmallVec<[(Seat, u8); MOST_PLAYERS]> = SmallVec::new();
    for &(who, count) in demands {
        for seat in forced(t, who, cause) {
            match owed.iter_mut().find(|(debtor, _)| *debtor == seat) {
                Some((_, total)) => *total += count,
                None => owed.push((seat, count)),
            }
        }
    }
    hands::force_discards(t, &owed, |count| Ask::Discard { count })
}

fn draw(t: &mut Table, seat: Seat, count: u8, from: From) -> Flow<()> {
    match from {
        From::Any => {
            let types = t.public.configuration.any_type();
            hands::draw_choosing(t, seat, count, &types)
        }
        From::Type(skill) => {
            let skills: SmallVec<[Skill; 4]> = std::iter::repeat_n(skill, usize::from(count)).collect();
            hands::draw(t, seat, &skills);
            Ok(())
        }
        From::OneOf(skills) => hands::draw_choosing(t, seat, count, skills),
    }
}

/// The current player chooses which vipers in space are damaged. This is no attack.
/// {fleet.combat.viper-damage}
fn damage_vipers_in_space(t: &mut Table, count: u8) -> Flow<()> {
    for _ in 0..count {
        let mut vipers: Vec<(Choice, Area, Option<Seat>)> = Vec::new();
        for area in Area::ALL {
            if t.public.sector(area).vipers.vipers() > 0 {
                vipers.push((Choice::Area(area), area, None));
            }
            for pilot in t.public.pilots_in(area) {
                vipers.push((Choice::Character(t.public.player(pilot).character), area, Some(pilot)));
            }
        }
        if vipers.is_empty() {
            break;
        }
        let current = t.public.current;
        let options = vipers.iter().map(|(choice, _, _)| choice.clone()).collect();
        let picks = t.ask(tabletop::Prompt::one(current, Ask::DamageViper, options))?;
        let (_, area, pilot) = vipers[usize::from(picks[0])];
        combat::damage_viper(t, area, pilot)?;
    }
    Ok(())
}

/// A Cylon player may ignore that a crisis card lets somebody look at a loyalty card. {fleet.cylons.ignore}
fn ignores_look(t: &mut Table, viewer: Seat, of: Seat, cause: &Cause) -> Flow<bool> {
    let may_ignore = cause.is_crisis() && t.public.is_cylon(of) && loyalty::can_look(t, viewer, of);
    Ok(may_ignore && actions::wants(t, of, Ask::IgnoreLook { viewer })?)
}

/// The Admiral may bring vipers and raptors back to the Reserves. {fleet.jump.destination}
fn refit(t: &mut Table, vipers: u8, raptors: u8) -> Flow<()> {
    let admiral = t.public.admiral();
    let hangar = t.public.hangar;
    let up_to = |kind, lost: u8| std::iter::repeat_n(kind, usize::from(lost.min(vipers)));
    let destroyed = Craft::vipers().map(|craft| (LostViper::Destroyed(craft), hangar.destroyed[craft]));
    let damaged = Craft::vipers().map(|craft| (LostViper::Damaged(craft), hangar.damaged[craft]));
    let lost: Vec<LostViper> = destroyed.chain(damaged).flat_map(|(kind, lost)| up_to(kind, lost)).collect();
    let restored = t.pick_some(admiral, Ask::RefitVipers, &lost, 0, usize::from(vipers))?;
    let hangar = &mut t.public.hangar;
    for &viper in &restored {
        let (lost, craft) = match viper {
            LostViper::Destroyed(craft) => (&mut hangar.destroyed, craft),
            LostViper::Damaged(craft) => (&mut hangar.damaged, craft),
        };
        lost[craft] -= 1;
        hangar.reserves[craft] += 1;
    }
    if !restored.is_empty() {
        t.announce(Event::VipersRepaired { count: restored.len() as u8 });
    }
    for _ in 0..raptors.min(t.public.hangar.destroyed[Craft::Raptor]) {
        if actions::wants(t, admiral, Ask::RefitRaptor)? {
            combat::restore_raptors(t, 1);
        }
    }
    Ok(())
}

/// All vipers in space return to the Reserves, their pilots to the Hangar Deck.
fn recall_vipers(t: &mut Table) {
    for area in Area::ALL {
        vipers::recall(t, area);
        for pilot in t.public.pilots_in(area) {
            movement::leave_viper(t, pilot);
            t.player_mut(pilot).place = Place::At(Location::HangarDeck);
            t.announce(Event::Placed { seat: pilot, at: Location::HangarDeck });
        }
    }
    t.announce(Event::VipersRecalled);
}

/// What brutal force could destroy. {fleet.quorum.authorization-of-brutal-force}
pub fn brutal_options(s: &State) -> Vec<Brutal> {
    let mut options = Vec::new();
    if s.public.raiders() > 0 {
        options.push(Brutal::Raiders);
    }
    if s.public.heavy_raiders() > 0 {
        options.push(Brutal::HeavyRaider);
    }
    if s.public.centurions() > 0 {
        options.push(Brutal::Centurion);
    }
    options
}

fn brutal_force(t: &mut Table, seat: Seat) -> Flow<()> {
    let options = brutal_options(t);
    if options.is_empty() {
        return Ok(());
    }
    let chosen = t.pick(seat, Ask::BrutalForce, &options)?;
    let times = if chosen == Brutal::Raiders { 3 } else { 1 };
    for _ in 0..times {
        let wanted = |target: &Target| match target {
            Target::Raider(_) => chosen == Brutal::Raiders,
            Target::HeavyRaider(_) => chosen == Brutal::HeavyRaider,
            Target::Basestar(..) | Target::Centurion(_) => false,
        };
        let mut targets: Vec<Target> = combat::targets(&t.public).into_iter().filter(wanted).collect();
        if chosen == Brutal::Centurion {
            targets.extend(centurions(t));
        }
        if targets.is_empty() {
            break;
        }
        match t.pick(seat, Ask::Target { with: Weapon::BruteForce }, &targets)? {
            Target::Raider(area) => combat::destroy_raiders(t, area, 1),
            Target::HeavyRaider(area) => combat::destroy_heavy_raider(t, area),
            Target::Centurion(space) => combat::destroy_centurion(t, space),
            Target::Basestar(..) => {}
        }
    }
    Ok(())
}

/// The centurions that could be fought, by space.
pub fn centurions(s: &State) -> Vec<Target> {
    (0..4_u8)
        .rev()
        .filter(|&space| s.public.boarding[usize::from(space)] > 0)
        .map(Target::Centurion)
        .collect()
}
