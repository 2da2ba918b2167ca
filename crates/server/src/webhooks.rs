//! Tells people who are asked something at a slow table, at the address they gave, and notes what came of it.

mod address;
mod call;

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

pub(crate) use address::Address;
pub use call::Trust;

use crate::api::{WebhookResult, WebhookTrouble};
use crate::error::Error;
use crate::hub::Hub;
use crate::ids::{TableId, UserId};
use crate::live::Standing;
use crate::store::{PaceKind, iso};

/// Finding somebody and hearing their answer may take so long together.
const PATIENCE: Duration = Duration::from_secs(5);
/// So many calls are under way at most; more are not made.
const AT_ONCE: usize = 32;

/// Calls out.
pub(crate) struct Webhooks {
    tls: TlsConnector,
    places: Semaphore,
}

impl Webhooks {
    /// Calls those for whom these vouch.
    pub(crate) fn new(trust: &Trust) -> Webhooks {
        Webhooks { tls: trust.connector(), places: Semaphore::new(AT_ONCE) }
    }

    /// Calls for everybody who is asked now and was not before.
    pub(crate) fn tell(hub: &Arc<Hub>, before: &Standing, after: &Standing) {
        if after.row.meta.pace.kind != PaceKind::Slow {
            return;
        }
        let (was, is) = (&before.row.glance.asked, &after.row.glance.asked);
        for &seat in is.iter().filter(|seat| !was.contains(seat)) {
            let user = after.row.meta.seats.get(usize::from(seat)).and_then(|seat| seat.user.clone());
            let Some(user) = user else { continue };
            let (hub, table) = (Arc::clone(hub), after.row.id.clone());
            tokio::spawn(async move {
                if let Err(error) = tell_one(&hub, &user, &table).await {
                    tracing::warn!(%error, "what came of a webhook is not known");
                }
            });
        }
    }

    async fn call(&self, hub: &Hub, address: &str, text: String) -> Result<u16, WebhookTrouble> {
        let _place = self.places.try_acquire().map_err(|_| WebhookTrouble::TooMany)?;
        let called = timeout(PATIENCE, async {
            let address = Address::read(address).ok_or(WebhookTrouble::NameUnknown)?;
            let found = address.find(hub.store.world().as_ref(), hub.config.reach).await?;
            call::post(&self.tls, &address, &found, text).await
        });
        called.await.unwrap_or(Err(WebhookTrouble::TooLate))
    }
}

/// Tells somebody that a table waits for them, if they want to be told.
async fn tell_one(hub: &Hub, user: &UserId, table: &TableId) -> Result<(), Error> {
    let Some(user) = hub.store.user(user).await? else { return Ok(()) };
    let Some(address) = user.webhook else { return Ok(()) };
    let site = hub.config.origins.first().map_or("", String::as_str);
    // Messengers show what they find under one of these two names.
    let line = format!("Ragtag ● {} ● {site}/t/{table}", user.name);
    let body = json!({
        "table": table, "player": user.name, "what": "your-decision", "text": line, "content": line,
    });
    let called = hub.webhooks.call(hub, &address, body.to_string()).await;
    hub.store.metrics().webhooks.note(&[("result", if called.is_ok() { "answered" } else { "failed" })]);
    let result = WebhookResult { at: iso(hub.store.now()), status: called.ok(), trouble: called.err() };
    hub.store.note_webhook(&user.id, &address, &result).await
}
