//! The suites that every game has: laws, text formats, views, allocations.
//!
//! The laws are checked in 4,000 games of every number of players; with `GRAVEGOODS_LAWS=full` in 100,000.

use crypt::laws::CryptWitness;
use crypt::{LeaderChoice, Recall, Setup, Sides, SidesChoice, State};
use game_core::Seat;
use game_laws::Report;

/// A setup with random sides, or with sides chosen by the seed.
fn setup(players: u8, seed: u64) -> Setup {
    let chosen = Sides::at((seed / 2 % 64) as u8).map(SidesChoice::Chosen);
    Setup {
        sides: chosen.filter(|_| seed % 2 == 1).unwrap_or(SidesChoice::Random),
        recall: if seed.is_multiple_of(3) { Recall::Memory } else { Recall::Table },
        ..Setup::new(players)
    }
}

/// Every combination of sides, and the ways to choose sides and leader.
fn law_setups(players: u8) -> Vec<Setup> {
    let mixes = Sides::all().map(SidesChoice::Chosen).chain([SidesChoice::Random]);
    mixes
        .enumerate()
        .map(|(index, sides)| Setup {
            sides,
            leader: if index % 2 == 0 { LeaderChoice::Random } else { LeaderChoice::Fixed(Seat::A) },
            recall: if index % 3 == 0 { Recall::Memory } else { Recall::Table },
            ..Setup::new(players)
        })
        .collect()
}

/// In a solo game, the seat that may act is always awaited.
fn law_report(players: u8, report: &Report) {
    let solo = players == 1;
    assert!(report.any_time_actions > 0 || solo, "{report:?}");
    assert!(report.silent_steps_elsewhere > 0 || solo, "{report:?}");
}

game_laws::suites! {
    game: State,
    witness: CryptWitness,
    players: 1u8..=4,
    setup: setup,
    letters: b"abcdGIJMPRT_?^*!+=/.|- 0123456\n\"{}",
    cases: 2000,
    viewed_games: 40,
    actions: 120 of [
        "claim [1-6]=[1-6]( [1-6]=[1-6])?",
        "(recover|decline|look #[1-9]|take #[1-4] #[1-9] [1-6]|reroll #[1-6] ![1-6]|restore #[1-4] #[1-9])",
    ],
    laws: { laws_hold_for_one: 1, laws_hold_for_two: 2, laws_hold_for_three: 3, laws_hold_for_four: 4 },
    law_setups: law_setups,
    law_games: 4_000,
    law_report: law_report,
}
