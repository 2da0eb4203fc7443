//! Seats at a table, sets of seats, and one value for each seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::{bit_set, listed_set};

/// The most seats that a table can have.
pub const MAX_SEATS: usize = 8;

/// A place at the table; the letters go round to the left.
///
/// ```
/// use game_core::Seat;
///
/// assert_eq!(Seat::C.left(1, 3), Seat::A, "the seats go round");
/// assert_eq!(Seat::from_letter('b'), Some(Seat::B));
/// assert_eq!(Seat::first(2).collect::<Vec<_>>(), [Seat::A, Seat::B]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Seat {
    /// The first seat.
    A,
    /// The seat to the left of `A`.
    B,
    /// The seat to the left of `B`.
    C,
    /// The seat to the left of `C`.
    D,
    /// The seat to the left of `D`.
    E,
    /// The seat to the left of `E`.
    F,
    /// The seat to the left of `F`.
    G,
    /// The seat to the left of `G`.
    H,
}

impl Seat {
    /// Every possible seat, in order.
    pub const ALL: [Seat; MAX_SEATS] =
        [Seat::A, Seat::B, Seat::C, Seat::D, Seat::E, Seat::F, Seat::G, Seat::H];

    /// The seats of a table of `count`, in order.
    ///
    /// # Panics
    /// If `count` exceeds [`MAX_SEATS`].
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::ALL[..count].iter().copied()
    }

    /// The number of seats before this one.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat with `index` seats before it.
    #[inline]
    pub fn at(index: usize) -> Option<Seat> {
        Seat::ALL.get(index).copied()
    }

    /// The seat `steps` places to the left at a table of `count`; `steps` is at most `count`.
    #[inline]
    pub fn left(self, steps: usize, count: usize) -> Seat {
        debug_assert!(self.index() < count && steps <= count, "at most once around a table of {count}");
        // A selection instead of a branch: whose turn is next is hard to predict for the processor.
        let index = self.index() + steps;
        let beyond = index.wrapping_sub(count);
        Seat::ALL[if index < count { index } else { beyond }]
    }

    /// The letter that names this seat in notation.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The seat that `letter` names in notation.
    pub fn from_letter(letter: char) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.letter() == letter)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats.
///
/// ```
/// use game_core::{Seat, SeatSet};
///
/// let mut seats = SeatSet::all(3);
/// seats.remove(Seat::B);
/// assert_eq!(seats, [Seat::A, Seat::C].into_iter().collect());
/// assert!(!seats.contains(Seat::B));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Seat>"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = Vec<Seat>))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// All seats of a table of `count`.
    #[inline]
    pub const fn all(count: usize) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// The first seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        Seat::at(self.0.trailing_zeros() as usize)
    }

    /// The seats of the set as bits, seat `a` lowest.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set whose bits, seat `a` lowest, are `bits`.
    #[inline]
    pub const fn from_bits(bits: u8) -> SeatSet {
        SeatSet(bits)
    }

    /// The seats of the set, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest.remove(seat);
            Some(seat)
        })
    }
}

/// The letters of the seats, in order: `abd`.
impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

bit_set!(SeatSet(u8) of Seat, Seat::index);
listed_set!(SeatSet of Seat);

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if !seats.is_sorted_by(|seat, next| seat < next) {
            return Err(serde::de::Error::custom("seats must be in the order of their letters, each once"));
        }
        Ok(seats.into_iter().collect())
    }
}

/// One value for each seat of a table, with room for `N` seats.
///
/// ```
/// use game_core::{BySeat, Seat};
///
/// let mut coins: BySeat<i32> = BySeat::new(2, |_| 3);
/// coins[Seat::B] += 4;
/// assert_eq!(coins.as_slice(), [3, 7]);
/// assert_eq!(coins.get(Seat::C), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize = MAX_SEATS> {
    items: [T; N],
    count: u8,
}

impl<T: Copy + Default, const N: usize> BySeat<T, N> {
    /// The value that `make` returns for each seat of a table of `count`.
    ///
    /// # Panics
    /// If `count` exceeds `N`.
    pub fn new(count: usize, mut make: impl FnMut(Seat) -> T) -> BySeat<T, N> {
        let mut items = [T::default(); N];
        for seat in Seat::first(count) {
            items[seat.index()] = make(seat);
        }
        BySeat { items, count: count as u8 }
    }
}

/// No seats.
impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> BySeat<T, N> {
        BySeat::new(0, |_| T::default())
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// How many seats there are.
    #[inline]
    pub fn count(&self) -> usize {
        self.count as usize
    }

    /// The seats, in order.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T, N> {
        Seat::first(self.count as usize)
    }

    /// The value of `seat`, if the table has that seat.
    #[inline]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.as_slice().get(seat.index())
    }

    /// The values, in the order of the seats.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.count as usize]
    }

    /// Each seat with its value, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(self.as_slice())
    }

    /// Each seat with its value, mutable, in order.
    #[inline]
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::first(self.count as usize).zip(&mut self.items[..self.count as usize])
    }
}

/// # Panics
/// If the table does not have that seat.
impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

/// # Panics
/// If the table does not have that seat.
impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for BySeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(seat, item)| (seat.letter(), item))).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<BySeat<T, N>, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(serde::de::Error::invalid_length(items.len(), &"at most one value for each seat"));
        }
        Ok(BySeat::new(items.len(), |seat| items[seat.index()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_to_the_left() {
        assert_eq!(Seat::C.left(1, 3), Seat::A);
        assert_eq!(Seat::B.left(2, 4), Seat::D);
        assert_eq!(Seat::B.left(2, 2), Seat::B);
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let mut set: SeatSet = [Seat::D, Seat::A].into_iter().collect();
        assert_eq!(set.to_string(), "ad");
        set.remove(Seat::A);
        assert_eq!((set.first(), set.len()), (Some(Seat::D), 1));
        assert_eq!(SeatSet::all(8).len(), 8);
        assert_eq!(SeatSet::EMPTY.first(), None);
    }

    #[test]
    fn a_set_reads_back_from_json_in_order_only() {
        let read = serde_json::from_str::<SeatSet>;
        assert_eq!(read(r#"["a","d"]"#).unwrap(), [Seat::A, Seat::D].into_iter().collect());
        assert_eq!(read("[]").unwrap(), SeatSet::EMPTY);
        for unordered in [r#"["d","a"]"#, r#"["a","a"]"#] {
            let error = read(unordered).unwrap_err().to_string();
            assert!(error.starts_with("seats must be in the order of their letters, each once"), "{error}");
        }
    }

    #[test]
    fn values_by_seat_read_back_from_json() {
        let coins: BySeat<i32> = BySeat::new(3, |seat| seat.index() as i32 * 10);
        let text = serde_json::to_string(&coins).unwrap();
        assert_eq!(text, "[0,10,20]");
        assert_eq!(serde_json::from_str::<BySeat<i32>>(&text).unwrap(), coins);
        assert!(serde_json::from_str::<BySeat<i32, 2>>(&text).is_err());
    }
}
