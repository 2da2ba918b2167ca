//! A finished game in words.

use tabletop::Seat;
use tabletop::hosting::{
    CardName, Contents, Curve, Figures, FiguresRow, Hosting, Incident, Medal, Noted, Person, SecretCard,
    Tone, best_of,
};

use super::{DogfightTale, ShipRecord};
use crate::event::Event;
use crate::hosting::CardKind;
use crate::ship::{ShipId, Side};
use crate::state::{Fate, Outcome, Ship};
use crate::text::{Cast, Words};
use crate::{Dogfight, State};

/// Something that is counted of every ship, by the name of its message.
type Counted = (&'static str, fn(&ShipRecord) -> u32);

/// What stands side by side.
const FIGURES: [Counted; 5] = [
    ("story-figure-attacks", |record| record.attacks.len() as u32),
    ("story-figure-hits", ShipRecord::hits),
    ("story-figure-misses", ShipRecord::misses),
    ("story-figure-kills", |record| record.kills),
    ("story-figure-damage", |record| record.damage),
];

/// Everything there is to tell.
pub(super) fn contents(tale: &DogfightTale, words: &Words, state: &State) -> Contents {
    let cast = state.public.cast();
    let outcome = state.public.outcome.unwrap_or(Outcome::Draw);
    let winners = Dogfight::winners(state);
    Contents {
        scene: outcome.to_string(),
        verdict: words.outcome(outcome).trim_end_matches('.').to_owned(),
        headline: words.say(&format!("story-end-{outcome}")),
        why: why(tale, words, state),
        turns: tale.course.turns(),
        people: Seat::all(state.public.count())
            .map(|seat| person(tale, words, state, &cast, seat, winners.contains(&seat)))
            .collect(),
        curves: curves(tale, words),
        incidents: tale.incidents.iter().map(|noted| incident(words, &cast, noted)).collect(),
        matrix: None,
        figures: Some(Figures {
            title: words.say("story-figures"),
            columns: FIGURES.iter().map(|(name, _)| words.say(name)).collect(),
            rows: state.public.ships.iter().map(|ship| figures(tale, words, &cast, ship)).collect(),
        }),
        medals: medals(tale, words, state, &cast),
    }
}

fn why(tale: &DogfightTale, words: &Words, state: &State) -> String {
    let lost = |side: Side| {
        let ships = state.public.ships.iter().filter(|ship| ship.id.side == side);
        ships.filter(|ship| ship.fate == Fate::Eliminated).count()
    };
    let args = [
        ("turn", tale.course.now().into()),
        ("mission", words.mission(&state.public.mission).into()),
        ("colonial", lost(Side::Colonial).into()),
        ("cylon", lost(Side::Cylon).into()),
    ];
    words.say_with("story-why", &args)
}

fn person(tale: &DogfightTale, words: &Words, state: &State, cast: &Cast, seat: Seat, won: bool) -> Person {
    let side = state.public.seats[seat.index()];
    let ships: Vec<&Ship> = state.public.ships.iter().filter(|ship| ship.owner == seat).collect();
    let left = ships.iter().filter(|ship| ship.fate != Fate::Eliminated).count();
    let left = [("left", left.into()), ("all", ships.len().into())];
    let records = || ships.iter().filter_map(|ship| tale.ships.get(&ship.id));
    let hits: u32 = records().map(ShipRecord::hits).sum();
    let attacks: usize = records().map(|record| record.attacks.len()).sum();
    let shots = [("hits", hits.into()), ("attacks", attacks.into())];
    Person {
        seat,
        figure: Some(side.to_string()),
        name: words.player(seat, cast),
        what: words.say_with("story-note-ships", &left),
        note: words.say_with("story-note-hits", &shots),
        tone: tone(side),
        won,
        cards: ships.iter().map(|ship| secret(tale, words, cast, ship)).collect(),
    }
}

fn tone(side: Side) -> Tone {
    match side {
        Side::Colonial => Tone::Good,
        Side::Cylon => Tone::Bad,
    }
}

/// A ship with the damage that only its owner knew.
fn secret(tale: &DogfightTale, words: &Words, cast: &Cast, ship: &Ship) -> SecretCard {
    let args = [
        ("ship", words.ship(ship.id, cast).into()),
        ("damage", tale.ships.get(&ship.id).map_or(0, |record| record.damage).into()),
        ("structure", ship.class.card().structure.into()),
    ];
    SecretCard {
        card: CardName { kind: CardKind::Ship.to_string(), id: ship.class.to_string() },
        name: words.say_with("story-ship-damage", &args),
        tone: tone(ship.id.side),
        open: ship.fate != Fate::Eliminated,
    }
}

/// The damage that each side has taken, and the ships that it had left.
fn curves(tale: &DogfightTale, words: &Words) -> Vec<Curve> {
    let groups = ["damage", "ships"];
    let all = (0..groups.len()).flat_map(|group| Side::ALL.map(|side| (group, side)));
    all.enumerate()
        .map(|(at, (group, side))| Curve {
            id: format!("{}-{side}", groups[group]),
            name: words.side(side),
            group: words.say(&format!("story-{}", groups[group])),
            seat: None,
            points: tale.course.points(at),
            low: None,
        })
        .collect()
}

fn figures(tale: &DogfightTale, words: &Words, cast: &Cast, ship: &Ship) -> FiguresRow {
    let record = tale.ships.get(&ship.id).cloned().unwrap_or_default();
    let values = FIGURES.iter().map(|(_, count)| count(&record) as i32).collect();
    FiguresRow { seat: ship.owner, name: words.ship(ship.id, cast), values }
}

fn incident(words: &Words, cast: &Cast, noted: &Noted<Event>) -> Incident {
    let Noted { turn, answer, event } = noted;
    let good_for_the_other = |ship: &ShipId| tone(ship.side.other());
    let (kind, ship, tone, great) = match event {
        Event::Eliminated { ship, .. } => ("lost", Some(ship), good_for_the_other(ship), true),
        Event::Crippled { ship } => ("crippled", Some(ship), good_for_the_other(ship), false),
        Event::Escaped { ship } => ("escaped", Some(ship), tone(ship.side), true),
        Event::DepotHit { .. } => ("depot", None, Tone::Plain, true),
        _ => ("end", None, Tone::Plain, true),
    };
    let args = [("ship", ship.map_or_else(String::new, |ship| words.ship(*ship, cast)).into())];
    Incident {
        turn: *turn,
        answer: *answer,
        kind: kind.to_owned(),
        tone,
        great,
        label: words.say_with(&format!("story-incident-{kind}"), &args),
        text: words.event(event, cast),
    }
}

/// Something that a ship's pilot can be best at.
struct Best {
    kind: &'static str,
    least: u32,
    amount: fn(&ShipRecord) -> u32,
}

const MEDALS: [Best; 4] = [
    Best { kind: "ace", least: 1, amount: |record| record.kills },
    Best { kind: "sharpshooter", least: 2, amount: ShipRecord::hits },
    // Taking much and staying is worth telling; that the ship stayed is asked for below.
    Best { kind: "tough", least: 3, amount: |record| record.damage },
    Best { kind: "spendthrift", least: 3, amount: ShipRecord::misses },
];

fn medals(tale: &DogfightTale, words: &Words, state: &State, cast: &Cast) -> Vec<Medal> {
    MEDALS.iter().filter_map(|best| medal(tale, words, state, cast, best)).collect()
}

fn medal(tale: &DogfightTale, words: &Words, state: &State, cast: &Cast, best: &Best) -> Option<Medal> {
    let counts = |ship: &&Ship| best.kind != "tough" || ship.fate != Fate::Eliminated;
    let ships: Vec<&Ship> = state.public.ships.iter().filter(counts).collect();
    // Ships stand for seats here, so that two ships of a player are told apart.
    let amounts = ships.iter().enumerate().map(|(at, ship)| {
        (Seat(at as u8), tale.ships.get(&ship.id).map_or(0, |record| (best.amount)(record)))
    });
    let (at, amount) = best_of(best.least, amounts)?;
    let ship = ships.get(at.index())?;
    let args = [("ship", words.ship(ship.id, cast).into()), ("n", amount.into())];
    Some(Medal {
        kind: best.kind.to_owned(),
        seat: ship.owner,
        title: words.say(&format!("story-medal-{}", best.kind)),
        text: words.say_with(&format!("story-medal-{}.for", best.kind), &args),
    })
}
