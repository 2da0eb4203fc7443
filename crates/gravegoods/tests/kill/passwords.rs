//! Attempts to log in, many at a time: each takes some 20 MB of memory while it is checked.

use serde_json::json;
use server::client::Client;
use tokio::task::JoinSet;

use crate::child::Child;
use crate::database::Database;

const ATTEMPTS: usize = 60;

/// Megabytes for everything else, in a build without optimisation.
const OTHER: u64 = 100;

#[tokio::test(flavor = "multi_thread")]
async fn many_wrong_passwords_take_no_more_memory_than_few() {
    let folder = tempfile::tempdir().unwrap();
    let server = Child::start(&Database::Folder(folder.path().to_owned())).await;
    let address = server.address();
    let mut attempts = JoinSet::new();
    for attempt in 0..ATTEMPTS {
        attempts.spawn(async move {
            let wrong = json!({"name": format!("nobody {attempt}"), "password": "not the password"});
            Client::new(address).request("POST", "/api/login", Some(&wrong)).await.unwrap().status
        });
    }
    assert!(attempts.join_all().await.into_iter().all(|status| status == 401));
    // Some memory for each thread, of which there are as many as cores; none for each attempt.
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let peak = server.peak_memory();
    assert!(peak < OTHER + 40 * cores, "{peak} MB");
}
