//! The tables of this node: loads them when somebody comes, changes them one change at a time, follows what
//! other nodes do, lets clocks run out, and forgets what nobody uses.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tabletop::hosting::{Coming, Deed, Hosted, Kept, SeatChange, Title};
use tabletop::{By, Entry, Resumed, Seat, StandingOrders, Viewer};
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::error::{Error, ErrorCode};
use crate::ids::{TableId, UserId};
use crate::live::{LiveTable, Playing, Standing};
use crate::store::{Appended, Millis, Phase, Row, Store, Stored, WakeUp};
use crate::thinking::Thinking;
use crate::webhooks::Webhooks;
use crate::world::World;
use crate::{bots, games, pauses};

/// A change that others overtake so often is given up.
const ATTEMPTS: usize = 8;
/// How often clocks are looked at.
const TICK: Duration = Duration::from_millis(500);
/// How often all tables are compared with what is stored.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// How often sessions that have ended are cleared away; they let nobody in even before.
const SWEEP: Duration = Duration::from_hours(1);
/// A damaged table is not tried again for this time, in milliseconds.
const REST: i64 = 60_000;
/// Programs that were left waiting this long were left by a node that is gone.
const LEFT_WAITING: i64 = 5_000;
/// And so were pauses.
const LEFT_SILENT: i64 = 60_000;
/// Tables that nobody uses leave the memory after this time.
const IDLE: Duration = Duration::from_mins(5);

/// The tables of this node.
pub struct Hub {
    /// The store.
    pub store: Store,
    /// The configuration.
    pub config: Config,
    live: Mutex<HashMap<TableId, Arc<LiveTable>>>,
    /// Tables that are being loaded, one at a time each: none has to wait for another.
    loading: Mutex<HashMap<TableId, Arc<tokio::sync::Mutex<()>>>>,
    pub(crate) webhooks: Webhooks,
    /// Whose programs may think.
    pub(crate) thinking: Thinking,
    /// Done when the server leaves.
    pub(crate) leaving: CancellationToken,
}

impl Hub {
    /// A node on a store.
    pub fn new(store: Store, config: Config) -> Arc<Hub> {
        let webhooks = Webhooks::new(&config.trust);
        let thinking = Thinking::new(config.limits.thinking);
        Arc::new(Hub {
            store,
            config,
            live: Mutex::default(),
            loading: Mutex::default(),
            webhooks,
            thinking,
            leaving: CancellationToken::new(),
        })
    }

    /// The game with this short name.
    pub fn game(&self, name: &str) -> Result<&'static dyn Title, Error> {
        games::find(self.store.world().games(), name)
    }

    pub(crate) fn loaded(&self, id: &TableId) -> Option<Arc<LiveTable>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// The server is about to go: streams say so and end.
    pub fn leave(&self) {
        self.leaving.cancel();
    }

    /// Whether the server is about to go.
    pub fn is_leaving(&self) -> bool {
        self.leaving.is_cancelled()
    }

    /// How many tables are in memory.
    pub fn loaded_tables(&self) -> usize {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// A table, loaded if it is not in memory.
    pub async fn table(self: &Arc<Hub>, id: &TableId) -> Result<Arc<LiveTable>, Error> {
        if let Some(table) = self.loaded(id) {
            return Ok(table);
        }
        let turn = {
            let mut loading = self.loading.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(loading.entry(id.clone()).or_default())
        };
        let _one_at_a_time = turn.lock().await;
        let table = self.load_once(id).await;
        self.loading.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
        table
    }

    async fn load_once(self: &Arc<Hub>, id: &TableId) -> Result<Arc<LiveTable>, Error> {
        if let Some(table) = self.loaded(id) {
            return Ok(table);
        }
        let standing = self.load(id).await?;
        let title = self.game(&standing.row.meta.game)?;
        let table = {
            let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(live.entry(id.clone()).or_insert_with(|| Arc::new(LiveTable::new(title, standing))))
        };
        if self.store.is_shared() {
            // What other nodes did while it was loaded has woken nobody here.
            self.catch_up(&table).await?;
        } else {
            pauses::keep(self, &table);
        }
        bots::rouse(self, &table);
        Ok(table)
    }

    async fn stored_row(&self, id: &TableId) -> Result<(Row, i64), Error> {
        self.store.table(id).await?.ok_or_else(|| Error::NotFound(format!("table `{id}`")))
    }

    async fn load(&self, id: &TableId) -> Result<Standing, Error> {
        for _ in 0..ATTEMPTS {
            let (row, stored) = self.store.table_and_match(id).await?;
            let Some(stored) = stored else { return Ok(Standing { row, playing: None }) };
            let title = self.game(&row.meta.game)?;
            let changes = stored.changes.clone();
            let answers = folded(&stored).len();
            let (game, how) =
                title.resume(kept(stored)).map_err(|error| Error::Damaged(error.to_string()))?;
            let playing = Playing::loaded(game, &changes, &row);
            let loaded = Standing { row: row.clone(), playing: Some(playing) };
            if how == Resumed::WhereItWas {
                return Ok(loaded);
            }
            // The rules have changed under the running step: what is stored has to say so.
            tracing::warn!(table = %row.id, "the rules have changed: a step is asked again");
            let playing = loaded.playing()?;
            let (standing, mut append) = loaded.after(playing.game.fork(), Vec::new(), self.store.now())?;
            append.change.dropped = answers.saturating_sub(playing.game.entries().len());
            append.snapshot =
                Some(playing.game.snapshot().map_err(|error| Error::Damaged(error.to_string()))?);
            if self.store.append(&append).await? == Appended::Durable {
                return Ok(standing);
            }
        }
        Err(Error::conflict(ErrorCode::Busy, "the table changes too fast: try again"))
    }

    /// Begins the match, if nobody has.
    pub async fn begin(self: &Arc<Hub>, table: &Arc<LiveTable>) -> Result<(), Error> {
        let held = table.gate.lock().await;
        let standing = table.standing();
        if standing.playing.is_some() {
            return Ok(());
        }
        let mut game = table.title.begin(&standing.row.meta.whole_setup(table.title)?, standing.row.seed)?;
        let orders = |seat| Deed::Orders { seat, orders: self.config.orders.clone() };
        let deeds: Vec<Deed> = standing.people().map(orders).collect();
        for deed in &deeds {
            game.apply(deed)?;
        }
        let appended = self.append(table, &standing, game, deeds).await;
        drop(held);
        self.settle(table, appended).await?;
        bots::rouse(self, table);
        Ok(())
    }

    /// Does what `make` wants, on how the table then stands. A request that is given up half-way does not
    /// leave anything half done.
    pub async fn act(
        self: &Arc<Hub>,
        table: &Arc<LiveTable>,
        make: impl Fn(&Standing) -> Result<Vec<Deed>, Error> + Send + Sync + 'static,
    ) -> Result<Arc<Standing>, Error> {
        let (hub, table) = (Arc::clone(self), Arc::clone(table));
        let wanted = move |standing: &Standing| Ok(Some(make(standing)?).filter(|deeds| !deeds.is_empty()));
        let task = tokio::spawn(async move { hub.change(&table, wanted).await });
        task.await.map_err(|_| Error::Leaving)?
    }

    /// Appends the change that `make` wants, if it wants one, on how the table then stands.
    async fn change(
        self: &Arc<Hub>,
        table: &Arc<LiveTable>,
        make: impl Fn(&Standing) -> Result<Option<Vec<Deed>>, Error>,
    ) -> Result<Arc<Standing>, Error> {
        for _ in 0..ATTEMPTS {
            let held = table.gate.lock().await;
            let standing = table.standing();
            let Some(deeds) = make(&standing)? else { return Ok(standing) };
            if standing.row.phase == Phase::Closed {
                return Err(closed());
            }
            let mut game = standing.playing()?.game.fork();
            for deed in &deeds {
                game.apply(deed)?;
            }
            let appended = self.append(table, &standing, game, deeds).await;
            drop(held);
            if self.settle(table, appended).await? == Appended::Durable {
                bots::rouse(self, table);
                return Ok(table.standing());
            }
        }
        Err(Error::conflict(ErrorCode::Busy, "the table changes too fast: try again"))
    }

    /// Appends a change; call it with the table's gate held. If it is durable, the table shows it.
    pub(crate) async fn append(
        self: &Arc<Hub>,
        table: &Arc<LiveTable>,
        standing: &Standing,
        mut game: Box<dyn Hosted>,
        mut deeds: Vec<Deed>,
    ) -> Result<Appended, Error> {
        pauses::note_times(table, standing, &deeds, self.store.now());
        pauses::hush(standing, game.as_mut(), &mut deeds)?;
        let (next, append) = standing.after(game, deeds, self.store.now())?;
        let appended = self.store.append(&append).await?;
        if appended == Appended::Durable {
            let next = Arc::new(next);
            table.show(Arc::clone(&next));
            pauses::keep(self, table);
            self.store.metrics().answers.fetch_add(append.change.added.len() as u64, Ordering::Relaxed);
            Webhooks::tell(self, standing, &next);
        }
        Ok(appended)
    }

    /// After an append, with the gate open again: unless it was plainly durable, the table is brought up to what
    /// is stored. After an error it may have been written all the same.
    pub(crate) async fn settle(
        self: &Arc<Hub>,
        table: &Arc<LiveTable>,
        appended: Result<Appended, Error>,
    ) -> Result<Appended, Error> {
        match appended {
            Ok(Appended::Durable) => {}
            Ok(Appended::TooLate) => self.catch_up(table).await?,
            Err(_) => self.catch_up_if_possible(table).await,
        }
        appended
    }

    pub(crate) async fn catch_up_if_possible(self: &Arc<Hub>, table: &Arc<LiveTable>) {
        let caught_up = self.catch_up(table).await;
        table.note_behind(caught_up.is_err());
        if let Err(error) = caught_up {
            tracing::warn!(%error, table = %table.id, "a table is behind what is stored, until the next heartbeat");
        }
    }

    /// Brings a table up to what is stored.
    pub async fn catch_up(self: &Arc<Hub>, table: &Arc<LiveTable>) -> Result<(), Error> {
        let held = table.gate.lock().await;
        let (row, seq) = self.stored_row(&table.id).await?;
        let standing = table.standing();
        let known = standing.playing.as_ref().map_or(0, |playing| playing.seq);
        let changes = self.store.changes(&table.id, known).await?;
        let mut next = standing.with_row(row);
        // What came after the row was read would not fit it.
        for change in changes.iter().filter(|change| change.seq <= seq) {
            let followed = next.playing.as_ref().and_then(|playing| playing.follow(change));
            if followed.is_none() {
                next = self.load(&table.id).await?;
                break;
            }
            next.playing = followed;
        }
        table.show(Arc::new(next));
        drop(held);
        bots::rouse(self, table);
        Ok(())
    }

    /// Changes who sits where. `change` says why not, or changes the row.
    pub async fn seat(
        self: &Arc<Hub>,
        table: &Arc<LiveTable>,
        change: impl Fn(&Standing, &mut Row) -> Result<(), Error> + Send,
    ) -> Result<Arc<Standing>, Error> {
        let (before, seated) = self.change_seats(table, change).await?;
        if before.people().ne(seated.people()) {
            self.tell_former(&seated.row).await;
        }
        let comings = before.row.comings(&seated.row);
        let clock = seated.row.phase == Phase::Running && seated.is_clocked() != before.is_clocked();
        if comings.is_empty() && !clock {
            return Ok(seated);
        }
        // Everybody is told who came or went, though whoever asked for it may be gone. The change sets the clock anew,
        // also one in which nobody does anything.
        let (hub, table) = (Arc::clone(self), Arc::clone(table));
        let told = tokio::spawn(async move {
            let make = |standing: &Standing| Ok(Some(hub.with_orders(standing, &comings)));
            hub.change(&table, make).await
        });
        told.await.map_err(|_| Error::Leaving)?
    }

    /// Comings and goings, with the orders that hold from then on: people have those of everybody at first, and a
    /// program is asked always.
    fn with_orders(&self, standing: &Standing, comings: &[Deed]) -> Vec<Deed> {
        let orders = comings.iter().filter_map(|deed| {
            let Deed::Seat(SeatChange { seat, how, .. }) = deed else { return None };
            let orders = match how {
                Coming::SatDown => self.config.orders.clone(),
                Coming::Left => StandingOrders::AlwaysAsk,
            };
            let holds =
                standing.playing.as_ref().is_some_and(|playing| *playing.game.orders(*seat) == orders);
            (!holds).then_some(Deed::Orders { seat: *seat, orders })
        });
        comings.iter().cloned().chain(orders).collect()
    }

    /// How the table stood before, and how it stands now.
    pub(crate) async fn change_seats(
        self: &Arc<Hub>,
        table: &Arc<LiveTable>,
        change: impl Fn(&Standing, &mut Row) -> Result<(), Error> + Send,
    ) -> Result<(Arc<Standing>, Arc<Standing>), Error> {
        for _ in 0..ATTEMPTS {
            let changed;
            {
                let _gate = table.gate.lock().await;
                let standing = table.standing();
                let mut row = standing.row.clone();
                row.reseat(|row| change(&standing, row))?;
                check_nobody_is_back(&row)?;
                standing.note_who_sat_down(&mut row);
                changed = self.store.change_table(&mut row).await;
                if let Ok(true) = changed {
                    let next = Arc::new(standing.with_row(row));
                    table.show(Arc::clone(&next));
                    return Ok((standing, next));
                }
            }
            if let Err(error) = changed {
                // It may have been written all the same.
                self.catch_up_if_possible(table).await;
                return Err(error);
            }
            self.catch_up(table).await?;
        }
        Err(Error::conflict(ErrorCode::Busy, "the table changes too fast: try again"))
    }

    /// Takes a table away that has not begun, unless it has changed since.
    pub async fn close(self: &Arc<Hub>, row: &Row) -> Result<bool, Error> {
        let removed = self.store.remove_table(row).await?;
        if removed {
            self.forget(&row.id);
            self.tell_former(row).await;
        }
        Ok(removed)
    }

    /// Closes a table for good, if `check` has nothing against it: one that waits is gone, and a running game ends
    /// without a result.
    pub async fn end(
        self: &Arc<Hub>,
        table: &Arc<LiveTable>,
        check: impl Fn(&Row) -> Result<(), Error> + Send,
    ) -> Result<Arc<Standing>, Error> {
        for _ in 0..ATTEMPTS {
            let held = table.gate.lock().await;
            let standing = table.standing();
            check(&standing.row)?;
            if let Some(playing) = &standing.playing {
                // A change in which nobody does anything: the arbiter of changes lets none come after it.
                let appended = self.append(table, &standing.closed(), playing.game.fork(), Vec::new()).await;
                drop(held);
                if self.settle(table, appended).await? == Appended::Durable {
                    return Ok(table.standing());
                }
            } else if self.close(&standing.row).await? {
                return Ok(table.standing());
            } else {
                drop(held);
                self.catch_up(table).await?;
            }
        }
        Err(Error::conflict(ErrorCode::Busy, "the table changes too fast: try again"))
    }

    /// Clocks, programs that were left waiting, and tables that nobody uses.
    pub async fn watch_clocks(self: Arc<Hub>) {
        let mut ticks = tokio::time::interval(TICK);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut resting: HashMap<TableId, Millis> = HashMap::new();
        loop {
            ticks.tick().await;
            let time = self.store.now();
            resting.retain(|_, until| *until > time);
            match self.store.due_tables(time, time - LEFT_WAITING, time - LEFT_SILENT).await {
                Ok(due) => {
                    for id in due.into_iter().filter(|id| !resting.contains_key(id)).collect::<Vec<_>>() {
                        if let Err(error) = self.run_out_apart(&id).await {
                            tracing::warn!(%error, table = %id, "a clock could not run out");
                            if matches!(error, Error::Damaged(_)) {
                                resting.insert(id, time + REST);
                            }
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "clocks stand still"),
            }
            let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            live.retain(|_, table| Arc::strong_count(table) > 1 || !table.is_idle_for(IDLE));
        }
    }

    /// Clears away what sessions nobody has used for long, now and then.
    pub async fn end_old_sessions(self: Arc<Hub>) {
        let mut ticks = tokio::time::interval(SWEEP);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Err(error) = self.store.end_old_sessions().await {
                tracing::warn!(%error, "sessions that have ended are still there");
            }
        }
    }

    /// Lets a clock run out in a task of its own: a panic at one table must not stop all clocks.
    async fn run_out_apart(self: &Arc<Hub>, id: &TableId) -> Result<(), Error> {
        let (hub, id) = (Arc::clone(self), id.clone());
        let ran = tokio::spawn(async move { hub.run_out(&id).await }).await;
        ran.unwrap_or_else(|panic| Err(Error::Damaged(panic.to_string())))
    }

    /// Follows what other nodes do, and looks at the store now and then all the same: wake-ups get lost, and so
    /// do answers of the store.
    pub async fn follow_others(self: Arc<Hub>) {
        let mut wake_ups = self.store.wake_ups();
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let wake_up = async {
                match &mut wake_ups {
                    Some(wake_ups) => wake_ups.recv().await,
                    None => std::future::pending().await,
                }
            };
            let wake_up = tokio::select! {
                // In this order, so that a simulation goes the same way twice.
                biased;
                _ = heartbeat.tick() => Some(WakeUp::Everything),
                wake_up = wake_up => wake_up,
            };
            match wake_up {
                Some(WakeUp::Table(id)) => self.follow(&id).await,
                Some(WakeUp::Reaction(id, reacted)) => self.note_reaction(&id, reacted),
                Some(WakeUp::Everything) => self.follow_everything().await,
                // The heartbeat remains.
                None => wake_ups = None,
            }
        }
    }

    async fn follow(self: &Arc<Hub>, id: &TableId) {
        let Some(table) = self.loaded(id) else { return };
        self.catch_up_if_possible(&table).await;
        table.note_talk();
    }

    async fn follow_everything(self: &Arc<Hub>) {
        let mut tables: Vec<Arc<LiveTable>> =
            self.live.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        // Where there are no other nodes, only what could not be read can have come farther.
        tables.retain(|table| self.store.is_shared() || table.is_behind());
        tables.sort_by(|one, other| one.id.cmp(&other.id));
        let ids: Vec<TableId> = tables.iter().map(|table| table.id.clone()).collect();
        let marks = match self.store.marks(&ids).await {
            Ok(marks) => marks,
            Err(error) => {
                tracing::warn!(%error, "other nodes can't be followed");
                return;
            }
        };
        for table in tables {
            let Some(&mark) = marks.get(&table.id) else {
                // Another node has closed it.
                self.forget(&table.id);
                continue;
            };
            if !table.peek().is_at(mark) {
                self.catch_up_if_possible(&table).await;
            }
            table.note_said(mark.said);
        }
    }

    /// Forgets a table that is gone. Whoever still watches it is told.
    pub(crate) fn forget(&self, id: &TableId) {
        if let Some(table) = self.unload(id) {
            table.show(Arc::new(table.peek().closed()));
        }
    }

    /// Takes a table out of the memory.
    pub(crate) fn unload(&self, id: &TableId) -> Option<Arc<LiveTable>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).remove(id)
    }

    async fn run_out(self: &Arc<Hub>, id: &TableId) -> Result<(), Error> {
        let table = self.table(id).await?;
        bots::rouse(self, &table);
        pauses::keep(self, &table);
        let standing = table.standing();
        let Some(deadline) = standing.row.deadline.filter(|&deadline| deadline < self.store.now()) else {
            return Ok(());
        };
        let (title, world) = (table.title, Arc::clone(self.store.world()));
        self.act(&table, move |standing| {
            // Somebody answered in the last moment.
            if standing.row.deadline != Some(deadline) {
                return Ok(Vec::new());
            }
            substitutes(title, standing, world.as_ref())
        })
        .await?;
        Ok(())
    }
}

/// That nothing can be done because the table's owner has ended the game.
pub(crate) fn closed() -> Error {
    Error::conflict(ErrorCode::Closed, "the owner of the table has ended the game")
}

/// Who was sent away does not sit down again, in whatever way.
fn check_nobody_is_back(row: &Row) -> Result<(), Error> {
    let back = |user: &UserId| row.meta.seat_of(user).is_some();
    if row.meta.removed.iter().any(back) {
        return Err(removed());
    }
    Ok(())
}

/// That somebody was sent away.
pub(crate) fn removed() -> Error {
    Error::conflict(ErrorCode::Removed, "the owner of this table has sent you away")
}

fn late_seats(standing: &Standing) -> Vec<Seat> {
    let asked = standing.playing.as_ref().map(|playing| playing.game.asked()).unwrap_or_default();
    asked.into_iter().filter(|&seat| standing.is_clocked() && !standing.is_bot(seat)).collect()
}

/// What the usual program answers for everybody who is late.
fn substitutes(title: &dyn Title, standing: &Standing, world: &dyn World) -> Result<Vec<Deed>, Error> {
    let mut game = standing.playing()?.game.fork();
    let mut deeds = Vec::new();
    let number = game.number(Viewer::Spectator);
    for seat in late_seats(standing) {
        if game.number(Viewer::Spectator) != number {
            break;
        }
        let usual = title.bots().first().copied().unwrap_or_default();
        let Some(mut bot) = title.bot(usual, world.seed()) else { break };
        let (answer, by) = match game.silent(seat) {
            Some(answer) => (answer, By::Orders),
            None => (game.consult(seat, bot.as_mut())?, By::Clock),
        };
        let deed = Deed::Answer(Entry { seat, answer, by });
        game.apply(&deed)?;
        deeds.push(deed);
    }
    Ok(deeds)
}

/// All answers that stand.
pub fn folded(stored: &Stored) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for change in &stored.changes {
        entries.truncate(entries.len().saturating_sub(change.dropped));
        entries.extend(change.added.iter().cloned());
    }
    entries
}

/// A match as the kernel takes it up again.
pub(crate) fn kept(stored: Stored) -> Kept {
    let entries = folded(&stored);
    let (seq, snapshot) = stored.snapshot;
    let mut orders = Vec::new();
    let mut hush = None;
    for deed in stored.changes.iter().filter(|change| change.seq > seq).flat_map(|change| &change.deeds) {
        match deed {
            Deed::Orders { seat, orders: left } => orders.push((*seat, left.clone())),
            Deed::Hush { seats } => hush = Some(seats.clone()),
            Deed::Answer(_) | Deed::Undo { .. } | Deed::Seat(_) => {}
        }
    }
    let counts = stored.changes.last().map(|last| last.counts).unwrap_or_default();
    Kept { snapshot, entries, orders, hush, counts }
}

/// Whether a table is over.
pub fn is_over(standing: &Standing) -> bool {
    standing.row.phase == Phase::Over
}
