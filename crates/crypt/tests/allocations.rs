//! Playing allocates no memory.

use crypt::{Setup, SidesChoice, State};
use game_core::{Game, NoLog, play_uniform};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn setup(players: u8) -> Setup {
    Setup { sides: SidesChoice::Random, ..Setup::new(players) }
}

#[test]
fn apply_allocates_nothing() {
    for players in 1..=4 {
        let mut rng = ChaCha8Rng::seed_from_u64(players.into());
        for _ in 0..200 {
            let start = State::new(&setup(players)).unwrap();
            let mut steps = Vec::new();
            play_uniform(&mut start.clone(), &mut rng, &mut NoLog, |_, step| steps.push(step.clone()));
            let memory = allocation_counter::measure(|| {
                let mut state = start;
                for step in &steps {
                    state.apply(step.clone(), &mut NoLog).unwrap();
                }
            });
            assert_eq!(memory.count_total, 0, "{players} players");
        }
    }
}

#[test]
fn a_random_playout_allocates_nothing() {
    for players in 1..=4 {
        let mut rng = ChaCha8Rng::seed_from_u64(players.into());
        let start = State::new(&setup(players)).unwrap();
        let memory = allocation_counter::measure(|| {
            for _ in 0..200 {
                play_uniform(&mut start.clone(), &mut rng, &mut NoLog, |_, _| {});
            }
        });
        assert_eq!(memory.count_total, 0, "{players} players");
    }
}

#[test]
fn the_counter_detects_allocations() {
    assert_eq!(allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1)))).count_total, 1);
}
