//! Connections: so many of an address, none that is held open by saying nothing, and an orderly end.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use ipnet::IpNet;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt as _;

use crate::address::household;

/// When the system has no place for a connection, the next is looked for after this time.
const REST: Duration = Duration::from_millis(200);
/// So long answers may take that are under way when the server leaves.
const GRACE: Duration = Duration::from_secs(10);

/// What listens.
pub(crate) struct Listening {
    pub listener: TcpListener,
    pub router: Router,
    /// So many connections may be open at once from one address.
    pub connections: u32,
    /// So long the first line and the headers of a request may take, and the silence between two requests.
    pub patience: Duration,
    /// Those who connect for many others.
    pub proxies: Vec<IpNet>,
    /// Done when the server leaves.
    pub closing: CancellationToken,
}

impl Listening {
    /// Answers until the server leaves: then nobody is taken any more, and what was asked is answered, as far as that
    /// does not take too long.
    pub(crate) async fn serve(self) {
        let crowd = Crowd::default();
        let ending = GracefulShutdown::new();
        let cut = CancellationToken::new();
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                () = self.closing.cancelled() => break,
            };
            match accepted {
                Ok((stream, peer)) => {
                    let most =
                        if self.proxies.iter().any(|network| network.contains(&peer.ip().to_canonical())) {
                            u32::MAX
                        } else {
                            self.connections
                        };
                    if let Some(place) = crowd.place(peer.ip(), most) {
                        self.connect(stream, peer, place, &ending, cut.clone());
                    }
                }
                Err(error) if is_of_one(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "nobody can connect");
                    tokio::time::sleep(REST).await;
                }
            }
        }
        drop(self.listener);
        if tokio::time::timeout(GRACE, ending.shutdown()).await.is_err() {
            tracing::warn!("some were cut off in the middle of an answer");
        }
        cut.cancel();
    }

    fn connect(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        place: Place,
        ending: &GracefulShutdown,
        cut: CancellationToken,
    ) {
        let router = self.router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().oneshot(request.map(Body::new))
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.patience)
            .serve_connection(TokioIo::new(stream), service);
        let connection = ending.watch(connection);
        tokio::spawn(async move {
            let _place = place;
            tokio::select! {
                ended = connection => if let Err(error) = ended {
                    tracing::debug!(%error, "a connection ended badly");
                },
                () = cut.cancelled() => {}
            }
        });
    }
}

/// Whether only the connection that was to be taken is concerned.
fn is_of_one(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// How many are connected from where.
#[derive(Clone, Default)]
struct Crowd(Arc<Mutex<HashMap<IpAddr, u32>>>);

/// A place among them, as long as it lives.
struct Place {
    crowd: Crowd,
    from: IpAddr,
}

impl Crowd {
    fn place(&self, from: IpAddr, most: u32) -> Option<Place> {
        let from = household(from);
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(from).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { crowd: self.clone(), from })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.crowd.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.from);
            }
        }
    }
}
