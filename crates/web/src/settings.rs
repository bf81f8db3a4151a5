//! What people set for themselves, on this device.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Tempo;
use text::{Language, Text};

use crate::browser;
use crate::live::Live;

/// Where the settings are kept.
const KEPT: &str = "just-apples.settings";

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Confirm {
    /// Hold the button, or tap it twice.
    #[default]
    Hold,
    /// One tap does it.
    Tap,
}

/// How much moves on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Motion {
    /// As the device is set.
    #[default]
    Device,
    /// Little.
    Reduced,
}

/// Everything that is set.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    pub(crate) name: String,
    pub(crate) theme: Theme,
    pub(crate) confirm: Confirm,
    pub(crate) motion: Motion,
    pub(crate) tempo: Tempo,
    /// The tag of the language; nothing means the browser's.
    pub(crate) language: Option<String>,
}

impl Settings {
    /// What was kept on this device, or the defaults.
    fn kept() -> Self {
        let kept = browser::kept(KEPT);
        kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    fn keep(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            // Settings that cannot be kept still hold until the page is closed.
            let _ = browser::keep(KEPT, &text);
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
    settings: RwSignal<Settings>,
    text: Live<Text>,
}

impl Preferences {
    /// Reads what was kept, keeps what changes, and hands the settings to every component below.
    pub(crate) fn provide() -> Self {
        let settings = RwSignal::new(Settings::kept());
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
