//! Files recorded by released versions, which later versions must still read.

use std::fs;
use std::path::{Path, PathBuf};

/// A recorded file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Where it is.
    pub path: PathBuf,
    /// Its content.
    pub text: String,
}

impl Fixture {
    /// The name of the file without its extension.
    ///
    /// # Panics
    /// If the name is not text.
    pub fn name(&self) -> &str {
        self.path.file_stem().and_then(|name| name.to_str()).expect("fixture names are UTF-8")
    }

    /// Another file of the same version, by its path in the version's folder.
    ///
    /// # Panics
    /// If there is no such file.
    pub fn beside(&self, path: &str) -> Fixture {
        let version = self.path.ancestors().nth(2).expect("a fixture is in a folder of its version");
        read(version.join(path))
    }
}

/// The files in this folder of every version in `fixtures/`, ordered by path.
///
/// # Panics
/// If there are none: a test that reads nothing must not pass.
pub fn fixtures(folder: &str) -> Vec<Fixture> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let versions = entries(&root).into_iter().filter(|version| version.is_dir());
    let files = versions.flat_map(|version| entries(&version.join(folder)));
    let fixtures: Vec<Fixture> = files.map(read).collect();
    assert!(!fixtures.is_empty(), "there are no fixtures in {folder}");
    fixtures
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).into_iter().flatten();
    let mut paths: Vec<PathBuf> =
        listed.map(|entry| entry.expect("fixture folders are readable").path()).collect();
    paths.sort();
    paths
}

fn read(path: PathBuf) -> Fixture {
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Fixture { path, text }
}
