//! Sets whose elements are the bits of one integer.

/// Implements the operations of a set, `struct Set(u8)`, whose elements are the bits of its integer.
///
/// `$index` is a constant function from an element to the number of its bit.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Suit { Clubs, Hearts }
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Suits(u8);
///
/// impl Suits {
///     const fn index(suit: Suit) -> usize {
///         suit as usize
///     }
/// }
///
/// game_core::bit_set!(Suits(u8) of Suit, Suits::index);
///
/// let mut suits = Suits::only(Suit::Clubs);
/// suits.insert(Suit::Hearts);
/// assert_eq!(suits.len(), 2);
/// assert_eq!(suits.without(Suits::only(Suit::Clubs)), Suits::only(Suit::Hearts));
/// ```
#[macro_export]
macro_rules! bit_set {
    ($set:ident($bits:ty) of $element:ty, $index:path) => {
        impl $set {
            /// The set of one element.
            #[inline]
            pub const fn only(element: $element) -> $set {
                $set(1 << $index(element))
            }

            /// Whether `element` is in the set.
            #[inline]
            pub const fn contains(self, element: $element) -> bool {
                self.0 >> $index(element) & 1 != 0
            }

            /// Adds `element`.
            #[inline]
            pub const fn insert(&mut self, element: $element) {
                self.0 |= 1 << $index(element);
            }

            /// Removes `element`.
            #[inline]
            pub const fn remove(&mut self, element: $element) {
                self.0 &= !(1 << $index(element));
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in this set and not in `other`.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// How many elements are in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }
    };
}

/// Collects elements into a set with `insert`, shows it in braces, and serializes it as a list of what `iter` gives.
#[macro_export]
macro_rules! listed_set {
    ($set:ident of $element:ty) => {
        impl FromIterator<$element> for $set {
            fn from_iter<I: IntoIterator<Item = $element>>(elements: I) -> $set {
                let mut set = $set::default();
                elements.into_iter().for_each(|element| set.insert(element));
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{{{self}}}")
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}
