//! Rewrites the golden files, the generated TypeScript types and the list of their fields. Their diff is the first thing to read in a review.

use crate::run::{Failure, Invocation, heading};

/// Runs the golden tests in the mode that writes, then lists the files that changed.
pub(crate) fn run() -> Result<(), Failure> {
    heading("bless");
    Invocation::cargo("test").args("--workspace --all-features -- golden fresh").env("BLESS", "1").run()?;
    let changed = Invocation::new("git")
        .args("status --short --untracked-files=all --")
        .args(":(glob)**/golden/** :(glob)web/src/**/wire.ts :(glob)web/src/wire/** docs/data.md")
        .output()?;
    if changed.is_empty() {
        println!("\nNo golden file changed.");
    } else {
        println!("\nGolden files changed; read the diff before you commit it:\n{changed}");
    }
    Ok(())
}
