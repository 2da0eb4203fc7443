//! The levels of the crates: each depends only on what lies below it.

use std::collections::BTreeSet;

use super::manifest::{Dependency, Kind, dependencies};
use super::{Fault, Source};

/// A crate of the house and what it may lean on.
struct Place {
    name: &'static str,
    level: u8,
    /// Crates of the same level that it may depend on all the same.
    beside: &'static [&'static str],
}

const fn place(name: &'static str, level: u8, beside: &'static [&'static str]) -> Place {
    Place { name, level, beside }
}

/// Every crate with its level but the games. A new one is added here, with the reason why a module would not do.
const PLACES: &[Place] = &[
    place("game-core", 0, &[]),
    place("game-laws", 0, &["game-core"]),
    place("bots", 2, &[]),
    place("games", 2, &["bots"]),
    place("protocol", 2, &["games"]),
    place("table", 2, &["bots", "games", "protocol"]),
    place("store", 3, &[]),
    place("server", 4, &[]),
    place("web-assets", 4, &[]),
    place("gravegoods", 5, &[]),
];

/// Where a game stands. It is known by its page of rules, and leans on nothing but the contract.
const GAME: Place = place("a game", 1, &[]);

/// The law suite: tests lean on it, and what a feature switches on for tests; nothing that ships does.
const DEV_ONLY: &str = "game-laws";

/// Up to this level a crate does no I/O, reads no clock and spawns nothing.
const HIGHEST_PURE: u8 = 2;

/// Crates that read, write, wait, spawn or tell the time.
const IMPURE: &[&str] = &[
    "axum",
    "chrono",
    "clap",
    "crossbeam",
    "crossterm",
    "futures",
    "getrandom",
    "hyper",
    "indicatif",
    "jiff",
    "metrics",
    "rayon",
    "redis",
    "reqwest",
    "rust-embed",
    "sqlx",
    "time",
    "tokio",
    "tokio-tungstenite",
    "tower",
    "tower-http",
    "tower-sessions",
    "tracing",
    "tracing-subscriber",
    "ratatui",
];

/// Checks every manifest below `crates/`.
pub(super) fn faults(sources: &[Source]) -> Vec<Fault> {
    let crates: Vec<(&Source, &str)> =
        sources.iter().filter_map(|source| Some((source, krate(&source.path)?))).collect();
    let house = House(crates.iter().map(|(_, name)| *name).collect());
    let mut faults = Vec::new();
    for (Source { path, text }, name) in &crates {
        let mut complaints = house.complaints(name, &dependencies(text));
        let page = format!("docs/rules/{name}.md");
        if house.is_game(name) && !sources.iter().any(|source| source.path == page) {
            complaints.push(format!("{name} has no level: add it to PLACES in xtask/src/tidy/levels.rs with a reason, or write {page}"));
        }
        faults.extend(complaints.into_iter().map(|what| Fault::new(path, what)));
    }
    faults
}

/// The crate whose manifest this is.
fn krate(path: &str) -> Option<&str> {
    let name = path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
    (!name.contains('/')).then_some(name)
}

/// The names of all crates of the house.
struct House<'h>(BTreeSet<&'h str>);

impl House<'_> {
    /// What is wrong with a crate's dependencies.
    fn complaints(&self, krate: &str, dependencies: &[Dependency]) -> Vec<String> {
        dependencies.iter().filter_map(|dependency| self.complaint(krate, dependency)).collect()
    }

    /// What is wrong with one dependency, if anything.
    fn complaint(&self, name: &str, dependency: &Dependency) -> Option<String> {
        let Place { level, beside, .. } = self.find(name)?;
        let Dependency { name: other, kind } = dependency;
        let Some(leaned_on) = self.find(other) else {
            let impure = *kind != Kind::Dev && *level <= HIGHEST_PURE && IMPURE.contains(&other.as_str());
            return impure
                .then(|| format!("{name} is at level {level}, which does no I/O, but depends on {other}"));
        };
        let for_tests = match kind {
            Kind::Dev => other == DEV_ONLY || other == name,
            Kind::Optional => other == DEV_ONLY,
            Kind::Normal | Kind::Build => false,
        };
        if for_tests {
            return None;
        }
        if other == DEV_ONLY {
            return Some(format!("{name} depends on {other}, which is for tests only"));
        }
        let below = leaned_on.level < *level || beside.contains(&other.as_str());
        (!below).then(|| format!("{name} (level {level}) depends on {other} (level {})", leaned_on.level))
    }

    /// Whether this is a crate of the house that can only be a game.
    fn is_game(&self, krate: &str) -> bool {
        self.0.contains(krate) && !PLACES.iter().any(|place| place.name == krate)
    }

    fn find(&self, krate: &str) -> Option<&'static Place> {
        let named = PLACES.iter().find(|place| place.name == krate);
        named.or_else(|| self.is_game(krate).then_some(&GAME))
    }
}

#[cfg(test)]
mod tests {
    use super::{House, PLACES, faults};
    use crate::tidy::Source;
    use crate::tidy::manifest::{Dependency, Kind};

    fn house() -> House<'static> {
        House(["crypt", "dungeonville", "helpers"].into())
    }

    fn complain(krate: &str, kind: Kind, other: &str) -> Vec<String> {
        house().complaints(krate, &[Dependency { name: other.to_owned(), kind }])
    }

    #[test]
    fn a_crate_leans_on_lower_levels_only() {
        assert!(complain("crypt", Kind::Normal, "game-core").is_empty());
        let upward = complain("crypt", Kind::Normal, "games");
        assert_eq!(upward, ["crypt (level 1) depends on games (level 2)"]);
        assert_eq!(complain("crypt", Kind::Dev, "games").len(), 1);
        assert_eq!(complain("crypt", Kind::Build, "dungeonville").len(), 1);
    }

    #[test]
    fn some_crates_may_lean_on_their_neighbours() {
        assert!(complain("game-laws", Kind::Normal, "game-core").is_empty());
        assert!(complain("table", Kind::Normal, "games").is_empty());
        assert_eq!(complain("games", Kind::Normal, "table").len(), 1);
    }

    #[test]
    fn the_law_suite_is_for_tests() {
        assert!(complain("game-core", Kind::Dev, "game-laws").is_empty());
        assert!(complain("crypt", Kind::Dev, "crypt").is_empty());
        assert!(complain("crypt", Kind::Optional, "game-laws").is_empty());
        assert_eq!(complain("crypt", Kind::Optional, "games").len(), 1);
        assert_eq!(complain("crypt", Kind::Normal, "game-laws").len(), 1);
    }

    #[test]
    fn pure_levels_do_no_io() {
        assert_eq!(complain("table", Kind::Normal, "tokio").len(), 1);
        assert!(complain("table", Kind::Dev, "tokio").is_empty());
        assert!(complain("server", Kind::Normal, "tokio").is_empty());
    }

    #[test]
    fn a_crate_without_a_level_is_a_game_with_rules_or_asked_for_its_reason() {
        let source = |path: &str| Source { path: path.to_owned(), text: String::new() };
        let helper = source("crates/helpers/Cargo.toml");
        assert_eq!(faults(std::slice::from_ref(&helper)).len(), 1);
        assert!(faults(&[helper, source("docs/rules/helpers.md")]).is_empty());
    }

    #[test]
    fn a_crate_that_is_named_nowhere_may_lean_on_the_contract_alone() {
        assert!(complain("helpers", Kind::Normal, "game-core").is_empty());
        assert_eq!(complain("helpers", Kind::Normal, "bots").len(), 1);
        assert_eq!(complain("helpers", Kind::Normal, "crypt").len(), 1);
        assert_eq!(complain("helpers", Kind::Normal, "tokio").len(), 1);
        assert!(complain("games", Kind::Normal, "helpers").is_empty());
    }

    #[test]
    fn the_table_names_only_neighbours_of_the_same_level() {
        for place in PLACES {
            for other in place.beside {
                assert_eq!(
                    house().find(other).map(|other| other.level),
                    Some(place.level),
                    "{} beside {other}",
                    place.name
                );
            }
        }
    }
}
