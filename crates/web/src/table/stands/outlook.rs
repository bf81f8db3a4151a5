//! How someone does for King: what they lead, and what would bring them level.

use rules::catalogue::BONUSES;
use rules::public::Public;
use rules::score::{Role, Stall, counted, in_sight, tally};
use rules::{Catalogue, Good, Goods, Seat, Seats, Setup};

/// A King who is further away than so many cards is not in sight.
const FAR: u8 = 3;

/// How someone does for King.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outlook {
    /// The dearest kind that they lead.
    pub(super) lead: Option<Lead>,
    /// The nearest crown that they do not wear alone.
    pub(super) reach: Option<Reach>,
}

/// Someone has the most of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lead {
    /// Of which kind.
    pub(super) good: Good,
    /// By how many.
    pub(super) by: u32,
}

/// A few more cards would make someone King.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reach {
    /// Of which kind.
    pub(super) good: Good,
    /// How many more.
    pub(super) more: u8,
    /// Who would be King with them.
    pub(super) rivals: Seats,
}

impl Outlook {
    /// How this seat does, as far as everyone can see.
    pub(super) fn of(setup: &Setup, public: &Public, me: Seat) -> Self {
        let (catalogue, stalls) = (setup.catalogue(), in_sight(setup, public));
        if stalls.iter().all(|stall| stall.stand.is_empty()) {
            return Self { lead: None, reach: None };
        }
        let dear = |good: Good| BONUSES.iter().position(|&(kind, ..)| kind == good);
        let leads = leads(catalogue, &stalls, me);
        let reaches = BONUSES.iter().filter_map(|&(good, ..)| reach(catalogue, &stalls, me, good));
        Self {
            lead: leads.min_by_key(|lead| dear(lead.good)),
            reach: reaches.min_by_key(|reach| (reach.more, dear(reach.good))),
        }
    }
}

/// The kinds of which this seat alone has the most.
fn leads(catalogue: &Catalogue, stalls: &[Stall], me: Seat) -> impl Iterator<Item = Lead> {
    let bonuses = tally(catalogue, stalls).seats.swap_remove(me.index()).bonuses;
    let kings = bonuses.into_iter().filter(|bonus| bonus.role == Role::King);
    kings.map(move |bonus| {
        let others = stalls.iter().enumerate().filter(|&(place, _)| place != me.index());
        let counts = others.map(|(_, stall)| counted(catalogue, &stall.stand, bonus.good));
        Lead { good: bonus.good, by: bonus.counted - counts.max().unwrap_or(0) }
    })
}

/// The fewest cards of a kind that would make this seat King of it, if it is not alone already.
fn reach(catalogue: &Catalogue, stalls: &[Stall], me: Seat, good: Good) -> Option<Reach> {
    if kings(catalogue, stalls, good).single() == Some(me) {
        return None;
    }
    (1..=FAR).find_map(|more| {
        let mut stalls = stalls.to_vec();
        let stand = &mut stalls[me.index()].stand;
        *stand = stand.checked_plus(&Goods::of(good, more))?;
        let kings = kings(catalogue, &stalls, good);
        kings.has(me).then(|| Reach { good, more, rivals: kings.without(me) })
    })
}

/// Everyone who would be King of a kind, alone or with others.
fn kings(catalogue: &Catalogue, stalls: &[Stall], good: Good) -> Seats {
    let sheet = tally(catalogue, stalls);
    let is_king = |place: usize| {
        let bonuses = &sheet.seats[place].bonuses;
        let bonus = bonuses.iter().find(|bonus| bonus.good == good);
        bonus.is_some_and(|bonus| matches!(bonus.role, Role::King | Role::SharedKing { .. }))
    };
    let places = (0..stalls.len()).filter(|&place| is_king(place));
    places.filter_map(|place| Seat::try_from(place as u8).ok()).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rules::{Edition, Good, Options, Scene, Seat, Seats, Setup};

    use super::{Lead, Outlook, Reach};

    const MAYA: Seat = Seat::new(0);
    const INES: Seat = Seat::new(1);
    const OLEK: Seat = Seat::new(2);

    /// How Maya does with these stands.
    fn outlook(stands: impl IntoIterator<Item = (Seat, Vec<(Good, u8)>)>) -> Outlook {
        let setup = Setup::new(Options::new(Edition::Second, 4)).expect("this can be played");
        let setup = Arc::new(setup);
        let scene =
            stands.into_iter().fold(Scene::new(Arc::clone(&setup)), |scene, (seat, stand)| {
                scene.stand(
                    seat,
                    stand
                        .into_iter()
                        .flat_map(|(good, count)| std::iter::repeat_n(good, count.into()))
                        .collect::<rules::Goods>(),
                )
            });
        let state = scene.build().expect("this can be set up");
        Outlook::of(&setup, state.public(), MAYA)
    }

    #[test]
    fn the_dearest_lead_and_the_nearest_crown_are_told() {
        let outlook = outlook([
            (MAYA, vec![(Good::APPLES, 5), (Good::CHICKENS, 4)]),
            (INES, vec![(Good::CHICKENS, 2)]),
            (OLEK, vec![(Good::APPLES, 6), (Good::CHEESE, 4)]),
        ]);
        assert_eq!(outlook.lead, Some(Lead { good: Good::CHICKENS, by: 2 }));
        // One bread would make Maya King alone as well, but apples are dearer.
        let apples = Reach { good: Good::APPLES, more: 1, rivals: Seats::only(OLEK) };
        assert_eq!(outlook.reach, Some(apples));
    }

    #[test]
    fn who_is_level_needs_one_more_to_be_king_alone() {
        let level =
            vec![(Good::APPLES, 2), (Good::CHEESE, 1), (Good::BREAD, 1), (Good::CHICKENS, 1)];
        let outlook = outlook([(MAYA, level.clone()), (INES, level)]);
        assert_eq!(outlook.lead, None);
        let alone = Reach { good: Good::APPLES, more: 1, rivals: Seats::NONE };
        assert_eq!(outlook.reach, Some(alone));
    }

    #[test]
    fn before_anything_is_on_a_stand_there_is_nothing_to_tell() {
        assert_eq!(outlook([]), Outlook { lead: None, reach: None });
    }

    #[test]
    fn a_crown_that_is_far_away_is_not_told() {
        let outlook = outlook([
            (MAYA, vec![(Good::BREAD, 1), (Good::CHEESE, 1), (Good::CHICKENS, 1)]),
            (OLEK, vec![(Good::APPLES, 9)]),
        ]);
        assert_eq!(outlook.reach, None);
    }
}
