//! Bots know no more than their view: the same view in two worlds gives the same action for the same seed.

use std::ops::RangeInclusive;

use bots::{Bot, Clock, Limit, Spec};
use crypt::{LeaderChoice, SidesChoice};
use game_core::{Awaiting, Game, Guide, NoLog, Seat, Viewer, play_uniform};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Every kind of bot, with few enough iterations for many positions.
const KINDS: [Spec; 5] = [
    Spec::Random,
    Spec::Greedy { waver: 0 },
    Spec::Greedy { waver: 60 },
    Spec::Search { iterations: 24 },
    Spec::Ismcts { iterations: 8 },
];

/// A game to test, with as many random options as it has.
trait Tried: Guide {
    const PLAYERS: RangeInclusive<u8>;
    /// Every n-th decision of a game is tested.
    const EVERY: usize;

    fn setup(players: u8) -> Self::Setup;
}

impl Tried for crypt::State {
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    const EVERY: usize = 3;

    fn setup(players: u8) -> crypt::Setup {
        let (sides, leader) = (SidesChoice::Random, LeaderChoice::Random);
        crypt::Setup { sides, leader, ..crypt::Setup::new(players) }
    }
}

/// Instead of the number of players, the number of a variant, each with a curse.
impl Tried for crypt::VariantState {
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    const EVERY: usize = 5;

    fn setup(number: u8) -> crypt::Setup {
        let (variant, players) = match number {
            1 => (crypt::Variant::Twins, 2),
            2 => (crypt::Variant::Houses, 6),
            3 => (crypt::Variant::Base, 2),
            _ => (crypt::Variant::Base, 4),
        };
        let sides = SidesChoice::Random;
        crypt::Setup { sides, variant, curse: crypt::Curse::On, ..crypt::Setup::new(players) }
    }
}

impl Tried for dungeonville::State {
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const EVERY: usize = 7;

    fn setup(players: u8) -> dungeonville::Setup {
        dungeonville::Setup::new(players)
    }
}

/// Some of the states of a random game in which a seat must decide, with that seat.
fn decisions<G: Tried>(players: u8, seed: u64) -> Vec<(G, Seat)> {
    let mut game = G::new(&G::setup(players)).expect("a game for this many players");
    let mut decisions = Vec::new();
    play_uniform(&mut game, &mut ChaCha8Rng::seed_from_u64(seed), &mut NoLog, |state, _| {
        if let Awaiting::Seats(seats) = state.awaiting() {
            decisions.extend(seats.first().map(|seat| (state.clone(), seat)));
        }
    });
    decisions.into_iter().step_by(G::EVERY).collect()
}

/// Two different worlds with the same view for the seat, if there are two.
fn worlds<G: Game>(state: &G, seat: Seat) -> Option<[G; 2]> {
    let view = state.view(Viewer::Seat(seat));
    let sample = |seed| G::sample_world(&view, &mut ChaCha8Rng::seed_from_u64(seed));
    let one = sample(0);
    (1..20).map(sample).find(|other| *other != one).map(|other| [one, other])
}

/// The limit of a bot without a time limit.
fn limit(spec: Spec) -> Limit<'static> {
    struct Never;
    impl Clock for Never {
        fn is_up(&self) -> bool {
            false
        }
    }
    spec.limit(&Never)
}

/// A bot's action in a world, of which it is given the seat's view.
fn action<G: Guide>(spec: Spec, seed: u64, world: &G, seat: Seat) -> G::Action {
    let mut bot: Box<dyn Bot<G>> = spec.bot(seed);
    bot.choose(&world.view(Viewer::Seat(seat)), seat, &limit(spec))
}

/// A bot's interrupt in a world.
fn speech<G: Guide>(spec: Spec, seed: u64, world: &G, seat: Seat) -> Option<G::Action> {
    let mut bot: Box<dyn Bot<G>> = spec.bot(seed);
    bot.speak_up(&world.view(Viewer::Seat(seat)), seat)
}

fn check_two_worlds<G: Tried>() {
    let mut told_apart = 0;
    for players in G::PLAYERS {
        for game in 0..3 {
            for (state, seat) in decisions::<G>(players, game) {
                let Some([one, other]) = worlds(&state, seat) else { continue };
                told_apart += 1;
                assert_eq!(one.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)), "{seat}: {state:?}");
                for spec in KINDS {
                    let [here, there, in_truth] =
                        [&one, &other, &state].map(|world| action(spec, game, world, seat));
                    assert_eq!(here, there, "{spec} at {seat} in {state:?}");
                    assert_eq!(here, in_truth, "{spec} at {seat} in {state:?}");
                    let [here, in_truth] = [&one, &state].map(|world| speech(spec, game, world, seat));
                    assert_eq!(here, in_truth, "{spec} at {seat} in {state:?}");
                }
            }
        }
    }
    assert!(told_apart > 20, "{told_apart} pairs of different worlds are enough");
}

#[test]
fn a_bot_depends_only_on_its_seed() {
    let state = decisions::<crypt::State>(2, 7).swap_remove(0);
    for spec in KINDS {
        let play = |seed| {
            let mut bot: Box<dyn Bot<crypt::State>> = spec.bot(seed);
            let view = state.0.view(Viewer::Seat(state.1));
            [(); 3].map(|()| bot.choose(&view, state.1, &limit(spec)))
        };
        assert_eq!(play(5), play(5), "{spec}");
    }
    let first = |seed| action(Spec::Random, seed, &state.0, state.1);
    assert!((0..20).any(|seed| first(seed) != first(20)), "another seed is another bot");
}

fn check_legal<G: Tried>() {
    for players in G::PLAYERS {
        for (state, seat) in decisions::<G>(players, 40) {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            for spec in KINDS {
                let action = action(spec, 1, &state, seat);
                assert!(legal.contains(&action), "{spec}: {action:?} in {state:?}");
            }
        }
    }
}

/// Checks bots in each of these games.
macro_rules! honest_in {
    ($($module:ident: $game:ty),* $(,)?) => {$(
        mod $module {
            #[test]
            fn the_same_view_in_two_worlds_gives_the_same_action() {
                super::check_two_worlds::<$game>();
            }

            #[test]
            fn bots_choose_legal_actions() {
                super::check_legal::<$game>();
            }
        }
    )*};
}

honest_in! {
    in_crypt: crypt::State,
    in_variants_of_crypt: crypt::VariantState,
    in_dungeonville: dungeonville::State,
}

#[test]
fn a_search_without_iterations_chooses() {
    let mut bot: Box<dyn Bot<crypt::State>> = Spec::Search { iterations: 1 }.bot(0);
    let (state, seat) = decisions::<crypt::State>(2, 1).swap_remove(0);
    bot.choose(&state.view(Viewer::Seat(seat)), seat, &Limit::iterations(0));
}
