//! Faults in a card set: all are reported, each with its line.

use dungeonville::{CardSet, Fault};

use crate::BUILT_IN;

/// The built-in set with `old`, which it must contain, replaced once.
fn with(old: &str, new: &str) -> String {
    assert!(BUILT_IN.contains(old), "the built-in set does not contain {old}");
    BUILT_IN.replacen(old, new, 1)
}

/// The first line of the built-in set that contains `text`.
fn line(text: &str) -> usize {
    BUILT_IN.lines().position(|line| line.contains(text)).unwrap_or_else(|| panic!("no line contains {text}"))
        + 1
}

/// That line.
fn whole_line(text: &str) -> &'static str {
    BUILT_IN.lines().nth(line(text) - 1).expect("a line that was found is there")
}

fn faults(toml: &str) -> Vec<(usize, String)> {
    let faults = CardSet::read(toml).expect_err("the file has a fault");
    faults.iter().map(|Fault { line, wrong }| (*line, wrong.to_string())).collect()
}

/// Checks that the replacement gives exactly the fault `what`, in the line that contains `at`.
fn check(old: &str, new: &str, at: &str, what: &str) {
    assert_eq!(faults(&with(old, new)), [(line(at), what.to_owned())], "{old} -> {new}");
}

#[test]
fn names_are_present_and_unique() {
    check("name = \"Old Marta\", ", "", "Old Marta", "name is missing");
    check("Old Marta", " ", "Old Marta", "the name is empty");
    check("Old Marta", "Old\\nMarta", "Old Marta", "the name has a control character");
    check(
        "The Wrong Queue",
        &"q".repeat(61),
        "The Wrong Queue",
        "the name has 61 characters; a card has room for 60",
    );
    let first = line("Thin Ice");
    let taken = format!("the name \"THIN ICE\" is taken by the card in line {first}");
    check("Thinner Ice", "THIN ICE", "Thinner Ice", &taken);
    let first = line("Old Marta");
    let taken = format!("the name \"Old Marta\" is taken by the card in line {first}");
    check("Hodge the Hungry", "Old Marta", "Hodge the Hungry", &taken);
    // A room and an adventurer may have the same name.
    assert!(CardSet::read(&with("Thin Ice", "Old Marta")).is_ok());
}

#[test]
fn d1_3_ranks_are_1_to_64_each_once() {
    check("rank = 64,", "rank = 65,", "rank = 64,", "rank is 65; it must be 1 to 64");
    check("rank = 64,", "rank = 0,", "rank = 64,", "rank is 0; it must be 1 to 64");
    check("rank = 64,", "rank = -1,", "rank = 64,", "rank is -1; it must be 1 to 64");
    check("rank = 64, ", "", "rank = 64,", "rank is missing");
    check(
        "rank = 64,",
        "rank = 6.4,",
        "rank = 64,",
        "rank should be a whole number, not a number with a point",
    );
    let huge = "rank is 99999999999999999999; it must be 1 to 64";
    check("rank = 64,", "rank = 99999999999999999999,", "rank = 64,", huge);
    let twice = faults(&with("rank = 64,", "rank = 62,"));
    let first = line("rank = 62,");
    assert_eq!(
        twice,
        [
            (line("adventurers = ["), "no adventurer has rank 64".to_owned()),
            (line("rank = 64,"), format!("rank 62 is taken by the adventurer in line {first}")),
        ]
    );
}

#[test]
fn d1_3_there_are_64_adventurers() {
    check(whole_line("rank = 30,"), "", "adventurers = [", "adventurers has 63 cards; it must have 64");
}

#[test]
fn d5_2_classes_colours_and_letters_fit() {
    let classes = "unknown class \"Mule\"; expected one of: barbarian, knight, dwarf, ranger, cleric, thief, sorcerer, \
                   alchemist, bard, peasant, assassin, oracle, jester, mule";
    check("\"mule\"", "\"Mule\"", "rank = 64", classes);
    let colours = "unknown colour \"pink\"; expected one of: blue, red, green, gold, violet, white";
    check("colour = \"red\"", "colour = \"pink\"", "colour = \"red\"", colours);
    check(
        "colour = \"red\", ",
        "",
        "colour = \"red\"",
        "the class Barbarian has colours; this card has none",
    );
    check("\"mule\",", "\"mule\", colour = \"red\",", "rank = 64", "the class Mule has no colour");
    check("\"CCCCC\"", "\"CCCC\"", "rank = 64", "there must be five letters, one for each tower, not 4");
    check("\"CCCCC\"", "\"CCCCCC\"", "rank = 64", "there must be five letters, one for each tower, not 6");
    check("\"CCCCC\"", "\"CCFCC\"", "rank = 64", "'F' is not a letter from A to E");
    check("\"CCCCC\"", "\"CCCCX\"", "rank = 64", "'X' is not a letter from A to E");
    check("\"CCCCC\"", "5", "rank = 64", "letters should be a text in quotes, not a number");
    check(", letters = \"CCCCC\"", "", "rank = 64", "letters is missing");
    check("\"XXXXX\"", "\"AAAAA\"", "rank = 22", "the letters of the Oracle must be XXXXX");
    check("\"?????\"", "\"????\"", "rank = 43", "the letters of the Jester must be ?????");
    let mule = "class = \"mule\", letters = \"CCCCC\"";
    let second = format!("there can be only one Oracle; the first is in line {}", line("rank = 22"));
    check(mule, "class = \"oracle\", letters = \"XXXXX\"", "rank = 64", &second);
}

#[test]
fn d1_2_a_room_has_a_letter_and_gold_and_an_item_neither() {
    let room = "letter = \"A\", gold = 30";
    check(room, "letter = \"A\"", room, "gold is missing");
    check(room, "gold = 30", room, "letter is missing");
    check(room, "letter = \"F\", gold = 30", room, "unknown letter \"F\"; expected one of: A, B, C, D, E");
    check(room, "letter = \"A\", gold = 33", room, "gold is 33; it must be a multiple of 5");
    check(room, "letter = \"A\", gold = 300", room, "gold is 300; it must be 0 to 100");
    check(room, "letter = \"A\", gold = \"30\"", room, "gold should be a whole number, not a text");
    let item = "item = \"holy-water\"";
    check(item, &format!("{item}, gold = 5"), item, "an item has neither letter nor gold");
}

#[test]
fn d5_5_each_item_is_in_one_deck() {
    let item = "item = \"holy-water\"";
    assert_eq!(
        faults(&with(item, "letter = \"A\", gold = 5")),
        [(line("[rooms]"), "no deck has the Holy Water".to_owned())]
    );
    let first = line("item = \"silk-rope\"");
    assert_eq!(
        faults(&with(item, "item = \"silk-rope\"")),
        [
            (line("[rooms]"), "no deck has the Holy Water".to_owned()),
            (line(item), format!("the Silk Rope is already in line {first}")),
        ]
    );
    let unknown = faults(&with(item, "item = \"fire-water\""));
    assert_eq!(unknown.last().unwrap().0, line(item));
    assert!(
        unknown.last().unwrap().1.starts_with("unknown item \"fire-water\"; expected one of: blooded-axe,")
    );
}

#[test]
fn d1_1_each_tower_has_32_cards() {
    check(whole_line("Thin Ice"), "", "ice-cave = [", "ice-cave has 31 cards; it must have 32");
    let unknown = faults(&with("ice-cave = [", "ice_cave = ["));
    assert_eq!(
        unknown.iter().map(|(line, what)| (*line, what.as_str())).collect::<Vec<_>>(),
        [
            (line("[rooms]"), "ice-cave is missing"),
            (line("[rooms]"), "no deck has the Iron Harness, Gilding Flask"),
            (
                line("ice-cave = ["),
                "unknown key \"ice_cave\"; expected one of: crypt, rathaus, ice-cave, goblin-camp, dragons-lair"
            ),
        ]
    );
}

#[test]
fn d1_4_prices_rise_from_a_free_street() {
    let prices = "prices =";
    check("street = 0", "street = 5", prices, "the Street must be free");
    check(
        "inn = 10",
        "inn = 25",
        prices,
        "the Temple costs less than the Inn; a better place is never cheaper",
    );
    check("guild = 30", "guild = 33", prices, "guild is 33; it must be a multiple of 5");
    check("deed = 50", "deed = 255", prices, "deed is 255; it must be 0 to 100");
    check(", deed = 50", "", prices, "deed is missing");
    check("gold = 40", "gold = 45", "gold = 40", "gold is 45; it must be a multiple of 10");
    let market = "unknown key \"market\"; expected one of: street, inn, temple, guild, tavern, deed";
    check("deed = 50", "deed = 50, market = 3", prices, market);
}

#[test]
fn all_faults_are_reported_by_line() {
    let toml = with("rank = 64,", "rank = 640,")
        .replace("\"knight\"", "\"night\"")
        .replace("gold = 40\n", "gold = 40\nsilver = 7\n")
        .replacen("letter = \"A\"", "letter = \"a\"", 1);
    let faults = faults(&toml);
    assert_eq!(faults.len(), 6 + 3, "six Knights and three more: {faults:?}");
    assert!(faults.is_sorted_by_key(|(line, _)| *line));
    let text = CardSet::read(&toml).unwrap_err().to_string();
    assert_eq!(text.lines().count(), faults.len());
    assert!(text.starts_with("line 7: unknown key \"silver\""), "{text}");
}

#[test]
fn invalid_toml_is_reported_with_the_other_faults() {
    let toml = with("rank = 10,", "rank 10,").replace("rank = 64,", "rank = 66,");
    let faults = faults(&toml);
    assert!(
        faults.iter().any(|(at, what)| *at == line("rank = 10,") && what.starts_with("this is not TOML"))
    );
    assert!(
        faults.contains(&(line("rank = 64,"), "rank is 66; it must be 1 to 64".to_owned())),
        "{faults:?}"
    );
    assert!(!faults.iter().any(|(_, what)| what.contains("is missing")), "{faults:?}");
}

#[test]
fn an_empty_file_lacks_everything() {
    let wanted =
        ["name", "prices", "gold", "adventurers", "rooms"].map(|key| (1, format!("{key} is missing")));
    assert_eq!(faults(""), wanted);
    assert_eq!(faults(&"#".repeat(300_000)), [(1, "the file is longer than 262144 bytes".to_owned())]);
    let wrong = faults("name = 3\nprices = 3\ngold = true\nadventurers = 1979-05-27\nrooms = []");
    let texts: Vec<&str> = wrong.iter().map(|(_, what)| what.as_str()).collect();
    assert_eq!(
        texts,
        [
            "name should be a text in quotes, not a number",
            "prices should be a table, not a number",
            "gold should be a whole number, not true or false",
            "adventurers should be a list, not a date",
            "rooms should be a table, not a list",
        ]
    );
}
