//! The journals of simulated games, a file each.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use game_core::{Journal, Outcome, Step};
use games::Listed;

use crate::failure::Failure;

/// The folder that journals of one seed go into.
#[derive(Debug)]
pub(super) struct Journals {
    folder: PathBuf,
    seed: u64,
}

impl Journals {
    /// Journals of `seed` into `folder`, which is made if it is missing.
    pub(super) fn into(folder: &Path, seed: u64) -> Result<Journals, Failure> {
        fs::create_dir_all(folder).map_err(|error| Failure::at("make the folder", folder, &error))?;
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
        write_unless_other(&file, &journal.to_text())
    }
}

/// Writes `text` to `file`, or leaves the file if it holds that text already.
fn write_unless_other(file: &Path, text: &str) -> Result<(), Failure> {
    match fs::File::create_new(file) {
        Ok(mut made) => std::io::Write::write_all(&mut made, text.as_bytes())
            .map_err(|error| Failure::at("write", file, &error)),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => match fs::read(file) {
            Ok(held) if held == text.as_bytes() => Ok(()),
            Ok(_) => Err(Failure::Input(format!(
                "{} holds another game already; give --journals an empty folder",
                file.display()
            ))),
            Err(error) => Err(Failure::at("read", file, &error)),
        },
        Err(error) => Err(Failure::at("write", file, &error)),
    }
}
