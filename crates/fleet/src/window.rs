//! Moments when players may interrupt, and what can be played in them. The interrupts themselves live with
//! their cards and characters. {fleet.timing.windows}

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use strum::{Display, EnumCount, EnumIter, IntoEnumIterator};
use tabletop::{Flow, Prompt, Seat, Seats};
use utoipa::ToSchema;

use crate::characters::{self, Ability, Character, Sheet};
use crate::choice::{Ask, Choice};
use crate::configuration::MOST_PLAYERS;
use crate::event::Event;
use crate::origin::Origin;
use crate::resolve::carry_out;
use crate::state::State;
use crate::{SkillName, Table, View, check, hands, quorum};

/// A moment when players may interrupt.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Display, EnumCount, EnumIter, Serialize, ToSchema, PartialOrd, Ord
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Before a die is rolled.
    BeforeRoll,
    /// After a die was rolled.
    AfterRoll,
    /// After a crisis card was revealed.
    CrisisRevealed,
    /// After somebody took a box of a crisis card.
    BoxChosen,
    /// When a skill check begins.
    CheckBegins,
    /// Before cards are added to a skill check.
    BeforeCards,
    /// After all cards were added, before they are revealed.
    BeforeReveal,
    /// After the strength was counted.
    CheckCounted,
    /// After a check was resolved, before its cards are discarded.
    CheckResolved,
    /// After vipers were placed in space.
    VipersPlaced,
}

/// Something that can be played as an interrupt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, Serialize, Deserialize, ToSchema, PartialOrd, Ord)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // named after cards and abilities
pub enum Play {
    StrategicPlanning,
    EvasiveManeuvers,
    InvestigativeCommittee,
    ScientificResearch,
    DeclareEmergency,
    EcoOfficer,
    SecretDestiny,
    MoralCompass,
    MysteriousIntuition,
    BlindDevotion,
    CommandAuthority,
    AlertViperPilot,
    CylonHatred,
    FriendsInLowPlacesEasier,
    FriendsInLowPlacesHarder,
    ArbitratorEasier,
    ArbitratorHarder,
}

/// Where an interrupt comes from.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    /// A skill card in a human player's hand, which is discarded.
    Card(SkillName),
    /// A character sheet.
    Sheet(Ability),
    /// The quorum card of this name that was assigned to the player.
    Quorum(&'static str),
}

impl Source {
    /// Whether a player has it, as far as all can see.
    fn is_open_to(self, s: &State, seat: Seat) -> bool {
        match self {
            Source::Card(_) => s.public.rights(seat).uses_skill_cards && !s.hand(seat).is_empty(),
            Source::Sheet(ability) => characters::has(s, seat, ability),
            Source::Quorum(name) => quorum::assigned_to(s, name).is_some_and(|(owner, _)| owner == seat),
        }
    }

    /// The same, whatever is in the hand.
    pub(crate) fn could_be_open_to(self, s: &State, seat: Seat) -> bool {
        match self {
            Source::Card(_) => s.public.rights(seat).uses_skill_cards,
            Source::Sheet(_) | Source::Quorum(_) => self.is_open_to(s, seat),
        }
    }

    /// What says what is done.
    fn origin(self, s: &State) -> Option<Origin> {
        match self {
            Source::Card(name) => Some(Origin::Skill(name)),
            Source::Sheet(ability) => Some(Origin::Ability(ability)),
            Source::Quorum(name) => quorum::assigned_to(s, name).map(|(_, card)| Origin::Quorum(card)),
        }
    }
}

/// An interrupt.
#[derive(Debug)]
pub struct Interrupt {
    /// Its name.
    pub play: Play,
    /// When it can be played.
    pub moment: Moment,
    /// Where it comes from.
    pub from: Source,
    /// By how much it changes the difficulty of a check.
    pub difficulty: i8,
    /// Whether whoever has it could play it now, as far as all can see.
    pub possible: fn(&State, Seat) -> bool,
    /// Whether somebody who holds it and sees this would think of playing it, so that they want to be asked.
    pub worth: fn(&View<'_>, Seat) -> bool,
    /// What it does beside changing the difficulty.
    pub act: fn(&mut Table, Seat) -> Flow<()>,
}

impl Interrupt {
    /// Whether the seat could play it now, as far as all can see.
    fn is_possible(&self, s: &State, seat: Seat) -> bool {
        let possible = self.from.is_open_to(s, seat) && (self.possible)(s, seat);
        #[cfg(test)]
        let possible = possible && !crate::proof::is_taken_away(crate::proof::Row::Offer(self.play));
        possible
    }

    /// A player does what it says.
    fn play(&self, t: &mut Table, seat: Seat) -> Flow<()> {
        let Some(origin) = self.from.origin(t) else { return Ok(()) };
        if let Source::Sheet(ability) = self.from {
            characters::use_ability(t, seat, ability);
        }
        #[cfg(test)]
        if crate::proof::is_taken_away(crate::proof::Row::Act(self.play)) {
            return Ok(());
        }
        carry_out(t, origin, |t| {
            (self.act)(t, seat)?;
            if self.difficulty != 0 {
                check::change_difficulty(t, self.difficulty);
            }
            Ok(())
        })
    }
}

/// No moment sees more plays than this: every play uses up a card or an ability, and most can come only once.
const MOST_PLAYS: usize = 128;

static BY_MOMENT: LazyLock<[Vec<&'static Interrupt>; Moment::COUNT]> = LazyLock::new(|| {
    let sheets = Character::iter().flat_map(|character| Sheet::of(character).interrupts);
    let all: Vec<&'static Interrupt> =
        crate::cards::skill::interrupts().chain(crate::quorum::INTERRUPTS).chain(sheets).collect();
    std::array::from_fn(|at| {
        all.iter().copied().filter(|interrupt| interrupt.moment as usize == at).collect()
    })
});

/// All interrupts by name, for standing orders.
pub fn plays() -> impl Iterator<Item = &'static Interrupt> {
    Moment::iter().flat_map(|moment| BY_MOMENT[moment as usize].iter().copied())
}

/// Whether any of these plays is worth a question to the viewer.
pub fn worth_asking(view: &View<'_>, seat: Seat, options: &[Choice]) -> bool {
    let is_worth =
        |play: Play| plays().any(|interrupt| interrupt.play == play && (interrupt.worth)(view, seat));
    options.iter().any(|option| matches!(option, Choice::Play(play, _) if is_worth(*play)))
}

/// Gives everybody the opportunity to interrupt, until nobody wants to any more. The current player says
/// whose interrupt comes first; the others may then think again. {fleet.timing.order}
pub fn window(t: &mut Table, moment: Moment) -> Flow<()> {
    let interrupts = &BY_MOMENT[moment as usize];
    for _ in 0..MOST_PLAYS {
        let mut awaited = Seats::NONE;
        let mut plays: Vec<(Seat, Vec<Choice>)> = Vec::new();
        for seat in t.public.seats_from_current() {
            let mut options = Vec::new();
            for interrupt in interrupts.iter().filter(|interrupt| interrupt.is_possible(t, seat)) {
                awaited = awaited.with(seat);
                match interrupt.from {
                    Source::Sheet(_) | Source::Quorum(_) => {
                        options.push(Choice::Play(interrupt.play, None));
                    }
                    Source::Card(name) => {
                        let mut strengths: SmallVec<[u8; 4]> = SmallVec::new();
                        for &card in t.hand(seat).iter().filter(|card| card.name == name) {
                            if !strengths.contains(&card.strength) {
                                strengths.push(card.strength);
                                options.push(Choice::Play(interrupt.play, Some(card)));
                            }
                        }
                    }
                }
            }
            if !options.is_empty() {
                plays.push((seat, options));
            }
        }
        let current = t.public.current;
        let characters: SmallVec<[Character; MOST_PLAYERS]> =
            t.public.players.iter().map(|player| player.character).collect();
        let played = t.window(&Ask::Interrupt { moment }, &Choice::Pass, plays, awaited, |wanted| {
            let who = |(seat, _): &(Seat, Choice)| Choice::Character(characters[seat.index()]);
            let play = |(seat, choice): &(Seat, Choice)| match choice {
                Choice::Play(play, _) => Some((*seat, *play)),
                _ => None,
            };
            let ask = Ask::WhoFirst { wanted: wanted.iter().filter_map(play).collect() };
            Prompt::one(current, ask, wanted.iter().map(who).collect())
        })?;
        let Some((seat, Choice::Play(play, card))) = played else { return Ok(()) };
        if let Some(card) = card {
            t.announce(Event::CardPlayed { seat, card });
            hands::spend(t, seat, card);
        }
        // What was offered came from the list.
        let interrupt =
            interrupts.iter().find(|interrupt| interrupt.play == play).expect("an offered interrupt");
        interrupt.play(t, seat)?;
    }
    Ok(())
}
