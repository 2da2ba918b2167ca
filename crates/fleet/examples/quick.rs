//! quick
use fleet::*;
use tabletop::*;
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(1000, |s| s.parse().unwrap());
    let check = std::env::args().nth(2).as_deref() == Some("check");
    let officers = std::env::args().nth(2).as_deref() == Some("officer");
    let fixed: Option<u8> = std::env::args().nth(3).map(|s| s.parse().unwrap());
    let start = std::time::Instant::now();
    let mut outcomes = std::collections::BTreeMap::new();
    let (mut decisions, mut turns) = (0, 0);
    for seed in 0..n {
        let players = fixed.unwrap_or(if check { 3 + (seed % 4) as u8 } else { 5 });
        let setup = Setup::base(players);
        let state = Fleet::set_up(&setup, Seed::from_number(seed)).unwrap();
        let bots: Vec<Box<dyn Policy<Fleet>>> = (0..players).map(|i| { let s = Seed::from_number(seed * 10 + u64::from(i)); if officers { Box::new(fleet::bot::Officer::new(s)) as _ } else { Box::new(RandomPolicy::new(s)) as _ } }).collect();
        let mut table = tabletop::Table::<Fleet>::with_players(state, bots);
        let outcome = if check {
            let mut out = None;
            for _ in 0..5000 {
                if let Some(o) = Fleet::outcome(table.state()) { out = Some(o); break; }
                let step = table.public.step;
                let _ = table.play_out(1);
                if Fleet::outcome(table.state()).is_none() {
                    table.check_invariants().unwrap_or_else(|e| panic!("seed {seed} after {step}: {e}"));
                }
            }
            out.expect("ended")
        } else { table.play_out(5000).unwrap() };
        decisions += table.decisions();
        turns += table.public.turn;
        *outcomes.entry(outcome).or_insert(0) += 1;
    }
    let t = start.elapsed();
    println!("{n} games in {t:?}: {:.0}/s, {} decisions/game, {} turns/game, {outcomes:?}", n as f64 / t.as_secs_f64(), decisions / n, u64::from(turns) / n);
}
