//! Samples states that fit a view.

use game_core::{Lots, Seat};
use rand::Rng;

use crate::rules::draw_coins;
use crate::state::extras::{Extras, MaybeExtras};
use crate::state::kept::Kept;
use crate::state::{Board, Claimant, Crypt, Failed, Spot};
use crate::view::{TreasureView, View};
use crate::vocabulary::card::{Card, Coins, Kind, KindCounts};
use crate::vocabulary::collector::Sides;
use crate::vocabulary::edition::{Edition, Places, Seats};
use crate::vocabulary::pile::Cards;
use crate::vocabulary::setup::{Curse, Variant};
use crate::vocabulary::treasure::{Knowledge, Treasure};

impl View {
    /// A random state that fits the view.
    ///
    /// Values of one kind are exchangeable: the cards of a kind that the viewer has not seen are dealt at random to the
    /// places whose value another player has seen; the rest stays unseen by all.
    pub(crate) fn sample_world<E: Edition, R: Rng + ?Sized>(&self, rng: &mut R) -> Crypt<E> {
        let mut unseen = E::Pile::of_view(self.unseen);
        let lots = &mut Lots::new(rng);
        let extras = match &self.variant {
            Some(variant) if E::VARIANTS => {
                variant.sample_extras(self, &mut |count| lots.below(count as u32) as usize)
            }
            Some(_) | None => Extras::begin(Variant::Base, Curse::Off),
        };
        Crypt::build(self, extras, |kind| {
            let coins = draw_coins(unseen, kind, lots);
            unseen.remove(Card { kind, coins });
            coins
        })
    }
}

impl<E: Edition> Crypt<E> {
    /// The state that `view` describes; `secret` returns each value that someone else has seen but the viewer has not.
    pub(crate) fn build(view: &View, extras: Extras, mut secret: impl FnMut(Kind) -> Coins) -> Crypt<E> {
        let mut unseen = E::Pile::of_view(view.unseen);
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
        let mut row = E::PlainSlots::all(Spot::EMPTY);
        for (spot, seen) in row.as_mut().iter_mut().zip(&view.row) {
            if let Some(seen) = seen {
                *spot = Spot { treasure: Some(place(&seen.treasure)), standing: seen.standing };
            }
        }
        let mut kept = Kept::none();
        for (seat, board) in view.seats().zip(&view.boards) {
            board.collection.iter().for_each(|seen| kept.collect(seat, place(seen)));
        }
        view.discards.iter().for_each(|seen| kept.discard(place(seen)));
        Crypt {
            unseen,
            deck: deck::<E>(unseen, row.as_ref(), &kept),
            boards: E::PlainSeats::new(view.players(), |seat| board(view, &kept, seat)),
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
            extras: E::Extras::new(extras),
        }
    }
}

/// The deck: all unseen cards that are not on the table.
fn deck<E: Edition>(unseen: E::Pile, row: &[Spot], kept: &Kept<E>) -> KindCounts {
    let mut deck = KindCounts::new(|kind| unseen.count_kind(kind) as u8);
    let lying = row.iter().filter_map(|spot| spot.treasure).chain(kept.discards());
    for treasure in lying.filter(|treasure| treasure.coins().is_none()) {
        deck.take(treasure.kind());
    }
    deck
}

fn board<E: Edition>(view: &View, kept: &Kept<E>, seat: Seat) -> Board {
    let seen = &view.boards[seat.index()];
    let mut failed = Failed::default();
    seen.failed.iter().for_each(|&effort| failed.add(effort, 1));
    let unflipped = Kind::ALL.map(|kind| kept.unflipped(seat, kind).count() as u8);
    Board { home: seen.home, exhausted: seen.exhausted, failed, unflipped }
}
