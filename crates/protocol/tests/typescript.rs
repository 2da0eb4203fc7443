//! The browser's types are generated from this crate and the games; this checks that they are up to date.
//!
//! `cargo xtask bless` rewrites them.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};

use games::{Listed, Visitor};
use ts_rs::{Config, TS, TypeVisitor};

/// Collects the declarations of types and of all types that they use.
struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    /// Declared in another file.
    imported: Vec<String>,
    /// Ordered by name, since the order in which they are found differs between builds.
    found: BTreeMap<String, String>,
}

impl Declarations {
    fn new(imported: Vec<String>) -> Declarations {
        let config = Config::default().with_large_int("number");
        Declarations { config, seen: HashSet::new(), imported, found: BTreeMap::new() }
    }

    fn text(&self) -> String {
        self.found.values().map(String::as_str).collect()
    }

    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        // Only named types have a declaration; numbers, lists and the like have none.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if !self.imported.contains(&name) {
                let declaration = format!("\nexport {}\n", T::decl(&self.config));
                let other = self.found.insert(name.clone(), declaration.clone());
                assert!(other.is_none_or(|other| other == declaration), "two types are called {name}");
            }
        }
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

fn check(path: &str, head: &str, declarations: &Declarations) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(path);
    let text = format!(
        "// Generated from the Rust types; `cargo xtask bless` rewrites it.\n{head}{}",
        declarations.text()
    );
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(path.parent().map(PathBuf::from).unwrap_or_default()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "{} is out of date; run `cargo xtask bless`", path.display());
}

fn protocol_types() -> Declarations {
    let mut declarations = Declarations::new(Vec::new());
    declarations.add::<protocol::Frame>();
    declarations.add::<protocol::Message>();
    declarations
}

#[test]
fn the_protocol_types_are_up_to_date() {
    // A page with another version than its server says that it is outdated, and reloading would not help if both are of one build.
    let version = protocol::PROTOCOL;
    let head = format!("\n/** The version of the protocol. */\nexport const PROTOCOL = {version};\n");
    check("wire/protocol.ts", &head, &protocol_types());
}

/// Checks the types of a game: those of its views, sights, offers, refusals and setups.
struct CheckGame;

impl Visitor for CheckGame {
    type Output = ();

    fn visit<G: Listed>(self) {
        // Types that the protocol declares are not declared twice; but a game's `Refusal` is not the protocol's.
        let shared: Vec<String> = ["Seat", "Outcome"].map(str::to_owned).to_vec();
        let mut declarations = Declarations::new(shared);
        declarations.add::<G::View>();
        declarations.add::<G::Sight>();
        declarations.add::<G::Offer>();
        declarations.add::<G::Refusal>();
        declarations.add::<G::Setup>();
        let head = "import type { Seat } from '../../wire/protocol';\n";
        check(&format!("games/{}/wire.ts", G::NAME), head, &declarations);
    }
}

#[test]
fn the_types_of_every_game_are_up_to_date() {
    for game in games::NAMES {
        games::visit(game, CheckGame).unwrap();
    }
}
