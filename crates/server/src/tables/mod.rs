//! Tables in memory: the registry finds a table's actor, and the actor is the only task that changes the table.

pub(crate) mod actor;
pub(crate) mod append;
pub(crate) mod bot_pool;
mod fair_queue;
pub(crate) mod load;
pub(crate) mod registry;
