//! Small parts that many screens use.

mod art;
mod card;
mod final_act;
mod forms;
mod note;
mod popup;

pub(crate) use art::Art;
pub(crate) use card::{Card, CardBack, CardFace, card_class, card_label, drawing, kind};
pub(crate) use final_act::{FinalAct, Tone};
pub(crate) use forms::{back_button, name_field, side_button, way};
pub(crate) use note::{RefusalNote, Secret};
pub(crate) use popup::PopupTitle;
