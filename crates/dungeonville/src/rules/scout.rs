//! Phase 2: putting pawns on entrances (D3.5).

use game_core::{Log, Seat, SeatSet};

use crate::Tower;
use crate::event::Event;
use crate::sight::Sight;
use crate::state::State;
use crate::vocabulary::stage::Stage;

impl State {
    /// The next player after `seat` who has a party scouts; after the last, combat begins (D3.5).
    pub(super) fn scout_on(&mut self, seat: Option<Seat>, log: &mut impl Log<State>) {
        match self.next_in_turn(seat, |state, seat| !state.players[seat].party.is_empty()) {
            Some(seat) => {
                self.turn = seat;
                self.stage = Stage::Scout;
            }
            None => self.begin_combat(log),
        }
    }

    /// The seats with a party that scout after `seat` (D3.5).
    pub(crate) fn scouts_after(&self, seat: Seat) -> SeatSet {
        let after = self.in_turn_order().skip_while(|&other| other != seat).skip(1);
        after.filter(|&other| !self.players[other].party.is_empty()).collect()
    }

    /// A player puts their pawn on an entrance (D3.5).
    pub(super) fn scout(&mut self, seat: Seat, tower: Tower, log: &mut impl Log<State>) {
        self.players[seat].pawn = Some(tower);
        self.players[seat].trail.scout(tower);
        log.record_with(self, || Event::Open(Sight::Scouted { seat, tower }));
        self.scout_on(Some(seat), log);
    }
}
