//! The test suites that every game has: laws, text formats, views and allocations. [`suites!`](crate::suites!) makes them.

use game_core::{Game, Journal, NoLog, Notation, Seat, Step, ViewNotation, Viewer, play_uniform};
pub use proptest;
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{Report, Suite, Witness, check_laws, fuzz};

/// A random game: its journal and its states, the first and the last included.
pub fn random_game<G: Notation>(setup: &G::Setup, seed: u64) -> (Journal<G>, Vec<G>) {
    let mut journal = Journal::new(setup.clone());
    let mut states = Vec::new();
    let mut game = G::new(setup).expect("the setup is allowed");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let playout = play_uniform(&mut game, &mut rng, &mut NoLog, |game, step| {
        states.push(game.clone());
        journal.steps.push(step.clone());
    });
    states.push(game);
    journal.outcome = Some(playout.outcome);
    (journal, states)
}

/// A mutation of a text: a byte overwritten, removed or doubled.
#[derive(Clone, Debug)]
pub enum Mutation {
    /// The byte is replaced.
    Overwrite(u8),
    /// The byte is removed.
    Remove,
    /// The byte is doubled.
    Double,
}

/// Up to three mutations, each at a place. Many bytes come from `letters`, which the game's notation uses.
pub fn mutations(letters: &'static [u8]) -> impl Strategy<Value = Vec<(usize, Mutation)>> {
    let mutation = prop_oneof![
        proptest::sample::select(letters).prop_map(Mutation::Overwrite),
        any::<u8>().prop_map(Mutation::Overwrite),
        Just(Mutation::Remove),
        Just(Mutation::Double),
    ];
    vec((any::<usize>(), mutation), 0..4)
}

fn mutated(text: &str, mutations: &[(usize, Mutation)]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for (place, mutation) in mutations {
        if bytes.is_empty() {
            break;
        }
        let place = place % bytes.len();
        match mutation {
            Mutation::Overwrite(byte) => bytes[place] = *byte,
            Mutation::Remove => drop(bytes.remove(place)),
            Mutation::Double => bytes.insert(place, bytes[place]),
        }
    }
    bytes
}

/// A mutated position is read or refused.
pub fn positions_read_back<G: Notation>(
    setup: &G::Setup,
    seed: u64,
    at: usize,
    mutations: &[(usize, Mutation)],
) {
    let (_, states) = random_game::<G>(setup, seed);
    fuzz::notation::<G>(&mutated(&states[at % states.len()].position(), mutations));
}

/// A mutated view is read or refused.
pub fn views_read_back<G: ViewNotation>(
    setup: &G::Setup,
    seed: u64,
    (at, viewer): (usize, usize),
    mutations: &[(usize, Mutation)],
) {
    let (_, states) = random_game::<G>(setup, seed);
    let state = &states[at % states.len()];
    let viewers: Vec<Viewer> = Viewer::at_table(state.seats()).collect();
    let view = state.view(viewers[viewer % viewers.len()]);
    fuzz::views::<G>(&mutated(&view.to_string(), mutations));
}

/// A mutated step is read or refused.
pub fn steps_read_back<G: Notation>(setup: &G::Setup, seed: u64, at: usize, mutations: &[(usize, Mutation)]) {
    let (journal, _) = random_game::<G>(setup, seed);
    let text = match &journal.steps[at % journal.steps.len()] {
        Step::Act { action, .. } => action.to_string(),
        Step::Chance(chance) => chance.to_string(),
    };
    fuzz::notation::<G>(&mutated(&text, mutations));
}

/// A mutated journal that is cut off somewhere is read or refused.
pub fn journals_read_back<G: Notation>(
    setup: &G::Setup,
    seed: u64,
    cut: usize,
    mutations: &[(usize, Mutation)],
) {
    let text = random_game::<G>(setup, seed).0.to_text();
    let lines = text.lines().count();
    let text: String = text.lines().take(1 + cut % lines).map(|line| format!("{line}\n")).collect();
    fuzz::journal::<G>(&mutated(&text, mutations));
}

/// Any seat tries any of these actions; the game refuses them or goes on.
pub fn try_actions<G: Notation, W: Witness<G>>(setup: &G::Setup, actions: &[(u8, String)]) {
    let line = |(seat, action): &(u8, String)| format!("{} {action}\n", (b'a' + seat) as char);
    let lines: String = actions.iter().map(line).collect();
    fuzz::actions::<G, W>(setup, lines.as_bytes());
}

/// Every view of these games reads back; how many of them hide something.
///
/// # Panics
/// If a view does not read back.
pub fn count_hiding_views<G: ViewNotation>(games: impl Iterator<Item = (G::Setup, u64)>) -> usize {
    let mut hiding = 0;
    for (setup, seed) in games {
        for state in random_game::<G>(&setup, seed).1 {
            for viewer in Viewer::at_table(state.seats()).chain([Viewer::Open]) {
                let view = state.view(viewer);
                let text = view.to_string();
                hiding += usize::from(text != state.position());
                assert_eq!(G::view_from_text(viewer, &text).as_ref(), Ok(&view), "{viewer:?}: {text}");
            }
        }
    }
    hiding
}

/// Checks that a view of seat `a` is refused as one of another seat, and with a part too many.
///
/// The setup is for two players. `unknown` is how the error starts that refuses the part.
///
/// # Panics
/// If it is not refused.
pub fn refuse_foreign_views<G: ViewNotation>(setup: &G::Setup, unknown: &str) {
    let [a, b, c] = [Seat::A, Seat::B, Seat::C].map(Viewer::Seat);
    let (_, states) = random_game::<G>(setup, 1);
    let text = |state: &G, viewer| state.view(viewer).to_string();
    let state = states.iter().find(|state| text(state, a) != text(state, b));
    let text = text(state.expect("the seats know different things"), a);
    let bad = G::view_from_text(b, &text).unwrap_err();
    assert!(bad.what.starts_with("this viewer would see "), "{bad}");
    let nobody = G::view_from_text(c, &text).unwrap_err();
    assert_eq!(nobody.what, "the table has no seat c");
    let more = G::view_from_text(a, &format!("{text} | more")).unwrap_err();
    assert!(more.what.starts_with(unknown), "{more}");
}

/// The steps of a random game, to be made again while allocations are counted.
pub fn steps_of<G: Game>(start: &G, seed: u64) -> Vec<crate::StepOf<G>> {
    let mut steps = Vec::new();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    play_uniform(&mut start.clone(), &mut rng, &mut NoLog, |_, step| steps.push(step.clone()));
    steps
}

/// Makes these steps.
///
/// # Panics
/// If a step is refused.
pub fn make_steps<G: Game>(mut game: G, steps: &[crate::StepOf<G>]) {
    for step in steps {
        game.apply(step.clone(), &mut NoLog).expect("a recorded step is legal");
    }
}

/// Plays random games from `start`.
pub fn play_games<G: Game>(start: &G, games: usize, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..games {
        play_uniform(&mut start.clone(), &mut rng, &mut NoLog, |_, _| {});
        start.clone().play_out(&mut rng);
    }
}

/// Plays random games of these setups twice: step by step, and without stopping.
///
/// # Panics
/// If the two differ, or take other random numbers.
pub fn play_out_as_step_by_step<G: Game>(setups: &[G::Setup], games: u64, seed: u64) {
    for setup in setups {
        let start = G::new(setup).expect("the setup is allowed");
        for game in 0..games {
            let [mut one, mut other] = [start.clone(), start.clone()];
            let mut rng = ChaCha8Rng::seed_from_u64(seed ^ (game << 8));
            let mut again = rng.clone();
            let playout = play_uniform(&mut one, &mut rng, &mut NoLog, |_, _| {});
            assert_eq!((other.play_out(&mut again), other), (playout, one), "game {game} of {setup:?}");
            assert_eq!(rng, again, "the same random numbers are used in game {game} of {setup:?}");
        }
    }
}

/// Checks the laws in at least `games` random games of these setups; 100,000 with `GRAVEGOODS_LAWS=full`.
///
/// # Panics
/// If a law is broken, or too little was checked.
pub fn hold_to_laws<G: Notation, W: Witness<G>>(setups: &[G::Setup], games: u64, seed: u64) -> Report {
    let full = std::env::var("GRAVEGOODS_LAWS").is_ok_and(|value| value == "full");
    let games = if full { 100_000 } else { games };
    let suite = Suite::new(games.div_ceil(setups.len() as u64), seed);
    let report = check_laws::<G, W>(setups, suite);
    play_out_as_step_by_step::<G>(setups, games.div_ceil(setups.len() as u64), seed);
    println!("{report:?}");
    assert!(report.games >= games, "{report:?}");
    assert!(report.views > 4 * games && report.positions > 3 * games, "{report:?}");
    assert!(report.worlds_played_on > 0 && report.worlds_that_differed > 0, "{report:?}");
    assert!(report.silent_steps > 0, "{report:?}");
    assert!(report.scrambles_that_differed > report.scrambles / 20, "{report:?}");
    report
}

/// Makes the test suites that every game has, in modules `laws`, `fuzz`, `views` and `allocations`.
///
/// `setup` gives a setup for a number of players and a seed. `letters` are bytes that the notation uses, and `actions` are
/// patterns of actions that any seat tries, fewer than `N of` them in a game. `laws` names a test for each number of players; `law_setups` gives the setups
/// to play, and `law_report` checks what is particular to the game. The crate needs `allocation-counter` for its tests.
#[macro_export]
macro_rules! suites {
    (
        game: $game:ty,
        witness: $witness:ty,
        players: $players:expr,
        setup: $setup:expr,
        letters: $letters:expr,
        cases: $cases:expr,
        viewed_games: $viewed:expr,
        actions: $tries:literal of [$($action:literal),+ $(,)?],
        laws: { $($law:ident: $count:literal),+ $(,)? },
        law_setups: $law_setups:expr,
        law_games: $law_games:expr,
        law_report: $law_report:expr $(,)?
    ) => {
        mod laws {
            use super::*;

            $(
                #[test]
                fn $law() {
                    let report = $crate::suites::hold_to_laws::<$game, $witness>(&$law_setups($count), $law_games, $count);
                    $law_report($count, &report);
                }
            )+
        }

        mod fuzz {
            use $crate::suites::proptest::collection::vec;
            use $crate::suites::proptest::prelude::{Strategy, any, prop_oneof, proptest};
            use $crate::suites::proptest::test_runner::Config;
            use $crate::suites::{self, mutations};

            use super::*;

            proptest! {
                #![proptest_config(Config { cases: $cases, failure_persistence: None, ..Config::default() })]

                #[test]
                fn positions_read_back_or_are_refused(
                    players in $players, seed in 0u64..64, at: usize, mutations in mutations($letters),
                ) {
                    suites::positions_read_back::<$game>(&$setup(players, seed), seed, at, &mutations);
                }

                #[test]
                fn views_read_back_or_are_refused(
                    players in $players, seed in 0u64..64, at: (usize, usize), mutations in mutations($letters),
                ) {
                    suites::views_read_back::<$game>(&$setup(players, seed), seed, at, &mutations);
                }

                #[test]
                fn steps_read_back_or_are_refused(
                    players in $players, seed in 0u64..64, at: usize, mutations in mutations($letters),
                ) {
                    suites::steps_read_back::<$game>(&$setup(players, seed), seed, at, &mutations);
                }

                #[test]
                fn journals_read_back_or_are_refused(
                    players in $players, seed in 0u64..64, cut: usize, mutations in mutations($letters),
                ) {
                    suites::journals_read_back::<$game>(&$setup(players, seed), seed, cut, &mutations);
                }

                #[test]
                fn any_seat_may_try_any_action(
                    players in $players, seed: u64,
                    actions in vec((0u8..6, prop_oneof![
                        any::<u16>().prop_map(|number| number.to_string()),
                        $($action),+
                    ]), 0..$tries),
                ) {
                    suites::try_actions::<$game, $witness>(&$setup(players, seed), &actions);
                }
            }
        }

        mod views {
            use super::*;

            #[test]
            fn every_view_of_a_game_reads_back() {
                let games = $players.flat_map(|players| (0..$viewed).map(move |seed| ($setup(players, seed), seed)));
                let hiding = $crate::suites::count_hiding_views::<$game>(games);
                assert!(hiding > 1000, "most views hide something, but only {hiding} do");
            }
        }

        mod allocations {
            use $crate::suites::{make_steps, play_games, steps_of};
            use allocation_counter::measure;

            use super::*;

            fn starts() -> impl Iterator<Item = ($game, u64)> {
                let seeds = |players| (0..50).map(move |seed| (players, seed));
                $players.flat_map(seeds).map(|(players, seed)| {
                    let start = <$game as game_core::Game>::new(&$setup(players, seed)).unwrap();
                    (start, seed)
                })
            }

            #[test]
            fn apply_allocates_nothing() {
                for (start, seed) in starts() {
                    let steps = steps_of(&start, seed);
                    assert_eq!(measure(|| make_steps(start, &steps)).count_total, 0);
                }
            }

            #[test]
            fn a_random_playout_allocates_nothing() {
                for (start, seed) in starts() {
                    assert_eq!(measure(|| play_games(&start, 4, seed)).count_total, 0);
                }
            }

            #[test]
            fn the_allocation_counter_works() {
                assert_eq!(measure(|| drop(std::hint::black_box(Box::new(1)))).count_total, 1);
            }
        }
    };
}
