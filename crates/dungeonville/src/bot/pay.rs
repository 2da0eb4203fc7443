//! Payments with as little waste as possible.

use crate::rules::sums::Sum;
use crate::{Room, Rooms};

/// The cheapest valid sets of `rooms`: one without any of `spared`, if possible, and one that may contain them.
pub(super) fn payments(
    sum: &Sum,
    rooms: Rooms,
    spared: Rooms,
    counts: impl Fn(Room) -> u8,
) -> [Option<Rooms>; 2] {
    if sum.needed == 0 {
        return [Some(Rooms::NONE), None];
    }
    let frugal = sum.cheapest(rooms.without(spared), &counts);
    let any = if rooms.and(spared).is_empty() { None } else { sum.cheapest(rooms, &counts) };
    match (frugal, any) {
        (Some(frugal), Some(any)) if frugal != any => [Some(frugal), Some(any)],
        (frugal, any) => [frugal.or(any), None],
    }
}
