//! The options of a game's setup.

/// One option, as a person gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// The possible values, in short.
    pub values: &'static str,
    /// What it does, in a sentence.
    pub help: &'static str,
}

/// A file that the person who runs the program can provide, such as their own cards.
///
/// Players at a table can't provide it; what they can choose is an [`OptionSpec`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FileSpec {
    /// Its name; no option and no file of another game has the same.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub help: &'static str,
}

/// A file has faults.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct BadFile(
    /// All faults, by line.
    pub Vec<FileFault>,
);

/// A fault of a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct FileFault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there, and what would be correct.
    pub what: String,
}

/// The chosen options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The number of players.
    pub players: u8,
    /// The other options by name; those not listed have their defaults. A file is given by the name that
    /// [`bring`](crate::Listed::bring) returned for it.
    pub chosen: Vec<(String, String)>,
}

impl Options {
    /// Options for this many players, with defaults for everything else.
    pub fn new(players: u8) -> Options {
        Options { players, chosen: Vec::new() }
    }

    /// The same with one more option.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Options {
        self.chosen.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The value of `name`, if it was chosen.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.chosen.iter().rfind(|(chosen, _)| chosen == name).map(|(_, value)| value.as_str())
    }
}

/// An option has a bad value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("--{name}: {what}")]
pub struct BadOption {
    /// The option.
    pub name: &'static str,
    /// What is wrong with it, and what would be correct.
    pub what: String,
}
