//! Speaking to PostgreSQL so that nobody on the way listens, or pretends to be it.

use std::path::PathBuf;

use sqlx::{Connection, PgConnection};
use store::{Options, Store};

use crate::home::{Dialect, Home, hold};

const VARIABLE: &str = "GRAVEGOODS_TEST_POSTGRES_CERTIFICATES";

/// A certificate that was made along with the server for tests.
fn certificate(name: &str) -> String {
    let folder = std::env::var(VARIABLE).unwrap_or_else(|_| {
        panic!("{VARIABLE} is not set: run `cargo xtask postgres -- cargo nextest run -p store`, which makes them")
    });
    let path = PathBuf::from(folder).join(name);
    assert!(path.is_file(), "{} is not there", path.display());
    path.display().to_string()
}

/// The URL of a home with these words about TLS.
fn url(home: &Home, words: &[(&str, &str)]) -> String {
    let words: Vec<String> = words.iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!("{}?{}", home.url, words.join("&"))
}

/// How the connections of everybody but the asker are spoken over: whether there are any, and whether all use TLS.
async fn spoken_over_tls(home: &Home) -> (bool, bool) {
    let mut watcher = PgConnection::connect(&home.url).await.unwrap();
    let sql = "SELECT COUNT(*) > 0, COALESCE(BOOL_AND(s.ssl), FALSE) FROM pg_stat_ssl s \
         JOIN pg_stat_activity a ON a.pid = s.pid \
         WHERE a.datname = current_database() AND a.pid <> pg_backend_pid() AND a.backend_type = 'client backend'";
    let found = sqlx::query_as(sql).fetch_one(&mut watcher).await.unwrap();
    watcher.close().await.unwrap();
    found
}

/// Opens a store, keeps something in it, and closes it; whether every connection used TLS.
async fn keeps_something(home: &Home, words: &[(&str, &str)]) -> Result<bool, String> {
    // What the home itself has open would be counted too.
    home.close().await;
    let store = Store::open(&url(home, words)).await.map_err(|error| error.to_string())?;
    let person = "ada".into();
    store.create_guest(&person, "Ada", 1).await.unwrap();
    assert_eq!(store.person(&person).await.unwrap().map(|person| person.name).as_deref(), Some("Ada"));
    let (any, all) = spoken_over_tls(home).await;
    store.close().await;
    assert!(any, "the store has connections");
    Ok(all)
}

/// Why a store is not opened.
async fn refused(home: &Home, words: &[(&str, &str)]) -> String {
    let options = Options::new(url(home, words)).patience(std::time::Duration::from_secs(2));
    let error = options.open().await.err().unwrap_or_else(|| panic!("{words:?} is no reason to trust"));
    error.to_string()
}

#[test]
fn a_server_that_speaks_tls_is_spoken_to_over_it() {
    hold(Dialect::Postgres, |home: Home| async move {
        assert_eq!(keeps_something(&home, &[("sslmode", "require")]).await, Ok(true));
    });
}

#[test]
fn without_it_nothing_is_hidden() {
    hold(Dialect::Postgres, |home: Home| async move {
        assert_eq!(keeps_something(&home, &[("sslmode", "disable")]).await, Ok(false));
    });
}

#[test]
fn a_server_that_its_authority_vouches_for_is_trusted() {
    hold(Dialect::Postgres, |home: Home| async move {
        let root = certificate("ca.crt");
        let words = [("sslmode", "verify-full"), ("sslrootcert", root.as_str())];
        assert_eq!(keeps_something(&home, &words).await, Ok(true));
    });
}

#[test]
fn a_server_that_nobody_known_vouches_for_is_not() {
    hold(Dialect::Postgres, |home: Home| async move {
        let stranger = certificate("stranger.crt");
        for mode in ["verify-ca", "verify-full"] {
            let by_stranger = refused(&home, &[("sslmode", mode), ("sslrootcert", &stranger)]).await;
            assert!(by_stranger.contains("certificate"), "{mode}: {by_stranger}");
            let by_nobody = refused(&home, &[("sslmode", mode)]).await;
            assert!(by_nobody.contains("certificate"), "{mode}: {by_nobody}");
        }
    });
}

#[test]
fn a_server_by_another_name_is_trusted_only_if_the_name_does_not_matter() {
    hold(Dialect::Postgres, |home: Home| async move {
        let root = certificate("ca.crt");
        let other = Home { url: home.url.replace("127.0.0.1", "localhost"), ..home.clone() };
        let reason = refused(&other, &[("sslmode", "verify-full"), ("sslrootcert", &root)]).await;
        assert!(reason.contains("certificate"), "{reason}");
        let words = [("sslmode", "verify-ca"), ("sslrootcert", root.as_str())];
        assert_eq!(keeps_something(&other, &words).await, Ok(true));
    });
}
