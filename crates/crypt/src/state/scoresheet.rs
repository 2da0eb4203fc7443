//! The sources of each coin of a score.

use game_core::Outcome;
use serde::Serialize;

use crate::vocabulary::collector::Sides;
use crate::vocabulary::setup::{Curse, Setup, SidesChoice, Variant};

/// The coins of one player by source (C4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ScoreSheet {
    /// The coins printed on all treasures.
    pub treasures: u8,
    /// The Idol collector's bonus (C5.2).
    pub idol: u8,
    /// The Jewelry collector's bonus (C5.3).
    pub jewelry: u8,
    /// The Manuscript collector's bonus (C5.4).
    pub manuscript: u8,
    /// The Pottery collector's bonus (C5.7).
    pub pottery: u8,
    /// The Remains collector's bonus (C5.6).
    pub remains: u8,
    /// The Tapestry collector's bonus (C5.9).
    pub tapestry: u8,
    /// One for every die not exhausted.
    pub servants: u8,
    /// The coins lost for holding most treasures of the cursed kind (V4.3).
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    pub curse: u8,
}

/// Whether a number is zero, which sheets leave out.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl ScoreSheet {
    /// The sum of all coins; less than zero if the curse took more than there was.
    pub fn total(&self) -> i32 {
        let ScoreSheet { treasures, idol, jewelry, manuscript, pottery, remains, tapestry, servants, curse } =
            *self;
        let gained = [treasures, idol, jewelry, manuscript, pottery, remains, tapestry, servants];
        gained.map(i32::from).iter().sum::<i32>() - i32::from(curse)
    }
}

/// The rank of an Only Child's score (C6.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// Below 30.
    Fool,
    /// 30 to 39.
    Petty,
    /// 40 to 49.
    Wealthy,
    /// 50 or more.
    Magnificent,
}

impl Rank {
    /// Every rank, lowest first.
    pub const ALL: [Rank; 4] = [Rank::Fool, Rank::Petty, Rank::Wealthy, Rank::Magnificent];

    /// The rank that a player alone (C6.7), or a pair of twins by the lower score (V2.4), reached; none with the curse, and for twins
    /// none with other sides than A.
    pub(crate) fn of_outcome(setup: &Setup, outcome: &Outcome) -> Option<Rank> {
        if setup.curse == Curse::On {
            return None;
        }
        match (setup.variant, outcome.scores.as_slice()) {
            (Variant::Base, [score]) => Some(Rank::of(*score)),
            (Variant::Twins, [one, other]) if setup.sides == SidesChoice::Chosen(Sides::ALL_A) => {
                Some(Rank::of_twins(*one.min(other)))
            }
            (Variant::Base | Variant::Twins | Variant::Houses, _) => None,
        }
    }

    /// The rank of a pair of twins whose lower score this is (V2.4).
    pub fn of_twins(score: i32) -> Rank {
        match score {
            ..36 => Rank::Fool,
            36..44 => Rank::Petty,
            44..52 => Rank::Wealthy,
            52.. => Rank::Magnificent,
        }
    }

    /// The rank of a score (C6.7).
    pub fn of(score: i32) -> Rank {
        match score {
            ..30 => Rank::Fool,
            30..40 => Rank::Petty,
            40..50 => Rank::Wealthy,
            50.. => Rank::Magnificent,
        }
    }
}

impl std::fmt::Display for Rank {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Rank::Fool => "the Fool",
            Rank::Petty => "the Petty",
            Rank::Wealthy => "the Wealthy",
            Rank::Magnificent => "the Magnificent",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c6_7_ranks_start_at_30_40_and_50() {
        let ranks = [0, 29, 30, 39, 40, 49, 50, 99].map(Rank::of);
        use Rank::{Fool, Magnificent, Petty, Wealthy};
        assert_eq!(ranks, [Fool, Fool, Petty, Petty, Wealthy, Wealthy, Magnificent, Magnificent]);
    }
}
