//! Sums that may be paid partly in tokens: a deed in the first round (D2.2, D3.17).

use std::ops::ControlFlow;

use rand::{Rng, RngExt};

use super::recruit::TOKEN;
use super::sums::{Sum, Wrong};
use crate::{Room, Rooms};

/// A sum to pay with cards and, in the first round, with tokens. Each token counts as a card of 10, but the Gilding Flask adds
/// nothing to it (D2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purse {
    /// The whole sum.
    pub(crate) sum: Sum,
    /// The gold in tokens to choose from.
    pub(crate) gold: u8,
}

/// A payment in tokens and cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Paid {
    /// The gold in tokens.
    pub(crate) tokens: u8,
    pub(crate) cards: Rooms,
}

/// Why a payment is not valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BadPayment {
    /// There are not so many tokens.
    NoSuchTokens,
    /// A token is not needed.
    TokenNotNeeded,
    /// The cards are wrong.
    Cards(Wrong),
}

impl Purse {
    /// The part of the sum that is left for cards.
    fn rest(&self, tokens: u8) -> Sum {
        Sum { needed: self.sum.needed.saturating_sub(u16::from(tokens)), ..self.sum }
    }

    /// The amounts of tokens that can be part of a payment: none of them is unneeded by itself.
    fn amounts(&self) -> impl DoubleEndedIterator<Item = u8> + use<> {
        let most = self.sum.needed.div_ceil(u16::from(TOKEN)).min(u16::from(self.gold / TOKEN));
        (0..=most as u8).map(|tokens| tokens * TOKEN)
    }

    /// What a payment is worth, with the bonus if it is used.
    fn worth(&self, paid: Paid, counts: impl Fn(Room) -> u8) -> u16 {
        let cards: u16 = paid.cards.iter().map(|room| u16::from(counts(room))).sum();
        let reached = cards + u16::from(paid.tokens);
        if reached < self.sum.needed { reached + self.sum.bonus } else { reached }
    }

    /// Whether a valid set of cards leaves no token unneeded.
    fn needs_tokens(&self, paid: Paid, counts: impl Fn(Room) -> u8) -> bool {
        paid.tokens == 0 || self.worth(paid, counts) - u16::from(TOKEN) < self.sum.needed
    }

    /// Checks that a payment is valid, and returns whether the bonus is used.
    pub(crate) fn check(&self, paid: Paid, counts: impl Fn(Room) -> u8) -> Result<bool, BadPayment> {
        if paid.tokens > self.gold || !paid.tokens.is_multiple_of(TOKEN) {
            return Err(BadPayment::NoSuchTokens);
        }
        let gilded = self.rest(paid.tokens).check(paid.cards, &counts).map_err(|wrong| {
            BadPayment::Cards(match wrong {
                Wrong::Short { reached } => Wrong::Short { reached: reached + u16::from(paid.tokens) },
                unneeded @ Wrong::NotNeeded(_) => unneeded,
            })
        })?;
        if self.needs_tokens(paid, &counts) { Ok(gilded) } else { Err(BadPayment::TokenNotNeeded) }
    }

    /// Calls `found` once with every valid payment, until it breaks.
    pub(crate) fn each(
        &self,
        rooms: Rooms,
        counts: impl Fn(Room) -> u8,
        mut found: impl FnMut(Paid) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for tokens in self.amounts() {
            self.rest(tokens).each(rooms, &counts, |cards| {
                let paid = Paid { tokens, cards };
                if self.needs_tokens(paid, &counts) { found(paid) } else { ControlFlow::Continue(()) }
            })?;
        }
        ControlFlow::Continue(())
    }

    /// The number of valid payments; at most `usize::MAX`.
    pub(crate) fn count(&self, rooms: Rooms, counts: impl Fn(Room) -> u8) -> usize {
        if self.gold == 0 {
            return self.sum.count(rooms, counts);
        }
        self.amounts()
            .map(|tokens| match tokens {
                0 => self.sum.count(rooms, &counts),
                _ => self.rest(tokens).count_close(rooms, &counts, u16::from(TOKEN)),
            })
            .fold(0, usize::saturating_add)
    }

    /// The valid payment that wastes the least: as many tokens as possible, because unspent ones are lost, and the cheapest cards.
    pub(crate) fn cheapest(&self, rooms: Rooms, counts: impl Fn(Room) -> u8) -> Option<Paid> {
        let tokens = self.amounts().next_back().unwrap_or(0);
        let cards = self.rest(tokens).cheapest(rooms, &counts)?;
        Some(self.without_unneeded(Paid { tokens, cards }, counts))
    }

    /// A random valid payment, if there is one.
    pub(crate) fn pick<R: Rng + ?Sized>(
        &self,
        rooms: Rooms,
        counts: impl Fn(Room) -> u8,
        rng: &mut R,
    ) -> Option<Paid> {
        if self.gold == 0 {
            return self.sum.pick(rooms, counts, rng).map(|cards| Paid { tokens: 0, cards });
        }
        let first = rng.random_range(0..self.amounts().count());
        // With too few tokens the cards may not suffice.
        let cards = |tokens| self.rest(tokens).pick(rooms, &counts, rng).map(|cards| Paid { tokens, cards });
        let paid = self.amounts().skip(first).find_map(cards)?;
        Some(self.without_unneeded(paid, counts))
    }

    /// Leaves out the tokens that the cards make unneeded. The cards stay needed, since fewer tokens pay with them.
    fn without_unneeded(&self, mut paid: Paid, counts: impl Fn(Room) -> u8) -> Paid {
        while !self.needs_tokens(paid, &counts) {
            paid.tokens -= TOKEN;
        }
        paid
    }
}
