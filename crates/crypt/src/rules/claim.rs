//! II. Claim: dice on treasures, bumping, and recovering (C3.3–C3.9).

use game_core::Seat;

use crate::event::{Event, Sight};
use crate::refusal::{Applied, Refusal};
use crate::state::extras::MaybeExtras;
use crate::state::recorder::Recorder;
use crate::state::{Claimant, Crypt, Standing};
use crate::vocabulary::dice::{Claim, Pips, Slot, Stake};
use crate::vocabulary::edition::Edition;

impl<E: Edition> Crypt<E> {
    /// Puts dice on treasures and ends the turn (C3.4).
    #[inline]
    pub(super) fn claim(
        &mut self,
        seat: Seat,
        turn: u8,
        claim: Claim,
        log: &mut impl Recorder<E>,
    ) -> Applied {
        self.check_claim(seat, turn, claim)?;
        claim.iter().for_each(|(slot, stake)| self.put(seat, slot, stake, log));
        self.begin_turn(turn + 1, log);
        Ok(())
    }

    /// Puts dice of a legal claim on one treasure (C3.4, V1.2).
    #[inline]
    pub(super) fn put(&mut self, seat: Seat, slot: Slot, stake: Stake, log: &mut impl Recorder<E>) {
        self.placed.insert(seat);
        self.boards[seat].home -= stake.dice();
        if self.holds_for_ally(seat, slot) {
            self.join(seat, slot, stake, log);
        } else {
            self.place(Claimant::Seat(seat), slot, stake, log);
        }
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
            Some(_) if self.holds_for_ally(seat, slot) => match self.joining_effort(seat, slot) {
                Some(effort) if stake.effort() == effort => Ok(()),
                Some(effort) => Err(Refusal::JoinAtEffort { slot, effort }),
                None => Err(Refusal::OwnDice(slot)),
            },
            Some(_) if stake.total() <= self.standing_total(slot) => Err(Refusal::EffortTooLow {
                slot,
                offered: stake.total(),
                standing: self.standing_total(slot),
            }),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether an ally of the seat holds this treasure, so that the seat can't bump it but may join (V1.1, V1.2).
    #[inline]
    pub(crate) fn holds_for_ally(&self, seat: Seat, slot: Slot) -> bool {
        match (self.ally(seat), self.spot(slot).standing) {
            (Some(ally), Some(standing)) => standing.by == Claimant::Seat(ally),
            _ => false,
        }
    }

    /// The effort at which the seat's dice may join an ally's on this treasure; none if they can't (V1.2).
    #[inline]
    pub(crate) fn joining_effort(&self, seat: Seat, slot: Slot) -> Option<Pips> {
        if !self.holds_for_ally(seat, slot) || self.joined(slot) > 0 {
            return None;
        }
        self.spot(slot).standing.map(|standing| standing.stake.effort())
    }

    /// Adds dice to those of an ally (V1.2).
    fn join(&mut self, seat: Seat, slot: Slot, stake: Stake, log: &mut impl Recorder<E>) {
        if let Some(extras) = self.extras.get_mut() {
            extras.joined[slot.index()] = stake.dice();
        }
        log.record(self, Event::Open(Sight::Joined { seat, slot, stake }));
    }

    /// Whether this is the last turn of the phase, which may place on one treasure only (C3.7).
    #[inline]
    pub(crate) fn is_lights_out(&self, turn: u8) -> bool {
        turn + 1 == self.turns()
    }

    /// Puts a stake on a treasure and sends the outbid dice home.
    #[inline]
    pub(super) fn place(&mut self, by: Claimant, slot: Slot, stake: Stake, log: &mut impl Recorder<E>) {
        let outbid = self.spot_mut(slot).standing.replace(Standing { by, stake });
        let joined =
            self.extras.get_mut().map_or(0, |extras| std::mem::take(&mut extras.joined[slot.index()]));
        log.record(self, Event::Open(Sight::Claimed { by, slot, stake }));
        if let Some(outbid) = outbid {
            self.bump(slot, outbid.by, outbid.stake.dice(), log);
            if let Some(ally) = outbid.by.seat().filter(|_| joined > 0).and_then(|seat| self.ally(seat)) {
                self.bump(slot, Claimant::Seat(ally), joined, log);
            }
        }
    }

    /// Sends dice that were outbid on this treasure home, available (C3.5, V1.2).
    #[inline]
    fn bump(&mut self, slot: Slot, owner: Claimant, dice: u8, log: &mut impl Recorder<E>) {
        match owner {
            Claimant::Seat(owner) => self.boards[owner].home += dice,
            Claimant::Ghost => self.ghost_bumped += dice,
        }
        log.record(self, Event::Open(Sight::Bumped { owner, slot, dice }));
    }

    /// Makes every exhausted die of the player available and ends the turn (C3.8); without any it is a pass (R3).
    #[inline]
    pub(super) fn recover(&mut self, seat: Seat, turn: u8, log: &mut impl Recorder<E>) {
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
