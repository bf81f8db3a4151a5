//! A table with names, and what is said at it.

use std::collections::BTreeSet;
use std::sync::Arc;

use rules::notation::write_action;
use rules::{Action, Actor, Edition, Observer, Options, Scene, Seat, Setup, State};
use text::{Language, MISSING, Teller, Text};

pub(crate) const MAYA: Seat = Seat::new(0);
pub(crate) const INES: Seat = Seat::new(1);
pub(crate) const OLEK: Seat = Seat::new(2);
pub(crate) const DASHA: Seat = Seat::new(3);
pub(crate) const NOOR: Seat = Seat::new(4);
pub(crate) const PAVEL: Seat = Seat::new(5);

/// Goods by name: `goods![APPLES * 4, CROSSBOW]`.
macro_rules! goods {
    ($($good:ident $(* $count:literal)?),* $(,)?) => {{
        #[allow(unused_mut, reason = "there may be none")]
        let mut goods = rules::Goods::NONE;
        $(goods.add(rules::Good::$good, [1u8 $(, $count)?].into_iter().last().unwrap_or(1));)*
        goods
    }};
}
pub(crate) use goods;

/// The names of the seats.
pub(crate) fn names() -> Vec<String> {
    ["Maya", "Ines", "Olek", "Dasha", "Noor", "Pavel"].map(String::from).into()
}

/// A playable setup: an edition with so many players, and what is changed about it.
pub(crate) fn setup(
    edition: Edition,
    players: u8,
    change: impl FnOnce(&mut Options),
) -> Arc<Setup> {
    let mut options = Options::new(edition, players);
    change(&mut options);
    Arc::new(Setup::new(options).expect("a setup that can be played"))
}

/// Every variant that goes with this edition and number of players.
pub(crate) fn everything(edition: Edition, players: u8) -> Arc<Setup> {
    setup(edition, players, |options| {
        options.deputies = players == 6;
        options.royal_goods = true;
        options.black_market = Some(rules::setup::BlackMarketRule::default());
        options.time_limit = true;
    })
}

/// Calls the function with a teller in English.
pub(crate) fn told<T>(setup: &Setup, me: Option<Seat>, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
    let (text, names) = (Text::new(Language::English), names());
    tell(&Teller::new(&text, setup, &names, me))
}

/// Checks that words are whole: said, not left blank, nothing missing.
#[track_caller]
pub(crate) fn assert_whole(words: &str) {
    assert!(!words.trim().is_empty(), "nothing is said");
    for sign in ["{", "}", "$", "  ", " .", " ,"] {
        assert!(!words.contains(sign), "{sign:?} in {words:?}");
    }
    assert!(!words.contains(MISSING), "something is missing: {words}");
}

/// Checks that words are a whole sentence, or several.
#[track_caller]
pub(crate) fn assert_sentence(words: &str) {
    assert_whole(words);
    assert!(words.starts_with(|c: char| !c.is_lowercase()), "a capital begins: {words}");
    assert!(words.ends_with(['.', '”', '»', '?']), "a full stop ends: {words}");
}

/// Checks that the examples show every variant, as numbered by an exhaustive match.
#[track_caller]
pub(crate) fn assert_all_shown<T>(examples: &[T], count: usize, number: impl Fn(&T) -> usize) {
    let shown: BTreeSet<usize> = examples.iter().map(number).collect();
    let missing: Vec<usize> = (0..count).filter(|number| !shown.contains(number)).collect();
    assert_eq!(missing, Vec::<usize>::new(), "variants without an example");
}

/// A game in play, and the chronicle of it: each beat as Maya reads it, and a spectator.
pub(crate) struct Stage {
    state: State,
    text: Text,
    names: Vec<String>,
    chronicle: String,
}

impl Stage {
    /// A game that goes on from a scene.
    pub(crate) fn of(scene: &Scene) -> Self {
        Self {
            state: scene.build().expect("a scene that can be"),
            text: Text::new(Language::English),
            names: names(),
            chronicle: String::new(),
        }
    }

    /// Someone does something that is allowed.
    #[track_caller]
    pub(crate) fn does(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.acts(Actor::Seat(seat), action)
    }

    /// Time is up.
    #[track_caller]
    pub(crate) fn time_is_up(&mut self) -> &mut Self {
        self.acts(Actor::Clock, Action::TimeIsUp)
    }

    #[track_caller]
    fn acts(&mut self, actor: Actor, action: Action) -> &mut Self {
        let before = self.state.clone();
        let written = write_action(before.setup().catalogue(), actor, &action);
        let mut events = Vec::new();
        self.state
            .apply(actor, action, &mut |event| events.push(event))
            .unwrap_or_else(|why| panic!("{written} is refused: {why}"));
        self.chronicle.push_str(&format!("{written}\n"));
        for (name, observer, me) in
            [("Maya", Observer::Seat(MAYA), Some(MAYA)), ("spectator", Observer::Spectator, None)]
        {
            let seen: Vec<_> = events.iter().map(|event| event.seen_by(observer)).collect();
            let teller = Teller::new(&self.text, before.setup(), &self.names, me);
            for line in teller.at(before.public()).beat(&seen) {
                assert_sentence(&line);
                self.chronicle.push_str(&format!("{name:>12}  {line}\n"));
            }
        }
        self
    }

    /// The state as it is now.
    pub(crate) const fn state(&self) -> &State {
        &self.state
    }

    /// The chronicle so far.
    pub(crate) fn chronicle(&self) -> &str {
        &self.chronicle
    }
}
