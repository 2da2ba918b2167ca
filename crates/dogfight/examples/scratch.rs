use dogfight::bot::{Ace, PilotBot};
use dogfight::options::OptionSet;
use dogfight::setup::{MissionChoice, OptionsChoice};
use dogfight::{Dogfight, Mission, Outcome, Setup};
use rayon::prelude::*;
use tabletop::{Budget, Policy, Seed, Table};
struct Mode(u8, Box<dyn Policy<Dogfight>>);
impl Policy<Dogfight> for Mode {
    fn decide(&mut self, view: &dogfight::View<'_>, prompt: &tabletop::Prompt<Dogfight>) -> tabletop::Picks {
        self.1.decide(view, prompt)
    }
}
fn main() {
    let modes: Vec<u8> = std::env::var("MODES").unwrap_or("22".into()).bytes().map(|b| b - b'0').collect();
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u32 = args[0].parse().unwrap();
    let options: OptionSet = args[1].parse().unwrap();
    let ace = args[2] == "ace";
    for path in &args[3..] {
        let mission = Mission::named(path)
            .cloned()
            .unwrap_or_else(|| Mission::parse(&std::fs::read_to_string(path).unwrap()).unwrap());
        let setup = Setup {
            mission: MissionChoice::Whole(Box::new(mission)),
            options: OptionsChoice::Named(options),
            ..Setup::mission("", 2)
        };
        let r = (0..games)
            .into_par_iter()
            .map(|n| {
                let seed = Seed::from_number(u64::from(n) + 5000);
                let state = dogfight::setup::set_up(&setup, seed).unwrap();
                let players: Vec<Box<dyn Policy<Dogfight>>> = (0..2)
                    .map(|at| {
                        let s = Seed::from_number(u64::from(n) * 10 + at);
                        let b = if ace {
                            Box::new(Ace::new(s, Budget::Rollouts(48))) as Box<dyn Policy<Dogfight>>
                        } else {
                            Box::new(PilotBot::new(s))
                        };
                        Box::new(Mode(modes[at as usize], b)) as Box<dyn Policy<Dogfight>>
                    })
                    .collect();
                let mut table = Table::with_players(state, players);
                match table.play_out(3500).unwrap() {
                    Outcome::Colonial => [1, 0, 0],
                    Outcome::Cylon => [0, 1, 0],
                    Outcome::Draw => [0, 0, 1],
                }
            })
            .reduce(|| [0; 3], |a, b| [a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
        println!(
            "{path:40} {games} games: colonial {:.1} cylon {:.1} draw {:.1}",
            100.0 * f64::from(r[0]) / f64::from(games),
            100.0 * f64::from(r[1]) / f64::from(games),
            100.0 * f64::from(r[2]) / f64::from(games)
        );
    }
}
