//! The laws that the fuzz targets hold the house to, one function a target, for every game there is.

#![forbid(unsafe_code)]

mod frames;

use crypt::laws::CryptWitness;
use dungeonville::laws::DungeonvilleWitness;
use game_laws::fuzz;

pub use frames::frames;

/// Reading arbitrary text as a position or a step never panics, and what is read writes back the same.
pub fn notation(data: &[u8]) {
    fuzz::notation::<crypt::State>(data);
    fuzz::notation::<dungeonville::State>(data);
}

/// Reading an arbitrary journal never panics, and a journal that is read replays or is refused.
pub fn journal(data: &[u8]) {
    fuzz::journal::<crypt::State>(data);
    fuzz::journal::<dungeonville::State>(data);
}

/// Arbitrary choices among arbitrary actions keep every invariant of a game, and a refusal changes nothing.
///
/// The first two bytes choose the number of players and the sides.
pub fn actions(data: &[u8]) {
    let [players, sides, lines @ ..] = data else {
        return;
    };
    let sides = crypt::Sides::at(sides % crypt::Sides::MIXES).expect("a number of a mix");
    let setup =
        crypt::Setup { sides: crypt::SidesChoice::Chosen(sides), ..crypt::Setup::new(1 + players % 4) };
    fuzz::actions::<crypt::State, CryptWitness>(&setup, lines);
    let setup = dungeonville::Setup::new(2 + players % 4);
    fuzz::actions::<dungeonville::State, DungeonvilleWitness>(&setup, lines);
}
