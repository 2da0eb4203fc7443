//! Why a request is refused.

use game_core::Seat;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

/// Why a request was refused. Nothing has changed.
#[derive(Clone, Debug, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Refusal {
    /// There is no such table, or the person may not see it.
    #[error("there is no such table")]
    NoSuchTable,
    /// The message can't be read.
    #[error("the message can't be read: {reason}")]
    Malformed {
        /// What is wrong with it.
        reason: String,
    },
    /// Too many messages in a short time.
    #[error("too many messages; wait a moment")]
    TooFast,
    /// There is no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// Someone sits there.
    #[error("that seat is taken")]
    SeatTaken,
    /// Another player has chosen that colour.
    #[error("another player has that colour")]
    ColourTaken,
    /// Nobody holds the seat.
    #[error("nobody holds that seat")]
    NobodyThere,
    /// The host has freed the person's seat.
    #[error("the host has freed your seat, so you can't take one at this table again")]
    Barred,
    /// The person has as many seats as one person may have.
    #[error("you have a seat at {most} tables already; finish or leave one of those games first")]
    TooManySeats {
        /// The most seats of one person.
        most: u32,
    },
    /// The game is rated, and bots have no ratings.
    #[error("bots can't play in a rated game")]
    PeopleOnly,
    /// The game is rated, and guests have no ratings.
    #[error("a rated game needs an account; register or log in first")]
    AccountNeeded,
    /// The person already has a seat at this table.
    #[error("you already have a seat at this table")]
    SeatedAlready,
    /// The person has no seat.
    #[error("you have no seat at this table")]
    NotSeated,
    /// The person has no allies in this game.
    #[error("you have no allies in this game")]
    NoAllies,
    /// Only the host may do that.
    #[error("only the host may do that")]
    HostOnly,
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The version is out of date.
    #[error("the table has changed since version {seen}; it is at version {version}")]
    Stale {
        /// The version that the person saw.
        seen: u64,
        /// The version now.
        version: u64,
    },
    /// The text of the action can't be read.
    #[error("the action can't be read: {reason}")]
    BadAction {
        /// What is wrong with it.
        reason: String,
    },
    /// The rules of the game do not allow it.
    #[error("{reason}")]
    Rules {
        /// The reason, in English.
        reason: String,
        /// The game's refusal, as data.
        #[cfg_attr(feature = "typescript", ts(type = "G['refusal']"))]
        #[serde(deserialize_with = "read_raw")]
        refusal: Box<RawValue>,
    },
    /// There is nothing to undo.
    #[error("you have nothing to undo")]
    NothingToUndo,
    /// The limit is reached: of a person's undos, undo requests and departures in a game, or of changes of seats and readiness
    /// at a table before it.
    #[error("you've reached the limit for this game")]
    LimitReached,
    /// There already is an undo request.
    #[error("{by} has asked to take something back already")]
    UndoAsked {
        /// The seat that asked.
        by: Seat,
    },
    /// There is no undo request; or this seat has answered it already, or did not make the one it wants to withdraw.
    #[error("there is no undo request for you to answer or withdraw")]
    NothingAsked,
    /// Nobody can agree to the undo: a bot does not, once a card was revealed or a die rolled, nor to what an absent person decided.
    #[error("that can't be undone: there is nobody who could agree to it")]
    BotsDecline,
    /// The person has resigned.
    #[error("you have resigned")]
    Resigned,
    /// The seat is not played by a bot.
    #[error("your seat is not played by a bot")]
    NotAway,
    /// The player was not away from a rated game for long enough, or is there.
    #[error("that player has not been away for long enough, or the game is not rated")]
    NothingToClaim,
    /// The game has really begun.
    #[error("this game has really begun; you can only resign")]
    BegunForGood,
    /// The players don't want spectators to write.
    #[error("the players have turned off the chat of spectators")]
    SpectatorsMuted,
    /// Hints are off at this table.
    #[error("hints are off at this table")]
    NoHints,
    /// It is not the person's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The text is empty, too long, or has forbidden characters.
    #[error("a message has 1 to {longest} characters, on one line")]
    BadText {
        /// The most characters.
        longest: usize,
    },
    /// The server is stopping, or its store does not respond.
    #[error("the server can't do that now; try again in a moment")]
    Unavailable,
}

/// Reads data of any kind. A [`RawValue`] alone can't be read from a tagged enum.
fn read_raw<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Box<RawValue>, D::Error> {
    let value = serde_json::Value::deserialize(deserializer)?;
    serde_json::value::to_raw_value(&value).map_err(serde::de::Error::custom)
}

impl PartialEq for Refusal {
    fn eq(&self, other: &Refusal) -> bool {
        let text = |refusal: &Refusal| serde_json::to_string(refusal).expect("a refusal is plain data");
        text(self) == text(other)
    }
}

impl Eq for Refusal {}
