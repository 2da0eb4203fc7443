//! Counting what the rules allow, to compare one rules engine with another.

use rand::Rng;

use crate::{Awaiting, Game, NoLog, Step};

/// Gives the generator for the answer of nature that comes after `index` others on a path.
///
/// It depends on the index alone, so the count does not depend on the order in which paths are walked.
pub trait DefaultStream {
    /// The generator it gives.
    type Rng: Rng;
    /// The generator for the answer with `index` answers before it.
    fn answer(&self, index: u64) -> Self::Rng;
}

/// How many sequences of `depth` actions of awaited seats there are from `game` on.
///
/// Whenever nature must answer, `stream` does. A game that ends sooner counts nothing beyond its end.
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
                let seat = seats.first().expect("a game that waits for seats waits for one");
                if depth == 1 {
                    return game.count_actions(seat) as u64;
                }
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                return actions
                    .into_iter()
                    .map(|action| {
                        let mut next = game.clone();
                        next.apply(Step::Act { seat, action }, &mut NoLog).expect("a listed action is legal");
                        count(next, depth - 1, stream, answers)
                    })
                    .sum();
            }
        }
    }
}
