//! Errors of the HTTP API.

use serde::Serialize;

/// The body of an error.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    /// What went wrong, for programs.
    pub code: ProblemCode,
    /// An English sentence that says what to do.
    pub reason: String,
}

/// What went wrong with a request.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum ProblemCode {
    /// The person has an account already.
    AlreadyAccount,
    /// The session is another person's.
    AlreadySignedIn,
    /// The table's cards or dice were arranged beforehand, so that there is nothing to verify.
    Arranged,
    /// The body can't be read.
    BadBody,
    /// The cursor of a page is not one.
    BadCursor,
    /// The address does not take this method.
    BadMethod,
    /// The table has no such version or seat.
    BadMoment,
    /// The name is not allowed.
    BadName,
    /// The password is too short or too long.
    BadPassword,
    /// The query can't be read.
    BadQuery,
    /// There is no such point of view.
    BadSide,
    /// The table can't be opened like this.
    BadTable,
    /// A text has a character that is not allowed.
    BadText,
    /// The password is among those that are guessed first.
    CommonPassword,
    /// The name looks like that of another account.
    NameAlike,
    /// The name is one that nobody may have, such as that of the server itself or of a bot.
    NameReserved,
    /// Another account has the name.
    NameTaken,
    /// The request needs a session.
    NoSession,
    /// There is nothing at this address.
    NotFound,
    /// The body is not JSON.
    NotJson,
    /// The game is not over.
    NotOver,
    /// The request does not open a WebSocket.
    NotWebSocket,
    /// The request comes from another site's page.
    OtherOrigin,
    /// The table refused it.
    Refused,
    /// Too many requests.
    TooFast,
    /// The body is too large.
    TooLarge,
    /// A text is too long.
    TooLong,
    /// The person has opened as many tables that wait for players as one may.
    TooManyOpenTables,
    /// The person has as many games going on as one may.
    TooManyRunningTables,
    /// As many games go on from one network as may.
    TooManyTablesNearby,
    /// The person has as many seats as one may.
    TooManySeats,
    /// The server can't answer now.
    Unavailable,
    /// The name or the password is wrong.
    WrongPassword,
}
