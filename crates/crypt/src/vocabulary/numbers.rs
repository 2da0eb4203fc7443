//! Numbers that are counted from 1, where people read them and on the wire.

/// Implements a number from 1 to `$highest`, `struct Number(NonZeroU8)`: all of them, reading, and how it displays.
macro_rules! one_to {
    ($number:ident, $highest:literal) => {
        impl $number {
            /// All of them, lowest first.
            pub const ALL: [$number; $highest] = {
                let mut all = [$number(std::num::NonZeroU8::MIN); $highest];
                let mut index = 1;
                while index < $highest {
                    all[index] = $number(all[index - 1].0.saturating_add(1));
                    index += 1;
                }
                all
            };

            /// The value of this number, if it is not too high.
            #[inline]
            pub fn new(number: u8) -> Option<$number> {
                std::num::NonZeroU8::new(number).filter(|number| number.get() <= $highest).map($number)
            }

            /// The number.
            #[inline]
            pub const fn get(self) -> u8 {
                self.0.get()
            }
        }

        impl std::fmt::Display for $number {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

/// Serializes an index, `struct Index(u8)`, as a number from 1. `$range` says which numbers there are.
macro_rules! serde_from_one {
    ($index:ident, $range:literal) => {
        impl serde::Serialize for $index {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.0 + 1)
            }
        }

        impl<'de> serde::Deserialize<'de> for $index {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$index, D::Error> {
                let number = usize::from(u8::deserialize(deserializer)?);
                let index = number.checked_sub(1).and_then($index::at);
                index.ok_or_else(|| serde::de::Error::custom($range))
            }
        }
    };
}

pub(crate) use {one_to, serde_from_one};
