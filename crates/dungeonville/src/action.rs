//! Actions.

use serde::{Deserialize, Serialize};

use crate::{Adventurer, Adventurers, Rooms, Tower};

/// How many of a party fight (D3.6).
pub const FIGHTERS: usize = 3;

/// The fighters of a party in the order in which they fight (D3.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Order {
    /// The fighters; only the last may be missing.
    pub fighters: [Option<Adventurer>; FIGHTERS],
    /// The Barbarian among them that fights with the Blooded Axe (D5.5).
    pub axe: Option<Adventurer>,
}

impl Order {
    /// The fighters as a set.
    #[inline]
    pub fn members(&self) -> Adventurers {
        self.fighters.iter().flatten().copied().collect()
    }

    /// How many fight.
    #[inline]
    pub fn len(&self) -> usize {
        self.fighters.iter().flatten().count()
    }

    /// Whether nobody fights.
    pub fn is_empty(&self) -> bool {
        self.fighters[0].is_none()
    }
}

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Action {
    /// Recruit an adventurer from town (D3.2).
    Recruit {
        /// The recruit.
        adventurer: Adventurer,
        /// The member to discard first, with three or more in the party.
        discard: Option<Adventurer>,
        /// The treasure cards to pay with (D3.3); in the first recruiting tokens are paid automatically.
        payment: Rooms,
    },
    /// Recruit nobody this turn (D3.2), or draw no deed (D3.17).
    Pass,
    /// Put the pawn on a tower's entrance (D3.5).
    Scout(Tower),
    /// Put fighters in an order, unseen by the others (D3.6).
    Order(Order),
    /// Silver Lute: this beaten Bard stays in the party (D5.5). Under version 1 of the rules: this beaten fighter joins.
    Lute(Adventurer),
    /// The Oracle takes the letters of this member (D3.11).
    Name(Adventurer),
    /// Wand of Doors: discard the room just turned and turn another (D5.5).
    Wand,
    /// Tower Shield: ignore this death (D5.5).
    Shield,
    /// This member dies (D3.12).
    Lose(Adventurer),
    /// This member dies and, saved by Holy Water, waits at home (D5.5).
    Save(Adventurer),
    /// Discard carried rooms that the party can't carry (D3.13).
    Drop(Rooms),
    /// Leave the tower (D3.14).
    Leave,
    /// Go on and turn another room (D3.14).
    GoOn,
    /// Lantern of Cracks: look at the next room (D5.5).
    Look,
    /// Pay for a deed drawn from the Deed House (D3.17).
    Deed {
        /// The gold to pay in tokens, in the first round (D2.2).
        #[serde(default)]
        tokens: u8,
        /// The treasure cards to pay with (D3.3).
        payment: Rooms,
    },
    /// Use no power now: keep the room just turned, or leave the beaten fighters to their fate.
    Decline,
    /// Declare a score that wins (D4.2).
    Declare,
}
