//! Chances of challenges: whom to challenge with what, what to defend with, which threat to face.

use tabletop::Seat;

use super::worth::Mind;
use crate::card::{Keyword, UnitType};
use crate::influence::WINNING;
use crate::state::{Against, Piece, PieceId};

/// What winning or losing the whole game weighs.
const ALL: f64 = 100.0;

/// The chance that a challenger with so much more power wins, after both have revealed a mystic value.
pub(super) fn chance(ahead: f64) -> f64 {
    1.0 / (1.0 + (-(ahead + 0.5) / 1.1).exp())
}

impl Mind<'_> {
    /// What a player loses with so much influence.
    pub(super) fn loss(&self, seat: Seat, influence: i8) -> f64 {
        if influence >= self.influence(seat) { ALL } else { f64::from(influence) * self.weight(seat) }
    }

    /// What a player wins with so much influence.
    pub(super) fn gain(&self, seat: Seat, influence: i8) -> f64 {
        if self.influence(seat) + influence >= WINNING { ALL } else { 0.9 * f64::from(influence) }
    }

    /// What a challenge that nobody defends brings.
    fn undefended(&self, challenger: &Piece, opponent: Seat) -> f64 {
        let power = self.board.power(challenger).max(0);
        let hurts = self.loss(opponent, power);
        if self.board.has(challenger, Keyword::Manipulate) {
            hurts.max(self.gain(challenger.controller, power))
        } else {
            hurts
        }
    }

    /// What a defended challenge is worth to the challenging side.
    fn duel(&self, challenger: &Piece, defender: &Piece) -> f64 {
        let ahead = f64::from(self.board.power(challenger)) - f64::from(self.board.power(defender));
        let wins = chance(ahead);
        wins * self.strength(defender) - (1.0 - wins) * self.strength(challenger)
    }

    /// What a challenge is worth, if the opponent answers it well.
    pub(super) fn challenge(&self, challenger: &Piece, opponent: Seat, challenges_as: UnitType) -> f64 {
        let undefended = self.undefended(challenger, opponent);
        let duels = self
            .defenders(opponent, challenger, challenges_as)
            .map(|defender| self.duel(challenger, defender));
        if self.board.has(challenger, Keyword::Sniper) {
            // The challenger picks the defender, the opponent only whether there is one.
            duels.reduce(f64::max).map_or(undefended, |best| best.min(undefended))
        } else {
            duels.fold(undefended, f64::min)
        }
    }

    /// What it costs not to have a unit ready for what may come in this turn.
    pub(super) fn leaving_alert(&self, unit: &Piece) -> f64 {
        let power = f64::from(self.board.power(unit).max(0));
        let attackers = self.public.opponents(self.me).flat_map(|seat| self.alert_units(seat));
        let attack = attackers
            .filter(|attacker| self.board.can_challenge(attacker))
            .filter(|attacker| UnitType::of(attacker.card()) == UnitType::of(unit.card()))
            .map(|attacker| f64::from(self.board.power(attacker).max(0)))
            .fold(0.0, f64::max);
        let others = self
            .alert_units(self.me)
            .filter(|other| other.id != unit.id && UnitType::of(other.card()) == UnitType::of(unit.card()))
            .count();
        let blocked = if others == 0 { 0.5 } else { 0.15 } * attack.min(power + 1.0) * self.weight(self.me);
        let threats = if self.threats_loom() { 0.4 * power } else { 0.0 };
        blocked + threats
    }

    /// Whether Cylons will come this turn.
    pub(super) fn threats_loom(&self) -> bool {
        self.board.threat_level() > self.board.fleet_defense()
    }

    /// What it is worth to challenge with a unit now: the best opponent for it.
    pub(super) fn best_challenge(&self, unit: &Piece) -> f64 {
        let opponents = self.public.opponents(self.me);
        let best = opponents.map(|seat| self.challenge_any_way(unit, seat)).fold(f64::MIN, f64::max);
        best - self.leaving_alert(unit)
    }

    pub(super) fn challenge_any_way(&self, unit: &Piece, opponent: Seat) -> f64 {
        let plain = self.challenge(unit, opponent, UnitType::of(unit.card()));
        if self.board.has(unit, Keyword::Strafe) {
            let other = match UnitType::of(unit.card()) {
                UnitType::Personnel => UnitType::Ship,
                UnitType::Ship => UnitType::Personnel,
            };
            return plain.max(self.challenge(unit, opponent, other));
        }
        plain
    }

    /// What it is worth to the challenged side not to defend.
    pub(super) fn not_defending(&self) -> f64 {
        let Some(challenge) = &self.public.challenge else { return 0.0 };
        let challenger = self.public.piece(challenge.challenger);
        challenger.map_or(0.0, |challenger| -self.undefended(challenger, self.me))
    }

    /// What it is worth to the challenged side to defend with a unit.
    pub(super) fn defending(&self, defender: &Piece) -> f64 {
        let Some(challenge) = &self.public.challenge else { return 0.0 };
        let Some(challenger) = self.public.piece(challenge.challenger) else { return 0.0 };
        -self.duel(challenger, defender)
    }

    /// What it is worth to challenge a threat with a unit.
    pub(super) fn facing(&self, unit: &Piece, threat: PieceId) -> f64 {
        let Some(threat) = self.public.threat(threat) else { return 0.0 };
        let ahead = f64::from(self.board.power(unit)) - f64::from(self.board.threat_power(threat));
        let wins = chance(ahead);
        let reward = if self.public.count() == 2 { 2 } else { 1 };
        wins * self.gain(self.me, reward) - (1.0 - wins) * self.strength(unit)
    }

    /// How far the own side of the challenge under way is ahead, and what hangs on it. Nothing if the seat has
    /// no part in it.
    pub(super) fn stakes(&self) -> Option<Stakes> {
        let challenge = self.public.challenge.as_ref()?;
        let challenger = self.public.piece(challenge.challenger)?;
        let attacks = challenge.by == self.me;
        if !attacks && challenge.other_side() != self.me {
            return None;
        }
        let ours = f64::from(self.board.power(challenger));
        let (theirs, prize) = match challenge.against {
            Against::Threat(id, _) => {
                let threat = self.public.threat(id)?;
                // Whoever plays the threat has little to gain.
                let prize = if attacks { 2.0 } else { 0.7 };
                (f64::from(self.board.threat_power(threat)), prize)
            }
            Against::Player(_) => match challenge.defender.and_then(|id| self.public.piece(id)) {
                Some(defender) => (f64::from(self.board.power(defender)), self.strength(defender)),
                None => return Some(Stakes { attacks, ahead: None, prize: 1.0 }),
            },
        };
        let prize = prize + self.strength(challenger);
        Some(Stakes { attacks, ahead: Some(ours - theirs), prize })
    }
}

/// What hangs on a challenge.
pub(super) struct Stakes {
    /// Whether the own side challenges.
    pub(super) attacks: bool,
    /// By how much the challenger is ahead; nothing if nobody defends.
    pub(super) ahead: Option<f64>,
    /// What the winner has over the loser.
    pub(super) prize: f64,
}

impl Stakes {
    /// What it is worth that the own side gets so much more power.
    pub(super) fn more_power(&self, power: f64) -> f64 {
        let Some(ahead) = self.ahead else {
            // Every point is a point of influence.
            return power;
        };
        let side = if self.attacks { 1.0 } else { -1.0 };
        (chance(ahead + side * power) - chance(ahead)) * side * self.prize
    }
}
