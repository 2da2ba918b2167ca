//! A certificate that nobody vouches for but a test.

use std::path::Path;
use std::sync::Arc;

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;

/// A certificate with its key.
pub struct Certificate(rcgen::CertifiedKey<rcgen::KeyPair>);

impl Certificate {
    /// For this machine.
    pub fn new() -> Certificate {
        let names = ["localhost".to_owned(), "127.0.0.1".to_owned()];
        Certificate(rcgen::generate_simple_self_signed(names).unwrap())
    }

    /// What vouches for it.
    pub fn write(&self, file: &Path) {
        std::fs::write(file, self.0.cert.pem()).unwrap();
    }

    /// What only its owner may have.
    pub fn write_key(&self, file: &Path) {
        std::fs::write(file, self.0.signing_key.serialize_pem()).unwrap();
    }

    /// Takes connections by it.
    pub fn acceptor(&self) -> TlsAcceptor {
        let key = PrivatePkcs8KeyDer::from(self.0.signing_key.serialize_der());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![self.0.cert.der().clone()], key.into())
            .unwrap();
        TlsAcceptor::from(Arc::new(config))
    }
}
