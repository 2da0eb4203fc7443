//! What is settled when a table is opened.

use protocol::{ClockSetting, PersonId, TableId, Visibility};
use serde::{Deserialize, Serialize};

use crate::Seed;

/// A time, in milliseconds since 1970.
pub type Millis = i64;

/// What is settled when a table is opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charter {
    /// Which table.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// The version of its rules that it is played under.
    pub rules: u32,
    /// How the game is set up.
    pub setup: serde_json::Value,
    /// How time is kept.
    pub clock: ClockSetting,
    /// Who finds the table.
    pub visibility: Visibility,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// Who opens the table.
    pub host: PersonId,
    /// The server's secret, from which all luck of the game is drawn.
    pub seed: Seed,
}
