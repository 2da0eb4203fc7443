//! Cards that come to a sum with as little waste as there can be.

use crate::rules::sums::Sum;
use crate::{Room, Rooms};

/// No sum asked for is as high; what is higher is left to chance.
const HIGHEST: usize = 256;

/// The sets of `rooms` that do, spending least: without any of `spared`, if that can be, and with.
pub(super) fn payments(
    sum: &Sum,
    rooms: Rooms,
    spared: Rooms,
    counts: impl Fn(Room) -> u8,
) -> [Option<Rooms>; 2] {
    if sum.needed == 0 {
        return [Some(Rooms::NONE), None];
    }
    let frugal = least(sum, rooms.without(spared), &counts);
    let any = if rooms.and(spared).is_empty() { None } else { least(sum, rooms, &counts) };
    match (frugal, any) {
        (Some(frugal), Some(any)) if frugal != any => [Some(frugal), Some(any)],
        (frugal, any) => [frugal.or(any), None],
    }
}

/// The set that spends least, with the Gilding Flask if that helps.
fn least(sum: &Sum, rooms: Rooms, counts: &impl Fn(Room) -> u8) -> Option<Rooms> {
    let plain = cheapest(rooms, sum.needed, counts);
    let gilded = if sum.bonus > 0 {
        let others = rooms.without(sum.flasks);
        cheapest(others, sum.needed.saturating_sub(sum.bonus).max(1), counts)
    } else {
        None
    };
    let does = |set: &Rooms| sum.judge(*set, counts).is_ok();
    let spent = |set: &Rooms| set.iter().map(|room| u32::from(counts(room))).sum::<u32>();
    [plain, gilded].into_iter().flatten().filter(does).min_by_key(spent)
}

/// The set that counts at least `needed`, and no more than it must.
fn cheapest(rooms: Rooms, needed: u16, counts: &impl Fn(Room) -> u8) -> Option<Rooms> {
    let needed = usize::from(needed).min(HIGHEST);
    // For every sum below what is needed, the card that completed it, by what it was before.
    let mut reached = [None; HIGHEST];
    let mut best: Option<(usize, usize, Room)> = None;
    let mut known = [false; HIGHEST];
    known[0] = true;
    for room in rooms.iter() {
        let count = usize::from(counts(room));
        if count == 0 {
            continue;
        }
        for before in (0..needed).rev().filter(|&before| known[before]) {
            let total = before + count;
            if total >= needed {
                if best.is_none_or(|(least, _, _)| total < least) {
                    best = Some((total, before, room));
                }
            }
        }
        for before in (0..needed.saturating_sub(count)).rev() {
            let total = before + count;
            if known[before] && !known[total] {
                known[total] = true;
                reached[total] = Some(room);
            }
        }
    }
    let (_, mut before, last) = best?;
    let mut set = Rooms::only(last);
    while let Some(room) = reached[before] {
        set.insert(room);
        before -= usize::from(counts(room));
    }
    Some(set)
}
