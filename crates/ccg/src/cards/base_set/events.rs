//! Events of the first set.

use crate::card::Card;
use crate::cards::specials;
use crate::cards::words::*;
use crate::effect::{Effect, Looked, Mystics, OptionalCost, Rule, TakenTo};

/// The cards.
pub(super) fn cards() -> Vec<Card> {
    vec![
        event("BSG1-009", "Act of Contrition", (Logistics, 2))
            .numbers(4, 1)
            .targets([Player], all([show_hand(P1), take_shown(P1, any_card(), TakenTo::Discard)])),
        event("BSG1-010", "Advanced Planning", (Logistics, 1))
            .numbers(4, 1)
            .rarity(Uncommon)
            .expedite(Logistics, 1)
            .does(look(You, 5, Looked::OneOnTop)),
        event("BSG1-011", "Angry", (Security, 3)).numbers(4, 4).rarity(Rare).ability(
            on_play(act(Defeat, T2))
                .at([target(people().mine()), target(people())])
                .if_paid(OptionalCost::Do(CommitAndExhaust, T1)),
        ),
        event("BSG1-012", "Bingo Fuel", (Persuasion, 2))
            .numbers(3, 2)
            .rarity(Uncommon)
            .targets([target(ships().alert())], act(ToHand, T1)),
        event("BSG1-013", "Catastrophe", (Persuasion, 3))
            .numbers(2, 3)
            .targets([target(missions().persistent())], act(Defeat, T1)),
        event("BSG1-014", "Channel the Lords of Kobol", (Persuasion, 2))
            .numbers(3, 1)
            .rarity(Rare)
            .traits([Political])
            .expedite(Persuasion, 2)
            .does(next_mystic(You, Mystics::SumOfTwo, Turn)),
        event("BSG1-015", "Condition One", (Logistics, 2))
            .numbers(4, 3)
            .targets([target(units())], act(Ready, T1)),
        event("BSG1-016", "Condition Two", (Security, 2))
            .numbers(3, 2)
            .targets([target(units())], act(Commit, T1)),
        event("BSG1-017", "Crackdown", (Security, 1))
            .numbers(3, 2)
            .expedite(Security, 1)
            .targets([Opponent], discard(P1, 1)),
        event("BSG1-018", "Cylon Computer Virus", [(Logistics, 1), (Security, 1)])
            .numbers(3, 3)
            .rarity(Rare)
            .traits([Cylon])
            .does(all([discard_hand(Each), draw(Each, hand_size())])),
        event("BSG1-019", "Cylon Missile Battery", (Logistics, 1))
            .numbers(4, 3)
            .traits([Cylon])
            .expedite(Logistics, 1)
            .targets([target(units().is(Cylon))], power(T1, 2)),
        event("BSG1-020", "Cylons Look Like Humans", (Security, 2))
            .numbers(4, 1)
            .rarity(Uncommon)
            .does(mill(Each, per(1, units_and_missions().is(Cylon).mine()))),
        event("BSG1-021", "Decoys", (Security, 2)).numbers(3, 2).rarity(Rare).ability(
            on_play(power(T1, x(2))).at([target(units())]).if_paid(OptionalCost::PickAny(Commit, units())),
        ),
        event("BSG1-022", "Dissension", (Security, 2))
            .numbers(3, 2)
            .rarity(Rare)
            .does(act(Exhaust, every(units_and_missions().reserve()))),
        event("BSG1-023", "Distraction", (Security, 2)).numbers(4, 4).rarity(Uncommon).ability(
            on_play(act(CommitAndExhaust, T1))
                .at([target(units())])
                .if_paid(OptionalCost::Pick(Commit, people())),
        ),
        event("BSG1-024", "Downed Pilot", (Persuasion, 2))
            .numbers(4, 1)
            .traits([Crisis, Military])
            .targets([Opponent], either(P1, pick(Named, Commit, ships()), pick(Named, Sacrifice, people()))),
        event("BSG1-025", "Endless Task", (Security, 1))
            .numbers(3, 1)
            .traits([Crisis])
            .targets([Player], either(P1, pick(Named, Commit, units()), pick(Named, Exhaust, units()))),
        event("BSG1-026", "Executive Privilege", (Persuasion, 2))
            .numbers(3, 2)
            .traits([Political])
            .does(Effect::Rule(Rule::NoInfluenceLoss)),
        event("BSG1-027", "Fire Support", (Security, 2))
            .numbers(2, 3)
            .rarity(Fixed)
            .traits([Military])
            .targets([target(units())], power(T1, 2)),
        event("BSG1-028", "Fury", (Persuasion, 2))
            .numbers(3, 1)
            .targets([target(units())], power(T1, mystic_of(T1))),
        event("BSG1-029", "Grounded", (Persuasion, 3))
            .numbers(4, 1)
            .rarity(Uncommon)
            .traits([Crisis, Political])
            .targets(
                [Opponent],
                either(P1, pick(Named, Commit, ships()), act(Commit, every(people().mine()))),
            ),
        event("BSG1-030", "Hangar Deck Fire", [(Logistics, 2), (Security, 1)])
            .numbers(4, 2)
            .rarity(Uncommon)
            .traits([Crisis])
            .targets(
                [Opponent],
                either(P1, pick(Named, Sacrifice, ships()), pick(Named, Sacrifice, supplies())),
            ),
        event("BSG1-031", "High Stakes Game", (Persuasion, 2))
            .numbers(3, 1)
            .rarity(Rare)
            .does(special("high-stakes-game", specials::high_stakes_game)),
        event("BSG1-032", "Martial Law", (Security, 2))
            .numbers(3, 2)
            .rarity(Uncommon)
            .traits([Military])
            .does(cannot(every(units().is(Politician)), Defend)),
        event("BSG1-033", "Military Coup", (Security, 1))
            .numbers(3, 2)
            .rarity(Uncommon)
            .traits([Military])
            .ability(
                on_play(act(Exhaust, T2))
                    .at([target(people().mine()), target(people().theirs())])
                    .if_paid(OptionalCost::Do(Exhaust, T1)),
            ),
        event("BSG1-034", "Network Hacking", (Security, 3))
            .numbers(2, 4)
            .rarity(Rare)
            .traits([Crisis, Cylon])
            .does(either(Each, pick(Named, Commit, units().is(Cylon)), act(Commit, every(ships().mine())))),
        event("BSG1-035", "Networked Computers", (Logistics, 3))
            .numbers(1, 4)
            .rarity(Rare)
            .traits([Military])
            .does(special("networked-computers", specials::networked_computers)),
        event("BSG1-036", "Outmaneuvered", (Persuasion, 1))
            .numbers(3, 1)
            .targets([target(ships())], power(T1, -2)),
        event("BSG1-037", "Painful Recovery", (Security, 1))
            .numbers(3, 4)
            .rarity(Uncommon)
            .traits([Cylon])
            .ability(
                on_play(act(CommitAndExhaust, T2))
                    .at([target(units().is(Cylon).mine()), target(people())])
                    .if_paid(OptionalCost::Do(OnTopOfDeck, T1)),
            ),
        event("BSG1-038", "Power of Prayer", (Persuasion, 1))
            .numbers(2, 1)
            .rarity(Uncommon)
            .traits([Political])
            .expedite(Persuasion, 1)
            .targets([target(units())], all([RevealMystic, power(T1, x(1))])),
        event("BSG1-039", "Presidential Candidate", (Persuasion, 1))
            .numbers(4, 1)
            .rarity(Fixed)
            .traits([Political])
            .expedite(Persuasion, 1)
            .targets([target(units().is(Politician).defending())], power(T1, 2)),
        event("BSG1-040", "Reformat", [(Logistics, 1), (Security, 1)])
            .numbers(3, 1)
            .traits([Political])
            .does(Exchange),
        event("BSG1-041", "Setback", (Security, 2)).numbers(2, 2).rarity(Uncommon).traits([Crisis]).targets(
            [Player],
            either(P1, pick(Named, Exhaust, units().alert()), pick(Named, Exhaust, units().reserve())),
        ),
        event("BSG1-042", "Sick Bay", (Persuasion, 2))
            .numbers(3, 2)
            .rarity(Uncommon)
            .targets([target(people().alert())], act(ToHand, T1)),
        event("BSG1-043", "Sneak Attack", (Persuasion, 1))
            .numbers(4, 3)
            .rarity(Uncommon)
            .expedite(Persuasion, 1)
            .does(act(Commit, every(units().is(Fighter)))),
        event("BSG1-044", "Standoff", (Security, 2))
            .numbers(3, 1)
            .traits([Military])
            .does(Effect::Rule(Rule::NoInfluenceGain)),
        event("BSG1-045", "Still No Contact", (Security, 2))
            .numbers(4, 3)
            .rarity(Rare)
            .traits([Crisis, Military])
            .targets([Opponent], either(P1, pick(Named, Commit, people()), pick(Named, Sacrifice, people()))),
        event("BSG1-046", "Stims", (Security, 1)).numbers(4, 1).rarity(Rare).targets(
            [target(units().is(Pilot).challenging())],
            all([power(T1, 4), at_challenge_end(Exhaust, T1)]),
        ),
        event("BSG1-047", "Stranded", (Security, 3))
            .numbers(2, 2)
            .rarity(Rare)
            .targets([target(people().reserve())], act(IntoDeck, T1)),
        event("BSG1-048", "Suicide Bomber", (Security, 2)).numbers(3, 4).rarity(Rare).ability(
            on_play(all([act(Defeat, T1), act(Defeat, T2)]))
                .at([target(people()), target(people())])
                .if_paid(OptionalCost::Pick(Sacrifice, people().is(Cylon))),
        ),
        event("BSG1-049", "Test of Faith", (Persuasion, 2))
            .numbers(4, 2)
            .expedite(Persuasion, 2)
            .targets([Player], gain(P1, 1)),
        event("BSG1-050", "Them or Us", (Security, 1)).numbers(3, 2).rarity(Rare).traits([Military]).ability(
            on_play(act(Defeat, T1)).at([target(people())]).if_paid(OptionalCost::Pick(Sacrifice, ships())),
        ),
        event("BSG1-051", "Under Arrest", (Logistics, 2))
            .numbers(3, 2)
            .traits([Military])
            .targets([target(people())], act(OnTopOfDeck, T1)),
        event("BSG1-052", "Vision of Serpents", (Security, 2))
            .numbers(3, 1)
            .targets([target(people())], power(T1, -2)),
        event("BSG1-053", "Winning Hand", (Persuasion, 1))
            .numbers(1, 1)
            .rarity(Uncommon)
            .expedite(Persuasion, 1)
            .targets([target(people().challenging())], power(T1, 2)),
        event("BSG1-054", "Wounded in Action", (Persuasion, 2))
            .numbers(3, 2)
            .ability(on_play(power(T1, -2)).at([target(units().challenging_you())]).when(YouAreUndefended)),
        event("BSG1-055", "You Gave Yourself Over", (Persuasion, 1))
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Civilian])
            .expedite(Persuasion, 1)
            .targets([target(units().is(Civilian))], power(T1, 2)),
    ]
}
