//! Why not.

use game_core::Seat;
use serde::Serialize;
use serde_json::value::RawValue;

/// Why a request was refused. Nothing has changed.
#[derive(Clone, Debug, thiserror::Error, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Refusal {
    /// There is no such table, or it is not for this person.
    #[error("there is no such table")]
    NoSuchTable,
    /// The message is not one.
    #[error("that is not a message: {reason}")]
    Malformed {
        /// What is wrong with it.
        reason: String,
    },
    /// Too much at once.
    #[error("too many messages; wait a moment")]
    TooFast,
    /// There is no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// Somebody sits there.
    #[error("somebody sits there already")]
    SeatTaken,
    /// Nobody, or somebody else, sits there.
    #[error("that seat is not held by a bot")]
    NoBotThere,
    /// The game counts for ratings, which bots have none of.
    #[error("a game that counts for ratings is played without bots")]
    PeopleOnly,
    /// The game counts for ratings, which guests have none of.
    #[error("a game that counts for ratings is played by people with accounts; register or log in first")]
    AccountNeeded,
    /// The person sits at this table already.
    #[error("you sit at this table already")]
    SeatedAlready,
    /// The person has no seat.
    #[error("you have no seat at this table")]
    NotSeated,
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
    /// The version is not of this moment any more.
    #[error("the table has moved on since version {seen}; it is at version {version}")]
    Stale {
        /// The version that the person saw.
        seen: u64,
        /// The version now.
        version: u64,
    },
    /// The action is not written as actions are.
    #[error("that is not an action: {reason}")]
    BadAction {
        /// What is wrong with it.
        reason: String,
    },
    /// The rules of the game do not allow it.
    #[error("{reason}")]
    Rules {
        /// Why, in English.
        reason: String,
        /// Why, as the game says it.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        refusal: Box<RawValue>,
    },
    /// There is nothing to take back.
    #[error("there is nothing of yours to take back")]
    NothingToUndo,
    /// The person has taken back, asked to, or left so often that a game allows no more of it; or people have gone back so
    /// often on where they sit and whether they are ready that a table allows no more of that.
    #[error("that was done as often as one game allows")]
    OftenEnough,
    /// Somebody has asked to take something back already.
    #[error("{by} has asked to take something back already")]
    UndoAsked {
        /// Who.
        by: Seat,
    },
    /// Nobody has asked to take anything back; or this seat has answered, or wants to withdraw what another has asked.
    #[error("nothing is asked for that is yours to answer or to withdraw")]
    NothingAsked,
    /// Nobody can agree to it: a bot won't have a roll or a revealed card taken back, nor what somebody away decided.
    #[error("that can't be taken back: there is nobody who could agree to it")]
    BotsDecline,
    /// The person has resigned.
    #[error("you have resigned")]
    Resigned,
    /// The seat is not played by a bot.
    #[error("your seat is not played by a bot")]
    NotAway,
    /// This table is played without hints.
    #[error("this table is played without hints")]
    NoHints,
    /// It is not the person's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The text is empty, too long, or has what no text should have.
    #[error("a message has 1 to {longest} characters, on one line")]
    BadText {
        /// How many characters it may have.
        longest: usize,
    },
    /// The server is stopping, or its store does not answer.
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
