//! Why a request is refused.

use game_core::Seat;
use serde::Serialize;
use serde_json::value::RawValue;

/// Why a request was refused. Nothing has changed.
#[derive(Clone, Debug, thiserror::Error, Serialize)]
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
    /// The seat is not held by a bot.
    #[error("that seat is not held by a bot")]
    NoBotThere,
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

impl PartialEq for Refusal {
    fn eq(&self, other: &Refusal) -> bool {
        let text = |refusal: &Refusal| serde_json::to_string(refusal).expect("a refusal is plain data");
        text(self) == text(other)
    }
}

impl Eq for Refusal {}
