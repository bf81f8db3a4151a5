//! What people and bots say with one tap, each listener in their own language.

use serde::{Deserialize, Serialize};

/// A phrase that everyone can read in their own language. Free text is for people only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// "Just apples." Said of a bag, whatever is in it.
    JustApples,
    /// "Would I lie?"
    WouldILie,
    /// "Look in theirs instead."
    OpenTheirs,
    /// "Make me an offer."
    MakeAnOffer,
    /// "That is too little."
    TooLittle,
    /// "That is too dear."
    TooDear,
    /// "We have a deal."
    Deal,
    /// "No deal."
    NoDeal,
    /// "I will remember this." After a good turn or a bad one.
    IRemember,
    /// "You gave your word." To someone who owes, or broke a promise.
    YouGaveYourWord,
    /// "I knew it." After a bag was opened and the law was right.
    KnewIt,
    /// "I told you so." An honest merchant whose bag was opened.
    ToldYou,
    /// "That hurts." After a fine.
    Ouch,
    /// "Well played."
    WellPlayed,
    /// "Thank you."
    Thanks,
    /// "The market closes soon." To someone who takes their time.
    HurryUp,
}

impl Phrase {
    /// Every phrase, in the order in which they are offered.
    pub const ALL: [Self; 16] = [
        Self::JustApples,
        Self::WouldILie,
        Self::OpenTheirs,
        Self::MakeAnOffer,
        Self::TooLittle,
        Self::TooDear,
        Self::Deal,
        Self::NoDeal,
        Self::IRemember,
        Self::YouGaveYourWord,
        Self::KnewIt,
        Self::ToldYou,
        Self::Ouch,
        Self::WellPlayed,
        Self::Thanks,
        Self::HurryUp,
    ];
}
