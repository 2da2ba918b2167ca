//! How likely the humans are to win from here, if everything lay open: a logistic regression on games of officers. A program
//! that looks ahead judges imagined states with it. The weights are fitted anew by
//! `cargo run --release -p fleet --example fit-value`.

mod weights;

use tabletop::Seat;

use crate::craft::Craft;
use crate::effect::Title;
use crate::space::{Area, Basestar, Sector};
use crate::state::{AUTO_JUMP, Public, State};
use crate::stock::Stock;
use crate::{Location, Resource};

/// Something that tells how the humans stand.
pub type Feature = (&'static str, f64);

/// How likely the humans are to win.
pub fn of_humanity(state: &State) -> f64 {
    let mut sum = 0.0;
    let mut at = 0;
    each_feature(state, |_, value| {
        sum += weights::WEIGHTS.get(at).copied().unwrap_or(0.0) * value;
        at += 1;
    });
    (1.0 / (1.0 + (-sum).exp())).clamp(0.001, 0.999)
}

/// Everything that is weighed, in the order of the weights.
pub fn features(state: &State) -> Vec<Feature> {
    let mut features = Vec::new();
    each_feature(state, |name, value| features.push((name, value)));
    features
}

fn each_feature(state: &State, mut tell: impl FnMut(&'static str, f64)) {
    tell("always", 1.0);
    let public = &state.public;
    for (name, players) in [("3 players", 3), ("4 players", 4), ("6 players", 6)] {
        tell(name, flag(public.count() == players));
    }
    way(public, &mut tell);
    supplies(public, &mut tell);
    ship(public, &mut tell);
    space(public, &mut tell);
    people(state, &mut tell);
}

fn flag(holds: bool) -> f64 {
    f64::from(u8::from(holds))
}

fn count(pieces: usize) -> f64 {
    pieces as f64
}

fn way_left(public: &Public) -> f64 {
    f64::from(public.configuration.objective().final_distance.saturating_sub(public.distance()))
}

fn way(public: &Public, tell: &mut impl FnMut(&'static str, f64)) {
    let left = way_left(public);
    let track = f64::from(public.jump_track) / f64::from(AUTO_JUMP);
    tell("way left", left);
    tell("way left, beyond 2", (left - 2.0).max(0.0));
    tell("way left, beyond 5", (left - 5.0).max(0.0));
    tell("last jump", flag(left == 0.0));
    tell("jump track", track);
    tell("jump track, near", (track - 0.5).max(0.0));
    tell("jump track, last jump", track * flag(left == 0.0));
    tell("sleepers to come", flag(!public.sleeper_agents_dealt));
}

/// What the rest of the way costs of each resource, on the whole.
fn toll(resource: Resource) -> f64 {
    match resource {
        Resource::Fuel => 0.7,
        Resource::Population => 1.0,
        Resource::Food | Resource::Morale => 0.5,
    }
}

fn supplies(public: &Public, tell: &mut impl FnMut(&'static str, f64)) {
    let left = way_left(public);
    let mut shortest = f64::MAX;
    for resource in Resource::ALL {
        let names = match resource {
            Resource::Fuel => ["fuel", "fuel, up to 2", "fuel to spare, up to 1", "fuel to spare, up to 4"],
            Resource::Food => ["food", "food, up to 2", "food to spare, up to 1", "food to spare, up to 4"],
            Resource::Morale => {
                ["morale", "morale, up to 2", "morale to spare, up to 1", "morale to spare, up to 4"]
            }
            Resource::Population => [
                "population",
                "population, up to 2",
                "population to spare, up to 1",
                "population to spare, up to 4",
            ],
        };
        let there = f64::from(public.resources.get(resource));
        let spare = there - toll(resource) * left;
        shortest = shortest.min(spare);
        for (name, value) in names.into_iter().zip([there, there.min(2.0), spare.min(1.0), spare.min(4.0)]) {
            tell(name, value);
        }
    }
    tell("shortest supply", shortest);
    tell("shortest supply, up to 0", shortest.min(0.0));
    tell("shortest supply, up to 2", shortest.min(2.0));
}

fn ship(public: &Public, tell: &mut impl FnMut(&'static str, f64)) {
    let damaged = count(public.damaged.len());
    tell("damaged locations", damaged);
    tell("damaged locations, beyond 3", (damaged - 3.0).max(0.0));
    tell("damaged locations, beyond 4", (damaged - 4.0).max(0.0));
    for (name, location) in [
        ("FTL Control damaged", Location::FtlControl),
        ("Admiral's Quarters damaged", Location::AdmiralsQuarters),
        ("Weapons Control damaged", Location::WeaponsControl),
        ("Command damaged", Location::Command),
        ("Hangar Deck damaged", Location::HangarDeck),
        ("Armory damaged", Location::Armory),
    ] {
        tell(name, flag(public.damaged.contains(&location)));
    }
    for (name, centurions) in
        ["centurions 1", "centurions 2", "centurions 3", "centurions 4"].into_iter().zip(public.boarding)
    {
        tell(name, f64::from(centurions));
    }
    tell("vipers at hand", f64::from(public.hangar.reserves.vipers() + public.vipers_in_space()));
    tell("vipers damaged", f64::from(public.hangar.damaged.vipers()));
    tell("raptors", f64::from(public.hangar.reserves[Craft::Raptor]));
    tell("a raptor", flag(public.hangar.reserves[Craft::Raptor] > 0));
    tell("nukes", f64::from(public.nukes));
}

fn space(public: &Public, tell: &mut impl FnMut(&'static str, f64)) {
    let raiders = f64::from(public.raiders());
    let civilians = |sector: &Sector| count(sector.civilians.len());
    let all: f64 = public.space.iter().map(civilians).sum();
    let hits: u8 = public.space.iter().flat_map(|sector| &sector.basestars).map(Basestar::hits).sum();
    tell("raiders", raiders);
    tell("raiders, beyond 6", (raiders - 6.0).max(0.0));
    tell("heavy raiders", f64::from(public.heavy_raiders()));
    tell("basestars", count(public.basestars()));
    tell("hits on basestars", f64::from(hits));
    tell("civilians", all);
    tell("raiders and civilians", raiders.min(all));
    let beside = |area: Area| {
        let near = area.adjacent().iter().map(|&other| public.sector(other).raiders).sum::<u8>();
        (public.sector(area), near)
    };
    let mut exposed = 0.0;
    let mut near_prey = 0.0;
    for (sector, near) in Area::ALL.into_iter().map(beside) {
        exposed += civilians(sector).min(f64::from(sector.raiders));
        near_prey += civilians(sector).min(f64::from(near));
    }
    tell("civilians under attack", exposed);
    tell("civilians beside raiders", near_prey);
    tell("vipers in space", f64::from(public.vipers_in_space()));
}

fn people(state: &State, tell: &mut impl FnMut(&'static str, f64)) {
    let public = &state.public;
    let seats = || Seat::all(public.players.len());
    // Before the characters are chosen, nobody is on any team.
    let begun = !public.players.is_empty();
    let is_enemy = |seat: Seat| begun && state.is_on_cylon_team(seat);
    let is_revealed = |seat: Seat| begun && public.is_cylon(seat);
    let hides = |seat: Seat| is_enemy(seat) && !is_revealed(seat);
    let number = |holds: &dyn Fn(Seat) -> bool| count(seats().filter(|&seat| holds(seat)).count());
    let cards = |holds: &dyn Fn(Seat) -> bool| -> f64 {
        seats().filter(|&seat| holds(seat)).map(|seat| count(state.hand(seat).len())).sum()
    };
    let jailed = |seat: Seat| public.is_at(seat, Location::Brig);
    let ill = |seat: Seat| public.is_at(seat, Location::Sickbay);
    tell("revealed Cylons", number(&is_revealed));
    tell("hidden Cylons", number(&hides));
    tell("hidden Cylons in the Brig", number(&|seat| hides(seat) && jailed(seat)));
    tell("humans", number(&|seat| !is_enemy(seat)));
    tell("humans in the Brig", number(&|seat| !is_enemy(seat) && jailed(seat)));
    tell("humans in Sickbay", number(&|seat| !is_enemy(seat) && ill(seat)));
    let to_come = state.hidden.loyalty_deck.iter().filter(|dealt| dealt.card.is_cylon()).count();
    tell("Cylons to come", count(to_come));
    tell("cards of humans", cards(&|seat| !is_enemy(seat)));
    tell("cards of hidden Cylons", cards(&hides));
    tell("cards of revealed Cylons", cards(&is_revealed));
    let president = public.holder(Title::President);
    let admiral = public.holder(Title::Admiral);
    tell("President hides", flag(president.is_some_and(hides)));
    tell("Admiral hides", flag(admiral.is_some_and(hides)));
    let quorum = count(state.hidden.stocks[Stock::Quorum].with_title.len());
    tell("quorum cards of a human", if president.is_some_and(hides) { 0.0 } else { quorum });
    let supers = seats().flat_map(|seat| state.own[seat.index()].held.iter());
    tell("super crises", count(supers.filter(|component| component.stock() == Stock::SuperCrisis).count()));
    tell("a human's turn", flag(!is_enemy(public.current)));
    tell("a Cylon's turn", flag(is_revealed(public.current)));
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Seed};

    use super::*;
    use crate::{Fleet, Setup};

    #[test]
    fn every_feature_has_its_weight() {
        let state = Fleet::set_up(&Setup::base(5), Seed::from_number(1)).unwrap();
        assert_eq!(features(&state).len(), weights::WEIGHTS.len());
    }

    #[test]
    fn what_the_humans_need_is_worth_something_to_them() {
        let mut state = Fleet::set_up(&Setup::base(5), Seed::from_number(1)).unwrap();
        let before = of_humanity(&state);
        state.public.jump_track = 4;
        let nearer = of_humanity(&state);
        assert!(nearer > before, "{nearer} {before}");
        state.public.resources.population = 1;
        let starved = of_humanity(&state);
        assert!(starved < before, "{starved} {before}");
    }
}
