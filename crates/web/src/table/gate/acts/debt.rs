//! Paying a debt in goods (B).

use leptos::prelude::*;
use rules::action::Creditor;
use rules::choices::PayChoice;
use rules::{Action, Gold, Good, Goods};
use serde::{Deserialize, Serialize};
use text::say;

use crate::browser;
use crate::game::{Spot, game};
use crate::help::Citation;
use crate::live::{For, Held, Live};
use crate::parts::{Art, FinalAct, GoodArt, Tone, kind};
use crate::settings::preferences;

/// What a payment that is begun is called where it is kept.
const BEGUN: &str = "debt";

/// The goods that a debt is to be paid with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Payment(Goods);

impl Payment {
    /// One more of a good, as far as the stock has it.
    fn choose(&mut self, stock: &Goods, good: Good) {
        if self.0.count(good) < stock.count(good) {
            self.0.add(good, 1);
        }
    }

    /// One fewer of a good.
    fn take(&mut self, good: Good) {
        self.0 = self.0.minus(&Goods::of(good, 1));
    }
}

/// Choosing what to pay with.
#[component]
pub fn DebtActs() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let choice = game.part(|view| view.choices()?.pay());
    let stock = move || choice.get().map(|choice| choice.stock).unwrap_or_default();
    let payment = game.begun(BEGUN, Payment::default(), |kept| untrack(stock).contains(&kept.0));
    let worth = move |goods: &Goods| game.look(|view| view.setup.catalogue().value_of(goods));
    let creditor = move || {
        Some(match choice.get()?.debt.creditor {
            Creditor::Seat(seat) => {
                let to = game.tell(|teller| teller.name(seat));
                say!(text(), "debt-to", to = to)
            }
            Creditor::Booty => say!(text(), "debt-to-booty"),
        })
    };
    // Everything, if even that is not enough: then there is nothing to choose (B2, B3).
    let all = Live::new(move || {
        let choice = choice.get()?;
        (Gold(worth(&choice.stock)) <= choice.debt.missing).then_some(choice.stock)
    });
    let goods = move || all.get().unwrap_or_else(|| payment.get().0);
    let sum = move || {
        let owed = choice.get().map(|PayChoice { debt, .. }| debt.missing).unwrap_or_default();
        let worth = Gold(worth(&goods()));
        match all.get().is_some() && worth < owed {
            true => say!(text(), "debt-forgiven", worth = worth, gold = owed),
            false => say!(text(), "debt-chosen", worth = worth, gold = owed),
        }
    };
    let why = Live::new(move || {
        let goods = goods();
        game.with(|view| view.check(&Action::Pay(goods))).err()
    });
    // Nobody has made a mistake who has not begun.
    let mistake = Live::new(move || why.get().filter(|_| !payment.get().0.is_empty()));
    let reason = move || mistake.get().map(|why| game.tell(|teller| teller.illegal(&why)));
    let pay = Callback::new(move |()| {
        game.act_then(Spot::Asked, Action::Pay(untrack(goods)), move || {
            game.drawer.throw_away(BEGUN);
            browser::focus("#asked");
        });
    });
    let words = move || match all.get() {
        Some(_) => say!(text(), "debt-pay-all"),
        None => say!(text(), "debt-pay"),
    };
    let kinds = move || stock().kinds().iter().collect::<Vec<_>>();
    view! {
        <div class="debt-acts">
            <div class="stock" role="group" aria-label=move || sum() hidden=move || all.get().is_some()>
                <For each=kinds key=|good| good.index() let:good>
                    <Payable good payment stock=Live::new(stock)/>
                </For>
            </div>
            <p class="all" hidden=move || all.get().is_none()>
                {move || all.get().map(|goods| game.tell(|teller| teller.goods(&goods)))}
            </p>
            <p class="sum number" aria-live="polite">{move || sum()}" "<small>{move || creditor()}</small></p>
            <p class="why">{move || reason()}<Citation why=mistake/></p>
            <FinalAct tone=Tone::Ok name="pay" act=pay about=Box::new(move || payment.track())
                disabled=Live::new(move || why.get().is_some())>
                <Art name="coin"/>{move || words()}
            </FinalAct>
        </div>
    }
}

/// How many of a kind to pay with.
#[component]
fn Payable(
    /// Which.
    good: Good,
    /// What is chosen so far.
    payment: Held<Payment>,
    /// What there is.
    stock: Live<Goods>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let value = kind(game, good).value;
    let legal = game.look(|view| view.setup.catalogue().is_legal(good));
    let count = move || payment.get().0.count(good);
    let there = move || stock.get().count(good);
    let all = move || count() >= there();
    let good_name = move || game.tell(|teller| teller.good(good));
    view! {
        <span class="stepper goods" class:contraband=!legal role="group" aria-label=move || good_name()
            data-good=kind(game, good).key>
            <button type="button" name="fewer" disabled=move || count() == 0
                aria-label=move || say!(text(), "slip-fewer", good = good_name())
                on:click=move |_| payment.update(|payment| payment.take(good))>
                <Art name="minus"/>
            </button>
            <output class="number">
                <GoodArt good/>
                {move || say!(text(), "debt-of", count = count(), all = there())}
                <small class="worth"><Art name="coin-blank"/>{value}</small>
            </output>
            <button type="button" name="more" disabled=move || all()
                aria-label=move || say!(text(), "slip-more", good = good_name())
                on:click=move |_| payment.update(|payment| payment.choose(&stock.get_untracked(), good))>
                <Art name="plus"/>
            </button>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_chosen_than_is_there() {
        let stock: Goods = [(Good::APPLES, 2)].into();
        let mut payment = Payment::default();
        for _ in 0..3 {
            payment.choose(&stock, Good::APPLES);
        }
        assert_eq!(payment.0, stock);
        for _ in 0..3 {
            payment.take(Good::APPLES);
        }
        assert_eq!(payment.0, Goods::NONE);
    }
}
