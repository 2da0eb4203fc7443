//! Taking back.
//!
//! Whoever acted last may take that back as long as nothing was revealed or rolled and nobody else has decided anything
//! since. Anything else takes the consent of everyone at the table; a bot consents unless it would be past a revealed
//! card or a roll, which nobody can unsee.

use game_core::{Seat, SeatSet};
use protocol::{UndoRequest, UndoSheet};

use crate::play::Playable;
use crate::state::{Standing, Table};

/// How something can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Undo {
    /// At once.
    Free {
        /// How many steps are left then.
        keep: u32,
    },
    /// With the consent of these.
    ByConsent {
        /// How many steps are left then.
        keep: u32,
        /// Who has to agree.
        of: SeatSet,
    },
    /// Not at all: a bot would have to unsee something.
    Unseeable,
    /// There is nothing.
    Nothing,
}

/// A wish to take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wish {
    pub(crate) by: Seat,
    pub(crate) keep: u32,
    pub(crate) waiting: SeatSet,
}

impl<G: Playable> Table<G> {
    /// How the seat can take back what it did last.
    pub(crate) fn undo_of(&self, seat: Seat) -> Undo {
        let Some(play) = self.play.as_ref().filter(|_| self.standing == Standing::Playing) else {
            return Undo::Nothing;
        };
        let Some(keep) = play.moves.iter().rposition(|made| made.by_person() == Some(seat)) else {
            return Undo::Nothing;
        };
        let since = &play.moves[keep..];
        let revealed = since.iter().any(|made| made.reveals || made.hand.is_none());
        let keep_steps = keep as u32;
        if since.len() == 1 && !revealed {
            return Undo::Free { keep: keep_steps };
        }
        let mut others = self.present_seats();
        others.remove(seat);
        let bots = self.chairs.iter().any(|chair| chair.bot_level().is_some() && chair.guest().is_none());
        match (revealed, others.is_empty()) {
            (true, _) if bots => Undo::Unseeable,
            // Alone with chance there is nobody to ask, and what was seen was seen.
            (true, true) => Undo::Unseeable,
            (false, true) => Undo::Free { keep: keep_steps },
            (_, false) => Undo::ByConsent { keep: keep_steps, of: others },
        }
    }

    /// What a seat may take back, and what somebody has asked for.
    pub(crate) fn undo_sheet(&self, seat: Option<Seat>) -> UndoSheet {
        let undo = seat.map_or(Undo::Nothing, |seat| self.undo_of(seat));
        UndoSheet {
            free: matches!(undo, Undo::Free { .. }),
            by_consent: matches!(undo, Undo::ByConsent { .. }) && self.wish.is_none(),
            asked: self.wish.map(|wish| UndoRequest { by: wish.by, waiting: wish.waiting }),
        }
    }
}
