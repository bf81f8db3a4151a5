//! What people set for themselves, on this device.

use js_sys::Object;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Tempo;
use text::{Language, Text};

use crate::browser;
use crate::live::Held;

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

impl Choice for Switch {
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

/// Something that is on unless somebody turns it off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Switch {
    /// It is on.
    #[default]
    On,
    /// It is off.
    Off,
}

impl Switch {
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
    /// Whether the game makes itself heard.
    pub(crate) sound: Switch,
    /// Whether it makes itself felt, on a device that can shake. Whoever mutes it in a quiet room may
    /// still want to know whose turn it is.
    pub(crate) vibration: Switch,
    pub(crate) tempo: Tempo,
    /// The tag of the language that was chosen; `page/boot.js` looks for it too. Nothing means the
    /// first of the browser's that we speak.
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
            vibration: choice(kept("vibration").as_deref()),
            tempo: choice(kept("tempo").as_deref()),
            language: kept("language"),
        }
    }

    /// Each setting and the word for how it is set, if it is.
    fn words(&self) -> [(&'static str, Option<&str>); 8] {
        [
            ("name", Some(self.name.as_str())),
            ("theme", word(self.theme)),
            ("confirm", word(self.confirm)),
            ("motion", word(self.motion)),
            ("sound", word(self.sound)),
            ("vibration", word(self.vibration)),
            ("tempo", word(self.tempo)),
            ("language", self.language.as_deref()),
        ]
    }

    /// Keeps what has changed, and nothing else: another window may have set the rest differently.
    fn keep(&self, before: &Self) {
        let changed = self.words().into_iter().zip(before.words()).filter(|(now, old)| now != old);
        for ((setting, value), _) in changed {
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
    }
}

/// The words with which the page begins, and where those of each language are, by its tag.
pub(crate) struct Words {
    pub(crate) text: Text,
    pub(crate) addresses: Object,
}

/// The settings and what follows from them, for every component.
#[derive(Clone, Copy)]
pub(crate) struct Preferences {
    settings: Held<Settings>,
    text: Held<Text>,
    /// Where the words of each language are.
    words: StoredValue<Object, LocalStorage>,
    /// The language that was chosen last.
    wanted: StoredValue<Language>,
    /// Whether its words could not be fetched.
    wordless: Held<bool>,
}

impl Preferences {
    /// Reads what was kept, keeps what changes, and hands the settings to every component below.
    pub(crate) fn provide(words: Words) -> Self {
        let settings = Held::new(Settings::kept());
        let language = words.text.language();
        let text = Held::new(words.text);
        Effect::new(move |before: Option<Settings>| {
            let settings = settings.get();
            before.inspect(|before| settings.keep(before));
            settings.mark_page();
            settings
        });
        Effect::new(move || {
            browser::mark_root("lang", Some(text.with(Text::language).tag()));
        });
        let preferences = Self {
            settings,
            text,
            words: StoredValue::new_local(words.addresses),
            wanted: StoredValue::new(language),
            wordless: Held::new(false),
        };
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

    /// The words of the language that is spoken, reactively.
    #[inline(never)]
    pub(crate) fn text(self) -> Text {
        self.text.get()
    }

    /// The language that is spoken, reactively.
    pub(crate) fn language(self) -> Language {
        self.text.with(Text::language)
    }

    /// The language that is spoken now.
    pub(crate) fn language_now(self) -> Language {
        self.text.with_untracked(Text::language)
    }

    /// Whether the language that was chosen last could not be fetched, reactively.
    pub(crate) fn is_wordless(self) -> bool {
        self.wordless.get()
    }

    /// Speaks this language as soon as its words are here, and remembers it. Until then, and if they
    /// cannot be fetched, the page speaks as it did.
    pub(crate) fn speak(self, language: Language) {
        self.wanted.set_value(language);
        self.wordless.set(false);
        spawn_local(async move {
            let fetched = self.fetched(language).await;
            // Somebody may have chosen another one meanwhile.
            if self.wanted.get_value() != language {
                return;
            }
            self.wordless.set(fetched.is_none());
            if let Some(text) = fetched {
                self.text.set(text);
                self.change(|settings| settings.language = Some(language.tag().to_owned()));
            }
        });
    }

    /// The words of a language; nothing if they cannot be fetched.
    async fn fetched(self, language: Language) -> Option<Text> {
        let address = self.words.with_value(|all| browser::text_in(all, language.words().tag()))?;
        Text::compiled(language, browser::fetched(&address).await?)
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
        every_choice_is_read_back::<Switch>();
        every_choice_is_read_back::<Tempo>();
    }
}
