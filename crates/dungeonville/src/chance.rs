//! Answers of chance.

use arrayvec::ArrayVec;
use game_core::Seat;
use serde::Serialize;

use crate::state::PLAYERS;
use crate::{Adventurer, Room, Tower};

/// An answer of chance.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Chance {
    /// The deeds dealt, one to each seat in order (D2.1).
    Deal(ArrayVec<Tower, PLAYERS>),
    /// The first player (D2.1).
    First(Seat),
    /// The adventurer on top of the deck, who comes to town (D3.1) or is turned up for a Jester (D3.11).
    Draw(Adventurer),
    /// The room on top of a tower's deck, turned (D3.12) or looked at (D5.5).
    Room(Room),
    /// The deed drawn from the Deed House (D3.17).
    Deed(Tower),
}
