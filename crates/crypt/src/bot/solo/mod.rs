//! How a search has a lone player play on against the Ghost.
//!
//! The rule of thumb in [`appraise`](super::appraise) serves any number of players and takes each treasure by itself. This
//! one is for Only Child alone, and weighs whole claims: the Ghost goes by fixed rules, so it is known how likely each set of
//! stakes stands, and with nobody else collecting, how many cards of a kind are still to come says what a set may come to.
//!
//! Its weights began as guesses. A climb moved one at a time and kept a move that scored more in 4,500 games and again in
//! 18,000 others, two thirds of them all A and the rest with random sides. Midway, what a rested die is worth was set by hand to
//! how games had ended that began a round with so many. In the end the weights were rounded, and some that gained less than a
//! tenth of a point in 20,000 games were taken out. What Idols, Jewelry, looks and Pottery B are worth is still as guessed: no
//! move of theirs was kept.

mod ghost;
mod hopes;
mod turn;

use game_core::Seat;
use rand::Rng;

use super::appraise::{any_time, first_pair, first_unflipped, restore};
use crate::action::Action;
use crate::card::Kind;
use crate::state::{Claimant, Stage, State};
use hopes::Hopes;
pub(super) use turn::Turn;

/// What a rested die is worth in the next round if the Ghost leads it: there is one turn only, and recovering would take it.
const RESTED_FOR_THE_GHOST: f32 = 2.4;

/// The same if the player leads: a first turn spent recovering leaves the second for a claim.
const RESTED_TO_LEAD: f32 = 0.5;

/// What a rested die brings by the end of the next round; in the end it is a coin.
fn rested(state: &State) -> f32 {
    match state.leader {
        _ if state.deck_len() == 0 => 1.0,
        Claimant::Seat(_) => RESTED_FOR_THE_GHOST,
        Claimant::Ghost => RESTED_TO_LEAD,
    }
}

/// What the lone player does, by a rule of thumb of their own.
pub(super) fn advise<R: Rng + ?Sized>(state: &State, seat: Seat, waver: f32, rng: &mut R) -> Action {
    match state.stage {
        Stage::Claim(turn) => any_time(state, seat).unwrap_or_else(|| {
            let mut turn = Turn::new(state, seat, turn);
            if waver > 0.0 {
                turn.waver(waver, rng);
            }
            turn.best_claim().map_or(Action::Recover, Action::Claim)
        }),
        Stage::Pottery(_) => take(state, seat),
        Stage::Idol(_) => reroll(state, seat),
        _ => restore(state, seat).unwrap_or(Action::Decline),
    }
}

/// Takes the face-down card that promises most.
fn take(state: &State, seat: Seat) -> Action {
    let hopes = Hopes::new(state, seat);
    let best = state
        .face_down()
        .max_by(|(_, one), (_, other)| hopes.worth_of(*one).total_cmp(&hopes.worth_of(*other)));
    let (slot, _) = best.expect("the window is open while a card lies face down");
    Action::Take { flip: first_pair(state, seat, Kind::Pottery), slot }
}

/// Re-rolls the die most likely to hold, if that is worth more than the Idol may be later.
fn reroll(state: &State, seat: Seat) -> Action {
    let effort =
        state.boards[seat].failed.efforts().next().expect("the window is open while a die has failed");
    let holds = f32::from(7 - effort.get()) / 6.0;
    if holds * rested(state) > hopes::IDOL * state.future() {
        Action::Reroll { flip: first_unflipped(state, seat, Kind::Idol), effort }
    } else {
        Action::Decline
    }
}
