//! The contract that every game implements, and what can be built on it alone.
//!
//! A [`Game`] is plain data with rules. It never draws anything: it says what it is [waiting](Awaiting) for, and its caller
//! answers with a [`Step`]: an action of a seat, or an answer of chance. A step produces events. What one viewer may know
//! of a state is a [view](Game::view), and of an event a [sight](Game::sight). Journals, playouts and perft need no more
//! than that, so they are here, once for all games.
//!
//! This crate does no I/O, reads no clock and has no source of randomness.

mod bit_set;
mod census;
mod changes;
mod describe;
mod game;
mod guide;
mod log;
mod lots;
mod luck;
mod offers;
mod outcome;
mod perft;
mod playout;
mod seat;
mod text;
mod turn;

pub use census::sums::{AddAll, Sample};
pub use census::{Census, Figure, Table};
pub use changes::{BadPath, Changes, Compare};
pub use describe::choice::{Choice, Fit, OptionSpec, Parts, PlayerCounts};
pub use describe::piece_colour::PieceColour;
pub use describe::{BASE, BadFile, BadOption, Describe, FileFault, FileSpec, Lesson, Options};
pub use game::{Awaiting, Game, Step, Viewer};
pub use guide::Guide;
pub use log::{Listener, Log, NoLog};
pub use lots::Lots;
pub use luck::{Luck, Purpose, shuffle};
pub use offers::{Odds, Offers};
pub use outcome::{Outcome, Teams, WIN};
pub use perft::{DefaultStream, perft};
pub use playout::{Playout, play_uniform};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use text::journal::{BadJournal, Journal, JournalFault, Object, game_of, header_of, in_line};
pub use text::notation::{BadText, Notation, Scanner, ViewNotation, Word, check_view_text};
pub use text::quoted::{Quoted, shortened};
pub use turn::{CommonRefusal, Turn};
