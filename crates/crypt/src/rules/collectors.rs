//! The collectors' abilities: flips and what they pay for (C5.1, C5.2, C5.5, C5.6, C5.8).

use arrayvec::ArrayVec;
use game_core::{Lots, Seat, SeatSet};
use rand::Rng;

use super::reveal::draw_coins;
use crate::action::{CardNo, ExhaustedDie, Pair};
use crate::chance::Values;
use crate::event::{Event, Sight};
use crate::refusal::{Applied, Refusal};
use crate::state::extras::MaybeExtras;
use crate::state::recorder::Recorder;
use crate::state::{Crypt, Pending};
use crate::vocabulary::card::{Card, Coins, Kind};
use crate::vocabulary::collector::{
    IDOL_FLIPS, IDOL_PAIR, MANUSCRIPT_FLIPS, POTTERY_FLIPS, REMAINS_FLIPS, Side,
};
use crate::vocabulary::dice::{Pips, Slot};
use crate::vocabulary::edition::{Edition, Places};
use crate::vocabulary::pile::Cards;

impl<E: Edition> Crypt<E> {
    #[inline]
    fn check_side(&self, kind: Kind, side: Side) -> Applied {
        if self.shows(kind, side) { Ok(()) } else { Err(Refusal::OtherSide(kind)) }
    }

    #[inline]
    fn check_flip(&self, seat: Seat, card: CardNo, kind: Kind) -> Applied {
        match self.kept.card(seat, card.index()) {
            Some(treasure) if treasure.kind() == kind && treasure.is_unflipped() => Ok(()),
            Some(_) | None => Err(Refusal::CannotFlip { card, kind }),
        }
    }

    #[inline]
    fn check_pair(&self, seat: Seat, flip: Pair, kind: Kind) -> Applied {
        flip.cards().into_iter().try_for_each(|card| self.check_flip(seat, card, kind))
    }

    /// Turns a card of the collection face up permanently (C5).
    fn flip(&mut self, seat: Seat, number: CardNo, log: &mut impl Recorder<E>) {
        let treasure = self.kept.card_mut(seat, number.index()).expect("the card was checked");
        treasure.flip();
        let flipped = *treasure;
        self.boards[seat].unflipped[flipped.kind().index()] -= 1;
        log.record_with(self, || {
            let card = flipped.card().expect("a collected card has a value");
            Event::Open(Sight::Flipped { seat, number, card })
        });
    }

    fn flip_pair(&mut self, seat: Seat, flip: Pair, log: &mut impl Recorder<E>) {
        flip.cards().into_iter().for_each(|card| self.flip(seat, card, log));
    }

    #[inline]
    pub(crate) fn unflipped(&self, seat: Seat, kind: Kind) -> u8 {
        self.boards[seat].unflipped[kind.index()]
    }

    // Idol A (C5.1).

    /// Whether the Idol A window opens for this player.
    #[inline]
    pub(crate) fn can_reroll(&self, seat: Seat) -> bool {
        self.shows(Kind::Idol, Side::A)
            && self.unflipped(seat, Kind::Idol) >= IDOL_FLIPS
            && !self.boards[seat].failed.is_empty()
    }

    /// Flips an Idol to re-roll a die that failed in this phase (C5.1).
    pub(super) fn reroll(
        &mut self,
        seat: Seat,
        flip: CardNo,
        effort: Pips,
        log: &mut impl Recorder<E>,
    ) -> Applied {
        self.check_flip(seat, flip, Kind::Idol)?;
        if self.boards[seat].failed.count(effort) == 0 {
            return Err(Refusal::NoFailedDie(effort));
        }
        self.pay_for_reroll(seat, flip, effort, log);
        Ok(())
    }

    /// The same for an Idol and a die that are known to fit.
    #[inline]
    pub(super) fn pay_for_reroll(
        &mut self,
        seat: Seat,
        flip: CardNo,
        effort: Pips,
        log: &mut impl Recorder<E>,
    ) {
        self.flip(seat, flip, log);
        self.pending = Some(Pending::Reroll(seat, effort));
    }

    /// Makes the re-rolled die available if it holds; otherwise it stays failed (C5.1).
    pub(super) fn resolve_reroll(
        &mut self,
        seat: Seat,
        effort: Pips,
        roll: Pips,
        log: &mut impl Recorder<E>,
    ) {
        self.pending = None;
        let held = roll >= effort;
        if held {
            self.free_die(seat, ExhaustedDie::Failed(effort));
        }
        log.record(self, Event::Open(Sight::Rerolled { seat, effort, roll, held }));
        self.reopen_window(log);
    }

    fn free_die(&mut self, seat: Seat, die: ExhaustedDie) {
        let board = &mut self.boards[seat];
        board.exhausted -= 1;
        board.home += 1;
        match die {
            ExhaustedDie::Earlier => {}
            ExhaustedDie::Failed(effort) => board.failed.remove(effort),
        }
    }

    // Idol B (C5.2).

    /// If no player earned it in an earlier round, every player who now holds two Idols does (C5.2, R8).
    pub(super) fn check_idols(&mut self, log: &mut impl Recorder<E>) {
        if !self.idol_earners.is_empty() {
            return;
        }
        self.earn_idols(log);
        let earned = !self.idol_earners.is_empty();
        if let Some(extras) = self.extras.get_mut() {
            extras.idols_now = earned;
        }
    }

    /// After gifts: every player who now holds two Idols earns it too, unless it was earned in an earlier round (V1.4).
    pub(super) fn check_idols_again(&mut self, log: &mut impl Recorder<E>) {
        let now = self.extras.get().is_some_and(|extras| extras.idols_now);
        if now || self.idol_earners.is_empty() {
            self.earn_idols(log);
        }
    }

    /// Every player with two Idols who has not earned it does.
    fn earn_idols(&mut self, log: &mut impl Recorder<E>) {
        let earners: SeatSet = self
            .in_turn_order()
            .filter(|&seat| self.held(seat, Kind::Idol) >= usize::from(IDOL_PAIR))
            .filter(|&seat| !self.idol_earners.contains(seat))
            .collect();
        for seat in self.in_turn_order().filter(|&seat| earners.contains(seat)) {
            self.idol_earners.insert(seat);
            log.record(self, Event::Open(Sight::IdolsEarned { seat }));
            for _ in 0..IDOL_PAIR {
                let first = self.kept.nth_unflipped(seat, Kind::Idol, 0).and_then(CardNo::at);
                self.flip(seat, first.expect("an earner holds two unflipped Idols"), log);
            }
        }
    }

    /// The number of cards of a kind that a player holds, flipped or not.
    pub(crate) fn held(&self, seat: Seat, kind: Kind) -> usize {
        self.kept.collection(seat).filter(|treasure| treasure.kind() == kind).count()
    }

    // Manuscript B (C5.5).

    /// Whether this player can look: there is a face-down card in the crypt that they have not seen (R9).
    #[inline]
    pub(crate) fn can_look(&self, seat: Seat) -> bool {
        self.shows(Kind::Manuscript, Side::B)
            && !self.has_sealed(seat)
            && self.unflipped(seat, Kind::Manuscript) >= MANUSCRIPT_FLIPS
            && self.has_something_to_see(seat)
    }

    #[inline]
    fn has_something_to_see(&self, seat: Seat) -> bool {
        self.face_down().any(|(_, treasure)| !treasure.seen_by(seat))
    }

    /// Flips a Manuscript to look at all face-down cards in the crypt in secret (C5.5).
    pub(super) fn look(&mut self, seat: Seat, flip: CardNo, log: &mut impl Recorder<E>) -> Applied {
        self.check_side(Kind::Manuscript, Side::B)?;
        self.check_unsealed(seat)?;
        self.check_flip(seat, flip, Kind::Manuscript)?;
        if !self.has_something_to_see(seat) {
            return Err(Refusal::NothingToSee);
        }
        self.flip(seat, flip, log);
        if self.face_down().any(|(_, treasure)| treasure.coins().is_none()) {
            self.pending = Some(Pending::Look(seat));
        } else {
            self.see(seat, log);
        }
        Ok(())
    }

    /// Draws values for the face-down cards that nobody has seen.
    pub(super) fn draw_look<R: Rng + ?Sized>(&self, lots: &mut Lots<'_, R>) -> Values<E> {
        let mut values = Values::<E>::all(None);
        let mut unseen = self.unseen;
        for (slot, treasure) in self.face_down().filter(|(_, treasure)| treasure.coins().is_none()) {
            let kind = treasure.kind();
            let coins = draw_coins(unseen, kind, lots);
            unseen.remove(Card { kind, coins });
            values.as_mut()[slot.index()] = Some(coins);
        }
        values
    }

    /// Applies the values of unseen cards that a player looks at, and shows them to the player.
    pub(super) fn find(&mut self, seat: Seat, values: &Values<E>, log: &mut impl Recorder<E>) -> Applied {
        let mut unseen = self.unseen;
        for slot in Slot::first(E::SLOTS) {
            let hidden = self.spot(slot).treasure.filter(|treasure| treasure.coins().is_none());
            match (hidden, values.as_ref()[slot.index()]) {
                (Some(treasure), Some(coins)) if unseen.remove(Card { kind: treasure.kind(), coins }) => {}
                (None, None) => {}
                (Some(_), Some(_)) => {
                    return Err(Refusal::ImpossibleChance("all copies of that card have been seen"));
                }
                (Some(_), None) | (None, Some(_)) => {
                    return Err(Refusal::ImpossibleChance(
                        "every face-down card that nobody has seen gets a value, and no other",
                    ));
                }
            }
        }
        self.unseen = unseen;
        for (spot, coins) in self.row.as_mut().iter_mut().zip(values.as_ref()) {
            if let (Some(treasure), Some(coins)) = (&mut spot.treasure, coins) {
                treasure.show_to(seat, *coins);
            }
        }
        self.pending = None;
        self.see(seat, log);
        Ok(())
    }

    /// Shows a player every face-down card in the crypt.
    fn see(&mut self, seat: Seat, log: &mut impl Recorder<E>) {
        let mut cards = ArrayVec::new();
        for slot in self.slots() {
            let Some(treasure) = self.spot_mut(slot).treasure.as_mut().filter(|card| card.is_secret()) else {
                continue;
            };
            let card = treasure.card().expect("a card that a player looks at has a value");
            treasure.show_to(seat, card.coins);
            cards.push((slot, card));
        }
        log.record(self, Event::Looked { seat, cards });
        self.reopen_window(log);
    }

    // Remains A (C5.6).

    /// Whether this player can free an exhausted die now.
    #[inline]
    pub(crate) fn can_restore(&self, seat: Seat) -> bool {
        self.shows(Kind::Remains, Side::A)
            && !self.has_sealed(seat)
            && self.unflipped(seat, Kind::Remains) >= REMAINS_FLIPS
            && self.boards[seat].exhausted > 0
    }

    /// Flips two Remains to make one exhausted die available (C5.6).
    pub(super) fn restore(
        &mut self,
        seat: Seat,
        flip: Pair,
        die: ExhaustedDie,
        log: &mut impl Recorder<E>,
    ) -> Applied {
        self.check_side(Kind::Remains, Side::A)?;
        self.check_unsealed(seat)?;
        self.check_pair(seat, flip, Kind::Remains)?;
        let board = &self.boards[seat];
        let there = match die {
            ExhaustedDie::Earlier => board.exhausted_earlier() > 0,
            ExhaustedDie::Failed(effort) => board.failed.count(effort) > 0,
        };
        if !there {
            return Err(Refusal::NoSuchExhaustedDie);
        }
        self.restore_die(seat, flip, die, log);
        Ok(())
    }

    /// The same for Remains and a die that are known to fit.
    #[inline]
    pub(super) fn restore_die(
        &mut self,
        seat: Seat,
        flip: Pair,
        die: ExhaustedDie,
        log: &mut impl Recorder<E>,
    ) {
        self.flip_pair(seat, flip, log);
        self.free_die(seat, die);
        log.record(self, Event::Open(Sight::Restored { seat, die }));
        self.reopen_window(log);
    }

    // Pottery B (C5.8).

    /// Whether the Pottery B window opens for this player.
    #[inline]
    pub(crate) fn can_take(&self, seat: Seat) -> bool {
        self.shows(Kind::Pottery, Side::B)
            && self.unflipped(seat, Kind::Pottery) >= POTTERY_FLIPS
            && self.face_down().next().is_some()
    }

    /// Flips two Pottery to take a face-down card of the crypt immediately (C5.8).
    pub(super) fn take(&mut self, seat: Seat, flip: Pair, slot: Slot, log: &mut impl Recorder<E>) -> Applied {
        self.check_pair(seat, flip, Kind::Pottery)?;
        let treasure = self.spot(slot).treasure.ok_or(Refusal::NoTreasure(slot))?;
        if !treasure.is_secret() {
            return Err(Refusal::NotFaceDown(slot));
        }
        self.flip_pair(seat, flip, log);
        if treasure.coins().is_none() {
            self.pending = Some(Pending::Take(seat, slot));
        } else {
            self.keep_taken(seat, slot, None, log);
        }
        Ok(())
    }

    /// Draws a value for the face-down card being taken.
    pub(super) fn draw_taken<R: Rng + ?Sized>(&self, slot: Slot, lots: &mut Lots<'_, R>) -> Coins {
        let treasure = self.spot(slot).treasure.expect("the card being taken is in the row");
        draw_coins(self.unseen, treasure.kind(), lots)
    }

    /// Applies the value of the card being taken.
    pub(super) fn find_taken(
        &mut self,
        seat: Seat,
        slot: Slot,
        coins: Coins,
        log: &mut impl Recorder<E>,
    ) -> Applied {
        let kind = self.spot(slot).treasure.expect("the card being taken is in the row").kind();
        if self.unseen.count(Card { kind, coins }) == 0 {
            return Err(Refusal::ImpossibleChance("all copies of that card have been seen"));
        }
        self.pending = None;
        self.keep_taken(seat, slot, Some(coins), log);
        Ok(())
    }

    fn keep_taken(&mut self, seat: Seat, slot: Slot, found: Option<Coins>, log: &mut impl Recorder<E>) {
        let (card, known) = self.keep(seat, slot, found);
        log.record(self, Event::Taken { seat, slot, card, known });
        self.reopen_window(log);
    }
}
