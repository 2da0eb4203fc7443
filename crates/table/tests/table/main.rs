//! Tables from the first seat taken to the file of the finished game.

mod absence;
mod acting;
mod actions;
mod arrangement;
mod becoming;
mod clocks;
mod ending;
mod fairness;
mod gathering;
mod kit;
mod loading;
mod recorded;
mod secrets;
mod thinking;
mod undo;
