//! Events of the second set.

use crate::card::Card;
use crate::cards::specials;
use crate::cards::words::*;
use crate::effect::{Effect, Mystics, Rule, Twist};

/// The cards.
pub(super) fn cards() -> Vec<Card> {
    vec![
        event("BSG2-007", "Anti-Radiation Dosage", (Security, 1))
            .numbers(3, 1)
            .rarity(Uncommon)
            .targets([target(units())], cannot(T1, BePowerTarget)),
        event("BSG2-008", "Boarding Party", (Logistics, 2))
            .numbers(3, 1)
            .targets([target(ships())], all([grant(T1, Scramble), draw(You, 1)])),
        event("BSG2-009", "Concentrated Firepower", (Security, 2))
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Military])
            .targets([target(units()), target(stacks().mine())], power(T1, supplies_in(1))),
        event("BSG2-010", "Covering Fire", (Logistics, 1)).numbers(4, 1).ability(
            on_play(power(T2, 2)).at([target(units().mine()), target(units().not_t1())]).cost(Commit, T1),
        ),
        event("BSG2-011", "Crushing Reality", (Security, 1))
            .numbers(2, 1)
            .targets([target(missions())], act(Exhaust, T1)),
        event("BSG2-012", "Cylon Surprise", (Logistics, 1))
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Cylon])
            .targets([target(units().is(Cylon).is(Machine))], power(T1, 2)),
        event("BSG2-013", "Cylons on the Brain", (Persuasion, 2))
            .numbers(2, 2)
            .targets([target(people())], gain_trait(T1, Cylon, Turn)),
        event("BSG2-014", "Determination", (Logistics, 1))
            .numbers(3, 2)
            .rarity(Uncommon)
            .targets([target(units())], act(Restore, T1)),
        event("BSG2-015", "Discourage Pursuit", (Persuasion, 2))
            .numbers(1, 2)
            .rarity(Rare)
            .traits([Military])
            .ability(
                on_play(Effect::Twist(Twist::ChallengerPursues))
                    .at([target(people().defending())])
                    .cost(Exhaust, T1),
            ),
        event("BSG2-016", "Double Trouble", (Persuasion, 3))
            .numbers(1, 2)
            .rarity(Rare)
            .traits([Cylon])
            .targets(
                [target(people().mine().stacked_with(Cylon))],
                special("double-trouble", specials::double_trouble),
            ),
        event("BSG2-017", "Everyone's Green", (Persuasion, 2))
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Cylon])
            .targets(
                [target(people().is(Cylon).is_not(Machine))],
                all([lose_trait(T1, Cylon, Phase), draw(You, 1)]),
            ),
        event("BSG2-018", "Fallout Shelter", (Security, 2))
            .numbers(4, 1)
            .rarity(Rare)
            .targets([target(units())], cannot(T1, BeTarget)),
        event("BSG2-019", "False Sense of Security", (Security, 2))
            .numbers(2, 3)
            .rarity(Uncommon)
            .targets([Opponent], next_mystic(P1, Mystics::OneOfTwo, Turn)),
        event("BSG2-020", "Full Disclosure", (Persuasion, 2))
            .numbers(3, 1)
            .traits([Political])
            .does(show_hand(Each)),
        event("BSG2-021", "Full System Malfunction", (Security, 5))
            .numbers(3, 2)
            .rarity(Rare)
            .does(discard_hand(Each)),
        event("BSG2-022", "Left Behind", [(Persuasion, 2), (Security, 3)])
            .numbers(3, 2)
            .rarity(Rare)
            .does(act(Defeat, every(units()))),
        event("BSG2-023", "Lest We Forget", (Security, 2))
            .numbers(4, 1)
            .targets([target(units())], all([power_against_threats(T1, 2), draw(You, 1)])),
        event("BSG2-024", "Like a Ghost Town", (Security, 3))
            .numbers(2, 1)
            .rarity(Rare)
            .does(act(Defeat, every(units().is(Civilian)))),
        event("BSG2-025", "Massive Assault", [(Logistics, 3), (Security, 1)])
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Military])
            .does(all([act(Ready, every(units().is(CapitalShip))), act(Ready, every(units().is(Fighter)))])),
        event("BSG2-026", "Out of Sight", (Logistics, 2))
            .numbers(3, 1)
            .targets([target(people())], all([grant(T1, Scramble), draw(You, 1)])),
        event("BSG2-027", "Raiding Farms", (Logistics, 3))
            .numbers(3, 2)
            .rarity(Rare)
            .traits([Military])
            .targets([target(assets().no_supply())], act(Defeat, T1)),
        event("BSG2-028", "Resupply", (Logistics, 2)).numbers(2, 1).rarity(Rare).targets(
            [target(stacks().mine().face_up())],
            if_t1(stacks().face_up(), draw(You, supplies_in(0))),
        ),
        event("BSG2-029", "Showdown", (Persuasion, 2))
            .numbers(2, 1)
            .rarity(Rare)
            .ability(on_play(Effect::Rule(Rule::NoChallenges)).when(ExecutionPhase)),
        event("BSG2-030", "Site of Betrayal", (Persuasion, 3))
            .numbers(2, 2)
            .rarity(Rare)
            .does(act(Defeat, every(missions().unresolved()))),
        event("BSG2-031", "Special Delivery", (Logistics, 2))
            .numbers(3, 2)
            .rarity(Uncommon)
            .targets([target(people())], all([power(T1, 1), grant(T1, Scramble), draw(You, 1)])),
        event("BSG2-032", "Spot Judgment", (Security, 2)).numbers(3, 1).rarity(Uncommon).does(next_mystic(
            You,
            Mystics::OneOfTwo,
            Turn,
        )),
        event("BSG2-033", "Strafing Run", (Security, 2))
            .numbers(2, 1)
            .rarity(Uncommon)
            .traits([Military])
            .targets([target(ships())], all([power(T1, 1), grant(T1, Strafe), draw(You, 1)])),
        event("BSG2-034", "Strange Wingman", (Logistics, 1))
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Military])
            .targets([target(units().is(Fighter).mine())], power(T1, per(1, ships().is(Cylon).mine()))),
        event("BSG2-035", "Swearing in", (Persuasion, 1))
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Political])
            .targets([target(units().is(Politician))], power(T1, 2)),
        event("BSG2-036", "There Are Many Copies", (Persuasion, 2))
            .numbers(2, 2)
            .rarity(Uncommon)
            .traits([Cylon])
            .targets([in_discard(people().is(Cylon))], Effect::Recover(0)),
        event("BSG2-037", "This Tribunal Is Over", (Persuasion, 2))
            .numbers(3, 1)
            .rarity(Uncommon)
            .targets([target(missions())], act(Defeat, T1)),
        event("BSG2-038", "To the Victor", (Security, 2))
            .numbers(3, 1)
            .targets([target(people())], act(Exhaust, T1)),
        event("BSG2-039", "Top Off the Tank", (Logistics, 3)).numbers(3, 1).does(BecomeSupply),
        event("BSG2-040", "Treacherous Toaster", (Logistics, 2))
            .numbers(2, 2)
            .targets([Threat], all([threat_power(2), draw(You, 1)])),
        event("BSG2-041", "Unexpected...", (Persuasion, 1))
            .numbers(4, 1)
            .rarity(Uncommon)
            .expedite(Persuasion, 1)
            .targets([target(ships().is(Cylon))], lose_trait(T1, Cylon, Turn)),
        event("BSG2-042", "...Sign", (Persuasion, 2)).numbers(3, 1).rarity(Uncommon).ability(
            on_play(all([EndChallenge, act(Commit, Challenger), act(Commit, Defender)])).when(BothShips),
        ),
        event("BSG2-043", "Unwelcome Visitor", (Security, 1))
            .numbers(2, 2)
            .rarity(Uncommon)
            .traits([Cylon])
            .targets(
                [target(people().is(Cylon).challenging())],
                all([power(T1, 4), at_challenge_end(Defeat, T1)]),
            ),
        event("BSG2-044", "Vulnerable Supplies", (Security, 2))
            .numbers(2, 2)
            .rarity(Rare)
            .targets([target(units().theirs())], power(T1, per_of_t1(-1, assets().no_supply()))),
    ]
}
