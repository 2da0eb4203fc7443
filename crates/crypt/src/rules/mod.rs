//! The rules, one file for each chapter: how a step is checked and what it does.

mod claim;
mod collect;
mod collectors;
mod flow;
mod ghost;
pub(crate) use ghost::groups as ghost_groups;
pub(crate) mod legal;
mod reveal;
pub(crate) use reveal::{draw_coins, ghost_worth};
pub(crate) mod scoring;

use game_core::{Awaiting, Game, Log, Lots, Seat, Step};
use rand::Rng;

use crate::action::Action;
use crate::chance::Chance;
use crate::collector::Sides;
use crate::dice::Pips;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Claimant, Pending, Stage, State};

impl State {
    #[inline]
    fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        if seat.index() >= self.players() {
            return Err(Refusal::NoSuchSeat(seat));
        }
        let awaited = match self.awaiting() {
            Awaiting::Seats(seats) => seats.contains(seat),
            Awaiting::Chance => return Err(Refusal::WaitingForChance),
            Awaiting::Nobody => return Err(Refusal::Over),
        };
        match action {
            // Any time, in turn or out of turn (R11).
            Action::Look { flip } => return self.look(seat, flip, log),
            Action::Restore { flip, die } => return self.restore(seat, flip, die, log),
            _ if !awaited => return Err(Refusal::NotYourTurn(seat)),
            Action::Claim(_) | Action::Recover | Action::Take { .. } | Action::Reroll { .. } => {}
            Action::Decline => {}
        }
        match (action, self.stage) {
            (Action::Claim(claim), Stage::Claim(turn)) => self.claim(seat, turn, claim, log),
            (Action::Recover, Stage::Claim(turn)) => {
                self.recover(seat, turn, log);
                Ok(())
            }
            (Action::Take { flip, slot }, Stage::Pottery(_)) => self.take(seat, flip, slot, log),
            (Action::Reroll { flip, effort }, Stage::Idol(_)) => self.reroll(seat, flip, effort, log),
            (Action::Decline, Stage::Pottery(_) | Stage::Idol(_) | Stage::Last(_)) => {
                self.decline(seat, log);
                Ok(())
            }
            _ => Err(Refusal::WrongPhase),
        }
    }

    #[inline]
    fn answer(&mut self, chance: Chance, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        match (self.pending, self.stage) {
            (Some(Pending::Look(seat)), _) => match chance {
                Chance::Look(values) => self.find(seat, &values, log),
                _ => Err(Refusal::OtherChance("what a looking player sees")),
            },
            (Some(Pending::Take(seat, slot)), _) => match chance {
                Chance::Take(coins) => self.find_taken(seat, slot, coins, log),
                _ => Err(Refusal::OtherChance("the value of the card taken")),
            },
            (Some(Pending::Reroll(seat, effort)), _) => match chance {
                Chance::Reroll(roll) => {
                    self.resolve_reroll(seat, effort, roll, log);
                    Ok(())
                }
                _ => Err(Refusal::OtherChance("a re-roll")),
            },
            (None, stage) => self.answer_stage(stage, chance, log),
        }
    }

    #[inline]
    fn answer_stage(
        &mut self,
        stage: Stage,
        chance: Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        match (stage, chance) {
            (Stage::Reveal, Chance::Reveal(deal)) => self.reveal(&deal, log),
            (Stage::Collect, Chance::Collect(harvest)) => self.harvest(&harvest, log),
            (Stage::Claim(turn), Chance::Ghost(dice)) if self.claimant(turn) == Claimant::Ghost => {
                self.ghost_turn(turn, dice, log)
            }
            (Stage::Sides { leader }, Chance::Sides(sides)) => {
                self.settle_sides(sides, leader, log);
                Ok(())
            }
            (Stage::Leader, Chance::Leader(leader)) => self.settle_leader(leader, log),
            (Stage::RollOff(tied), Chance::RollOff(dice)) => self.roll_off(tied, &dice, log),
            (Stage::Reveal, _) => Err(Refusal::OtherChance("the cards of a round")),
            (Stage::Collect, _) => Err(Refusal::OtherChance("the rolls of Collect")),
            (Stage::Sides { .. }, _) => Err(Refusal::OtherChance("the collectors' sides")),
            (Stage::Leader, _) => Err(Refusal::OtherChance("the leader")),
            (Stage::RollOff(_), _) => Err(Refusal::OtherChance("the roll-off of the tied players")),
            (Stage::Claim(turn), _) if self.claimant(turn) == Claimant::Ghost => {
                Err(Refusal::OtherChance("the Ghost's dice"))
            }
            (Stage::Over(_), _) => Err(Refusal::Over),
            (Stage::Pottery(_) | Stage::Claim(_) | Stage::Idol(_) | Stage::Last(_), _) => {
                Err(Refusal::NotWaitingForChance)
            }
        }
    }
}

/// Rolls a die.
#[inline]
fn roll<R: Rng + ?Sized>(lots: &mut Lots<'_, R>) -> Pips {
    Pips::ALL[lots.below(6) as usize]
}

#[inline]
pub(crate) fn apply(
    state: &mut State,
    step: Step<Action, Chance>,
    log: &mut impl Log<Event>,
) -> Result<(), Refusal> {
    match step {
        Step::Act { seat, action } => state.act(seat, action, log),
        Step::Chance(chance) => state.answer(chance, log),
    }
}

/// Draws an answer to what the game waits for, with the probabilities of cards and dice.
#[inline]
pub(crate) fn sample_chance<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Chance {
    let lots = &mut Lots::new(rng);
    match (state.pending, state.stage) {
        (Some(Pending::Look(_)), _) => Chance::Look(state.draw_look(lots)),
        (Some(Pending::Take(_, slot)), _) => Chance::Take(state.draw_taken(slot, lots)),
        (Some(Pending::Reroll(..)), _) => Chance::Reroll(roll(lots)),
        (None, Stage::Reveal) => Chance::Reveal(state.draw_deal(lots)),
        (None, Stage::Collect) => Chance::Collect(state.draw_harvest(lots)),
        (None, Stage::Claim(turn)) if state.claimant(turn) == Claimant::Ghost => {
            Chance::Ghost(state.draw_ghost_dice(turn, lots))
        }
        (None, Stage::RollOff(tied)) => Chance::RollOff(state.draw_roll_off(tied, lots)),
        (None, Stage::Leader) => Chance::Leader(Seat::ALL[lots.below(state.players() as u32) as usize]),
        (None, Stage::Sides { .. }) => {
            let index = lots.below(u32::from(Sides::MIXES)) as u8;
            Chance::Sides(Sides::at(index).expect("an index below the number of mixes"))
        }
        (None, Stage::Pottery(_) | Stage::Claim(_) | Stage::Idol(_) | Stage::Last(_) | Stage::Over(_)) => {
            panic!("the game does not wait for chance")
        }
    }
}
