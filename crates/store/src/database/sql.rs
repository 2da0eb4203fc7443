//! One interface to both databases, with the same values and, with few exceptions, the same statements.
//!
//! Both support `$1`, `RETURNING` and `ON CONFLICT`. Integers are 64 bits wide in both, so that a column is read the same way
//! from either.

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Decode, Postgres, Row as _, Sqlite, Transaction, Type};

use crate::database::writer::BoxFuture;
use crate::error::Error;
use crate::nodes::NodeId;
use crate::tables::{Status, visibility_text};
use protocol::{PersonId, TableId, Visibility};

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

/// Ends the transaction of a connection, if it has one.
macro_rules! ended {
    ($conn:ident.$end:ident) => {
        Box::pin(async move {
            match $conn {
                Conn::SqliteWriting(transaction) => transaction.$end().await?,
                Conn::PostgresWriting(transaction) => transaction.$end().await?,
                Conn::SqliteReading(_) | Conn::PostgresReading(_) => {}
            }
            Ok(())
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
    pub(crate) fn execute(&mut self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'_, u64, Error> {
        Box::pin(async move {
            let values = checked(values)?;
            Ok(match self.raw() {
                Raw::Sqlite(conn) => bound!(sql, values).execute(conn).await?.rows_affected(),
                Raw::Postgres(conn) => bound!(sql, values).execute(conn).await?.rows_affected(),
            })
        })
    }

    /// Runs a query and returns all rows.
    pub(crate) fn rows(&mut self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'_, Vec<Row>, Error> {
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
    pub(crate) fn row(&mut self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'_, Option<Row>, Error> {
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
        ended!(self.commit)
    }

    /// Rolls the transaction back.
    pub(crate) fn rollback(self) -> BoxFuture<'static, (), Error> {
        ended!(self.rollback)
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
    ($($value:expr),* $(,)?) => { vec![$($crate::database::sql::Value::from($value)),*] };
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
    &NodeId, id => Self::Text(Some(id.0.clone()));
    Option<&PersonId>, id => Self::Text(id.map(|id| id.0.clone()));
    i64, int => Self::Int(Some(int));
    i32, int => Self::Int(Some(int.into()));
    u32, int => Self::Int(Some(int.into()));
    u8, int => Self::Int(Some(int.into()));
    Option<i64>, int => Self::Int(int);
    Option<i32>, int => Self::Int(int.map(i64::from));
    f64, real => Self::Real(Some(real));
    Option<f64>, real => Self::Real(real);
    bool, bool => Self::Bool(bool);
    [u8; 32], bytes => Self::Bytes(bytes.to_vec());
    Vec<u8>, bytes => Self::Bytes(bytes);
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
    /// The value of a column.
    pub(crate) fn get<T: FromColumn>(&self, name: &'static str) -> Result<T, Error> {
        T::read(self, name)
    }

    fn column<T: Column>(&self, name: &'static str) -> Result<T, Error> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get(name)?,
            Self::Postgres(row) => row.try_get(name)?,
        })
    }
}

/// A type in which the store uses the values of a column.
pub(crate) trait FromColumn: Sized {
    fn read(row: &Row, name: &'static str) -> Result<Self, Error>;
}

macro_rules! from_column {
    ($($type:ty, $row:ident, $name:ident => $value:expr;)*) => {
        $(impl FromColumn for $type {
            fn read($row: &Row, $name: &'static str) -> Result<Self, Error> {
                $value
            }
        })*
    };
}

from_column! {
    String, row, name => row.column(name);
    Option<String>, row, name => row.column(name);
    i64, row, name => row.column(name);
    Option<i64>, row, name => row.column(name);
    f64, row, name => row.column(name);
    Option<f64>, row, name => row.column(name);
    bool, row, name => row.column(name);
    Vec<u8>, row, name => row.column(name);
    u8, row, name => narrow(row, name);
    i32, row, name => narrow(row, name);
    u32, row, name => narrow(row, name);
    u64, row, name => narrow(row, name);
    TableId, row, name => row.column(name).map(TableId);
    Option<TableId>, row, name => Ok(row.column::<Option<String>>(name)?.map(TableId));
    PersonId, row, name => row.column(name).map(PersonId);
    NodeId, row, name => row.column(name).map(NodeId);
    Option<PersonId>, row, name => Ok(row.column::<Option<String>>(name)?.map(PersonId));
    Status, row, name => find(row, name, [Self::Open, Self::Running, Self::Finished, Self::Abandoned], Self::as_str);
    Visibility, row, name => find(row, name, [Self::Public, Self::Link], visibility_text);
}

/// A number of a narrower type than the databases use.
fn narrow<T: TryFrom<i64>>(row: &Row, name: &'static str) -> Result<T, Error> {
    let wide: i64 = row.column(name)?;
    T::try_from(wide).map_err(|_| Error::corrupt(name, wide))
}

/// The one of `all` whose word is in the column.
fn find<T: Copy, const N: usize>(
    row: &Row,
    name: &'static str,
    all: [T; N],
    word: impl Fn(T) -> &'static str,
) -> Result<T, Error> {
    let stored: String = row.column(name)?;
    all.into_iter().find(|value| word(*value) == stored).ok_or_else(|| Error::corrupt(name, stored))
}

/// Reads a struct from a row: each field from the column of its name or of the name given with `=`, and the fields after `;`
/// as they are given.
macro_rules! from_row {
    (@column $field:ident) => { stringify!($field) };
    (@column $field:ident $column:literal) => { $column };
    ($row:ident, $struct:ident { $($field:ident $(= $column:literal)?),* $(; $($other:ident: $value:expr),+)? }) => {
        $struct {
            $($field: $row.get($crate::database::sql::from_row!(@column $field $($column)?))?,)*
            $($($other: $value),+)?
        }
    };
}
pub(crate) use from_row;
