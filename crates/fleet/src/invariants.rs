//! What must always hold between two steps. Every test and every simulated step can ask.

use strum::IntoEnumIterator;
use tabletop::Seat;

use crate::cards::{Loyalty, skill};
use crate::craft::Craft;
use crate::effect::Title;
use crate::space::{Piece, supply};
use crate::state::{State, Step};
use crate::stock::{Component, Stock};
use crate::{Location, Resource, Resources, Skill, SkillCard};

impl State {
    /// Checks everything that must hold between two steps, and names what does not.
    pub fn check_invariants(&self) -> Result<(), String> {
        let set_up = self.public.players.len() == self.public.count();
        if !set_up {
            return Ok(());
        }
        self.skill_cards_are_all_there()?;
        self.stocks_are_all_there()?;
        self.loyalty_cards_are_all_there()?;
        self.ships_are_all_there()?;
        self.dials_are_in_range()?;
        self.titles_are_held_by_humans()?;
        self.players_are_where_they_may_be()
    }

    fn skill_cards_are_all_there(&self) -> Result<(), String> {
        let hidden = &self.hidden;
        for kind in Skill::ALL {
            let mut cards: Vec<SkillCard> = Vec::new();
            cards.extend(&hidden.skill_decks[kind.index()]);
            cards.extend(&hidden.skill_discards[kind.index()]);
            let elsewhere =
                self.own.iter().flat_map(|own| &own.hand).chain(&hidden.destiny).chain(&hidden.check_cards);
            cards.extend(elsewhere.filter(|card| card.skill() == kind));
            same(&format!("{kind} cards"), cards, skill::deck(kind, &self.public.configuration))?;
        }
        Ok(())
    }

    fn stocks_are_all_there(&self) -> Result<(), String> {
        for stock in Stock::iter() {
            let row = stock.row();
            let piles = &self.hidden.stocks[stock];
            let mut there = [piles.draw.as_slice(), &piles.discard, &piles.with_title].concat();
            there.extend((row.in_sight)(&self.public));
            let held = self.own.iter().flat_map(|own| own.held.iter());
            there.extend(held.filter(|component| component.stock() == stock));
            let ships = self.hidden.civilians.iter().map(|&(_, cargo)| Component::Cargo(cargo));
            there.extend(ships.filter(|component| component.stock() == stock));
            same(row.noun, there, (row.whole)(&self.public.configuration))?;
        }
        Ok(())
    }

    fn loyalty_cards_are_all_there(&self) -> Result<(), String> {
        let dealt = self.own.iter().flat_map(|own| own.loyalty.iter()).chain(&self.hidden.loyalty_deck);
        let open = self.public.players.iter().flat_map(|player| player.open_loyalty.iter().copied());
        let cards: Vec<Loyalty> = dealt.map(|dealt| dealt.card).chain(open).collect();
        let count = |wanted: fn(Loyalty) -> bool| cards.iter().filter(|card| wanted(**card)).count();
        let cylons = if self.public.count() >= 5 { 2 } else { 1 };
        if self.public.step != Step::LayOut && count(Loyalty::is_cylon) != cylons {
            return Err(format!("{} Cylon cards instead of {cylons}", count(Loyalty::is_cylon)));
        }
        if count(|card| card == Loyalty::Sympathizer) > 1 {
            return Err("more than one Sympathizer".into());
        }
        Ok(())
    }

    fn ships_are_all_there(&self) -> Result<(), String> {
        let public = &self.public;
        let craft =
            public.hangar.reserves + public.hangar.damaged + public.hangar.destroyed + public.in_space();
        if let Some(kind) = Craft::iter().find(|&kind| craft[kind] != kind.supply(&public.configuration)) {
            return Err(format!("the number of {} is impossible", kind.row().plural));
        }
        let limits = [
            ("raiders", public.everywhere(Piece::Raider) <= supply::RAIDERS),
            ("heavy raiders", public.everywhere(Piece::HeavyRaider) <= supply::HEAVY_RAIDERS),
            ("basestars", public.everywhere(Piece::Basestar) <= supply::BASESTARS),
            ("centurions", public.centurions() <= supply::CENTURIONS),
            ("nukes", public.nukes <= supply::NUKES),
        ];
        if let Some((what, _)) = limits.iter().find(|(_, holds)| !holds) {
            return Err(format!("the number of {what} is impossible"));
        }
        let mut on_board: Vec<_> =
            public.space.everywhere().flat_map(|sector| sector.civilians.iter().copied()).collect();
        let mut known: Vec<_> = self.hidden.civilians.iter().map(|(ship, _)| *ship).collect();
        on_board.sort_unstable();
        known.sort_unstable();
        if on_board == known { Ok(()) } else { Err("civilian ships on the board without contents".into()) }
    }

    fn dials_are_in_range(&self) -> Result<(), String> {
        for resource in Resource::ALL {
            let dial = self.public.resources.get(resource);
            if !(0..=Resources::MOST).contains(&dial) {
                return Err(format!("the {resource} dial shows {dial}"));
            }
        }
        if self.public.jump_track > crate::state::AUTO_JUMP {
            return Err(format!("the fleet token is on space {}", self.public.jump_track));
        }
        Ok(())
    }

    fn titles_are_held_by_humans(&self) -> Result<(), String> {
        let public = &self.public;
        let may_hold = |seat| public.rights(seat).holds_titles;
        let laid_out = public.step > Step::LayOut;
        if !laid_out || !Seat::all(public.count()).any(may_hold) {
            return Ok(());
        }
        for title in Title::of(&public.configuration) {
            let Some(holder) = public.holder(title) else { return Err(format!("nobody is {title}")) };
            if !may_hold(holder) {
                return Err(format!("the {title} may not hold a title"));
            }
            let free =
                Seat::all(public.count()).any(|seat| may_hold(seat) && !public.is_at(seat, Location::Brig));
            if title.row().lost_in_brig && free && public.is_at(holder, Location::Brig) {
                return Err(format!("the {title} is in the Brig"));
            }
        }
        Ok(())
    }

    fn players_are_where_they_may_be(&self) -> Result<(), String> {
        for player in &self.public.players {
            let crate::state::Place::At(location) = player.place else { continue };
            if player.standing.rights().moves_with != location.side() {
                return Err(format!("{} is at {:?}", player.character, player.place));
            }
        }
        Ok(())
    }
}

fn same<T: Ord + std::fmt::Debug>(what: &str, mut there: Vec<T>, mut expected: Vec<T>) -> Result<(), String> {
    there.sort_unstable();
    expected.sort_unstable();
    if there == expected {
        return Ok(());
    }
    Err(format!("{what}: {} instead of {}, or other ones: {there:?}", there.len(), expected.len()))
}
