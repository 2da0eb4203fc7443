//! The suites that every game has: laws, text formats, views, allocations.
//!
//! The laws are checked in 1,000 games of every number of players; with `GRAVEGOODS_LAWS=full` in 100,000.

use dungeonville::laws::DungeonvilleWitness;
use dungeonville::{CardSet, Cards, FirstChoice, Setup, State};
use game_core::{Game, Seat};
use game_laws::Report;

fn setup(players: u8, _: u64) -> Setup {
    Setup::new(players)
}

/// All setups for this number of players.
fn law_setups(players: u8) -> Vec<Setup> {
    let firsts = [FirstChoice::Random, FirstChoice::Fixed(Seat::B)];
    let golds = Setup::GOLD.into_iter();
    let usual = golds.flat_map(|gold| firsts.map(|first| Setup { gold, first, ..Setup::new(players) }));
    let points = Setup::POINTS.map(|points| Setup { points, ..Setup::new(players) });
    usual.chain(points).collect()
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
        "(pass|scout [CRIGD]|wand|shield|leave|on|look|decline|declare|drop C[1-9]|(lose|lute) [1-6][0-9]?)",
        "deed for ([1-5]0g )?[CRIGD][1-9]",
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

/// A set in which every card counts 5 and everything is dear, so that there are soon more payments than a list holds.
fn small_change() -> Cards {
    let mut toml = String::new();
    for line in Cards::first_edition().to_toml().lines() {
        match line.split_once("gold = ") {
            Some((before, _)) if line.starts_with("  {") => toml.push_str(&format!("{before}gold = 5 }},")),
            _ => toml.push_str(line),
        }
        toml.push('\n');
    }
    Cards::new(CardSet::read(&toml).unwrap())
}

#[test]
fn laws_hold_with_more_payments_than_are_listed() {
    let setup = Setup { cards: small_change(), ..Setup::new(2) };
    let mut most = 0;
    for seed in 0..20 {
        let (_, states) = game_laws::suites::random_game::<State>(&setup, seed);
        let counts =
            states.iter().map(|state| state.count_actions(Seat::A).max(state.count_actions(Seat::B)));
        most = counts.max().unwrap_or(0).max(most);
    }
    assert!(most > 2 * State::MOST_LISTED, "the most payments are {most}");
    game_laws::check_laws::<State, DungeonvilleWitness>(
        std::slice::from_ref(&setup),
        game_laws::Suite::new(20, 1),
    );
    // Any seat tries its actions by number.
    let tries: String = (0..4000).map(|number| format!("{} {number}\n", ["a", "b"][number % 2])).collect();
    game_laws::fuzz::actions::<State, DungeonvilleWitness>(&setup, tries.as_bytes());
}
