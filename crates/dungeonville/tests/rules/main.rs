//! Tests of the rules of Dungeonville, one for each rule.

mod census;
mod combat;
mod deeds;
mod end;
mod explore;
mod items;
mod legal;
mod notation;
mod recruit;
mod script;
mod set;
mod setup;
