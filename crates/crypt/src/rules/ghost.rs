//! The Ghost of Only Child (C6.3–C6.5).

use arrayvec::ArrayVec;
use game_core::{Lots, Odds, Seat};
use rand::Rng;

use super::roll;
use crate::event::{Event, Sight};
use crate::refusal::{Applied, Refusal};
use crate::state::recorder::{Recorder, Unheard};
use crate::state::{Claimant, Crypt, Stage};
use crate::vocabulary::dice::{Claim, DICE, Dice, Pips, Slot, Stake};
use crate::vocabulary::edition::Edition;
use crate::vocabulary::setup::Variant;

impl<E: Edition> Crypt<E> {
    /// The number of dice that the Ghost rolls on this turn: all three, or on its second turn those that were bumped (C6.5).
    /// Against twins it has one turn a round (V2.3).
    #[inline]
    pub(crate) fn ghost_dice(&self, turn: u8) -> u8 {
        let second = self.variant() != Variant::Twins && self.is_lights_out(turn);
        if second { self.ghost_bumped } else { DICE }
    }

    pub(super) fn draw_ghost_dice<R: Rng + ?Sized>(&self, turn: u8, lots: &mut Lots<'_, R>) -> Dice {
        (0..self.ghost_dice(turn)).map(|_| roll(lots)).collect()
    }

    /// Rolls the Ghost's dice, groups them and places them, highest total first (C6.4).
    pub(super) fn ghost_turn(&mut self, turn: u8, dice: Dice, log: &mut impl Recorder<E>) -> Applied {
        if dice.len() != self.ghost_dice(turn) as usize {
            return Err(Refusal::ImpossibleChance("the Ghost rolls a different number of dice"));
        }
        log.record(self, Event::Open(Sight::GhostRolled { dice }));
        // With Lights Out the Ghost places only its highest group or die (C6.5, V2.3).
        let placing = if self.is_lights_out(turn) { 1 } else { DICE as usize };
        for stake in groups(dice).into_iter().take(placing) {
            match self.ghost_target(stake) {
                Some(slot) => self.place(Claimant::Ghost, slot, stake, log),
                None => log.record(self, Event::Open(Sight::GhostSetAside { stake })),
            }
        }
        self.begin_turn(turn + 1, log);
        Ok(())
    }

    /// The first card from the left that is unclaimed or holds players' dice with a lower total (C6.4, V1.2).
    fn ghost_target(&self, stake: Stake) -> Option<Slot> {
        self.slots().find(|&slot| {
            let spot = self.spot(slot);
            spot.treasure.is_some()
                && match spot.standing {
                    None => true,
                    Some(standing) => {
                        standing.by != Claimant::Ghost && self.standing_total(slot) < stake.total()
                    }
                }
        })
    }
}

impl<E: Edition> Crypt<E> {
    /// The odds that the Ghost's next turn bumps each stake of a claim, from the left (C6.4, C6.5).
    ///
    /// Every roll of the Ghost is played; a twin whose turn comes before does nothing (V2.3). Empty if the claim is not legal, or if the
    /// Ghost has no turn after it.
    pub(crate) fn ghost_odds(&self, seat: Seat, claim: Claim) -> Vec<Odds> {
        let mut claimed = *self;
        let legal = match claimed.stage {
            Stage::Claim(turn) if claimed.claimant(turn) == Claimant::Seat(seat) => {
                claimed.claim(seat, turn, claim, &mut Unheard).is_ok()
            }
            _ => false,
        };
        let next = match claimed.stage {
            Stage::Claim(turn) if legal => turn,
            _ => return Vec::new(),
        };
        let mut later = next..claimed.turns();
        let Some(turn) = later.find(|turn| claimed.claimant(*turn) == Claimant::Ghost) else {
            return Vec::new();
        };
        let dice = claimed.ghost_dice(turn);
        let mut odds: Vec<Odds> =
            claim.iter().map(|_| Odds { cases: 0, of: 6_u32.pow(dice.into()) }).collect();
        for roll in rolls(dice) {
            let mut after = claimed;
            after.ghost_turn(turn, roll, &mut Unheard).expect("the Ghost rolls its dice");
            for ((slot, _), odds) in claim.iter().zip(&mut odds) {
                let stands = after.spot(slot).standing.is_some_and(|there| there.by != Claimant::Ghost);
                odds.cases += u32::from(!stands);
            }
        }
        odds
    }
}

/// Every roll of this many dice.
fn rolls(dice: u8) -> Vec<Dice> {
    (0..dice).fold(vec![Dice::NONE], |rolls, _| {
        let longer = |roll: Dice| Pips::ALL.map(|face| roll.iter().chain([face]).collect());
        rolls.into_iter().flat_map(longer).collect()
    })
}

/// The dice grouped by value, highest total first; at equal totals a group before a single die (C6.4).
pub(crate) fn groups(dice: Dice) -> ArrayVec<Stake, 3> {
    let mut groups: ArrayVec<Stake, 3> = Pips::ALL
        .into_iter()
        .filter_map(|face| Stake::new(dice.iter().filter(|&die| die == face).count() as u8, face))
        .collect();
    groups.sort_by_key(|stake| std::cmp::Reverse((stake.total(), stake.dice())));
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c6_4_groups_come_highest_first_and_before_a_single_die_of_their_total() {
        let grouped = |text: &str| -> Vec<String> {
            let dice = text.bytes().map(|byte| Pips::new(byte - b'0').unwrap()).collect();
            groups(dice).iter().map(Stake::to_string).collect()
        };
        assert_eq!(grouped("334"), ["3+3", "4"]);
        assert_eq!(grouped("363"), ["3+3", "6"]);
        assert_eq!(grouped("116"), ["6", "1+1"]);
        assert_eq!(grouped("222"), ["2+2+2"]);
        assert_eq!(grouped("152"), ["5", "2", "1"]);
        assert_eq!(grouped("44"), ["4+4"]);
    }
}
