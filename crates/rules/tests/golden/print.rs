//! Prints views and events for review by eye.

use std::fmt::Write;

use rules::event::{EventView, Observer, Seen};
use rules::public::{Fate, Inspection};
use rules::score::ScoreSheet;
use rules::slip::Party;
use rules::{Event, Goods, Phase, Seat, Setup, Side, State, View, notation};

use crate::common::games::observers;

/// Prints with the names of one game's goods.
pub(crate) struct Printer<'a> {
    setup: &'a Setup,
}

impl<'a> Printer<'a> {
    pub(crate) fn new(setup: &'a Setup) -> Self {
        Self { setup }
    }

    pub(crate) fn setup(&self) -> String {
        let options = serde_json::to_string(self.setup.options()).expect("options can be written");
        format!("{options}\n{}\n", self.goods(&self.setup.catalogue().deck()))
    }

    fn goods(&self, goods: &Goods) -> String {
        if goods.is_empty() {
            return "-".into();
        }
        let name = |(good, count)| format!("{count} {}", self.setup.catalogue().key(good));
        goods.iter().map(name).collect::<Vec<_>>().join(", ")
    }

    /// What each observer knows: what is public once, then each one's own.
    pub(crate) fn views(&self, out: &mut String, state: &State) {
        let spectator = state.view(Observer::Spectator);
        let _ = writeln!(out, "-- everyone sees: {}", self.table(&spectator));
        for seat in self.setup.seats().iter() {
            let known = &spectator.public.merchants[seat];
            let _ = writeln!(
                out,
                "   {seat}: {} gold, {} in hand, stand {}, {} face down",
                known.gold,
                known.hand,
                self.goods(&known.face_up),
                known.face_down
            );
        }
        if let Some(inspection) = spectator.public.inspection() {
            self.gate(out, inspection);
        }
        for observer in observers(self.setup) {
            self.own(out, &state.view(observer));
        }
    }

    fn table(&self, view: &View) -> String {
        let public = &view.public;
        let phase = match &public.phase {
            Phase::Market(market) => format!("Market, turn {:?}", market.turn),
            Phase::Load(load) => format!("Load, waiting for {}", load.waiting),
            Phase::Declaration(declaration) => format!("Declaration, turn {}", declaration.turn),
            Phase::Inspection(_) => "Inspection".into(),
            Phase::Over(_) => "Over".into(),
        };
        let pile = |side| {
            let keys = public.discards.cards(side).map(|good| self.setup.catalogue().key(good));
            keys.collect::<Vec<_>>().join(" ")
        };
        format!(
            "round {}, {:?}, {phase}, deck {}, left [{}], right [{}], claimed {:?}",
            public.round,
            public.law,
            public.deck,
            pile(Side::Left),
            pile(Side::Right),
            public.claimed
        )
    }

    fn gate(&self, out: &mut String, inspection: &Inspection) {
        for seat in self.setup.seats().iter() {
            let Some(bag) = inspection.bags[seat] else { continue };
            let key = self.setup.catalogue().key(bag.declared);
            let fate = match bag.fate {
                Fate::Held => "held",
                Fate::HandedBack => "handed back",
                Fate::Opened => "opened",
            };
            let _ = writeln!(out, "   bag of {seat}: {} {key}, {fate}", bag.cards);
            for party in [Party::Merchant, Party::Law] {
                if let Some(slip) = inspection.slips.get(seat, party) {
                    let _ = writeln!(out, "   slip {} of {}", slip.number, slip.author);
                }
            }
        }
    }

    fn own(&self, out: &mut String, view: &View) {
        let who = match view.observer {
            Observer::Seat(seat) => seat.to_string(),
            Observer::Spectator => "spectator".into(),
        };
        let Some(own) = &view.own else {
            let _ = writeln!(out, "   {who} sees nothing more");
            return;
        };
        let bag = own.bag.map_or_else(|| "-".into(), |bag| self.goods(&bag.goods()));
        let booty = view.booty.map(|booty| format!(", booty {}", self.goods(&booty)));
        let _ = writeln!(
            out,
            "   {who} sees too: hand {}; face down {}; bag {bag}; set aside {}{}; asked {:?}",
            self.goods(&own.hand),
            self.goods(&own.face_down),
            self.goods(&own.set_aside.goods()),
            booty.unwrap_or_default(),
            view.asked()
        );
    }

    /// An event with everything, and who sees less of it.
    pub(crate) fn event(&self, out: &mut String, event: &Event) {
        match event {
            Event::Moved { cards, from, to, seen_by, named } => {
                let _ = write!(out, "    {} : {from:?} → {to:?}", self.goods(cards));
                if let Some(seats) = seen_by {
                    let backs = match event.seen_by(Observer::Spectator) {
                        EventView::Moved { cards: Seen::Backs { count, .. }, .. } => count,
                        other => panic!("a spectator sees {other:?}"),
                    };
                    let _ = write!(out, " (only {seats} see the faces, others {backs} backs");
                    if let Some(named) = named {
                        let _ = write!(out, " named {}", self.goods(named));
                    }
                    let _ = write!(out, ")");
                }
                let _ = writeln!(out);
            }
            Event::SlipWritten(slip) => {
                let action = rules::Action::Offer(slip.terms.clone());
                let text = notation::action_text(self.setup.catalogue(), &action);
                let _ = writeln!(out, "    slip {} by {}: {text}", slip.number, slip.author);
            }
            Event::DealStruck { slip, with } => {
                let _ = writeln!(out, "    deal on slip {} with {with}", slip.number);
            }
            Event::Opened { bag, by, cards, declared } => {
                let key = self.setup.catalogue().key(*declared);
                let cards = self.goods(&cards.goods());
                let _ = writeln!(out, "    {by} open the bag of {bag}, declared {key}: {cards}");
            }
            Event::Loaded { seat, bag } => {
                let cards = self.goods(&bag.goods());
                let _ = writeln!(out, "    {seat} closes the bag (only {seat} sees {cards})");
            }
            Event::Proved { merchant, to, stand, bag } => {
                let show = |goods: &Option<Goods>| goods.map(|goods| self.goods(&goods));
                let (stand, bag) = (show(stand), show(bag));
                let _ =
                    writeln!(out, "    {merchant} proves to {to}: stand {stand:?}, bag {bag:?}");
            }
            Event::Declared { seat, good, cards } => {
                let key = self.setup.catalogue().key(*good);
                let _ = writeln!(out, "    {seat} declares {cards} {key}");
            }
            Event::Reshuffled(goods) => {
                let _ = writeln!(out, "    the new deck: {}", self.goods(goods));
            }
            other => {
                let _ = writeln!(out, "    {:?}", other.seen_by(Observer::Spectator));
            }
        }
    }

    pub(crate) fn scores(&self, out: &mut String, state: &State) {
        let sheet = ScoreSheet::of(state).expect("the game is over");
        for (place, score) in sheet.seats.iter().enumerate() {
            let _ = writeln!(out, "{}: {} points", Seat::new(place as u8), score.total);
        }
        let _ = writeln!(out, "winners {:?} by {:?}", sheet.winners, sheet.tie_break);
    }
}
