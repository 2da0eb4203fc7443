//! What a solo player's collection may be worth in the end.

use game_core::Seat;

use crate::bot::worth::UNSEEN;
use crate::state::Crypt;
use crate::vocabulary::card::{Coins, Kind};
use crate::vocabulary::collector::Side;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::pile::Cards;
use crate::vocabulary::treasure::Treasure;

/// The number of cards of a kind in a solo player's deck (C2.1).
const OF_A_KIND: usize = 4;

/// How likely a card of each kind that is still to come will be collected.
const CHANCE: [f32; Kind::COUNT] = [0.55, 0.55, 0.9, 0.68, 0.67, 0.69];

/// For each kind and number of cards to come, the probabilities of how many of them will be collected.
const COMING: [[[f32; OF_A_KIND + 1]; OF_A_KIND + 1]; Kind::COUNT] = {
    let mut coming = [[[0.0; OF_A_KIND + 1]; OF_A_KIND + 1]; Kind::COUNT];
    let mut kind = 0;
    while kind < Kind::COUNT {
        coming[kind][0][0] = 1.0;
        let mut cards = 1;
        while cards <= OF_A_KIND {
            let mut collected = 0;
            while collected <= cards {
                let missed = coming[kind][cards - 1][collected] * (1.0 - CHANCE[kind]);
                let taken =
                    if collected > 0 { coming[kind][cards - 1][collected - 1] * CHANCE[kind] } else { 0.0 };
                coming[kind][cards][collected] = missed + taken;
                collected += 1;
            }
            cards += 1;
        }
        kind += 1;
    }
    coming
};

/// The value of an Idol that can still re-roll a die, at the start of the game; it falls later.
pub(super) const IDOL: f32 = 0.9;

/// How much of the difference to four a later Jewelry adds to the best one.
const BETTER_JEWELRY: f32 = 0.4;

/// The assumed value of the best Jewelry before there is one.
const SOME_JEWELRY: f32 = 3.2;

/// The value of a pair of Remains, and how much more it is worth at the start of the game.
const REMAINS_PAIR: [f32; 2] = [0.7, 0.2];

/// The value of a Manuscript that can still pay for a look, at the start of the game.
const LOOK: f32 = 0.4;

/// The values of a pair and of an odd card of Pottery that can still pay for taking, at the start of the game.
const POTTERY: [f32; 2] = [2.4, 0.9];

/// What the player has of one kind.
#[derive(Clone, Copy, Default)]
struct Holding {
    cards: u8,
    coins: f32,
    best: f32,
    unflipped: u8,
}

impl Holding {
    fn add(&mut self, coins: f32) {
        self.cards += 1;
        self.coins += coins;
        self.best = self.best.max(coins);
    }
}

/// What the player has, and what is still to come.
pub(super) struct Expectations<'s, E: Edition> {
    state: &'s Crypt<E>,
    seat: Seat,
    holdings: [Holding; Kind::COUNT],
    /// The share of the game that is still to come.
    future: f32,
}

impl<'s, E: Edition> Expectations<'s, E> {
    pub(super) fn new(state: &'s Crypt<E>, seat: Seat) -> Expectations<'s, E> {
        let unflipped = state.boards[seat].unflipped;
        let mut holdings = unflipped.map(|unflipped| Holding { unflipped, ..Holding::default() });
        for card in state.kept.collection(seat) {
            let coins = card.coins().map_or(UNSEEN, |coins| f32::from(coins.get()));
            holdings[card.kind().index()].add(coins);
        }
        Expectations { state, seat, holdings, future: state.future() }
    }

    /// How much a treasure of the row would add to the player's expected score.
    pub(super) fn worth_of(&self, treasure: Treasure) -> f32 {
        let kind = treasure.kind();
        let known = treasure.coins().filter(|_| treasure.seen_by(self.seat));
        let coins = known.map_or_else(|| self.usual_coins(kind), |coins| f32::from(coins.get()));
        let before = self.holdings[kind.index()];
        let mut after = before;
        after.add(coins);
        after.unflipped += 1;
        let coming = self.coming(kind);
        coins + self.bonus(kind, &after, coming) - self.bonus(kind, &before, coming)
    }

    /// The mean value of the cards of a kind that nobody has seen.
    fn usual_coins(&self, kind: Kind) -> f32 {
        let unseen = self.state.unseen;
        let cards = unseen.count_kind(kind);
        let coins = (0..cards).map(|card| f32::from(Coins::get(unseen.nth_of_kind(kind, card))));
        if cards == 0 { UNSEEN } else { coins.sum::<f32>() / cards as f32 }
    }

    /// How many more cards of a kind the player may get besides one of the row: those in the deck, and others in the row.
    fn coming(&self, kind: Kind) -> usize {
        let row = self.state.slots().filter_map(|slot| self.state.spot(slot).treasure);
        let beside = row.filter(|treasure| treasure.kind() == kind).count().saturating_sub(1);
        (usize::from(self.state.deck.of(kind)) + beside).min(OF_A_KIND)
    }

    /// What the collector of a kind may pay in the end, with `coming` cards of the kind to come.
    fn bonus(&self, kind: Kind, own: &Holding, coming: usize) -> f32 {
        let chances = &COMING[kind.index()][coming];
        let cards = usize::from(own.cards);
        let ladder = |pays: [f32; 5]| expected(chances, |more| pays[(cards + more).min(4)]);
        let (pairs, odd) = (f32::from(own.unflipped / 2), f32::from(own.unflipped % 2));
        let some = 1.0 - chances[0];
        match (kind, self.state.sides.of(kind)) {
            (Kind::Idol, Side::A) => f32::from(own.unflipped) * IDOL * self.future,
            (Kind::Idol, Side::B) => ladder([0.0, 0.0, 5.0, 5.0, 5.0]),
            (Kind::Jewelry, Side::A) => {
                let better = own.best + (4.0 - own.best) * BETTER_JEWELRY;
                match cards {
                    0 => (some - chances[1]) * SOME_JEWELRY,
                    1 => some * better,
                    _ => some * better + chances[0] * own.best,
                }
            }
            (Kind::Jewelry, Side::B) => f32::from(own.cards),
            (Kind::Manuscript, Side::A) => expected(chances, |more| match cards + more {
                0 | 1 => 0.0,
                _ => 4.0 * cards as f32 - own.coins + (4.0 - UNSEEN) * more as f32,
            }),
            (Kind::Manuscript, Side::B) => f32::from(own.unflipped) * LOOK * self.future,
            (Kind::Pottery, Side::A) => ladder([0.0, 0.0, 2.0, 4.0, 8.0]),
            (Kind::Pottery, Side::B) => (pairs * POTTERY[0] + odd * POTTERY[1]) * self.future,
            (Kind::Remains, Side::A) => {
                let pair = REMAINS_PAIR[0] + REMAINS_PAIR[1] * self.future;
                pair * expected(chances, |more| ((usize::from(own.unflipped) + more) / 2) as f32)
            }
            (Kind::Remains, Side::B) => ladder([0.0, 0.0, 0.0, 0.0, 10.0]),
            (Kind::Tapestry, Side::A) => ladder([0.0, 5.0, 5.0, 5.0, 5.0]),
            (Kind::Tapestry, Side::B) => ladder([0.0, 0.0, 0.0, 7.0, 7.0]),
        }
    }
}

/// The expected value of `pays` over the number of further cards.
#[inline]
fn expected(chances: &[f32; OF_A_KIND + 1], pays: impl Fn(usize) -> f32) -> f32 {
    chances.iter().enumerate().map(|(more, chance)| chance * pays(more)).sum()
}
