//! What the effects of cards are roughly worth to whoever plays them, and at whom they are best aimed.

use super::worth::Mind;
use crate::card::CardId;
use crate::effect::{
    Ability, Amount, Change, Effect, Filter, Measure, OptionalCost, Target, Verb, What, Who,
};
use crate::state::{Against, Piece, Place, Threat};

/// How much of a card's strength an act takes from, or gives to, its controller.
pub(super) fn share(verb: Verb) -> f64 {
    match verb {
        Verb::Ready => 0.5,
        Verb::Restore => 0.4,
        Verb::Commit => -0.4,
        Verb::Exhaust => -0.5,
        Verb::CommitAndExhaust => -0.7,
        Verb::ToHand => -0.6,
        Verb::OnTopOfDeck => -0.7,
        Verb::IntoDeck => -0.9,
        Verb::ToReserve => -0.3,
        Verb::Defeat | Verb::Sacrifice => -1.0,
    }
}

/// Whether an act would change anything about a card.
pub(super) fn matters(verb: Verb, piece: &Piece) -> bool {
    match verb {
        Verb::Ready => piece.place == Place::Reserve && !piece.exhausted,
        Verb::Commit => piece.place == Place::Alert,
        Verb::Exhaust => !piece.exhausted,
        Verb::Restore => piece.exhausted,
        _ => true,
    }
}

/// What an effect does to one of its targets: good or bad for it, and how much.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Aimed {
    /// A part of its strength.
    pub(super) share: f64,
    /// The act, if it is one.
    pub(super) verb: Option<Verb>,
    /// Points of power.
    pub(super) power: f64,
    /// Points of influence, or cards.
    pub(super) points: f64,
    /// Points of its threat number.
    pub(super) threat: f64,
}

impl Aimed {
    /// Whether the target is glad of it.
    pub(super) fn is_kind(self) -> bool {
        self.share + self.power + self.points >= 0.0
    }
}

fn amount(amount: &Amount) -> f64 {
    let each = match amount.of {
        Measure::One => 1.0,
        Measure::HandSize => 4.0,
        _ => 2.0,
    };
    f64::from(amount.times) * each
}

/// What an ability does to its n-th target.
pub(super) fn aimed(ability: &Ability, target: u8) -> Aimed {
    let mut aimed = Aimed::default();
    let on = |what: &What| *what == What::Target(target);
    let to = |who: &Who| matches!(who, Who::Target(at) | Who::ControllerOf(at) if *at == target);
    ability.effect.walk(&mut |effect| match effect {
        Effect::Do(verb, what) | Effect::AtChallengeEnd(verb, what) if on(what) => {
            aimed.share += share(*verb);
            aimed.verb = aimed.verb.or(Some(*verb));
        }
        Effect::Change(what, Change::Power(by), _) if on(what) => aimed.power += f64::from(*by),
        Effect::Change(what, Change::ThreatNumber(by), _) if on(what) => aimed.threat += f64::from(*by),
        Effect::Change(what, Change::Cannot(_) | Change::Lose(_), _) if on(what) => aimed.points -= 0.5,
        Effect::Change(what, ..) if on(what) => aimed.points += 0.5,
        Effect::Power(what, by) if on(what) => aimed.power += amount(by),
        Effect::PowerInsteadOfMystic(_, what) if on(what) => aimed.power += 1.0,
        Effect::ThreatPower(Some(at), by) if *at == target => aimed.power += f64::from(*by),
        Effect::Influence(who, by) if to(who) => aimed.points += amount(by),
        Effect::Draw(who, by) if to(who) => aimed.points += amount(by),
        Effect::Discard(who, by) | Effect::Mill(who, by) if to(who) => aimed.points -= amount(by),
        Effect::DiscardHand(who) | Effect::ShowHand(who) | Effect::TakeShown(who, ..) if to(who) => {
            aimed.points -= 1.0;
        }
        Effect::HandToDeck(who) if to(who) => aimed.points -= 1.0,
        Effect::Pick(who, verb, _) if to(who) => aimed.points += 2.0 * share(*verb),
        Effect::Choose(who, _) if to(who) => aimed.points -= 1.0,
        Effect::RemoveThreat(at) if *at == target => aimed.points -= 1.0,
        _ => {}
    });
    let is_cost = |cost: &OptionalCost| matches!(cost, OptionalCost::Do(_, what) if on(what));
    if ability.optional_cost.as_ref().is_some_and(is_cost) {
        // What is paid with is the payer's own, and should be little.
        aimed.points += 0.1;
        aimed.share -= 0.05;
    }
    aimed
}

impl Mind<'_> {
    /// What an ability's effect is worth to the seat if it plays it now, targets chosen well.
    pub(super) fn ability(&self, ability: &Ability) -> f64 {
        let mut worth = self.effect(&ability.effect);
        for at in 0..ability.targets.len() as u8 {
            worth += self.best_target(ability, at);
        }
        if let Some(OptionalCost::Pick(verb, _) | OptionalCost::PickAny(verb, _)) = ability.optional_cost {
            worth += 2.0 * share(verb);
        }
        worth
    }

    /// What the n-th target brings, if the best one is chosen.
    fn best_target(&self, ability: &Ability, at: u8) -> f64 {
        let aimed = aimed(ability, at);
        match &ability.targets[usize::from(at)] {
            Target::Card(filter) => {
                let lens = crate::board::Lens::of(self.me);
                let fitting = self.public.pieces().filter(|piece| self.board.fits(piece, filter, lens));
                fitting.map(|piece| self.on_piece(aimed, piece)).fold(0.0, f64::max)
            }
            Target::CardOrThreat(filter) => {
                let lens = crate::board::Lens::of(self.me);
                let fitting = self.public.pieces().filter(|piece| self.board.fits(piece, filter, lens));
                let threats = self.public.threats.iter().map(|threat| self.on_threat(aimed, threat));
                fitting.map(|piece| self.on_piece(aimed, piece)).chain(threats).fold(0.0, f64::max)
            }
            Target::Player | Target::Opponent => aimed.points.abs(),
            Target::Threat => 0.5,
            Target::InDiscard(_) | Target::InHand(_) => 1.2,
        }
    }

    /// What an effect on a card in play is worth to the seat.
    pub(super) fn on_piece(&self, aimed: Aimed, piece: &Piece) -> f64 {
        let side = if piece.controller == self.me { 1.0 } else { -1.0 };
        let idle = aimed.verb.is_some_and(|verb| !matters(verb, piece));
        let acted = if idle { 0.0 } else { side * aimed.share * self.strength(piece) };
        acted
            + side * aimed.points
            + self.power_matters(piece, side * aimed.power)
            + self.threat_matters(piece, aimed.threat)
    }

    /// What a change of a threat number is worth: a quieter fleet is good for all who would have to face Cylons.
    fn threat_matters(&self, piece: &Piece, by: f64) -> f64 {
        let counts = matches!(piece.place, Place::Alert | Place::Reserve);
        if counts && self.board.threat_number(piece) > 0 { -0.2 * by } else { 0.0 }
    }

    /// What an effect on a revealed threat is worth to the seat.
    pub(super) fn on_threat(&self, aimed: Aimed, threat: &Threat) -> f64 {
        let faced =
            self.public.challenge.as_ref().is_some_and(
                |challenge| matches!(challenge.against, Against::Threat(id, _) if id == threat.id),
            );
        match self.stakes().filter(|_| aimed.threat != 0.0) {
            Some(stakes) if faced => {
                let side = if stakes.attacks { -1.0 } else { 1.0 };
                stakes.more_power(side * aimed.threat)
            }
            _ => {
                let power = f64::from(self.board.threat_power(threat));
                if aimed.is_kind() { -power } else { power }
            }
        }
    }

    /// What a change of a unit's power is worth: much in a challenge, little elsewhere.
    fn power_matters(&self, piece: &Piece, for_us: f64) -> f64 {
        let Some(challenge) = &self.public.challenge else { return 0.1 * for_us };
        let takes_part = challenge.challenger == piece.id || challenge.defender == Some(piece.id);
        match self.stakes() {
            Some(stakes) if takes_part => stakes.more_power(for_us),
            _ => 0.05 * for_us,
        }
    }

    /// What an effect brings beside what it does to its targets.
    fn effect(&self, effect: &Effect) -> f64 {
        let mine = |who: &Who| matches!(who, Who::You);
        match effect {
            Effect::All(parts) => parts.iter().map(|part| self.effect(part)).sum(),
            Effect::If(_, then) => 0.6 * self.effect(then),
            Effect::Choose(Who::You, options) => {
                options.iter().map(|option| self.effect(option)).fold(0.0, f64::max)
            }
            Effect::Influence(who, by) if mine(who) => amount(by),
            Effect::Draw(who, by) if mine(who) => 0.9 * amount(by),
            Effect::Discard(who, by) if mine(who) => -0.7 * amount(by),
            Effect::DiscardHand(who) if mine(who) => -0.7 * self.own.hand.len() as f64,
            Effect::Do(verb, What::This) => share(*verb),
            Effect::Do(verb, What::Every(filter)) => self.on_every(*verb, filter),
            Effect::Do(verb, What::Challenger) => self.in_challenge(*verb, true),
            Effect::Do(verb, What::Defender) => self.in_challenge(*verb, false),
            Effect::Change(What::Every(filter), Change::Power(by), _) => self.power_of_every(filter, *by),
            Effect::Power(What::Every(filter), by) => self.power_of_every(filter, amount(by) as i8),
            Effect::Pick(who, verb, _) if mine(who) => share(*verb) * 2.0,
            Effect::Search(..) | Effect::RecoverOne(Who::You, _) => 1.5,
            Effect::Recover(_) | Effect::Salvage(..) => 0.6,
            Effect::ExtraActions(_) | Effect::NextAction(_) => 0.4,
            Effect::Look(..) | Effect::NextMystic(..) | Effect::Rule(_) | Effect::FirstInCylonPhase(_) => 0.3,
            Effect::EndChallenge => self.ending_the_challenge(),
            Effect::NameOpponent(_) | Effect::Special(_) | Effect::SupplyFromHand | Effect::BecomeSupply => {
                0.8
            }
            _ => 0.0,
        }
    }

    fn on_every(&self, verb: Verb, filter: &Filter) -> f64 {
        let lens = crate::board::Lens::of(self.me);
        let aimed = Aimed { share: share(verb), verb: Some(verb), ..Aimed::default() };
        let fitting = self.public.pieces().filter(|piece| self.board.fits(piece, filter, lens));
        fitting.map(|piece| self.on_piece(aimed, piece)).sum()
    }

    fn power_of_every(&self, filter: &Filter, by: i8) -> f64 {
        let lens = crate::board::Lens::of(self.me);
        let aimed = Aimed { power: f64::from(by), ..Aimed::default() };
        let fitting = self.public.pieces().filter(|piece| self.board.fits(piece, filter, lens));
        fitting.map(|piece| self.on_piece(aimed, piece)).sum()
    }

    fn in_challenge(&self, verb: Verb, challenger: bool) -> f64 {
        let Some(challenge) = &self.public.challenge else { return 0.0 };
        let id = if challenger { Some(challenge.challenger) } else { challenge.defender };
        let aimed = Aimed { share: share(verb), verb: Some(verb), ..Aimed::default() };
        id.and_then(|id| self.public.piece(id)).map_or(0.0, |piece| self.on_piece(aimed, piece))
    }

    /// A challenge that goes badly is better ended.
    fn ending_the_challenge(&self) -> f64 {
        match self.stakes() {
            Some(stakes) if stakes.ahead.is_none() && !stakes.attacks => -self.not_defending(),
            Some(stakes) => {
                let side = if stakes.attacks { 1.0 } else { -1.0 };
                let ahead = stakes.ahead.unwrap_or(3.0);
                -side * (2.0 * super::challenges::chance(ahead) - 1.0) * stakes.prize / 2.0
            }
            None => 0.0,
        }
    }

    /// What the costs of an ability of a card take from the seat.
    pub(super) fn costs(&self, ability: &Ability, this: Option<&Piece>) -> f64 {
        let cost = |(verb, what): &(Verb, What)| {
            let paid = match (what, this.map(|piece| piece.place)) {
                (What::This, _) => this,
                (What::Linked, Some(Place::Linked(to))) => self.public.piece(to),
                _ => None,
            };
            paid.map_or(1.0, |piece| self.giving(*verb, piece).max(self.to_and_fro(ability, piece)))
        };
        ability.costs.iter().map(cost).sum()
    }

    /// Where a unit pays to ready or restore another, it costs as much as doing that to the payer would bring: else
    /// two such cards would pay for each other for ever.
    fn to_and_fro(&self, ability: &Ability, payer: &Piece) -> f64 {
        let undone = (0..ability.targets.len() as u8).filter_map(|at| aimed(ability, at).verb);
        let helps = undone.filter(|verb| matches!(verb, Verb::Ready | Verb::Restore));
        helps.map(|verb| share(verb) * self.strength(payer)).fold(0.0, f64::max)
    }

    /// What it costs to do this to an own card.
    fn giving(&self, verb: Verb, piece: &Piece) -> f64 {
        if piece.is_stack() {
            // Its resources are gone for the turn.
            return 0.3 * f64::from(1 + piece.supplies) * f64::from(u8::from(!self.own.hand.is_empty()));
        }
        match verb {
            Verb::Sacrifice => self.strength(piece),
            Verb::Commit | Verb::Exhaust | Verb::CommitAndExhaust if piece.place == Place::Alert => {
                0.2 + self.leaving_alert(piece).max(self.best_challenge_or_none(piece))
            }
            Verb::Exhaust => 0.4,
            _ => 0.3,
        }
    }

    fn best_challenge_or_none(&self, unit: &Piece) -> f64 {
        if self.public.challenge.is_none() && unit.is_unit() && self.board.can_challenge(unit) {
            self.best_challenge(unit).max(0.0)
        } else {
            0.0
        }
    }

    /// What an event does when it is played now.
    pub(super) fn event(&self, card: CardId) -> f64 {
        card.card().abilities.iter().map(|ability| self.ability(ability)).sum()
    }
}
