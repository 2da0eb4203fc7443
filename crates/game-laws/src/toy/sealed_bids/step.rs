//! What is settled, asked, answered, told and refused.

use game_core::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use super::{MAX_SEATS, Pips};

/// What is settled before the first step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many seats: 2 to 4.
    pub seats: u8,
    /// How many rounds: 1 to 5.
    pub rounds: u8,
}

/// What a seat may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// To seal a card for the prize.
    Bid(Pips),
    /// To draw a token.
    Draw,
}

/// What nature may answer.
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
    /// A prize was turned up.
    Turned {
        /// The prize.
        prize: Pips,
    },
    /// A seat sealed a card.
    Sealed {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Pips,
    },
    /// The cards were opened, and the prize was taken or lost.
    Opened {
        /// The cards.
        cards: BySeat<Pips, MAX_SEATS>,
        /// Who took the prize.
        taker: Option<Seat>,
    },
    /// A seat reached into the urn.
    Reached {
        /// Who.
        seat: Seat,
    },
    /// A seat drew a token and looked at it.
    Drew {
        /// Who.
        seat: Seat,
        /// Which token.
        token: Pips,
    },
    /// The last round was over and the tokens were shown.
    Shown {
        /// The tokens of those who drew one.
        tokens: BySeat<Option<Pips>, MAX_SEATS>,
    },
}

/// Why a step was refused. The state is exactly as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Refusal {
    /// No such game can be set up.
    #[error("a game has 2 to 4 seats and 1 to 5 rounds")]
    NoSuchSetup,
    /// The seat is not at the table.
    #[error("{0} is not at the table")]
    NoSuchSeat(Seat),
    /// The game waits for something else.
    #[error("it is not the time for that")]
    NotNow,
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
