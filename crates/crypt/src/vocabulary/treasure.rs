//! A treasure card on the table, and who knows its value.

use std::num::NonZeroU8;

use game_core::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::{Card, Coins, Kind};

/// Who knows the value of a treasure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Knowledge {
    /// Everyone: it is or once was face up in the crypt.
    Public,
    /// Everyone: its owner has flipped it, and it can't be flipped again (C5).
    Flipped,
    /// Only these seats; an empty set if nobody has looked yet.
    Secret(SeatSet),
}

impl Knowledge {
    /// Whether `viewer` knows the value. A value that nobody has seen is not drawn yet.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Knowledge::Public | Knowledge::Flipped, _) => true,
            (Knowledge::Secret(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Knowledge::Secret(_), Viewer::Spectator) => false,
            (Knowledge::Secret(_), Viewer::Open) => true,
        }
    }
}

/// Kind and value in one byte, and two bits for what everyone knows; a value of zero means that nobody has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Face(NonZeroU8);

impl Face {
    const PUBLIC: u8 = 0x40;
    const FLIPPED: u8 = 0x80;

    #[inline]
    fn new(kind: Kind, coins: Option<Coins>, open: u8) -> Face {
        let coins = coins.map_or(0, Coins::get);
        Face(NonZeroU8::new(open | (kind as u8 + 1) << 3 | coins).expect("kinds are numbered from one"))
    }
}

/// A treasure card in the crypt, in a collection or among the discards, in two bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Treasure {
    face: Face,
    /// The seats that know the value, a bit each; none if everyone does.
    known: u8,
}

impl Treasure {
    #[inline]
    pub(crate) fn face_up(card: Card) -> Treasure {
        Treasure { face: Face::new(card.kind, Some(card.coins), Face::PUBLIC), known: 0 }
    }

    /// A face-down card that nobody has looked at.
    #[inline]
    pub(crate) fn face_down(kind: Kind) -> Treasure {
        Treasure { face: Face::new(kind, None, 0), known: 0 }
    }

    pub(crate) fn new(kind: Kind, coins: Option<Coins>, knowledge: Knowledge) -> Treasure {
        let (open, known) = match knowledge {
            Knowledge::Public => (Face::PUBLIC, 0),
            Knowledge::Flipped => (Face::FLIPPED, 0),
            Knowledge::Secret(seats) => (0, seats.bits()),
        };
        Treasure { face: Face::new(kind, coins, open), known }
    }

    #[inline]
    pub(crate) fn kind(self) -> Kind {
        // Kinds are numbered from one; the first and the last entry are never read, and save a check.
        const KINDS: [Kind; 8] = {
            let [idol, jewelry, manuscript, pottery, remains, tapestry] = Kind::ALL;
            [idol, idol, jewelry, manuscript, pottery, remains, tapestry, tapestry]
        };
        KINDS[(self.face.0.get() >> 3 & 0b111) as usize]
    }

    /// The value, if anyone has seen it.
    #[inline]
    pub(crate) fn coins(self) -> Option<Coins> {
        Coins::new(self.face.0.get() & 0b111)
    }

    #[inline]
    pub(crate) fn card(self) -> Option<Card> {
        Some(Card { kind: self.kind(), coins: self.coins()? })
    }

    #[inline]
    pub(crate) fn knowledge(self) -> Knowledge {
        match self.open() {
            Face::PUBLIC => Knowledge::Public,
            Face::FLIPPED => Knowledge::Flipped,
            _ => Knowledge::Secret(SeatSet::from_bits(self.known)),
        }
    }

    #[inline]
    fn open(self) -> u8 {
        self.face.0.get() & (Face::PUBLIC | Face::FLIPPED)
    }

    /// Whether the value is not public. In the crypt: whether the card is face down.
    #[inline]
    pub(crate) fn is_secret(self) -> bool {
        self.face.0.get() < Face::PUBLIC
    }

    /// Whether it can still be flipped, in a collection.
    #[inline]
    pub(crate) fn is_unflipped(self) -> bool {
        self.face.0.get() < Face::FLIPPED
    }

    /// Whether `seat` has seen the value.
    #[inline]
    pub(crate) fn seen_by(self, seat: Seat) -> bool {
        !self.is_secret() || SeatSet::from_bits(self.known).contains(seat)
    }

    /// Shows the value, which is `coins`, to `seat`.
    #[inline]
    pub(crate) fn show_to(&mut self, seat: Seat, coins: Coins) {
        self.reveal(coins);
        let bit = SeatSet::only(seat).bits();
        self.known |= if self.is_secret() { bit } else { 0 };
    }

    /// Gives the card its value, without a change of who knows it.
    #[inline]
    pub(crate) fn reveal(&mut self, coins: Coins) {
        debug_assert!(self.coins().is_none_or(|known| known == coins), "a card has one value");
        self.face.0 |= coins.get();
    }

    /// Turns the card face up in its owner's collection (C5).
    #[inline]
    pub(crate) fn flip(&mut self) {
        self.open_as(Face::FLIPPED);
    }

    /// Makes the value public, as when collections are counted.
    #[inline]
    pub(crate) fn make_public(&mut self) {
        if self.is_secret() {
            self.open_as(Face::PUBLIC);
        }
    }

    /// Makes the value known to everyone.
    #[inline]
    fn open_as(&mut self, open: u8) {
        let card = self.face.0.get() & !(Face::PUBLIC | Face::FLIPPED);
        self.face = Face(NonZeroU8::new(open | card).expect("kinds are numbered from one"));
        self.known = 0;
    }
}

impl std::fmt::Debug for Treasure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.kind().letter())?;
        match self.coins() {
            Some(coins) => write!(f, "{coins}")?,
            None => f.write_str("_")?,
        }
        match self.knowledge() {
            Knowledge::Public => Ok(()),
            Knowledge::Flipped => f.write_str("^"),
            Knowledge::Secret(seats) => write!(f, "?{seats}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_treasure_fits_in_two_bytes() {
        assert_eq!(size_of::<Option<Treasure>>(), 2);
        for kind in Kind::ALL {
            for coins in Coins::ALL.map(Some).into_iter().chain([None]) {
                for bits in 0..=255 {
                    let knowledge = Knowledge::Secret(SeatSet::from_bits(bits));
                    let treasure = Treasure::new(kind, coins, knowledge);
                    assert_eq!((treasure.kind(), treasure.coins()), (kind, coins));
                    assert_eq!(treasure.knowledge(), knowledge);
                }
            }
        }
    }

    #[test]
    fn a_spectator_knows_no_secret_that_all_seats_share() {
        let all = Knowledge::Secret(SeatSet::all(4));
        assert!(all.includes(Viewer::Seat(Seat::D)));
        assert!(!all.includes(Viewer::Spectator));
    }
}
