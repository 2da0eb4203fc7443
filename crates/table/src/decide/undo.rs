//! Undo.
//!
//! A person may undo any of their own actions as long as nothing was revealed or rolled and no other seat has decided anything
//! since. All that came after it is undone, too. Otherwise everyone at the table must agree. A bot agrees unless a card was revealed or a die rolled since, which
//! can't be forgotten. A bot that plays for an absent person does not agree to undo what that person decided. Those who
//! have resigned are not asked.
//!
//! The person who asked may withdraw the request. It also ends with the next step, and when a person leaves or comes back.
//!
//! Undoing, asking to, and leaving are limited together, for each person and game.

use game_core::{Seat, SeatSet};
use protocol::{UndoRequest, UndoSheet};

use crate::play::{Move, Playable};
use crate::state::seat_state::SeatState;
use crate::state::{Standing, Table};

/// Whether a seat can undo an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Undo {
    /// Yes, at once.
    Free {
        /// How many steps remain.
        keep: u32,
    },
    /// Yes, if all others agree.
    ByConsent {
        /// How many steps remain.
        keep: u32,
    },
    /// No: a bot or an absent person would have to agree.
    Declined,
    /// No: the limit for this game is reached.
    Spent,
    /// There is nothing to undo.
    Nothing,
}

/// A request to undo that others have to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PendingUndo {
    /// The version at which it was made.
    pub(crate) version: u64,
    pub(crate) by: Seat,
    pub(crate) keep: u32,
    pub(crate) waiting: SeatSet,
}

impl<G: Playable> Table<G> {
    /// Whether the seat can undo its action of version `back`, or else its last one, with all that came after it.
    pub(crate) fn undo_of(&self, seat: Seat, back: Option<u64>) -> Undo {
        let Some(play) = self.play.as_ref().filter(|_| self.standing == Standing::Playing) else {
            return Undo::Nothing;
        };
        let wanted = |made: &Move<G>| {
            made.by_person() == Some(seat) && back.is_none_or(|version| made.version == version)
        };
        let Some(keep) = play.moves.iter().rposition(wanted) else {
            return Undo::Nothing;
        };
        if self.seat_state(seat).has_reached_limit() {
            return Undo::Spent;
        }
        let since = &play.moves[keep..];
        let revealed = since.iter().any(|made| made.reveals || made.mover.is_none());
        let keep_steps = keep as u32;
        if since.iter().all(|made| made.by_person() == Some(seat)) && !revealed {
            return Undo::Free { keep: keep_steps };
        }
        let played_by_bot = |state: &SeatState| state.bot_level().is_some() && !state.is_resigned();
        let bots = self.seat_states.iter().any(played_by_bot);
        let away = |other: Seat| other != seat && played_by_bot(self.seat_state(other));
        let of_a_player_away = since.iter().filter_map(Move::by_person).any(away);
        let mut others = self.present_seats();
        others.remove(seat);
        match (revealed, others.is_empty()) {
            (true, _) if bots => Undo::Declined,
            _ if of_a_player_away => Undo::Declined,
            // A solo player has no one to ask, and a revealed card stays revealed.
            (true, true) => Undo::Declined,
            (false, true) => Undo::Free { keep: keep_steps },
            (_, false) => Undo::ByConsent { keep: keep_steps },
        }
    }

    /// The versions of a seat's own actions that it may undo without asking, newest first.
    fn free_choices(&self, seat: Seat) -> Vec<u64> {
        let moves = self.play.iter().flat_map(|play| play.moves.iter().rev());
        // Nothing before a reveal can be undone without asking.
        let since_reveal = moves.take_while(|made| !made.reveals && made.mover.is_some());
        let own = since_reveal.filter(|made| made.by_person() == Some(seat)).map(|made| made.version);
        own.take_while(|version| matches!(self.undo_of(seat, Some(*version)), Undo::Free { .. })).collect()
    }

    /// What a seat may undo, and the request that is open.
    pub(crate) fn undo_sheet(&self, seat: Option<Seat>) -> UndoSheet {
        let undo = seat.map_or(Undo::Nothing, |seat| self.undo_of(seat, None));
        UndoSheet {
            back: seat.map_or_else(Vec::new, |seat| self.free_choices(seat)),
            free: matches!(undo, Undo::Free { .. }),
            by_consent: matches!(undo, Undo::ByConsent { .. }) && self.pending_undo.is_none(),
            asked: self
                .pending_undo
                .map(|pending_undo| UndoRequest { by: pending_undo.by, waiting: pending_undo.waiting }),
        }
    }
}
