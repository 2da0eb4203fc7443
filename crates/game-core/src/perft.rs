//! Counts legal sequences of actions, to compare one rules engine with another.

use std::ops::ControlFlow;

use rand::Rng;

use crate::{Awaiting, Game, NoLog, Step};

/// Provides the generator for each answer of chance on a path.
///
/// It depends only on the number of answers before it, so the count does not depend on the order of the paths.
pub trait DefaultStream {
    /// The generator.
    type Rng: Rng;
    /// The generator for the answer after `index` others.
    fn answer(&self, index: u64) -> Self::Rng;
}

/// The number of sequences of `depth` actions of awaited seats from `game` on.
///
/// Answers of chance come from `stream`. A game that ends earlier counts as zero. The actions are never kept in a list, however many
/// there are; the count is at most `u64::MAX`.
///
/// ```
/// use game_core::{DefaultStream, Game, perft};
/// use rand::SeedableRng;
/// use rand_chacha::ChaCha8Rng;
/// # use game_laws::toy::sealed_bids::{SealedBids, Setup};
///
/// /// The same answers of chance in every program.
/// struct Fixed;
/// impl DefaultStream for Fixed {
///     type Rng = ChaCha8Rng;
///     fn answer(&self, index: u64) -> ChaCha8Rng {
///         ChaCha8Rng::seed_from_u64(index)
///     }
/// }
/// let game = SealedBids::new(&Setup { seats: 2, rounds: 1 }).unwrap();
/// assert!(perft(&game, 2, &Fixed) > perft(&game, 1, &Fixed));
/// ```
pub fn perft<G: Game>(game: &G, depth: u32, stream: &impl DefaultStream) -> u64 {
    count(game.clone(), depth, stream, 0)
}

fn count<G: Game>(mut game: G, depth: u32, stream: &impl DefaultStream, mut answers: u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    loop {
        match game.awaiting() {
            Awaiting::Nobody => return 0,
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut stream.answer(answers));
                game.apply(Step::Chance(chance), &mut NoLog).expect("a sampled answer is legal");
                answers += 1;
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("a game that waits for seats waits for at least one");
                if depth == 1 {
                    return game.count_actions(seat) as u64;
                }
                let mut sequences: u64 = 0;
                let _ = game.each_action(seat, &mut |action| {
                    let mut next = game.clone();
                    next.apply(Step::Act { seat, action }, &mut NoLog).expect("a listed action is legal");
                    sequences = sequences.saturating_add(count(next, depth - 1, stream, answers));
                    ControlFlow::Continue(())
                });
                return sequences;
            }
        }
    }
}
