//! Every rule of Dungeonville, as play.

mod census;
mod combat;
mod deeds;
mod end;
mod explore;
mod items;
mod recruit;
mod script;
mod set;
mod setup;
