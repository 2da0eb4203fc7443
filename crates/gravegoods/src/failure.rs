//! Errors of commands, in one line each.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The input is wrong.
    #[error("{0}")]
    Input(String),
    /// Several things in the input are wrong, such as the faults of a file. Never empty.
    #[error("{}", .0.join("; "))]
    Inputs(Vec<String>),
    /// The command finished, and its result is bad.
    #[error("{0}")]
    BadResult(String),
    /// The system failed, such as a file that can't be written.
    #[error("{0}")]
    System(String),
    /// The results could not be written.
    #[error("can't write the results: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// A system error about a file or folder.
    pub(crate) fn at(doing: &str, path: &Path, error: &io::Error) -> Failure {
        Failure::System(format!("can't {doing} {}: {error}", path.display()))
    }

    /// Prints what is wrong to stderr, one line for each error, and returns the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        let code = match self {
            // The reader closed the pipe, as in `gravegoods … | head`.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Input(_) | Failure::Inputs(_) => 2,
            Failure::System(_) | Failure::Output(_) => 1,
            Failure::BadResult(_) => 3,
        };
        // If this can't be written either, only the exit code shows the failure.
        let lines = match self {
            Failure::Inputs(wrong) => first_of(wrong),
            other => vec![other.to_string()],
        };
        let text: String = lines.iter().map(|line| format!("gravegoods: {}\n", one_line(line))).collect();
        let _ = io::stderr().write_all(text.as_bytes());
        ExitCode::from(code)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Output(error.into())
    }
}

/// How many errors of one file are shown.
const MAX_ERRORS: usize = 20;

/// The first errors of a file, and how many others there are.
fn first_of(wrong: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = wrong.iter().take(MAX_ERRORS).cloned().collect();
    match wrong.len().saturating_sub(MAX_ERRORS) {
        0 => {}
        1 => lines.push("and 1 more error".to_owned()),
        more => lines.push(format!("and {more} more errors")),
    }
    lines
}

/// How many bytes of the start and of the end of a long error are shown. Paths are not that long.
const START: usize = 1200;
const END: usize = 400;

/// The text with its control characters escaped, and without the middle of a very long one: input may contain line breaks,
/// terminal codes, or a hundred thousand digits.
fn one_line(text: &str) -> String {
    if text.len() > START + END {
        let start = &text[..text.floor_char_boundary(START)];
        let end = &text[text.ceil_char_boundary(text.len() - END)..];
        return format!("{}…{}", one_line(start), one_line(end));
    }
    text.chars().fold(String::new(), |mut line, c| {
        if c.is_control() {
            line.extend(c.escape_debug());
        } else {
            line.push(c);
        }
        line
    })
}

#[cfg(test)]
mod tests {
    use super::{MAX_ERRORS, first_of, one_line};

    #[test]
    fn control_characters_are_escaped() {
        assert_eq!(one_line("no \"seat\"\n\u{1b}[2J é"), "no \"seat\"\\n\\u{1b}[2J é");
    }

    #[test]
    fn a_file_with_many_errors_shows_the_first() {
        let errors = |count: usize| -> Vec<String> { (0..count).map(|error| error.to_string()).collect() };
        assert_eq!(first_of(&errors(MAX_ERRORS)), errors(MAX_ERRORS));
        assert_eq!(first_of(&errors(MAX_ERRORS + 1)).last().unwrap(), "and 1 more error");
        assert_eq!(first_of(&errors(100)).last().unwrap(), "and 80 more errors");
        assert_eq!(first_of(&errors(100)).len(), MAX_ERRORS + 1);
    }

    #[test]
    fn the_middle_of_a_very_long_error_is_left_out() {
        let line = one_line(&format!("start {} end", "é".repeat(100_000)));
        assert!(line.starts_with("start éé") && line.ends_with("éé end") && line.len() < 1700, "{line}");
    }
}
