//! A program that weighs each answer by itself, with rough worths and chances.

use tabletop::{Guide, Picks, Policy, Prompt, Seat, Seed};

use super::effects::{Aimed, aimed, share};
use super::worth::{Mind, worth};
use crate::card::{Kind, UnitType};
use crate::choice::{Ask, Choice};
use crate::effect::{Ability, Effect, Verb};
use crate::{CardId, Ccg, View};

/// Builds its resources first and then its units, challenges where it should win, defends where that is worth it,
/// and keeps the Cylons in mind.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tactician;

impl Policy<Ccg> for Tactician {
    fn decide(&mut self, view: &View<'_>, prompt: &Prompt<Ccg>) -> Picks {
        // A seat that is asked has a view of its own.
        let Some(mind) = Mind::of(view) else { return (0..prompt.least).collect() };
        let judged = |choice: &Choice| mind.judge(&prompt.ask, choice);
        if prompt.most == 1 && prompt.least == 1 {
            let mut best = (0, f64::MIN);
            for (at, choice) in prompt.options.iter().enumerate() {
                let worth = judged(choice);
                if worth > best.1 {
                    best = (at as u8, worth);
                }
            }
            return Picks::from_slice(&[best.0]);
        }
        several(prompt, judged)
    }
}

impl Guide<Ccg> for Tactician {
    /// It remembers nothing.
    fn heir(&self, _seat: Seat, _seed: Seed) -> Box<dyn Guide<Ccg>> {
        Box::new(Tactician)
    }

    fn candidates(&mut self, view: &View<'_>, prompt: &Prompt<Ccg>) -> Vec<Picks> {
        let plain = prompt.most == 1 && prompt.least == 1;
        let Some(mind) = Mind::of(view).filter(|_| plain && !is_trifle(&prompt.ask)) else {
            return vec![self.decide(view, prompt)];
        };
        let mut ranked: Vec<(f64, u8)> =
            (0..).zip(&prompt.options).map(|(at, choice)| (mind.judge(&prompt.ask, choice), at)).collect();
        // Of equals the first comes first, as when it decides alone.
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let best = ranked[0].0;
        ranked.retain(|(worth, _)| best - worth <= CLOSE);
        ranked.into_iter().take(MOST_CANDIDATES).map(|(_, at)| Picks::from_slice(&[at])).collect()
    }
}

/// Answers so much worse than the best need no closer look.
const CLOSE: f64 = 4.0;
/// So many answers get a closer look.
const MOST_CANDIDATES: usize = 6;

/// Questions whose answers hardly matter, or that it answers well enough.
fn is_trifle(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Pay { .. }
            | Ask::PayTax { .. }
            | Ask::SupplyUnder { .. }
            | Ask::Overlay { .. }
            | Ask::Requirement { .. }
            | Ask::Discount { .. }
            | Ask::Exchange
            | Ask::MysticValue
            | Ask::NextToBottom
    )
}

/// The best of the options, as many as must be, and more if they are worth it.
fn several(prompt: &Prompt<Ccg>, judged: impl Fn(&Choice) -> f64) -> Picks {
    let mut ranked: Vec<(f64, u8)> =
        prompt.options.iter().enumerate().map(|(at, choice)| (judged(choice), at as u8)).collect();
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    let wanted = ranked.iter().filter(|(worth, _)| *worth > 0.0).count();
    let count = wanted.clamp(usize::from(prompt.least), usize::from(prompt.most));
    let mut picks: Picks = ranked.into_iter().take(count).map(|(_, at)| at).collect();
    picks.sort_unstable();
    picks
}

/// What the card of a choice is worth.
fn card_worth(choice: &Choice) -> f64 {
    match choice {
        Choice::Card(card) => worth(*card),
        _ => 0.0,
    }
}

impl Mind<'_> {
    /// What an answer is worth beside the other answers to the question.
    fn judge(&self, ask: &Ask, choice: &Choice) -> f64 {
        match ask {
            Ask::Redraw => self.redraw(choice),
            Ask::PlayResource => match choice {
                Choice::Asset(card) => self.asset(*card),
                Choice::Supply(card) => self.supply(*card),
                _ => 0.0,
            },
            Ask::SupplyUnder { .. } => match choice {
                Choice::Piece(stack) => self.under(stack.id),
                _ => 0.0,
            },
            Ask::Reorder => match choice {
                Choice::Raise(stack, card) => worth(*card) - worth(stack.card) - 0.1,
                _ => 0.0,
            },
            Ask::Action => self.action(choice),
            Ask::Respond => self.response(choice),
            Ask::Pay { left, .. } => match choice {
                Choice::Spend(stack) => self.spending(*stack, *left),
                _ => -1.0,
            },
            Ask::PayTax { left } => match choice {
                Choice::Spend(stack) => self.spending_on_tax(*stack, *left),
                _ => -1.0,
            },
            Ask::Expedite { .. } => match choice {
                Choice::Play(card) => self.event(*card) - 0.3,
                Choice::Generate(_) => -1.0,
                _ => 0.0,
            },
            Ask::Target { card, ability, target } => self.target(*card, *ability, *target, choice),
            Ask::Trigger { card, ability, .. } => self.trigger(*card, *ability, choice),
            Ask::OptionalCost { .. } | Ask::ChooseDefender | Ask::Defend | Ask::WhetherToDefend => {
                self.defense(ask, choice)
            }
            Ask::PickCards { verb, .. } => self.pick(*verb, choice),
            Ask::Opponent | Ask::NameOpponent => self.opponent(choice),
            Ask::ChallengeAs => self.challenge_as(choice),
            Ask::Manipulate => self.manipulate(choice),
            Ask::FaceThreats => self.face_threats(choice),
            Ask::WhichThreat => match choice {
                Choice::Threat(word) => self
                    .public
                    .threat(word.id)
                    .map_or(0.0, |threat| -f64::from(self.board.threat_power(threat))),
                _ => 0.0,
            },
            Ask::Choose { card } => self.option(*card, choice),
            Ask::Discard { .. } | Ask::HandToDeck | Ask::SupplyFromHand | Ask::NextToBottom => {
                -card_worth(choice)
            }
            Ask::MayGoBelow { card } => match choice {
                Choice::Do => 2.5 - worth(*card),
                _ => 0.0,
            },
            Ask::TakeShown { .. } | Ask::KeepOnTop | Ask::Salvage | Ask::Search | Ask::Recover => {
                card_worth(choice)
            }
            Ask::MysticValue => match choice {
                Choice::Card(card) => f64::from(card.card().mystic),
                _ => 0.0,
            },
            Ask::Overlay { .. } | Ask::Requirement { .. } | Ask::Discount { .. } | Ask::Exchange => 0.0,
        }
    }

    /// A hand without cheap units is drawn anew.
    fn redraw(&self, choice: &Choice) -> f64 {
        let cheap = |card: &&CardId| card.card().is_unit() && card.card().cost.total() <= 3;
        match choice {
            Choice::Do if self.own.hand.iter().filter(cheap).count() == 0 => 1.0,
            Choice::Do => -1.0,
            _ => 0.0,
        }
    }

    fn target(&self, card: CardId, ability: u8, target: u8, choice: &Choice) -> f64 {
        let Some(ability) = card.card().abilities.get(usize::from(ability)) else { return 0.0 };
        let aimed = aimed(ability, target);
        match choice {
            Choice::Piece(word) => {
                self.public.piece(word.id).map_or(0.0, |piece| self.on_piece(aimed, piece))
            }
            Choice::Player(seat) => self.on_player(aimed, *seat),
            Choice::Threat(word) => {
                self.public.threat(word.id).map_or(0.0, |threat| self.on_threat(aimed, threat))
            }
            Choice::Card(card) => worth(*card),
            _ => 0.0,
        }
    }

    /// Kind things are for oneself, others for the opponent who is ahead.
    fn on_player(&self, aimed: Aimed, seat: Seat) -> f64 {
        let influence = f64::from(self.influence(seat));
        match (seat == self.me, aimed.is_kind()) {
            (true, kind) => {
                if kind {
                    100.0
                } else {
                    -100.0
                }
            }
            (false, true) => -influence,
            (false, false) => influence,
        }
    }

    fn ability_of(card: CardId, at: u8) -> Option<&'static Ability> {
        card.card().abilities.get(usize::from(at))
    }

    fn trigger(&self, card: CardId, at: u8, choice: &Choice) -> f64 {
        match (choice, Self::ability_of(card, at)) {
            (Choice::Do, Some(ability)) => {
                let source = self
                    .public
                    .player(self.me)
                    .pieces
                    .iter()
                    .find(|piece| piece.top() == card && !piece.exhausted);
                let effect = match ability.effect {
                    Effect::ReduceLoss(by) => f64::from(by) * self.weight(self.me),
                    Effect::InsteadOfDefeat(verb, _) => 2.0 + share(verb),
                    _ => self.ability(ability) + 0.3,
                };
                effect - self.costs(ability, source)
            }
            _ => 0.0,
        }
    }

    fn defense(&self, ask: &Ask, choice: &Choice) -> f64 {
        let unit = |id| self.public.piece(id);
        match (ask, choice) {
            (Ask::OptionalCost { .. }, Choice::Do) => 0.1,
            // Whoever defends would choose what is best for them.
            (Ask::ChooseDefender, Choice::Pass) => f64::MIN,
            (Ask::ChooseDefender, Choice::Piece(word)) => unit(word.id).map_or(0.0, |it| -self.defending(it)),
            (Ask::Defend, Choice::Piece(word)) => unit(word.id).map_or(0.0, |it| self.defending(it)),
            (Ask::Defend | Ask::WhetherToDefend, Choice::Pass) => self.not_defending(),
            (Ask::Defend, Choice::Play(card)) => -0.5 * worth(*card),
            // The challenger picks the defender, and so the worst of them.
            (Ask::WhetherToDefend, Choice::Do) => {
                let Some(challenge) = &self.public.challenge else { return 0.0 };
                let Some(challenger) = unit(challenge.challenger) else { return 0.0 };
                self.defenders(self.me, challenger, challenge.challenges_as)
                    .map(|it| self.defending(it))
                    .fold(f64::MAX, f64::min)
            }
            _ => 0.0,
        }
    }

    /// Own cards to which something is done: the best for what is good, the least for what is bad.
    fn pick(&self, verb: Verb, choice: &Choice) -> f64 {
        match choice {
            Choice::Piece(word) => {
                let idle =
                    self.public.piece(word.id).is_some_and(|piece| !super::effects::matters(verb, piece));
                if idle { 0.0 } else { share(verb) * self.strength_of(word.id) }
            }
            Choice::SupplyUnder(..) => share(verb) * 1.2,
            Choice::Card(card) => share(verb) * worth(*card),
            _ => 0.0,
        }
    }

    fn opponent(&self, choice: &Choice) -> f64 {
        let Choice::Player(seat) = choice else { return 0.0 };
        // With what is being challenged is not said yet: whoever has the fewest defenders suffers most.
        let defended = self.alert_units(*seat).map(|unit| self.strength(unit)).sum::<f64>();
        f64::from(self.influence(*seat)) * 0.3 - defended
    }

    fn challenge_as(&self, choice: &Choice) -> f64 {
        let Choice::As(unit) = choice else { return 0.0 };
        let others = self.public.opponents(self.me).flat_map(|seat| self.alert_units(seat));
        -others
            .filter(|piece| UnitType::of(piece.card()) == *unit)
            .map(|piece| self.strength(piece))
            .sum::<f64>()
    }

    fn manipulate(&self, choice: &Choice) -> f64 {
        let Some(challenge) = &self.public.challenge else { return 0.0 };
        let power = self.public.piece(challenge.challenger).map_or(0, |piece| self.board.power(piece));
        match choice {
            Choice::Do => self.gain(self.me, power),
            _ => self.loss(challenge.other_side(), power),
        }
    }

    /// Passing costs influence.
    fn face_threats(&self, choice: &Choice) -> f64 {
        match choice {
            Choice::Challenge(word) => {
                let Some(unit) = self.public.piece(word.id) else { return 0.0 };
                self.public.threats.iter().map(|threat| self.facing(unit, threat.id)).fold(f64::MIN, f64::max)
            }
            _ => -self.loss(self.me, 1),
        }
    }

    /// An option of a card that somebody else, or oneself, has played: what it does to the chooser is little.
    fn option(&self, card: CardId, choice: &Choice) -> f64 {
        let Choice::Option(at) = choice else { return 0.0 };
        let abilities = card.card().abilities.iter().map(|ability| &ability.effect);
        let mut worth = 0.0;
        for effect in abilities.chain(&card.card().red) {
            effect.walk(&mut |node| {
                if let Effect::Choose(_, options) = node
                    && let Some(option) = options.get(usize::from(*at))
                {
                    worth = self.to_chooser(option);
                }
            });
        }
        worth
    }

    fn to_chooser(&self, effect: &Effect) -> f64 {
        let mine = || self.public.player(self.me).pieces.iter();
        match effect {
            Effect::All(parts) => parts.iter().map(|part| self.to_chooser(part)).sum(),
            Effect::Pick(_, verb, filter) => {
                let lens = crate::board::Lens::of(self.me);
                let fitting = mine().filter(|piece| self.board.fits(piece, filter, lens));
                let least = fitting.map(|piece| self.strength(piece)).fold(f64::MAX, f64::min);
                if least >= f64::MAX { 0.0 } else { share(*verb) * least }
            }
            Effect::Influence(_, by) => f64::from(by.times),
            Effect::Draw(_, by) => f64::from(by.times),
            Effect::Discard(_, by) => -0.7 * f64::from(by.times),
            Effect::DiscardHand(_) => -0.7 * self.own.hand.len() as f64,
            Effect::Do(verb, _) => {
                2.0 * share(*verb) * mine().filter(|piece| piece.card().kind != Kind::Base).count() as f64
                    / 2.0
            }
            _ => 0.0,
        }
    }
}
