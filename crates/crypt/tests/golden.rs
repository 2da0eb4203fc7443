//! One game for each number of players as every seat and a spectator see it, compared exactly.

use crypt::{Setup, State};

fn setup(players: u8, sides: &str) -> Setup {
    Setup { sides: sides.parse().expect("sides"), ..Setup::new(players) }
}

game_laws::goldens! {
    State:
    golden_only_child = "1p-AABBAA", setup(1, "AABBAA"), 1;
    golden_two_players_all_a = "2p-AAAAAA", setup(2, "AAAAAA"), 1;
    golden_two_players_all_b = "2p-BBBBBB", setup(2, "BBBBBB"), 1;
    golden_three_players = "3p-BABABA", setup(3, "BABABA"), 1;
    golden_four_players = "4p-random", setup(4, "random"), 1;
}
