//! A seat's legal actions, structured for a user interface.

use arrayvec::ArrayVec;
use game_core::{Odds, Offers, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::rules::legal::{self, ClaimLimits};
use crate::state::{Claimant, Crypt, State, VariantState};
use crate::vocabulary::dice::{DICE, Pips, SLOTS, Slot, Stake};
use crate::vocabulary::edition::Edition;
use crate::vocabulary::setup::Variant;

/// What a seat may do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Offer {
    /// The claims, in parts.
    pub claim: Option<ClaimOffer>,
    /// All other actions, each complete.
    pub others: Vec<OtherOffer>,
}

/// The parts of a claim: one or more stakes on different treasures, with no more treasures and dice than allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ClaimOffer {
    /// How many dice may be placed.
    pub dice: u8,
    /// On how many treasures (C3.7).
    pub treasures: u8,
    /// Whether it is the last turn of the phase, which may place on one treasure only (C3.7).
    pub last_turn: bool,
    /// The possible stakes on each treasure.
    pub stakes: Vec<StakeOffer>,
}

/// Dice that may be put on a treasure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct StakeOffer {
    /// The treasure's place.
    pub slot: Slot,
    /// The number of dice.
    pub dice: u8,
    /// The effort of each die.
    pub effort: Pips,
    /// On how many of its six faces each die would be exhausted (C3.12).
    pub exhausts: u8,
    /// The lowest total that would bump them (C3.5); none if nobody comes after, or no dice can reach it.
    pub bumped_by: Option<u8>,
    /// The total of all dice on the treasure, if these join those of an ally (V1.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub joins: Option<u8>,
}

/// Another action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct OtherOffer {
    /// The action.
    pub action: Action,
    /// On how many of its six faces a die rolled for this would hold (C5.1).
    pub holds: Option<u8>,
}

/// The highest total of dice.
const HIGHEST_TOTAL: u8 = DICE * 6;

impl StakeOffer {
    /// A stake that joins a total of an ally, if there is one, if no later claim can have a total above `highest`.
    fn new(slot: Slot, stake: Stake, ally: Option<u8>, highest: u8) -> StakeOffer {
        let (dice, effort) = (stake.dice(), stake.effort());
        let joins = ally.map(|total| total + stake.total());
        let bumped_by = Some(joins.unwrap_or(stake.total()) + 1).filter(|total| *total <= highest);
        StakeOffer { slot, dice, effort, exhausts: effort.get() - 1, bumped_by, joins }
    }
}

impl<E: Edition> Crypt<E> {
    /// The highest total that anyone can place in the rest of the phase, once a stake is on a treasure.
    ///
    /// Nobody comes after the last turn (C3.7). On its second turn the Ghost rolls only its bumped dice (C6.5), and how many
    /// depends on where else the dice of this claim go: the highest possible number counts.
    fn highest_after(&self, limits: &ClaimLimits, slot: Slot, stake: Stake) -> u8 {
        let next = limits.turn + 1;
        if limits.last_turn {
            return 0;
        }
        // Allies don't bump, but may join each other (V1.1, V1.2).
        if E::VARIANTS && self.variant() != Variant::Base {
            let opponent =
                (next..self.turns()).any(|turn| self.is_opponent(self.claimant(turn), limits.turn));
            return if opponent { HIGHEST_TOTAL } else { 0 };
        }
        if self.claimant(next) != Claimant::Ghost || !self.is_lights_out(next) {
            return HIGHEST_TOTAL;
        }
        let of_ghost = |slot: Slot| {
            let standing = self.spot(slot).standing.filter(|standing| standing.by == Claimant::Ghost);
            standing.map(|standing| standing.stake)
        };
        let here = of_ghost(slot).map_or(0, Stake::dice);
        let elsewhere: ArrayVec<Stake, SLOTS> =
            self.slots().filter(|other| *other != slot).filter_map(of_ghost).collect();
        6 * (self.ghost_bumped + here + most_bumped(limits.dice - stake.dice(), &elsewhere))
    }
}

impl<E: Edition> Crypt<E> {
    /// Whether `other` is no ally of the player who has this turn.
    fn is_opponent(&self, other: Claimant, turn: u8) -> bool {
        match (self.claimant(turn), other) {
            (Claimant::Seat(seat), Claimant::Seat(other)) => !self.layout().side_of(seat).contains(other),
            _ => true,
        }
    }
}

/// The most dice of these stakes that `dice` dice can bump.
fn most_bumped(dice: u8, stakes: &[Stake]) -> u8 {
    let Some((first, rest)) = stakes.split_first() else {
        return 0;
    };
    let passed_over = most_bumped(dice, rest);
    let needed = first.total() / 6 + 1;
    match dice.checked_sub(needed) {
        Some(left) => passed_over.max(first.dice() + most_bumped(left, rest)),
        None => passed_over,
    }
}

impl OtherOffer {
    fn new(action: Action) -> OtherOffer {
        let holds = match action {
            Action::Reroll { effort, .. } => Some(7 - effort.get()),
            Action::Claim(_)
            | Action::Recover
            | Action::Look { .. }
            | Action::Restore { .. }
            | Action::Take { .. }
            | Action::Give { .. }
            | Action::Ask
            | Action::Decline => None,
        };
        OtherOffer { action, holds }
    }
}

impl<E: Edition> Crypt<E> {
    fn make_offer(&self, seat: Seat) -> Option<Offer> {
        if legal::count_actions(self, seat) == 0 {
            return None;
        }
        let mut others = Vec::new();
        self.list_others(seat, &mut others);
        let claim = self.claim_limits(seat).map(|limits| {
            let mut stakes = Vec::new();
            self.list_stakes(seat, |slot, stake| {
                let ally = self.joining_effort(seat, slot).map(|_| self.standing_total(slot));
                stakes.push(StakeOffer::new(slot, stake, ally, self.highest_after(&limits, slot, stake)));
            });
            ClaimOffer { dice: limits.dice, treasures: limits.treasures, last_turn: limits.last_turn, stakes }
        });
        Some(Offer { claim, others: others.into_iter().map(OtherOffer::new).collect() })
    }

    /// The odds that the Ghost bumps each stake of a claim.
    fn action_odds(&self, seat: Seat, action: Action) -> Vec<Odds> {
        match action {
            Action::Claim(claim) => self.ghost_odds(seat, claim),
            Action::Recover
            | Action::Look { .. }
            | Action::Restore { .. }
            | Action::Take { .. }
            | Action::Reroll { .. }
            | Action::Give { .. }
            | Action::Ask
            | Action::Decline => Vec::new(),
        }
    }
}

macro_rules! offers {
    ($($state:ident),+) => {
        $(
            impl Offers for $state {
                type Offer = Offer;

                fn offer(&self, seat: Seat) -> Option<Offer> {
                    self.make_offer(seat)
                }

                fn odds(&self, seat: Seat, action: Action) -> Vec<Odds> {
                    self.action_odds(seat, action)
                }
            }
        )+
    };
}

offers!(State, VariantState);
