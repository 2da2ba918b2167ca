//! Piles of skill cards, one a type, as a list. Of types that are not in every box only what there is is written, so that
//! a new type changes nothing in games that are played without it, or were begun before.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serializer};
use strum::EnumCount;

use crate::cards::skill;
use crate::{Skill, SkillCard};

type Piles = [Vec<SkillCard>; Skill::COUNT];

pub(super) fn serialize<S: Serializer>(piles: &Piles, serializer: S) -> Result<S::Ok, S::Error> {
    let is_written = |skill: &Skill| skill::is_in_every_game(*skill) || !piles[skill.index()].is_empty();
    let written = Skill::ALL.into_iter().rposition(|skill| is_written(&skill)).map_or(0, |last| last + 1);
    serializer.collect_seq(&piles[..written])
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Piles, D::Error> {
    let mut piles = Vec::<Vec<SkillCard>>::deserialize(deserializer)?;
    if piles.len() > Skill::COUNT {
        return Err(D::Error::custom(format!(
            "{} piles of skill cards: there are {}",
            piles.len(),
            Skill::COUNT
        )));
    }
    piles.resize(Skill::COUNT, Vec::new());
    piles.try_into().map_err(|_| D::Error::custom("a pile for each type"))
}
