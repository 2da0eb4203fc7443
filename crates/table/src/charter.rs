//! What is fixed when a table is opened.

use std::ops::RangeInclusive;

use protocol::{ClockSetting, PersonId, TableId, Visibility};
use serde::{Deserialize, Serialize};

use crate::Seed;
use crate::arrangement::Arrangement;
use crate::decide::rematch::Kept;
use crate::luck::Terms;

/// What is fixed when a table is opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charter {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The game's setup.
    pub setup: serde_json::Value,
    /// The clock.
    pub clock: ClockSetting,
    /// Who finds the table.
    pub visibility: Visibility,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether everyone may ask for hints, in a game between people.
    pub hints: bool,
    /// The person who opens the table.
    pub host: PersonId,
    /// The server's secret, from which all chance in the game is drawn.
    pub seed: Seed,
    /// What is scripted, in a lesson or a branch of another game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrangement: Option<Arrangement>,
    /// What a rematch keeps of the game before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<Kept>,
}

/// Why a charter is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCharter {
    /// The time for a move is too short or too long.
    #[error("a move takes {least} to {most} seconds, not {0}", least = MOVE_SECONDS.start(), most = MOVE_SECONDS.end())]
    MoveSeconds(u32),
    /// The reserve is too long.
    #[error("the reserve is at most {most} seconds, not {0}", most = RESERVE_SECONDS.end())]
    ReserveSeconds(u32),
    /// The days for a move are too few or too many.
    #[error("a move takes {least} to {most} days, not {0}", least = DAYS.start(), most = DAYS.end())]
    Days(u32),
    /// An arranged game can't be rated.
    #[error("an arranged game can't be rated")]
    RatedArrangement,
    /// A rated game without a clock could be left undecided for ever.
    #[error("a rated game needs a clock")]
    RatedWithoutClock,
    /// The id of the table or its host is empty or has bad characters.
    #[error("{0:?} can't be the id of a table or a person")]
    Name(String),
}

/// How many seconds a move may take.
const MOVE_SECONDS: RangeInclusive<u32> = 5..=3600;

/// How many seconds there may be in reserve.
const RESERVE_SECONDS: RangeInclusive<u32> = 0..=24 * 3600;

/// How many days a move may take.
const DAYS: RangeInclusive<u32> = 1..=30;

/// How many bytes the id of a table or a person may have.
const MAX_ID_BYTES: usize = 64;

impl Charter {
    /// Checks a new charter. Tables that exist already are loaded even if the limits have changed.
    ///
    /// # Errors
    /// If the charter is not allowed; the text says what is.
    pub fn check(&self) -> Result<(), BadCharter> {
        if self.rated && self.arrangement.is_some() {
            return Err(BadCharter::RatedArrangement);
        }
        if self.rated && self.clock == ClockSetting::None {
            return Err(BadCharter::RatedWithoutClock);
        }
        for name in [&self.table.0, &self.host.0] {
            let plain = name.chars().all(|c| !c.is_control() && !c.is_whitespace());
            if name.is_empty() || name.len() > MAX_ID_BYTES || !plain {
                return Err(BadCharter::Name(name.chars().take(MAX_ID_BYTES).collect()));
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

    /// What the chance in the game depends on.
    pub(crate) fn terms(&self) -> Terms<'_> {
        Terms { table: &self.table, game: &self.game, rules: self.rules, setup: &self.setup }
    }
}
