//! Stages and phases of a round.

use game_core::SeatSet;
use serde::Serialize;

/// What the game waits for; whose turn it is, is a field of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    /// The deeds are being dealt (D2.1).
    Deal,
    /// The first player is being drawn (D2.1).
    First,
    /// An adventurer is being drawn for the town (D3.1).
    Town,
    /// A player recruits (D3.2).
    Recruit,
    /// A player puts their pawn on an entrance (D3.5).
    Scout,
    /// Players whose parties meet at a tower put their fighters in order (D3.6).
    Battle,
    /// A player may use the Silver Lute on a fighter of the current clash (D5.5).
    Lute,
    /// An adventurer is being turned up for a Jester (D3.11).
    Jester,
    /// A player names the member whose letters their Oracle takes (D3.11).
    Oracle,
    /// A room is being turned (D3.12).
    Turn,
    /// A player may use the Wand of Doors on the room just turned (D5.5).
    Wand,
    /// A player chooses who dies (D3.12).
    Death,
    /// A player chooses what to leave behind (D3.13).
    Burden,
    /// A player leaves or goes on (D3.14).
    Onward,
    /// The next room is being drawn for a player who looks at it (D5.5).
    Look,
    /// A player may pay for another deed (D3.17).
    Harvest,
    /// A deed is being drawn (D3.17).
    Deed,
    /// The game is over, and these seats have won.
    Over(SeatSet),
}

/// The five phases of a round (D3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// Before the first round.
    Setup,
    /// Phase 1.
    Recruit,
    /// Phase 2.
    Scout,
    /// Phase 3.
    Combat,
    /// Phase 4.
    Explore,
    /// Phase 5.
    Harvest,
    /// After the last round.
    Over,
}

impl Stage {
    /// All stages except `Over`, in the order of a round.
    pub(crate) const BEFORE_THE_END: [Stage; 17] = [
        Stage::Deal,
        Stage::First,
        Stage::Town,
        Stage::Recruit,
        Stage::Scout,
        Stage::Battle,
        Stage::Lute,
        Stage::Jester,
        Stage::Oracle,
        Stage::Turn,
        Stage::Wand,
        Stage::Death,
        Stage::Burden,
        Stage::Onward,
        Stage::Look,
        Stage::Harvest,
        Stage::Deed,
    ];

    /// Its word in notation.
    pub const fn key(self) -> &'static str {
        match self {
            Stage::Deal => "deal",
            Stage::First => "first",
            Stage::Town => "town",
            Stage::Recruit => "recruit",
            Stage::Scout => "scout",
            Stage::Battle => "battle",
            Stage::Lute => "lute",
            Stage::Jester => "jester",
            Stage::Oracle => "oracle",
            Stage::Turn => "turn",
            Stage::Wand => "wand",
            Stage::Death => "death",
            Stage::Burden => "burden",
            Stage::Onward => "onward",
            Stage::Look => "look",
            Stage::Harvest => "harvest",
            Stage::Deed => "deed",
            Stage::Over(_) => "over",
        }
    }

    /// The phase it belongs to.
    pub const fn phase(self) -> Phase {
        match self {
            Stage::Deal | Stage::First => Phase::Setup,
            Stage::Town | Stage::Recruit => Phase::Recruit,
            Stage::Scout => Phase::Scout,
            Stage::Battle | Stage::Lute => Phase::Combat,
            Stage::Jester
            | Stage::Oracle
            | Stage::Turn
            | Stage::Wand
            | Stage::Death
            | Stage::Burden
            | Stage::Onward
            | Stage::Look => Phase::Explore,
            Stage::Harvest | Stage::Deed => Phase::Harvest,
            Stage::Over(_) => Phase::Over,
        }
    }

    /// Whether the game waits for chance.
    #[inline]
    pub const fn asks_chance(self) -> bool {
        self.asked().is_some()
    }

    /// What the game asks chance for; none if it does not wait for chance.
    #[inline]
    pub(crate) const fn asked(self) -> Option<&'static str> {
        match self {
            Stage::Deal => Some("the deal of the deeds"),
            Stage::First => Some("the first player"),
            Stage::Town => Some("the adventurer who comes to town"),
            Stage::Jester => Some("the adventurer turned up for the Jester"),
            Stage::Turn => Some("the room that is turned"),
            Stage::Look => Some("the room that is looked at"),
            Stage::Deed => Some("the deed that is drawn"),
            Stage::Recruit
            | Stage::Scout
            | Stage::Battle
            | Stage::Lute
            | Stage::Oracle
            | Stage::Wand
            | Stage::Death
            | Stage::Burden
            | Stage::Onward
            | Stage::Harvest
            | Stage::Over(_) => None,
        }
    }
}
