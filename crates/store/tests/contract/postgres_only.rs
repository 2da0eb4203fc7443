//! Tests for PostgreSQL only: concurrent writers, and so deadlocks.

use std::time::Duration;

use sqlx::{Connection, Executor, PgConnection};
use store::Append;

use crate::fixture::{Dialect, Fixture, append, run, seat};

#[test]
fn an_append_that_hits_a_deadlock_is_retried() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let (ada, table) = (fixture.guest("ada").await, fixture.table("t").await);
        let mut other = PgConnection::connect(&fixture.url).await.unwrap();
        // The other transaction has a long timeout, so the server ends the append when it detects the deadlock.
        other.execute("SET deadlock_timeout = '1min'; BEGIN").await.unwrap();
        other.execute("SELECT 1 FROM people WHERE id = 'ada' FOR UPDATE").await.unwrap();
        let (store, sits) = (fixture.store.clone(), vec![seat(0, Some(&ada))]);
        let sits = Append { seats: Some(sits), ..append(&table, 1, "sits") };
        let appending = tokio::spawn(async move { store.append(sits).await });
        // When a connection waits for a lock, it is the append: it has locked the table and waits for the person.
        let waits = "SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' \
             AND datname = current_database()";
        let mut watcher = PgConnection::connect(&fixture.url).await.unwrap();
        while sqlx::query_scalar::<_, i64>(waits).fetch_one(&mut watcher).await.unwrap() == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        other.execute("UPDATE tables SET listing = 'from elsewhere' WHERE id = 't'").await.unwrap();
        other.execute("COMMIT").await.unwrap();
        assert_eq!(appending.await.unwrap().unwrap(), 2);
        assert_eq!(fixture.load(&table).await.unwrap().unwrap().seats[0].person.as_ref(), Some(&ada));
        other.close().await.unwrap();
        watcher.close().await.unwrap();
    });
}
