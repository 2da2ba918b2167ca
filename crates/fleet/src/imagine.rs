//! What a player program dreams up: a full state that fits a view, and how good a state looks from a seat.
//! Everything comes from the view and the program's own chance. {fleet.secrecy.public}

use std::collections::BTreeMap;

use strum::{EnumCount, IntoEnumIterator};
use tabletop::{Dice, Imagine, Seat, Seed};

use crate::cards::loyalty::{Dealt, LoyaltyId};
use crate::cards::{Loyalty, skill};
use crate::configuration::Part;
use crate::loyalty::composition;
use crate::space::{Cargo, CivilianId};
use crate::state::{AUTO_JUMP, Hidden, Own, Public, Side, Sighting, State};
use crate::stock::{Component, Stock, Stocked, Stocks};
use crate::{Fleet, Location, Resource, Skill, SkillCard, View};

impl Imagine for Fleet {
    /// A state that fits the view. Between two steps all cards are there; in the middle of one, those that
    /// somebody is just choosing from may be missing, as they are on the table.
    fn imagine(view: &View<'_>, dice: &mut Dice) -> State {
        let mut own: Vec<Own> = vec![Own::default(); view.backs.len()];
        let skill = imagine_skill_cards(view, dice, &mut own);
        let loyalty_deck = imagine_loyalty(view, dice, &mut own);
        let (stocks, civilians) = imagine_stocks(view, dice, &mut own);
        if let (Some(seat), Some(known)) = (view.seat, view.own)
            && let Some(place) = own.get_mut(seat.index())
        {
            place.clone_from(known);
        }
        let hidden = Hidden {
            skill_decks: skill.decks,
            skill_discards: skill.discards,
            destiny: skill.destiny,
            check_cards: skill.check,
            stocks,
            loyalty_deck,
            civilians,
            dice: Dice::new(new_seed(dice)),
        };
        State { public: view.public.clone(), own, hidden }
    }

    fn score(state: &State, seat: Seat) -> f64 {
        let humans = match state.public.outcome {
            Some(outcome) => f64::from(u8::from(outcome.humans_win())),
            None => prospects_of_humanity(&state.public),
        };
        // Before the characters are chosen, nobody is on any team.
        let cylon = !state.public.players.is_empty() && state.is_on_cylon_team(seat);
        if cylon { 1.0 - humans } else { humans }
    }
}

fn new_seed(dice: &mut Dice) -> Seed {
    Seed::from_number(u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX)))
}

/// Takes `count` of the cards that nobody has seen, or as many as there are.
fn draw<T>(unseen: &mut Vec<T>, count: u8, dice: &mut Dice) -> Vec<T> {
    dice.shuffle(unseen);
    unseen.split_off(unseen.len().saturating_sub(usize::from(count)))
}

/// A discard pile of what is left, under the card that all see. Where all see no card, there is none.
fn pile<T>(mut rest: Vec<T>, top: Option<T>) -> Vec<T> {
    match top {
        Some(top) => {
            rest.push(top);
            rest
        }
        None => Vec::new(),
    }
}

/// Takes one such card out. In the middle of a step a card can be in two places at once; then it is gone.
fn remove<T: PartialEq>(unseen: &mut Vec<T>, card: &T) {
    if let Some(at) = unseen.iter().position(|other| other == card) {
        unseen.swap_remove(at);
    }
}

fn remove_all<T: PartialEq>(unseen: &mut Vec<T>, cards: impl IntoIterator<Item = T>) {
    for card in cards {
        remove(unseen, &card);
    }
}

fn others<'a>(view: &'a View<'_>) -> impl Iterator<Item = Seat> + 'a {
    Seat::all(view.backs.len()).filter(|&seat| view.seat != Some(seat))
}

struct SkillCards {
    decks: [Vec<SkillCard>; Skill::COUNT],
    discards: [Vec<SkillCard>; Skill::COUNT],
    destiny: Vec<SkillCard>,
    check: Vec<SkillCard>,
}

/// Where a skill card may lie unseen, other than in a deck or discard pile.
#[derive(Clone, Copy, PartialEq)]
enum Holder {
    Hand(Seat),
    Destiny,
    Check,
}

/// Decks get their numbers. Of the rest, what can't be in a discard pile must be in a hand, in the destiny
/// deck or in the check; then these are filled up, hands with types of the skill set as far as there are.
fn imagine_skill_cards(view: &View<'_>, dice: &mut Dice, own: &mut [Own]) -> SkillCards {
    let check = view.public.check();
    let shown: &[SkillCard] = check.map_or(&[], |check| &check.shown);
    let mut decks: [Vec<SkillCard>; Skill::COUNT] = Default::default();
    let mut rest: [Vec<SkillCard>; Skill::COUNT] = Default::default();
    for kind in Skill::ALL {
        let mut unseen = skill::deck(kind, &view.public.configuration);
        remove_all(&mut unseen, view.own.iter().flat_map(|own| own.hand.iter().copied()));
        remove_all(&mut unseen, shown.iter().copied());
        remove_all(&mut unseen, view.decks.skill_discards[kind.index()]);
        decks[kind.index()] = draw(&mut unseen, view.decks.skill[kind.index()], dice);
        rest[kind.index()] = unseen;
    }
    let mut slots: Vec<Holder> = vec![Holder::Destiny; usize::from(view.decks.destiny)];
    let face_down = check.map_or(0, |check| usize::from(check.cards()).saturating_sub(shown.len()));
    slots.extend(std::iter::repeat_n(Holder::Check, face_down));
    for seat in others(view) {
        let cards = usize::from(view.backs[seat.index()].skill_cards);
        slots.extend(std::iter::repeat_n(Holder::Hand(seat), cards));
    }
    dice.shuffle(&mut slots);
    let mut imagined =
        SkillCards { decks, discards: Default::default(), destiny: Vec::new(), check: shown.to_vec() };
    let mut put = |imagined: &mut SkillCards, holder: Holder, card: SkillCard| match holder {
        Holder::Hand(seat) => own[seat.index()].hand.push(card),
        Holder::Destiny => imagined.destiny.push(card),
        Holder::Check => imagined.check.push(card),
    };
    let homeless = |kind: &Skill| view.decks.skill_discards[kind.index()].is_none();
    for kind in Skill::ALL.into_iter().filter(homeless) {
        for card in std::mem::take(&mut rest[kind.index()]) {
            let liked = slots.iter().position(|&holder| likes(view.public, &imagined, holder, kind));
            if let Some(at) = liked.or_else(|| slots.len().checked_sub(1)) {
                put(&mut imagined, slots.swap_remove(at), card);
            }
        }
    }
    for holder in slots {
        let there = |kind: &Skill| !rest[kind.index()].is_empty();
        let liked: Vec<Skill> = Skill::ALL
            .into_iter()
            .filter(|&kind| there(&kind) && likes(view.public, &imagined, holder, kind))
            .collect();
        let kind = match liked.as_slice() {
            [] => Skill::ALL.into_iter().find(there),
            liked => Some(dice.pick(liked)),
        };
        // The order of what is left is random already.
        if let Some(card) = kind.and_then(|kind| rest[kind.index()].pop()) {
            put(&mut imagined, holder, card);
        }
    }
    for kind in Skill::ALL {
        let left = std::mem::take(&mut rest[kind.index()]);
        imagined.discards[kind.index()] = pile(left, view.decks.skill_discards[kind.index()]);
    }
    imagined
}

/// Whether a card of this type is likely there: the destiny deck begins with two of each, and players mostly
/// draw from their skill sets.
fn likes(public: &Public, imagined: &SkillCards, holder: Holder, kind: Skill) -> bool {
    match holder {
        Holder::Destiny => imagined.destiny.iter().filter(|card| card.skill() == kind).count() < 2,
        Holder::Check => true,
        Holder::Hand(seat) => match public.players.get(seat.index()) {
            Some(player) if player.standing.rights().has_sheet => {
                player.character.sheet().skill_types().contains(&kind)
            }
            _ => true,
        },
    }
}

/// Every back on the table gets a face: the viewer's own, those it was shown, and for the others what is left
/// of the cards that the number of players puts into the game. {fleet.set-up.loyalty-deck}
fn imagine_loyalty(view: &View<'_>, dice: &mut Dice, own: &mut [Own]) -> Vec<Dealt> {
    let public = view.public;
    let open: Vec<Loyalty> =
        public.players.iter().flat_map(|player| player.open_loyalty.iter().copied()).collect();
    let dealt: Vec<(Option<Seat>, LoyaltyId)> = Seat::all(view.backs.len())
        .flat_map(|seat| view.backs[seat.index()].loyalty.iter().map(move |&id| (Some(seat), id)))
        .collect();
    let first_in_deck = (dealt.len() + open.len()) as u8;
    // Backs are numbered in the order in which they are dealt; the last of the deck is its top.
    let deck = (first_in_deck..first_in_deck + view.decks.loyalty).rev().map(|id| (None, LoyaltyId(id)));
    let backs: Vec<(Option<Seat>, LoyaltyId)> = dealt.into_iter().chain(deck).collect();
    if backs.is_empty() {
        return Vec::new();
    }
    let mut faces = known_faces(view);
    faces.retain(|id, _| backs.iter().any(|(_, back)| back == id));
    let mut blank: Vec<(Option<Seat>, LoyaltyId)> =
        backs.iter().copied().filter(|(_, id)| !faces.contains_key(id)).collect();
    let accounted: Vec<Loyalty> = open.iter().chain(faces.values()).copied().collect();
    dice.shuffle(&mut blank);

    if public.configuration.has(Part::Sympathizer) && !accounted.contains(&Loyalty::Sympathizer) {
        let at = sympathizer_place(public, &blank);
        if let Some(at) = at {
            faces.insert(blank.swap_remove(at).1, Loyalty::Sympathizer);
        }
    }
    let mut cylons: Vec<Loyalty> =
        Loyalty::cylons(&public.configuration).filter(|card| !accounted.contains(card)).collect();
    let revealed = accounted.iter().filter(|card| card.is_cylon()).count();
    let unknown = composition(public.count()).cylons.saturating_sub(revealed) as u8;
    let cylons = draw(&mut cylons, unknown, dice);
    let all = cylons.into_iter().chain(std::iter::repeat(Loyalty::NotACylon));
    faces.extend(blank.into_iter().map(|(_, id)| id).zip(all));

    let mut loyalty_deck = Vec::new();
    for (seat, id) in backs {
        let dealt = Dealt { id, card: faces[&id] };
        match seat {
            Some(seat) => own[seat.index()].loyalty.push(dealt),
            None => loyalty_deck.push(dealt),
        }
    }
    loyalty_deck
}

/// The loyalty cards whose faces the viewer knows, wherever they are now.
fn known_faces(view: &View<'_>) -> BTreeMap<LoyaltyId, Loyalty> {
    let Some(own) = view.own else { return BTreeMap::new() };
    let seen = own.seen.iter().filter_map(|sighting| match sighting {
        Sighting::Loyalty { dealt, .. } => Some(dealt),
        Sighting::Civilian { .. } => None,
    });
    seen.chain(&own.loyalty).map(|dealt| (dealt.id, dealt.card)).collect()
}

/// Where the Sympathizer can be: it joins the deck after the first cards are dealt, and whoever gets it shows
/// it, unless they are a Cylon player. {fleet.loyalty.sympathizer}
fn sympathizer_place(public: &Public, blank: &[(Option<Seat>, LoyaltyId)]) -> Option<usize> {
    let first_cards: u8 =
        public.players.iter().map(|player| player.character.sheet().loyalty_cards).sum::<u8>();
    let late = |id: LoyaltyId| id.0 >= first_cards;
    let quiet = |seat: Option<Seat>| seat.is_none_or(|seat| public.is_cylon(seat));
    let likely = blank.iter().position(|&(seat, id)| late(id) && quiet(seat));
    likely.or_else(|| blank.iter().position(|&(_, id)| late(id)))
}

/// Every stock: what is neither in sight nor in the viewer's hand lies in the other hands, in the draw pile, face down on
/// the board, and else in the discard pile.
fn imagine_stocks(view: &View<'_>, dice: &mut Dice, own: &mut [Own]) -> (Stocks, Vec<(CivilianId, Cargo)>) {
    let mut stocks = Stocks::default();
    let mut civilians = Vec::new();
    for stock in Stock::iter() {
        let row = stock.row();
        let backs = &view.decks.stocks[stock];
        let mut unseen = (row.whole)(&view.public.configuration);
        remove_all(&mut unseen, (row.in_sight)(view.public));
        remove_all(&mut unseen, backs.discard);
        let held = view.own.into_iter().flat_map(|own| own.held.iter());
        remove_all(&mut unseen, held.filter(|component| component.stock() == stock));
        let seen_hand = view.quorum.filter(|_| stock == Stock::Quorum);
        remove_all(&mut unseen, seen_hand.into_iter().flatten().copied());
        let known_ships = known_ships(view, stock);
        remove_all(&mut unseen, known_ships.iter().filter_map(|&(_, cargo)| cargo.map(Component::Cargo)));

        stocks[stock].with_title = match seen_hand {
            Some(hand) => hand.to_vec(),
            None => draw(&mut unseen, backs.with_title, dice),
        };
        stocks[stock].draw = draw(&mut unseen, backs.draw, dice);
        for seat in others(view) {
            let held = draw(&mut unseen, view.backs[seat.index()].held[stock], dice);
            own[seat.index()].held.extend(held);
        }
        let aboard = |unseen: &mut Vec<Component>| unseen.pop().and_then(Cargo::of);
        civilians.extend(
            known_ships
                .into_iter()
                .filter_map(|(ship, known)| Some((ship, known.or_else(|| aboard(&mut unseen))?))),
        );
        stocks[stock].discard = match &row.discard {
            Some(discard) if discard.top_is_seen => pile(unseen, backs.discard),
            Some(_) => unseen,
            None => Vec::new(),
        };
    }
    (stocks, civilians)
}

/// The civilian ships on the board, with what they carry where the viewer has seen it.
fn known_ships(view: &View<'_>, stock: Stock) -> Vec<(CivilianId, Option<Cargo>)> {
    if stock != Stock::Civilian {
        return Vec::new();
    }
    let seen: BTreeMap<CivilianId, Cargo> = view
        .own
        .iter()
        .flat_map(|own| &own.seen)
        .filter_map(|sighting| match *sighting {
            Sighting::Civilian { ship, cargo } => Some((ship, cargo)),
            Sighting::Loyalty { .. } => None,
        })
        .collect();
    let mut ships: Vec<CivilianId> =
        view.public.space.iter().flat_map(|sector| sector.civilians.iter().copied()).collect();
    ships.sort_unstable();
    ships.into_iter().map(|ship| (ship, seen.get(&ship).copied())).collect()
}

/// How likely the humans seem to win: what is left of the dials, how far the fleet has come, and what
/// threatens it. The weights are rough; what matters is that better is more.
fn prospects_of_humanity(public: &Public) -> f64 {
    let dials = Resource::ALL.map(|resource| f64::from(public.resources.get(resource)).min(8.0) / 8.0);
    let lowest = dials.into_iter().fold(1.0, f64::min);
    let supplies = 0.6 * lowest + 0.4 * dials.iter().sum::<f64>() / 4.0;
    let way = f64::from(public.distance()) + 1.5 * f64::from(public.jump_track) / f64::from(AUTO_JUMP);
    let whole = f64::from(public.configuration.objective().final_distance) + 1.5;
    let progress = (way / whole).min(1.0);

    let boarding: f64 =
        public.boarding.iter().zip([0.02, 0.04, 0.08, 0.16]).map(|(&n, w)| f64::from(n) * w).sum();
    let exposed: usize =
        public.space.iter().map(|sector| if sector.raiders > 0 { sector.civilians.len() } else { 0 }).sum();
    let jailed =
        public.players.iter().filter(|player| player.standing.rights().side == Side::Human).filter(
            |player| matches!(player.place, crate::state::Place::At(Location::Brig | Location::Sickbay)),
        );
    let count = |pieces: usize| f64::from(pieces as u8);
    let threats = 0.025 * count(public.damaged.len())
        + 0.006 * f64::from(public.raiders())
        + 0.02 * f64::from(public.heavy_raiders())
        + 0.03 * count(public.basestars())
        + 0.01 * count(exposed)
        + 0.01 * count(jailed.count())
        + boarding;
    let defences = 0.006 * f64::from(public.hangar.vipers + public.vipers_in_space())
        + 0.01 * f64::from(public.nukes)
        + 0.004 * f64::from(public.hangar.raptors);
    (0.05 + 0.45 * supplies + 0.45 * progress + defences - threats).clamp(0.01, 0.99)
}
