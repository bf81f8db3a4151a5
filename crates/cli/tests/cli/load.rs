//! `just-apples load` against a real server.

use crate::program::just_apples;
use crate::serving::Serving;

/// What a server must allow when everyone comes from one address and nobody has to think.
const GENEROUS: [&str; 9] = [
    "--listen=127.0.0.1:0",
    "--trace=warn",
    "--max-connections-per-address=10000",
    "--requests-per-second=100000",
    "--requests-at-once=100000",
    "--tables-per-hour=100000",
    "--wrong-codes=100000",
    "--commands-per-second=100000",
    "--commands-at-once=100000",
];

#[test]
fn a_server_is_measured_beside_a_bare_one() {
    let mut serving = Serving::with(&GENEROUS);
    let address = serving.address();
    let load = ["load", &address, "--tables", "2", "--seconds", "1", "--bare", "--json"];
    let told = just_apples(&load).run().json();
    assert_eq!((&told["tables"], &told["rate"]), (&2.into(), &serde_json::Value::Null));
    for who in ["server", "bare"] {
        let number =
            |name: &str| told[who][name].as_f64().unwrap_or_else(|| panic!("{who}: {told}"));
        assert!(number("moves") > 0.0, "{told}");
        // A second, and until what was under way by then was seen.
        let rate = number("moves_per_second");
        assert!(0.0 < rate && rate <= number("moves"), "{told}");
        let (half, most) = (number("p50_ms"), number("p99_ms"));
        assert!(0.0 < half && half <= most && most < 60_000.0, "{told}");
    }
    assert!(told["throughput_percent"].is_u64() && told["latency_percent"].is_u64(), "{told}");
    // The bare one tells nothing of itself, and elsewhere the system does not either.
    if cfg!(target_os = "linux") {
        let megabytes = told["server"]["idle_megabytes"].as_f64().expect("a number");
        assert!((1.0..1000.0).contains(&megabytes), "{told}");
        assert!(told["server"]["kilobytes_per_table"].is_f64(), "{told}");
    }
    assert!(told["bare"]["idle_megabytes"].is_null(), "{told}");
    assert_eq!(serving.trace(), "", "the server has nothing to complain about");
}

#[test]
fn a_steady_rate_is_kept_and_told_to_people() {
    let mut serving = Serving::with(&GENEROUS);
    let address = serving.address();
    let load = ["load", &address, "--tables", "2", "--seconds", "1", "--rate", "20"];
    let told = just_apples(&load).run().success();
    assert!(told.starts_with("2 tables of four, 20 moves/s:\n  server "), "{told}");
    let moves = told.split(" moves/s  p50").next().and_then(|text| text.rsplit(' ').next());
    let moves: u32 = moves.and_then(|moves| moves.parse().ok()).expect("a number of moves");
    assert!((1..=20).contains(&moves), "{told}");
}

#[test]
fn a_server_that_is_not_there_is_named() {
    let load = ["load", "http://127.0.0.1:1/", "--seconds", "1"];
    let told = just_apples(&load).run().refused("cannot measure http://127.0.0.1:1/: ");
    assert!(told.contains("the server cannot be reached: nobody answers there"), "{told}");
    just_apples(&["load", "127.0.0.1:1"]).run().refused("it begins with http://");
}

#[test]
fn limits_of_the_server_end_it_with_the_servers_reason_and_what_to_do() {
    for (limits, reason) in [
        (&["--tables-per-hour=1"][..], "the server answered 429: too much at once"),
        (&["--max-connections-per-address=3"], "the server answered 429: too much at once"),
        (
            &["--commands-at-once=2", "--commands-per-second=1"],
            "the server said goodbye: too much was sent in too short a time",
        ),
    ] {
        // Whatever is said twice, the last counts.
        let mut serving = Serving::with(&[&GENEROUS[..], limits].concat());
        let address = serving.address();
        let told = just_apples(&["load", &address, "--tables", "2", "--seconds", "30"]).run();
        let told = told.refused(reason);
        assert!(told.contains("`just-apples load --help` tells what it must allow"), "{told}");
    }
}

#[cfg(unix)]
#[test]
fn a_server_that_stops_ends_it_with_the_servers_reason() {
    use crate::serving::{get, host_in};

    let mut serving = Serving::with(&GENEROUS);
    let address = serving.address();
    let host = host_in(&address).to_owned();
    let load = std::thread::spawn(move || {
        just_apples(&["load", &address, "--tables", "1", "--seconds", "60"]).run()
    });
    while !get(&host, "/metrics").contains("connections{as=\"seat\"} 4") {
        assert!(!load.is_finished(), "it plays as long as the server does");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(serving.end_by("TERM"), Some(0));
    let told = load.join().expect("it ends");
    told.refused("the server said goodbye: the server is shutting down");
}
