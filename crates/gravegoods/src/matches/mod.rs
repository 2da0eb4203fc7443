//! Games between bots: who plays, on which threads, and with how much time.

pub(crate) mod contest;
pub(crate) mod deadline;
pub(crate) mod entrant;
pub(crate) mod external;
pub(crate) mod pool;
