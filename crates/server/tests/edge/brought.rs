//! Cards that whoever runs the server brought along.

use dungeonville::{Cards, State};
use game_core::Game;
use games::Listed;
use serde_json::{Value, json};
use server::Brought;
use server::client::Client;

use crate::kit::{House, bot, get, open_seat, post, seats};

/// A card set of one's own, kept, as a server is told of it.
fn mine() -> Brought {
    let toml = Cards::house().to_toml().replacen("The house set", "My own box", 1);
    let file = &State::FILES[0];
    Brought { game: State::NAME, option: file.name, word: State::bring(file, &toml).unwrap() }
}

/// What a new table of a game is set up with.
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
async fn new_tables_are_played_with_the_cards_that_were_brought_along() {
    let house = House::start_with(|config| config.brought = vec![mine()]).await;
    let mut ada = house.guest("Ada").await;
    let (table, own) = setup_of_new_table(&mut ada, "dungeonville").await;
    assert_eq!(own["cards"], json!(Cards::find(&mine().word)), "the table carries the whole set");
    assert!(own["cards"].as_str().unwrap().starts_with("name = \"My own box\"\n"));
    let (_, crypt) = setup_of_new_table(&mut ada, "crypt").await;
    assert_eq!(crypt.get("cards"), None, "other games have nothing to do with it");
    // A server without them opens tables with the house set, and the old table keeps its cards.
    let house = house.restart().await;
    let mut ada = house.guest("Ada").await;
    assert_eq!(setup(&mut ada, &table).await, own);
    assert_eq!(setup_of_new_table(&mut ada, "dungeonville").await.1["cards"], json!("house"));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_brings_cards_to_a_table() {
    let house = House::start_with(|config| config.brought = vec![mine()]).await;
    let mut ada = house.guest("Ada").await;
    for cards in ["house".to_owned(), mine().word] {
        let wanted = json!({"game": "dungeonville", "seats": seats(&[bot()]), "options": {"cards": cards}});
        let reply = post(&mut ada, "/api/tables", wanted).await;
        assert_eq!((reply.status, &reply.json()["code"]), (400, &json!("badTable")));
    }
    house.stop().await;
}
