//! Which bot sits where.

use std::fmt;

use game_core::{MAX_SEATS, Seat, SeatSet, Teams};

/// The entrants of a match, on chairs that rotate around the table.
///
/// There are as many chairs as seats. Entrants take one each, in the order they were named, or all chairs of a team each; the last
/// of them takes the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup {
    /// The entrant on each chair.
    chairs: Vec<usize>,
    entrants: usize,
    /// How many chairs count as one: all of a team, or each alone.
    together: usize,
}

/// The entrants can't be seated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadLineup {
    /// There are no entrants.
    Nobody,
    /// There are more entrants than seats.
    TooMany {
        /// How many entrants.
        entrants: usize,
        /// How many seats.
        seats: usize,
    },
    /// There are more entrants than teams.
    TooManyForTeams {
        /// How many entrants.
        entrants: usize,
        /// How many teams.
        teams: usize,
    },
    /// There are no teams against each other, or they don't stay teams when they rotate around the table.
    NoTeams,
}

impl fmt::Display for BadLineup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLineup::Nobody => f.write_str("a match needs at least one bot"),
            BadLineup::TooMany { entrants, seats } => {
                write!(f, "{entrants} bots don't fit on {seats} seats")
            }
            BadLineup::TooManyForTeams { entrants, teams } => {
                write!(f, "{entrants} bots don't fit in {teams} teams")
            }
            BadLineup::NoTeams => f.write_str("no teams play against each other in this game"),
        }
    }
}

impl std::error::Error for BadLineup {}

impl Lineup {
    /// A lineup of `entrants` at a table of `seats`.
    ///
    /// # Errors
    /// If there are no entrants, or more entrants than seats.
    pub fn new(entrants: usize, seats: usize) -> Result<Lineup, BadLineup> {
        assert!(seats <= MAX_SEATS, "no table has more than {MAX_SEATS} seats");
        match entrants {
            0 => Err(BadLineup::Nobody),
            _ if entrants > seats => Err(BadLineup::TooMany { entrants, seats }),
            _ => {
                let chairs = (0..seats).map(|chair| chair.min(entrants - 1)).collect();
                Ok(Lineup { chairs, entrants, together: 1 })
            }
        }
    }

    /// A lineup of `entrants` at a table of `seats`, with the same entrant on all chairs of a team. The games count for teams.
    ///
    /// # Errors
    /// If there are no entrants, or more entrants than teams, or no teams.
    pub fn of_teams(entrants: usize, seats: usize, teams: Teams) -> Result<Lineup, BadLineup> {
        let all: Vec<SeatSet> = teams.iter().collect();
        let left = |team: &SeatSet| team.iter().map(|seat| seat.left(1, seats)).collect::<SeatSet>();
        let (count, even) = (all.len(), all.iter().all(|team| all.contains(&left(team))));
        match entrants {
            0 => Err(BadLineup::Nobody),
            _ if count < 2 || !even => Err(BadLineup::NoTeams),
            _ if entrants > count => Err(BadLineup::TooManyForTeams { entrants, teams: count }),
            _ => {
                let team = |seat: Seat| all.iter().position(|team| team.contains(seat));
                let on = |seat: Seat| team(seat).expect("every seat is in a team").min(entrants - 1);
                Ok(Lineup { chairs: Seat::first(seats).map(on).collect(), entrants, together: seats / count })
            }
        }
    }

    /// How many chairs count as one: all of a team, or each alone.
    pub fn together(&self) -> usize {
        self.together
    }

    /// The number of entrants.
    pub fn entrants(&self) -> usize {
        self.entrants
    }

    /// The number of seats; a deal has one game for each rotation, so as many games as seats.
    pub fn seats(&self) -> usize {
        self.chairs.len()
    }

    /// How many chairs an entrant has.
    pub fn chairs_of(&self, entrant: usize) -> usize {
        self.chairs.iter().filter(|&&on_it| on_it == entrant).count()
    }

    /// The chair at `seat` in a rotation: chair 0 is at seat `a` in rotation 0, at `b` in rotation 1.
    pub fn chair_at(&self, rotation: usize, seat: Seat) -> usize {
        let seats = self.seats();
        (seat.index() + seats - rotation % seats) % seats
    }

    /// The entrant on a chair.
    pub fn entrant_on(&self, chair: usize) -> usize {
        self.chairs[chair]
    }

    /// The entrant at `seat` in a rotation.
    pub fn entrant_at(&self, rotation: usize, seat: Seat) -> usize {
        self.entrant_on(self.chair_at(rotation, seat))
    }

    /// The entrants in the order of the seats, in a rotation.
    pub fn seating(&self, rotation: usize) -> Vec<usize> {
        Seat::first(self.seats()).map(|seat| self.entrant_at(rotation, seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chair_is_at_every_seat_once() {
        for seats in 1..=4 {
            let lineup = Lineup::new(1, seats).unwrap();
            for seat in Seat::first(seats) {
                let mut chairs: Vec<_> = (0..seats).map(|rotation| lineup.chair_at(rotation, seat)).collect();
                chairs.sort_unstable();
                assert_eq!(chairs, (0..seats).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn the_last_entrant_fills_the_table() {
        let lineup = Lineup::new(2, 4).unwrap();
        assert_eq!((lineup.chairs_of(0), lineup.chairs_of(1)), (1, 3));
        let seatings: Vec<_> = (0..4).map(|rotation| lineup.seating(rotation)).collect();
        assert_eq!(seatings, [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
        assert_eq!(Lineup::new(3, 3).unwrap().seating(1), [2, 0, 1]);
    }

    #[test]
    fn an_entrant_has_all_chairs_of_a_team_in_every_rotation() {
        let pair = |one: Seat, other: Seat| [one, other].into_iter().collect::<SeatSet>();
        let houses = [pair(Seat::A, Seat::D), pair(Seat::B, Seat::E), pair(Seat::C, Seat::F)];
        let teams: Teams = houses.into_iter().collect();
        let lineup = Lineup::of_teams(2, 6, teams).unwrap();
        assert_eq!((lineup.seating(0), lineup.seating(1)), (vec![0, 1, 1, 0, 1, 1], vec![1, 0, 1, 1, 0, 1]));
        for rotation in 0..6 {
            for house in houses {
                let bots: Vec<usize> = house.iter().map(|seat| lineup.entrant_at(rotation, seat)).collect();
                assert_eq!(bots[0], bots[1], "rotation {rotation}");
            }
        }
        assert_eq!((lineup.together(), Lineup::new(2, 6).unwrap().together()), (2, 1));
        assert_eq!(Lineup::of_teams(0, 6, teams), Err(BadLineup::Nobody));
        assert_eq!(Lineup::of_teams(4, 6, teams).unwrap_err().to_string(), "4 bots don't fit in 3 teams");
        assert_eq!(Lineup::of_teams(1, 6, Teams::NONE), Err(BadLineup::NoTeams));
        // Neighbours would not stay together.
        let neighbours: Teams = [pair(Seat::A, Seat::B), pair(Seat::C, Seat::D)].into_iter().collect();
        assert_eq!(Lineup::of_teams(1, 4, neighbours), Err(BadLineup::NoTeams));
        let twins: Teams = [pair(Seat::A, Seat::B)].into_iter().collect();
        assert_eq!(Lineup::of_teams(1, 2, twins), Err(BadLineup::NoTeams));
    }

    #[test]
    fn too_many_or_no_entrants_are_refused() {
        assert_eq!(Lineup::new(0, 2), Err(BadLineup::Nobody));
        assert_eq!(Lineup::new(3, 2).unwrap_err().to_string(), "3 bots don't fit on 2 seats");
    }
}
