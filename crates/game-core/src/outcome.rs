//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{BySeat, MAX_SEATS, Seat, SeatSet};

/// A win in parts: a number that up to eight winners can share evenly.
pub const WIN: u64 = 840;

/// How a finished game ended.
///
/// ```
/// use game_core::{BySeat, Outcome, Seat, SeatSet, WIN};
///
/// let scores = BySeat::new(3, |seat| [12, 20, 7][seat.index()]);
/// let outcome = Outcome::new(scores, SeatSet::only(Seat::B));
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
    /// The players who win or lose together, if the game has teams.
    #[serde(default, skip_serializing_if = "Teams::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<SeatSet>>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<Seat>>, required = false))]
    pub teams: Teams,
}

impl Outcome {
    /// How a game without teams ended.
    pub fn new(scores: BySeat<i32>, winners: SeatSet) -> Outcome {
        Outcome { scores, winners, teams: Teams::NONE }
    }

    /// The part of [`WIN`] that `seat` gets; winners share it evenly.
    pub fn win_of(&self, seat: Seat) -> u64 {
        if self.winners.contains(seat) { WIN / self.winners.len() as u64 } else { 0 }
    }

    /// The place of `seat`: 1 for every winner, then by score; equal scores share a place.
    ///
    /// Allies share a place: teams are placed by the sum of their scores.
    pub fn place(&self, seat: Seat) -> usize {
        if self.winners.contains(seat) {
            return 1;
        }
        if !self.teams.is_none() {
            let score = |team: SeatSet| -> i32 { team.iter().map(|seat| self.scores[seat]).sum() };
            let own = score(self.teams.of(seat));
            let won = |team: SeatSet| team.iter().any(|seat| self.winners.contains(seat));
            return self.teams.iter().filter(|&team| won(team) || score(team) > own).count() + 1;
        }
        let before = self
            .scores
            .iter()
            .filter(|&(other, &score)| self.winners.contains(other) || score > self.scores[seat]);
        before.count() + 1
    }
}

/// Which players win or lose together: each seat is in one team, or there are no teams.
///
/// ```
/// use game_core::{Seat, SeatSet, Teams};
///
/// let pairs: Teams = [[Seat::A, Seat::C], [Seat::B, Seat::D]].map(|team| team.into_iter().collect()).into_iter().collect();
/// assert_eq!(pairs.of(Seat::C).to_string(), "ac");
/// assert_eq!(pairs.iter().count(), 2);
/// assert_eq!(Teams::NONE.of(Seat::C), SeatSet::only(Seat::C));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Teams([SeatSet; MAX_SEATS / 2]);

impl Teams {
    /// No teams: everyone plays alone.
    pub const NONE: Teams = Teams([SeatSet::EMPTY; MAX_SEATS / 2]);

    /// Whether there are no teams.
    pub fn is_none(&self) -> bool {
        *self == Teams::NONE
    }

    /// The teams, in order.
    pub fn iter(self) -> impl Iterator<Item = SeatSet> {
        self.0.into_iter().filter(|team| !team.is_empty())
    }

    /// The team of `seat`; the seat alone if there are no teams.
    pub fn of(self, seat: Seat) -> SeatSet {
        self.iter().find(|team| team.contains(seat)).unwrap_or(SeatSet::only(seat))
    }
}

impl FromIterator<SeatSet> for Teams {
    /// # Panics
    /// If there are more teams than pairs of seats.
    fn from_iter<I: IntoIterator<Item = SeatSet>>(teams: I) -> Teams {
        let mut all = Teams::NONE;
        for (index, team) in teams.into_iter().enumerate() {
            all.0[index] = team;
        }
        all
    }
}

impl Serialize for Teams {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Teams {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Teams, D::Error> {
        let teams = Vec::<SeatSet>::deserialize(deserializer)?;
        let mut seats = SeatSet::EMPTY;
        for team in &teams {
            if team.is_empty() || !team.and(seats).is_empty() {
                return Err(serde::de::Error::custom("every seat is in one team, and no team is empty"));
            }
            seats = seats.union(*team);
        }
        if teams.len() > MAX_SEATS / 2 {
            return Err(serde::de::Error::custom("there are more teams than pairs of seats"));
        }
        Ok(teams.into_iter().collect())
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
        let outcome = Outcome::new(BySeat::new(3, |_| 9), [Seat::A, Seat::C].into_iter().collect());
        assert_eq!([Seat::A, Seat::B, Seat::C].map(|seat| outcome.win_of(seat)), [WIN / 2, 0, WIN / 2]);
    }

    #[test]
    fn losers_of_a_roll_off_share_second_place() {
        let scores = BySeat::new(4, |seat| if seat == Seat::D { 5 } else { 30 });
        let outcome = Outcome::new(scores, SeatSet::only(Seat::B));
        let places: Vec<usize> = scores.seats().map(|seat| outcome.place(seat)).collect();
        assert_eq!(places, [2, 1, 2, 4]);
    }
    #[test]
    fn allies_share_place_and_win() {
        let team = |one, other| [one, other].into_iter().collect::<SeatSet>();
        let teams = [team(Seat::A, Seat::D), team(Seat::B, Seat::E), team(Seat::C, Seat::F)];
        let outcome = Outcome {
            scores: BySeat::new(6, |seat| [9, 20, 1, 9, 1, 18][seat.index()]),
            winners: teams[1],
            teams: teams.into_iter().collect(),
        };
        let places: Vec<usize> = outcome.scores.seats().map(|seat| outcome.place(seat)).collect();
        assert_eq!(places, [3, 1, 2, 3, 1, 2]);
        assert_eq!((outcome.win_of(Seat::B), outcome.win_of(Seat::E)), (WIN / 2, WIN / 2));
        let text = serde_json::to_string(&outcome).unwrap();
        assert!(text.ends_with(r#""teams":[["a","d"],["b","e"],["c","f"]]}"#), "{text}");
        assert_eq!(serde_json::from_str::<Outcome>(&text).unwrap(), outcome);
        let twice = text.replace(r#"["c","f"]"#, r#"["c","a"]"#);
        assert!(serde_json::from_str::<Outcome>(&twice).is_err(), "a seat is in one team");
        let alone = serde_json::to_string(&Outcome::new(outcome.scores, outcome.winners)).unwrap();
        assert!(!alone.contains("teams"), "{alone}");
    }
}
