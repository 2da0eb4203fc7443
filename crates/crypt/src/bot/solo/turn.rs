//! The expected value of each claim of a solo player's turn.

use std::array::from_fn;

use arrayvec::ArrayVec;
use game_core::Seat;
use rand::{Rng, RngExt};

use super::expectations::Expectations;
use super::ghost::{Bar, CARDS, stand_all, stand_bumped};
use super::rested;
use crate::bot::appraise::{NEVER, Plan};
use crate::state::{Claimant, Crypt, Standing};
use crate::vocabulary::dice::{Claim, DICE, Pips, Slot, Stake};
use crate::vocabulary::edition::Edition;

/// The value of the dice kept for the second turn, by their number, for each coin of the best treasure plus one.
const KEPT: [f32; DICE as usize + 1] = [0.0, 0.18, 0.23, 0.36];

/// The value of a die that the Ghost sends home, for the second turn.
const SENT_HOME: f32 = 1.25;

/// Dice for one treasure, or no dice.
#[derive(Clone, Copy)]
struct Choice {
    stake: Option<Stake>,
    dice: u8,
    /// The total on the treasure after it.
    bar: Bar,
    /// How many of the Ghost's dice it bumps.
    bumps: u8,
    /// The gain if it stands, compared with its dice being sent home.
    gain: f32,
}

/// One choice for each treasure.
type Choices<'t> = [&'t Choice; CARDS];

/// Who has a turn after this one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    /// Nobody, and only one treasure may be claimed (C3.7).
    Nobody,
    /// The Ghost with all its dice, and then the player again.
    GhostAndAgain,
    /// The Ghost with what is bumped, if anything is.
    GhostIfBumped,
}

/// A turn of the solo player.
pub(in crate::bot) struct Turn {
    /// For each treasure, what can be put on it; no dice first.
    choices: [ArrayVec<Choice, 19>; CARDS],
    after: After,
    home: u8,
    /// The value of the dice if this many stay at home and the others are sent home.
    kept: [f32; DICE as usize + 1],
    /// The value of recovering.
    pub(in crate::bot) recover: f32,
}

/// The best values of claims that continue a partial claim.
pub(in crate::bot) struct Onward {
    /// If nothing is added.
    pub(in crate::bot) done: f32,
    /// If the next stake is on this treasure with this many dice.
    pub(in crate::bot) place: [[f32; DICE as usize + 1]; CARDS],
}

impl Turn {
    /// The turn of `seat` after `turn` others in this round.
    pub(in crate::bot) fn new<E: Edition>(state: &Crypt<E>, seat: Seat, turn: u8) -> Turn {
        let board = &state.boards[seat];
        let after = match state.leader {
            _ if state.is_lights_out(turn) => After::Nobody,
            Claimant::Seat(_) => After::GhostAndAgain,
            Claimant::Ghost => After::GhostIfBumped,
        };
        let worths = worths(state, seat);
        let best = worths.iter().flatten().copied().fold(0.0, f32::max);
        let (kept, sent_home) = match after {
            After::GhostAndAgain => (KEPT.map(|kept| kept * (1.0 + best)), SENT_HOME),
            After::Nobody | After::GhostIfBumped => ([0.0; DICE as usize + 1], 0.0),
        };
        let rested = rested(state);
        let stakes = |card: usize| {
            choices(state.row.as_ref()[card].standing, worths[card], board.home, rested, sent_home)
        };
        Turn {
            choices: from_fn(stakes),
            after,
            home: board.home,
            kept: from_fn(|stay| kept[stay] + f32::from(board.home.saturating_sub(stay as u8)) * sent_home),
            recover: kept[(board.home + board.exhausted) as usize] + f32::from(board.exhausted) * rested,
        }
    }

    /// The values of continuing a partial claim, which has decided on all treasures before `next`.
    pub(in crate::bot) fn onward(&self, part: Claim, next: usize) -> Onward {
        let mut onward = Onward { done: NEVER, place: [[NEVER; DICE as usize + 1]; CARDS] };
        let fits = |card: usize, choice: &Choice| card >= next || choice.stake == on(part, card);
        self.each(fits, |choices, value| {
            let place = (next..CARDS).find(|&card| choices[card].stake.is_some());
            let best = match place {
                Some(card) => &mut onward.place[card][choices[card].dice as usize],
                None => &mut onward.done,
            };
            *best = best.max(value);
        });
        onward
    }

    /// The value of each effort for `dice` dice on a treasure, after a partial claim to the left of it.
    pub(in crate::bot) fn efforts(&self, part: Claim, slot: Slot, dice: u8) -> [f32; 6] {
        let mut efforts = [NEVER; 6];
        let fits = |card: usize, choice: &Choice| match card.cmp(&slot.index()) {
            std::cmp::Ordering::Less => choice.stake == on(part, card),
            std::cmp::Ordering::Equal => choice.dice == dice,
            std::cmp::Ordering::Greater => true,
        };
        self.each(fits, |choices, value| {
            if let Some(stake) = choices[slot.index()].stake {
                let best = &mut efforts[stake.effort().get() as usize - 1];
                *best = best.max(value);
            }
        });
        efforts
    }

    /// Calls `show` with every legal claim whose choices fit, and its value.
    #[inline]
    fn each<'t>(&'t self, fits: impl Fn(usize, &Choice) -> bool, mut show: impl FnMut(Choices<'t>, f32)) {
        let fitting: [ArrayVec<&Choice, 19>; CARDS] =
            from_fn(|card| self.choices[card].iter().filter(|choice| fits(card, choice)).collect());
        let one_treasure = self.after == After::Nobody;
        for &first in &fitting[0] {
            for &second in &fitting[1] {
                let before = first.dice + second.dice;
                // Choices are sorted by their number of dice, so the following ones have too many dice as well.
                if before > self.home || one_treasure && first.dice > 0 && second.dice > 0 {
                    break;
                }
                for &third in &fitting[2] {
                    let used = before + third.dice;
                    if used > self.home || one_treasure && before > 0 && third.dice > 0 {
                        break;
                    }
                    if used > 0 {
                        let choices = [first, second, third];
                        show(choices, self.value(choices, used));
                    }
                }
            }
        }
    }

    /// The expected value of a claim with `used` dice.
    #[inline(always)]
    fn value(&self, [first, second, third]: Choices<'_>, used: u8) -> f32 {
        let stands = match self.after {
            After::Nobody => [1.0; CARDS],
            After::GhostAndAgain => stand_all([first.bar, second.bar, third.bar]),
            After::GhostIfBumped => match first.bumps + second.bumps + third.bumps {
                0 => [1.0; CARDS],
                dice => stand_bumped([first.bar, second.bar, third.bar], dice),
            },
        };
        let gains = stands[0] * first.gain + stands[1] * second.gain + stands[2] * third.gain;
        self.kept[(self.home - used) as usize] + gains
    }
}

impl Plan for Turn {
    fn add_noise<R: Rng + ?Sized>(&mut self, waver: f32, rng: &mut R) {
        for choice in self.choices.iter_mut().flat_map(|choices| choices.iter_mut().skip(1)) {
            choice.gain += waver * 2.0 * (rng.random::<f32>() - 0.5);
        }
    }

    fn best_claim(&self) -> Option<Claim> {
        let (mut best, mut claim) = (self.recover, None);
        self.each(
            |_, _| true,
            |choices, value| {
                if value > best {
                    (best, claim) = (value, Some(choices));
                }
            },
        );
        claim.map(|choices| {
            let stakes =
                Slot::first(CARDS).zip(choices).filter_map(|(slot, choice)| Some((slot, choice.stake?)));
            stakes.fold(Claim::NONE, |claim, (slot, stake)| claim.put(slot, stake))
        })
    }
}

/// The stake of a claim on a card.
fn on(claim: Claim, card: usize) -> Option<Stake> {
    Slot::at(card).and_then(|slot| claim.on(slot))
}

/// The value of each treasure that the player can claim.
fn worths<E: Edition>(state: &Crypt<E>, seat: Seat) -> [Option<f32>; CARDS] {
    let expectations = Expectations::new(state, seat);
    from_fn(|card| {
        let spot = &state.row.as_ref()[card];
        let treasure = spot.treasure.filter(|_| spot.player_stake().is_none())?;
        Some(expectations.worth_of(treasure))
    })
}

/// What can be put on a treasure of this value, sorted by the number of dice.
fn choices(
    standing: Option<Standing>,
    worth: Option<f32>,
    home: u8,
    rested: f32,
    sent_home: f32,
) -> ArrayVec<Choice, 19> {
    let bar = match (standing, worth) {
        (None, None) => Bar::SHUT,
        (None, Some(_)) => Bar::OPEN,
        (Some(standing), _) if standing.by == Claimant::Ghost => Bar::SHUT,
        (Some(standing), _) => Bar::of(standing.stake.total()),
    };
    let mut choices = ArrayVec::new();
    choices.push(Choice { stake: None, dice: 0, bar, bumps: 0, gain: 0.0 });
    let Some(worth) = worth else { return choices };
    let (standing, bumps) =
        standing.map_or((0, 0), |standing| (standing.stake.total(), standing.stake.dice()));
    for dice in 1..=home {
        for effort in Pips::ALL {
            let stake = Stake::new(dice, effort).expect("a player has one to three dice");
            if stake.total() > standing {
                let tired = f32::from(dice * (effort.get() - 1)) / 6.0;
                let gain = worth - tired * rested - f32::from(dice) * sent_home;
                choices.push(Choice { stake: Some(stake), dice, bar: Bar::of(stake.total()), bumps, gain });
            }
        }
    }
    choices
}
