//! Nothing hidden goes over the wire: one script, two decks that differ in cards that a seat never
//! sees. The frames to its screen, and to a spectator's, are the same to the letter.

use std::sync::Arc;

use bots::Phrase;
use rules::random::{self, Dice};
use rules::setup::BlackMarketRule;
use rules::slip::MerchantGives;
use rules::{Action, Bag, Edition, Goods, Options, Seat, Seed, Setup, State, Terms, below};
use table::room::{Founding, House, PersonId, RoomCommand, Stage, TableCode, Viewer};
use table::steward::{ScreenId, Steward, StewardInput, StewardOutputs, Ticket, Work};
use table::{Moment, Occasion, Seq};

use crate::parlour::{id, newcomer, token};

const NAMES: [&str; 6] = ["Maya", "Ines", "Olek", "Dasha", "Tariq", "Wren"];

/// The spectator's screen; people's screens have the numbers of their seats.
const SPECTATOR: ScreenId = ScreenId(100);

/// How many evenings each setup gets; `JUST_APPLES_GAMES` asks for more.
fn evenings() -> u64 {
    std::env::var("JUST_APPLES_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(60)
}

/// A room with a store that always works.
#[derive(Clone)]
struct Rig {
    steward: Steward,
    now: Moment,
}

impl Rig {
    /// Everyone has come in and the game has begun.
    fn open(options: Options, number: u64) -> Self {
        let players = usize::from(options.players);
        let founding = Founding {
            code: TableCode::from_random(number),
            secret: Seed::from_number(number),
            options,
            house: House::default(),
            host: newcomer(NAMES[0]),
        };
        let now = Moment(1_000);
        let (steward, _) = Steward::of_new_room(now, founding, Ticket(0)).expect("a room");
        let mut house = Self { steward, now };
        house.hand_in(StewardInput::Appended(Ok(())));
        for name in &NAMES[1..players] {
            let who = newcomer(name);
            house.hand_in(StewardInput::Join { ticket: Ticket(1), who, seat: None });
        }
        for (place, name) in NAMES[..players].iter().enumerate() {
            let (screen, key) = (ScreenId(place as u64), Some(token(name).key()));
            house.hand_in(StewardInput::Enter { screen, key, since: Seq(0) });
        }
        house.hand_in(StewardInput::Enter { screen: SPECTATOR, key: None, since: Seq(0) });
        house.command(Seat::new(0), "start", RoomCommand::Start);
        assert_eq!(house.steward.room().expect("a room").stage(), Stage::Playing);
        house
    }

    /// Hands something in, and appends whatever is to be appended.
    fn hand_in(&mut self, input: StewardInput) -> Vec<(ScreenId, String)> {
        let mut frames = Vec::new();
        let mut outputs = self.steward.handle(self.now, input);
        loop {
            let StewardOutputs { work, frames: told, .. } = outputs;
            frames.extend(told);
            match work {
                Some(Work::Append(..)) => {
                    outputs = self.steward.handle(self.now, StewardInput::Appended(Ok(())));
                }
                Some(Work::Read) => panic!("nothing goes wrong here"),
                None => return frames,
            }
        }
    }

    fn command(&mut self, seat: Seat, name: &str, command: RoomCommand) -> Vec<(ScreenId, String)> {
        let screen = ScreenId(seat.index() as u64);
        self.hand_in(StewardInput::Command { screen, id: id(name), command })
    }

    fn state(&self) -> &State {
        self.steward.room().and_then(|room| room.state()).expect("a game")
    }
}

/// What someone does in both worlds, by its public shape. What it comes to may depend on cards that
/// the observer does not know, but nothing of that may show.
#[derive(Clone, Debug)]
enum Deed {
    /// Exactly this.
    Same(RoomCommand),
    /// A bag of so many cards, whichever they are.
    LoadCards(usize),
}

impl Deed {
    fn command(&self, state: &State, seat: Seat, during: Occasion) -> Option<RoomCommand> {
        match self {
            Self::Same(command) => Some(command.clone()),
            Self::LoadCards(count) => {
                let hand = state.secrets_of(seat).hand;
                let mut cards = Goods::NONE;
                (0..*count).filter_map(|place| hand.nth(place)).for_each(|good| cards.add(good, 1));
                let action = Action::Load(Bag::new(&cards).ok()?);
                Some(RoomCommand::Act { action, during })
            }
        }
    }
}

/// Something that tells nobody anything new about hidden cards, done by someone.
fn harmless(state: &State, observer: Seat, dice: &mut Dice) -> Option<(Seat, Deed)> {
    let seats = state.setup().seats();
    let seat = seats.iter().nth(below(seats.len() as u32, dice) as usize)?;
    let during = Occasion::of(state.public());
    let act = |action| Deed::Same(RoomCommand::Act { action, during });
    let deed = match below(8, dice) {
        0 => Deed::Same(RoomCommand::Say(Phrase::ALL[below(16, dice) as usize].into())),
        1 => Deed::Same(RoomCommand::Ready { during }),
        2 => Deed::Same(RoomCommand::Writing { during }),
        3 => Deed::Same(RoomCommand::Pause),
        // Nonsense of the observer's own is refused alike, whatever the others hold.
        4 if seat == observer => act(random_nonsense(state, dice)),
        4 => return None,
        _ => match random::choose(&state.choices(seat), dice)? {
            Action::Load(bag) if seat != observer => Deed::LoadCards(bag.len()),
            Action::Offer(terms) if seat != observer => {
                // What may be offered may depend on what one has (H4): gold and words do not.
                act(Action::Offer(Arc::new(without_goods(&terms)?)))
            }
            action if tells_nothing(&action) => act(action),
            _ => return None,
        },
    };
    Some((seat, deed))
}

/// The same slip without any goods.
fn without_goods(terms: &Terms) -> Option<Terms> {
    let mut bare = Terms { law_gives: None, ..terms.clone() };
    bare.merchant_gives = MerchantGives { gold: terms.merchant_gives.gold, ..Default::default() };
    (!bare.is_empty()).then_some(bare)
}

/// Acts that show no card that was hidden, and draw none.
const fn tells_nothing(action: &Action) -> bool {
    matches!(
        action,
        Action::PickFirst(_)
            | Action::Load(_)
            | Action::Declare(_)
            | Action::Threaten(_)
            | Action::Offer(_)
            | Action::Withdraw(_)
            | Action::Decline(_)
            | Action::PassClaim
    )
}

/// Something that is probably refused.
fn random_nonsense(state: &State, dice: &mut Dice) -> Action {
    let seats = u32::from(state.setup().players());
    let seat = Seat::new(below(seats, dice) as u8);
    let good = rules::Good::try_from(u64::from(below(8, dice))).unwrap_or(rules::Good::APPLES);
    match below(5, dice) {
        0 => Action::Declare(good),
        1 => Action::Pay([(good, 3)].into()),
        2 => Action::Threaten(seat),
        3 => Action::PickFirst(seat),
        _ => Bag::new(&[(good, 5)].into()).map_or(Action::PassClaim, Action::Load),
    }
}

/// The frames to the observer and the spectator.
fn shown(frames: &[(ScreenId, String)], observer: Seat) -> Vec<&(ScreenId, String)> {
    let watched = [ScreenId(observer.index() as u64), SPECTATOR];
    frames.iter().filter(|(screen, _)| watched.contains(screen)).collect()
}

/// Plays one game at random; at every move, something harmless happens in it and in a twin.
fn compare(options: &Options, number: u64) -> u32 {
    let mut dice = Dice::for_game(23, number);
    let mut house = Rig::open(options.clone(), number);
    let mut compared = 0;
    for step in 0..4_000 {
        if house.state().is_over() {
            return compared;
        }
        house.now = Moment(house.now.0 + 100);
        let seats = house.state().setup().seats();
        let observer = Seat::new(below(seats.len() as u32, &mut dice) as u8);
        compared += u32::from(twins_agree(&house, observer, step, &mut dice));
        let Some((rules::Actor::Seat(seat), action)) = random::next_move(house.state(), &mut dice)
        else {
            continue;
        };
        let during = Occasion::of(house.state().public());
        house.command(seat, &format!("m-{step}"), RoomCommand::Act { action, during });
    }
    panic!("game {number} does not end");
}

/// Whether something could be compared; if so, it was the same.
fn twins_agree(house: &Rig, observer: Seat, step: u32, dice: &mut Dice) -> bool {
    let Some(twin) = house.steward.twin(observer, dice) else {
        panic!("an observer's memory fits what they see");
    };
    let (mut here, mut there) = (house.clone(), Rig { steward: twin, now: house.now });
    let viewer = Viewer::Person(PersonId(observer.index() as u16 + 1));
    let view = |house: &Rig| {
        let room = house.steward.room().expect("a room");
        (room.update(viewer, Seq(0), house.now), room.update(Viewer::Spectator, Seq(0), house.now))
    };
    assert!(view(&here) == view(&there), "the twins look alike to {observer}");
    let Some((seat, deed)) = harmless(house.state(), observer, dice) else { return false };
    let during = Occasion::of(house.state().public());
    let commands = [&here, &there].map(|house| deed.command(house.state(), seat, during));
    let [Some(one), Some(other)] = commands else { return false };
    let name = format!("twin-{step}");
    let (told, told_there) = (here.command(seat, &name, one), there.command(seat, &name, other));
    // After a round everyone draws, and after the game everything lies open.
    let same_round = here.state().public().round == house.state().public().round;
    if !same_round || here.state().is_over() {
        return false;
    }
    let (told, told_there) = (shown(&told, observer), shown(&told_there, observer));
    assert_eq!(told, told_there, "{observer} learns something when {seat} does {deed:?}");
    true
}

fn compare_all(options: &Options) {
    let compared: u32 = (0..evenings()).map(|number| compare(options, number)).sum();
    assert!(u64::from(compared) > 20 * evenings(), "{compared} moves were compared");
}

fn everything(edition: Edition, players: u8) -> Options {
    let options = Options {
        royal_goods: true,
        black_market: Some(BlackMarketRule::default()),
        ..Options::new(edition, players)
    };
    Setup::new(options.clone()).expect("playable options");
    options
}

#[test]
fn the_second_edition_for_four() {
    // P4
    compare_all(&Options::new(Edition::Second, 4));
}

#[test]
fn everything_of_the_first_edition_for_three() {
    // P4
    compare_all(&everything(Edition::First, 3));
}

#[test]
fn six_with_deputies() {
    // P4
    compare_all(&everything(Edition::Second, 6));
}
