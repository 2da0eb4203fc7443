//! The two databases: opening one, one interface to both, and the tasks that share commits.

pub(crate) mod appender;
pub(crate) mod lock;
pub(crate) mod open;
pub(crate) mod private;
pub(crate) mod sql;
pub(crate) mod writer;
