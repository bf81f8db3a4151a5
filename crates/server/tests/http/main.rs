//! The server as browsers, and worse, meet it: over a real socket.

mod api;
mod base_path;
mod limits;
mod metrics;
mod slow;
mod stopping;
mod tls;
mod trace;
mod wire;

use server::Site;
use tokio::io::AsyncWriteExt;
use wire::{Answer, Server};

/// A small site with one file of each kind.
pub(crate) fn site() -> Site {
    Site::new(&[
        ("index.html", b"<h1>front</h1>"),
        ("index.html.br", b"front, by brotli"),
        ("index.html.gz", b"front, by gzip"),
        ("404.html", b"<h1>lost</h1>"),
        ("404.html.br", b"lost, by brotli"),
        ("favicon.svg", b"<svg/>"),
        ("assets/web-0123456789abcdef.js", b"start()"),
        ("assets/web-0123456789abcdef.wasm", b"\0asm"),
        ("assets/web-0123456789abcdef.wasm.br", b"asm, by brotli"),
    ])
}

#[tokio::test]
async fn every_kind_of_file_says_what_it_is() {
    let server = Server::with(site()).await;
    for (path, content_type) in [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/favicon.svg", "image/svg+xml"),
        ("/assets/web-0123456789abcdef.js", "text/javascript; charset=utf-8"),
        ("/assets/web-0123456789abcdef.wasm", "application/wasm"),
        ("/healthz", "text/plain; charset=utf-8"),
    ] {
        let answer = server.get(path).await;
        assert_eq!((answer.status(), answer.header("content-type")), (200, content_type), "{path}");
    }
}

#[tokio::test]
async fn a_query_does_not_change_the_file() {
    let server = Server::with(site()).await;
    assert_eq!(server.get("/?from=friends").await.body, b"<h1>front</h1>");
}

#[tokio::test]
async fn what_has_a_hash_in_its_name_is_kept_for_ever_and_the_rest_asked_for_each_time() {
    let server = Server::with(site()).await;
    let asset = server.get("/assets/web-0123456789abcdef.js").await;
    assert_eq!(asset.header("cache-control"), "public, max-age=31536000, immutable");
    for path in ["/", "/favicon.svg", "/nowhere"] {
        assert_eq!(server.get(path).await.header("cache-control"), "no-cache", "{path}");
    }
}

#[tokio::test]
async fn the_browser_gets_the_encoding_that_it_likes_best() {
    let server = Server::with(site()).await;
    for (accepts, encoding, body) in [
        ("accept-encoding: gzip, deflate, br, zstd", "br", "front, by brotli"),
        ("accept-encoding: gzip", "gzip", "front, by gzip"),
        ("accept-encoding: br;q=0.1, gzip;q=0.2", "gzip", "front, by gzip"),
        ("accept-encoding: \u{e4}, br", "", "<h1>front</h1>"),
        ("accept: */*", "", "<h1>front</h1>"),
    ] {
        let answer = server.ask("GET", "/", &[accepts]).await;
        assert_eq!(answer.header("content-encoding"), encoding, "{accepts}");
        assert_eq!(answer.body, body.as_bytes(), "{accepts}");
        assert_eq!(answer.header("vary"), "accept-encoding", "{accepts}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8", "{accepts}");
    }
}

#[tokio::test]
async fn an_encoding_that_is_not_there_is_not_sent() {
    let server = Server::with(site()).await;
    let path = "/assets/web-0123456789abcdef.wasm";
    let answer = server.ask("GET", path, &["accept-encoding: gzip"]).await;
    assert_eq!((answer.header("content-encoding"), answer.body.as_slice()), ("", &b"\0asm"[..]));
}

#[tokio::test]
async fn who_has_the_file_already_is_told_so_without_it() {
    let server = Server::with(site()).await;
    let brotli = "accept-encoding: br";
    let first = server.ask("GET", "/", &[brotli]).await;
    let tag = first.header("etag");
    assert!(tag.starts_with('"') && tag.ends_with('"'), "{tag}");
    for known in [tag.to_owned(), format!("W/{tag}"), format!("\"x\", {tag}"), "*".to_owned()] {
        let again = server.ask("GET", "/", &[brotli, &format!("if-none-match: {known}")]).await;
        assert_eq!((again.status(), again.body.len()), (304, 0), "{known}");
        assert_eq!(again.header("etag"), tag);
        assert_eq!(again.header("cache-control"), "no-cache");
    }
    // Another encoding is another sequence of bytes.
    let plain = server.ask("GET", "/", &[&format!("if-none-match: {tag}")]).await;
    assert_eq!(plain.status(), 200);
    assert_ne!(plain.header("etag"), tag);
}

#[tokio::test]
async fn head_tells_everything_but_the_file() {
    let server = Server::with(site()).await;
    for path in ["/", "/healthz"] {
        let (head, get) = (server.ask("HEAD", path, &[]).await, server.get(path).await);
        assert_eq!((head.status(), head.body.len()), (200, 0), "{path}");
        assert_eq!(head.header("content-length"), get.body.len().to_string(), "{path}");
        assert_eq!(head.header("etag"), get.header("etag"), "{path}");
    }
}

#[tokio::test]
async fn a_path_that_leads_nowhere_has_a_page_that_says_so() {
    let server = Server::with(site()).await;
    for path in
        ["/nowhere", "/assets/", "/assets", "/404.html", "/index.html.br", "//", "/healthz/"]
    {
        let answer = server.ask("GET", path, &["if-none-match: *"]).await;
        assert_eq!(
            (answer.status(), answer.body.as_slice()),
            (404, &b"<h1>lost</h1>"[..]),
            "{path}"
        );
    }
    let bare = Server::with(Site::new(&[])).await;
    assert_eq!((bare.get("/").await.status(), bare.get("/nowhere").await.status()), (404, 404));
}

#[tokio::test]
async fn no_path_leads_out_of_the_site() {
    let server = Server::with(site()).await;
    for path in [
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/etc/passwd",
        "//etc/passwd",
        "/..\\Cargo.toml",
        "/index.html%00.js",
        "/%",
        "/%ff%fe",
        "http://elsewhere/etc/passwd",
    ] {
        let status = server.get(path).await.status();
        assert!(status == 404 || status == 400, "{path}: {status}");
    }
}

#[tokio::test]
async fn only_reading_is_allowed() {
    let server = Server::with(site()).await;
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "BREW"] {
        for path in ["/", "/nowhere", "/healthz"] {
            let answer = server.ask(method, path, &["content-length: 0"]).await;
            assert_eq!((answer.status(), answer.header("allow")), (405, "GET,HEAD"), "{method}");
        }
    }
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let server = Server::with(site()).await;
    let answers = [
        server.get("/").await,
        server.get("/assets/web-0123456789abcdef.js").await,
        server.get("/nowhere").await,
        server.get("/healthz").await,
        server.ask("POST", "/", &["content-length: 0"]).await,
        server.ask("GET", "/", &["if-none-match: *"]).await,
    ];
    for answer in &answers {
        expect_secure(answer);
    }
}

/// The headers by which a browser is strict with our pages.
#[track_caller]
fn expect_secure(answer: &Answer) {
    let policy = answer.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "));
    assert!(policy.ends_with("frame-ancestors 'none'"), "{policy}");
    assert!(!policy.contains("unsafe-inline") && !policy.contains('*'), "{policy}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.header("referrer-policy"), "no-referrer");
    assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
    assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
    assert!(answer.header("permissions-policy").contains("camera=()"));
}

#[tokio::test]
async fn nonsense_is_refused_and_does_no_harm() {
    let server = Server::with(site()).await;
    let long = format!("GET / HTTP/1.1\r\nhost: test\r\nx: {}\r\n\r\n", "x".repeat(1 << 20));
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(1000));
    let path = format!("GET /{} HTTP/1.1\r\nhost: test\r\n\r\n", "x".repeat(1 << 17));
    for request in [long.as_bytes(), many.as_bytes(), path.as_bytes(), b"apples\r\n\r\n", b"GET"] {
        let mut stream = server.connect().await;
        let _ = stream.write_all(request).await;
        let _ = stream.shutdown().await;
    }
    assert!((400..500).contains(&server.send(path.as_bytes()).await.status()));
    assert_eq!(server.get("/healthz").await.body, b"ok\n");
}

#[tokio::test]
async fn a_server_that_stops_answers_first_and_then_lets_go_of_its_port() {
    let server = Server::with(site()).await;
    let address = server.address;
    let mut idle = server.connect().await;
    idle.write_all(b"GET / HTTP/1.1\r\nhost: test\r\n\r\n").await.expect("the server reads");
    let mut stuck = server.connect().await;
    stuck.write_all(b"GET / HT").await.expect("the server reads");
    server.stop().await;
    assert_eq!(Answer::read(&mut idle).await.status(), 200);
    tokio::net::TcpListener::bind(address).await.expect("the port is free again");
}

#[tokio::test]
async fn a_server_built_alone_says_how_to_build_the_client() {
    let server = Server::with(Site::embedded()).await;
    let answer = server.get("/").await;
    assert_eq!(answer.status(), 200);
    if option_env!("JUST_APPLES_SITE").is_none() {
        assert!(String::from_utf8_lossy(&answer.body).contains("cargo xtask client"));
    }
}
