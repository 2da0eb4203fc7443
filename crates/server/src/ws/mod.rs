//! WebSockets: one task reads and one writes for every connection.

pub(crate) mod connection;
pub(crate) mod connections;
pub(crate) mod upgrade;
