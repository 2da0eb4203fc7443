//! What a seat may do, laid out for a screen.

use game_core::{Game, Offers, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::dice::{DICE, Pips, Slot, Stake};
use crate::state::State;

/// What a seat may do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Offer {
    /// The claims it may make, in parts.
    pub claim: Option<ClaimOffer>,
    /// Everything else it may do, each whole.
    pub others: Vec<OtherOffer>,
}

/// The parts of a claim: any stakes on different treasures that are no more than so many and use no more dice than there
/// are, at least one of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ClaimOffer {
    /// How many dice there are to place.
    pub dice: u8,
    /// On how many treasures they may go (C3.7).
    pub treasures: u8,
    /// Whether it is the last turn of the phase, which may place on one treasure only (C3.7).
    pub last_turn: bool,
    /// The stakes that each treasure takes.
    pub stakes: Vec<StakeOffer>,
}

/// Dice that may go on a treasure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct StakeOffer {
    /// Which treasure.
    pub slot: Slot,
    /// How many dice.
    pub dice: u8,
    /// The effort of each.
    pub effort: Pips,
    /// On how many of its six faces each die would be exhausted (C3.12).
    pub exhausts: u8,
    /// The lowest total that would bump them (C3.5); none if no dice reach it.
    pub bumped_by: Option<u8>,
}

/// Something else that may be done, as it is written and as what it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct OtherOffer {
    /// The action in notation, as it is sent.
    pub act: String,
    /// The action.
    pub action: Action,
    /// On how many of its six faces a die rolled for this would hold (C5.1).
    pub holds: Option<u8>,
}

/// The highest total that dice can show.
const HIGHEST_TOTAL: u8 = DICE * 6;

impl StakeOffer {
    fn new(slot: Slot, stake: Stake) -> StakeOffer {
        let (dice, effort) = (stake.dice(), stake.effort());
        let bumped_by = Some(stake.total() + 1).filter(|total| *total <= HIGHEST_TOTAL);
        StakeOffer { slot, dice, effort, exhausts: effort.get() - 1, bumped_by }
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
            | Action::Decline => None,
        };
        OtherOffer { act: action.to_string(), action, holds }
    }
}

impl Offers for State {
    type Offer = Offer;

    fn offer(&self, seat: Seat) -> Option<Offer> {
        if self.count_actions(seat) == 0 {
            return None;
        }
        let mut others = Vec::new();
        self.list_others(seat, &mut others);
        let claim = self.claim_limits(seat).map(|limits| {
            let mut stakes = Vec::new();
            self.list_stakes(seat, |slot, stake| stakes.push(StakeOffer::new(slot, stake)));
            ClaimOffer { dice: limits.dice, treasures: limits.treasures, last_turn: limits.last_turn, stakes }
        });
        Some(Offer { claim, others: others.into_iter().map(OtherOffer::new).collect() })
    }
}
