//! The sequence of stages: setup, windows, turns, torches (C2.2, C3).

use game_core::{CommonRefusal, Seat, SeatSet};

use crate::event::{Event, Sight};
use crate::refusal::Applied;
use crate::state::recorder::Recorder;
use crate::state::{Claimant, Crypt, Failed, Spot, Stage};
use crate::vocabulary::card::Kind;
use crate::vocabulary::collector::{Side, Sides};
use crate::vocabulary::edition::{Edition, Places, Seats};

impl<E: Edition> Crypt<E> {
    /// Sets the collectors' sides, and goes on to the leader (C1.4).
    pub(super) fn settle_sides(&mut self, sides: Sides, leader: Option<Seat>, log: &mut impl Recorder<E>) {
        self.sides = sides;
        match leader {
            Some(seat) => self.begin_rounds(seat),
            None => self.stage = Stage::Leader,
        }
        log.record(self, Event::Open(Sight::SidesDrawn { sides }));
    }

    /// Sets the first leader (C2.2).
    pub(super) fn settle_leader(&mut self, leader: Seat, log: &mut impl Recorder<E>) -> Applied {
        if leader.index() >= self.players() {
            return Err(CommonRefusal::NoSuchSeat(leader).into());
        }
        self.begin_rounds(leader);
        log.record(self, Event::Open(Sight::LeaderDrawn { leader }));
        Ok(())
    }

    /// The first player, in turn order from `from` on, who passes `test`.
    #[inline]
    fn next_able(&self, from: Option<Seat>, test: impl Fn(&Crypt<E>, Seat) -> bool) -> Option<Seat> {
        match from {
            Some(from) => self.in_turn_order_from(from).find(|&seat| test(self, seat)),
            None => self.in_turn_order().find(|&seat| test(self, seat)),
        }
    }

    /// Opens the Pottery B window for the next player who can use it, from `from` on; if there is none, the claims start (C3.2).
    #[inline]
    pub(super) fn open_pottery(&mut self, from: Option<Seat>, log: &mut impl Recorder<E>) {
        match self.next_able(from, Crypt::can_take) {
            Some(seat) => self.stage = Stage::Pottery(seat),
            None => self.begin_turn(0, log),
        }
    }

    /// Starts the claim turn at index `turn`; after the last one comes Collect (C3.3).
    #[inline]
    pub(super) fn begin_turn(&mut self, turn: u8, log: &mut impl Recorder<E>) {
        if turn == self.turns() {
            return self.begin_collect(log);
        }
        self.stage = Stage::Claim(turn);
        // Without bumped dice the Ghost has no second turn (C6.5).
        if self.layout().has_ghost() && self.claimant(turn) == Claimant::Ghost && self.ghost_dice(turn) == 0 {
            self.begin_turn(turn + 1, log);
        }
    }

    /// Opens the Idol A window for the next player who can use it, from `from` on; if there is none, the round ends (C3.14).
    #[inline]
    pub(super) fn open_idol(&mut self, from: Option<Seat>, log: &mut impl Recorder<E>) {
        match self.next_able(from, Crypt::can_reroll) {
            Some(seat) => self.stage = Stage::Idol(seat),
            None => self.close_idol(log),
        }
    }

    /// Checks Idol B, and opens the giving, in a variant with allies (C3.14, V1.4); if nobody can give, the round ends.
    fn close_idol(&mut self, log: &mut impl Recorder<E>) {
        if self.shows(Kind::Idol, Side::B) {
            self.check_idols(log);
        }
        for (_, board) in self.boards.iter_mut() {
            board.failed = Failed::default();
        }
        let givers = self.givers();
        if givers.is_empty() {
            self.end_round(log);
        } else {
            self.stage = Stage::Give(givers);
        }
    }

    /// Passes the torches or ends the game (C3.15).
    pub(super) fn end_round(&mut self, log: &mut impl Recorder<E>) {
        self.forget_round();
        if self.top.is_none() {
            return self.open_last(None, log);
        }
        self.pass_torches(log);
        self.stage = Stage::Reveal;
    }

    /// Moves both torches to the left (C3.15, V2.2); in a solo game, between the player and the Ghost.
    fn pass_torches(&mut self, log: &mut impl Recorder<E>) {
        self.leader = self.layout().next_leader(self.leader);
        log.record(self, Event::Open(Sight::TorchesPassed { leader: self.leader }));
    }

    /// Opens the last window for the next player who can gain by it, from `from` on; if there is none, counts the scores (C4.2).
    pub(super) fn open_last(&mut self, from: Option<Seat>, log: &mut impl Recorder<E>) {
        match self.next_able(from, Crypt::can_restore) {
            Some(seat) => self.stage = Stage::Last(seat),
            None => self.close_last(log),
        }
    }

    /// After the last window the curse is shown, or the scores are counted (C4.2, V4.3).
    fn close_last(&mut self, log: &mut impl Recorder<E>) {
        if self.is_cursed() {
            self.stage = Stage::Curse;
        } else {
            self.count(log);
        }
    }

    /// Lets the open window pass; it opens for the next player in turn order.
    pub(super) fn decline(&mut self, seat: Seat, log: &mut impl Recorder<E>) {
        log.record(self, Event::Open(Sight::Declined { seat }));
        match (self.stage, self.in_turn_order_from(seat).nth(1)) {
            (Stage::Pottery(_), Some(next)) => self.open_pottery(Some(next), log),
            (Stage::Pottery(_), None) => self.begin_turn(0, log),
            (Stage::Idol(_), Some(next)) => self.open_idol(Some(next), log),
            (Stage::Idol(_), None) => self.close_idol(log),
            (Stage::Last(_), Some(next)) => self.open_last(Some(next), log),
            (Stage::Last(_), None) => self.close_last(log),
            (stage, _) => unreachable!("no window is open in {stage:?}"),
        }
    }

    /// After an ability: keeps the window open, unless its player can't use it any more.
    #[inline]
    pub(super) fn reopen_window(&mut self, log: &mut impl Recorder<E>) {
        match self.stage {
            Stage::Pottery(seat) => self.open_pottery(Some(seat), log),
            Stage::Idol(seat) => self.open_idol(Some(seat), log),
            Stage::Last(seat) => self.open_last(Some(seat), log),
            Stage::Claim(_) | Stage::Give(_) => {}
            stage => unreachable!("no ability is used in {stage:?}"),
        }
    }

    /// Removes every card and die from the row.
    #[inline]
    pub(super) fn clear_row(&mut self) {
        self.row = E::PlainSlots::all(Spot::EMPTY);
        self.placed = SeatSet::EMPTY;
        self.ghost_bumped = 0;
    }
}
