//! What follows from the cards in play: power, traits, keywords, prohibitions, and which cards fit a filter.
//! It is read only. A [`Board`] gathers the continuous effects once, for as many questions as are asked of it.

use smallvec::SmallVec;
use tabletop::Seat;

use crate::card::{CardId, Keyword, Kind, Trait, Traits, UnitType};
use crate::effect::{Act, Change, Condition, Constant, Filter, Kinds, Passive, Term, What};
use crate::state::{Against, LastingChange, Phase, Piece, PieceId, Place, Public, Threat};

/// What was chosen as a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// A card in play.
    Piece(PieceId),
    /// A threat.
    Threat(PieceId),
    /// A player.
    Player(Seat),
    /// A card in the discard pile or hand.
    Card(CardId),
}

/// Through whose eyes a filter is read.
#[derive(Clone, Copy, Debug)]
pub struct Lens<'a> {
    /// Who "you" is.
    pub you: Seat,
    /// What "this card" is.
    pub this: Option<PieceId>,
    /// What was chosen so far.
    pub targets: &'a [Aim],
}

impl Lens<'static> {
    /// The eyes of a player.
    pub fn of(you: Seat) -> Lens<'static> {
        Lens { you, this: None, targets: &[] }
    }
}

/// A continuous effect of a card in play.
struct Aura<'a> {
    source: &'a Piece,
    passive: &'static Passive,
}

/// The cards in play, ready to be asked.
pub struct Board<'a> {
    /// What all see.
    pub public: &'a Public,
    auras: SmallVec<[Aura<'a>; 12]>,
}

impl<'a> Board<'a> {
    /// Gathers the continuous effects.
    pub fn of(public: &'a Public) -> Board<'a> {
        let mut auras = SmallVec::new();
        for source in public.pieces() {
            let passives = &source.card().passives;
            if !passives.is_empty() && is_active(public, source) {
                auras.extend(passives.iter().map(|passive| Aura { source, passive }));
            }
        }
        Board { public, auras }
    }

    /// The constants of the given kind that hold now, with their sources.
    pub(crate) fn constants(&self) -> impl Iterator<Item = (&'a Piece, &'static Constant)> + '_ {
        self.auras
            .iter()
            .filter(|aura| self.holds_for(&aura.passive.when, aura.source))
            .map(|aura| (aura.source, &aura.passive.what))
    }

    /// The changes that affect a card.
    fn changes<'b>(&'b self, piece: &'b Piece) -> impl Iterator<Item = Change> + 'b {
        let lasting = self.public.lasting.iter().filter_map(move |lasting| match &lasting.what {
            LastingChange::Piece { piece: id, change } if *id == piece.id => Some(*change),
            LastingChange::Every { filter, you, except, change }
                if *except != Some(piece.controller)
                    && self.fits_as(piece, filter, Lens::of(*you), self.traits(piece)) =>
            {
                Some(*change)
            }
            _ => None,
        });
        let constant = self.auras.iter().filter_map(move |aura| {
            let Constant::Change(on, change) = &aura.passive.what else { return None };
            let reaches = match on {
                What::This => aura.source.id == piece.id,
                What::Linked => aura.source.place == Place::Linked(piece.id),
                What::Every(filter) => {
                    let lens = Lens { you: aura.source.controller, this: Some(aura.source.id), targets: &[] };
                    let traits = match change {
                        // What gives traits looks at the traits that are there without it.
                        Change::Gain(_) | Change::Lose(_) => plain_traits(self.public, piece),
                        _ => self.traits(piece),
                    };
                    self.fits_as(piece, filter, lens, traits)
                }
                _ => false,
            };
            (reaches && self.holds_for(&aura.passive.when, aura.source)).then_some(*change)
        });
        lasting.chain(constant)
    }

    /// The traits of a card in play. A face-down card has none. {ccg.moving.exhausted}
    pub fn traits(&self, piece: &Piece) -> Traits {
        let plain = plain_traits(self.public, piece);
        if !is_face_up(self.public, piece) {
            return plain;
        }
        let gives = |aura: &&Aura<'_>| {
            matches!(aura.passive.what, Constant::Change(_, Change::Gain(_) | Change::Lose(_)))
        };
        self.auras.iter().filter(gives).fold(plain, |traits, aura| {
            let Constant::Change(What::Every(filter), change) = &aura.passive.what else { return traits };
            let lens = Lens { you: aura.source.controller, this: Some(aura.source.id), targets: &[] };
            match change {
                Change::Gain(one) if self.fits_as(piece, filter, lens, plain) => traits.with(*one),
                Change::Lose(one) if self.fits_as(piece, filter, lens, plain) => traits.without(*one),
                _ => traits,
            }
        })
    }

    /// The power of a unit. {ccg.challenge.power}
    pub fn power(&self, piece: &Piece) -> i8 {
        if !is_face_up(self.public, piece) {
            return 0;
        }
        let against_threat = || {
            self.public
                .challenge
                .as_ref()
                .is_some_and(|challenge| challenge.challenger == piece.id && challenge.is_against_threat())
        };
        let changed = self.changes(piece).fold(piece.card().power, |power, change| match change {
            Change::Power(more) => power + more,
            Change::PowerAgainstThreats(more) if against_threat() => power + more,
            _ => power,
        });
        self.auras.iter().fold(changed, |power, aura| match &aura.passive.what {
            Constant::PowerPer(filter)
                if aura.source.id == piece.id && self.holds_for(&aura.passive.when, aura.source) =>
            {
                power + self.count(filter, Lens { you: piece.controller, this: Some(piece.id), targets: &[] })
            }
            _ => power,
        })
    }

    /// How many cards in play fit.
    pub fn count(&self, filter: &Filter, lens: Lens<'_>) -> i8 {
        self.public.pieces().filter(|piece| self.fits(piece, filter, lens)).count() as i8
    }

    /// Whether a unit has a keyword.
    pub fn has(&self, piece: &Piece, keyword: Keyword) -> bool {
        is_face_up(self.public, piece)
            && (piece.card().keywords.contains(keyword)
                || self.changes(piece).any(|change| change == Change::Grant(keyword)))
    }

    /// Whether something forbids a card an act. {ccg.effects.cannot}
    pub fn cannot(&self, piece: &Piece, act: Act) -> bool {
        self.changes(piece).any(|change| change == Change::Cannot(act))
    }

    /// Whether a unit is able to challenge: face up, alert, and nothing forbids it. {ccg.challenge.declare}
    pub fn can_challenge(&self, piece: &Piece) -> bool {
        piece.is_unit()
            && piece.place == Place::Alert
            && !piece.exhausted
            && !self.has(piece, Keyword::Vision)
            && !self.cannot(piece, Act::Challenge)
    }

    /// Whether a unit is able to defend the challenge under way. {ccg.challenge.defender}
    pub fn can_defend(&self, piece: &Piece) -> bool {
        let Some(challenge) = &self.public.challenge else { return false };
        let Some(challenger) = self.public.piece(challenge.challenger) else { return false };
        if !piece.is_unit() || piece.place != Place::Alert || piece.exhausted {
            return false;
        }
        self.is_alike(piece, challenge.challenges_as, challenger) && self.may_defend(piece, challenger)
    }

    /// Whether a unit is of the right type to defend against a challenger. {ccg.challenge.defender}
    pub(crate) fn is_alike(&self, piece: &Piece, challenges_as: UnitType, challenger: &Piece) -> bool {
        UnitType::of(piece.card()) == challenges_as
            || self.has(piece, Keyword::Scramble)
            || self.has(challenger, Keyword::Vulnerable)
    }

    /// Whether nothing forbids a unit to defend against a challenger.
    pub(crate) fn may_defend(&self, piece: &Piece, challenger: &Piece) -> bool {
        let forbidden = self.has(piece, Keyword::Vision)
            || self.cannot(piece, Act::Defend)
            || self.constants().any(|(source, constant)| match constant {
                Constant::CannotFaceLinked(filter) => {
                    source.place == Place::Linked(challenger.id)
                        && self.fits(piece, filter, Lens::of(source.controller))
                }
                _ => false,
            });
        !forbidden
    }

    /// The threat number of a card. {ccg.cylon-phase.level}
    pub fn threat_number(&self, piece: &Piece) -> i8 {
        let changed = self.changes(piece).fold(piece.card().threat, |number, change| match change {
            Change::ThreatNumber(more) => number + more,
            _ => number,
        });
        changed.max(0)
    }

    /// The Cylon threat level: the threat numbers of all face-up cards in alert and reserve areas.
    pub fn threat_level(&self) -> i8 {
        let counted = |piece: &&Piece| {
            matches!(piece.place, Place::Alert | Place::Reserve) && is_face_up(self.public, piece)
        };
        let numbers = self.public.pieces().filter(counted).map(|piece| self.threat_number(piece));
        // No fleet is defended against more, however many units there are.
        numbers.fold(0, i8::saturating_add)
    }

    /// The fleet defense level. {ccg.set-up.fleet-defense}
    pub fn fleet_defense(&self) -> i8 {
        let bases: i8 = self
            .public
            .players
            .iter()
            .filter(|player| !player.out)
            .map(|player| player.base.card().power)
            .sum();
        self.constants().fold(bases, |level, (_, constant)| match constant {
            Constant::FleetDefense(more) => level + more,
            _ => level,
        })
    }

    /// The threat number of a revealed threat.
    pub fn number_of_threat(&self, threat: &Threat) -> i8 {
        let changed = self.public.lasting.iter().fold(threat.card.card().threat, |number, lasting| {
            match lasting.what {
                LastingChange::Piece { piece, change: Change::ThreatNumber(more) } if piece == threat.id => {
                    number + more
                }
                _ => number,
            }
        });
        changed.max(0)
    }

    /// The power of a threat. {ccg.cylon-phase.threat-power}
    pub fn threat_power(&self, threat: &Threat) -> i8 {
        let lasting = self.public.lasting.iter().fold(0, |power, lasting| match lasting.what {
            LastingChange::ThreatPower { threat: which, power: more }
                if which.is_none_or(|id| id == threat.id) =>
            {
                power + more
            }
            _ => power,
        });
        let number = self.number_of_threat(threat);
        self.constants().fold(number + lasting, |power, (_, constant)| match constant {
            Constant::ThreatPower(more) => power + more,
            _ => power,
        })
    }

    /// Whether a card in play fits a filter.
    pub fn fits(&self, piece: &Piece, filter: &Filter, lens: Lens<'_>) -> bool {
        if !filter.kinds.meets(kinds(piece)) {
            return false;
        }
        let asks_traits =
            filter.terms.iter().any(|term| matches!(term, Term::Is(_) | Term::IsNot(_) | Term::Either(..)));
        let traits = if asks_traits { self.traits(piece) } else { Traits::default() };
        self.fits_as(piece, filter, lens, traits)
    }

    /// Whether a card would fit if it had these traits.
    fn fits_as(&self, piece: &Piece, filter: &Filter, lens: Lens<'_>, traits: Traits) -> bool {
        filter.kinds.meets(kinds(piece))
            && filter.terms.iter().all(|term| self.meets(piece, *term, lens, traits))
    }

    fn meets(&self, piece: &Piece, term: Term, lens: Lens<'_>, traits: Traits) -> bool {
        let challenge = self.public.challenge.as_ref();
        let challenging = || challenge.is_some_and(|challenge| challenge.challenger == piece.id);
        let defending = || challenge.is_some_and(|challenge| challenge.defender == Some(piece.id));
        match term {
            Term::Mine => piece.controller == lens.you,
            Term::Theirs => piece.controller != lens.you,
            Term::This => Some(piece.id) == lens.this,
            Term::Other => Some(piece.id) != lens.this,
            Term::Linked => lens
                .this
                .and_then(|this| self.public.piece(this))
                .is_some_and(|this| this.place == Place::Linked(piece.id)),
            Term::NotTarget(at) => lens.targets.get(usize::from(at)) != Some(&Aim::Piece(piece.id)),
            Term::Alert => piece.place == Place::Alert,
            Term::Reserve => piece.place == Place::Reserve,
            Term::Exhausted => piece.exhausted,
            Term::FaceUp => !piece.exhausted,
            Term::Is(one) => traits.contains(one),
            Term::IsNot(one) => is_face_up(self.public, piece) && !traits.contains(one),
            Term::Either(one, other) => traits.contains(one) || traits.contains(other),
            Term::Challenging => challenging(),
            Term::ChallengingYou => {
                challenging()
                    && challenge.is_some_and(|challenge| challenge.against == Against::Player(lens.you))
            }
            Term::ChallengingThreat => {
                challenging() && challenge.is_some_and(crate::state::Challenge::is_against_threat)
            }
            Term::Defending => defending(),
            Term::InChallenge => challenging() || defending(),
            Term::Singular => self.is_singular(piece),
            Term::PowerAtMost(most) => self.power(piece) <= most,
            Term::PowerOfTarget(at) => match lens.targets.get(usize::from(at)) {
                Some(Aim::Card(card)) => self.power(piece) == card.card().power,
                _ => true,
            },
            Term::NoSupply => piece.supplies == 0,
            Term::WithSupply => piece.supplies > 0,
            Term::Persistent => piece.place == Place::Resource,
            Term::Unresolved => matches!(piece.place, Place::Alert | Place::Reserve),
            Term::Link => is_face_up(self.public, piece) && piece.card().link.is_some(),
            Term::Titled(title) => piece.card().title == Some(title.0),
            Term::Stacked(one) => self.stacked(piece, one).next().is_some(),
        }
    }

    /// Whether a condition of a card in play holds.
    fn holds_for(&self, condition: &Condition, source: &Piece) -> bool {
        *condition == Condition::Always
            || self.holds(condition, Lens { you: source.controller, this: Some(source.id), targets: &[] })
    }

    /// Whether a condition holds.
    pub fn holds(&self, condition: &Condition, lens: Lens<'_>) -> bool {
        let challenge = self.public.challenge.as_ref();
        let this = || lens.this.and_then(|this| self.public.piece(this));
        let is_ship =
            |id: PieceId| self.public.piece(id).is_some_and(|piece| piece.card().kind == Kind::Ship);
        match condition {
            Condition::Always => true,
            Condition::CylonPhase => self.public.phase == Phase::Cylon,
            Condition::ExecutionPhase => self.public.phase == Phase::Execution,
            Condition::AsAction => challenge.is_none(),
            Condition::DuringChallenge => challenge.is_some(),
            Condition::DuringThreatChallenge => {
                challenge.is_some_and(crate::state::Challenge::is_against_threat)
            }
            Condition::BothShips => challenge.is_some_and(|challenge| {
                is_ship(challenge.challenger) && challenge.defender.is_some_and(is_ship)
            }),
            Condition::YouAreUndefended => challenge.is_some_and(|challenge| {
                challenge.against == Against::Player(lens.you) && !challenge.defended
            }),
            Condition::YouControl(filter) => {
                self.public.player(lens.you).pieces.iter().any(|piece| self.fits(piece, filter, lens))
            }
            Condition::YouControlLinked => this().is_some_and(|this| match this.place {
                Place::Linked(to) => self.public.piece(to).is_some_and(|unit| unit.controller == lens.you),
                _ => false,
            }),
            Condition::ThisIs(filter) => this().is_some_and(|this| self.fits(this, filter, lens)),
            Condition::TargetIs(at, filter) => match lens.targets.get(usize::from(*at)) {
                Some(Aim::Piece(id)) => {
                    self.public.piece(*id).is_some_and(|piece| self.fits(piece, filter, lens))
                }
                _ => false,
            },
            Condition::ThisChallengesSuch(filter) => challenge.is_some_and(|challenge| {
                Some(challenge.challenger) == lens.this
                    && challenge
                        .defender
                        .and_then(|defender| self.public.piece(defender))
                        .is_some_and(|defender| self.fits(defender, filter, lens))
            }),
            Condition::OpponentLacks(filter) => challenge.is_some_and(|challenge| {
                Some(challenge.challenger) == lens.this
                    && match challenge.against {
                        Against::Player(seat) => {
                            let pieces = &self.public.player(seat).pieces;
                            !pieces.iter().any(|piece| self.fits(piece, filter, lens))
                        }
                        Against::Threat(..) => false,
                    }
            }),
        }
    }

    /// Whether a unit is singular now: a face-down card has no subtitle. {ccg.stacks.singular}
    pub fn is_singular(&self, piece: &Piece) -> bool {
        is_face_up(self.public, piece)
            && piece.card().is_singular()
            && !self.takes_singularity(piece.controller, |filter| {
                self.fits(piece, filter, Lens::of(piece.controller))
            })
    }

    /// Whether a card that is not on top of a unit in play is singular for a player: one that is about to be played, or
    /// that lies in a unit stack.
    pub fn is_singular_card(&self, card: CardId, seat: Seat) -> bool {
        card.card().is_singular() && !self.takes_singularity(seat, |filter| card_fits(card, filter))
    }

    /// The singular cards with a trait in a face-up unit stack of two or more cards, from the bottom up.
    pub(crate) fn stacked(&self, piece: &Piece, one: Trait) -> impl Iterator<Item = CardId> {
        let is_stack = piece.cards.len() > 1 && is_face_up(self.public, piece);
        let lower = under(piece).filter(move |card| {
            card.card().traits.contains(one) && self.is_singular_card(*card, piece.controller)
        });
        // The top card may have the trait for a while only.
        let top = (self.traits(piece).contains(one) && self.is_singular(piece)).then(|| piece.top());
        lower.chain(top).filter(move |_| is_stack)
    }

    /// Whether a continuous effect of a player makes those of the player's units that fit not singular.
    fn takes_singularity(&self, seat: Seat, fits: impl Fn(&Filter) -> bool) -> bool {
        self.constants().any(|(source, constant)| match constant {
            Constant::NotSingular(filter) => source.controller == seat && fits(filter),
            _ => false,
        })
    }
}

/// The cards of a unit stack that lie under the top one.
pub(crate) fn under(piece: &Piece) -> impl Iterator<Item = CardId> {
    piece.cards[..piece.cards.len() - 1].iter().copied()
}

/// What a card in play is where it lies.
pub fn kinds(piece: &Piece) -> Kinds {
    match (piece.card().kind, piece.place) {
        (Kind::Base, _) => Kinds::BASE,
        (Kind::Mission, _) => Kinds::MISSION,
        (Kind::Personnel | Kind::Ship, Place::Resource) => Kinds::ASSET,
        (Kind::Personnel, _) => Kinds::PERSONNEL,
        (Kind::Ship, _) => Kinds::SHIP,
        (Kind::Event, _) => Kinds::EVENT,
    }
}

/// Whether a card that is not in play fits a filter: its type and printed traits count.
pub fn card_fits(card: CardId, filter: &Filter) -> bool {
    let card = card.card();
    let kind = match card.kind {
        Kind::Base => Kinds::BASE,
        Kind::Event => Kinds::EVENT,
        Kind::Mission => Kinds::MISSION,
        Kind::Personnel => Kinds::PERSONNEL,
        Kind::Ship => Kinds::SHIP,
    };
    filter.kinds.meets(kind)
        && filter.terms.iter().all(|term| match term {
            Term::Is(one) => card.traits.contains(*one),
            Term::IsNot(one) => !card.traits.contains(*one),
            Term::Either(one, other) => card.traits.contains(*one) || card.traits.contains(*other),
            _ => true,
        })
}

/// Whether a card counts as face up: units in a challenge keep what they are until it ends.
/// {ccg.challenge.properties}
pub fn is_face_up(public: &Public, piece: &Piece) -> bool {
    !piece.exhausted
        || public
            .challenge
            .as_ref()
            .is_some_and(|challenge| challenge.challenger == piece.id || challenge.defender == Some(piece.id))
}

/// Whether abilities of a card in play work: face up, and a unit, a base, or a resolved mission.
pub fn is_active(public: &Public, piece: &Piece) -> bool {
    let works = match piece.card().kind {
        Kind::Base => true,
        Kind::Personnel | Kind::Ship => piece.place != Place::Resource,
        Kind::Mission => matches!(piece.place, Place::Resource | Place::Linked(_)),
        Kind::Event => false,
    };
    works && is_face_up(public, piece)
}

/// Traits without those that cards in play give: printed ones, and what lasts on this card alone.
fn plain_traits(public: &Public, piece: &Piece) -> Traits {
    if piece.place == Place::Resource && piece.card().is_unit() || !is_face_up(public, piece) {
        return Traits::default();
    }
    public.lasting.iter().fold(piece.card().traits, |traits, lasting| match lasting.what {
        LastingChange::Piece { piece: id, change: Change::Gain(one) } if id == piece.id => traits.with(one),
        LastingChange::Piece { piece: id, change: Change::Lose(one) } if id == piece.id => {
            traits.without(one)
        }
        _ => traits,
    })
}
