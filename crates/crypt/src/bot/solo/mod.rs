//! The playout policy for a solo player against the Ghost.
//!
//! The rules of thumb in [`appraise`](super::appraise) work for any number of players and value each treasure separately. These
//! are only for Only Child, and evaluate whole claims: the Ghost follows fixed rules, so the probability that each set of
//! stakes stands is known. And since nobody else collects, the number of cards of a kind still to come says what a set may
//! be worth.
//!
//! The weights started as guesses. Hill climbing changed one at a time and kept a change that scored more in 4,500 games and
//! again in 18,000 others, two thirds of them all A and the rest with random sides. Midway, the value of a rested die was set
//! by hand, from the results of games that began a round with each number of them. In the end the weights were rounded, and
//! some that gained less than a tenth of a point in 20,000 games were removed. The values of Idols, Jewelry, looks and Pottery B
//! are still guesses: no change of them was kept.

mod expectations;
mod ghost;
mod turn;

use game_core::Seat;
use rand::Rng;

use super::appraise::{advise_by, reroll_if, take_best};
use crate::action::Action;
use crate::state::{Claimant, Crypt};
use crate::vocabulary::edition::Edition;
use expectations::Expectations;
pub(super) use turn::Turn;

/// The value of a rested die in the next round if the Ghost leads it: the player has only one turn, which recovering would use.
const RESTED_FOR_THE_GHOST: f32 = 2.4;

/// The same if the player leads: after recovering on the first turn, the second is left for a claim.
const RESTED_TO_LEAD: f32 = 0.5;

/// The value of a rested die in the next round; after the last round it is one coin.
fn rested<E: Edition>(state: &Crypt<E>) -> f32 {
    match state.leader {
        _ if state.deck_len() == 0 => 1.0,
        Claimant::Seat(_) => RESTED_FOR_THE_GHOST,
        Claimant::Ghost => RESTED_TO_LEAD,
    }
}

/// The action of a solo player, by rules of thumb.
pub(super) fn advise<E: Edition, R: Rng + ?Sized>(
    state: &Crypt<E>,
    seat: Seat,
    noise: (f32, &mut R),
) -> Action {
    advise_by(state, seat, noise, |turn| Turn::new(state, seat, turn), take, reroll)
}

/// Takes the face-down card with the highest expected value.
fn take<E: Edition>(state: &Crypt<E>, seat: Seat) -> Action {
    let expectations = Expectations::new(state, seat);
    take_best(state, seat, |treasure| expectations.worth_of(treasure))
}

/// Re-rolls the die most likely to hold, if that is worth more than the Idol may be later.
fn reroll<E: Edition>(state: &Crypt<E>, seat: Seat) -> Action {
    reroll_if(state, seat, |effort| {
        let holds = f32::from(7 - effort.get()) / 6.0;
        holds * rested(state) > expectations::IDOL * state.future()
    })
}
