//! The slip that I write.

mod bluff;
mod draft;
mod editor;
mod gives;
mod pen;
mod promises;
mod words;

use leptos::prelude::*;
use rules::{Seat, View};

use crate::game::{Game, game};
use crate::live::Live;
use crate::table::gate::focus;
use crate::table::slip::editor::Editor;

pub(crate) use draft::{Giver, deeds};
pub(crate) use pen::{Answered, Pen, my_slip, our_slip, pen};
pub(crate) use words::{
    GivenChips, deed_drawing, deed_in_short, deed_words, given, has_deputies, law_name, name,
    sealed_hint, takes_both, tell_here, who_promises,
};

/// The merchant with whom I write a slip: myself, or for the law whomever I picked, with a bag or
/// without, or else the one whose bag I look at.
fn merchant_of_my_slip(view: &View, me: Seat, looking_at: Option<Seat>) -> Option<Seat> {
    let choices = view.choices()?;
    if !view.public.law.has(me) {
        return choices.may_offer(me).then_some(me);
    }
    let may = |seat: &Seat| choices.may_offer(*seat);
    looking_at.filter(may).or_else(|| focus(view, me, looking_at)).filter(may)
}

/// Whose load a slip of mine would be about now.
fn merchant_now(game: Game) -> Live<Option<Seat>> {
    Live::new(move || {
        let looking_at = game.looking_at.get();
        game.with(|view| merchant_of_my_slip(view, game.side, looking_at))
    })
}

/// Whether I write: the editor is unfolded, and there is somebody whom a slip could be about.
pub(crate) fn am_writing(game: Game) -> Live<bool> {
    let (pen, merchant) = (pen(), merchant_now(game));
    Live::new(move || pen.is_open() && merchant.get().is_some())
}

/// The editor of my slip. A merchant on a wide screen always sees it; everyone else unfolds it.
#[component]
pub fn SlipEditor() -> impl IntoView {
    let game = game();
    pen().come(game);
    let (merchant, writing) = (merchant_now(game), am_writing(game));
    let is_law = game.part(move |view| game.is_law(view));
    view! {
        <div class="editor" data-open=move || writing.get().to_string() class:law=move || is_law.get()>
            {move || merchant.get().map(|merchant| view! { <Editor merchant/> })}
        </div>
    }
}
