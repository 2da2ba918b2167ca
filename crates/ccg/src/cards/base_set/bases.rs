//! Bases of the first set.

use crate::card::Card;
use crate::cards::words::*;
use crate::effect::{Effect, Looked};

/// The cards.
pub(super) fn cards() -> Vec<Card> {
    vec![
        base("BSG1-001", "Agro Ship", 4, 11, 3, Logistics).rarity(Uncommon).ability(
            may(YouAreChallenged, all([act(Ready, T1), at_challenge_end(Commit, T1)]))
                .at([target(people())])
                .cost(Exhaust, This),
        ),
        base("BSG1-002", "Battlestar Galactica", 7, 12, 4, Security)
            .rarity(Uncommon)
            .ability(exhaust_to(power(T1, 2)).at([target(units().challenging())])),
        base("BSG1-003", "Celestra", 4, 9, 5, Persuasion).rarity(Uncommon).ability(exhaust_to(look(
            You,
            2,
            Looked::OneOnTop,
        ))),
        base("BSG1-004", "Colonial One", 5, 10, 4, Persuasion)
            .rarity(Fixed)
            .ability(exhaust_to(gain(P1, 1)).at([Player])),
        base("BSG1-005", "Cylon Base Star", 3, 10, 5, Logistics)
            .rarity(Uncommon)
            .ability(exhaust_to(act(Ready, T1)).at([target(units().is(Cylon))])),
        base("BSG1-006", "Flattop", 4, 11, 3, Logistics).rarity(Uncommon).ability(
            may(YouAreChallenged, all([act(Ready, T1), at_challenge_end(Commit, T1)]))
                .at([target(ships())])
                .cost(Exhaust, This),
        ),
        base("BSG1-007", "Galactica", 6, 9, 4, Security)
            .rarity(Fixed)
            .ability(exhaust_to(lose(P1, 1)).at([Player])),
        base("BSG1-008", "I.H.T. Colonial One", 5, 12, 3, Persuasion)
            .rarity(Uncommon)
            .ability(may(YouLoseInfluence, Effect::ReduceLoss(2)).cost(Exhaust, This)),
    ]
}
