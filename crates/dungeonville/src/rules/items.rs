//! The items, and when their powers work (D5.5).

use game_core::Seat;

use crate::Item;
use crate::state::State;

impl State {
    /// Whether the power of an item in the treasury of `seat` works: a member of its class is in the party (D5.5).
    #[inline]
    pub(crate) fn works(&self, seat: Seat, item: Item) -> bool {
        let (player, masks) = (&self.players[seat], self.cards.masks());
        masks.item_is_in(&player.treasury, item) && !player.party.and(masks.class(item.class())).is_empty()
    }

    /// Whether the power of an item works in the expedition under way, and is not used up (D5.5).
    ///
    /// An item drawn in the expedition works from the next room on.
    #[inline]
    pub(crate) fn works_inside(&self, seat: Seat, item: Item) -> bool {
        let (player, masks) = (&self.players[seat], self.cards.masks());
        if player.party.and(masks.class(item.class())).is_empty() || self.expedition.used.contains(item) {
            return false;
        }
        if masks.item_is_in(&player.treasury, item) {
            return true;
        }
        let Some(tower) = player.pawn else {
            return false;
        };
        let mut carried = player.carried;
        if let Some(turned) = self.expedition.turned {
            carried.remove(turned);
        }
        masks.item_is_in_tower(tower, carried, item)
    }
}
