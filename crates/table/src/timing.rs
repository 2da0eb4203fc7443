//! Clocks.

use game_core::{Awaiting, Seat};
use protocol::{ClockSetting, SeatClock};

use crate::charter::Millis;
use crate::play::Playable;
use crate::state::{Standing, Table};

/// The milliseconds of a day.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// The time a move may take without touching the reserve; none if it may take for ever.
fn move_time(setting: ClockSetting) -> Option<Millis> {
    match setting {
        ClockSetting::None => None,
        ClockSetting::Live { move_seconds, .. } => Some(Millis::from(move_seconds) * 1000),
        ClockSetting::Days { days } => Some(Millis::from(days) * DAY),
    }
}

/// The reserve that everyone starts with.
pub(crate) fn reserve(setting: ClockSetting) -> Millis {
    match setting {
        ClockSetting::Live { reserve_seconds, .. } => Millis::from(reserve_seconds) * 1000,
        ClockSetting::None | ClockSetting::Days { .. } => 0,
    }
}

impl<G: Playable> Table<G> {
    /// Lets the clocks run of those, and only those, who are awaited and there; `acted` has just made a move.
    pub(crate) fn set_clocks(&mut self, at: Millis, acted: Option<Seat>) {
        let awaited = match (self.standing, self.play.as_ref().map(|play| play.game.awaiting())) {
            (Standing::Playing, Some(Awaiting::Seats(seats))) => seats,
            _ => game_core::SeatSet::EMPTY,
        };
        let free = move_time(self.charter.clock);
        for (index, chair) in self.chairs.iter_mut().enumerate() {
            let seat = Seat::at(index).expect("a table has no more chairs than there are seats");
            let runs = awaited.contains(seat) && chair.present().is_some();
            if let Some(since) = chair.since.filter(|_| !runs || acted == Some(seat)) {
                let over = free.map_or(0, |free| (at - since - free).max(0));
                chair.reserve = (chair.reserve - over).max(0);
                chair.since = None;
            }
            if runs && chair.since.is_none() {
                chair.since = Some(at);
            }
        }
    }

    /// When the time of a seat is used up, if its clock runs.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        let chair = self.chairs.get(seat.index())?;
        Some(chair.since? + move_time(self.charter.clock)? + chair.reserve)
    }

    /// The clock of a seat as everyone sees it.
    pub(crate) fn seat_clock(&self, seat: Seat) -> Option<SeatClock> {
        move_time(self.charter.clock)?;
        let chair = self.chairs.get(seat.index())?;
        chair.guest()?;
        Some(SeatClock { deadline: self.deadline(seat), reserve: chair.reserve })
    }

    /// The seats whose time is used up.
    pub(crate) fn out_of_time(&self, now: Millis) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |seat| self.deadline(*seat).is_some_and(|deadline| deadline <= now))
    }

    /// When the next clock runs out.
    pub fn next_deadline(&self) -> Option<Millis> {
        self.seats().filter_map(|seat| self.deadline(seat)).min()
    }
}
