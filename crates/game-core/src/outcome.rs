//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, SeatSet};

/// A win in parts: a number that up to eight winners can share evenly.
pub const WIN: u64 = 840;

/// How a finished game ended.
///
/// ```
/// use game_core::{BySeat, Outcome, Seat, SeatSet, WIN};
///
/// let scores = BySeat::new(3, |seat| [12, 20, 7][seat.index()]);
/// let outcome = Outcome { scores, winners: SeatSet::only(Seat::B) };
/// assert_eq!([Seat::A, Seat::B, Seat::C].map(|seat| outcome.place(seat)), [2, 1, 3]);
/// assert_eq!(outcome.win_of(Seat::B), WIN);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Every seat's score.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<i32>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<i32>))]
    pub scores: BySeat<i32>,
    /// The seats that won; several share the win.
    pub winners: SeatSet,
}

impl Outcome {
    /// The part of [`WIN`] that `seat` gets; winners share it evenly.
    pub fn win_of(&self, seat: Seat) -> u64 {
        if self.winners.contains(seat) { WIN / self.winners.len() as u64 } else { 0 }
    }

    /// The place of `seat`: 1 for every winner, then by score; equal scores share a place.
    pub fn place(&self, seat: Seat) -> usize {
        if self.winners.contains(seat) {
            return 1;
        }
        let before = self
            .scores
            .iter()
            .filter(|&(other, &score)| self.winners.contains(other) || score > self.scores[seat]);
        before.count() + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_share_a_win_evenly() {
        for winners in 1..=8 {
            assert_eq!(WIN % winners, 0, "{winners} share a win evenly");
        }
        let outcome =
            Outcome { scores: BySeat::new(3, |_| 9), winners: [Seat::A, Seat::C].into_iter().collect() };
        assert_eq!([Seat::A, Seat::B, Seat::C].map(|seat| outcome.win_of(seat)), [WIN / 2, 0, WIN / 2]);
    }

    #[test]
    fn losers_of_a_roll_off_share_second_place() {
        let scores = BySeat::new(4, |seat| if seat == Seat::D { 5 } else { 30 });
        let outcome = Outcome { scores, winners: SeatSet::only(Seat::B) };
        let places: Vec<usize> = scores.seats().map(|seat| outcome.place(seat)).collect();
        assert_eq!(places, [2, 1, 2, 4]);
    }
}
