//! What must always hold between two steps. Every test and every simulated step can ask.

use crate::cards::{Card, CardId, Crisis, Destination, Loyalty, Quorum, SuperCrisis, skill};
use crate::origin::Origin;
use crate::space::{BasestarDamage, Cargo, supply};
use crate::state::{DamageToken, State};
use crate::{Location, Resource, Resources, Skill, SkillCard};
use tabletop::Seat;

impl State {
    /// Checks everything that must hold between two steps, and names what does not.
    pub fn check_invariants(&self) -> Result<(), String> {
        let set_up = self.public.players.len() == self.public.count();
        if !set_up {
            return Ok(());
        }
        self.skill_cards_are_all_there()?;
        self.decks_are_all_there()?;
        self.loyalty_cards_are_all_there()?;
        self.ships_are_all_there()?;
        self.damage_tokens_are_all_there()?;
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

    fn decks_are_all_there(&self) -> Result<(), String> {
        let hidden = &self.hidden;
        let kept = || self.public.kept.iter().map(|kept| kept.card).chain(self.public.cards_on_the_table());

        let mut crises: Vec<Crisis> = [hidden.crisis_deck.as_slice(), &hidden.crisis_discard].concat();
        crises.extend(kept().filter_map(Origin::crisis));
        same("crisis cards", crises, self.full())?;

        let mut supers: Vec<SuperCrisis> =
            [hidden.super_crisis_deck.as_slice(), &hidden.super_crisis_discard].concat();
        supers.extend(self.own.iter().flat_map(|own| own.super_crises.iter().copied()));
        supers.extend(kept().filter_map(Origin::super_crisis));
        same("super crisis cards", supers, self.full())?;

        let mut quorum: Vec<Quorum> =
            [hidden.quorum_deck.as_slice(), &hidden.quorum_discard, &hidden.quorum_hand].concat();
        quorum.extend(&self.public.removed_quorum);
        quorum.extend(self.public.players.iter().flat_map(|player| player.assigned.iter().copied()));
        quorum.extend(kept().filter_map(Origin::quorum));
        same("quorum cards", quorum, self.full())?;

        let destinations: Vec<Destination> =
            [hidden.destination_deck.as_slice(), &self.public.destinations].concat();
        same("destination cards", destinations, self.full())
    }

    fn full<C: Card>(&self) -> Vec<CardId<C>> {
        CardId::deck(&self.public.configuration)
    }

    fn loyalty_cards_are_all_there(&self) -> Result<(), String> {
        let dealt = self.own.iter().flat_map(|own| own.loyalty.iter()).chain(&self.hidden.loyalty_deck);
        let open = self.public.players.iter().flat_map(|player| player.open_loyalty.iter().copied());
        let cards: Vec<Loyalty> = dealt.map(|dealt| dealt.card).chain(open).collect();
        let count = |wanted: fn(Loyalty) -> bool| cards.iter().filter(|card| wanted(**card)).count();
        let cylons = if self.public.count() >= 5 { 2 } else { 1 };
        if self.public.step != crate::state::Step::LayOut && count(Loyalty::is_cylon) != cylons {
            return Err(format!("{} Cylon cards instead of {cylons}", count(Loyalty::is_cylon)));
        }
        if count(|card| card == Loyalty::Sympathizer) > 1 {
            return Err("more than one Sympathizer".into());
        }
        Ok(())
    }

    fn ships_are_all_there(&self) -> Result<(), String> {
        let public = &self.public;
        let hangar = public.hangar;
        let pilots =
            public.players.iter().filter(|player| matches!(player.place, crate::state::Place::Piloting(_)));
        let vipers = hangar.vipers
            + hangar.damaged_vipers
            + hangar.destroyed_vipers
            + public.vipers_in_space()
            + pilots.count() as u8;
        let raptors = hangar.raptors + hangar.destroyed_raptors;
        let limits = [
            ("vipers", vipers == supply::VIPERS),
            ("raptors", raptors == supply::RAPTORS),
            ("raiders", public.raiders() <= supply::RAIDERS),
            ("heavy raiders", public.heavy_raiders() <= supply::HEAVY_RAIDERS),
            ("basestars", public.basestars() <= supply::BASESTARS),
            ("centurions", public.centurions() <= supply::CENTURIONS),
            ("nukes", public.nukes <= supply::NUKES),
        ];
        if let Some((what, _)) = limits.iter().find(|(_, holds)| !holds) {
            return Err(format!("the number of {what} is impossible"));
        }
        let mut cargo: Vec<Cargo> = self.hidden.civilian_pile.clone();
        cargo.extend(self.hidden.civilians.iter().map(|(_, cargo)| *cargo));
        cargo.extend(&public.lost_civilians);
        let all =
            Cargo::TOKENS.iter().flat_map(|&(cargo, count)| std::iter::repeat_n(cargo, count)).collect();
        same("civilian ships", cargo, all)?;
        let mut on_board: Vec<_> =
            public.space.iter().flat_map(|sector| sector.civilians.iter().copied()).collect();
        let mut known: Vec<_> = self.hidden.civilians.iter().map(|(ship, _)| *ship).collect();
        on_board.sort_unstable();
        known.sort_unstable();
        if on_board == known { Ok(()) } else { Err("civilian ships on the board without contents".into()) }
    }

    fn damage_tokens_are_all_there(&self) -> Result<(), String> {
        let mut tokens = self.hidden.galactica_damage.clone();
        tokens.extend(self.public.damaged.iter().map(|&location| DamageToken::Location(location)));
        tokens.extend(self.public.spent_damage.iter().map(|&resource| DamageToken::Resource(resource)));
        if tokens.len() != 8 {
            return Err(format!("{} Galactica damage tokens instead of 8", tokens.len()));
        }
        let on_basestars: usize = self
            .public
            .space
            .iter()
            .flat_map(|sector| &sector.basestars)
            .map(|basestar| basestar.damage.len())
            .sum();
        if on_basestars + self.hidden.basestar_damage.len() != BasestarDamage::ALL.len() {
            return Err("a basestar damage token is missing".into());
        }
        Ok(())
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
        if !Seat::all(public.count()).any(may_hold) {
            return Ok(());
        }
        if !may_hold(public.president) || !may_hold(public.admiral) {
            return Err("somebody holds a title who may not".into());
        }
        let free = public.humans().any(|seat| !public.is_at(seat, Location::Brig));
        if free && public.is_at(public.admiral, Location::Brig) {
            return Err("the Admiral is in the Brig".into());
        }
        Ok(())
    }

    fn players_are_where_they_may_be(&self) -> Result<(), String> {
        for player in &self.public.players {
            let crate::state::Place::At(location) = player.place else { continue };
            if !player.standing.rights().moves_on.contains(&location.ship()) {
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
