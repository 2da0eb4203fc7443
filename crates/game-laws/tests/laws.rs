//! Sealed Bids obeys the laws, and the laws check everything they should.

use game_laws::toy::sealed_bids::{SealedBids, SealedBidsWitness, Setup};
use game_laws::{Report, Suite, check_laws};

fn check(games: u64) -> Report {
    let setups = [(2, 5), (3, 5), (4, 5), (2, 1)].map(|(seats, rounds)| Setup { seats, rounds });
    check_laws::<SealedBids, SealedBidsWitness>(&setups, Suite::new(games, 1))
}

#[test]
fn sealed_bids_obeys_the_laws() {
    let report = check(500);
    assert_eq!(report.games, 2_000);
    assert_eq!(report.states, report.steps + report.games);
    let checked = [
        report.any_time_actions,
        report.legal_steps,
        report.refusals,
        report.worlds_that_differed,
        report.worlds_played_on,
        report.scrambles_that_differed,
        report.silent_steps_elsewhere,
        report.sealed_orders,
        report.sealed_pairs,
        report.journals,
    ];
    assert!(checked.iter().all(|&count| count > 500), "{report:?}");
}

#[test]
fn the_same_seed_checks_the_same_games() {
    assert_eq!(check(20), check(20));
}
