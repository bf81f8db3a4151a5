//! What the server should bear, at least, on one core of a machine like ours.

use anyhow::Result;

use super::report::Measured;

/// What is wanted of a number.
#[derive(Clone, Copy)]
enum Wanted {
    AtLeast(f64),
    AtMost(f64),
    Below(f64),
}

/// A goal, and what was measured.
pub(crate) struct Goal {
    what: String,
    wanted: Wanted,
    unit: &'static str,
    measured: f64,
}

impl Goal {
    /// Whether the server is as good as it should be.
    pub(crate) fn holds(&self) -> bool {
        match self.wanted {
            Wanted::AtLeast(least) => self.measured >= least,
            Wanted::AtMost(most) => self.measured <= most,
            Wanted::Below(limit) => self.measured < limit,
        }
    }

    /// The goal in a line: what, what is wanted, what was measured, and whether it holds.
    fn line(&self) -> String {
        let Self { what, unit, measured, .. } = self;
        let (sign, wanted) = match self.wanted {
            Wanted::AtLeast(least) => (">=", least),
            Wanted::AtMost(most) => ("<=", most),
            Wanted::Below(limit) => ("<", limit),
        };
        let verdict = if self.holds() { "holds" } else { "MISSED" };
        format!("{what:<48} {sign:>2} {wanted:>5} {unit:<8} {measured:>9.1} {unit:<8} {verdict}")
    }
}

/// The goals, each with what was measured of it.
pub(crate) fn of(measured: &Measured) -> Result<Vec<Goal>> {
    let Measured { ready_milliseconds, idle_megabytes, saturated, steady } = measured;
    let tables = format!("{} tables, as fast as it goes", saturated.tables());
    let rate = steady.rate().unwrap_or_default();
    let goal = |what: String, wanted, unit, measured| Goal { what, wanted, unit, measured };
    Ok(vec![
        goal(
            tables.clone(),
            Wanted::AtLeast(5000.0),
            "moves/s",
            saturated.number("/server/moves_per_second")?,
        ),
        goal(
            format!("{tables}, of the bare one"),
            Wanted::AtLeast(60.0),
            "%",
            saturated.number("/throughput_percent")?,
        ),
        goal(
            format!("median at {rate} moves/s, of the bare one"),
            Wanted::AtMost(200.0),
            "%",
            steady.number("/latency_percent")?,
        ),
        goal(
            "memory a table of four".into(),
            Wanted::AtMost(80.0),
            "KB",
            saturated.number("/server/kilobytes_per_table")?,
        ),
        goal("memory before anyone comes".into(), Wanted::AtMost(15.0), "MB", *idle_megabytes),
        goal("until it is ready".into(), Wanted::Below(100.0), "ms", *ready_milliseconds),
    ])
}

/// The goals as a table, one a line.
pub(crate) fn table(goals: &[Goal]) -> String {
    goals.iter().map(Goal::line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::super::report::Report;
    use super::*;

    /// A run with these numbers.
    fn report(rate: &str, moves: u32, percents: (u32, u32)) -> Report {
        let (throughput, latency) = percents;
        let server = format!(r#"{{"moves_per_second":{moves}.5,"kilobytes_per_table":80.0}}"#);
        let json = format!(
            r#"{{"tables":200,"rate":{rate},"server":{server},"throughput_percent":{throughput},"latency_percent":{latency}}}"#
        );
        Report::read(&json).unwrap()
    }

    /// Which goals hold, in order.
    fn held(measured: &Measured) -> Vec<bool> {
        of(measured).unwrap().iter().map(Goal::holds).collect()
    }

    #[test]
    fn goals_hold_at_their_limits_and_not_beyond() {
        let measured = Measured {
            ready_milliseconds: 99.9,
            idle_megabytes: 15.0,
            saturated: report("null", 5000, (60, 900)),
            steady: report("1000", 1000, (1, 200)),
        };
        assert_eq!(held(&measured), [true; 6]);
        let measured = Measured {
            ready_milliseconds: 100.0,
            idle_megabytes: 15.1,
            saturated: report("null", 4999, (59, 1)),
            steady: report("1000", 1000, (100, 201)),
        };
        assert_eq!(held(&measured), [false, false, false, true, false, false]);
    }

    #[test]
    fn a_goal_is_a_line_with_what_was_measured() {
        let what = "until it is ready".into();
        let goal = Goal { what, wanted: Wanted::Below(100.0), unit: "ms", measured: 140.25 };
        let words: Vec<String> = goal.line().split_whitespace().map(str::to_owned).collect();
        assert_eq!(words.join(" "), "until it is ready < 100 ms 140.2 ms MISSED");
    }

    #[test]
    fn a_report_without_a_number_says_which() {
        let report = Report::read("{}").unwrap();
        let told = report.number("/server/moves").unwrap_err().to_string();
        assert!(told.starts_with("the report has no number /server/moves"), "{told}");
        assert!(Report::read("200 tables").is_err());
    }
}
