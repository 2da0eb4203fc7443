//! Handles to card sets: those of equal sets are equal, and a written set reads back.

use std::collections::HashSet;

use dungeonville::{CardSet, Cards, Place};

use crate::BUILT_IN;

fn mine() -> String {
    BUILT_IN
        .replace("name = \"The house set\"", "name = \"Mine \\\\ \\\"yours\\\"\"")
        .replace("tavern = 40", "tavern = 45")
}

fn read(toml: &str) -> Cards {
    Cards::new(CardSet::read(toml).unwrap_or_else(|faults| panic!("{faults}")))
}

#[test]
fn cards_are_equal_if_their_sets_are() {
    assert_eq!(read(BUILT_IN), Cards::first_edition());
    assert!(read(BUILT_IN).is_built_in() && Cards::default().is_built_in());
    let spaced = mine().replace(" = ", "  =  ").replace('\n', "\r\n");
    assert_eq!(read(&mine()), read(&spaced));
    assert_ne!(read(&mine()), Cards::first_edition());
    assert_eq!(HashSet::from([read(&mine()), read(&spaced), Cards::first_edition()]).len(), 2);
}

#[test]
fn adventurers_may_be_in_any_order() {
    let (head, rest) = BUILT_IN.split_once("adventurers = [\n").unwrap();
    let (people, rest) = rest.split_once("]\n").unwrap();
    let upside_down: Vec<&str> = people.lines().rev().collect();
    let toml = format!("{head}adventurers = [\n{}\n]\n{rest}", upside_down.join("\n"));
    assert_eq!(read(&toml), Cards::first_edition());
}

#[test]
fn a_set_is_written_as_its_file_without_comments() {
    let not_comment = |line: &&str| !line.starts_with('#');
    let bare = BUILT_IN.lines().filter(not_comment).collect::<Vec<_>>().join("\n");
    assert_eq!(Cards::first_edition().to_toml().trim(), bare.trim());
    let set = CardSet::read(&mine()).unwrap();
    assert_eq!(set.name(), "Mine \\ \"yours\"");
    assert_eq!(CardSet::read(&set.to_toml()), Ok(set));
}

#[test]
fn the_built_in_set_serializes_as_one_word_and_others_in_full() {
    assert_eq!(serde_json::to_string(&Cards::first_edition()).unwrap(), "\"house\"");
    assert_eq!(serde_json::from_str::<Cards>("\"house\"").unwrap(), Cards::first_edition());
    let json = serde_json::to_string(&read(&mine())).unwrap();
    let again: Cards = serde_json::from_str(&json).unwrap();
    assert_eq!((again.price(Place::Tavern), again), (45, read(&mine())));
    let faulty = serde_json::to_string(&mine().replace("tavern = 45", "tavern = 5")).unwrap();
    let refused = serde_json::from_str::<Cards>(&faulty).unwrap_err().to_string();
    assert!(refused.contains("the Tavern costs less than the Guild"), "{refused}");
}

/// A hash of a text (FNV-1a).
fn hash(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

#[test]
fn d5_6_house_means_the_first_edition_for_ever() {
    assert_eq!(
        hash(&Cards::first_edition().to_toml()),
        0x1989_edc7_9cb4_5977,
        "a published set never changes"
    );
    assert!(Cards::first_edition().is_built_in() && !Cards::first_edition().is_draft());
}

#[test]
fn d5_6_the_second_edition_has_a_name_of_its_own_and_is_a_draft() {
    let second = Cards::built_in();
    assert_ne!(second, Cards::first_edition());
    assert_eq!(serde_json::to_string(&second).unwrap(), "\"builtin-2\"");
    assert_eq!(serde_json::from_str::<Cards>("\"builtin-2\"").unwrap(), second);
    assert_eq!((Cards::find("builtin-2"), Cards::default()), (Some(second.clone()), second.clone()));
    assert!(second.is_built_in() && second.is_draft());
    // The whole text of the set is the set, so that a table can keep it.
    assert_eq!(read(&second.to_toml()), second);
}

#[test]
fn a_tag_is_one_word_and_finds_a_brought_set() {
    assert_eq!(Cards::find("house"), Some(Cards::first_edition()));
    let bring = |toml: &str| Cards::bring(CardSet::read(toml).unwrap());
    let (mine, greek) = (bring(&mine()), bring(&BUILT_IN.replace("\"The house set\"", "\"Δικά μου\"")));
    assert!(mine.tag().starts_with("mine-yours-") && greek.tag().starts_with("set-"));
    for cards in [mine, greek, Cards::first_edition()] {
        assert_eq!(Cards::find(&cards.tag()).as_ref(), Some(&cards));
        assert!(cards.tag().chars().all(|c| c.is_ascii_alphanumeric() || c == '-'), "{}", cards.tag());
    }
    assert_eq!(Cards::find("mine-yours-00000000"), None);
    // A set with the name of the built-in one is still another set.
    let other = read(&BUILT_IN.replacen("gold = 40", "gold = 50", 1));
    assert!(other.tag().starts_with("the-house-set-") && !other.is_built_in());
}
