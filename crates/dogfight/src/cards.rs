//! Maneuver cards: five decks, one card of each shape and hand. What a card says is one row of a table here.
//! Which plans are legal is decided in `handling`, how ships move in `movement`.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use strum::Display;
use utoipa::ToSchema;

use crate::geometry::Arrow;
use crate::ship::{ShipClass, serde_as_word};

/// The slider for the speed on the control panel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Speed {
    /// Standing still.
    #[strum(serialize = "0")]
    #[serde(rename = "0")]
    Stationary,
    /// Backward.
    #[strum(serialize = "B")]
    #[serde(rename = "B")]
    Back,
    /// Low.
    #[strum(serialize = "L")]
    #[serde(rename = "L")]
    Low,
    /// Medium.
    #[strum(serialize = "M")]
    #[serde(rename = "M")]
    Medium,
    /// High.
    #[strum(serialize = "H")]
    #[serde(rename = "H")]
    High,
}

impl Speed {
    /// All settings, slowest first.
    pub const ALL: [Speed; 5] = [Speed::Stationary, Speed::Back, Speed::Low, Speed::Medium, Speed::High];

    /// The kinetic energy of an arrow of this speed. {dogfight.energy.of-a-plan}
    pub const fn energy(self) -> i8 {
        match self {
            Speed::Back => -1,
            Speed::Stationary => 0,
            Speed::Low => 1,
            Speed::Medium => 2,
            Speed::High => 3,
        }
    }

    /// The speed whose arrow has this energy.
    pub fn of_energy(energy: i8) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.energy() == energy)
    }

    /// Whether it is one of the three forward speeds.
    pub fn is_forward(self) -> bool {
        self >= Speed::Low
    }
}

/// The form of a maneuver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names of the cards
pub enum Shape {
    Straight,
    Slip,
    Bank,
    Turn,
    Break,
    Flip,
    Skid,
    ObStraight,
    ObBank,
    ObTurn,
    ObSlip,
    ChangeDirection,
    Blank,
}

/// To which hand a maneuver goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// To neither.
    Ahead,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Moves the ship along the arrow of its speed: back, low, medium, high.
    Maneuver {
        /// The arrows, where the card has them.
        arrows: [Option<Arrow>; 4],
    },
    /// Moves the ship along a line, and then another card follows.
    Overboost {
        /// From the yellow to the red end.
        line: Arrow,
    },
    /// Turns the direction of movement to where the ship points, and then another card follows.
    ChangeDirection,
    /// Looks like a second card.
    Blank,
}

/// A maneuver card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Card {
    /// Its name in records.
    pub name: String,
    /// To whose deck it belongs.
    pub deck: ShipClass,
    /// The form of the maneuver.
    pub shape: Shape,
    /// To which hand it goes.
    pub hand: Hand,
    /// Its G-value.
    pub g: u8,
    /// Whether it bears the mark for difficult maneuvers.
    pub difficult: bool,
    /// What it does.
    pub kind: Kind,
}

impl Card {
    /// The arrow for a speed, if the card has one.
    pub fn arrow(&self, speed: Speed) -> Option<Arrow> {
        let Kind::Maneuver { arrows } = self.kind else { return None };
        match speed {
            Speed::Stationary => None,
            Speed::Back => arrows[0],
            Speed::Low => arrows[1],
            Speed::Medium => arrows[2],
            Speed::High => arrows[3],
        }
    }

    /// Whether it bears the mark for straight maneuvers.
    pub fn is_straight(&self) -> bool {
        matches!(self.shape, Shape::Straight | Shape::ObStraight)
    }

    /// Whether it is an ordinary maneuver.
    pub fn is_maneuver(&self) -> bool {
        matches!(self.kind, Kind::Maneuver { .. })
    }

    /// Whether it is an overboost.
    pub fn is_overboost(&self) -> bool {
        matches!(self.kind, Kind::Overboost { .. })
    }
}

/// A row of a deck, for the right hand: the left is its mirror image.
struct Row {
    shape: Shape,
    g: u8,
    difficult: bool,
    kind: Kind,
}

type Head = (f64, f64, f64);

fn arrow((forward, right, turn): Head) -> Arrow {
    Arrow::new(forward, right, turn)
}

/// A maneuver with arrows for low, and perhaps medium and high speed.
fn row(shape: Shape, g: u8, heads: &[Head]) -> Row {
    let mut arrows = [None; 4];
    for (at, head) in heads.iter().enumerate() {
        arrows[at + 1] = Some(arrow(*head));
    }
    Row { shape, g, difficult: false, kind: Kind::Maneuver { arrows } }
}

fn line(shape: Shape, g: u8, head: Head) -> Row {
    Row { shape, g, difficult: false, kind: Kind::Overboost { line: arrow(head) } }
}

fn change_direction(g: u8) -> Row {
    Row { shape: Shape::ChangeDirection, g, difficult: false, kind: Kind::ChangeDirection }
}

fn blank() -> Row {
    Row { shape: Shape::Blank, g: 0, difficult: false, kind: Kind::Blank }
}

impl Row {
    /// The same with an arrow for moving backward.
    fn back(mut self, head: Head) -> Row {
        if let Kind::Maneuver { arrows } = &mut self.kind {
            arrows[0] = Some(arrow(head));
        }
        self
    }

    fn difficult(mut self) -> Row {
        self.difficult = true;
        self
    }
}

/// The rows of a deck. {dogfight.components.decks}
fn rows(deck: ShipClass) -> Vec<Row> {
    use Shape::*;
    match deck {
        ShipClass::ViperMkII => vec![
            row(Straight, 0, &[(20.0, 0.0, 0.0), (40.0, 0.0, 0.0), (60.0, 0.0, 0.0)]).back((-18.0, 0.0, 0.0)),
            row(Slip, 1, &[(20.0, 8.0, 0.0), (39.0, 14.0, 0.0), (58.0, 20.0, 0.0)]),
            row(Bank, 1, &[(19.1, 5.1, 30.0), (38.2, 10.2, 30.0), (57.3, 15.4, 30.0)]),
            row(Turn, 2, &[(16.5, 9.5, 60.0), (33.1, 19.1, 60.0), (50.4, 20.9, 45.0)]),
            row(Break, 3, &[(12.7, 12.7, 90.0), (20.4, 20.4, 90.0)]).difficult(),
            row(Flip, 4, &[(9.9, 17.2, 120.0)]).difficult(),
            line(ObStraight, 0, (68.0, 0.0, 0.0)),
            line(ObBank, 1, (68.0, 19.5, 30.0)),
            line(ObTurn, 2, (38.1, 22.0, 60.0)).difficult(),
            change_direction(1),
            blank(),
        ],
        ShipClass::CylonRaider => vec![
            row(Straight, 0, &[(22.0, 0.0, 0.0), (42.0, 0.0, 0.0), (62.0, 0.0, 0.0)]).back((-20.0, 0.0, 0.0)),
            row(Slip, 1, &[(22.0, 10.0, 0.0), (41.0, 16.0, 0.0), (60.0, 21.0, 0.0)]),
            row(Bank, 1, &[(21.0, 5.6, 30.0), (40.1, 10.7, 30.0), (59.2, 15.9, 30.0)]),
            row(Turn, 2, &[(18.2, 10.5, 60.0), (34.7, 20.1, 60.0), (50.4, 20.9, 45.0)]),
            row(Skid, 3, &[(16.0, 16.0, -60.0), (32.0, 20.0, -45.0)]).difficult(),
            line(ObStraight, 0, (68.0, 0.0, 0.0)),
            line(ObBank, 1, (68.0, 19.5, 30.0)),
            line(ObSlip, 1, (68.0, 20.0, 0.0)),
            change_direction(1),
            blank(),
        ],
        ShipClass::ViperMkVII => vec![
            row(Straight, 0, &[(22.0, 0.0, 0.0), (44.0, 0.0, 0.0), (64.0, 0.0, 0.0)]).back((-18.0, 0.0, 0.0)),
            row(Slip, 1, &[(22.0, 8.0, 0.0), (43.0, 14.0, 0.0), (62.0, 20.0, 0.0)]),
            row(Bank, 1, &[(21.0, 5.6, 30.0), (42.0, 11.3, 30.0), (61.1, 16.4, 30.0)]),
            row(Turn, 2, &[(18.2, 10.5, 60.0), (34.7, 20.1, 60.0), (50.4, 20.9, 45.0)]),
            row(Break, 3, &[(14.0, 14.0, 90.0), (20.4, 20.4, 90.0)]).difficult(),
            line(ObStraight, 0, (68.0, 0.0, 0.0)),
            line(ObBank, 1, (68.0, 19.5, 30.0)),
            line(ObTurn, 2, (38.1, 22.0, 60.0)).difficult(),
            change_direction(1),
            blank(),
        ],
        ShipClass::Raptor => vec![
            row(Straight, 0, &[(16.0, 0.0, 0.0), (32.0, 0.0, 0.0), (48.0, 0.0, 0.0)]).back((-24.0, 0.0, 0.0)),
            row(Slip, 1, &[(16.0, 10.0, 0.0), (31.0, 14.0, 0.0), (47.0, 18.0, 0.0)]).back((-20.0, 10.0, 0.0)),
            row(Bank, 1, &[(15.3, 4.1, 30.0), (30.6, 8.2, 30.0), (45.8, 12.3, 30.0)])
                .back((-19.1, 5.1, -30.0)),
            row(Turn, 2, &[(14.9, 8.6, 60.0), (28.8, 11.9, 45.0)]),
            row(Break, 3, &[(12.7, 12.7, 90.0)]).difficult(),
            line(ObStraight, 0, (68.0, 0.0, 0.0)),
            line(ObBank, 2, (68.0, 19.5, 30.0)),
            change_direction(2),
            blank(),
        ],
        ShipClass::CylonHeavyRaider => vec![
            row(Straight, 0, &[(18.0, 0.0, 0.0), (36.0, 0.0, 0.0), (54.0, 0.0, 0.0)]).back((-16.0, 0.0, 0.0)),
            row(Slip, 1, &[(18.0, 8.0, 0.0), (35.0, 12.0, 0.0), (53.0, 16.0, 0.0)]),
            row(Bank, 1, &[(17.2, 4.6, 30.0), (34.4, 9.2, 30.0), (51.6, 13.8, 30.0)]),
            row(Turn, 2, &[(16.5, 9.5, 60.0), (32.4, 13.4, 45.0)]),
            line(ObStraight, 0, (68.0, 0.0, 0.0)),
            line(ObBank, 2, (68.0, 19.5, 30.0)),
            change_direction(2),
            blank(),
        ],
    }
}

fn prefix(deck: ShipClass) -> &'static str {
    match deck {
        ShipClass::ViperMkII => "v2",
        ShipClass::CylonRaider => "cr",
        ShipClass::ViperMkVII => "v7",
        ShipClass::Raptor => "rp",
        ShipClass::CylonHeavyRaider => "hr",
    }
}

fn is_symmetric(shape: Shape) -> bool {
    matches!(shape, Shape::Straight | Shape::ObStraight | Shape::ChangeDirection | Shape::Blank)
}

fn mirrored(kind: Kind) -> Kind {
    match kind {
        Kind::Maneuver { arrows } => {
            Kind::Maneuver { arrows: arrows.map(|arrow| arrow.map(Arrow::mirrored)) }
        }
        Kind::Overboost { line } => Kind::Overboost { line: line.mirrored() },
        other => other,
    }
}

static CARDS: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let mut cards = Vec::new();
    for deck in ShipClass::ALL {
        for Row { shape, g, difficult, kind } in rows(deck) {
            let hands: &[Hand] =
                if is_symmetric(shape) { &[Hand::Ahead] } else { &[Hand::Left, Hand::Right] };
            for &hand in hands {
                let (end, kind) = match hand {
                    Hand::Ahead => ("", kind),
                    Hand::Left => ("-l", mirrored(kind)),
                    Hand::Right => ("-r", kind),
                };
                let name = format!("{}-{shape}{end}", prefix(deck));
                cards.push(Card { name, deck, shape, hand, g, difficult, kind });
            }
        }
    }
    cards
});

/// The name of a maneuver card, such as `v2-turn-r`. It dereferences to the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CardId(u8);

impl std::ops::Deref for CardId {
    type Target = Card;
    fn deref(&self) -> &Card {
        &CARDS[usize::from(self.0)]
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl FromStr for CardId {
    type Err = String;
    fn from_str(name: &str) -> Result<CardId, String> {
        let at = CARDS.iter().position(|card| card.name == name);
        at.map(|at| CardId(at as u8)).ok_or_else(|| format!("there is no maneuver card `{name}`"))
    }
}

serde_as_word!(CardId);

/// All cards of a deck.
pub fn deck(class: ShipClass) -> impl Iterator<Item = CardId> + Clone {
    (0..CARDS.len() as u8).map(CardId).filter(move |card| card.deck == class)
}

/// The card of this shape, of which every deck has exactly one.
fn only(class: ShipClass, shape: Shape) -> CardId {
    // Every deck has its straight card, its straight overboost, its change direction card and its blank card.
    deck(class).find(|card| card.shape == shape).expect("every deck has one")
}

/// The straight card of a deck.
pub fn straight(class: ShipClass) -> CardId {
    only(class, Shape::Straight)
}

/// The straight overboost of a deck.
pub fn straight_overboost(class: ShipClass) -> CardId {
    only(class, Shape::ObStraight)
}

/// The change direction card of a deck.
pub fn change_direction_of(class: ShipClass) -> CardId {
    only(class, Shape::ChangeDirection)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decks_are_complete() {
        let sizes = ShipClass::ALL.map(|class| deck(class).count());
        assert_eq!(sizes, [18, 16, 16, 14, 12]);
        let all = || (0..76).map(CardId);
        assert_eq!(all().filter(|card| card.is_overboost()).count(), 21);
        assert_eq!(all().filter(|card| card.difficult).count(), 14);
        for card in all() {
            assert_eq!(card.name.parse(), Ok(card));
        }
    }

    #[test]
    fn every_arrow_head_lies_on_its_card() {
        for card in (0..76).map(CardId) {
            if let Kind::Maneuver { arrows } = card.kind {
                for arrow in arrows.into_iter().flatten() {
                    assert!(arrow.right.abs() <= 21.1 && arrow.forward <= 66.0, "{card}");
                }
            }
        }
    }
}
