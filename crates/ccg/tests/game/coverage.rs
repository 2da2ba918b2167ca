//! Simulated games reach everything: every card is played and every ability happens. Decks that come with the game
//! and random ones do most of it; what they leave out gets decks built round the card.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use crate::common::{random_setup, setups};
use ccg::board::card_fits;
use ccg::card::Kind;
use ccg::deck::{Deck, LEAST_CARDS, MOST_COPIES};
use ccg::effect::{Ability, Condition, Effect, Filter, OptionalCost, Target, Term, Timing, Trigger};
use ccg::setup::DeckChoice;
use ccg::{Ask, CardId, Ccg, Choice, Event, Setup, View};
use rayon::prelude::*;
use tabletop::{Dice, Game, Picks, Policy, Prompt, Seat, Seed, Table, random_picks};

/// Something that can come up about a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Feat {
    /// It was played, or as a base it was there.
    Played,
    /// This ability happened.
    Ability(u8),
    /// What is always on was on.
    Passives,
    /// Its red text happened.
    Red,
    /// It was played with what was left over.
    Expedited,
    /// It was linked.
    Linked,
    /// It came from hand to defend.
    CameToDefend,
}

/// Everything that has to come up about a card.
fn feats(id: CardId) -> Vec<Feat> {
    let card = id.card();
    let mut feats = vec![Feat::Played];
    feats.extend((0..card.abilities.len() as u8).map(Feat::Ability));
    feats.extend((!card.passives.is_empty()).then_some(Feat::Passives));
    feats.extend(card.red.is_some().then_some(Feat::Red));
    feats.extend(card.expedite.is_some().then_some(Feat::Expedited));
    feats.extend(card.link.is_some().then_some(Feat::Linked));
    feats.extend(card.comes_to_defend.is_some().then_some(Feat::CameToDefend));
    feats
}

type Found = BTreeSet<(CardId, Feat)>;

/// A player who would rather do something than nothing, and best of all something with one card. It writes down what
/// comes up.
struct Eager {
    dice: Dice,
    favourite: Option<CardId>,
    found: Arc<Mutex<Found>>,
}

impl Eager {
    fn note(&self, card: CardId, feat: Feat) {
        self.found.lock().expect("nobody panics while writing").insert((card, feat));
    }

    /// Notes the abilities of a card that are used in this way.
    fn note_abilities(&self, card: CardId, wanted: impl Fn(Timing) -> bool) {
        for (at, ability) in card.card().abilities.iter().enumerate() {
            if wanted(ability.timing) {
                self.note(card, Feat::Ability(at as u8));
            }
        }
    }

    fn weight(&self, choice: Choice) -> u32 {
        let (card, weight) = match choice {
            Choice::Pass => (None, 1),
            Choice::Resolve(piece) => (Some(piece.card), 12),
            Choice::Use(piece, _) | Choice::Generate(piece) => (Some(piece.card), 6),
            Choice::Play(card) => (Some(card), 6),
            Choice::Challenge(piece) => (Some(piece.card), 3),
            Choice::Asset(_) | Choice::Supply(_) | Choice::Do => (None, 6),
            _ => (None, 3),
        };
        if card.is_some() && card == self.favourite { weight * 8 } else { weight }
    }
}

impl Policy<Ccg> for Eager {
    fn decide(&mut self, _view: &View<'_>, prompt: &Prompt<Ccg>) -> Picks {
        if (prompt.least, prompt.most) != (1, 1) {
            return random_picks(prompt, &mut self.dice);
        }
        let weights: Vec<u32> = prompt.options.iter().map(|option| self.weight(*option)).collect();
        let mut at = self.dice.below(weights.iter().sum());
        let pick = weights.iter().position(|weight| {
            let here = at < *weight;
            at = at.saturating_sub(*weight);
            here
        });
        let pick = pick.unwrap_or(0);
        match (&prompt.ask, &prompt.options[pick]) {
            (_, Choice::Use(piece, at)) => self.note(piece.card, Feat::Ability(*at)),
            (Ask::Expedite { .. }, Choice::Play(card)) => self.note(*card, Feat::Expedited),
            (Ask::Defend | Ask::WhetherToDefend, Choice::Play(card)) => {
                self.note(*card, Feat::CameToDefend);
            }
            _ => {}
        }
        Picks::from_slice(&[pick as u8])
    }

    fn observe(&mut self, _seat: Seat, event: &Event) {
        match event {
            Event::Played { card, .. } => {
                self.note(*card, Feat::Played);
                self.note_abilities(*card, |timing| timing == Timing::Event);
            }
            Event::Entered { piece, .. } | Event::Overlaid { piece, .. } if piece.card.card().is_unit() => {
                self.note(piece.card, Feat::Passives);
            }
            Event::Resolved { piece, .. } => {
                self.note(piece.card, Feat::Passives);
                self.note_abilities(piece.card, |timing| timing == Timing::Resolve);
            }
            Event::Linked { piece, .. } => self.note(piece.card, Feat::Linked),
            Event::Triggered { piece, .. } => {
                let triggered = |timing| matches!(timing, Timing::Triggered(_) | Timing::May(_));
                self.note_abilities(piece.card, triggered);
            }
            Event::Used { piece, .. } => {
                let helps = |timing| {
                    timing == Timing::May(Trigger::YouSpend) || timing == Timing::May(Trigger::YouResolve)
                };
                self.note_abilities(piece.card, helps);
            }
            Event::RedText { threat } => self.note(threat.card, Feat::Red),
            _ => {}
        }
    }
}

/// No game needs more steps to show something new.
const STEPS: usize = 400;

fn what_comes_up(setup: &Setup, favourites: &[Option<CardId>], seed: u64) -> Found {
    let found = Arc::new(Mutex::new(Found::new()));
    let state = Ccg::set_up(setup, Seed::from_number(seed)).expect("a set-up that can be played");
    let bases: Vec<CardId> = state.public.players.iter().map(|player| player.base).collect();
    let player = |seat: usize| {
        let dice = Dice::new(Seed::from_number(seed * 10 + seat as u64));
        let favourite = favourites.get(seat).copied().flatten();
        Box::new(Eager { dice, favourite, found: Arc::clone(&found) }) as Box<dyn Policy<Ccg>>
    };
    let mut table = Table::with_players(state, (0..setup.decks.len()).map(player).collect());
    // Whether it ends in so few steps does not matter here.
    let _ = table.play_out(STEPS);
    let mut found = found.lock().expect("all players are done").clone();
    found.extend(bases.into_iter().map(|base| (base, Feat::Played)));
    found
}

fn all_of(games: impl IntoParallelIterator<Item = Found>) -> Found {
    games.into_par_iter().reduce(Found::new, |mut all, some| {
        all.extend(some);
        all
    })
}

/// Whether a card fits a filter by what is printed on it.
fn fits(card: CardId, filter: &Filter) -> bool {
    let printed = card.card();
    card_fits(card, filter)
        && filter.terms.iter().all(|term| match term {
            Term::Titled(title) => printed.title == Some(title.0),
            Term::Link => printed.link.is_some(),
            _ => true,
        })
}

/// What a card speaks of.
fn filters(id: CardId) -> Vec<&'static Filter> {
    let card = id.card();
    let mut filters: Vec<&Filter> = card.requires.iter().map(|need| &need.of).chain(&card.link).collect();
    for ability in &card.abilities {
        filters.extend(&ability.about);
        filters.extend(ability.targets.iter().filter_map(|target| match target {
            Target::Card(filter) | Target::InDiscard(filter) | Target::InHand(filter) => Some(filter),
            _ => None,
        }));
        if let Some(OptionalCost::Pick(_, filter) | OptionalCost::PickAny(_, filter)) = &ability.optional_cost
        {
            filters.push(filter);
        }
        if let Condition::YouControl(filter) = &ability.when {
            filters.push(filter);
        }
    }
    filters
}

/// Whether a card brings about what another waits for.
fn sets_off(card: CardId, waiting: CardId) -> bool {
    let draws =
        |ability: &Ability| matches!(ability.effect, Effect::Draw(..)) && ability.timing == Timing::Activated;
    waiting.card().abilities.iter().any(|ability| match ability.timing {
        Timing::Triggered(Trigger::PlayerDraws) => card.card().abilities.iter().any(draws),
        Timing::May(Trigger::YouPlayEvent) => card.card().kind == Kind::Event,
        _ => false,
    })
}

/// A legal deck round a card: what it speaks of, and what is cheap. Its base defends the fleet badly.
fn deck_round(focus: CardId) -> Deck {
    let kind = |card: &CardId| card.card().kind;
    let pays = |card: &CardId| card.card().resource.is_some_and(|one| focus.card().cost.of(one) > 0);
    let bases = CardId::all().filter(|card| kind(card) == Kind::Base);
    let weakest = bases.min_by_key(|card| (!pays(card), card.card().power));
    let base = if kind(&focus) == Kind::Base { Some(focus) } else { weakest };
    let base = base.expect("there are bases");
    let mut by_cost: Vec<CardId> = CardId::all().filter(|card| kind(card) != Kind::Base).collect();
    let paid = |card: &CardId| base.card().resource.map_or(0, |one| card.card().cost.of(one));
    by_cost.sort_by_key(|card| (card.card().cost.total() - paid(card), card.card().cost.total()));
    let mut cards: Vec<CardId> = Vec::new();
    if kind(&focus) != Kind::Base {
        cards.push(focus);
    }
    for filter in filters(focus) {
        cards.extend(by_cost.iter().filter(|card| fits(**card, filter)).take(3));
    }
    cards.extend(by_cost.iter().filter(|card| sets_off(**card, focus)).take(3));
    // What makes the resources that the card costs comes first among what is cheap.
    cards.extend(by_cost.iter().filter(|card| pays(card)).take(6));
    cards.extend(by_cost.iter().filter(|card| card.card().is_unit()));
    let mut deck: Vec<(CardId, u8)> = Vec::new();
    for card in cards {
        if deck.len() < DIFFERENT && !deck.iter().any(|(known, _)| *known == card) {
            deck.push((card, MOST_COPIES));
        }
    }
    Deck { base, cards: deck }
}

/// So many different cards make a deck, if it has as many copies of each as are allowed.
const DIFFERENT: usize = LEAST_CARDS / MOST_COPIES as usize;

/// A game of two decks round a card.
fn game_round(focus: CardId, seed: u64) -> Found {
    let deck = DeckChoice::Built(deck_round(focus));
    let setup = Setup { decks: vec![deck.clone(), deck] };
    what_comes_up(&setup, &[Some(focus), Some(focus)], seed)
}

/// How many games a card gets before it counts as out of reach.
const MOST_GAMES: u64 = 200;

/// What does not come up in games round a card.
fn out_of_reach(focus: CardId, mut wanted: Vec<Feat>) -> Vec<String> {
    for seed in 0..MOST_GAMES {
        let found = game_round(focus, seed);
        wanted.retain(|feat| !found.contains(&(focus, *feat)));
        if wanted.is_empty() {
            break;
        }
    }
    wanted.iter().map(|feat| format!("{focus}: {feat:?}")).collect()
}

#[test]
fn every_card_is_played_and_every_ability_happens() {
    let starters = setups().into_iter().flat_map(|setup| (0..4).map(move |seed| (setup.clone(), seed)));
    let random = (0..60).map(|seed| (random_setup(2 + (seed % 3) as usize, seed), seed));
    let games: Vec<(Setup, u64)> = starters.chain(random).collect();
    let found =
        all_of(games.par_iter().map(|(setup, seed)| what_comes_up(setup, &[], *seed)).collect::<Vec<_>>());
    let missing: Vec<(CardId, Vec<Feat>)> = CardId::all()
        .map(|card| (card, feats(card).into_iter().filter(|feat| !found.contains(&(card, *feat))).collect()))
        .filter(|(_, feats): &(CardId, Vec<Feat>)| !feats.is_empty())
        .collect();
    println!("{} games; {} cards need games of their own", games.len(), missing.len());
    let unreached: Vec<String> =
        missing.into_par_iter().flat_map_iter(|(card, feats)| out_of_reach(card, feats)).collect();
    assert!(unreached.is_empty(), "{} never came up:\n{}", unreached.len(), unreached.join("\n"));
}
