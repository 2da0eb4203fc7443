//! Samples states that fit a view.

use game_core::{Lots, Seat};
use rand::Rng;

use crate::rules::draw_coins;
use crate::state::extras::{Extras, MaybeExtras};
use crate::state::kept::{Kept, KeptAt};
use crate::state::{Board, Claimant, Crypt, Failed, Spot};
use crate::view::{TreasureView, View};
use crate::vocabulary::card::{Card, Kind, KindCounts};
use crate::vocabulary::collector::Sides;
use crate::vocabulary::dice::Slot;
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
        let lots = &mut Lots::new(rng);
        let extras = match &self.variant {
            Some(variant) if E::VARIANTS => {
                variant.sample_extras(self, &mut |count| lots.below(count as u32) as usize)
            }
            Some(_) | None => return self.outline().sample(lots),
        };
        Outline::new(self, extras).sample(lots)
    }

    /// What is the same in all worlds that fit the view of a base game.
    pub(crate) fn outline<E: Edition>(&self) -> Outline<E> {
        Outline::new(self, Extras::begin(Variant::Base, Curse::Off))
    }
}

/// What is the same in all worlds that fit a view, with these extras.
#[derive(Clone, Debug)]
pub(crate) struct Outline<E: Edition> {
    /// A world without the values that someone else has seen but the viewer has not.
    world: Crypt<E>,
    /// Where these values are missing, in the order in which they are drawn.
    missing: Vec<Missing>,
}

/// A place of a card.
#[derive(Clone, Copy, Debug)]
enum Missing {
    /// In the row.
    Row(Slot),
    /// In a collection or among the discards.
    Kept(KeptAt),
}

impl<E: Edition> Outline<E> {
    pub(crate) fn new(view: &View, extras: Extras) -> Outline<E> {
        let world = Crypt::build(view, extras);
        let row = world.slots().filter(|slot| world.spot(*slot).treasure.is_some_and(is_missing));
        let kept = world.kept.places().filter(|(_, card)| is_missing(*card)).map(|(at, _)| at);
        let missing = row.map(Missing::Row).chain(kept.map(Missing::Kept)).collect();
        Outline { world, missing }
    }

    /// A random world.
    pub(crate) fn sample<R: Rng + ?Sized>(&self, lots: &mut Lots<'_, R>) -> Crypt<E> {
        let mut world = self.world;
        for place in &self.missing {
            let card = match *place {
                Missing::Row(slot) => world.row.as_mut()[slot.index()].treasure.as_mut(),
                Missing::Kept(at) => world.kept.at_mut(at),
            };
            let card = card.expect("a card without a value is in its place");
            let (kind, coins) = (card.kind(), draw_coins(world.unseen, card.kind(), lots));
            card.reveal(coins);
            world.unseen.remove(Card { kind, coins });
        }
        world
    }
}

/// Whether someone has seen the value of a card that has none.
fn is_missing(card: Treasure) -> bool {
    let seen = match card.knowledge() {
        Knowledge::Public | Knowledge::Flipped => true,
        Knowledge::Secret(seats) => !seats.is_empty(),
    };
    seen && card.coins().is_none()
}

impl<E: Edition> Crypt<E> {
    /// The state that `view` describes, without the values that someone else has seen but the viewer has not.
    pub(crate) fn build(view: &View, extras: Extras) -> Crypt<E> {
        let unseen = E::Pile::of_view(view.unseen);
        let place = |seen: &TreasureView| Treasure::new(seen.kind, seen.coins, seen.known);
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
    let collected = kept.collected_cards().filter(|card| is_missing(*card));
    let lying = row.iter().filter_map(|spot| spot.treasure).chain(kept.discards()).chain(collected);
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
