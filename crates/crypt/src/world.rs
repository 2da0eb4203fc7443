//! Samples states that fit a view.

use game_core::{BySeat, Lots, Seat};
use rand::Rng;

use crate::card::{Card, Coins, Kind, KindCounts, Pile};
use crate::collector::Sides;
use crate::dice::SLOTS;
use crate::kept::Kept;
use crate::rules::draw_coins;
use crate::state::{Board, Claimant, Failed, Spot, State};
use crate::treasure::{Knowledge, Treasure};
use crate::view::{TreasureView, View};

impl View {
    /// A random state that fits the view.
    ///
    /// Values of one kind are exchangeable: the cards of a kind that the viewer has not seen are dealt at random to the
    /// places whose value another player has seen; the rest stays unseen by all.
    pub(crate) fn sample_world<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let mut unseen = self.unseen;
        let lots = &mut Lots::new(rng);
        State::build(self, |kind| {
            let coins = draw_coins(unseen, kind, lots);
            unseen.remove(Card { kind, coins });
            coins
        })
    }
}

impl State {
    /// The state that `view` describes; `secret` returns each value that someone else has seen but the viewer has not.
    pub(crate) fn build(view: &View, mut secret: impl FnMut(Kind) -> Coins) -> State {
        let mut unseen = view.unseen;
        let mut place = |seen: &TreasureView| {
            let is_seen = match seen.known {
                Knowledge::Public | Knowledge::Flipped => true,
                Knowledge::Secret(seats) => !seats.is_empty(),
            };
            let coins = seen.coins.or_else(|| {
                is_seen.then(|| {
                    let coins = secret(seen.kind);
                    unseen.remove(Card { kind: seen.kind, coins });
                    coins
                })
            });
            Treasure::new(seen.kind, coins, seen.known)
        };
        let mut row = [Spot::EMPTY; SLOTS];
        for (spot, seen) in row.iter_mut().zip(&view.row) {
            if let Some(seen) = seen {
                *spot = Spot { treasure: Some(place(&seen.treasure)), standing: seen.standing };
            }
        }
        let mut kept = Kept::NONE;
        for (seat, board) in view.seats().zip(&view.boards) {
            board.collection.iter().for_each(|seen| kept.collect(seat, place(seen)));
        }
        view.discards.iter().for_each(|seen| kept.discard(place(seen)));
        State {
            unseen,
            deck: deck(unseen, &row, &kept),
            boards: BySeat::new(view.players(), |seat| board(view, &kept, seat)),
            kept,
            row,
            top: view.top,
            stage: view.stage,
            pending: view.pending,
            leader: match view.stage {
                crate::Stage::Sides { .. } => Claimant::Seat(Seat::A),
                _ => view.leader.unwrap_or(Claimant::Seat(Seat::A)),
            },
            sides: view.sides.unwrap_or(Sides::ALL_A),
            recall: view.recall,
            placed: view.placed(),
            idol_earners: view.idol_earners(),
            ghost_bumped: view.ghost_bumped,
        }
    }
}

/// The deck: all unseen cards that are not on the table.
fn deck(unseen: Pile, row: &[Spot; SLOTS], kept: &Kept) -> KindCounts {
    let mut deck = KindCounts::new(|kind| unseen.count_kind(kind) as u8);
    let lying = row.iter().filter_map(|spot| spot.treasure).chain(kept.discards());
    for treasure in lying.filter(|treasure| treasure.coins().is_none()) {
        deck.take(treasure.kind());
    }
    deck
}

fn board(view: &View, kept: &Kept, seat: Seat) -> Board {
    let seen = &view.boards[seat.index()];
    let mut failed = Failed::default();
    seen.failed.iter().for_each(|&effort| failed.add(effort, 1));
    let unflipped = Kind::ALL.map(|kind| kept.unflipped(seat, kind).count() as u8);
    Board { home: seen.home, exhausted: seen.exhausted, failed, unflipped }
}
