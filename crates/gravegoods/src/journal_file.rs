//! Files with a game that was played: journals, and the exports of finished games.

use std::io::Write;
use std::path::{Path, PathBuf};

use game_core::{BadJournal, Journal, JournalFault};
use games::{Choose, Listed, Visitor};

use crate::failure::Failure;
use crate::files;

/// A command for the game in a file: its arguments, the file, and where it prints.
pub(crate) struct JournalCommand<'a, A> {
    pub(crate) args: &'a A,
    pub(crate) file: &'a JournalFile,
    pub(crate) out: &'a mut dyn Write,
}

/// A journal that was read from a file. Its header is valid.
pub(crate) struct JournalFile {
    path: PathBuf,
    text: String,
    game: String,
    setup: serde_json::Value,
}

impl JournalFile {
    /// Reads a journal.
    pub(crate) fn read(path: &Path) -> Result<JournalFile, Failure> {
        let text = files::read_text(path, "a journal", "as sim --journals writes them")?;
        if files::header_has(&text, "export") {
            let name = path.display();
            return Err(Failure::Input(format!(
                "{name}, line 1: this is not a journal but the export of a finished game; verify it with gravegoods verify \
                 {name}"
            )));
        }
        JournalFile::of(path, text)
    }

    /// Reads a journal, or verifies an export and takes the game from it.
    pub(crate) fn read_any(path: &Path) -> Result<JournalFile, Failure> {
        let text = files::read_text(
            path,
            "a journal or a finished game",
            "as sim --journals or a table writes them",
        )?;
        if files::header_has(&text, "export") {
            let verified =
                table::verify(&text).map_err(|flaw| Failure::Input(format!("{}, {flaw}", path.display())))?;
            return JournalFile::of(path, verified.journal);
        }
        JournalFile::of(path, text)
    }

    fn of(path: &Path, text: String) -> Result<JournalFile, Failure> {
        let (game, setup) = game_core::header_of(&text).map_err(|bad| refused(path, &text, &bad))?;
        Ok(JournalFile { path: path.to_owned(), text, game, setup })
    }

    /// Runs `visitor` for the game of the journal.
    pub(crate) fn visit<V: Visitor>(&self, visitor: V) -> Result<V::Output, Failure> {
        games::visit_for(&self.game, Choose::Setup(&self.setup), visitor)
            .map_err(|unknown| Failure::Input(format!("{}, line 1: {unknown}", self.path.display())))
    }

    /// The journal of a finished game, checked.
    pub(crate) fn finished<G: Listed>(&self) -> Result<Journal<G>, Failure> {
        Journal::from_finished_text(&self.text).map_err(|bad| refused(&self.path, &self.text, &bad))
    }

    /// The journal of a game that may have ended early, checked.
    pub(crate) fn journal<G: Listed>(&self) -> Result<Journal<G>, Failure> {
        Journal::from_text(&self.text).map_err(|bad| refused(&self.path, &self.text, &bad))
    }
}

fn refused(file: &Path, text: &str, bad: &BadJournal) -> Failure {
    let last = text.lines().count();
    // A malformed last line without a line break was cut off, so that is reported instead of the malformed line.
    if bad.line == last && !text.ends_with('\n') && matches!(bad.fault, JournalFault::Malformed { .. }) {
        return Failure::Input(format!(
            "{}, line {last}: the journal is cut off within this line",
            file.display()
        ));
    }
    Failure::Input(format!("{}, {bad}", file.display()))
}
