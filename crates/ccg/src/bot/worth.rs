//! What cards are worth to their players, in points of influence, and the seat's own look at the table.

use tabletop::Seat;

use crate::View;
use crate::board::Board;
use crate::card::{Card, CardId, Keyword, Kind, UnitType};
use crate::state::{Own, Piece, PieceId, Place, Public};

/// What a seat knows when it decides.
pub(super) struct Mind<'a> {
    /// Whose.
    pub(super) me: Seat,
    /// What all see.
    pub(super) public: &'a Public,
    /// What only the seat sees.
    pub(super) own: &'a Own,
    /// What follows from the cards in play.
    pub(super) board: Board<'a>,
}

impl<'a> Mind<'a> {
    /// What the seat knows; nothing if the view is not a seat's.
    pub(super) fn of(view: &View<'a>) -> Option<Mind<'a>> {
        Some(Mind { me: view.seat?, public: view.public, own: view.own?, board: Board::of(view.public) })
    }

    /// What a card in play is worth to its controller.
    pub(super) fn strength(&self, piece: &Piece) -> f64 {
        if piece.is_unit() {
            let stacked = piece.cards.len() as f64 - 1.0;
            let face_down = if piece.exhausted { 0.5 } else { 0.0 };
            1.0 + f64::from(self.board.power(piece).max(0)) + extras(piece.card()) + 0.5 * stacked - face_down
        } else if piece.is_stack() {
            1.5 + f64::from(piece.supplies)
        } else {
            1.5
        }
    }

    /// The same by number; nothing if it is gone.
    pub(super) fn strength_of(&self, id: PieceId) -> f64 {
        self.public.piece(id).map_or(0.0, |piece| self.strength(piece))
    }

    /// The influence of a player.
    pub(super) fn influence(&self, seat: Seat) -> i8 {
        self.public.player(seat).influence
    }

    /// Alert and face-up units of a player.
    pub(super) fn alert_units(&self, seat: Seat) -> impl Iterator<Item = &'a Piece> + use<'a> {
        let pieces = self.public.player(seat).pieces.iter();
        pieces.filter(|piece| piece.is_unit() && piece.place == Place::Alert && !piece.exhausted)
    }

    /// The units of a player that could defend against a challenger of this type.
    pub(super) fn defenders<'b>(
        &'b self,
        seat: Seat,
        challenger: &'b Piece,
        challenges_as: UnitType,
    ) -> impl Iterator<Item = &'a Piece> + 'b {
        let anybody = self.board.has(challenger, Keyword::Vulnerable);
        self.alert_units(seat).filter(move |piece| {
            let alike = anybody
                || UnitType::of(piece.card()) == challenges_as
                || self.board.has(piece, Keyword::Scramble);
            alike && self.board.may_defend(piece, challenger)
        })
    }

    /// How much a point of influence weighs for a player: more for those who have little.
    pub(super) fn weight(&self, seat: Seat) -> f64 {
        1.0 + 0.2 * f64::from((7 - self.influence(seat)).max(0))
    }
}

/// What abilities and keywords add to a unit.
fn extras(card: &Card) -> f64 {
    let keywords = card.keywords.iter().map(|keyword| match keyword {
        Keyword::Vulnerable => -0.4,
        Keyword::Vision => -1.0,
        _ => 0.4,
    });
    0.5 * (card.abilities.len() + card.passives.len()) as f64 + keywords.sum::<f64>()
}

/// What a card is worth in hand, wherever it is then played.
pub(super) fn worth(id: CardId) -> f64 {
    let card = id.card();
    match card.kind {
        Kind::Personnel | Kind::Ship => 1.0 + f64::from(card.power) + extras(card),
        Kind::Mission => 1.8,
        Kind::Event => 1.5,
        Kind::Base => 0.0,
    }
}
