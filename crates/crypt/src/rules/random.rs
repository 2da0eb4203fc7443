//! Random play to the end, without a log.
//!
//! It is the same game, with the same random numbers, as by sampling an action or an answer of chance and applying it, one after the
//! other. But what the rules have just picked themselves is legal, so it is neither put together as a step nor checked again.

use game_core::{Awaiting, Lots, Seat};
use rand::Rng;

use super::legal::{Picked, pick};
use super::roll;
use crate::action::Action;
use crate::state::recorder::Unheard;
use crate::state::{Claimant, Crypt, Pending, Stage};
use crate::vocabulary::edition::Edition;

impl<E: Edition> Crypt<E> {
    /// Plays to the end at random, and returns how many actions the seats took.
    #[inline]
    pub(crate) fn play_out_at_random<R: Rng + ?Sized>(&mut self, rng: &mut R) -> u64 {
        let mut decisions = 0;
        loop {
            match (self.pending, self.stage) {
                (None, Stage::Claim(turn)) => match self.claimant(turn) {
                    Claimant::Seat(seat) => {
                        decisions += 1;
                        self.claim_at_random(seat, turn, rng);
                    }
                    Claimant::Ghost => self.answer_at_random(rng),
                },
                (None, Stage::Reveal) => self.reveal_at_random(&mut Lots::new(rng)),
                (None, Stage::Idol(seat)) => {
                    decisions += 1;
                    self.act_at_random(seat, rng);
                }
                (Some(Pending::Reroll(seat, effort)), _) => {
                    self.resolve_reroll(seat, effort, roll(&mut Lots::new(rng)), &mut Unheard);
                }
                _ => match self.awaited() {
                    Awaiting::Seats(seats) => {
                        decisions += 1;
                        self.act_at_random(seats.first().expect("at least one seat is awaited"), rng);
                    }
                    Awaiting::Chance => self.answer_at_random(rng),
                    Awaiting::Nobody => return decisions,
                },
            }
        }
    }

    /// A turn of the claim phase; after the last one comes Collect.
    #[inline]
    fn claim_at_random<R: Rng + ?Sized>(&mut self, seat: Seat, turn: u8, rng: &mut R) {
        match pick(self, seat, true, &mut Lots::new(rng)) {
            Some(Picked::Claim(claims, index)) => {
                claims.each_of_nth(index, |slot, stake| self.put(seat, slot, stake, &mut Unheard));
            }
            Some(Picked::Other(Action::Recover)) => {
                self.recover_all(seat);
            }
            Some(Picked::Other(action)) => return self.take_picked(seat, action),
            None => unreachable!("an awaited seat has an action"),
        }
        if turn + 1 == self.turns() {
            self.collect_at_random(&mut Lots::new(rng));
        } else {
            self.begin_turn(turn + 1, &mut Unheard);
        }
    }

    /// An action of a seat in another stage.
    fn act_at_random<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        match pick(self, seat, true, &mut Lots::new(rng)) {
            Some(Picked::Other(action)) => self.take_picked(seat, action),
            Some(Picked::Claim(..)) | None => unreachable!("an awaited seat has an action of its stage"),
        }
    }

    /// Takes an action that the rules have picked.
    #[inline]
    fn take_picked(&mut self, seat: Seat, action: Action) {
        match (action, self.stage) {
            (Action::Decline, Stage::Pottery(_) | Stage::Idol(_) | Stage::Last(_)) => {
                self.decline(seat, &mut Unheard);
            }
            (Action::Reroll { flip, effort }, _) => self.pay_for_reroll(seat, flip, effort, &mut Unheard),
            (Action::Restore { flip, die }, _) => self.restore_die(seat, flip, die, &mut Unheard),
            _ => self.act(seat, action, &mut Unheard).expect("a picked action is legal"),
        }
    }

    fn answer_at_random<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        let chance = self.sample_answer(rng);
        self.answer(chance, &mut Unheard).expect("a sampled answer is possible");
    }
}
