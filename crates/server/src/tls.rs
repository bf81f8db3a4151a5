//! The certificate by which browsers know us.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};

/// A certificate with its key, ready to use.
#[derive(Clone)]
pub struct Identity(Arc<ServerConfig>);

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum UnusableIdentity {
    /// A file cannot be read.
    #[error("cannot read {}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// A file is no PEM.
    #[error("{} is no PEM file: {reason}", path.display())]
    NotPem {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// There is no certificate in the file of certificates.
    #[error("there is no certificate in {}", path.display())]
    NoCertificate {
        /// The file.
        path: PathBuf,
    },
    /// There is no key in the file of the key.
    #[error("there is no private key in {}", path.display())]
    NoKey {
        /// The file.
        path: PathBuf,
    },
    /// The key is not the certificate's.
    #[error("the key in {} does not belong to the certificate in {}", key.display(), cert.display())]
    Mismatch {
        /// The file of the certificate.
        cert: PathBuf,
        /// The file of the key.
        key: PathBuf,
    },
    /// The certificate or the key is of a kind that TLS does not use.
    #[error("the certificate in {} cannot be used: {reason}", cert.display())]
    Unfit {
        /// The file of the certificate.
        cert: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
}

impl Identity {
    /// Reads the certificate, with those that vouch for it after it, and its key.
    ///
    /// # Errors
    ///
    /// When a file cannot be read, holds something else, or they do not belong together.
    pub fn read(cert: &Path, key: &Path) -> Result<Self, UnusableIdentity> {
        let chain = certificates(cert)?;
        let private = private_key(key)?;
        let provider = Arc::new(ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .and_then(|config| config.with_no_client_auth().with_single_cert(chain, private));
        let mut config = config.map_err(|error| unfit(&error, cert, key))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self(Arc::new(config)))
    }

    /// Who shakes hands with it.
    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::from(Arc::clone(&self.0))
    }
}

/// The key stays out of whatever prints this.
impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Identity(…)")
    }
}

/// The certificates of a file, in their order.
fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, UnusableIdentity> {
    let bytes = read(path)?;
    let found = CertificateDer::pem_slice_iter(&bytes).collect::<Result<Vec<_>, _>>();
    let found = found.map_err(|error| not_pem(&error, path))?;
    if found.is_empty() {
        return Err(UnusableIdentity::NoCertificate { path: path.to_owned() });
    }
    Ok(found)
}

/// The first key of a file.
fn private_key(path: &Path) -> Result<PrivateKeyDer<'static>, UnusableIdentity> {
    PrivateKeyDer::from_pem_slice(&read(path)?).map_err(|error| match error {
        pem::Error::NoItemsFound => UnusableIdentity::NoKey { path: path.to_owned() },
        error => not_pem(&error, path),
    })
}

/// The content of a file.
fn read(path: &Path) -> Result<Vec<u8>, UnusableIdentity> {
    let unreadable = |source| UnusableIdentity::Unreadable { path: path.to_owned(), source };
    std::fs::read(path).map_err(unreadable)
}

/// A file that looks like PEM and is none.
fn not_pem(error: &pem::Error, path: &Path) -> UnusableIdentity {
    UnusableIdentity::NotPem { path: path.to_owned(), reason: error.to_string() }
}

/// Why a certificate and a key make no identity.
fn unfit(error: &rustls::Error, cert: &Path, key: &Path) -> UnusableIdentity {
    match error {
        rustls::Error::InconsistentKeys(_) => {
            UnusableIdentity::Mismatch { cert: cert.to_owned(), key: key.to_owned() }
        }
        error => UnusableIdentity::Unfit { cert: cert.to_owned(), reason: error.to_string() },
    }
}
