//! What one person is sent about a table.

use game_core::{Outcome, PieceColour, Seat, SeatSet, Teams};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{LevelName, Nonce, PersonId, TableId, Visibility};

/// What one person is sent about a table: all that they may know, and nothing else.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Sheet {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The game's setup.
    #[cfg_attr(feature = "typescript", ts(type = "G['setup']"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    pub setup: Box<RawValue>,
    /// The seats of each team, who win or lose together; empty where everyone plays alone.
    pub teams: Vec<SeatSet>,
    /// The clock.
    pub clock: ClockSetting,
    /// Who can find the table.
    pub visibility: Visibility,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether the game is arranged: a lesson, or a branch that plays on from a position of another game.
    pub arranged: bool,
    /// The hash of the seed of the game's chance, sent before the game begins.
    pub commitment: String,
    /// The characters that bots play as, as a number: a rematch has those of the game before.
    pub cast: u8,
    /// The seat that the reader had in the game before, if this is a rematch.
    pub former: Option<Seat>,
    /// What changes while people play.
    #[serde(flatten)]
    pub live: LiveSheet,
    /// The reader's view of the game, once it has begun.
    #[cfg_attr(feature = "typescript", ts(type = "G['view'] | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Value>))]
    pub view: Option<Box<RawValue>>,
    /// What has happened since `since`.
    pub log: Vec<Entry>,
}

/// The part of a sheet that changes while people play, without the view and the log.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LiveSheet {
    /// The version after which the log or the frames start.
    pub since: u64,
    /// The number of records of the table.
    pub version: u64,
    /// The server's time now, in milliseconds since 1970.
    pub now: i64,
    /// The phase of the table.
    pub phase: Phase,
    /// The progress of a lesson, for the learner while they follow it.
    pub lesson: Option<LessonSheet>,
    /// The host: the person who opened the table, or has taken over.
    pub host: Option<PersonId>,
    /// The seats.
    pub seats: Vec<SeatSheet>,
    /// The reader's own seat.
    pub you: Option<Seat>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The seats that the game waits for.
    pub awaiting: Vec<Seat>,
    /// What the reader may do, structured for a user interface.
    #[cfg_attr(feature = "typescript", ts(type = "G['offer'] | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Value>))]
    pub offer: Option<Box<RawValue>>,
    /// The reader's legal actions, if they asked for a list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Array<G['action']>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<Value>>))]
    pub actions: Option<Vec<Value>>,
    /// What the reader may undo.
    pub undo: UndoSheet,
    /// Whether the reader may call off the game, because it has not really begun.
    pub abort: bool,
    /// Whether spectators can't write chat to the table.
    pub spectators_muted: bool,
    /// Whether people may ask for hints: at a table opened with hints for all, or where one person plays against bots.
    pub hints: bool,
    /// How the game ended.
    pub ending: Option<Ending>,
}

// An update says itself which versions it is about, and when it was sent.
game_core::compare!(LiveSheet {
    since: skip,
    version: skip,
    now: skip,
    phase,
    lesson,
    host,
    seats: each,
    you,
    seed,
    awaiting,
    offer: fields,
    actions,
    undo,
    abort,
    spectators_muted,
    hints,
    ending,
});
game_core::compare!(SeatSheet { seat, holder, colour, nonce, clock, claim });

/// The progress of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct LessonSheet {
    /// How many actions have been done as taught.
    pub done: usize,
    /// How many actions the lesson teaches.
    pub of: usize,
    /// The next of them; none after the last.
    #[cfg_attr(feature = "typescript", ts(type = "G['action'] | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Value>))]
    pub wanted: Option<Value>,
}

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// People take their seats.
    Gathering,
    /// The game is running.
    Playing,
    /// The game is over.
    Over,
    /// The table was closed before the game began, or the game was called off when it had hardly begun.
    Dissolved,
}

/// The clock of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum ClockSetting {
    /// No clock.
    None,
    /// Seconds for each move, and a reserve for the whole game.
    #[cfg_attr(feature = "openapi", schema(rename_all = "camelCase"))]
    Live {
        /// Seconds for each move.
        move_seconds: u32,
        /// Seconds in reserve.
        reserve_seconds: u32,
    },
    /// Days for each move.
    Days {
        /// Days for each move.
        days: u32,
    },
}

/// A seat as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct SeatSheet {
    /// The seat.
    pub seat: Seat,
    /// Who holds it.
    pub holder: Holder,
    /// The colour of its pieces. In a game between teams allies have the same; no other two seats have.
    pub colour: PieceColour,
    /// Its player's random number, once the game has begun.
    pub nonce: Option<Nonce>,
    /// Its clock, while it runs.
    pub clock: Option<SeatClock>,
    /// From when on others may claim that its person has lost, in milliseconds since 1970: in a rated game that they are away from.
    pub claim: Option<i64>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Holder {
    /// Nobody.
    Open,
    /// A bot.
    Bot {
        /// Its difficulty.
        level: LevelName,
    },
    /// A person.
    Person {
        /// The person.
        person: PersonId,
        /// Their name.
        name: String,
        /// Whether they have an account. Anyone may play as a guest, under a name that is no account's.
        account: bool,
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
    /// They resigned.
    Resigned,
    /// They were away from a rated game, and another player claimed that they have lost.
    Forfeited,
}

/// A seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct SeatClock {
    /// When the time for the move and the reserve run out, in milliseconds since 1970; none while the clock is stopped.
    pub deadline: Option<i64>,
    /// The reserve left, in milliseconds.
    pub reserve: i64,
}

/// What a person may undo.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct UndoSheet {
    /// Whether they may undo their last action without asking.
    pub free: bool,
    /// The versions of their own actions that they may undo without asking, newest first. Undoing one undoes all that came
    /// after it.
    pub back: Vec<u64>,
    /// Whether they may ask the others for an undo.
    pub by_consent: bool,
    /// The open undo request.
    pub asked: Option<UndoRequest>,
}

/// A request to undo something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct UndoRequest {
    /// The seat that asked.
    pub by: Seat,
    /// The seats that have not answered yet.
    pub waiting: SeatSet,
}

/// Something that happened at a table, as one person saw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// The version after it.
    pub version: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What happened.
    #[serde(flatten)]
    pub kind: EntryKind,
}

/// What happened at a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum EntryKind {
    /// A person took a seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// Their name.
        name: String,
    },
    /// A person left their seat.
    Stood {
        /// The seat.
        seat: Seat,
    },
    /// A bot was given a seat.
    Appointed {
        /// The seat.
        seat: Seat,
        /// Its difficulty.
        level: LevelName,
    },
    /// A bot was removed.
    Vacated {
        /// The seat.
        seat: Seat,
    },
    /// The host has freed a person's seat.
    Freed {
        /// The seat.
        seat: Seat,
    },
    /// The game began.
    Started,
    /// Something happened in the game.
    Sight {
        /// What the reader saw of it.
        #[cfg_attr(feature = "typescript", ts(type = "G['sight']"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Value))]
        sight: Box<RawValue>,
    },
    /// A bot took over for a person.
    Relieved {
        /// The seat.
        seat: Seat,
        /// The reason.
        absence: Absence,
    },
    /// A person came back.
    Returned {
        /// The seat.
        seat: Seat,
    },
    /// A player asked for an undo.
    UndoAsked {
        /// The seat.
        seat: Seat,
    },
    /// A player answered an undo request.
    UndoAnswered {
        /// The seat.
        seat: Seat,
        /// Whether they agreed.
        agree: bool,
    },
    /// The player who asked for an undo withdrew the request.
    UndoWithdrawn {
        /// The seat.
        seat: Seat,
    },
    /// An undo: everything in the game from version `from` on no longer counts.
    Undone {
        /// The seat that wanted it.
        seat: Seat,
        /// The first version that no longer counts.
        from: u64,
        /// How many actions of that seat's person no longer count.
        moves: usize,
    },
    /// The game is over.
    Ended,
    /// The table was closed.
    Dissolved,
    /// The game was called off.
    Aborted {
        /// The seat of the player who did it.
        seat: Seat,
    },
    /// A player lets spectators write chat to the table, or not.
    SpectatorsMuted {
        /// The player's seat.
        seat: Seat,
        /// Whether they can't.
        muted: bool,
    },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Ending {
    /// The scores and their winners; none if players resigned before the end.
    pub outcome: Option<Outcome>,
    /// The winners without those who resigned; several share the win.
    pub winners: SeatSet,
    /// The seats that resigned, or were away and lost by another player's claim.
    pub resigned: SeatSet,
    /// The rank of a game without opponents, counted from 0 for the lowest.
    pub rank: Option<u8>,
    /// The score that allies without opponents reached together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub together: Option<i32>,
}

impl Ending {
    /// The ending of a game among these seats: seats that resigned can't win.
    pub fn of(outcome: Option<Outcome>, teams: Teams, seats: SeatSet, resigned: SeatSet) -> Ending {
        let contenders = seats.without(resigned);
        let winners = match outcome {
            Some(outcome) => {
                let best = contenders.iter().map(|seat| outcome.place(seat)).min();
                contenders.iter().filter(|seat| Some(outcome.place(*seat)) == best).collect()
            }
            None if Ending::is_decided(teams, seats, resigned) => contenders,
            None => SeatSet::EMPTY,
        };
        Ending { outcome, winners, resigned, rank: None, together: None }
    }

    /// Whether all seats that have not resigned are allies, or there is only one, and they had opponents.
    pub fn is_decided(teams: Teams, seats: SeatSet, resigned: SeatSet) -> bool {
        let contenders = seats.without(resigned);
        contenders.first().is_some_and(|seat| {
            let side = teams.of(seat);
            contenders.without(side).is_empty() && !seats.without(side).is_empty()
        })
    }
}
