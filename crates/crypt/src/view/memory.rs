//! What people have to remember when the table does not do it for them (S4).
//!
//! A person is then sent views and sights with gaps. A view with gaps is a view like any other: it is what a player would know who
//! has just sat down and looks at the cards as they lie.

use game_core::{Seat, SeatSet, Viewer};

use crate::chance::Drawn;
use crate::event::Sight;
use crate::state::{Crypt, Stage};
use crate::view::{TreasureView, View};
use crate::vocabulary::edition::Edition;
use crate::vocabulary::setup::Recall;
use crate::vocabulary::treasure::Knowledge;

impl<E: Edition> Crypt<E> {
    /// The round that is being played, if players have to remember earlier ones; otherwise 0.
    ///
    /// A round is over when the torches are passed, or when the last window opens. Alone there is nothing to remember: nobody else
    /// collects, and the discards may be looked through (C6.6).
    pub(crate) fn round_to_remember(&self) -> u32 {
        match self.recall {
            Recall::Memory if !self.is_solo() => {
                round_at(self.stage, self.round(), self.kept.len() / self.layout().row_len())
            }
            Recall::Memory | Recall::Table => 0,
        }
    }

    /// The view without what its viewer has to remember now: the values of face-down cards of others, of discards, and of cards
    /// that were in the row in an earlier round.
    pub(crate) fn shown_view(&self, mut view: View) -> View {
        if !self.has_gaps(view.viewer) {
            return view;
        }
        let is_past = view.round_to_remember() != self.round_to_remember();
        for spot in view.row.iter_mut().flatten().filter(|_| is_past) {
            spot.treasure.turn_down(SeatSet::EMPTY);
        }
        for (seat, board) in Seat::first(view.boards.len()).zip(&mut view.boards) {
            let others = board.collection.iter_mut().filter(|_| view.viewer != Viewer::Seat(seat));
            let face_down = others.filter(|card| card.known != Knowledge::Flipped);
            face_down.for_each(|card| card.turn_down(SeatSet::only(seat)));
        }
        // Against the Ghost the discards may be looked through (C6.6, V2.3).
        if !self.layout().has_ghost() {
            view.discards.iter_mut().for_each(|card| card.turn_down(SeatSet::EMPTY));
        }
        view.count_again();
        view
    }

    /// A sight of round `round` without what `viewer` has to remember now.
    pub(crate) fn shown_sight(&self, sight: Sight, viewer: Viewer, round: u32) -> Sight {
        if self.has_gaps(viewer) && round != self.round_to_remember() {
            sight.with_gaps(viewer, self.layout().has_ghost())
        } else {
            sight
        }
    }

    /// Whether the viewer has to remember anything. Once the coins are counted, everything is shown.
    fn has_gaps(&self, viewer: Viewer) -> bool {
        let counted = matches!(self.stage, Stage::RollOff(_) | Stage::Over(_));
        self.round_to_remember() > 0 && !counted && viewer != Viewer::Open
    }
}

impl View {
    fn round_to_remember(&self) -> u32 {
        let kept =
            self.discards.len() + self.boards.iter().map(|board| board.collection.len()).sum::<usize>();
        round_at(self.stage, self.round, kept / self.layout().row_len())
    }
}

/// The round that is being played at a stage; `laid` rounds have been laid out, and the cards of `kept` rounds were kept.
fn round_at(stage: Stage, laid: u8, kept: usize) -> u32 {
    match stage {
        Stage::Sides { .. } | Stage::Leader | Stage::Tokens => 1,
        Stage::Pottery(_) | Stage::Claim(_) | Stage::Collect | Stage::Idol(_) | Stage::Give(_) => {
            u32::from(laid)
        }
        Stage::Reveal | Stage::Last(_) | Stage::Curse => kept as u32 + 1,
        Stage::RollOff(_) | Stage::Over(_) => kept as u32 + 2,
    }
}

impl TreasureView {
    /// Shows the back, as if only these seats had ever seen the front.
    fn turn_down(&mut self, seats: SeatSet) {
        self.coins = None;
        self.known = Knowledge::Secret(seats);
    }
}

impl Sight {
    /// The sight without the values that `viewer` can't look up on the table; against the Ghost they may look through the discards.
    fn with_gaps(self, viewer: Viewer, ghost: bool) -> Sight {
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        match self {
            Sight::Revealed { round, row, next } => {
                let row = row.into_iter().map(|drawn| Drawn { coins: None, ..drawn }).collect();
                Sight::Revealed { round, row, next }
            }
            Sight::Looked { seat, cards } => {
                let cards = cards.into_iter().map(|(slot, kind, _)| (slot, kind, None)).collect();
                Sight::Looked { seat, cards }
            }
            Sight::Taken { seat, slot, kind, coins } => {
                Sight::Taken { seat, slot, kind, coins: coins.filter(|_| own(seat)) }
            }
            Sight::Collected { seat, slot, kind, coins } => {
                Sight::Collected { seat, slot, kind, coins: coins.filter(|_| own(seat)) }
            }
            Sight::Discarded { slot, kind, coins } => {
                Sight::Discarded { slot, kind, coins: coins.filter(|_| ghost) }
            }
            Sight::Given { giver, receiver, number, kind, coins } => {
                Sight::Given { giver, receiver, number, kind, coins: coins.filter(|_| own(receiver)) }
            }
            // A flipped card stays face up. The others have no value in them, or come when everything is shown.
            Sight::SidesDrawn { .. }
            | Sight::LeaderDrawn { .. }
            | Sight::TokensDealt { .. }
            | Sight::Joined { .. }
            | Sight::Asked { .. }
            | Sight::TokenFound { .. }
            | Sight::GiftSealed { .. }
            | Sight::GiftsOpened { .. }
            | Sight::CurseShown { .. }
            | Sight::Claimed { .. }
            | Sight::Bumped { .. }
            | Sight::Recovered { .. }
            | Sight::ForcedRecovery { .. }
            | Sight::Flipped { .. }
            | Sight::Restored { .. }
            | Sight::GhostRolled { .. }
            | Sight::GhostSetAside { .. }
            | Sight::Rolled { .. }
            | Sight::Rerolled { .. }
            | Sight::IdolsEarned { .. }
            | Sight::Declined { .. }
            | Sight::TorchesPassed { .. }
            | Sight::Counted { .. }
            | Sight::RolledOff { .. }
            | Sight::Won { .. } => self,
        }
    }
}
