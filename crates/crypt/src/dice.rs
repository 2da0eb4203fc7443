//! Servant dice: their faces, the stakes they make on treasures, and claims.

use std::fmt;
use std::num::NonZeroU8;

use serde::Serialize;

/// How many dice each player has (C1.4).
pub const DICE: u8 = 3;

/// The face of a die, 1 to 6: the effort a player chose for it, or what it rolled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Pips(NonZeroU8);

impl Pips {
    /// The face a die need not be rolled for (C3.12).
    pub const ONE: Pips = Pips::of(1);

    /// Every face, lowest first.
    pub const ALL: [Pips; 6] = [Pips::of(1), Pips::of(2), Pips::of(3), Pips::of(4), Pips::of(5), Pips::of(6)];

    const fn of(pips: u8) -> Pips {
        match NonZeroU8::new(pips) {
            Some(pips) => Pips(pips),
            None => panic!("a face has pips"),
        }
    }

    /// The face with so many pips, if a die has one.
    #[inline]
    pub fn new(pips: u8) -> Option<Pips> {
        NonZeroU8::new(pips).filter(|pips| pips.get() <= 6).map(Pips)
    }

    /// The number of pips.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Display for Pips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Up to three dice as they fell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Dice {
    /// The faces in order, and then zeros.
    faces: [u8; DICE as usize],
    count: u8,
}

impl Dice {
    /// No die.
    pub const NONE: Dice = Dice { faces: [0; DICE as usize], count: 0 };

    /// Adds a die; says whether there was room for it.
    #[inline]
    pub fn push(&mut self, face: Pips) -> bool {
        let place = self.faces.get_mut(self.count as usize);
        let room = place.is_some();
        if let Some(place) = place {
            *place = face.get();
            self.count += 1;
        }
        room
    }

    /// The dice, in the order they were added.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Pips> {
        self.faces.into_iter().filter_map(Pips::new)
    }

    /// How many dice there are.
    #[inline]
    pub fn len(self) -> usize {
        self.count as usize
    }

    /// Whether there is no die.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    /// How many of the dice show less than `effort`.
    #[inline]
    pub fn below(self, effort: Pips) -> u8 {
        // Places without a die hold zero, which is below every effort.
        let below: u8 = self.faces.map(|face| u8::from(face < effort.get())).iter().sum();
        below - (DICE - self.count)
    }

    /// What the dice add up to.
    pub fn sum(self) -> u8 {
        self.iter().map(Pips::get).sum()
    }
}

impl FromIterator<Pips> for Dice {
    /// # Panics
    /// If there are more than three.
    fn from_iter<I: IntoIterator<Item = Pips>>(faces: I) -> Dice {
        let mut dice = Dice::NONE;
        faces.into_iter().for_each(|face| assert!(dice.push(face), "a player has three dice"));
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
pub struct Stake {
    dice: NonZeroU8,
    effort: Pips,
}

impl Stake {
    /// So many dice at that effort; none if there are no dice or more than a player has.
    #[inline]
    pub fn new(dice: u8, effort: Pips) -> Option<Stake> {
        NonZeroU8::new(dice).filter(|dice| dice.get() <= DICE).map(|dice| Stake { dice, effort })
    }

    /// How many dice.
    #[inline]
    pub const fn dice(self) -> u8 {
        self.dice.get()
    }

    /// The effort of each.
    #[inline]
    pub const fn effort(self) -> Pips {
        self.effort
    }

    /// The total effort, which a rival must beat (C3.5).
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

/// The most treasures a round reveals (C3.1).
pub const SLOTS: usize = 6;

/// A place in the row of treasures, leftmost first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    /// The place with `index` places to its left, if a row is so long.
    #[inline]
    pub const fn at(index: usize) -> Option<Slot> {
        if index < SLOTS { Some(Slot(index as u8)) } else { None }
    }

    /// The places of a row of so many, from the left.
    #[inline]
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Slot> + ExactSizeIterator + Clone {
        (0..count.min(SLOTS) as u8).map(Slot)
    }

    /// How many places are to its left.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Counted from 1, as people count.
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

impl Serialize for Slot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// Dice put on treasures in one turn, on three treasures at most (C3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Claim {
    /// From the left, each treasure once.
    stakes: [Option<(Slot, Stake)>; DICE as usize],
}

impl Claim {
    /// No dice yet; not a legal claim by itself (R1).
    pub const NONE: Claim = Claim { stakes: [None; DICE as usize] };

    /// The same claim with `stake` on `slot`, which must be to the right of all others; none if it is not, or if the
    /// claim has no room for another.
    #[inline]
    #[must_use]
    pub fn and(mut self, slot: Slot, stake: Stake) -> Option<Claim> {
        let place = self.stakes.iter().position(Option::is_none)?;
        if place > 0 && self.stakes[place - 1].is_some_and(|(last, _)| last >= slot) {
            return None;
        }
        self.stakes[place] = Some((slot, stake));
        Some(self)
    }

    /// What the claim puts on `slot`.
    pub fn on(self, slot: Slot) -> Option<Stake> {
        self.iter().find(|&(other, _)| other == slot).map(|(_, stake)| stake)
    }

    /// Each treasure claimed with its dice, from the left.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Slot, Stake)> {
        self.stakes.into_iter().flatten()
    }

    /// How many dice the claim uses.
    #[inline]
    pub fn dice(self) -> u8 {
        self.iter().map(|(_, stake)| stake.dice()).sum()
    }

    /// How many treasures the claim is on.
    #[inline]
    pub fn treasures(self) -> usize {
        self.iter().count()
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
        serializer.collect_seq(self.iter())
    }
}
