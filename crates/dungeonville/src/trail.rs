//! Where everybody has been, as far as it tells which tower is theirs.

use crate::Tower;

/// What a seat has done since it holds its deed: everybody sees it, and can draw conclusions from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Trail {
    /// How often it scouted each tower (D3.5).
    pub(crate) scouted: [u8; Tower::COUNT],
    /// How many rooms it turned in each (D3.12); beyond 255 nobody counts.
    pub(crate) turned: [u8; Tower::COUNT],
}

impl Trail {
    /// The seat puts its pawn on an entrance.
    #[inline]
    pub(crate) fn scout(&mut self, tower: Tower) {
        let count = &mut self.scouted[tower.index()];
        *count = count.saturating_add(1);
    }

    /// The seat turns a room.
    #[inline]
    pub(crate) fn turn(&mut self, tower: Tower) {
        let count = &mut self.turned[tower.index()];
        *count = count.saturating_add(1);
    }
}
