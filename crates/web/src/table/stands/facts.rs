//! What a stand shows: everything of it that everyone can see.

use rules::public::Phase;
use rules::score::{Bonus, Role, in_sight, tally};
use rules::{Good, Goods, Law, ScoreSheet, Seat, View};

/// A title that a good wears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Title {
    /// The most of the kind, perhaps with others.
    King,
    /// The second most, perhaps with others.
    Queen,
}

impl Title {
    /// The title of a role. Whoever shares one wears it too.
    pub(crate) const fn of(role: Role) -> Self {
        match role {
            Role::King | Role::SharedKing { .. } => Self::King,
            Role::Queen | Role::SharedQueen { .. } => Self::Queen,
        }
    }

    /// The drawing of its sign.
    pub(crate) const fn art(self) -> &'static str {
        match self {
            Self::King => "crown",
            Self::Queen => "circlet",
        }
    }

    /// The name by which words know it.
    pub(super) const fn key(title: Option<Self>) -> &'static str {
        match title {
            Some(Self::King) => "king",
            Some(Self::Queen) => "queen",
            None => "none",
        }
    }
}

/// What someone is on duty as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Duty {
    Sheriff,
    Deputy,
}

/// What a stand shows.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Facts {
    pub(super) gold: u32,
    pub(super) face_up: Goods,
    pub(super) face_down: usize,
    pub(super) hand: u8,
    /// The Black Market cards that lie there, for everyone to see (K4): their kinds and worth.
    pub(super) claims: Vec<(Good, u16)>,
    pub(super) duty: Option<Duty>,
    /// Whether the table waits for whoever stands there.
    pub(super) awaited: bool,
    titles: Vec<Bonus>,
}

impl Facts {
    /// What this stand shows now; at the end, what was revealed counts for the titles.
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let (setup, public) = (&view.setup, &view.public);
        let merchant = &public.merchants[seat];
        let so_far = || tally(setup.catalogue(), &in_sight(setup, public));
        let sheet = ScoreSheet::of_public(setup, public).unwrap_or_else(so_far);
        let (face_down, over) = match &public.phase {
            Phase::Over(revealed) => (revealed[seat].len(), true),
            _ => (merchant.face_down.into(), false),
        };
        let duty = match public.law {
            Law::Sheriff(_) => Duty::Sheriff,
            Law::Deputies(..) => Duty::Deputy,
        };
        Self {
            gold: merchant.gold.0,
            face_up: merchant.face_up,
            face_down,
            hand: merchant.hand,
            claims: claims(view, seat),
            duty: (public.law.has(seat) && !over).then_some(duty),
            awaited: public.all_asked(setup).has(seat),
            titles: sheet.seats[seat.index()].bonuses.clone(),
        }
    }

    /// The title that whoever stands there would get for a good.
    pub(super) fn title(&self, good: Good) -> Option<Title> {
        let bonus = self.titles.iter().find(|bonus| bonus.good == good);
        bonus.map(|bonus| Title::of(bonus.role))
    }
}

/// The Black Market cards that this seat has claimed.
fn claims(view: &View, seat: Seat) -> Vec<(Good, u16)> {
    let stock = view.setup.black_market().into_iter().flatten();
    let cards = stock.zip(&view.public.claimed).flat_map(|(stock, claimed)| {
        stock.values.into_iter().zip(*claimed).map(|(value, by)| (stock.good, value, by))
    });
    cards.filter(|card| card.2 == Some(seat)).map(|(good, value, _)| (good, value)).collect()
}
