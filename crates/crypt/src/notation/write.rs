//! Views as one line of text; the view of [`Viewer::Open`](game_core::Viewer::Open) is the position.

use std::fmt::{self, Display, Formatter};

use game_core::{Seat, SeatSet};

use crate::state::{Claimant, Pending, Stage};
use crate::view::{BoardView, RowView, TreasureView, View};
use crate::vocabulary::dice::{Dice, Stake};
use crate::vocabulary::setup::Recall;
use crate::vocabulary::treasure::Knowledge;

impl Display for View {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "crypt {}p ", self.players())?;
        match self.sides {
            Some(sides) => write!(f, "{sides}")?,
            None => f.write_str("------")?,
        }
        match self.recall {
            Recall::Table => {}
            Recall::Memory => f.write_str(" memory")?,
        }
        if let Some(variant) = &self.variant {
            variant.write_header(f)?;
        }
        write!(f, " | {}", self.stage)?;
        if let Some(pending) = self.pending {
            write!(f, " {pending}")?;
        }
        match self.leader {
            Some(leader) => write!(f, " | lead {leader}")?,
            None => f.write_str(" | lead -")?,
        }
        write!(f, " | deck {}", self.top.map_or('-', |kind| kind.letter()))?;
        self.write_row(f)?;
        for (seat, board) in self.seats().zip(&self.boards) {
            self.write_board(f, seat, board)?;
        }
        if self.ghost_bumped > 0 {
            write!(f, " | ghost {}", self.ghost_bumped)?;
        }
        if let Some(variant) = &self.variant {
            variant.write_gifts(f, self.viewer)?;
            variant.write_tokens(f)?;
        }
        if !self.discards.is_empty() {
            f.write_str(" | out")?;
        }
        self.discards.iter().try_for_each(|treasure| write!(f, " {treasure}"))
    }
}

impl View {
    fn write_row(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if !self.row.is_empty() {
            f.write_str(" | row")?;
        }
        self.row.iter().try_for_each(|spot| match spot {
            Some(RowView { treasure, standing: None, .. }) => write!(f, " {treasure}"),
            Some(RowView { treasure, standing: Some(standing), joined }) => {
                write!(f, " {treasure}={}{}", standing.by, standing.stake)?;
                match joined
                    .and_then(|joined| Some((joined.by, Stake::new(joined.dice, standing.stake.effort())?)))
                {
                    Some((ally, stake)) => write!(f, ",{ally}{stake}"),
                    None => Ok(()),
                }
            }
            None => f.write_str(" ."),
        })
    }

    fn write_board(&self, f: &mut Formatter<'_>, seat: Seat, board: &BoardView) -> fmt::Result {
        write!(f, " | {seat} {}/{}", board.home, board.exhausted)?;
        if !board.failed.is_empty() {
            write!(f, "!{}", board.failed.iter().copied().collect::<Dice>())?;
        }
        if board.placed && !self.has_dice_on_treasures(seat) {
            f.write_str(" *")?;
        }
        if board.idols_earned {
            let now = self.variant.as_ref().is_some_and(|variant| variant.idols_now);
            f.write_str(if now { " +5now" } else { " +5" })?;
        }
        let fresh = self.variant.as_ref().map_or(0, |variant| variant.fresh[seat.index()] as usize);
        let earlier = board.collection.len() - fresh;
        board.collection.iter().enumerate().try_for_each(|(index, treasure)| {
            if fresh > 0 && index == earlier {
                f.write_str(" :")?;
            }
            let known = match treasure.known {
                // The owner always knows.
                Knowledge::Secret(seats) => Knowledge::Secret(seats.without(SeatSet::only(seat))),
                open => open,
            };
            write!(f, " {}", TreasureView { known, ..*treasure })
        })
    }

    /// Whether dice of `seat` are on a treasure.
    pub(super) fn has_dice_on_treasures(&self, seat: Seat) -> bool {
        self.row.iter().flatten().any(|spot| spot.has_dice_of(Claimant::Seat(seat)))
    }
}

impl RowView {
    /// Whether dice of `owner` are on the treasure, as claimant or as ally.
    pub(super) fn has_dice_of(&self, owner: Claimant) -> bool {
        let claims = self.standing.is_some_and(|standing| standing.by == owner);
        claims || self.joined.is_some_and(|joined| Claimant::Seat(joined.by) == owner)
    }
}

impl Display for TreasureView {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.coins {
            Some(coins) => write!(f, "{}{coins}", self.kind.letter())?,
            None => write!(f, "{}_", self.kind.letter())?,
        }
        match self.known {
            Knowledge::Public => Ok(()),
            Knowledge::Flipped => f.write_str("^"),
            Knowledge::Secret(seats) => write!(f, "?{seats}"),
        }
    }
}

impl Display for Stage {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Stage::Sides { .. } => f.write_str("sides"),
            Stage::Leader => f.write_str("leader"),
            Stage::Tokens => f.write_str("tokens"),
            Stage::Reveal => f.write_str("reveal"),
            Stage::Pottery(seat) => write!(f, "pottery {seat}"),
            Stage::Claim(turn) => write!(f, "claim {}", turn + 1),
            Stage::Collect => f.write_str("collect"),
            Stage::Idol(seat) => write!(f, "idol {seat}"),
            Stage::Give(seats) => write!(f, "give {seats}"),
            Stage::Last(seat) => write!(f, "last {seat}"),
            Stage::Curse => f.write_str("curse"),
            Stage::RollOff(tied) => write!(f, "rolloff {tied}"),
            Stage::Over(winners) => write!(f, "over {winners}"),
        }
    }
}

impl Display for Pending {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Pending::Look(seat) => write!(f, "look {seat}"),
            Pending::Take(seat, slot) => write!(f, "take {seat} {slot}"),
            Pending::Reroll(seat, effort) => write!(f, "reroll {seat} {effort}"),
            Pending::Ask(seat) => write!(f, "ask {seat}"),
        }
    }
}
