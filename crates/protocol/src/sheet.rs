//! What a table looks like to one person.

use game_core::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{LevelName, Nonce, PersonId, TableId, Visibility};

/// What a table looks like to one person: all that they may know, and nothing else.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Sheet {
    /// Which table.
    pub table: TableId,
    /// Which game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// How often the table has changed.
    pub version: u64,
    /// The version after which the log below starts.
    pub since: u64,
    /// The server's time now, in milliseconds since 1970.
    pub now: i64,
    /// How far the table is.
    pub phase: Phase,
    /// How the game is set up.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    pub setup: Box<RawValue>,
    /// How time is kept.
    pub clock: ClockSetting,
    /// Who finds the table.
    pub visibility: Visibility,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// Whether something was arranged beforehand: a lesson, or a game that goes on from a moment of another.
    pub arranged: bool,
    /// How far a lesson is, for whoever is taught in it and has not gone their own way.
    pub lesson: Option<LessonSheet>,
    /// Who has opened the table, or looks after it now.
    pub host: Option<PersonId>,
    /// Who sits where.
    pub seats: Vec<SeatSheet>,
    /// The reader's own seat.
    pub you: Option<Seat>,
    /// The hash of the seed that the server will draw from, told before the game begins.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The seats that the game waits for.
    pub awaiting: Vec<Seat>,
    /// What the reader knows of the game, once it has begun.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Value>))]
    pub view: Option<Box<RawValue>>,
    /// What the reader may do, in parts.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Value>))]
    pub offer: Option<Box<RawValue>>,
    /// What the reader may do, action by action, if they asked for a list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub actions: Option<Vec<String>>,
    /// What the reader may take back.
    pub undo: UndoSheet,
    /// What has happened since.
    pub log: Vec<Entry>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// How far a lesson is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LessonSheet {
    /// How many actions were made as they are taught.
    pub done: usize,
    /// How many are taught.
    pub of: usize,
    /// The next of them, as it is written; none after the last.
    pub wanted: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// The table was closed before the game began.
    Dissolved,
}

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum ClockSetting {
    /// Not at all.
    None,
    /// So many seconds a move, and a reserve for the whole game.
    #[cfg_attr(feature = "openapi", schema(rename_all = "camelCase"))]
    Live {
        /// Seconds a move.
        move_seconds: u32,
        /// Seconds in reserve.
        reserve_seconds: u32,
    },
    /// So many days a move.
    Days {
        /// Days a move.
        days: u32,
    },
}

/// A seat as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct SeatSheet {
    /// Which seat.
    pub seat: Seat,
    /// Who holds it.
    pub holder: Holder,
    /// Its luck, once the game has begun.
    pub nonce: Option<Nonce>,
    /// Its clock, while it runs.
    pub clock: Option<SeatClock>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot {
        /// How strong it is.
        level: LevelName,
    },
    /// A person.
    Person {
        /// Who.
        person: PersonId,
        /// The name they go by.
        name: String,
        /// Whether they are ready to begin.
        ready: bool,
        /// Why a bot plays for them, if it does.
        absence: Option<Absence>,
    },
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Absence {
    /// Their time ran out.
    Away,
    /// They left.
    Left,
    /// They gave the game up.
    Resigned,
}

/// A seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct SeatClock {
    /// When the time for the move and the reserve are used up, in milliseconds since 1970; none while it stands still.
    pub deadline: Option<i64>,
    /// The reserve left, in milliseconds.
    pub reserve: i64,
}

/// What a person may take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct UndoSheet {
    /// Whether they may take their last action back without asking.
    pub free: bool,
    /// Whether they may ask the others for it.
    pub by_consent: bool,
    /// What somebody has asked for.
    pub asked: Option<UndoRequest>,
}

/// Somebody asks to take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct UndoRequest {
    /// Who.
    pub by: Seat,
    /// Who has not answered yet.
    pub waiting: SeatSet,
}

/// Something that happened at a table, as one person saw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// The version that came of it.
    pub version: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    #[serde(flatten)]
    pub kind: EntryKind,
}

/// What happened at a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum EntryKind {
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// The name they go by.
        name: String,
    },
    /// Somebody stood up.
    Stood {
        /// Where from.
        seat: Seat,
    },
    /// A bot took a seat.
    Appointed {
        /// Where.
        seat: Seat,
        /// How strong it is.
        level: LevelName,
    },
    /// A bot was sent away.
    Vacated {
        /// Where from.
        seat: Seat,
    },
    /// The game began.
    Started,
    /// Something happened in the game.
    Sight {
        /// What, as the reader saw it.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Value))]
        sight: Box<RawValue>,
    },
    /// A bot plays for somebody.
    Relieved {
        /// For whom.
        seat: Seat,
        /// Why.
        absence: Absence,
    },
    /// Somebody came back.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// Somebody asks to take something back.
    UndoAsked {
        /// Who.
        seat: Seat,
    },
    /// Somebody agreed to it, or did not.
    UndoAnswered {
        /// Who.
        seat: Seat,
        /// Whether they agreed.
        agree: bool,
    },
    /// Whoever has asked for it wants it no more.
    UndoWithdrawn {
        /// Who.
        seat: Seat,
    },
    /// Something was taken back: whatever happened in the game from this version on.
    Undone {
        /// By whom.
        seat: Seat,
        /// The first version that no longer counts.
        from: u64,
    },
    /// The game is over.
    Ended,
    /// The table was closed.
    Dissolved,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Ending {
    /// The scores, and who won by them; none if the game was given up before its end.
    pub outcome: Option<Outcome>,
    /// Who won, those who gave up left out; several share the win.
    pub winners: SeatSet,
    /// Who gave the game up.
    pub resigned: SeatSet,
    /// Where a lone player ended among the game's ranks, lowest first, counted from 0.
    pub rank: Option<u8>,
}

impl Ending {
    /// How a game ended among these seats: whoever gave it up does not win it.
    pub fn of(outcome: Option<Outcome>, seats: SeatSet, resigned: SeatSet, rank: Option<usize>) -> Ending {
        let contenders = seats.without(resigned);
        let winners = match outcome {
            Some(outcome) => {
                let best = contenders.iter().map(|seat| outcome.place(seat)).min();
                contenders.iter().filter(|seat| Some(outcome.place(*seat)) == best).collect()
            }
            None if contenders.len() == 1 => contenders,
            None => SeatSet::EMPTY,
        };
        Ending { outcome, winners, resigned, rank: rank.map(|rank| rank as u8) }
    }
}
