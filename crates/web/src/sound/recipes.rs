//! How each sound is made: notes as data, a few for each, and none longer than a blink.

use crate::sound::Sound;

/// A part of a sound. Its pitch slides from one to the other while it fades.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Note {
    /// What is heard.
    pub(super) voice: Voice,
    /// When it begins, in milliseconds after the sound does.
    pub(super) at: u16,
    /// How long it takes to its loudest, in milliseconds.
    pub(super) rise: u16,
    /// How long it lasts, in milliseconds.
    pub(super) lasts: u16,
    /// Its pitch, at first and at last, in hertz.
    pub(super) pitch: [f32; 2],
    /// How loud it is, from 0 to 1.
    pub(super) loud: f32,
}

/// What a note is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Voice {
    /// A clear tone: bells, coins, thuds.
    Sine,
    /// A tone with an edge: wood, buckles.
    Triangle,
    /// Noise around the pitch: paper, leather, breath.
    Noise,
}

use Voice::{Noise, Sine, Triangle};

impl Note {
    /// A note that is struck.
    const fn new(voice: Voice, at: u16, lasts: u16, pitch: [f32; 2], loud: f32) -> Self {
        Self { voice, at, rise: 3, lasts, pitch, loud }
    }

    /// The same, but it swells.
    const fn swells(self, rise: u16) -> Self {
        Self { rise, ..self }
    }
}

/// A low click and a leather thud.
const SNAP: &[Note] = &[
    Note::new(Noise, 0, 30, [1800.0, 900.0], 0.4),
    Note::new(Sine, 8, 130, [140.0, 55.0], 0.5),
    Note::new(Noise, 12, 90, [320.0, 160.0], 0.4),
];

/// Bright plinks, as many as are wanted.
const COINS: &[Note] = &[
    Note::new(Sine, 0, 140, [2500.0, 2480.0], 0.12),
    Note::new(Sine, 60, 140, [3150.0, 3120.0], 0.12),
    Note::new(Sine, 125, 140, [2750.0, 2730.0], 0.11),
    Note::new(Sine, 180, 140, [3520.0, 3490.0], 0.11),
    Note::new(Sine, 240, 140, [2960.0, 2940.0], 0.1),
];

/// A brush of paper, there and back.
const SLIP: &[Note] = &[
    Note::new(Noise, 0, 150, [2800.0, 5200.0], 0.16).swells(60),
    Note::new(Noise, 110, 140, [4800.0, 2400.0], 0.12).swells(40),
];

/// A thump on wax.
const DEAL: &[Note] =
    &[Note::new(Sine, 0, 210, [100.0, 45.0], 0.6), Note::new(Noise, 0, 90, [480.0, 200.0], 0.35)];

/// Two knocks on the table.
const THREAT: &[Note] = &[
    Note::new(Noise, 0, 50, [440.0, 280.0], 0.5),
    Note::new(Sine, 0, 90, [190.0, 120.0], 0.4),
    Note::new(Noise, 170, 50, [440.0, 280.0], 0.55),
    Note::new(Sine, 170, 90, [190.0, 120.0], 0.45),
];

/// A buckle, then a held breath.
const OPEN: &[Note] = &[
    Note::new(Noise, 0, 25, [4200.0, 3400.0], 0.25),
    Note::new(Triangle, 4, 50, [1300.0, 1100.0], 0.1),
    Note::new(Noise, 45, 25, [3000.0, 2400.0], 0.2),
    Note::new(Noise, 95, 295, [650.0, 1300.0], 0.1).swells(230),
];

/// A small bell, upwards.
const HONEST: &[Note] = &[
    Note::new(Sine, 0, 190, [1319.0, 1319.0], 0.16),
    Note::new(Sine, 110, 280, [1976.0, 1976.0], 0.16),
    Note::new(Sine, 110, 160, [5336.0, 5336.0], 0.03),
];

/// A clack of wood, downwards.
const CAUGHT: &[Note] = &[
    Note::new(Triangle, 0, 90, [392.0, 330.0], 0.35),
    Note::new(Noise, 0, 35, [1100.0, 700.0], 0.4),
    Note::new(Triangle, 120, 170, [233.0, 165.0], 0.4),
    Note::new(Noise, 120, 45, [800.0, 450.0], 0.45),
];

/// A soft tick.
const TICK: &[Note] = &[
    Note::new(Noise, 0, 20, [2300.0, 1900.0], 0.12),
    Note::new(Sine, 0, 30, [950.0, 850.0], 0.05),
];

/// A puff, and the candle is out.
const PUFF: &[Note] = &[Note::new(Noise, 0, 320, [1000.0, 260.0], 0.3).swells(35)];

/// One shop bell.
const BELL: &[Note] = &[
    Note::new(Sine, 0, 390, [1568.0, 1564.0], 0.2),
    Note::new(Sine, 0, 260, [3763.0, 3758.0], 0.07),
    Note::new(Sine, 0, 120, [6430.0, 6420.0], 0.03),
];

/// The notes of a sound.
pub(super) fn notes(sound: Sound) -> &'static [Note] {
    match sound {
        Sound::Snap => SNAP,
        Sound::Coins { plinks } => &COINS[..plinks.min(COINS.len())],
        Sound::Slip => SLIP,
        Sound::Deal => DEAL,
        Sound::Threat => THREAT,
        Sound::Open => OPEN,
        Sound::Honest => HONEST,
        Sound::Caught => CAUGHT,
        Sound::Tick => TICK,
        Sound::Puff => PUFF,
        Sound::Bell => BELL,
    }
}

#[cfg(test)]
mod tests {
    use super::{COINS, Note, notes};
    use crate::sound::Sound;
    use crate::sound::player::NOISE_SECONDS;

    const ALL: [Sound; 11] = [
        Sound::Snap,
        Sound::Coins { plinks: COINS.len() },
        Sound::Slip,
        Sound::Deal,
        Sound::Threat,
        Sound::Open,
        Sound::Honest,
        Sound::Caught,
        Sound::Tick,
        Sound::Puff,
        Sound::Bell,
    ];

    #[test]
    fn every_sound_is_short() {
        for sound in ALL {
            let ends = notes(sound).iter().map(|note| note.at + note.lasts);
            assert!((1..400).contains(&ends.max().unwrap_or_default()), "{sound:?}");
        }
    }

    #[test]
    fn every_note_rises_and_fades_where_people_can_hear_it() {
        for note in ALL.into_iter().flat_map(notes) {
            let Note { rise, lasts, pitch, loud, .. } = *note;
            assert!(rise < lasts, "{note:?}");
            assert!(pitch.iter().all(|pitch| (40.0..8_000.0).contains(pitch)), "{note:?}");
            assert!((0.01..=0.6).contains(&loud), "{note:?}");
            assert!(f64::from(lasts) / 1_000.0 <= NOISE_SECONDS, "{note:?}");
        }
    }

    #[test]
    fn as_many_coins_are_heard_as_are_wanted() {
        let plinks = |plinks| notes(Sound::Coins { plinks }).len();
        assert_eq!((plinks(2), plinks(5), plinks(9)), (2, 5, 5));
    }
}
