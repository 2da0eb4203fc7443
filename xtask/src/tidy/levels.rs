//! The levels of the crates: a crate depends only on crates of lower levels.

use std::collections::BTreeSet;

use super::manifest::{Dependency, Kind, dependencies};
use super::{Fault, Source};

/// A crate of the workspace and what it may depend on.
struct Layer {
    name: &'static str,
    level: u8,
    /// Crates of the same level that it may depend on.
    peers: &'static [&'static str],
}

const fn layer(name: &'static str, level: u8, peers: &'static [&'static str]) -> Layer {
    Layer { name, level, peers }
}

/// Every crate except the games, with its level. To add a crate, say why a module would not be enough.
const LAYERS: &[Layer] = &[
    layer("game-core", 0, &[]),
    layer("game-laws", 0, &["game-core"]),
    layer("bots", 2, &[]),
    layer("games", 2, &["bots"]),
    layer("protocol", 2, &["games"]),
    layer("table", 2, &["bots", "games", "protocol"]),
    layer("store", 3, &[]),
    layer("server", 4, &[]),
    layer("web-assets", 4, &[]),
    layer("gravegoods", 5, &[]),
];

/// The level of a game. A game is recognised by its rules page, and depends only on `game-core`.
const GAME: Layer = layer("a game", 1, &[]);

/// The law suite: only tests depend on it, and code that a feature turns on for tests.
const DEV_ONLY: &str = "game-laws";

/// Up to this level a crate does no I/O, reads no clock and starts no threads.
const HIGHEST_PURE: u8 = 2;

/// Crates that do I/O, wait, start threads or read the clock.
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
    let workspace = Workspace(crates.iter().map(|(_, name)| *name).collect());
    let mut faults = Vec::new();
    for (Source { path, text }, name) in &crates {
        let mut problems = workspace.problems(name, &dependencies(text));
        let page = format!("docs/rules/{name}.md");
        if workspace.is_game(name) && !sources.iter().any(|source| source.path == page) {
            problems.push(format!("{name} has no level: add it to LAYERS in xtask/src/tidy/levels.rs with a reason, or write {page}"));
        }
        faults.extend(problems.into_iter().map(|what| Fault::new(path, what)));
    }
    faults
}

/// The crate that the manifest at `path` belongs to.
fn krate(path: &str) -> Option<&str> {
    let name = path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
    (!name.contains('/')).then_some(name)
}

/// The names of all crates of the workspace.
struct Workspace<'w>(BTreeSet<&'w str>);

impl Workspace<'_> {
    /// What is wrong with a crate's dependencies.
    fn problems(&self, krate: &str, dependencies: &[Dependency]) -> Vec<String> {
        dependencies.iter().filter_map(|dependency| self.problem(krate, dependency)).collect()
    }

    /// What is wrong with one dependency, if anything.
    fn problem(&self, name: &str, dependency: &Dependency) -> Option<String> {
        let Layer { level, peers, .. } = self.find(name)?;
        let Dependency { name: other, kind } = dependency;
        let Some(layer) = self.find(other) else {
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
        let allowed = layer.level < *level || peers.contains(&other.as_str());
        (!allowed).then(|| format!("{name} (level {level}) depends on {other} (level {})", layer.level))
    }

    /// Whether this is a crate of the workspace that can only be a game.
    fn is_game(&self, krate: &str) -> bool {
        self.0.contains(krate) && !LAYERS.iter().any(|layer| layer.name == krate)
    }

    fn find(&self, krate: &str) -> Option<&'static Layer> {
        let named = LAYERS.iter().find(|layer| layer.name == krate);
        named.or_else(|| self.is_game(krate).then_some(&GAME))
    }
}

#[cfg(test)]
mod tests {
    use super::{LAYERS, Workspace, faults};
    use crate::tidy::Source;
    use crate::tidy::manifest::{Dependency, Kind};

    fn workspace() -> Workspace<'static> {
        Workspace(["crypt", "dungeonville", "helpers"].into())
    }

    fn problems(krate: &str, kind: Kind, other: &str) -> Vec<String> {
        workspace().problems(krate, &[Dependency { name: other.to_owned(), kind }])
    }

    #[test]
    fn a_crate_depends_on_lower_levels_only() {
        assert!(problems("crypt", Kind::Normal, "game-core").is_empty());
        let upward = problems("crypt", Kind::Normal, "games");
        assert_eq!(upward, ["crypt (level 1) depends on games (level 2)"]);
        assert_eq!(problems("crypt", Kind::Dev, "games").len(), 1);
        assert_eq!(problems("crypt", Kind::Build, "dungeonville").len(), 1);
    }

    #[test]
    fn some_crates_may_depend_on_their_peers() {
        assert!(problems("game-laws", Kind::Normal, "game-core").is_empty());
        assert!(problems("table", Kind::Normal, "games").is_empty());
        assert_eq!(problems("games", Kind::Normal, "table").len(), 1);
    }

    #[test]
    fn the_law_suite_is_for_tests_only() {
        assert!(problems("game-core", Kind::Dev, "game-laws").is_empty());
        assert!(problems("crypt", Kind::Dev, "crypt").is_empty());
        assert!(problems("crypt", Kind::Optional, "game-laws").is_empty());
        assert_eq!(problems("crypt", Kind::Optional, "games").len(), 1);
        assert_eq!(problems("crypt", Kind::Normal, "game-laws").len(), 1);
    }

    #[test]
    fn pure_levels_do_no_io() {
        assert_eq!(problems("table", Kind::Normal, "tokio").len(), 1);
        assert!(problems("table", Kind::Dev, "tokio").is_empty());
        assert!(problems("server", Kind::Normal, "tokio").is_empty());
    }

    #[test]
    fn a_crate_without_a_level_needs_a_rules_page() {
        let source = |path: &str| Source { path: path.to_owned(), text: String::new() };
        let helper = source("crates/helpers/Cargo.toml");
        assert_eq!(faults(std::slice::from_ref(&helper)).len(), 1);
        assert!(faults(&[helper, source("docs/rules/helpers.md")]).is_empty());
    }

    #[test]
    fn an_unlisted_crate_may_depend_on_game_core_only() {
        assert!(problems("helpers", Kind::Normal, "game-core").is_empty());
        assert_eq!(problems("helpers", Kind::Normal, "bots").len(), 1);
        assert_eq!(problems("helpers", Kind::Normal, "crypt").len(), 1);
        assert_eq!(problems("helpers", Kind::Normal, "tokio").len(), 1);
        assert!(problems("games", Kind::Normal, "helpers").is_empty());
    }

    #[test]
    fn peers_are_of_the_same_level() {
        for layer in LAYERS {
            for other in layer.peers {
                assert_eq!(
                    workspace().find(other).map(|other| other.level),
                    Some(layer.level),
                    "{} and its peer {other}",
                    layer.name
                );
            }
        }
    }
}
