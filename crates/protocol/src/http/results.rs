//! Finished games: replays, results, leaderboards.

use serde::Serialize;

use crate::{Millis, PersonId, TableId};

/// The result of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct SeatResult {
    /// The seat, counted from 0.
    pub seat: u8,
    /// Its place, counted from 1.
    pub place: u8,
    /// Its score.
    pub score: i32,
    /// Whether its person resigned.
    pub resigned: bool,
    /// The rating before and after, if the game was rated.
    pub rating: Option<[f64; 2]>,
}

/// An entry of a leaderboard.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LeaderboardEntry {
    /// Who.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// The rating, a low estimate: it rises as the rating becomes certain.
    pub rating: f64,
    /// How many games it is from.
    pub games: u32,
}

/// An entry of a leaderboard of games without opponents.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct SoloLeaderboardEntry {
    /// Who.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// The names of those who played with them.
    pub allies: Vec<String>,
    /// Their score.
    pub score: i32,
    /// The rank, counted from 0 for the lowest.
    pub rank: Option<u8>,
    /// The table.
    pub table: TableId,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub at: Millis,
}

/// Your rating in one variant of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct OwnRating {
    /// Which game.
    pub game: String,
    /// Which variant of it.
    pub variant: String,
    /// With how many players.
    pub players: u8,
    /// The rating, a low estimate.
    pub rating: f64,
    /// How many games it is from.
    pub games: u32,
}
