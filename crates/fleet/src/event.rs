//! What players notice. Logs, animations, statistics and the memory of bots come from events.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use utoipa::ToSchema;

use crate::cards::{Crisis, Destination, Loyalty, Quorum, SuperCrisis};
use crate::characters::{Ability, Character};
use crate::choice::{Action, CrisisBox, Deck, DeckEnd, Move, Target};
use crate::effect::{Activation, Rule, Test, Title};
use crate::space::{Area, BasestarDamage, Cargo, CivilianId, Piece};
use crate::state::{CheckFor, CheckOutcome, DamageToken, Outcome};
use crate::{Location, Resource, Skill, SkillCard, Skills};

/// Something that players notice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs)] // the fields are the words of the game
pub enum Event {
    CharacterChosen {
        seat: Seat,
        character: Character,
    },
    TitleGiven {
        title: Title,
        to: Seat,
    },
    LoyaltyDealt {
        seat: Seat,
        cards: u8,
    },
    LoyaltyReceived {
        card: Loyalty,
    },
    TurnBegan {
        seat: Seat,
        turn: u32,
    },
    SkillsDrawn {
        seat: Seat,
        skill: Skill,
        cards: u8,
    },
    SkillsReceived {
        cards: Vec<SkillCard>,
    },
    Discarded {
        seat: Seat,
        cards: Vec<SkillCard>,
    },
    Reshuffled {
        skill: Skill,
    },
    DestinyRebuilt,
    Moved {
        seat: Seat,
        to: Move,
    },
    Sent {
        seat: Seat,
        to: Location,
    },
    Placed {
        seat: Seat,
        at: Location,
    },
    Launched {
        seat: Option<Seat>,
        area: Area,
    },
    ActionTaken {
        seat: Seat,
        action: Action,
    },
    CardPlayed {
        seat: Seat,
        card: SkillCard,
    },
    AbilityUsed {
        seat: Seat,
        ability: Ability,
    },
    AssignedCardUsed {
        seat: Seat,
        card: Quorum,
    },
    QuorumDrawn {
        seat: Seat,
        cards: u8,
    },
    QuorumReceived {
        cards: Vec<Quorum>,
    },
    QuorumPlayed {
        seat: Seat,
        card: Quorum,
    },
    CrisisRevealed {
        crisis: Crisis,
    },
    CrisisDiscarded {
        crisis: Crisis,
    },
    #[schema(rename_all = "kebab-case")]
    BoxChosen {
        crisis: Option<Crisis>,
        super_crisis: Option<SuperCrisis>,
        seat: Seat,
        choice: CrisisBox,
    },
    SuperCrisisPlayed {
        seat: Seat,
        card: SuperCrisis,
    },
    SuperCrisisDrawn {
        seat: Seat,
    },
    SuperCrisisReceived {
        card: SuperCrisis,
    },
    CheckBegan {
        what: CheckFor,
        difficulty: i8,
        partial: Option<u8>,
        skills: Skills,
    },
    DifficultyChanged {
        by: i8,
        to: i8,
    },
    CardsAdded {
        seat: Seat,
        cards: u8,
    },
    OpenCardsAdded {
        seat: Option<Seat>,
        cards: Vec<SkillCard>,
        #[serde(default)]
        worth: Vec<i8>,
    },
    CheckRevealed {
        cards: Vec<SkillCard>,
        #[serde(default)]
        worth: Vec<i8>,
    },
    CheckCounted {
        strength: i8,
        difficulty: i8,
    },
    #[schema(rename_all = "kebab-case")]
    CheckEnded {
        crisis: Option<Crisis>,
        super_crisis: Option<SuperCrisis>,
        outcome: CheckOutcome,
    },
    Rolled {
        seat: Seat,
        shown: u8,
        bonus: i8,
        result: u8,
        /// What the result had to be; logs of older games don't say it.
        #[serde(default)]
        needs: Option<Test>,
        /// Whether it was that.
        #[serde(default)]
        met: Option<bool>,
    },
    ResourceChanged {
        resource: Resource,
        by: i8,
        now: i8,
    },
    ShipsPlaced {
        area: Area,
        piece: Piece,
        count: u8,
    },
    ShipMoved {
        piece: Piece,
        from: Area,
        to: Area,
    },
    ShipsActivated {
        activation: Activation,
    },
    Attacked {
        target: Target,
        hit: bool,
    },
    ViperAttacked {
        area: Area,
        pilot: Option<Seat>,
        result: u8,
    },
    ViperDamaged {
        pilot: Option<Seat>,
    },
    ViperDestroyed {
        pilot: Option<Seat>,
    },
    VipersRepaired {
        count: u8,
    },
    VipersRecalled,
    ShipDestroyed {
        piece: Piece,
        area: Area,
    },
    BasestarDamaged {
        area: Area,
        token: BasestarDamage,
    },
    GalacticaAttacked {
        by: Piece,
        result: u8,
    },
    GalacticaDamaged {
        token: DamageToken,
    },
    LocationRepaired {
        location: Location,
    },
    CivilianDestroyed {
        ship: Option<CivilianId>,
        cargo: Cargo,
    },
    RaptorDestroyed,
    RaptorRestored,
    CenturionsAdvanced,
    CenturionBoarded,
    CenturionDestroyed,
    NukeSpent,
    JumpTrackMoved {
        to: u8,
    },
    #[schema(rename_all = "kebab-case")]
    FleetJumped {
        final_jump: bool,
    },
    DestinationReached {
        destination: Destination,
        distance: u8,
    },
    SleeperAgents,
    RuleKept {
        rule: Rule,
    },
    RuleEnded {
        rule: Rule,
    },
    CardAssigned {
        card: Quorum,
        to: Seat,
    },
    Looked {
        seat: Seat,
        at: Seat,
    },
    SawLoyalty {
        of: Seat,
        card: Loyalty,
    },
    LookedAtShip {
        seat: Seat,
        ship: CivilianId,
    },
    SawShip {
        ship: CivilianId,
        cargo: Cargo,
    },
    CivilianMoved {
        ship: CivilianId,
        to: Area,
    },
    LookedAtDeck {
        seat: Seat,
        deck: Deck,
    },
    SawCrisis {
        crisis: Crisis,
    },
    SawDestination {
        destination: Destination,
    },
    PutBack {
        deck: Deck,
        end: DeckEnd,
    },
    Revealed {
        seat: Seat,
        card: Loyalty,
    },
    LoyaltyGiven {
        from: Seat,
        to: Seat,
        cards: u8,
    },
    CardTaken {
        from: Seat,
        by: Seat,
    },
    CardStolen {
        card: SkillCard,
    },
    SawHand {
        of: Seat,
        cards: Vec<SkillCard>,
    },
    GameOver {
        outcome: Outcome,
        winners: Vec<Seat>,
    },
}

/// Whether the event shows somebody what was hidden: nothing before it can be undone.
pub fn reveals(event: &Event) -> bool {
    use Event::*;
    matches!(
        event,
        SkillsDrawn { .. }
            | QuorumDrawn { .. }
            | CrisisRevealed { .. }
            | CheckRevealed { .. }
            | OpenCardsAdded { .. }
            | Discarded { .. }
            | LoyaltyDealt { .. }
            | SuperCrisisDrawn { .. }
            | CivilianDestroyed { .. }
            | GalacticaDamaged { .. }
            | BasestarDamaged { .. }
            | Looked { .. }
            | LookedAtShip { .. }
            | LookedAtDeck { .. }
            | DestinationReached { .. }
            | Revealed { .. }
            | CardTaken { .. }
            | LoyaltyGiven { .. }
            | CardPlayed { .. }
            | QuorumPlayed { .. }
    )
}
