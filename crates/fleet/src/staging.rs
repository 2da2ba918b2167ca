//! Putting a game into a given position for a scenario: what the case does not mention is put in order, so
//! that every component is there exactly as often as in the box.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use strum::IntoEnumIterator;
use tabletop::{Game, Picks, Policy, Prompt, Seed, SetupError, Staged};

use crate::cards::loyalty::{Dealt, LoyaltyId};
use crate::cards::{Loyalty, skill};
use crate::craft::Craft;
use crate::space::{Cargo, CivilianId};
use crate::state::{State, Step};
use crate::stock::{Component, Piles, Stock, Stocked};
use crate::{Fleet, Setup, Skill, SkillCard, Table, View};

/// What comes next from decks, piles and dice; the first of a list comes first.
#[derive(Deserialize, Default)]
#[serde(rename_all = "kebab-case", default)]
struct Next {
    rolls: Vec<u8>,
    skills: Vec<SkillCard>,
    destiny: Vec<SkillCard>,
    /// Cargo of civilian ships on the board, by their numbers.
    cargo: BTreeMap<u16, Cargo>,
    /// Loyalty cards that players hold, by the players' names.
    loyalty: BTreeMap<String, Vec<Loyalty>>,
    /// Loyalty cards still to be dealt.
    loyalty_deck: Vec<Loyalty>,
    /// Components of stocks, by the names in their rows.
    #[serde(flatten)]
    stocks: BTreeMap<String, Value>,
}

impl Next {
    /// What comes next from each stock, the first of a list first.
    fn of_stocks(&self) -> Result<BTreeMap<Stock, Vec<Component>>, String> {
        let mut given = self.stocks.clone();
        let mut next = BTreeMap::new();
        for stock in Stock::iter() {
            let name = stock.row().next;
            let Some(words) = given.remove(name) else { continue };
            let words: Vec<String> =
                serde_json::from_value(words).map_err(|error| format!("`next`: {name}: {error}"))?;
            let components: Result<Vec<Component>, String> =
                words.iter().map(|word| (stock.row().read)(word)).collect();
            next.insert(stock, components.map_err(|error| format!("`next`: {name}: {error}"))?);
        }
        match given.keys().next() {
            Some(name) => Err(format!("`next`: nothing comes from `{name}`")),
            None => Ok(next),
        }
    }
}

/// Picks the first options there are.
struct FirstOptions;

impl Policy<Fleet> for FirstOptions {
    fn decide(&mut self, _view: &View<'_>, prompt: &Prompt<Fleet>) -> Picks {
        (0..prompt.least).collect()
    }
}

impl Staged for Fleet {
    fn seat_names(state: &State) -> Vec<String> {
        let name = |(at, chosen): (usize, &Option<crate::characters::Character>)| match chosen {
            Some(character) => character.to_string(),
            None => format!("seat-{}", at + 1),
        };
        state.public.chosen.iter().enumerate().map(name).collect()
    }

    /// With characters given by the set-up, a scenario begins with the first player's turn.
    fn opening(setup: &Setup, seed: Seed) -> Result<State, SetupError> {
        let state = Fleet::set_up(setup, seed)?;
        if setup.characters.is_none() {
            return Ok(state);
        }
        let players: Vec<Box<dyn Policy<Fleet>>> =
            (0..state.public.count()).map(|_| Box::new(FirstOptions) as Box<dyn Policy<Fleet>>).collect();
        let mut table = Table::with_players(state, players);
        while table.public.step != Step::ReceiveSkills {
            // A set-up has no more than a few steps, each of which the players answer.
            let _ = table.play_out(1);
        }
        Ok(table.into_parts().0)
    }

    fn stage(state: &mut State, given: &Value, next: &Value) -> Result<(), String> {
        let next: Next = if next.is_null() {
            Next::default()
        } else {
            serde_json::from_value(next.clone()).map_err(|error| format!("`next`: {error}"))?
        };
        if !state.public.players.is_empty() {
            stage_skill_cards(state, given, &next)?;
            stage_stocks(state, given, &next)?;
            stage_loyalty(state, &next)?;
            stage_craft(state, given)?;
            if state.public.this_turn.actions == 0 {
                state.public.this_turn.actions = 1;
            }
        }
        state.hidden.dice.load(&next.rolls);
        state.check_invariants()
    }
}

/// Makes the piles hold whatever of `all` is not fixed elsewhere: cards stay where they are if they can, the
/// rest goes under the first pile, and `next` on its top.
fn settle<T: Copy + PartialEq + std::fmt::Debug>(
    what: &str,
    mut all: Vec<T>,
    fixed: impl IntoIterator<Item = T>,
    piles: &mut [&mut Vec<T>],
    next: &[T],
) -> Result<(), String> {
    let take = |all: &mut Vec<T>, wanted: T| {
        let at = all.iter().position(|&one| one == wanted);
        at.map(|at| all.remove(at)).ok_or_else(|| format!("{what}: there are not enough of {wanted:?}"))
    };
    for one in fixed.into_iter().chain(next.iter().copied()) {
        take(&mut all, one)?;
    }
    for pile in piles.iter_mut() {
        pile.retain(|&one| take(&mut all, one).is_ok());
    }
    if let Some(first) = piles.first_mut() {
        first.splice(0..0, all);
        first.extend(next.iter().rev());
    }
    Ok(())
}

fn mentions(given: &Value, pointer: &str) -> bool {
    given.pointer(pointer).is_some()
}

fn stage_skill_cards(state: &mut State, given: &Value, next: &Next) -> Result<(), String> {
    for kind in Skill::ALL {
        let of_kind = |cards: &[SkillCard]| -> Vec<SkillCard> {
            cards.iter().copied().filter(|card| card.skill() == kind).collect()
        };
        let mut fixed: Vec<SkillCard> = state.own.iter().flat_map(|own| of_kind(&own.hand)).collect();
        fixed.extend(of_kind(&state.hidden.check_cards));
        fixed.extend(of_kind(&next.destiny));
        let hidden = &mut state.hidden;
        let mut destiny = of_kind(&hidden.destiny);
        let mut discards = std::mem::take(&mut hidden.skill_discards[kind.index()]);
        if mentions(given, "/hidden/skill-discards") {
            fixed.extend(&discards);
        }
        let deck = &mut hidden.skill_decks[kind.index()];
        let mut loose_discards =
            if mentions(given, "/hidden/skill-discards") { Vec::new() } else { discards.clone() };
        let upcoming = of_kind(&next.skills);
        settle(
            "skill cards",
            skill::deck(kind, &state.public.configuration),
            fixed,
            &mut [deck, &mut loose_discards, &mut destiny],
            &upcoming,
        )?;
        if !mentions(given, "/hidden/skill-discards") {
            discards = loose_discards;
        }
        hidden.skill_discards[kind.index()] = discards;
        hidden.destiny.retain(|card| card.skill() != kind);
        hidden.destiny.extend(destiny);
    }
    state.hidden.destiny.extend(next.destiny.iter().rev());
    Ok(())
}

/// Puts every stock in order; a discard pile stays as it is if the case mentions it.
fn stage_stocks(state: &mut State, given: &Value, next: &Next) -> Result<(), String> {
    let upcoming = next.of_stocks()?;
    let ships = ships_on_the_board(state, next);
    for stock in Stock::iter() {
        let row = stock.row();
        let of_this = |component: &Component| component.stock() == stock;
        let mut fixed = (row.in_sight)(&state.public);
        fixed.extend(state.own.iter().flat_map(|own| own.held.iter()).filter(of_this));
        fixed.extend(ships.iter().filter_map(|&(_, cargo)| cargo.map(Component::Cargo)).filter(of_this));
        let Piles { draw, discard, with_title } = &mut state.hidden.stocks[stock];
        fixed.extend(with_title.iter());
        let all = (row.whole)(&state.public.configuration);
        let next = upcoming.get(&stock).map_or(&[][..], Vec::as_slice);
        let mentioned =
            row.discard.as_ref().is_some_and(|pile| mentions(given, &format!("/hidden/{}", pile.name)));
        if mentioned {
            fixed.extend(discard.iter());
            settle(row.noun, all, fixed, &mut [draw], next)?;
        } else {
            settle(row.noun, all, fixed, &mut [draw, discard], next)?;
        }
    }
    load_ships(state, ships)
}

/// The civilian ships on the board, with what they carry where that is known.
fn ships_on_the_board(state: &State, next: &Next) -> Vec<(CivilianId, Option<Cargo>)> {
    let on_board = state.public.space.everywhere().flat_map(|sector| sector.civilians.iter().copied());
    let known = |ship: CivilianId| {
        let aboard = state.hidden.civilians.iter().find(|(civilian, _)| *civilian == ship);
        next.cargo.get(&ship.0).copied().or(aboard.map(|&(_, cargo)| cargo))
    };
    on_board.map(|ship| (ship, known(ship))).collect()
}

/// Ships whose cargo the case does not say get some that is left.
fn load_ships(state: &mut State, ships: Vec<(CivilianId, Option<Cargo>)>) -> Result<(), String> {
    let highest = ships.iter().map(|(ship, _)| ship.0).max().unwrap_or(0);
    state.public.next_civilian = state.public.next_civilian.max(highest + 1);
    let pile = &mut state.hidden.stocks[Stock::Civilian].draw;
    state.hidden.civilians = ships
        .into_iter()
        .map(|(ship, cargo)| {
            let left =
                |pile: &mut Vec<Component>| if pile.is_empty() { None } else { Cargo::of(pile.remove(0)) };
            let cargo = cargo.or_else(|| left(pile));
            cargo.map(|cargo| (ship, cargo)).ok_or_else(|| "civilian ships: there are only 12".to_owned())
        })
        .collect::<Result<_, _>>()?;
    Ok(())
}

/// Gives players the loyalty cards that the case names, and everybody else what is left of a legal deck.
fn stage_loyalty(state: &mut State, next: &Next) -> Result<(), String> {
    if next.loyalty.is_empty() && next.loyalty_deck.is_empty() {
        return Ok(());
    }
    let names = Fleet::seat_names(state);
    let mut wanted: Vec<Option<Vec<Loyalty>>> = vec![None; names.len()];
    for (name, cards) in &next.loyalty {
        let seat = names.iter().position(|seat| seat == name);
        let seat = seat.ok_or_else(|| format!("`loyalty`: `{name}` is none of {}", names.join(", ")))?;
        wanted[seat] = Some(cards.clone());
    }
    let open: Vec<Loyalty> =
        state.public.players.iter().flat_map(|player| player.open_loyalty.clone()).collect();
    let mut pool: Vec<Loyalty> =
        state.own.iter().flat_map(|own| own.loyalty.iter().map(|dealt| dealt.card)).collect();
    pool.extend(state.hidden.loyalty_deck.iter().map(|dealt| dealt.card));
    let cylons = crate::loyalty::composition(names.len()).cylons;
    let mentioned: Vec<Loyalty> =
        wanted.iter().flatten().flatten().chain(&next.loyalty_deck).copied().collect();
    // The Cylon cards of the deck were drawn at random: those that the case names take their place.
    pool.retain(|card| !card.is_cylon());
    let mut in_play: Vec<Loyalty> =
        mentioned.iter().chain(&open).copied().filter(|card| card.is_cylon()).collect();
    let taken = |card: &Loyalty| mentioned.contains(card) || open.contains(card);
    for card in Loyalty::cylons(&state.public.configuration).filter(|card| !taken(card)) {
        if in_play.len() < cylons {
            in_play.push(card);
        }
    }
    if in_play.len() > cylons {
        return Err(format!("`loyalty`: {} Cylon cards, but there are {cylons}", in_play.len()));
    }
    pool.extend(in_play.into_iter().filter(|card| !open.contains(card)));
    let mut take = |card: Loyalty| {
        let at = pool.iter().position(|&one| one == card);
        at.map(|at| pool.remove(at)).ok_or_else(|| format!("`loyalty`: there is no {card} left"))
    };
    for card in mentioned {
        take(card)?;
    }
    pool.sort_unstable_by_key(|card| std::cmp::Reverse(card.is_cylon()));
    let mut id = 0;
    let mut number = |card: Loyalty| {
        id += 1;
        Dealt { id: LoyaltyId(id - 1), card }
    };
    for (seat, own) in state.own.iter_mut().enumerate() {
        let count = own.loyalty.len();
        let cards = match wanted[seat].take() {
            Some(cards) => cards,
            // Whoever is not mentioned is human, if the deck allows it.
            None => (0..count).filter_map(|_| pool.pop()).collect(),
        };
        own.loyalty = cards.into_iter().map(&mut number).collect();
    }
    let mut deck: Vec<Dealt> = pool.into_iter().map(&mut number).collect();
    deck.extend(next.loyalty_deck.iter().rev().map(|&card| number(card)));
    state.hidden.loyalty_deck = deck;
    Ok(())
}

/// Vipers and raptors that the case does not place are in the Reserves, or out of the game if it says how many are there.
fn stage_craft(state: &mut State, given: &Value) -> Result<(), String> {
    let in_space = state.public.in_space();
    for craft in Craft::iter() {
        let plural = craft.row().plural;
        let supply = craft.supply(&state.public.configuration);
        let hangar = &mut state.public.hangar;
        let counted = mentions(given, &format!("/public/hangar/{plural}"));
        let (known, rest) = if counted {
            (hangar.reserves[craft], &mut hangar.destroyed[craft])
        } else {
            (hangar.destroyed[craft], &mut hangar.reserves[craft])
        };
        *rest = supply
            .checked_sub(in_space[craft] + hangar.damaged[craft] + known)
            .ok_or_else(|| format!("{plural}: there are only {supply}"))?;
    }
    Ok(())
}
