//! The result of a game that players may have forfeited.

use game_core::{Outcome, Seat, SeatSet};

/// The result of a game: its outcome, but a loss for every seat that forfeited.
///
/// A forfeiter's part of the win goes to the other winners. If there are none, the seats with the highest score that did not
/// forfeit win; if every seat forfeited, nobody wins. The score of a forfeiter counts as 0, or as what it was if that is
/// less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    outcome: Outcome,
    forfeits: SeatSet,
}

impl GameResult {
    /// The result of a game with this outcome that these seats forfeited.
    pub fn new(mut outcome: Outcome, forfeits: SeatSet) -> GameResult {
        if !forfeits.is_empty() {
            outcome.winners = winners(&outcome, forfeits);
            for seat in forfeits.iter() {
                outcome.scores[seat] = outcome.scores[seat].min(0);
            }
        }
        GameResult { outcome, forfeits }
    }

    /// The outcome that counts.
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// The seats that forfeited.
    pub fn forfeits(&self) -> SeatSet {
        self.forfeits
    }

    /// The place of `seat`: 1 for every winner, then by score; seats that forfeited come after all others.
    pub fn place(&self, seat: Seat) -> usize {
        let Outcome { scores, winners, .. } = &self.outcome;
        let rank = |seat: Seat| (!self.forfeits.contains(seat), winners.contains(seat), self.standing(seat));
        let teams = self.outcome.teams;
        let leads = |other: &Seat| teams.of(*other).first() == Some(*other);
        1 + scores.seats().filter(leads).filter(|&other| rank(other) > rank(seat)).count()
    }

    /// The score of the seat or its team, which ranks the seats that neither won nor forfeited.
    fn standing(&self, seat: Seat) -> Option<i32> {
        let level = self.outcome.winners.contains(seat) || self.forfeits.contains(seat);
        (!level).then(|| self.outcome.teams.of(seat).iter().map(|ally| self.outcome.scores[ally]).sum())
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        GameResult::new(outcome, SeatSet::EMPTY)
    }
}

/// The winners if these seats forfeit.
fn winners(outcome: &Outcome, forfeits: SeatSet) -> SeatSet {
    let left = outcome.winners.without(forfeits);
    if !left.is_empty() {
        return left;
    }
    let others = || outcome.scores.iter().filter(|(seat, _)| !forfeits.contains(*seat));
    let best = others().map(|(_, score)| *score).max();
    others().filter(|(_, score)| Some(**score) == best).map(|(seat, _)| seat).collect()
}

#[cfg(test)]
mod tests {
    use game_core::BySeat;

    use super::*;

    fn seats(letters: &str) -> SeatSet {
        letters.chars().filter_map(Seat::from_letter).collect()
    }

    fn result(scores: &[i32], winners: &str, forfeits: &str) -> GameResult {
        let scores = BySeat::new(scores.len(), |seat| scores[seat.index()]);
        GameResult::new(Outcome::new(scores, seats(winners)), seats(forfeits))
    }

    fn places(result: &GameResult) -> Vec<usize> {
        result.outcome().scores.seats().map(|seat| result.place(seat)).collect()
    }

    #[test]
    fn a_game_without_forfeits_keeps_its_outcome() {
        let result = result(&[30, 5, 30, 30], "c", "");
        assert_eq!(result.outcome().scores.as_slice(), [30, 5, 30, 30]);
        assert_eq!(places(&result), [2, 4, 1, 2]);
        assert!(Seat::first(4).all(|seat| result.place(seat) == result.outcome().place(seat)));
    }

    #[test]
    fn a_forfeited_win_goes_to_the_others() {
        let shared = result(&[9, 9, 4], "ab", "a");
        assert_eq!(shared.outcome().winners, seats("b"));
        let alone = result(&[9, 4, 4], "a", "a");
        assert_eq!(alone.outcome().winners, seats("bc"));
        assert_eq!((places(&alone), alone.outcome().scores.as_slice()), (vec![3, 1, 1], &[0, 4, 4][..]));
        let lost = result(&[9, 4, 6], "a", "c");
        assert_eq!((lost.outcome().winners, places(&lost)), (seats("a"), vec![1, 2, 3]));
    }

    #[test]
    fn forfeiters_are_last_whatever_their_score() {
        let result = result(&[3, -5, -2, -7], "a", "cd");
        assert_eq!(result.outcome().scores.as_slice(), [3, -5, -2, -7]);
        assert_eq!(places(&result), [1, 2, 3, 3]);
    }

    #[test]
    fn if_all_forfeit_nobody_wins() {
        let result = result(&[3, 2], "a", "ab");
        assert!(result.outcome().winners.is_empty());
        assert_eq!(places(&result), [1, 1]);
        assert_eq!([Seat::A, Seat::B].map(|seat| result.outcome().win_of(seat)), [0, 0]);
    }
}
