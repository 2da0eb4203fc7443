//! The contract every game of the house keeps, and what follows from it alone.
//!
//! A [`Game`] is plain data with rules. It never draws anything itself: it says what it is
//! [waiting](Awaiting) for, and somebody answers with a [`Step`]: a seat acts, or nature answers. What
//! happened comes out as events; what one viewer may know of a state is a [view](Game::view), and of an event a
//! [sight](Game::sight). Journals, playouts and perft need no more than that, so they live here once for all games.
//!
//! This crate does no I/O, reads no clock and owns no randomness.

mod census;
mod game;
mod guide;
mod journal;
mod log;
mod lots;
mod notation;
mod offers;
mod outcome;
mod perft;
mod playout;
mod seat;

pub use census::{Census, Figure, Table};
pub use game::{Awaiting, Game, Step, Viewer};
pub use guide::Guide;
pub use journal::{BadJournal, Journal, JournalFault, game_of};
pub use log::{Listener, Log, NoLog};
pub use lots::Lots;
pub use notation::{BadText, Notation, Scanner, ViewNotation, Word, check_view_text};
pub use offers::Offers;
pub use outcome::{Outcome, WIN};
pub use perft::{DefaultStream, perft};
pub use playout::{Playout, play_uniform};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
