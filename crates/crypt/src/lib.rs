//! The rules of Crypt.
//!
//! One to four heirs rob a royal crypt. Each round reveals treasures; in turn they put dice on them, choosing how much
//! effort each die makes; a higher total bumps a lower one. Then the dice are rolled: one that rolls below its effort is
//! exhausted. Collectors pay for what each player has collected. Rule numbers (C3.4, R7) are those of `docs/rules/crypt.md`.
//!
//! ```
//! use crypt::{Setup, State};
//! use game_core::{Game, NoLog, Notation, Step, Viewer};
//!
//! let mut game = State::new(&Setup::new(2)).unwrap();
//! let mut take = |step: Step<_, _>| game.apply(step, &mut NoLog).unwrap();
//! take(Step::Chance("leader a".parse().unwrap()));
//! take(Step::Chance("reveal J4 P2 R_ next T".parse().unwrap()));
//! take(Step::Act { seat: game_core::Seat::A, action: "claim 1=5 2=1".parse().unwrap() });
//! take(Step::Act { seat: game_core::Seat::B, action: "claim 1=3+3".parse().unwrap() });
//! take(Step::Act { seat: game_core::Seat::A, action: "claim 3=1".parse().unwrap() });
//! // The pair of threes is rolled, and the face-down card turns out to be worth 4.
//! take(Step::Chance("collect 1=2+6 value 3=4".parse().unwrap()));
//! assert_eq!(
//!     game.view(Viewer::Spectator).to_string(),
//!     "crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 P2 R_? | b 2/1 J4"
//! );
//! # // The rest of the game, played at random: seven more rounds, and a winner.
//! # use rand::SeedableRng;
//! # let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
//! let playout = game_core::play_uniform(&mut game, &mut rng, &mut NoLog, |_, _| {});
//! assert!(!playout.outcome.winners.is_empty());
//! ```
//!
//! A state can't be sent by accident: views can be serialized, states can't.
//!
//! ```compile_fail
//! fn sendable<T: serde::Serialize>() {}
//! sendable::<crypt::State>();
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
mod state;
mod view;
mod vocabulary;

pub use action::{Action, CardNo, ExhaustedDie, Pair};
pub use bot::{Imagined, Part, Path, Plan};
pub use census::Census;
pub use chance::{Chance, Deal, Drawn, Harvest, Values};
pub use event::{Event, GiftSight, Sight};
pub use refusal::Refusal;
pub use state::scoresheet::{Rank, ScoreSheet};
pub use state::{Claimant, Crypt, Pending, Stage, Standing, State, VariantState};
pub use view::offer::{ClaimOffer, Offer, OtherOffer, StakeOffer};
pub use view::so_far::SoFar;
pub use view::variant_view::{TokensView, VariantView};
pub use view::{BoardView, CollectorView, Joined, ProgressView, RowView, TreasureView, View};
pub use vocabulary::card::{Card, Coins, Kind};
pub use vocabulary::collector::{BadSides, Counts, Side, Sides};
pub use vocabulary::dice::{Claim, DICE, Dice, Pips, SLOTS, Slot, Stake};
pub use vocabulary::edition::{Base, Edition, Variants};
pub use vocabulary::pile::Pile;
pub use vocabulary::setup::{Curse, GhostDice, LeaderChoice, Recall, Setup, SidesChoice, Variant};
pub use vocabulary::tokens::{Hands, Kinds};
pub use vocabulary::treasure::Knowledge;
