//! The ledger of components: every stock of cards or tokens that lie face down is a row here. The row says what the whole
//! stock is in a game, in which piles and hands it can be, who sees it there, and where it lies for all to see. Set-up,
//! views, programs' imagination, scenarios, invariants and the tests of secrecy follow from the rows, so that none of them
//! can forget a new deck. {fleet.secrecy.public}

mod backs;
mod component;
mod piles;

use strum::{Display, EnumCount, EnumIter};
use tabletop::Dice;

pub use backs::{HeldBacks, StockBack, StockBacks};
pub use component::{Component, Stocked, read};
pub use piles::{Held, Piles, Stocks};

use crate::Table;
use crate::cards::{Card, CardId};
use crate::configuration::Configuration;
use crate::space::{BasestarDamage, Cargo};
use crate::state::{DamageToken, Public};

/// A stock of components.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Display, EnumIter, EnumCount)]
#[strum(serialize_all = "kebab-case")]
pub enum Stock {
    /// Crisis cards.
    Crisis,
    /// Super crisis cards.
    SuperCrisis,
    /// Quorum cards.
    Quorum,
    /// Destination cards.
    Destination,
    /// Civilian ships.
    Civilian,
    /// Galactica damage tokens.
    GalacticaDamage,
    /// Basestar damage tokens.
    BasestarDamage,
}

/// A discard pile.
#[derive(Debug)]
pub struct DiscardPile {
    /// Its name where it is written.
    pub name: &'static str,
    /// Whether all see its top.
    pub top_is_seen: bool,
}

/// A hand that only its holder sees.
#[derive(Debug)]
pub struct Hand {
    /// Its name where it is written.
    pub name: &'static str,
    /// Who holds it.
    pub holder: Holder,
}

/// Who holds a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Any player.
    Players,
    /// Whoever is President.
    President,
}

/// What is to be known of a stock.
#[derive(Debug)]
pub struct Row {
    /// What its components are called in messages.
    pub noun: &'static str,
    /// The name of its draw pile where it is written.
    pub pile: &'static str,
    /// The name under which all see how many are left in it.
    pub count: &'static str,
    /// The name under which a scenario says what comes next from it.
    pub next: &'static str,
    /// Its discard pile, if there is one. A draw pile that runs out is made anew from it.
    pub discard: Option<DiscardPile>,
    /// The hand in which its components are held.
    pub hand: Option<Hand>,
    /// All of it, unshuffled.
    pub whole: fn(&Configuration) -> Vec<Component>,
    /// What of it lies open, or is out of the game.
    pub in_sight: fn(&Public) -> Vec<Component>,
    /// Reads one of its components.
    pub read: fn(&str) -> Result<Component, String>,
}

impl Stock {
    /// The row.
    pub fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }
}

fn deck<C: Card>(configuration: &Configuration) -> Vec<Component>
where
    Component: From<CardId<C>>,
{
    CardId::<C>::deck(configuration).into_iter().map(Component::from).collect()
}

/// Cards in play, and those that lie on the table.
fn on_the_table(public: &Public) -> impl Iterator<Item = Component> {
    let kept = public.kept.iter().map(|kept| kept.card).chain(public.cards_on_the_table());
    kept.filter_map(|card| Component::try_from(card).ok())
}

fn of(stock: Stock, components: impl Iterator<Item = Component>) -> Vec<Component> {
    components.filter(|component| component.stock() == stock).collect()
}

static ROWS: [Row; Stock::COUNT] = [
    Row {
        noun: "crisis cards",
        pile: "crisis-deck",
        count: "crisis",
        next: "crisis",
        discard: Some(DiscardPile { name: "crisis-discard", top_is_seen: true }),
        hand: None,
        whole: deck::<crate::cards::CrisisCard>,
        in_sight: |public| of(Stock::Crisis, on_the_table(public)),
        read: read::<crate::cards::Crisis>,
    },
    Row {
        noun: "super crisis cards",
        pile: "super-crisis-deck",
        count: "super-crisis",
        next: "super-crisis",
        discard: Some(DiscardPile { name: "super-crisis-discard", top_is_seen: false }),
        hand: Some(Hand { name: "super-crises", holder: Holder::Players }),
        whole: deck::<crate::cards::SuperCrisisCard>,
        in_sight: |public| of(Stock::SuperCrisis, on_the_table(public)),
        read: read::<crate::cards::SuperCrisis>,
    },
    Row {
        noun: "quorum cards",
        pile: "quorum-deck",
        count: "quorum",
        next: "quorum",
        discard: Some(DiscardPile { name: "quorum-discard", top_is_seen: true }),
        hand: Some(Hand { name: "quorum-hand", holder: Holder::President }),
        whole: deck::<crate::cards::QuorumCard>,
        in_sight: |public| {
            let assigned = public.players.iter().flat_map(|player| &player.assigned);
            let others = assigned.chain(&public.removed_quorum).map(|&card| Component::Quorum(card));
            of(Stock::Quorum, on_the_table(public).chain(others))
        },
        read: read::<crate::cards::Quorum>,
    },
    Row {
        noun: "destination cards",
        pile: "destination-deck",
        count: "destination",
        next: "destination",
        discard: None,
        hand: None,
        whole: deck::<crate::cards::DestinationCard>,
        in_sight: |public| public.destinations.iter().map(|&card| Component::Destination(card)).collect(),
        read: read::<crate::cards::Destination>,
    },
    Row {
        noun: "civilian ships",
        pile: "civilian-pile",
        count: "civilians",
        next: "civilians",
        discard: None,
        hand: None,
        whole: |_| Cargo::tokens().map(Component::Cargo).collect(),
        in_sight: |public| public.lost_civilians.iter().map(|&cargo| Component::Cargo(cargo)).collect(),
        read: read::<Cargo>,
    },
    Row {
        noun: "Galactica damage tokens",
        pile: "galactica-damage",
        count: "galactica-damage",
        next: "damage",
        discard: None,
        hand: None,
        whole: |_| DamageToken::all().map(Component::Damage).collect(),
        in_sight: |public| {
            let locations = public.damaged.iter().map(|&location| DamageToken::Location(location));
            let resources = public.spent_damage.iter().map(|&resource| DamageToken::Resource(resource));
            locations.chain(resources).map(Component::Damage).collect()
        },
        read: read::<DamageToken>,
    },
    Row {
        noun: "basestar damage tokens",
        pile: "basestar-damage",
        count: "basestar-damage",
        next: "basestar-damage",
        discard: None,
        hand: None,
        whole: |_| BasestarDamage::ALL.map(Component::BasestarDamage).into(),
        in_sight: |public| {
            let basestars = public.space.everywhere().flat_map(|sector| &sector.basestars);
            let tokens = basestars.flat_map(|basestar| basestar.damage.iter());
            tokens.map(|&token| Component::BasestarDamage(token)).collect()
        },
        read: read::<BasestarDamage>,
    },
];

/// Takes the top component, after a draw pile that has run out was made anew. {fleet.limits.decks}
pub fn draw<C: Stocked>(t: &mut Table) -> Option<C> {
    refill(t, C::STOCK);
    C::of(t.hidden.stocks[C::STOCK].draw.pop()?)
}

/// The component that would be drawn next.
pub fn top<C: Stocked>(t: &mut Table) -> Option<C> {
    refill(t, C::STOCK);
    C::of(*t.hidden.stocks[C::STOCK].draw.last()?)
}

/// Makes a draw pile that has run out anew from its discard pile. {fleet.limits.decks}
fn refill(t: &mut Table, stock: Stock) {
    if t.hidden.stocks[stock].draw.is_empty() {
        let mut cards = std::mem::take(&mut t.hidden.stocks[stock].discard);
        if !cards.is_empty() {
            t.dice().shuffle(&mut cards);
        }
        t.hidden.stocks[stock].draw = cards;
    }
}

/// Puts a component on its discard pile.
pub fn discard(t: &mut Table, component: impl Into<Component>) {
    let component = component.into();
    t.hidden.stocks[component.stock()].discard.push(component);
}

/// Puts a component under its draw pile.
pub fn put_under(t: &mut Table, component: impl Into<Component>) {
    let component = component.into();
    t.hidden.stocks[component.stock()].draw.insert(0, component);
}

/// Shuffles components into their draw pile.
pub fn shuffle_in(t: &mut Table, stock: Stock, components: impl IntoIterator<Item = Component>) {
    let mut pile = std::mem::take(&mut t.hidden.stocks[stock].draw);
    pile.extend(components);
    t.dice().shuffle(&mut pile);
    t.hidden.stocks[stock].draw = pile;
}

/// The piles of a game before anything was drawn.
pub fn shuffled(configuration: &Configuration, dice: &mut Dice) -> Stocks {
    let mut stocks = Stocks::default();
    for stock in <Stock as strum::IntoEnumIterator>::iter() {
        let mut components = (stock.row().whole)(configuration);
        dice.shuffle(&mut components);
        stocks[stock].draw = components;
    }
    stocks
}
