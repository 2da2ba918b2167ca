//! Whose address it is.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;

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

/// Who is behind a connection: its other end, or whom one of our proxies says to have heard. What came before our
/// proxies anybody can make up.
pub(crate) fn behind(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
    let named = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let mut named: Vec<&str> = named.flat_map(|value| value.split(',')).collect();
    let mut client = peer.to_canonical();
    while proxies.contains(&client)
        && let Some(Ok(before)) = named.pop().map(|name| name.trim().parse::<IpAddr>())
    {
        client = before.to_canonical();
    }
    client
}
