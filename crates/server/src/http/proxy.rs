//! Where a request comes from when proxies stand between: what they say is believed only of our own.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, header};
use ipnet::IpNet;

use super::App;
use crate::error::Error;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The way of a request to us.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    /// The address of the client.
    pub address: IpAddr,
    /// Whether the client speaks with the outermost of our proxies by https.
    pub is_secure: bool,
}

impl Way {
    /// The way of a request, as far as it is known.
    pub(super) fn of(proxies: &[IpNet], headers: &HeaderMap, extensions: &Extensions) -> Way {
        let info = extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = info.map_or(IpAddr::from([0, 0, 0, 0]), |info| info.0.ip()).to_canonical();
        let is_ours = |address: IpAddr| proxies.iter().any(|network| network.contains(&address));
        let mut address = peer;
        // From us outwards, as long as those are ours who say so.
        for hop in hops(headers).into_iter().rev() {
            match hop {
                Some(before) if is_ours(address) => address = before,
                _ => break,
            }
        }
        Way { address, is_secure: is_ours(peer) && says_https(headers) }
    }
}

/// The addresses from which proxies say to have been called, in order; nothing where it is none.
fn hops(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    if headers.contains_key(FORWARDED_FOR) {
        return values(headers, &FORWARDED_FOR).map(address).collect();
    }
    values(headers, &header::FORWARDED).map(|hop| parameter(hop, "for").and_then(address)).collect()
}

/// Whether the proxy next to us says that the client speaks https.
fn says_https(headers: &HeaderMap) -> bool {
    let old = values(headers, &FORWARDED_PROTO).last();
    let said = old.or_else(|| parameter(values(headers, &header::FORWARDED).last()?, "proto"));
    said.is_some_and(|protocol| protocol.eq_ignore_ascii_case("https"))
}

/// What a header lists, in however many lines.
fn values<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).into_iter().map(|line| line.to_str().unwrap_or_default());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// A parameter of an element of `Forwarded`.
fn parameter<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let mut pairs = element.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim_matches('"'))
}

/// An address, with or without a port behind it.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.trim_matches(['[', ']']);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port).map(|address: IpAddr| address.to_canonical())
}

impl<S: Send + Sync> FromRequestParts<S> for Way
where
    App: FromRef<S>,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let app = App::from_ref(state);
        Ok(Way::of(&app.hub.config.trusted_proxies, &parts.headers, &parts.extensions))
    }
}
