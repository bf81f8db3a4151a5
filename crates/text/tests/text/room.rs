//! What a table of people tells, beside the game.

use std::collections::{BTreeMap, BTreeSet};

use bots::{Bot, Phrase};
use rules::{Edition, IllegalAction, Law, PromoError, PromoNumber, Seat, Setup, SetupError};
use table::room::{
    BadHouse, Chair, PersonId, RoomBeat, RoomHappening, RoomRefusal, Viewer, Writer,
};
use table::wire::Parting;
use table::{Moment, Name, Occasion, PhaseName, Refusal, Seq, Speech, Words};
use text::{Herald, Language, Text};

use crate::stage::{
    INES, MAYA, OLEK, assert_all_shown, assert_sentence, assert_whole, everything, told,
};

/// The host.
const HOST: PersonId = PersonId(1);
/// One of the others.
const GUEST: PersonId = PersonId(2);
/// Somebody who comes later.
const LATER: PersonId = PersonId(3);
/// Where Ada sits, a bot.
const ADAS: Seat = OLEK;

fn name(name: &str) -> Name {
    Name::new(name).expect("a name")
}

/// Maya, the host, Ines, and Ada, a bot.
fn chairs() -> [Chair; 3] {
    let ada = Chair::Bot { name: name("Ada"), bot: Bot::Normal };
    [Chair::Person(HOST), Chair::Person(GUEST), ada]
}

/// Calls the function with a herald at this table.
fn heard<T>(text: &Text, reader: Viewer, tell: impl FnOnce(&Herald<'_>) -> T) -> T {
    let people = BTreeMap::from([(HOST, name("Maya")), (GUEST, name("Ines"))]);
    tell(&Herald::new(text).at(reader, &people, &chairs()))
}

/// Everyone who may read.
const READERS: [Viewer; 4] =
    [Viewer::Person(HOST), Viewer::Person(GUEST), Viewer::Person(LATER), Viewer::Spectator];

/// Calls the function with heralds in every language, for everyone who may read.
fn with_every_herald(tell: impl Fn(&Herald<'_>)) {
    for text in Language::ALL.map(Text::new) {
        tell(&Herald::new(&text));
        READERS.iter().for_each(|&reader| heard(&text, reader, &tell));
    }
}

/// What the host is told.
fn to_host<T>(tell: impl FnOnce(&Herald<'_>) -> T) -> T {
    heard(&Text::new(Language::English), Viewer::Person(HOST), tell)
}

// --- RoomHappening ---

fn beat(by: Writer, what: RoomHappening) -> RoomBeat {
    RoomBeat { seq: Seq(7), at: Moment(0), by, what }
}

/// How the host, the guest and a spectator read it.
fn read_by_three(by: Writer, what: RoomHappening) -> [String; 3] {
    let (text, beat) = (Text::new(Language::English), beat(by, what));
    let readers = [Viewer::Person(HOST), Viewer::Person(GUEST), Viewer::Spectator];
    readers.map(|reader| {
        heard(&text, reader, |herald| herald.happening(&beat).expect("something to tell"))
    })
}

fn happenings() -> Vec<RoomHappening> {
    use RoomHappening as H;
    let joined = |name: Name, seat| H::Joined { person: LATER, name, seat };
    let speech = Speech { words: Words::Phrase(Phrase::JustApples), about: None };
    let mut all = vec![
        H::Founded,
        joined(name("Dasha"), None),
        joined(name("Dasha"), Some(ADAS)),
        joined(name("Ada"), Some(ADAS)),
        joined(name("Dasha"), Some(INES)),
        H::Chose,
        H::Housed,
        H::BotSeated(name("Ada")),
        H::BotUnseated(name("Ada")),
        H::Reordered,
        H::Stirred,
        H::Started { round: 1, law: Law::Sheriff(MAYA) },
        H::Game(vec![]),
        H::Said(speech),
        H::Unsaid,
        H::Paused,
        H::Unpaused,
        H::Resumed,
        H::Cleared,
    ];
    for (person, name) in [(HOST, name("Maya")), (GUEST, name("Ines"))] {
        all.extend([
            H::Left { person, name },
            H::Rekeyed(person),
            H::Muted(person),
            H::Unmuted(person),
            H::HostIs(person),
        ]);
    }
    all.extend([MAYA, INES, ADAS].map(H::TookOver));
    all.extend([MAYA, INES, ADAS].map(H::CameBack));
    all
}

const fn number_of_happening(what: &RoomHappening) -> usize {
    use RoomHappening as H;
    match what {
        H::Founded => 0,
        H::Joined { .. } => 1,
        H::Left { .. } => 2,
        H::Rekeyed(_) => 3,
        H::Chose => 4,
        H::Housed => 5,
        H::BotSeated(_) => 6,
        H::BotUnseated(_) => 7,
        H::Reordered => 8,
        H::Muted(_) => 9,
        H::Unmuted(_) => 10,
        H::HostIs(_) => 11,
        H::Stirred => 12,
        H::Started { .. } => 13,
        H::Game(_) => 14,
        H::Said(_) => 15,
        H::Unsaid => 16,
        H::TookOver(_) => 17,
        H::CameBack(_) => 18,
        H::Paused => 19,
        H::Unpaused => 20,
        H::Resumed => 21,
        H::Cleared => 22,
    }
}

/// Everything that happens, whoever does it.
fn beats() -> Vec<RoomBeat> {
    let people = [HOST, GUEST, PersonId(9)].map(Writer::Person);
    let writers = people.into_iter().chain([Writer::Bot(ADAS), Writer::Clock, Writer::House]);
    writers.flat_map(|by| happenings().into_iter().map(move |what| beat(by, what))).collect()
}

#[test]
fn everything_that_happens_is_told_but_the_game_and_talk() {
    use RoomHappening as H;
    assert_all_shown(&happenings(), 23, number_of_happening);
    with_every_herald(|herald| {
        for beat in beats() {
            let untold = matches!(beat.what, H::Game(_) | H::Said(_) | H::Unsaid);
            match herald.happening(&beat) {
                Some(sentence) => assert_whole(&sentence),
                None => assert!(untold, "untold: {beat:?}"),
            }
        }
    });
}

/// Whether the house does it by itself, too.
const fn is_done_by_the_house(what: &RoomHappening) -> bool {
    use RoomHappening as H;
    matches!(what, H::HostIs(_) | H::TookOver(_) | H::Unpaused | H::Resumed)
}

#[test]
fn happenings_are_sentences() {
    let text = Text::new(Language::English);
    let by = |writer: Writer| move |what| beat(writer, what);
    let beats = happenings().into_iter().map(by(Writer::Person(HOST)));
    let own = happenings().into_iter().filter(is_done_by_the_house).map(by(Writer::House));
    let beats: Vec<RoomBeat> = beats.chain(own).collect();
    let mut chronicle = String::new();
    for (reader, viewer) in [("Maya", Viewer::Person(HOST)), ("Ines", Viewer::Person(GUEST))] {
        let told = |beat| heard(&text, viewer, |herald| herald.happening(beat));
        for line in beats.iter().filter_map(told) {
            assert_sentence(&line);
            chronicle.push_str(&format!("{reader}  {line}\n"));
        }
    }
    insta::assert_snapshot!(chronicle);
}

#[test]
fn the_reader_is_you_and_others_have_names() {
    assert_eq!(
        read_by_three(Writer::Person(GUEST), RoomHappening::Stirred),
        [
            "Ines helps to shuffle the next deck.",
            "You help to shuffle the next deck.",
            "Ines helps to shuffle the next deck.",
        ]
    );
    assert_eq!(
        read_by_three(Writer::House, RoomHappening::TookOver(INES)),
        [
            "Ines is away. A bot plays on.",
            "You are away. A bot plays for you until you do something.",
            "Ines is away. A bot plays on.",
        ]
    );
}

#[test]
fn whoever_leaves_is_not_told_like_whoever_is_sent_away() {
    let left = || RoomHappening::Left { person: GUEST, name: name("Ines") };
    assert_eq!(
        read_by_three(Writer::Person(GUEST), left()),
        ["Ines leaves the table.", "You leave the table.", "Ines leaves the table."]
    );
    assert_eq!(
        read_by_three(Writer::Person(HOST), left()),
        ["You send Ines away.", "Maya sends you away.", "Maya sends Ines away."]
    );
}

#[test]
fn a_host_hands_over_or_is_gone() {
    let host_is = || RoomHappening::HostIs(GUEST);
    assert_eq!(
        read_by_three(Writer::Person(HOST), host_is()),
        ["You make Ines the host.", "Maya makes you the host.", "Maya makes Ines the host."]
    );
    assert_eq!(
        read_by_three(Writer::House, host_is()),
        [
            "The host is gone. Now Ines is the host.",
            "The host is gone. Now you are the host.",
            "The host is gone. Now Ines is the host.",
        ]
    );
}

#[test]
fn a_pause_ends_by_the_host_or_by_itself() {
    let [_, by_host, _] = read_by_three(Writer::Person(HOST), RoomHappening::Unpaused);
    assert_eq!(by_host, "Maya lets the game go on.");
    let [_, by_itself, _] = read_by_three(Writer::House, RoomHappening::Unpaused);
    assert_eq!(by_itself, "The pause was long enough. The game goes on.");
}

#[test]
fn a_newcomer_takes_over_from_the_bot_that_sat_there() {
    let takes = |name, seat| {
        let what = RoomHappening::Joined { person: LATER, name, seat };
        let [told, _, _] = read_by_three(Writer::Person(LATER), what);
        told
    };
    assert_eq!(takes(name("Dasha"), None), "Dasha sits down at the table.");
    assert_eq!(takes(name("Dasha"), Some(ADAS)), "Dasha takes over from the bot Ada.");
    // The chairs are those of now, and nobody remembers who sat there.
    assert_eq!(takes(name("Dasha"), Some(INES)), "Dasha takes over a seat from a bot.");
    // Somebody left, a bot played on under that name, and they are back.
    assert_eq!(takes(name("Ada"), Some(ADAS)), "Ada takes over a seat from a bot.");
}

#[test]
fn someone_who_was_never_heard_of_is_a_guest() {
    let [told, _, _] = read_by_three(Writer::Person(PersonId(9)), RoomHappening::Paused);
    assert_eq!(told, "Guest 9 pauses the game.");
}

// --- RoomRefusal ---

fn table_refusals() -> [Refusal; 5] {
    let occasion = |round| Occasion { round, phase: PhaseName::Market };
    [
        Refusal::Illegal(IllegalAction::GameOver),
        Refusal::TooLate { meant: occasion(1), now: occasion(2) },
        Refusal::NotYourSeat(INES),
        Refusal::CommandIdReused,
        Refusal::TableFull,
    ]
}

fn refusals() -> Vec<RoomRefusal> {
    use RoomRefusal as No;
    let mut all = vec![
        No::NotHost,
        No::NoSuchPerson(GUEST),
        No::NoSuchPerson(PersonId(9)),
        No::NoBotThere(0),
        No::NoBotThere(u8::MAX),
        No::NotInLobby,
        No::NotPlaying,
        No::NotOver,
        No::Paused,
        No::NameTaken("Maya".into()),
        No::NoChairLeft,
        No::NoLateJoiners,
        No::NotABot(INES),
        No::BadOrder(1),
        No::BadOrder(3),
        No::Muted,
        No::NoFreeTalk,
        No::StillHere(GUEST),
        No::UnknownToken,
        No::OnlyLooking,
        No::NoCommand("unknown variant `dance`".into()),
        No::ReservedId,
        No::NotSaved,
        No::Busy,
    ];
    all.extend(table_refusals().map(No::Table));
    all.extend(hitches().into_iter().map(No::CannotPlay));
    for seconds in [0, 1, 3, 4000] {
        let bad = [BadHouse::Decision, BadHouse::Gone, BadHouse::Silent];
        all.extend(bad.map(|bad| No::BadHouse(bad(seconds))));
    }
    all
}

const fn number_of_refusal(why: &RoomRefusal) -> usize {
    use RoomRefusal as No;
    match why {
        No::Table(Refusal::Illegal(_)) => 0,
        No::Table(Refusal::TooLate { .. }) => 1,
        No::Table(Refusal::NotYourSeat(_)) => 2,
        No::Table(Refusal::CommandIdReused) => 3,
        No::Table(Refusal::TableFull) => 4,
        No::NotHost => 5,
        No::NoSuchPerson(_) => 6,
        No::NoBotThere(_) => 7,
        No::NotInLobby => 8,
        No::NotPlaying => 9,
        No::NotOver => 10,
        No::Paused => 11,
        No::CannotPlay(_) => 12,
        No::NameTaken(_) => 13,
        No::NoChairLeft => 14,
        No::NoLateJoiners => 15,
        No::NotABot(_) => 16,
        No::BadOrder(_) => 17,
        No::BadHouse(BadHouse::Decision(_)) => 18,
        No::BadHouse(BadHouse::Gone(_)) => 19,
        No::BadHouse(BadHouse::Silent(_)) => 20,
        No::Muted => 21,
        No::NoFreeTalk => 22,
        No::StillHere(_) => 23,
        No::UnknownToken => 24,
        No::OnlyLooking => 25,
        No::NoCommand(_) => 26,
        No::ReservedId => 27,
        No::NotSaved => 28,
        No::Busy => 29,
    }
}

#[test]
fn every_refusal_of_a_room_is_told() {
    assert_all_shown(&refusals(), 30, number_of_refusal);
    with_every_herald(|herald| {
        refusals().iter().for_each(|why| assert_whole(&herald.refusal(why, None)));
    });
}

#[test]
fn refusals_of_a_room_are_sentences() {
    let told = to_host(|herald| {
        refusals().iter().map(|why| herald.refusal(why, None)).collect::<Vec<_>>()
    });
    told.iter().for_each(|sentence| assert_sentence(sentence));
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn a_refusal_says_what_is_wrong_and_what_to_do() {
    let refused = |why: RoomRefusal| to_host(|herald| herald.refusal(&why, None));
    assert_eq!(refused(RoomRefusal::NotHost), "Only the host does that. Ask the host.");
    assert_eq!(
        refused(RoomRefusal::NameTaken("Maya".into())),
        "Somebody at this table is already called Maya. Take another name; if it is you, come by your own link, or ask the host for a new one."
    );
    // People count chairs from 1.
    assert_eq!(
        refused(RoomRefusal::NoBotThere(1)),
        "No bot sits on chair 2. Pick a chair with a bot."
    );
    assert_eq!(
        refused(RoomRefusal::StillHere(GUEST)),
        "Ines is still here, or has only just gone. Only a lost link is replaced: wait a minute or two, then try again."
    );
}

#[test]
fn seconds_have_their_plural() {
    let refused = |seconds| {
        let why = RoomRefusal::BadHouse(BadHouse::Gone(seconds));
        to_host(|herald| herald.refusal(&why, None))
    };
    assert_eq!(
        refused(1),
        "1 second without a connection cannot be set. Take 10 seconds to an hour."
    );
    assert_eq!(
        refused(3),
        "3 seconds without a connection cannot be set. Take 10 seconds to an hour."
    );
}

#[test]
fn what_the_rules_refuse_is_told_by_the_games_own_teller() {
    let setup: &Setup = &everything(Edition::Second, 4);
    let illegal = RoomRefusal::Table(Refusal::Illegal(IllegalAction::NoBag(INES)));
    told(setup, Some(MAYA), |teller| {
        for why in table_refusals() {
            let told = to_host(|herald| herald.refusal(&why.into(), Some(teller)));
            assert_eq!(told, teller.refusal(&why));
        }
        assert_eq!(
            to_host(|herald| herald.refusal(&illegal, Some(teller))),
            "Ines has no bag at the gate. Pick a bag that is still there."
        );
    });
    // The game was cleared away before the answer came.
    let too_late = to_host(|herald| herald.refusal(&illegal, None));
    assert_eq!(too_late, "Too late: the game has moved on.");
}

// --- SetupError ---

fn promo_hitches() -> Vec<PromoError> {
    use PromoError as No;
    let (entry, figs) = (2, || String::from("Figs"));
    let range = |field, number| {
        let (least, most) = (1, 5);
        No::OutOfRange { entry, name: figs(), field, number, least, most }
    };
    let mut all = vec![
        No::TooMany(9),
        No::BadName { entry, name: "!".repeat(1000) },
        No::DuplicateName { entry, name: "Silk".into() },
        No::UnknownCountsAs { entry, name: figs(), good: "silk".into() },
        No::DeckTooLarge { entry, name: figs(), cards: 300 },
    ];
    for number in [-1, 0, 9] {
        let fields =
            [PromoNumber::Value, PromoNumber::Penalty, PromoNumber::Copies, PromoNumber::CountsAs];
        all.extend(fields.map(|field| range(field, number)));
    }
    all
}

fn hitches() -> Vec<SetupError> {
    use SetupError as No;
    let good = || String::from("green_apples");
    let mut all = vec![
        No::SixWithoutDeputies,
        No::DeputiesWithFewer(4),
        No::FirstSheriffAway { seat: Seat::new(5), players: 4 },
        No::FirstSheriffWithDeputies,
        No::MarketGoodMissing { good: good(), copies: 0 },
        No::MarketGoodMissing { good: good(), copies: 2 },
        No::MarketGoodUnknown("dried_figs".into()),
        No::MarketGoodTwice("silk".into()),
        No::MarketOrder { good: "silk".into(), top: 20, bottom: 30 },
    ];
    all.extend([0, 1, 2, 7].map(No::Players));
    all.extend(promo_hitches().into_iter().map(No::Promo));
    all
}

const fn number_of_hitch(why: &SetupError) -> usize {
    use SetupError as No;
    match why {
        No::Players(_) => 0,
        No::SixWithoutDeputies => 1,
        No::DeputiesWithFewer(_) => 2,
        No::FirstSheriffAway { .. } => 3,
        No::FirstSheriffWithDeputies => 4,
        No::MarketGoodMissing { .. } => 5,
        No::MarketGoodUnknown(_) => 6,
        No::MarketGoodTwice(_) => 7,
        No::MarketOrder { .. } => 8,
        No::Promo(PromoError::TooMany(_)) => 9,
        No::Promo(PromoError::BadName { .. }) => 10,
        No::Promo(PromoError::DuplicateName { .. }) => 11,
        No::Promo(PromoError::OutOfRange { field: PromoNumber::Value, .. }) => 12,
        No::Promo(PromoError::OutOfRange { field: PromoNumber::Penalty, .. }) => 13,
        No::Promo(PromoError::OutOfRange { field: PromoNumber::Copies, .. }) => 14,
        No::Promo(PromoError::OutOfRange { field: PromoNumber::CountsAs, .. }) => 15,
        No::Promo(PromoError::UnknownCountsAs { .. }) => 16,
        No::Promo(PromoError::DeckTooLarge { .. }) => 17,
    }
}

#[test]
fn every_hitch_is_told() {
    assert_all_shown(&hitches(), 18, number_of_hitch);
    with_every_herald(|herald| hitches().iter().for_each(|why| assert_whole(&herald.hitch(why))));
}

#[test]
fn a_hitch_says_what_is_missing() {
    let hitch = |why: SetupError| to_host(|herald| herald.hitch(&why));
    assert_eq!(
        hitch(SetupError::Players(1)),
        "Three to six can play: 1 sits here. Invite people, or seat bots."
    );
    assert_eq!(
        hitch(SetupError::Players(2)),
        "Three to six can play: 2 sit here. Invite people, or seat bots."
    );
    assert_eq!(
        hitch(SetupError::Players(7)),
        "Three to six can play: 7 sit here. Somebody has to get up."
    );
}

#[test]
fn a_hitch_calls_goods_by_their_names() {
    let twice =
        |good: &str| to_host(|herald| herald.hitch(&SetupError::MarketGoodTwice(good.to_owned())));
    let ask = "there are two piles for it. Ask for three different kinds.";
    assert_eq!(twice("green_apples"), format!("Black Market, Green Apples: {ask}"));
    assert_eq!(twice("dried_figs"), format!("Black Market, dried figs: {ask}"));
}

// --- Parting, problems ---

const PARTINGS: [Parting; 15] = [
    Parting::Malformed,
    Parting::NoHello,
    Parting::TooSlow,
    Parting::WrongVersion,
    Parting::UnknownTable,
    Parting::UnknownToken,
    Parting::NoSpectators,
    Parting::Full,
    Parting::Left,
    Parting::TooMuch,
    Parting::TooLarge,
    Parting::TooFarBehind,
    Parting::Unreadable,
    Parting::Unavailable,
    Parting::Stopping,
];

const fn number_of_parting(why: &Parting) -> usize {
    match why {
        Parting::Malformed => 0,
        Parting::NoHello => 1,
        Parting::TooSlow => 2,
        Parting::WrongVersion => 3,
        Parting::UnknownTable => 4,
        Parting::UnknownToken => 5,
        Parting::NoSpectators => 6,
        Parting::Full => 7,
        Parting::Left => 8,
        Parting::TooMuch => 9,
        Parting::TooLarge => 10,
        Parting::TooFarBehind => 11,
        Parting::Unreadable => 12,
        Parting::Unavailable => 13,
        Parting::Stopping => 14,
    }
}

#[test]
fn every_parting_is_told_in_words_of_its_own() {
    assert_all_shown(&PARTINGS, 15, number_of_parting);
    with_every_herald(|herald| {
        PARTINGS.iter().for_each(|&why| assert_whole(&herald.parting(why)));
    });
    let told = to_host(|herald| PARTINGS.map(|why| herald.parting(why)));
    told.iter().for_each(|sentence| assert_sentence(sentence));
    assert_eq!(BTreeSet::from(told).len(), PARTINGS.len());
}

#[test]
fn a_parting_says_what_to_do_now() {
    let parting = |why| to_host(|herald| herald.parting(why));
    assert_eq!(
        parting(Parting::UnknownTable),
        "There is no table with this code, or not any more. Check the code, or open a table."
    );
    assert_eq!(parting(Parting::Stopping), "The server is about to stop. Try again in a moment.");
}

/// The codes of HTTP problems, as programs are told of them.
fn problem_codes() -> Vec<&'static str> {
    let protocol = include_str!("../../../../docs/protocol.md");
    let (_, section) = protocol.split_once("\n## HTTP problems\n").expect("a section");
    let section = section.split("\n## ").next().expect("its text");
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.filter_map(|row| row.split('`').next()).collect()
}

#[test]
fn every_problem_that_the_protocol_knows_has_words_of_its_own() {
    let codes = problem_codes();
    assert!(codes.contains(&"unknown_table"), "{codes:?}");
    with_every_herald(|herald| {
        codes.iter().for_each(|code| assert_whole(&herald.problem(code)));
    });
    let problem = |code: &str| to_host(|herald| herald.problem(code));
    let mut told: BTreeSet<String> = codes.iter().map(|code| problem(code)).collect();
    told.iter().for_each(|sentence| assert_sentence(sentence));
    told.insert(problem("of_tomorrow"));
    assert_eq!(told.len(), codes.len() + 1, "each has its own, and the unknown ones theirs");
}

#[test]
fn a_problem_that_nobody_knows_yet_has_words_too() {
    let told = to_host(|herald| herald.problem("of_tomorrow"));
    assert_eq!(told, "Something went wrong, and this page does not know what. Reload the page.");
}
