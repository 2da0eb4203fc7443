//! The laws of all games, checked for Dungeonville.
//!
//! By default 1,000 games of every player count; with `GRAVEGOODS_LAWS=full` 100,000.

use dungeonville::laws::DungeonvilleWitness;
use dungeonville::{FirstChoice, Setup, State};
use game_core::Seat;
use game_laws::{Report, Suite, check_laws};

/// All setups for this number of players.
fn setups(players: u8) -> Vec<Setup> {
    let firsts = [FirstChoice::Random, FirstChoice::Fixed(Seat::B)];
    let golds = Setup::GOLD.into_iter();
    golds.flat_map(|gold| firsts.map(|first| Setup { gold, first, ..Setup::new(players) })).collect()
}

fn check(players: u8) -> Report {
    let full = std::env::var("GRAVEGOODS_LAWS").is_ok_and(|value| value == "full");
    let setups = setups(players);
    let games: u64 = if full { 100_000 } else { 1_000 };
    let suite = Suite::new(games.div_ceil(setups.len() as u64), u64::from(players));
    let report = check_laws::<State, DungeonvilleWitness>(&setups, suite);
    println!("{report:?}");
    assert!(report.games >= games, "{report:?}");
    assert!(report.views > 4 * games && report.positions > 3 * games, "{report:?}");
    assert!(report.any_time_actions > 0, "{report:?}");
    assert!(report.sealed_orders > 0 && report.sealed_pairs > 0, "{report:?}");
    assert!(report.worlds_played_on > 0 && report.worlds_that_differed > 0, "{report:?}");
    assert!(report.silent_steps_elsewhere > 0, "{report:?}");
    assert!(report.scrambles_that_differed > report.scrambles / 20, "{report:?}");
    report
}

#[test]
fn laws_hold_for_two_players() {
    check(2);
}

#[test]
fn laws_hold_for_three_players() {
    check(3);
}

#[test]
fn laws_hold_for_four_players() {
    check(4);
}

#[test]
fn laws_hold_for_five_players() {
    check(5);
}
