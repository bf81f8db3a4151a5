//! What a host sets for the room, beside the game itself.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::tempo::Tempo;

/// The rules of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct House {
    /// Whether others may look on.
    pub spectators: bool,
    /// Whether people may say what they like, and not only the phrases.
    pub free_talk: bool,
    /// Whether someone may take over a bot's seat while a game is under way. They see its cards,
    /// so it is for friends who are late, and not allowed by itself.
    pub late_joiners: bool,
    /// How fast bots are.
    pub tempo: Tempo,
    /// How many seconds a decision may take; none means as long as people like.
    pub decision_seconds: Option<u16>,
    /// Whoever is disconnected for so many seconds is gone.
    pub gone_seconds: u16,
    /// Whoever keeps others waiting for so many seconds without a sign is gone.
    pub silent_seconds: u16,
}

impl Default for House {
    fn default() -> Self {
        Self {
            spectators: true,
            free_talk: true,
            late_joiners: false,
            tempo: Tempo::Unhurried,
            decision_seconds: None,
            gone_seconds: 60,
            silent_seconds: 180,
        }
    }
}

/// Which setting of the house makes no sense.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum BadHouse {
    /// A decision takes more than a glance, and ends some day.
    #[error("a decision gets 10 to 3600 seconds, not {0}")]
    Decision(u16),
    /// Whoever loses their connection gets time to come back.
    #[error("someone is gone after 10 to 3600 seconds, not after {0}")]
    Gone(u16),
    /// Whoever thinks gets time to think.
    #[error("someone is silent after 30 to 3600 seconds, not after {0}")]
    Silent(u16),
}

impl House {
    /// Whether every setting makes sense.
    pub(crate) fn check(&self) -> Result<(), BadHouse> {
        let within = |least: u16, seconds: u16| (least..=3600).contains(&seconds);
        match *self {
            Self { decision_seconds: Some(seconds), .. } if !within(10, seconds) => {
                Err(BadHouse::Decision(seconds))
            }
            Self { gone_seconds, .. } if !within(10, gone_seconds) => {
                Err(BadHouse::Gone(gone_seconds))
            }
            Self { silent_seconds, .. } if !within(30, silent_seconds) => {
                Err(BadHouse::Silent(silent_seconds))
            }
            _ => Ok(()),
        }
    }

    /// How long a decision may take.
    pub(crate) fn decision(&self) -> Option<Duration> {
        self.decision_seconds.map(u64::from).map(Duration::from_secs)
    }

    /// How long someone is disconnected before they are gone.
    pub(crate) const fn gone_after(&self) -> Duration {
        Duration::from_secs(self.gone_seconds as u64)
    }

    /// How long someone keeps others waiting without a sign before they are gone.
    pub(crate) const fn silent_after(&self) -> Duration {
        Duration::from_secs(self.silent_seconds as u64)
    }
}
