//! `docs/card-set.md` agrees with the reader of card sets.

use dungeonville::{CardSet, Class, Colour, Item, Place, Tower, Wrong};

const GUIDE: &str = include_str!("../../../../docs/card-set.md");

#[test]
fn the_guide_lists_all_words_of_a_card_set() {
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
fn the_example_in_the_guide_has_no_faults_except_missing_cards() {
    let (_, example) = GUIDE.split_once("```toml\n").expect("the guide has an example");
    let (example, _) = example.split_once("```").expect("the example ends");
    let faults = CardSet::read(example).expect_err("the example is shortened");
    for fault in faults.iter() {
        assert!(
            matches!(fault.wrong, Wrong::Count { .. } | Wrong::Missing(_) | Wrong::ItemsMissing(_)),
            "{fault}"
        );
    }
}
