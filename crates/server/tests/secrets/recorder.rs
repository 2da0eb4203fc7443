//! A socket that remembers everything it was told.

use protocol::{Request, TableId};
use serde_json::Value;
use server::client::{Client, Socket};

/// A socket that remembers everything it was told.
pub(crate) struct Recorder {
    socket: Socket,
    pub(crate) received: Vec<String>,
}

impl Recorder {
    pub(crate) async fn of(client: &Client) -> Recorder {
        let mut recorder = Recorder { socket: client.connect().await.unwrap(), received: Vec::new() };
        recorder.sync().await;
        recorder
    }

    /// Hears what has been sent up to now: everything that was on its way comes before the answer to this.
    pub(crate) async fn sync(&mut self) {
        self.ask(Request::Ping).await;
    }

    /// Asks for something, and gives what came in answer.
    pub(crate) async fn ask(&mut self, request: Request) -> Value {
        let id = self.socket.send(request).await.unwrap();
        loop {
            let text = self.socket.next_text().await.unwrap().expect("the server stays");
            let message: Value = serde_json::from_str(&text).unwrap();
            self.received.push(text);
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
        self.received.iter().rev().find_map(sheet).expect("the table was opened")
    }

    pub(crate) async fn open(&mut self, table: &TableId, list: bool) {
        self.must(Request::Open { table: table.clone(), since: 0, list }).await;
        // The sheet comes before the others hear who is here now; the next request is received after that.
        self.sync().await;
    }

    pub(crate) async fn close(self) -> Vec<String> {
        self.socket.close().await;
        self.received
    }
}
