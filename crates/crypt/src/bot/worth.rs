//! The value of a collection, and how much a treasure would add to it.

use game_core::Seat;

use super::evidence;
use crate::rules::CURSE;
use crate::state::Crypt;
use crate::vocabulary::card::Kind;
use crate::vocabulary::collector::Side;
use crate::vocabulary::edition::{Edition, Seats};
use crate::vocabulary::tokens::Kinds;

/// What one player has of each kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Holdings {
    pub(super) cards: [u8; Kind::COUNT],
    pub(super) coins: [f32; Kind::COUNT],
    pub(super) unflipped: [u8; Kind::COUNT],
    pub(super) best_jewelry: f32,
}

/// What all players have, and how much of the game is to come.
pub(super) struct Outlook<'s, E: Edition> {
    pub(super) state: &'s Crypt<E>,
    pub(super) holdings: E::Seats<Holdings>,
    pub(super) future: f32,
    knows: Knows,
}

/// Whose knowledge of the tokens is used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Knows {
    /// Each seat's own.
    Seat,
    /// That of all seats together.
    World,
}

/// The assumed value of a card that nobody has seen: the mean of the four values.
pub(super) const UNSEEN: f32 = 2.5;

impl<'s, E: Edition> Outlook<'s, E> {
    pub(super) fn new(state: &'s Crypt<E>) -> Outlook<'s, E> {
        let holdings = E::Seats::new(state.players(), |seat| {
            let mut holdings = Holdings { unflipped: state.boards[seat].unflipped, ..Holdings::default() };
            for card in state.kept.collection(seat) {
                let coins = card.coins().map_or(UNSEEN, |coins| f32::from(coins.get()));
                holdings.add(card.kind(), coins);
            }
            holdings
        });
        Outlook { state, holdings, future: state.future(), knows: Knows::Seat }
    }

    /// The same by all that anyone in this world knows of the tokens: what is to come does not depend on who knows it.
    pub(super) fn of_world(state: &'s Crypt<E>) -> Outlook<'s, E> {
        Outlook { knows: Knows::World, ..Outlook::new(state) }
    }

    /// How much a treasure would add to this player's expected score.
    pub(super) fn worth(&self, seat: Seat, kind: Kind, coins: f32) -> f32 {
        let before = self.holdings[seat].of(kind);
        let mut after = before;
        after.cards += 1;
        after.coins += coins;
        after.unflipped += 1;
        after.best = after.best.max(coins);
        if self.state.is_cursed() {
            return self.cursed_sum(seat, kind, after) - self.cursed_sum(seat, kind, before);
        }
        coins + self.bonus(seat, kind, after) - self.bonus(seat, kind, before)
    }

    /// How much a card of this kind that the player holds, worth these coins, adds to their expected score.
    pub(super) fn worth_of_held(&self, seat: Seat, kind: Kind, coins: f32) -> f32 {
        let after = self.holdings[seat].of(kind);
        let mut before = after;
        before.cards -= 1;
        before.coins -= coins;
        before.unflipped = before.unflipped.saturating_sub(1);
        if self.state.is_cursed() {
            return self.cursed_sum(seat, kind, after) - self.cursed_sum(seat, kind, before);
        }
        coins + self.bonus(seat, kind, after) - self.bonus(seat, kind, before)
    }

    /// How likely a kind is cursed, by what this player knows (V4).
    pub(super) fn danger(&self, seat: Seat, kind: Kind) -> f32 {
        let tokens = self.state.tokens();
        let possible = match (tokens.cursed, self.knows) {
            (Some(cursed), _) => Kinds::only(cursed),
            (None, Knows::Seat) => Kinds::ALL.without(tokens.safe_to(seat)),
            (None, Knows::World) => tokens.open(),
        };
        if !possible.contains(kind) {
            return 0.0;
        }
        match self.knows {
            Knows::World => 1.0 / possible.len() as f32,
            Knows::Seat => {
                let weight = |kind: Kind| evidence::seems_cursed(self.taken_by_others(seat, kind));
                weight(kind) / possible.iter().map(weight).sum::<f32>()
            }
        }
    }

    /// The number of cards of a kind that players with other tokens have.
    fn taken_by_others(&self, seat: Seat, kind: Kind) -> u8 {
        let own = self.state.tokens().hands[seat.index()];
        let others = self.holdings.iter().filter(|(other, _)| {
            // Those who share a hand share what they know.
            *other != seat && self.state.tokens().hands[other.index()] != own
        });
        others.map(|(_, holdings)| holdings.cards[kind.index()]).sum()
    }

    /// What a player's cards of one kind may bring in the end, if that kind may be cursed.
    fn cursed_sum(&self, seat: Seat, kind: Kind, own: Held) -> f32 {
        let danger = self.danger(seat, kind);
        let most = self.others(seat).all(|other| other.cards[kind.index()] <= own.cards);
        let lost = if own.cards > 0 && most { f32::from(CURSE) } else { 0.0 };
        (1.0 - danger) * (own.coins + self.bonus(seat, kind, own)) - danger * lost
    }

    /// This player's expected score from treasures and collectors.
    pub(super) fn total(&self, seat: Seat) -> f32 {
        let holdings = &self.holdings[seat];
        if self.state.is_cursed() {
            return Kind::ALL.into_iter().map(|kind| self.cursed_sum(seat, kind, holdings.of(kind))).sum();
        }
        let bonuses: f32 = Kind::ALL.into_iter().map(|kind| self.bonus(seat, kind, holdings.of(kind))).sum();
        holdings.coins.iter().sum::<f32>() + bonuses
    }

    /// What the collector of a kind may pay in the end for these holdings, in coins.
    fn bonus(&self, seat: Seat, kind: Kind, own: Held) -> f32 {
        let index = kind.index();
        let (cards, coins) = (own.cards, own.coins);
        let unflipped = f32::from(own.unflipped);
        let (pairs, odd) = (f32::from(own.unflipped / 2), f32::from(own.unflipped % 2));
        let future = self.future;
        match (kind, self.state.sides.of(kind)) {
            (Kind::Idol, Side::A) => unflipped * 0.9 * future,
            (Kind::Idol, Side::B) => self.idol_pair(seat, cards),
            (Kind::Jewelry, Side::A) => match cards {
                0 => 0.0,
                1 => own.best * 0.6 * future,
                _ => own.best + (4.0 - own.best) * 0.2 * future,
            },
            (Kind::Jewelry, Side::B) => f32::from(cards),
            (Kind::Manuscript, Side::A) => match cards {
                0 => 0.0,
                1 => (5.0 - coins) * 0.55 * future,
                _ => 4.0 * f32::from(cards) - coins,
            },
            (Kind::Manuscript, Side::B) => unflipped * 0.4 * future,
            (Kind::Pottery, Side::A) => {
                ladder(cards, future, [0.0, 0.0, 2.0, 4.0, 8.0], [0.0, 0.9, 1.2, 2.2, 0.0])
            }
            (Kind::Pottery, Side::B) => (pairs * 2.4 + odd * 0.9) * future,
            (Kind::Remains, Side::A) => pairs * (0.7 + 0.5 * future) + odd * 0.4 * future,
            (Kind::Remains, Side::B) => {
                ladder(cards, future, [0.0, 0.0, 0.0, 0.0, 10.0], [0.0, 0.9, 2.6, 5.5, 0.0])
            }
            (Kind::Tapestry, Side::A) => self.richest_tapestries(seat, cards, coins),
            (Kind::Tapestry, Side::B) => match cards {
                0..=2 => [0.0, 0.9, 2.6][cards as usize] * future,
                _ if self.others(seat).any(|other| other.cards[index] >= 3) => 4.0,
                _ => 7.0 - 1.5 * future,
            },
        }
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = &Holdings> + use<'_, 's, E> {
        self.holdings.iter().filter(move |(other, _)| *other != seat).map(|(_, holdings)| holdings)
    }

    fn idol_pair(&self, seat: Seat, cards: u8) -> f32 {
        let earners = self.state.idol_earners;
        if earners.contains(seat) {
            return 5.0;
        }
        match (earners.is_empty(), cards) {
            (_, 0) => 0.0,
            (true, 1) => 2.2 * self.future,
            (true, _) => 5.0,
            (false, 1) => 0.8 * self.future,
            (false, _) => 2.0,
        }
    }

    /// Five coins, times the probability that the lead lasts.
    fn richest_tapestries(&self, seat: Seat, cards: u8, coins: f32) -> f32 {
        if cards == 0 {
            return 0.0;
        }
        let index = Kind::Tapestry.index();
        let rival = self.others(seat).map(|other| other.coins[index]).fold(0.0, f32::max);
        let lead = coins - rival;
        if self.state.is_solo() {
            return 5.0;
        }
        if self.future == 0.0 {
            return if lead >= 0.0 { 5.0 } else { 0.0 };
        }
        5.0 * likelihood((lead + 0.3) / (0.8 + 3.0 * self.future))
    }
}

/// What one player has of one kind.
#[derive(Clone, Copy)]
struct Held {
    cards: u8,
    coins: f32,
    unflipped: u8,
    /// The most valuable card, if the kind is Jewelry.
    best: f32,
}

impl Holdings {
    /// What there is of one kind.
    #[inline]
    fn of(&self, kind: Kind) -> Held {
        let index = kind.index();
        Held {
            cards: self.cards[index],
            coins: self.coins[index],
            unflipped: self.unflipped[index],
            best: self.best_jewelry,
        }
    }

    fn add(&mut self, kind: Kind, coins: f32) {
        self.cards[kind.index()] += 1;
        self.coins[kind.index()] += coins;
        if kind == Kind::Jewelry {
            self.best_jewelry = self.best_jewelry.max(coins);
        }
    }
}

/// What this many cards pay already, and what they may still bring.
fn ladder(cards: u8, future: f32, paid: [f32; 5], expected: [f32; 5]) -> f32 {
    let step = usize::from(cards.min(4));
    paid[step] + expected[step] * future
}

/// An approximation of the logistic curve, from 0 (far below zero) to 1 (far above).
pub(super) fn likelihood(x: f32) -> f32 {
    let half = (x * 0.5).clamp(-3.0, 3.0);
    let square = half * half;
    0.5 + 0.5 * half * (27.0 + square) / (27.0 + 9.0 * square)
}

#[cfg(test)]
mod tests {
    use super::likelihood;

    #[test]
    fn likelihood_is_near_the_logistic_curve() {
        for step in -80..=80 {
            let x = step as f32 / 10.0;
            let exact = 1.0 / (1.0 + (-x).exp());
            assert!((likelihood(x) - exact).abs() < 0.03, "{x}: {} is not {exact}", likelihood(x));
        }
    }
}
