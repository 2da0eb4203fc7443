//! III. Collect: discards, forced recovery, rolls, treasures (C3.10–C3.13).

use game_core::{Lots, Seat, SeatSet};
use rand::Rng;

use super::reveal::draw_coins;
use super::roll;
use crate::chance::Harvest;
use crate::event::{Event, Sight};
use crate::refusal::{Applied, Refusal};
use crate::state::extras::MaybeExtras;
use crate::state::recorder::{Recorder, Unheard};
use crate::state::{Crypt, Stage};
use crate::vocabulary::card::{Card, Coins};
use crate::vocabulary::dice::{Dice, Pips, Slot, Stake};
use crate::vocabulary::edition::Edition;
use crate::vocabulary::pile::Cards;
use crate::vocabulary::setup::Variant;
use crate::vocabulary::treasure::{Knowledge, Treasure};

/// What is drawn for one treasure that is collected.
#[derive(Clone, Copy)]
struct Drawn {
    /// The claimant's dice.
    rolls: Dice,
    /// The dice of their ally.
    joined: Dice,
    /// The value, if nobody had seen it.
    value: Option<Coins>,
}

impl<E: Edition> Crypt<E> {
    /// Discards what nobody claimed, recovers players who were bumped off, and waits for the rolls if there are any.
    #[inline]
    pub(super) fn begin_collect(&mut self, log: &mut impl Recorder<E>) {
        self.end_claims(log);
        if !self.asks_for_harvest() {
            self.gather(&Harvest::none(), log);
        }
    }

    /// Discards what nobody claimed and recovers players who were bumped off (C3.10, C3.11).
    #[inline]
    fn end_claims(&mut self, log: &mut impl Recorder<E>) {
        self.discard_unclaimed(log);
        self.force_recovery(log);
        self.stage = Stage::Collect;
    }

    /// The whole phase with random rolls and cards, without a log.
    #[inline]
    pub(super) fn collect_at_random<R: Rng + ?Sized>(&mut self, lots: &mut Lots<'_, R>) {
        self.end_claims(&mut Unheard);
        for slot in self.slots() {
            if let Some((seat, stake)) = self.spot(slot).player_stake() {
                let drawn = self.draw_on(slot, self.unseen, lots);
                self.gather_one(seat, slot, stake, drawn, &mut Unheard);
            }
        }
        self.clear_row();
        self.open_idol(None, &mut Unheard);
    }

    /// Whether anything must be rolled or drawn before the treasures are collected.
    #[inline]
    pub(crate) fn asks_for_harvest(&self) -> bool {
        self.slots().any(|slot| self.dice_to_roll(slot) > 0 || self.value_to_find(slot))
    }

    /// Discards every treasure that no player's dice hold, face-down ones unseen (C3.10, C6.1).
    #[inline]
    fn discard_unclaimed(&mut self, log: &mut impl Recorder<E>) {
        for slot in self.slots() {
            let spot = self.spot_mut(slot);
            if spot.player_stake().is_some() {
                continue;
            }
            spot.standing = None;
            if let Some(treasure) = spot.treasure.take() {
                self.kept.discard(treasure);
                log.record_with(self, || Event::Discarded {
                    slot,
                    kind: treasure.kind(),
                    coins: treasure.coins(),
                    known: treasure.knowledge(),
                });
            }
        }
    }

    /// Recovers players who placed dice and have none left on any treasure (C3.11).
    #[inline]
    fn force_recovery(&mut self, log: &mut impl Recorder<E>) {
        let mut standing = SeatSet::EMPTY;
        for slot in self.slots() {
            let Some((owner, _)) = self.spot(slot).player_stake() else {
                continue;
            };
            standing.insert(owner);
            if let Some(joiner) = self.joiner(slot, owner) {
                standing.insert(joiner);
            }
        }
        for seat in self.placed.without(standing).iter() {
            let dice = self.recover_all(seat);
            log.record(self, Event::Open(Sight::ForcedRecovery { seat, dice }));
        }
    }

    /// The ally of a treasure's claimant, if they joined (V1.2).
    #[inline]
    fn joiner(&self, slot: Slot, claimant: Seat) -> Option<Seat> {
        if self.joined(slot) > 0 { self.ally(claimant) } else { None }
    }

    /// The number of dice that the claimant of a treasure rolls: none at effort 1, which can't fail (C3.12).
    #[inline]
    pub(super) fn dice_to_roll(&self, slot: Slot) -> u8 {
        match self.spot(slot).player_stake() {
            Some((_, stake)) if stake.effort() > Pips::ONE => stake.dice(),
            Some(_) | None => 0,
        }
    }

    /// The number of dice that the claimant's ally rolls (V1.3).
    #[inline]
    pub(super) fn joined_to_roll(&self, slot: Slot) -> u8 {
        if self.dice_to_roll(slot) > 0 { self.joined(slot) } else { 0 }
    }

    /// Whether a treasure is collected whose value nobody has seen.
    #[inline]
    pub(super) fn value_to_find(&self, slot: Slot) -> bool {
        let spot = self.spot(slot);
        spot.player_stake().is_some() && spot.treasure.is_some_and(|treasure| treasure.coins().is_none())
    }

    /// Draws the rolls of Collect and the values of unseen cards.
    #[inline]
    pub(super) fn draw_harvest<R: Rng + ?Sized>(&self, lots: &mut Lots<'_, R>) -> Harvest<E> {
        let mut harvest = Harvest::<E>::none();
        let mut unseen = self.unseen;
        for slot in self.slots() {
            let Drawn { rolls, joined, value } = self.draw_on(slot, unseen, lots);
            harvest.rolls.as_mut()[slot.index()] = rolls;
            if let Some(dice) = harvest.joined.as_mut().get_mut(slot.index()) {
                *dice = joined;
            }
            if let (Some(coins), Some(treasure)) = (value, self.spot(slot).treasure) {
                unseen.remove(Card { kind: treasure.kind(), coins });
            }
            harvest.values.as_mut()[slot.index()] = value;
        }
        harvest
    }

    /// Draws the rolls on one treasure, and its value if nobody has seen it; `unseen` are the cards that it may be.
    #[inline]
    fn draw_on<R: Rng + ?Sized>(&self, slot: Slot, unseen: E::Pile, lots: &mut Lots<'_, R>) -> Drawn {
        let mut rolls = |dice: u8| {
            let mut rolled = Dice::NONE;
            for _ in 0..dice {
                rolled.push(roll(lots));
            }
            rolled
        };
        let (rolls, joined) = (rolls(self.dice_to_roll(slot)), rolls(self.joined_to_roll(slot)));
        let hidden = self.spot(slot).treasure.filter(|_| self.value_to_find(slot));
        Drawn { rolls, joined, value: hidden.map(|treasure| draw_coins(unseen, treasure.kind(), lots)) }
    }

    /// Applies the rolls of Collect.
    #[inline]
    pub(super) fn harvest(&mut self, harvest: &Harvest<E>, log: &mut impl Recorder<E>) -> Applied {
        self.check_harvest(harvest)?;
        self.gather(harvest, log);
        Ok(())
    }

    #[inline]
    fn check_harvest(&self, harvest: &Harvest<E>) -> Applied {
        let mut unseen = self.unseen;
        let (mut values_fit, mut copies_left) = (true, true);
        for slot in Slot::first(E::SLOTS) {
            let joined_fit = harvest.joined_on(slot).len() == self.joined_to_roll(slot) as usize;
            if harvest.rolls_on(slot).len() != self.dice_to_roll(slot) as usize || !joined_fit {
                return Err(Refusal::ImpossibleChance(
                    "every die above effort 1 on a treasure is rolled, and no other",
                ));
            }
            let coins = harvest.value_on(slot);
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
    fn gather(&mut self, harvest: &Harvest<E>, log: &mut impl Recorder<E>) {
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
    fn gather_where(
        &mut self,
        harvest: &Harvest<E>,
        log: &mut impl Recorder<E>,
        whose: impl Fn(Seat) -> bool,
    ) {
        for slot in self.slots() {
            let Some((seat, stake)) = self.spot(slot).player_stake().filter(|(owner, _)| whose(*owner))
            else {
                continue;
            };
            let (rolls, joined) = (harvest.rolls_on(slot), harvest.joined_on(slot));
            let drawn = Drawn { rolls, joined, value: harvest.value_on(slot) };
            self.gather_one(seat, slot, stake, drawn, log);
        }
    }

    /// Rolls the dice on one treasure and gives it to its claimant (C3.12, C3.13, V1.3).
    #[inline]
    fn gather_one(&mut self, seat: Seat, slot: Slot, stake: Stake, drawn: Drawn, log: &mut impl Recorder<E>) {
        let (effort, dice) = (stake.effort(), drawn.rolls);
        let joiner = self.joiner(slot, seat).map(|ally| (ally, self.joined(slot), drawn.joined));
        self.show_roll(seat, slot, effort, dice, log);
        if let Some((ally, _, dice)) = joiner {
            self.show_roll(ally, slot, effort, dice, log);
        }
        self.spot_mut(slot).standing = None;
        self.exhaust(seat, stake.dice(), effort, dice);
        if let Some((ally, joined, dice)) = joiner {
            self.exhaust(ally, joined, effort, dice);
        }
        if let Some(extras) = self.extras.get_mut() {
            extras.joined[slot.index()] = 0;
        }
        let (card, known) = self.keep(seat, slot, drawn.value);
        log.record_with(self, || Event::Collected { seat, slot, card, known });
    }

    /// Shows the dice that a player rolls on a treasure, if there are any (C3.12, V1.3).
    #[inline]
    fn show_roll(&self, seat: Seat, slot: Slot, effort: Pips, dice: Dice, log: &mut impl Recorder<E>) {
        if !dice.is_empty() {
            log.record_with(self, || {
                let (failed, exhausted) = (dice.failed(effort), dice.below(effort));
                Event::Open(Sight::Rolled { seat, slot, effort, dice, failed, exhausted })
            });
        }
    }

    /// Exhausts the dice that rolled below the effort; the others return (C3.12).
    #[inline]
    fn exhaust(&mut self, seat: Seat, placed: u8, effort: Pips, rolled: Dice) {
        let board = &mut self.boards[seat];
        let exhausted = rolled.below(effort);
        board.exhausted += exhausted;
        board.home += placed - exhausted;
        board.failed.add(effort, exhausted);
    }

    /// Moves a treasure from the row into a collection; `found` is its value if nobody had seen it.
    #[inline]
    pub(super) fn keep(&mut self, seat: Seat, slot: Slot, found: Option<Coins>) -> (Card, Knowledge) {
        let treasure = self.spot_mut(slot).treasure.take().expect("the treasure is still in the row");
        let (card, kept) = revealed_to(treasure, seat, found);
        if found.is_some() {
            self.unseen.remove(card);
        }
        self.kept.collect(seat, kept);
        self.boards[seat].unflipped[card.kind.index()] += 1;
        if let Some(extras) = self.extras.get_mut().filter(|extras| extras.variant != Variant::Base) {
            extras.fresh[seat.index()] += 1;
        }
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
