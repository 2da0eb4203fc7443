//! The web pages.

use std::borrow::Cow;
use std::sync::Arc;

use serde_json::json;
use server::client::Reply;
use server::{Page, Pages};

use crate::kit::{TIMEOUT, TestServer, bot, seats};

const APP: &str = "<!doctype html><title>Gravegoods</title>";

/// A browser client with an index page, rules, tables, a script and an icon.
struct Client;

impl Pages for Client {
    fn find(&self, path: &str) -> Option<Page> {
        let (text, media) = match path {
            "index.html" => (APP, "text/html; charset=utf-8"),
            "routes.json" => (r#"["/","/rules/{game}","/table/{table}"]"#, "application/json"),
            "preloads.json" => (
                r#"{"/table/{table}":{"page":["assets/table.js"],"games":{"crypt":["assets/crypt.css"]}}}"#,
                "application/json",
            ),
            "assets/main-1.js" => ("0", "text/javascript; charset=utf-8"),
            "icon.svg" => ("<svg/>", "image/svg+xml"),
            _ => return None,
        };
        let lasting = path.starts_with("assets/");
        Some(Page {
            bytes: Cow::Borrowed(text.as_bytes()),
            hash: path.to_owned(),
            media: media.into(),
            lasting,
        })
    }

    fn lasting_paths(&self) -> Vec<String> {
        vec!["assets/main-1.js".to_owned()]
    }
}

async fn request(server: &TestServer, method: &str, path: &str, headers: &[(&str, &str)]) -> Reply {
    server.stranger().request_with(method, path, None, headers).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_exists_is_found_and_any_other_is_not() {
    let server = TestServer::start_with(|config| config.pages = Arc::new(Client)).await;
    for (path, status) in [
        ("/", 200),
        ("/?from=mail", 200),
        ("/rules/crypt", 200),
        ("/rules/crypt/", 200),
        ("/rules/dungeonville?q=a/b", 200),
        ("/table/abc123", 200),
        ("/nothing", 404),
        ("/rules", 404),
        ("/rules/chess", 404),
        ("/rules/crypt/more", 404),
        ("/lobby", 404),
    ] {
        for method in ["GET", "HEAD"] {
            let reply = request(&server, method, path, &[]).await;
            assert_eq!(reply.status, status, "{method} {path}");
            assert_eq!(reply.header("content-type"), Some("text/html; charset=utf-8"), "{method} {path}");
            let body = if method == "GET" { APP } else { "" };
            assert_eq!(reply.body, body, "{method} {path}");
            // A 404 is not cached and has no ETag.
            let caching = if status == 200 { "no-cache" } else { "no-store" };
            assert_eq!(reply.header("cache-control"), Some(caching), "{method} {path}");
            assert_eq!(reply.header("etag").is_some(), status == 200, "{method} {path}");
        }
        let known = [("if-none-match", "W/\"index.html\"")];
        let expected = if status == 200 { 304 } else { 404 };
        assert_eq!(request(&server, "GET", path, &known).await.status, expected, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_file_is_not_answered_with_a_page() {
    let server = TestServer::start_with(|config| config.pages = Arc::new(Client)).await;
    let reply = request(&server, "GET", "/assets/main-1.js", &[]).await;
    assert_eq!((reply.status, reply.body.as_str()), (200, "0"));
    let browser = [("accept", "text/html,*/*;q=0.8")];
    for path in ["/assets/main-2.js", "/assets/", "/.well-known/change-password", "/.git/config"] {
        for headers in [&[][..], &browser] {
            let reply = request(&server, "GET", path, headers).await;
            assert_eq!((reply.status, &reply.json()["code"]), (404, &"notFound".into()), "{path}");
            assert_eq!(reply.header("content-type"), Some("application/json"), "{path}");
        }
    }
    // A person who types the name of a missing file sees a page; a browser that loads an icon does not.
    let reply = request(&server, "GET", "/start.html", &browser).await;
    assert_eq!((reply.status, reply.body.as_str()), (404, APP));
    let reply = request(&server, "GET", "/favicon.ico", &[("accept", "image/*")]).await;
    assert_eq!((reply.status, &reply.json()["code"]), (404, &"notFound".into()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_table_names_the_files_of_its_game() {
    let server = TestServer::start_with(|config| config.pages = Arc::new(Client)).await;
    let mut ada = server.guest("Ada").await;
    let link = async |path: &str, known: &[(&str, &str)]| {
        let reply = request(&server, "GET", path, known).await;
        (reply.status, reply.header("link").unwrap_or_default().to_owned())
    };
    let page = "</assets/table.js>; rel=modulepreload; crossorigin".to_owned();
    for (game, more) in [
        ("crypt", ", </assets/crypt.css>; rel=preload; as=style; crossorigin"),
        // This client has no files of its own for the game.
        ("dungeonville", ""),
    ] {
        let table = ada.create(&json!({"game": game, "seats": seats(&[bot()])})).await.unwrap();
        let path = format!("/table/{table}");
        let whole = format!("{page}{more}");
        // A store that is slow to answer leaves the files of the game out, so that the page is not late.
        let named = async {
            while link(&path, &[]).await != (200, whole.clone()) {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(TIMEOUT, named).await.expect("the files of the game are named");
        // Also if the browser has the page already.
        let (status, links) = link(&path, &[("if-none-match", "W/\"index.html\"")]).await;
        assert!(status == 304 && links.starts_with(&page), "{status} {links}");
    }
    // Nothing is told about tables that don't exist, and other pages need nothing.
    assert_eq!(link("/table/none", &[]).await, (200, page));
    assert_eq!(link("/", &[]).await, (200, String::new()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_of_an_older_version_are_still_served() {
    let server = TestServer::start_with(|config| config.pages = Arc::new(Client)).await;
    let before = request(&server, "GET", "/assets/main-1.js", &[]).await;
    // A server that stops has kept its files, and the next one has others.
    let server = TestServer::start_in(server.stop().await, |_| {}).await;
    let after = request(&server, "GET", "/assets/main-1.js", &[]).await;
    assert_eq!((after.status, &after.body), (200, &before.body));
    for header in ["content-type", "cache-control"] {
        assert_eq!(after.header(header), before.header(header));
    }
    for path in ["/assets/main-2.js", "/assets/", "/main-1.js", &format!("/assets/{}", "x".repeat(300))] {
        assert_eq!(request(&server, "GET", path, &[]).await.status, 404, "{path}");
    }
    server.stop().await;
}
