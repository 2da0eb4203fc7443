//! Rewriting the golden files and the generated types, whose diff is the first thing read in a review.

use crate::run::{Failure, Invocation, heading};

/// Runs the golden tests in the mode that writes, then shows what they wrote.
pub(crate) fn run() -> Result<(), Failure> {
    heading("bless");
    Invocation::cargo("test").words("--workspace --all-features -- golden fresh").set("BLESS", "1").run()?;
    let changed = Invocation::of("git")
        .words("status --short --untracked-files=all --")
        .words(":(glob)**/golden/** :(glob)web/src/**/wire.ts :(glob)web/src/wire/**")
        .output()?;
    if changed.is_empty() {
        println!("\nNo golden file changed.");
    } else {
        println!("\nGolden files changed; read the diff before you commit it:\n{changed}");
    }
    Ok(())
}
