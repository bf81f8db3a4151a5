//! The chronicle: what an observer saw, one readable line for each event.
//!
//! It is written from an [`EventView`], which has no place for what the observer may not know.

use rules::action::{Creditor, Debt, Leftover, Tier};
use rules::event::{Duty, GoldFor, Impossible, Place, Purse, Seen, SlipEnd};
use rules::public::Verdict;
use rules::slip::{LawDoes, LawGives, MerchantGives, Promise, Word};
use rules::{EventView, Good, Goods, Law, Seat, Seats, Setup, Side, Slip, Terms};

/// Finds the words for events of one game.
#[derive(Clone, Copy)]
pub(crate) struct Chronicle<'a> {
    /// The game, which knows the goods and the piles.
    pub(crate) setup: &'a Setup,
}

impl Chronicle<'_> {
    /// One event in one line.
    pub(crate) fn line(self, event: &EventView) -> String {
        match event {
            &EventView::RoundBegan { round, law } => {
                format!("Round {round} begins: {}", self.law(law))
            }
            EventView::FirstPicked(seat) => format!("{seat} goes to market first"),
            EventView::Exchanged { seat, set_aside: 0 } => format!("{seat} sets nothing aside"),
            EventView::Exchanged { seat, set_aside } => format!("{seat} sets {set_aside} aside"),
            EventView::Moved { cards, from, to } => {
                let (from, to) = (self.place(*from), self.place(*to));
                format!("From {from} to {to}: {}", self.seen(cards))
            }
            EventView::Reshuffled(goods) => {
                format!("Discarded cards become the new deck: {}", self.goods(goods))
            }
            EventView::Loaded { seat, bag } => {
                format!("{seat} closes the bag with {}", self.goods(&bag.goods()))
            }
            EventView::BagClosed(seat) => format!("{seat} closes the bag"),
            EventView::BagsClosed(sizes) => {
                let bags = self.setup.seats().iter().filter(|&seat| sizes[seat] > 0);
                let sizes = bags.map(|seat| format!("{seat} {}", cards(sizes[seat])));
                format!("All bags are closed: {}", listed(sizes))
            }
            EventView::Declared { seat, good, cards } => {
                format!("{seat} declares {cards} {}", self.good(*good))
            }
            EventView::Threatened { by, merchant } => format!("{by} threatens {merchant}"),
            EventView::SlipWritten(slip) => {
                format!("{} writes slip {}: {}", slip.author, slip.number, self.terms(&slip.terms))
            }
            EventView::SlipGone { slip, why } => format!("Slip {slip} {}", self.slip_end(*why)),
            EventView::SlipAccepted { slip, by } => format!("{by} accepts slip {slip}"),
            EventView::SlipDeclined { slip, by } => format!("{by} declines slip {slip}"),
            EventView::VerdictGiven { by, bag, verdict } => {
                format!("{by} gives a verdict on {bag}'s bag: {}", verdict_in_words(*verdict))
            }
            EventView::VerdictFell { by, bag } => format!("{by}'s verdict on {bag}'s bag falls"),
            EventView::ActsAlone { by, bag } => format!("{by} acts alone on {bag}'s bag"),
            EventView::DealStruck { slip, with } => self.deal(slip, *with),
            EventView::GoldMoved { amount, from, to, why } => {
                let (from, to) = (purse(*from), purse(*to));
                format!("From {from} to {to}: {amount} gold ({})", gold_for(*why))
            }
            EventView::HandedBack { bag, by } if by.is_empty() => {
                format!("{bag}'s bag goes back, because time is up")
            }
            EventView::HandedBack { bag, by } => {
                format!("{bag}'s bag is handed back by {}", people(*by))
            }
            EventView::Opened { bag, by, cards, declared } => format!(
                "{bag}'s bag, declared as {}, is opened by {}: {}",
                self.good(*declared),
                people(*by),
                self.goods(&cards.goods())
            ),
            EventView::Proved { merchant, to, stand, bag } => {
                self.proof(*merchant, *to, stand.as_ref(), bag.as_ref())
            }
            EventView::ProofShown { merchant, to } => {
                format!("{merchant} proves to {} that no more was there", people(*to))
            }
            EventView::DutyTaken { by, duty } => match duty {
                Duty::Open(seat) => format!("{} must open {seat}'s bag", people(*by)),
                Duty::TakeNothing(seat) => format!("{} must take nothing from {seat}", people(*by)),
            },
            EventView::DebtDue(debt) => debt_in_words(debt),
            EventView::Forgiven { debtor, amount } => {
                format!("{debtor} has nothing left: {amount} gold is forgiven")
            }
            EventView::Claimed { seat, pile, value } => self.claim(*seat, *pile, *value),
            EventView::ClaimPassed(seat) => format!("{seat} claims no Black Market card"),
            EventView::Wished { by, item, to } => self.wish(*by, *item, *to),
            EventView::TimeIsUp => "Time is up".into(),
            EventView::GameOver(stands) => {
                let stand = |seat| format!("{seat} {}", self.goods(&stands[seat]));
                let stands = self.setup.seats().iter().map(stand).collect::<Vec<_>>().join("; ");
                format!("The game is over, and contraband is revealed: {stands}")
            }
        }
    }

    /// Goods with their numbers and keys.
    pub(crate) fn goods(self, goods: &Goods) -> String {
        let kinds = goods.iter().map(|(good, count)| format!("{count} {}", self.good(good)));
        listed(kinds)
    }

    /// Who is the law.
    pub(crate) fn law(self, law: Law) -> String {
        match law {
            Law::Sheriff(seat) => format!("{seat} is Sheriff"),
            Law::Deputies(first, second) => format!("{first} and {second} are Deputies"),
        }
    }

    /// A discard pile.
    pub(crate) fn pile(self, side: Side) -> &'static str {
        match side {
            Side::Left if self.setup.two_piles() => "the left discard pile",
            Side::Left => "the discard pile",
            Side::Right => "the right discard pile",
        }
    }

    fn good(self, good: Good) -> String {
        self.setup.catalogue().key(good).into_owned()
    }

    fn place(self, place: Place) -> String {
        match place {
            Place::Deck => "the deck".into(),
            Place::Discard(side) => self.pile(side).into(),
            Place::Hand(seat) => format!("{seat}'s hand"),
            Place::SetAside(seat) => format!("{seat}'s cards set aside"),
            Place::Bag(seat) => format!("{seat}'s bag"),
            Place::Stand(seat) => format!("{seat}'s stand"),
            Place::Gate => "the gate".into(),
            Place::Booty => "the Booty".into(),
            Place::Box => "the box".into(),
        }
    }

    fn seen(self, seen: &Seen) -> String {
        match seen {
            Seen::Cards(goods) => self.goods(goods),
            Seen::Backs { count, named: None } => format!("{} face down", cards(*count)),
            Seen::Backs { count, named: Some(named) } => {
                format!("{} face down, promised as {}", cards(*count), self.goods(named))
            }
        }
    }

    /// What a slip says: what each side gives, what the law does, what is only word.
    fn terms(self, terms: &Terms) -> String {
        let merchant = terms.merchant;
        let mut parts = Vec::new();
        if !terms.merchant_gives.is_empty() {
            parts.push(format!("{merchant} gives {}", self.merchant_gives(&terms.merchant_gives)));
        }
        if let Some(gives) = &terms.law_gives {
            parts.push(format!("{} gives {}", gives.from, self.law_gives(gives)));
        }
        if !terms.law_does.is_empty() {
            parts.push(format!("the law {}", law_does(&terms.law_does)));
        }
        parts.extend(terms.word.iter().map(promise));
        if parts.is_empty() { format!("nothing, with {merchant}") } else { parts.join("; ") }
    }

    fn merchant_gives(self, gives: &MerchantGives) -> String {
        let MerchantGives { gold, stand, bag, either } = gives;
        let sources =
            [(stand, "from the stand"), (bag, "from the bag"), (either, "from bag or stand")];
        let goods = sources.into_iter().filter(|(goods, _)| !goods.is_empty());
        let goods = goods.map(|(goods, source)| format!("{} {source}", self.goods(goods)));
        listed(coins(gold.0).into_iter().chain(goods))
    }

    fn law_gives(self, gives: &LawGives) -> String {
        let goods = Some(&gives.stand).filter(|goods| !goods.is_empty());
        let goods = goods.map(|goods| format!("{} from the stand", self.goods(goods)));
        listed(coins(gives.gold.0).into_iter().chain(goods))
    }

    fn deal(self, slip: &Slip, with: Seats) -> String {
        let Slip { number, terms, author: _ } = slip;
        let (merchant, law) = (terms.merchant, people(with));
        format!("{merchant} and {law} strike a deal on slip {number}: {}", self.terms(terms))
    }

    fn slip_end(self, why: SlipEnd) -> String {
        match why {
            SlipEnd::Replaced => "is replaced".into(),
            SlipEnd::Withdrawn => "is withdrawn".into(),
            SlipEnd::Declined => "is declined".into(),
            SlipEnd::Void(fact) => format!("is void: {}", self.impossible(fact)),
            SlipEnd::Lapsed => "lapses".into(),
        }
    }

    fn impossible(self, fact: Impossible) -> String {
        match fact {
            Impossible::NotOnStand { seat, good, offered, has } => {
                let good = self.good(good);
                format!("{seat} offers {offered} {good} but has {has} on the stand")
            }
            Impossible::NotEnoughGold { .. }
            | Impossible::NotEnoughFaceDown { .. }
            | Impossible::NotEnoughInBag { .. }
            | Impossible::BagSettled(_)
            | Impossible::MustBeOpened(_)
            | Impossible::NothingFrom(_)
            | Impossible::FaceDownLeft(_)
            | Impossible::NobodyCanStrike => fact.to_string(),
        }
    }

    fn proof(
        self,
        merchant: Seat,
        to: Seats,
        stand: Option<&Goods>,
        bag: Option<&Goods>,
    ) -> String {
        let place = |goods: Option<&Goods>, name| {
            goods.map(|goods| format!("{name} held {}", self.goods(goods)))
        };
        let places = [place(stand, "the stand face down"), place(bag, "the bag")];
        let places = places.into_iter().flatten().collect::<Vec<_>>().join("; ");
        format!("{merchant} proves to {} that no more was there: {places}", people(to))
    }

    fn claim(self, seat: Seat, pile: u8, value: u16) -> String {
        let stock = self.setup.black_market().and_then(|piles| piles.get(usize::from(pile)));
        let kind = stock.map_or_else(|| format!("pile {pile}"), |stock| self.good(stock.good));
        format!("{seat} claims the Black Market card worth {value} ({kind})")
    }

    fn wish(self, by: Seat, item: Leftover, to: Option<Seat>) -> String {
        let item = match item {
            Leftover::Gold => "coin".into(),
            Leftover::Card(good) => format!("card of {}", self.good(good)),
        };
        match to {
            Some(to) => format!("{by} wants {to} to have the odd {item} of the Booty"),
            None => format!("{by} wants nobody to have the odd {item} of the Booty"),
        }
    }
}

/// What the law does for a deal.
fn law_does(does: &LawDoes) -> String {
    let LawDoes { hand_back, open, take_nothing } = does;
    let bags = |verb, seats: &Seats| seats.iter().map(move |seat| format!("{verb} {seat}'s bag"));
    let nothing = take_nothing.iter().map(|seat| format!("takes nothing from {seat}"));
    listed(bags("hands back", hand_back).chain(bags("opens", open)).chain(nothing))
}

fn promise(promise: &Promise) -> String {
    let Promise { by, to, word } = promise;
    match word {
        Word::HandBackNext => format!("{by} promises to hand back {to}'s bag next time"),
        Word::OpenNext(seat) => format!("{by} promises {to} to open {seat}'s bag next time"),
        Word::Owe(gold) => format!("{by} promises to owe {to} {gold} gold"),
    }
}

fn verdict_in_words(verdict: Verdict) -> String {
    match verdict {
        Verdict::HandBack(Some(slip)) => format!("hand it back for slip {slip}"),
        Verdict::HandBack(None) => "hand it back for nothing".into(),
        Verdict::Open => "open it".into(),
    }
}

fn debt_in_words(debt: &Debt) -> String {
    let Debt { debtor, creditor, missing, tier } = debt;
    let creditor = match creditor {
        Creditor::Seat(seat) => seat.to_string(),
        Creditor::Booty => "the Booty".into(),
    };
    let goods = match tier {
        Tier::Legal => "legal goods",
        Tier::Contraband => "contraband",
    };
    format!("{debtor} still owes {creditor} {missing} gold and pays in {goods}")
}

fn purse(purse: Purse) -> String {
    match purse {
        Purse::Seat(seat) => seat.to_string(),
        Purse::Booty => "the Booty".into(),
        Purse::Bank => "the bank".into(),
    }
}

const fn gold_for(why: GoldFor) -> &'static str {
    match why {
        GoldFor::Deal => "a deal",
        GoldFor::Fine => "a fine",
        GoldFor::Booty => "a share of the Booty",
    }
}

/// Seats with commas.
fn people(seats: Seats) -> String {
    listed(seats.iter().map(|seat| seat.to_string()))
}

/// An amount of gold, if there is any.
fn coins(gold: u32) -> Option<String> {
    (gold > 0).then(|| format!("{gold} gold"))
}

/// So many cards.
pub(crate) fn cards(count: u8) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}

/// Items with commas; `nothing` if there are none.
fn listed(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { "nothing".into() } else { items.join(", ") }
}
