//! Wall time of the games: `cargo bench`.

#[expect(dead_code, reason = "criterion chooses the number of runs")]
mod workloads;

use std::mem::size_of;
use std::time::{Duration, Instant};

use bots::{Limit, Search};
use criterion::{Criterion, criterion_group};
use game_core::{Awaiting, NoLog, Step, Viewer, play_uniform};
use games::{Listed, Options, Visitor};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn bench(criterion: &mut Criterion) {
    for workload in workloads::workloads() {
        criterion.bench_function(&workload.name, |bencher| bencher.iter(workload.prepare()));
    }
}

criterion_group! {
    name = timed_games;
    config = Criterion::default().warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(2));
    targets = bench
}

/// How many search iterations are timed.
const SEARCH_ITERATIONS: u32 = 50_000;

/// Search iterations per second at the first decision of a game.
fn search_rate<G: Listed>(start: &G) -> f64 {
    let mut opening = start.clone();
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    while opening.awaiting() == Awaiting::Chance {
        let chance = opening.sample_chance(&mut rng);
        opening.apply(Step::Chance(chance), &mut NoLog).expect("a sampled answer is legal");
    }
    let Awaiting::Seats(seats) = opening.awaiting() else {
        unreachable!("a game starts with a decision");
    };
    let seat = seats.first().expect("the set of awaited seats is never empty");
    let view = opening.view(Viewer::Seat(seat));
    let clock = Instant::now();
    let done = Search::<G>::new(0).search(&view, seat, &Limit::iterations(SEARCH_ITERATIONS));
    f64::from(done) / clock.elapsed().as_secs_f64()
}

/// Prints games, decisions and search iterations per second on one thread, and the size of a state.
struct Rates;

impl Visitor for Rates {
    type Output = ();

    fn visit<G: Listed>(self) {
        println!("{}: a state takes {} bytes", G::NAME, size_of::<G>());
        for players in G::PLAYERS.iter() {
            let setup = G::setup(&Options::new(players)).expect("a first game can be set up");
            if !G::plays(&setup) {
                continue;
            }
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
            println!("{} {players}p: {:.0} search iterations/s in the opening", G::NAME, search_rate(&start));
        }
    }
}

fn main() {
    for name in games::NAMES {
        games::visit(name, Rates).expect("a listed game is found");
    }
    timed_games();
    Criterion::default().configure_from_args().final_summary();
}
