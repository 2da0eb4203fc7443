//! Sums over many games, which can be added in any order.

/// Declares structs of sums that are added field by field.
///
/// ```
/// use game_core::AddAll;
///
/// game_core::sums! {
///     /// What happened in some games.
///     pub struct Doings {
///         games: u64,
///         claims: [u64; 2],
///     }
/// }
///
/// let mut all = Doings::NONE;
/// all.add_all(&Doings { games: 1, claims: [3, 4] });
/// all.add_all(&Doings { games: 1, claims: [1, 0] });
/// assert_eq!(all, Doings { games: 2, claims: [4, 4] });
/// ```
#[macro_export]
macro_rules! sums {
    ($(
        $(#[$about:meta])*
        $visible:vis struct $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty,)+ }
    )+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            $visible struct $name {
                $($(#[$doc])* $visible $field: $type,)+
            }

            impl $crate::AddAll for $name {
                const NONE: $name = $name { $($field: <$type as $crate::AddAll>::NONE,)+ };

                fn add_all(&mut self, other: &$name) {
                    $($crate::AddAll::add_all(&mut self.$field, &other.$field);)+
                }
            }

            impl Default for $name {
                fn default() -> $name {
                    $crate::AddAll::NONE
                }
            }
        )+
    };
}

/// A value that can be added up.
pub trait AddAll: Copy {
    /// Zero.
    const NONE: Self;

    /// Adds every part of `other`.
    fn add_all(&mut self, other: &Self);
}

impl AddAll for u64 {
    const NONE: u64 = 0;

    fn add_all(&mut self, other: &u64) {
        *self += other;
    }
}

impl AddAll for i64 {
    const NONE: i64 = 0;

    fn add_all(&mut self, other: &i64) {
        *self += other;
    }
}

impl AddAll for i128 {
    const NONE: i128 = 0;

    fn add_all(&mut self, other: &i128) {
        *self += other;
    }
}

impl<T: AddAll, const N: usize> AddAll for [T; N] {
    const NONE: [T; N] = [T::NONE; N];

    fn add_all(&mut self, other: &[T; N]) {
        self.iter_mut().zip(other).for_each(|(one, other)| one.add_all(other));
    }
}

/// The parts of a whole number in a [`Sample`]: up to eight players divide it evenly.
const PARTS: i64 = crate::WIN as i64;

sums! {
    /// Numbers that were measured in independent cases, such as games: how many, their sum and the sum of their squares, in parts.
    pub struct Sample {
        /// The number of cases.
        of: u64,
        /// The sum, in parts.
        sum: i64,
        /// The sum of the squares, in squares of parts.
        squares: i128,
    }
}

impl Sample {
    /// Adds a case: `sum` divided by `by`.
    ///
    /// It is kept in whole parts of one, of which there are [`WIN`](crate::WIN), so that cases can be added in any order.
    ///
    /// ```
    /// use game_core::Sample;
    ///
    /// let mut coins = Sample::default();
    /// coins.add(7, 2);
    /// coins.add(-1, 2);
    /// assert_eq!(coins.mean(), Some(1.5));
    /// ```
    pub fn add(&mut self, sum: i64, by: usize) {
        let parts = sum * PARTS / by as i64;
        self.of += 1;
        self.sum += parts;
        self.squares += i128::from(parts) * i128::from(parts);
    }

    /// The mean of the cases; none if there are none.
    pub fn mean(&self) -> Option<f64> {
        (self.of > 0).then(|| self.sum as f64 / self.of as f64 / PARTS as f64)
    }

    /// The 95 % interval of the mean by the normal distribution; none for fewer than two cases.
    pub fn interval(&self) -> Option<[f64; 2]> {
        if self.of < 2 {
            return None;
        }
        let (of, parts) = (self.of as f64, PARTS as f64);
        let mean = self.sum as f64 / of;
        let variance = (self.squares as f64 - self.sum as f64 * mean).max(0.0) / (of - 1.0);
        let half = 1.96 * (variance / of).sqrt();
        Some([(mean - half) / parts, (mean + half) / parts])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_has_a_mean_and_an_interval() {
        let mut sample = Sample::default();
        assert_eq!((sample.mean(), sample.interval()), (None, None));
        sample.add(4, 1);
        assert_eq!((sample.mean(), sample.interval()), (Some(4.0), None));
        for value in [6, 4, 6] {
            sample.add(value, 1);
        }
        // The standard deviation is 2 / √3, that of the mean 1 / √3.
        let half = 1.96 / 3f64.sqrt();
        let [low, high] = sample.interval().unwrap();
        assert!((low - (5.0 - half)).abs() < 1e-9 && (high - (5.0 + half)).abs() < 1e-9, "{low} {high}");
    }

    #[test]
    fn samples_are_added_in_any_order() {
        let of = |values: &[i64]| {
            values.iter().fold(Sample::default(), |mut sample, value| {
                sample.add(*value, 3);
                sample
            })
        };
        let mut both = of(&[1, -5]);
        both.add_all(&of(&[7]));
        assert_eq!(both, of(&[7, 1, -5]));
        assert_eq!(both.mean(), Some(1.0 / 3.0));
    }
}
