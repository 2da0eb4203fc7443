//! Why not.

use game_core::Seat;
use serde::Serialize;

use crate::action::CardNo;
use crate::card::Kind;
use crate::dice::{Pips, Slot};

/// Why a step was refused. The state is exactly as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Refusal {
    /// Crypt is for one to four.
    #[error("Crypt is for 1 to 4 players, not {0}")]
    Players(u8),
    /// A seat that the table does not have.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The Leader of Only Child is always the player (C6.1).
    #[error("alone, the player leads the first round: the leader can't be {0}")]
    SoloLeader(Seat),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game waits for dice or cards.
    #[error("the game waits for dice or cards, not for a player")]
    WaitingForChance,
    /// The game waits for a player.
    #[error("the game waits for a player, not for dice or cards")]
    NotWaitingForChance,
    /// It is somebody else's turn.
    #[error("it is not the turn of {0}")]
    NotYourTurn(Seat),
    /// That is not what this moment is for.
    #[error("that can't be done in this phase")]
    WrongPhase,
    /// A claim needs a die (R1).
    #[error("a claim needs at least one die")]
    EmptyClaim,
    /// More dice than are available.
    #[error("the claim needs more dice than are available: {wanted}, not {home}")]
    TooFewDice {
        /// How many the claim uses.
        wanted: u8,
        /// How many are available.
        home: u8,
    },
    /// No treasure lies there.
    #[error("there is no treasure at {0}")]
    NoTreasure(Slot),
    /// Own dice stand there (C3.6).
    #[error("treasure {0} already holds dice of yours")]
    OwnDice(Slot),
    /// The total effort does not beat what stands there (C3.5).
    #[error("effort {offered} does not beat {standing} on treasure {slot}")]
    EffortTooLow {
        /// Where.
        slot: Slot,
        /// The total offered.
        offered: u8,
        /// The total that stands there.
        standing: u8,
    },
    /// The Lights Out turn places on one treasure (C3.7).
    #[error("the last turn of the phase may place on one treasure only")]
    OneTreasureOnly,
    /// The collector shows another side, or is of no use for this.
    #[error("the {0} collector does not offer that in this game")]
    OtherSide(Kind),
    /// There is no such card to flip.
    #[error("card {card} is not among your {kind} cards that can still be flipped")]
    CannotFlip {
        /// Which card.
        card: CardNo,
        /// What it should be.
        kind: Kind,
    },
    /// No face-down card to see that is not known already (C5, R9).
    #[error("there is no face-down card in the crypt that you have not seen")]
    NothingToSee,
    /// The card there is not face down.
    #[error("treasure {0} is not face down")]
    NotFaceDown(Slot),
    /// There is no such exhausted die.
    #[error("no die of yours is exhausted that way")]
    NoSuchExhaustedDie,
    /// No die failed at that effort in this phase (R7).
    #[error("no die of yours failed at effort {0} in this phase and is still exhausted")]
    NoFailedDie(Pips),
    /// Nature's answer is not to what was asked.
    #[error("the game waits for another answer: {0}")]
    OtherChance(&'static str),
    /// Nature's answer can't be.
    #[error("that answer can't be: {0}")]
    ImpossibleChance(&'static str),
}
