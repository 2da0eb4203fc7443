//! What only PostgreSQL has: many who write at once, and so locks that can be waited for in a circle.

use std::time::Duration;

use sqlx::{Connection, Executor, PgConnection};
use store::Append;

use crate::home::{Dialect, Home, append, hold, seat};

#[test]
fn an_append_that_loses_a_race_is_begun_anew() {
    hold(Dialect::Postgres, |home: Home| async move {
        let (ada, table) = (home.guest("ada").await, home.table("t").await);
        let mut other = PgConnection::connect(&home.url).await.unwrap();
        // The other one is patient, so that it is the append that the server ends when it sees the circle.
        other.execute("SET deadlock_timeout = '1min'; BEGIN").await.unwrap();
        other.execute("SELECT 1 FROM people WHERE id = 'ada' FOR UPDATE").await.unwrap();
        let (store, sits) = (home.store.clone(), vec![seat(0, Some(&ada))]);
        let sits = Append { seats: Some(sits), ..append(&table, 1, "sits") };
        let appending = tokio::spawn(async move { store.append(sits).await });
        // The append holds the table as soon as somebody waits for a lock, which is the person's.
        let waits = "SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' \
             AND datname = current_database()";
        let mut watcher = PgConnection::connect(&home.url).await.unwrap();
        while sqlx::query_scalar::<_, i64>(waits).fetch_one(&mut watcher).await.unwrap() == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        other.execute("UPDATE tables SET listing = 'from elsewhere' WHERE id = 't'").await.unwrap();
        other.execute("COMMIT").await.unwrap();
        assert_eq!(appending.await.unwrap().unwrap(), 2);
        assert_eq!(home.load(&table).await.unwrap().unwrap().seats[0].person.as_ref(), Some(&ada));
        other.close().await.unwrap();
        watcher.close().await.unwrap();
    });
}
