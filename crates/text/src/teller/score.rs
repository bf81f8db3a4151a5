//! The end of the game in sentences: who wins, who is King of what, and why.

use rules::catalogue::BONUSES;
use rules::ledger::PromiseFate;
use rules::score::{Bonus, Line, Role, SeatScore, TieBreak};
use rules::{Good, Goods, ScoreSheet, Seat, Seats};

use super::{Teller, capitalised};
use crate::{args, key, say};

impl Teller<'_> {
    /// Who wins: "Maya wins".
    #[must_use]
    pub fn headline(&self, sheet: &ScoreSheet) -> String {
        let winners = seats(sheet.winners.iter().copied());
        match winners.single() {
            Some(who) => {
                let you = self.you(&[("who", who)]);
                say!(self.text, "wins", who = self.name(who), you = you)
            }
            None if winners.is_empty() => say!(self.text, "nobody-wins"),
            None => capitalised(&say!(self.text, "share-win", who = self.people(winners))),
        }
    }

    /// With how many points, and how far ahead: "163 points, 4 more than Ines."
    #[must_use]
    pub fn subline(&self, sheet: &ScoreSheet) -> String {
        let best = sheet.winners.first().map_or(0, |&place| sheet.seats[place].total);
        let others = (0..sheet.seats.len()).filter(|place| !sheet.winners.contains(place));
        let next = others.clone().map(|place| sheet.seats[place].total).max();
        let Some(next) = next.filter(|_| sheet.winners.len() == 1) else {
            return say!(self.text, "wins-points", points = best);
        };
        let behind = seats(others.filter(|&place| sheet.seats[place].total == next));
        let name = self.people(behind);
        if next == best {
            let you = self.you_or_with(("with", behind), &[]);
            return say!(self.text, "wins-level", points = best, with = name, you = you);
        }
        let you = self.you_or_with(("second", behind), &[]);
        let more = best - next;
        say!(self.text, "wins-by", points = best, more = more, second = name, you = you)
    }

    /// How a tie for the win was decided, if there was one (V6).
    #[must_use]
    pub fn tie_break(&self, sheet: &ScoreSheet) -> Option<String> {
        let winner = &sheet.seats[*sheet.winners.first()?];
        let tied = |same: fn(&SeatScore, &SeatScore) -> bool| {
            (0..sheet.seats.len()).filter(move |&place| same(&sheet.seats[place], winner))
        };
        let level = tied(|one, other| one.total == other.total);
        let still_level =
            tied(|one, other| (one.total, one.legal_cards) == (other.total, other.legal_cards));
        let points = winner.total;
        Some(match sheet.tie_break {
            TieBreak::Points => return None,
            TieBreak::LegalGoods => {
                let counts = self.tie_counts(sheet, level, |score| score.legal_cards);
                say!(self.text, "tie-legal", points = points, counts = counts)
            }
            TieBreak::Contraband => {
                let counts = self.tie_counts(sheet, still_level, |score| score.contraband_cards);
                say!(self.text, "tie-contraband", points = points, counts = counts)
            }
            TieBreak::Shared => say!(self.text, "tie-shared", points = points),
        })
    }

    /// A number of each of these people: "Maya 12 and Ines 9".
    fn tie_counts(
        &self,
        sheet: &ScoreSheet,
        places: impl Iterator<Item = usize>,
        number: fn(&SeatScore) -> u32,
    ) -> String {
        let count = |seat: Seat| {
            let you = self.you(&[("who", seat)]);
            let count = number(&sheet.seats[seat.index()]);
            say!(self.text, "tie-count", who = self.name(seat), you = you, count = count)
        };
        self.list(&seats(places).iter().map(count).collect::<Vec<_>>())
    }

    /// Who is King and Queen of a legal good, and what a tie shares (V3–V5).
    #[must_use]
    pub fn crown(&self, good: Good, sheet: &ScoreSheet) -> String {
        if !self.setup.catalogue().in_deck().has(good) {
            return say!(self.text, "not-in-deck");
        }
        let Titles { kings, queens } = Titles::of(good, sheet);
        let (king, queen) = bonus_of(good);
        match (kings.single(), queens.single()) {
            _ if kings.is_empty() => say!(self.text, "no-king"),
            (None, _) => {
                let shared = Shared::of(king + queen, kings);
                let who = capitalised(&self.people(kings));
                let (each, exact) = (shared.each, shared.exact);
                say!(
                    self.text,
                    "king-tie",
                    who = who,
                    king = king,
                    queen = queen,
                    each = each,
                    exact = exact
                )
            }
            (Some(king), Some(queen)) => say!(
                self.text,
                "king-and-queen",
                king = self.name(king),
                queen = self.name(queen),
                you = self.you(&[("king", king), ("queen", queen)])
            ),
            (Some(king), None) if queens.is_empty() => self.king_alone(king),
            (Some(king), None) => {
                format!("{} {}", self.king_alone(king), self.queen_tie(queen, queens))
            }
        }
    }

    /// What royal goods on a stand add to the count of a legal kind, if any (V3).
    #[must_use]
    pub fn royals(&self, good: Good, seat: Seat, stand: &Goods) -> Option<String> {
        let catalogue = self.setup.catalogue();
        let counted = |kind: Good| match catalogue.get(kind)?.counts_as {
            Some((as_kind, each)) if as_kind == good && kind != good => Some(each),
            Some(_) | None => None,
        };
        let royal: Goods = stand.cards().filter(|&kind| counted(kind).is_some()).collect();
        if royal.is_empty() {
            return None;
        }
        let count = royal.cards().filter_map(counted).map(u32::from).sum::<u32>();
        Some(say!(
            self.text,
            "counts-as",
            who = self.name(seat),
            you = self.you(&[("who", seat)]),
            goods = self.goods(&royal),
            kinds = self.count(good, count.min(u8::MAX.into()) as u8)
        ))
    }

    /// Who is King, where nothing is said of a Queen.
    fn king_alone(&self, king: Seat) -> String {
        let you = self.you(&[("king", king)]);
        say!(self.text, "king-alone", king = self.name(king), you = you)
    }

    /// Who share the Queen's bonus.
    fn queen_tie(&self, queen: u32, queens: Seats) -> String {
        let Shared { each, exact } = Shared::of(queen, queens);
        let who = capitalised(&self.people(queens));
        say!(self.text, "queen-tie", who = who, queen = queen, each = each, exact = exact)
    }

    /// A person's count line by line, the total last.
    #[must_use]
    pub fn count_lines(&self, score: &SeatScore) -> Vec<(String, u64)> {
        let goods = score.lines.iter().map(|line| {
            let good = self.good(line.good);
            let &Line { count, value, points, good: _ } = line;
            (say!(self.text, "count-goods", count = count, value = value, good = good), points)
        });
        let mut lines: Vec<_> = goods.collect();
        lines.push((say!(self.text, "count-gold"), u64::from(score.gold.0)));
        lines.extend(score.bonuses.iter().map(|bonus| (self.title(bonus), bonus.points)));
        if score.black_market > 0 {
            lines.push((say!(self.text, "count-black-market"), score.black_market));
        }
        lines.push((say!(self.text, "count-total"), score.total));
        lines
    }

    /// A title, with the sum behind a shared one.
    fn title(&self, bonus: &Bonus) -> String {
        let (king, queen) = bonus_of(bonus.good);
        let args = args!(good = self.good_of(bonus.good), counted = bonus.counted);
        let (key, args) = match bonus.role {
            Role::King => (key!("title-king", good, counted), args),
            Role::Queen => (key!("title-queen", good, counted), args),
            Role::SharedKing { among } => {
                let key = key!("title-king-shared", good, counted, among, king, queen);
                (key, args.with("among", among).with("king", king).with("queen", queen))
            }
            Role::SharedQueen { among } => {
                let key = key!("title-queen-shared", good, counted, among, queen);
                (key, args.with("among", among).with("queen", queen))
            }
        };
        self.text.get(key, &args)
    }

    /// What became of a promise, in a word.
    #[must_use]
    pub fn fate(&self, fate: PromiseFate) -> String {
        let key = match fate {
            PromiseFate::Open => key!("fate-open"),
            PromiseFate::Kept { round: _ } => key!("fate-kept"),
            PromiseFate::Broken { round: _ } => key!("fate-broken"),
            PromiseFate::NeverDue => key!("fate-never-due"),
        };
        self.text.get(key, &args!())
    }
}

/// Who holds the titles for one good.
struct Titles {
    kings: Seats,
    queens: Seats,
}

impl Titles {
    /// Looks the titles up in the sheet.
    fn of(good: Good, sheet: &ScoreSheet) -> Self {
        let mut titles = Self { kings: Seats::NONE, queens: Seats::NONE };
        for (seat, score) in sheet.seats.iter().enumerate() {
            let holder = seats([seat]);
            match score.bonuses.iter().find(|bonus| bonus.good == good) {
                Some(Bonus { role: Role::King | Role::SharedKing { .. }, .. }) => {
                    titles.kings = titles.kings.or(holder);
                }
                Some(Bonus { role: Role::Queen | Role::SharedQueen { .. }, .. }) => {
                    titles.queens = titles.queens.or(holder);
                }
                None => {}
            }
        }
        titles
    }
}

/// A bonus that several people share (V4).
struct Shared {
    each: u32,
    exact: bool,
}

impl Shared {
    /// Divides and rounds down.
    fn of(bonus: u32, among: Seats) -> Self {
        let people = among.len().max(1) as u32;
        Self { each: bonus / people, exact: bonus.is_multiple_of(people) }
    }
}

/// King's and Queen's bonus for a good.
fn bonus_of(good: Good) -> (u32, u32) {
    let found = BONUSES.iter().find(|&&(kind, ..)| kind == good);
    found.map_or((0, 0), |&(_, king, queen)| (king, queen))
}

/// The seats at these places of a sheet.
fn seats(places: impl IntoIterator<Item = usize>) -> Seats {
    places.into_iter().filter_map(|place| Seat::try_from(place as u8).ok()).collect()
}
