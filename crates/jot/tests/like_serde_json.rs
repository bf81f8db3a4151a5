//! What is written and read here is what `serde_json` writes and reads.

use std::collections::BTreeMap;
use std::fmt::Debug;

use proptest::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Unit;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Gold(u32);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Pair(i8, i64);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Choice {
    Nothing,
    JustOne(Gold),
    Two(u8, String),
    Named { who: Option<Box<Choice>>, is_law: bool },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Everything {
    unit: Unit,
    gold: Gold,
    pair: Pair,
    number: u64,
    letter: char,
    text: String,
    list: Vec<Choice>,
    array: [Option<u16>; 3],
    map: BTreeMap<String, i32>,
    numbered: BTreeMap<u32, ()>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seldom: Option<bool>,
}

fn choice() -> impl Strategy<Value = Choice> {
    let leaf = prop_oneof![
        Just(Choice::Nothing),
        any::<u32>().prop_map(|gold| Choice::JustOne(Gold(gold))),
        (any::<u8>(), any::<String>()).prop_map(|(a, b)| Choice::Two(a, b)),
    ];
    leaf.prop_recursive(4, 16, 1, |inner| {
        (prop::option::of(inner.prop_map(Box::new)), any::<bool>())
            .prop_map(|(who, is_law)| Choice::Named { who, is_law })
    })
}

prop_compose! {
    fn everything()(
        gold in any::<u32>(),
        pair in any::<(i8, i64)>(),
        number in any::<u64>(),
        letter in any::<char>(),
        text in any::<String>(),
        list in prop::collection::vec(choice(), 0..4),
        array in any::<[Option<u16>; 3]>(),
        map in any::<BTreeMap<String, i32>>(),
        numbered in any::<BTreeMap<u32, ()>>(),
        seldom in any::<Option<bool>>(),
    ) -> Everything {
        let (gold, pair) = (Gold(gold), Pair(pair.0, pair.1));
        Everything {
            unit: Unit, gold, pair, number, letter, text, list, array, map, numbered, seldom,
        }
    }
}

/// A text that `serde_json` reads as this is read here as the same.
#[track_caller]
fn is_read_alike<T: DeserializeOwned + PartialEq + Debug>(text: &str) {
    let expected = serde_json::from_str::<T>(text).ok();
    assert_eq!(jot::read::<T>(text), expected, "{text}");
}

proptest! {
    #[test]
    fn everything_is_written_alike(everything in everything()) {
        prop_assert_eq!(jot::write(&everything), serde_json::to_string(&everything).ok());
    }

    #[test]
    fn what_is_written_is_read(mut everything in everything()) {
        // Numbers as names of members are written, but nobody of ours reads them.
        everything.numbered.clear();
        let pretty = serde_json::to_string_pretty(&everything).unwrap();
        prop_assert_eq!(jot::read(&jot::write(&everything).unwrap()), Some(everything.clone()));
        prop_assert_eq!(jot::read(&pretty), Some(everything));
    }

    #[test]
    fn without_names_it_is_read_all_the_same(mut everything in everything()) {
        everything.numbered.clear();
        let mut short = "what comes before stays".to_owned();
        prop_assert!(jot::append(&mut short, &everything, jot::Style::Short));
        let short = short.strip_prefix("what comes before stays").unwrap();
        prop_assert_eq!(jot::read(short), Some(everything.clone()));
        prop_assert_eq!(serde_json::from_str(short).ok(), Some(everything));
    }

    #[test]
    fn a_torn_text_is_refused(everything in everything(), at in any::<prop::sample::Index>()) {
        let text = jot::write(&everything).unwrap();
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        prop_assert_eq!(jot::read::<Everything>(&text[..*at.get(&places)]), None);
    }

    #[test]
    fn any_letters_are_read_alike_or_refused(text in "[\\[\\]{}:,\"a-e0-9 ntrulsf\\\\-]{0,12}") {
        // Fractions, and minus zero, which is one, are the only thing that is not read here.
        prop_assume!(!text.contains("-0") && !text.contains('e'));
        is_read_alike::<Vec<u8>>(&text);
        is_read_alike::<Vec<Option<Vec<i64>>>>(&text);
        is_read_alike::<BTreeMap<String, u8>>(&text);
        is_read_alike::<String>(&format!("\"{text}\""));
    }
}

#[test]
fn without_names_a_struct_is_a_list() {
    let named = Choice::Named { who: Some(Box::new(Choice::Two(7, "ale".into()))), is_law: true };
    let mut text = String::new();
    assert!(jot::append(&mut text, &named, jot::Style::Short));
    assert_eq!(text, r#"{"named":[{"two":[7,"ale"]},true]}"#);
}

#[test]
fn numbers_of_every_size_are_written() {
    for number in [0, 1, 9, 10, 99, 100, i64::MAX, -1, -10, i64::MIN] {
        assert_eq!(jot::write(&number), Some(number.to_string()));
    }
    assert_eq!(jot::write(&u64::MAX), Some(u64::MAX.to_string()));
}

#[test]
fn letters_may_be_written_as_numbers() {
    for text in [
        r#""\u0041\u00e9\ud83c\udf4e""#,
        r#""\ud83c""#,
        r#""\ud83cx""#,
        r#""\ud83c\u0041""#,
        r#""\udf4e""#,
        r#""\u12""#,
        r#""\/\b\f\n\r\t\"\\""#,
        r#""\x""#,
        "\"\n\"",
        "\"\u{7f}\"",
        r#"""#,
    ] {
        is_read_alike::<String>(text);
    }
}

#[test]
fn numbers_have_their_bounds() {
    for text in
        ["0", "-1", "255", "256", "00", "01", "1.5", "1e3", "-", "+1", "18446744073709551615"]
    {
        is_read_alike::<u8>(text);
        is_read_alike::<u64>(text);
        is_read_alike::<i64>(text);
    }
    is_read_alike::<i64>("-9223372036854775808");
    is_read_alike::<i64>("-9223372036854775809");
    assert_eq!(jot::read::<u64>("18446744073709551616"), None);
}

#[test]
fn a_list_has_as_many_as_it_should() {
    for text in ["[1,2]", "[1]", "[1,2,3]", "[]", "[1,2,]", "[,]", "[1 2]", " [ 1 , 2 ] ", "[1,2]x"]
    {
        is_read_alike::<(u8, u8)>(text);
        is_read_alike::<Pair>(text);
    }
}

#[test]
fn a_choice_says_which_and_no_more() {
    for text in [
        r#""nothing""#,
        r#"{"nothing":null}"#,
        r#"{"just_one":3}"#,
        r#""just_one""#,
        r#""other""#,
        r#"{"two":[1,"a"]}"#,
        r#"{"two":[1]}"#,
        r#"{"named":{"who":null,"is_law":true}}"#,
        r#"{"named":{"is_law":true,"who":{"two":[1,"a"]}}}"#,
        r#"{"named":{"who":null}}"#,
        r#"{"named":{"who":null,"is_law":true},"nothing":null}"#,
        "{}",
        "3",
    ] {
        is_read_alike::<Choice>(text);
    }
}

#[test]
fn members_that_nobody_knows_are_passed_over() {
    let text = r#"{"named":{"later":[{"a":1}],"who":null,"is_law":false}}"#;
    assert_eq!(jot::read(text), Some(Choice::Named { who: None, is_law: false }));
}

#[test]
fn what_lies_too_deep_is_refused() {
    #[derive(Deserialize, PartialEq, Debug)]
    struct Nest(Vec<Nest>);
    let nested = |depth| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    assert!(jot::read::<Nest>(&nested(100)).is_some());
    assert!(jot::read::<Nest>(&nested(101)).is_none());
    assert!(jot::read::<Nest>(&"[".repeat(1_000_000)).is_none());
}

#[test]
fn fractions_are_not_written() {
    assert_eq!(jot::write(&1.5), None);
    assert_eq!(jot::write(&[1_f32]), None);
}
