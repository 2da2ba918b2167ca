//! Missions of the first set.

use crate::card::Card;
use crate::cards::specials;
use crate::cards::words::*;
use crate::effect::{Constant, Effect, Who};

/// The cards.
pub(super) fn cards() -> Vec<Card> {
    vec![
        mission("BSG1-056", "Accused", [need(1, units().is(Civilian))])
            .numbers(3, 0)
            .traits([Cylon])
            .resolve_at([target(people())], gain_trait(T1, Cylon, Turn)),
        mission("BSG1-057", "Alert Five", [need(1, units().is(Officer))])
            .numbers(4, 2)
            .rarity(Uncommon)
            .traits([Military])
            .resolve(act(Ready, every(units().is(Fighter)))),
        mission("BSG1-058", "Arrow of Apollo", [need(1, units().is(Pilot)), need(1, ships())])
            .numbers(1, 2)
            .rarity(Rare)
            .traits([Political])
            .resolve(Effect::Search(any_card(), Hidden)),
        mission("BSG1-059", "Article 23", [need(1, units().is(Officer))])
            .numbers(4, 0)
            .traits([Political])
            .resolve(either(Each, pick(Named, Sacrifice, people()), lose(Named, 2))),
        mission("BSG1-060", "Based on Scriptures", [need(3, units().is(Politician))])
            .numbers(4, 0)
            .rarity(Rare)
            .traits([Political])
            .resolve(gain(You, 5)),
        mission("BSG1-061", "CAG", [need(1, units().is(Officer))])
            .numbers(2, 1)
            .rarity(Rare)
            .traits([Military])
            .keyword(Persistent)
            .always(has_power(every(ships().mine()), 1)),
        mission("BSG1-062", "Colonial Day", [need(1, units().is(Civilian)), need(1, units().is(Politician))])
            .numbers(4, 0)
            .traits([Political])
            .resolve(act(Ready, every(units().is(Civilian)))),
        mission("BSG1-063", "Combat Air Patrol", [need(1, units().is(Pilot)), need(1, ships())])
            .numbers(2, 1)
            .rarity(Rare)
            .traits([Military])
            .keyword(Persistent)
            .ability(pay_to(gain(You, 1)).at([target(units().is(Pilot).mine())]).cost(Commit, T1)),
        mission("BSG1-064", "Difference of Opinion", [need(2, units().is(Officer))])
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Military])
            .keyword(Persistent)
            .always(Constant::ChallengeTax),
        mission("BSG1-065", "Dradis Contact", [need(1, units().is(Officer)), need(1, ships())])
            .numbers(4, 1)
            .rarity(Rare)
            .traits([Military])
            .keyword(Persistent)
            .ability(may(YouPlayEvent, gain(You, 1))),
        mission(
            "BSG1-066",
            "Earn Freedom Points",
            [need(1, units().is(Officer)), need(1, units().is(Politician))],
        )
        .numbers(5, 1)
        .rarity(Uncommon)
        .traits([Civilian])
        .resolve(gain(You, per(1, units_and_missions().is(Civilian).mine()))),
        mission("BSG1-067", "Earn Your Wings", [need(1, units().is(Officer)), need(1, units().is(Pilot))])
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Military])
            .resolve(act(Ready, every(units().is(Pilot)))),
        mission("BSG1-068", "Flight School", [need(1, units().is(Officer)), need(1, units().is(Pilot))])
            .numbers(3, 1)
            .rarity(Rare)
            .traits([Military])
            .keyword(Persistent)
            .ability(may(WouldBeDefeated, Effect::InsteadOfDefeat(Sacrifice, This)).about(ships().mine())),
        mission("BSG1-069", "Formal Dress Function", [need(2, units().is(Politician))])
            .numbers(3, 0)
            .traits([Political])
            .resolve(act(Commit, every(units().is(Officer)))),
        mission("BSG1-070", "Full Scale Assault", [need(1, units().is(Officer)), need(1, ships())])
            .numbers(3, 1)
            .rarity(Uncommon)
            .traits([Military])
            .resolve(power(every(units().mine()), 1)),
        mission("BSG1-071", "God Has a Plan", [need(2, units().is(Cylon))])
            .numbers(4, 2)
            .rarity(Rare)
            .traits([Cylon])
            .keyword(Persistent)
            .always(Constant::MysticBonus(any_card().is(Cylon), 1)),
        mission("BSG1-072", "Green: You're a Normal Human", [need(1, units().is(Civilian))])
            .numbers(5, 0)
            .rarity(Rare)
            .traits([Civilian])
            .resolve_at([target(units().is(Cylon))], all([act(ToHand, T1), gain(Who::OwnerOf(0), 2)])),
        mission("BSG1-073", "Hand of God", [need(1, units().is(Politician))])
            .numbers(2, 1)
            .resolve(draw(You, 2)),
        mission("BSG1-074", "Hunt for Tylium", [need(1, ships())])
            .numbers(5, 0)
            .rarity(Rare)
            .resolve(SupplyFromHand),
        mission("BSG1-075", "Increased Loadout", [need(1, units().is(Officer)), need(1, units().is(Pilot))])
            .numbers(3, 1)
            .traits([Military])
            .keyword(Persistent)
            .always(has_power(every(units().is(Fighter)), 1)),
        mission("BSG1-076", "Interim Quorum of Twelve", [need(1, units().is(Politician)), need(1, ships())])
            .numbers(4, 1)
            .rarity(Rare)
            .traits([Political])
            .keyword(Persistent)
            .ability(
                pay_to(power(T2, 3))
                    .at([target(units().is(Politician).mine()), target(people().not_t1())])
                    .cost(CommitAndExhaust, T1),
            ),
        mission("BSG1-077", "Investigation", [need(2, units().is(Officer))])
            .numbers(5, 0)
            .rarity(Fixed)
            .resolve_at([target(people())], all([act(OnTopOfDeck, T1), lose(Who::OwnerOf(0), 2)])),
        mission(
            "BSG1-078",
            "Kobol's Last Gleaming",
            [need(1, units().is(Officer)), need(1, units().is(Pilot))],
        )
        .numbers(3, 1)
        .rarity(Uncommon)
        .resolve_at([target(people())], act(IntoDeck, T1)),
        mission("BSG1-079", "Life Has a Melody", [need(1, units().is(Civilian)), need(1, units().is(Cylon))])
            .numbers(3, 0)
            .rarity(Uncommon)
            .resolve(Effect::Search(any_card().is(Cylon), Shown)),
        mission(
            "BSG1-080",
            "Meet the New Boss",
            [need(1, units().is(Civilian)), need(1, units().is(Officer))],
        )
        .numbers(4, 0)
        .rarity(Rare)
        .resolve_at(
            [in_hand(people()), target(people().mine().as_strong_as_t1())],
            special("meet-the-new-boss", specials::meet_the_new_boss),
        ),
        mission("BSG1-081", "Misdirection", [need(1, units().is(Civilian)), need(1, units().is(Officer))])
            .numbers(4, 1)
            .keyword(Persistent)
            .ability(may(WouldBeDefeated, Effect::InsteadOfDefeat(Sacrifice, This)).about(people().mine())),
        mission("BSG1-082", "Multiple Contacts", [need(1, people()), need(1, ships())])
            .numbers(2, 1)
            .rarity(Rare)
            .keyword(Persistent)
            .ability(whenever(ReadyPhaseBegins, draw(You, 1))),
        mission("BSG1-083", "Obliterate the Base", [need(1, units().is(Pilot)), need(1, ships())])
            .numbers(3, 0)
            .rarity(Uncommon)
            .resolve_at([target(assets().no_supply())], act(Defeat, T1)),
        mission("BSG1-084", "Overtime", [need(2, people())])
            .numbers(5, 1)
            .rarity(Rare)
            .resolve(act(Ready, every(ships().mine()))),
        mission("BSG1-085", "Persistent Assault", [need(2, units().is(Cylon))])
            .numbers(5, 0)
            .rarity(Rare)
            .traits([Cylon])
            .keyword(Persistent)
            .always(Constant::FleetDefense(-2)),
        mission("BSG1-086", "Picking Sides", [need(2, people())])
            .numbers(2, 0)
            .rarity(Uncommon)
            .resolve(special("picking-sides", specials::picking_sides)),
        mission("BSG1-087", "Press Junket", [need(1, ships())])
            .numbers(3, 0)
            .rarity(Fixed)
            .resolve(gain(You, 2)),
        mission("BSG1-088", "Pulling Rank", [need(1, units().is(Officer))])
            .numbers(5, 1)
            .traits([Military])
            .resolve_at([target(people()), target(people())], all([act(Commit, T1), act(Commit, T2)])),
        mission("BSG1-089", "Red: You're an Evil Cylon", [need(1, units().is(Civilian))])
            .numbers(5, 1)
            .traits([Civilian])
            .resolve_at([target(units().is(Cylon))], all([act(ToHand, T1), lose(Who::OwnerOf(0), 2)])),
        mission("BSG1-090", "Refueling Operation", [need(2, units().is(Pilot)), need(2, ships())])
            .numbers(4, 0)
            .rarity(Rare)
            .traits([Military])
            .resolve(Effect::Reshuffle),
        mission("BSG1-091", "Relieved of Duty", [need(1, units().is(Officer))])
            .numbers(2, 0)
            .traits([Political])
            .resolve_at([target(people().alert())], act(ToHand, T1)),
        mission("BSG1-092", "Shuttle Diplomacy", [need(1, people()), need(1, ships())])
            .numbers(4, 0)
            .traits([Political])
            .resolve(gain(You, 3)),
        mission("BSG1-093", "Stern Leadership", [need(1, units().is(Officer)), need(1, units().is(Pilot))])
            .numbers(4, 1)
            .rarity(Uncommon)
            .traits([Military])
            .keyword(Persistent)
            .always(has_power(every(units().is(Pilot)), 1)),
        mission("BSG1-094", "Suspicions", [need(1, units().is(Civilian)), need(1, units().is(Officer))])
            .numbers(4, 2)
            .traits([Military])
            .resolve_at([Player], lose(P1, 2)),
        mission("BSG1-095", "Trying Times", [need(2, units().is(Politician))])
            .numbers(4, 1)
            .rarity(Uncommon)
            .traits([Political])
            .resolve(gain(You, per(1, units().is(Politician).alert()))),
        mission("BSG1-096", "We'll See You Again", [need(2, units().is(Cylon))])
            .numbers(3, 1)
            .rarity(Rare)
            .keyword(Persistent)
            .always(Constant::NotSingular(units().is(Cylon))),
        mission(
            "BSG1-097",
            "Working Together",
            [need(1, units().is(Officer)), need(1, units().is(Politician))],
        )
        .numbers(4, 0)
        .rarity(Uncommon)
        .traits([Political])
        .resolve(act(Ready, every(units().is(Politician)))),
    ]
}
