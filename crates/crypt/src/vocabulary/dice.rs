//! Servant dice: their faces, the stakes they make on treasures, and claims.

use std::fmt;
use std::num::NonZeroU8;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::vocabulary::numbers::{one_to, serde_from_one};

/// The number of dice of each player (C1.4).
pub const DICE: u8 = 3;

/// The face of a die, 1 to 6: the effort that a player chose, or what it rolled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "1 | 2 | 3 | 4 | 5 | 6"))]
#[serde(transparent)]
pub struct Pips(NonZeroU8);

one_to!(Pips, 6);

impl Pips {
    /// The effort at which a die need not be rolled (C3.12).
    pub const ONE: Pips = Pips(NonZeroU8::MIN);
}

impl<'de> Deserialize<'de> for Pips {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pips, D::Error> {
        Pips::new(u8::deserialize(deserializer)?).ok_or_else(|| Error::custom("a die has faces 1 to 6"))
    }
}

/// Up to three rolled dice.
///
/// Three bits for each face, the first die lowest, and above them the number of dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Pips>"))]
pub struct Dice(u16);

impl Dice {
    /// No die.
    pub const NONE: Dice = Dice(0);

    const COUNT: u32 = 3 * DICE as u32;

    /// Adds a die; returns whether there was room for it.
    #[inline]
    pub fn push(&mut self, face: Pips) -> bool {
        let count = self.len() as u16;
        let room = count < u16::from(DICE);
        if room {
            self.0 += u16::from(face.get()) << (3 * count) | 1 << Dice::COUNT;
        }
        room
    }

    #[inline]
    fn face(self, index: u32) -> u8 {
        (self.0 >> (3 * index)) as u8 & 0b111
    }

    /// The dice, in the order they were added.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Pips> {
        (0..u32::from(DICE)).filter_map(move |index| Pips::new(self.face(index)))
    }

    /// The number of dice.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0 >> Dice::COUNT) as usize
    }

    /// Whether there is no die.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of dice that show less than `effort`.
    #[inline]
    pub fn below(self, effort: Pips) -> u8 {
        // Missing dice are zero, which is below every effort.
        let below = [0, 1, 2].map(|index| u8::from(self.face(index) < effort.get()));
        below.iter().sum::<u8>() + self.len() as u8 - DICE
    }

    /// The dice that show less than `effort`.
    pub(crate) fn failed(self, effort: Pips) -> Dice {
        self.iter().filter(|face| *face < effort).collect()
    }

    /// The sum of the dice.
    pub fn sum(self) -> u8 {
        self.iter().map(Pips::get).sum()
    }
}

impl FromIterator<Pips> for Dice {
    /// # Panics
    /// If there are more than three.
    fn from_iter<I: IntoIterator<Item = Pips>>(faces: I) -> Dice {
        let mut dice = Dice::NONE;
        faces.into_iter().for_each(|face| assert!(dice.push(face), "a player has at most three dice"));
        dice
    }
}

/// As in notation: `3+3+4`.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, face) in self.iter().enumerate() {
            write!(f, "{}{face}", if index == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice({self})")
    }
}

impl Serialize for Dice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Dice of one player on one treasure, all showing the same effort (C3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Stake {
    dice: NonZeroU8,
    effort: Pips,
}

impl Stake {
    /// A stake of `dice` dice at that effort; none if there are no dice or more than a player has.
    #[inline]
    pub fn new(dice: u8, effort: Pips) -> Option<Stake> {
        NonZeroU8::new(dice).filter(|dice| dice.get() <= DICE).map(|dice| Stake { dice, effort })
    }

    /// The number of dice.
    #[inline]
    pub const fn dice(self) -> u8 {
        self.dice.get()
    }

    /// The effort of each die.
    #[inline]
    pub const fn effort(self) -> Pips {
        self.effort
    }

    /// The total effort, which others must beat (C3.5).
    #[inline]
    pub const fn total(self) -> u8 {
        self.dice.get() * self.effort.get()
    }
}

/// As in notation: `3+3`.
impl fmt::Display for Stake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        std::iter::repeat_n(self.effort, self.dice() as usize).collect::<Dice>().fmt(f)
    }
}

/// The most treasures that a round reveals (C3.1, V3.1).
pub const SLOTS: usize = 12;

/// A place in the row of treasures, from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Slot(u8);

impl Slot {
    /// The place at `index`, if a row can be that long.
    #[inline]
    pub const fn at(index: usize) -> Option<Slot> {
        if index < SLOTS { Some(Slot(index as u8)) } else { None }
    }

    /// The places of a row of `count`, from the left.
    #[inline]
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Slot> + ExactSizeIterator + Clone {
        (0..count.min(SLOTS) as u8).map(Slot)
    }

    /// The number of places to its left.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Counted from 1.
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

serde_from_one!(Slot, "a row has places 1 to 12");

/// Dice on one treasure of a claim, as data.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct SlotStake {
    /// Which treasure.
    slot: Slot,
    /// How many dice.
    dice: u8,
    /// The effort of each.
    effort: Pips,
}

/// The stakes of one turn, on three treasures at most (C3.4).
///
/// Ten bits for each stake, the leftmost treasure lowest: five for the place, two for the number of dice, three for the effort.
/// Above them is the number of stakes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<SlotStake>"))]
pub struct Claim(u32);

impl Claim {
    /// No dice; not a legal claim (R1).
    pub const NONE: Claim = Claim(0);

    const STAKE: usize = 10;
    const COUNT: usize = 30;

    /// The same claim with `stake` on `slot`, which must be to the right of all others; none if it is not, or if the
    /// claim has no room for another.
    #[inline]
    #[must_use]
    pub fn and(self, slot: Slot, stake: Stake) -> Option<Claim> {
        let place = self.treasures();
        let last = if place == 0 { None } else { self.stake(place - 1) };
        let right = last.is_none_or(|(last, _)| last < slot);
        (right && place < DICE as usize).then(|| self.put(slot, stake))
    }

    /// The same claim with `stake` on `slot`, unchecked.
    #[inline]
    pub(crate) fn put(self, slot: Slot, stake: Stake) -> Claim {
        let bits = u32::from(slot.0) << 5 | u32::from(stake.dice() << 3 | stake.effort().get());
        Claim((self.0 | bits << (Claim::STAKE * self.treasures())) + (1 << Claim::COUNT))
    }

    /// The stake at `index`, from the left.
    #[inline]
    fn stake(self, index: usize) -> Option<(Slot, Stake)> {
        let bits = self.0 >> (Claim::STAKE * index);
        let stake = Stake::new((bits >> 3 & 0b11) as u8, Pips::new((bits & 0b111) as u8)?)?;
        Some((Slot((bits >> 5 & 0b1_1111) as u8), stake))
    }

    /// What the claim puts on `slot`.
    pub fn on(self, slot: Slot) -> Option<Stake> {
        self.iter().find(|&(other, _)| other == slot).map(|(_, stake)| stake)
    }

    /// Each claimed treasure with its dice, from the left.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Slot, Stake)> {
        (0..self.treasures()).filter_map(move |index| self.stake(index))
    }

    /// The number of dice of the claim.
    #[inline]
    pub const fn dice(self) -> u8 {
        // The product adds up the dice of all stakes above twice the bits of a stake.
        const ONES: u32 = 1 | 1 << Claim::STAKE | 1 << (2 * Claim::STAKE);
        ((self.0 >> 3 & (0b11 * ONES)).wrapping_mul(ONES) >> (2 * Claim::STAKE) & 0b1111) as u8
    }

    /// The number of treasures of the claim.
    #[inline]
    pub const fn treasures(self) -> usize {
        (self.0 >> Claim::COUNT) as usize
    }
}

impl fmt::Debug for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Claim(")?;
        self.iter().try_for_each(|(slot, stake)| write!(f, " {slot}={stake}"))?;
        f.write_str(" )")
    }
}

impl Serialize for Claim {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let stake =
            |(slot, stake): (Slot, Stake)| SlotStake { slot, dice: stake.dice(), effort: stake.effort() };
        serializer.collect_seq(self.iter().map(stake))
    }
}

impl<'de> Deserialize<'de> for Claim {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Claim, D::Error> {
        let stakes = Vec::<SlotStake>::deserialize(deserializer)?;
        let mut claim = Claim::NONE;
        for SlotStake { slot, dice, effort } in stakes {
            let stake = Stake::new(dice, effort).ok_or_else(|| Error::custom("a stake has 1 to 3 dice"))?;
            claim = claim.and(slot, stake).ok_or_else(|| {
                Error::custom("a claim is on at most three treasures, each named once, from the left")
            })?;
        }
        Ok(claim)
    }
}
