//! Whose address it is.

use std::net::{IpAddr, Ipv6Addr};

/// What one client has: of IPv6 everybody gets a whole network, and can call from each address in it.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}
