//! Every rule of Crypt, tested by playing.

mod abilities;
mod any_time;
mod claim;
mod collect;
mod collectors;
mod end;
mod idol;
mod legal;
mod memory;
mod notation;
mod only_child;
mod positions;
mod pottery;
mod refusals;
mod reveal;
mod scoring;
mod script;
mod seen;
mod setup;
mod shown;
mod variants;
