//! What I can do at the gate now.

mod claim;
mod debt;
mod law;
mod merchant;
mod verdict;

use leptos::prelude::*;
use rules::slip::Party;
use rules::{Ask, Seat, Slip, View};

use crate::game::game;
use crate::table::gate::acts::claim::ClaimActs;
use crate::table::gate::acts::debt::DebtActs;
use crate::table::gate::acts::law::LawActs;
use crate::table::gate::acts::merchant::MerchantActs;
use crate::table::market::PlaceActs;

pub(crate) use verdict::takes;

/// The slip of the law to me, which waits for my answer. One that I accepted waits for the Deputies
/// (D3).
pub(crate) fn wanted(view: &View, me: Seat) -> Option<Slip> {
    let slips = &view.public.inspection()?.slips;
    let slip = slips.get(me, Party::Law).filter(|_| !slips.accepted.has(me))?;
    (!view.public.law.has(me)).then(|| slip.to_slip())
}

/// What the acts are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    Debtor,
    Placing,
    Law,
    Merchant,
}

/// Which acts are mine now: whatever is asked comes before what I may do besides.
fn role(view: &View, me: Seat) -> Role {
    match view.asked() {
        Some(Ask::Pay) => Role::Debtor,
        Some(Ask::Place) => Role::Placing,
        _ if view.public.law.has(me) => Role::Law,
        _ => Role::Merchant,
    }
}

/// What I can do at the gate now.
#[component]
pub fn GateActs() -> impl IntoView {
    let game = game();
    let role = game.part(move |view| role(view, game.side));
    move || match role.get() {
        Role::Debtor => view! { <DebtActs/> }.into_any(),
        Role::Placing => view! { <PlaceActs/> }.into_any(),
        Role::Law => view! { <LawActs/> }.into_any(),
        Role::Merchant => view! { <ClaimActs/><MerchantActs/> }.into_any(),
    }
}
