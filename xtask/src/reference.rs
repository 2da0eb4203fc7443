//! Builds the program that later bots are measured against, from its commit in the history.

use std::fs;
use std::path::Path;

use crate::run::{Failure, Invocation, target_folder};

/// The page that names the commit.
const PAGE: &str = "docs/strength.md";

/// The words before the commit on that page.
const BEFORE_COMMIT: &str = "the build of commit ";

/// Builds the reference in a worktree below the target folder, unless it is there, and prints its path.
pub(crate) fn run() -> Result<(), Failure> {
    let page = fs::read_to_string(PAGE).map_err(|e| Failure(format!("can't read {PAGE}: {e}")))?;
    let commit =
        commit_on(&page).ok_or_else(|| Failure(format!("{PAGE} names no commit after `{BEFORE_COMMIT}`")))?;
    let folder = std::path::absolute(target_folder().join("reference"))
        .map_err(|e| Failure(format!("can't find the target folder: {e}")))?;
    let program = folder.join(format!("gravegoods-{commit}{}", std::env::consts::EXE_SUFFIX));
    if !program.exists() {
        build(commit, &folder, &program)?;
    }
    let path = program.display();
    println!("{path}");
    eprintln!(
        "\nIt plays as exec:PROGRAM in arena, for instance:\n  --bots \"search:100ms,exec:{path} bot crypt search:100ms\""
    );
    Ok(())
}

/// The commit that the page names.
fn commit_on(page: &str) -> Option<&str> {
    let (_, rest) = page.split_once(BEFORE_COMMIT)?;
    let end = rest.find(|letter: char| !letter.is_ascii_hexdigit()).unwrap_or(rest.len());
    (end >= 7).then_some(&rest[..end])
}

/// Checks the commit out beside the build's own folder, and keeps the program.
fn build(commit: &str, folder: &Path, program: &Path) -> Result<(), Failure> {
    let git = |line: &str| Invocation::new("git").args(line);
    if !git("cat-file -e").arg(format!("{commit}^{{commit}}")).works() {
        return Err(Failure(format!(
            "commit {commit}, which {PAGE} names, is not in this repository. A shallow clone lacks older commits: \
             get them with `git fetch --unshallow`"
        )));
    }
    let source = folder.join("source");
    let path = source.to_string_lossy();
    if source.join(".git").exists() {
        git("-C").arg(path).args("checkout --quiet --detach").arg(commit).run()?;
    } else {
        // Git remembers a worktree whose folder was deleted.
        git("worktree prune").run()?;
        git("worktree add --quiet --detach").arg(path).arg(commit).run()?;
    }
    let built = folder.join("build");
    Invocation::new("cargo")
        .args("build --locked --release --package gravegoods --target-dir")
        .arg(built.to_string_lossy())
        .current_dir(&source)
        .run()?;
    let made = built.join("release").join(format!("gravegoods{}", std::env::consts::EXE_SUFFIX));
    fs::copy(&made, program).map_err(|e| Failure(format!("can't copy {}: {e}", made.display())))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::commit_on;

    #[test]
    fn the_page_names_a_commit() {
        assert_eq!(
            commit_on("Measure later bots against the build of commit b63f923, version 0.1.0."),
            Some("b63f923")
        );
        assert_eq!(commit_on("the build of commit none"), None);
        assert_eq!(commit_on("nothing"), None);
    }
}
