//! How long a table shows what happens. Clocks wait for it, and the browser shows it for this long at normal speed.

use crate::event::Sight;

game_core::lengths!(Sight {
    SidesDrawn: 500,
    LeaderDrawn: 700,
    Revealed: 1100,
    Claimed: 700,
    Bumped: 800,
    Recovered: 800,
    GhostRolled: 1100,
    GhostSetAside: 500,
    Discarded: 400,
    ForcedRecovery: 900,
    Rolled: 1500,
    Collected: 700,
    Flipped: 600,
    Looked: 1500,
    Taken: 800,
    Rerolled: 1400,
    Restored: 800,
    IdolsEarned: 900,
    Declined: 250,
    TorchesPassed: 700,
    Counted: 900,
    RolledOff: 1600,
    Won: 600,
});
