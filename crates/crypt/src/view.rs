//! What one viewer knows.

pub(crate) mod memory;
pub(crate) mod offer;
pub(crate) mod so_far;
pub(crate) mod variant_view;
pub(crate) mod world;

use game_core::{BySeat, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::state::extras::MaybeExtras;
use crate::state::scoresheet::ScoreSheet;
use crate::state::{Claimant, Crypt, Pending, Stage, Standing};
use crate::view::so_far::SoFar;
use crate::view::variant_view::VariantView;
use crate::vocabulary::card::{Coins, Kind};
use crate::vocabulary::collector::{Counts, Side, Sides, goal};
use crate::vocabulary::dice::Pips;
use crate::vocabulary::edition::{Edition, Seats};
use crate::vocabulary::layout::Layout;
use crate::vocabulary::pile::{Cards, Pile, SmallPile, WidePile};
use crate::vocabulary::setup::{Recall, Variant};
use crate::vocabulary::treasure::{Knowledge, Treasure};

/// What one viewer knows of a game, with everything they have ever seen.
///
/// It displays as one line of notation. It is built field by field from what crypt.md lets the viewer see, and
/// [`sample_world`](game_core::Game::sample_world) needs nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The collectors' sides, once they are chosen.
    pub sides: Option<Sides>,
    /// Whether the players have to remember what they have seen (S4).
    pub recall: Recall,
    /// The leader of this round, once chosen.
    pub leader: Option<Claimant>,
    /// Who has Lights Out and takes the last turn of this round (C3.7).
    pub lights_out: Option<Claimant>,
    /// The stage of the game.
    pub stage: Stage,
    /// What is being drawn or rolled in the middle of the stage.
    pub pending: Option<Pending>,
    /// The round, counted from 1; 0 before the first reveal.
    pub round: u8,
    /// The number of rounds of the game.
    pub rounds: u8,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The kind on top of the deck (C1.3).
    pub top: Option<Kind>,
    /// The cards that the viewer has not seen, wherever they are.
    pub unseen: Pile,
    /// The row from the left, with gaps where cards were taken.
    pub row: Vec<Option<RowView>>,
    /// Every player's dice and cards.
    pub boards: Vec<BoardView>,
    /// The collectors in the order of their kinds, once their sides are chosen.
    pub collectors: Vec<CollectorView>,
    /// The discards, in order.
    pub discards: Vec<TreasureView>,
    /// The Ghost's dice that were bumped in this round (C6.5).
    pub ghost_bumped: u8,
    /// The viewer's score if the game ended now.
    pub so_far: Option<SoFar>,
    /// The coins of every player by source, once they are counted.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<ScoreSheet>>"))]
    pub scores: Option<BySeat<ScoreSheet>>,
    /// What only variants have.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub variant: Option<VariantView>,
}

/// A treasure as the viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TreasureView {
    /// Its kind.
    pub kind: Kind,
    /// Its value, if the viewer knows it.
    pub coins: Option<Coins>,
    /// Who knows the value: that they looked is public, what they saw is not.
    pub known: Knowledge,
}

/// A treasure in the row with the dice on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RowView {
    /// The treasure.
    #[serde(flatten)]
    pub treasure: TreasureView,
    /// The dice on it.
    pub standing: Option<Standing>,
    /// The dice that the owner's ally added, at the same effort (V1.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub joined: Option<Joined>,
}

/// Dice added to those of an ally (V1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Joined {
    /// The ally.
    pub by: Seat,
    /// How many dice.
    pub dice: u8,
    /// The total effort of all dice on the treasure.
    pub total: u8,
}

/// A player's dice that are not on treasures, and their collection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoardView {
    /// Dice available on the player card.
    pub home: u8,
    /// Exhausted dice, with those that failed in this phase.
    pub exhausted: u8,
    /// The efforts at which dice failed in this Collect phase and are still exhausted (C5.1).
    pub failed: Vec<Pips>,
    /// Whether the player placed dice in this round (C3.11).
    pub placed: bool,
    /// Whether the player earned the +5 of Idol B (C5.2).
    pub idols_earned: bool,
    /// The collection, in the order it was collected.
    pub collection: Vec<TreasureView>,
}

/// A collector, and every player's visible progress towards it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CollectorView {
    /// Its kind.
    pub kind: Kind,
    /// The side it shows.
    pub side: Side,
    /// What it counts.
    pub counts: Counts,
    /// Each player's progress, in the order of the seats.
    pub progress: Vec<ProgressView>,
}

/// A player's visible progress towards a collector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ProgressView {
    /// The count, as far as the viewer knows it.
    pub have: u8,
    /// The next number on the collector, or the last one if that is reached; none if it has no number.
    pub need: Option<u8>,
    /// Whether that number is reached.
    pub reached: bool,
    /// Whether the viewer knows everything that is counted.
    pub certain: bool,
}

game_core::compare!(View {
    viewer,
    sides,
    recall,
    leader,
    lights_out,
    stage,
    pending,
    round,
    rounds,
    deck,
    top,
    unseen,
    row: list,
    boards: each,
    collectors: each,
    discards: list,
    ghost_bumped,
    so_far: option,
    scores,
    variant: option,
});
game_core::compare!(BoardView { home, exhausted, failed: list, placed, idols_earned, collection: list });
game_core::compare!(CollectorView { kind, side, counts, progress: list });

impl View {
    /// The number of players.
    pub fn players(&self) -> usize {
        self.boards.len()
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.boards.len())
    }

    /// The number of players, and the variant they play.
    pub(crate) fn layout(&self) -> Layout {
        let variant = self.variant.as_ref().map_or(Variant::Base, |variant| variant.name);
        Layout { players: self.players(), variant }
    }
}

impl View {
    /// The view of `viewer`.
    pub(crate) fn of<E: Edition>(state: &Crypt<E>, viewer: Viewer) -> View {
        let treasure = |treasure: Treasure| TreasureView {
            kind: treasure.kind(),
            coins: treasure.coins().filter(|_| treasure.knowledge().includes(viewer)),
            known: treasure.knowledge(),
        };
        let (sides, leader) = match state.stage {
            Stage::Sides { leader } => (None, leader.map(Claimant::Seat)),
            Stage::Leader => (Some(state.sides), None),
            _ => (Some(state.sides), Some(state.leader)),
        };
        let mut view = View {
            viewer,
            sides,
            recall: state.recall,
            leader,
            lights_out: leader.map(|leader| state.layout().claimant(leader, state.turns() - 1)),
            stage: state.stage,
            pending: state.pending,
            round: state.round(),
            rounds: state.layout().rounds() as u8,
            deck: state.deck_len() as u8,
            top: state.top,
            unseen: state.unseen.into(),
            row: state.row_view(treasure),
            boards: state.boards.seats().map(|seat| state.board_view(seat, treasure)).collect(),
            collectors: Vec::new(),
            discards: state.kept.discards().map(treasure).collect(),
            ghost_bumped: state.ghost_bumped,
            so_far: None,
            scores: match state.stage {
                Stage::RollOff(_) | Stage::Over(_) => {
                    let sheets = state.score();
                    Some(BySeat::new(state.players(), |seat| sheets[seat]))
                }
                _ => None,
            },
            variant: None,
        };
        let variant = |extras| VariantView::of(extras, state.layout(), viewer, view.scores.as_ref());
        view.variant = state.extras.get().map(variant);
        view.count_again();
        view
    }
}

impl<E: Edition> Crypt<E> {
    fn row_view(&self, treasure: impl Fn(Treasure) -> TreasureView) -> Vec<Option<RowView>> {
        if self.row.as_ref().iter().all(|spot| spot.treasure.is_none()) {
            return Vec::new();
        }
        self.slots()
            .map(|slot| {
                let spot = self.spot(slot);
                let joined = Some(self.joined(slot)).filter(|dice| *dice > 0).and_then(|dice| {
                    let by = self.ally(spot.standing?.by.seat()?)?;
                    Some(Joined { by, dice, total: self.standing_total(slot) })
                });
                Some(RowView { treasure: treasure(spot.treasure?), standing: spot.standing, joined })
            })
            .collect()
    }

    fn board_view(&self, seat: Seat, treasure: impl Fn(Treasure) -> TreasureView) -> BoardView {
        let board = &self.boards[seat];
        BoardView {
            home: board.home,
            exhausted: board.exhausted,
            failed: Pips::ALL
                .into_iter()
                .flat_map(|effort| std::iter::repeat_n(effort, board.failed.count(effort) as usize))
                .collect(),
            placed: self.placed.contains(seat),
            idols_earned: self.idol_earners.contains(seat),
            collection: self.kept.collection(seat).map(treasure).collect(),
        }
    }
}

impl View {
    /// Every treasure on the table.
    pub(crate) fn treasures(&self) -> impl Iterator<Item = &TreasureView> {
        let row = self.row.iter().flatten().map(|spot| &spot.treasure);
        let collections = self.boards.iter().flat_map(|board| &board.collection);
        row.chain(collections).chain(&self.discards)
    }

    /// The deck's cards without those whose value the viewer knows.
    fn count_unseen(&self) -> Pile {
        let players = self.layout().deck_players();
        let mut unseen: Pile = match self.unseen {
            Pile::Small(_) => SmallPile::deck(players).into(),
            Pile::Wide(_) => WidePile::deck(players).into(),
        };
        for treasure in self.treasures() {
            if let Some(coins) = treasure.coins {
                unseen.remove(crate::Card { kind: treasure.kind, coins });
            }
        }
        unseen
    }

    /// Counts what follows from the cards that the viewer knows: those they have not seen, the progress towards the collectors, and
    /// the score so far.
    pub(crate) fn count_again(&mut self) {
        self.unseen = self.count_unseen();
        let Some(sides) = self.sides else {
            return;
        };
        let collector = |kind: Kind| {
            let side = sides.of(kind);
            let (counts, steps) = goal(kind, side);
            let progress = self.boards.iter().map(|board| board.progress(kind, counts, steps)).collect();
            CollectorView { kind, side, counts, progress }
        };
        self.collectors = Kind::ALL.map(collector).to_vec();
        self.so_far = self.count_so_far();
    }

    pub(crate) fn placed(&self) -> SeatSet {
        self.seats().zip(&self.boards).filter(|(_, board)| board.placed).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn idol_earners(&self) -> SeatSet {
        self.seats().zip(&self.boards).filter(|(_, board)| board.idols_earned).map(|(seat, _)| seat).collect()
    }
}

impl BoardView {
    /// The visible progress towards a collector with these numbers.
    fn progress(&self, kind: Kind, counts: Counts, steps: &[u8]) -> ProgressView {
        let cards = || self.collection.iter().filter(|card| card.kind == kind);
        let have = match counts {
            Counts::Held => cards().count() as u8,
            Counts::FaceDown => cards().filter(|card| card.known != Knowledge::Flipped).count() as u8,
            Counts::Coins => cards().filter_map(|card| card.coins).map(Coins::get).sum(),
        };
        let need = steps.iter().find(|step| **step > have).or(steps.last()).copied();
        ProgressView {
            have,
            need,
            reached: need.is_some_and(|need| have >= need),
            certain: counts != Counts::Coins || cards().all(|card| card.coins.is_some()),
        }
    }
}
