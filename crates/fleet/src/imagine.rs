//! What a player program dreams up: a full state that fits a view, and how good a state looks from a seat.
//! Everything comes from the view and the program's own chance. {fleet.secrecy.public}

use std::collections::BTreeMap;

use strum::{EnumCount, IntoEnumIterator};
use tabletop::{Dice, Imagine, Seat, Seed};

use crate::bot::belief::{hidden_backs, known_faces};
use crate::bot::{Belief, prospects};
use crate::cards::loyalty::{Dealt, LoyaltyId};
use crate::cards::{Loyalty, skill};
use crate::space::{Cargo, CivilianId};
use crate::state::{Hidden, Own, Public, Sighting, State};
use crate::stock::{Component, Stock, Stocked, Stocks};
use crate::{Fleet, Skill, SkillCard, View};

impl Imagine for Fleet {
    /// A state that fits the view. Between two steps all cards are there; in the middle of one, those that
    /// somebody is just choosing from may be missing, as they are on the table.
    fn imagine(view: &View<'_>, dice: &mut Dice) -> State {
        imagine_with(view, &Belief::default(), dice)
    }

    fn score(state: &State, seat: Seat) -> f64 {
        if state.public.outcome.is_some() {
            return f64::from(u8::from(state.public.winners.contains(&seat)));
        }
        let humans = prospects::of_humanity(state);
        // Before the characters are chosen, nobody is on any team.
        let cylon = !state.public.players.is_empty() && state.is_on_cylon_team(seat);
        if cylon { 1.0 - humans } else { humans }
    }
}

/// A state that fits the view, in which loyalty cards lie as likely as `belief` says; without any clues, as likely as the
/// loyalty deck says.
pub fn imagine_with(view: &View<'_>, belief: &Belief, dice: &mut Dice) -> State {
    let mut own: Vec<Own> = vec![Own::default(); view.backs.len()];
    let skill = imagine_skill_cards(view, dice, &mut own);
    let loyalty_deck = imagine_loyalty(view, belief, dice, &mut own);
    let (stocks, civilians) = imagine_stocks(view, dice, &mut own);
    if let (Some(seat), Some(known)) = (view.seat, view.own)
        && let Some(place) = own.get_mut(seat.index())
    {
        place.clone_from(known);
    }
    let hidden = Hidden {
        skill_decks: skill.decks,
        skill_discards: skill.discards,
        destiny: skill.destiny,
        check_cards: skill.check,
        stocks,
        loyalty_deck,
        civilians,
        dice: Dice::new(new_seed(dice)),
    };
    State { public: view.public.clone(), own, hidden }
}

fn new_seed(dice: &mut Dice) -> Seed {
    Seed::from_number(u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX)))
}

/// Takes `count` of the cards that nobody has seen, or as many as there are.
fn draw<T>(unseen: &mut Vec<T>, count: u8, dice: &mut Dice) -> Vec<T> {
    dice.shuffle(unseen);
    unseen.split_off(unseen.len().saturating_sub(usize::from(count)))
}

/// A discard pile of what is left, under the card that all see. Where all see no card, there is none.
fn pile<T>(mut rest: Vec<T>, top: Option<T>) -> Vec<T> {
    match top {
        Some(top) => {
            rest.push(top);
            rest
        }
        None => Vec::new(),
    }
}

/// Takes one such card out. In the middle of a step a card can be in two places at once; then it is gone.
fn remove<T: PartialEq>(unseen: &mut Vec<T>, card: &T) {
    if let Some(at) = unseen.iter().position(|other| other == card) {
        unseen.swap_remove(at);
    }
}

fn remove_all<T: PartialEq>(unseen: &mut Vec<T>, cards: impl IntoIterator<Item = T>) {
    for card in cards {
        remove(unseen, &card);
    }
}

fn others<'a>(view: &'a View<'_>) -> impl Iterator<Item = Seat> + 'a {
    Seat::all(view.backs.len()).filter(|&seat| view.seat != Some(seat))
}

struct SkillCards {
    decks: [Vec<SkillCard>; Skill::COUNT],
    discards: [Vec<SkillCard>; Skill::COUNT],
    destiny: Vec<SkillCard>,
    check: Vec<SkillCard>,
}

/// Where a skill card may lie unseen, other than in a deck or discard pile.
#[derive(Clone, Copy, PartialEq)]
enum Holder {
    Hand(Seat),
    Destiny,
    Check,
}

/// Decks get their numbers. Of the rest, what can't be in a discard pile must be in a hand, in the destiny
/// deck or in the check; then these are filled up, hands with types of the skill set as far as there are.
fn imagine_skill_cards(view: &View<'_>, dice: &mut Dice, own: &mut [Own]) -> SkillCards {
    let check = view.public.check();
    let shown: &[SkillCard] = check.map_or(&[], |check| &check.shown);
    let mut decks: [Vec<SkillCard>; Skill::COUNT] = Default::default();
    let mut rest: [Vec<SkillCard>; Skill::COUNT] = Default::default();
    for kind in Skill::ALL {
        let mut unseen = skill::deck(kind, &view.public.configuration);
        remove_all(&mut unseen, view.own.iter().flat_map(|own| own.hand.iter().copied()));
        remove_all(&mut unseen, shown.iter().copied());
        let (count, top) = view.skill_piles(kind);
        remove_all(&mut unseen, top);
        decks[kind.index()] = draw(&mut unseen, count, dice);
        rest[kind.index()] = unseen;
    }
    let mut slots: Vec<Holder> = vec![Holder::Destiny; usize::from(view.decks.destiny)];
    let face_down = check.map_or(0, |check| usize::from(check.cards()).saturating_sub(shown.len()));
    slots.extend(std::iter::repeat_n(Holder::Check, face_down));
    for seat in others(view) {
        let cards = usize::from(view.backs[seat.index()].skill_cards);
        slots.extend(std::iter::repeat_n(Holder::Hand(seat), cards));
    }
    dice.shuffle(&mut slots);
    let mut imagined =
        SkillCards { decks, discards: Default::default(), destiny: Vec::new(), check: shown.to_vec() };
    let mut put = |imagined: &mut SkillCards, holder: Holder, card: SkillCard| match holder {
        Holder::Hand(seat) => own[seat.index()].hand.push(card),
        Holder::Destiny => imagined.destiny.push(card),
        Holder::Check => imagined.check.push(card),
    };
    let top = |kind: Skill| view.skill_piles(kind).1;
    let homeless = |kind: &Skill| top(*kind).is_none();
    for kind in Skill::ALL.into_iter().filter(homeless) {
        for card in std::mem::take(&mut rest[kind.index()]) {
            let liked = slots.iter().position(|&holder| likes(view.public, &imagined, holder, kind));
            if let Some(at) = liked.or_else(|| slots.len().checked_sub(1)) {
                put(&mut imagined, slots.swap_remove(at), card);
            }
        }
    }
    for holder in slots {
        let there = |kind: &Skill| !rest[kind.index()].is_empty();
        let liked: Vec<Skill> = Skill::ALL
            .into_iter()
            .filter(|&kind| there(&kind) && likes(view.public, &imagined, holder, kind))
            .collect();
        let kind = match liked.as_slice() {
            [] => Skill::ALL.into_iter().find(there),
            liked => Some(dice.pick(liked)),
        };
        // The order of what is left is random already.
        if let Some(card) = kind.and_then(|kind| rest[kind.index()].pop()) {
            put(&mut imagined, holder, card);
        }
    }
    for kind in Skill::ALL {
        let left = std::mem::take(&mut rest[kind.index()]);
        imagined.discards[kind.index()] = pile(left, top(kind));
    }
    imagined
}

/// Whether a card of this type is likely there: the destiny deck begins with two of each, and players mostly
/// draw from their skill sets.
fn likes(public: &Public, imagined: &SkillCards, holder: Holder, kind: Skill) -> bool {
    match holder {
        Holder::Destiny => imagined.destiny.iter().filter(|card| card.skill() == kind).count() < 2,
        Holder::Check => true,
        Holder::Hand(seat) => match public.players.get(seat.index()) {
            Some(player) if player.standing.rights().has_sheet => {
                player.character.sheet().skill_types().contains(&kind)
            }
            _ => true,
        },
    }
}

/// Every back on the table gets a face: the viewer's own, those it was shown, and for the others one that is believed
/// to be there. {fleet.set-up.loyalty-deck}
fn imagine_loyalty(view: &View<'_>, belief: &Belief, dice: &mut Dice, own: &mut [Own]) -> Vec<Dealt> {
    let imagined = belief.sample(view, dice);
    let faces: BTreeMap<LoyaltyId, Loyalty> = imagined.into_iter().chain(known_faces(view)).collect();
    for (place, backs) in own.iter_mut().zip(&view.backs) {
        place.loyalty = backs.loyalty.iter().map(|&id| Dealt { id, card: faces[&id] }).collect();
    }
    let on_the_table = |id: &LoyaltyId| view.backs.iter().any(|backs| backs.loyalty.contains(id));
    // The last of the deck is its top, and has the lowest number.
    hidden_backs(view).filter(|id| !on_the_table(id)).map(|id| Dealt { id, card: faces[&id] }).rev().collect()
}

/// Every stock: what is neither in sight nor in the viewer's hand lies in the other hands, in the draw pile, face down on
/// the board, and else in the discard pile.
fn imagine_stocks(view: &View<'_>, dice: &mut Dice, own: &mut [Own]) -> (Stocks, Vec<(CivilianId, Cargo)>) {
    let mut stocks = Stocks::default();
    let mut civilians = Vec::new();
    for stock in Stock::iter() {
        let row = stock.row();
        let backs = &view.decks.stocks[stock];
        let mut unseen = (row.whole)(&view.public.configuration);
        remove_all(&mut unseen, (row.in_sight)(view.public));
        remove_all(&mut unseen, backs.discard);
        let held = view.own.into_iter().flat_map(|own| own.held.iter());
        remove_all(&mut unseen, held.filter(|component| component.stock() == stock));
        let seen_hand = view.quorum.filter(|_| stock == Stock::Quorum);
        remove_all(&mut unseen, seen_hand.into_iter().flatten().copied());
        let known_ships = known_ships(view, stock);
        remove_all(&mut unseen, known_ships.iter().filter_map(|&(_, cargo)| cargo.map(Component::Cargo)));

        stocks[stock].with_title = match seen_hand {
            Some(hand) => hand.to_vec(),
            None => draw(&mut unseen, backs.with_title, dice),
        };
        stocks[stock].draw = draw(&mut unseen, backs.draw, dice);
        for seat in others(view) {
            let held = draw(&mut unseen, view.backs[seat.index()].held[stock], dice);
            own[seat.index()].held.extend(held);
        }
        let aboard = |unseen: &mut Vec<Component>| unseen.pop().and_then(Cargo::of);
        civilians.extend(
            known_ships
                .into_iter()
                .filter_map(|(ship, known)| Some((ship, known.or_else(|| aboard(&mut unseen))?))),
        );
        stocks[stock].discard = match &row.discard {
            Some(discard) if discard.top_is_seen => pile(unseen, backs.discard),
            Some(_) => unseen,
            None => Vec::new(),
        };
    }
    (stocks, civilians)
}

/// The civilian ships on every board, with what they carry where the viewer has seen it.
fn known_ships(view: &View<'_>, stock: Stock) -> Vec<(CivilianId, Option<Cargo>)> {
    if stock != Stock::Civilian {
        return Vec::new();
    }
    let seen: BTreeMap<CivilianId, Cargo> = view
        .own
        .iter()
        .flat_map(|own| &own.seen)
        .filter_map(|sighting| match *sighting {
            Sighting::Civilian { ship, cargo } => Some((ship, cargo)),
            Sighting::Loyalty { .. } => None,
        })
        .collect();
    let mut ships: Vec<CivilianId> =
        view.public.space.everywhere().flat_map(|sector| sector.civilians.iter().copied()).collect();
    ships.sort_unstable();
    ships.into_iter().map(|ship| (ship, seen.get(&ship).copied())).collect()
}
