//! D5.6: statistics over many games, to judge the cards.

use dungeonville::{Census, Item, State};
use game_core::{Awaiting, Census as _, Figure, Game, Notation, Table};
use game_laws::script::step;

use crate::script::{Table as Position, table};

/// The final state and the statistics of these steps from a position.
#[track_caller]
fn counted(position: Position, steps: &[&str]) -> (State, Census) {
    let mut state = State::from_position(&position.text()).unwrap_or_else(|bad| panic!("{bad}"));
    let mut census = Census::default();
    census.begin(&state);
    for text in steps {
        state.apply(step::<State>(text), &mut census).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    (state, census)
}

/// A game of two players. a has four kills, recruits with the Village Letter, beats all of b's fighters at the Ice Cave, loses
/// one member inside and declares. b declares too early and draws another deed.
#[track_caller]
fn game() -> Census {
    let position = table(2, "2 recruit a")
        .town("3 17 40 50 60")
        .seat("a C party 9 51 54 kills 0/4 owns C2 D32")
        .seat("b R party 10 11 owns R1 R2");
    let steps = [
        "a: recruit 3 over 51 for C2",
        "chance: draw 12",
        "b: recruit 60",
        "chance: draw 13",
        "b: declare",
        "a: scout I",
        "b: scout I",
        "a: order 3 9 54",
        "b: order 10 11 60",
        "chance: room I13",
        "a: lose 3",
        "chance: room I3",
        "a: leave",
        "b: deed for R1 R2",
        "chance: deed G",
        "a: declare",
    ];
    let (state, mut census) = counted(position, &steps);
    assert_eq!(state.awaiting(), Awaiting::Nobody, "{}", state.position());
    census.end(&state.outcome().expect("the game is over"));
    census
}

#[track_caller]
fn value(tables: &[Table], table: &str, row: &str, column: &str) -> Option<f64> {
    let table = tables.iter().find(|found| found.name == table).unwrap_or_else(|| panic!("no {table}"));
    table.figure(row, column).unwrap_or_else(|| panic!("no {row}, {column} in {table:?}")).value()
}

#[test]
fn d5_6_a_game_is_counted_exactly() {
    let tables = game().tables();
    let expected = [
        ("length", "3 to 14 rounds", "games", 1.0),
        ("rounds", "3", "games", 1.0),
        ("end", "declared", "games", 1.0),
        ("end", "after the last round", "games", 0.0),
        ("end", "with a false declaration", "games", 1.0),
        ("end", "with a deed drawn again", "games", 1.0),
        ("tower dealt", "Crypt", "wins", 1.0),
        ("tower dealt", "Rathaus", "wins", 0.0),
        ("tower in the end", "Goblin Camp", "wins", 0.0),
        ("seat", "a", "wins", 1.0),
        ("turn in round 1", "2", "wins", 0.0),
        ("deed", "drawn again", "players", 1.0),
        ("points", "winners", "kill zone", 7.0),
        ("points", "winners", "tower", 0.0),
        ("points", "all", "score", 3.5),
        ("blood", "killed in fights", "a game", 3.0),
        ("blood", "died in towers", "share", 0.25),
        ("blood", "tokens to kill zones", "a game", 3.0),
        ("blood", "tokens to towers", "a game", 1.0),
        ("tower", "Ice Cave", "entered a game", 1.0),
        ("tower", "Ice Cave", "dead a game", 1.0),
        ("doings", "clashes", "a game", 3.0),
        ("doings", "rooms turned", "a game", 2.0),
        ("doings", "parties that leave", "a game", 1.0),
        ("doings", "parties wiped out", "a game", 0.0),
        ("recruited at", "Tavern", "gold a game", 30.0),
        ("recruited at", "Street", "a game", 1.0),
        ("recruited at", "Street", "gold a game", 0.0),
        ("gold", "brought home", "a game", 20.0),
        ("gold", "spent on recruits", "a game", 30.0),
        ("gold", "spent on deeds", "a game", 55.0),
        ("gold", "tokens lost", "a game", 0.0),
        ("item", "Village Letter", "uses", 1.0),
        ("item", "Village Letter", "drawn a game", 0.0),
        ("item", "Blooded Axe", "uses", 0.0),
    ];
    for (table, row, column, figure) in expected {
        assert_eq!(value(&tables, table, row, column), Some(figure), "{table}, {row}, {column}");
    }
    assert!(!tables.iter().any(|table| table.name == "tower dealt" && table.rows.len() != 2));
}

#[test]
fn d5_6_merged_censuses_count_all_their_games() {
    let mut both = game();
    both.merge(&game());
    let (both, one) = (both.tables(), game().tables());
    for (both, one) in both.iter().zip(&one) {
        for ((name, both), (_, one)) in both.rows.iter().zip(&one.rows) {
            for (both, one) in both.iter().zip(one) {
                let (expected, found) = match (one, both) {
                    (Figure::Count(one), Figure::Count(both)) => (2.0 * *one as f64, *both as f64),
                    _ => (one.value().unwrap_or(-1.0), both.value().unwrap_or(-1.0)),
                };
                assert_eq!(found, expected, "{name}");
            }
        }
    }
}

/// a owns this item and is about to turn a room of the Crypt; b waits at the Rathaus.
fn crypt(party: &str, item: &str) -> Position {
    table(2, "2 turn a").seat(&format!("a R party {party} at C owns {item}")).seat("b I party 9 at R")
}

fn hiring(party: &str, treasury: &str) -> Position {
    let table = table(2, "2 recruit a").town("3 17 40 50 60").seat("b R party 10");
    table.seat(&format!("a C party {party} owns {treasury}"))
}

fn fighting(party: &str, item: &str) -> Position {
    let table = table(2, "2 battle").seat(&format!("a R party {party} at G owns {item}"));
    table.seat("b I party 61 62 63 at G")
}

#[test]
fn d5_6_every_item_is_counted_when_it_is_used() {
    let uses: [(Item, Position, &[&str]); Item::COUNT] = [
        (Item::BloodedAxe, fighting("5 9 11", "C31"), &["a: order 5 9 11 axe 5"]),
        (Item::TowerShield, crypt("6 58", "R31"), &["chance: room C7", "a: shield"]),
        (Item::IronHarness, crypt("8 11", "I31"), &["chance: room C1", "a: leave"]),
        (Item::SilkRope, crypt("13 26", "G31"), &["chance: room C1", "a: leave"]),
        (Item::HolyWater, crypt("19 26", "D31"), &["chance: room C1", "a: save 26"]),
        (Item::LanternOfCracks, crypt("26 58", "C32"), &["chance: room C13", "a: look", "chance: room C14"]),
        (Item::WandOfDoors, crypt("26 32", "R32"), &["chance: room C13", "a: wand"]),
        (Item::GildingFlask, hiring("9 38", "C2 I32"), &["a: recruit 3 for C2"]),
        (
            Item::SilverLute,
            table(2, "2 battle").seat("a R party 45 46 47 at G owns G32").seat("b I party 2 62 63 at G"),
            &["a: order 45 46 47", "b: order 2 62 63", "a: lute 45"],
        ),
        (Item::VillageLetter, hiring("9 51 53", "C2 D32"), &["a: recruit 3 over 51 for C2"]),
    ];
    for (item, position, steps) in uses {
        let (_, census) = counted(position, steps);
        let tables = census.tables();
        for other in Item::ALL {
            let expected = if other == item { 1.0 } else { 0.0 };
            assert_eq!(value(&tables, "item", &other.to_string(), "uses"), Some(expected), "{item}: {other}");
        }
    }
}
