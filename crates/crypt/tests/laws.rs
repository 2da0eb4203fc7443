//! The laws that every game passes, for Crypt.
//!
//! Fast by default; with `GRAVEGOODS_LAWS=full` at least 100,000 games for each number of players.

use crypt::laws::CryptWitness;
use crypt::{LeaderChoice, Recall, Setup, SidesChoice, State};
use game_core::Seat;
use game_laws::{Report, Suite, check_laws};

/// Every combination of sides, and the ways to choose sides and leader.
fn setups(players: u8) -> Vec<Setup> {
    let mixes = crypt::Sides::all().map(SidesChoice::Chosen).chain([SidesChoice::Random]);
    mixes
        .enumerate()
        .map(|(index, sides)| Setup {
            players,
            sides,
            leader: if index % 2 == 0 { LeaderChoice::Random } else { LeaderChoice::Fixed(Seat::A) },
            recall: if index % 3 == 0 { Recall::Memory } else { Recall::Table },
        })
        .collect()
}

fn hold(players: u8) -> Report {
    let full = std::env::var("GRAVEGOODS_LAWS").is_ok_and(|value| value == "full");
    let setups = setups(players);
    let games: u64 = if full { 100_000 } else { 4_000 };
    let suite = Suite::new(games.div_ceil(setups.len() as u64), u64::from(players));
    let report = check_laws::<State, CryptWitness>(&setups, suite);
    println!("{report:?}");
    assert!(report.games >= games, "{report:?}");
    // In a solo game, the seat that may act is always awaited.
    assert!(report.views > 4 * games && report.positions > 3 * games, "{report:?}");
    assert!(report.any_time_actions > 0 || players == 1, "{report:?}");
    assert!(report.worlds_played_on > 0, "{report:?}");
    // A solo player knows everything about the game, but a spectator does not.
    assert!(report.worlds_that_differed > 0, "{report:?}");
    assert!(report.silent_steps > 0 && (report.silent_steps_elsewhere > 0 || players == 1), "{report:?}");
    assert!(report.scrambles_that_differed > report.scrambles / 20, "{report:?}");
    report
}

#[test]
fn laws_hold_for_one() {
    hold(1);
}

#[test]
fn laws_hold_for_two() {
    hold(2);
}

#[test]
fn laws_hold_for_three() {
    hold(3);
}

#[test]
fn laws_hold_for_four() {
    hold(4);
}
