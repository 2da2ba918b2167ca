//! Pauses that tell nothing. At a moment to interrupt the game waits for whoever has something to play; where nobody
//! has, it would go on at once, and a pause would tell that somebody holds such a card. So everybody who might have
//! something, as far as all can see, is waited for. People who have nothing are not bothered: after a while the server
//! lets the moment pass for them, and that while is drawn from the times that people really take.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use tabletop::hosting::{Deed, Hosted};
use tabletop::{By, Dice, Entry, Seat};

use crate::error::Error;
use crate::hub::Hub;
use crate::live::{LiveTable, Standing};
use crate::store::Millis;

/// How long people take to let a moment pass, in milliseconds, until a table knows better: tenths of all of them take
/// longer than each of these.
const USUAL: [Millis; 10] = [900, 1_300, 1_700, 2_100, 2_500, 3_000, 3_600, 4_400, 5_600, 8_000];
/// So many of a table's own times are remembered.
const REMEMBERED: usize = 40;
/// Who takes longer than this was not thinking.
const LONGEST: Millis = 30_000;

/// Who is answered for after a while, and how long people take.
#[derive(Default)]
pub(crate) struct Pauses {
    /// The moment, by its public number, for which each seat's silence is on its way.
    coming: BTreeMap<Seat, u64>,
    times: VecDeque<Millis>,
}

impl Pauses {
    fn note(&mut self, time: Millis) {
        self.times.push_back(time.clamp(0, LONGEST));
        if self.times.len() > REMEMBERED {
            self.times.pop_front();
        }
    }

    /// How long somebody like the people here might take.
    fn draw(&self, dice: &mut Dice) -> Millis {
        let at = dice.below((USUAL.len() + self.times.len()) as u32) as usize;
        self.times.get(at).copied().unwrap_or_else(|| USUAL[at - self.times.len()])
    }
}

/// Notes how long people took who let a moment pass or interrupted.
pub(crate) fn note_times(table: &LiveTable, standing: &Standing, deeds: &[Deed], now: Millis) {
    let Some(playing) = standing.playing.as_ref().filter(|_| standing.hides_pauses()) else { return };
    for deed in deeds {
        if let Deed::Answer(Entry { seat, by: By::Player, .. }) = deed
            && !standing.is_bot(*seat)
            && playing.game.may_interrupt(*seat)
            && playing.game.silent(*seat).is_none()
        {
            let mut pauses = table.pauses.lock().unwrap_or_else(PoisonError::into_inner);
            pauses.note(now - playing.public_since);
        }
    }
}

/// Sees to it that pauses tell nothing where they are to tell nothing, and that there are none for nothing elsewhere.
/// Who takes an answer back comes to see a question without a choice, and can take back the one before it; that
/// somebody comes or goes answers nothing.
pub(crate) fn hush(standing: &Standing, game: &mut dyn Hosted, deeds: &mut Vec<Deed>) -> Result<(), Error> {
    let hidden = standing.hides_pauses();
    let seats: Vec<Seat> = standing.people().filter(|_| hidden).collect();
    if game.hush() != seats {
        let deed = Deed::Hush { seats };
        game.apply(&deed)?;
        deeds.push(deed);
    }
    if hidden || deeds.iter().any(|deed| matches!(deed, Deed::Undo { .. } | Deed::Seat(_))) {
        return Ok(());
    }
    while let Some(deed) = standing.people().find_map(|seat| silence(game, seat)) {
        game.apply(&deed)?;
        deeds.push(deed);
    }
    Ok(())
}

fn silence(game: &dyn Hosted, seat: Seat) -> Option<Deed> {
    Some(Deed::Answer(Entry { seat, answer: game.silent(seat)?, by: By::Orders }))
}

/// Lets the moment pass, after a while, for whoever has nothing to choose.
pub(crate) fn keep(hub: &Arc<Hub>, table: &Arc<LiveTable>) {
    let standing = table.standing();
    let Some(playing) = standing.playing.as_ref().filter(|_| standing.hides_pauses()) else { return };
    let moment = playing.game.counts().moments;
    for seat in standing.people().filter(|&seat| playing.game.silent(seat).is_some()) {
        let mut pauses = table.pauses.lock().unwrap_or_else(PoisonError::into_inner);
        if pauses.coming.insert(seat, moment) == Some(moment) {
            continue;
        }
        let drawn = pauses.draw(&mut Dice::new(hub.store.world().seed()));
        let whole = drawn.min(standing.row.meta.pace.seconds.map_or(LONGEST, |clock| i64::from(clock) * 900));
        let passed = hub.store.now() - playing.public_since;
        let left = Duration::from_millis((whole - passed).max(0) as u64).mul_f64(hub.config.pausing);
        drop(pauses);
        let (hub, table) = (Arc::clone(hub), Arc::clone(table));
        tokio::spawn(async move {
            tokio::time::sleep(left).await;
            let passed = hub.act(&table, move |standing| {
                let game = &standing.playing()?.game;
                let still = game.counts().moments == moment && standing.hides_pauses();
                Ok(silence(game.as_ref(), seat).filter(|_| still).into_iter().collect())
            });
            let passed = passed.await;
            let mut pauses = table.pauses.lock().unwrap_or_else(PoisonError::into_inner);
            pauses.coming.retain(|&of, &mut at| (of, at) != (seat, moment));
            drop(pauses);
            match passed {
                // Whatever is asked next has its own while.
                Ok(_) => keep(&hub, &table),
                Err(error) => {
                    tracing::warn!(%error, table = %table.id, "a pause goes on until it is found again");
                }
            }
        });
    }
}
