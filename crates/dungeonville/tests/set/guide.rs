//! The guide for those who type in their own cards says what the reader of card sets knows.

use dungeonville::{CardSet, Class, Colour, Item, Place, Tower, Wrong};

const GUIDE: &str = include_str!("../../../../docs/card-set.md");

#[test]
fn the_guide_names_every_word_that_a_file_can_have() {
    let words = Tower::ALL.map(Tower::key).into_iter().chain(Class::ALL.map(Class::key));
    let words = words.chain(Colour::ALL.map(Colour::key)).chain(Item::ALL.map(Item::key));
    for word in words {
        assert!(GUIDE.contains(&format!("`{word}`")), "the guide does not name {word}");
    }
    for place in Place::ALL {
        assert!(GUIDE.contains(&format!("{} = ", place.key())), "the guide does not price {place}");
    }
}

#[test]
fn the_example_of_the_guide_lacks_cards_and_is_right_for_the_rest() {
    let (_, example) = GUIDE.split_once("```toml\n").expect("there is an example");
    let (example, _) = example.split_once("```").expect("it ends");
    let faults = CardSet::read(example).expect_err("it is shortened");
    for fault in faults.iter() {
        assert!(
            matches!(fault.wrong, Wrong::Count { .. } | Wrong::Missing(_) | Wrong::ItemsMissing(_)),
            "{fault}"
        );
    }
}
