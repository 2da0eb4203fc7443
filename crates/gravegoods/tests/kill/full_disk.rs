//! A server whose files can't grow: the operating system refuses to write, as on a full disk.

use std::fs;
use std::time::Duration;

use server::client::Client;

use crate::child::Child;
use crate::database::Database;

/// How long a server may take to notice that there is room again.
const TIMEOUT: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread")]
async fn a_server_goes_on_when_its_disk_has_room_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = Child::start_unkillable_by_limits(&Database::Folder(folder.path().to_owned())).await;
    let ready = async || Client::new(server.address()).request("GET", "/readyz", None).await.unwrap().status;
    let mut ada = Client::guest(server.address(), "Ada").await.unwrap();
    assert_eq!(ready().await, 200);

    // The log of the database may not grow any more.
    let log = fs::metadata(folder.path().join("gravegoods.db-wal")).unwrap().len();
    server.limit_files(Some(log));
    for _ in 0..5 {
        assert!(Client::guest(server.address(), "Ben").await.is_err());
        assert_eq!(ready().await, 503);
    }
    // What was written can still be read.
    let me = ada.request("GET", "/api/me", None).await.unwrap();
    assert_eq!((me.status, &me.json()["name"]), (200, &"Ada".into()));

    server.limit_files(None);
    let wait = async {
        while ready().await != 200 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, wait).await.expect("the server is ready again");
    Client::guest(server.address(), "Ben").await.unwrap();
}
