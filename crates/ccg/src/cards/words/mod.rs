//! The words in which card tables are written, by kind: whole cards, their abilities, which cards are meant, and what
//! happens. A table takes all of them.

mod ability;
mod card;
mod effect;
mod filter;

use crate::effect::{What, Who};

pub use ability::{
    commit_and_exhaust_to, commit_linked_to, commit_to, exhaust_to, may, on_play, on_resolve, pay_to,
    whenever,
};
pub use card::{Name, base, event, mission, personnel, ship};
pub use effect::*;
pub use filter::*;

pub use crate::card::Keyword::*;
pub use crate::card::Rarity::{Common, Exclusive, Fixed, Rare, Uncommon};
pub use crate::card::Resource::{Logistics, Persuasion, Security};
pub use crate::card::Trait::*;
pub use crate::effect::Shown::{Hidden, Shown};
pub use crate::effect::Target::{Opponent, Player, Threat};
pub use crate::effect::Trigger::*;
pub use crate::effect::Until::{Phase, Turn};
pub use crate::effect::Verb::*;
pub use crate::effect::What::{Challenger, Defender, Linked, That, This};
pub use crate::effect::Who::{Each, Named, You};
pub use crate::effect::{
    Act::*,
    Condition::{
        AsAction, BothShips, CylonPhase, DuringChallenge, DuringThreatChallenge, ExecutionPhase,
        YouAreUndefended, YouControlLinked,
    },
    Effect::{
        AnotherThreat, BecomeSupply, ChooseDefender, EndChallenge, Exchange, FalsePeace, RevealAgain,
        RevealMystic, ShowTop, SpareFromRedText, SupplyFromHand,
    },
};

/// The first target, as a card.
pub const T1: What = What::Target(0);
/// The second target, as a card.
pub const T2: What = What::Target(1);
/// The first target, as a player.
pub const P1: Who = Who::Target(0);
