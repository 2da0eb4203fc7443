//! Which bot sits where.

use std::fmt;

use game_core::{MAX_SEATS, Seat};

/// The entrants of a match, on chairs that rotate around the table.
///
/// There are as many chairs as seats. Entrants take one each, in the order they were named; the last of them takes the
/// rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup {
    /// The entrant on each chair.
    chairs: Vec<usize>,
    entrants: usize,
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
}

impl fmt::Display for BadLineup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLineup::Nobody => f.write_str("a match needs at least one bot"),
            BadLineup::TooMany { entrants, seats } => {
                write!(f, "{entrants} bots don't fit on {seats} seats")
            }
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
                Ok(Lineup { chairs, entrants })
            }
        }
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
    fn too_many_or_no_entrants_are_refused() {
        assert_eq!(Lineup::new(0, 2), Err(BadLineup::Nobody));
        assert_eq!(Lineup::new(3, 2).unwrap_err().to_string(), "3 bots don't fit on 2 seats");
    }
}
