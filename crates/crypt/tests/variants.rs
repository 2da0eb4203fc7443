//! The suites that every game has, for the variants: laws, text formats, views, allocations.

use crypt::laws::VariantWitness;
use crypt::{Curse, LeaderChoice, Recall, Setup, Sides, SidesChoice, Variant, VariantState};
use game_core::Seat;
use game_laws::Report;

/// The games that the suites play, by number: twins, houses of six and eight, the base game; each with and without a curse.
fn variant(number: u8, seed: u64) -> Setup {
    let curse = if seed.is_multiple_of(2) { Curse::On } else { Curse::Off };
    let (variant, players, curse) = match number {
        1 => (Variant::Twins, 2, curse),
        2 => (Variant::Houses, 6, curse),
        3 => (Variant::Houses, 8, curse),
        // The base game is a variant if it is cursed.
        _ => (Variant::Base, 1 + (seed % 4) as u8, Curse::On),
    };
    Setup { variant, curse, ..Setup::new(players) }
}

/// A setup with random sides, or with sides chosen by the seed.
fn setup(number: u8, seed: u64) -> Setup {
    let chosen = Sides::at((seed / 2 % 64) as u8).map(SidesChoice::Chosen);
    Setup {
        sides: chosen.filter(|_| !seed.is_multiple_of(3)).unwrap_or(SidesChoice::Random),
        recall: if seed.is_multiple_of(3) { Recall::Memory } else { Recall::Table },
        ..variant(number, seed)
    }
}

/// Every combination of sides, and the ways to choose sides and leader.
fn law_setups(number: u8) -> Vec<Setup> {
    let mixes = Sides::all().map(SidesChoice::Chosen).chain([SidesChoice::Random]);
    mixes
        .zip(0u64..)
        .map(|(sides, index)| Setup {
            sides,
            leader: if index % 2 == 0 { LeaderChoice::Random } else { LeaderChoice::Fixed(Seat::A) },
            recall: if index % 3 == 0 { Recall::Memory } else { Recall::Table },
            ..variant(number, index / 3)
        })
        .collect()
}

fn law_report(_: u8, report: &Report) {
    let both = report.any_time_actions.min(report.silent_steps_elsewhere);
    assert!(both > 0, "{report:?}");
}

game_laws::suites! {
    game: VariantState,
    witness: VariantWitness,
    players: 1u8..=4,
    setup: setup,
    letters: b"abcdefghGIJMPRT_?^*!+=/.,:|- 0123456\n\"{}",
    cases: 600,
    viewed_games: 12,
    actions: 120 of [
        "claim [1-9]=[1-6]( [1-9]=[1-6])?",
        "(recover|decline|ask|give #[1-9]|look #[1-9]|take #[1-4] #[1-9] [1-6]|reroll #[1-6] ![1-6]|restore #[1-4] #[1-9])",
    ],
    laws: { laws_hold_for_twins: 1, laws_hold_for_six: 2, laws_hold_for_eight: 3, laws_hold_with_a_curse: 4 },
    law_setups: law_setups,
    law_games: 120,
    law_report: law_report,
}
