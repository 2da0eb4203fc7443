//! A seat's legal actions, structured for a user interface.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use crate::{Game, Seat};

/// A game that can structure its legal actions for a user interface.
///
/// A list of thousands of actions is useless to a person and to a client. An offer describes the same actions by the parts
/// that a person handles, so a client needs no rules: every action that can be built from an offer is legal, and every
/// legal action can be built from it.
///
/// ```
/// use game_core::{Game, NoLog, Offers, Seat, Step};
/// # use game_laws::toy::sealed_bids::{SealedBids, Setup};
///
/// let mut game = SealedBids::new(&Setup { seats: 2, rounds: 1 })?;
/// assert_eq!(game.offer(Seat::A), None, "the prize comes first");
/// game.apply(Step::Chance("prize 4".parse()?), &mut NoLog)?;
/// assert_eq!(game.offer(Seat::A).map(|offer| offer.len()), Some(6), "five cards, or a token");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Offers: Game {
    /// The structured actions.
    type Offer: Clone + Debug + Send + Sync + Serialize;

    /// The actions of `seat` now; none if it has none.
    fn offer(&self, seat: Seat) -> Option<Self::Offer>;

    /// For each part of a legal action, the odds that the answer of chance right after it undoes that part; empty if the game
    /// does not tell, or if no such answer follows.
    ///
    /// It may depend on nothing that `seat` does not know.
    fn odds(&self, seat: Seat, action: Self::Action) -> Vec<Odds> {
        let _ = (seat, action);
        Vec::new()
    }
}

/// How likely something is: in some of several equally likely cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Odds {
    /// In how many cases it happens.
    pub cases: u32,
    /// The number of cases.
    pub of: u32,
}
