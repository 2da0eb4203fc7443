//! The sources of each coin of a score.

use serde::Serialize;

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
}

impl ScoreSheet {
    /// The sum of all coins.
    pub fn total(&self) -> i32 {
        let ScoreSheet { treasures, idol, jewelry, manuscript, pottery, remains, tapestry, servants } = *self;
        [treasures, idol, jewelry, manuscript, pottery, remains, tapestry, servants]
            .map(i32::from)
            .iter()
            .sum()
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
