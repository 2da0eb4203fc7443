//! The rules of Dungeonville.
//!
//! Two to five wizards each own one of five towers in secret. They hire adventurers, send them into towers to loot
//! them, and want as many as possible to die in their own. Rule numbers (D3.4, R7) are those of
//! `docs/rules/dungeonville.md`.
//!
//! ```
//! use dungeonville::{Action, Setup, State};
//! use game_core::{Game, NoLog, Notation, Seat, Step, Viewer};
//!
//! let mut game = State::new(&Setup::new(2)).unwrap();
//! let chances = ["deal C R", "first a", "draw 3", "draw 17", "draw 40", "draw 50", "draw 60"];
//! for chance in chances {
//!     game.apply(Step::Chance(chance.parse().unwrap()), &mut NoLog).unwrap();
//! }
//! // The lowest rank is at the Tavern and costs all the tokens of a player.
//! let action: Action = "recruit 3".parse().unwrap();
//! game.apply(Step::Act { seat: Seat::A, action }, &mut NoLog).unwrap();
//! game.apply(Step::Chance("draw 2".parse().unwrap()), &mut NoLog).unwrap();
//! assert_eq!(
//!     game.view(Viewer::Seat(Seat::B)).to_string(),
//!     "dungeonville 2p builtin-2 rules 2 | 1 recruit b | first a | town 2 17 40 50 60 | out | C | R | I | G | D \
//!      | a ? party 3 | b R gold 40"
//! );
//! # // The rest of the game, played at random.
//! # use rand::SeedableRng;
//! # let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
//! let playout = game_core::play_uniform(&mut game, &mut rng, &mut NoLog, |_, _| {});
//! assert!(!playout.outcome.winners.is_empty());
//! ```
//!
//! A state can't be sent by accident: views serialize, states don't.
//!
//! ```compile_fail
//! fn sendable<T: serde::Serialize>() {}
//! sendable::<dungeonville::State>();
//! ```

mod action;
mod bot;
mod census;
mod chance;
mod describe;
mod event;
mod game;
#[cfg(feature = "laws")]
pub mod laws;
mod lengths;
mod notation;
mod refusal;
mod rules;
mod sentence;
mod set;
mod sight;
mod state;
mod view;
mod vocabulary;

pub use action::{Action, FIGHTERS, Order};
pub use bot::{Outline, Part, Path};
pub use census::Census;
pub use chance::Chance;
pub use event::Event;
pub use refusal::Refusal;
pub use set::print::{AdventurerCard, RoomCard};
pub use set::{CardSet, Cards, Face, Fault, Faults, Name, Wrong};
pub use sight::{Fighter, Holds, Sight};
pub use state::{MOST_ROOMS, PARTY, PLAYERS, ROUNDS, State, WINNING};
pub use view::offer::{
    DeclareOffer, FirstRoomOffer, Offer, OrderOffer, OtherOffer, PickOffer, RecruitOffer, ScoutOffer,
    SumCard, SumOffer,
};
pub use view::{
    BattleView, DeckView, ExpeditionView, FightersView, MemberView, SeatView, SwapView, TowerView, TownView,
    View,
};
pub use vocabulary::card::{Adventurer, BadCard, Room};
pub use vocabulary::sets::{Adventurers, Rooms, TowerRooms};
pub use vocabulary::setup::{FirstChoice, Setup};
pub use vocabulary::stage::{Phase, Stage};
pub use vocabulary::word::{Class, Colour, Item, Letter, Place, Tower};
