//! What strace saw, and whether it is in order.

use std::collections::HashMap;

/// A system call. Places are lines of the trace, which are in the order in which things happened.
struct Call<'a> {
    name: &'a str,
    /// What it was given, as strace writes it. Nothing that we look for comes after the place
    /// where a call was interrupted.
    given: &'a str,
    begins: usize,
    /// Where it ended, and whether well; none if it never did.
    ends: Option<(usize, Outcome)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Done,
    Failed,
}

/// What is out of order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Disorder {
    /// It was acknowledged, and never written to the log.
    NotWritten(String),
    /// It was written, and never brought to the disk.
    NotSynced(String),
    /// Its acknowledgement is not in the trace, so that nothing is proved.
    NoAcknowledgement(String),
    /// It was acknowledged, and then brought to the disk.
    AcknowledgedTooEarly(String),
    /// Somebody was shown what came of it, and then it was brought to the disk.
    ShownTooEarly(String),
}

/// Everything that is out of order in a trace of one table, given which commands were acknowledged
/// at which place of the journal.
///
/// A command is safe when a sync of the log has ended well that began after the command was
/// written there.
pub(crate) fn judge(trace: &str, told: &[(String, u32)]) -> Vec<Disorder> {
    let calls = calls(trace);
    let log: Vec<&Call> = calls.iter().filter(|call| call.is_to("-wal>")).collect();
    let sends: Vec<&Call> = calls.iter().filter(|call| call.is_to("<socket:")).collect();
    let judged = told.iter().map(|(id, seq)| judge_one(&log, &sends, id, *seq));
    judged.filter_map(Result::err).collect()
}

fn judge_one(log: &[&Call], sends: &[&Call], id: &str, seq: u32) -> Result<(), Disorder> {
    let is = |disorder: fn(String) -> Disorder| disorder(id.to_owned());
    let mut writes = log.iter().filter(|call| !call.is_sync() && call.given.contains(id));
    let written = writes.find_map(|call| call.done()).ok_or_else(|| is(Disorder::NotWritten))?;
    let mut syncs = log.iter().filter(|call| call.is_sync() && call.begins > written);
    let safe = syncs.find_map(|call| call.done()).ok_or_else(|| is(Disorder::NotSynced))?;
    // Quotation marks are escaped in what strace writes.
    let answer = format!(r#"\"answer\":{{\"id\":\"{id}\",\"ok\""#);
    let mut answers = sends.iter().filter(|call| call.given.contains(&answer));
    let answered = answers.next().ok_or_else(|| is(Disorder::NoAcknowledgement))?.begins;
    if answered < safe {
        return Err(is(Disorder::AcknowledgedTooEarly));
    }
    let mut early = sends.iter().take_while(|call| call.begins < safe);
    if early.any(|call| call.shows().is_some_and(|shown| shown >= seq)) {
        return Err(is(Disorder::ShownTooEarly));
    }
    Ok(())
}

impl Call<'_> {
    /// Whether its first argument is such a file.
    fn is_to(&self, file: &str) -> bool {
        self.given.split([',', ')']).next().is_some_and(|first| first.contains(file))
    }

    fn is_sync(&self) -> bool {
        matches!(self.name, "fsync" | "fdatasync")
    }

    /// Where it ended well.
    fn done(&self) -> Option<usize> {
        self.ends.filter(|(_, outcome)| *outcome == Outcome::Done).map(|(place, _)| place)
    }

    /// The last entry of the journal that someone is shown with it.
    fn shows(&self) -> Option<u32> {
        let (_, update) = self.given.split_once(r#"\"update\":{\"seq\":"#)?;
        update.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
    }
}

/// The calls of a trace, in the order in which they begin. A line is a call, the beginning of one
/// that another thread interrupts, or the end of such a one.
fn calls(trace: &str) -> Vec<Call<'_>> {
    let mut calls: Vec<Call> = Vec::new();
    let mut begun: HashMap<&str, usize> = HashMap::new();
    for (place, line) in trace.lines().enumerate() {
        let Some((thread, what)) = line.split_once(' ') else { continue };
        let what = what.trim_start();
        if what.starts_with("<... ") {
            if let Some(call) = begun.remove(thread).and_then(|call| calls.get_mut(call)) {
                call.ends = Some((place, outcome(what)));
            }
        } else if let Some((name, given)) = what.split_once('(') {
            let interrupted = given.ends_with("<unfinished ...>");
            let ends = if interrupted { None } else { Some((place, outcome(what))) };
            if interrupted {
                begun.insert(thread, calls.len());
            }
            calls.push(Call { name, given, begins: place, ends });
        }
    }
    calls
}

/// How a call ended, by the end of its line.
fn outcome(line: &str) -> Outcome {
    let (_, result) = line.rsplit_once(" = ").unwrap_or_default();
    let is_number = result.starts_with(|letter: char| letter.is_ascii_digit());
    if is_number { Outcome::Done } else { Outcome::Failed }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITE: &str = r#"7 pwrite64(5</d/a.sqlite-wal>, "\0\1person 1p1-0000001\7", 24, 9) = 24"#;
    const SYNC: &str = "7 fdatasync(5</d/a.sqlite-wal>)         = 0";
    const ANSWER: &str =
        r#"8 sendto(9<socket:[3]>, "\201~{\"answer\":{\"id\":\"p1-0000001\",\"ok\":4}}", 9) = 9"#;
    const NEWS: &str =
        r#"8 writev(6<socket:[4]>, [{iov_base="{\"update\":{\"seq\":4,\"now\":1}}"}], 1) = 9"#;
    const OLD_NEWS: &str =
        r#"8 sendto(6<socket:[4]>, "{\"update\":{\"seq\":3,\"now\":1}}", 9) = 9"#;

    fn judged(lines: &[&str]) -> Vec<Disorder> {
        judge(&lines.join("\n"), &[("p1-0000001".to_owned(), 4)])
    }

    fn is(disorder: fn(String) -> Disorder) -> Vec<Disorder> {
        vec![disorder("p1-0000001".to_owned())]
    }

    #[test]
    fn what_is_written_and_synced_may_be_told() {
        assert_eq!(judged(&[OLD_NEWS, WRITE, OLD_NEWS, SYNC, ANSWER, NEWS]), []);
        assert_eq!(judged(&[WRITE, SYNC, NEWS, ANSWER, "7 +++ killed by SIGKILL +++"]), []);
        let fsync = SYNC.replace("fdatasync", "fsync");
        assert_eq!(judged(&[WRITE, &fsync, ANSWER]), []);
    }

    #[test]
    fn what_is_told_before_it_is_synced_is_out_of_order() {
        assert_eq!(judged(&[WRITE, ANSWER, SYNC]), is(Disorder::AcknowledgedTooEarly));
        assert_eq!(judged(&[ANSWER, WRITE, SYNC]), is(Disorder::AcknowledgedTooEarly));
        assert_eq!(judged(&[WRITE, NEWS, SYNC, ANSWER]), is(Disorder::ShownTooEarly));
    }

    #[test]
    fn a_sync_of_something_else_or_of_before_is_none() {
        assert_eq!(judged(&[SYNC, WRITE, ANSWER]), is(Disorder::NotSynced));
        let other = SYNC.replace("-wal", "");
        assert_eq!(judged(&[WRITE, &other, ANSWER]), is(Disorder::NotSynced));
        let failed = SYNC.replace("= 0", "= -1 EIO (Input/output error)");
        assert_eq!(judged(&[WRITE, &failed, ANSWER]), is(Disorder::NotSynced));
        assert_eq!(judged(&[WRITE, &failed, ANSWER, SYNC]), is(Disorder::AcknowledgedTooEarly));
    }

    #[test]
    fn a_sync_counts_when_it_has_ended_and_if_it_began_after_the_write() {
        let begins = "7 fdatasync(5</d/a.sqlite-wal> <unfinished ...>";
        let ends = "7 <... fdatasync resumed>)              = 0";
        assert_eq!(judged(&[WRITE, begins, ends, ANSWER]), []);
        assert_eq!(judged(&[WRITE, begins, ANSWER, ends]), is(Disorder::AcknowledgedTooEarly));
        assert_eq!(judged(&[begins, WRITE, ends, ANSWER]), is(Disorder::NotSynced));
        assert_eq!(judged(&[WRITE, begins, ANSWER]), is(Disorder::NotSynced));
    }

    #[test]
    fn what_is_not_in_the_trace_proves_nothing() {
        assert_eq!(judged(&[SYNC, ANSWER]), is(Disorder::NotWritten));
        let elsewhere = WRITE.replace("-wal", "-shm");
        assert_eq!(judged(&[&elsewhere, SYNC, ANSWER]), is(Disorder::NotWritten));
        assert_eq!(judged(&[WRITE, SYNC, NEWS]), is(Disorder::NoAcknowledgement));
        let refused = ANSWER.replace(r#"\"ok\":4"#, r#"\"refused\":4"#);
        assert_eq!(judged(&[WRITE, SYNC, &refused]), is(Disorder::NoAcknowledgement));
    }
}
