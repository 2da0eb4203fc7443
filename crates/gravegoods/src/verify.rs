//! `gravegoods verify`: checks a finished game from its file alone.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use game_core::SeatSet;
use protocol::Ending;
use serde::Serialize;
use table::{Flaw, FlawSort, Verified};

use crate::failure::Failure;
use crate::files;

/// What to check.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "The exit code is 0 if everything is right, 3 if the file is not true, and 2 if it can't be checked: if it\n\
                  is not the file of a finished game, is cut off, or needs a newer program."
)]
pub(crate) struct VerifyArgs {
    /// The file of a finished game, as a table exports it
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The hash that the table showed before the game; without it, it is not checked that the file tells the same one
    #[arg(long, value_name = "HASH", value_parser = read_commitment)]
    commitment: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn read_commitment(text: &str) -> Result<String, String> {
    let text = text.to_ascii_lowercase();
    if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(text);
    }
    Err("a commitment is 64 hexadecimal digits, as the table shows it before the game".to_owned())
}

/// What was found in a file where everything is right.
#[derive(Serialize)]
struct Finding<'v> {
    verified: bool,
    game: &'v str,
    table: &'v str,
    commitment: &'v str,
    /// Whether the commitment was held against one that somebody kept.
    commitment_compared: bool,
    actions: u64,
    answers: u64,
    undone: u64,
    ending: Ending,
}

/// What was found in a file that is not true.
#[derive(Serialize)]
struct Untrue<'v> {
    verified: bool,
    /// The line that is wrong, from 1.
    line: usize,
    reason: &'v str,
}

/// Checks the file that the arguments name.
pub(crate) fn run(args: &VerifyArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let text = read(&args.file)?;
    let name = args.file.display();
    if files::header_has(&text, "journal") {
        return Err(Failure::Input(format!(
            "{name}, line 1: this is not the header of a finished game but of a journal; tell it with gravegoods replay \
             {name}"
        )));
    }
    let verified = match table::verify(&text).and_then(|verified| args.compare(verified)) {
        Ok(verified) => verified,
        Err(flaw @ Flaw { sort: FlawSort::Unreadable, .. }) => {
            return Err(Failure::Input(format!("{name}, {flaw}")));
        }
        Err(flaw @ Flaw { sort: FlawSort::Untrue, .. }) => {
            if args.json {
                let untrue = Untrue { verified: false, line: flaw.line, reason: &flaw.what };
                writeln!(out, "{}", serde_json::to_string(&untrue)?)?;
            }
            return Err(Failure::Found(format!("{name}, {flaw}")));
        }
    };
    if args.json {
        let finding = Finding {
            verified: true,
            game: &verified.game,
            table: &verified.table,
            commitment: &verified.commitment,
            commitment_compared: args.commitment.is_some(),
            actions: verified.actions,
            answers: verified.answers,
            undone: verified.undone,
            ending: verified.ending,
        };
        return Ok(writeln!(out, "{}", serde_json::to_string(&finding)?)?);
    }
    tell(&verified, args.commitment.is_some(), out)
}

impl VerifyArgs {
    /// Compares the commitment with the one that a player kept.
    fn compare(&self, verified: Verified) -> Result<Verified, Flaw> {
        match self.commitment.as_ref().filter(|kept| **kept != verified.commitment) {
            None => Ok(verified),
            Some(kept) => Err(Flaw {
                line: 1,
                what: format!(
                    "the game was promised with another seed: its commitment is {}, not {kept}",
                    verified.commitment
                ),
                sort: FlawSort::Untrue,
            }),
        }
    }
}

fn read(file: &Path) -> Result<String, Failure> {
    let bytes = fs::read(file).map_err(|error| {
        Failure::Input(format!(
            "can't read {}: {error}; give the path of a finished game, as a table exports it",
            file.display()
        ))
    })?;
    let not_text = |_| Failure::Input(format!("{} is not a finished game: it is not text", file.display()));
    String::from_utf8(bytes).map_err(not_text)
}

fn tell(verified: &Verified, compared: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let Verified { game, table, commitment, actions, answers, undone, ending } = verified;
    writeln!(out, "{game}, table {table}: everything is right.")?;
    writeln!(out, "The seed is the one promised by {commitment}.")?;
    if !compared {
        writeln!(
            out,
            "Compare that with what the table showed before the game, or give it as --commitment."
        )?;
    }
    writeln!(
        out,
        "{answers} draws and rolls came from the seed; {actions} actions were legal; {undone} steps were taken back."
    )?;
    Ok(writeln!(out, "{}", told(ending))?)
}

/// How the game ended, in a line.
fn told(ending: &Ending) -> String {
    let mut sentences = Vec::new();
    if let Some(outcome) = ending.outcome {
        let scores = outcome.scores.iter().map(|(seat, score)| format!("{seat} {score}"));
        sentences.push(format!("Final scores: {}.", scores.collect::<Vec<_>>().join(", ")));
    }
    if !ending.resigned.is_empty() {
        sentences.push(format!("Given up by {}.", letters(ending.resigned)));
    }
    match ending.winners.is_empty() {
        true => sentences.push("Won by nobody.".to_owned()),
        false => sentences.push(format!("Won by {}.", letters(ending.winners))),
    }
    sentences.join(" ")
}

fn letters(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" and ")
}
