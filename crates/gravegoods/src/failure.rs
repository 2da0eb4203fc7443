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
            Failure::Inputs(wrong) => wrong.clone(),
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

/// The text with its control characters escaped: input may contain line breaks or terminal codes.
fn one_line(text: &str) -> String {
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
    use super::one_line;

    #[test]
    fn control_characters_are_escaped() {
        assert_eq!(one_line("no \"seat\"\n\u{1b}[2J é"), "no \"seat\"\\n\\u{1b}[2J é");
    }
}
