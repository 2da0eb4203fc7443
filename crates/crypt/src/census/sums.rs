//! The sums over all games.

use game_core::{MAX_SEATS, Sample};

use super::doing::Doing;
use crate::vocabulary::card::Kind;

/// The number of sources of coins (C4.1), with the curse (V4.3) and the sum of all.
pub(super) const SOURCES: usize = 10;

/// The number of sides of all collectors.
pub(super) const SIDES: usize = 2 * Kind::COUNT;

/// Scores of games without rivals up to this one are told apart, from [`LOWEST_SCORE`] on.
const SCORES: usize = 128;

/// The lowest score that is told apart.
const LOWEST_SCORE: i32 = -28;

game_core::sums! {
    /// Everything that is counted.
    pub(super) struct Sums {
        games: u64,
        /// The number of games with allies, and of those with a curse.
        with_allies: u64,
        with_curse: u64,
        by_seat: [Players; MAX_SEATS],
        /// By the first turn in the first round.
        by_turn: [Players; MAX_SEATS],
        /// What players collect in a round, by their first turn in it.
        torch: [Gains; MAX_SEATS],
        /// The coins of a winner, by source.
        winners: [Sample; SOURCES],
        /// The coins of a player, by source.
        all: [Sample; SOURCES],
        sides: [Worth; SIDES],
        doings: [Times; Doing::COUNT],
        /// The number of games without rivals that ended with each score, the lower one of twins.
        scores: [u64; SCORES],
    }

    /// Some players, and how many of them won.
    pub(super) struct Players {
        players: u64,
        /// In parts of a win.
        wins: u64,
        score: Sample,
    }

    /// What is collected in a round.
    pub(super) struct Gains {
        treasures: Sample,
        coins: Sample,
    }

    /// What a side of a collector is worth.
    pub(super) struct Worth {
        games: u64,
        /// The coins that the collector pays a player.
        coins: Sample,
        /// The cards of the kind that a player has in the end.
        cards: Sample,
        /// A player's score.
        score: Sample,
        /// How often a game its ability is used.
        uses: Sample,
        /// The players with most cards of the kind, if there is only one in their game.
        most: Players,
    }

    /// How often something happens.
    pub(super) struct Times {
        /// In a game.
        each: Sample,
        /// The number of games in which it happens.
        games: u64,
    }
}

impl Players {
    /// Adds a player who has this part of a win.
    pub(super) fn add(&mut self, win: u64, score: i32) {
        self.players += 1;
        self.wins += win;
        self.score.add(score.into(), 1);
    }
}

impl Times {
    /// Adds a game.
    pub(super) fn add(&mut self, times: u64) {
        self.each.add(times as i64, 1);
        self.games += u64::from(times > 0);
    }
}

impl Sums {
    /// Adds the score of a game without rivals.
    pub(super) fn add_score(&mut self, score: i32) {
        self.scores[(score - LOWEST_SCORE).clamp(0, SCORES as i32 - 1) as usize] += 1;
    }

    /// The lowest score that at least this share of the games without rivals does not exceed; none without such games.
    pub(super) fn score_at(&self, percent: u64) -> Option<i32> {
        let all: u64 = self.scores.iter().sum();
        let mut games = 0;
        let index = self.scores.iter().position(|count| {
            games += count;
            games > 0 && games * 100 >= all * percent
        });
        index.map(|index| LOWEST_SCORE + index as i32)
    }
}
