//! What every game checks before its own rules: whether a seat may act now, and whether chance may answer.

use serde::Serialize;

use crate::{Awaiting, Game, Seat};

/// The refusals that every game has.
///
/// The refusal of a game contains it as an untagged variant, so that in JSON they are one list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CommonRefusal {
    /// The table has no such seat.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game waits for dice or cards.
    #[error("the game waits for dice or cards, not for a player")]
    WaitingForChance,
    /// The game waits for a player.
    #[error("the game waits for a player, not for dice or cards")]
    NotWaitingForChance,
    /// It is another player's turn.
    #[error("it is not the turn of {0}")]
    NotYourTurn(Seat),
    /// The action is not possible in this phase.
    #[error("that can't be done in this phase")]
    WrongPhase,
    /// The answer of chance is not of the kind that the game waits for.
    #[error("the game waits for another answer: {0}")]
    OtherChance(&'static str),
}

/// Declares the refusals of a game: its own, and those that every game has.
///
/// ```
/// use game_core::{CommonRefusal, Seat};
///
/// game_core::refusals! {
///     /// Why a step was refused.
///     pub enum Refusal {
///         /// A die shows at most six.
///         #[error("no die shows {0}")]
///         TooHigh(u8),
///     }
/// }
///
/// assert_eq!(serde_json::to_string(&Refusal::TooHigh(7))?, r#"{"tooHigh":7}"#);
/// let common = Refusal::from(CommonRefusal::NotYourTurn(Seat::B));
/// assert_eq!(serde_json::to_string(&common)?, r#"{"notYourTurn":"b"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$about:meta])* pub enum $name:ident { $($own:tt)* }) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug, ::thiserror::Error, ::serde::Serialize)]
        #[cfg_attr(feature = "typescript", derive(::ts_rs::TS))]
        #[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
        pub enum $name {
            $($own)*
            /// One that every game has.
            #[error(transparent)]
            #[serde(untagged)]
            Common(
                #[from]
                #[cfg_attr(feature = "typescript", ts(inline))]
                $crate::CommonRefusal,
            ),
        }
    };
}

impl CommonRefusal {
    /// Why no rule took an answer of chance. `asked` is what the game asks chance for; none if it does not wait for chance.
    #[cold]
    pub fn of_chance(game: &impl Game, asked: Option<&'static str>) -> CommonRefusal {
        CommonRefusal::of_answer(game.awaiting(), asked)
    }

    /// The same for a game that waits for `awaiting`.
    #[cold]
    pub fn of_answer(awaiting: Awaiting, asked: Option<&'static str>) -> CommonRefusal {
        match (asked, awaiting) {
            (Some(asked), _) => CommonRefusal::OtherChance(asked),
            (None, Awaiting::Nobody) => CommonRefusal::Over,
            (None, Awaiting::Seats(_) | Awaiting::Chance) => CommonRefusal::NotWaitingForChance,
        }
    }
}

/// A seat of the table that acts while the game waits for seats: this one or others.
///
/// ```
/// use game_core::{CommonRefusal, Game, NoLog, Seat, Step, Turn};
/// # use game_laws::toy::sealed_bids::{SealedBids, Setup};
///
/// let mut game = SealedBids::new(&Setup { seats: 2, rounds: 1 })?;
/// assert_eq!(Turn::of(&game, Seat::A), Err(CommonRefusal::WaitingForChance));
/// game.apply(Step::Chance("prize 4".parse()?), &mut NoLog)?;
/// game.apply(Step::Act { seat: Seat::A, action: "bid 3".parse()? }, &mut NoLog)?;
/// assert_eq!(Turn::of(&game, Seat::C), Err(CommonRefusal::NoSuchSeat(Seat::C)));
/// assert_eq!(Turn::of(&game, Seat::A)?.check(), Err(CommonRefusal::NotYourTurn(Seat::A)));
/// assert_eq!(Turn::of(&game, Seat::B)?.check(), Ok(()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    seat: Seat,
    awaited: bool,
}

impl Turn {
    /// Checks that the table has the seat, and that the game waits for seats.
    ///
    /// # Errors
    /// If not.
    #[inline]
    pub fn of(game: &impl Game, seat: Seat) -> Result<Turn, CommonRefusal> {
        Turn::at(game.awaiting(), game.seats(), seat)
    }

    /// The same at a table of `seats` seats whose game waits for `awaiting`.
    ///
    /// # Errors
    /// If the table has no such seat, or the game waits for no seat.
    #[inline]
    pub fn at(awaiting: Awaiting, seats: usize, seat: Seat) -> Result<Turn, CommonRefusal> {
        if seat.index() >= seats {
            return Err(CommonRefusal::NoSuchSeat(seat));
        }
        match awaiting {
            Awaiting::Seats(seats) => Ok(Turn { seat, awaited: seats.contains(seat) }),
            Awaiting::Chance => Err(CommonRefusal::WaitingForChance),
            Awaiting::Nobody => Err(CommonRefusal::Over),
        }
    }

    /// Whether the game waits for this seat.
    #[inline]
    pub fn is_awaited(self) -> bool {
        self.awaited
    }

    /// Checks that the game waits for this seat. Actions that are allowed at any time do without it.
    ///
    /// # Errors
    /// If not.
    #[inline]
    pub fn check(self) -> Result<(), CommonRefusal> {
        if self.awaited { Ok(()) } else { Err(CommonRefusal::NotYourTurn(self.seat)) }
    }
}
