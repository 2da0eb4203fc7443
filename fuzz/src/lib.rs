//! The laws that the fuzz targets check, one function for each target, for all games.

#![forbid(unsafe_code)]

mod frames;

use game_laws::{Witness, fuzz};
use games::{Listed, Visitor};

pub use frames::frames;

/// Reading arbitrary text as a position or a step never panics, and a value that was read can be written and read back.
pub fn notation(data: &[u8]) {
    struct Notation<'d>(&'d [u8]);
    impl Visitor for Notation<'_> {
        type Output = ();
        fn visit<G: Listed>(self) {
            fuzz::notation::<G>(self.0);
        }
    }
    for_every_game(|| Notation(data));
}

/// Reading an arbitrary journal never panics, and replaying it succeeds or is refused.
pub fn journal(data: &[u8]) {
    struct Journal<'d>(&'d [u8]);
    impl Visitor for Journal<'_> {
        type Output = ();
        fn visit<G: Listed>(self) {
            fuzz::journal::<G>(self.0);
        }
    }
    for_every_game(|| Journal(data));
}

/// Arbitrary actions keep all invariants of a game, and a refusal changes nothing.
///
/// The first two bytes choose the setup.
pub fn actions(data: &[u8]) {
    struct Actions<'d>(u16, &'d [u8]);
    impl Visitor for Actions<'_> {
        type Output = ();
        fn visit<G: Listed>(self) {
            fuzz::actions::<G, G::Witness>(&G::Witness::setup(self.0), self.1);
        }
    }
    if let [low, high, lines @ ..] = data {
        for_every_game(|| Actions(u16::from_le_bytes([*low, *high]), lines));
    }
}

fn for_every_game<V: Visitor<Output = ()>>(visitor: impl Fn() -> V) {
    for name in games::NAMES {
        games::visit(name, visitor()).expect("a listed game exists");
    }
}
