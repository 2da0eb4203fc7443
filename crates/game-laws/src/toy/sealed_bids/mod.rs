//! Sealed Bids: a small game of simultaneous choices and hidden tokens.
//!
//! 1. Two to four seats hold the cards 1 to 5 each. Eight prizes lie in a deck, six tokens in an urn.
//! 2. Each round a prize is turned up. Every seat seals one card; when all have, the cards are opened and spent.
//! 3. The highest card that only one seat played takes the prize. If there is none, the prize is lost. (Under version 1
//!    of these rules the prize was lost whenever the highest card was played twice.)
//! 4. Once in the game, while the game waits for seats, a seat may draw a token from the urn, which only it sees.
//! 5. After the last round all tokens are shown. A seat scores its prizes and its token; the highest score wins.
//!
//! ```
//! use game_core::{Awaiting, Game, NoLog, Seat, Step};
//! use game_laws::toy::sealed_bids::{SealedBids, Setup};
//!
//! let mut game = SealedBids::new(&Setup { seats: 2, rounds: 1 }).unwrap();
//! game.apply(Step::Chance("prize 4".parse().unwrap()), &mut NoLog).unwrap();
//! for (seat, action) in [(Seat::B, "bid 2"), (Seat::A, "bid 3")] {
//!     game.apply(Step::Act { seat, action: action.parse().unwrap() }, &mut NoLog).unwrap();
//! }
//! assert_eq!(game.awaiting(), Awaiting::Nobody);
//! assert_eq!(game.outcome().unwrap().scores[Seat::A], 4);
//! ```

mod bag;
mod describe;
mod guide;
mod notation;
mod state;
mod step;
mod view;
mod witness;

pub use bag::{Bag, Pips};
pub use state::{SealedBids, Ties};
pub use step::{Action, Chance, Event, Refusal, Setup};
pub use view::{PlaceView, Secret, Sight, View};
pub use witness::SealedBidsWitness;

/// The most seats of a table.
pub const MAX_SEATS: usize = 4;

/// The cards that every seat starts with.
pub(crate) const CARDS: Bag = Bag::new([0, 1, 1, 1, 1, 1]);

/// The prizes of the deck.
pub(crate) const PRIZES: Bag = Bag::new([0, 2, 2, 2, 1, 1]);

/// The tokens of the urn.
pub(crate) const TOKENS: Bag = Bag::new([2, 2, 1, 1, 0, 0]);
