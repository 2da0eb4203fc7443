//! One interface to both databases, with the same values and, with few exceptions, the same statements.
//!
//! Both support `$1`, `RETURNING` and `ON CONFLICT`. Integers are 64 bits wide in both, so that a column is read the same way
//! from either.

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Decode, Postgres, Row as _, Sqlite, Transaction, Type};

use crate::error::Error;
use crate::writer::BoxFuture;
use protocol::{Millis, PersonId, TableId};

/// The SQL dialect, for the few statements that differ.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

/// A connection to either database: a plain one to read, or a transaction to write.
#[derive(Debug)]
pub(crate) enum Conn {
    SqliteReading(PoolConnection<Sqlite>),
    SqliteWriting(Transaction<'static, Sqlite>),
    PostgresReading(PoolConnection<Postgres>),
    PostgresWriting(Transaction<'static, Postgres>),
}

/// The driver's connection underneath.
enum Raw<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

// The futures are boxed: an `async fn` would be compiled, with the driver's code, in every crate that awaits it.

/// Binds the values to a statement. It is a macro because the types of the two drivers differ.
macro_rules! bound {
    ($sql:expr, $values:expr) => {
        $values.into_iter().fold(sqlx::query($sql), |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Int(int) => query.bind(int),
            Value::Real(real) => query.bind(real),
            Value::Bool(bool) => query.bind(bool),
            Value::Bytes(bytes) => query.bind(bytes),
        })
    };
}

impl Conn {
    pub(crate) fn dialect(&self) -> Dialect {
        match self {
            Self::SqliteReading(_) | Self::SqliteWriting(_) => Dialect::Sqlite,
            Self::PostgresReading(_) | Self::PostgresWriting(_) => Dialect::Postgres,
        }
    }

    /// Runs a statement and returns the number of affected rows.
    pub(crate) fn execute<const N: usize>(
        &mut self,
        sql: &'static str,
        values: [Value; N],
    ) -> BoxFuture<'_, u64, Error> {
        self.execute_all(sql, values.into())
    }

    fn execute_all(&mut self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'_, u64, Error> {
        Box::pin(async move {
            let values = checked(values)?;
            Ok(match self.raw() {
                Raw::Sqlite(conn) => bound!(sql, values).execute(conn).await?.rows_affected(),
                Raw::Postgres(conn) => bound!(sql, values).execute(conn).await?.rows_affected(),
            })
        })
    }

    /// Runs a query and returns all rows.
    pub(crate) fn rows<const N: usize>(
        &mut self,
        sql: &'static str,
        values: [Value; N],
    ) -> BoxFuture<'_, Vec<Row>, Error> {
        self.rows_of(sql, values.into())
    }

    fn rows_of(&mut self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'_, Vec<Row>, Error> {
        Box::pin(async move {
            let values = checked(values)?;
            Ok(match self.raw() {
                Raw::Sqlite(conn) => {
                    bound!(sql, values).fetch_all(conn).await?.into_iter().map(Row::Sqlite).collect()
                }
                Raw::Postgres(conn) => {
                    bound!(sql, values).fetch_all(conn).await?.into_iter().map(Row::Postgres).collect()
                }
            })
        })
    }

    /// Runs a query and returns its row, if there is one.
    pub(crate) fn row<const N: usize>(
        &mut self,
        sql: &'static str,
        values: [Value; N],
    ) -> BoxFuture<'_, Option<Row>, Error> {
        self.row_of(sql, values.into())
    }

    fn row_of(&mut self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'_, Option<Row>, Error> {
        Box::pin(async move {
            let values = checked(values)?;
            Ok(match self.raw() {
                Raw::Sqlite(conn) => bound!(sql, values).fetch_optional(conn).await?.map(Row::Sqlite),
                Raw::Postgres(conn) => bound!(sql, values).fetch_optional(conn).await?.map(Row::Postgres),
            })
        })
    }

    /// Commits the transaction.
    pub(crate) fn commit(self) -> BoxFuture<'static, (), Error> {
        Box::pin(async move {
            match self {
                Self::SqliteWriting(transaction) => transaction.commit().await?,
                Self::PostgresWriting(transaction) => transaction.commit().await?,
                Self::SqliteReading(_) | Self::PostgresReading(_) => {}
            }
            Ok(())
        })
    }

    /// Rolls the transaction back.
    pub(crate) fn rollback(self) -> BoxFuture<'static, (), Error> {
        Box::pin(async move {
            match self {
                Self::SqliteWriting(transaction) => transaction.rollback().await?,
                Self::PostgresWriting(transaction) => transaction.rollback().await?,
                Self::SqliteReading(_) | Self::PostgresReading(_) => {}
            }
            Ok(())
        })
    }

    fn raw(&mut self) -> Raw<'_> {
        match self {
            Self::SqliteReading(conn) => Raw::Sqlite(conn),
            Self::SqliteWriting(transaction) => Raw::Sqlite(transaction),
            Self::PostgresReading(conn) => Raw::Postgres(conn),
            Self::PostgresWriting(transaction) => Raw::Postgres(transaction),
        }
    }
}

/// Refuses text that one of the databases can't store, for both.
fn checked(values: Vec<Value>) -> Result<Vec<Value>, Error> {
    let nul = |value: &Value| matches!(value, Value::Text(Some(text)) if text.contains('\0'));
    if values.iter().any(nul) { Err(Error::Nul) } else { Ok(values) }
}

/// A parameter of a statement.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Text(Option<String>),
    Int(Option<i64>),
    Real(Option<f64>),
    Bool(bool),
    Bytes(Vec<u8>),
}

/// The parameters of a statement, in the order of their numbers.
macro_rules! values {
    ($($value:expr),* $(,)?) => { [$($crate::sql::Value::from($value)),*] };
}
pub(crate) use values;

macro_rules! value_from {
    ($($from:ty, $name:ident => $value:expr;)*) => {
        $(impl From<$from> for Value {
            fn from($name: $from) -> Self {
                $value
            }
        })*
    };
}

value_from! {
    &str, text => Self::Text(Some(text.to_owned()));
    String, text => Self::Text(Some(text));
    Option<String>, text => Self::Text(text);
    Option<&str>, text => Self::Text(text.map(str::to_owned));
    &TableId, id => Self::Text(Some(id.0.clone()));
    &PersonId, id => Self::Text(Some(id.0.clone()));
    Option<&PersonId>, id => Self::Text(id.map(|id| id.0.clone()));
    i64, int => Self::Int(Some(int));
    i32, int => Self::Int(Some(int.into()));
    u32, int => Self::Int(Some(int.into()));
    u8, int => Self::Int(Some(int.into()));
    Option<i64>, int => Self::Int(int);
    f64, real => Self::Real(Some(real));
    Option<f64>, real => Self::Real(real);
    bool, bool => Self::Bool(bool);
    [u8; 32], bytes => Self::Bytes(bytes.to_vec());
}

/// A number in the type of the databases.
pub(crate) fn stored(number: u64) -> Result<i64, Error> {
    i64::try_from(number).map_err(|_| Error::TooLarge(number))
}

/// A row of a result, read by column name.
#[derive(Debug)]
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A type that a column of either database can be read as.
pub(crate) trait Column:
    for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>
{
}

impl<T> Column for T where
    T: for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>
{
}

impl Row {
    pub(crate) fn column<T: Column>(&self, name: &'static str) -> Result<T, Error> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get(name)?,
            Self::Postgres(row) => row.try_get(name)?,
        })
    }

    /// A number of a narrower type than the databases use.
    pub(crate) fn number<T: TryFrom<i64>>(&self, name: &'static str) -> Result<T, Error> {
        let wide: i64 = self.column(name)?;
        T::try_from(wide).map_err(|_| Error::corrupt(name, wide))
    }

    pub(crate) fn text(&self, name: &'static str) -> Result<String, Error> {
        self.column(name)
    }

    pub(crate) fn millis(&self, name: &'static str) -> Result<Millis, Error> {
        self.column(name)
    }

    pub(crate) fn maybe_millis(&self, name: &'static str) -> Result<Option<Millis>, Error> {
        self.column(name)
    }

    pub(crate) fn table(&self, name: &'static str) -> Result<TableId, Error> {
        Ok(TableId(self.column(name)?))
    }

    pub(crate) fn person(&self, name: &'static str) -> Result<PersonId, Error> {
        Ok(PersonId(self.column(name)?))
    }

    pub(crate) fn maybe_person(&self, name: &'static str) -> Result<Option<PersonId>, Error> {
        Ok(self.column::<Option<String>>(name)?.map(PersonId))
    }
}
