//! Clocks.

use game_core::{Awaiting, Seat, SeatSet};
use protocol::{ClockSetting, Millis, SeatClock};

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

/// What a record means to the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beat {
    /// This seat has made its move.
    Acted(Seat),
    /// Moves of these seats were taken back.
    TakenBack(SeatSet),
    /// The time of this seat has run out.
    RanOut(Seat),
    /// Nothing in particular.
    Other,
}

impl<G: Playable> Table<G> {
    /// Lets the clocks run of those, and only those, who are awaited and there, or have just left.
    ///
    /// Nobody gains time by leaving and coming back, by running out of it and coming back, by taking a move back, or by
    /// what others do meanwhile. Whoever leaves finds the clock where it would have been; whose time has run out has
    /// none for that move, which the bot makes unless they do so first, and from the next on the time of a move and what
    /// is left of the reserve: nothing.
    pub(crate) fn set_clocks(&mut self, at: Millis, beat: Beat) {
        let playing = self.play.as_ref().filter(|_| self.standing == Standing::Playing);
        let (awaited, nature) = match playing.map(|play| play.game.awaiting()) {
            Some(Awaiting::Seats(seats)) => (seats, false),
            Some(Awaiting::Chance) => (SeatSet::EMPTY, true),
            Some(Awaiting::Nobody) | None => (SeatSet::EMPTY, false),
        };
        let move_time = move_time(self.charter.clock).unwrap_or(0);
        for (seat, chair) in Seat::ALL.into_iter().zip(&mut self.chairs) {
            let acted = beat == Beat::Acted(seat);
            if nature && !acted {
                // Nature takes no time: whose clock runs is seen when it has answered.
                continue;
            }
            let taken_back = matches!(beat, Beat::TakenBack(seats) if seats.contains(seat));
            let ran_out = beat == Beat::RanOut(seat);
            let (awaited, there) = (awaited.contains(seat), chair.present().is_some());
            if acted || taken_back || ran_out || !awaited || !(there || chair.has_left()) {
                chair.stop_clock(at, move_time);
            }
            if acted {
                chair.last = chair.used;
            }
            if acted || ran_out || !awaited {
                chair.used = 0;
            }
            if acted || taken_back || !awaited {
                chair.overdue = false;
            }
            chair.overdue |= ran_out;
            if taken_back && awaited {
                chair.used = (chair.used + chair.last).min(move_time);
            }
            if awaited && there && !chair.overdue && chair.since.is_none() {
                chair.since = Some(at.saturating_sub(chair.used));
            }
        }
    }

    /// When the time of a seat is used up, if its clock runs.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        let chair = self.chairs.get(seat.index()).filter(|chair| chair.present().is_some())?;
        Some(chair.since?.saturating_add(move_time(self.charter.clock)?).saturating_add(chair.reserve))
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
