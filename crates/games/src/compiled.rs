//! The hot generic code, compiled here once for each game.
//!
//! A generic function is compiled in every crate that calls it, with that crate's optimisation level. The program spends most
//! of its time in search and random play, so they are compiled in this crate at full optimisation. The crates above call
//! them through [`Compiled`] and need little optimisation themselves, which makes them fast to build.

use bots::review::{Effort, Review};
use bots::{Advice, Bot, Limit, Spec};
use game_core::{Guide, Playout, Seat, Step};
use rand_chacha::ChaCha8Rng;

/// A game with its bots and random play, already compiled.
pub trait Compiled: Guide {
    /// The bot of `spec` with this seed: as [`Spec::bot`].
    fn bot(spec: Spec, seed: u64) -> Box<dyn Bot<Self>>;

    /// The best few actions of a seat that must decide, by the bot of `spec` from its view: as [`Spec::advise`].
    fn hint(
        spec: Spec,
        seed: u64,
        view: &Self::View,
        seat: Seat,
        limit: &Limit<'_>,
        most: usize,
    ) -> Option<Vec<Advice<Self::Action>>>;

    /// Looks back at a game from a seat: as [`bots::review::review`].
    fn review(
        &self,
        steps: &[Step<Self::Action, Self::Chance>],
        seat: Seat,
        effort: Effort,
        seed: u64,
        progress: &mut dyn FnMut(usize),
    ) -> Review<Self::Action>;

    /// Plays the game to its end at random, without a log: as [`Game::play_out`](game_core::Game::play_out).
    fn play_at_random(&mut self, rng: &mut ChaCha8Rng) -> Playout;
}

/// Compiles a game. The functions must not be inlined elsewhere, or the code behind them would be compiled there too.
macro_rules! compile {
    ($game:ty) => {
        impl $crate::Compiled for $game {
            #[inline(never)]
            fn bot(spec: bots::Spec, seed: u64) -> Box<dyn bots::Bot<Self>> {
                spec.bot(seed)
            }

            #[inline(never)]
            fn hint(
                spec: bots::Spec,
                seed: u64,
                view: &<Self as game_core::Game>::View,
                seat: game_core::Seat,
                limit: &bots::Limit<'_>,
                most: usize,
            ) -> Option<Vec<bots::Advice<<Self as game_core::Game>::Action>>> {
                spec.advise::<Self>(seed, view, seat, limit, most)
            }

            #[inline(never)]
            fn review(
                &self,
                steps: &[game_core::Step<
                    <Self as game_core::Game>::Action,
                    <Self as game_core::Game>::Chance,
                >],
                seat: game_core::Seat,
                effort: bots::review::Effort,
                seed: u64,
                progress: &mut dyn FnMut(usize),
            ) -> bots::review::Review<<Self as game_core::Game>::Action> {
                bots::review::review(self, steps, seat, effort, seed, progress)
            }

            #[inline(never)]
            fn play_at_random(&mut self, rng: &mut rand_chacha::ChaCha8Rng) -> game_core::Playout {
                game_core::Game::play_out(self, rng)
            }
        }
    };
}

pub(crate) use compile;
