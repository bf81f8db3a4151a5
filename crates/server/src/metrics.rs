//! What a host can measure. Every number is an atomic one, and every label is a word of this
//! file: no table code, no name and no token can get into it.

use std::fmt::{self, Display, Write};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What a counter is counted by: a closed set of words.
pub trait Label: Copy + 'static {
    /// The name of the label.
    const NAME: &'static str;
    /// Every value, in the order of their numbers.
    const ALL: &'static [Self];
    /// The word of a value.
    fn word(self) -> &'static str;
    /// The place of a value in [`Label::ALL`].
    fn place(self) -> usize;
}

/// Writes a closed set of words down once.
macro_rules! label {
    ($(#[$about:meta])* $name:ident, $label:literal: $($(#[$what:meta])* $value:ident = $word:literal),+ $(,)?) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$what])* $value),+
        }

        impl Label for $name {
            const NAME: &'static str = $label;
            const ALL: &'static [Self] = &[$(Self::$value),+];

            fn word(self) -> &'static str {
                match self {
                    $(Self::$value => $word),+
                }
            }

            fn place(self) -> usize {
                self as usize
            }
        }
    };
}

label! {
    /// How a command ended.
    Outcome, "outcome":
    /// It is done.
    Accepted = "accepted",
    /// It was done before, and got its first answer again.
    Repeated = "repeated",
    /// The table refused it.
    Refused = "refused",
    /// It could not be read.
    Malformed = "malformed",
    /// The journal did not take it.
    Failed = "failed",
}

label! {
    /// Why a table refused a command.
    RefusalKind, "kind":
    /// The rules say no.
    Illegal = "illegal",
    /// The game has moved on.
    TooLate = "too_late",
    /// Another plays that seat.
    NotYourSeat = "not_your_seat",
    /// The id was used for something else.
    CommandIdReused = "command_id_reused",
    /// The journal of the table is full.
    TableFull = "table_full",
    /// Anything else.
    Other = "other",
}

label! {
    /// What there was too much of.
    Limited, "limit":
    /// Requests of one address.
    Requests = "requests",
    /// Tables opened from one address.
    Openings = "openings",
    /// Wrong codes and tokens from one address.
    Guesses = "guesses",
    /// Commands over one connection.
    Commands = "commands",
    /// Sockets, of one address or in all.
    Sockets = "sockets",
    /// Connections to tables, of one address or in all.
    Connections = "connections",
    /// Tables.
    Tables = "tables",
}

label! {
    /// Who is connected to a table.
    Audience, "as":
    /// Somebody with a seat.
    Seat = "seat",
    /// Somebody who watches.
    Spectator = "spectator",
}

label! {
    /// How a request over HTTP ended.
    Answered, "status":
    /// Another protocol took over.
    Informed = "1xx",
    /// Well.
    Well = "2xx",
    /// Elsewhere, or as before.
    Elsewhere = "3xx",
    /// The asker's mistake.
    Refused = "4xx",
    /// Ours.
    Failed = "5xx",
}

impl Answered {
    /// The kind of a status.
    pub(crate) fn with(status: u16) -> Self {
        match status {
            0..200 => Self::Informed,
            200..300 => Self::Well,
            300..400 => Self::Elsewhere,
            400..500 => Self::Refused,
            500.. => Self::Failed,
        }
    }
}

/// A number that only grows.
#[derive(Default, Debug)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn one(&self) {
        self.add(1);
    }

    /// So many more.
    pub fn add(&self, amount: u64) {
        self.0.fetch_add(amount, Ordering::Relaxed);
    }

    /// How many so far.
    #[must_use]
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Default, Debug)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// One more, until what is returned is dropped.
    #[must_use]
    pub fn hold(&self) -> Held<'_> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Held(self)
    }

    /// One more.
    pub fn more(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// One less.
    pub fn less(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// This many now.
    pub fn set(&self, amount: i64) {
        self.0.store(amount, Ordering::Relaxed);
    }

    /// How many now.
    #[must_use]
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One that is counted by a gauge, until it is dropped: also if its task ends in a way that
/// nobody thought of.
pub struct Held<'a>(&'a Gauge);

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A number for each value of a label.
#[derive(Debug)]
pub struct By<L, N> {
    numbers: Vec<N>,
    label: std::marker::PhantomData<fn(L)>,
}

impl<L: Label, N: Default> Default for By<L, N> {
    fn default() -> Self {
        let numbers = L::ALL.iter().map(|_| N::default()).collect();
        Self { numbers, label: std::marker::PhantomData }
    }
}

impl<L: Label, N> By<L, N> {
    /// The number of this value.
    #[must_use]
    pub fn of(&self, value: L) -> &N {
        &self.numbers[value.place()]
    }
}

/// How many were at most so large, for some sizes.
#[derive(Debug)]
pub struct Histogram<const N: usize> {
    /// Growing, in the smallest unit.
    bounds: [u64; N],
    /// Those of each bound that are of no smaller one.
    within: [AtomicU64; N],
    beyond: AtomicU64,
    sum: AtomicU64,
    /// How many smallest units make one as it is shown.
    units: u64,
}

impl<const N: usize> Histogram<N> {
    /// An empty one.
    fn new(bounds: [u64; N], units: u64) -> Self {
        debug_assert!(bounds.is_sorted(), "bounds grow");
        let within = std::array::from_fn(|_| AtomicU64::default());
        Self { bounds, within, beyond: AtomicU64::default(), sum: AtomicU64::default(), units }
    }

    /// Counts one of this size.
    pub fn observe(&self, size: u64) {
        let place = self.bounds.iter().position(|bound| size <= *bound);
        let count = place.map_or(&self.beyond, |place| &self.within[place]);
        count.fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(size, Ordering::Relaxed);
    }

    /// A size as it is shown.
    fn shown(&self, size: u64) -> f64 {
        size as f64 / self.units as f64
    }
}

/// Bounds of times, in microseconds: an append is mostly one `fdatasync`.
const TIMES: [u64; 10] = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 1_000_000];

/// Bounds of how many tasks share one commit.
const BATCHES: [u64; 8] = [1, 2, 4, 8, 16, 32, 64, 128];

/// Times, observed in microseconds.
pub type Times = Histogram<{ TIMES.len() }>;

impl Times {
    /// Counts one that took so long.
    pub fn took(&self, time: Duration) {
        self.observe(u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
    }
}

/// Everything that is measured.
#[derive(Debug)]
pub struct Metrics {
    started: Instant,
    /// Requests over HTTP.
    pub requests: By<Answered, Counter>,
    /// What was refused because there was too much of it.
    pub limited: By<Limited, Counter>,
    /// Sockets that are open, until they become connections to a table.
    pub sockets: Gauge,
    /// Connections to tables.
    pub connections: By<Audience, Gauge>,
    /// Tables in memory.
    pub tables: Gauge,
    /// Tables opened.
    pub tables_opened: Counter,
    /// Commands of clients.
    pub commands: By<Outcome, Counter>,
    /// Commands that a table refused.
    pub refusals: By<RefusalKind, Counter>,
    /// Entries appended to the journal.
    pub appends: Counter,
    /// From handing an entry to the store until it is safe.
    pub append_time: Times,
    /// How many tasks share one commit: mostly appends, each of a table's own.
    pub commit_batch: Histogram<{ BATCHES.len() }>,
    /// What the store could not do.
    pub store_errors: Counter,
    /// Frames sent to clients.
    pub frames_sent: Counter,
    /// Their bytes.
    pub bytes_sent: Counter,
}

impl Default for Metrics {
    fn default() -> Self {
        Self::new(Instant::now())
    }
}

impl Metrics {
    /// Of a server that started then.
    #[must_use]
    pub fn new(started: Instant) -> Self {
        Self {
            started,
            requests: By::default(),
            limited: By::default(),
            sockets: Gauge::default(),
            connections: By::default(),
            tables: Gauge::default(),
            tables_opened: Counter::default(),
            commands: By::default(),
            refusals: By::default(),
            appends: Counter::default(),
            append_time: Histogram::new(TIMES, 1_000_000),
            commit_batch: Histogram::new(BATCHES, 1),
            store_errors: Counter::default(),
            frames_sent: Counter::default(),
            bytes_sent: Counter::default(),
        }
    }

    /// Everything in the format that Prometheus reads.
    #[must_use]
    pub fn render(&self, now: Instant) -> String {
        let mut page = Page::default();
        self.about_the_program(now, &mut page);
        self.about_the_network(&mut page);
        self.about_the_tables(&mut page);
        self.about_the_journal(&mut page);
        page.0
    }

    /// Which program it is, and how it does.
    fn about_the_program(&self, now: Instant, page: &mut Page) {
        page.head("build_info", "gauge", "The version of the program.");
        page.line("build_info", &[("version", env!("CARGO_PKG_VERSION"))], 1);
        page.head("uptime_seconds", "gauge", "How long the server runs.");
        let uptime = now.saturating_duration_since(self.started);
        page.line("uptime_seconds", &[], uptime.as_secs());
        if let Some(bytes) = resident_bytes() {
            page.head("resident_memory_bytes", "gauge", "Memory of the process.");
            page.line("resident_memory_bytes", &[], bytes);
        }
    }

    /// Requests, sockets, connections.
    fn about_the_network(&self, page: &mut Page) {
        page.counters("http_requests_total", "Requests over HTTP.", &self.requests);
        page.counters("limited_total", "Refused, because there was too much of it.", &self.limited);
        page.gauge("sockets", "Open sockets that are no connection to a table.", &self.sockets);
        page.head("connections", "gauge", "Connections to tables.");
        page.labelled("connections", &self.connections, Gauge::get);
        page.counter("frames_sent_total", "Frames sent to clients.", &self.frames_sent);
        page.counter("sent_bytes_total", "Bytes in those frames.", &self.bytes_sent);
    }

    /// Tables and commands.
    fn about_the_tables(&self, page: &mut Page) {
        page.gauge("tables", "Tables in memory.", &self.tables);
        page.counter("tables_opened_total", "Tables opened.", &self.tables_opened);
        page.counters("commands_total", "Commands of clients.", &self.commands);
        page.counters("refusals_total", "Commands that a table refused.", &self.refusals);
    }

    /// The store.
    fn about_the_journal(&self, page: &mut Page) {
        page.counter("appends_total", "Entries appended to the journal.", &self.appends);
        page.histogram("append_seconds", "Time until an entry is safe.", &self.append_time);
        page.histogram(
            "commit_tasks",
            "Appends and other tasks that shared one commit.",
            &self.commit_batch,
        );
        page.counter("store_errors_total", "What the store could not do.", &self.store_errors);
    }
}

/// The memory of this process, where the system tells it in a file.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// A page of metrics in the making. Each name begins with ours.
#[derive(Default)]
struct Page(String);

impl Page {
    /// What a metric is.
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        self.write(format_args!("# HELP just_apples_{name} {help}\n"));
        self.write(format_args!("# TYPE just_apples_{name} {kind}\n"));
    }

    /// One value.
    fn line(&mut self, name: &str, labels: &[(&str, &str)], value: impl Display) {
        self.write(format_args!("just_apples_{name}"));
        for (place, (label, word)) in labels.iter().enumerate() {
            let before = if place == 0 { '{' } else { ',' };
            self.write(format_args!("{before}{label}=\"{word}\""));
        }
        let after = if labels.is_empty() { "" } else { "}" };
        self.write(format_args!("{after} {value}\n"));
    }

    /// A counter.
    fn counter(&mut self, name: &str, help: &str, counter: &Counter) {
        self.head(name, "counter", help);
        self.line(name, &[], counter.get());
    }

    /// A gauge.
    fn gauge(&mut self, name: &str, help: &str, gauge: &Gauge) {
        self.head(name, "gauge", help);
        self.line(name, &[], gauge.get());
    }

    /// A counter for each value of a label.
    fn counters<L: Label>(&mut self, name: &str, help: &str, counters: &By<L, Counter>) {
        self.head(name, "counter", help);
        self.labelled(name, counters, Counter::get);
    }

    /// A line for each value of a label.
    fn labelled<L: Label, N, V: Display>(
        &mut self,
        name: &str,
        numbers: &By<L, N>,
        value: impl Fn(&N) -> V,
    ) {
        for label in L::ALL {
            self.line(name, &[(L::NAME, label.word())], value(numbers.of(*label)));
        }
    }

    /// A histogram: how many were within each bound, all those of smaller ones included.
    fn histogram<const N: usize>(&mut self, name: &str, help: &str, sizes: &Histogram<N>) {
        self.head(name, "histogram", help);
        let (buckets, mut count) = (format!("{name}_bucket"), 0);
        for (bound, within) in sizes.bounds.iter().zip(&sizes.within) {
            count += within.load(Ordering::Relaxed);
            self.line(&buckets, &[("le", &sizes.shown(*bound).to_string())], count);
        }
        count += sizes.beyond.load(Ordering::Relaxed);
        self.line(&buckets, &[("le", "+Inf")], count);
        let sum = sizes.sum.load(Ordering::Relaxed);
        self.line(&format!("{name}_sum"), &[], sizes.shown(sum));
        self.line(&format!("{name}_count"), &[], count);
    }

    /// Adds to the page. A string takes everything.
    fn write(&mut self, text: fmt::Arguments<'_>) {
        let _ = self.0.write_fmt(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines about one metric.
    fn lines(metrics: &Metrics, name: &str) -> Vec<String> {
        let page = metrics.render(metrics.started + Duration::from_secs(7));
        let about = format!("just_apples_{name}");
        let lines = page.lines().filter(|line| line.contains(&about));
        lines.map(|line| line.replace("just_apples_", "")).collect()
    }

    #[test]
    fn each_value_of_a_label_is_counted_apart() {
        let metrics = Metrics::default();
        metrics.commands.of(Outcome::Accepted).add(3);
        metrics.commands.of(Outcome::Refused).one();
        assert_eq!(
            lines(&metrics, "commands_total"),
            [
                "# HELP commands_total Commands of clients.",
                "# TYPE commands_total counter",
                "commands_total{outcome=\"accepted\"} 3",
                "commands_total{outcome=\"repeated\"} 0",
                "commands_total{outcome=\"refused\"} 1",
                "commands_total{outcome=\"malformed\"} 0",
                "commands_total{outcome=\"failed\"} 0",
            ]
        );
    }

    #[test]
    fn a_gauge_goes_up_and_down() {
        let metrics = Metrics::default();
        let seats = metrics.connections.of(Audience::Seat);
        let _one = seats.hold();
        drop(seats.hold());
        metrics.tables.set(5);
        assert_eq!(
            lines(&metrics, "connections")[2..],
            ["connections{as=\"seat\"} 1", "connections{as=\"spectator\"} 0"]
        );
        assert_eq!(lines(&metrics, "tables ")[2..], ["tables 5"]);
        assert_eq!(lines(&metrics, "uptime_seconds")[2..], ["uptime_seconds 7"]);
    }

    #[test]
    fn the_buckets_of_a_histogram_hold_the_smaller_ones_too() {
        let metrics = Metrics::default();
        for millis in [0, 1, 3, 3, 5000] {
            metrics.append_time.took(Duration::from_millis(millis));
        }
        assert_eq!(
            lines(&metrics, "append_seconds")[1..],
            [
                "# TYPE append_seconds histogram",
                "append_seconds_bucket{le=\"0.0001\"} 1",
                "append_seconds_bucket{le=\"0.00025\"} 1",
                "append_seconds_bucket{le=\"0.0005\"} 1",
                "append_seconds_bucket{le=\"0.001\"} 2",
                "append_seconds_bucket{le=\"0.0025\"} 2",
                "append_seconds_bucket{le=\"0.005\"} 4",
                "append_seconds_bucket{le=\"0.01\"} 4",
                "append_seconds_bucket{le=\"0.025\"} 4",
                "append_seconds_bucket{le=\"0.1\"} 4",
                "append_seconds_bucket{le=\"1\"} 4",
                "append_seconds_bucket{le=\"+Inf\"} 5",
                "append_seconds_sum 5.007",
                "append_seconds_count 5",
            ]
        );
    }

    #[test]
    fn every_label_finds_its_place() {
        fn check<L: Label>() {
            for (place, value) in L::ALL.iter().enumerate() {
                assert_eq!(value.place(), place, "{}", value.word());
                assert!(
                    value
                        .word()
                        .chars()
                        .all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
                );
            }
        }
        check::<Outcome>();
        check::<RefusalKind>();
        check::<Limited>();
        check::<Audience>();
        check::<Answered>();
    }
}
