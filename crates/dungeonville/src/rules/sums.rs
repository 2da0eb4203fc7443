//! Sets of cards that reach a sum without any card that is not needed: payments (D3.3, R4), and what is left behind (D3.13).

use std::ops::ControlFlow;

use rand::{Rng, RngExt};

use crate::{Room, Rooms};

/// An upper bound for all sums that are needed.
const HIGHEST: usize = 512;

/// A sum that a set of cards must reach. A set that reaches it without an unneeded card is valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sum {
    /// The amount to reach.
    pub(crate) needed: u16,
    /// What the Gilding Flask adds to a set that falls short; 0 without a Flask.
    pub(crate) bonus: u16,
    /// The Flask, which adds nothing to a set that contains it (D5.5).
    pub(crate) flasks: Rooms,
}

/// Why a set of cards is not valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wrong {
    /// It reaches only this amount.
    Short { reached: u16 },
    /// The card is not needed.
    NotNeeded(Room),
}

/// A card and its value.
type Counted = (Room, u16);

/// Some cards, highest value first.
struct Cards {
    items: [Option<Counted>; Room::COUNT],
    len: usize,
}

impl Cards {
    fn new(rooms: Rooms, counts: impl Fn(Room) -> u8) -> Cards {
        let mut cards = Cards { items: [None; Room::COUNT], len: 0 };
        for room in rooms.iter() {
            cards.items[cards.len] = Some((room, u16::from(counts(room))));
            cards.len += 1;
        }
        cards.items[..cards.len].sort_by_key(|card| std::cmp::Reverse(card.map(|(_, counts)| counts)));
        cards
    }

    fn iter(&self) -> impl Iterator<Item = Counted> + Clone + '_ {
        self.items[..self.len].iter().flatten().copied()
    }
}

impl Sum {
    /// A sum without a bonus.
    pub(crate) fn plain(needed: u16) -> Sum {
        Sum { needed, bonus: 0, flasks: Rooms::NONE }
    }

    /// Checks that `set` is valid, and returns whether the bonus is used.
    pub(crate) fn check(&self, set: Rooms, counts: impl Fn(Room) -> u8) -> Result<bool, Wrong> {
        let reached: u16 = set.iter().map(|room| u16::from(counts(room))).sum();
        let least = set.iter().map(|room| (u16::from(counts(room)), room)).min();
        let helps = self.bonus > 0 && !set.is_empty() && set.and(self.flasks).is_empty();
        let gilded = reached < self.needed && helps;
        let added = if gilded { self.bonus } else { 0 };
        if reached + added < self.needed {
            return Err(Wrong::Short { reached: reached + added });
        }
        match least {
            // The bonus needs a card to be added to, so the only card is needed.
            Some(_) if gilded && set.len() == 1 => Ok(true),
            Some((least, room)) if reached - least + added >= self.needed => Err(Wrong::NotNeeded(room)),
            Some(_) | None => Ok(gilded),
        }
    }

    /// Calls `found` once with every valid set of `rooms`, until it breaks. There may be billions of them.
    pub(crate) fn each(
        &self,
        rooms: Rooms,
        counts: impl Fn(Room) -> u8,
        mut found: impl FnMut(Rooms) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.needed == 0 {
            return found(Rooms::NONE);
        }
        let cards = Cards::new(rooms, &counts);
        let cards: &[Option<Counted>] = &cards.items[..cards.len];
        reach(cards, self.needed, 0, Rooms::NONE, &mut |set, _| found(set))?;
        if self.bonus == 0 {
            return ControlFlow::Continue(());
        }
        let others = Cards::new(rooms.without(self.flasks), &counts);
        if self.needed <= self.bonus {
            let single = others.iter().filter(|(_, counts)| *counts < self.needed);
            return single.into_iter().try_for_each(|(room, _)| found(Rooms::only(room)));
        }
        let (needed, lower) = (self.needed, self.needed - self.bonus);
        reach(&others.items[..others.len], lower, 0, Rooms::NONE, &mut |set, reached| {
            if reached < needed { found(set) } else { ControlFlow::Continue(()) }
        })
    }

    /// The number of valid sets of `rooms`; at most `usize::MAX`.
    pub(crate) fn count(&self, rooms: Rooms, counts: impl Fn(Room) -> u8) -> usize {
        self.count_below(rooms, counts, u16::MAX)
    }

    /// The number of valid sets of `rooms` that exceed the sum by less than `margin`, with the bonus where it is used.
    pub(super) fn count_close(&self, rooms: Rooms, counts: impl Fn(Room) -> u8, margin: u16) -> usize {
        self.count_below(rooms, counts, self.needed + margin)
    }

    /// The number of valid sets of `rooms` that stay below `limit`, with the bonus where it is used.
    fn count_below(&self, rooms: Rooms, counts: impl Fn(Room) -> u8, limit: u16) -> usize {
        if self.needed == 0 {
            return 1;
        }
        let cards = Cards::new(rooms, &counts);
        let plain = ways(cards.iter(), self.needed, limit);
        if self.bonus == 0 {
            return plain;
        }
        let others = Cards::new(rooms.without(self.flasks), &counts);
        let below = self.needed.min(limit.saturating_sub(self.bonus));
        let gilded = if self.needed <= self.bonus {
            others.iter().filter(|(_, counts)| *counts < below).count()
        } else {
            ways(others.iter(), self.needed - self.bonus, below)
        };
        plain.saturating_add(gilded)
    }

    /// The valid set of `rooms` with the lowest value, if there is one.
    pub(crate) fn cheapest(&self, rooms: Rooms, counts: impl Fn(Room) -> u8) -> Option<Rooms> {
        if self.needed == 0 {
            return Some(Rooms::NONE);
        }
        let plain = least(rooms, self.needed, &counts);
        if self.bonus == 0 {
            return plain;
        }
        let others = rooms.without(self.flasks);
        let gilded = if self.needed <= self.bonus {
            others.iter().min_by_key(|&room| counts(room)).map(Rooms::only)
        } else {
            least(others, self.needed - self.bonus, &counts)
        };
        let total = |set: &Rooms| -> u16 { set.iter().map(|room| u16::from(counts(room))).sum() };
        let valid = |set: &Rooms| self.check(*set, &counts).is_ok();
        plain.into_iter().chain(gilded).filter(valid).min_by_key(total)
    }

    /// A random valid set of `rooms`, if there is one.
    #[inline]
    pub(crate) fn pick<R: Rng + ?Sized>(
        &self,
        rooms: Rooms,
        counts: impl Fn(Room) -> u8,
        rng: &mut R,
    ) -> Option<Rooms> {
        if self.needed == 0 {
            return Some(Rooms::NONE);
        }
        if self.bonus > 0 {
            let others = rooms.without(self.flasks);
            let gilded = if self.needed <= self.bonus {
                let single = others.iter().filter(|&room| u16::from(counts(room)) < self.needed);
                let many = single.clone().count();
                (many > 0).then(|| single.clone().nth(rng.random_range(0..many)).map(Rooms::only)).flatten()
            } else {
                gather(others, self.needed - self.bonus, &counts, rng)
            };
            let plain = gather(rooms, self.needed, &counts, rng);
            return match (plain, gilded) {
                (Some(plain), Some(gilded)) => Some(if rng.random_ratio(1, 2) { plain } else { gilded }),
                (plain, gilded) => plain.or(gilded),
            };
        }
        gather(rooms, self.needed, &counts, rng)
    }
}

/// Calls `found` with every set that reaches `needed` only with its last card, the one of the lowest value, until it breaks.
fn reach(
    cards: &[Option<Counted>],
    needed: u16,
    reached: u16,
    set: Rooms,
    found: &mut impl FnMut(Rooms, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut rest: u16 = cards.iter().flatten().map(|(_, counts)| counts).sum();
    for (index, (room, counts)) in
        cards.iter().enumerate().filter_map(|(index, card)| Some((index, (*card)?)))
    {
        if reached + rest < needed || counts == 0 {
            break;
        }
        rest -= counts;
        let mut set = set;
        set.insert(room);
        if reached + counts >= needed {
            found(set, reached + counts)?;
        } else {
            reach(&cards[index + 1..], needed, reached + counts, set, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// The number of sets that reach `needed` only with their last card and stay below `limit`; at most `usize::MAX`. The cards come
/// highest value first.
fn ways(cards: impl Iterator<Item = Counted>, needed: u16, limit: u16) -> usize {
    let needed = usize::from(needed);
    assert!(needed <= HIGHEST, "the sum {needed} is above the upper bound");
    let mut sets = [0usize; HIGHEST];
    sets[0] = 1;
    let mut found = 0;
    for (_, counts) in cards.filter(|(_, counts)| *counts > 0) {
        let counts = usize::from(counts);
        let below = needed.min(usize::from(limit).saturating_sub(counts));
        found = sets[needed.saturating_sub(counts)..]
            .iter()
            .take(below.saturating_sub(needed.saturating_sub(counts)))
            .fold(found, |found: usize, sets| found.saturating_add(*sets));
        for reached in (counts..needed).rev() {
            sets[reached] = sets[reached].saturating_add(sets[reached - counts]);
        }
    }
    found
}

/// The set of `rooms` with the lowest value that reaches `needed`. It has no unneeded card.
fn least(rooms: Rooms, needed: u16, counts: impl Fn(Room) -> u8) -> Option<Rooms> {
    let needed = usize::from(needed);
    assert!(needed <= HIGHEST, "the sum {needed} is above the upper bound");
    // For every sum below `needed`, the card that first completed it.
    let mut last = [None; HIGHEST];
    let mut known = [false; HIGHEST];
    known[0] = true;
    let mut best: Option<(usize, usize, Room)> = None;
    for room in rooms.iter().filter(|&room| counts(room) > 0) {
        let counts = usize::from(counts(room));
        for before in (0..needed).rev().filter(|&before| before + counts >= needed && known[before]) {
            if best.is_none_or(|(total, _, _)| before + counts < total) {
                best = Some((before + counts, before, room));
            }
        }
        for before in (0..needed.saturating_sub(counts)).rev() {
            if known[before] && !known[before + counts] {
                known[before + counts] = true;
                last[before + counts] = Some(room);
            }
        }
    }
    let (_, mut sum, completed) = best?;
    let mut set = Rooms::only(completed);
    while let Some(room) = last[sum] {
        set.insert(room);
        sum -= usize::from(counts(room));
    }
    Some(set)
}

/// Takes random cards until they reach `needed`, and puts back those that are not needed.
fn gather<R: Rng + ?Sized>(
    rooms: Rooms,
    needed: u16,
    counts: impl Fn(Room) -> u8,
    rng: &mut R,
) -> Option<Rooms> {
    let mut cards = [None; Room::COUNT];
    let mut len = 0;
    for room in rooms.iter() {
        cards[len] = Some((u16::from(counts(room)), room));
        len += 1;
    }
    let mut reached = 0;
    let mut taken = 0;
    while reached < needed {
        if taken == len {
            return None;
        }
        cards.swap(taken, rng.random_range(taken..len));
        reached += cards[taken].map_or(0, |(counts, _)| counts);
        taken += 1;
    }
    let taken = &mut cards[..taken];
    taken.sort_unstable();
    let mut set = Rooms::NONE;
    for (counts, room) in taken.iter().flatten() {
        if reached - counts >= needed {
            reached -= counts;
        } else {
            set.insert(*room);
        }
    }
    Some(set)
}
