//! How likely stakes stand after the Ghost's turn.

use std::sync::LazyLock;

use crate::bot::appraise::HIGHEST_BEATS;
use crate::rules::ghost_groups;
use crate::vocabulary::dice::{DICE, Dice, Pips};

/// The number of cards in a solo player's row.
pub(super) const CARDS: usize = 3;

/// The number of possible totals.
const COUNT: usize = 13;

/// Every total of up to three equal dice, and zero.
const TOTALS: [u8; COUNT] = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18];

/// The total that the Ghost must beat on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bar(u8);

impl Bar {
    /// No dice: any die will do.
    pub(super) const OPEN: Bar = Bar(0);

    /// A card that the Ghost skips because it already holds it or it is gone: no roll beats 18.
    pub(super) const SHUT: Bar = Bar(COUNT as u8 - 1);

    /// The player's dice with this total.
    pub(super) fn of(total: u8) -> Bar {
        const PLACES: [u8; 19] = {
            let mut places = [0; 19];
            let mut place = 0;
            while place < COUNT {
                places[TOTALS[place] as usize] = place as u8;
                place += 1;
            }
            places
        };
        Bar(PLACES[total as usize])
    }

    fn total(self) -> usize {
        TOTALS[self.0 as usize] as usize
    }
}

/// For every three bars, how likely each is not beaten when the Ghost rolls all its dice (C6.4).
static STANDS: LazyLock<[[f32; CARDS]; COUNT * COUNT * COUNT]> = LazyLock::new(|| {
    let mut stands = [[0.0; CARDS]; COUNT * COUNT * COUNT];
    for first in Pips::ALL {
        for second in Pips::ALL {
            for third in Pips::ALL {
                count_roll([first, second, third].into_iter().collect(), &mut stands);
            }
        }
    }
    stands
});

/// Adds one roll of the Ghost to the results for all bars.
fn count_roll(dice: Dice, stands: &mut [[f32; CARDS]]) {
    let rolls = 6_f32.powi(i32::from(DICE));
    let groups = ghost_groups(dice);
    for (place, stands) in stands.iter_mut().enumerate() {
        let bars = [place / COUNT / COUNT, place / COUNT % COUNT, place % COUNT];
        let mut held = [false; CARDS];
        for stake in &groups {
            let target = (0..CARDS).find(|&card| !held[card] && TOTALS[bars[card]] < stake.total());
            if let Some(card) = target {
                held[card] = true;
            }
        }
        for (stands, held) in stands.iter_mut().zip(held) {
            *stands += if held { 0.0 } else { 1.0 / rolls };
        }
    }
}

/// How likely each stake stands when the Ghost rolls all its dice.
#[inline]
pub(super) fn stand_all(bars: [Bar; CARDS]) -> [f32; CARDS] {
    let [first, second, third] = bars.map(|bar| bar.0 as usize);
    STANDS[(first * COUNT + second) * COUNT + third]
}

/// How likely each stake stands when the Ghost rolls `dice` bumped dice and places only the highest group (C6.5).
#[inline]
pub(super) fn stand_bumped(bars: [Bar; CARDS], dice: u8) -> [f32; CARDS] {
    let beats = &HIGHEST_BEATS[dice as usize];
    // A roll that beats a bar further left does not come this far.
    let mut left = Bar::SHUT;
    bars.map(|bar| {
        let beaten = (beats[bar.total()] - beats[left.total()]).max(0.0);
        if bar.total() < left.total() {
            left = bar;
        }
        1.0 - beaten
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f32, other: f32) -> bool {
        (one - other).abs() < 1e-4
    }

    #[test]
    fn c6_4_a_stake_behind_an_open_card_meets_the_second_group() {
        // A single six on the left is bumped by a pair of fours or higher, or by three threes or higher.
        let [first, _, _] = stand_all([Bar::of(6), Bar::OPEN, Bar::OPEN]);
        assert!(near(first, 1.0 - (3.0 * 15.0 + 4.0) / 216.0), "{first}");
        // Behind an open card, only the second group can bump it: a pair of fives or sixes leaves one die, which can't.
        let [_, second, _] = stand_all([Bar::OPEN, Bar::of(6), Bar::OPEN]);
        assert!(near(second, 1.0), "{second}");
    }

    #[test]
    fn c6_5_a_bumped_die_stops_at_the_first_card_it_can_take() {
        // One die beats a 4 with a five or a six; the next card is reached only by rolls that did not beat the 4.
        let [first, second, third] = stand_bumped([Bar::of(4), Bar::of(2), Bar::SHUT], 1);
        assert!(
            near(first, 4.0 / 6.0) && near(second, 4.0 / 6.0) && near(third, 1.0),
            "{first} {second} {third}"
        );
        assert_eq!(stand_bumped([Bar::OPEN, Bar::of(1), Bar::SHUT], 2)[1], 1.0);
    }
}
