//! Small parts that many screens use.

mod art;
mod card;
mod final_act;
mod forms;
mod note;
mod phrases;
mod popup;
mod record;
mod speak;

pub(crate) use art::Art;
pub(crate) use card::{Card, CardBack, CardFace, GoodArt, card_class, card_label, drawing, kind};
pub(crate) use final_act::{FinalAct, Tone};
pub(crate) use forms::{back_button, name_field, side_button, way};
pub(crate) use note::{RefusalNote, Secret};
pub(crate) use phrases::{AT_ONCE, Phrases, first_of_all};
pub(crate) use popup::PopupTitle;
pub(crate) use record::record_button;
pub(crate) use speak::speak_field;
