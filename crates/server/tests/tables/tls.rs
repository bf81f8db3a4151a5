//! A table through TLS.

use std::sync::Arc;

use rcgen::generate_simple_self_signed;
use serde_json::{Value, json};
use server::Identity;
use server::store::sqlite::SqliteOptions;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::inn::{Inn, in_time};
use crate::raw;
use crate::scratch::Scratch;

/// A connection through TLS that trusts this certificate and no other.
async fn connect(inn: &Inn, trusted: CertificateDer<'static>) -> TlsStream<TcpStream> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted).expect("it is a certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring knows them")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from("apples.example").expect("it is a name");
    let stream = TcpStream::connect(inn.house.address()).await.expect("it listens");
    let connector = TlsConnector::from(Arc::new(config));
    in_time(connector.connect(name, stream)).await.expect("they shake hands")
}

#[tokio::test]
async fn a_table_is_opened_and_played_at_through_tls() {
    let made = generate_simple_self_signed(["apples.example".to_owned()]).expect("a certificate");
    let data = Arc::new(Scratch::new());
    let (cert, key) = (data.path("apples.crt"), data.path("apples.key"));
    std::fs::write(&cert, made.cert.pem()).expect("a file");
    std::fs::write(&key, made.signing_key.serialize_pem()).expect("a file");
    let identity = Identity::read(&cert, &key).expect("they belong together");
    let inn =
        Inn::start(data, SqliteOptions::default(), |config| config.tls = Some(identity)).await;

    let mut asking = connect(&inn, made.cert.der().clone()).await;
    let request = "POST /api/v1/tables HTTP/1.1\r\nhost: apples.example\r\nconnection: close\r\n\
        content-type: application/json\r\ncontent-length: 15\r\n\r\n{\"name\":\"Maya\"}";
    asking.write_all(request.as_bytes()).await.expect("it reads");
    let mut answer = String::new();
    let _ = in_time(asking.read_to_string(&mut answer)).await;
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer");
    assert!(head.starts_with("HTTP/1.1 201 "), "{head}");
    let place: Value = serde_json::from_str(body).expect("a place");
    let link = place["join_link"].as_str().expect("a link");
    assert!(link.starts_with("https://apples.example/#"), "{link}");

    let mut line = connect(&inn, made.cert.der().clone()).await;
    raw::upgrade(&mut line).await;
    let hello = json!({ "protocol": 1, "table": place["table"], "token": place["token"] });
    raw::send(&mut line, &json!({ "hello": hello }).to_string()).await;
    raw::hear(&mut line, "\"update\"").await;
    raw::send(&mut line, r#"{"do":{"id":"x","what":"here"}}"#).await;
    raw::hear(&mut line, "\"answer\"").await;
    drop(line);
    inn.stop().await;
}
