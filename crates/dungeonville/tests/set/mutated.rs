//! Randomly mutated files: each is read, or has faults in its lines.

use dungeonville::CardSet;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::BUILT_IN;

/// Reads `toml` and checks that every fault is in one of its lines. Returns whether it was read.
fn read(toml: &str) -> bool {
    let lines = toml.lines().count().max(1);
    match CardSet::read(toml) {
        Ok(set) => {
            assert_eq!(CardSet::read(&set.to_toml()), Ok(set));
            true
        }
        Err(faults) => {
            assert!(faults.iter().len() > 0);
            for fault in faults.iter() {
                assert!((1..=lines).contains(&fault.line), "{fault} in a file of {lines} lines");
                assert!(!fault.wrong.to_string().contains('\n'), "{fault:?}");
            }
            false
        }
    }
}

/// A random position between two characters.
fn place(toml: &str, rng: &mut impl Rng) -> usize {
    let at = rng.random_range(0..=toml.len());
    (0..=at).rev().find(|at| toml.is_char_boundary(*at)).unwrap_or(0)
}

/// Valid and invalid parts of a file.
const BITS: [&str; 24] = [
    "\"", "'", "=", "{", "}", "[", "]", "[[", ",", "\n", "\r", "#", ".", "0", "64", "-", "A", "X", "é",
    "\u{0}", "1e9", "rank", "\"\"\"", "\\u12",
];

fn mutate(toml: &mut String, rng: &mut impl Rng) {
    let (one, other) = (place(toml, rng), place(toml, rng));
    let (from, to) = (one.min(other), one.max(other).min(one.min(other) + 40));
    let to = (from..=to).rev().find(|at| toml.is_char_boundary(*at)).unwrap_or(from);
    match rng.random_range(0..4) {
        0 => toml.insert_str(from, BITS[rng.random_range(0..BITS.len())]),
        1 => drop(toml.drain(from..to)),
        2 => {
            let piece = toml[from..to].to_owned();
            let at = place(toml, rng);
            toml.insert_str(at, &piece);
        }
        _ => toml.replace_range(from..to, BITS[rng.random_range(0..BITS.len())]),
    }
}

#[test]
fn a_mutated_file_is_read_or_has_faults_in_its_lines() {
    let mut rng = ChaCha8Rng::seed_from_u64(64);
    let mut fine = 0;
    for round in 0..500 {
        let mut toml = BUILT_IN.to_owned();
        for _ in 0..=round % 4 {
            mutate(&mut toml, &mut rng);
        }
        fine += usize::from(read(&toml));
    }
    assert!((1..500).contains(&fine), "some are read and some are not: {fine}");
}

#[test]
fn a_file_cut_short_anywhere_has_faults_in_its_lines() {
    for end in (0..BUILT_IN.len() - 4).step_by(97).filter(|end| BUILT_IN.is_char_boundary(*end)) {
        assert!(!read(&BUILT_IN[..end]), "cut at {end}");
    }
}

#[test]
fn deep_nesting_is_refused() {
    for (open, close) in [("[", "]"), ("{a=", "}")] {
        let nest = format!("rooms = {}1{}", open.repeat(40_000), close.repeat(40_000));
        assert!(!read(&nest));
    }
}
