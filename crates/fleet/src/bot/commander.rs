//! The commander: an officer who looks ahead before it decides what matters. It imagines how the hidden cards may lie, lets
//! officers play on for a few turns, and does what an officer would do unless something else turns out clearly better.

use tabletop::{Budget, Dice, Guide, Picks, Policy, Prompt, Search, Seat, Seed};

use super::Officer;
use crate::choice::{Ask, Choice, Purpose};
use crate::event::Event;
use crate::imagine::imagine_with;
use crate::{Fleet, SkillCard, State, View};

/// By how many standard errors another answer must be better than an officer's.
const GATE: f64 = 1.5;
/// How many turns are played on.
const TURNS: u32 = 5;
/// No five turns have more steps than this.
const MOST_STEPS: usize = 500;
/// So many answers get a closer look.
const MOST_CANDIDATES: usize = 5;

/// The program that looks ahead.
pub type Commander = Search<Fleet>;

/// A program that thinks so much about a decision, with officers playing on in its thoughts.
pub fn commander(seed: Seed, budget: Budget) -> Commander {
    think(seed, budget, None)
}

/// A commander for as long as it is on this team, and else an officer: what looking ahead brings to one side is seen from
/// games of such players.
pub fn commander_of(team: Team, seed: Seed, budget: Budget) -> Commander {
    think(seed, budget, Some(team))
}

fn think(seed: Seed, budget: Budget, only: Option<Team>) -> Commander {
    let adviser = Adviser { officer: Officer::new(seed), only };
    Search::guided(seed, budget, adviser).with_gate(GATE).with_turns(TURNS).with_horizon(MOST_STEPS)
}

/// Whose side a player is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Team {
    /// The humans.
    Human,
    /// The Cylons, revealed or not.
    Cylon,
}

impl Team {
    /// On which the player of a view knows to be.
    fn of(view: &View<'_>) -> Team {
        let revealed = view.seat.is_some_and(|seat| view.public.is_cylon(seat));
        let hidden = view.own.is_some_and(|own| own.loyalty.iter().any(|dealt| dealt.card.is_cylon()));
        if revealed || hidden { Team::Cylon } else { Team::Human }
    }
}

/// The officer who advises a commander.
struct Adviser {
    officer: Officer,
    /// The team on which alone it is worth to think.
    only: Option<Team>,
}

impl Policy<Fleet> for Adviser {
    fn decide(&mut self, view: &View<'_>, prompt: &Prompt<Fleet>) -> Picks {
        self.officer.decide(view, prompt)
    }

    fn observe(&mut self, seat: Seat, event: &Event) {
        self.officer.observe(seat, event);
    }
}

impl Guide<Fleet> for Adviser {
    fn heir(&self, _seat: Seat, seed: Seed) -> Box<dyn Guide<Fleet>> {
        Box::new(Adviser { officer: self.officer.heir(seed), only: self.only })
    }

    fn ponders(&mut self, view: &View<'_>, prompt: &Prompt<Fleet>) -> bool {
        let begun = !view.public.players.is_empty();
        let plain = prompt.ask == Ask::AddToCheck || (prompt.least, prompt.most) == (1, 1);
        begun && plain && self.only.is_none_or(|team| team == Team::of(view)) && matters(&prompt.ask)
    }

    fn candidates(&mut self, view: &View<'_>, prompt: &Prompt<Fleet>) -> Vec<Picks> {
        if prompt.ask == Ask::AddToCheck {
            return contributions(view, prompt);
        }
        let ranked = self.officer.ranked(view, prompt);
        ranked.into_iter().take(MOST_CANDIDATES).map(|(_, at)| Picks::from_slice(&[at])).collect()
    }

    /// Loyalty cards lie as likely as the officer believes.
    fn imagine(&self, view: &View<'_>, dice: &mut Dice) -> State {
        imagine_with(view, self.officer.belief(), dice)
    }
}

/// Whether much may depend on the answer.
fn matters(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Action
            | Ask::Move
            | Ask::AddToCheck
            | Ask::CrisisBox { .. }
            | Ask::EitherEffect
            | Ask::ChooseCrisis
            | Ask::ChooseQuorum
            | Ask::ChooseDestination
            | Ask::TopOrBottom { .. }
            | Ask::PresidentsOffice
            | Ask::Caprica
            | Ask::CylonFleet
            | Ask::MayEffect
            | Ask::ChoosePlayer {
                purpose: Purpose::Brig
                    | Purpose::Accuse
                    | Purpose::Release
                    | Purpose::Presidency
                    | Purpose::Mutiny
                    | Purpose::ExecutiveOrder
            }
    )
}

/// What can sensibly be put into a check: nothing, or the strongest cards for it; a Cylon may also spoil it.
fn contributions(view: &View<'_>, prompt: &Prompt<Fleet>) -> Vec<Picks> {
    let Some(check) = view.public.check() else { return Vec::new() };
    let cards: Vec<SkillCard> = prompt
        .options
        .iter()
        .filter_map(|option| match option {
            Choice::Card(card) => Some(*card),
            _ => None,
        })
        .collect();
    let strongest = |helps: bool| {
        let mut at: Vec<u8> = (0..cards.len() as u8)
            .filter(|&at| check.skills.contains(cards[usize::from(at)].skill()) == helps)
            .collect();
        at.sort_by_key(|&at| std::cmp::Reverse(cards[usize::from(at)].strength));
        at
    };
    let mut answers = vec![Picks::new()];
    let mut add = |from: &[u8], count: usize| {
        let mut picks: Picks = from.iter().copied().take(count).collect();
        picks.sort_unstable();
        if prompt.check(&picks).is_ok() && !answers.contains(&picks) {
            answers.push(picks);
        }
    };
    let helping = strongest(true);
    for count in [1, 2, 3, helping.len()] {
        add(&helping, count);
    }
    if Team::of(view) == Team::Cylon {
        let spoiling = strongest(false);
        for count in [1, 2, spoiling.len()] {
            add(&spoiling, count);
        }
    }
    answers
}
