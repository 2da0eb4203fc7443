//! Taking back.
//!
//! Whoever acted last may take that back as long as nothing was revealed or rolled and nobody else has decided anything
//! since. Anything else takes the consent of everyone at the table; a bot consents unless it would be past a revealed
//! card or a roll, which nobody can unsee. A bot that plays for somebody who is away does not give away what that person
//! decided, either. Who has given the game up is not asked.
//!
//! Whoever has asked may withdraw the wish; it also lapses with the next step, and when somebody leaves or comes back.
//!
//! Nobody does so without end: who has taken back, asked to, and left some hundred times in one game has had enough of it.

use game_core::{Seat, SeatSet};
use protocol::{UndoRequest, UndoSheet};

use crate::chair::Chair;
use crate::play::{Move, Playable};
use crate::state::{Standing, Table};

/// How something can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Undo {
    /// At once.
    Free {
        /// How many steps are left then.
        keep: u32,
    },
    /// With the consent of everyone else who is there.
    ByConsent {
        /// How many steps are left then.
        keep: u32,
    },
    /// Not at all: somebody would have to agree who is a bot, or away, or not there at all.
    Declined,
    /// Not any more: it was done too often in this game.
    Spent,
    /// There is nothing.
    Nothing,
}

/// A wish to take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wish {
    /// The version at which it was told.
    pub(crate) version: u64,
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
        if self.chair(seat).had_enough() {
            return Undo::Spent;
        }
        let since = &play.moves[keep..];
        let revealed = since.iter().any(|made| made.reveals || made.hand.is_none());
        let keep_steps = keep as u32;
        if since.len() == 1 && !revealed {
            return Undo::Free { keep: keep_steps };
        }
        let played_by_bot = |chair: &Chair| chair.bot_level().is_some() && !chair.is_resigned();
        let bots = self.chairs.iter().any(played_by_bot);
        let away = |other: Seat| other != seat && played_by_bot(self.chair(other));
        let of_somebody_away = since.iter().filter_map(Move::by_person).any(away);
        let mut others = self.present_seats();
        others.remove(seat);
        match (revealed, others.is_empty()) {
            (true, _) if bots => Undo::Declined,
            _ if of_somebody_away => Undo::Declined,
            // Alone with chance there is nobody to ask, and what was seen was seen.
            (true, true) => Undo::Declined,
            (false, true) => Undo::Free { keep: keep_steps },
            (_, false) => Undo::ByConsent { keep: keep_steps },
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
