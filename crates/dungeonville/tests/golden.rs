//! Golden files: one game of each player count, as every seat and a spectator saw it.

use dungeonville::{Setup, State};

fn setup(players: u8, gold: u8) -> Setup {
    Setup { gold, ..Setup::new(players) }
}

game_laws::goldens! {
    State:
    golden_two_players = "2p-40", setup(2, 40), 32;
    golden_three_players = "3p-80", setup(3, 80), 15;
    golden_four_players = "4p-40", setup(4, 40), 21;
    golden_five_players = "5p-40", setup(5, 40), 5;
}
