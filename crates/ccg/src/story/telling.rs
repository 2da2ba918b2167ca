//! A finished game in words.

use tabletop::Seat;
use tabletop::hosting::{
    CardName, Contents, Curve, Figures, FiguresRow, Incident, Medal, Noted, Person, SecretCard, Tone, best_of,
};

use super::{CcgTale, SeatRecord};
use crate::State;
use crate::card::CardId;
use crate::event::Event;
use crate::text::Words;

/// Something that is counted of everybody, by the name of its message.
type Counted = (&'static str, fn(&SeatRecord) -> u32);

/// What stands side by side.
const FIGURES: [Counted; 7] = [
    ("story-figure-challenges", |record| record.challenges),
    ("story-figure-won", |record| record.won),
    ("story-figure-held", |record| record.held),
    ("story-figure-missions", |record| record.missions),
    ("story-figure-cards", |record| record.cards),
    ("story-figure-gained", |record| record.gained),
    ("story-figure-lost", |record| record.lost),
];

/// What somebody can be best at: its word, how much is worth telling, and how it is counted.
type Best = (&'static str, u32, fn(&SeatRecord) -> u32);

const MEDALS: [Best; 5] = [
    ("challenger", 2, |record| record.won),
    ("wall", 2, |record| record.held),
    ("missionary", 2, |record| record.missions),
    ("hunter", 2, |record| record.threats),
    ("orator", 6, |record| record.gained),
];

/// Everything there is to tell.
pub(super) fn contents(tale: &CcgTale, words: &Words, state: &State) -> Contents {
    let winners: Vec<Seat> =
        state.public.outcome.as_ref().map(|outcome| outcome.winners.to_vec()).unwrap_or_default();
    let names: Vec<String> = winners.iter().map(|seat| words.player(*seat)).collect();
    let seats = || Seat::all(state.public.count());
    let (scene, headline) = match winners.as_slice() {
        [_] => ("won", words.say_with("story-end-won", &[("who", words.list(&names).into())])),
        [] => ("tie", words.say("story-end-nobody")),
        _ => ("tie", words.say_with("story-end-tie", &[("who", words.list(&names).into())])),
    };
    Contents {
        scene: scene.to_owned(),
        verdict: words.say(&format!("story-verdict-{scene}")),
        headline,
        why: why(tale, words, state),
        turns: tale.course.turns(),
        people: seats().map(|seat| person(tale, words, state, seat, winners.contains(&seat))).collect(),
        curves: curves(tale, words, state.public.count()),
        incidents: tale.incidents.iter().map(|noted| incident(words, noted)).collect(),
        matrix: None,
        figures: Some(Figures {
            title: words.say("story-figures"),
            columns: FIGURES.iter().map(|(name, _)| words.say(name)).collect(),
            rows: seats().map(|seat| figures(tale, words, seat)).collect(),
        }),
        medals: medals(tale, words),
    }
}

fn why(tale: &CcgTale, words: &Words, state: &State) -> String {
    let standings: Vec<String> = Seat::all(state.public.count())
        .map(|seat| {
            let args =
                [("who", words.player(seat).into()), ("n", state.public.player(seat).influence.into())];
            words.say_with("story-standing", &args)
        })
        .collect();
    let args = [("turn", tale.course.now().into()), ("standings", words.commas(&standings).into())];
    words.say_with("story-why", &args)
}

fn person(tale: &CcgTale, words: &Words, state: &State, seat: Seat, won: bool) -> Person {
    let player = state.public.player(seat);
    let note = match tale.records[seat.index()].out {
        Some(turn) => words.say_with("story-note-out", &[("turn", turn.into())]),
        None => words.say_with("story-note-influence", &[("n", player.influence.into())]),
    };
    let base = secret(words, player.base, true);
    let hand = state.own[seat.index()].hand.iter().map(|card| secret(words, *card, false));
    Person {
        seat,
        figure: None,
        name: words.player(seat),
        what: words.card_name(player.base),
        note,
        tone: Tone::Plain,
        won,
        cards: std::iter::once(base).chain(hand).collect(),
    }
}

fn secret(words: &Words, card: CardId, open: bool) -> SecretCard {
    let name = CardName { kind: "card".to_owned(), id: card.to_string() };
    SecretCard { card: name, name: words.card_name(card), tone: Tone::Plain, open }
}

/// Influence, and stacks of resources, of everybody.
fn curves(tale: &CcgTale, words: &Words, players: usize) -> Vec<Curve> {
    let groups = ["influence", "resources"];
    let curve = |(group, seat): (usize, Seat)| Curve {
        id: format!("{}-{}", groups[group], seat.index() + 1),
        name: words.player(seat),
        group: words.say(&format!("story-{}", groups[group])),
        seat: Some(seat),
        points: tale.course.points(group * players + seat.index()),
        low: None,
    };
    (0..groups.len()).flat_map(|group| Seat::all(players).map(move |seat| (group, seat))).map(curve).collect()
}

fn figures(tale: &CcgTale, words: &Words, seat: Seat) -> FiguresRow {
    let record = &tale.records[seat.index()];
    let values = FIGURES.iter().map(|(_, count)| count(record) as i32).collect();
    FiguresRow { seat, name: words.player(seat), values }
}

fn incident(words: &Words, noted: &Noted<Event>) -> Incident {
    let Noted { turn, answer, event } = noted;
    let (kind, tone, great) = match event {
        Event::Influence { by, .. } if *by > 0 => ("gain", Tone::Good, true),
        Event::Influence { .. } => ("loss", Tone::Bad, true),
        Event::Lost { .. } => ("out", Tone::Bad, true),
        Event::JumpedAway => ("jump", Tone::Plain, false),
        Event::ThreatRevealed { .. } => ("threat", Tone::Bad, false),
        _ => ("end", Tone::Plain, true),
    };
    let label = match event {
        Event::Influence { seat, by, .. } => {
            let args = [("who", words.player(*seat).into()), ("n", by.unsigned_abs().into())];
            words.say_with(&format!("story-incident-{kind}"), &args)
        }
        Event::Lost { seat } => words.say_with("story-incident-out", &[("who", words.player(*seat).into())]),
        _ => words.say(&format!("story-incident-{kind}")),
    };
    Incident {
        turn: *turn,
        answer: *answer,
        kind: kind.to_owned(),
        tone,
        great,
        label,
        text: words.event(event),
    }
}

/// The card that moved most influence, and who was best at what.
fn medals(tale: &CcgTale, words: &Words) -> Vec<Medal> {
    let deciding = tale.decided.iter().max_by_key(|(_, amount)| **amount).filter(|(_, amount)| **amount >= 2);
    let deciding = deciding.map(|((seat, card), amount)| {
        let args = [("card", words.card_name(*card).into()), ("n", (*amount).into())];
        medal(words, "decider", *seat, words.say_with("story-medal-decider.for", &args))
    });
    let best = MEDALS.iter().filter_map(|(kind, least, count)| {
        let amounts = tale.records.iter().enumerate().map(|(at, record)| (Seat(at as u8), count(record)));
        let (seat, amount) = best_of(*least, amounts)?;
        let text = words.say_with(&format!("story-medal-{kind}.for"), &[("n", amount.into())]);
        Some(medal(words, kind, seat, text))
    });
    deciding.into_iter().chain(best).collect()
}

fn medal(words: &Words, kind: &str, seat: Seat, text: String) -> Medal {
    Medal { kind: kind.to_owned(), seat, title: words.say(&format!("story-medal-{kind}")), text }
}
