//! Live updates as server-sent events. A viewer is told that something changed only when something changed
//! that the viewer may know of: others' secret answers make no sound.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use serde::Serialize;
use tokio::sync::watch;
use utoipa::ToSchema;

use super::App;
use super::body::Path;
use super::guard::Anybody;
use super::lobby::find;
use crate::api::{Changed, Nothing, Reacted, WhichTable, failures};
use crate::error::Error;
use crate::hub::Hub;
use crate::ids::UserId;
use crate::live::LiveTable;
use crate::metrics::OpenStream;
use crate::store::{Millis, Phase, Said};

/// Those whom a server that goes sends away come back after about this time.
const COME_BACK: Duration = Duration::from_secs(2);
const HEARTBEAT: Duration = Duration::from_secs(15);
/// What could not be read from the store when there was something to tell is read after this time.
const LOOK_AGAIN: Duration = Duration::from_secs(20);

/// What a viewer knows of a table's progress.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Progress {
    number: u64,
    log_end: u64,
    phase: Phase,
    waiting: Vec<u8>,
    seats: i64,
    deadline: Option<Millis>,
}

struct Watcher {
    hub: Arc<Hub>,
    table: Arc<LiveTable>,
    user: Option<UserId>,
    woken: watch::Receiver<u64>,
    last: Option<Progress>,
    heard: i64,
    talk: i64,
    /// How many reactions of the table were there when it was last looked at.
    reactions: usize,
    ready: Vec<Event>,
    /// Whether all was said.
    ended: bool,
    _open: OpenStream,
}

/// Server-sent events: `changed` when there is something new for you, `chat` when somebody says something, `reaction`
/// when a player reacts, and `leaving` when the server is about to go: come back a moment later.
///
/// Last-Event-ID resumes.
#[utoipa::path(
    get, path = "/tables/{id}/stream", tag = "Playing",
    params(WhichTable),
    responses(
        (status = 200, description = "Events whose data is one of these", body = StreamData, content_type = "text/event-stream"),
        failures::NoTable,
    )
)]
pub(super) async fn stream(
    State(app): State<App>,
    Anybody(user): Anybody,
    Path(WhichTable { id }): Path<WhichTable>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Error> {
    let table = find(&app, &id).await?;
    let resumed = headers
        .get("last-event-id")
        .and_then(|value| value.to_str().ok())
        .and_then(|id| id.rsplit_once('.')?.1.parse::<i64>().ok());
    let heard = match resumed {
        Some(heard) => heard.max(0),
        None => app.hub.store.last_said(&table.id).await?,
    };
    let reactions = table.reactions.count();
    let mut woken = table.watch();
    woken.mark_changed();
    let watcher = Watcher {
        hub: Arc::clone(&app.hub),
        user: user.map(|user| user.id),
        table,
        woken,
        last: None,
        heard,
        talk: 0,
        reactions,
        ready: Vec::new(),
        ended: false,
        _open: app.hub.store.metrics().stream(),
    };
    let events = futures_util::stream::unfold(watcher, |mut watcher| async move {
        let event = watcher.next().await?;
        Some((Ok(event), watcher))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

/// What the data of an event can be.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[allow(dead_code)] // it only describes
enum StreamData {
    /// Of `changed`.
    Changed(Changed),
    /// Of `chat`.
    Chat(Said),
    /// Of `reaction`.
    Reaction(Reacted),
    /// Of `leaving`.
    Leaving(Nothing),
}

fn event(name: &str, id: String, data: &impl Serialize) -> Event {
    Event::default().event(name).id(id).data(serde_json::to_string(data).unwrap_or_default())
}

impl Watcher {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.ready.pop() {
                return Some(event);
            }
            if self.ended {
                return None;
            }
            // Woken, or looking again all the same.
            let woken = tokio::time::timeout(LOOK_AGAIN, self.woken.changed());
            tokio::select! {
                biased;
                () = self.hub.leaving.cancelled() => {
                    self.ended = true;
                    return Some(Event::default().event("leaving").retry(COME_BACK).data("{}"));
                }
                woken = woken => if let Ok(Err(_)) = woken {
                    return None;
                }
            }
            let talk = self.table.talk();
            let mut said = Vec::new();
            if talk != self.talk {
                match self.hub.store.said(&self.table.id, self.heard).await {
                    Ok(found) => {
                        said = found;
                        self.talk = talk;
                    }
                    Err(error) => tracing::warn!(%error, "talk is told later"),
                }
            }
            self.notice(said);
        }
    }

    /// Makes the events that are due; the last one is sent first.
    fn notice(&mut self, said: Vec<Said>) {
        let standing = self.table.standing();
        let viewer = standing.viewer(self.user.as_ref());
        let playing = standing.playing.as_ref();
        let progress = Progress {
            number: playing.map_or(0, |playing| playing.game.number(viewer)),
            log_end: playing.map_or(0, |playing| playing.told.count(viewer)),
            phase: standing.row.phase,
            waiting: playing
                .map(|playing| playing.game.waiting().iter().map(|seat| seat.0).collect())
                .unwrap_or_default(),
            seats: standing.row.version,
            deadline: standing.row.deadline,
        };
        let id = |heard: i64| format!("{}.{}.{heard}", progress.number, progress.log_end);
        let mut events = Vec::new();
        for said in said {
            self.heard = said.n;
            events.push(event("chat", id(said.n), &said));
        }
        if self.last.as_ref() != Some(&progress) {
            let changed =
                Changed { number: progress.number, log_end: progress.log_end, phase: progress.phase };
            events.push(event("changed", id(self.heard), &changed));
            self.last = Some(progress);
        }
        // They are not made up for: who was away has missed them.
        let (reactions, count) = self.table.reactions.after(self.reactions);
        self.reactions = count;
        for reacted in reactions {
            let data = serde_json::to_string(&reacted).unwrap_or_default();
            events.push(Event::default().event("reaction").data(data));
        }
        events.reverse();
        self.ready = events;
    }
}
