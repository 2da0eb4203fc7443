//! The standings of a match.

use std::collections::BTreeMap;

use game_core::{Outcome, Seat, WIN};

use super::figures::{Estimate, Sums, elo};
use super::{GameResult, Lineup};

/// The results of all games of one deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealResult {
    entrants: Vec<DealSums>,
}

/// One entrant's results in one deal, as whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct DealSums {
    /// In parts of a [`WIN`].
    wins: i64,
    scores: i64,
    /// The sum of score differences over all pairs of an own seat and another entrant's seat.
    lead: i64,
    /// Over the same pairs, 2 for each that finished ahead and 1 for each tie.
    ahead: i64,
}

impl DealResult {
    /// Adds up a deal: one outcome for each rotation, in order.
    pub fn of<'o>(lineup: &Lineup, outcomes: impl IntoIterator<Item = &'o Outcome>) -> DealResult {
        DealResult::of_results(lineup, outcomes.into_iter().map(|outcome| GameResult::from(*outcome)))
    }

    /// Adds up a deal with possible forfeits: one result for each rotation, in order.
    pub fn of_results(lineup: &Lineup, results: impl IntoIterator<Item = GameResult>) -> DealResult {
        let mut entrants = vec![DealSums::default(); lineup.entrants()];
        for (rotation, result) in results.into_iter().enumerate() {
            for seat in result.outcome().scores.seats() {
                entrants[lineup.entrant_at(rotation, seat)].add(lineup, rotation, seat, &result);
            }
        }
        DealResult { entrants }
    }
}

impl DealSums {
    fn add(&mut self, lineup: &Lineup, rotation: usize, seat: Seat, result: &GameResult) {
        let outcome = result.outcome();
        self.scores += i64::from(outcome.scores[seat]);
        self.wins += outcome.win_of(seat) as i64;
        let own = lineup.entrant_at(rotation, seat);
        let others = outcome.scores.seats().filter(|&other| lineup.entrant_at(rotation, other) != own);
        for other in others {
            self.lead += i64::from(outcome.scores[seat]) - i64::from(outcome.scores[other]);
            self.ahead += match result.place(seat).cmp(&result.place(other)) {
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 0,
            };
        }
    }
}

/// An entrant's Elo difference to the others; none where it won or lost everything.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The difference.
    pub points: Option<f64>,
    /// The lower bound of the 95 % interval.
    pub low: Option<f64>,
    /// The upper bound.
    pub high: Option<f64>,
}

/// The standings of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    lineup: Lineup,
    deals: u64,
    entrants: Vec<EntrantSums>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct EntrantSums {
    /// How many deals it won so many parts of a [`WIN`] in.
    deals: BTreeMap<i64, u64>,
    wins: Sums,
    scores: Sums,
    lead: Sums,
    ahead: Sums,
}

impl Standings {
    /// The standings before the first deal.
    pub fn new(lineup: &Lineup) -> Standings {
        let entrants = vec![EntrantSums::default(); lineup.entrants()];
        Standings { lineup: lineup.clone(), deals: 0, entrants }
    }

    /// Adds a deal.
    pub fn add(&mut self, result: &DealResult) {
        self.deals += 1;
        for (sums, deal) in self.entrants.iter_mut().zip(&result.entrants) {
            *sums.deals.entry(deal.wins).or_default() += 1;
            sums.wins.add(deal.wins);
            sums.scores.add(deal.scores);
            sums.lead.add(deal.lead);
            sums.ahead.add(deal.ahead);
        }
    }

    /// The number of deals.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.deals * self.lineup.seats() as u64
    }

    /// The share of wins for a chair of average strength, or for a team.
    pub fn fair_share(&self) -> f64 {
        self.lineup.together() as f64 / self.lineup.seats() as f64
    }

    /// The share of games that an entrant wins, for each of its chairs or teams; seats that win together share a win evenly.
    pub fn win_share(&self, entrant: usize) -> Estimate {
        self.entrants[entrant].wins.share(self.win_unit(entrant))
    }

    /// How many deals an entrant won so many games in, from the fewest games to the most. Those who win together share a win.
    ///
    /// With two players a deal has five possible results; they are all listed.
    pub fn deals_by_wins(&self, entrant: usize) -> Vec<(f64, u64)> {
        let mut deals = self.entrants[entrant].deals.clone();
        if self.lineup.seats() == 2 && self.lineup.entrants() == 2 {
            (0..=4).for_each(|halves| _ = deals.entry(halves * WIN as i64 / 2).or_default());
        }
        deals.into_iter().map(|(wins, deals)| (wins as f64 / WIN as f64, deals)).collect()
    }

    /// The share of games that an entrant won in a deal, and in how many deals, from the lowest share to the highest.
    pub(super) fn shares(&self, entrant: usize) -> impl Iterator<Item = (f64, u64)> {
        let unit = self.win_unit(entrant);
        self.entrants[entrant].deals.iter().map(move |(&wins, &deals)| (wins as f64 / unit, deals))
    }

    /// The largest share of games that an entrant can win.
    pub(super) fn most_share(&self, entrant: usize) -> f64 {
        (WIN * self.lineup.seats() as u64) as f64 / self.win_unit(entrant)
    }

    /// The variance of that share between deals.
    pub fn win_variance(&self, entrant: usize) -> f64 {
        self.entrants[entrant].wins.variance(self.win_unit(entrant))
    }

    /// The mean score of an entrant; of a team it is the sum of its seats.
    pub fn score(&self, entrant: usize) -> Estimate {
        self.entrants[entrant].scores.estimate(self.sides_held(entrant))
    }

    /// How much more an entrant scores than the others at its table; none if it only plays against itself.
    pub fn lead(&self, entrant: usize) -> Option<Estimate> {
        let pairs = self.pairs(entrant);
        // Each pair of teams is counted for every seat of a team against every seat of the other.
        (pairs > 0.0).then(|| self.entrants[entrant].lead.estimate(pairs / self.lineup.together() as f64))
    }

    /// An entrant's Elo difference to the others at its table, from who finished ahead of whom; none if it only plays
    /// against itself.
    pub fn elo(&self, entrant: usize) -> Option<Elo> {
        let pairs = self.pairs(entrant);
        (pairs > 0.0).then(|| {
            let Estimate { mean, interval } = self.entrants[entrant].ahead.share(2.0 * pairs);
            let [low, high] = interval.unwrap_or([0.0, 1.0]).map(elo);
            Elo { points: elo(mean), low, high }
        })
    }

    /// The number of seats that an entrant has in the games of one deal.
    fn seats_held(&self, entrant: usize) -> f64 {
        (self.lineup.seats() * self.lineup.chairs_of(entrant)) as f64
    }

    /// The number of seats, or of teams, that an entrant has in the games of one deal.
    fn sides_held(&self, entrant: usize) -> f64 {
        self.seats_held(entrant) / self.lineup.together() as f64
    }

    fn win_unit(&self, entrant: usize) -> f64 {
        WIN as f64 * self.sides_held(entrant)
    }

    /// The number of pairs of an own seat and another entrant's seat in the games of one deal.
    fn pairs(&self, entrant: usize) -> f64 {
        self.seats_held(entrant) * (self.lineup.seats() - self.lineup.chairs_of(entrant)) as f64
    }
}

#[cfg(test)]
mod tests {
    use game_core::{BySeat, SeatSet};

    use super::*;

    /// A game with these scores; the highest of them share the win.
    fn outcome(scores: &[i32]) -> Outcome {
        let best = scores.iter().max();
        let winners = Seat::first(scores.len()).filter(|seat| Some(&scores[seat.index()]) == best);
        let winners: SeatSet = winners.collect();
        Outcome::new(BySeat::new(scores.len(), |seat| scores[seat.index()]), winners)
    }

    fn standings(entrants: usize, seats: usize, deals: &[&[&[i32]]]) -> Standings {
        let lineup = Lineup::new(entrants, seats).unwrap();
        let mut standings = Standings::new(&lineup);
        for deal in deals {
            let outcomes: Vec<_> = deal.iter().map(|scores| outcome(scores)).collect();
            standings.add(&DealResult::of(&lineup, &outcomes));
        }
        standings
    }

    #[test]
    fn two_players_swap_seats() {
        // The first bot sits at a, then at b: it wins 30 to 20, then 25 to 15; then draws, then loses 10 to 12.
        let standings = standings(2, 2, &[&[&[30, 20], &[15, 25]], &[&[20, 20], &[12, 10]]]);
        assert_eq!((standings.deals(), standings.games()), (2, 4));
        assert_eq!(standings.win_share(0).mean, 2.5 / 4.0);
        assert_eq!(standings.win_share(1).mean, 1.5 / 4.0);
        assert_eq!(standings.deals_by_wins(0), [(0.0, 0), (0.5, 1), (1.0, 0), (1.5, 0), (2.0, 1)]);
        assert_eq!(standings.score(0).mean, 85.0 / 4.0);
        let lead = standings.lead(0).unwrap();
        assert_eq!(lead.mean, 18.0 / 4.0);
        // The leads of the deals are 10 and −1 for each game: the standard error of their mean is 5.5.
        let [low, high] = lead.interval.unwrap();
        assert!((low - (4.5 - 12.706_205 * 5.5)).abs() < 1e-9 && (high + low - 9.0).abs() < 1e-9);
        assert_eq!(standings.elo(0).unwrap().points, elo(2.5 / 4.0));
        assert_eq!(standings.lead(1).unwrap().mean, -4.5);
    }

    #[test]
    fn one_against_three() {
        let deal: &[&[i32]] = &[&[40, 10, 20, 30], &[40, 10, 20, 30], &[10, 40, 30, 20], &[5, 5, 5, 5]];
        let standings = standings(2, 4, &[deal]);
        // The first bot scores 40, 10, 30, 5: it wins one game and shares another with three.
        assert_eq!(standings.win_share(0).mean, 1.25 / 4.0);
        assert_eq!(standings.win_share(1).mean, 2.75 / 12.0);
        assert_eq!(standings.fair_share(), 0.25);
        assert_eq!(standings.deals_by_wins(0), [(1.25, 1)]);
        assert_eq!([0, 1].map(|entrant| standings.most_share(entrant)), [1.0, 1.0 / 3.0]);
        assert_eq!(standings.score(0).mean, 85.0 / 4.0);
        // Against the others' mean it leads by 20, −20, 20/3 and 0.
        assert!((standings.lead(0).unwrap().mean - 20.0 / 3.0 / 4.0).abs() < 1e-12);
        // Of its twelve pairs it is ahead in 3, 0 and 2, and level in 3.
        assert_eq!(standings.elo(0).unwrap().points, elo(6.5 / 12.0));
        assert_eq!(standings.score(0).interval, None);
    }

    #[test]
    fn teams_win_and_score_as_one() {
        let pair = |one: Seat, other: Seat| [one, other].into_iter().collect::<SeatSet>();
        let houses = [pair(Seat::A, Seat::C), pair(Seat::B, Seat::D)];
        let teams: game_core::Teams = houses.into_iter().collect();
        let lineup = Lineup::of_teams(2, 4, teams).unwrap();
        let game = |scores: [i32; 4], winner: usize| Outcome {
            scores: BySeat::new(4, |seat| scores[seat.index()]),
            winners: houses[winner],
            teams,
        };
        // The first bot has the first team, the second, the first, the second. It wins 50 to 30, 40 to 30 and 60 to 20, and loses
        // 10 to 20.
        let outcomes = [
            game([30, 10, 20, 20], 0),
            game([10, 20, 20, 20], 1),
            game([30, 10, 30, 10], 0),
            game([10, 5, 10, 5], 0),
        ];
        let mut standings = Standings::new(&lineup);
        standings.add(&DealResult::of(&lineup, &outcomes));
        assert_eq!(standings.fair_share(), 0.5);
        assert_eq!([0, 1].map(|entrant| standings.win_share(entrant).mean), [0.75, 0.25]);
        assert_eq!([0, 1].map(|entrant| standings.score(entrant).mean), [40.0, 25.0]);
        assert_eq!(standings.lead(0).unwrap().mean, (20.0 + 10.0 + 40.0 - 10.0) / 4.0);
        assert_eq!(standings.elo(0).unwrap().points, elo(0.75));
    }

    #[test]
    fn forfeits_count_as_losses() {
        let lineup = Lineup::new(2, 2).unwrap();
        let mut standings = Standings::new(&lineup);
        // The first bot sits at a, then at b; it would win both games, and forfeits the first.
        let games = [(outcome(&[30, 20]), SeatSet::only(Seat::A)), (outcome(&[15, 25]), SeatSet::EMPTY)];
        let results = games.map(|(outcome, forfeits)| GameResult::new(outcome, forfeits));
        standings.add(&DealResult::of_results(&lineup, results));
        assert_eq!([0, 1].map(|entrant| standings.win_share(entrant).mean), [0.5, 0.5]);
        assert_eq!(standings.score(0).mean, 12.5);
        assert_eq!(standings.lead(0).unwrap().mean, (-20.0 + 10.0) / 2.0);
        assert_eq!(standings.elo(0).unwrap().points, elo(0.5));
    }

    #[test]
    fn a_bot_against_itself_has_no_lead_or_elo() {
        let standings = standings(1, 2, &[&[&[3, 2], &[1, 2]]]);
        assert_eq!(standings.win_share(0).mean, 0.5);
        assert_eq!((standings.lead(0), standings.elo(0)), (None, None));
    }

    #[test]
    fn the_shares_of_wins_add_up_to_one() {
        let deal: &[&[i32]] = &[&[4, 4, 1], &[2, 2, 2], &[0, 1, 1]];
        let standings = standings(3, 3, &[deal]);
        let all: f64 = (0..3).map(|entrant| standings.win_share(entrant).mean).sum();
        assert!((all - 1.0).abs() < 1e-12);
    }
}
