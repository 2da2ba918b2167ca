//! causes
use fleet::*;
use tabletop::*;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
type Log = Arc<Mutex<BTreeMap<String, i64>>>;
struct Watch { inner: bot::Officer, log: Log, ctx: String }
impl Policy<Fleet> for Watch {
    fn decide(&mut self, v: &View<'_>, p: &Prompt<Fleet>) -> Picks {
        let picks = self.inner.decide(v, p);
        if let Ask::AddToCheck = p.ask { if v.public.crisis.is_some() {
            let mut l = self.log.lock().unwrap();
            let cyl = v.own.unwrap().loyalty.iter().any(|d| d.card.is_cylon());
            let k = if v.public.is_cylon(p.seat) {"revealed"} else if cyl {"hidden"} else {"human"};
            *l.entry(format!("ADD {k} n")).or_default() += 1;
            let ch = v.public.check.as_ref().unwrap();
            let pos = v.own.unwrap().hand.iter().filter(|c| ch.skills.contains(c.skill())).count();
            *l.entry(format!("ADD {k} positive")).or_default() += pos as i64;
            if pos > 0 && picks.is_empty() { *l.entry(format!("ADD {k} declined")).or_default() += 1; }
            *l.entry(format!("ADD {k} hand")).or_default() += p.options.len() as i64;
            *l.entry(format!("ADD {k} picks")).or_default() += picks.len() as i64;
        }}
        picks }
    fn observe(&mut self, s: Seat, e: &Event) {
        self.inner.observe(s, e);
        if s.0 != 0 { return; }
        let mut l = self.log.lock().unwrap();
        match e {
            Event::CrisisRevealed { crisis } => self.ctx = format!("crisis"),
            Event::ShipsActivated { activation } => self.ctx = format!("act {activation}"),
            Event::CheckEnded { outcome, crisis, super_crisis } => { self.ctx = format!("check {outcome}"); *l.entry(format!("CHECK {} {outcome}", if crisis.is_some() {"crisis"} else if super_crisis.is_some() {"super"} else {"location"})).or_default() += 1; }
            Event::FleetJumped { .. } => self.ctx = "destination".into(),
            Event::BoxChosen { choice, .. } => { self.ctx = format!("box {choice}"); *l.entry(format!("BOX {choice}")).or_default() += 1;},
            Event::CheckCounted { strength, difficulty } => { let d = (i64::from(*strength) - i64::from(*difficulty)).clamp(-12, 12); *l.entry(format!("MARGIN {:+03}", d / 3 * 3)).or_default() += 1; }
            Event::CivilianDestroyed { .. } => { *l.entry("civilians".into()).or_default() += 1; self.ctx = "civ ".to_string() + &self.ctx.replace("civ ", ""); }
            Event::ActionTaken { action, .. } => { let s = match action { fleet::choice::Action::Location(l) => format!("use {l}"), fleet::choice::Action::Skill(c) => format!("play {}", c.name), fleet::choice::Action::Quorum(_) => "quorum".into(), a => format!("{:?}", a).split('(').next().unwrap().into() }; self.ctx = s.clone(); *l.entry(format!("ACTION {s}")).or_default() += 1; }
            Event::ResourceChanged { resource, by, .. } => *l.entry(format!("{resource} {}", self.ctx)).or_default() += i64::from(*by),
            Event::Revealed { card, .. } => *l.entry(format!("REVEAL {card}")).or_default() += 1,
            Event::FleetJumped{..} => {},
            Event::GalacticaDamaged{..} => *l.entry("DAMAGE".into()).or_default() += 1,
            Event::LocationRepaired{..} => *l.entry("REPAIR".into()).or_default() += 1,
            Event::Sent{to,..} => *l.entry(format!("SENT {to}")).or_default() += 1,
            Event::TurnBegan{..} => { self.ctx = "turn".into(); *l.entry("TURNS".into()).or_default() += 1 },
            Event::GameOver{outcome} => *l.entry(format!("OVER {outcome}")).or_default() += 1,
            _ => {}
        }
        if let Event::FleetJumped{..} = e { *l.entry("JUMPS".into()).or_default() += 1; }
    }
}
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(200, |s| s.parse().unwrap());
    let players: u8 = std::env::args().nth(2).map_or(5, |s| s.parse().unwrap());
    let log: Log = Default::default();
    for seed in 0..n {
        let setup = Setup::base(players);
        let state = Fleet::set_up(&setup, Seed::from_number(seed)).unwrap();
        let bots: Vec<Box<dyn Policy<Fleet>>> = (0..players).map(|i| Box::new(Watch { inner: bot::Officer::new(Seed::from_number(seed * 10 + u64::from(i))), log: log.clone(), ctx: String::new() }) as _).collect();
        let mut table = tabletop::Table::<Fleet>::with_players(state, bots);
        table.play_out(5000).unwrap();
    }
    let l = log.lock().unwrap();
    let mut v: Vec<_> = l.iter().collect();
    v.sort_by_key(|(k, n)| (k.chars().next().unwrap().is_uppercase(), k.split(' ').next().unwrap().to_string(), **n));
    for (k, c) in v { println!("{k:40} {:.2}", *c as f64 / n as f64); }
}
