//! III. Collect: discards, forced recovery, rolls, treasures (C3.10–C3.13).

use game_core::{Log, Lots, Seat};
use rand::Rng;

use super::reveal::draw_coins;
use super::roll;
use crate::card::{Card, Coins};
use crate::chance::Harvest;
use crate::dice::{Dice, Pips, SLOTS, Slot, Stake};
use crate::event::{Event, Sight};
use crate::refusal::{Applied, Refusal};
use crate::state::{Stage, State};
use crate::treasure::{Knowledge, Treasure};

impl State {
    /// Discards what nobody claimed, recovers players who were bumped off, and waits for the rolls if there are any.
    #[inline]
    pub(super) fn begin_collect(&mut self, log: &mut impl Log<State>) {
        self.discard_unclaimed(log);
        self.force_recovery(log);
        self.stage = Stage::Collect;
        if !self.asks_for_harvest() {
            self.gather(&Harvest::default(), log);
        }
    }

    /// Whether anything must be rolled or drawn before the treasures are collected.
    #[inline]
    pub(crate) fn asks_for_harvest(&self) -> bool {
        self.slots().any(|slot| self.dice_to_roll(slot) > 0 || self.value_to_find(slot))
    }

    /// Discards every treasure that no player's dice hold, face-down ones unseen (C3.10, C6.1).
    #[inline]
    fn discard_unclaimed(&mut self, log: &mut impl Log<State>) {
        for slot in self.slots() {
            let spot = &mut self.row[slot.index()];
            if spot.player_stake().is_some() {
                continue;
            }
            spot.standing = None;
            if let Some(treasure) = spot.treasure.take() {
                self.kept.discard(treasure);
                log.record(
                    self,
                    Event::Discarded {
                        slot,
                        kind: treasure.kind(),
                        coins: treasure.coins(),
                        known: treasure.knowledge(),
                    },
                );
            }
        }
    }

    /// Recovers players who placed dice and have none left on any treasure (C3.11).
    #[inline]
    fn force_recovery(&mut self, log: &mut impl Log<State>) {
        let standing = self.row.iter().filter_map(|spot| Some(spot.player_stake()?.0)).collect();
        for seat in self.placed.without(standing).iter() {
            let dice = self.recover_all(seat);
            log.record(self, Event::Open(Sight::ForcedRecovery { seat, dice }));
        }
    }

    /// The number of dice to roll on a treasure: none at effort 1, which can't fail (C3.12).
    #[inline]
    fn dice_to_roll(&self, slot: Slot) -> u8 {
        match self.spot(slot).player_stake() {
            Some((_, stake)) if stake.effort() > Pips::ONE => stake.dice(),
            Some(_) | None => 0,
        }
    }

    /// Whether a treasure is collected whose value nobody has seen.
    #[inline]
    fn value_to_find(&self, slot: Slot) -> bool {
        let spot = self.spot(slot);
        spot.player_stake().is_some() && spot.treasure.is_some_and(|treasure| treasure.coins().is_none())
    }

    /// Draws the rolls of Collect and the values of unseen cards.
    #[inline]
    pub(super) fn draw_harvest<R: Rng + ?Sized>(&self, lots: &mut Lots<'_, R>) -> Harvest {
        let mut harvest = Harvest::default();
        let mut unseen = self.unseen;
        for slot in self.slots() {
            for _ in 0..self.dice_to_roll(slot) {
                harvest.rolls[slot.index()].push(roll(lots));
            }
            if let Some(treasure) = self.spot(slot).treasure.filter(|_| self.value_to_find(slot)) {
                let kind = treasure.kind();
                let coins = draw_coins(unseen, kind, lots);
                unseen.remove(Card { kind, coins });
                harvest.values[slot.index()] = Some(coins);
            }
        }
        harvest
    }

    /// Applies the rolls of Collect.
    #[inline]
    pub(super) fn harvest(&mut self, harvest: &Harvest, log: &mut impl Log<State>) -> Applied {
        self.check_harvest(harvest)?;
        self.gather(harvest, log);
        Ok(())
    }

    #[inline]
    fn check_harvest(&self, harvest: &Harvest) -> Applied {
        let mut unseen = self.unseen;
        let (mut values_fit, mut copies_left) = (true, true);
        for slot in Slot::first(SLOTS) {
            if harvest.rolls[slot.index()].len() != self.dice_to_roll(slot) as usize {
                return Err(Refusal::ImpossibleChance(
                    "every die above effort 1 on a treasure is rolled, and no other",
                ));
            }
            let coins = harvest.values[slot.index()];
            values_fit &= coins.is_some() == self.value_to_find(slot);
            if let (Some(coins), Some(treasure)) = (coins, self.spot(slot).treasure) {
                copies_left &= unseen.remove(Card { kind: treasure.kind(), coins });
            }
        }
        if !values_fit {
            return Err(Refusal::ImpossibleChance(
                "every collected card that nobody has seen gets a value, and no other",
            ));
        }
        if !copies_left {
            return Err(Refusal::ImpossibleChance("all copies of that card have been seen"));
        }
        Ok(())
    }

    /// Rolls the dice and gives the treasures to their claimants (C3.12, C3.13); then opens the Idol window.
    #[inline]
    fn gather(&mut self, harvest: &Harvest, log: &mut impl Log<State>) {
        if log.listens() {
            // Those who watch see it in turn order (C3.12); the result is the same in any order.
            for seat in self.in_turn_order() {
                self.gather_where(harvest, log, |owner| owner == seat);
            }
        } else {
            self.gather_where(harvest, log, |_| true);
        }
        self.clear_row();
        self.open_idol(None, log);
    }

    /// Rolls and gives the treasures of these claimants, from the left.
    #[inline]
    fn gather_where(&mut self, harvest: &Harvest, log: &mut impl Log<State>, whose: impl Fn(Seat) -> bool) {
        for slot in self.slots() {
            let Some((seat, stake)) = self.spot(slot).player_stake().filter(|(owner, _)| whose(*owner))
            else {
                continue;
            };
            let (effort, dice) = (stake.effort(), harvest.rolls[slot.index()]);
            if !dice.is_empty() {
                log.record_with(self, || {
                    let (failed, exhausted) = (dice.failed(effort), dice.below(effort));
                    Event::Open(Sight::Rolled { seat, slot, effort, dice, failed, exhausted })
                });
            }
            self.row[slot.index()].standing = None;
            self.exhaust(seat, stake, dice);
            let (card, known) = self.keep(seat, slot, harvest.values[slot.index()]);
            log.record_with(self, || Event::Collected { seat, slot, card, known });
        }
    }

    /// Exhausts the dice that rolled below the effort; the others return (C3.12).
    #[inline]
    fn exhaust(&mut self, seat: Seat, stake: Stake, dice: Dice) {
        let board = &mut self.boards[seat];
        let exhausted = dice.below(stake.effort());
        board.exhausted += exhausted;
        board.home += stake.dice() - exhausted;
        board.failed.add(stake.effort(), exhausted);
    }

    /// Moves a treasure from the row into a collection; `found` is its value if nobody had seen it.
    #[inline]
    pub(super) fn keep(&mut self, seat: Seat, slot: Slot, found: Option<Coins>) -> (Card, Knowledge) {
        let treasure = self.row[slot.index()].treasure.take().expect("the treasure is still in the row");
        let (card, kept) = revealed_to(treasure, seat, found);
        if found.is_some() {
            self.unseen.remove(card);
        }
        self.kept.collect(seat, kept);
        self.boards[seat].unflipped[card.kind.index()] += 1;
        (card, kept.knowledge())
    }
}

/// A treasure once `seat` knows its value; `found` is the value if nobody had seen it (C3.13).
#[inline]
fn revealed_to(mut treasure: Treasure, seat: Seat, found: Option<Coins>) -> (Card, Treasure) {
    let coins = treasure.coins().or(found).expect("a collected treasure has a value");
    treasure.show_to(seat, coins);
    (Card { kind: treasure.kind(), coins }, treasure)
}
