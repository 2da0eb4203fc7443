//! Reading a view back: what its viewer does not know is filled in, in any way that looks the same to them.

use game_core::{BadText, Seat, Viewer, check_view_text};

use super::board::Board;
use super::{Secrets, check, position};
use crate::deduction::Deduction;
use crate::deeds::Deeds;
use crate::stage::Stage;
use crate::state::{PLAYERS, State};
use crate::view::{SwapView, View};

/// The view of `viewer` that `text` writes.
///
/// Any position that looks like it will do: what the viewer does not know has no part in the view.
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

/// Deeds that come to what is known of them.
pub(super) fn deeds(
    players: usize,
    stage: Stage,
    boards: &[Board; PLAYERS],
    swaps: &[SwapView],
) -> Result<Deeds, BadText> {
    let wrong = || BadText::new(0, "the deeds can't have been dealt and drawn so");
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

/// Completes each order with fighters of the party that are not in it yet, up to the given number.
pub(super) fn fill_orders(state: &mut State, hidden: &[usize; PLAYERS]) -> Result<(), BadText> {
    for seat in state.players.seats() {
        let order = &mut state.battle.orders[seat.index()];
        let party = state.players[seat].party.without(state.battle.joined).without(order.members());
        let places = order.fighters.iter_mut().filter(|place| place.is_none());
        let mut fighters = party.iter();
        for place in places.take(hidden[seat.index()]) {
            let fighter = fighters.next();
            *place = Some(
                fighter.ok_or_else(|| BadText::new(0, format!("the party of {seat} has fewer fighters")))?,
            );
        }
    }
    Ok(())
}
