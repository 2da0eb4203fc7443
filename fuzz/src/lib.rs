//! The laws that the fuzz targets check, one function for each target, for all games.

#![forbid(unsafe_code)]

mod frames;

use game_laws::{Witness, fuzz};
use games::{Listed, Visitor};

pub use frames::frames;

/// What a target does with the bytes that it gets.
#[derive(Clone, Copy)]
enum Target<'d> {
    Notation(&'d [u8]),
    Journal(&'d [u8]),
    /// The number of the setup, and the actions.
    Actions(u16, &'d [u8]),
}

impl Visitor for Target<'_> {
    type Output = ();

    fn visit<G: Listed>(self) {
        match self {
            Target::Notation(data) => fuzz::notation::<G>(data),
            Target::Journal(data) => fuzz::journal::<G>(data),
            Target::Actions(setup, lines) => fuzz::actions::<G, G::Witness>(&G::Witness::setup(setup), lines),
        }
    }
}

impl Target<'_> {
    fn for_every_game(self) {
        for name in games::NAMES {
            games::visit(name, self).expect("a listed game exists");
        }
    }
}

/// Reading arbitrary text as a position or a step never panics, and a value that was read can be written and read back.
pub fn notation(data: &[u8]) {
    Target::Notation(data).for_every_game();
}

/// Reading an arbitrary journal never panics, and replaying it succeeds or is refused.
pub fn journal(data: &[u8]) {
    Target::Journal(data).for_every_game();
}

/// Arbitrary actions keep all invariants of a game, and a refusal changes nothing.
///
/// The first two bytes choose the setup.
pub fn actions(data: &[u8]) {
    if let [low, high, lines @ ..] = data {
        Target::Actions(u16::from_le_bytes([*low, *high]), lines).for_every_game();
    }
}
