//! The server through TLS.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rcgen::{CertifiedKey, KeyPair, generate_simple_self_signed};
use server::{Config, Identity, UnusableIdentity};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::api::api;
use crate::site;
use crate::wire::{Answer, Server, request};

/// A file of a test's own with this text.
fn written(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a scratch file can be written");
    path
}

/// A certificate that vouches for itself, with its key.
fn certificate() -> CertifiedKey<KeyPair> {
    generate_simple_self_signed(["apples.example".to_owned()]).expect("a certificate can be made")
}

/// A server with this certificate.
async fn server(name: &str, made: &CertifiedKey<KeyPair>) -> Server {
    let cert = written(&format!("{name}.crt"), &made.cert.pem());
    let key = written(&format!("{name}.key"), &made.signing_key.serialize_pem());
    let identity = Identity::read(&cert, &key).expect("they belong together");
    let config = Config { tls: Some(identity), ..Config::new("nowhere") };
    Server::start(config, site(), api()).await
}

/// A client that trusts this certificate and no other.
fn client(trusted: CertificateDer<'static>) -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add(trusted).expect("it is a certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring knows them")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

/// Gets a path through TLS.
async fn get(server: &Server, client: &TlsConnector, path: &str) -> Answer {
    let name = ServerName::try_from("apples.example").expect("it is a name");
    let stream = server.connect().await;
    let mut stream = client.connect(name, stream).await.expect("they shake hands");
    stream.write_all(request("GET", path, &[], "").as_bytes()).await.expect("it reads");
    Answer::read(&mut stream).await
}

#[tokio::test]
async fn a_client_that_trusts_the_certificate_is_served() {
    let made = certificate();
    let server = server("trusted", &made).await;
    let answer = get(&server, &client(made.cert.der().clone()), "/").await;
    assert_eq!((answer.status(), answer.text()), (200, "<h1>front</h1>"));
    assert_eq!(answer.header("referrer-policy"), "no-referrer");
}

#[tokio::test]
async fn a_client_that_trusts_another_certificate_is_not_deceived() {
    let server = server("another", &certificate()).await;
    let name = ServerName::try_from("apples.example").expect("it is a name");
    let other = client(certificate().cert.der().clone());
    assert!(other.connect(name, server.connect().await).await.is_err());
}

#[tokio::test]
async fn who_stalls_the_handshake_keeps_nobody_waiting() {
    let made = certificate();
    let server = server("stalled", &made).await;
    let mut stalled = Vec::new();
    for place in 0..50 {
        let mut stream = server.connect().await;
        if place % 2 == 0 {
            stream.write_all(b"\x16\x03\x01").await.expect("the server listens");
        }
        stalled.push(stream);
    }
    let asked = Instant::now();
    assert_eq!(get(&server, &client(made.cert.der().clone()), "/healthz").await.text(), "ok\n");
    assert!(asked.elapsed() < Duration::from_secs(5));
    // Plain HTTP gets no answer, and does no harm.
    let mut plain = server.connect().await;
    plain.write_all(b"GET / HTTP/1.1\r\nhost: test\r\n\r\n").await.expect("the server listens");
    assert_eq!(get(&server, &client(made.cert.der().clone()), "/healthz").await.text(), "ok\n");
}

#[tokio::test(start_paused = true)]
async fn who_never_finishes_the_handshake_is_hung_up_on() {
    let server = server("unfinished", &certificate()).await;
    let mut stream = server.connect().await;
    let since = tokio::time::Instant::now();
    let _ = stream.read_u8().await;
    assert_eq!(since.elapsed().as_secs(), 10);
}

/// What is wrong with a certificate and a key.
fn refused(cert: &Path, key: &Path) -> String {
    Identity::read(cert, key).expect_err("they cannot be used").to_string()
}

#[test]
fn what_cannot_be_used_is_refused_with_the_reason() {
    let (one, other) = (certificate(), certificate());
    let cert = written("one.crt", &one.cert.pem());
    let key = written("one.key", &one.signing_key.serialize_pem());
    let other_key = written("other.key", &other.signing_key.serialize_pem());
    let apples = written("apples.pem", "just apples");
    let torn = written("torn.pem", "-----BEGIN CERTIFICATE-----\nMIIB\n");
    let hollow =
        written("hollow.pem", "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n");
    let missing = Path::new(env!("CARGO_TARGET_TMPDIR")).join("missing.pem");
    assert!(Identity::read(&cert, &key).is_ok());
    assert!(refused(&missing, &key).ends_with("missing.pem"));
    assert!(refused(&cert, &missing).starts_with("cannot read "));
    assert!(refused(&apples, &key).starts_with("there is no certificate in "));
    assert!(refused(&key, &key).starts_with("there is no certificate in "));
    assert!(refused(&cert, &apples).starts_with("there is no private key in "));
    assert!(refused(&cert, &cert).starts_with("there is no private key in "));
    assert!(refused(&torn, &key).contains("torn.pem is no PEM file: "));
    assert!(refused(&hollow, &key).contains("hollow.pem cannot be used: "));
    assert!(matches!(Identity::read(&cert, &other_key), Err(UnusableIdentity::Mismatch { .. })));
}
