//! One call: to one of the addresses that were checked, without a detour, and no farther than it leads.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::address::Address;
use crate::api::WebhookTrouble;
use crate::error::StartError;

/// Who may vouch for those who are called by https: whom browsers trust, and whom the operator does.
#[derive(Clone, Debug)]
pub struct Trust(Arc<RootCertStore>);

impl Default for Trust {
    fn default() -> Trust {
        Trust(Arc::new(RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() }))
    }
}

impl Trust {
    /// The same, and those whose certificates stand in a PEM file.
    pub fn with_file(&self, file: &Path) -> Result<Trust, StartError> {
        let cannot = |problem: String| StartError::Certificates { file: file.to_owned(), problem };
        let found = CertificateDer::pem_file_iter(file).map_err(|error| cannot(error.to_string()))?;
        let mut roots = RootCertStore::clone(&self.0);
        let before = roots.len();
        for certificate in found {
            let certificate = certificate.map_err(|error| cannot(error.to_string()))?;
            roots.add(certificate).map_err(|error| cannot(error.to_string()))?;
        }
        if roots.len() == before {
            return Err(cannot("there are none in it".to_owned()));
        }
        Ok(Trust(Arc::new(roots)))
    }

    /// What makes connections by https.
    pub(super) fn connector(&self) -> TlsConnector {
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider speaks these versions")
            .with_root_certificates(Arc::clone(&self.0))
            .with_no_client_auth();
        TlsConnector::from(Arc::new(config))
    }
}

/// Sends the text to one of the places that were found for the address; the status with which it is answered.
pub(super) async fn post(
    tls: &TlsConnector,
    address: &Address,
    places: &[SocketAddr],
    text: String,
) -> Result<u16, WebhookTrouble> {
    let stream = TcpStream::connect(places).await.map_err(|_| WebhookTrouble::NoConnection)?;
    if !address.is_https() {
        return speak(stream, address, text).await;
    }
    let name = ServerName::try_from(address.host().to_owned()).map_err(|_| WebhookTrouble::NameUnknown)?;
    let stream = tls.connect(name, stream).await.map_err(|error| {
        tracing::debug!(%error, "a webhook is not trusted");
        WebhookTrouble::NotTrusted
    })?;
    speak(stream, address, text).await
}

async fn speak(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    address: &Address,
    text: String,
) -> Result<u16, WebhookTrouble> {
    let no_answer = |error: hyper::Error| {
        tracing::debug!(%error, "a webhook did not answer");
        WebhookTrouble::NoAnswer
    };
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(no_answer)?;
    // It ends with this call, whether an answer came or not.
    let mut carrying = JoinSet::new();
    carrying.spawn(connection);
    let request = Request::post(address.path())
        .header(header::HOST, address.authority())
        .header(header::USER_AGENT, "ragtag")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(text))
        .map_err(|_| WebhookTrouble::NoAnswer)?;
    Ok(sender.send_request(request).await.map_err(no_answer)?.status().as_u16())
}
