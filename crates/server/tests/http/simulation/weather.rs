//! Storage in which everything goes wrong that can, as a seed says: requests and answers are late or lost, the
//! database is away for a while, runs full or can't be written, and wake-ups are late, lost or repeated.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Wake, Waker};
use std::thread::Thread;
use std::time::Duration;

use futures_util::future::BoxFuture;
use server::StartError;
use server::ids::TableId;
use server::store::{Backend, Lost, WakeUp, Writers};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Executor};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::common::Chance;

/// What is the matter with the database for a while.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trouble {
    Nothing,
    /// Nobody answers.
    Away,
    /// It can't grow.
    Full,
    /// Everything that writes fails.
    Unwritable,
}

/// One in so many requests is lost on the way,
const LOST: usize = 50;
/// and so is one in so many answers, after everything was done.
const ANSWER_LOST: usize = 50;
/// One in so many requests meets the beginning of a longer trouble.
const TROUBLE: usize = 250;
/// One in so many is very late.
const LATE: usize = 60;

/// What the nodes' storage goes through.
pub(super) struct Weather {
    chance: Mutex<Chance>,
    trouble: Mutex<(Trouble, Instant)>,
    calm: AtomicBool,
    listeners: Mutex<Vec<mpsc::Sender<WakeUp>>>,
}

impl Weather {
    pub(super) fn new(seed: u64) -> Arc<Weather> {
        Arc::new(Weather {
            chance: Mutex::new(Chance(seed)),
            trouble: Mutex::new((Trouble::Nothing, Instant::now())),
            calm: AtomicBool::new(true),
            listeners: Mutex::default(),
        })
    }

    pub(super) fn becomes_bad(&self) {
        self.calm.store(false, Ordering::SeqCst);
    }

    pub(super) fn becomes_calm(&self) {
        self.calm.store(true, Ordering::SeqCst);
    }

    pub(super) fn below(&self, bound: usize) -> usize {
        self.chance.lock().unwrap().below(bound)
    }

    /// Whether something happens that happens once in so many times.
    fn strikes(&self, once_in: usize) -> bool {
        !self.calm.load(Ordering::SeqCst) && self.below(once_in) == 0
    }

    fn trouble(&self) -> Trouble {
        if self.calm.load(Ordering::SeqCst) {
            return Trouble::Nothing;
        }
        let begins = self.strikes(TROUBLE);
        let mut trouble = self.trouble.lock().unwrap();
        if begins && trouble.1 <= Instant::now() {
            let kinds = [Trouble::Away, Trouble::Full, Trouble::Unwritable];
            let long = Duration::from_millis(100 + self.below(10_000) as u64);
            *trouble = (kinds[self.below(kinds.len())], Instant::now() + long);
        }
        if trouble.1 > Instant::now() { trouble.0 } else { Trouble::Nothing }
    }

    async fn travel(&self) {
        let long = if self.strikes(LATE) { self.below(4_000) } else { self.below(20) };
        tokio::time::sleep(Duration::from_millis(1 + long as u64)).await;
    }
}

/// A database for one or several nodes in a file, under this weather.
pub(super) struct Exposed {
    pub(super) file: PathBuf,
    pub(super) weather: Arc<Weather>,
    pub(super) shared: bool,
}

/// Sets a connection up for what the database is going through.
async fn expose(connection: &mut AnyConnection, trouble: Trouble) -> Result<(), sqlx::Error> {
    let (size, writing) = match trouble {
        Trouble::Full => ("PRAGMA max_page_count = 1", "PRAGMA query_only = OFF"),
        Trouble::Unwritable => ("PRAGMA max_page_count = 1000000", "PRAGMA query_only = ON"),
        Trouble::Nothing | Trouble::Away => ("PRAGMA max_page_count = 1000000", "PRAGMA query_only = OFF"),
    };
    connection.execute(size).await?;
    connection.execute(writing).await?;
    Ok(())
}

impl Backend for Exposed {
    fn connect(&self) -> BoxFuture<'_, Result<AnyPool, StartError>> {
        let (new, used) = (Arc::clone(&self.weather), Arc::clone(&self.weather));
        Box::pin(async move {
            let options = AnyPoolOptions::new()
                .max_connections(64)
                .after_connect(move |connection, _| {
                    let weather = Arc::clone(&new);
                    Box::pin(async move {
                        let pragmas = [
                            "PRAGMA busy_timeout = 30000",
                            "PRAGMA journal_mode = WAL",
                            "PRAGMA synchronous = OFF",
                        ];
                        for pragma in pragmas {
                            connection.execute(pragma).await?;
                        }
                        expose(connection, weather.trouble()).await
                    })
                })
                .before_acquire(move |connection, _| {
                    let weather = Arc::clone(&used);
                    Box::pin(async move { expose(connection, weather.trouble()).await.map(|()| true) })
                });
            let database = self.file.display().to_string();
            let pool = options.connect(&format!("sqlite://{database}?mode=rwc")).await;
            pool.map_err(|problem| StartError::Database { database, problem })
        })
    }

    fn writers(&self) -> Writers {
        // As many as the real ones have.
        if self.shared { Writers { count: 8, batch: 1 } } else { Writers { count: 1, batch: 256 } }
    }

    fn begin(&self) -> &'static str {
        "BEGIN IMMEDIATE"
    }

    fn wake<'a>(
        &'a self,
        _connection: &'a mut AnyConnection,
        table: &'a TableId,
    ) -> BoxFuture<'a, Result<(), sqlx::Error>> {
        let listeners = self.weather.listeners.lock().unwrap().clone();
        for listener in listeners {
            let (weather, table) = (Arc::clone(&self.weather), table.clone());
            tokio::spawn(async move {
                if weather.strikes(4) {
                    return;
                }
                let mut times = 1 + usize::from(weather.strikes(5));
                while times > 0 {
                    weather.travel().await;
                    let cut_off = weather.strikes(40);
                    let wake_up = if cut_off { WakeUp::Everything } else { WakeUp::Table(table.clone()) };
                    let _ = listener.try_send(wake_up);
                    times -= 1;
                }
            });
        }
        Box::pin(async { Ok(()) })
    }

    fn is_shared(&self) -> bool {
        self.shared
    }

    fn wake_ups(&self) -> Option<mpsc::Receiver<WakeUp>> {
        let (sender, receiver) = mpsc::channel(64);
        self.weather.listeners.lock().unwrap().push(sender);
        self.shared.then_some(receiver)
    }

    fn carry<'a>(&'a self, work: BoxFuture<'a, ()>) -> BoxFuture<'a, Result<(), Lost>> {
        Box::pin(async move {
            self.weather.travel().await;
            if self.weather.trouble() == Trouble::Away {
                tokio::time::sleep(Duration::from_secs(4)).await;
                return Err(Lost);
            }
            if self.weather.strikes(LOST) {
                return Err(Lost);
            }
            at_once(work);
            self.weather.travel().await;
            if self.weather.strikes(ANSWER_LOST) { Err(Lost) } else { Ok(()) }
        })
    }
}

/// Waits for something without letting anybody else go on, so that the order of things does not depend on how fast
/// the database's threads are today.
fn at_once(work: BoxFuture<'_, ()>) {
    struct Unpark(Thread);
    impl Wake for Unpark {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }
    let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut work = std::pin::pin!(tokio::task::unconstrained(work));
    while work.as_mut().poll(&mut context).is_pending() {
        std::thread::park();
    }
}
