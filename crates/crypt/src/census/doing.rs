//! What is counted of all that happens.

use crate::vocabulary::card::Kind;
use crate::vocabulary::collector::Side;

/// A counted event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doing {
    Claim,
    Bump,
    Recover,
    ForcedRecovery,
    Exhaust,
    Collect,
    Discard,
    RollOff,
    Reroll,
    EarnIdols,
    Look,
    Restore,
    Take,
    Join,
    JoinHeld,
    Give,
    Ask,
}

/// In which games something can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Where {
    Always,
    /// Where the side of the collector is in play whose ability it is.
    Side,
    Allies,
    Curse,
}

impl Doing {
    pub(super) const ALL: [Doing; Doing::COUNT] = [
        Doing::Claim,
        Doing::Bump,
        Doing::Recover,
        Doing::ForcedRecovery,
        Doing::Exhaust,
        Doing::Collect,
        Doing::Discard,
        Doing::RollOff,
        Doing::Reroll,
        Doing::EarnIdols,
        Doing::Look,
        Doing::Restore,
        Doing::Take,
        Doing::Join,
        Doing::JoinHeld,
        Doing::Give,
        Doing::Ask,
    ];
    pub(super) const COUNT: usize = Doing::Ask as usize + 1;

    /// Its name in tables, and the games in which it can happen.
    pub(super) const fn described(self) -> (&'static str, Where) {
        match self {
            Doing::Claim => ("claims", Where::Always),
            Doing::Bump => ("claims bumped", Where::Always),
            Doing::Recover => ("recoveries", Where::Always),
            Doing::ForcedRecovery => ("forced recoveries", Where::Always),
            Doing::Exhaust => ("dice exhausted", Where::Always),
            Doing::Collect => ("treasures collected", Where::Always),
            Doing::Discard => ("treasures discarded", Where::Always),
            Doing::RollOff => ("roll-offs", Where::Always),
            Doing::Reroll => ("re-rolls (Idol A)", Where::Side),
            Doing::EarnIdols => ("first pairs (Idol B)", Where::Side),
            Doing::Look => ("looks (Manuscript B)", Where::Side),
            Doing::Restore => ("dice freed (Remains A)", Where::Side),
            Doing::Take => ("treasures taken (Pottery B)", Where::Side),
            Doing::Join => ("treasures joined", Where::Allies),
            Doing::JoinHeld => ("joined treasures collected", Where::Allies),
            Doing::Give => ("gifts", Where::Allies),
            Doing::Ask => ("questions to the dead", Where::Curse),
        }
    }

    /// What the ability of a collector's side does, if it has one (C5).
    pub(super) const fn of_ability(kind: Kind, side: Side) -> Option<Doing> {
        match (kind, side) {
            (Kind::Idol, Side::A) => Some(Doing::Reroll),
            (Kind::Idol, Side::B) => Some(Doing::EarnIdols),
            (Kind::Manuscript, Side::B) => Some(Doing::Look),
            (Kind::Remains, Side::A) => Some(Doing::Restore),
            (Kind::Pottery, Side::B) => Some(Doing::Take),
            (Kind::Jewelry | Kind::Tapestry, _)
            | (Kind::Manuscript | Kind::Pottery, Side::A)
            | (Kind::Remains, Side::B) => None,
        }
    }
}
