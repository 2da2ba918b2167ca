//! Paying with resource stacks. {ccg.resources.paying}

use smallvec::SmallVec;
use tabletop::{Flow, Seat};

use crate::Table;
use crate::board::is_active;
use crate::card::{CardId, Cost, Resource};
use crate::choice::{Ask, Choice};
use crate::effect::{Effect, Favour, Trigger, Verb};
use crate::event::Event;
use crate::moving;
use crate::piles::choose;
use crate::state::{Piece, PieceId, PieceWord, Public};

/// What a stack makes when it is spent: one for the base or asset, and one for each supply card.
/// {ccg.resources.generating}
fn output(piece: &Piece) -> Option<(Resource, u8)> {
    if piece.is_stack() && !piece.exhausted {
        Some((piece.card().resource?, 1 + piece.supplies))
    } else {
        None
    }
}

/// What a unit can add to a payment while a stack is spent.
fn addition(public: &Public, piece: &Piece) -> Option<Resource> {
    if !piece.card().answers(Trigger::YouSpend) || !is_active(public, piece) {
        return None;
    }
    let payable = moving::can_pay(Verb::Commit, piece);
    piece.card().abilities.iter().find_map(|ability| match ability.effect {
        Effect::Generate(resource) if payable => Some(resource),
        _ => None,
    })
}

/// What a player could pay with.
#[derive(Clone, Copy, Default)]
pub(crate) struct Purse {
    stacks: Cost,
    additions: Cost,
}

impl Purse {
    pub(crate) fn of(public: &Public, seat: Seat, without: Option<PieceId>) -> Purse {
        let mut purse = Purse::default();
        for piece in &public.player(seat).pieces {
            if let Some((resource, amount)) = output(piece)
                && Some(piece.id) != without
            {
                purse.stacks = purse.stacks.plus(resource, amount);
            }
            if let Some(resource) = addition(public, piece) {
                purse.additions = purse.additions.plus(resource, 1);
            }
        }
        purse
    }

    /// Whether it covers a cost; additions come only with a stack.
    fn covers(self, cost: Cost, stack_spent: bool) -> bool {
        let all = Cost(std::array::from_fn(|at| self.stacks.0[at] + self.additions.0[at]));
        let useful = Resource::ALL.iter().any(|one| cost.of(*one) > 0 && self.stacks.of(*one) > 0);
        cost.is_free() || all.covers(cost) && (stack_spent || useful)
    }
}

/// A cost after a discount, in each way in which it can be taken.
fn discounted(cost: Cost, favour: Option<Favour>) -> SmallVec<[(Option<Resource>, Cost); 3]> {
    match favour {
        Some(Favour::Discount(by)) if !cost.is_free() => Resource::ALL
            .into_iter()
            .filter(|one| cost.of(*one) > 0)
            .map(|one| (Some(one), cost.minus(Cost::FREE.plus(one, by))))
            .collect(),
        _ => [(None, cost)].into_iter().collect(),
    }
}

/// How much logistics must be made to be exchanged, and what is made then.
const EXCHANGED: (u8, u8) = (2, 3);

/// Whether a stack can be exchanged for another resource, alone or with a second one, so that the rest of the cost
/// can still be paid. {ccg.rulings.ragnar}
fn can_exchange(public: &Public, seat: Seat, piece: &Piece, left: Cost, into: Resource) -> bool {
    let Some((Resource::Logistics, amount)) = output(piece) else { return false };
    let rest = left.minus(Cost::FREE.plus(into, EXCHANGED.1));
    let mut purse = Purse::of(public, seat, Some(piece.id));
    if amount < EXCHANGED.0 {
        if partners(public, seat, piece.id).next().is_none() {
            return false;
        }
        purse.stacks = purse.stacks.minus(Cost::FREE.plus(Resource::Logistics, 1));
    }
    left.of(into) > 0 && purse.covers(rest, true)
}

/// The stacks that can be exchanged together with a stack that makes too little: those that do so too. Others need
/// no help.
fn partners(public: &Public, seat: Seat, of: PieceId) -> impl Iterator<Item = &Piece> {
    let small = Some((Resource::Logistics, EXCHANGED.0 - 1));
    public.player(seat).pieces.iter().filter(move |piece| piece.id != of && output(piece) == small)
}

/// Spends a stack to make something else than it makes, and a second one if the first makes too little.
fn spend_otherwise(t: &mut Table, seat: Seat, card: CardId, left: Cost, piece: PieceWord) -> Flow<()> {
    let (_, amount) = spend(t, seat, piece);
    if amount < EXCHANGED.0 {
        let options = partners(&t.public, seat, piece.id).map(|piece| Choice::SpendOtherwise(piece.word()));
        let options: Vec<Choice> = options.collect();
        if let Choice::SpendOtherwise(second) = choose(t, seat, Ask::Pay { card, left }, options)? {
            spend(t, seat, second);
        }
    }
    Ok(())
}

/// Whether a player can pay a cost.
pub(crate) fn can_pay(public: &Public, seat: Seat, cost: Cost) -> bool {
    can_pay_from(public, seat, Purse::of(public, seat, None), cost)
}

/// Whether a player with this purse can pay a cost.
pub(crate) fn can_pay_from(public: &Public, seat: Seat, purse: Purse, cost: Cost) -> bool {
    let favour = public.favour;
    if cost.is_free() || favour.is_none() {
        return purse.covers(cost, false);
    }
    discounted(cost, favour).into_iter().any(|(_, cost)| {
        purse.covers(cost, false)
            || favour == Some(Favour::Exchange)
                && public.player(seat).pieces.iter().any(|piece| {
                    Resource::ALL.into_iter().any(|into| can_exchange(public, seat, piece, cost, into))
                })
    })
}

/// How many resources of any types a player could pay for a challenge with this unit, which has to stay alert.
/// {ccg.challenge.tax}
pub(crate) fn most_of_any(public: &Public, seat: Seat, challenger: PieceId) -> u8 {
    let stacks = Purse::of(public, seat, None).stacks;
    // Additions come only with a stack.
    if stacks.is_free() {
        0
    } else {
        stacks.total() + additions_beside(public, seat, challenger).count() as u8
    }
}

fn additions_beside(public: &Public, seat: Seat, challenger: PieceId) -> impl Iterator<Item = PieceWord> {
    additions(public, seat).map(|(piece, _)| piece).filter(move |piece| piece.id != challenger)
}

/// Pays so many resources of any types. What is left over is lost: it was not paid for a card. {ccg.challenge.tax}
pub(crate) fn pay_tax(t: &mut Table, seat: Seat, due: u8, challenger: PieceId) -> Flow<()> {
    let (mut left, mut stack_spent) = (due, false);
    while left > 0 {
        let stacks = t.public.player(seat).pieces.iter().filter(|piece| output(piece).is_some());
        let mut options: Vec<Choice> = stacks.map(|piece| Choice::Spend(piece.word())).collect();
        if stack_spent {
            options.extend(additions_beside(&t.public, seat, challenger).map(Choice::Generate));
        }
        let (_, amount) = match choose(t, seat, Ask::PayTax { left }, options)? {
            Choice::Generate(piece) => add(t, seat, piece)?,
            Choice::Spend(piece) => spend(t, seat, piece),
            _ => break,
        };
        stack_spent = true;
        left = left.saturating_sub(amount);
    }
    Ok(())
}

/// Pays for a card and returns the excess, if any stack was spent. {ccg.resources.paying}
pub(crate) fn pay(t: &mut Table, seat: Seat, card: CardId, cost: Cost) -> Flow<Option<Cost>> {
    let mut left = discount(t, seat, card, cost)?;
    let mut excess: Option<Cost> = None;
    while !left.is_free() {
        let options = ways_to_pay(&t.public, seat, left, excess.is_some());
        let (resource, amount) = match choose(t, seat, Ask::Pay { card, left }, options)? {
            Choice::Spend(piece) => spend(t, seat, piece),
            Choice::SpendOtherwise(piece) => {
                let exchangeable = |into: &Resource| {
                    t.public
                        .piece(piece.id)
                        .is_some_and(|piece| can_exchange(&t.public, seat, piece, left, *into))
                };
                let into = Resource::ALL.into_iter().filter(exchangeable).map(Choice::Resource).collect();
                let into = choose(t, seat, Ask::Exchange, into)?;
                spend_otherwise(t, seat, card, left, piece)?;
                t.public.favour = None;
                let Choice::Resource(into) = into else { continue };
                (into, EXCHANGED.1)
            }
            Choice::Generate(piece) => add(t, seat, piece)?,
            _ => continue,
        };
        let used = amount.min(left.of(resource));
        left = left.minus(Cost::FREE.plus(resource, used));
        excess = Some(excess.unwrap_or_default().plus(resource, amount - used));
    }
    Ok(excess)
}

/// A card costs less: of which type, if it costs several. {ccg.execution.extra-actions}
fn discount(t: &mut Table, seat: Seat, card: CardId, cost: Cost) -> Flow<Cost> {
    let ways: SmallVec<[(Option<Resource>, Cost); 3]> = discounted(cost, t.public.favour)
        .into_iter()
        .filter(|(_, cost)| Purse::of(&t.public, seat, None).covers(*cost, false))
        .collect();
    match ways.as_slice() {
        // Nothing but an exchange can pay it, and an exchange comes without a discount.
        [] => Ok(cost),
        [(_, only)] => Ok(*only),
        several => {
            let options = several.iter().filter_map(|(of, _)| of.map(Choice::Resource)).collect();
            let chosen = choose(t, seat, Ask::Discount { card }, options)?;
            let cost = several.iter().find(|(of, _)| of.map(Choice::Resource) == Some(chosen));
            Ok(cost.map_or(several[0].1, |(_, cost)| *cost))
        }
    }
}

/// Stacks that help, and units that can add to the payment once a stack is spent.
fn ways_to_pay(public: &Public, seat: Seat, left: Cost, stack_spent: bool) -> Vec<Choice> {
    let mut options = Vec::new();
    for piece in &public.player(seat).pieces {
        let exchanges = public.favour == Some(Favour::Exchange);
        if let Some((resource, amount)) = output(piece)
            && left.of(resource) > 0
        {
            // Where only an exchange can pay, a stack that could be exchanged is not wasted.
            let rest = left.minus(Cost::FREE.plus(resource, amount));
            if !exchanges || Purse::of(public, seat, Some(piece.id)).covers(rest, true) {
                options.push(Choice::Spend(piece.word()));
            }
        }
        if exchanges && Resource::ALL.into_iter().any(|into| can_exchange(public, seat, piece, left, into)) {
            options.push(Choice::SpendOtherwise(piece.word()));
        }
        if stack_spent && addition(public, piece).is_some_and(|resource| left.of(resource) > 0) {
            options.push(Choice::Generate(piece.word()));
        }
    }
    options
}

/// Spends a stack. {ccg.resources.generating}
pub(crate) fn spend(t: &mut Table, seat: Seat, piece: PieceWord) -> (Resource, u8) {
    let made = t.public.piece(piece.id).and_then(output);
    let (resource, amount) = made.unwrap_or((Resource::Persuasion, 0));
    if let Some(stack) = t.public.piece_mut(piece.id) {
        stack.exhausted = true;
    }
    t.announce(Event::Spent { seat, piece, resource, amount });
    (resource, amount)
}

/// Commits a unit to add to a payment.
pub(crate) fn add(t: &mut Table, seat: Seat, piece: PieceWord) -> Flow<(Resource, u8)> {
    t.announce(Event::Used { seat, piece });
    let resource = t.public.piece(piece.id).and_then(|piece| addition(&t.public, piece));
    moving::act(t, Verb::Commit, piece.id)?;
    Ok((resource.unwrap_or(Resource::Persuasion), 1))
}

/// Units that could add to a payment, with what they add.
pub(crate) fn additions(public: &Public, seat: Seat) -> impl Iterator<Item = (PieceWord, Resource)> {
    let pieces = public.player(seat).pieces.iter();
    pieces.filter_map(|piece| addition(public, piece).map(|resource| (piece.word(), resource)))
}
