//! The viewer's score if the game ended now.

use game_core::{BySeat, Seat};
use serde::Serialize;

use crate::rules::scoring::{Holdings, Sets};
use crate::state::scoresheet::ScoreSheet;
use crate::view::View;
use crate::vocabulary::card::Coins;
use crate::vocabulary::dice::DICE;

/// A player's coins if the game ended now, as far as they are shown what the score depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SoFar {
    /// The coins by source. A bonus that depends on values that they are not shown counts nothing.
    pub sheet: ScoreSheet,
    /// The sum of all coins.
    pub total: i32,
    /// Whether no hidden value can change it.
    pub certain: bool,
}

game_core::compare!(SoFar { sheet, total, certain });

impl View {
    /// The viewer's score if the game ended now (C4.1); none for others than players, and once the coins are counted.
    ///
    /// Values that are not shown can be anything from 1 to 4. Only Tapestry A depends on them (C5.9).
    pub(crate) fn count_so_far(&self) -> Option<SoFar> {
        let seat = self.viewer.seat().filter(|_| self.scores.is_none())?;
        let [least, .., most] = Coins::ALL;
        let sheet = self.holdings(most)?.score(seat);
        let certain = sheet == self.holdings(least)?.score(seat);
        Some(SoFar { sheet, total: sheet.total(), certain })
    }

    /// All that scores depend on, with `hidden` for every value that is not shown.
    fn holdings(&self, hidden: Coins) -> Option<Holdings<BySeat<Sets>, BySeat<u8>>> {
        let sets = |seat: Seat| {
            let board = &self.boards[seat.index()];
            let mut sets = Sets::default();
            for card in &board.collection {
                sets.add(card.kind, card.coins.unwrap_or(hidden));
            }
            sets
        };
        Some(Holdings {
            sides: self.sides?,
            sets: BySeat::new(self.players(), sets),
            idol_earners: self.idol_earners(),
            servants: BySeat::new(self.players(), |seat| DICE - self.boards[seat.index()].exhausted),
            cursed: None,
        })
    }
}
