//! Personnel of the first set.

use crate::card::Card;
use crate::cards::words::*;
use crate::effect::{Condition, Constant, Effect, TakenTo};

/// The cards.
pub(super) fn cards() -> Vec<Card> {
    vec![
        personnel("BSG1-098", ("Apollo", "Ace Pilot"), (Logistics, 3), 2, Logistics)
            .numbers(1, 2)
            .rarity(Uncommon)
            .traits([Pilot])
            .keyword(Scramble),
        personnel("BSG1-099", ("Apollo", "Commander Air Group"), (Security, 3), 2, Security)
            .numbers(2, 1)
            .rarity(Rare)
            .traits([Pilot])
            .always(has_power(every(units().is(Pilot).mine().other()), 1)),
        personnel("BSG1-100", ("Apollo", "Political Liaison"), (Security, 4), 3, Security)
            .numbers(2, 2)
            .traits([Officer, Politician])
            .always(has_trait(every(units().is(Officer).mine().other()), Politician)),
        personnel("BSG1-101", ("Billy Keikeya", "Presidential Aide"), (Persuasion, 3), 2, Persuasion)
            .numbers(1, 2)
            .rarity(Uncommon)
            .traits([Politician])
            .ability(whenever(EntersPlay, gain(You, 1)).about_this()),
        personnel("BSG1-102", ("Billy Keikeya", "Press Secretary"), (Persuasion, 2), 1, Persuasion)
            .numbers(1, 2)
            .traits([Politician])
            .while_(defending(), has_power(This, 2)),
        personnel("BSG1-103", ("Boomer", "Hell of a Pilot"), (Logistics, 3), 2, Logistics)
            .numbers(2, 2)
            .traits([Cylon, Pilot])
            .keyword(Scramble),
        personnel("BSG1-104", ("Boomer", "Raptor Pilot"), (Logistics, 3), 2, Logistics)
            .numbers(0, 1)
            .rarity(Uncommon)
            .traits([Cylon, Pilot])
            .ability(whenever(EntersPlay, draw(You, 1)).about_this())
            .red(discard(Each, 1)),
        personnel("BSG1-105", ("Boomer", "Saboteur"), (Security, 3), 2, Security)
            .numbers(0, 4)
            .rarity(Rare)
            .traits([Cylon, Pilot])
            .ability(commit_to(lose(Each, 1)))
            .red(lose(Each, 1)),
        personnel("BSG1-106", "Centurion Ambusher", (Security, 4), 3, Security)
            .numbers(0, 3)
            .rarity(Uncommon)
            .traits([Cylon, Machine])
            .ability(commit_to(threat_power(2)).at([Threat]))
            .red(pick(Each, Sacrifice, ships().reserve())),
        personnel("BSG1-107", "Centurion Assassin", (Logistics, 2), 2, Logistics)
            .numbers(0, 4)
            .traits([Cylon, Machine])
            .red(mill(Each, 1)),
        personnel("BSG1-108", "Centurion Slayer", (Security, 3), 2, Security)
            .numbers(0, 2)
            .rarity(Rare)
            .traits([Cylon, Machine])
            .keyword(Sniper)
            .red(pick(Each, Sacrifice, units())),
        personnel("BSG1-109", ("Crashdown", "Alex Quartararo"), (Logistics, 2), 1, Logistics)
            .numbers(1, 1)
            .traits([Officer]),
        personnel("BSG1-110", ("Crashdown", "Expert ECO"), (Security, 3), 1, Security)
            .numbers(2, 2)
            .rarity(Uncommon)
            .traits([Officer])
            .ability(commit_to(if_t1(units().challenging(), power(T1, 2))).at([target(units().other())])),
        personnel("BSG1-111", ("Crashdown", "Sensor Operator"), (Persuasion, 4), 1, Persuasion)
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Officer])
            .ability(commit_and_exhaust_to(Effect::Recover(0)).at([in_discard(any_card())])),
        personnel("BSG1-112", "Cylon Centurion", [(Logistics, 2), (Security, 2)], 2, Security)
            .numbers(0, 4)
            .traits([Cylon, Machine])
            .while_(challenging(), has_power(This, 2))
            .red(pick(Each, Sacrifice, people().reserve())),
        personnel("BSG1-113", ("D'Anna Biers", "Fleet News Service"), (Persuasion, 4), 1, Persuasion)
            .numbers(0, 2)
            .rarity(Rare)
            .traits([Civilian, Cylon])
            .ability(commit_to(if_t1(units().challenging(), power(T1, 2))).at([target(units().other())]))
            .red(pick(Each, Exhaust, people())),
        personnel("BSG1-114", ("D'Anna Biers", "Reporter"), (Persuasion, 2), 3, Persuasion)
            .numbers(0, 1)
            .rarity(Uncommon)
            .traits([Civilian, Cylon])
            .always(never(This, Challenge))
            .red(pick(Each, Commit, people())),
        personnel("BSG1-115", ("Dee", "Dradis Operator"), (Logistics, 3), 1, Logistics)
            .numbers(1, 2)
            .traits([Enlisted])
            .while_(CylonPhase, has_power(This, 2)),
        personnel("BSG1-116", ("Dee", "Security Advisor"), (Persuasion, 3), 1, Security)
            .numbers(1, 1)
            .rarity(Uncommon)
            .traits([Enlisted])
            .ability(commit_to(power(T1, 2)).at([target(people().other())])),
        personnel("BSG1-117", ("Dr. Baltar", "Award Winner"), (Persuasion, 3), 1, Persuasion)
            .numbers(1, 2)
            .rarity(Uncommon)
            .traits([Civilian])
            .ability(commit_and_exhaust_to(Effect::Recover(0)).at([in_discard(people())])),
        personnel("BSG1-118", ("Dr. Baltar", "Science Advisor"), (Security, 4), 2, Security)
            .numbers(2, 2)
            .traits([Civilian])
            .ability(commit_to(act(Defeat, T1)).at([target(people().exhausted())])),
        personnel("BSG1-119", ("Dr. Baltar", "Vice President"), (Persuasion, 4), 2, Persuasion)
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Politician])
            .ability(commit_to(act(ToReserve, T1)).at([target(missions())]))
            .ability(commit_to(act(Ready, T1)).at([target(missions())])),
        personnel("BSG1-120", ("Galen Tyrol", "CPO"), (Logistics, 2), 1, Logistics)
            .numbers(1, 2)
            .rarity(Rare)
            .traits([Enlisted])
            .ability(commit_to(act(Ready, T1)).at([target(ships())])),
        personnel("BSG1-121", ("Galen Tyrol", "The Chief"), (Logistics, 2), 1, Logistics)
            .numbers(1, 1)
            .traits([Enlisted])
            .ability(may(EntersPlay, act(Ready, That)).about(ships().mine()).cost(Commit, This)),
        personnel("BSG1-122", ("Helo", "Flight Officer"), (Security, 3), 1, Security)
            .numbers(2, 1)
            .rarity(Uncommon)
            .traits([Officer])
            .ability(commit_to(power(T1, 2)).at([target(units().is(Pilot))])),
        personnel("BSG1-123", ("Helo", "Karl Agathon"), (Logistics, 3), 2, Logistics)
            .numbers(1, 0)
            .traits([Officer]),
        personnel("BSG1-124", ("Helo", "Raptor ECO"), (Logistics, 2), 1, Logistics)
            .numbers(1, 1)
            .rarity(Rare)
            .traits([Officer])
            .while_(Condition::ThisChallengesSuch(people().is(Cylon)), has_power(This, 3)),
        personnel("BSG1-125", ("Laura Roslin", "Colonial President"), (Logistics, 3), 2, Logistics)
            .numbers(2, 2)
            .traits([Politician])
            .ability(commit_to(draw(You, 1))),
        personnel("BSG1-126", ("Laura Roslin", "Leader of Prophecy"), (Persuasion, 5), 4, Persuasion)
            .numbers(1, 3)
            .rarity(Rare)
            .traits([Politician])
            .always(Constant::MysticBonus(any_card(), 1)),
        personnel("BSG1-127", ("Laura Roslin", "Madame President"), (Persuasion, 4), 3, Persuasion)
            .numbers(2, 3)
            .rarity(Fixed)
            .traits([Politician])
            .ability(commit_to(gain(You, 1))),
        personnel("BSG1-128", ("Mr. Gaeta", "Senior Officer of the Watch"), (Logistics, 3), 1, Logistics)
            .numbers(1, 1)
            .traits([Officer])
            .ability(may(Challenges, at_challenge_end(Ready, This)).about_this().once_per_turn()),
        personnel("BSG1-129", ("Mr. Gaeta", "Tactical Officer"), (Logistics, 3), 2, Security)
            .numbers(2, 1)
            .rarity(Rare)
            .traits([Officer])
            .ability(
                commit_to(if_t1(units().challenging_threat(), power(T1, 2))).at([target(units().other())]),
            ),
        personnel("BSG1-130", ("Number Six", "Agent Provocateur"), (Logistics, 2), 0, Logistics)
            .numbers(0, 2)
            .rarity(Rare)
            .traits([Cylon])
            .keyword(Vision)
            .ability(pay_to(Effect::ExtraActions(2)).cost(Commit, This).cost(Sacrifice, This).when(AsAction))
            .red(pick(Each, Exhaust, bases())),
        personnel("BSG1-131", ("Number Six", "Caprican Operative"), (Logistics, 3), 2, Logistics)
            .numbers(0, 2)
            .traits([Civilian, Cylon])
            .ability(commit_and_exhaust_to(act(Ready, T1)).at([target(people().is(Cylon).other())]))
            .red(pick(Each, Exhaust, assets())),
        personnel("BSG1-132", ("Number Six", "Secret Companion"), (Security, 4), 0, Security)
            .numbers(0, 3)
            .rarity(Uncommon)
            .traits([Cylon])
            .keyword(Vision)
            .ability(commit_to(act(Exhaust, T1)).at([target(people().other())]))
            .red(pick(Each, Commit, people())),
        personnel("BSG1-133", ("Saul Tigh", "Colonial Colonel"), (Logistics, 4), 3, Logistics)
            .numbers(1, 2)
            .traits([Officer]),
        personnel("BSG1-134", ("Saul Tigh", "Executive Officer"), (Logistics, 3), 2, Logistics)
            .numbers(2, 1)
            .rarity(Rare)
            .traits([Officer])
            .ability(may(
                YouAreChallenged,
                all([act(Ready, This), at_challenge_end(CommitAndExhaust, This)]),
            )),
        personnel("BSG1-135", ("Shelley Godfrey", "Systems Analyst"), (Logistics, 4), 2, Logistics)
            .numbers(0, 0)
            .rarity(Rare)
            .traits([Civilian, Cylon])
            .ability(
                commit_to(all([show_hand(P1), take_shown(P1, people(), TakenTo::TopOfDeck)])).at([Opponent]),
            )
            .red(mill(Each, 1)),
        personnel("BSG1-136", ("Starbuck", "Hotshot Pilot"), (Security, 3), 2, Security)
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Pilot])
            .always(Constant::PowerPer(units().is(Pilot).mine().other())),
        personnel("BSG1-137", ("Starbuck", "Risk Taker"), (Logistics, 4), 3, Logistics)
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Pilot])
            .ability(may(YouRevealMystic, RevealAgain).cost(Commit, This)),
        personnel("BSG1-138", ("Starbuck", "Sharpshooter"), (Security, 5), 4, Security)
            .numbers(2, 3)
            .rarity(Uncommon)
            .traits([Officer])
            .keyword(Sniper),
        personnel("BSG1-139", ("Tom Zarek", "Political Prisoner"), (Security, 5), 2, Security)
            .numbers(1, 2)
            .rarity(Rare)
            .traits([Civilian])
            .ability(whenever(EntersPlay, act(Defeat, T1)).about_this().at([target(people())])),
        personnel("BSG1-140", ("Tom Zarek", "Sagittaron Representative"), (Persuasion, 4), 2, Persuasion)
            .numbers(1, 2)
            .traits([Politician])
            .keyword(Manipulate),
        personnel("BSG1-141", ("William Adama", "Colonial Commander"), (Persuasion, 5), 4, Persuasion)
            .numbers(1, 3)
            .rarity(Uncommon)
            .traits([Officer])
            .keyword(Manipulate),
        personnel("BSG1-142", ("William Adama", "Patriotic Soldier"), (Security, 5), 3, Security)
            .numbers(1, 3)
            .rarity(Fixed)
            .traits([Officer])
            .ability(commit_to(if_t1(units().challenging(), power(T1, 2))).at([target(units().other())])),
        personnel("BSG1-143", ("William Adama", "The Old Man"), (Persuasion, 3), 2, Persuasion)
            .numbers(2, 1)
            .traits([Officer])
            .while_(you_control(people().alert().other()), has_power(This, 2)),
    ]
}
