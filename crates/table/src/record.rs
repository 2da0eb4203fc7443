//! The records of a table.

use game_core::{PieceColour, Seat};
use protocol::{Absence, Ending, LevelName, Millis, Nonce, PersonId, Phase};
use serde::{Deserialize, Serialize};

use crate::charter::Charter;

/// One thing that happened at a table, as it is stored. Records contain secrets and are never sent to clients.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Record {
    /// The table was opened; always the first record.
    Opened {
        /// What was fixed.
        charter: Box<Charter>,
    },
    /// A person took a seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// The person.
        person: PersonId,
        /// Their name.
        name: String,
        /// Whether they have an account.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        account: bool,
    },
    /// A person chose the colour of their pieces.
    Coloured {
        /// Their seat.
        seat: Seat,
        /// The colour.
        colour: PieceColour,
    },
    /// A person left their seat before the game.
    Stood {
        /// The seat.
        seat: Seat,
    },
    /// A bot took a free seat.
    Appointed {
        /// The seat.
        seat: Seat,
        /// Its level.
        level: LevelName,
    },
    /// A bot was removed.
    Vacated {
        /// The seat.
        seat: Seat,
    },
    /// The host freed a person's seat.
    Freed {
        /// The seat.
        seat: Seat,
    },
    /// A person is ready.
    Readied {
        /// Their seat.
        seat: Seat,
        /// Their part of the chance.
        nonce: Nonce,
    },
    /// A person is no longer ready.
    Unreadied {
        /// Their seat.
        seat: Seat,
    },
    /// The table was closed before the game.
    Dissolved,
    /// The game started.
    Started,
    /// A seat acted.
    Acted {
        /// The seat.
        seat: Seat,
        /// The action, in the game's notation.
        act: String,
        /// Who made it.
        #[serde(rename = "hand")]
        mover: Mover,
        /// For how long live clocks wait until this has been shown, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        shown: u32,
    },
    /// Chance answered.
    Answered {
        /// The answer, in the game's notation.
        chance: String,
        /// For how long live clocks wait until this has been shown, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        shown: u32,
    },
    /// A guest has logged in and has the account's id and name, or a person has a new name or an account.
    Became {
        /// Their seat.
        seat: Seat,
        /// Their id now.
        person: PersonId,
        /// Their name now.
        name: String,
        /// Whether they have an account now.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        account: bool,
    },
    /// A bot plays for a person from now on.
    Relieved {
        /// Their seat.
        seat: Seat,
        /// Why.
        absence: Absence,
    },
    /// A person came back.
    Returned {
        /// Their seat.
        seat: Seat,
    },
    /// A person asked to undo.
    UndoAsked {
        /// Their seat.
        seat: Seat,
        /// How many steps would remain.
        keep: u32,
    },
    /// Another person agreed to it, or refused.
    UndoAnswered {
        /// Their seat.
        seat: Seat,
        /// Whether they agreed.
        agree: bool,
    },
    /// The request to undo was withdrawn.
    UndoWithdrawn {
        /// Their seat.
        seat: Seat,
    },
    /// Steps were undone.
    Undone {
        /// The seat that asked.
        seat: Seat,
        /// How many steps remain.
        keep: u32,
    },
    /// The game is over.
    Ended {
        /// How it ended.
        ending: Ending,
    },
    /// The game was called off before it had really begun.
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

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Who made an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Mover {
    /// The person of the seat.
    Person,
    /// A bot.
    Bot,
}

/// A record with its time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stamped {
    /// The time.
    pub at: Millis,
    /// The record.
    #[serde(flatten)]
    pub record: Record,
}

/// When a record can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum When {
    /// As the first one only.
    First,
    /// Before the game. Some reverse a change, such as that a person has sat down.
    Gathering { reverses: bool },
    /// In the game.
    Playing,
    /// At any time, unless the table was closed.
    Always { reverses: bool },
}

impl Record {
    fn when(&self) -> When {
        match self {
            Record::Opened { .. } => When::First,
            Record::Became { .. } => When::Always { reverses: true },
            Record::SpectatorsMuted { .. } => When::Always { reverses: false },
            Record::Coloured { .. }
            | Record::Stood { .. }
            | Record::Vacated { .. }
            | Record::Freed { .. }
            | Record::Unreadied { .. } => When::Gathering { reverses: true },
            Record::Sat { .. }
            | Record::Appointed { .. }
            | Record::Readied { .. }
            | Record::Dissolved
            | Record::Started => When::Gathering { reverses: false },
            Record::Acted { .. }
            | Record::Answered { .. }
            | Record::Relieved { .. }
            | Record::Returned { .. }
            | Record::UndoAsked { .. }
            | Record::UndoAnswered { .. }
            | Record::UndoWithdrawn { .. }
            | Record::Undone { .. }
            | Record::Ended { .. }
            | Record::Aborted { .. } => When::Playing,
        }
    }

    /// Whether such a record can be made in that phase.
    pub(crate) fn fits(&self, phase: Phase) -> bool {
        match self.when() {
            When::First => false,
            When::Gathering { .. } => phase == Phase::Gathering,
            When::Playing => phase == Phase::Playing,
            When::Always { .. } => phase != Phase::Dissolved,
        }
    }

    /// Whether such a record, before the game, always reverses a change.
    pub(crate) fn reverses(&self) -> bool {
        matches!(self.when(), When::Gathering { reverses: true } | When::Always { reverses: true })
    }

    /// The record as text.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }

    /// Parses a record.
    ///
    /// # Errors
    /// If the text is not a record.
    pub fn from_text(text: &str) -> Result<Record, serde_json::Error> {
        serde_json::from_str(text)
    }
}
