//! What is settled when a table is opened.

use std::ops::RangeInclusive;

use protocol::{ClockSetting, PersonId, TableId, Visibility};
use serde::{Deserialize, Serialize};

use crate::Seed;
use crate::arrangement::Arrangement;
use crate::luck::Terms;

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
    /// What is arranged beforehand, in a lesson or a game that goes on from another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrangement: Option<Arrangement>,
}

/// Why nobody should open such a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCharter {
    /// A move takes too short or too long.
    #[error("a move takes {least} to {most} seconds, not {0}", least = MOVE_SECONDS.start(), most = MOVE_SECONDS.end())]
    MoveSeconds(u32),
    /// The reserve is too long.
    #[error("the reserve is at most {most} seconds, not {0}", most = RESERVE_SECONDS.end())]
    ReserveSeconds(u32),
    /// A move takes too few or too many days.
    #[error("a move takes {least} to {most} days, not {0}", least = DAYS.start(), most = DAYS.end())]
    Days(u32),
    /// A game that was arranged counts for nothing.
    #[error("a game that was arranged does not count for ratings")]
    RatedArrangement,
    /// The table or its host has no name, or one that is no word.
    #[error("{0:?} can't be the name of a table or a person among programs")]
    Name(String),
}

/// How many seconds a move may take.
const MOVE_SECONDS: RangeInclusive<u32> = 5..=3600;

/// How many seconds there may be in reserve.
const RESERVE_SECONDS: RangeInclusive<u32> = 0..=24 * 3600;

/// How many days a move may take.
const DAYS: RangeInclusive<u32> = 1..=30;

/// How many bytes the name of a table or a person may have.
const LONGEST_NAME: usize = 64;

impl Charter {
    /// Checks what a person chose, before a table is opened by it.
    ///
    /// A table that was opened once is loaded whatever these limits are by then.
    ///
    /// # Errors
    /// If nobody should open such a table; the text says what would be right.
    pub fn check(&self) -> Result<(), BadCharter> {
        if self.rated && self.arrangement.is_some() {
            return Err(BadCharter::RatedArrangement);
        }
        for name in [&self.table.0, &self.host.0] {
            let plain = name.chars().all(|c| !c.is_control() && !c.is_whitespace());
            if name.is_empty() || name.len() > LONGEST_NAME || !plain {
                return Err(BadCharter::Name(name.chars().take(LONGEST_NAME).collect()));
            }
        }
        match self.clock {
            ClockSetting::Live { move_seconds, .. } if !MOVE_SECONDS.contains(&move_seconds) => {
                Err(BadCharter::MoveSeconds(move_seconds))
            }
            ClockSetting::Live { reserve_seconds, .. } if !RESERVE_SECONDS.contains(&reserve_seconds) => {
                Err(BadCharter::ReserveSeconds(reserve_seconds))
            }
            ClockSetting::Days { days } if !DAYS.contains(&days) => Err(BadCharter::Days(days)),
            ClockSetting::None | ClockSetting::Live { .. } | ClockSetting::Days { .. } => Ok(()),
        }
    }

    /// What the luck of the game depends on.
    pub(crate) fn terms(&self) -> Terms<'_> {
        Terms { table: &self.table, game: &self.game, rules: self.rules, setup: &self.setup }
    }
}
