//! A socket that remembers everything it was told.

use protocol::{Request, TableId};
use serde_json::Value;
use server::client::{Client, Socket};

/// A socket that remembers everything it was told.
pub(crate) struct Ear {
    socket: Socket,
    pub(crate) heard: Vec<String>,
}

impl Ear {
    pub(crate) async fn of(client: &Client) -> Ear {
        let mut ear = Ear { socket: client.connect().await.unwrap(), heard: Vec::new() };
        ear.listen().await;
        ear
    }

    /// Hears what has been sent up to now: everything that was on its way comes before the answer to this.
    pub(crate) async fn listen(&mut self) {
        self.ask(Request::Ping).await;
    }

    /// Asks for something, and gives what came in answer.
    pub(crate) async fn ask(&mut self, request: Request) -> Value {
        let id = self.socket.send(request).await.unwrap();
        loop {
            let text = self.socket.next_text().await.unwrap().expect("the server stays");
            let message: Value = serde_json::from_str(&text).unwrap();
            self.heard.push(text);
            if message["id"] == id {
                return message;
            }
        }
    }

    /// Asks for something that must be granted.
    pub(crate) async fn must(&mut self, request: Request) {
        let answer = self.ask(request.clone()).await;
        assert!(answer["type"] == "done" || answer["type"] == "table", "{request:?}: {answer}");
    }

    /// The last version of the table that was told.
    pub(crate) fn version(&self) -> u64 {
        let sheet = |text: &String| {
            let message: Value = serde_json::from_str(text).ok()?;
            (message["type"] == "table").then(|| message["sheet"]["version"].as_u64())?
        };
        self.heard.iter().rev().find_map(sheet).expect("the table was opened")
    }

    pub(crate) async fn open(&mut self, table: &TableId, list: bool) {
        self.must(Request::Open { table: table.clone(), since: 0, list }).await;
        // The sheet comes before the others hear who is here now; the next request is heard after that.
        self.listen().await;
    }

    pub(crate) async fn close(self) -> Vec<String> {
        self.socket.close().await;
        self.heard
    }
}
