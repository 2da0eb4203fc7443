//! Random games in which players also act when the game does not wait for them.

use game_core::{Awaiting, Game, Log, Seat, Step};
use rand::{Rng, RngExt};

use crate::StepOf;

/// Plays a whole random game from `game` on, in which players interrupt now and then.
///
/// # Panics
/// If the game refuses a step that it has offered.
pub fn play_with_interrupts<G: Game>(
    game: &mut G,
    rng: &mut impl Rng,
    log: &mut impl Log<G>,
) -> Vec<StepOf<G>> {
    let mut steps = Vec::new();
    loop {
        let step = match game.awaiting() {
            Awaiting::Nobody => return steps,
            Awaiting::Chance => Step::Chance(game.sample_chance(rng)),
            Awaiting::Seats(awaited) => {
                let any = Seat::ALL[rng.random_range(0..game.seats())];
                let interrupt = if rng.random_ratio(1, 4) {
                    game.sample_action(any, rng).map(|action| (any, action))
                } else {
                    None
                };
                let first =
                    awaited.iter().nth(rng.random_range(0..awaited.len())).expect("a seat is awaited");
                let (seat, action) = interrupt
                    .or_else(|| game.sample_action(first, rng).map(|action| (first, action)))
                    .expect("an awaited seat has an action");
                Step::Act { seat, action }
            }
        };
        game.apply(step.clone(), log).expect("a step that was offered is legal");
        steps.push(step);
    }
}
