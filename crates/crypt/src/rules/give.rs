//! Giving: at the end of Collect, treasures go to allies (V1.4).

use game_core::{MAX_SEATS, Seat, SeatSet};

use crate::action::CardNo;
use crate::event::{Event, Sight};
use crate::refusal::{Applied, Refusal};
use crate::state::extras::{Gift, MaybeExtras};
use crate::state::recorder::Recorder;
use crate::state::{Crypt, Stage};
use crate::vocabulary::card::Kind;
use crate::vocabulary::collector::Side;
use crate::vocabulary::edition::Edition;

impl<E: Edition> Crypt<E> {
    /// The players with an ally who collected a treasure in this round that they have not flipped (V1.4).
    pub(super) fn givers(&self) -> SeatSet {
        if !E::VARIANTS {
            return SeatSet::EMPTY;
        }
        let can_give = |seat: &Seat| self.ally(*seat).is_some() && self.gifts_of(*seat).next().is_some();
        Seat::first(self.players()).filter(can_give).collect()
    }

    /// The cards that a player may give: collected in this round and not flipped (V1.4).
    pub(crate) fn gifts_of(&self, seat: Seat) -> impl Iterator<Item = CardNo> + '_ {
        let collected = self.kept.collection(seat).count();
        let fresh = self.extras.get().map_or(0, |extras| extras.fresh[seat.index()] as usize);
        let cards = self.kept.collection(seat).enumerate().skip(collected - fresh);
        cards.filter(|(_, card)| card.is_unflipped()).filter_map(|(index, _)| CardNo::at(index))
    }

    /// Seals what a player gives; when all have answered, the gifts happen together (V1.4).
    pub(super) fn give(&mut self, seat: Seat, card: Option<CardNo>, log: &mut impl Recorder<E>) -> Applied {
        if let Some(card) = card.filter(|card| !self.gifts_of(seat).any(|other| other == *card)) {
            return Err(Refusal::CannotGive(card));
        }
        let Stage::Give(mut awaited) = self.stage else {
            unreachable!("gifts are sealed while players give");
        };
        awaited.remove(seat);
        self.stage = Stage::Give(awaited);
        if let Some(extras) = self.extras.get_mut() {
            extras.gifts[seat.index()] = card.map_or(Gift::Nothing, Gift::Card);
        }
        log.record_with(self, || Event::GiftSealed { seat, gift: card });
        if awaited.is_empty() {
            self.exchange_gifts(log);
        }
        Ok(())
    }

    /// Whether the player has sealed their gift and waits for the others.
    #[inline]
    pub(super) fn has_sealed(&self, seat: Seat) -> bool {
        self.extras.get().is_some_and(|extras| extras.gifts[seat.index()] != Gift::Open)
    }

    /// Checks that the player has no sealed gift: they flip no card until the gifts are given, or the gift could change (V1.4).
    #[inline]
    pub(super) fn check_unsealed(&self, seat: Seat) -> Applied {
        if self.has_sealed(seat) { Err(Refusal::GiftIsSealed) } else { Ok(()) }
    }

    /// All gifts change hands; then Idol B is checked once more, and the round ends (V1.4).
    fn exchange_gifts(&mut self, log: &mut impl Recorder<E>) {
        let is_card = |gift: &&Gift| matches!(gift, Gift::Card(_));
        let gifts = self.extras.get().map_or(0, |extras| extras.gifts.iter().filter(is_card).count() as u8);
        log.record(self, Event::Open(Sight::GiftsOpened { gifts }));
        for giver in self.in_turn_order() {
            let gift = self.extras.get_mut().map(|extras| std::mem::take(&mut extras.gifts[giver.index()]));
            if let (Some(Gift::Card(number)), Some(receiver)) = (gift, self.ally(giver)) {
                self.hand_over(giver, number, receiver, log);
            }
        }
        if self.shows(Kind::Idol, Side::B) {
            self.check_idols_again(log);
        }
        self.end_round(log);
    }

    /// Moves a card to the end of the receiver's collection, so that the numbers of cards still to be given stay right (V1.4).
    fn hand_over(&mut self, giver: Seat, number: CardNo, receiver: Seat, log: &mut impl Recorder<E>) {
        let mut treasure = self.kept.take(giver, number.index());
        let card = treasure.card().expect("a collected card has a value");
        treasure.show_to(receiver, card.coins);
        self.kept.collect(receiver, treasure);
        self.boards[giver].unflipped[card.kind.index()] -= 1;
        self.boards[receiver].unflipped[card.kind.index()] += 1;
        if let Some(extras) = self.extras.get_mut() {
            extras.fresh[giver.index()] -= 1;
            extras.fresh[receiver.index()] += 1;
        }
        let known = treasure.knowledge();
        log.record_with(self, || Event::Given { giver, receiver, number, card, known });
    }

    /// Forgets what was collected in this round, when it ends.
    pub(super) fn forget_round(&mut self) {
        if let Some(extras) = self.extras.get_mut() {
            extras.fresh = [0; MAX_SEATS];
            extras.idols_now = false;
        }
    }
}
