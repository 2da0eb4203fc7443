//! Tables: opening and listing them.

use std::collections::BTreeMap;

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{ClockSetting, LevelName, Millis, Phase, TableId, Visibility};

/// A table to open.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The seats, one for each player.
    pub seats: Vec<NewSeat>,
    /// The game's options by name. Missing ones have their default.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// The clock; none if it is missing.
    #[serde(default = "no_clock")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<ClockSetting>"))]
    pub clock: ClockSetting,
    /// Whether the lobby lists it. If this is missing, only people with the link find it.
    #[serde(default = "by_link")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Visibility>"))]
    pub visibility: Visibility,
    /// Whether the game is rated. Rated games are for accounts only, without bots and hints.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// Whether everyone may ask for hints in a game between people. One person against bots always may, unless the game is rated.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
}

fn no_clock() -> ClockSetting {
    ClockSetting::None
}

fn by_link() -> Visibility {
    Visibility::Link
}

/// A seat of a table to open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum NewSeat {
    /// The person who opens the table.
    Me,
    /// Free for anyone.
    Open,
    /// A bot.
    Bot {
        /// Its level.
        level: LevelName,
    },
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct OpenedTable {
    /// The table's id. Its page is `/table/ID`.
    pub table: TableId,
}

/// A position of a finished game to play on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BranchPoint {
    /// The version of the finished table.
    pub version: u64,
    /// The seat to play.
    pub seat: Seat,
    /// The level of the bots on the other seats.
    pub level: LevelName,
}

/// A page of the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Lobby {
    /// The tables: first those with free seats, then those to watch. Everyone's latest comes before anyone's second.
    pub tables: Vec<TableInfo>,
    /// The cursor of the next page; none on the last one.
    pub next: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct TableInfo {
    /// Its id.
    pub table: TableId,
    /// When it last changed, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub updated: Millis,
    /// Your seat, in the list of your tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub you: Option<Seat>,
    /// The characters that bots play as, as a number.
    pub cast: u8,
    /// Everything else.
    #[serde(flatten)]
    pub listing: Listing,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Listing {
    /// Which game.
    pub game: String,
    /// Whether it gathers players, is played, or is over.
    pub phase: Phase,
    /// The seats, in order.
    pub seats: Vec<ListedSeat>,
    /// The seats of each team; empty where everyone plays alone.
    #[serde(default)]
    pub teams: Vec<SeatSet>,
    /// The seats that the game waits for.
    pub awaiting: Vec<Seat>,
    /// The game's setup.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    pub setup: serde_json::Value,
    /// The clock.
    pub clock: ClockSetting,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether the table was opened with hints for all.
    #[serde(default)]
    pub hints: bool,
}

/// A seat of a table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ListedSeat {
    /// Free.
    Open,
    /// A bot.
    Bot {
        /// Its level.
        level: LevelName,
    },
    /// A person, present or not.
    Person {
        /// Their name at the table.
        name: String,
        /// Whether they have an account.
        #[serde(default)]
        account: bool,
        /// Whether a bot plays for them.
        #[serde(default)]
        away: bool,
    },
}
