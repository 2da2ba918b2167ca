//! Personnel of the second set.

use crate::card::Card;
use crate::cards::words::*;
use crate::effect::{Constant, Effect, Mystics, Twist, Until};

/// The cards.
pub(super) fn cards() -> Vec<Card> {
    vec![
        personnel("BSG2-083", ("Anders", "Caprican Buccaneer"), (Persuasion, 3), 2, Persuasion)
            .numbers(2, 0)
            .traits([Civilian]),
        personnel("BSG2-084", ("Anders", "Resistance Leader"), (Security, 4), 3, Security)
            .numbers(2, 2)
            .rarity(Uncommon)
            .traits([Civilian])
            .always(has_power(every(units().is(Civilian).mine().other()), 1)),
        personnel("BSG2-085", ("Apollo", "Distant Son"), (Logistics, 4), 2, Logistics)
            .numbers(1, 2)
            .traits([Pilot])
            .ability(commit_to(grant(T1, Strafe)).at([target(people().other())])),
        personnel("BSG2-086", ("Apollo", "Man of the Hour"), (Security, 3), 2, Security)
            .numbers(2, 2)
            .rarity(Rare)
            .traits([Officer])
            .ability(
                commit_to(all([Effect::RemoveThreat(0), EndChallenge, act(Commit, Challenger)]))
                    .at([Threat])
                    .when(DuringThreatChallenge),
            ),
        personnel("BSG2-087", ("Boomer", "Cylon Conspirator"), (Persuasion, 4), 2, Persuasion)
            .numbers(0, 4)
            .rarity(Uncommon)
            .traits([Civilian, Cylon])
            .always(Constant::FillsBoth(units().is(Civilian), units().is(Cylon)))
            .red(pick(Each, Exhaust, people())),
        personnel("BSG2-088", ("Boomer", "Human-Lover"), (Logistics, 3), 2, Logistics)
            .numbers(0, 3)
            .traits([Cylon])
            .while_(you_control(units().alert().titled("Helo")), has_power(This, 1))
            .red(pick(Each, Commit, units().is(Cylon))),
        personnel("BSG2-089", ("Boomer", "Savior"), (Persuasion, 4), 2, Persuasion)
            .numbers(0, 2)
            .rarity(Rare)
            .traits([Cylon, Pilot])
            .ability(commit_and_exhaust_to(Effect::Search(people(), Shown))),
        personnel("BSG2-090", ("Cally", "Cheerful Mechanic"), (Logistics, 3), 1, Logistics)
            .numbers(1, 1)
            .traits([Enlisted])
            .ability(commit_to(act(Restore, T1)).at([target(ships())])),
        personnel("BSG2-091", "Centurion Guardian", (Logistics, 2), 2, Logistics)
            .numbers(0, 2)
            .traits([Cylon, Machine])
            .keyword(Vulnerable)
            .red(pick(Each, Exhaust, assets().no_supply())),
        personnel("BSG2-092", "Centurion Harasser", (Security, 4), 2, Security)
            .numbers(0, 2)
            .rarity(Uncommon)
            .traits([Cylon, Machine])
            .ability(commit_to(act(Commit, T1)).at([target(people())]))
            .red(Effect::NameOpponent(Box::new(pick(Named, Sacrifice, people())))),
        personnel("BSG2-093", "Centurion Hunter", (Security, 3), 2, Security)
            .numbers(0, 3)
            .rarity(Rare)
            .traits([Cylon, Machine])
            .ability(
                pay_to(power(This, 2))
                    .at([target(people().is(Cylon).other().mine())])
                    .cost(Commit, T1)
                    .once_per_turn(),
            )
            .red(discard(Each, 1)),
        personnel("BSG2-094", "Centurion Tracker", (Logistics, 4), 4, Logistics)
            .numbers(0, 4)
            .traits([Cylon, Machine])
            .ability(whenever(Challenges, at_challenge_end(Sacrifice, This)).about_this())
            .red(pick(Each, Exhaust, people())),
        personnel("BSG2-095", ("Doral", "Overseer"), (Logistics, 3), 3, Persuasion)
            .numbers(0, 2)
            .traits([Cylon])
            .red(all_threats_power(1)),
        personnel("BSG2-096", ("Doral", "Public Relations"), (Persuasion, 4), 3, Persuasion)
            .numbers(0, 4)
            .rarity(Rare)
            .traits([Civilian, Cylon])
            .keyword(Manipulate)
            .red(lose(Each, 1)),
        personnel("BSG2-097", ("Doral", "Tour Guide"), (Logistics, 3), 2, Logistics)
            .numbers(0, 3)
            .rarity(Uncommon)
            .traits([Civilian, Cylon])
            .ability(commit_to(act(Exhaust, T1)).at([target(ships())]))
            .red(power(every(units().is(Politician)), -1)),
        personnel("BSG2-098", ("Dr. Baltar", "Defense Contractor"), (Security, 3), 2, Security)
            .numbers(1, 3)
            .rarity(Uncommon)
            .traits([Civilian])
            .ability(pay_to(power(This, 1)).at([target(people().other().mine())]).cost(Commit, T1)),
        personnel("BSG2-099", ("Dr. Baltar", "Refugee"), (Persuasion, 2), 1, Persuasion)
            .numbers(1, 2)
            .traits([Civilian]),
        personnel("BSG2-100", ("Dr. Baltar", "Survivor"), (Logistics, 4), 1, Logistics)
            .numbers(1, 2)
            .rarity(Rare)
            .traits([Civilian])
            .ability(
                pay_to(power(This, 3))
                    .at([target(people().alert().mine())])
                    .cost(Sacrifice, T1)
                    .once_per_turn(),
            ),
        personnel("BSG2-101", ("Dr. Cottle", "Bearer of Bad News"), (Security, 3), 1, Security)
            .numbers(2, 1)
            .traits([Officer])
            .ability(commit_to(power(T1, -2)).at([target(people())])),
        personnel("BSG2-102", ("Dr. Cottle", "Doc"), (Persuasion, 4), 2, Persuasion)
            .numbers(1, 2)
            .rarity(Uncommon)
            .traits([Officer])
            .ability(commit_and_exhaust_to(Effect::Recover(0)).at([in_discard(people())])),
        personnel("BSG2-103", ("Dr. Cottle", "Military Surgeon"), (Persuasion, 4), 2, Persuasion)
            .numbers(1, 1)
            .rarity(Rare)
            .traits([Officer])
            .ability(commit_to(Effect::Twist(Twist::LoserExhausted)).when(DuringChallenge)),
        personnel("BSG2-104", ("Ellen Tigh", "High Society Player"), (Persuasion, 3), 1, Persuasion)
            .numbers(1, 0)
            .rarity(Uncommon)
            .traits([Civilian])
            .keyword(Manipulate),
        personnel("BSG2-105", ("Ellen Tigh", "Power Behind the XO"), (Logistics, 3), 1, Logistics)
            .numbers(1, 2)
            .rarity(Rare)
            .traits([Civilian])
            .ability(commit_to(power(T1, 2)).at([target(units().is(Officer))])),
        personnel("BSG2-106", ("Elosha", "Council Member"), (Persuasion, 3), 2, Persuasion)
            .numbers(3, 1)
            .traits([Politician]),
        personnel("BSG2-107", ("Elosha", "Guide to the Prophet"), (Persuasion, 4), 2, Persuasion)
            .numbers(4, 2)
            .rarity(Rare)
            .traits([Civilian])
            .ability(commit_to(all([ShowTop, power(T1, x(1))])).at([target(units().other())])),
        personnel("BSG2-108", ("Elosha", "Priestess"), (Persuasion, 3), 1, Persuasion)
            .numbers(3, 2)
            .rarity(Uncommon)
            .traits([Civilian])
            .ability(commit_to(next_mystic(You, Mystics::SumOfTwo, Until::Challenge)).when(DuringChallenge)),
        personnel("BSG2-109", ("Galen Tyrol", "Crew Chief"), (Logistics, 4), 2, Logistics)
            .numbers(1, 1)
            .traits([Enlisted])
            .ability(whenever(EntersPlay, pick(You, Ready, ships().mine())).about_this()),
        personnel("BSG2-110", ("Hadrian", "Head of Tribunal"), (Security, 5), 3, Security)
            .numbers(1, 2)
            .rarity(Rare)
            .traits([Enlisted])
            .ability(commit_to(act(CommitAndExhaust, T1)).at([target(people().power_at_most(2))])),
        personnel("BSG2-111", ("Hadrian", "Investigator"), (Security, 4), 2, Security)
            .numbers(2, 1)
            .rarity(Uncommon)
            .traits([Enlisted])
            .ability(commit_to(act(CommitAndExhaust, T1)).at([target(people().either(Enlisted, Cylon))])),
        personnel("BSG2-112", ("Hadrian", "Master-At-Arms"), (Security, 3), 2, Security)
            .numbers(1, 0)
            .traits([Enlisted])
            .always(Constant::FleetDefense(1)),
        personnel("BSG2-113", ("Helo", "Prisoner of the Cylons"), (Persuasion, 2), 1, Security)
            .numbers(2, 0)
            .rarity(Rare)
            .traits([Officer])
            .ability(whenever(Defeated, gain(You, 2)).about_this()),
        personnel("BSG2-114", ("Helo", "Protector"), (Persuasion, 3), 2, Persuasion)
            .numbers(1, 1)
            .rarity(Uncommon)
            .traits([Officer])
            .ability(commit_to(power(T1, 2)).at([target(people().defending().other())])),
        personnel("BSG2-115", ("Helo", "Toaster-Lover"), (Logistics, 3), 2, Logistics)
            .numbers(2, 1)
            .traits([Officer])
            .ability(
                may(Challenges, at_challenge_end(Ready, This))
                    .about_this()
                    .when(you_control(units().alert().titled("Boomer")))
                    .once_per_turn(),
            ),
        personnel("BSG2-116", ("Laura Roslin", "Instigator"), (Persuasion, 4), 3, Persuasion)
            .numbers(2, 3)
            .rarity(Rare)
            .traits([Politician])
            .ability(commit_to(act(Ready, T1)).at([target(missions())])),
        personnel("BSG2-117", ("Laura Roslin", "Secretary of Education"), (Logistics, 4), 2, Logistics)
            .numbers(1, 2)
            .traits([Politician])
            .ability(commit_to(power(T1, 2)).at([target(people().other())])),
        personnel("BSG2-118", ("Leoben", "Snake in the Grass"), (Persuasion, 3), 2, Persuasion)
            .numbers(0, 3)
            .traits([Civilian, Cylon])
            .ability(commit_to(gain_trait(T1, Cylon, Phase)).at([target(people())]))
            .red(power(every(units().is(Officer)), -1)),
        personnel("BSG2-119", ("Mr. Gaeta", "Brilliant Officer"), (Security, 2), 1, Security)
            .numbers(1, 1)
            .traits([Officer])
            .ability(commit_to(threat_number(T1, -1)).at([target_or_threat(cards_in_play().face_up())])),
        personnel("BSG2-120", ("Number Six", "Huntress"), (Security, 4), 3, Security)
            .numbers(0, 3)
            .traits([Cylon])
            .keyword(Sniper)
            .red(pick(Each, Exhaust, stacks())),
        personnel("BSG2-121", ("Number Six", "Seductress"), (Persuasion, 3), 0, Persuasion)
            .numbers(0, 3)
            .rarity(Rare)
            .traits([Cylon])
            .keyword(Vision)
            .ability(may(Undefended, power(That, 2)).about(people()).cost(Commit, This))
            .red(discard(Each, 1)),
        personnel("BSG2-122", ("Number Six", "Temptress"), (Persuasion, 5), 3, Persuasion)
            .numbers(0, 4)
            .rarity(Uncommon)
            .traits([Civilian, Cylon])
            .keyword(Manipulate)
            .red(pick(Each, CommitAndExhaust, people())),
        personnel("BSG2-123", ("Saul Tigh", "Disciplinarian"), (Security, 4), 2, Security)
            .numbers(1, 2)
            .rarity(Rare)
            .traits([Officer])
            .ability(commit_and_exhaust_to(act(CommitAndExhaust, T1)).at([target(people())])),
        personnel("BSG2-124", ("Simon", "Caring Doctor"), (Logistics, 3), 1, Logistics)
            .numbers(0, 2)
            .traits([Civilian])
            .ability(commit_to(act(Restore, T1)).at([target(people())]))
            .red(pick(Each, Exhaust, people())),
        personnel("BSG2-125", ("Simon", "Cylon Scientist"), (Persuasion, 3), 2, Persuasion)
            .numbers(0, 4)
            .rarity(Rare)
            .traits([Cylon])
            .keyword(Manipulate)
            .red(mill(Each, 1)),
        personnel("BSG2-126", ("Starbuck", "Maverick"), (Persuasion, 3), 2, Persuasion)
            .numbers(2, 2)
            .rarity(Uncommon)
            .traits([Pilot])
            .ability(commit_and_exhaust_to(act(ToHand, T1)).at([target(people().alert())])),
        personnel("BSG2-127", ("Starbuck", "Resistance Fighter"), (Logistics, 5), 4, Logistics)
            .numbers(1, 3)
            .rarity(Rare)
            .traits([Officer])
            .ability(commit_and_exhaust_to(act(Exhaust, T1)).at([target(stacks())])),
        personnel("BSG2-128", ("Starbuck", "Uncooperative Patient"), (Security, 4), 2, Security)
            .numbers(2, 2)
            .traits([Officer])
            .ability(commit_and_exhaust_to(act(Defeat, T1)).at([target(people().is(Cylon))])),
        personnel("BSG2-129", ("William Adama", "Husker"), (Logistics, 5), 4, Logistics)
            .numbers(1, 3)
            .rarity(Rare)
            .traits([Pilot])
            .keyword(Scramble),
        personnel("BSG2-130", ("William Adama", "Tactician"), (Security, 4), 2, Security)
            .numbers(1, 2)
            .traits([Officer])
            .ability(commit_to(grant(T1, Sniper)).at([target(people().other())])),
    ]
}
