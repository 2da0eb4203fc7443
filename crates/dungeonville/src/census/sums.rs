//! The sums over all games.

use super::{Item, PLAYERS, Place, Tower};
use crate::state::ROUNDS;

game_core::sums! {
    /// Everything that is counted.
    pub(super) struct Sums {
        games: u64,
        /// The number of games by number of rounds.
        rounds: [u64; ROUNDS as usize + 1],
        /// The number of games that ended by a true declaration.
        declared: u64,
        false_declarations: u64,
        /// The number of games with a false declaration.
        with_false_declaration: u64,
        /// Deeds drawn from the Deed House.
        swaps: u64,
        /// The number of games with such a draw.
        with_swap: u64,
        /// By the tower dealt.
        dealt: [Owners; Tower::COUNT],
        /// By the tower owned at the end.
        held: [Owners; Tower::COUNT],
        by_seat: [Owners; PLAYERS],
        /// By the place in turn order in the first round.
        by_turn: [Owners; PLAYERS],
        /// By whether the player drew another deed.
        by_swap: [Owners; 2],
        points: Points,
        winners_points: Points,
        /// Clashes of two fighters or more.
        clashes: u64,
        killed: u64,
        joined: u64,
        blood_taken: u64,
        died: u64,
        blood_placed: u64,
        /// Parties that entered each tower.
        entered: [u64; Tower::COUNT],
        /// Members that died in each tower.
        dead: [u64; Tower::COUNT],
        expeditions: Expeditions,
        gold: Gold,
        items: [ItemUse; Item::COUNT],
    }

    /// Some players, and how many of them won.
    pub(super) struct Owners {
        players: u64,
        /// In parts of a win.
        wins: u64,
    }

    /// Where the points of some players come from (D4.1).
    pub(super) struct Points {
        players: u64,
        kills: i64,
        tower: i64,
    }

    /// Parties in towers.
    pub(super) struct Expeditions {
        entered: u64,
        rooms: u64,
        left: u64,
        wiped_out: u64,
        disbanded: u64,
    }

    /// Recruits from one place.
    pub(super) struct Recruits {
        count: u64,
        gold: u64,
    }

    /// Where gold came from and went.
    pub(super) struct Gold {
        recruits: [Recruits; Place::COUNT],
        deeds: u64,
        tokens_lost: u64,
        /// Left behind in towers.
        dropped: u64,
        /// Lost with a party.
        lost: u64,
        gathered: u64,
    }

    /// How often an item was found and used.
    pub(super) struct ItemUse {
        drawn: u64,
        /// Brought home.
        gathered: u64,
        used: u64,
        /// Spent as 5 gold.
        spent: u64,
    }
}

impl Owners {
    /// Adds a player who has this part of a win.
    pub(super) fn add(&mut self, win: u64) {
        self.players += 1;
        self.wins += win;
    }
}

impl Points {
    /// Adds a player's points.
    pub(super) fn add(&mut self, kills: i64, tower: i64) {
        self.players += 1;
        self.kills += kills;
        self.tower += tower;
    }
}
