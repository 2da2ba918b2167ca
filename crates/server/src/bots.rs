//! Programs that play seats. They think on blocking threads, are shown their seat's view and events alone, and
//! nobody waits for them: a person's answer that comes meanwhile goes first.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use tabletop::hosting::{Deed, Hosted, HostedBot, Title};
use tabletop::{By, Entry, Seat};
use tokio::sync::oneshot;

use crate::error::Error;
use crate::hub::Hub;
use crate::live::{LiveTable, Standing};
use crate::store::{Appended, Millis, Phase};
use crate::world::World;

/// So many answers of programs are written at once,
const AT_ONCE: usize = 24;
/// or what they thought of in this time, in milliseconds: then the programs of other tables have a turn.
const TURN: Millis = 250;
/// After so many failures in a row a table's programs rest until somebody comes by.
const FAILURES: u32 = 5;

/// The programs of a table with what they remember.
#[derive(Default)]
pub struct Crew {
    bots: BTreeMap<u8, (String, Box<dyn HostedBot>)>,
}

impl Crew {
    fn bot(
        &mut self,
        title: &dyn Title,
        seat: Seat,
        name: &str,
        world: &dyn World,
    ) -> Option<&mut Box<dyn HostedBot>> {
        let known = self.bots.get(&seat.0).is_some_and(|(playing, _)| playing == name);
        if !known {
            let bot = title.bot(name, world.seed())?;
            self.bots.insert(seat.0, (name.to_owned(), bot));
        }
        self.bots.get_mut(&seat.0).map(|(_, bot)| bot)
    }

    /// Forgets everything: what they thought of did not happen.
    fn forget(&mut self) {
        self.bots.clear();
    }
}

fn asked_bot(standing: &Standing, game: &dyn Hosted) -> Option<(Seat, String)> {
    game.asked().into_iter().find_map(|seat| {
        let bot = standing.row.meta.seats.get(seat.index())?.bot.clone()?;
        Some((seat, bot))
    })
}

/// What the programs do, and the match after it.
type Thought = (Box<dyn Hosted>, Vec<Deed>);

/// What the programs do from here on, and the match after it.
fn think(table: &LiveTable, standing: &Standing, world: &dyn World) -> Option<Thought> {
    let playing = standing.playing.as_ref()?;
    let mut crew = table.crew.lock().unwrap_or_else(PoisonError::into_inner);
    let mut game = playing.game.fork();
    let mut deeds = Vec::new();
    let began = world.now();
    while deeds.len() < AT_ONCE && world.now() - began < TURN {
        let Some((seat, name)) = asked_bot(standing, game.as_ref()) else { break };
        let bot = crew.bot(table.title, seat, &name, world)?;
        let answer = game.consult(seat, bot.as_mut()).ok()?;
        let deed = Deed::Answer(Entry { seat, answer, by: By::Player });
        if let Err(refusal) = game.apply(&deed) {
            tracing::error!(%refusal, %name, table = %table.id, "a program gave an illegal answer");
            return None;
        }
        deeds.push(deed);
    }
    Some((game, deeds))
}

/// Sets the programs of a table to work, if one is asked.
pub fn rouse(hub: &Arc<Hub>, table: &Arc<LiveTable>) {
    let standing = table.standing();
    let asked = standing
        .playing
        .as_ref()
        .filter(|_| standing.row.phase == Phase::Running)
        .is_some_and(|playing| asked_bot(&standing, playing.game.as_ref()).is_some());
    if !asked || table.busy.swap(true, Ordering::SeqCst) {
        return;
    }
    let (hub, table) = (Arc::clone(hub), Arc::clone(table));
    tokio::spawn(async move {
        let mut failures = 0;
        while failures < FAILURES {
            match work(&hub, &table).await {
                Ok(true) => failures = 0,
                Ok(false) => break,
                Err(error) => {
                    tracing::warn!(%error, table = %table.id, "programs could not play");
                    failures += 1;
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
        table.busy.store(false, Ordering::SeqCst);
        if failures < FAILURES {
            // Somebody may have asked a program between the last look and now.
            rouse(&hub, &table);
        }
    });
}

/// Lets the programs answer; whether there may be more to do.
async fn work(hub: &Arc<Hub>, table: &Arc<LiveTable>) -> Result<bool, Error> {
    let standing = table.standing();
    let Some(playing) = standing.playing.as_ref().filter(|_| standing.row.phase == Phase::Running) else {
        return Ok(false);
    };
    let seq = playing.seq;
    let turn = hub.thinking.turn(&standing.row.meta.owner).await?;
    let (done, thought) = oneshot::channel();
    let (at, before, world) = (Arc::clone(table), Arc::clone(&standing), Arc::clone(hub.store.world()));
    hub.store.world().aside(Box::new(move || {
        let began = world.now();
        let thought = think(&at, &before, world.as_ref());
        turn.thought((world.now() - began).max(0) as f64 / 1000.0);
        drop(turn);
        // Nobody waits for it any more if the server is leaving.
        let _ = done.send(thought);
    }));
    let Ok(Some((game, deeds))) = thought.await else {
        return Err(Error::Damaged("a program has no answer".to_owned()));
    };
    if deeds.is_empty() {
        return Ok(false);
    }
    let held = table.gate.lock().await;
    let now = table.standing();
    let overtaken = now.playing.as_ref().is_none_or(|playing| playing.seq != seq)
        || now.row.version != standing.row.version;
    if overtaken {
        table.crew.lock().unwrap_or_else(PoisonError::into_inner).forget();
        return Ok(true);
    }
    let appended = hub.append(table, &now, game, deeds).await;
    drop(held);
    if !matches!(appended, Ok(Appended::Durable)) {
        table.crew.lock().unwrap_or_else(PoisonError::into_inner).forget();
    }
    hub.settle(table, appended).await?;
    Ok(true)
}
