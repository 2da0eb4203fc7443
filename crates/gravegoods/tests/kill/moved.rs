//! A table that has left the node where another one looks for it.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use server::client::Client;
use sqlx::{Connection, PgConnection, Row};

use crate::child::Child;
use crate::database::Postgres;
use crate::nats::Nats;

/// How long something may take on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(30);

/// How often this asks again.
const INTERVAL: Duration = Duration::from_millis(50);

/// Waits until something is so.
async fn wait_for(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !is_so().await {
            tokio::time::sleep(INTERVAL).await;
        }
    };
    tokio::time::timeout(TIMEOUT, waiting).await.unwrap_or_else(|_| panic!("{what}"));
}

/// One node has run a table and given it up, and another has taken it. A third still asks the first one.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_asks_the_wrong_one_looks_for_the_table_again() {
    let postgres = Postgres::create().await;
    let nats = Nats::start().await;
    let mut config = nats.config_of_node(&postgres.url());
    config.linger = Duration::from_millis(200);
    let first = server::start(config).await.unwrap();
    let database = postgres.database();
    let second = Child::start_node(&database, nats.address()).await;
    let third = Child::start_node(&database, nats.address()).await;

    let mut ada = Client::guest(first.address(), "Ada").await.unwrap();
    let table = ada.create(&json!({"game": games::NAMES[0], "seats": [{"kind": "me"}]})).await.unwrap();
    let path = format!("/api/tables/{table}");
    let look = async |address: SocketAddr| {
        let mut client = Client::new(address);
        client.cookie.clone_from(&ada.cookie);
        client.request("GET", &path, None).await.unwrap().status
    };
    assert_eq!(look(first.address()).await, 200);
    assert_eq!(look(third.address()).await, 200);
    let mut connection = PgConnection::connect(&postgres.url()).await.unwrap();
    wait_for("the first node gives the table up", async || {
        let row = sqlx::query("SELECT owner FROM tables").fetch_one(&mut connection).await.unwrap();
        row.get::<Option<String>, _>("owner").is_none()
    })
    .await;
    assert_eq!(look(second.address()).await, 200);
    wait_for("the third node finds the table", async || look(third.address()).await == 200).await;
    drop((second, third));
    first.stop().await;
    connection.close().await.unwrap();
    postgres.remove().await;
}
