//! Missions of the second set.

use crate::card::Card;
use crate::cards::words::*;
use crate::effect::{Constant, Effect, Favour, Looked, Who};

/// The cards.
pub(super) fn cards() -> Vec<Card> {
    vec![
        mission("BSG2-045", "Are You Alive?", [need(1, people().is(Cylon))])
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Cylon])
            .link(people())
            .ability(commit_linked_to(power(T1, -2)).at([target(units())])),
        mission("BSG2-046", "Assassination", [need(1, people().is(Cylon).is_not(Machine))])
            .numbers(3, 2)
            .rarity(Rare)
            .traits([Cylon])
            .ability(
                on_resolve(act(Defeat, T2))
                    .at([target(people().mine()), target(people())])
                    .cost(CommitAndExhaust, T1),
            ),
        mission("BSG2-047", "Beyond Insane", [need(1, units().is(Pilot))])
            .numbers(5, 1)
            .rarity(Uncommon)
            .link(ships())
            .ability(
                may(WouldBeDefeated, Effect::InsteadOfDefeat(Sacrifice, Linked))
                    .about(people().mine())
                    .when(YouControlLinked),
            ),
        mission("BSG2-048", "Blackmail", [need(2, people())])
            .numbers(3, 1)
            .rarity(Rare)
            .traits([Political])
            .link(people())
            .always(has_keyword(Linked, Manipulate)),
        mission(
            "BSG2-049",
            "Caprican Ideals",
            [need(1, units().is(Civilian)), need(1, units().is(Politician))],
        )
        .numbers(4, 2)
        .rarity(Uncommon)
        .traits([Civilian])
        .keyword(Persistent)
        .always(has_power(every(units().is(Civilian)), 1)),
        mission("BSG2-050", "Caprican Supplies", [need(2, people())])
            .numbers(3, 0)
            .link(people())
            .always(has_power(Linked, 1)),
        mission("BSG2-051", "Clear Your Heads", [need(1, units().is(Politician))])
            .numbers(3, 0)
            .rarity(Uncommon)
            .traits([Political])
            .link(units())
            .ability(commit_linked_to(act(Exhaust, T1)).at([target(missions())])),
        mission("BSG2-052", "Coming Out to Fight", [need(2, ships())])
            .numbers(4, 0)
            .traits([Military])
            .keyword(Persistent)
            .always(Constant::FleetDefense(4)),
        mission(
            "BSG2-053",
            "Critical Component",
            [need(1, units().is(Civilian)), need(1, units().is(Officer))],
        )
        .numbers(4, 1)
        .rarity(Uncommon)
        .keyword(Persistent)
        .ability(
            exhaust_to(all([extra_action(Favour::Discount(2)), act(Exhaust, T1)]))
                .at([target(stacks().mine().with_supply())])
                .when(AsAction),
        ),
        mission("BSG2-054", "Cutting Through the Hull", [need(1, units().is(Officer)), need(1, ships())])
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Military])
            .link(units())
            .always(has_keyword(Linked, Scramble)),
        mission("BSG2-055", "Cylon Ambush", [need(2, units().is(Cylon))])
            .numbers(3, 2)
            .rarity(Uncommon)
            .traits([Cylon])
            .keyword(Persistent)
            .always(Constant::ThreatPower(1)),
        mission("BSG2-056", "Cylon Betrayal", [need(1, people().is(Cylon))])
            .numbers(3, 3)
            .rarity(Rare)
            .keyword(Persistent)
            .ability(pay_to(Effect::FirstInCylonPhase(P1)).at([Player]).cost(Sacrifice, This)),
        mission("BSG2-057", "Damning Evidence", [need(1, people().is(Cylon).is_not(Machine))])
            .numbers(3, 1)
            .rarity(Rare)
            .traits([Cylon])
            .link(people())
            .always(never(Linked, Challenge)),
        mission("BSG2-058", "Deck Crew", [need(1, units().is(Enlisted))])
            .numbers(3, 0)
            .traits([Military])
            .link(ships())
            .always(has_power(Linked, 1)),
        mission("BSG2-059", "Drawing Strength From Loss", [need(1, units().is(Officer)), need(1, ships())])
            .numbers(4, 0)
            .rarity(Rare)
            .traits([Political])
            .link(ships())
            .ability(whenever(DefeatedByThreat, gain(You, 2)).about(people().mine())),
        mission(
            "BSG2-060",
            "Explosive Rounds",
            [need(1, units().is(Enlisted)), need(1, units().is(Officer))],
        )
        .numbers(4, 0)
        .rarity(Uncommon)
        .traits([Military])
        .link(units())
        .while_(CylonPhase, has_power(Linked, 2)),
        mission("BSG2-061", "False Peace", [need(1, people().is(Cylon)), need(1, ships().is(Cylon))])
            .numbers(1, 3)
            .rarity(Rare)
            .traits([Cylon])
            .resolve(FalsePeace),
        mission("BSG2-062", "Hero to the End", [need(1, units().is(Politician))])
            .numbers(4, 1)
            .rarity(Rare)
            .traits([Political])
            .link(people())
            .ability(whenever(LeavesPlay, gain(Who::ControllerOfLinked, 2)).about_linked()),
        mission("BSG2-063", "In Love with a Machine", [need(1, units().is(Cylon)), need(1, people())])
            .numbers(3, 1)
            .rarity(Rare)
            .traits([Cylon])
            .link(people())
            .ability(commit_linked_to(act(Ready, T1)).at([target(units().is(Cylon))])),
        mission(
            "BSG2-064",
            "Independent Tribunal",
            [need(1, units().is(Officer)), need(1, units().is(Politician))],
        )
        .numbers(2, 1)
        .rarity(Rare)
        .link(people())
        .always(Constant::CannotFaceLinked(units().power_at_most(2))),
        mission(
            "BSG2-065",
            "Instant Acclaim",
            [need(1, units().is(Civilian)), need(1, units().is(Politician))],
        )
        .numbers(3, 0)
        .rarity(Uncommon)
        .traits([Political])
        .link(units())
        .always(has_power(Linked, 1)),
        mission("BSG2-066", "Last Word", [need(2, people())])
            .numbers(5, 0)
            .link(units())
            .ability(whenever(BeatsChallenger, gain(You, margin())).about_linked()),
        mission("BSG2-067", "Marine Assault", [need(1, units().is(Officer))])
            .numbers(3, 1)
            .traits([Military])
            .link(ships())
            .always(has_keyword(Linked, Scramble)),
        mission("BSG2-068", "Mysterious Warning", [need(2, people())])
            .numbers(4, 0)
            .link(people())
            .while_(CylonPhase, has_power(Linked, 2)),
        mission("BSG2-069", "Nothin' But the Rain", [need(1, units().is(Pilot)), need(1, ships())])
            .numbers(4, 0)
            .rarity(Uncommon)
            .link(people())
            .ability(whenever(BeatsThreat, gain(You, 1)).about_linked()),
        mission("BSG2-070", "Plan B", [need(2, units().is(Officer))])
            .numbers(3, 1)
            .rarity(Rare)
            .link(people())
            .ability(commit_linked_to(act(Ready, T1)).at([target(missions())])),
        mission(
            "BSG2-071",
            "Prophetic Visions",
            [need(1, units().is(Civilian)), need(1, units().is(Politician))],
        )
        .numbers(3, 0)
        .rarity(Rare)
        .traits([Civilian])
        .link(units())
        .ability(commit_linked_to(look(P1, 2, Looked::OneOnTop)).at([Player])),
        mission("BSG2-072", "Raider Swarm", [need(2, ships().is(Cylon))])
            .numbers(3, 1)
            .rarity(Rare)
            .traits([Cylon])
            .link(ships())
            .always(never(Linked, Challenge)),
        mission("BSG2-073", "Ram the Ship", [need(3, ships())])
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Military])
            .keyword(Persistent)
            .always(has_keyword(every(ships().mine()), Scramble)),
        mission("BSG2-074", "Rudimentary Still", [need(1, units().is(Enlisted))])
            .numbers(3, 1)
            .link(people())
            .ability(
                commit_linked_to(all([extra_action(Favour::Discount(1)), act(Exhaust, T1)]))
                    .at([target(stacks().mine())])
                    .when(AsAction),
            ),
        mission("BSG2-075", "SAM Battery", [need(3, people())])
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Military])
            .keyword(Persistent)
            .always(has_keyword(every(people().mine()), Scramble)),
        mission("BSG2-076", "Teamwork", [need(2, ships())])
            .numbers(4, 0)
            .traits([Military])
            .link(ships())
            .while_(CylonPhase, has_power(Linked, 2)),
        mission("BSG2-077", "The Hunters", [need(2, people().is(Cylon))])
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Cylon])
            .resolve_at([target(missions().with_link())], act(Defeat, T1)),
        mission("BSG2-078", "Thinking Outside the Box", [need(2, units().is(Fighter))])
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Military])
            .resolve_at([target(assets().no_supply())], act(Defeat, T1)),
        mission("BSG2-079", "Tightening the Noose", [need(2, people())])
            .numbers(3, 0)
            .rarity(Rare)
            .keyword(Persistent)
            .ability(whenever(PlayerDraws, discard(Named, 1))),
        mission("BSG2-080", "To Your Ships", [need(1, units().is(Officer)), need(1, units().is(Pilot))])
            .numbers(3, 0)
            .traits([Military])
            .link(people())
            .always(has_keyword(Linked, Scramble)),
        mission("BSG2-081", "Trust the Lords of Kobol", [need(1, people())])
            .numbers(5, 0)
            .link(units())
            .ability(commit_linked_to(Effect::PowerInsteadOfMystic(0, Linked)).at([target(units())])),
        mission("BSG2-082", "Viral Warfare", [need(2, units().is(Cylon))])
            .numbers(3, 0)
            .rarity(Rare)
            .traits([Cylon])
            .link(ships())
            .ability(commit_linked_to(discard(P1, 1)).at([Player])),
    ]
}
