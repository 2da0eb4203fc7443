//! The laws of the fuzz targets, under proptest: they run without a fuzzer, and this checks the targets.

use crypt::laws::CryptWitness;
use crypt::{Setup, SidesChoice, State};
use game_core::{Game, Journal, NoLog, Notation, Viewer, play_uniform};
use game_laws::fuzz;
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof, proptest};
use proptest::test_runner::Config;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A random game of Crypt: its journal, and its positions.
fn game(players: u8, seed: u64) -> (Journal<State>, Vec<String>) {
    let setup = Setup { sides: SidesChoice::Random, ..Setup::new(players) };
    let mut journal = Journal::new(setup);
    let mut positions = Vec::new();
    let mut state = State::new(&setup).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let playout = play_uniform(&mut state, &mut rng, &mut NoLog, |state, step| {
        positions.push(state.position());
        journal.steps.push(step.clone());
    });
    positions.push(state.position());
    journal.outcome = Some(playout.outcome);
    (journal, positions)
}

/// A small change: a byte overwritten, removed or doubled.
#[derive(Clone, Debug)]
enum Damage {
    Overwrite(u8),
    Remove,
    Double,
}

fn damages() -> impl Strategy<Value = Vec<(usize, Damage)>> {
    let letters = prop_oneof![
        proptest::sample::select(b"abcdGIJMPRT_?^*!+=/.|- 0123456\n\"{}".to_vec())
            .prop_map(Damage::Overwrite),
        any::<u8>().prop_map(Damage::Overwrite),
        Just(Damage::Remove),
        Just(Damage::Double),
    ];
    vec((any::<usize>(), letters), 0..4)
}

fn damaged(text: &str, damages: &[(usize, Damage)]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for (place, damage) in damages {
        if bytes.is_empty() {
            break;
        }
        let place = place % bytes.len();
        match damage {
            Damage::Overwrite(byte) => bytes[place] = *byte,
            Damage::Remove => drop(bytes.remove(place)),
            Damage::Double => bytes.insert(place, bytes[place]),
        }
    }
    bytes
}

proptest! {
    #![proptest_config(Config { cases: 2000, failure_persistence: None, ..Config::default() })]

    #[test]
    fn positions_read_back_or_are_refused(
        players in 1u8..=4, seed: u64, at: usize, damages in damages(),
    ) {
        let (_, positions) = game(players, seed % 64);
        fuzz::notation::<State>(&damaged(&positions[at % positions.len()], &damages));
    }

    #[test]
    fn views_read_back_or_are_refused(
        players in 1u8..=4, seed: u64, at: usize, viewer: usize, damages in damages(),
    ) {
        let (_, positions) = game(players, seed % 64);
        let state = State::from_position(&positions[at % positions.len()]).unwrap();
        let viewers: Vec<Viewer> = Viewer::at_table(players.into()).collect();
        let view = state.view(viewers[viewer % viewers.len()]);
        fuzz::views::<State>(&damaged(&view.to_string(), &damages));
    }

    #[test]
    fn steps_read_back_or_are_refused(
        players in 1u8..=4, seed: u64, at: usize, damages in damages(),
    ) {
        let (journal, _) = game(players, seed % 64);
        let text = match &journal.steps[at % journal.steps.len()] {
            game_core::Step::Act { action, .. } => action.to_string(),
            game_core::Step::Chance(chance) => chance.to_string(),
        };
        fuzz::notation::<State>(&damaged(&text, &damages));
    }

    #[test]
    fn journals_read_back_or_are_refused(
        players in 1u8..=4, seed: u64, cut: usize, damages in damages(),
    ) {
        let text = game(players, seed % 64).0.to_text();
        let lines = text.lines().count();
        let text: String = text.lines().take(1 + cut % lines).map(|line| format!("{line}\n")).collect();
        fuzz::journal::<State>(&damaged(&text, &damages));
    }

    #[test]
    fn any_seat_may_try_anything(
        players in 1u8..=4, sides in 0u8..64,
        asked in vec((0u8..5, prop_oneof![
            any::<u16>().prop_map(|number| number.to_string()),
            "claim [1-6]=[1-6]( [1-6]=[1-6])?",
            "(recover|decline|look #[1-9]|take #[1-4] #[1-9] [1-6]|reroll #[1-6] ![1-6]|restore #[1-4] #[1-9])",
        ]), 0..120),
    ) {
        let sides = SidesChoice::Chosen(crypt::Sides::at(sides).unwrap());
        let setup = Setup { sides, ..Setup::new(players) };
        let lines: String =
            asked.iter().map(|(seat, action)| format!("{} {action}\n", (b'a' + seat) as char)).collect();
        fuzz::actions::<State, CryptWitness>(&setup, lines.as_bytes());
    }
}
