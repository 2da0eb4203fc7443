//! A socket that keeps everything it receives.

use protocol::{Request, TableId};
use serde_json::Value;
use server::client::{Client, Socket};

/// A socket that keeps everything it receives.
pub(crate) struct Recorder {
    socket: Socket,
    pub(crate) received: Vec<String>,
}

impl Recorder {
    pub(crate) async fn connect(client: &Client) -> Recorder {
        let mut recorder = Recorder { socket: client.connect().await.unwrap(), received: Vec::new() };
        recorder.sync().await;
        recorder
    }

    /// Receives everything that was sent up to now: it arrives before the answer to this ping.
    pub(crate) async fn sync(&mut self) {
        self.request(Request::Ping).await;
    }

    /// Sends a request and returns its answer.
    pub(crate) async fn request(&mut self, request: Request) -> Value {
        let id = self.socket.send(request).await.unwrap();
        let mark = format!(r#""id":{id}"#);
        loop {
            let text = self.socket.next_text().await.unwrap().expect("the connection stays open");
            // Only what may be the answer is parsed: sheets are long, and parsing them all took most of the time.
            let parsed = text.contains(&mark).then(|| serde_json::from_str(&text).unwrap());
            self.received.push(text);
            if let Some(answer) = parsed.filter(|message: &Value| message["id"] == id) {
                return answer;
            }
        }
    }

    /// Sends a request that must succeed.
    pub(crate) async fn must_succeed(&mut self, request: Request) {
        let answer = self.request(request.clone()).await;
        assert!(answer["type"] == "done" || answer["type"] == "table", "{request:?}: {answer}");
    }

    /// The last version of the table that was received.
    pub(crate) fn version(&self) -> u64 {
        let sheet = |text: &String| {
            let message: Value = serde_json::from_str(text).ok()?;
            match message["type"].as_str()? {
                "table" => message["sheet"]["version"].as_u64(),
                "update" => message["version"].as_u64(),
                _ => None,
            }
        };
        self.received.iter().rev().find_map(sheet).expect("the table was opened")
    }

    pub(crate) async fn open(&mut self, table: &TableId, list: bool) {
        self.open_since(table, 0, list).await;
    }

    pub(crate) async fn open_since(&mut self, table: &TableId, since: u64, list: bool) {
        // Programs get whole sheets, and browsers frames.
        self.must_succeed(Request::Open {
            table: table.clone(),
            since,
            list,
            frames: !list,
            pace: protocol::BotPace::Normal,
        })
        .await;
        // The sheet is sent before the others are told who is present; the next request is handled after that.
        self.sync().await;
    }

    pub(crate) async fn close(self) -> Vec<String> {
        self.socket.close().await;
        self.received
    }
}
