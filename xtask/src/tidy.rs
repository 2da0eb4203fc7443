//! The checks that need no build. They report every fault, not only the first.

mod levels;
mod manifest;
mod portability;
mod rules;
mod text;

use std::fmt;
use std::fs;

use crate::run::{Failure, Invocation};

/// Something that is wrong, and where.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Fault {
    location: String,
    what: String,
}

impl Fault {
    fn new(location: impl Into<String>, what: impl Into<String>) -> Self {
        Self { location: location.into(), what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.location, self.what)
    }
}

/// A text file of the repository, by its path from the root.
#[derive(Clone, Debug)]
struct Source {
    path: String,
    text: String,
}

/// Checks everything and prints what is wrong.
pub(crate) fn run() -> Result<(), Failure> {
    let sources = sources()?;
    let mut faults = levels::faults(&sources);
    faults.extend(portability::faults(&sources));
    faults.extend(text::faults(&sources));
    faults.extend(rules::faults(&sources));
    if faults.is_empty() {
        eprintln!("Tidy: {} files, no faults.", sources.len());
        return Ok(());
    }
    faults.iter().for_each(|fault| eprintln!("{fault}"));
    Err(Failure(format!("tidy found {} fault(s)", faults.len())))
}

/// Every text file that git tracks or would track, so that a fault is found before it is committed.
fn sources() -> Result<Vec<Source>, Failure> {
    let listed = Invocation::new("git").args("ls-files -z --cached --others --exclude-standard").output()?;
    let paths = listed.split('\0').filter(|path| !path.is_empty());
    // A file that can't be read as text is binary, or was deleted but not yet committed.
    let read = |path: &str| Some(Source { path: path.to_owned(), text: fs::read_to_string(path).ok()? });
    let mut sources: Vec<Source> = paths.filter_map(read).collect();
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(sources)
}
