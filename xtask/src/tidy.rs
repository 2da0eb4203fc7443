//! The checks that need no build. All faults are reported, not only the first.

mod levels;
mod manifest;
mod places;
mod rules;
mod text;

use std::fmt;
use std::fs;

use crate::run::{Failure, Invocation};

/// Something out of order, and where.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Fault {
    place: String,
    what: String,
}

impl Fault {
    fn new(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self { place: place.into(), what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

/// A text file of the repository, by its path from the root.
#[derive(Clone, Debug)]
struct Source {
    path: String,
    text: String,
}

/// Checks everything and prints what is out of order.
pub(crate) fn run() -> Result<(), Failure> {
    let sources = sources()?;
    let mut faults = levels::faults(&sources);
    faults.extend(places::faults(&sources));
    faults.extend(text::faults(&sources));
    faults.extend(rules::faults(&sources));
    if faults.is_empty() {
        eprintln!("Tidy: {} files in order.", sources.len());
        return Ok(());
    }
    faults.iter().for_each(|fault| eprintln!("{fault}"));
    Err(Failure(format!("tidy found {} fault(s)", faults.len())))
}

/// Every text file that git tracks or would track: a fault should be found before it is committed.
fn sources() -> Result<Vec<Source>, Failure> {
    let listed = Invocation::of("git").words("ls-files -z --cached --others --exclude-standard").output()?;
    let paths = listed.split('\0').filter(|path| !path.is_empty());
    // What can't be read as text is a binary file, or one deleted and not yet committed.
    let read = |path: &str| Some(Source { path: path.to_owned(), text: fs::read_to_string(path).ok()? });
    let mut sources: Vec<Source> = paths.filter_map(read).collect();
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(sources)
}
