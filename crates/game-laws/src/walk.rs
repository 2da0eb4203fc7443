//! The random player of the laws and of the golden playthroughs.

use game_core::{Awaiting, Game, NoLog, Outcome, Seat, SeatSet, Step};
use rand::{Rng, RngExt};

use crate::rates::ANY_TIME;
use crate::witness::StepOf;

/// A random step: an answer of chance, an action of an awaited seat, or sometimes one of a seat that is not awaited.
///
/// None if the game is over, or if the chosen seat has no action.
pub(crate) fn next_step<G: Game, R: Rng + ?Sized>(game: &G, rng: &mut R) -> Option<StepOf<G>> {
    match game.awaiting() {
        Awaiting::Nobody => None,
        Awaiting::Chance => Some(Step::Chance(game.sample_chance(rng))),
        Awaiting::Seats(awaited) => {
            if ANY_TIME.is_due(rng)
                && let Some(seat) = pick(SeatSet::all(game.seats()).without(awaited), rng)
                && let Some(action) = game.sample_action(seat, rng)
            {
                return Some(Step::Act { seat, action });
            }
            let seat = pick(awaited, rng)?;
            game.sample_action(seat, rng).map(|action| Step::Act { seat, action })
        }
    }
}

/// A random seat of `seats`, if there is one.
pub(crate) fn pick<R: Rng + ?Sized>(seats: SeatSet, rng: &mut R) -> Option<Seat> {
    if seats.is_empty() {
        return None;
    }
    seats.iter().nth(rng.random_range(0..seats.len()))
}

/// Plays `game` to its end within `longest` steps.
///
/// # Errors
/// If it does not end; the text says why.
pub(crate) fn play_on<G: Game, R: Rng + ?Sized>(
    mut game: G,
    longest: usize,
    rng: &mut R,
) -> Result<Outcome, String> {
    for _ in 0..=longest {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome);
        }
        let step = next_step(&game, rng).ok_or("no awaited seat has an action")?;
        let applied = game.apply(step.clone(), &mut NoLog);
        applied.map_err(|refusal| format!("{step:?} was refused: {refusal}"))?;
    }
    Err(format!("the game does not end within {longest} steps"))
}
