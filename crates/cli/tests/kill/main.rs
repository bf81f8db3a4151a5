//! What survives when the program dies. It is killed again and again while people play, and its
//! system calls are watched, because what a kill spares may still be lost when the power goes.

#![cfg(unix)]

mod account;
mod backup;
mod party;
mod program;
mod survival;
#[cfg(target_os = "linux")]
mod sync;
