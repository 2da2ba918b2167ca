//! Tells people who are asked something at a slow table, at the address they gave.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;

use crate::config::Reach;
use crate::hub::Hub;
use crate::live::Standing;
use crate::store::PaceKind;

const PATIENCE: Duration = Duration::from_secs(5);
/// So many calls are under way at most; more are dropped.
const AT_ONCE: usize = 32;

/// Calls out.
pub(crate) struct Webhooks {
    client: reqwest::Client,
    places: Arc<tokio::sync::Semaphore>,
}

impl Default for Webhooks {
    fn default() -> Webhooks {
        let client = reqwest::Client::builder()
            .timeout(PATIENCE)
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .unwrap_or_default();
        Webhooks { client, places: Arc::new(tokio::sync::Semaphore::new(AT_ONCE)) }
    }
}

impl Webhooks {
    /// Calls for everybody who is asked now and was not before.
    pub(crate) fn tell(&self, hub: &Arc<Hub>, before: &Standing, after: &Standing) {
        if after.row.meta.pace.kind != PaceKind::Slow {
            return;
        }
        let (was, is) = (&before.row.glance.asked, &after.row.glance.asked);
        for &seat in is.iter().filter(|seat| !was.contains(seat)) {
            let user = after.row.meta.seats.get(usize::from(seat)).and_then(|seat| seat.user.clone());
            let Some(user) = user else { continue };
            let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
                hub.store.metrics().webhooks.note(&[("result", "dropped")]);
                continue;
            };
            let (hub, client, table) = (Arc::clone(hub), self.client.clone(), after.row.id.clone());
            tokio::spawn(async move {
                let _place = place;
                let Ok(Some(user)) = hub.store.user(&user).await else { return };
                let Some(address) = user.webhook else { return };
                let counted = |result| hub.store.metrics().webhooks.note(&[("result", result)]);
                if !is_reachable(&address, hub.config.reach).await {
                    return counted("unreachable");
                }
                let site = hub.config.origins.first().map_or("", String::as_str);
                // Messengers show what they find under one of these two names.
                let line = format!("Ragtag ● {} ● {site}/t/{table}", user.name);
                let body = json!({
                    "table": table, "player": user.name, "what": "your-decision",
                    "text": line, "content": line,
                });
                let sent =
                    client.post(&address).header("content-type", "application/json").body(body.to_string());
                match sent.send().await {
                    Ok(answer) if answer.status().is_success() => counted("delivered"),
                    Ok(_) => counted("refused"),
                    Err(error) => {
                        // The address itself may be a secret.
                        tracing::debug!(error = %error.without_url(), "a webhook did not answer");
                        counted("failed");
                    }
                }
            });
        }
    }
}

/// Whether an address leads somewhere, and not where webhooks must not go.
pub(crate) async fn is_reachable(address: &str, reach: Reach) -> bool {
    let Ok(url) = reqwest::Url::parse(address) else { return false };
    let (Some(host), Some(port)) = (url.host_str(), url.port_or_known_default()) else { return false };
    let host = host.trim_matches(['[', ']']);
    match tokio::net::lookup_host((host, port)).await {
        Ok(mut addresses) => reach == Reach::Anywhere || addresses.all(|found| is_global(found.ip())),
        Err(_) => false,
    }
}

fn is_global(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => {
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_unspecified()
                || v4.is_broadcast()
                || v4.is_multicast()
                || v4.octets()[0] == 100 && v4.octets()[1] & 0xc0 == 64)
        }
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => is_global(IpAddr::V4(v4)),
            None => {
                !(v6.is_loopback()
                    || v6.is_unspecified()
                    || v6.is_multicast()
                    || v6.segments()[0] & 0xfe00 == 0xfc00
                    || v6.segments()[0] & 0xffc0 == 0xfe80)
            }
        },
    }
}
