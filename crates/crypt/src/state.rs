//! The full state of a game.

pub(crate) mod extras;
pub(crate) mod kept;
pub(crate) mod recorder;
pub(crate) mod scoresheet;

use game_core::{CommonRefusal, Seat, SeatSet};
use serde::Serialize;

use crate::refusal::Refusal;
use crate::state::extras::MaybeExtras;
use crate::state::kept::Kept;
use crate::vocabulary::card::{Kind, KindCounts};
use crate::vocabulary::collector::{Side, Sides};
use crate::vocabulary::dice::{DICE, Pips, Slot, Stake};
use crate::vocabulary::edition::{Base, Edition, Places, Seats, Variants};
use crate::vocabulary::layout::Layout;
use crate::vocabulary::pile::Cards;
use crate::vocabulary::setup::{Curse, LeaderChoice, Recall, Setup, SidesChoice, Variant};
use crate::vocabulary::treasure::Treasure;

/// A participant who takes turns in a round: a player, or the Ghost of Only Child.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Claimant {
    /// A player.
    Seat(Seat),
    /// The Ghost (C6).
    Ghost,
}

impl Claimant {
    /// The player's seat; none for the Ghost.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Claimant::Seat(seat) => Some(seat),
            Claimant::Ghost => None,
        }
    }
}

/// The seat's letter, or `G` for the Ghost.
impl std::fmt::Display for Claimant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Claimant::Seat(seat) => seat.fmt(f),
            Claimant::Ghost => f.write_str("G"),
        }
    }
}

/// The stage of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The collectors' sides are being drawn; the leader is drawn next unless already fixed.
    Sides {
        /// The leader fixed by the setup.
        leader: Option<Seat>,
    },
    /// The first leader is being drawn.
    Leader,
    /// The tokens of the curse are being dealt (V4.1).
    Tokens,
    /// The cards of a round are being drawn (C3.1).
    Reveal,
    /// The Pottery B window: this seat may take a face-down card (C3.2).
    Pottery(Seat),
    /// The claim turn after this many others in this round (C3.3).
    Claim(u8),
    /// Dice are being rolled (C3.12).
    Collect,
    /// The Idol A window: this seat may re-roll (C3.14).
    Idol(Seat),
    /// These seats may still give a treasure to their ally (V1.4).
    Give(SeatSet),
    /// The last window: this seat can still free a die (C4.2).
    Last(Seat),
    /// The cursed kind is being drawn (V4.3).
    Curse,
    /// These seats, tied for first, are rolling off (C4.3).
    RollOff(SeatSet),
    /// The game is over; these seats have won.
    Over(SeatSet),
}

/// What chance is asked for in the middle of a stage, after an ability was paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Pending {
    /// This seat is looking at face-down cards that nobody has seen (C5.5).
    Look(Seat),
    /// This seat is taking a face-down card that nobody has seen (C5.8).
    Take(Seat, Slot),
    /// This seat is re-rolling a die that failed at this effort (C5.1).
    Reroll(Seat, Pips),
    /// This seat is looking at a token aside (V4.2).
    Ask(Seat),
}

/// Dice on a treasure, and their owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// The owner of the dice.
    pub by: Claimant,
    /// The dice.
    pub stake: Stake,
}

/// A place in the row: the treasure, unless it was taken, and the dice on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    pub(crate) treasure: Option<Treasure>,
    pub(crate) standing: Option<Standing>,
}

impl Spot {
    pub(crate) const EMPTY: Spot = Spot { treasure: None, standing: None };

    /// The stake of a player, with the player; none if there are no dice or only the Ghost's.
    #[inline]
    pub(crate) fn player_stake(&self) -> Option<(Seat, Stake)> {
        let standing = self.standing?;
        Some((standing.by.seat()?, standing.stake))
    }
}

/// Dice that failed in this Collect phase and are still exhausted, counted by effort, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Failed(u16);

impl Failed {
    #[inline]
    pub(crate) fn count(self, effort: Pips) -> u8 {
        (self.0 >> (effort.get() * 2)) as u8 & 0b11
    }

    #[inline]
    pub(crate) fn add(&mut self, effort: Pips, dice: u8) {
        self.0 += u16::from(dice) << (effort.get() * 2);
    }

    #[inline]
    pub(crate) fn remove(&mut self, effort: Pips) {
        self.0 -= 1 << (effort.get() * 2);
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of dice.
    #[inline]
    pub(crate) fn dice(self) -> u8 {
        Failed::sum(self.0)
    }

    /// The lower bit of each effort's count.
    const LOWER: u16 = 0x5555;

    /// The sum of all counts, which is at most three: the product adds them up in the topmost two bits.
    #[inline]
    const fn sum(counts: u16) -> u8 {
        (counts.wrapping_mul(Failed::LOWER) >> 14) as u8
    }

    /// A one for each effort at which at least one die failed.
    #[inline]
    const fn present(self) -> u16 {
        (self.0 | self.0 >> 1) & Failed::LOWER
    }

    /// The number of different efforts at which dice failed.
    #[inline]
    pub(crate) const fn different(self) -> u8 {
        Failed::sum(self.present())
    }

    /// The efforts at which at least one die failed, lowest first.
    #[inline]
    pub(crate) fn efforts(self) -> impl Iterator<Item = Pips> {
        let mut rest = self.present();
        std::iter::from_fn(move || {
            let effort = Pips::new((rest.trailing_zeros() / 2) as u8)?;
            rest &= rest - 1;
            Some(effort)
        })
    }
}

/// A player's dice that are not on treasures, and how many cards of each kind they can still flip.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    /// Dice available on the player card.
    pub(crate) home: u8,
    /// Exhausted dice, with those that failed in this phase.
    pub(crate) exhausted: u8,
    pub(crate) failed: Failed,
    pub(crate) unflipped: [u8; Kind::COUNT],
}

impl Board {
    pub(crate) const START: Board =
        Board { home: DICE, exhausted: 0, failed: Failed(0), unflipped: [0; Kind::COUNT] };

    /// Dice that were exhausted before this Collect phase.
    #[inline]
    pub(crate) fn exhausted_earlier(&self) -> u8 {
        self.exhausted - self.failed.dice()
    }
}

/// A game of Crypt: everything that is true now, and nothing about the future.
///
/// A face-down card that nobody has looked at has no value yet, and the deck has no order: only the kind on top is fixed,
/// because everyone sees it. Values are answers of chance, drawn when someone looks.
///
/// A state can't be serialized, so that it can't be sent by accident; views can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Crypt<E: Edition> {
    /// Cards that nobody has seen: in the deck, face down in the crypt, or discarded face down.
    pub(crate) unseen: E::Pile,
    pub(crate) kept: Kept<E>,
    pub(crate) boards: E::PlainSeats<Board>,
    pub(crate) row: E::PlainSlots<Spot>,
    /// The number of cards of each kind in the deck.
    pub(crate) deck: KindCounts,
    /// The kind on top of the deck; none before the first reveal and when the deck is empty.
    pub(crate) top: Option<Kind>,
    pub(crate) stage: Stage,
    pub(crate) pending: Option<Pending>,
    pub(crate) leader: Claimant,
    pub(crate) sides: Sides,
    pub(crate) recall: Recall,
    /// The seats that placed dice in this round (C3.11).
    pub(crate) placed: SeatSet,
    /// The seats that earned the +5 of Idol B (C5.2).
    pub(crate) idol_earners: SeatSet,
    /// The Ghost's dice that were bumped in this round (C6.5).
    pub(crate) ghost_bumped: u8,
    /// What only variants have.
    pub(crate) extras: E::Extras,
}

/// A base game of Crypt, for one to four players.
pub type State = Crypt<Base>;

/// A variant of Crypt: allies, up to eight players, or a curse.
pub type VariantState = Crypt<Variants>;

impl<E: Edition> Crypt<E> {
    pub(crate) fn begin(setup: &Setup) -> Result<Crypt<E>, Refusal> {
        let players = setup.players;
        check_players(setup, E::VARIANTS)?;
        let leader = match setup.leader {
            LeaderChoice::Fixed(seat) if players == 1 && seat != Seat::A => {
                return Err(Refusal::SoloLeader(seat));
            }
            LeaderChoice::Fixed(seat) if seat.index() >= players as usize => {
                return Err(CommonRefusal::NoSuchSeat(seat).into());
            }
            LeaderChoice::Fixed(seat) => Some(seat),
            LeaderChoice::Random if players == 1 => Some(Seat::A),
            LeaderChoice::Random => None,
        };
        let layout = Layout { players: players as usize, variant: setup.variant };
        let unseen = E::Pile::deck(layout.deck_players());
        let sides = match setup.sides {
            SidesChoice::Random => Sides::ALL_A,
            SidesChoice::Chosen(sides) => sides,
        };
        let mut state = Crypt {
            unseen,
            kept: Kept::none(),
            boards: E::PlainSeats::new(players as usize, |_| Board::START),
            row: E::PlainSlots::all(Spot::EMPTY),
            deck: KindCounts::new(|kind| unseen.count_kind(kind) as u8),
            top: None,
            stage: Stage::Leader,
            pending: None,
            leader: Claimant::Seat(Seat::A),
            sides,
            recall: setup.recall,
            placed: SeatSet::EMPTY,
            idol_earners: SeatSet::EMPTY,
            ghost_bumped: 0,
            extras: E::Extras::of_setup(setup),
        };
        match (setup.sides, leader) {
            (SidesChoice::Random, leader) => state.stage = Stage::Sides { leader },
            (SidesChoice::Chosen(_), None) => state.stage = Stage::Leader,
            (SidesChoice::Chosen(_), Some(leader)) => state.begin_rounds(leader),
        }
        Ok(state)
    }

    /// Gives the torches to the first leader; the tokens are dealt, or the first round begins.
    pub(crate) fn begin_rounds(&mut self, leader: Seat) {
        self.leader = Claimant::Seat(leader);
        self.stage = if self.is_cursed() { Stage::Tokens } else { Stage::Reveal };
    }

    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.boards.count()
    }

    /// The number of players, and the variant they play.
    #[inline]
    pub(crate) fn layout(&self) -> Layout {
        Layout { players: self.players(), variant: self.variant() }
    }

    #[inline]
    pub(crate) fn variant(&self) -> Variant {
        self.extras.get().map_or(Variant::Base, |extras| extras.variant)
    }

    /// Whether one kind is cursed (V4).
    #[inline]
    pub(crate) fn is_cursed(&self) -> bool {
        self.extras.get().is_some_and(|extras| extras.curse == Curse::On)
    }

    /// Whether a single player plays against the Ghost (C6).
    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.players() == 1
    }

    /// The seat's ally, in a variant with allies (V1).
    #[inline]
    pub(crate) fn ally(&self, seat: Seat) -> Option<Seat> {
        if E::VARIANTS { self.layout().ally(seat) } else { None }
    }

    /// Whether the collector of `kind` shows `side`.
    #[inline]
    pub(crate) fn shows(&self, kind: Kind, side: Side) -> bool {
        self.sides.of(kind) == side
    }

    /// The number of cards in the deck.
    #[inline]
    pub(crate) fn deck_len(&self) -> usize {
        self.deck.total() as usize
    }

    /// The places of this table's row.
    #[inline]
    pub(crate) fn slots(&self) -> impl DoubleEndedIterator<Item = Slot> + ExactSizeIterator + Clone + use<E> {
        // The edition's own limit lets the compiler drop checks of places in its arrays.
        Slot::first(self.layout().row_len().min(E::SLOTS))
    }

    #[inline]
    pub(crate) fn spot(&self, slot: Slot) -> &Spot {
        self.row.as_ref().get(slot.index()).unwrap_or(&Spot::EMPTY)
    }

    #[inline]
    pub(crate) fn spot_mut(&mut self, slot: Slot) -> &mut Spot {
        &mut self.row.as_mut()[slot.index()]
    }

    /// The dice that the claimant's ally added to a treasure (V1.2).
    #[inline]
    pub(crate) fn joined(&self, slot: Slot) -> u8 {
        self.extras.get().map_or(0, |extras| extras.joined[slot.index()])
    }

    /// The total effort of all dice on a treasure, which others must beat (C3.5, V1.2).
    #[inline]
    pub(crate) fn standing_total(&self, slot: Slot) -> u8 {
        let standing = self.spot(slot).standing;
        standing
            .map_or(0, |standing| standing.stake.total() + self.joined(slot) * standing.stake.effort().get())
    }

    /// The face-down treasures of the crypt, with their places.
    #[inline]
    pub(crate) fn face_down(&self) -> impl Iterator<Item = (Slot, Treasure)> {
        self.slots()
            .filter_map(|slot| Some((slot, self.spot(slot).treasure.filter(|card| card.is_secret())?)))
    }

    /// The players in turn order, the Leader first (C3).
    #[inline]
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<E> {
        self.in_turn_order_from(self.first_player())
    }

    /// The players in turn order, from `first` on.
    #[inline]
    pub(crate) fn in_turn_order_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<E> {
        let players = self.players();
        let leader = self.first_player();
        let beyond = first.index() + players - leader.index();
        let before = if beyond < players { beyond } else { beyond - players };
        (before..players).map(move |steps| leader.left(steps, players))
    }

    /// The first player in turn order.
    #[inline]
    fn first_player(&self) -> Seat {
        self.leader.seat().unwrap_or(Seat::A)
    }

    /// The number of claim turns in a round (C3.3).
    #[inline]
    pub(crate) fn turns(&self) -> u8 {
        self.layout().turns()
    }

    /// Who takes the claim turn at index `turn` (C3.3, C6.3, V2.2).
    #[inline]
    pub(crate) fn claimant(&self, turn: u8) -> Claimant {
        self.layout().claimant(self.leader, turn)
    }
}

/// Checks the number of players for the variant; `variants` says whether this edition has any.
fn check_players(setup: &Setup, variants: bool) -> Result<(), Refusal> {
    let players = setup.players;
    let is_variant = setup.variant != Variant::Base || setup.curse == Curse::On;
    let fits = match setup.variant {
        Variant::Base => (1..=4).contains(&players),
        Variant::Twins => players == 2,
        Variant::Houses => matches!(players, 6 | 8),
    };
    match setup.variant {
        _ if fits && is_variant && !variants => Err(Refusal::OtherEdition),
        _ if fits => Ok(()),
        Variant::Base => Err(Refusal::Players(players)),
        Variant::Twins => Err(Refusal::Twins(players)),
        Variant::Houses => Err(Refusal::Houses(players)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_stays_within_256_bytes() {
        assert!(size_of::<State>() <= 256, "{} bytes", size_of::<State>());
    }

    #[test]
    fn failed_dice_are_counted_by_effort() {
        for first in Pips::ALL {
            for second in Pips::ALL {
                let mut failed = Failed::default();
                failed.add(first, 2);
                failed.add(second, 1);
                let mut efforts = vec![first, second];
                efforts.sort();
                efforts.dedup();
                assert_eq!(failed.efforts().collect::<Vec<_>>(), efforts);
                assert_eq!((failed.dice(), usize::from(failed.different())), (3, efforts.len()));
                failed.remove(second);
                assert_eq!((failed.dice(), failed.count(first)), (2, 2));
            }
        }
        assert_eq!((Failed::default().dice(), Failed::default().efforts().count()), (0, 0));
    }

    #[test]
    fn c2_3_all_dice_start_available() {
        let state = State::begin(&Setup::new(4)).unwrap();
        assert!(state.boards.as_slice().iter().all(|board| board.home == 3 && board.exhausted == 0));
    }
}
