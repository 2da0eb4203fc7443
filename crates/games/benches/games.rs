//! How fast the games are, by the clock: `cargo bench`.

#[expect(dead_code, reason = "the clock finds out by itself how many runs are enough")]
mod workloads;

use std::mem::size_of;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group};
use game_core::{NoLog, play_uniform};
use games::{Listed, Options, Visitor};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn bench(criterion: &mut Criterion) {
    for workload in workloads::WORKLOADS {
        criterion.bench_function(workload.name, |bencher| bencher.iter((workload.prepare)()));
    }
}

criterion_group! {
    name = games_by_the_clock;
    config = Criterion::default().warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(2));
    targets = bench
}

/// Prints games and decisions a second on one thread, and the size of a state.
struct Rates;

impl Visitor for Rates {
    type Output = ();

    fn visit<G: Listed>(self) {
        println!("{}: a state takes {} bytes", G::NAME, size_of::<G>());
        for players in G::PLAYERS {
            let setup = G::setup(&Options::new(players)).expect("a first game can be set up");
            let start = G::new(&setup).expect("a checked setup makes a game");
            let mut rng = ChaCha8Rng::seed_from_u64(0);
            let (mut games, mut decisions) = (0u64, 0u64);
            let clock = Instant::now();
            while clock.elapsed() < Duration::from_secs(2) {
                for _ in 0..1000 {
                    let mut game = start.clone();
                    decisions += play_uniform(&mut game, &mut rng, &mut NoLog, |_, _| {}).decisions;
                }
                games += 1000;
            }
            let seconds = clock.elapsed().as_secs_f64();
            println!(
                "{} {players}p: {:.0} games/s, {:.2} million decisions/s on one thread",
                G::NAME,
                games as f64 / seconds,
                decisions as f64 / seconds / 1e6
            );
        }
    }
}

fn main() {
    for name in games::NAMES {
        games::visit(name, Rates).expect("a listed game is found");
    }
    games_by_the_clock();
    Criterion::default().configure_from_args().final_summary();
}
