//! Bluff: a tiny game of three, made to use all of the kernel: secret hands, a die, a simultaneous secret bid,
//! a moment to interrupt, a choice of several cards, several steps a turn, and an end.
//!
//! Each turn the current player draws two cards, may toss up to two of them face up, boasts, and names the
//! stakes; instead of boasting, they may gamble for a bigger pot. Then all bid a card secretly. Before the die
//! is rolled, anybody with a `stop` card may play it and halve the pot. The current player says which side of
//! the die counts; it is added to the pot, and the highest bid takes it.

#![allow(dead_code, missing_docs, unreachable_pub)]

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{
    Audience, Dice, Flow, Game, Imagine, Match, Policy, Prompt, RandomPolicy, Seat, Seats, Section, Seed,
    SetupError, Staged, Table, Turn, Viewer,
};

pub const SEATS: usize = 3;
/// What an empty hand bids.
pub const NO_CARD: Card = Card::Number(0);

/// The game under rules version `RULES`; from 2 on, nobody boasts.
pub struct BluffUnder<const RULES: u32>;
pub type Bluff = BluffUnder<1>;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    Number(u8),
    Stop,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub turns: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    Draw,
    Plan,
    Stakes,
    Bid,
    Roll,
    Over,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    pub turns: u32,
    pub turn: u32,
    pub current: Seat,
    pub step: Step,
    pub pot: u32,
    pub high: Option<bool>,
    pub bids: Vec<Card>,
    pub scores: [u32; SEATS],
    pub discards: Vec<Card>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Own {
    pub hand: Vec<Card>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    pub deck: Vec<Card>,
    pub dice: Dice,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub public: Public,
    pub own: [Own; SEATS],
    pub hidden: Hidden,
}

#[derive(Serialize)]
pub struct View<'a> {
    pub public: &'a Public,
    pub own: Option<&'a Own>,
    pub seat: Option<Seat>,
    pub cards: [usize; SEATS],
    pub deck: usize,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    Toss,
    Boast,
    Stakes { pot: u32 },
    Bid,
    Interrupt,
    Order,
    Throw,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    Card(Card),
    High,
    Low,
    Gamble,
    Double,
    Single,
    Pass,
    Stop(Seat),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Card(Card::Number(number)) => write!(f, "card:{number}"),
            Choice::Card(Card::Stop) => write!(f, "card:stop"),
            Choice::High => write!(f, "high"),
            Choice::Low => write!(f, "low"),
            Choice::Gamble => write!(f, "gamble"),
            Choice::Double => write!(f, "double"),
            Choice::Single => write!(f, "single"),
            Choice::Pass => write!(f, "pass"),
            Choice::Stop(seat) => write!(f, "stop:{}", NAMES[seat.index()]),
        }
    }
}

impl From<Card> for Choice {
    fn from(card: Card) -> Choice {
        Choice::Card(card)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    Drew { seat: Seat, count: usize },
    Saw { cards: Vec<Card> },
    Tossed { seat: Seat, cards: Vec<Card> },
    Boasted { high: bool },
    Pot { pot: u32 },
    Bids { cards: Vec<Card> },
    Stopped { seat: Seat },
    Rolled { die: u8 },
    Won { seat: Seat, points: u32 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    pub winner: Seat,
    pub scores: [u32; SEATS],
}

pub const NAMES: [&str; SEATS] = ["ann", "ben", "cat"];

pub fn full_deck() -> Vec<Card> {
    let numbers = (1..=9).flat_map(|number| [Card::Number(number); 3]);
    numbers.chain([Card::Stop; 5]).collect()
}

type Bluffing<'a, const R: u32> = &'a mut Table<BluffUnder<R>>;

fn draw<const R: u32>(t: Bluffing<'_, R>) {
    let seat = t.public.current;
    let at = t.hidden.deck.len().saturating_sub(2);
    let cards = t.hidden.deck.split_off(at);
    t.own[seat.index()].hand.extend(&cards);
    t.tell(Audience::Except(seat), Event::Drew { seat, count: cards.len() });
    t.tell(Audience::Only(seat), Event::Saw { cards });
    t.public.step = Step::Plan;
}

fn plan<const R: u32>(t: Bluffing<'_, R>) -> Flow<()> {
    let seat = t.public.current;
    let hand = t.own[seat.index()].hand.clone();
    let most = 2.min(hand.len().saturating_sub(1));
    let tossed = t.pick_some(seat, Ask::Toss, &hand, 0, most)?;
    for card in &tossed {
        remove(&mut t.own[seat.index()].hand, *card);
    }
    t.public.discards.extend(&tossed);
    t.announce(Event::Tossed { seat, cards: tossed });
    t.public.step = Step::Stakes;
    if R >= 2 {
        return Ok(());
    }
    let boast = t.ask(Prompt::one(seat, Ask::Boast, vec![Choice::High, Choice::Low, Choice::Gamble]))?;
    if boast[0] == 2 {
        let die = t.dice().roll(6);
        t.public.pot += u32::from(die);
        t.announce(Event::Rolled { die });
        return Ok(());
    }
    let high = boast[0] == 0;
    t.public.high = Some(high);
    t.announce(Event::Boasted { high });
    Ok(())
}

fn stakes<const R: u32>(t: Bluffing<'_, R>) -> Flow<()> {
    let (seat, pot) = (t.public.current, t.public.pot);
    let picked = t.ask(Prompt::one(seat, Ask::Stakes { pot }, vec![Choice::Double, Choice::Single]))?;
    t.public.pot = if picked[0] == 0 { 2 * (pot + 1) } else { pot + 1 };
    let pot = t.public.pot;
    t.announce(Event::Pot { pot });
    t.public.step = Step::Bid;
    Ok(())
}

fn bid<const R: u32>(t: Bluffing<'_, R>) -> Flow<()> {
    let prompts = Seat::all(SEATS)
        .map(|seat| {
            let hand = &t.own[seat.index()].hand;
            Prompt::some(seat, Ask::Bid, hand.iter().map(|&card| card.into()).collect(), 1, 1)
        })
        .collect();
    let picks = t.ask_all(prompts, Seat::all(SEATS).collect())?;
    let mut cards = Vec::new();
    for (own, picks) in t.own.iter_mut().zip(picks) {
        cards.push(picks.first().map_or(NO_CARD, |&at| own.hand.remove(usize::from(at))));
    }
    t.public.bids.clone_from(&cards);
    t.announce(Event::Bids { cards });
    t.public.step = Step::Roll;
    Ok(())
}

fn roll<const R: u32>(t: Bluffing<'_, R>) -> Flow<()> {
    // Five stops lie in the deck, so five plays and a pass are enough.
    for _ in 0..=5 {
        let holders = Seat::all(SEATS).map(|seat| {
            let holds = t.own[seat.index()].hand.contains(&Card::Stop);
            (seat, if holds { vec![Choice::Stop(seat)] } else { Vec::new() })
        });
        let plays = holders.collect();
        let might = Seat::all(SEATS).filter(|seat| !t.own[seat.index()].hand.is_empty()).collect::<Seats>();
        let current = t.public.current;
        let Some((seat, _)) = t.window(&Ask::Interrupt, &Choice::Pass, plays, might, |wanted| {
            let choices = wanted.iter().map(|(_, choice)| choice.clone()).collect();
            Prompt::one(current, Ask::Order, choices)
        })?
        else {
            break;
        };
        remove(&mut t.own[seat.index()].hand, Card::Stop);
        t.public.discards.push(Card::Stop);
        t.public.pot /= 2;
        t.announce(Event::Stopped { seat });
    }
    let current = t.public.current;
    let throw = t.ask(Prompt::one(current, Ask::Throw, vec![Choice::High, Choice::Low]))?;
    let top = t.dice().roll(6);
    let die = if throw[0] == 0 { top } else { 7 - top };
    t.announce(Event::Rolled { die });
    let points = t.public.pot + u32::from(die);
    let seat = winner(t.public.current, &t.public.bids);
    t.public.scores[seat.index()] += points;
    t.announce(Event::Won { seat, points });
    let bids = std::mem::take(&mut t.public.bids);
    t.public.discards.extend(bids.into_iter().filter(|bid| *bid != NO_CARD));
    next_turn(&mut t.public);
    Ok(())
}

fn winner(current: Seat, bids: &[Card]) -> Seat {
    let strength = |seat: Seat| match bids[seat.index()] {
        Card::Number(number) => u32::from(number),
        Card::Stop => 0,
    };
    strongest(current.clockwise(SEATS), strength)
}

/// The strongest; of equals the first.
fn strongest(seats: impl Iterator<Item = Seat>, strength: impl Fn(Seat) -> u32) -> Seat {
    seats.reduce(|best, seat| if strength(seat) > strength(best) { seat } else { best }).unwrap()
}

fn next_turn(public: &mut Public) {
    public.pot = 0;
    public.high = None;
    if public.turn >= public.turns {
        public.step = Step::Over;
    } else {
        public.turn += 1;
        public.current = public.current.next(SEATS);
        public.step = Step::Draw;
    }
}

fn remove(hand: &mut Vec<Card>, card: Card) {
    let at = hand.iter().position(|held| *held == card).unwrap();
    hand.remove(at);
}

/// Who has this number or more has nothing to fear.
const WELL_OFF: u8 = 6;

impl<const R: u32> Game for BluffUnder<R> {
    const NAME: &'static str = "bluff";
    const RULES: u32 = R;
    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Choice = Choice;
    type Event = Event;
    type View<'a> = View<'a>;
    type Outcome = Outcome;

    fn set_up(setup: &Setup, seed: Seed) -> Result<State, SetupError> {
        if !(1..=6).contains(&setup.turns) {
            return Err(SetupError::new(format!("1 to 6 turns, not {}", setup.turns)));
        }
        let mut dice = Dice::new(seed);
        let mut deck = full_deck();
        dice.shuffle(&mut deck);
        let own = std::array::from_fn(|_| Own { hand: deck.split_off(deck.len() - 6) });
        let public = Public {
            turns: setup.turns,
            turn: 1,
            current: Seat(0),
            step: Step::Draw,
            pot: 0,
            high: None,
            bids: Vec::new(),
            scores: [0; SEATS],
            discards: Vec::new(),
        };
        Ok(State { public, own, hidden: Hidden { deck, dice } })
    }

    fn seats(_: &State) -> usize {
        SEATS
    }

    fn step(t: &mut Table<Self>) -> Flow<()> {
        match t.public.step {
            Step::Draw => {
                draw(t);
                Ok(())
            }
            Step::Plan => plan(t),
            Step::Stakes => stakes(t),
            Step::Bid => bid(t),
            Step::Roll => roll(t),
            Step::Over => panic!("a step after the end"),
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let scores = state.public.scores;
        let winner = strongest(Seat::all(SEATS), |seat| scores[seat.index()]);
        (state.public.step == Step::Over).then_some(Outcome { winner, scores })
    }

    fn dice(state: &mut State) -> &mut Dice {
        &mut state.hidden.dice
    }

    fn view(state: &State, viewer: Viewer) -> View<'_> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        View {
            public: &state.public,
            own: seat.map(|seat| &state.own[seat.index()]),
            seat,
            cards: std::array::from_fn(|at| state.own[at].hand.len()),
            deck: state.hidden.deck.len(),
        }
    }

    fn turn(state: &State) -> Turn {
        Turn { number: state.public.turn, seat: state.public.current }
    }

    /// Somebody whose best number is small thinks of a stop.
    fn worth_asking(view: &View<'_>, _prompt: &Prompt<Self>) -> bool {
        let hand = view.own.map_or(&[][..], |own| &own.hand);
        !hand.iter().any(|card| matches!(card, Card::Number(number) if *number >= WELL_OFF))
    }

    fn section(ask: &Ask) -> Option<Section> {
        match ask {
            Ask::Bid => Some("bluff.bid"),
            Ask::Toss => Some("bluff.toss"),
            _ => None,
        }
    }

    fn is_pass(choice: &Choice) -> bool {
        *choice == Choice::Pass
    }

    fn play_name(choice: &Choice) -> String {
        match choice {
            Choice::Stop(_) => "stop".to_owned(),
            other => other.to_string(),
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Saw { .. } | Event::Bids { .. })
    }
}

impl<const R: u32> Imagine for BluffUnder<R> {
    fn imagine(view: &View<'_>, dice: &mut Dice) -> State {
        let mut unseen = full_deck();
        let own = view.own.map_or(&[][..], |own| &own.hand);
        for card in own.iter().chain(&view.public.discards).chain(&view.public.bids) {
            if *card != NO_CARD {
                remove(&mut unseen, *card);
            }
        }
        dice.shuffle(&mut unseen);
        let own = std::array::from_fn(|at| match view.own {
            Some(own) if view.seat == Some(Seat(at as u8)) => own.clone(),
            _ => Own { hand: unseen.split_off(unseen.len() - view.cards[at]) },
        });
        let seed = Seed::from_number(u64::from(dice.below(u32::MAX)));
        State { public: view.public.clone(), own, hidden: Hidden { deck: unseen, dice: Dice::new(seed) } }
    }

    fn score(state: &State, seat: Seat) -> f64 {
        let scores = state.public.scores;
        let rivals = Seat::all(SEATS).filter(|other| *other != seat);
        let best = rivals.map(|other| scores[other.index()]).max().unwrap_or(0);
        let lead = f64::from(scores[seat.index()]) - f64::from(best);
        0.5 + (lead / 100.0).clamp(-0.4, 0.4) + if lead > 0.0 { 0.1 } else { -0.1 }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Next {
    #[serde(default)]
    rolls: Vec<u8>,
    #[serde(default)]
    top: Vec<Card>,
}

impl<const R: u32> Staged for BluffUnder<R> {
    fn seat_names(_: &State) -> Vec<String> {
        NAMES.map(str::to_owned).to_vec()
    }

    fn stage(state: &mut State, _: &serde_json::Value, next: &serde_json::Value) -> Result<(), String> {
        if !next.is_null() {
            let next = Next::deserialize(next).map_err(|error| error.to_string())?;
            state.hidden.dice.load(&next.rolls);
            state.hidden.deck.extend(next.top.iter().rev());
        }
        Ok(())
    }
}

pub const ANN: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CAT: Seat = Seat(2);

pub fn setup() -> Setup {
    Setup { turns: 3 }
}

pub fn begun(seed: u64) -> Match<Bluff> {
    Match::new(setup(), Seed::from_number(seed)).unwrap()
}

/// A match whose hands, in the order of the seats, are these.
pub fn with_hands(hands: [&[Card]; SEATS]) -> Match<Bluff> {
    let seed = Seed::from_number(5);
    let mut state = Bluff::set_up(&setup(), seed).unwrap();
    state.own = hands.map(|hand| Own { hand: hand.to_vec() });
    state.hidden.deck = vec![Card::Number(1); 9];
    Match::from_state(setup(), seed, state)
}

/// Answers the first turn up to the bids of a match with [`with_hands`].
pub fn to_the_bids(running: &mut Match<Bluff>) {
    running.answer(ANN, &[] as &[&str]).unwrap();
    running.answer(ANN, &["high"]).unwrap();
    running.answer(ANN, &["single"]).unwrap();
}

/// Bids, in the order of the seats.
pub fn bid_all(running: &mut Match<Bluff>, words: [&str; SEATS]) {
    for (seat, word) in Seat::all(SEATS).zip(words) {
        running.answer(seat, &[word]).unwrap();
    }
}

pub fn random_players(seed: u64) -> Vec<Box<dyn Policy<Bluff>>> {
    let seed = |seat: Seat| Seed::from_number(seed * 10 + u64::from(seat.0));
    Seat::all(SEATS).map(|seat| Box::new(RandomPolicy::new(seed(seat))) as Box<dyn Policy<Bluff>>).collect()
}

/// Plays on with random answers until the end.
pub fn play_to_the_end(running: &mut Match<Bluff>, seed: u64) {
    let mut players = random_players(seed);
    for _ in 0..1000 {
        let Some(prompt) = running.prompts().first() else { return };
        let seat = prompt.seat;
        let picks = running.consult(seat, &mut *players[seat.index()]).unwrap();
        running.answer_picks(seat, picks).unwrap();
    }
    panic!("the game did not end");
}
