//! Two seats each hide heads or tails; the pair decides how likely the first seat wins.
//!
//! No side is always right: a predictable player loses. The best strategy for the first seat is heads four times in
//! eleven, for the second five times in eleven. So this game tests players that choose at the same time.

use std::fmt;

use game_core::{
    Awaiting, BySeat, CommonRefusal, Game, Guide, Log, Outcome, Seat, SeatSet, Step, Turn, Viewer,
};
use rand::Rng;
use serde::{Deserialize, Serialize};

/// A side of a penny.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Side {
    /// Heads.
    Heads,
    /// Tails.
    Tails,
}

/// How likely the first seat wins, by the sides of the first and the second seat.
pub const FIRST_WINS: [[f32; 2]; 2] = [[0.9, 0.2], [0.3, 0.7]];

/// The setup, which has no options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup;

/// The game: the side that each seat has hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pennies {
    hidden: [Option<Side>; 2],
}

/// What a viewer knows: their own side, and who has hidden one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    known: [Option<Side>; 2],
    hidden: [bool; 2],
}

game_core::compare!(View { known, hidden });

/// A penny was hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Hidden(Seat);

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.known)
    }
}

impl fmt::Display for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} hides a penny.", self.0)
    }
}

impl Pennies {
    fn waiting(&self) -> SeatSet {
        Seat::first(2).filter(|seat| self.hidden[seat.index()].is_none()).collect()
    }

    /// How likely the first seat wins, once both have hidden a penny.
    fn first_wins(&self) -> Option<f32> {
        let [Some(first), Some(second)] = self.hidden else {
            return None;
        };
        Some(FIRST_WINS[first as usize][second as usize])
    }
}

impl Game for Pennies {
    const NAME: &'static str = "pennies";
    const RULES: u32 = 1;

    game_core::game_types!(Setup, Side, (), Hidden, Hidden, View, CommonRefusal);

    fn new(_: &Setup) -> Result<Pennies, CommonRefusal> {
        Ok(Pennies { hidden: [None; 2] })
    }

    fn seats(&self) -> usize {
        2
    }

    fn awaiting(&self) -> Awaiting {
        let waiting = self.waiting();
        if waiting.is_empty() { Awaiting::Nobody } else { Awaiting::Seats(waiting) }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Side>) {
        if self.waiting().contains(seat) {
            out.extend([Side::Heads, Side::Tails]);
        }
    }

    fn sample_chance<R: Rng + ?Sized>(&self, _: &mut R) {
        panic!("this game has no chance")
    }

    fn apply(&mut self, step: Step<Side, ()>, log: &mut impl Log<Self>) -> Result<(), CommonRefusal> {
        match step {
            Step::Act { seat, action } => {
                Turn::of(self, seat)?.check()?;
                self.hidden[seat.index()] = Some(action);
                log.record(self, Hidden(seat));
                Ok(())
            }
            Step::Chance(()) => Err(CommonRefusal::of_chance(self, None)),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let over = self.waiting().is_empty();
        let knows = |index: usize| match viewer {
            Viewer::Seat(seat) => over || seat.index() == index,
            Viewer::Spectator => over,
            Viewer::Open => true,
        };
        View {
            known: [0, 1].map(|index| self.hidden[index].filter(|_| knows(index))),
            hidden: self.hidden.map(|penny| penny.is_some()),
        }
    }

    fn sight(event: &Hidden, _: Viewer) -> Option<Hidden> {
        Some(*event)
    }

    fn reveals(_: &Hidden) -> bool {
        false
    }

    fn sample_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Pennies {
        let mut guess = || if rng.next_u32().is_multiple_of(2) { Side::Heads } else { Side::Tails };
        let hidden = [0, 1].map(|index| view.known[index].or_else(|| view.hidden[index].then(&mut guess)));
        Pennies { hidden }
    }

    fn outcome(&self) -> Option<Outcome> {
        let first = self.first_wins()?;
        let winner = if first > 0.5 { Seat::A } else { Seat::B };
        Some(Outcome::new(BySeat::new(2, |seat| i32::from(seat == winner)), SeatSet::only(winner)))
    }
}

impl Guide for Pennies {
    type Choice = Side;
    type Path = ();
    game_core::works_nothing_out!();

    fn choices(&self, seat: Seat, (): &(), (): &(), out: &mut Vec<(Side, f32)>) {
        super::equal_choices(self, seat, out);
    }

    fn choose(&self, _: Seat, (): &mut (), side: Side) -> Option<Side> {
        Some(side)
    }

    fn advise<R: Rng + ?Sized>(&self, _: Seat, _: f32, rng: &mut R) -> Side {
        if rng.next_u32().is_multiple_of(2) { Side::Heads } else { Side::Tails }
    }

    fn prospects(&self) -> BySeat<f32> {
        let first = self.first_wins().unwrap_or(0.5);
        BySeat::new(2, |seat| if seat == Seat::A { first } else { 1.0 - first })
    }

    fn expected_scores(&self) -> BySeat<f32> {
        self.prospects()
    }

    fn progress(&self) -> u32 {
        0
    }

    fn look_ahead(&self) -> u32 {
        1
    }
}
