//! The TypeScript declarations of Rust types.

use std::any::TypeId;
use std::collections::HashSet;

use ts_rs::{Config, TS, TypeVisitor};

/// How types are written.
pub(crate) fn config() -> Config {
    Config::default().with_large_int("number")
}

/// Calls `found` with the name, the declaration and the documentation of a type and of every type that it is made of.
pub(crate) fn each_declared<T: TS + 'static + ?Sized>(found: impl FnMut(String, String, Option<String>)) {
    Declared { config: config(), seen: HashSet::new(), found }.visit::<T>();
}

struct Declared<F> {
    config: Config,
    seen: HashSet<TypeId>,
    found: F,
}

impl<F: FnMut(String, String, Option<String>)> TypeVisitor for Declared<F> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        // Only types with a place of their own have a declaration: numbers, lists and the like have none.
        if T::output_path().is_some() {
            (self.found)(T::ident(&self.config), T::decl(&self.config), T::docs());
        }
    }
}
