//! Tests of tables, from the first seat to the export of the finished game.

mod absence;
mod acting;
mod actions;
mod arrangement;
mod clocks;
mod ending;
mod fairness;
mod frames;
mod gathering;
mod kit;
mod leaving;
mod loading;
mod logins;
mod memory;
mod recorded;
mod rematch;
mod scenes;
mod secrets;
mod thinking;
mod undo;
