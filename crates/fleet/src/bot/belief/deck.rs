//! What the loyalty deck alone tells: every way in which its Cylon cards can lie among the backs on the table and in
//! the deck, and which of these ways fit what a viewer knows for certain. {fleet.set-up.loyalty-deck}

use tabletop::Seat;

use crate::View;
use crate::cards::Loyalty;
use crate::cards::loyalty::LoyaltyId;
use crate::configuration::{MOST_PLAYERS, Part};
use crate::loyalty::composition;
use crate::state::{Public, Sighting};

/// Loyalty cards by the numbers on their backs, one bit each. Backs are numbered as they are dealt.
pub(crate) type Backs = u32;

/// The backs that each seat has before it, face down.
pub(crate) type Holdings = [Backs; MOST_PLAYERS];

/// Seats, one bit each.
pub(crate) type SeatSet = u8;

/// Who is a Cylon, if these backs are the Cylon cards.
pub(crate) fn cylons(held: &Holdings, deal: Backs) -> SeatSet {
    held.iter().enumerate().fold(0, |set, (at, backs)| set | SeatSet::from(backs & deal != 0) << at)
}

fn bit(id: LoyaltyId) -> Backs {
    1 << id.0
}

/// The backs with the lowest numbers.
fn lowest(count: usize) -> Backs {
    (1 << count) - 1
}

/// The loyalty deck of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LoyaltyDeck {
    /// All cards, with the one that joins the rest once the first are dealt.
    cards: usize,
    /// How many are dealt at the beginning.
    first: usize,
    /// How many of them are Cylon cards.
    cylons: usize,
    /// What joins the rest, if anything does. {fleet.set-up.sympathizer-card}
    joins: Option<Loyalty>,
}

impl LoyaltyDeck {
    /// The deck of the game, once all have a character.
    pub(crate) fn of(public: &Public) -> Option<LoyaltyDeck> {
        if public.players.is_empty() {
            return None;
        }
        let sheets = || public.players.iter().map(|player| player.character.sheet());
        let made_of = composition(public.count());
        let joins = public.count().is_multiple_of(2).then(|| {
            if public.configuration.has(Part::Sympathizer) {
                Loyalty::Sympathizer
            } else {
                Loyalty::NotACylon
            }
        });
        let more: usize = sheets().map(|sheet| sheet.more_not_a_cylon).sum();
        Some(LoyaltyDeck {
            cards: made_of.cylons + made_of.humans + more + usize::from(joins.is_some()),
            first: sheets().map(|sheet| usize::from(sheet.loyalty_cards)).sum(),
            cylons: made_of.cylons,
            joins,
        })
    }

    /// Every set of backs that the Cylon cards can be.
    pub(crate) fn deals(&self) -> Vec<Backs> {
        let mut deals = vec![0];
        for _ in 0..self.cylons {
            let higher = |&deal: &Backs| {
                let above = Backs::BITS - deal.leading_zeros();
                (above..self.cards as u32).map(move |at| deal | 1 << at)
            };
            deals = deals.iter().flat_map(higher).collect();
        }
        deals
    }

    /// The backs that are not dealt at the beginning.
    fn late(&self) -> Backs {
        lowest(self.cards) & !lowest(self.first)
    }
}

/// What a viewer knows for certain of the loyalty cards.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Facts {
    deck: LoyaltyDeck,
    /// Who has which backs now.
    pub(crate) held: Holdings,
    /// Backs that are known to be Cylon cards.
    cylons: Backs,
    /// Backs that are known to be something else.
    harmless: Backs,
    /// Backs that were turned up, and how many of them said "You Are a Cylon".
    turned_up: Backs,
    open_cylons: u32,
    /// Where the card that joined the rest can lie; nothing if that is known or there is no such card.
    joined: Option<Backs>,
    /// Whether the Sympathizer lies open: it was dealt late.
    open_sympathizer: bool,
    /// Seats that are openly Cylons, one bit each.
    pub(crate) open_seats: SeatSet,
}

impl Facts {
    /// What the viewer knows, once loyalty cards are dealt.
    pub(crate) fn of(view: &View<'_>) -> Option<Facts> {
        Facts::but_for(view, None)
    }

    /// The same for a viewer who has not seen one of the cards.
    pub(crate) fn but_for(view: &View<'_>, unseen: Option<LoyaltyId>) -> Option<Facts> {
        let public = view.public;
        let deck = LoyaltyDeck::of(public)?;
        let held = holdings(view);
        let on_the_table = held.iter().fold(0, |all, backs| all | backs);
        let (mut cylons, mut harmless, mut known_sympathizer) = (0, 0, false);
        for (id, card) in known_faces(view).filter(|&(id, _)| Some(id) != unseen) {
            // What was seen may lie open by now.
            if bit(id) & on_the_table != 0 {
                let known = if card.is_cylon() { &mut cylons } else { &mut harmless };
                *known |= bit(id);
                known_sympathizer |= card == Loyalty::Sympathizer;
            }
        }
        let open = || public.players.iter().flat_map(|player| player.open_loyalty.iter());
        let dealt = on_the_table.count_ones() as usize + open().count();
        if dealt == 0 {
            return None;
        }
        let open_sympathizer = open().any(|&card| card == Loyalty::Sympathizer);
        let mut facts = Facts {
            deck,
            held,
            cylons,
            harmless,
            turned_up: lowest(dealt) & !on_the_table,
            open_cylons: open().filter(|card| card.is_cylon()).count() as u32,
            joined: None,
            open_sympathizer,
            open_seats: open_seats(public),
        };
        facts.joined = match deck.joins {
            Some(Loyalty::Sympathizer) if open_sympathizer || known_sympathizer => None,
            Some(Loyalty::Sympathizer) => Some(facts.quiet_places(dealt)),
            Some(_) => Some(deck.late()),
            None => None,
        };
        Some(facts)
    }

    /// Where a Sympathizer can lie that nobody has shown: in the deck or with a Cylon player. Only while the cards of
    /// the Sleeper Agent phase are dealt it can lie anywhere. {fleet.loyalty.sympathizer}
    fn quiet_places(&self, dealt: usize) -> Backs {
        let unknown = self.deck.late() & !(self.cylons | self.harmless | self.turned_up);
        let with_cylons = self.held.iter().enumerate().filter(|(at, _)| self.open_seats & 1 << at != 0);
        let quiet = with_cylons.fold(!lowest(dealt), |places, (_, backs)| places | backs);
        if unknown & quiet != 0 { unknown & quiet } else { unknown }
    }

    /// In how many ways the other cards can lie, if these are the Cylon cards: 0 if they can't be.
    pub(crate) fn ways(&self, deal: Backs) -> f64 {
        let fits = deal & self.harmless == 0
            && self.cylons & !deal == 0
            && (deal & self.turned_up).count_ones() == self.open_cylons
            && (!self.open_sympathizer || self.turned_up & self.deck.late() & !deal != 0);
        match self.joined {
            _ if !fits => 0.0,
            Some(places) => f64::from((places & !deal).count_ones()),
            None => 1.0,
        }
    }

    /// Where the Sympathizer can lie unseen, if these are the Cylon cards.
    pub(crate) fn sympathizer_places(&self, deal: Backs) -> Backs {
        match (self.deck.joins, self.joined) {
            (Some(Loyalty::Sympathizer), Some(places)) => places & !deal,
            _ => 0,
        }
    }

    /// Every set of backs that the Cylon cards can be.
    pub(crate) fn deals(&self) -> Vec<Backs> {
        self.deck.deals()
    }

    /// Whether the seat is openly a Cylon.
    pub(crate) fn is_open(&self, seat: Seat) -> bool {
        self.open_seats & 1 << seat.index() != 0
    }
}

fn open_seats(public: &Public) -> SeatSet {
    let seats = Seat::all(public.players.len()).filter(|&seat| public.is_cylon(seat));
    seats.fold(0, |set, seat| set | 1 << seat.index())
}

/// What facts come from, to see at a glance whether they are still the same.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sources {
    held: Holdings,
    open: usize,
    open_seats: SeatSet,
    seen: usize,
}

impl Sources {
    /// What the facts of the view come from.
    pub(crate) fn of(view: &View<'_>) -> Sources {
        Sources {
            held: holdings(view),
            open: view.public.players.iter().map(|player| player.open_loyalty.len()).sum(),
            open_seats: open_seats(view.public),
            seen: view.own.map_or(0, |own| own.seen.len()),
        }
    }
}

/// Who has which backs.
pub(crate) fn holdings(view: &View<'_>) -> Holdings {
    let mut held = Holdings::default();
    for (held, backs) in held.iter_mut().zip(&view.backs) {
        *held = backs.loyalty.iter().fold(0, |all, &id| all | bit(id));
    }
    held
}

/// Every back on the table, and in the deck.
pub(crate) fn hidden_backs(view: &View<'_>) -> impl DoubleEndedIterator<Item = LoyaltyId> + use<> {
    let on_the_table = holdings(view).iter().fold(0, |all, backs| all | backs);
    let open: usize = view.public.players.iter().map(|player| player.open_loyalty.len()).sum();
    let dealt = on_the_table.count_ones() as usize + open;
    let in_deck = lowest(dealt + usize::from(view.decks.loyalty)) & !lowest(dealt);
    let backs = on_the_table | in_deck;
    (0..Backs::BITS as u8).filter(move |at| backs & 1 << at != 0).map(LoyaltyId)
}

/// The loyalty cards whose faces the viewer knows, wherever they are now.
pub(crate) fn known_faces<'a>(view: &View<'a>) -> impl Iterator<Item = (LoyaltyId, Loyalty)> + use<'a> {
    let seen = view.own.into_iter().flat_map(|own| &own.seen).filter_map(|sighting| match sighting {
        Sighting::Loyalty { dealt, .. } => Some(dealt),
        Sighting::Civilian { .. } => None,
    });
    let own = view.own.into_iter().flat_map(|own| &own.loyalty);
    seen.chain(own).map(|dealt| (dealt.id, dealt.card))
}
