//! The suites that every game has: laws, text formats, views, allocations.
//!
//! The laws are checked in 1,000 games of every number of players; with `GRAVEGOODS_LAWS=full` in 100,000.

use dungeonville::laws::DungeonvilleWitness;
use dungeonville::{FirstChoice, Setup, State};
use game_core::Seat;
use game_laws::Report;

fn setup(players: u8, _: u64) -> Setup {
    Setup::new(players)
}

/// All setups for this number of players.
fn law_setups(players: u8) -> Vec<Setup> {
    let firsts = [FirstChoice::Random, FirstChoice::Fixed(Seat::B)];
    let golds = Setup::GOLD.into_iter();
    golds.flat_map(|gold| firsts.map(|first| Setup { gold, first, ..Setup::new(players) })).collect()
}

fn law_report(_: u8, report: &Report) {
    assert!(report.any_time_actions > 0, "{report:?}");
    assert!(report.sealed_orders > 0 && report.sealed_pairs > 0, "{report:?}");
    assert!(report.silent_steps_elsewhere > 0, "{report:?}");
}

game_laws::suites! {
    game: State,
    witness: DungeonvilleWitness,
    players: 2u8..=5,
    setup: setup,
    letters: b"abcdeCRIGD!?>/|- 0123456789\n\"{}",
    cases: 600,
    viewed_games: 6,
    actions: 160 of [
        "recruit [1-6][0-9]?( over [1-6][0-9]?)?( for [CRIGD][1-9])?",
        "order [1-6][0-9]? [1-6][0-9]? [1-6][0-9]?",
        "(pass|scout [CRIGD]|wand|shield|leave|on|look|decline|declare|drop C[1-9]|lose [1-6][0-9]?)",
    ],
    laws: {
        laws_hold_for_two_players: 2,
        laws_hold_for_three_players: 3,
        laws_hold_for_four_players: 4,
        laws_hold_for_five_players: 5,
    },
    law_setups: law_setups,
    law_games: 1_000,
    law_report: law_report,
}
