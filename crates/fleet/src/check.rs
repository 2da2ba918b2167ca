//! The skill check, step by step. {fleet.skill-check.steps}

use tabletop::{Flow, Prompt, Seat};

use crate::choice::{Ask, Choice};
use crate::effect::Check;
use crate::event::Event;
use crate::state::{CheckFor, CheckOutcome, CheckUnderWay, Matter, State};
use crate::window::{Moment, window};
use crate::{Location, SkillCard, Skills, Table, characters, hands, kept};

/// What a check demands.
#[derive(Clone, Copy, Debug)]
pub struct Demand {
    /// What the strength has to reach.
    pub difficulty: u8,
    /// The types that count for it.
    pub skills: Skills,
    /// The threshold of a partial success.
    pub partial: Option<u8>,
}

impl Demand {
    /// What a check on a card or location demands.
    pub fn of(check: &Check) -> Demand {
        let partial = check.partial.as_ref().map(|(at, _)| *at);
        Demand { difficulty: check.difficulty, skills: check.skills, partial }
    }
}

/// Makes a skill check and has `resolve` do what follows from its outcome. The cards are discarded only
/// afterwards. {fleet.skill-check.effects}
pub fn skill_check(
    t: &mut Table,
    what: CheckFor,
    demand: Demand,
    resolve: impl FnOnce(&mut Table, CheckOutcome) -> Flow<()>,
) -> Flow<()> {
    begin(t, what, demand);
    window(t, Moment::CheckBegins)?;
    let decided = t.check().outcome;
    let outcome = match decided {
        Some(outcome) => outcome,
        None => attempt(t)?,
    };
    let (crisis, super_crisis) = match what {
        CheckFor::Crisis(crisis) => (Some(crisis), None),
        CheckFor::SuperCrisis(card) => (None, Some(card)),
        CheckFor::Location { .. } | CheckFor::Card { .. } => (None, None),
    };
    t.check_mut().outcome = Some(outcome);
    t.announce(Event::CheckEnded { crisis, super_crisis, outcome });
    resolve(t, outcome)?;
    discard_cards(t)
}

fn begin(t: &mut Table, what: CheckFor, demand: Demand) {
    let difficulty = (demand.difficulty as i8 + on_the_accused(t, what)).max(0) + kept::before_check(t, what);
    let played = vec![0; t.public.count()];
    t.public.matters.push(Matter::Check(CheckUnderWay {
        what,
        difficulty,
        partial: demand.partial,
        skills: demand.skills,
        open: false,
        worthless: None,
        once: Default::default(),
        destiny: 0,
        played,
        shown: Vec::new(),
        strength: None,
        outcome: None,
    }));
    t.announce(Event::CheckBegan { what, difficulty, partial: demand.partial, skills: demand.skills });
}

/// How a sheet changes the difficulty when its character is accused.
fn on_the_accused(t: &mut Table, what: CheckFor) -> i8 {
    let CheckFor::Location { location: Location::AdmiralsQuarters, on: Some(accused), .. } = what else {
        return 0;
    };
    let change = t.public.sheet(accused).map_or(0, |sheet| sheet.when_accused);
    if change != 0 {
        characters::announce_weakness(t, accused);
    }
    change
}

/// Everything between a check that was not decided outright and its outcome.
fn attempt(t: &mut Table) -> Flow<CheckOutcome> {
    window(t, Moment::BeforeCards)?;
    add_destiny(t);
    add_cards(t)?;
    window(t, Moment::BeforeReveal)?;
    reveal(t);
    count(t);
    window(t, Moment::CheckCounted)?;
    Ok(outcome(t))
}

/// Two cards come from the destiny deck. {fleet.skill-check.destiny}
fn add_destiny(t: &mut Table) {
    for _ in 0..2 {
        if let Some(card) = hands::destiny_card(t) {
            t.hidden.check_cards.push(card);
            t.check_mut().destiny += 1;
            show_if_open(t, None, &[card]);
        }
    }
}

/// Cards that are played face up are seen at once.
fn show_if_open(t: &mut Table, seat: Option<Seat>, cards: &[SkillCard]) {
    if t.check().open && !cards.is_empty() {
        t.check_mut().shown.extend_from_slice(cards);
        let worth = cards.iter().map(|&card| worth(t, card)).collect();
        t.announce(Event::OpenCardsAdded { seat, cards: cards.to_vec(), worth });
    }
}

/// Each player in turn adds cards, face down; the current player is last. {fleet.skill-check.order}
fn add_cards(t: &mut Table) -> Flow<()> {
    let count = t.public.count();
    for seat in t.public.current.next(count).clockwise(count) {
        let hand = t.hand(seat).clone();
        let most = most_cards(t, seat);
        let options = hand.iter().copied().map(Choice::Card).collect();
        let picks = t.ask(Prompt::some(seat, Ask::AddToCheck, options, 0, most))?;
        let cards: Vec<SkillCard> = picks.iter().map(|&at| hand[usize::from(at)]).collect();
        for &at in picks.iter().rev() {
            t.hand_mut(seat).remove(usize::from(at));
        }
        t.hidden.check_cards.extend_from_slice(&cards);
        t.check_mut().played[seat.index()] = cards.len() as u8;
        t.announce(Event::CardsAdded { seat, cards: cards.len() as u8 });
        show_if_open(t, Some(seat), &cards);
    }
    Ok(())
}

/// Cylon players and players in the Brig add one card at most. {fleet.skill-check.limits}
fn most_cards(s: &State, seat: Seat) -> usize {
    let allowed = s.public.rights(seat).most_in_check;
    let most = if s.public.is_at(seat, Location::Brig) {
        Some(allowed.map_or(1, |most| most.min(1)))
    } else {
        allowed
    };
    most.map_or(s.hand(seat).len(), usize::from)
}

/// The cards are shuffled, so that nobody knows whose they were, and revealed. {fleet.skill-check.reveal}
fn reveal(t: &mut Table) {
    let mut cards = std::mem::take(&mut t.hidden.check_cards);
    t.dice().shuffle(&mut cards);
    t.hidden.check_cards.clone_from(&cards);
    t.check_mut().shown.clone_from(&cards);
    let worth = cards.iter().map(|&card| worth(t, card)).collect();
    t.announce(Event::CheckRevealed { cards, worth });
}

/// What counts for the check, less what does not. {fleet.skill-check.strength}
fn count(t: &mut Table) {
    announce_who_makes_cards_count(t);
    let strength = strength(t);
    let difficulty = t.check().difficulty;
    t.check_mut().strength = Some(strength);
    t.announce(Event::CheckCounted { strength, difficulty });
}

fn strength(s: &State) -> i8 {
    s.check().shown.iter().map(|&card| worth(s, card)).sum()
}

/// What a card adds to the check under way, or takes from it.
pub fn worth(s: &State, card: SkillCard) -> i8 {
    let check = s.check();
    let strength = card.strength as i8;
    if check.worthless == Some(card.skill()) {
        0
    } else if check.skills.contains(card.skill()) || counts_all_the_same(s, card) {
        strength
    } else {
        -strength
    }
}

/// Everybody hears whose ability makes cards count.
fn announce_who_makes_cards_count(t: &mut Table) {
    for seat in t.public.seats_from_current() {
        let Some(sheet) = t.public.sheet(seat) else { continue };
        let Some((ability, counts)) = sheet.counts_for_check else { continue };
        let check = t.check();
        let turned = |card: &SkillCard| !check.skills.contains(card.skill()) && counts(t, seat, check, *card);
        if check.shown.iter().any(turned) {
            characters::announce(t, seat, ability);
        }
    }
}

/// Whether a character makes the card count for the check although its type does not.
fn counts_all_the_same(s: &State, card: SkillCard) -> bool {
    s.public.seats_from_current().any(|seat| {
        let counting = s.public.sheet(seat).and_then(|sheet| sheet.counts_for_check);
        counting.is_some_and(|(_, counts)| counts(s, seat, s.check(), card))
    })
}

/// Passed at the difficulty, partly passed at the lower threshold, failed below. {fleet.skill-check.outcome}
fn outcome(s: &State) -> CheckOutcome {
    let check = s.check();
    let strength = check.strength.unwrap_or(0);
    if strength >= check.difficulty {
        CheckOutcome::Pass
    } else if check.partial.is_some_and(|at| strength >= at as i8) {
        CheckOutcome::Partial
    } else {
        CheckOutcome::Fail
    }
}

/// The cards go to their discard piles, unless somebody takes them. {fleet.skill-check.discard}
fn discard_cards(t: &mut Table) -> Flow<()> {
    window(t, Moment::CheckResolved)?;
    let cards = std::mem::take(&mut t.hidden.check_cards);
    hands::put_away(t, &cards);
    t.public.matters.pop();
    Ok(())
}

/// The difficulty changes; a partial threshold never does. {fleet.skill-check.difficulty}
pub fn change_difficulty(t: &mut Table, by: i8) {
    t.check_mut().difficulty += by;
    let to = t.check().difficulty;
    t.announce(Event::DifficultyChanged { by, to });
}

/// Whether the check under way is for the use of a location.
pub fn is_at(s: &State, wanted: Location) -> bool {
    matches!(s.check().what, CheckFor::Location { location, .. } if location == wanted)
}
