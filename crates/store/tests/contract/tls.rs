//! TLS connections to PostgreSQL.

use std::path::PathBuf;

use sqlx::{Connection, PgConnection};
use store::{Options, Store};

use crate::fixture::{Dialect, Fixture, run};

const VARIABLE: &str = "GRAVEGOODS_TEST_POSTGRES_CERTIFICATES";

/// The path of a certificate that was made with the test server.
fn certificate(name: &str) -> String {
    let folder = std::env::var(VARIABLE).unwrap_or_else(|_| {
        panic!("{VARIABLE} is not set: run `cargo xtask postgres -- cargo nextest run -p store`, which makes them")
    });
    let path = PathBuf::from(folder).join(name);
    assert!(path.is_file(), "{} does not exist", path.display());
    path.display().to_string()
}

/// The URL of a fixture with these TLS parameters.
fn url(fixture: &Fixture, parameters: &[(&str, &str)]) -> String {
    let parameters: Vec<String> = parameters.iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!("{}?{}", fixture.url, parameters.join("&"))
}

/// Whether there are connections besides this one, and whether all of them use TLS.
async fn others_use_tls(fixture: &Fixture) -> (bool, bool) {
    let mut watcher = PgConnection::connect(&fixture.url).await.unwrap();
    let sql = "SELECT COUNT(*) > 0, COALESCE(BOOL_AND(s.ssl), FALSE) FROM pg_stat_ssl s \
         JOIN pg_stat_activity a ON a.pid = s.pid \
         WHERE a.datname = current_database() AND a.pid <> pg_backend_pid() AND a.backend_type = 'client backend'";
    let found = sqlx::query_as(sql).fetch_one(&mut watcher).await.unwrap();
    watcher.close().await.unwrap();
    found
}

/// Opens a store, writes to it, and closes it. Returns whether every connection used TLS.
async fn writes_over_tls(fixture: &Fixture, parameters: &[(&str, &str)]) -> Result<bool, String> {
    // The connections of the fixture itself would be counted too.
    fixture.close().await;
    let store = Store::open(&url(fixture, parameters)).await.map_err(|error| error.to_string())?;
    let person = "ada".into();
    store.create_guest(&person, "Ada", 1).await.unwrap();
    assert_eq!(store.person(&person).await.unwrap().map(|person| person.name).as_deref(), Some("Ada"));
    let (any, all) = others_use_tls(fixture).await;
    store.close().await;
    assert!(any, "the store has connections");
    Ok(all)
}

/// The error of opening a store.
async fn refused(fixture: &Fixture, parameters: &[(&str, &str)]) -> String {
    let options = Options::new(url(fixture, parameters)).patience(std::time::Duration::from_secs(2));
    let error = options.open().await.err().unwrap_or_else(|| panic!("the store opened with {parameters:?}"));
    error.to_string()
}

#[test]
fn sslmode_require_uses_tls() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        assert_eq!(writes_over_tls(&fixture, &[("sslmode", "require")]).await, Ok(true));
    });
}

#[test]
fn sslmode_disable_uses_no_tls() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        assert_eq!(writes_over_tls(&fixture, &[("sslmode", "disable")]).await, Ok(false));
    });
}

#[test]
fn a_certificate_of_the_given_authority_is_trusted() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let root = certificate("ca.crt");
        let parameters = [("sslmode", "verify-full"), ("sslrootcert", root.as_str())];
        assert_eq!(writes_over_tls(&fixture, &parameters).await, Ok(true));
    });
}

#[test]
fn a_certificate_of_an_unknown_authority_is_refused() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let stranger = certificate("stranger.crt");
        for mode in ["verify-ca", "verify-full"] {
            let by_stranger = refused(&fixture, &[("sslmode", mode), ("sslrootcert", &stranger)]).await;
            assert!(by_stranger.contains("certificate"), "{mode}: {by_stranger}");
            let by_nobody = refused(&fixture, &[("sslmode", mode)]).await;
            assert!(by_nobody.contains("certificate"), "{mode}: {by_nobody}");
        }
    });
}

#[test]
fn another_host_name_is_refused_unless_names_are_not_checked() {
    run(Dialect::Postgres, |fixture: Fixture| async move {
        let root = certificate("ca.crt");
        let other = Fixture { url: fixture.url.replace("127.0.0.1", "localhost"), ..fixture.clone() };
        let reason = refused(&other, &[("sslmode", "verify-full"), ("sslrootcert", &root)]).await;
        assert!(reason.contains("certificate"), "{reason}");
        let parameters = [("sslmode", "verify-ca"), ("sslrootcert", root.as_str())];
        assert_eq!(writes_over_tls(&other, &parameters).await, Ok(true));
    });
}
