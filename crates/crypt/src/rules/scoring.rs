//! The end: counting, collectors' bonuses, the roll-off (C4, C5).

use game_core::{BySeat, Log, Lots, Outcome, Seat, SeatSet};
use rand::Rng;

use super::roll;
use crate::card::{Coins, Kind};
use crate::collector::{
    IDOL_PAIR, JEWELRY_SET, MANUSCRIPT_SET, POTTERY_COINS, POTTERY_SETS, REMAINS_SET, Side, Sides,
    TAPESTRY_SET,
};
use crate::dice::Dice;
use crate::event::{Event, Sight};
use crate::kept::PLAYERS;
use crate::refusal::{Applied, Refusal};
use crate::scoresheet::{Rank, ScoreSheet};
use crate::state::{Stage, State};

/// What one collection has of each kind.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sets {
    cards: [u8; Kind::COUNT],
    coins: [u8; Kind::COUNT],
    best_jewelry: u8,
}

impl Sets {
    /// Adds a card.
    pub(crate) fn add(&mut self, kind: Kind, coins: Coins) {
        let coins = coins.get();
        self.cards[kind.index()] += 1;
        self.coins[kind.index()] += coins;
        let jewelry = if kind == Kind::Jewelry { coins } else { 0 };
        self.best_jewelry = self.best_jewelry.max(jewelry);
    }

    fn cards(&self, kind: Kind) -> u8 {
        self.cards[kind.index()]
    }

    fn coins(&self, kind: Kind) -> u8 {
        self.coins[kind.index()]
    }
}

/// All that scores depend on (C4.1).
pub(crate) struct Holdings {
    pub(crate) sides: Sides,
    pub(crate) sets: BySeat<Sets, PLAYERS>,
    /// The players who earned the +5 of Idol B (C5.2).
    pub(crate) idol_earners: SeatSet,
    /// The dice of each player that are not exhausted.
    pub(crate) servants: BySeat<u8, PLAYERS>,
}

impl State {
    /// Makes all collections public, counts them and finds the winners (C4.1, C4.3).
    pub(super) fn count(&mut self, log: &mut impl Log<State>) {
        self.kept.open_collections();
        let sheets = self.score();
        for seat in self.in_turn_order() {
            log.record_with(self, || {
                let cards = self.kept.collection(seat).filter_map(|treasure| treasure.card()).collect();
                Event::Open(Sight::Counted { seat, cards, sheet: sheets[seat] })
            });
        }
        let totals = sheets.as_slice().iter().map(ScoreSheet::total);
        let best = totals.max().expect("a table has at least one seat");
        let first = sheets.iter().filter(|(_, sheet)| sheet.total() == best).map(|(seat, _)| seat).collect();
        self.settle_tie(first, log);
    }

    /// One player wins; several roll off, unless none of them has a die to roll (C4.3, R6).
    fn settle_tie(&mut self, tied: SeatSet, log: &mut impl Log<State>) {
        let nobody_rolls = tied.iter().all(|seat| self.boards[seat].home == 0);
        if tied.len() == 1 || nobody_rolls {
            self.stage = Stage::Over(tied);
            log.record_with(self, || {
                let rank = self.is_solo().then(|| Rank::of(self.score()[Seat::A].total()));
                Event::Open(Sight::Won { winners: tied, rank })
            });
        } else {
            self.stage = Stage::RollOff(tied);
        }
    }

    pub(super) fn draw_roll_off<R: Rng + ?Sized>(
        &self,
        tied: SeatSet,
        lots: &mut Lots<'_, R>,
    ) -> BySeat<Dice, PLAYERS> {
        BySeat::new(self.players(), |seat| {
            let dice = if tied.contains(seat) { self.boards[seat].home } else { 0 };
            (0..dice).map(|_| roll(lots)).collect()
        })
    }

    /// The tied players roll all their unexhausted dice; those with the highest sum stay (C4.3).
    pub(super) fn roll_off(
        &mut self,
        tied: SeatSet,
        dice: &BySeat<Dice, PLAYERS>,
        log: &mut impl Log<State>,
    ) -> Applied {
        let fits = dice.count() == self.players()
            && dice.iter().all(|(seat, dice)| {
                let rolls = if tied.contains(seat) { self.boards[seat].home as usize } else { 0 };
                dice.len() == rolls
            });
        if !fits {
            return Err(Refusal::ImpossibleChance(
                "tied players roll all their unexhausted dice, and no others",
            ));
        }
        log.record(self, Event::Open(Sight::RolledOff { dice: *dice }));
        let best = tied.iter().map(|seat| dice[seat].sum()).max().expect("there are tied players");
        self.settle_tie(tied.iter().filter(|&seat| dice[seat].sum() == best).collect(), log);
        Ok(())
    }

    /// Every player's coins by source, as if the game ended now (C4.1).
    pub(crate) fn score(&self) -> BySeat<ScoreSheet, PLAYERS> {
        let holdings = Holdings {
            sides: self.sides,
            sets: BySeat::new(self.players(), |seat| self.sets(seat)),
            idol_earners: self.idol_earners,
            servants: BySeat::new(self.players(), |seat| self.boards[seat].home),
        };
        BySeat::new(self.players(), |seat| holdings.score(seat))
    }

    fn sets(&self, seat: Seat) -> Sets {
        let mut sets = Sets::default();
        for card in self.kept.collection(seat).filter_map(|treasure| treasure.card()) {
            sets.add(card.kind, card.coins);
        }
        sets
    }
}

impl Holdings {
    /// A player's coins by source (C4.1).
    pub(crate) fn score(&self, seat: Seat) -> ScoreSheet {
        let sets = &self.sets[seat];
        ScoreSheet {
            treasures: sets.coins.iter().sum(),
            idol: self.idol_bonus(seat, sets),
            jewelry: self.jewelry_bonus(sets),
            manuscript: self.manuscript_bonus(sets),
            pottery: self.pottery_bonus(sets),
            remains: self.remains_bonus(sets),
            tapestry: self.tapestry_bonus(seat),
            servants: self.servants[seat],
        }
    }

    /// B: +5 for the first with two, +2 for the others with two (C5.2). A pays nothing.
    fn idol_bonus(&self, seat: Seat, sets: &Sets) -> u8 {
        match self.sides.of(Kind::Idol) {
            Side::A => 0,
            Side::B if self.idol_earners.contains(seat) => 5,
            Side::B if sets.cards(Kind::Idol) >= IDOL_PAIR => 2,
            Side::B => 0,
        }
    }

    /// A: with two, the best scores twice. B: +1 for each (C5.3).
    fn jewelry_bonus(&self, sets: &Sets) -> u8 {
        match self.sides.of(Kind::Jewelry) {
            Side::A if sets.cards(Kind::Jewelry) >= JEWELRY_SET => sets.best_jewelry,
            Side::A => 0,
            Side::B => sets.cards(Kind::Jewelry),
        }
    }

    /// A: with two, each scores 4 instead of its value (C5.4). B pays nothing.
    fn manuscript_bonus(&self, sets: &Sets) -> u8 {
        match self.sides.of(Kind::Manuscript) {
            Side::A if sets.cards(Kind::Manuscript) >= MANUSCRIPT_SET => {
                4 * sets.cards(Kind::Manuscript) - sets.coins(Kind::Manuscript)
            }
            Side::A | Side::B => 0,
        }
    }

    /// A: 2, 4 or 8 for two, three, or more (C5.7). B pays nothing.
    fn pottery_bonus(&self, sets: &Sets) -> u8 {
        match self.sides.of(Kind::Pottery) {
            Side::A => {
                let reached = POTTERY_SETS.iter().filter(|set| sets.cards(Kind::Pottery) >= **set).count();
                if reached == 0 { 0 } else { POTTERY_COINS[reached - 1] }
            }
            Side::B => 0,
        }
    }

    /// B: +10 for four (C5.6). A pays nothing.
    fn remains_bonus(&self, sets: &Sets) -> u8 {
        match self.sides.of(Kind::Remains) {
            Side::B if sets.cards(Kind::Remains) >= REMAINS_SET => 10,
            Side::A | Side::B => 0,
        }
    }

    /// A: +5 for the highest total of coins. B: +7 for the only one with three, +4 for each of several (C5.9).
    fn tapestry_bonus(&self, seat: Seat) -> u8 {
        let sets = &self.sets;
        let own = sets[seat];
        match self.sides.of(Kind::Tapestry) {
            Side::A => {
                let most = sets.as_slice().iter().map(|sets| sets.coins(Kind::Tapestry)).max().unwrap_or(0);
                if own.cards(Kind::Tapestry) > 0 && own.coins(Kind::Tapestry) == most { 5 } else { 0 }
            }
            Side::B if own.cards(Kind::Tapestry) < TAPESTRY_SET => 0,
            Side::B => {
                match sets.as_slice().iter().filter(|sets| sets.cards(Kind::Tapestry) >= TAPESTRY_SET).count()
                {
                    1 => 7,
                    _ => 4,
                }
            }
        }
    }
}

/// How the game ended.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let Stage::Over(winners) = state.stage else {
        return None;
    };
    let sheets = state.score();
    Some(Outcome { scores: BySeat::new(state.players(), |seat| sheets[seat].total()), winners })
}
