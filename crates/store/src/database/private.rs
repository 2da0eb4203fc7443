//! Files that only their owner can read: anyone who can read the database can forge sessions.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file for writing, and creates it if it is missing. Nobody but its owner can read it afterwards. SQLite gives the files
/// beside the database the same permissions.
#[cfg(unix)]
pub(crate) fn create(path: &Path) -> io::Result<File> {
    use std::fs::Permissions;
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    const OWNER_ONLY: u32 = 0o600;
    let file = OpenOptions::new().create(true).truncate(false).write(true).mode(OWNER_ONLY).open(path)?;
    if file.metadata()?.permissions().mode() & 0o077 != 0 {
        file.set_permissions(Permissions::from_mode(OWNER_ONLY))?;
    }
    Ok(file)
}

/// Opens a file for writing, and creates it if it is missing. Its folder decides who can read it.
#[cfg(not(unix))]
pub(crate) fn create(path: &Path) -> io::Result<File> {
    OpenOptions::new().create(true).truncate(false).write(true).open(path)
}
