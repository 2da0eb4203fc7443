//! Games that a player has left or that have not really begun, and talk that the players don't want.

use game_core::Seat;
use protocol::{Absence, Millis, PersonId, Refusal};

use crate::decide::Decision;
use crate::play::Playable;
use crate::record::Record;
use crate::state::seat_state::SeatState;
use crate::state::{Standing, Table};

/// For how long a player of a rated game is away before another may claim that they have lost: enough to connect again.
const CLAIM_AFTER: Millis = 60_000;

/// After this many decisions of one person a game has begun, even if another has not decided anything yet.
const DECISIONS_THAT_BEGIN: u32 = 5;

/// How often one person may turn the chat of spectators on or off. Each adds a record, and a table must not grow without end.
const MAX_MUTES: u32 = 50;

impl<G: Playable> Table<G> {
    /// From when on others may claim that a seat's person has lost: in a rated game, while they are away. With two players the claim
    /// decides the game; with more a bot plays on for them, and they are placed last.
    pub(crate) fn claim_at(&self, seat: Seat) -> Option<Millis> {
        let rated = self.charter.rated && self.standing == Standing::Playing;
        let seated = self.seat_state(seat).seated().filter(|_| rated)?;
        match seated.absence? {
            Absence::Away | Absence::Left => Some(seated.absent_since.saturating_add(CLAIM_AFTER)),
            Absence::Resigned | Absence::Forfeited => None,
        }
    }

    /// A person who is there claims that another has lost.
    pub(crate) fn claim(&self, person: &PersonId, seat: Seat, now: Millis) -> Decision {
        let (_, seated, _) = self.playing(person)?;
        if seat.index() >= self.seat_states.len() {
            return Err(Refusal::NoSuchSeat);
        }
        if seated.absence.is_some() || self.claim_at(seat).is_none_or(|at| now < at) {
            return Err(Refusal::NothingToClaim);
        }
        Ok(self.give_up(seat, Absence::Forfeited))
    }

    /// Whether the person of a seat may call the game off: it is played, they have not given up, and not everyone has decided
    /// something yet.
    pub(crate) fn may_abort(&self, seat: Seat) -> bool {
        let people = || self.seat_states.iter().filter(|state| state.seated().is_some());
        let undecided = |state: &SeatState| state.decisions == 0 && !state.is_resigned();
        self.standing == Standing::Playing
            && !self.seat_state(seat).is_resigned()
            && people().any(undecided)
            && people().all(|state| state.decisions < DECISIONS_THAT_BEGIN)
    }

    pub(crate) fn abort(&self, person: &PersonId) -> Decision {
        let (seat, _, _) = self.playing(person)?;
        if self.seat_state(seat).is_resigned() {
            return Err(Refusal::Resigned);
        }
        if self.may_abort(seat) { Ok(vec![Record::Aborted { seat }]) } else { Err(Refusal::BegunForGood) }
    }

    pub(crate) fn mute_spectators(&self, person: &PersonId, muted: bool) -> Decision {
        if self.standing == Standing::Dissolved {
            return Err(Refusal::Over);
        }
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        if muted == self.spectators_muted {
            return Ok(Vec::new());
        }
        if self.seat_state(seat).mute_count >= MAX_MUTES {
            return Err(Refusal::LimitReached);
        }
        Ok(vec![Record::SpectatorsMuted { seat, muted }])
    }

    /// Checks that a person may write chat that everyone at the table reads.
    ///
    /// # Errors
    /// If they watch, and the players don't want spectators to write.
    pub fn may_talk(&self, person: &PersonId) -> Result<(), Refusal> {
        match self.spectators_muted && self.seat_of(person).is_none() {
            true => Err(Refusal::SpectatorsMuted),
            false => Ok(()),
        }
    }

    /// Whether a bot plays for everyone who has a seat, so that there is nobody to play for.
    pub(crate) fn is_deserted(&self) -> bool {
        self.standing == Standing::Playing && self.present_seats().is_empty()
    }
}
