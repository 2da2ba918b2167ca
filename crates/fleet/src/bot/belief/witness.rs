//! What all can follow on the table, as somebody remembers it: who drew what types of cards, who holds which loyalty
//! cards, what goes into the check under way.

use smallvec::SmallVec;
use strum::EnumCount;
use tabletop::Seat;

use super::deck::{Backs, Holdings, holdings};
use super::pile::ByType;
use crate::characters::Character;
use crate::configuration::MOST_PLAYERS;
use crate::event::Event;
use crate::state::CheckFor;
use crate::{Skill, SkillCard, Skills, View};

/// How many cards of each type everybody is expected to hold. Types are drawn in the open; what goes into checks is
/// taken off by what came out of them.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Hands([ByType<f64>; MOST_PLAYERS]);

/// A count of cards may be wrong a little: some change hands unseen.
const UNSEEN: f64 = 0.02;

impl Hands {
    fn drew(&mut self, seat: Seat, skill: Skill, cards: u8) {
        self.0[seat.index()][skill.index()] += f64::from(cards);
    }

    fn lost(&mut self, seat: Seat, card: SkillCard) {
        let held = &mut self.0[seat.index()][card.skill().index()];
        *held = (*held - 1.0).max(0.0);
    }

    /// The number of cards is seen: the types are kept in proportion, or are those of the sheet.
    fn number(&mut self, seat: Seat, cards: u8, character: Character) {
        let held = &mut self.0[seat.index()];
        let (total, cards) = (held.iter().sum::<f64>(), f64::from(cards));
        if (total - cards).abs() < 0.01 {
            return;
        }
        if total > 0.01 {
            for held in held {
                *held *= cards / total;
            }
            return;
        }
        let lines = character.sheet().skills;
        let drawn: f64 = lines.iter().map(|line| f64::from(line.count)).sum();
        for line in lines {
            for skill in line.of {
                held[skill.index()] += cards * f64::from(line.count) / drawn.max(1.0) / line.of.len() as f64;
            }
        }
    }

    /// How many cards of these types somebody should hold.
    pub(super) fn of(&self, seat: Seat, kind: impl Fn(Skill) -> bool) -> f64 {
        Skill::ALL
            .into_iter()
            .filter(|&skill| kind(skill))
            .map(|skill| self.0[seat.index()][skill.index()])
            .sum()
    }

    /// Of which of these types a card is, if it is of one of them.
    pub(super) fn spread(&self, seat: Seat, kind: impl Fn(Skill) -> bool) -> ByType<f64> {
        let weight =
            |skill: Skill| if kind(skill) { self.0[seat.index()][skill.index()] + UNSEEN } else { 0.0 };
        let weights = Skill::ALL.map(weight);
        let total: f64 = weights.iter().sum();
        weights.map(|weight| if total > 0.0 { weight / total } else { 0.0 })
    }

    /// The types of which somebody could well hold a card.
    pub(super) fn types(&self, seat: Seat) -> Skills {
        let held = |skill: &Skill| self.0[seat.index()][skill.index()] > 0.2;
        Skill::ALL.into_iter().filter(held).fold(Skills::default(), Skills::with)
    }

    /// Cards were revealed, of which each added so many.
    fn added(&mut self, added: [u8; MOST_PLAYERS], cards: &[SkillCard]) {
        let mut revealed = [0.0; Skill::COUNT];
        for card in cards {
            revealed[card.skill().index()] += 1.0;
        }
        for (held, count) in self.0.iter_mut().zip(added).filter(|(_, count)| *count > 0) {
            let weights = Skill::ALL.map(|skill| held[skill.index()].min(3.0) * revealed[skill.index()]);
            let total: f64 = weights.iter().sum();
            for (held, weight) in held.iter_mut().zip(weights).filter(|_| total > 0.0) {
                *held = (*held - f64::from(count) * weight / total).max(0.0);
            }
        }
    }
}

/// A card that was laid into a check for all to see.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct OpenCard {
    pub(super) seat: Option<Seat>,
    pub(super) card: SkillCard,
    pub(super) worth: i8,
}

/// A check under way, as it is watched.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct WatchedCheck {
    pub(super) what: CheckFor,
    pub(super) skills: Skills,
    pub(super) added: [u8; MOST_PLAYERS],
    pub(super) open: SmallVec<[OpenCard; 4]>,
}

/// What somebody remembers of the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Witness {
    pub(super) seat: Option<Seat>,
    pub(super) characters: [Option<Character>; MOST_PLAYERS],
    pub(super) hands: Hands,
    /// Who holds which loyalty cards.
    pub(super) held: Holdings,
    /// The number of the next back that is dealt.
    dealt: u8,
    /// Seats that are openly Cylons.
    open: [bool; MOST_PLAYERS],
    pub(super) jailed: [bool; MOST_PLAYERS],
    pub(super) turn: u32,
    pub(super) current: Option<Seat>,
    pub(super) jump_track: u8,
    pub(super) check: Option<WatchedCheck>,
    /// What the viewer has added to the check under way.
    pub(super) mine: SmallVec<[SkillCard; 4]>,
}

impl Witness {
    /// How many players there are.
    pub(super) fn players(&self) -> usize {
        self.characters.iter().flatten().count()
    }

    /// Whether the seat's side is not open to all.
    pub(super) fn is_hidden(&self, seat: Seat) -> bool {
        !self.open[seat.index()]
    }

    /// Whether the seat is another's whose side is not open to all.
    pub(super) fn is_in_question(&self, seat: Seat) -> bool {
        self.is_hidden(seat) && self.seat != Some(seat)
    }

    /// Looks at the table.
    pub(super) fn look(&mut self, view: &View<'_>) {
        let public = view.public;
        self.seat = view.seat;
        self.held = holdings(view);
        let open = public.players.iter().map(|player| player.open_loyalty.len()).sum::<usize>();
        self.dealt = (open + view.backs.iter().map(|backs| backs.loyalty.len()).sum::<usize>()) as u8;
        self.turn = public.turn;
        self.current = Some(public.current);
        self.jump_track = public.jump_track;
        for (at, player) in public.players.iter().enumerate() {
            let seat = Seat(at as u8);
            self.characters[at] = Some(player.character);
            self.open[at] = public.is_cylon(seat);
            self.jailed[at] = public.is_at(seat, crate::Location::Brig);
            // While a check is under way, the cards in it are of a hand no longer, but their types are not known.
            if self.check.is_none() {
                self.hands.number(seat, view.backs[at].skill_cards, player.character);
            }
        }
    }

    /// Takes note of what happened.
    pub(super) fn note(&mut self, event: &Event) {
        match event {
            Event::CharacterChosen { seat, character } => {
                self.characters[seat.index()] = Some(*character);
            }
            Event::LoyaltyDealt { seat, cards } => {
                for _ in 0..*cards {
                    self.held[seat.index()] |= (1 as Backs) << self.dealt.min(31);
                    self.dealt += 1;
                }
            }
            // One of several can only be the Sympathizer, who shows at once.
            Event::LoyaltyGiven { from, to, cards }
                if u32::from(*cards) == self.held[from.index()].count_ones() =>
            {
                let given = std::mem::take(&mut self.held[from.index()]);
                self.held[to.index()] |= given;
            }
            Event::Revealed { seat, card } => self.open[seat.index()] |= card.is_cylon(),
            Event::TurnBegan { seat, turn } => {
                self.turn = *turn;
                self.current = Some(*seat);
            }
            Event::SkillsDrawn { seat, skill, cards } => self.hands.drew(*seat, *skill, *cards),
            Event::Discarded { seat, cards } => cards.iter().for_each(|&card| self.hands.lost(*seat, card)),
            Event::CardPlayed { seat, card } => self.hands.lost(*seat, *card),
            Event::JumpTrackMoved { to } => self.jump_track = *to,
            Event::CheckBegan { what, skills, .. } => {
                self.check = Some(WatchedCheck {
                    what: *what,
                    skills: *skills,
                    added: [0; MOST_PLAYERS],
                    open: SmallVec::new(),
                });
                self.mine.clear();
            }
            Event::CardsAdded { seat, cards } => {
                if let Some(check) = &mut self.check {
                    check.added[seat.index()] = *cards;
                }
            }
            Event::OpenCardsAdded { seat, cards, worth } => {
                if let Some(check) = &mut self.check {
                    let cards = cards.iter().zip(worth);
                    check.open.extend(cards.map(|(&card, &worth)| OpenCard { seat: *seat, card, worth }));
                }
            }
            _ => {}
        }
    }

    /// The cards of a check are seen, and nobody's any longer.
    pub(super) fn settle(&mut self, check: &WatchedCheck, cards: &[SkillCard]) {
        self.hands.added(check.added, cards);
        self.mine.clear();
    }
}
