//! The bodies of the HTTP API: what a client sends, and what the server answers.

mod games;
mod people;
mod problem;
mod results;
mod tables;

pub use games::{ChoiceInfo, FitInfo, GameInfo, OptionInfo, PartsInfo, PoolInfo, TeamsInfo};
pub use people::{Credentials, History, Me, NameRequest, PasswordChange, PastGame};
pub use problem::{Problem, ProblemCode};
pub use results::{LeaderboardEntry, OwnRating, SeatResult, SoloLeaderboardEntry};
pub use tables::{BranchPoint, ListedSeat, Listing, Lobby, NewSeat, NewTable, OpenedTable, TableInfo};
