//! What a bag is believed to hold: the exact prior of a hand, how merchants pack, and their record.

use rules::{Good, Goods, HANDFUL, Phase, Public, Seat, View};

use crate::conduct::Conduct;
use crate::mind::Mind;

/// What someone believes of a closed bag.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Belief {
    /// How likely it holds exactly what was declared.
    pub(crate) honest: f64,
    /// The fine if it does not, on average (I10).
    pub(crate) fine: f64,
    /// What the law pays if it does (I9).
    pub(crate) damages: f64,
}

/// What goods that are confiscated are worth, for each coin of their penalty: contraband of value 7
/// has penalty 4.
const WORTH_PER_PENALTY: f64 = 1.6;

/// How likely an honest merchant who holds so many of a kind, from one to five, takes just that kind
/// to the gate: whoever has only two of it mostly has three of another.
const PACKED: [f64; HANDFUL] = [0.04, 0.28, 0.56, 0.67, 0.7];

/// How likely a liar's bag has one to five cards: it is hardly worth lying for one, and nobody
/// believes five.
const LIARS_SIZE: [f64; HANDFUL] = [0.02, 0.11, 0.28, 0.31, 0.28];

/// Liars choose what sounds best: nothing that a merchant can declare is more than so many times as
/// likely the truth as a lie, before their record is looked at.
const MOST_PLAUSIBLE: f64 = 1.1;

/// How much less likely a bag is honest if its owner has offered to pay for it.
const OFFER_TELLS: f64 = 0.3;

/// How much more likely a bag is honest if its owner has turned the law's price down.
const REFUSAL_TELLS: f64 = 1.6;

/// How much more likely a bag is honest if its owner let all time to offer something pass.
const SILENCE_TELLS: f64 = 1.4;

/// What is known of a bag from outside.
struct Outside {
    /// What was declared.
    declared: Good,
    /// How many cards.
    cards: u8,
    /// How many cards of the declared kind its owner surely has.
    known: u32,
    /// How many of the owner's cards could be of the declared kind: those now held, and those that
    /// were exchanged for better ones.
    draws: u32,
    /// Cards that could be any of those.
    pool: u32,
    /// Cards of the declared kind among them.
    kin: u32,
}

impl Belief {
    /// What a bag is believed to hold, given what is known from outside and its owner's record.
    fn of(outside: &Outside, conduct: &Conduct, mind: &Mind<'_>, owner: Seat) -> Self {
        let size = usize::from(outside.cards.clamp(1, HANDFUL as u8));
        let lie_rate = conduct.lie_rate();
        let told = LIARS_SIZE[size - 1] * outside.lie_share(mind);
        let held = outside.chance_to_hold(size) * PACKED[size - 1];
        let honest = (1.0 - lie_rate) * held.min(MOST_PLAUSIBLE * told);
        let lying = lie_rate * told;
        let purse = mind.public.merchants[owner];
        let stand = mind.catalogue().value_of(&purse.face_up);
        let most = f64::from(purse.gold.0 + stand) + f64::from(purse.face_down) * 6.0;
        let penalty = f64::from(mind.catalogue().penalty(outside.declared));
        Self {
            honest: honest / (honest + lying).max(f64::MIN_POSITIVE),
            fine: (conduct.penalty_per_card() * f64::from(outside.cards)).min(most),
            damages: penalty * f64::from(outside.cards),
        }
    }

    /// The belief in a bag that is surely a lie, or surely honest.
    const fn surely(self, honest: bool) -> Self {
        Self { honest: if honest { 1.0 } else { 0.0 }, ..self }
    }

    /// The belief after the owner has offered to pay.
    pub(crate) fn after_offer(self) -> Self {
        self.so_much_likelier(OFFER_TELLS)
    }

    /// The belief after the owner has refused to pay.
    pub(crate) fn after_refusal(self) -> Self {
        self.so_much_likelier(REFUSAL_TELLS)
    }

    /// The belief after the owner had time to offer something, and kept silent.
    pub(crate) fn after_silence(self) -> Self {
        self.so_much_likelier(SILENCE_TELLS)
    }

    /// The belief after something that honest merchants do so many times as often as liars.
    fn so_much_likelier(self, times: f64) -> Self {
        let honest = self.honest * times;
        let lying = 1.0 - self.honest;
        Self { honest: honest / (honest + lying).max(f64::MIN_POSITIVE), ..self }
    }

    /// What the owner loses on average if the bag is opened.
    pub(crate) fn owners_loss(&self) -> f64 {
        (1.0 - self.honest) * self.fine * (1.0 + WORTH_PER_PENALTY) - self.honest * self.damages
    }

    /// What opening the bag brings the law on average, against handing it back for nothing. What the
    /// owner loses counts a little too.
    pub(crate) fn temptation(&self, rivalry: f64) -> f64 {
        let caught = self.fine * (1.0 + rivalry) + self.fine * WORTH_PER_PENALTY * rivalry;
        (1.0 - self.honest) * caught - self.honest * self.damages * (1.0 + rivalry)
    }
}

impl Outside {
    /// How likely the owner holds just so many of the declared kind; of five, five or more.
    fn chance_to_hold(&self, cards: usize) -> f64 {
        let wanted = cards as u32;
        let exactly = |number: u32| match number.checked_sub(self.known) {
            Some(more) => hypergeometric(more, self.draws, self.kin, self.pool),
            None => 0.0,
        };
        let most = self.known + self.draws;
        if cards == HANDFUL { (wanted..=most).map(exactly).sum() } else { exactly(wanted) }
    }

    /// How many of all lies name this kind: the more of it there is, the better it sounds.
    fn lie_share(&self, mind: &Mind<'_>) -> f64 {
        let catalogue = mind.catalogue();
        let copies = |good: Good| f64::from(catalogue.get(good).map_or(0, |kind| kind.copies));
        let legal = catalogue.in_deck().and(catalogue.legal());
        let all: f64 = legal.iter().map(copies).sum();
        copies(self.declared) / all.max(1.0)
    }
}

/// How likely `hits` of `draws` cards are of a kind that has `kin` of the `pool`'s cards.
fn hypergeometric(hits: u32, draws: u32, kin: u32, pool: u32) -> f64 {
    let misses = draws.saturating_sub(hits);
    if hits > draws || hits > kin || misses + kin > pool {
        return 0.0;
    }
    let mut chance = 1.0;
    for hit in 0..hits {
        chance *= f64::from(draws - hit) / f64::from(hit + 1);
        chance *= f64::from(kin - hit) / f64::from(pool - hit);
    }
    for miss in 0..misses {
        chance *= f64::from(pool - kin - miss) / f64::from(pool - hits - miss);
    }
    chance
}

/// The cards that do not lie open for everyone.
fn hidden(view: &View) -> Goods {
    let public = &view.public;
    let mut open = public.discards.goods().plus(&public.spent(&view.setup));
    view.setup.seats().iter().for_each(|seat| open.add_all(&public.merchants[seat].face_up));
    if let Some(inspection) = public.inspection() {
        open.add_all(&inspection.booty.face_up);
        inspection.confiscated.iter().for_each(|(_, cards)| open.add_all(&cards.goods()));
    }
    view.setup.catalogue().deck().minus(&open)
}

/// How many face-down cards lie on stands and on the Booty: contraband, never what is declared.
fn face_down(view: &View, public: &Public) -> u32 {
    let of = |seat: Seat| u32::from(public.merchants[seat].face_down);
    let booty = public.inspection().map_or(0, |inspection| u32::from(inspection.booty.face_down));
    view.setup.seats().iter().map(of).sum::<u32>() + booty
}

impl Mind<'_> {
    /// What this seat believes of someone's bag.
    pub(crate) fn belief(&self, owner: Seat, declared: Good, cards: u8) -> Belief {
        let own = self.own;
        let mine = own.hand.plus(&self.bag().unwrap_or_default());
        let belief = self.believed(owner, declared, cards, &mine);
        let bag = self.recollection.cards().bag(owner);
        if bag.size != cards {
            return belief;
        }
        let others = bag.at_least.minus(&Goods::of(declared, u8::MAX));
        if bag.at_most.count(declared) < cards || !others.is_empty() {
            belief.surely(false)
        } else if bag.at_least.count(declared) == cards {
            belief.surely(true)
        } else {
            belief
        }
    }

    /// What the law may believe of this seat's bag if it declares this.
    pub(crate) fn reputation(&self, declared: Good, cards: u8) -> Belief {
        self.believed(self.me, declared, cards, &Goods::NONE)
    }

    /// How many cards someone had before so many of them went into the bag (P1).
    fn cards_held(&self, owner: Seat, bag: u8) -> u32 {
        let hand = u32::from(self.public.merchants[owner].hand);
        match self.public.phase {
            Phase::Market(_) | Phase::Load(_) | Phase::Over(_) => hand,
            Phase::Declaration(_) | Phase::Inspection(_) => hand + u32::from(bag),
        }
    }

    /// What someone believes who sees what is open, and `mine`.
    fn believed(&self, owner: Seat, declared: Good, cards: u8, mine: &Goods) -> Belief {
        let unseen = hidden(self.view).minus(mine);
        let face_down = face_down(self.view, self.public);
        let exchanged = u32::from(self.recollection.exchanged(owner));
        let given_away = self.recollection.set_aside(owner).count(declared) > 0;
        let known = if owner == self.me {
            0
        } else {
            u32::from(self.recollection.held(owner).count(declared))
        };
        let hand = self.cards_held(owner, cards);
        // Whoever set some of a kind aside has kept none of it: only what was drawn then can be.
        let draws = if given_away { exchanged } else { hand + exchanged };
        let pool = (unseen.len() as u32).saturating_sub(face_down + known);
        let kin = u32::from(unseen.count(declared)).saturating_sub(known);
        let draws = draws.saturating_sub(known).min(pool);
        let outside = Outside { declared, cards, known, draws, pool, kin };
        Belief::of(&outside, self.recollection.conduct(owner), self, owner)
    }
}
