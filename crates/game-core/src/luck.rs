//! Luck in streams by purpose: different play meets the same cards and dice.

use rand::{Rng, RngExt};

/// What an answer of chance is for. Each game numbers its own purposes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Purpose {
    /// The kind, such as the deck or the dice; below 255.
    pub kind: u8,
    /// Which one of the kind, such as a round or a treasure.
    pub place: u16,
}

impl Purpose {
    /// The only one of its kind.
    pub const fn only(kind: u8) -> Purpose {
        Purpose { kind, place: 0 }
    }

    /// One of a kind.
    pub const fn at(kind: u8, place: u16) -> Purpose {
        Purpose { kind, place }
    }
}

/// The luck of one game, as random streams that are independent of each other and of what the players do.
///
/// Games with the same luck are dealt the same deck and roll the same dice, although their players act differently, if the game
/// [draws by purpose](crate::Game::draw_chance). So bots can be compared with less noise.
pub trait Luck {
    /// A random stream.
    type Rng: Rng;

    /// The stream for a purpose, always from its start.
    fn stream(&mut self, purpose: Purpose) -> Self::Rng;

    /// How often this was asked for the purpose before. For answers that nothing else tells apart.
    fn count(&mut self, purpose: Purpose) -> u16;

    /// How often the deck of this purpose was shuffled again before its next card is drawn, if `left` cards are in it now.
    ///
    /// A deck shrinks between two draws unless it is shuffled again.
    fn shuffles(&mut self, deck: Purpose, left: usize) -> u16;

    /// The stream for the next answer of a purpose.
    fn next(&mut self, purpose: Purpose) -> Self::Rng {
        let count = self.count(purpose);
        self.stream(Purpose { place: purpose.place.wrapping_add(count), ..purpose })
    }
}

/// Shuffles cards by a stream: the same order for the same stream and cards.
pub fn shuffle<T>(cards: &mut [T], rng: &mut (impl Rng + ?Sized)) {
    for left in (1..cards.len()).rev() {
        cards.swap(left, rng.random_range(0..=left));
    }
}
