//! A lock that keeps two servers from using one SQLite file.

use std::fs::{File, TryLockError};
use std::sync::Mutex;

use crate::database::private;
use crate::error::Error;

/// A lock on an SQLite file. The operating system releases it when the process ends, however it ends.
///
/// It is a file beside the database: SQLite's own locks are on the database itself, and backups and other programs may still read that.
#[derive(Debug)]
pub(crate) struct Lock(Mutex<Option<File>>);

impl Lock {
    /// Takes the lock of the database at this path.
    pub(crate) fn take(path: &str) -> Result<Lock, Error> {
        let failed = |error: std::io::Error| {
            Error::open(
                format!("the file {path}.lock can't be locked: {error}"),
                "check that its folder exists, and that this user may write there",
            )
        };
        let file = private::create(format!("{path}.lock").as_ref()).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(Mutex::new(Some(file)))),
            Err(TryLockError::WouldBlock) => Err(Error::open(
                format!("another server is using the database {path}"),
                "stop that one, or give this one its own data with --data; several servers can share PostgreSQL",
            )),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Releases the lock.
    pub(crate) fn release(&self) {
        self.0.lock().expect("lock mutex poisoned").take();
    }
}
