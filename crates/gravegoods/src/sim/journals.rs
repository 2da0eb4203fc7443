//! The journals of simulated games, one file each.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use game_core::{Journal, Outcome, Step};
use games::Listed;

use crate::failure::Failure;

/// The folder for the journals of one seed.
#[derive(Debug)]
pub(super) struct Journals {
    folder: PathBuf,
    seed: u64,
}

impl Journals {
    /// Writes journals of `seed` to `folder`, which is created if it is missing.
    pub(super) fn into(folder: &Path, seed: u64) -> Result<Journals, Failure> {
        fs::create_dir_all(folder).map_err(|error| Failure::at("create the folder", folder, &error))?;
        Ok(Journals { folder: folder.to_owned(), seed })
    }

    /// Writes the journal of game `number`.
    pub(super) fn write<G: Listed>(
        &self,
        number: u64,
        setup: &G::Setup,
        steps: Vec<Step<G::Action, G::Chance>>,
        outcome: Outcome,
    ) -> Result<(), Failure> {
        let journal: Journal<G> =
            Journal { rules: G::RULES, setup: setup.clone(), steps, outcome: Some(outcome) };
        let file = self.folder.join(format!("{}-{}-{number:07}.jsonl", G::NAME, self.seed));
        write_new_or_same(&file, &journal.to_text())
    }
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
