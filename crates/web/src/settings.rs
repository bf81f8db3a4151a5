//! What people set for themselves, on this device.

use leptos::prelude::*;
use table::Tempo;
use text::{Language, Text};

use crate::browser;
use crate::live::{Held, Live};

/// Where a setting is kept.
fn name_of(setting: &str) -> String {
    format!("just-apples.settings.{setting}")
}

/// A setting that is one of a few, each kept as a word.
trait Choice: Copy + Default + PartialEq + 'static {
    /// What it can be, and the word for it.
    const WORDS: &'static [(Self, &'static str)];
}

impl Choice for Theme {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Device, "device"), (Self::Light, "light"), (Self::Dark, "dark")];
}

impl Choice for Confirm {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::Hold, "hold"), (Self::Tap, "tap")];
}

impl Choice for Motion {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Device, "device"), (Self::Reduced, "reduced")];
}

impl Choice for Sounds {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::On, "on"), (Self::Off, "off")];
}

impl Choice for Tempo {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Unhurried, "unhurried"), (Self::Quick, "quick"), (Self::Instant, "instant")];
}

/// The choice of a word; the default, if there is none of that word.
fn choice<C: Choice>(word: Option<&str>) -> C {
    let found = C::WORDS.iter().find(|(_, name)| Some(*name) == word);
    found.map_or_else(C::default, |(choice, _)| *choice)
}

/// The word of a choice.
fn word<C: Choice>(choice: C) -> Option<&'static str> {
    C::WORDS.iter().find(|(other, _)| *other == choice).map(|(_, word)| *word)
}

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Theme {
    /// As the device is set.
    #[default]
    Device,
    /// Day.
    Light,
    /// Night.
    Dark,
}

/// How final acts are confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Confirm {
    /// Hold the button, or tap it twice.
    #[default]
    Hold,
    /// One tap does it.
    Tap,
}

/// How much moves on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Motion {
    /// As the device is set.
    #[default]
    Device,
    /// Little.
    Reduced,
}

/// Whether the game makes itself heard, and felt: mute means no sound and no vibration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Sounds {
    /// It does.
    #[default]
    On,
    /// It does not.
    Off,
}

impl Sounds {
    /// The one that is not set.
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::On => Self::Off,
            Self::Off => Self::On,
        }
    }
}

/// Everything that is set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Settings {
    pub(crate) name: String,
    pub(crate) theme: Theme,
    pub(crate) confirm: Confirm,
    pub(crate) motion: Motion,
    pub(crate) sound: Sounds,
    pub(crate) tempo: Tempo,
    /// The tag of the language; nothing means the browser's.
    pub(crate) language: Option<String>,
}

impl Settings {
    /// What was kept on this device, or the defaults.
    fn kept() -> Self {
        let kept = |setting| browser::kept(&name_of(setting));
        Self {
            name: kept("name").unwrap_or_default(),
            theme: choice(kept("theme").as_deref()),
            confirm: choice(kept("confirm").as_deref()),
            motion: choice(kept("motion").as_deref()),
            sound: choice(kept("sound").as_deref()),
            tempo: choice(kept("tempo").as_deref()),
            language: kept("language"),
        }
    }

    fn keep(&self) {
        let settings = [
            ("name", Some(self.name.as_str())),
            ("theme", word(self.theme)),
            ("confirm", word(self.confirm)),
            ("motion", word(self.motion)),
            ("sound", word(self.sound)),
            ("tempo", word(self.tempo)),
            ("language", self.language.as_deref()),
        ];
        for (setting, value) in settings {
            match value {
                // Settings that cannot be kept still hold until the page is closed.
                Some(value) => _ = browser::keep(&name_of(setting), value),
                None => browser::forget(&name_of(setting)),
            }
        }
    }

    /// Tells the stylesheet what is set.
    fn mark_page(&self) {
        let theme = match self.theme {
            Theme::Device => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        };
        browser::mark_root("data-theme", theme);
        let motion = (self.motion == Motion::Reduced).then_some("less");
        browser::mark_root("data-motion", motion);
        browser::mark_root("lang", Some(self.language().tag()));
    }

    /// The language that is set, or that the browser prefers.
    pub(crate) fn language(&self) -> Language {
        let set = self.language.as_deref().and_then(Language::from_tag);
        set.or_else(browsers_language).unwrap_or_default()
    }
}

/// The first of the browser's languages that we speak.
fn browsers_language() -> Option<Language> {
    let languages = window().navigator().languages();
    let tags = languages.iter().filter_map(|tag| tag.as_string());
    let mut known = tags.filter_map(|tag| Language::from_tag(&tag));
    known.next()
}

/// The settings and what follows from them, for every component.
#[derive(Clone, Copy)]
pub(crate) struct Preferences {
    settings: Held<Settings>,
    text: Live<Text>,
}

impl Preferences {
    /// Reads what was kept, keeps what changes, and hands the settings to every component below.
    pub(crate) fn provide() -> Self {
        let settings = Held::new(Settings::kept());
        let language = Live::new(move || settings.with(Settings::language).tag());
        let text =
            Live::new(move || Text::new(Language::from_tag(language.get()).unwrap_or_default()));
        Effect::new(move || {
            settings.with(|settings| {
                settings.keep();
                settings.mark_page();
            });
        });
        let preferences = Self { settings, text };
        provide_context(preferences);
        preferences
    }

    /// The settings, reactively.
    pub(crate) fn get(self) -> Settings {
        self.settings.get()
    }

    /// The settings as they are now.
    pub(crate) fn now(self) -> Settings {
        self.settings.get_untracked()
    }

    /// Changes a setting.
    pub(crate) fn change(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
    }

    /// The words of the language that is set, reactively.
    #[inline(never)]
    pub(crate) fn text(self) -> Text {
        self.text.get()
    }

    /// Whether little is to move.
    pub(crate) fn motion_is_reduced(self) -> bool {
        self.settings.with_untracked(|settings| settings.motion) == Motion::Reduced
            || browser::holds("(prefers-reduced-motion: reduce)")
    }
}

/// The preferences that were handed down.
pub(crate) fn preferences() -> Preferences {
    expect_context()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_choice_is_read_back<C: Choice + std::fmt::Debug>() {
        for &(it, name) in C::WORDS {
            assert_eq!(word(it), Some(name));
            assert_eq!(choice::<C>(word(it)), it);
        }
        assert_eq!(choice::<C>(Some("what nobody wrote")), C::default());
        assert_eq!(choice::<C>(None), C::default());
    }

    #[test]
    fn what_is_set_is_read_back() {
        every_choice_is_read_back::<Theme>();
        every_choice_is_read_back::<Confirm>();
        every_choice_is_read_back::<Motion>();
        every_choice_is_read_back::<Sounds>();
        every_choice_is_read_back::<Tempo>();
    }
}
