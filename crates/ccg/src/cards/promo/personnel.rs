//! Personnel of those that were given away.

use crate::card::Card;
use crate::cards::words::*;
use crate::effect::Condition;

/// The cards.
pub(super) fn cards() -> Vec<Card> {
    vec![
        personnel("BSG1LE-01", ("Apollo", "Lee Adama"), (Logistics, 3), 2, Security)
            .numbers(1, 1)
            .rarity(Exclusive)
            .traits([Pilot])
            .ability(may(Challenges, ChooseDefender).about(people().mine().other()).cost(Commit, This)),
        personnel("BSG1LE-03", ("Boomer", "Sharon Valerii"), (Logistics, 4), 3, Logistics)
            .numbers(0, 3)
            .rarity(Exclusive)
            .traits([Cylon, Pilot])
            .red(pick(Each, Exhaust, people())),
        personnel("BSG1LE-04", "Centurion Defender", (Persuasion, 2), 3, Persuasion)
            .numbers(2, 2)
            .rarity(Exclusive)
            .traits([Cylon, Machine])
            .always(never(This, Challenge))
            .red(discard(Each, 1)),
        personnel("BSG1LE-05", "Centurion Sentry", (Security, 4), 3, Security)
            .numbers(0, 3)
            .rarity(Exclusive)
            .traits([Cylon, Machine])
            .keyword(Scramble)
            .red(AnotherThreat),
        personnel("BSG1LE-06", ("Dr. Baltar", "Gaius"), (Persuasion, 3), 2, Persuasion)
            .numbers(1, 2)
            .rarity(Exclusive)
            .traits([Civilian])
            .keyword(Manipulate),
        personnel("BSG1LE-08", ("William Adama", "Wounded Warrior"), (Logistics, 3), 2, Logistics)
            .numbers(1, 0)
            .rarity(Exclusive)
            .ability(may(
                YouAreChallenged,
                all([act(Ready, This), at_challenge_end(CommitAndExhaust, This)]),
            )),
        personnel("BSG1LE-12", ("Starbuck", "Kara Thrace"), (Security, 4), 3, Security)
            .numbers(1, 2)
            .rarity(Exclusive)
            .traits([Pilot])
            .keyword(Scramble),
        personnel(
            "BSG1EX-004",
            ("Starbuck", "Best Pilot in the Fleet"),
            [(Persuasion, 1), (Logistics, 3)],
            3,
            Logistics,
        )
        .numbers(2, 2)
        .rarity(Exclusive)
        .traits([Pilot])
        .while_(Condition::OpponentLacks(ships()), has_power(This, 2)),
    ]
}
