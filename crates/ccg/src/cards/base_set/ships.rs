//! Ships of the first set.

use crate::card::Card;
use crate::cards::words::*;
use crate::effect::{Effect, Looked};

/// The cards.
pub(super) fn cards() -> Vec<Card> {
    vec![
        ship("BSG1-144", ("Astral Queen", "Prison Ship"), (Persuasion, 3), 2, Persuasion)
            .numbers(3, 1)
            .traits([Transport])
            .always(has_power(every(people().defending().mine()), 1)),
        ship("BSG1-145", ("Cloud 9", "Cruise Ship"), (Persuasion, 3), 2, Persuasion)
            .numbers(2, 1)
            .traits([Transport])
            .ability(may(YouLoseInfluence, Effect::ReduceLoss(1)).cost(Commit, This)),
        ship("BSG1-146", "Colonial Shuttle", (Persuasion, 2), 1, Persuasion)
            .numbers(1, 0)
            .traits([Transport]),
        ship("BSG1-147", "Colonial Viper 113", (Security, 3), 2, Security)
            .numbers(2, 1)
            .rarity(Fixed)
            .traits([Fighter]),
        ship("BSG1-148", "Colonial Viper 229", (Logistics, 3), 2, Logistics).numbers(3, 2).traits([Fighter]),
        ship("BSG1-149", "Colonial Viper 315", (Security, 4), 2, Security)
            .numbers(2, 3)
            .rarity(Rare)
            .traits([Fighter])
            .keyword(Sniper),
        ship("BSG1-150", "Colonial Viper 442", (Security, 4), 3, Security).numbers(3, 3).traits([Fighter]),
        ship("BSG1-151", "Colonial Viper 516", (Logistics, 4), 3, Logistics)
            .numbers(1, 3)
            .rarity(Uncommon)
            .traits([Fighter]),
        ship("BSG1-152", "Colonial Viper 670", (Security, 5), 3, Security)
            .numbers(3, 4)
            .rarity(Rare)
            .traits([Fighter])
            .keyword(Sniper),
        ship("BSG1-153", "Colonial Viper 762", (Logistics, 4), 3, Logistics)
            .numbers(1, 3)
            .rarity(Rare)
            .traits([Fighter])
            .ability(
                may(Challenges, power(This, 3))
                    .about_this()
                    .at([target(units().is(Pilot).mine())])
                    .cost(Commit, T1),
            ),
        ship("BSG1-154", "Colonial Viper Squadron 800", (Security, 5), 4, Security)
            .numbers(1, 4)
            .rarity(Rare)
            .traits([Fighter]),
        ship("BSG1-155", "Colonial Viper Squadron 900", (Logistics, 6), 4, Logistics)
            .numbers(3, 3)
            .rarity(Uncommon)
            .traits([Fighter]),
        ship("BSG1-156", ("Gemenon Traveller", "Freighter"), (Logistics, 3), 2, Logistics)
            .numbers(2, 2)
            .rarity(Uncommon)
            .traits([Transport])
            .ability(commit_and_exhaust_to(Effect::Recover(0)).at([in_discard(any_card().is(Cylon))])),
        ship("BSG1-157", "Hunting Raider", (Security, 5), 4, Security)
            .numbers(0, 3)
            .rarity(Rare)
            .traits([Cylon, Fighter])
            .keyword(Sniper)
            .red(mill(Each, 1)),
        ship("BSG1-158", "Luxury Liner", (Persuasion, 2), 1, Persuasion).numbers(2, 0).traits([Transport]),
        ship("BSG1-159", "Mining Ship", (Logistics, 3), 1, Logistics)
            .numbers(2, 2)
            .rarity(Uncommon)
            .traits([Transport])
            .ability(commit_to(Effect::Salvage(P1, 2)).at([Opponent])),
        ship("BSG1-160", ("Olympic Carrier", "Doomed Liner"), (Persuasion, 2), 1, Persuasion)
            .numbers(0, 3)
            .rarity(Rare)
            .traits([Cylon, Transport])
            .ability(exhaust_to(act(ToHand, T1)).at([target(units().is(Cylon).mine())]))
            .red(pick(Each, Commit, ships())),
        ship("BSG1-161", "Ordnance Freighter", (Security, 3), 0, Security)
            .numbers(2, 2)
            .rarity(Uncommon)
            .traits([Transport])
            .ability(may(YouSpend, Effect::Generate(Security)).cost(Commit, This)),
        ship("BSG1-162", "Passenger Cruiser", (Logistics, 3), 2, Logistics).numbers(3, 1).traits([Transport]),
        ship("BSG1-163", "Raptor 101", (Logistics, 2), 1, Logistics)
            .numbers(3, 1)
            .rarity(Fixed)
            .traits([Scout]),
        ship("BSG1-164", "Raptor 227", (Security, 2), 1, Security).numbers(2, 2).traits([Scout]),
        ship("BSG1-165", "Raptor 342", (Persuasion, 2), 1, Persuasion)
            .numbers(2, 1)
            .rarity(Uncommon)
            .traits([Scout])
            .keyword(Manipulate),
        ship("BSG1-166", "Raptor 478", (Persuasion, 3), 2, Persuasion)
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Scout])
            .keyword(Manipulate),
        ship("BSG1-167", "Raptor 563", (Logistics, 3), 2, Logistics).numbers(3, 1).traits([Scout]),
        ship("BSG1-168", "Raptor 689", (Logistics, 3), 2, Logistics)
            .numbers(3, 2)
            .rarity(Uncommon)
            .traits([Scout])
            .keyword(Scramble),
        ship("BSG1-169", "Raptor 757", (Logistics, 3), 2, Logistics)
            .numbers(3, 2)
            .rarity(Uncommon)
            .traits([Scout])
            .keyword(Manipulate),
        ship("BSG1-170", "Raptor 816", (Persuasion, 3), 2, Persuasion)
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Scout])
            .while_(defending(), has_power(This, 1)),
        ship("BSG1-171", "Scouting Raider", (Security, 5), 4, Security)
            .numbers(0, 3)
            .rarity(Rare)
            .traits([Cylon, Fighter])
            .ability(whenever(EntersPlay, look(P1, 1, Looked::Stay)).about_this().at([Player]))
            .red(Effect::HandToDeck(Each)),
        ship("BSG1-172", "Skirmishing Raider", (Security, 3), 4, Security)
            .numbers(0, 4)
            .traits([Cylon, Fighter])
            .ability(whenever(Challenges, at_challenge_end(Sacrifice, This)).about_this())
            .red(discard(Each, 1)),
        ship("BSG1-173", "Space Park", (Persuasion, 2), 1, Persuasion)
            .numbers(3, 1)
            .rarity(Rare)
            .traits([Transport])
            .ability(commit_to(look(You, 1, Looked::MayGoBelow))),
        ship("BSG1-174", "Supply Freighter", (Logistics, 3), 0, Logistics)
            .numbers(2, 1)
            .rarity(Uncommon)
            .traits([Transport])
            .ability(may(YouSpend, Effect::Generate(Logistics)).cost(Commit, This)),
        ship("BSG1-175", "Troop Freighter", (Persuasion, 3), 0, Persuasion)
            .numbers(3, 3)
            .rarity(Uncommon)
            .traits([Transport])
            .ability(may(YouSpend, Effect::Generate(Persuasion)).cost(Commit, This)),
    ]
}
