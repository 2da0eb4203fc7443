//! A claim as a sequence of choices: a treasure and a number of dice, then an effort, then the next treasure or done.

use game_core::Seat;

use super::appraise::{Appraisal, NEVER, Onward, first_pair, first_unflipped};
use super::solo::Turn;
use crate::action::{Action, ExhaustedDie};
use crate::state::{Crypt, Stage};
use crate::vocabulary::card::Kind;
use crate::vocabulary::dice::{Claim, Pips, Slot, Stake};
use crate::vocabulary::edition::Edition;

/// A choice on the way to an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A complete action that is not a claim.
    Whole(Action),
    /// Dice on this treasure.
    Place {
        /// The treasure.
        slot: Slot,
        /// The number of dice.
        dice: u8,
    },
    /// The effort of the dice just placed.
    Effort(Pips),
    /// No more dice.
    Done,
}

/// The choices made so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Path {
    claim: Claim,
    placing: Option<(Slot, u8)>,
}

impl Path {
    /// Adds a choice; returns the action once it is complete.
    pub(super) fn take(&mut self, part: Part) -> Option<Action> {
        match part {
            Part::Whole(action) => Some(action),
            Part::Place { slot, dice } => {
                self.placing = Some((slot, dice));
                None
            }
            Part::Effort(effort) => {
                let (slot, dice) =
                    self.placing.take().expect("dice are placed before their effort is chosen");
                let stake = Stake::new(dice, effort).expect("one to three dice are placed");
                self.claim = self.claim.put(slot, stake);
                None
            }
            Part::Done => Some(Action::Claim(self.claim)),
        }
    }

    fn next_slot(&self) -> usize {
        self.claim.iter().last().map_or(0, |(slot, _)| slot.index() + 1)
    }
}

/// How strongly a higher gain is preferred by the priors of the search.
const SHARPNESS: f32 = 0.7;

fn prior(gain: f32) -> f32 {
    (gain * SHARPNESS).clamp(-8.0, 20.0).exp()
}

/// The same for a solo player, whose claims are evaluated better: relative to the best one, so that none is clipped.
const SHARPNESS_SOLO: f32 = 2.5;

fn prior_solo(value: f32, best: f32) -> f32 {
    ((value - best) * SHARPNESS_SOLO).max(-6.0).exp()
}

/// What the choices of a turn are weighed by.
pub struct Plan<E: Edition>(Weighing<E>);

/// The same, by what kind of turn it is.
#[allow(clippy::large_enum_variant, reason = "there is one at a time, and it is not moved")]
enum Weighing<E: Edition> {
    /// A claim of a solo player.
    Alone(Turn),
    /// A claim in any other game.
    Claim(Appraisal<E>, Onward<E>),
    /// No claim: there is nothing to work out.
    Other,
}

impl<E: Edition> std::fmt::Debug for Plan<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Plan")
    }
}

impl<E: Edition> Plan<E> {
    /// The plan of the seat whose turn it is.
    pub(super) fn new(state: &Crypt<E>, seat: Seat) -> Plan<E> {
        Plan(match state.stage {
            Stage::Claim(turn) if state.is_only_child() => Weighing::Alone(Turn::new(state, seat, turn)),
            Stage::Claim(turn) => {
                let appraisal = Appraisal::new(state, seat, turn);
                let onward = appraisal.onward();
                Weighing::Claim(appraisal, onward)
            }
            _ => Weighing::Other,
        })
    }
}

/// The choices after `path`.
pub(super) fn parts<E: Edition>(
    state: &Crypt<E>,
    seat: Seat,
    plan: &Plan<E>,
    path: &Path,
    out: &mut Vec<(Part, f32)>,
) {
    match (&plan.0, path.placing) {
        (Weighing::Alone(turn), Some((slot, dice))) => {
            efforts_solo(&turn.efforts(path.claim, slot, dice), out);
        }
        (Weighing::Alone(turn), None) => placements_solo(state, seat, turn, path, out),
        (Weighing::Claim(appraisal, _), Some((slot, dice))) => efforts(appraisal, slot, dice, out),
        (Weighing::Claim(appraisal, onward), None) => {
            placements(state, seat, (appraisal, onward), path, out);
        }
        (Weighing::Other, _) => other_parts(state, seat, out),
    }
}

/// The choices of a seat that does not claim.
fn other_parts<E: Edition>(state: &Crypt<E>, seat: Seat, out: &mut Vec<(Part, f32)>) {
    match state.stage {
        Stage::Give(_) => {
            let gifts = super::allies::gifts(state, seat);
            out.extend(gifts.map(|(card, gain)| (Part::Whole(Action::Give { card }), prior(gain))));
            out.push((Part::Whole(Action::Decline), 1.0));
        }
        Stage::Pottery(_) => {
            let flip = first_pair(state, seat, Kind::Pottery);
            out.extend(state.face_down().map(|(slot, _)| (Part::Whole(Action::Take { flip, slot }), 3.0)));
            out.push((Part::Whole(Action::Decline), 0.3));
        }
        Stage::Idol(_) => {
            let flip = first_unflipped(state, seat, Kind::Idol);
            let efforts = state.boards[seat].failed.efforts();
            out.extend(efforts.map(|effort| {
                (Part::Whole(Action::Reroll { flip, effort }), f32::from(7 - effort.get()) * 0.5)
            }));
            out.push((Part::Whole(Action::Decline), 1.0));
            any_time(state, seat, out);
        }
        _ => {
            any_time(state, seat, out);
            out.push((Part::Whole(Action::Decline), 0.2));
        }
    }
}

/// The abilities that can be used now, each paid for with the first cards that can pay.
fn any_time<E: Edition>(state: &Crypt<E>, seat: Seat, out: &mut Vec<(Part, f32)>) {
    if state.can_look(seat) {
        let flip = first_unflipped(state, seat, Kind::Manuscript);
        out.push((Part::Whole(Action::Look { flip }), 2.0));
    }
    if state.can_restore(seat) {
        let flip = first_pair(state, seat, Kind::Remains);
        let board = &state.boards[seat];
        let earlier = (board.exhausted_earlier() > 0).then_some(ExhaustedDie::Earlier);
        let dice = earlier.into_iter().chain(board.failed.efforts().map(ExhaustedDie::Failed));
        out.extend(dice.map(|die| (Part::Whole(Action::Restore { flip, die }), 2.0)));
    }
}

fn efforts<E: Edition>(appraisal: &Appraisal<E>, slot: Slot, dice: u8, out: &mut Vec<(Part, f32)>) {
    let gains = Pips::ALL.into_iter().zip(appraisal.stakes.as_ref()[slot.index()][dice as usize]);
    let legal = gains.filter(|(_, gain)| *gain > NEVER);
    out.extend(legal.map(|(effort, gain)| (Part::Effort(effort), prior(gain))));
}

fn placements<E: Edition>(
    state: &Crypt<E>,
    seat: Seat,
    (appraisal, onward): (&Appraisal<E>, &Onward<E>),
    path: &Path,
    out: &mut Vec<(Part, f32)>,
) {
    let begun = path.claim != Claim::NONE;
    let home = appraisal.limits.home - path.claim.dice() as usize;
    if begun {
        out.push((Part::Done, prior(home as f32 * appraisal.keep)));
    } else {
        out.push((Part::Whole(Action::Recover), prior(appraisal.recover)));
        if state.can_ask(seat) {
            out.push((Part::Whole(Action::Ask), prior(super::allies::worth_of_asking(state, seat))));
        }
        any_time(state, seat, out);
    }
    if begun && appraisal.limits.one_treasure {
        return;
    }
    for slot in Slot::first(appraisal.limits.slots).skip(path.next_slot()) {
        for dice in 1..=home {
            let gain = appraisal.best.as_ref()[slot.index()][dice];
            if gain > NEVER {
                let rest = if appraisal.limits.one_treasure {
                    (home - dice) as f32 * appraisal.keep
                } else {
                    onward.best(slot.index() + 1, appraisal.limits.slots, home - dice)
                };
                out.push((Part::Place { slot, dice: dice as u8 }, prior(gain + rest)));
            }
        }
    }
}

fn efforts_solo(values: &[f32; 6], out: &mut Vec<(Part, f32)>) {
    let best = values.iter().copied().fold(NEVER, f32::max);
    let legal = Pips::ALL.into_iter().zip(values).filter(|(_, value)| **value > NEVER);
    out.extend(legal.map(|(effort, value)| (Part::Effort(effort), prior_solo(*value, best))));
}

fn placements_solo<E: Edition>(
    state: &Crypt<E>,
    seat: Seat,
    turn: &Turn,
    path: &Path,
    out: &mut Vec<(Part, f32)>,
) {
    let onward = turn.onward(path.claim, path.next_slot());
    let begun = path.claim != Claim::NONE;
    let (stop, value) =
        if begun { (Part::Done, onward.done) } else { (Part::Whole(Action::Recover), turn.recover) };
    let best = onward.place.iter().flatten().copied().fold(value, f32::max);
    out.push((stop, prior_solo(value, best)));
    if !begun {
        any_time(state, seat, out);
    }
    for slot in state.slots() {
        for (dice, value) in onward.place[slot.index()].into_iter().enumerate() {
            if value > NEVER {
                out.push((Part::Place { slot, dice: dice as u8 }, prior_solo(value, best)));
            }
        }
    }
}
