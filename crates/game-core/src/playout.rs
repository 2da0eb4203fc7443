//! Random playouts.

use rand::Rng;

use crate::{Awaiting, Game, Log, Outcome, Step};

/// The result of a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// How the game ended.
    pub outcome: Outcome,
    /// How many actions the seats took.
    pub decisions: u64,
}

/// Plays `game` to its end with random legal actions, as [`Game::sample_action`] picks them.
///
/// Seats that are not awaited do nothing. `log` is given every event, and `watch` every step before it is applied.
///
/// ```
/// use game_core::{Awaiting, Game, NoLog, play_uniform};
/// use rand::SeedableRng;
/// # use game_laws::toy::sealed_bids::{SealedBids, Setup};
///
/// let mut game = SealedBids::new(&Setup { seats: 2, rounds: 3 }).unwrap();
/// let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
/// let playout = play_uniform(&mut game, &mut rng, &mut NoLog, |_, _| {});
/// assert_eq!(game.awaiting(), Awaiting::Nobody);
/// assert_eq!(game.outcome(), Some(playout.outcome));
/// ```
pub fn play_uniform<G: Game, R: Rng + ?Sized>(
    game: &mut G,
    rng: &mut R,
    log: &mut impl Log<G>,
    mut watch: impl FnMut(&G, &Step<G::Action, G::Chance>),
) -> Playout {
    let mut decisions = 0;
    loop {
        // Each arm applies its own step, so that steps are not moved first. This is faster.
        let taken = match game.awaiting() {
            Awaiting::Chance => {
                let step = Step::Chance(game.sample_chance(rng));
                watch(game, &step);
                game.apply(step, log)
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("a game that waits for seats waits for at least one");
                let action = game.sample_action(seat, rng).expect("an awaited seat has an action");
                decisions += 1;
                let step = Step::Act { seat, action };
                watch(game, &step);
                game.apply(step, log)
            }
            Awaiting::Nobody => break,
        };
        taken.expect("a step offered by the game is legal");
    }
    let outcome = game.outcome().expect("a game that waits for nobody is over");
    Playout { outcome, decisions }
}
