//! What people and bots say with one tap.

use bots::Phrase;

use super::Teller;
use crate::words::{Key, Text};
use crate::{args, key};

impl Teller<'_> {
    /// A phrase, as it is said aloud.
    #[must_use]
    pub fn phrase(&self, phrase: Phrase) -> String {
        self.text.phrase(phrase)
    }
}

impl Text {
    /// A phrase, as it is said aloud.
    #[must_use]
    pub fn phrase(&self, phrase: Phrase) -> String {
        self.get(phrase_key(phrase), &args!())
    }
}

/// The message of a phrase.
fn phrase_key(phrase: Phrase) -> Key {
    match phrase {
        Phrase::JustApples => key!("phrase-just-apples"),
        Phrase::WouldILie => key!("phrase-would-i-lie"),
        Phrase::OpenTheirs => key!("phrase-open-theirs"),
        Phrase::MakeAnOffer => key!("phrase-make-an-offer"),
        Phrase::TooLittle => key!("phrase-too-little"),
        Phrase::TooDear => key!("phrase-too-dear"),
        Phrase::Deal => key!("phrase-deal"),
        Phrase::NoDeal => key!("phrase-no-deal"),
        Phrase::IRemember => key!("phrase-i-remember"),
        Phrase::YouGaveYourWord => key!("phrase-you-gave-your-word"),
        Phrase::KnewIt => key!("phrase-knew-it"),
        Phrase::ToldYou => key!("phrase-told-you"),
        Phrase::Ouch => key!("phrase-ouch"),
        Phrase::WellPlayed => key!("phrase-well-played"),
        Phrase::Thanks => key!("phrase-thanks"),
        Phrase::HurryUp => key!("phrase-hurry-up"),
    }
}
