//! Phase 1: the town and recruiting (D3.1 to D3.4).

use game_core::{Log, Seat};

use super::sums::{Sum, Wrong};
use crate::event::Event;
use crate::refusal::{Applied, Refusal};
use crate::set::ITEM_WORTH;
use crate::sight::Sight;
use crate::state::{PARTY, State};
use crate::vocabulary::stage::Stage;
use crate::{Adventurer, Adventurers, Item, Place, Rooms};

/// What the Gilding Flask adds to a payment (D5.5).
pub(crate) const FLASK: u16 = 10;

/// The discount of the Village Letter (D5.5).
const LETTER: u8 = 10;

/// The worth of a token (D2.2).
pub(super) const TOKEN: u8 = 10;

impl State {
    /// Draws for the town until it is full or no card is left; then the player whose turn it is recruits (D3.1).
    pub(super) fn fill_town(&mut self, log: &mut impl Log<State>) {
        if self.town.len() < Place::COUNT && self.has_adventurer_to_draw(log) {
            self.stage = Stage::Town;
        } else {
            self.recruit_on(log);
        }
    }

    /// Whether an adventurer can be drawn; the discards are shuffled if the deck is empty (D3.1).
    pub(super) fn has_adventurer_to_draw(&mut self, log: &mut impl Log<State>) -> bool {
        if self.deck.is_empty() && !self.discards.is_empty() {
            self.deck = std::mem::take(&mut self.discards);
            log.record_with(self, || Event::Open(Sight::DeckShuffled { cards: self.deck.len() as u8 }));
        }
        !self.deck.is_empty()
    }

    /// Takes an adventurer who was drawn out of the deck.
    pub(super) fn take_from_deck(&mut self, adventurer: Adventurer) -> Applied {
        if !self.deck.contains(adventurer) {
            return Err(Refusal::NotInDeck(adventurer));
        }
        self.deck.remove(adventurer);
        Ok(())
    }

    /// An adventurer comes to town (D3.1).
    pub(super) fn arrive(&mut self, adventurer: Adventurer, log: &mut impl Log<State>) -> Applied {
        self.take_from_deck(adventurer)?;
        self.town.insert(adventurer);
        log.record_with(self, || {
            Event::Open(Sight::Arrived { adventurer: self.cards.adventurer(adventurer) })
        });
        self.fill_town(log);
        Ok(())
    }

    /// The player whose turn it is recruits, unless all have three or the town is empty (D3.4, R1).
    fn recruit_on(&mut self, log: &mut impl Log<State>) {
        let all_have = self.players.seats().all(|seat| self.has_party(seat));
        if all_have || self.town.is_empty() {
            self.end_recruiting(log);
        } else {
            self.stage = Stage::Recruit;
        }
    }

    /// Whether `seat` has three adventurers or more (D3.2).
    fn has_party(&self, seat: Seat) -> bool {
        self.players[seat].party.len() >= PARTY
    }

    /// Whether recruiting ends as soon as `seat` recruits: all others have three, and `seat` lacks one (D3.4).
    pub(crate) fn ends_recruiting(&self, seat: Seat) -> bool {
        let others = self.players.seats().filter(|&other| other != seat);
        self.players[seat].party.len() + 1 == PARTY && others.into_iter().all(|other| self.has_party(other))
    }

    /// Where in town an adventurer stands: the highest rank on the Street (D3.1, R1).
    #[inline]
    pub(crate) fn place(&self, adventurer: Adventurer) -> Place {
        Place::ALL[self.town.above(adventurer)]
    }

    /// What `seat` pays at `place`, with the Village Letter applied (D5.5).
    #[inline]
    pub(crate) fn price(&self, seat: Seat, place: Place) -> u8 {
        let price = self.cards.price(place);
        if self.works(seat, Item::VillageLetter) { price.saturating_sub(LETTER) } else { price }
    }

    /// The sum that `seat` must pay in cards for a price, with the Gilding Flask (D3.3, D5.5).
    #[inline]
    pub(crate) fn sum_for(&self, seat: Seat, price: u8) -> Sum {
        let gilds = price > 0 && self.works(seat, Item::GildingFlask);
        Sum {
            needed: u16::from(price),
            bonus: if gilds { FLASK } else { 0 },
            flasks: if gilds { self.cards.masks().item(Item::GildingFlask) } else { Rooms::NONE },
        }
    }

    /// The gold in tokens to pay for a price; 0 after the first recruiting (D2.2).
    #[inline]
    pub(crate) fn tokens_for(&self, price: u8) -> u8 {
        if self.pays_in_tokens() { price.div_ceil(TOKEN) * TOKEN } else { 0 }
    }

    /// Whether recruits are paid in tokens, as in the first recruiting (D3.3).
    #[inline]
    pub(crate) fn pays_in_tokens(&self) -> bool {
        self.round == 1
    }

    /// The members that `seat` may discard to recruit; none while it has fewer than three (D3.2).
    #[inline]
    pub(crate) fn dismissible(&self, seat: Seat) -> Adventurers {
        let party = self.players[seat].party;
        if party.len() < PARTY { Adventurers::NONE } else { party }
    }

    /// A player recruits (D3.2).
    pub(super) fn recruit(
        &mut self,
        seat: Seat,
        adventurer: Adventurer,
        discard: Option<Adventurer>,
        payment: Rooms,
        log: &mut impl Log<State>,
    ) -> Applied {
        if !self.town.contains(adventurer) {
            return Err(Refusal::NotInTown(adventurer));
        }
        match discard {
            Some(_) if self.players[seat].party.len() < PARTY => return Err(Refusal::NothingToDiscard),
            Some(member) if !self.players[seat].party.contains(member) => {
                return Err(Refusal::NotInParty(member));
            }
            None if self.players[seat].party.len() >= PARTY => return Err(Refusal::MustDiscard),
            Some(_) | None => {}
        }
        let place = self.place(adventurer);
        let price = self.price(seat, place);
        let tokens = self.tokens_for(price);
        let gilded = self.check_recruit_payment(seat, price, tokens, payment)?;
        let cards = self.cards;
        if let Some(member) = discard {
            self.players[seat].party.remove(member);
            self.discards.insert(member);
            log.record_with(self, || {
                Event::Open(Sight::Dismissed { seat, adventurer: cards.adventurer(member) })
            });
        }
        self.players[seat].gold -= tokens;
        self.spend(seat, payment);
        self.town.remove(adventurer);
        self.players[seat].party.insert(adventurer);
        log.record_with(self, || {
            let (adventurer, payment) = (cards.adventurer(adventurer), cards.rooms(payment));
            Event::Open(Sight::Recruited { seat, adventurer, place, price, tokens, payment, gilded })
        });
        self.turn = seat.left(1, self.players.count());
        self.fill_town(log);
        Ok(())
    }

    fn check_recruit_payment(
        &self,
        seat: Seat,
        price: u8,
        tokens: u8,
        payment: Rooms,
    ) -> Result<bool, Refusal> {
        if self.pays_in_tokens() {
            if let Some(room) = payment.iter().next() {
                return Err(Refusal::NotInTreasury(room));
            }
            let gold = self.players[seat].gold;
            if gold < tokens {
                return Err(Refusal::TooLittle { paid: u16::from(gold), price });
            }
            return Ok(false);
        }
        self.check_payment(seat, price, payment)
    }

    /// Checks a payment in treasure cards, and returns whether the Gilding Flask is used (D3.3, R4).
    pub(super) fn check_payment(&self, seat: Seat, price: u8, payment: Rooms) -> Result<bool, Refusal> {
        if let Some(room) = payment.without(self.players[seat].treasury).iter().next() {
            return Err(Refusal::NotInTreasury(room));
        }
        let cards = self.cards;
        let sum = self.sum_for(seat, price);
        sum.check(payment, |room| cards.worth(room)).map_err(|wrong| self.payment_refusal(price, wrong))
    }

    /// Why a set of cards does not pay a price.
    pub(super) fn payment_refusal(&self, price: u8, wrong: Wrong) -> Refusal {
        match wrong {
            Wrong::Short { reached } => Refusal::TooLittle { paid: reached, price },
            Wrong::NotNeeded(room) => Refusal::NotNeeded(room),
        }
    }

    /// Discards treasure cards to the piles of their towers (D3.3).
    pub(super) fn spend(&mut self, seat: Seat, payment: Rooms) {
        if payment.is_empty() {
            return;
        }
        let treasury = &mut self.players[seat].treasury;
        *treasury = treasury.without(payment);
        for (tower, here) in crate::Tower::ALL.into_iter().zip(&mut self.towers) {
            here.discards = here.discards.union(payment.in_tower(tower));
        }
    }

    /// A player with three or more passes (D3.2, R3).
    pub(super) fn pass_recruiting(&mut self, seat: Seat, log: &mut impl Log<State>) -> Applied {
        if self.players[seat].party.len() < PARTY {
            return Err(Refusal::MustRecruit);
        }
        log.record_with(self, || Event::Open(Sight::Passed { seat }));
        self.turn = seat.left(1, self.players.count());
        Ok(())
    }

    /// The total value of the treasury of `seat` (D3.3).
    #[inline]
    pub(crate) fn treasury_worth(&self, seat: Seat) -> u16 {
        let treasury = self.players[seat].treasury;
        if treasury.is_empty() {
            return 0;
        }
        treasury.iter().map(|room| u16::from(self.cards.worth(room))).sum()
    }

    /// Whether `seat`, whose treasury is worth `worth`, can pay a price in treasure cards.
    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, price: u8, worth: u16) -> bool {
        if worth >= u16::from(price) {
            return true;
        }
        let sum = self.sum_for(seat, price);
        let treasury = self.players[seat].treasury;
        let others = treasury.without(sum.flasks);
        let flasks = u16::from(ITEM_WORTH) * treasury.and(sum.flasks).len() as u16;
        sum.bonus > 0 && !others.is_empty() && worth - flasks + sum.bonus >= sum.needed
    }
}
