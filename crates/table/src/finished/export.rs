//! A finished game as a file that anyone can verify.
//!
//! `docs/export.md` describes the format. The file has the setup, the seed with its commitment, each player's nonce, and every
//! step, with the undone ones. It has no person's id and no time.

use game_core::Seat;
use protocol::{Absence, Ending, LevelName, Nonce, TableId};
use serde::{Deserialize, Serialize};

use crate::Seed;
use crate::any::BadRecords;
use crate::charter::Charter;
use crate::luck::{Terms, digest_of_lines};
use crate::record::{Mover, Record, Stamped};

/// The version of the format.
pub(crate) const FORMAT: u32 = 1;

/// The first line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    pub(crate) export: u32,
    pub(crate) table: TableId,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) setup: serde_json::Value,
    pub(crate) commitment: String,
    pub(crate) seed: Seed,
    #[serde(rename = "players")]
    pub(crate) holders: Vec<ExportedHolder>,
}

impl Header {
    /// What the chance in the game depends on.
    pub(crate) fn terms(&self) -> Terms<'_> {
        Terms { table: &self.table, game: &self.game, rules: self.rules, setup: &self.setup }
    }
}

/// Who held a seat when the game started, as the file says it: without ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(crate) enum ExportedHolder {
    Person { name: String, nonce: Nonce },
    Bot { bot: LevelName },
}

impl ExportedHolder {
    pub(crate) fn nonce(&self) -> Option<Nonce> {
        match self {
            ExportedHolder::Person { nonce, .. } => Some(*nonce),
            ExportedHolder::Bot { .. } => None,
        }
    }

    pub(crate) fn is_person(&self) -> bool {
        matches!(self, ExportedHolder::Person { .. })
    }
}

/// Any other line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(crate) enum Line {
    Act {
        seat: Seat,
        act: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
    },
    Chance {
        chance: String,
    },
    /// Steps were undone; this many remain.
    Undo {
        undo: u32,
    },
    Resign {
        resign: Seat,
    },
    Ending {
        ending: Ending,
        /// The hash of all lines before it.
        digest: String,
    },
}

/// The file of a finished game, from the records of its table.
///
/// # Errors
/// If the records are not those of a finished game.
pub fn export(records: &[Stamped]) -> Result<String, BadRecords> {
    let mut records = records.iter().map(|stamped| &stamped.record);
    let Some(Record::Opened { charter }) = records.next() else {
        return Err(BadRecords("the first record does not open a table".to_owned()));
    };
    if charter.arrangement.is_some() {
        return Err(BadRecords("the game was arranged, so its chance can't be verified".to_owned()));
    }
    let mut holders: Vec<Option<ExportedHolder>> = vec![None; game_core::MAX_SEATS];
    let mut names = vec![String::new(); game_core::MAX_SEATS];
    let mut lines = Vec::new();
    let mut ended = None;
    for record in records {
        match record {
            Record::Sat { seat, name, .. } => names[seat.index()].clone_from(name),
            Record::Readied { seat, nonce } => {
                let name = names[seat.index()].clone();
                holders[seat.index()] = Some(ExportedHolder::Person { name, nonce: *nonce });
            }
            Record::Stood { seat }
            | Record::Vacated { seat }
            | Record::Freed { seat }
            | Record::Unreadied { seat } => {
                holders[seat.index()] = None;
            }
            Record::Appointed { seat, level } => {
                holders[seat.index()] = Some(ExportedHolder::Bot { bot: *level })
            }
            Record::Acted { seat, act, mover, shown: _ } => {
                lines.push(Line::Act { seat: *seat, act: act.clone(), bot: *mover == Mover::Bot });
            }
            Record::Answered { chance, shown: _ } => lines.push(Line::Chance { chance: chance.clone() }),
            Record::Undone { keep, .. } => lines.push(Line::Undo { undo: *keep }),
            Record::Relieved { seat, absence: Absence::Resigned | Absence::Forfeited } => {
                lines.push(Line::Resign { resign: *seat })
            }
            Record::Ended { ending } => {
                ended = Some(*ending);
            }
            Record::Opened { .. }
            | Record::Coloured { .. }
            | Record::Dissolved
            | Record::Started
            | Record::Became { .. }
            | Record::Relieved { .. }
            | Record::Returned { .. }
            | Record::UndoAsked { .. }
            | Record::UndoAnswered { .. }
            | Record::UndoWithdrawn { .. }
            | Record::Aborted { .. }
            | Record::SpectatorsMuted { .. } => {}
        }
    }
    let ending = ended.ok_or_else(|| BadRecords("the game is not over".to_owned()))?;
    Ok(write(charter, holders.into_iter().flatten().collect(), &lines, ending))
}

fn write(charter: &Charter, holders: Vec<ExportedHolder>, lines: &[Line], ending: Ending) -> String {
    let header = Header {
        export: FORMAT,
        table: charter.table.clone(),
        game: charter.game.clone(),
        rules: charter.rules,
        setup: charter.setup.clone(),
        commitment: charter.seed.commitment(),
        seed: charter.seed,
        holders,
    };
    let mut text = serde_json::to_string(&header).expect("a header is plain data");
    text.push('\n');
    let push = |text: &mut String, line: &Line| {
        text.push_str(&serde_json::to_string(line).expect("a line is plain data"));
        text.push('\n');
    };
    lines.iter().for_each(|line| push(&mut text, line));
    let digest = digest_of_lines(&text);
    push(&mut text, &Line::Ending { ending, digest });
    text
}
