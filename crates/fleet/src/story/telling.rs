//! A finished game in words.

use tabletop::Seat;
use tabletop::hosting::{CardName, Contents, Curve, Incident, Person, SecretCard, Tone};

use super::{FleetTale, Noted, medals};
use crate::cards::Loyalty;
use crate::effect::Title;
use crate::event::Event;
use crate::hosting::CardKind;
use crate::state::Standing;
use crate::text::{Cast, Words};
use crate::{Location, Outcome, Resource, State};

/// Everything there is to tell.
pub(super) fn contents(tale: &FleetTale, words: &Words, state: &State) -> Contents {
    let cast = &state.public.chosen;
    let outcome = state.public.outcome;
    Contents {
        scene: outcome.map_or_else(String::new, |outcome| outcome.to_string()),
        verdict: words.say(if outcome.is_some_and(Outcome::humans_win) {
            "story-humans-win"
        } else {
            "story-cylons-win"
        }),
        headline: outcome.map_or_else(String::new, |outcome| words.say(&format!("story-end-{outcome}"))),
        why: why(tale, words, state),
        turns: tale.course.turns(),
        people: Seat::all(cast.len()).map(|seat| person(tale, words, state, seat)).collect(),
        curves: curves(tale, words),
        incidents: tale.incidents.iter().map(|noted| incident(words, noted)).collect(),
        matrix: tale.checks.matrix(words, cast),
        figures: None,
        medals: medals::medals(tale, words, state),
    }
}

fn why(tale: &FleetTale, words: &Words, state: &State) -> String {
    let dials: Vec<String> = Resource::ALL
        .into_iter()
        .map(|resource| {
            let left = state.public.resources.get(resource);
            let args = [("dial", words.resource(resource).into()), ("n", left.into())];
            words.say_with("story-dial", &args)
        })
        .collect();
    let args = [
        ("turn", tale.course.now().into()),
        ("jumps", tale.jumps.into()),
        ("distance", tale.distance.into()),
        ("dials", words.commas(&dials).into()),
    ];
    words.say_with("story-why", &args)
}

fn curves(tale: &FleetTale, words: &Words) -> Vec<Curve> {
    let curve = |resource: Resource| Curve {
        id: resource.to_string(),
        name: words.resource(resource),
        group: words.say("story-dials"),
        seat: None,
        points: tale.course.points(resource as usize),
        low: Some(resource.red_zone().into()),
    };
    Resource::ALL.into_iter().map(curve).collect()
}

fn person(tale: &FleetTale, words: &Words, state: &State, seat: Seat) -> Person {
    let character = state.public.chosen[seat.index()];
    let is_cylon = state.is_on_cylon_team(seat);
    let open = state.public.players.get(seat.index()).map(|player| player.open_loyalty.as_slice());
    let open = open.unwrap_or_default().iter().map(|card| secret(words, *card, true));
    let closed = state.own[seat.index()].loyalty.iter().map(|dealt| secret(words, dealt.card, false));
    Person {
        seat,
        figure: character.map(|character| character.to_string()),
        name: words.player(seat, &state.public.chosen),
        what: what(tale, words, state, seat),
        note: note(tale, words, state, seat),
        tone: if is_cylon { Tone::Bad } else { Tone::Good },
        won: state.public.winners.contains(&seat),
        cards: open.chain(closed).collect(),
    }
}

fn secret(words: &Words, card: Loyalty, open: bool) -> SecretCard {
    let tone = match card {
        Loyalty::NotACylon => Tone::Good,
        Loyalty::Sympathizer => Tone::Plain,
        _ => Tone::Bad,
    };
    let (kind, id) = (CardKind::Loyalty.to_string(), card.to_string());
    SecretCard { card: CardName { kind, id }, name: words.loyalty_name(card), tone, open }
}

/// What a player really was.
fn what(tale: &FleetTale, words: &Words, state: &State, seat: Seat) -> String {
    let standing = state.public.players.get(seat.index()).map(|player| player.standing);
    if standing == Some(Standing::Sympathizer) {
        return words.say("story-was-sympathizer");
    }
    if !state.is_on_cylon_team(seat) {
        return words.say("story-was-human");
    }
    match tale.records[seat.index()].revealed {
        Some(turn) => words.say_with("story-was-found", &[("turn", turn.into())]),
        None => words.say("story-was-never-found"),
    }
}

/// Something about it: since when, or in what office or place it ended.
fn note(tale: &FleetTale, words: &Words, state: &State, seat: Seat) -> String {
    let record = &tale.records[seat.index()];
    if state.is_on_cylon_team(seat)
        && let Some(turn) = record.cylon_since
    {
        return words.say_with("story-note-cylon-since", &[("turn", turn.into())]);
    }
    let titles = [(Title::President, tale.president), (Title::Admiral, tale.admiral)];
    if let Some((title, _)) = titles.into_iter().find(|(_, holder)| *holder == Some(seat)) {
        return words.say_with("story-note-title", &[("title", words.title_name(title).into())]);
    }
    if state.public.is_at(seat, Location::Brig) {
        return words.say("story-note-brig");
    }
    let (helped, hindered) = tale.checks.sums(seat, state.public.count());
    words.say_with("story-note-checks", &[("helped", helped.into()), ("hindered", hindered.into())])
}

/// An incident: its kind, for whom it is good, whether everybody remembers it, and in a word or two.
fn incident(words: &Words, noted: &Noted) -> Incident {
    use Event::*;
    let Noted { turn, answer, event, cast } = noted;
    let (kind, tone, great) = match event {
        DestinationReached { .. } => ("jump", Tone::Good, true),
        FleetJumped { .. } => ("last-jump", Tone::Good, true),
        Revealed { .. } => ("revealed", Tone::Bad, true),
        SleeperAgents => ("sleepers", Tone::Plain, true),
        NukeSpent => ("nuke", Tone::Plain, true),
        GameOver { .. } => ("lost", Tone::Bad, true),
        SuperCrisisPlayed { .. } => ("super-crisis", Tone::Bad, true),
        ShipDestroyed { .. } => ("basestar", Tone::Good, false),
        GalacticaDamaged { .. } => ("damage", Tone::Bad, false),
        CenturionBoarded => ("boarded", Tone::Bad, false),
        _ => ("civilian", Tone::Bad, false),
    };
    Incident {
        turn: *turn,
        answer: *answer,
        kind: kind.to_owned(),
        tone,
        great,
        label: label(words, kind, event, cast),
        text: words.event(event, cast),
    }
}

fn label(words: &Words, kind: &str, event: &Event, cast: &Cast) -> String {
    match event {
        Event::DestinationReached { destination, .. } => words.destination_name(*destination),
        Event::SuperCrisisPlayed { card, .. } => words.super_crisis_name(*card),
        Event::Revealed { seat, .. } => {
            words.say_with("story-incident-revealed", &[("who", words.player(*seat, cast).into())])
        }
        _ => words.say(&format!("story-incident-{kind}")),
    }
}
