//! Phase 5: buying another deed (D3.17).

use game_core::{Log, Seat};

use super::purse::{BadPayment, Paid, Purse};
use crate::Tower;
use crate::event::Event;
use crate::refusal::{Applied, Refusal};
use crate::sight::Sight;
use crate::state::State;
use crate::state::trail::Trail;
use crate::vocabulary::stage::Stage;

impl State {
    /// The next player after `seat` who can pay may draw a deed; after the last, the round ends (D3.17).
    pub(super) fn harvest_on(&mut self, seat: Option<Seat>, log: &mut impl Log<State>) {
        match self.next_in_turn(seat, State::can_buy_deed) {
            Some(seat) => {
                self.turn = seat;
                self.stage = Stage::Harvest;
            }
            None => self.end_round(log),
        }
    }

    /// Whether `seat` may draw a deed: there is one, and the seat can pay (D3.17).
    pub(crate) fn can_buy_deed(&self, seat: Seat) -> bool {
        self.players.count() < Tower::COUNT && !self.deeds.is_full() && self.can_pay_deed(seat)
    }

    fn can_pay_deed(&self, seat: Seat) -> bool {
        let (price, worth) = (self.cards.deed_price(), self.treasury_worth(seat));
        // The Flask adds nothing to tokens, so they only lower what is left for cards (D2.2).
        let rest = price.saturating_sub(self.players[seat].gold);
        self.can_pay(seat, rest, worth)
    }

    /// What `seat` pays for a deed, and the tokens to pay it with (D2.2, D3.17).
    #[inline]
    pub(crate) fn deed_purse(&self, seat: Seat) -> Purse {
        Purse { sum: self.sum_for(seat, self.cards.deed_price()), gold: self.players[seat].gold }
    }

    /// A player pays for a deed (D3.17).
    pub(super) fn buy_deed(&mut self, seat: Seat, paid: Paid, log: &mut impl Log<State>) -> Applied {
        let gilded = self.check_deed_payment(seat, paid)?;
        let Paid { tokens, cards: payment } = paid;
        self.players[seat].gold -= tokens;
        self.spend(seat, payment);
        let cards = self.cards;
        log.record_with(self, || {
            Event::Open(Sight::PaidForDeed { seat, tokens, payment: cards.rooms(payment), gilded })
        });
        self.stage = Stage::Deed;
        Ok(())
    }

    /// Checks a payment for a deed, and returns whether the Gilding Flask is used (D2.2, D3.3, R4).
    fn check_deed_payment(&self, seat: Seat, paid: Paid) -> Result<bool, Refusal> {
        if let Some(room) = paid.cards.without(self.players[seat].treasury).iter().next() {
            return Err(Refusal::NotInTreasury(room));
        }
        let cards = self.cards;
        let purse = self.deed_purse(seat);
        purse.check(paid, |room| cards.worth(room)).map_err(|bad| match bad {
            BadPayment::NoSuchTokens => Refusal::Tokens(paid.tokens),
            BadPayment::TokenNotNeeded => Refusal::TokenNotNeeded,
            BadPayment::Cards(wrong) => self.payment_refusal(cards.deed_price(), wrong),
        })
    }

    /// A player draws a deed and puts their own back, both unseen by the others (D3.17, D4.2).
    pub(super) fn draw_deed(&mut self, drawn: Tower, log: &mut impl Log<State>) -> Applied {
        if !self.deeds.house().any(|deed| deed == drawn) {
            return Err(Refusal::NotInDeedHouse(drawn));
        }
        let seat = self.turn;
        let shown = self.deeds.shown.contains(seat);
        let returned = self.deeds.of(seat).expect("deeds are dealt before the first round");
        self.deeds.swap(seat, drawn);
        self.players[seat].trail = Trail::default();
        log.record_with(self, || Event::DrewDeed { seat, drawn, returned, shown });
        self.harvest_on(Some(seat), log);
        Ok(())
    }

    /// A player draws no deed (D3.17).
    pub(super) fn pass_deed(&mut self, seat: Seat, log: &mut impl Log<State>) {
        log.record_with(self, || Event::Open(Sight::Passed { seat }));
        self.harvest_on(Some(seat), log);
    }
}
