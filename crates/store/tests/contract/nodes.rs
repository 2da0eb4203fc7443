//! Nodes: leases, who runs a table, and that an earlier owner writes nothing.

use std::time::{Duration, Instant};

use sqlx::{Connection, Executor, PgConnection};
use store::{Claim, JoinError, LEASE, Node, NodeId, Store, TableError, TableId};

use crate::fixture::{Dialect, Fixture, append, line, new_table, run};

fn node(id: &str) -> Node {
    Node { id: NodeId(id.to_owned()), connected: true, format: 1 }
}

/// Ends a node's lease as time would.
async fn expire(fixture: &Fixture, id: &str) {
    set_lease(fixture, id, 0).await;
}

/// Lets a node's lease last until this time.
async fn set_lease(fixture: &Fixture, id: &str, until: i64) {
    let mut conn = PgConnection::connect(&fixture.url).await.unwrap();
    let sql = format!("UPDATE nodes SET lease_until = {until} WHERE id = '{id}'");
    conn.execute(sqlx::AssertSqlSafe(sql)).await.unwrap();
    conn.close().await.unwrap();
}

/// Opens a table that has to be woken.
async fn waking_table(fixture: &Fixture) -> TableId {
    let mut new = new_table("t");
    new.head.wake_at = Some(5);
    fixture.create_table(new).await.unwrap();
    TableId::from("t")
}

/// Claims a table that no other node has.
async fn take(store: &Store, table: &TableId, by: &Node) -> u64 {
    match store.claim(table, &by.id).await.unwrap() {
        Claim::Own { epoch } => epoch,
        refused => panic!("{refused:?}"),
    }
}

/// Only the epoch in which a table is owned can be written in; in SQLite that is always the same.
pub(crate) async fn an_append_and_a_line_name_the_epoch(fixture: Fixture) {
    let (ada, table) = (fixture.guest("ada").await, fixture.table("t").await);
    let me = node("me");
    fixture.join(&me).await.unwrap();
    let epoch = take(&fixture.store, &table, &me).await;
    fixture.append(store::Append { epoch, ..append(&table, 1, "mine") }).await.unwrap();
    let other = store::Append { epoch: epoch + 1, ..append(&table, 2, "not mine") };
    assert!(matches!(fixture.append(other).await, Err(TableError::NotOwner)));
    assert_eq!(fixture.say(line(&table, &ada, "hello"), epoch).await.unwrap(), 1);
    for epoch in [epoch + 1, u64::from(epoch == 0) * 7] {
        let said = fixture.say(line(&table, &ada, "too late"), epoch).await;
        assert!(matches!(said, Err(TableError::NotOwner)), "{epoch}");
        let said = fixture.say_to_team("ab", line(&table, &ada, "too late"), epoch).await;
        assert!(matches!(said, Err(TableError::NotOwner)), "{epoch}");
    }
    assert_eq!(fixture.chat(&table, 9).await.unwrap().len(), 1);
    assert_eq!(fixture.load(&table).await.unwrap().unwrap().records.len(), 2);
    // A node that stays alone may take its table again, as after it was removed from memory.
    fixture.release(&table, &me.id, epoch).await.unwrap();
    let again = take(&fixture.store, &table, &me).await;
    fixture.append(store::Append { epoch: again, ..append(&table, 2, "again") }).await.unwrap();
    fixture.leave(&me.id).await.unwrap();
}

#[test]
fn a_table_has_one_owner_until_its_lease_ends() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let table = waking_table(&fixture).await;
        let (one, two) = (node("one"), node("two"));
        fixture.join(&one).await.unwrap();
        fixture.join(&two).await.unwrap();
        let epoch = take(&fixture.store, &table, &one).await;
        assert_eq!(fixture.claim(&table, &two.id).await.unwrap(), Claim::Other(one.id.clone()));
        assert!(fixture.due(i64::MAX, &two.id, None, 9).await.unwrap().is_empty());
        assert_eq!(fixture.due(i64::MAX, &one.id, None, 9).await.unwrap().len(), 1);
        expire(&fixture, "one").await;
        assert_eq!(fixture.due(i64::MAX, &two.id, None, 9).await.unwrap().len(), 1);
        let next = take(&fixture.store, &table, &two).await;
        assert!(next > epoch);
        // The first owner was only paused. It can neither write nor take the table back, nor renew its lease.
        let late = store::Append { epoch, ..append(&table, 1, "late") };
        assert!(matches!(fixture.append(late).await, Err(TableError::NotOwner)));
        assert!(matches!(fixture.claim(&table, &one.id).await, Ok(Claim::Other(by)) if by == two.id));
        assert_eq!(fixture.renew(&one.id).await.unwrap(), None);
        fixture.release(&table, &one.id, epoch).await.unwrap();
        fixture.append(store::Append { epoch: next, ..append(&table, 1, "in time") }).await.unwrap();
        // Without a lease no table can be taken, not even one that nobody owns.
        let free = fixture.table("free").await;
        assert!(matches!(fixture.claim(&free, &one.id).await, Err(TableError::NotOwner)));
        assert!(matches!(fixture.claim(&"none".into(), &two.id).await, Err(TableError::NoSuchTable)));
        // An owner whose lease has run out is not named as one.
        expire(&fixture, "two").await;
        assert!(matches!(fixture.claim(&table, &one.id).await, Err(TableError::NotOwner)));
        // A node that leaves gives its tables up at once.
        fixture.leave(&two.id).await.unwrap();
        let three = node("three");
        fixture.join(&three).await.unwrap();
        take(&fixture.store, &table, &three).await;
    });
}

#[test]
fn a_table_that_a_newer_node_has_run_is_left_to_newer_nodes() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let table = waking_table(&fixture).await;
        let (old, new) = (node("old"), Node { format: 2, ..node("new") });
        fixture.join(&old).await.unwrap();
        let epoch = take(&fixture.store, &table, &old).await;
        fixture.release(&table, &old.id, epoch).await.unwrap();
        fixture.join(&new).await.unwrap();
        let epoch = take(&fixture.store, &table, &new).await;
        assert_eq!(fixture.claim(&table, &old.id).await.unwrap(), Claim::Other(new.id.clone()));
        fixture.release(&table, &new.id, epoch).await.unwrap();
        assert_eq!(fixture.claim(&table, &old.id).await.unwrap(), Claim::TooNew { format: 2 });
        assert!(fixture.due(i64::MAX, &old.id, None, 9).await.unwrap().is_empty());
        assert_eq!(fixture.due(i64::MAX, &new.id, None, 9).await.unwrap().len(), 1);
        // Nor can it have one that was opened by a newer node and that nobody has run.
        let opened = store::NewTable { format: 2, ..new_table("opened") };
        fixture.create_table(opened).await.unwrap();
        assert_eq!(fixture.claim(&"opened".into(), &old.id).await.unwrap(), Claim::TooNew { format: 2 });
        take(&fixture.store, &"opened".into(), &new).await;
        // An owner whose lease has run out is no owner.
        expire(&fixture, "new").await;
        assert_eq!(fixture.claim(&"opened".into(), &old.id).await.unwrap(), Claim::TooNew { format: 2 });
    });
}

#[test]
fn of_concurrent_claims_one_succeeds() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let table = fixture.table("t").await;
        let mut claims = tokio::task::JoinSet::new();
        for number in 0..8 {
            let (store, node, table) = (fixture.store.clone(), node(&format!("n{number}")), table.clone());
            store.join(&node).await.unwrap();
            claims.spawn(async move { store.claim(&table, &node.id).await.unwrap() });
        }
        let claims = claims.join_all().await;
        let own = claims.iter().filter(|claim| matches!(claim, Claim::Own { .. })).count();
        assert_eq!(own, 1, "{claims:?}");
    });
}

#[test]
fn a_lease_lasts_as_long_as_it_is_renewed() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let one = node("one");
        fixture.join(&one).await.unwrap();
        assert_eq!(fixture.renew(&one.id).await.unwrap(), Some(vec![one.clone()]));
        let two = Node { format: 2, ..node("two") };
        fixture.join(&two).await.unwrap();
        let begun = Instant::now();
        while begun.elapsed() < LEASE + Duration::from_millis(500) {
            let others = fixture.renew(&one.id).await.unwrap().expect("it was renewed in time");
            // The other is never renewed, so it is gone in the end.
            assert!(others.contains(&one) && others.len() <= 2);
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        assert_eq!(fixture.renew(&one.id).await.unwrap(), Some(vec![one.clone()]));
        assert_eq!(fixture.renew(&two.id).await.unwrap(), None);
    });
}

#[test]
fn a_node_without_messages_has_to_be_alone() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let alone = Node { connected: false, ..node("alone") };
        // Each server has connections of its own.
        let another = Store::open(&fixture.url).await.unwrap();
        fixture.join(&alone).await.unwrap();
        assert!(matches!(another.join(&node("other")).await, Err(JoinError::NotConnected)));
        fixture.leave(&alone.id).await.unwrap();
        another.join(&node("other")).await.unwrap();
        assert!(matches!(fixture.join(&alone).await, Err(JoinError::NotConnected)));
        // A node whose lease has run out is not in the way.
        expire(&fixture, "other").await;
        fixture.join(&alone).await.unwrap();
        // Nor is one that is gone, though its lease does not run out.
        set_lease(&fixture, "alone", i64::MAX).await;
        let next = Node { connected: false, ..node("next") };
        assert!(matches!(another.join(&next).await, Err(JoinError::NotConnected)));
        fixture.close().await;
        // PostgreSQL notices a moment later that the connection is closed.
        while another.join(&next).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(another.renew(&alone.id).await.unwrap(), None);
        another.close().await;
    });
}
