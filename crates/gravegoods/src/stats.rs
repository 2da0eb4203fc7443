//! Sums over the results of games.
//!
//! All sums are of whole numbers, so they don't depend on the order in which games are added.

use bots::arena::wilson;
use game_core::{BySeat, Outcome, Playout, Seat, WIN};
use games::Listed;
use serde::Serialize;

/// Sums over the results of many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    games: u64,
    decisions: u64,
    seats: BySeat<SeatSums>,
    /// How many games without opponents ended in each rank; empty if none had one.
    ranks: Vec<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct SeatSums {
    scores: i64,
    squares: i128,
    wins: u64,
}

impl Tally {
    /// Sums over no games yet, for `seats` players.
    pub(crate) fn new(seats: usize) -> Tally {
        let seats = BySeat::new(seats, |_| SeatSums::default());
        Tally { games: 0, decisions: 0, seats, ranks: Vec::new() }
    }

    /// Adds a game.
    pub(crate) fn add<G: Listed>(&mut self, setup: &G::Setup, playout: &Playout) {
        let outcome = &playout.outcome;
        self.games += 1;
        self.decisions += playout.decisions;
        for (seat, sums) in self.seats.iter_mut() {
            sums.add(seat, outcome);
        }
        if let Some(rank) = G::solo_rank(setup, outcome) {
            self.ranks.resize(G::SOLO_RANKS.len(), 0);
            self.ranks[rank] += 1;
        }
    }

    /// Adds another tally of the same game and number of players.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (seat, sums) in self.seats.iter_mut() {
            sums.merge(&other.seats[seat]);
        }
        self.ranks.resize(self.ranks.len().max(other.ranks.len()), 0);
        self.ranks.iter_mut().zip(&other.ranks).for_each(|(games, more)| *games += more);
    }

    /// The number of decisions in all games.
    pub(crate) fn decisions(&self) -> u64 {
        self.decisions
    }

    /// The scores of one seat.
    pub(crate) fn scores(&self, seat: Seat) -> Spread {
        self.seats[seat].spread(self.games)
    }

    /// The scores of all seats together.
    pub(crate) fn all_scores(&self) -> Spread {
        let mut all = SeatSums::default();
        self.seats.iter().for_each(|(_, sums)| all.merge(sums));
        all.spread(self.games * self.seats.count() as u64)
    }

    /// The share of wins of one seat. Joint winners share a win evenly.
    pub(crate) fn wins(&self, seat: Seat) -> Share {
        Share { part: self.seats[seat].wins as f64 / WIN as f64, of: self.games as f64 }
    }

    /// The share of solo games that ended in each rank, lowest first.
    pub(crate) fn ranks(&self) -> impl Iterator<Item = Share> {
        self.ranks.iter().map(|&games| Share { part: games as f64, of: self.games as f64 })
    }
}

impl SeatSums {
    fn add(&mut self, seat: Seat, outcome: &Outcome) {
        let score = i64::from(outcome.scores[seat]);
        self.scores += score;
        self.squares += i128::from(score * score);
        self.wins += outcome.win_of(seat);
    }

    fn merge(&mut self, other: &SeatSums) {
        self.scores += other.scores;
        self.squares += other.squares;
        self.wins += other.wins;
    }

    /// The mean and deviation of `count` scores with these sums.
    fn spread(&self, count: u64) -> Spread {
        let (sum, n) = (i128::from(self.scores), i128::from(count));
        // Integers up to the last division: no precision is lost if the two terms are nearly equal.
        let scaled = n * self.squares - sum * sum;
        let deviation = (count > 1).then(|| (scaled as f64 / n as f64 / (n - 1) as f64).sqrt());
        Spread { mean: sum as f64 / n as f64, deviation }
    }
}

/// A mean and its standard deviation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Spread {
    /// The mean.
    pub(crate) mean: f64,
    /// The standard deviation; `None` for a single score.
    pub(crate) deviation: Option<f64>,
}

/// A part of a number of games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Share {
    pub(crate) part: f64,
    pub(crate) of: f64,
}

impl Share {
    /// The part as a fraction of the whole.
    pub(crate) fn fraction(self) -> f64 {
        self.part / self.of
    }

    /// Wilson's 95 % interval of the fraction.
    pub(crate) fn interval(self) -> [f64; 2] {
        wilson(self.fraction(), self.of)
    }
}

/// The share of solo games that ended in a rank, as fields of `--json`.
#[derive(Serialize)]
pub(crate) struct RankFigures {
    pub(crate) rank: &'static str,
    pub(crate) share: f64,
    pub(crate) interval: [f64; 2],
}

impl RankFigures {
    /// Every rank of the game, lowest first.
    pub(crate) fn all<G: Listed>(tally: &Tally) -> Vec<RankFigures> {
        let figures = |(&rank, share): (&&'static str, Share)| RankFigures {
            rank,
            share: share.fraction(),
            interval: share.interval(),
        };
        G::SOLO_RANKS.iter().zip(tally.ranks()).map(figures).collect()
    }
}

#[cfg(test)]
mod tests {
    use game_core::SeatSet;

    use super::*;

    fn sums(scores: &[i32], winners: SeatSet) -> SeatSums {
        let mut sums = SeatSums::default();
        for &score in scores {
            let outcome = Outcome::new(BySeat::new(2, |_| score), winners);
            sums.add(Seat::A, &outcome);
        }
        sums
    }

    #[test]
    fn mean_and_deviation_match_a_textbook_example() {
        let spread = sums(&[2, 4, 4, 4, 5, 5, 7, 9], SeatSet::EMPTY).spread(8);
        assert_eq!(spread.mean, 5.0);
        assert!((spread.deviation.unwrap() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!(sums(&[3], SeatSet::EMPTY).spread(1).deviation, None);
    }

    #[test]
    fn a_shared_win_counts_its_share() {
        assert_eq!(sums(&[1, 1], SeatSet::all(2)).wins, WIN);
    }
}
