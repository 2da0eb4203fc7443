//! `gravegoods verify`: verifies a finished game from its export alone.

use std::io::Write;
use std::path::PathBuf;

use game_core::SeatSet;
use protocol::Ending;
use serde::Serialize;
use table::{Flaw, FlawSort, Verified};

use crate::failure::Failure;
use crate::files;

/// The arguments of `verify`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "The exit code is 0 if everything is valid, 3 if the file is not valid, and 2 if it can't be checked: if it\n\
                  is not the file of a finished game, is cut off, or needs a newer program."
)]
pub(crate) struct VerifyArgs {
    /// The file of a finished game, as a table exports it
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The hash that the table showed before the game; without it, the hash in the file is not compared
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

/// The JSON output for a valid file.
#[derive(Serialize)]
struct ValidFile<'v> {
    verified: bool,
    game: &'v str,
    table: &'v str,
    commitment: &'v str,
    /// Whether the commitment was compared with `--commitment`.
    commitment_compared: bool,
    actions: u64,
    answers: u64,
    undone: u64,
    ending: Ending,
}

/// The JSON output for a file that is not valid.
#[derive(Serialize)]
struct InvalidFile<'v> {
    verified: bool,
    /// The line that is wrong, from 1.
    line: usize,
    reason: &'v str,
}

/// Verifies the file that the arguments name.
pub(crate) fn run(args: &VerifyArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let text = files::read_text(&args.file, "a finished game", "as a table exports it")?;
    let name = args.file.display();
    if files::header_has(&text, "journal") {
        return Err(Failure::Input(format!(
            "{name}, line 1: this is not the header of a finished game but of a journal; print it with gravegoods replay \
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
                let invalid = InvalidFile { verified: false, line: flaw.line, reason: &flaw.what };
                writeln!(out, "{}", serde_json::to_string(&invalid)?)?;
            }
            return Err(Failure::BadResult(format!("{name}, {flaw}")));
        }
    };
    if args.json {
        let valid = ValidFile {
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
        return Ok(writeln!(out, "{}", serde_json::to_string(&valid)?)?);
    }
    print(&verified, args.commitment.is_some(), out)
}

impl VerifyArgs {
    /// Compares the commitment with the one given, if any.
    fn compare(&self, verified: Verified) -> Result<Verified, Flaw> {
        match self.commitment.as_ref().filter(|given| **given != verified.commitment) {
            None => Ok(verified),
            Some(given) => Err(Flaw {
                line: 1,
                what: format!(
                    "the server committed to another seed: the commitment in the file is {}, not {given}",
                    verified.commitment
                ),
                sort: FlawSort::Untrue,
            }),
        }
    }
}

fn print(verified: &Verified, compared: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let Verified { game, table, commitment, actions, answers, undone, ending, journal: _ } = verified;
    writeln!(out, "{game}, table {table}: everything is valid.")?;
    writeln!(out, "The seed matches the commitment {commitment}.")?;
    if !compared {
        writeln!(
            out,
            "Compare it with the one that the table showed before the game, or pass that one as --commitment."
        )?;
    }
    writeln!(
        out,
        "{answers} draws and rolls came from the seed; {actions} actions were legal; {undone} steps were undone."
    )?;
    Ok(writeln!(out, "{}", ending_text(ending))?)
}

/// How the game ended, in one line.
fn ending_text(ending: &Ending) -> String {
    let mut sentences = Vec::new();
    if let Some(outcome) = ending.outcome {
        let scores = outcome.scores.iter().map(|(seat, score)| format!("{seat} {score}"));
        sentences.push(format!("Final scores: {}.", scores.collect::<Vec<_>>().join(", ")));
    }
    if !ending.resigned.is_empty() {
        sentences.push(format!("Resigned: {}.", letters(ending.resigned)));
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
