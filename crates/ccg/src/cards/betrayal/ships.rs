//! Ships of the second set.

use crate::card::Card;
use crate::cards::words::*;
use crate::effect::{Constant, Effect, Favour};

/// The cards.
pub(super) fn cards() -> Vec<Card> {
    vec![
        ship("BSG2-131", "Assault Heavy Raider", (Persuasion, 3), 2, Persuasion)
            .numbers(0, 3)
            .rarity(Uncommon)
            .traits([Cylon, Scout])
            .keyword(Manipulate)
            .red(pick(Each, Sacrifice, people())),
        ship("BSG2-132", ("Astral Queen", "Hitch in the Plan"), (Persuasion, 3), 2, Persuasion)
            .numbers(2, 1)
            .traits([Transport])
            .ability(commit_to(act(CommitAndExhaust, T1)).at([target(missions().unresolved())])),
        ship("BSG2-133", ("Astral Queen", "Platform for Revolution"), (Persuasion, 3), 2, Persuasion)
            .numbers(3, 1)
            .rarity(Rare)
            .traits([Transport])
            .ability(
                commit_and_exhaust_to(all([act(Exhaust, T1), act(Exhaust, T2)]))
                    .at([target(people()), target(people())]),
            ),
        ship("BSG2-134", ("Captured Heavy Raider", "Boomer's Ride"), (Security, 4), 2, Security)
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Scout])
            .keyword(Strafe)
            .red(Effect::RecoverOne(Each, people())),
        ship("BSG2-135", ("Captured Raider", "Kara's Pet"), (Security, 4), 3, Security)
            .numbers(3, 3)
            .rarity(Rare)
            .traits([Fighter])
            .while_(you_control(units().alert().titled("Starbuck")), has_power(This, 1))
            .red(pick(Each, Ready, ships())),
        ship("BSG2-136", ("Cloud 9", "Transport Hub"), (Persuasion, 4), 2, Persuasion)
            .numbers(2, 1)
            .rarity(Rare)
            .traits([Transport])
            .ability(
                commit_to(all([act(CommitAndExhaust, T1), EndChallenge, act(Commit, Challenger)]))
                    .at([target(people().defending().mine())]),
            ),
        ship("BSG2-137", ("Cloud 9", "Vacation Ship"), (Persuasion, 3), 1, Persuasion)
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Transport])
            .always(has_power(every(units().is(Civilian).mine()), 1)),
        ship("BSG2-138", ("Colonial One", "Administration Headquarters"), (Persuasion, 3), 2, Persuasion)
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Transport])
            .always(has_power(every(units().is(Politician).mine()), 1)),
        ship("BSG2-139", ("Colonial One", "The President's Ship"), (Persuasion, 4), 3, Persuasion)
            .numbers(3, 3)
            .traits([Transport])
            .always(never(This, Challenge))
            .ability(commit_to(gain(P1, 1)).at([Player])),
        ship("BSG2-140", "Colonial Viper 0205", (Security, 4), 2, Security)
            .numbers(1, 2)
            .rarity(Rare)
            .traits([Fighter])
            .ability(commit_to(power(T1, 2)).at([target(ships().other())])),
        ship("BSG2-141", "Colonial Viper 1026", (Logistics, 3), 2, Logistics).numbers(2, 1).traits([Fighter]),
        ship("BSG2-142", "Colonial Viper 1104", (Logistics, 4), 2, Logistics)
            .numbers(3, 2)
            .rarity(Uncommon)
            .traits([Fighter])
            .while_(CylonPhase, has_power(This, 2)),
        ship("BSG2-143", "Colonial Viper 1110", (Logistics, 4), 3, Logistics)
            .numbers(2, 3)
            .rarity(Uncommon)
            .traits([Fighter])
            .keyword(Scramble),
        ship("BSG2-144", "Colonial Viper 2220", (Security, 3), 2, Security).numbers(3, 2).traits([Fighter]),
        ship("BSG2-145", "Colonial Viper 4267", (Persuasion, 3), 2, Persuasion)
            .numbers(2, 2)
            .traits([Fighter])
            .while_(defending(), has_power(This, 1)),
        ship("BSG2-146", "Colonial Viper 7961", (Security, 5), 3, Security)
            .numbers(2, 3)
            .rarity(Rare)
            .traits([Fighter])
            .keyword(Sniper)
            .keyword(Strafe),
        ship("BSG2-147", "Cruising Heavy Raider", (Logistics, 2), 2, Logistics)
            .numbers(0, 3)
            .traits([Cylon, Scout])
            .red(pick(Each, Commit, ships())),
        ship("BSG2-148", ("Galactica", "Defender of the Fleet"), (Security, 6), 4, Security)
            .numbers(3, 3)
            .traits([CapitalShip])
            .always(Constant::ThreatPower(-1)),
        ship("BSG2-149", ("Galactica", "Launch Platform"), (Security, 6), 4, Security)
            .numbers(2, 3)
            .rarity(Rare)
            .traits([CapitalShip])
            .always(has_power(every(units().is(Fighter).mine()), 1)),
        ship("BSG2-150", ("Gideon", "Rebellious Transport"), (Persuasion, 3), 1, Persuasion)
            .numbers(2, 1)
            .rarity(Uncommon)
            .traits([Transport])
            .ability(commit_to(act(Commit, T1)).at([target(ships())])),
        ship("BSG2-151", "Heavy Transport", (Logistics, 2), 1, Logistics).numbers(2, 1).traits([Transport]),
        ship("BSG2-152", "Menacing Raider", (Security, 4), 3, Security)
            .numbers(0, 4)
            .traits([Cylon, Fighter])
            .keyword(Sniper)
            .keyword(Strafe)
            .red(pick(Each, Commit, units())),
        ship("BSG2-153", "Nuclear-Armed Raider", (Logistics, 4), 2, Logistics)
            .numbers(0, 4)
            .rarity(Uncommon)
            .traits([Cylon, Fighter])
            .ability(whenever(Wins, act(Defeat, T1)).about_this().at([target(assets().no_supply())]))
            .red(power(every(ships()), -1)),
        ship("BSG2-154", ("Olympic Carrier", "Trojan Horse"), (Logistics, 3), 1, Logistics)
            .numbers(2, 1)
            .rarity(Uncommon)
            .traits([Transport])
            .ability(may(YouResolve, Effect::FillAny(2)).about(missions().is(Cylon)).cost(Sacrifice, This)),
        ship("BSG2-155", "Pan-Galactic Luxury Liner", (Logistics, 3), 2, Logistics)
            .numbers(2, 0)
            .traits([Transport]),
        ship("BSG2-156", "Pouncing Raider", (Logistics, 3), 2, Logistics)
            .numbers(0, 3)
            .traits([Cylon, Fighter])
            .keyword(Scramble)
            .red(pick(Each, Exhaust, units().reserve())),
        ship("BSG2-157", "Pursuing Raider", [(Logistics, 1), (Security, 2)], 3, Security)
            .numbers(0, 3)
            .rarity(Rare)
            .traits([Cylon, Fighter])
            .red(pick(Each, Exhaust, assets().no_supply())),
        ship("BSG2-158", "Raptor 168", (Security, 2), 1, Security).numbers(2, 1).traits([Scout]),
        ship("BSG2-159", "Raptor 203", (Persuasion, 2), 1, Persuasion).numbers(3, 2).traits([Scout]),
        ship("BSG2-160", "Raptor 312", (Logistics, 2), 2, Logistics)
            .numbers(2, 2)
            .traits([Scout])
            .keyword(Vulnerable),
        ship("BSG2-161", "Raptor 432", (Logistics, 3), 1, Logistics)
            .numbers(2, 3)
            .rarity(Uncommon)
            .traits([Scout])
            .comes_to_defend(ships()),
        ship("BSG2-162", "Raptor 659", (Security, 3), 2, Security)
            .numbers(2, 1)
            .rarity(Uncommon)
            .traits([Scout])
            .ability(commit_to(grant(T1, Strafe)).at([target(ships().other())])),
        ship("BSG2-163", "Raptor 719", (Security, 4), 2, Security)
            .numbers(2, 3)
            .rarity(Rare)
            .traits([Scout])
            .keyword(Sniper)
            .keyword(Strafe),
        ship("BSG2-164", "Refinery Ship", (Logistics, 3), 0, Logistics)
            .numbers(2, 1)
            .rarity(Uncommon)
            .traits([Transport])
            .ability(commit_and_exhaust_to(extra_action(Favour::Discount(1))).when(AsAction)),
        ship("BSG2-165", "Shuttle", (Persuasion, 2), 1, Persuasion).numbers(2, 0).traits([Transport]),
    ]
}
