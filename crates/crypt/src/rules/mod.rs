//! The rules, one file for each chapter: how a step is checked and what it does.

mod claim;
mod collect;
mod collectors;
mod curse;
mod flow;
mod ghost;
mod give;
pub(crate) use ghost::groups as ghost_groups;
pub(crate) mod legal;
mod luck;
mod random;
mod reveal;
pub(crate) use reveal::{draw_coins, ghost_worth};
pub(crate) use scoring::CURSE;
pub(crate) mod scoring;

use game_core::{Awaiting, CommonRefusal, Lots, Seat, SeatSet, Turn};
use rand::Rng;

use crate::action::Action;
use crate::chance::Chance;
use crate::refusal::Applied;
use crate::state::recorder::Recorder;
use crate::state::{Claimant, Crypt, Pending, Stage};
use crate::vocabulary::collector::Sides;
use crate::vocabulary::dice::Pips;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::tokens;

impl<E: Edition> Crypt<E> {
    /// Applies an action of a seat.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action, log: &mut impl Recorder<E>) -> Applied {
        let turn = Turn::at(self.awaited(), self.players(), seat)?;
        match action {
            // Any time, in turn or out of turn (R11).
            Action::Look { flip } => return self.look(seat, flip, log),
            Action::Restore { flip, die } => return self.restore(seat, flip, die, log),
            Action::Claim(_)
            | Action::Recover
            | Action::Take { .. }
            | Action::Reroll { .. }
            | Action::Give { .. }
            | Action::Ask
            | Action::Decline => turn.check()?,
        }
        match (action, self.stage) {
            (Action::Claim(claim), Stage::Claim(turn)) => self.claim(seat, turn, claim, log),
            (Action::Recover, Stage::Claim(turn)) => {
                self.recover(seat, turn, log);
                Ok(())
            }
            (Action::Take { flip, slot }, Stage::Pottery(_)) => self.take(seat, flip, slot, log),
            (Action::Reroll { flip, effort }, Stage::Idol(_)) => self.reroll(seat, flip, effort, log),
            (Action::Ask, Stage::Claim(_)) => self.ask(seat, log),
            (Action::Give { card }, Stage::Give(_)) => self.give(seat, Some(card), log),
            (Action::Decline, Stage::Give(_)) => self.give(seat, None, log),
            (Action::Decline, Stage::Pottery(_) | Stage::Idol(_) | Stage::Last(_)) => {
                self.decline(seat, log);
                Ok(())
            }
            _ => Err(CommonRefusal::WrongPhase.into()),
        }
    }

    /// Applies an answer of chance.
    #[inline]
    pub(crate) fn answer(&mut self, chance: Chance<E>, log: &mut impl Recorder<E>) -> Applied {
        match (self.pending, self.stage, chance) {
            (Some(Pending::Look(seat)), _, Chance::Look(values)) => self.find(seat, &values, log),
            (Some(Pending::Take(seat, slot)), _, Chance::Take(coins)) => {
                self.find_taken(seat, slot, coins, log)
            }
            (Some(Pending::Reroll(seat, effort)), _, Chance::Reroll(roll)) => {
                self.resolve_reroll(seat, effort, roll, log);
                Ok(())
            }
            (None, Stage::Reveal, Chance::Reveal(deal)) => self.reveal(&deal, log),
            (None, Stage::Collect, Chance::Collect(harvest)) => self.harvest(&harvest, log),
            (None, Stage::Claim(turn), Chance::Ghost(dice)) if self.claimant(turn) == Claimant::Ghost => {
                self.ghost_turn(turn, dice, log)
            }
            (None, Stage::Sides { leader }, Chance::Sides(sides)) => {
                self.settle_sides(sides, leader, log);
                Ok(())
            }
            (None, Stage::Leader, Chance::Leader(leader)) => self.settle_leader(leader, log),
            (None, Stage::RollOff(tied), Chance::RollOff(dice)) => self.roll_off(tied, &dice, log),
            (None, Stage::Tokens, Chance::Tokens(hands)) => self.deal_tokens(&hands, log),
            (Some(Pending::Ask(seat)), Stage::Claim(turn), Chance::Ask(kind)) => {
                self.find_token(seat, turn, kind, log)
            }
            (None, Stage::Curse, Chance::Curse(kind)) => self.show_curse(kind, log),
            _ => Err(CommonRefusal::of_answer(self.awaited(), self.asked()).into()),
        }
    }

    /// What the game waits for.
    #[inline]
    pub(crate) fn awaited(&self) -> Awaiting {
        if self.pending.is_some() {
            return Awaiting::Chance;
        }
        match self.stage {
            Stage::Sides { .. }
            | Stage::Leader
            | Stage::Tokens
            | Stage::Reveal
            | Stage::Collect
            | Stage::Curse
            | Stage::RollOff(_) => Awaiting::Chance,
            Stage::Pottery(seat) | Stage::Idol(seat) | Stage::Last(seat) => {
                Awaiting::Seats(SeatSet::only(seat))
            }
            Stage::Give(seats) => Awaiting::Seats(seats),
            Stage::Claim(turn) => match self.claimant(turn) {
                Claimant::Seat(seat) => Awaiting::Seats(SeatSet::only(seat)),
                Claimant::Ghost => Awaiting::Chance,
            },
            Stage::Over(_) => Awaiting::Nobody,
        }
    }

    /// What the game asks chance for; none if it does not wait for chance.
    fn asked(&self) -> Option<&'static str> {
        match (self.pending, self.stage) {
            (Some(Pending::Look(_)), _) => Some("what a looking player sees"),
            (Some(Pending::Take(..)), _) => Some("the value of the card taken"),
            (Some(Pending::Reroll(..)), _) => Some("a re-roll"),
            (Some(Pending::Ask(_)), _) => Some("the token that a player looks at"),
            (None, Stage::Reveal) => Some("the cards of a round"),
            (None, Stage::Collect) => Some("the rolls of Collect"),
            (None, Stage::Sides { .. }) => Some("the collectors' sides"),
            (None, Stage::Leader) => Some("the leader"),
            (None, Stage::Tokens) => Some("the tokens of all players"),
            (None, Stage::Curse) => Some("the cursed kind"),
            (None, Stage::RollOff(_)) => Some("the roll-off of the tied players"),
            (None, Stage::Claim(turn)) => match self.claimant(turn) {
                Claimant::Ghost => Some("the Ghost's dice"),
                Claimant::Seat(_) => None,
            },
            (None, Stage::Pottery(_) | Stage::Idol(_) | Stage::Give(_) | Stage::Last(_) | Stage::Over(_)) => {
                None
            }
        }
    }
}

/// Rolls a die.
#[inline]
fn roll<R: Rng + ?Sized>(lots: &mut Lots<'_, R>) -> Pips {
    Pips::ALL[lots.below(6) as usize]
}

impl<E: Edition> Crypt<E> {
    /// Draws an answer to what the game waits for, with the probabilities of cards and dice.
    #[inline]
    pub(crate) fn sample_answer<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance<E> {
        let lots = &mut Lots::new(rng);
        match (self.pending, self.stage) {
            (Some(Pending::Look(_)), _) => Chance::Look(self.draw_look(lots)),
            (Some(Pending::Take(_, slot)), _) => Chance::Take(self.draw_taken(slot, lots)),
            (Some(Pending::Reroll(..)), _) => Chance::Reroll(roll(lots)),
            (None, Stage::Reveal) => Chance::Reveal(self.draw_deal(lots)),
            (None, Stage::Collect) => Chance::Collect(self.draw_harvest(lots)),
            (None, Stage::Claim(turn)) if self.claimant(turn) == Claimant::Ghost => {
                Chance::Ghost(self.draw_ghost_dice(turn, lots))
            }
            (None, Stage::RollOff(tied)) => Chance::RollOff(self.draw_roll_off(tied, lots)),
            (None, Stage::Leader) => Chance::Leader(Seat::ALL[lots.below(self.players() as u32) as usize]),
            (None, Stage::Sides { .. }) => {
                let index = lots.below(u32::from(Sides::MIXES)) as u8;
                Chance::Sides(Sides::at(index).expect("an index below the number of mixes"))
            }
            (Some(Pending::Ask(seat)), _) => Chance::Ask(self.tokens().draw_found(seat, lots)),
            (None, Stage::Tokens) => Chance::Tokens(tokens::deal(self.layout(), lots)),
            (None, Stage::Curse) => Chance::Curse(self.tokens().open().draw(lots)),
            (
                None,
                Stage::Pottery(_)
                | Stage::Claim(_)
                | Stage::Idol(_)
                | Stage::Give(_)
                | Stage::Last(_)
                | Stage::Over(_),
            ) => {
                panic!("the game does not wait for chance")
            }
        }
    }
}
