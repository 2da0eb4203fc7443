//! Which towers each seat has visited, because that hints at the tower it owns.

use crate::Tower;

/// What a seat has done in each tower since it got its deed. It is public, and others can draw conclusions from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Trail {
    /// How often it scouted each tower (D3.5).
    pub(crate) scouted: [u8; Tower::COUNT],
    /// How many rooms it turned in each tower (D3.12), at most 255.
    pub(crate) turned: [u8; Tower::COUNT],
}

impl Trail {
    /// Counts a pawn put on an entrance.
    #[inline]
    pub(crate) fn scout(&mut self, tower: Tower) {
        let count = &mut self.scouted[tower.index()];
        *count = count.saturating_add(1);
    }

    /// Counts a room turned.
    #[inline]
    pub(crate) fn turn(&mut self, tower: Tower) {
        let count = &mut self.turned[tower.index()];
        *count = count.saturating_add(1);
    }
}
