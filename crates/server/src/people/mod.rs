//! Who sends a request: names, passwords and sessions.

pub(crate) mod common_passwords;
pub(crate) mod looks;
pub(crate) mod names;
pub(crate) mod passwords;
pub(crate) mod session;
