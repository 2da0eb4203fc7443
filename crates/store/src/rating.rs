//! Ratings: estimates of skill, and how a game changes them.
//!
//! The model is that of Weng and Lin, which OpenSkill implements: a person's skill is an estimate with an uncertainty. A game
//! of any number of players changes all estimates by how surprising the order of each pair was.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The estimated skill of a person in one variant of a game with one number of players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimate.
    pub mean: f64,
    /// The standard deviation of the estimate.
    pub uncertainty: f64,
}

/// The change of a rating by one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// Before the game.
    pub before: Rating,
    /// After it.
    pub after: Rating,
}

impl Rating {
    /// The rating of a person who has not played yet.
    pub const NEWCOMER: Self = Self { mean: 25.0, uncertainty: 25.0 / 3.0 };

    /// A lower bound of the skill that is almost certain. Leaderboards use it, so that people rise by playing.
    #[must_use]
    pub fn conservative(self) -> f64 {
        self.mean - 3.0 * self.uncertainty
    }
}

/// The ratings after a game in which everyone played alone, in the given order. Equal places are ties; the lowest place is the
/// best.
#[must_use]
pub fn rate(game: &[(Rating, u8)]) -> Vec<Rating> {
    let alone: Vec<(Vec<Rating>, u8)> = game.iter().map(|&(rating, place)| (vec![rating], place)).collect();
    rate_teams(&alone).into_iter().flatten().collect()
}

/// The ratings after a game between teams, in the given order. Equal places are ties; the lowest place is the best.
///
/// In this model the skill of a team is the sum of its members' skills, and each member's estimate moves by their share of the
/// team's uncertainty.
#[must_use]
pub fn rate_teams(game: &[(Vec<Rating>, u8)]) -> Vec<Vec<Rating>> {
    // A single team can't be compared with anyone.
    if game.len() < 2 {
        return game.iter().map(|(team, _)| team.clone()).collect();
    }
    let member = |&Rating { mean, uncertainty }: &Rating| WengLinRating { rating: mean, uncertainty };
    let before: Vec<Vec<WengLinRating>> =
        game.iter().map(|(team, _)| team.iter().map(member).collect()).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(game)
        .map(|(team, &(_, place))| (team.as_slice(), MultiTeamOutcome::new(place.into())))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let rating = |WengLinRating { rating, uncertainty }| Rating { mean: rating, uncertainty };
    after.into_iter().map(|team| team.into_iter().map(rating).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Rating, rate, rate_teams};

    fn newcomers(places: &[u8]) -> Vec<Rating> {
        rate(&places.iter().map(|&place| (Rating::NEWCOMER, place)).collect::<Vec<_>>())
    }

    #[test]
    fn the_winner_gains_what_the_loser_loses() {
        let after = newcomers(&[1, 2]);
        // The values that OpenSkill's Bradley-Terry model gives for two newcomers.
        assert!((after[0].mean - 27.635).abs() < 0.001, "{after:?}");
        assert!((after[1].mean - 22.365).abs() < 0.001, "{after:?}");
        assert!((after[0].uncertainty - 8.066).abs() < 0.001, "{after:?}");
        assert!((after[0].uncertainty - after[1].uncertainty).abs() < 1e-9);
    }

    #[test]
    fn a_tie_of_equals_reduces_only_the_uncertainty() {
        for after in newcomers(&[1, 1, 1]) {
            assert!((after.mean - Rating::NEWCOMER.mean).abs() < 1e-9);
            assert!(after.uncertainty < Rating::NEWCOMER.uncertainty);
        }
    }

    #[test]
    fn ratings_of_four_players_follow_their_places() {
        let after = newcomers(&[3, 1, 4, 2]);
        let order = [1, 3, 0, 2].map(|seat: usize| after[seat].mean);
        assert!(order.is_sorted_by(|better, worse| better > worse), "{after:?}");
    }

    #[test]
    fn allies_gain_and_lose_together_by_their_share_of_the_uncertainty() {
        let team = |places: [u8; 3]| {
            let game: Vec<_> = places.iter().map(|&place| (vec![Rating::NEWCOMER; 2], place)).collect();
            rate_teams(&game)
        };
        let after = team([2, 1, 3]);
        for house in &after {
            assert_eq!(house[0], house[1], "equal allies stay equal");
            assert!(house[0].uncertainty < Rating::NEWCOMER.uncertainty);
        }
        assert!(after[1][0].mean > after[0][0].mean && after[0][0].mean > after[2][0].mean, "{after:?}");
        assert!(after[1][0].mean > Rating::NEWCOMER.mean && after[2][0].mean < Rating::NEWCOMER.mean);
        // Who is certain already moves less than a newcomer on the same team.
        let certain = Rating { mean: 25.0, uncertainty: 2.0 };
        let mixed = rate_teams(&[(vec![certain, Rating::NEWCOMER], 1), (vec![Rating::NEWCOMER; 2], 2)]);
        let gain = |member: usize| mixed[0][member].mean - 25.0;
        let share = (certain.uncertainty / Rating::NEWCOMER.uncertainty).powi(2);
        assert!(gain(0) > 0.0 && (gain(0) / gain(1) - share).abs() < 1e-9, "{mixed:?}");
        assert_eq!(rate_teams(&[(vec![certain, Rating::NEWCOMER], 1)]), [[certain, Rating::NEWCOMER]]);
    }

    #[test]
    fn gaps_between_places_do_not_matter() {
        assert_eq!(newcomers(&[1, 2, 2]), newcomers(&[1, 3, 3]));
    }

    #[test]
    fn a_single_player_keeps_the_rating() {
        assert_eq!(newcomers(&[1]), [Rating::NEWCOMER]);
        assert!(newcomers(&[]).is_empty());
    }

    #[test]
    fn playing_raises_the_conservative_rating_of_equals() {
        let after = newcomers(&[1, 1]);
        assert!(after[0].conservative() > Rating::NEWCOMER.conservative());
        assert!(Rating::NEWCOMER.conservative().abs() < 1e-9);
    }
}
