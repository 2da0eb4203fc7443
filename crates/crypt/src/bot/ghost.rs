//! How likely the Ghost bumps a stake of twins (V2.3).

use crate::state::{Claimant, Crypt};
use crate::vocabulary::dice::Slot;
use crate::vocabulary::edition::Edition;

/// No roll of three dice beats this total.
const HIGHEST: usize = 18;

/// The most groups that three dice form.
const GROUPS: usize = 3;

/// How likely a card that nobody holds yet is still free when the Ghost comes.
const STAYS_FREE: f32 = 0.35;

/// For the first, second and third group of a roll of three dice, and each total, how likely that group beats it (C6.4).
const GROUP_BEATS: [[f32; HIGHEST + 1]; GROUPS] = {
    let mut beats = [[0.0; HIGHEST + 1]; GROUPS];
    let mut roll = 0;
    while roll < 216 {
        let groups = groups(roll);
        let mut group = 0;
        while group < GROUPS {
            let mut total = 0;
            while total < groups[group] {
                beats[group][total] += 1.0 / 216.0;
                total += 1;
            }
            group += 1;
        }
        roll += 1;
    }
    beats
};

/// The totals of the groups in the roll given by these three base-6 digits, highest first; zero for a group that is not there.
const fn groups(mut roll: usize) -> [usize; GROUPS] {
    let mut totals = [0; 7];
    let mut die = 0;
    while die < 3 {
        let face = roll % 6 + 1;
        totals[face] += face;
        roll /= 6;
        die += 1;
    }
    let mut groups = [0; GROUPS];
    let mut face = 1;
    while face < 7 {
        let mut total = totals[face];
        let mut place = 0;
        while place < GROUPS {
            if total > groups[place] {
                let lower = groups[place];
                groups[place] = total;
                total = lower;
            }
            place += 1;
        }
        face += 1;
    }
    groups
}

/// How likely the Ghost, on its turn at index `turn`, bumps a stake with this total. It comes from the left: what it can take there
/// spares the cards further right.
pub(super) fn bump_chance<E: Edition>(state: &Crypt<E>, turn: u8, slot: Slot, total: u8) -> f32 {
    // The totals that stand further left, lowest first, and the number of cards there that nobody holds.
    let mut bars = [HIGHEST; GROUPS];
    let mut free = 0;
    for left in state.slots().take(slot.index()) {
        let spot = state.spot(left);
        match spot.standing {
            Some(standing) if standing.by == Claimant::Ghost => {}
            Some(_) => {
                let mut bar = usize::from(state.standing_total(left)).min(HIGHEST);
                for lowest in &mut bars {
                    if bar < *lowest {
                        std::mem::swap(lowest, &mut bar);
                    }
                }
            }
            None if spot.treasure.is_some() => free += 1,
            None => {}
        }
    }
    let total = usize::from(total).min(HIGHEST);
    // With Lights Out it places only its highest group.
    let placed = if state.is_lights_out(turn) { 1 } else { GROUPS };
    let groups = GROUP_BEATS.iter().zip(bars).take(placed).enumerate();
    let chance =
        groups.map(|(group, (beats, bar))| at_most(free, group) * (beats[total] - beats[bar]).max(0.0));
    chance.sum::<f32>().min(1.0)
}

/// How likely at most `group` of `free` cards stay free, so that they don't stop the group of that index.
fn at_most(free: usize, group: usize) -> f32 {
    let mut chance = 0.0;
    let mut ways = 1.0;
    for stay in 0..=group.min(free) {
        let gone = (free - stay) as i32;
        chance += ways * STAYS_FREE.powi(stay as i32) * (1.0 - STAYS_FREE).powi(gone);
        ways *= (free - stay) as f32 / (stay + 1) as f32;
    }
    chance
}

#[cfg(test)]
mod tests {
    use game_core::{Notation, Seat};

    use super::*;
    use crate::state::VariantState;

    #[test]
    fn groups_are_sorted_by_their_totals() {
        // 3, 3, 4 is a pair of 3 and a 4.
        assert_eq!(groups(2 + 2 * 6 + 3 * 36), [6, 4, 0]);
        assert_eq!(groups(4 * (1 + 6 + 36)), [15, 0, 0]);
        assert_eq!(groups(4 + 6), [5, 2, 1]);
    }

    #[test]
    fn chances_of_staying_free_add_up() {
        for free in 0..4 {
            assert!((at_most(free, free) - 1.0).abs() < 1e-6);
        }
        assert!((at_most(1, 0) - (1.0 - STAYS_FREE)).abs() < 1e-6);
    }

    /// Where every card further left is held, the chances are those of the rules.
    #[test]
    fn v2_3_chances_agree_with_the_ghosts_rolls() {
        let rows = ["I4=a3 M_? P2 J1", "I4=a5+5 M_?=a2 P2 J1"];
        for (row, claim, slot, total) in [
            (rows[0], "claim 1=3", 0, 6),
            (rows[0], "claim 1=3+3+3", 0, 12),
            (rows[1], "claim 2=2+2", 1, 6),
            (rows[1], "claim 1=5", 0, 15),
        ] {
            let home = if row == rows[0] { 2 } else { 0 };
            let text =
                format!("crypt 2p AAAAAA twins | claim 2 | lead a | deck T | row {row} | a {home}/0 | b 3/0");
            let state = VariantState::from_position(&text).unwrap();
            let crate::Action::Claim(claim) = claim.parse().unwrap() else { unreachable!("it is a claim") };
            let odds = state.ghost_odds(Seat::B, claim)[0];
            let exact = odds.cases as f32 / odds.of as f32;
            let chance = bump_chance(&state, 2, Slot::at(slot).unwrap(), total);
            assert!((chance - exact).abs() < 1e-4, "{row}, {claim:?}: {chance} is not {exact}");
        }
    }
}
