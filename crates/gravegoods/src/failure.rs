//! Why a command did not do what it was asked, in one line.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Why a command stopped.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What was asked for makes no sense as it stands; asking differently helps.
    #[error("{0}")]
    Input(String),
    /// The same of several things at once, such as the faults of a file; never empty.
    #[error("{}", .0.join("; "))]
    Inputs(Vec<String>),
    /// The command did its work, and what it found is bad.
    #[error("{0}")]
    Found(String),
    /// The machine did not do its part.
    #[error("{0}")]
    Machine(String),
    /// The results could not be written.
    #[error("can't write the results: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// A failure to do something with a file or folder.
    pub(crate) fn at(doing: &str, path: &Path, error: &io::Error) -> Failure {
        Failure::Machine(format!("can't {doing} {}: {error}", path.display()))
    }

    /// Tells the person what is wrong, in exactly one line each, and gives the exit code that says so to programs.
    pub(crate) fn report(&self) -> ExitCode {
        let code = match self {
            // Whoever read the results has seen enough, as in `gravegoods … | head`.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Input(_) | Failure::Inputs(_) => 2,
            Failure::Machine(_) | Failure::Output(_) => 1,
            Failure::Found(_) => 3,
        };
        // Where even this can't be written, the exit code is all that is left to say it.
        let lines = match self {
            Failure::Inputs(wrong) => wrong.clone(),
            other => vec![other.to_string()],
        };
        let told: String = lines.iter().map(|line| format!("gravegoods: {}\n", one_line(line))).collect();
        let _ = io::stderr().write_all(told.as_bytes());
        ExitCode::from(code)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Output(error.into())
    }
}

/// The text with its control characters written out: what a person gave may hold line breaks or worse.
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
    fn a_line_stays_one_line() {
        assert_eq!(one_line("no \"seat\"\n\u{1b}[2J é"), "no \"seat\"\\n\\u{1b}[2J é");
    }
}
