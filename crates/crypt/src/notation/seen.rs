//! Reads views.

use game_core::{BadText, Viewer, check_view_text};

use super::position::read_likeness;
use crate::view::{TreasureView, View};
use crate::vocabulary::card::{Card, Kind};
use crate::vocabulary::edition::Edition;
use crate::vocabulary::treasure::Knowledge;

/// Reads a view of `viewer`.
///
/// Any position that fits the text will do: what the viewer does not know is not part of the view.
pub(crate) fn read_view<E: Edition>(viewer: Viewer, text: &str) -> Result<View, BadText> {
    let state = read_likeness::<E>(text)?;
    if let Some(seat) = viewer.seat().filter(|seat| seat.index() >= state.players()) {
        return Err(BadText::new(0, format!("the table has no seat {seat}")));
    }
    let view = View::of(&state, viewer);
    check_view_text(&view, text)?;
    Ok(view)
}

impl View {
    /// Gives each card that a player has seen a possible value, if it has none here. An error is the kind with too few cards.
    pub(super) fn give_values(&mut self) -> Result<(), Kind> {
        let row = self.row.iter_mut().flatten().map(|spot| &mut spot.treasure);
        let collections = self.boards.iter_mut().flat_map(|board| &mut board.collection);
        let hidden = |card: &&mut TreasureView| match card.known {
            Knowledge::Secret(seats) => card.coins.is_none() && !seats.is_empty(),
            Knowledge::Public | Knowledge::Flipped => false,
        };
        for card in row.chain(collections).chain(&mut self.discards).filter(hidden) {
            let kind = card.kind;
            let Card { coins, .. } = self.unseen.iter().find(|other| other.kind == kind).ok_or(kind)?;
            self.unseen.remove(Card { kind, coins });
            card.coins = Some(coins);
        }
        Ok(())
    }
}
