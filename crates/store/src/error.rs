//! Errors.

use std::sync::Arc;

use sqlx::migrate::MigrateError;

use crate::tables::holdings::Holdings;

/// Why an operation of the store failed.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The store could not be opened.
    #[error("{problem}; {advice}")]
    Open {
        /// What is wrong.
        problem: String,
        /// What to do about it.
        advice: String,
    },
    /// A text contained the character NUL, which PostgreSQL can't store and at which SQLite would cut the text.
    #[error("a text with the character NUL can't be stored; refuse it where it comes in")]
    Nul,
    /// A number is too large for the database.
    #[error("the number {0} is too large to be stored")]
    TooLarge(u64),
    /// A person or table is not in the store.
    #[error("a person or table named here is not in the store")]
    Unknown,
    /// The store is closed or closing.
    #[error("the store is closed")]
    Closed,
    /// The database did not answer in time.
    #[error("the database did not answer in time")]
    Timeout,
    /// A row contains a value that this program never writes.
    #[error("the database has the value {value} for {what}; was it changed by hand or by a newer program?")]
    Corrupt {
        /// The column or kind of value.
        what: &'static str,
        /// The value.
        value: String,
    },
    /// The database refused or could not be reached. Nothing was written, unless the connection broke during a commit.
    #[error("the database failed: {0}")]
    Database(#[source] Arc<sqlx::Error>),
}

impl Error {
    pub(crate) fn open(problem: impl Into<String>, advice: impl Into<String>) -> Self {
        Self::Open { problem: problem.into(), advice: advice.into() }
    }

    pub(crate) fn corrupt(what: &'static str, value: impl ToString) -> Self {
        Self::Corrupt { what, value: value.to_string() }
    }

    /// Whether the operation conflicted with a concurrent one and can be retried.
    pub(crate) fn lost_race(&self) -> bool {
        const SERIALIZATION_FAILURE: &str = "40001";
        const DEADLOCK_DETECTED: &str = "40P01";
        self.code().is_some_and(|code| code == SERIALIZATION_FAILURE || code == DEADLOCK_DETECTED)
    }

    /// Whether the database can't do its work, as on a full disk, rather than refuses what it was given.
    pub(crate) fn is_failure(&self) -> bool {
        matches!(self, Self::Database(_)) && !self.taken()
    }

    /// Whether the database refused a value: it is out of range, or breaks a constraint.
    pub(crate) fn is_about_data(&self) -> bool {
        const DATA_EXCEPTION: &str = "22";
        const CONSTRAINT_VIOLATION: &str = "23";
        matches!(self, Self::Unknown | Self::TooLarge(_))
            || self.code().is_some_and(|code| {
                code.starts_with(DATA_EXCEPTION) || code.starts_with(CONSTRAINT_VIOLATION)
            })
    }

    /// Whether a unique key is already taken.
    pub(crate) fn taken(&self) -> bool {
        matches!(self, Self::Database(error)
            if error.as_database_error().is_some_and(|e| e.is_unique_violation()))
    }

    fn code(&self) -> Option<String> {
        let Self::Database(error) = self else { return None };
        error.as_database_error()?.code().map(std::borrow::Cow::into_owned)
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => Self::Closed,
            error if error.as_database_error().is_some_and(|e| e.is_foreign_key_violation()) => Self::Unknown,
            error => Self::Database(Arc::new(error)),
        }
    }
}

impl From<MigrateError> for Error {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(_) => Self::open(
                "the database was made by a newer version of this program",
                "start that version, or name another database",
            ),
            MigrateError::VersionMismatch(version) => Self::open(
                format!("step {version} of the database's schema is not the one this program knows"),
                "restore it from a backup, or name another database",
            ),
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            error => Self::open(format!("the database's schema can't be brought up to date: {error}"), {
                "check that the user may create tables there"
            }),
        }
    }
}

/// An error type of an operation, which may wrap an [`Error`] of the store.
pub(crate) trait Refusal: From<Error> + Send + 'static {
    /// The store's error, if it is one.
    fn cause(&self) -> Option<&Error>;
}

impl Refusal for Error {
    fn cause(&self) -> Option<&Error> {
        Some(self)
    }
}

/// Why a change to people was refused. Nothing has changed.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PersonError {
    /// Another account has this name.
    #[error("another account has this name")]
    NameTaken,
    /// Another account has a name that looks like this one.
    #[error("another account has a name that looks like this one")]
    NameAlike,
    /// The person has an account, where a guest was expected.
    #[error("this person has an account already")]
    AlreadyAccount,
    /// The person is a guest, where an account was expected.
    #[error("this person has no account")]
    NotAnAccount,
    /// No person has this id, or they were merged into an account.
    #[error("no person has this id")]
    NoSuchPerson,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] Error),
}

/// Why a table could not be created or appended to. Nothing has changed.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// There is a table with this id already.
    #[error("there is a table with this id already")]
    Exists,
    /// Another append came first.
    #[error("the table has moved on to record {last}")]
    Stale {
        /// The number of the table's last record.
        last: u64,
    },
    /// The table has had another owner since.
    #[error("another server runs this table now")]
    NotOwner,
    /// There is no table with this id.
    #[error("there is no such table")]
    NoSuchTable,
    /// The table has its results, so its status can't change any more.
    #[error("the table has finished already")]
    Finished,
    /// The head is finished but results are missing, or there are results but the head is not finished.
    #[error("a table is finished exactly when its results are given")]
    FinishMismatch,
    /// Who opens the table has too many.
    #[error("this person or network has too many tables")]
    TooMany(Holdings),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] Error),
}

/// The refusals that may wrap an [`Error`].
macro_rules! refusals {
    ($($refusal:ty),*) => {
        $(impl Refusal for $refusal {
            fn cause(&self) -> Option<&Error> {
                if let Self::Store(error) = self { Some(error) } else { None }
            }
        })*
    };
}

refusals!(PersonError, TableError);
