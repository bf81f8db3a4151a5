//! The metrics as a scraper reads them.

use std::collections::BTreeSet;

use server::Config;
use server::config::MetricsFor;
use server::metrics::{Audience, Outcome};

use crate::api::api;
use crate::site;
use crate::wire::Server;

/// Checks one line, given the names that were introduced before.
#[track_caller]
fn check_line(line: &str, known: &mut BTreeSet<String>) {
    let words: Vec<&str> = line.splitn(4, ' ').collect();
    match words[..] {
        ["#", "HELP", _, help] => assert!(help.ends_with('.'), "{line}"),
        ["#", "TYPE", name, kind] => {
            assert!(["counter", "gauge", "histogram"].contains(&kind), "{line}");
            assert_eq!(name.ends_with("_total"), kind == "counter", "{line}");
            assert!(known.insert(name.to_owned()), "{line}: once is enough");
        }
        [sample, value] => {
            assert!(value.parse::<f64>().is_ok_and(f64::is_finite), "{line}");
            check_sample(sample, known);
        }
        _ => panic!("{line}"),
    }
}

/// Checks a name with its labels.
#[track_caller]
fn check_sample(sample: &str, known: &BTreeSet<String>) {
    let (name, labels) = sample.split_once('{').unwrap_or((sample, ""));
    let suffixes = ["", "_bucket", "_sum", "_count"];
    let bases = suffixes.iter().filter_map(|suffix| name.strip_suffix(suffix));
    assert!(bases.into_iter().any(|base| known.contains(base)), "{sample} has a type");
    if let Some(labels) = labels.strip_suffix('}') {
        let (label, value) = labels.split_once('=').expect("a label has a value");
        assert!(label.chars().all(|letter| letter.is_ascii_lowercase()), "{sample}");
        assert!(value.starts_with('"') && value.ends_with('"'), "{sample}");
    }
}

#[tokio::test]
async fn every_line_is_as_a_scraper_expects_it() {
    let server = Server::start(Config::new("nowhere"), site(), api()).await;
    server.shell.metrics.commands.of(Outcome::Accepted).one();
    server.shell.metrics.commit_batch.observe(3);
    let answer = server.get("/metrics").await;
    assert_eq!(answer.status(), 200);
    assert_eq!(answer.header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    assert!(answer.text().ends_with('\n'));
    let mut known = BTreeSet::new();
    for line in answer.text().lines() {
        check_line(line, &mut known);
    }
    assert!(known.len() > 15, "{known:?}");
    assert!(known.iter().all(|name| name.starts_with("just_apples_")), "{known:?}");
}

#[tokio::test]
async fn what_happens_is_counted() {
    let server = Server::start(Config::new("nowhere"), site(), api()).await;
    let seat = server.shell.metrics.connections.of(Audience::Seat);
    let _seat = seat.hold();
    server.get("/").await;
    server.get("/nowhere").await;
    server.get("/api/v1/broken").await;
    let page = server.get("/metrics").await;
    for line in [
        "just_apples_http_requests_total{status=\"2xx\"} 1",
        "just_apples_http_requests_total{status=\"4xx\"} 1",
        "just_apples_http_requests_total{status=\"5xx\"} 1",
        "just_apples_connections{as=\"seat\"} 1",
    ] {
        assert!(page.text().lines().any(|found| found == line), "{line}");
    }
    if cfg!(target_os = "linux") {
        assert!(page.text().contains("\njust_apples_resident_memory_bytes "));
    }
}

#[tokio::test]
async fn no_table_and_no_token_is_in_them() {
    let server = Server::start(Config::new("nowhere"), site(), api()).await;
    server.get("/api/v1/tables/APPLES").await;
    server.get("/api/v1/tables/SECRETCODE").await;
    server.ask("GET", "/SECRETCODE", &["authorization: Bearer SECRETCODE"]).await;
    let page = server.get("/metrics").await;
    assert!(!page.text().contains("SECRETCODE") && !page.text().contains("APPLES"));
}

#[tokio::test]
async fn they_are_for_neighbours_unless_the_host_wants_it_otherwise() {
    let through_a_proxy = "x-forwarded-for: 203.0.113.7";
    let server = Server::start(Config::new("nowhere"), site(), api()).await;
    let refused = server.ask("GET", "/metrics", &[through_a_proxy]).await;
    assert_eq!(refused.status(), 403);
    assert!(refused.text().contains("\"neighbours_only\""), "{}", refused.text());
    let config = Config { metrics_for: MetricsFor::Everyone, ..Config::new("nowhere") };
    let open = Server::start(config, site(), api()).await;
    assert_eq!(open.ask("GET", "/metrics", &[through_a_proxy]).await.status(), 200);
}
