//! Reading a view. What the viewer does not know is filled in, in any way that looks the same to them.

use game_core::{BadText, Seat, Viewer, check_view_text};

use super::board::Board;
use super::{Secrets, check, position};
use crate::state::deeds::Deeds;
use crate::state::{PLAYERS, State};
use crate::view::deduction::Deduction;
use crate::view::{SwapView, View};
use crate::vocabulary::stage::Stage;

/// Reads the view of `viewer` from `text`.
///
/// It builds the view from any position that looks like it, because what the viewer does not know is not in the view.
pub(super) fn read_view(viewer: Viewer, text: &str) -> Result<View, BadText> {
    let state = position::read(text, Secrets::Hidden)?;
    if let Some(seat) = viewer.seat().filter(|seat| seat.index() >= state.players.count()) {
        return Err(BadText::new(0, format!("the table has no seat {seat}")));
    }
    check::possible(&state).map_err(|what| BadText::new(0, what))?;
    let view = View::of(&state, viewer);
    check_view_text(&view, text)?;
    Ok(view)
}

/// Deeds that fit what is known of them.
pub(super) fn deeds(
    players: usize,
    stage: Stage,
    boards: &[Board; PLAYERS],
    swaps: &[SwapView],
) -> Result<Deeds, BadText> {
    let wrong = || BadText::new(0, "these deals and draws of deeds are not possible");
    if stage == Stage::Deal {
        return Ok(Deeds::NONE);
    }
    if swaps.iter().any(|swap| swap.seat.index() >= players) {
        return Err(wrong());
    }
    let mut deeds = Deduction::new(players, swaps, boards.map(|board| board.deed)).any().ok_or_else(wrong)?;
    deeds.shown = Seat::first(players).filter(|seat| boards[seat.index()].shown).collect();
    Ok(deeds)
}

/// Completes each order with the given number of fighters of the party that are not in it yet.
pub(super) fn fill_orders(state: &mut State, hidden: &[usize; PLAYERS]) -> Result<(), BadText> {
    for seat in state.players.seats() {
        let order = &mut state.battle.orders[seat.index()];
        let party = state.players[seat].party.without(state.battle.joined).without(order.members());
        let places = order.fighters.iter_mut().filter(|place| place.is_none());
        let mut fighters = party.iter();
        for place in places.take(hidden[seat.index()]) {
            let fighter = fighters.next();
            *place = Some(
                fighter
                    .ok_or_else(|| BadText::new(0, format!("the party of {seat} has too few fighters")))?,
            );
        }
    }
    Ok(())
}
