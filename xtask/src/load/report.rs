//! What `just-apples load --json` says.

use std::fmt;

use anyhow::{Context, Result};
use serde_json::Value;

/// Everything that was measured.
pub(crate) struct Measured {
    /// How long the server took to start.
    pub(crate) ready_milliseconds: f64,
    /// Its memory before anyone came.
    pub(crate) idle_megabytes: f64,
    /// As fast as it goes.
    pub(crate) saturated: Report,
    /// At a steady rate.
    pub(crate) steady: Report,
}

/// One run of `just-apples load`: the server beside a bare one.
pub(crate) struct Report(Value);

impl Report {
    /// Reads the line that it prints.
    pub(crate) fn read(json: &str) -> Result<Self> {
        serde_json::from_str(json).map(Self).with_context(|| format!("this is no report: {json}"))
    }

    /// A number, such as `/server/moves`.
    pub(crate) fn number(&self, place: &str) -> Result<f64> {
        let number = self.0.pointer(place).and_then(Value::as_f64);
        number.with_context(|| format!("the report has no number {place}: {}", self.0))
    }

    /// How many tables there were.
    pub(crate) fn tables(&self) -> u64 {
        self.0["tables"].as_u64().unwrap_or_default()
    }

    /// How many moves a second were asked for; as many as it bears, if none.
    pub(crate) fn rate(&self) -> Option<u64> {
        self.0["rate"].as_u64()
    }

    /// One server in a line.
    fn line(&self, who: &str) -> Option<String> {
        let number = |name: &str| self.0[who][name].as_f64();
        Some(format!(
            "  {who:<7} {:>9.0} moves/s  p50 {:>7.2} ms  p99 {:>7.2} ms",
            number("moves_per_second")?,
            number("p50_ms")?,
            number("p99_ms")?,
        ))
    }
}

/// For people, one server a line.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pace =
            self.rate().map_or("as fast as it goes".into(), |rate| format!("{rate} moves/s"));
        writeln!(f, "{} tables of four, {pace}:", self.tables())?;
        let mut lines = ["server", "bare"].into_iter().filter_map(|who| self.line(who));
        lines.try_for_each(|line| writeln!(f, "{line}"))
    }
}
