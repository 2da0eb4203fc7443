//! Declaring a win (D4.2).

use game_core::{Log, Seat, SeatSet};

use crate::event::Event;
use crate::refusal::{Applied, Refusal};
use crate::sight::Sight;
use crate::state::State;

impl State {
    /// Whether `seat` may declare while the game waits for seats (D4.2).
    #[inline]
    pub(crate) fn may_declare(&self, seat: Seat) -> bool {
        !self.deeds.shown.contains(seat) || self.score(seat) >= self.winning()
    }

    /// A player declares: a true declaration ends the game, and a false one shows the deed (D4.2).
    pub(super) fn declare(&mut self, seat: Seat, log: &mut impl Log<State>) -> Applied {
        if !self.may_declare(seat) {
            return Err(Refusal::ShownAlready);
        }
        let score = self.score(seat);
        let wins = score >= self.winning();
        self.deeds.shown.insert(seat);
        log.record_with(self, || {
            let deed = self.deeds.of(seat).expect("deeds are dealt before the first round");
            Event::Open(Sight::Declared { seat, deed, score, wins })
        });
        if wins {
            self.end(SeatSet::only(seat), log);
        }
        Ok(())
    }
}
