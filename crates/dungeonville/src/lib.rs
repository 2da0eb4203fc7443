//! The rules of Dungeonville.
//!
//! Two to five wizards each own one of five towers in secret. They hire adventurers, send them into towers to loot
//! them, and want as many as possible to die in their own. Rule numbers (D3.4, R7) are those of
//! `docs/rules/dungeonville.md`.

mod action;
mod bot;
mod card;
mod chance;
mod deduction;
mod deeds;
mod event;
mod game;
#[cfg(feature = "laws")]
pub mod laws;
mod masks;
mod notation;
mod offer;
mod print;
mod refusal;
mod rules;
mod seen;
mod sentence;
mod set;
mod sets;
mod setup;
mod sight;
mod stage;
mod state;
mod trail;
mod view;
mod word;
mod world;

pub use action::{Action, FIGHTERS, Order};
pub use bot::{Part, Path};
pub use card::{Adventurer, BadCard, Room};
pub use chance::Chance;
pub use event::Event;
pub use offer::{DeclareOffer, Offer, OrderOffer, OtherOffer, PickOffer, RecruitOffer, SumCard, SumOffer};
pub use print::{AdventurerCard, RoomCard};
pub use refusal::Refusal;
pub use set::{CardSet, Cards, Face, Fault, Faults, Wrong};
pub use sets::{Adventurers, Rooms, TowerRooms};
pub use setup::{FirstChoice, Setup};
pub use sight::{Fighter, Sight};
pub use stage::{Phase, Stage};
pub use state::{MOST_ROOMS, PARTY, PLAYERS, ROUNDS, State, WINNING};
pub use view::{
    BattleView, DeckView, ExpeditionView, FightersView, MemberView, SeatView, SwapView, TowerView, TownView,
    View,
};
pub use word::{Class, Colour, Item, Letter, Place, Tower};
