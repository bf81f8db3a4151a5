//! Plays notes with the browser's Web Audio.

use std::cell::Cell;
use std::time::Duration;

use table::Moment;
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioParam, BiquadFilterType, OscillatorType,
};

use crate::browser;
use crate::sound::Sound;
use crate::sound::recipes::{Note, Voice, notes};

/// How long the noise is that all notes of noise are cut from, in seconds.
pub(super) const NOISE_SECONDS: f64 = 0.4;

/// As good as silent. A sound that fades never comes to nothing.
const SILENT: f32 = 0.0001;

/// How long a player may take to wake up.
const WAKING: Duration = Duration::from_secs(1);

/// Plays sounds. There is one only after a person has touched the page.
pub(super) struct Player {
    context: AudioContext,
    noise: AudioBuffer,
    /// When it was last woken.
    woken: Cell<Moment>,
}

impl Player {
    /// A player, as the answer to a touch.
    ///
    /// # Errors
    /// If this browser makes no sound.
    pub(super) fn new() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let noise = noise(&context)?;
        let player = Self { context, noise, woken: Cell::new(Moment(0)) };
        player.wake();
        Ok(player)
    }

    /// Goes on playing, as the answer to a touch: browsers stop a player for many reasons.
    pub(super) fn wake(&self) {
        if self.context.state() == AudioContextState::Running {
            return;
        }
        self.woken.set(browser::now());
        if let Ok(waking) = self.context.resume() {
            let _ = browser::never_mind(&waking);
        }
    }

    /// Stops for good, in the middle of a sound if need be.
    pub(super) fn leave(&self) {
        if let Ok(leaving) = self.context.close() {
            let _ = browser::never_mind(&leaving);
        }
    }

    /// Plays a sound after a while. One that is asked of a player who is stopped is not played:
    /// all of them would be heard at once when it goes on.
    pub(super) fn play(&self, sound: Sound, after: Duration) -> Result<(), JsValue> {
        let plays = self.context.state() == AudioContextState::Running;
        if !plays && browser::now().since(self.woken.get()) > WAKING {
            return Ok(());
        }
        let begin = self.context.current_time() + after.as_secs_f64();
        notes(sound).iter().try_for_each(|note| self.strike(note, begin))
    }

    /// Plays a note of a sound that begins then.
    fn strike(&self, note: &Note, begin: f64) -> Result<(), JsValue> {
        let after = |milliseconds: u16| f64::from(milliseconds) / 1_000.0;
        let begin = begin + after(note.at);
        let end = begin + after(note.lasts);
        let [first, last] = note.pitch;
        let slide = |pitch: AudioParam| {
            pitch.set_value_at_time(first, begin)?;
            pitch.exponential_ramp_to_value_at_time(last, end)
        };
        let fade = self.context.create_gain()?;
        let loudness = fade.gain();
        loudness.set_value_at_time(SILENT, begin)?;
        loudness.linear_ramp_to_value_at_time(note.loud, begin + after(note.rise))?;
        loudness.exponential_ramp_to_value_at_time(SILENT, end)?;
        fade.connect_with_audio_node(&self.context.destination())?;
        let shape = match note.voice {
            Voice::Sine => OscillatorType::Sine,
            Voice::Triangle => OscillatorType::Triangle,
            Voice::Noise => {
                let filter = self.context.create_biquad_filter()?;
                filter.set_type(BiquadFilterType::Bandpass);
                slide(filter.frequency())?;
                filter.connect_with_audio_node(&fade)?;
                let noise = self.context.create_buffer_source()?;
                noise.set_buffer(Some(&self.noise));
                noise.connect_with_audio_node(&filter)?;
                // It ends by itself: there is no more noise than for the longest note.
                return noise.start_with_when(begin);
            }
        };
        let tone = self.context.create_oscillator()?;
        tone.set_type(shape);
        slide(tone.frequency())?;
        tone.connect_with_audio_node(&fade)?;
        tone.start_with_when(begin)?;
        tone.stop_with_when(end)
    }
}

/// Noise: nothing that anybody could mistake for a tone.
fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let samples = (f64::from(rate) * NOISE_SECONDS) as u32;
    let mut dice = 1_u32;
    let wave = (0..samples).map(|_| {
        // The dice of Numerical Recipes: chance is not worth more here.
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        dice.cast_signed() as f32 / i32::MAX as f32
    });
    let wave = wave.collect::<Vec<_>>();
    let buffer = context.create_buffer(1, samples, rate)?;
    buffer.copy_to_channel(&wave, 0)?;
    Ok(buffer)
}
