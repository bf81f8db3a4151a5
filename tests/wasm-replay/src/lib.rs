//! The rules as a WASM module that replays recorded games.
//!
//! `cargo xtask test` builds it, replays every record with it in node, and compares the final
//! states with those of a native replay. The exports take and return plain numbers, so that
//! the module needs neither imports nor generated glue:
//!
//! 1. [`reserve`] makes room for a record; the host writes its JSON there.
//! 2. [`replay`] replays it.
//! 3. [`fingerprint_low`] and [`fingerprint_high`] tell the final state, or [`message`] and
//!    [`message_len`] tell what went wrong.

#![allow(
    unsafe_code,
    reason = "an export needs `no_mangle`, which is unsafe because names could clash; \
              there is no other unsafe code here"
)]

use std::sync::{Mutex, MutexGuard, PoisonError};

use rules::Record;

/// Where the host writes the record.
static RECORD: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// What the host may ask for after a replay.
static OUTCOME: Mutex<Outcome> = Mutex::new(Outcome { fingerprint: 0, message: String::new() });

/// How replays have gone.
struct Outcome {
    /// The final state of the last good replay.
    fingerprint: u64,
    /// Why the last replay failed, or nothing.
    message: String,
}

/// Makes room for a record of `len` bytes and returns its address.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(len: u32) -> u32 {
    let mut record = lock(&RECORD);
    *record = vec![0; len as usize];
    address(&record)
}

/// Replays the record in the buffer: 0 if it is a whole and legal game, otherwise 1.
#[unsafe(no_mangle)]
pub extern "C" fn replay() -> u32 {
    let result = replayed(&lock(&RECORD));
    let mut outcome = lock(&OUTCOME);
    match result {
        Ok(fingerprint) => {
            *outcome = Outcome { fingerprint, message: String::new() };
            0
        }
        Err(message) => {
            outcome.message = message;
            1
        }
    }
}

/// The lower half of the last good replay's fingerprint.
#[unsafe(no_mangle)]
pub extern "C" fn fingerprint_low() -> u32 {
    lock(&OUTCOME).fingerprint as u32
}

/// The upper half of the last good replay's fingerprint.
#[unsafe(no_mangle)]
pub extern "C" fn fingerprint_high() -> u32 {
    (lock(&OUTCOME).fingerprint >> 32) as u32
}

/// The address of the message of the last replay, if it failed.
#[unsafe(no_mangle)]
pub extern "C" fn message() -> u32 {
    address(lock(&OUTCOME).message.as_bytes())
}

/// The length of that message in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn message_len() -> u32 {
    lock(&OUTCOME).message.len() as u32
}

/// Replays a record and returns the fingerprint of its final state, or why there is none.
fn replayed(record: &[u8]) -> Result<u64, String> {
    let json = std::str::from_utf8(record).map_err(|error| error.to_string())?;
    let record = Record::from_json(json).map_err(|error| error.to_string())?;
    let state = record.replay().map_err(|error| error.to_string())?;
    Ok(state.fingerprint())
}

/// Where the host finds these bytes. An address in WASM has 32 bits; elsewhere this module only
/// has to compile.
fn address(bytes: &[u8]) -> u32 {
    bytes.as_ptr() as usize as u32
}

/// Locks, even after a panic: the data here is replaced whole and so is never half written.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::{RECORD, lock, message_len, replay, replayed, reserve};

    #[test]
    fn what_is_no_record_is_refused_with_a_reason() {
        reserve(3);
        assert_eq!(*lock(&RECORD), [0; 3]);
        assert_eq!(replay(), 1);
        assert_ne!(message_len(), 0);
    }

    #[test]
    fn a_record_is_utf_8() {
        assert!(replayed(&[0xff]).unwrap_err().contains("utf-8"));
    }
}
