//! Writing actions.

use super::good_name;
use crate::action::{Action, Actor, Leftover};
use crate::catalogue::Catalogue;
use crate::gold::Gold;
use crate::goods::Goods;
use crate::handful::Handful;
use crate::pile::Side;
use crate::seat::Seat;
use crate::slip::{LawDoes, LawGives, MerchantGives, Promise, Terms, Word};

/// The line that says who does what.
#[must_use]
pub fn write_action(catalogue: &Catalogue, actor: Actor, action: &Action) -> String {
    let text = action_text(catalogue, action);
    match actor {
        Actor::Seat(seat) => format!("{seat}: {text}"),
        Actor::Clock => format!("clock: {text}"),
    }
}

/// The same without the actor.
#[must_use]
pub fn action_text(catalogue: &Catalogue, action: &Action) -> String {
    match action {
        Action::PickFirst(seat) => format!("pick {seat} first"),
        Action::Exchange { set_aside, left, right } => {
            exchange(catalogue, set_aside, *left, *right)
        }
        Action::Place { onto, order } => place(catalogue, *onto, order),
        Action::Load(bag) => format!("load {}", goods(catalogue, &bag.goods())),
        Action::Declare(good) => format!("declare {}", good_name(catalogue, *good)),
        Action::Threaten(seat) => format!("threaten {seat}"),
        Action::Offer(terms) => offer(catalogue, terms),
        Action::Withdraw(slip) => format!("withdraw {slip}"),
        Action::Decline(slip) => format!("decline {slip}"),
        Action::Accept(slip) => format!("accept {slip}"),
        Action::HandBack { bag, taking: Some(slip) } => format!("hand back {bag} for {slip}"),
        Action::HandBack { bag, taking: None } => format!("hand back {bag} for nothing"),
        Action::Open(bag) => format!("open {bag}"),
        Action::Pay(payment) => format!("pay {}", goods(catalogue, payment)),
        Action::Claim { pile, value, onto } => claim(*pile, *value, *onto),
        Action::PassClaim => "pass".into(),
        Action::Wish { item, to } => wish(catalogue, *item, *to),
        Action::TimeIsUp => "time is up".into(),
    }
}

/// What is said one after the other, or that there is nothing.
fn listed(items: &[String]) -> String {
    if items.is_empty() { "nothing".into() } else { items.join(", ") }
}

/// Each kind with its count.
fn counted(catalogue: &Catalogue, goods: &Goods) -> impl Iterator<Item = String> {
    goods.iter().map(|(good, count)| format!("{count} {}", good_name(catalogue, good)))
}

fn goods(catalogue: &Catalogue, goods: &Goods) -> String {
    listed(&counted(catalogue, goods).collect::<Vec<_>>())
}

/// Gold as an item of a list, if there is any.
fn coins(gold: Gold) -> Option<String> {
    (!gold.is_none()).then(|| format!("{gold} gold"))
}

const fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

fn exchange(catalogue: &Catalogue, set_aside: &Goods, left: u8, right: u8) -> String {
    let drawn =
        [(left, Side::Left), (right, Side::Right)].into_iter().filter(|&(count, _)| count > 0);
    let draws: Vec<String> = drawn.map(|(count, from)| format!("{count} {}", side(from))).collect();
    let set_aside = goods(catalogue, set_aside);
    if draws.is_empty() {
        format!("set aside {set_aside}")
    } else {
        format!("set aside {set_aside}; draw {}", draws.join(", "))
    }
}

fn place(catalogue: &Catalogue, onto: Side, order: &Handful) -> String {
    let cards: Vec<_> = order.cards().iter().map(|&good| good_name(catalogue, good)).collect();
    let cards = if cards.is_empty() { "nothing".into() } else { cards.join(" ") };
    format!("place {cards} {}", side(onto))
}

fn claim(pile: u8, value: u16, onto: Option<Side>) -> String {
    let claim = format!("claim {value} from pile {}", u16::from(pile) + 1);
    match onto {
        Some(onto) => format!("{claim} onto {}", side(onto)),
        None => claim,
    }
}

fn wish(catalogue: &Catalogue, item: Leftover, to: Option<Seat>) -> String {
    let item = match item {
        Leftover::Gold => "gold".into(),
        Leftover::Card(good) => good_name(catalogue, good),
    };
    match to {
        Some(seat) => format!("wish {item} to {seat}"),
        None => format!("wish {item} to nobody"),
    }
}

fn offer(catalogue: &Catalogue, terms: &Terms) -> String {
    let Terms { merchant, merchant_gives, law_gives, law_does, word } = terms;
    let mut parts = Vec::new();
    if !merchant_gives.is_empty() {
        parts.push(given_by_merchant(catalogue, merchant_gives));
    }
    if !law_does.is_empty() {
        parts.push(done_by_law(law_does));
    }
    if let Some(gives) = law_gives {
        parts.push(given_by_law(catalogue, gives));
    }
    if !word.is_empty() {
        let promises: Vec<String> = word.iter().map(promise).collect();
        parts.push(format!("word: {}", promises.join(", ")));
    }
    let parts = if parts.is_empty() { "nothing".into() } else { parts.join("; ") };
    format!("offer with {merchant}: {parts}")
}

fn given_by_merchant(catalogue: &Catalogue, gives: &MerchantGives) -> String {
    let MerchantGives { gold, stand, bag, either } = gives;
    let mut items: Vec<String> = coins(*gold).into_iter().collect();
    for (goods, source) in [(stand, "stand"), (bag, "bag"), (either, "bag or stand")] {
        items.extend(counted(catalogue, goods).map(|item| format!("{item} from {source}")));
    }
    listed(&items)
}

fn given_by_law(catalogue: &Catalogue, gives: &LawGives) -> String {
    let LawGives { from, gold, stand } = gives;
    let items: Vec<String> = coins(*gold).into_iter().chain(counted(catalogue, stand)).collect();
    format!("{from} gives {}", listed(&items))
}

fn done_by_law(does: &LawDoes) -> String {
    let LawDoes { hand_back, open, take_nothing } = does;
    let hand_back = hand_back.iter().map(|seat| format!("hand back {seat}"));
    let open = open.iter().map(|seat| format!("open {seat}"));
    let take_nothing = take_nothing.iter().map(|seat| format!("take nothing from {seat}"));
    listed(&hand_back.chain(open).chain(take_nothing).collect::<Vec<_>>())
}

fn promise(promise: &Promise) -> String {
    let Promise { by, to, word } = promise;
    match word {
        Word::HandBackNext => format!("{by} hands back {to} next"),
        Word::OpenNext(seat) => format!("{by} opens {seat} next for {to}"),
        Word::Owe(gold) => format!("{by} owes {to} {gold} gold"),
    }
}
