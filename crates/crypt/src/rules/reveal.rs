//! I. Reveal: the cards of a round are drawn and laid out (C3.1, C6.2).

use arrayvec::ArrayVec;
use game_core::Lots;
use rand::Rng;

use crate::event::{Event, Sight};
use crate::refusal::{Applied, Refusal};
use crate::state::Crypt;
use crate::state::recorder::{Recorder, Unheard};
use crate::vocabulary::card::{Card, Coins, Kind, KindCounts};
use crate::vocabulary::dice::SLOTS;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::pile::Cards;
use crate::vocabulary::treasure::Treasure;

use crate::chance::{Deal, Drawn};

/// The deck while the cards of a round are drawn from it.
struct Deck<E: Edition> {
    /// The number of cards of each kind in it.
    kinds: KindCounts,
    /// The kind on top of it.
    top: Option<Kind>,
    /// The cards that nobody has seen.
    unseen: E::Pile,
}

impl<E: Edition> Deck<E> {
    #[inline]
    fn of(state: &Crypt<E>) -> Deck<E> {
        Deck { kinds: state.deck, top: state.top, unseen: state.unseen }
    }

    /// Draws the top card, face up or face down.
    #[inline]
    fn draw<R: Rng + ?Sized>(&mut self, face_up: bool, lots: &mut Lots<'_, R>) -> Drawn {
        let kind = self.top.unwrap_or_else(|| draw_kind(self.kinds, lots));
        self.kinds.take(kind);
        self.top = (self.kinds.total() > 0).then(|| draw_kind(self.kinds, lots));
        let coins = face_up.then(|| {
            let coins = draw_coins(self.unseen, kind, lots);
            self.unseen.remove(Card { kind, coins });
            coins
        });
        Drawn { kind, coins }
    }
}

impl<E: Edition> Crypt<E> {
    /// Draws the cards of the next round as from a shuffled deck.
    #[inline]
    pub(super) fn draw_deal<R: Rng + ?Sized>(&self, lots: &mut Lots<'_, R>) -> Deal {
        self.draw_from_deck(lots).0
    }

    /// The same, with the deck after it.
    #[inline]
    fn draw_from_deck<R: Rng + ?Sized>(&self, lots: &mut Lots<'_, R>) -> (Deal, Deck<E>) {
        let mut deck = Deck::of(self);
        let face_up = self.layout().face_up_cards();
        let cards = (0..self.layout().row_len()).map(|index| deck.draw(index < face_up, lots)).collect();
        (Deal { cards, next: deck.top }, deck)
    }

    /// Draws the cards of the next round and lays them out, without a log.
    #[inline]
    pub(super) fn reveal_at_random<R: Rng + ?Sized>(&mut self, lots: &mut Lots<'_, R>) {
        if self.layout().has_ghost() {
            let (deal, deck) = self.draw_from_deck(lots);
            return self.lay_out(&deal, deck, &mut Unheard);
        }
        // Nobody sorts the row, so each card is laid out as it is drawn.
        let mut deck = Deck::of(self);
        let (len, face_up) = (self.layout().row_len(), self.layout().face_up_cards());
        for (index, spot) in self.row.as_mut().iter_mut().take(len).enumerate() {
            spot.treasure = Some(laid_out(deck.draw(index < face_up, lots)));
        }
        self.leave(deck);
        self.open_pottery(None, &mut Unheard);
    }

    /// Lays out the cards of a round (C3.1); against the Ghost, sorted by their coins (C6.2, V2.2).
    #[inline]
    pub(super) fn reveal(&mut self, deal: &Deal, log: &mut impl Recorder<E>) -> Applied {
        let deck = self.check_deal(deal)?;
        self.lay_out(deal, deck, log);
        Ok(())
    }

    /// Lays out cards that were drawn; `deck` is left.
    #[inline]
    fn lay_out(&mut self, deal: &Deal, deck: Deck<E>, log: &mut impl Recorder<E>) {
        if self.layout().has_ghost() {
            let mut row = deal.cards.clone();
            row.sort_by_key(|drawn| std::cmp::Reverse(ghost_worth(drawn.coins)));
            self.lay_out_row(&row, deck, log);
        } else {
            self.lay_out_row(&deal.cards, deck, log);
        }
        self.open_pottery(None, log);
    }

    #[inline]
    fn lay_out_row(&mut self, row: &ArrayVec<Drawn, SLOTS>, deck: Deck<E>, log: &mut impl Recorder<E>) {
        for (spot, drawn) in self.row.as_mut().iter_mut().zip(row) {
            spot.treasure = Some(laid_out(*drawn));
        }
        self.leave(deck);
        log.record_with(self, || {
            Event::Open(Sight::Revealed { round: self.round(), row: row.clone(), next: self.top })
        });
    }

    /// Leaves this deck after the cards of a round were drawn.
    #[inline]
    fn leave(&mut self, Deck { kinds, top, unseen }: Deck<E>) {
        self.deck = kinds;
        self.top = top;
        self.unseen = unseen;
    }

    /// Checks that these cards can be drawn from this deck; returns what is left of it.
    #[inline]
    fn check_deal(&self, deal: &Deal) -> Result<Deck<E>, Refusal> {
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
        Ok(Deck { kinds: deck, top: deal.next, unseen })
    }

    /// The round, counted from 1; 0 before the first reveal.
    #[inline]
    pub(crate) fn round(&self) -> u8 {
        let drawn = self.layout().deck_size() - self.deck_len();
        (drawn / self.layout().row_len()) as u8
    }
}

/// A drawn card in the row.
#[inline]
fn laid_out(drawn: Drawn) -> Treasure {
    match drawn.coins {
        Some(coins) => Treasure::face_up(Card { kind: drawn.kind, coins }),
        None => Treasure::face_down(drawn.kind),
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
