//! What can be chosen when a game is set up.

/// One thing that can be chosen, as a person gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// What can be given, in short.
    pub values: &'static str,
    /// What it does, in a sentence.
    pub help: &'static str,
}

/// Something that whoever runs the program can bring along as a file, such as cards of their own.
///
/// It is not for whoever sits down at a table: what they can choose is an [`OptionSpec`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FileSpec {
    /// Its name, which no option and no file of another game has.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub help: &'static str,
}

/// A file that was brought along is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct BadFile(
    /// Everything that is wrong with it, by line.
    pub Vec<FileFault>,
);

/// Something that is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct FileFault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there, and what would be right.
    pub what: String,
}

/// What somebody has chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// The other choices, by name; whatever is not here is left to the game. A file that was brought along is told by
    /// the word that [`bring`](crate::Listed::bring) gave for it.
    pub chosen: Vec<(String, String)>,
}

impl Options {
    /// A game for so many, everything else as usual.
    pub fn new(players: u8) -> Options {
        Options { players, chosen: Vec::new() }
    }

    /// The same with one more choice.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Options {
        self.chosen.push((name.to_owned(), value.to_owned()));
        self
    }

    /// What was chosen for `name`.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.chosen.iter().rfind(|(chosen, _)| chosen == name).map(|(_, value)| value.as_str())
    }
}

/// An option is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("--{name}: {what}")]
pub struct BadOption {
    /// The option.
    pub name: &'static str,
    /// What is wrong with it, and what would be right.
    pub what: String,
}
