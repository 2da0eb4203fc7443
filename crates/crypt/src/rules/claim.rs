//! II. Claim: dice on treasures, bumping, and recovering (C3.3–C3.9).

use game_core::{Log, Seat};

use crate::dice::{Claim, Slot, Stake};
use crate::event::{Event, Sight};
use crate::refusal::{Applied, Refusal};
use crate::state::{Claimant, Standing, State};

impl State {
    /// Puts dice on treasures and ends the turn (C3.4).
    #[inline]
    pub(super) fn claim(&mut self, seat: Seat, turn: u8, claim: Claim, log: &mut impl Log<State>) -> Applied {
        self.check_claim(seat, turn, claim)?;
        self.placed.insert(seat);
        for (slot, stake) in claim.iter() {
            self.boards[seat].home -= stake.dice();
            self.place(Claimant::Seat(seat), slot, stake, log);
        }
        self.begin_turn(turn + 1, log);
        Ok(())
    }

    #[inline]
    fn check_claim(&self, seat: Seat, turn: u8, claim: Claim) -> Applied {
        let wanted = claim.dice();
        let home = self.boards[seat].home;
        if wanted == 0 {
            return Err(Refusal::EmptyClaim);
        }
        if wanted > home {
            return Err(Refusal::TooFewDice { wanted, home });
        }
        if self.is_lights_out(turn) & (claim.treasures() > 1) {
            return Err(Refusal::OneTreasureOnly);
        }
        claim.iter().try_for_each(|(slot, stake)| self.check_stake(seat, slot, stake))
    }

    #[inline]
    fn check_stake(&self, seat: Seat, slot: Slot, stake: Stake) -> Applied {
        let spot = self.spot(slot);
        if spot.treasure.is_none() {
            return Err(Refusal::NoTreasure(slot));
        }
        match spot.standing {
            Some(standing) if standing.by == Claimant::Seat(seat) => Err(Refusal::OwnDice(slot)),
            Some(standing) if stake.total() <= standing.stake.total() => {
                Err(Refusal::EffortTooLow { slot, offered: stake.total(), standing: standing.stake.total() })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whether this is the last turn of the phase, which may place on one treasure only (C3.7).
    #[inline]
    pub(crate) fn is_lights_out(&self, turn: u8) -> bool {
        turn + 1 == self.turns()
    }

    /// Puts a stake on a treasure and sends the outbid dice home.
    #[inline]
    pub(super) fn place(&mut self, by: Claimant, slot: Slot, stake: Stake, log: &mut impl Log<State>) {
        let outbid = self.row[slot.index()].standing.replace(Standing { by, stake });
        log.record(self, Event::Open(Sight::Claimed { by, slot, stake }));
        if let Some(outbid) = outbid {
            self.bump(slot, outbid, log);
        }
    }

    /// Sends every die outbid on this treasure home, available (C3.5).
    #[inline]
    fn bump(&mut self, slot: Slot, outbid: Standing, log: &mut impl Log<State>) {
        let (owner, dice) = (outbid.by, outbid.stake.dice());
        match owner {
            Claimant::Seat(owner) => self.boards[owner].home += dice,
            Claimant::Ghost => self.ghost_bumped += dice,
        }
        log.record(self, Event::Open(Sight::Bumped { owner, slot, dice }));
    }

    /// Makes every exhausted die of the player available and ends the turn (C3.8); without any it is a pass (R3).
    #[inline]
    pub(super) fn recover(&mut self, seat: Seat, turn: u8, log: &mut impl Log<State>) {
        let dice = self.recover_all(seat);
        log.record(self, Event::Open(Sight::Recovered { seat, dice }));
        self.begin_turn(turn + 1, log);
    }

    /// Makes every exhausted die of the player available, and returns how many there were.
    #[inline]
    pub(super) fn recover_all(&mut self, seat: Seat) -> u8 {
        let board = &mut self.boards[seat];
        let dice = std::mem::take(&mut board.exhausted);
        board.home += dice;
        dice
    }
}
