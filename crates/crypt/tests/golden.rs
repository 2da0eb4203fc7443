//! One game for each number of players as every seat and a spectator see it, compared exactly.

use std::path::Path;

use crypt::{Setup, SidesChoice, State};
use game_laws::{check_golden, playthrough};

fn check(players: u8, sides: &str, seed: u64) {
    let sides: SidesChoice = sides.parse().expect("sides");
    let setup = Setup { sides, ..Setup::new(players) };
    let path = format!("tests/golden/{players}p-{sides}.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    check_golden(&path, &playthrough::<State>(&setup, seed));
}

#[test]
fn golden_only_child() {
    check(1, "AABBAA", 1);
}

#[test]
fn golden_two_players() {
    check(2, "AAAAAA", 1);
    check(2, "BBBBBB", 1);
}

#[test]
fn golden_three_players() {
    check(3, "BABABA", 1);
}

#[test]
fn golden_four_players() {
    check(4, "random", 1);
}
