//! The laws of the fuzz targets, checked with proptest, so that they run without a fuzzer too.

use dungeonville::laws::DungeonvilleWitness;
use dungeonville::{Setup, State};
use game_core::{Game, Journal, NoLog, Notation, Viewer, play_uniform};
use game_laws::fuzz;
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof, proptest};
use proptest::test_runner::Config;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A random game of Dungeonville: its journal and positions.
fn game(players: u8, seed: u64) -> (Journal<State>, Vec<String>) {
    let setup = Setup::new(players);
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

/// A mutation: a byte overwritten, removed or doubled.
#[derive(Clone, Debug)]
enum Mutation {
    Overwrite(u8),
    Remove,
    Double,
}

fn mutations() -> impl Strategy<Value = Vec<(usize, Mutation)>> {
    let letters = prop_oneof![
        proptest::sample::select(b"abcdeCRIGD!?>/|- 0123456789\n\"{}".to_vec()).prop_map(Mutation::Overwrite),
        any::<u8>().prop_map(Mutation::Overwrite),
        Just(Mutation::Remove),
        Just(Mutation::Double),
    ];
    vec((any::<usize>(), letters), 0..4)
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

proptest! {
    #![proptest_config(Config { cases: 600, failure_persistence: None, ..Config::default() })]

    #[test]
    fn positions_read_back_or_are_refused(
        players in 2u8..=5, seed: u64, at: usize, mutations in mutations(),
    ) {
        let (_, positions) = game(players, seed % 64);
        fuzz::notation::<State>(&mutated(&positions[at % positions.len()], &mutations));
    }

    #[test]
    fn views_read_back_or_are_refused(
        players in 2u8..=5, seed: u64, at: usize, viewer: usize, mutations in mutations(),
    ) {
        let (_, positions) = game(players, seed % 64);
        let state = State::from_position(&positions[at % positions.len()]).unwrap();
        let viewers: Vec<Viewer> = Viewer::at_table(players.into()).collect();
        let view = state.view(viewers[viewer % viewers.len()]);
        fuzz::views::<State>(&mutated(&view.to_string(), &mutations));
    }

    #[test]
    fn steps_read_back_or_are_refused(
        players in 2u8..=5, seed: u64, at: usize, mutations in mutations(),
    ) {
        let (journal, _) = game(players, seed % 64);
        let text = match &journal.steps[at % journal.steps.len()] {
            game_core::Step::Act { action, .. } => action.to_string(),
            game_core::Step::Chance(chance) => chance.to_string(),
        };
        fuzz::notation::<State>(&mutated(&text, &mutations));
    }

    #[test]
    fn journals_read_back_or_are_refused(
        players in 2u8..=5, seed: u64, cut: usize, mutations in mutations(),
    ) {
        let text = game(players, seed % 64).0.to_text();
        let lines = text.lines().count();
        let text: String = text.lines().take(1 + cut % lines).map(|line| format!("{line}\n")).collect();
        fuzz::journal::<State>(&mutated(&text, &mutations));
    }

    #[test]
    fn any_seat_may_try_any_action(
        players in 2u8..=5,
        actions in vec((0u8..6, prop_oneof![
            any::<u16>().prop_map(|number| number.to_string()),
            "recruit [1-6][0-9]?( over [1-6][0-9]?)?( for [CRIGD][1-9])?",
            "order [1-6][0-9]? [1-6][0-9]? [1-6][0-9]?",
            "(pass|scout [CRIGD]|wand|shield|leave|on|look|decline|declare|drop C[1-9]|lose [1-6][0-9]?)",
        ]), 0..160),
    ) {
        let lines: String =
            actions.iter().map(|(seat, action)| format!("{} {action}\n", (b'a' + seat) as char)).collect();
        fuzz::actions::<State, DungeonvilleWitness>(&Setup::new(players), lines.as_bytes());
    }
}
