//! Setups, actions, answers of chance, events and refusals.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use super::{Pips, Sight};

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The number of seats: 2 to 4.
    pub seats: u8,
    /// The number of rounds: 1 to 5.
    pub rounds: u8,
}

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Action {
    /// Seal a card for the prize.
    Bid(Pips),
    /// Draw a token.
    Draw,
}

/// What chance can answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The prize turned up.
    Prize(Pips),
    /// The token drawn.
    Token(Pips),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Something that everyone sees the same.
    Open(Sight),
    /// A seat sealed a card.
    Sealed {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Pips,
    },
    /// A seat drew a token and looked at it.
    Drew {
        /// The seat.
        seat: Seat,
        /// The token.
        token: Pips,
    },
}

game_core::refusals! {
    /// Why a step was refused. The state has not changed.
    #[derive(Copy)]
    pub enum Refusal {
        /// The setup is not allowed.
        #[error("a game has 2 to 4 seats and 1 to 5 rounds")]
        NoSuchSetup,
        /// The seat has sealed a card already.
        #[error("{0} has sealed a card already")]
        SealedAlready(Seat),
        /// The card is not in the seat's hand.
        #[error("card {0} is not in the hand")]
        NotInHand(Pips),
        /// The seat has drawn a token already.
        #[error("{0} has drawn a token already")]
        DrawnAlready(Seat),
        /// The prize is not in the deck.
        #[error("prize {0} is not in the deck")]
        NotInDeck(Pips),
        /// The token is not in the urn.
        #[error("token {0} is not in the urn")]
        NotInUrn(Pips),
    }
}
