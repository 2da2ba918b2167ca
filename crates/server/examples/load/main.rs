//! A load benchmark: programs play at many tables over HTTP on loopback.
//!
//! `cargo run --release -p server --example load -- --help` says what can be set.
//!
//! Servers and players are processes of their own, so that the servers' memory can be told, and so that no process needs
//! more open files or ports than it can have. Every table has three seats, each with a stream of updates. Answers are
//! given at a fixed pace, at one table after the other. An answer counts as seen when the streams of all seats have told
//! of it; a secret one, when that of its own seat has.

mod node;
mod players;

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use clap::{Parser, Subcommand};
use node::Node;
use players::{Crowd, Seen};
use server::Database;

type Failure = Box<dyn std::error::Error + Send + Sync>;

const SEATS: usize = 3;
/// A process of players opens so many streams at most.
const STREAMS_A_CROWD: usize = 12_000;
/// Open files that a process needs beside its streams.
const OTHER_FILES: usize = 500;

/// Plays at many tables at once, and says how long it takes until everybody has seen an answer.
#[derive(Parser)]
#[command(args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(flatten)]
    load: Load,
    #[command(subcommand)]
    role: Option<Role>,
}

#[derive(clap::Args)]
struct Load {
    /// How many tables are live, each with three seats and three streams
    #[arg(long, default_value_t = 2000)]
    tables: usize,
    /// How many answers are given in a second, at all tables together
    #[arg(long, default_value_t = 200.0)]
    rate: f64,
    /// For how many seconds
    #[arg(long, default_value_t = 30)]
    seconds: u32,
    /// How many servers share the tables; several need `PostgreSQL`
    #[arg(long, default_value_t = 1)]
    nodes: usize,
    /// The address of an empty `PostgreSQL` database; without it, a `SQLite` file
    #[arg(long)]
    database: Option<String>,
}

/// What the benchmark starts itself as.
#[derive(Subcommand)]
enum Role {
    /// A server
    #[command(hide = true)]
    Node { database: String },
    /// Players
    #[command(hide = true)]
    Players { server: String, from: IpAddr, tables: usize, rate: f64, seconds: u32 },
}

fn main() -> Result<(), Failure> {
    let arguments = Arguments::parse();
    // Every stream is an open file.
    let files = rlimit::increase_nofile_limit(u64::MAX)?;
    match arguments.role {
        Some(Role::Node { database }) => runtime()?.block_on(node::serve(Database::from_argument(&database))),
        Some(Role::Players { server, from, tables, rate, seconds }) => {
            runtime()?.block_on(players::play(server, from, tables, rate, seconds))
        }
        None => measure(&arguments.load, files as usize),
    }
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Runtime::new()
}

/// How many of so many things fall to each of several, as evenly as can be.
fn shares(all: usize, among: usize) -> impl Iterator<Item = usize> {
    (0..among).map(move |at| all / among + usize::from(at < all % among))
}

impl Load {
    /// Refuses what this machine can't carry, before it hangs in the middle.
    fn check(&self, files: usize) -> Result<(), Failure> {
        if self.nodes == 0 || self.tables < self.nodes {
            return Err("there is at least one server, with at least one table each".into());
        }
        if self.nodes > 1 && self.database.is_none() {
            return Err("several servers share a PostgreSQL database: give its --database".into());
        }
        let streams = self.tables.div_ceil(self.nodes) * SEATS;
        if streams + OTHER_FILES > files {
            let least = (self.tables * SEATS).div_ceil(files.saturating_sub(OTHER_FILES).max(1));
            return Err(format!(
                "a server would have {streams} streams, and a process may open {files} files here: \
                 raise that limit (`ulimit -n`), or share the tables among {least} --nodes"
            )
            .into());
        }
        Ok(())
    }
}

fn measure(load: &Load, files: usize) -> Result<(), Failure> {
    load.check(files)?;
    let folder = std::env::temp_dir().join(format!("ragtag-load-{}", std::process::id()));
    let file = folder.join("ragtag.sqlite").display().to_string();
    let database = load.database.as_ref().unwrap_or(&file);
    let measured = (0..load.nodes).map(|_| Node::start(database)).collect::<Result<Vec<_>, _>>();
    let measured = measured.and_then(|nodes| with_nodes(load, &nodes));
    if load.database.is_none() {
        std::fs::remove_dir_all(&folder)?;
    }
    measured
}

fn with_nodes(load: &Load, nodes: &[Node]) -> Result<(), Failure> {
    let memory = || nodes.iter().map(Node::memory).sum::<Result<u64, _>>();
    let without = memory()?;
    let mut crowds = Vec::new();
    for (node, tables) in nodes.iter().zip(shares(load.tables, nodes.len())) {
        for tables in shares(tables, (tables * SEATS).div_ceil(STREAMS_A_CROWD)) {
            // Each has an address of its own, so that there are enough ports.
            let from = Ipv4Addr::new(127, 0, 0, 2 + crowds.len() as u8);
            let rate = load.rate * tables as f64 / load.tables as f64;
            crowds.push(Crowd::start(&node.address, from.into(), tables, rate, load.seconds)?);
        }
    }
    for crowd in &mut crowds {
        crowd.wait_until_ready()?;
    }
    let each = memory()?.saturating_sub(without) / load.tables as u64;
    let streams = load.tables * SEATS;
    println!("{} tables, {streams} streams, {} processes of players", load.tables, crowds.len());
    println!("memory of the servers for each table, with its streams: {each} kB");
    for crowd in &mut crowds {
        crowd.go()?;
    }
    let mut seen = Seen { microseconds: Vec::new(), failed: BTreeMap::new() };
    for crowd in crowds {
        let part = crowd.result()?;
        seen.microseconds.extend(part.microseconds);
        for (why, count) in part.failed {
            *seen.failed.entry(why).or_insert(0) += count;
        }
    }
    report(&mut seen, load.rate);
    println!("memory of the servers in the end: {} MB", memory()? / 1024);
    if seen.failed.is_empty() { Ok(()) } else { Err("some answers were not seen".into()) }
}

fn report(seen: &mut Seen, rate: f64) {
    seen.microseconds.sort_unstable();
    let times = &seen.microseconds;
    let within = |share: f64| {
        let at = (times.len() as f64 * share) as usize;
        let time = times.get(at).or(times.last()).copied().unwrap_or_default();
        Duration::from_micros(time).as_secs_f64() * 1e3
    };
    println!("{} answers, {rate} a second; failed: {:?}", times.len(), seen.failed);
    let (half, most, all) = (within(0.5), within(0.99), within(1.0));
    println!(
        "seen by every seat: 50 % within {half:.1} ms, 99 % within {most:.1} ms, all within {all:.1} ms"
    );
}
