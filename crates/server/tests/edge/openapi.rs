//! The OpenAPI document.

use serde_json::{Value, json};

use crate::kit::{TestServer, get};

#[tokio::test(flavor = "multi_thread")]
async fn the_document_is_served_and_every_path_exists() {
    let server = TestServer::start().await;
    let mut stranger = server.stranger();
    let reply = get(&mut stranger, "/api/openapi.json").await;
    assert_eq!(reply.header("content-type"), Some("application/json"));
    let document = reply.json();
    assert_eq!(document, serde_json::to_value(server::openapi()).unwrap());
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
    let paths = document["paths"].as_object().unwrap();
    for path in
        ["/api/guest", "/api/login", "/api/tables", "/api/tables/{table}/rematch", "/api/history", "/healthz"]
    {
        assert!(paths.contains_key(path), "{path}");
    }
    // Every path of the document exists, and its errors have a code.
    for (path, methods) in paths {
        for (method, described) in methods.as_object().unwrap() {
            let address = path
                .replace("{players}", "2")
                .replace("{game}", "crypt")
                .replace("{table}", "x")
                .replace("{person}", "x");
            let reply = stranger.request(&method.to_uppercase(), &address, None).await.unwrap();
            assert_ne!(reply.status, 405, "{method} {path}");
            let tagged = described["tags"].as_array().is_some_and(|tags| !tags.is_empty());
            assert!(tagged && described["summary"].is_string(), "{method} {path}: {described}");
            if reply.status >= 400 {
                assert!(reply.json()["code"].is_string(), "{method} {path}: {} {}", reply.status, reply.body);
            }
        }
    }
    let schemas = &document["components"]["schemas"];
    let problem = &schemas["Problem"]["properties"];
    assert_eq!(problem["code"]["$ref"], json!("#/components/schemas/ProblemCode"));
    assert_eq!(schemas["ProblemCode"]["type"], json!("string"));
    assert!(schemas["ProblemCode"]["enum"].as_array().unwrap().contains(&json!("notFound")));
    assert_ne!(problem["reason"], Value::Null);
    server.stop().await;
}
