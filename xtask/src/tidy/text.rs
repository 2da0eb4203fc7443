//! Source files must not be too long, and must not contain unfinished work.

use super::{Fault, Source};

/// The longest source file that is allowed.
const MAX_LINES: usize = 600;

/// Marks of unfinished work, written in two parts so that this file passes its own check.
const UNFINISHED: &[&str] = &[concat!("TO", "DO"), concat!("FIX", "ME"), concat!("to", "do!")];

/// Checks the length of every file in a crate's `src`, and every Rust file for unfinished work.
pub(super) fn faults(sources: &[Source]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for Source { path, text } in sources {
        let lines = text.lines().count();
        if path.starts_with("crates/") && path.contains("/src/") && lines > MAX_LINES {
            faults
                .push(Fault::new(path, format!("{lines} lines; split it, at most {MAX_LINES} are allowed")));
        }
        if path.ends_with(".rs") {
            faults.extend(unfinished(path, text));
        }
    }
    faults
}

fn unfinished(path: &str, text: &str) -> Vec<Fault> {
    let mark = |line: &str| UNFINISHED.iter().copied().find(|mark| has_word(line, mark));
    let numbered = text.lines().enumerate();
    numbered
        .filter_map(|(number, line)| {
            let what = format!("{} in the code; finish it, or move it to the plans", mark(line)?);
            Some(Fault::new(format!("{path}:{}", number + 1), what))
        })
        .collect()
}

/// Whether the line contains the word, not only as a part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word)
        .any(|(at, _)| !line[..at].ends_with(inside) && !line[at + word.len()..].starts_with(inside))
}

#[cfg(test)]
mod tests {
    use super::{MAX_LINES, Source, UNFINISHED, faults};

    fn count(path: &str, text: &str) -> usize {
        faults(&[Source { path: path.to_owned(), text: text.to_owned() }]).len()
    }

    #[test]
    fn unfinished_work_is_found_in_rust_files() {
        for mark in UNFINISHED {
            assert_eq!(count("a.rs", &format!("fn a() {{ {mark}() }} // {mark}: b")), 1, "{mark}");
            assert_eq!(count("a.md", mark), 0);
            assert_eq!(count("a.rs", &format!("MAS{mark}N")), 0);
        }
    }

    #[test]
    fn a_source_file_that_is_too_long_is_found() {
        let long = "line\n".repeat(MAX_LINES + 1);
        assert_eq!(count("crates/a/src/b/c.rs", &long), 1);
        assert_eq!(count("crates/a/src/b/c.rs", &long["line\n".len()..]), 0);
        assert_eq!(count("crates/a/tests/c.rs", &long), 0);
    }
}
