//! What is wrong with the files of a server, and what a host can do about it.

use std::path::Path;

use server::UnusableIdentity;
use server::store::StoreError;
use server::store::sqlite::{CannotBackUp, CannotOpen};
use text::say;

use super::{Tell, text};

/// A path as it is shown.
fn shown(path: &Path) -> String {
    path.display().to_string()
}

impl Tell for CannotOpen {
    fn told(&self) -> String {
        let text = text();
        match self {
            Self::NotADirectory(path) => say!(text, "cli-data-not-folder", path = shown(path)),
            Self::NotWritable { path, reason } => {
                say!(text, "cli-data-not-writable", path = shown(path), reason = reason.told())
            }
            Self::InUse(path) => say!(text, "cli-data-in-use", path = shown(path)),
            Self::Newer { path, found, known } => {
                let path = shown(path);
                say!(text, "cli-data-newer", path = path, found = *found, known = *known)
            }
            Self::Foreign(path) => say!(text, "cli-data-foreign", path = shown(path)),
            Self::Corrupt { path, reason } => {
                say!(text, "cli-data-damaged", path = shown(path), reason = reason)
            }
            Self::Failed { path, reason } => {
                say!(text, "cli-data-failed", path = shown(path), reason = reason.told())
            }
        }
    }
}

impl Tell for StoreError {
    fn told(&self) -> String {
        match self {
            Self::Full => say!(text(), "cli-store-full"),
            Self::Corrupt(reason) => say!(text(), "cli-store-damaged", reason = reason),
            Self::Busy => say!(text(), "cli-store-busy"),
            Self::Closed => say!(text(), "cli-store-closed"),
            Self::Io(reason) => say!(text(), "cli-store-io", reason = reason),
        }
    }
}

impl Tell for CannotBackUp {
    fn told(&self) -> String {
        let text = text();
        match self {
            Self::NoDatabase(path) => say!(text, "cli-backup-nothing", folder = shown(path)),
            Self::Exists(path) => say!(text, "cli-backup-exists", file = shown(path)),
            Self::NotWritable { path, reason } => {
                say!(text, "cli-data-not-writable", path = shown(path), reason = reason.told())
            }
            Self::Unfit(why) => why.told(),
            Self::Failed { path, reason } => {
                say!(text, "cli-backup-failed", path = shown(path), reason = reason.told())
            }
        }
    }
}

impl Tell for UnusableIdentity {
    fn told(&self) -> String {
        let text = text();
        match self {
            Self::Unreadable { path, source } => {
                let unread = say!(text, "cli-cannot-read", file = shown(path));
                format!("{unread}: {}", source.told())
            }
            Self::NotPem { path, reason } => {
                say!(text, "cli-tls-not-pem", file = shown(path), reason = reason)
            }
            Self::NoCertificate { path } => say!(text, "cli-tls-empty-cert", file = shown(path)),
            Self::NoKey { path } => say!(text, "cli-tls-empty-key", file = shown(path)),
            Self::Mismatch { cert, key } => {
                say!(text, "cli-tls-mismatch", key = shown(key), cert = shown(cert))
            }
            Self::Unfit { cert, reason } => {
                say!(text, "cli-tls-unfit", cert = shown(cert), reason = reason)
            }
        }
    }
}

/// Why a data folder cannot be used, and what a host can do about it.
pub(crate) fn advised(why: &CannotOpen) -> String {
    say!(text(), "cli-data-advice", problem = why.told(), advice = advice(why))
}

fn advice(why: &CannotOpen) -> String {
    match why {
        CannotOpen::NotADirectory(_) => say!(text(), "cli-advice-name-folder"),
        CannotOpen::NotWritable { .. } => say!(text(), "cli-advice-let-write"),
        CannotOpen::InUse(_) => say!(text(), "cli-advice-stop-other"),
        CannotOpen::Newer { .. } => say!(text(), "cli-advice-other-folder"),
        CannotOpen::Foreign(_) => say!(text(), "cli-advice-not-ours"),
        CannotOpen::Corrupt { .. } => say!(text(), "cli-advice-restore"),
        CannotOpen::Failed { reason, .. } => match reason {
            StoreError::Busy => say!(text(), "cli-advice-end-program"),
            StoreError::Full => say!(text(), "cli-advice-make-room"),
            StoreError::Corrupt(_) | StoreError::Closed | StoreError::Io(_) => {
                say!(text(), "cli-advice-disk")
            }
        },
    }
}
