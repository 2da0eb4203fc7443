//! The journals of the games of a run, one file each.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use game_core::{Journal, Outcome, Step};
use games::Listed;

use crate::failure::Failure;

/// The folder for the journals of one run, and how their names start.
#[derive(Debug)]
pub(crate) struct Journals {
    folder: PathBuf,
    /// The game, and whatever else tells runs apart: `crypt-7`.
    run: String,
}

impl Journals {
    /// Writes journals of `run` to `folder`, which is created if it is missing.
    pub(crate) fn into(folder: &Path, run: String) -> Result<Journals, Failure> {
        fs::create_dir_all(folder).map_err(|error| Failure::at("create the folder", folder, &error))?;
        Ok(Journals { folder: folder.to_owned(), run })
    }

    /// Writes the journal of game `number`.
    pub(crate) fn write(&self, number: u64, text: &str) -> Result<(), Failure> {
        let file = self.folder.join(format!("{}-{number:07}.jsonl", self.run));
        write_new_or_same(&file, text)
    }
}

/// The journal of a game that was played to its end under the current rules.
pub(crate) fn journal<G: Listed>(
    setup: &G::Setup,
    steps: Vec<Step<G::Action, G::Chance>>,
    outcome: Outcome,
) -> String {
    let journal: Journal<G> =
        Journal { rules: G::RULES, setup: setup.clone(), steps, outcome: Some(outcome) };
    journal.to_text()
}

/// Writes `text` to a new file. If the file already exists, it must contain the same text.
fn write_new_or_same(file: &Path, text: &str) -> Result<(), Failure> {
    match fs::File::create_new(file) {
        Ok(mut created) => std::io::Write::write_all(&mut created, text.as_bytes())
            .map_err(|error| Failure::at("write", file, &error)),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => match fs::read(file) {
            Ok(content) if content == text.as_bytes() => Ok(()),
            Ok(_) => Err(Failure::Input(format!(
                "{} already contains another game; give --journals an empty folder",
                file.display()
            ))),
            Err(error) => Err(Failure::at("read", file, &error)),
        },
        Err(error) => Err(Failure::at("write", file, &error)),
    }
}
