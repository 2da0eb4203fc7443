//! The end: counting, collectors' bonuses, the roll-off (C4, C5).

use game_core::{BySeat, Lots, Outcome, Seat, SeatSet, Teams};
use rand::Rng;

use crate::event::{Event, Sight};
use crate::refusal::{Applied, Refusal};
use crate::state::recorder::Recorder;
use crate::state::scoresheet::{Rank, ScoreSheet};
use crate::state::{Crypt, Stage};
use crate::vocabulary::card::{Coins, Kind, KindCounts};
use crate::vocabulary::collector::{
    IDOL_PAIR, JEWELRY_SET, MANUSCRIPT_SET, POTTERY_COINS, POTTERY_SETS, REMAINS_SET, Side, Sides,
    TAPESTRY_SET,
};
use crate::vocabulary::dice::Dice;
use crate::vocabulary::edition::{Edition, Seats};
use crate::vocabulary::setup::Variant;

use super::roll;

/// The coins that a player loses who has most cards of the cursed kind (V4.3).
pub(crate) const CURSE: u8 = 5;

/// What one collection has of each kind.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sets {
    cards: KindCounts,
    coins: KindCounts,
    best_jewelry: u8,
}

impl Sets {
    /// Adds a card.
    pub(crate) fn add(&mut self, kind: Kind, coins: Coins) {
        let coins = coins.get();
        self.cards.add(kind, 1);
        self.coins.add(kind, coins);
        let jewelry = if kind == Kind::Jewelry { coins } else { 0 };
        self.best_jewelry = self.best_jewelry.max(jewelry);
    }

    fn cards(&self, kind: Kind) -> u8 {
        self.cards.of(kind)
    }

    /// The same without the cards of a kind.
    fn without(mut self, kind: Kind) -> Sets {
        self.cards.clear(kind);
        self.coins.clear(kind);
        if kind == Kind::Jewelry {
            self.best_jewelry = 0;
        }
        self
    }

    fn coins(&self, kind: Kind) -> u8 {
        self.coins.of(kind)
    }
}

/// All that scores depend on (C4.1).
pub(crate) struct Holdings<S, N> {
    pub(crate) sides: Sides,
    pub(crate) sets: S,
    /// The players who earned the +5 of Idol B (C5.2).
    pub(crate) idol_earners: SeatSet,
    /// The dice of each player that are not exhausted.
    pub(crate) servants: N,
    /// The cursed kind, once it is shown (V4.3).
    pub(crate) cursed: Option<Kind>,
}

impl<E: Edition> Crypt<E> {
    /// Makes all collections public, counts them and finds the winners (C4.1, C4.3).
    pub(super) fn count(&mut self, log: &mut impl Recorder<E>) {
        self.kept.open_collections();
        let sheets = self.score();
        for seat in self.in_turn_order() {
            log.record_with(self, || {
                let cards = self.kept.collection(seat).filter_map(|treasure| treasure.card()).collect();
                Event::Open(Sight::Counted { seat, cards, sheet: sheets[seat] })
            });
        }
        let first = self.best_sides(SeatSet::all(self.players()), |seat| sheets[seat].total());
        self.settle_tie(first, log);
    }

    /// Of these seats, the player or the house with the highest sum, or several that tie (C4.1, V3.3).
    fn best_sides(&self, seats: SeatSet, points: impl Fn(Seat) -> i32) -> SeatSet {
        if !E::VARIANTS {
            let best = seats.iter().map(&points).max();
            return seats.iter().filter(|&seat| Some(points(seat)) == best).collect();
        }
        let sum = |side: SeatSet| side.iter().map(&points).sum::<i32>();
        let sides = || self.layout().sides().filter(|side| side.without(seats).is_empty());
        let best = sides().map(sum).max();
        sides().filter(|&side| Some(sum(side)) == best).fold(SeatSet::EMPTY, SeatSet::union)
    }

    /// One player or house wins; several roll off, unless none of them has a die to roll (C4.3, R6, V3.3). Twins share the
    /// outcome (V2.4).
    fn settle_tie(&mut self, tied: SeatSet, log: &mut impl Recorder<E>) {
        let nobody_rolls = tied.iter().all(|seat| self.boards[seat].home == 0);
        let one_side = tied.first().is_some_and(|seat| self.layout().side_of(seat) == tied);
        if one_side || nobody_rolls {
            self.stage = Stage::Over(tied);
            log.record_with(self, || {
                let rank =
                    (self.is_solo() && !self.is_cursed()).then(|| Rank::of(self.score()[Seat::A].total()));
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
    ) -> BySeat<Dice> {
        BySeat::new(self.players(), |seat| {
            let dice = if tied.contains(seat) { self.boards[seat].home } else { 0 };
            (0..dice).map(|_| roll(lots)).collect()
        })
    }

    /// The tied players roll all their unexhausted dice; those with the highest sum stay (C4.3).
    pub(super) fn roll_off(
        &mut self,
        tied: SeatSet,
        dice: &BySeat<Dice>,
        log: &mut impl Recorder<E>,
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
        let best = self.best_sides(tied, |seat| i32::from(dice[seat].sum()));
        self.settle_tie(best, log);
        Ok(())
    }

    /// Every player's coins by source, as if the game ended now (C4.1).
    pub(crate) fn score(&self) -> E::PlainSeats<ScoreSheet> {
        let holdings = Holdings {
            sides: self.sides,
            sets: E::Seats::new(self.players(), |seat| self.sets(seat)),
            idol_earners: self.idol_earners,
            servants: E::Seats::new(self.players(), |seat| self.boards[seat].home),
            cursed: self.cursed(),
        };
        E::PlainSeats::new(self.players(), |seat| holdings.score(seat))
    }

    fn sets(&self, seat: Seat) -> Sets {
        let mut sets = Sets::default();
        for card in self.kept.collection(seat).filter_map(|treasure| treasure.card()) {
            sets.add(card.kind, card.coins);
        }
        sets
    }
}

impl<S: Seats<Sets>, N: Seats<u8>> Holdings<S, N> {
    /// A player's coins by source (C4.1).
    pub(crate) fn score(&self, seat: Seat) -> ScoreSheet {
        // Nothing of the cursed kind counts (V4.3).
        let counting;
        let sets = match self.cursed {
            None => &self.sets[seat],
            Some(kind) => {
                counting = self.sets[seat].without(kind);
                &counting
            }
        };
        ScoreSheet {
            treasures: sets.coins.total() as u8,
            idol: self.idol_bonus(seat, sets),
            jewelry: self.jewelry_bonus(sets),
            manuscript: self.manuscript_bonus(sets),
            pottery: self.pottery_bonus(sets),
            remains: self.remains_bonus(sets),
            tapestry: self.tapestry_bonus(seat),
            servants: self.servants[seat],
            curse: self.cursed.map_or(0, |kind| self.curse_loss(seat, kind)),
        }
    }

    /// The coins lost by a player who has most cards of the cursed kind, alone or with others (V4.3).
    fn curse_loss(&self, seat: Seat, kind: Kind) -> u8 {
        let most = self.sets.as_slice().iter().map(|sets| sets.cards(kind)).max().unwrap_or(0);
        let own = self.sets[seat].cards(kind);
        if own > 0 && own == most { CURSE } else { 0 }
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
        if self.cursed == Some(Kind::Tapestry) {
            return 0;
        }
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
pub(crate) fn outcome<E: Edition>(state: &Crypt<E>) -> Option<Outcome> {
    let Stage::Over(winners) = state.stage else {
        return None;
    };
    let sheets = state.score();
    let scores = BySeat::new(state.players(), |seat| sheets[seat].total());
    let teams = match state.variant() {
        Variant::Base => Teams::NONE,
        Variant::Twins | Variant::Houses => state.layout().sides().collect(),
    };
    Some(Outcome { scores, winners, teams })
}
