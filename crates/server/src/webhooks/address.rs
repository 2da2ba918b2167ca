//! Where webhooks may lead. A name can lead somewhere else each time it is looked up, so that it is looked up
//! once for each call, and the call goes to what was found and checked.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use ipnet::{Ipv4Net, Ipv6Net};
use url::{Position, Url};

use crate::api::WebhookTrouble;
use crate::config::Reach;
use crate::world::World;

/// What is not reachable from everywhere, as the IANA's registry of special addresses has it, and what is no
/// single host's.
const CLOSED: [Ipv4Net; 15] = [
    v4([0, 0, 0, 0], 8),       // this network
    v4([10, 0, 0, 0], 8),      // private
    v4([100, 64, 0, 0], 10),   // shared by a carrier's customers
    v4([127, 0, 0, 0], 8),     // loopback
    v4([169, 254, 0, 0], 16),  // link-local: where clouds tell their secrets
    v4([172, 16, 0, 0], 12),   // private
    v4([192, 0, 0, 0], 24),    // protocols
    v4([192, 0, 2, 0], 24),    // documentation
    v4([192, 88, 99, 0], 24),  // relays from IPv6
    v4([192, 168, 0, 0], 16),  // private
    v4([198, 18, 0, 0], 15),   // measurements
    v4([198, 51, 100, 0], 24), // documentation
    v4([203, 0, 113, 0], 24),  // documentation
    v4([224, 0, 0, 0], 4),     // multicast
    v4([240, 0, 0, 0], 4),     // reserved, and broadcast
];

/// Of IPv6 only these are given to hosts of the world,
const GIVEN: Ipv6Net = v6([0x2000, 0], 3);
/// and of those not these.
const CLOSED_AMONG_GIVEN: [Ipv6Net; 4] = [
    v6([0x2001, 0], 23),     // protocols, and tunnels whose addresses hide others
    v6([0x2001, 0xdb8], 32), // documentation
    v6([0x2002, 0], 16),     // 6to4: hides an IPv4 address
    v6([0x3fff, 0], 20),     // documentation
];
/// These stand for the IPv4 address at their end where a network has IPv6 alone.
const TRANSLATED: Ipv6Net = v6([0x64, 0xff9b], 96);

const fn v4([a, b, c, d]: [u8; 4], prefix: u8) -> Ipv4Net {
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, d), prefix)
}

const fn v6([a, b]: [u16; 2], prefix: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::new(a, b, 0, 0, 0, 0, 0, 0), prefix)
}

/// Whether a host of the world has this address, and none of our own network.
fn is_of_the_world(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => !CLOSED.iter().any(|net| net.contains(&v4)),
        IpAddr::V6(v6) => match hidden(v6) {
            Some(v4) => is_of_the_world(IpAddr::V4(v4)),
            None => GIVEN.contains(&v6) && !CLOSED_AMONG_GIVEN.iter().any(|net| net.contains(&v6)),
        },
    }
}

/// The IPv4 address for which an IPv6 address stands.
fn hidden(v6: Ipv6Addr) -> Option<Ipv4Addr> {
    let [.., a, b, c, d] = v6.octets();
    let translated = || TRANSLATED.contains(&v6).then(|| Ipv4Addr::new(a, b, c, d));
    v6.to_ipv4_mapped().or_else(translated)
}

/// An address to which webhooks can be sent.
pub(crate) struct Address(Url);

impl Address {
    /// An address with http or https. A user's name in it would stand in every list of addresses, and is not taken.
    pub(crate) fn read(text: &str) -> Option<Address> {
        let url = Url::parse(text).ok()?;
        let plain = url.username().is_empty() && url.password().is_none();
        (matches!(url.scheme(), "http" | "https") && plain && url.host_str().is_some())
            .then_some(Address(url))
    }

    /// Whether whoever answers has to prove who they are.
    pub(super) fn is_https(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// The name or number of the host.
    pub(super) fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default().trim_matches(['[', ']'])
    }

    /// The host as a request names it, with its port if that is not the usual one.
    pub(super) fn authority(&self) -> &str {
        &self.0[Position::BeforeHost..Position::AfterPort]
    }

    /// What is asked for there.
    pub(super) fn path(&self) -> &str {
        &self.0[Position::BeforePath..Position::AfterQuery]
    }

    /// Where it leads now: all of it has to be where webhooks may go.
    pub(crate) async fn find(
        &self,
        world: &dyn World,
        reach: Reach,
    ) -> Result<Vec<SocketAddr>, WebhookTrouble> {
        let port = self.0.port_or_known_default().unwrap_or_default();
        let found = world.find(self.host(), port).await.unwrap_or_default();
        if found.is_empty() {
            return Err(WebhookTrouble::NameUnknown);
        }
        let allowed = reach == Reach::Anywhere || found.iter().all(|found| is_of_the_world(found.ip()));
        if allowed { Ok(found) } else { Err(WebhookTrouble::OwnNetwork) }
    }
}
