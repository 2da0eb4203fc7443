//! Golden files: one game of each player count, as every seat and a spectator saw it.

use std::path::Path;

use dungeonville::{Setup, State};
use game_laws::{check_golden, playthrough};

fn check(players: u8, gold: u8, seed: u64) {
    let setup = Setup { gold, ..Setup::new(players) };
    let path = format!("tests/golden/{players}p-{gold}.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    check_golden(&path, &playthrough::<State>(&setup, seed));
}

#[test]
fn golden_two_players() {
    check(2, 40, 32);
}

#[test]
fn golden_three_players() {
    check(3, 80, 15);
}

#[test]
fn golden_four_players() {
    check(4, 40, 21);
}

#[test]
fn golden_five_players() {
    check(5, 40, 5);
}
