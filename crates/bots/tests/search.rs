//! The search on games whose best strategies are known.

use bots::{Bot, Clock, Ismcts, Limit, Search};
use game_core::{Game, Seat, Viewer};
use game_laws::toy::pennies::{FIRST_WINS, Pennies, Setup, Side};

fn choose(seat: Seat, seed: u64, iterations: u32) -> Side {
    let game = Pennies::new(&Setup).unwrap();
    Search::<Pennies>::new(seed).choose(&game.view(Viewer::Seat(seat)), seat, &Limit::iterations(iterations))
}

/// How often the search chooses heads.
fn heads(seat: Seat) -> f32 {
    let games = 400;
    (0..games).filter(|&seed| choose(seat, seed, 1000) == Side::Heads).count() as f32 / games as f32
}

#[test]
fn sealed_choices_are_mixed_optimally() {
    let [[a, b], [c, d]] = FIRST_WINS;
    let first = (d - c) / (a - b - c + d);
    let second = (d - b) / (a - b - c + d);
    assert!((heads(Seat::A) - first).abs() < 0.1, "{} should be {first}", heads(Seat::A));
    assert!((heads(Seat::B) - second).abs() < 0.1, "{} should be {second}", heads(Seat::B));
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    for seed in 0..20 {
        assert_eq!(choose(Seat::A, seed, 200), choose(Seat::A, seed, 200));
    }
}

#[test]
fn a_clock_ends_every_search() {
    struct Up;
    impl Clock for Up {
        fn is_up(&self) -> bool {
            true
        }
    }
    let game = Pennies::new(&Setup).unwrap();
    let limit = Limit { iterations: u32::MAX, clock: Some(&Up) };
    let view = game.view(Viewer::Seat(Seat::A));
    assert_eq!(Search::<Pennies>::new(0).search(&view, Seat::A, &limit), 1);
    assert_eq!(Ismcts::<Pennies>::new(0).search(&view, Seat::A, &limit), 1);
}
