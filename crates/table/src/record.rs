//! What is written down of a table.

use game_core::Seat;
use protocol::{Absence, Ending, LevelName, Millis, Nonce, PersonId, Phase};
use serde::{Deserialize, Serialize};

use crate::charter::Charter;

/// Something that happened at a table, as it is written down: the truth, for the keeper's eyes only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Record {
    /// The table was opened; always the first record.
    Opened {
        /// What was settled.
        charter: Box<Charter>,
    },
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// The name they go by.
        name: String,
    },
    /// A person stood up.
    Stood {
        /// Where from.
        seat: Seat,
    },
    /// A bot took an open seat.
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
    /// A person is ready.
    Readied {
        /// Where they sit.
        seat: Seat,
        /// What they add to the luck.
        nonce: Nonce,
    },
    /// A person is not ready after all.
    Unreadied {
        /// Where they sit.
        seat: Seat,
    },
    /// The table was closed before the game began.
    Dissolved,
    /// The game began.
    Started,
    /// A seat acted.
    Acted {
        /// Which seat.
        seat: Seat,
        /// The action, in the game's notation.
        act: String,
        /// Who made it.
        hand: Hand,
    },
    /// Nature answered.
    Answered {
        /// The answer, in the game's notation.
        chance: String,
    },
    /// A person goes by another id and name, since a guest has logged in, or by another name alone.
    Became {
        /// Where they sit.
        seat: Seat,
        /// Who they are now.
        person: PersonId,
        /// The name they go by now.
        name: String,
    },
    /// A bot plays for a person from now on.
    Relieved {
        /// Where they sit.
        seat: Seat,
        /// Why.
        absence: Absence,
    },
    /// A person is back.
    Returned {
        /// Where they sit.
        seat: Seat,
    },
    /// A person asks to take something back.
    UndoAsked {
        /// Where they sit.
        seat: Seat,
        /// How many steps would be left.
        keep: u32,
    },
    /// Another agreed to it, or did not.
    UndoAnswered {
        /// Where they sit.
        seat: Seat,
        /// Whether they agreed.
        agree: bool,
    },
    /// Whoever asked wants it no more.
    UndoWithdrawn {
        /// Where they sit.
        seat: Seat,
    },
    /// Steps were taken back.
    Undone {
        /// At whose wish.
        seat: Seat,
        /// How many steps are left.
        keep: u32,
    },
    /// The game is over.
    Ended {
        /// How.
        ending: Ending,
    },
}

/// Who made an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Hand {
    /// The person who sits there.
    Person,
    /// A bot.
    Bot,
}

/// A record and when it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stamped {
    /// When.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub record: Record,
}

impl Record {
    /// Whether such a record can be made in that phase.
    pub(crate) fn fits(&self, phase: Phase) -> bool {
        match self {
            Record::Opened { .. } => false,
            Record::Became { .. } => phase != Phase::Dissolved,
            Record::Sat { .. }
            | Record::Stood { .. }
            | Record::Appointed { .. }
            | Record::Vacated { .. }
            | Record::Readied { .. }
            | Record::Unreadied { .. }
            | Record::Dissolved
            | Record::Started => phase == Phase::Gathering,
            Record::Acted { .. }
            | Record::Answered { .. }
            | Record::Relieved { .. }
            | Record::Returned { .. }
            | Record::UndoAsked { .. }
            | Record::UndoAnswered { .. }
            | Record::UndoWithdrawn { .. }
            | Record::Undone { .. }
            | Record::Ended { .. } => phase == Phase::Playing,
        }
    }

    /// The record as it is written down.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }

    /// Reads a record.
    ///
    /// # Errors
    /// If the text is not a record.
    pub fn from_text(text: &str) -> Result<Record, serde_json::Error> {
        serde_json::from_str(text)
    }
}
