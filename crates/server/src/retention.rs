//! Clears away what nobody comes back to, a little at a time.

use std::sync::Arc;
use std::time::Duration;

use crate::error::Error;
use crate::hub::Hub;
use crate::store::{Millis, Phase};

const DAY: Millis = 24 * 60 * 60 * 1000;
/// So many tables of a kind are looked at in one go,
const BITE: usize = 20;
/// with so much time between, so that players don't notice,
const BREATH: Duration = Duration::from_secs(2);
/// and so much when there was nothing more to do.
const REST: Duration = Duration::from_hours(1);

impl Hub {
    /// Clears away for as long as the server runs.
    pub async fn keep_tidy(self: Arc<Hub>) {
        loop {
            let cleared = self.tidy().await;
            let cleared = cleared.inspect_err(|error| tracing::warn!(%error, "old tables stay for now"));
            tokio::time::sleep(if cleared.is_ok_and(|cleared| cleared > 0) { BREATH } else { REST }).await;
        }
    }

    /// Clears away a little; how many tables that were.
    pub async fn tidy(self: &Arc<Hub>) -> Result<usize, Error> {
        let kept = self.config.retention;
        let mut cleared = 0;
        for (phase, days) in [
            (Phase::Waiting, kept.waiting),
            (Phase::Running, kept.running),
            (Phase::Closed, kept.running),
            (Phase::Over, kept.talk),
        ] {
            let Some(days) = days else { continue };
            let since = self.store.now() - i64::from(days) * DAY;
            for table in self.store.quiet_tables(phase, since, BITE).await? {
                if phase == Phase::Over {
                    if self.store.drop_talk(&table, since).await? {
                        // It is there all the same: whoever wants it finds it as it is now.
                        self.unload(&table);
                        cleared += 1;
                    }
                } else if self.store.drop_table(&table, phase, since).await? {
                    self.forget(&table);
                    cleared += 1;
                }
            }
        }
        Ok(cleared)
    }
}
