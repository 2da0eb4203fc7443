//! Clocks.

use game_core::{Awaiting, Listener, NoLog, Seat, SeatSet, Viewer};
use protocol::{ClockSetting, Millis, SeatClock};

use crate::play::{Playable, StepOf};
use crate::state::{Standing, Table};

/// The milliseconds of a day.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// The longest time for which one step delays live clocks.
const LONGEST_STEP: Millis = 4000;

/// The longest time for which all steps before a decision delay live clocks; a browser shows them in that time.
const LONGEST_DELAY: Millis = 8000;

/// The time for a move before the reserve is used; none without a clock.
fn move_time(setting: ClockSetting) -> Option<Millis> {
    match setting {
        ClockSetting::None => None,
        ClockSetting::Live { move_seconds, .. } => Some(Millis::from(move_seconds) * 1000),
        ClockSetting::Days { days } => Some(Millis::from(days) * DAY),
    }
}

/// The reserve at the start.
pub(crate) fn reserve(setting: ClockSetting) -> Millis {
    match setting {
        ClockSetting::Live { reserve_seconds, .. } => Millis::from(reserve_seconds) * 1000,
        ClockSetting::None | ClockSetting::Days { .. } => 0,
    }
}

/// What a record does to the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ClockEvent {
    /// This seat has made its move.
    Acted(Seat),
    /// Moves of these seats were undone.
    Undone(SeatSet),
    /// The time of this seat has run out.
    RanOut(Seat),
    /// Nothing.
    Other,
}

impl<G: Playable> Table<G> {
    /// Runs the clocks of the people who are awaited and present, or have just left, and stops all others.
    ///
    /// A live clock starts when what happened before has been shown, at normal speed. Everyone gets the same time for that; otherwise
    /// a person gains no time by leaving and coming back, by running out of time, by undoing, or by what others do. After leaving,
    /// the clock is where it would have been. When the time runs out, a bot makes that move unless the person is
    /// faster; from the next move on the person has the time for a move again, and no reserve.
    pub(crate) fn set_clocks(&mut self, at: Millis, event: ClockEvent) {
        let playing = self.play.as_ref().filter(|_| self.standing == Standing::Playing);
        let (awaited, chance) = match playing.map(|play| play.game.awaiting()) {
            Some(Awaiting::Seats(seats)) => (seats, false),
            Some(Awaiting::Chance) => (SeatSet::EMPTY, true),
            Some(Awaiting::Nobody) | None => (SeatSet::EMPTY, false),
        };
        let move_time = move_time(self.charter.clock).unwrap_or(0);
        // The system's clock may have gone back.
        let starts_at = self.shown_until.clamp(at, at.saturating_add(LONGEST_DELAY));
        for (seat, state) in Seat::ALL.into_iter().zip(&mut self.seat_states) {
            let acted = event == ClockEvent::Acted(seat);
            if chance && !acted {
                // Chance takes no time. The clocks are set when it has answered.
                continue;
            }
            let undone = matches!(event, ClockEvent::Undone(seats) if seats.contains(seat));
            let ran_out = event == ClockEvent::RanOut(seat);
            let (awaited, there) = (awaited.contains(seat), state.present().is_some());
            if acted || undone || ran_out || !awaited || !(there || state.has_left()) {
                state.stop_clock(at, move_time);
            }
            if acted {
                state.last = state.used;
            }
            if acted || ran_out || !awaited {
                state.used = 0;
            }
            if acted || undone || !awaited {
                state.overdue = false;
            }
            state.overdue |= ran_out;
            if undone && awaited {
                state.used = (state.used + state.last).min(move_time);
            }
            if awaited && there && !state.overdue && state.since.is_none() {
                state.since = Some(starts_at.saturating_sub(state.used));
            }
        }
    }

    /// Makes a step, and returns for how long clocks wait for it; that is 0 without live clocks.
    pub(crate) fn apply_shown(&self, game: &mut G, step: StepOf<G>) -> Result<u32, G::Refusal> {
        if !matches!(self.charter.clock, ClockSetting::Live { .. }) {
            return game.apply(step, &mut NoLog).map(|()| 0);
        }
        let mut length = 0;
        let mut show = |_: &G, event: G::Event| {
            // The same for everyone: what a viewer may not see takes time, too.
            length += G::sight(&event, Viewer::Open).map_or(0, |sight| G::length(&sight));
        };
        game.apply(step, &mut Listener(&mut show))?;
        Ok(length.min(LONGEST_STEP as u32))
    }

    /// Shows a step for this long, after what is still being shown.
    pub(crate) fn show(&mut self, at: Millis, length: u32) {
        let until = self.shown_until.max(at).saturating_add(Millis::from(length));
        self.shown_until = until.min(at.saturating_add(LONGEST_DELAY));
    }

    /// When the time of a seat is used up, if its clock runs.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        let state = self.seat_states.get(seat.index()).filter(|state| state.present().is_some())?;
        Some(state.since?.saturating_add(move_time(self.charter.clock)?).saturating_add(state.reserve))
    }

    /// The clock of a seat, which is public.
    pub(crate) fn seat_clock(&self, seat: Seat) -> Option<SeatClock> {
        move_time(self.charter.clock)?;
        let state = self.seat_states.get(seat.index())?;
        state.seated()?;
        Some(SeatClock { deadline: self.deadline(seat), reserve: state.reserve })
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
