//! Game options that the operator sets for every new table.

use dungeonville::{Cards, State};
use game_core::Game;
use games::Describe;
use serde_json::{Value, json};
use server::PresetOption;
use server::client::Client;

use crate::kit::{TestServer, bot, get, open_seat, post, seats};

/// A card set of the operator.
fn card_set() -> PresetOption {
    let toml = Cards::first_edition().to_toml().replacen("The house set", "My own box", 1);
    let file = &State::FILES[0];
    PresetOption { game: State::NAME, option: file.name, value: State::bring(file, &toml).unwrap() }
}

/// The id and the setup of a new table.
async fn setup_of_new_table(client: &mut Client, game: &str) -> (String, Value) {
    let wanted = json!({"game": game, "seats": seats(&[open_seat(), bot()])});
    let table = client.create(&wanted).await.unwrap().0;
    let setup = setup(client, &table).await;
    (table, setup)
}

async fn setup(client: &mut Client, table: &str) -> Value {
    get(client, &format!("/api/tables/{table}")).await.json()["setup"].take()
}

#[tokio::test(flavor = "multi_thread")]
async fn new_tables_have_the_operators_card_set() {
    let server = TestServer::start_with(|config| config.preset_options = vec![card_set()]).await;
    let mut ada = server.guest("Ada").await;
    let (table, own) = setup_of_new_table(&mut ada, "dungeonville").await;
    assert_eq!(own["cards"], json!(Cards::find(&card_set().value)), "the table contains the whole card set");
    assert!(own["cards"].as_str().unwrap().starts_with("name = \"My own box\"\n"));
    let (_, crypt) = setup_of_new_table(&mut ada, "crypt").await;
    assert_eq!(crypt.get("cards"), None, "other games are not affected");
    // A server without the preset opens tables with the built-in card set; the old table keeps its own.
    let server = server.restart().await;
    let mut ada = server.guest("Ada").await;
    assert_eq!(setup(&mut ada, &table).await, own);
    assert_eq!(setup_of_new_table(&mut ada, "dungeonville").await.1["cards"], json!("builtin-2"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_the_operators_card_set_is_not_rated() {
    let server = TestServer::start_with(|config| config.preset_options = vec![card_set()]).await;
    let mut ada = server.account("Ada").await;
    let rated = |game: &str, options: Value| json!({"game": game, "seats": seats(&[open_seat()]), "rated": true, "clock": {"kind": "days", "days": 2}, "options": options});
    let refused = post(&mut ada, "/api/tables", rated("dungeonville", json!({"edition": "1"}))).await;
    assert_eq!((refused.status, &refused.json()["code"]), (400, &json!("badTable")));
    assert_eq!(post(&mut ada, "/api/tables", rated("crypt", json!({}))).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_cannot_choose_a_card_set_for_a_table() {
    let server = TestServer::start_with(|config| config.preset_options = vec![card_set()]).await;
    let mut ada = server.guest("Ada").await;
    for cards in ["house".to_owned(), card_set().value] {
        let wanted = json!({"game": "dungeonville", "seats": seats(&[bot()]), "options": {"cards": cards}});
        let reply = post(&mut ada, "/api/tables", wanted).await;
        assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("badTable")));
    }
    server.stop().await;
}
