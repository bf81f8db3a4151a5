//! What operators read, and what they never do.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use serde_json::Value;
use server::Config;
use server::trace::{TraceFormat, TraceLevel, subscriber};

use crate::api::api;
use crate::site;
use crate::wire::Server;

/// Paper that keeps what is written on it.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panics").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The trace of these requests, at this level and in this format.
async fn trace_of(level: TraceLevel, format: TraceFormat, requests: &[(&str, &str)]) -> String {
    let paper = Paper::default();
    let copy = paper.clone();
    let _tracing =
        tracing::subscriber::set_default(subscriber(level, format, move || copy.clone()));
    let server = Server::start(Config::new("nowhere"), site(), api()).await;
    for (method, path) in requests {
        let secrets =
            ["authorization: Bearer SECRET", "cookie: SECRET", "x-forwarded-for: 203.0.113.7"];
        server.ask(method, path, &secrets).await;
    }
    server.stop().await;
    let bytes = paper.0.lock().expect("nobody panics").clone();
    String::from_utf8(bytes).expect("a trace is text")
}

/// Requests with secrets in every place that a request has.
const SECRETS: [(&str, &str); 6] = [
    ("GET", "/api/v1/tables/SECRET"),
    ("GET", "/SECRET"),
    ("GET", "/?token=SECRET"),
    ("SECRET", "/"),
    ("GET", "/api/v1/SECRET"),
    ("POST", "/api/v1/tables/SECRET"),
];

#[tokio::test]
async fn no_secret_of_a_request_is_in_the_trace() {
    for format in [TraceFormat::Text, TraceFormat::Json] {
        let trace = trace_of(TraceLevel::Debug, format, &SECRETS).await;
        assert!(trace.contains("/api/v1/tables/{code}"), "{trace}");
        assert!(!trace.contains("SECRET"), "{trace}");
        assert!(!trace.contains("203.0.113.7") && !trace.contains("127.0.0.1"), "{trace}");
    }
}

#[tokio::test]
async fn a_request_is_one_line_with_route_status_and_time() {
    let asked = [("GET", "/api/v1/tables/PEARS"), ("GET", "/"), ("BREW", "/")];
    let trace = trace_of(TraceLevel::Debug, TraceFormat::Json, &asked).await;
    let lines: Vec<Value> = trace
        .lines()
        .map(|line| serde_json::from_str(line).expect("each line is JSON"))
        .filter(|line: &Value| line["message"] == "a request")
        .collect();
    let told: Vec<_> = lines.iter().map(|line| (&line["method"], &line["route"])).collect();
    assert_eq!(
        told,
        [
            (&"GET".into(), &"/api/v1/tables/{code}".into()),
            (&"GET".into(), &"/*".into()),
            (&"other".into(), &"/*".into()),
        ]
    );
    assert_eq!(lines[0]["status"], 404);
    assert!(lines.iter().all(|line| line["micros"].is_u64()), "{trace}");
}

#[tokio::test]
async fn by_itself_the_trace_tells_what_goes_wrong_and_nothing_else() {
    let quiet = trace_of(TraceLevel::Info, TraceFormat::Text, &SECRETS).await;
    assert_eq!(quiet, "");
    let broken = [("GET", "/api/v1/broken")];
    let trace = trace_of(TraceLevel::Info, TraceFormat::Text, &broken).await;
    assert!(trace.contains("ERROR") && trace.contains("a request failed"), "{trace}");
    assert_eq!(trace_of(TraceLevel::Off, TraceFormat::Text, &broken).await, "");
}
