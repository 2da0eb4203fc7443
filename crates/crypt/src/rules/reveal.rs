//! I. Reveal: the cards of a round are drawn and laid out (C3.1, C6.2).

use arrayvec::ArrayVec;
use game_core::Lots;
use rand::Rng;

use crate::chance::{Deal, Drawn};
use crate::event::{Event, Sight};
use crate::refusal::{Applied, Refusal};
use crate::state::Crypt;
use crate::state::recorder::Recorder;
use crate::vocabulary::card::{Card, Coins, Kind, KindCounts};
use crate::vocabulary::dice::SLOTS;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::pile::Cards;
use crate::vocabulary::treasure::Treasure;

impl<E: Edition> Crypt<E> {
    /// Draws the cards of the next round as from a shuffled deck.
    #[inline]
    pub(super) fn draw_deal<R: Rng + ?Sized>(&self, lots: &mut Lots<'_, R>) -> Deal {
        let mut deck = self.deck;
        let mut unseen = self.unseen;
        let mut next = self.top;
        let mut cards = ArrayVec::new();
        for index in 0..self.layout().row_len() {
            let kind = next.unwrap_or_else(|| draw_kind(deck, lots));
            deck.take(kind);
            next = (deck.total() > 0).then(|| draw_kind(deck, lots));
            let coins = (index < self.layout().face_up_cards()).then(|| {
                let coins = draw_coins(unseen, kind, lots);
                unseen.remove(Card { kind, coins });
                coins
            });
            cards.push(Drawn { kind, coins });
        }
        Deal { cards, next }
    }

    /// Lays out the cards of a round (C3.1); against the Ghost, sorted by their coins (C6.2, V2.2).
    #[inline]
    pub(super) fn reveal(&mut self, deal: &Deal, log: &mut impl Recorder<E>) -> Applied {
        self.check_deal(deal)?;
        if self.layout().has_ghost() {
            let mut row = deal.cards.clone();
            row.sort_by_key(|drawn| std::cmp::Reverse(ghost_worth(drawn.coins)));
            self.lay_out(&row, deal.next, log);
        } else {
            self.lay_out(&deal.cards, deal.next, log);
        }
        self.open_pottery(None, log);
        Ok(())
    }

    #[inline]
    fn lay_out(&mut self, row: &ArrayVec<Drawn, SLOTS>, next: Option<Kind>, log: &mut impl Recorder<E>) {
        for (spot, drawn) in self.row.as_mut().iter_mut().zip(row) {
            self.deck.take(drawn.kind);
            spot.treasure = Some(match drawn.coins {
                Some(coins) => {
                    let card = Card { kind: drawn.kind, coins };
                    self.unseen.remove(card);
                    Treasure::face_up(card)
                }
                None => Treasure::face_down(drawn.kind),
            });
        }
        self.top = next;
        log.record_with(self, || {
            Event::Open(Sight::Revealed { round: self.round(), row: row.clone(), next })
        });
    }

    /// Checks that these cards can be drawn from this deck.
    #[inline]
    fn check_deal(&self, deal: &Deal) -> Applied {
        let layout = self.layout();
        if deal.cards.len() != layout.row_len() {
            return Err(Refusal::ImpossibleChance("a round has a different number of cards"));
        }
        if self.top.is_some_and(|top| deal.cards[0].kind != top) {
            return Err(Refusal::ImpossibleChance("the first card is not of the kind on top of the deck"));
        }
        let mut deck = self.deck;
        let mut unseen = self.unseen;
        for (index, drawn) in deal.cards.iter().enumerate() {
            if drawn.coins.is_some() != (index < layout.face_up_cards()) {
                return Err(Refusal::ImpossibleChance("the first cards are face up, the last face down"));
            }
            if drawn.coins.is_some_and(|coins| !unseen.remove(Card { kind: drawn.kind, coins })) {
                return Err(Refusal::ImpossibleChance("all copies of that card have been seen"));
            }
            if deck.of(drawn.kind) == 0 {
                return Err(Refusal::ImpossibleChance("no card of that kind is left in the deck"));
            }
            deck.take(drawn.kind);
        }
        match deal.next {
            Some(next) if deck.of(next) > 0 => {}
            None if deck.total() == 0 => {}
            Some(_) => {
                return Err(Refusal::ImpossibleChance("the kind given for the top of the deck is not left"));
            }
            None => return Err(Refusal::ImpossibleChance("the deck still has a card on top")),
        }
        Ok(())
    }

    /// The round, counted from 1; 0 before the first reveal.
    #[inline]
    pub(crate) fn round(&self) -> u8 {
        let drawn = self.layout().deck_size() - self.deck_len();
        (drawn / self.layout().row_len()) as u8
    }
}

/// The value by which the Ghost's row is sorted, in half coins: a face-down card counts two and a half (C6.2).
#[inline]
pub(crate) fn ghost_worth(coins: Option<Coins>) -> u8 {
    coins.map_or(5, |coins| coins.get() * 2)
}

/// Draws a kind with its frequency in the deck.
#[inline]
fn draw_kind<R: Rng + ?Sized>(deck: KindCounts, lots: &mut Lots<'_, R>) -> Kind {
    deck.kind_of_nth(lots.below(deck.total()))
}

/// Draws a value with its frequency among the cards of `kind` in `unseen`.
#[inline]
pub(crate) fn draw_coins<R: Rng + ?Sized>(unseen: impl Cards, kind: Kind, lots: &mut Lots<'_, R>) -> Coins {
    unseen.nth_of_kind(kind, lots.below(unseen.count_kind(kind) as u32) as usize)
}
