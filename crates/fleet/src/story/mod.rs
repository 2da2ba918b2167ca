//! The story of a finished game: what is gathered from its events and answers, and told when every secret is over.

mod checks;
mod medals;
mod telling;

use tabletop::hosting::{Contents, Course, Tale};
use tabletop::{Audience, Picks, Prompt, Seat, Told};

use crate::effect::Title;
use crate::event::Event;
use crate::space::Piece;
use crate::text::{Cast, Language, Words};
use crate::{Fleet, Location, Resource, State};
use checks::Checks;

/// What is remembered of a game while it is played again.
#[derive(Debug)]
pub struct FleetTale {
    dials: [i8; Resource::ALL.len()],
    course: Course,
    checks: Checks,
    incidents: Vec<Noted>,
    records: Vec<SeatRecord>,
    president: Option<Seat>,
    admiral: Option<Seat>,
    /// Who acts, who rolled last, and who has just hit something.
    acting: Option<Seat>,
    roller: Option<Seat>,
    shooter: Option<Seat>,
    jumps: u32,
    distance: u32,
}

/// Something worth telling, as it happened.
#[derive(Clone, PartialEq, Debug)]
struct Noted {
    turn: u32,
    answer: usize,
    event: Event,
    /// Who was which character then.
    cast: Cast,
}

/// What is counted of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct SeatRecord {
    /// Cylon ships destroyed.
    kills: u32,
    /// How often the player was sent to the Brig.
    jailed: u32,
    /// Locations of Galactica repaired in own actions.
    repairs: u32,
    /// Turns of anybody that began with the title.
    as_president: u32,
    as_admiral: u32,
    /// The distance of the destinations to which the player has led the fleet as Admiral.
    led: u32,
    /// The turn in which the first Cylon card came.
    cylon_since: Option<u32>,
    /// The turn in which a Cylon card was revealed.
    revealed: Option<u32>,
}

impl Tale<Fleet> for FleetTale {
    fn begin(state: &State) -> FleetTale {
        FleetTale {
            dials: Resource::ALL.map(|resource| state.public.resources.get(resource)),
            course: Course::default(),
            checks: Checks::default(),
            incidents: Vec::new(),
            records: vec![SeatRecord::default(); state.public.count()],
            president: None,
            admiral: None,
            acting: None,
            roller: None,
            shooter: None,
            jumps: 0,
            distance: 0,
        }
    }

    fn answer(&mut self, _state: &State, prompt: &Prompt<Fleet>, picks: &Picks) {
        self.checks.answer(prompt, picks);
    }

    fn happen(&mut self, answers: usize, news: &[Told<Fleet>], state: &State) {
        for told in news {
            self.note(answers, told.audience, &told.event, &state.public.chosen);
            self.checks.note(self.course.now(), answers, &told.event);
        }
        self.course.count(answers, self.counts());
    }

    fn tell(&self, language: &str, state: &State) -> Contents {
        let words = Words::of(language.parse::<Language>().unwrap_or_default());
        telling::contents(self, words, state)
    }
}

impl FleetTale {
    fn counts(&self) -> Vec<i32> {
        self.dials.map(i32::from).to_vec()
    }

    fn note(&mut self, answer: usize, audience: Audience, event: &Event, cast: &Cast) {
        let turn = self.course.now();
        if is_worth_telling(event) {
            self.incidents.push(Noted { turn, answer, event: event.clone(), cast: cast.clone() });
        }
        match *event {
            Event::TurnBegan { turn, .. } => self.begin_turn(turn, answer),
            Event::ResourceChanged { resource, now, .. } => self.dials[resource as usize] = now,
            Event::TitleGiven { title: Title::President, to } => self.president = Some(to),
            Event::TitleGiven { title: Title::Admiral, to } => self.admiral = Some(to),
            Event::ActionTaken { seat, .. } => self.acting = Some(seat),
            Event::Rolled { seat, .. } => self.roller = Some(seat),
            Event::Sent { seat, to: Location::Brig } => self.records[seat.index()].jailed += 1,
            Event::FleetJumped { .. } => self.jumps += 1,
            Event::DestinationReached { distance, .. } => self.arrive(u32::from(distance)),
            Event::LocationRepaired { .. } => self.credit(self.acting, |record| record.repairs += 1),
            Event::Revealed { seat, card } if card.is_cylon() => {
                self.records[seat.index()].revealed.get_or_insert(turn);
            }
            Event::LoyaltyReceived { card } if card.is_cylon() => {
                if let Audience::Only(seat) = audience {
                    self.records[seat.index()].cylon_since.get_or_insert(turn);
                }
            }
            _ => {}
        }
        self.note_shots(event);
    }

    fn begin_turn(&mut self, turn: u32, answer: usize) {
        self.course.turn(turn, answer, self.counts());
        self.acting = None;
        self.credit(self.president, |record| record.as_president += 1);
        self.credit(self.admiral, |record| record.as_admiral += 1);
    }

    /// The events of a jump give the whole distance so far.
    fn arrive(&mut self, distance: u32) {
        let gained = distance.saturating_sub(self.distance);
        self.distance = distance;
        self.credit(self.admiral, |record| record.led += gained);
    }

    fn credit(&mut self, seat: Option<Seat>, change: impl FnOnce(&mut SeatRecord)) {
        if let Some(record) = seat.and_then(|seat| self.records.get_mut(seat.index())) {
            change(record);
        }
    }

    /// Ships that are destroyed right after a hit are the shooter's.
    fn note_shots(&mut self, event: &Event) {
        match event {
            Event::Attacked { hit, .. } => {
                self.shooter = self.roller.take().or(self.acting).filter(|_| *hit);
            }
            Event::ShipDestroyed { piece: Piece::Raider | Piece::HeavyRaider | Piece::Basestar, .. } => {
                self.credit(self.shooter, |record| record.kills += 1);
            }
            Event::BasestarDamaged { .. } => {}
            _ => self.shooter = None,
        }
    }
}

/// Whether an event is one of the incidents of a story.
fn is_worth_telling(event: &Event) -> bool {
    use Event::*;
    match event {
        Revealed { card, .. } => card.is_cylon(),
        ShipDestroyed { piece, .. } => *piece == Piece::Basestar,
        FleetJumped { final_jump } => *final_jump,
        GameOver { outcome, .. } => !outcome.humans_win(),
        DestinationReached { .. }
        | SleeperAgents
        | NukeSpent
        | GalacticaDamaged { .. }
        | CenturionBoarded
        | CivilianDestroyed { .. }
        | SuperCrisisPlayed { .. } => true,
        _ => false,
    }
}
