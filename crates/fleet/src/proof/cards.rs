//! Cards with one thing changed. Names, and the name of an attack's special rule, are words: no rule reads them.

use std::any::Any;

use smallvec::{SmallVec, smallvec};
use strum::IntoEnumIterator;

use super::effects::{Cast, Variants, activations, from, lists, named, ships, steps, within};
use super::{Change, Row};
use crate::cards::crisis::Attack;
use crate::cards::{Card, CardId, CrisisCard, CrisisKind, DestinationCard, QuorumCard, SuperCrisisCard};
use crate::effect::{Activation, Who};

/// Who uses a crisis card is the current player.
const CRISIS: Cast = Cast(&[Who::Current, Who::President, Who::Admiral]);
/// Quorum cards are used by whoever acts.
const QUORUM: Cast = Cast(&[Who::Actor, Who::Current, Who::President, Who::Admiral]);
/// Destinations name nobody.
const DESTINATION: Cast = Cast(&[]);

/// Every change of every card.
pub(super) fn changes() -> Vec<Change> {
    let mut changes = of_each(crises);
    changes.extend(of_each(|card: &SuperCrisisCard| {
        within(kinds(&card.kind), |kind| SuperCrisisCard { kind, ..card.clone() })
    }));
    changes.extend(of_each(|card: &QuorumCard| {
        within(QUORUM.effects(&card.effect), |effect| QuorumCard { effect, ..card.clone() })
    }));
    changes.extend(of_each(destinations));
    changes
}

/// The variants of all cards of a table, and of how often they are in the deck.
fn of_each<C: Card + Any + Send + Sync>(variants: impl Fn(&C) -> Variants<C>) -> Vec<Change> {
    let changes = |id: CardId<C>| {
        let card = id.card();
        let printed = variants(card).into_iter();
        let printed = printed.map(|(what, card)| Change::to(Row::Card(C::NOUN, id.slug()), what, card));
        let copies =
            named("copies", from(&card.copies(), [card.copies() - 1, card.copies() + 1])).into_iter();
        let copies = copies.map(|(what, copies)| Change::to(Row::Copies(C::NOUN, id.slug()), what, copies));
        printed.chain(copies).collect::<Vec<_>>()
    };
    CardId::<C>::all().flat_map(changes).collect()
}

fn crises(card: &CrisisCard) -> Variants<CrisisCard> {
    let with = |change: &dyn Fn(&mut CrisisCard)| {
        let mut card = card.clone();
        change(&mut card);
        card
    };
    let mut variants = within(kinds(&card.kind), |kind| with(&|card| card.kind = kind.clone()));
    let icons = [SmallVec::new()].into_iter().chain(Activation::iter().map(|icon| smallvec![icon]));
    let icons = icons.filter(|icons: &SmallVec<[Activation; 2]>| *icons != card.activate);
    let icons = named("activate", from(&card.activate, icons));
    variants.extend(within(icons, |icons| with(&|card| card.activate.clone_from(&icons))));
    let icons = named("jump", from(&card.jump, [!card.jump]));
    variants.extend(within(icons, |icon| with(&|card| card.jump = icon)));
    variants
}

fn kinds(kind: &CrisisKind) -> Variants<CrisisKind> {
    match kind {
        CrisisKind::Check(check) => within(CRISIS.checks(check), CrisisKind::Check),
        CrisisKind::CheckOr(chooser, check, instead) => {
            let with = |chooser, check, instead| CrisisKind::CheckOr(chooser, check, instead);
            let mut variants =
                within(CRISIS.others(*chooser), |chooser| with(chooser, check.clone(), instead.clone()));
            variants.extend(within(CRISIS.checks(check), |check| with(*chooser, check, instead.clone())));
            let effects = CRISIS.effects(instead);
            variants.extend(within(effects, |instead| with(*chooser, check.clone(), instead)));
            variants
        }
        CrisisKind::Event(chooser, first, second) => {
            let with = |chooser, first, second| CrisisKind::Event(chooser, first, second);
            let mut variants =
                within(CRISIS.others(*chooser), |chooser| with(chooser, first.clone(), second.clone()));
            variants
                .push(("the boxes are swapped".to_owned(), with(*chooser, second.clone(), first.clone())));
            variants.extend(within(CRISIS.effects(first), |first| with(*chooser, first, second.clone())));
            variants.extend(within(CRISIS.effects(second), |second| with(*chooser, first.clone(), second)));
            variants
        }
        CrisisKind::Attack(attack) => within(attacks(attack), CrisisKind::Attack),
    }
}

fn attacks(attack: &Attack) -> Variants<Attack> {
    let acting = lists(&attack.activate, activations);
    let mut variants = within(acting, |activate| Attack { activate, ..attack.clone() });
    variants.extend(within(lists(&attack.place, ships), |place| Attack { place, ..attack.clone() }));
    variants.extend(within(CRISIS.effects(&attack.special), |special| Attack { special, ..attack.clone() }));
    variants
}

fn destinations(card: &DestinationCard) -> Variants<DestinationCard> {
    let mut variants =
        within(DESTINATION.effects(&card.effect), |effect| DestinationCard { effect, ..card.clone() });
    let distances = named("distance", steps(card.distance));
    variants.extend(within(distances, |distance| DestinationCard { distance, ..card.clone() }));
    variants
}
