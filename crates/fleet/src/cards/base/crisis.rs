//! The 70 crisis cards of the base box. {fleet.crisis.kinds}

use crate::Location::*;
use crate::Resource::*;
use crate::Skill::{self, *};
use crate::cards::CrisisCard;
use crate::cards::crisis::{Attack, CrisisKind};
use crate::effect::Activation::{self, *};
use crate::effect::words::*;
use crate::effect::{Among, Check, Effect, From, Rule, Test, Title, VipersIn, Who};
use crate::space::{Area, Piece::*};

use Effect::{AnotherCrisis, AsIfFailed, Board, DestroyCivilians, DestroyRaptors, Keep, Nothing};
use Who::{Admiral, Chosen, Current, Each, President};

/// The crisis cards.
pub fn cards() -> Vec<CrisisCard> {
    let mut cards = checks();
    cards.extend(choices());
    cards.extend(events());
    cards.extend(attacks());
    cards
}

/// A skill check and nothing else.
fn check_card(name: &'static str, check: Check) -> CrisisCard {
    CrisisCard::new(name, CrisisKind::Check(check))
}

/// The current player takes the check, or something else instead.
fn choice_card(name: &'static str, check: Check, instead: Effect) -> CrisisCard {
    CrisisCard::new(name, CrisisKind::CheckOr(Current, check, instead))
}

/// Somebody takes one of two boxes.
fn event_card(name: &'static str, chooser: Who, first: Effect, second: Effect) -> CrisisCard {
    CrisisCard::new(name, CrisisKind::Event(chooser, first, second))
}

/// A check whose success changes nothing.
fn avoid(difficulty: u8, skills: &[Skill], fail: Effect) -> Check {
    check(difficulty, skills, Nothing, fail)
}

fn checks() -> Vec<CrisisCard> {
    let look_at_a_player = || choose(Current, Among::OtherPlayers, look(Current, Chosen));
    vec![
        check_card("crash-landing", {
            let hurt = all([lose(Morale, 1), send(Current, Sickbay)]);
            avoid(6, &[Tactics, Piloting], either(Admiral, lose(Fuel, 1), hurt))
        })
        .activates(HeavyRaiders),
        check_card("cylon-accusation", avoid(10, &[Politics, Leadership, Tactics], send(Current, Brig)))
            .activates(Raiders),
        check_card("cylon-tracking-device", {
            let tracked = all([DestroyRaptors(1), place(&[(1, Basestar, 1), (4, Civilian, 2)])]);
            avoid(10, &[Tactics, Piloting, Engineering], tracked)
        })
        .activates(Raiders),
        check_card("cylon-virus", {
            avoid(13, &[Tactics, Engineering], all([Effect::SendAllAt(FtlControl, Sickbay), Board(1)]))
        })
        .activates(Launch),
        check_card("detector-sabotage", {
            let sabotage = all([Effect::SendAllAt(ResearchLab, Sickbay), Keep(Rule::DetectorSabotage)]);
            avoid(8, &[Leadership, Tactics], sabotage)
        })
        .activates(HeavyRaiders)
        .jumps(),
        check_card("elections-loom", {
            avoid(8, &[Politics, Leadership], all([lose(Morale, 1), discard(President, 4)]))
                .partly(5, lose(Morale, 1))
        })
        .activates(HeavyRaiders)
        .jumps(),
        check_card("guilt-by-collusion", {
            let accuse = may(Current, choose_and_send(Current, Brig));
            check(9, &[Leadership, Tactics], accuse, lose(Morale, 1))
        })
        .activates(Raiders)
        .jumps(),
        check_card("hangar-accident", {
            let accident = all([lose(Population, 1), Effect::DamageVipers(2, VipersIn::Reserves)]);
            avoid(10, &[Tactics, Piloting, Engineering], accident).partly(7, lose(Population, 1))
        })
        .activates(HeavyRaiders)
        .jumps(),
        check_card("jump-computer-failure", {
            avoid(7, &[Tactics, Engineering], all([lose(Population, 1), Effect::Jump(-1)]))
        })
        .activates(Launch),
        check_card("legendary-discovery", {
            check(
                14,
                &[Tactics, Piloting],
                Keep(Rule::LegendaryDiscovery),
                all([lose(Food, 1), DestroyRaptors(1)]),
            )
        })
        .activates(Launch),
        check_card("loss-of-a-friend", {
            avoid(9, &[Politics, Leadership], all([lose(Morale, 1), discard(Current, 2)]))
                .partly(7, discard(Current, 2))
        })
        .activates(HeavyRaiders)
        .jumps(),
        check_card("low-supplies", {
            let hunger = Effect::IfBelow(Food, 6, Box::new(lose(Morale, 1)));
            avoid(7, &[Politics, Leadership], all([lose(Morale, 1), hunger]))
        })
        .activates(Raiders),
        check_card("mandatory-testing", {
            check(13, &[Politics, Leadership], look(President, Current), lose(Morale, 1)).partly(9, Nothing)
        })
        .activates(HeavyRaiders)
        .jumps(),
        check_card("missing-g4-explosives", {
            avoid(7, &[Leadership, Tactics], all([lose(Food, 1), Effect::SendAllAt(Armory, Brig)]))
        })
        .activates(Raiders),
        check_card("prison-labor", {
            avoid(10, &[Politics, Leadership, Tactics], all([lose(Morale, 1), lose(Food, 1)]))
        })
        .activates(Raiders),
        check_card("prisoner-revolt", {
            let overthrow = choose(President, Among::OtherHumans, Effect::Give(Title::President, Chosen));
            avoid(11, &[Politics, Leadership, Tactics], all([lose(Population, 1), overthrow]))
                .partly(6, lose(Population, 1))
        })
        .activates(HeavyRaiders)
        .jumps(),
        check_card("resistance", {
            avoid(12, &[Politics, Leadership, Tactics], all([lose(Food, 1), lose(Fuel, 1)]))
                .partly(9, lose(Food, 1))
        })
        .activates(HeavyRaiders)
        .jumps(),
        check_card("security-breach", {
            avoid(6, &[Leadership, Tactics], all([lose(Morale, 1), Effect::SendAllAt(Command, Sickbay)]))
        })
        .activates(Launch),
        check_card("terrorist-bomber", {
            avoid(9, &[Leadership, Tactics], all([lose(Morale, 1), send(Current, Sickbay)]))
        })
        .activates(HeavyRaiders)
        .jumps(),
        check_card("terrorist-investigations", {
            check(12, &[Politics, Leadership], look_at_a_player(), lose(Morale, 1)).partly(6, Nothing)
        })
        .activates(HeavyRaiders)
        .jumps(),
        check_card("the-olympic-carrier", {
            avoid(11, &[Politics, Leadership, Piloting], all([lose(Morale, 1), lose(Population, 1)]))
                .partly(8, lose(Population, 1))
        })
        .activates(HeavyRaiders)
        .jumps(),
        check_card("unexpected-reunion", {
            avoid(8, &[Politics, Leadership, Tactics], all([lose(Morale, 1), Effect::DiscardHand(Current)]))
        })
        .activates(Raiders),
        check_card("unidentified-ship", avoid(10, &[Tactics, Piloting], lose(Population, 1)))
            .activates(Launch),
        check_card("weapon-malfunction", {
            let malfunction =
                all([Effect::DamageVipers(2, VipersIn::Space), Effect::SendAllAt(WeaponsControl, Sickbay)]);
            avoid(11, &[Tactics, Piloting, Engineering], malfunction)
        })
        .activates(Launch),
        check_card("witch-hunt", {
            avoid(10, &[Politics, Leadership], all([lose(Morale, 1), choose_and_send(Current, Sickbay)]))
                .partly(6, lose(Morale, 1))
        })
        .activates(HeavyRaiders)
        .jumps(),
    ]
}

fn choices() -> Vec<CrisisCard> {
    let look_at_a_player = || choose(Current, Among::OtherPlayers, look(Current, Chosen));
    vec![
        choice_card(
            "a-traitor-accused",
            avoid(8, &[Politics, Leadership], choose_and_send(Current, Brig)),
            discard(Current, 5),
        )
        .activates(Raiders)
        .jumps(),
        choice_card(
            "admiral-grilled",
            avoid(9, &[Politics, Leadership], all([lose(Morale, 1), discard(Admiral, 2)])),
            lose(Morale, 1),
        )
        .activates(Raiders)
        .jumps(),
        choice_card(
            "analyze-enemy-fighter",
            check(7, &[Tactics, Engineering], Effect::RestoreRaptors(1), lose(Population, 1)),
            on_roll(Test::AtMost(4), all([lose(Population, 1), discard(Current, 2)])),
        )
        .activates(Raiders)
        .jumps(),
        choice_card(
            "bomb-threat",
            avoid(13, &[Politics, Leadership, Tactics], all([lose(Morale, 1), DestroyCivilians(1)])),
            on_roll(Test::AtMost(4), AsIfFailed),
        )
        .activates(Raiders)
        .jumps(),
        choice_card(
            "colonial-day",
            check(10, &[Politics, Tactics], gain(Morale, 1), lose(Morale, 2)),
            lose(Morale, 1),
        )
        .activates(Basestars)
        .jumps(),
        choice_card(
            "crippled-raider",
            check(10, &[Tactics, Engineering], Effect::Jump(1), lose(Population, 1)),
            on_roll(Test::AtMost(4), place(&[(1, Raider, 3), (4, Civilian, 1)])),
        )
        .activates(Raiders)
        .jumps(),
        choice_card(
            "cylon-screenings",
            avoid(9, &[Politics, Leadership], {
                all([lose(Morale, 1), choose(Current, Among::PresidentAndAdmiral, look(Current, Chosen))])
            }),
            discard(Each, 2),
        )
        .activates(Raiders),
        choice_card(
            "forced-water-mining",
            check(
                17,
                &[Politics, Leadership, Tactics, Engineering],
                gain(Food, 1),
                all([lose(Population, 1), lose(Morale, 1)]),
            ),
            all([gain(Food, 1), lose(Morale, 1), Effect::DiscardRandom(Each, 1)]),
        )
        .activates(Raiders)
        .jumps(),
        choice_card(
            "fulfiller-of-prophecy",
            check(
                6,
                &[Politics, Leadership],
                Effect::Draw(Current, 1, From::Type(Politics)),
                lose(Population, 1),
            ),
            all([discard(Current, 1), AnotherCrisis]),
        )
        .activates(Basestars),
        choice_card(
            "informing-the-public",
            check(7, &[Politics, Leadership], look_at_a_player(), lose(Morale, 2)),
            on_roll(Test::AtMost(4), all([lose(Morale, 1), lose(Population, 1)])),
        )
        .activates(Raiders)
        .jumps(),
        choice_card(
            "keep-tabs-on-visitor",
            avoid(12, &[Politics, Leadership, Tactics], on_roll(Test::AtMost(4), lose(Population, 2))),
            Effect::DiscardRandom(Current, 4),
        )
        .activates(Raiders)
        .jumps(),
        choice_card(
            "network-computers",
            check(
                11,
                &[Politics, Tactics, Engineering],
                Effect::Jump(1),
                all([lose(Population, 1), Board(1)]),
            ),
            all([lose(Population, 1), Effect::Jump(-1)]),
        )
        .activates(Raiders)
        .jumps(),
        choice_card(
            "scouting-for-fuel",
            check(12, &[Tactics, Piloting], gain(Fuel, 1), all([lose(Fuel, 1), DestroyRaptors(1)])),
            on_roll(Test::AtMost(4), lose(Fuel, 1)),
        )
        .activates(Raiders)
        .jumps(),
        choice_card(
            "scouting-for-water",
            check(9, &[Tactics, Piloting], gain(Food, 1), all([lose(Fuel, 1), DestroyRaptors(1)])),
            lose(Food, 1),
        )
        .activates(Raiders)
        .jumps(),
        choice_card(
            "send-survey-team",
            avoid(15, &[Tactics, Piloting, Engineering], all([send(Current, Sickbay), DestroyRaptors(1)])),
            on_roll(Test::AtMost(5), lose(Fuel, 1)),
        )
        .activates(Raiders)
        .jumps(),
        choice_card(
            "water-sabotaged",
            avoid(13, &[Politics, Leadership, Tactics], lose(Food, 2)),
            lose(Food, 1),
        )
        .activates(Raiders)
        .jumps(),
    ]
}

fn events() -> Vec<CrisisCard> {
    let water_shortage =
        |slug| event_card(slug, President, lose(Food, 1), discard_both((President, 2), (Current, 3)));
    let rescue_mission = |slug| {
        event_card(
            slug,
            Admiral,
            all([lose(Morale, 1), send(Current, Sickbay)]),
            all([lose(Fuel, 1), DestroyRaptors(1)]),
        )
    };
    let riots = |slug| {
        event_card(
            slug,
            Admiral,
            all([lose(Food, 1), lose(Morale, 1)]),
            all([lose(Population, 1), lose(Fuel, 1)]),
        )
    };
    vec![
        event_card(
            "build-cylon-detector",
            Admiral,
            Effect::LoseNuke,
            all([lose(Morale, 1), discard(Admiral, 2)]),
        )
        .activates(HeavyRaiders),
        event_card(
            "declare-martial-law",
            Admiral,
            all([lose(Morale, 1), Effect::Give(Title::President, Admiral)]),
            all([lose(Population, 1), discard(Admiral, 2)]),
        )
        .activates(Basestars),
        event_card(
            "food-shortage",
            President,
            lose(Food, 2),
            all([lose(Food, 1), discard_both((President, 2), (Current, 3))]),
        )
        .activates(Raiders)
        .jumps()
        .copies(4),
        event_card("requested-resignation", Admiral, discard_both((President, 2), (Admiral, 2)), {
            either(President, Effect::Give(Title::President, Admiral), send(President, Brig))
        })
        .activates(Basestars),
        event_card(
            "rescue-caprica-survivors",
            President,
            all([lose(Fuel, 1), lose(Food, 1), gain(Population, 1)]),
            lose(Morale, 1),
        )
        .activates(Raiders)
        .jumps(),
        rescue_mission("rescue-mission").activates(Raiders).jumps(),
        rescue_mission("rescue-mission-2").printed_as("rescue-mission").activates(Basestars).jumps(),
        event_card(
            "rescue-the-fleet",
            Admiral,
            lose(Population, 2),
            all([lose(Morale, 1), place(&[(1, Basestar, 1), (1, Raider, 3), (4, Civilian, 3)])]),
        )
        .activates(Raiders)
        .jumps(),
        riots("riots").activates(Basestars).jumps(),
        riots("riots-2").printed_as("riots").activates(Launch),
        event_card(
            "sleep-deprivation",
            Admiral,
            all([Effect::RecallVipers, send(Current, Sickbay)]),
            lose(Morale, 1),
        )
        .activates(Basestars)
        .jumps(),
        water_shortage("water-shortage").activates(Basestars).jumps().copies(3),
        water_shortage("water-shortage-2").printed_as("water-shortage").activates(Raiders).jumps(),
        water_shortage("water-shortage-3").printed_as("water-shortage").activates(Basestars),
    ]
}

fn attacks() -> Vec<CrisisCard> {
    let attack = |name, activate: Activation, ships: &[(u8, _, u8)], special_name, special| {
        let place = ships.iter().map(|&(area, piece, count)| (Area::number(area), piece, count)).collect();
        let attack = Attack { activate: vec![activate], place, special_name, special };
        CrisisCard::new(name, CrisisKind::Attack(attack))
    };
    vec![
        attack(
            "ambush",
            Basestars,
            &[
                (1, Raider, 4),
                (3, Civilian, 1),
                (4, Basestar, 1),
                (4, Raider, 4),
                (5, Viper, 2),
                (5, Civilian, 1),
                (6, Civilian, 1),
            ],
            "training-new-pilots",
            Keep(Rule::TrainingNewPilots),
        ),
        attack(
            "besieged",
            Raiders,
            &[
                (1, Civilian, 1),
                (2, Civilian, 1),
                (4, HeavyRaider, 1),
                (5, Basestar, 1),
                (6, Raider, 4),
                (6, Viper, 2),
                (6, Civilian, 1),
            ],
            "heavy-casualties",
            Effect::ActivatePlacedRaiders,
        ),
        attack(
            "boarding-parties",
            HeavyRaiders,
            &[
                (1, HeavyRaider, 2),
                (2, Basestar, 1),
                (2, Raider, 4),
                (3, HeavyRaider, 2),
                (4, Civilian, 1),
                (5, Civilian, 2),
            ],
            "surprise-assault",
            Nothing,
        ),
        attack(
            "cylon-swarm",
            Basestars,
            &[
                (1, Basestar, 1),
                (1, Raider, 5),
                (2, HeavyRaider, 1),
                (4, Civilian, 1),
                (5, Viper, 1),
                (5, Civilian, 1),
                (6, Viper, 1),
                (6, Civilian, 1),
            ],
            "massive-deployment",
            Keep(Rule::MassiveDeployment),
        ),
        attack(
            "heavy-assault",
            Raiders,
            &[
                (1, Basestar, 1),
                (2, Basestar, 1),
                (4, Civilian, 1),
                (5, Civilian, 1),
                (6, Viper, 1),
                (6, Civilian, 1),
            ],
            "heavy-bombardment",
            Effect::Activate(Basestars),
        ),
        attack(
            "jammed-assault",
            Raiders,
            &[
                (1, Civilian, 1),
                (2, Raider, 4),
                (3, Basestar, 1),
                (3, HeavyRaider, 2),
                (4, Civilian, 1),
                (5, Viper, 1),
                (5, Civilian, 1),
                (6, Viper, 1),
                (6, Civilian, 1),
            ],
            "communications-jamming",
            Keep(Rule::CommunicationsJamming),
        ),
        attack(
            "raiding-party",
            Raiders,
            &[
                (3, Basestar, 1),
                (3, Raider, 3),
                (4, HeavyRaider, 2),
                (4, Raider, 2),
                (5, Civilian, 1),
                (6, Viper, 2),
                (6, Civilian, 2),
            ],
            "ftl-failure",
            Effect::Jump(-1),
        ),
        attack(
            "surrounded",
            Basestars,
            &[
                (1, Raider, 4),
                (2, Basestar, 1),
                (3, Raider, 3),
                (3, HeavyRaider, 1),
                (4, Civilian, 1),
                (5, Viper, 1),
                (5, Civilian, 1),
                (6, Viper, 1),
                (6, Civilian, 1),
            ],
            "panic",
            discard(Current, 3),
        ),
        attack(
            "tactical-strike",
            Raiders,
            &[
                (1, HeavyRaider, 1),
                (3, Civilian, 1),
                (4, Civilian, 1),
                (5, Viper, 2),
                (5, Civilian, 1),
                (6, Basestar, 1),
                (6, Raider, 5),
            ],
            "hangar-assault",
            Effect::DamageVipers(2, VipersIn::Reserves),
        ),
        attack(
            "thirty-three",
            Raiders,
            &[
                (1, Basestar, 1),
                (3, Civilian, 1),
                (4, Civilian, 1),
                (5, Viper, 1),
                (5, Civilian, 1),
                (6, Viper, 1),
                (6, Civilian, 1),
            ],
            "relentless-pursuit",
            Keep(Rule::RelentlessPursuit),
        ),
    ]
}
