//! A client for tests and load tests: enough HTTP for the API, and the WebSocket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Request, TableId};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long a client waits for anything.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A client of a server.
#[derive(Clone, Debug)]
pub struct Client {
    address: SocketAddr,
    /// The session cookie, once the server has set one.
    pub cookie: Option<String>,
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status code.
    pub status: u16,
    /// The status line and the headers.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The body as JSON; null if it isn't JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let line =
            |line: &'_ str| line.split_once(':').is_some_and(|(own, _)| own.eq_ignore_ascii_case(name));
        self.head
            .lines()
            .find(|text| line(text))
            .and_then(|line| line.split_once(':'))
            .map(|(_, value)| value.trim())
    }
}

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct ClientError(pub String);

fn failed(error: impl std::fmt::Display) -> ClientError {
    ClientError(error.to_string())
}

impl Client {
    /// A client without a session.
    pub fn new(address: SocketAddr) -> Client {
        Client { address, cookie: None }
    }

    /// Sends a request and keeps the cookie that comes back.
    ///
    /// # Errors
    /// If the server can't be reached or does not answer with HTTP.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Reply, ClientError> {
        self.request_with(method, path, body, &[]).await
    }

    /// Sends a request with more headers.
    ///
    /// # Errors
    /// If the server can't be reached or does not answer with HTTP.
    pub async fn request_with(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&Value>,
        headers: &[(&str, &str)],
    ) -> Result<Reply, ClientError> {
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        let body = body.map(Value::to_string).unwrap_or_default();
        if !body.is_empty() {
            text += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
        }
        if let Some(cookie) = &self.cookie {
            text += &format!("cookie: {cookie}\r\n");
        }
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        let reply = tokio::time::timeout(TIMEOUT, exchange(self.address, text + "\r\n" + &body)).await;
        let reply = reply.map_err(failed)??;
        if let Some(cookie) = reply.header("set-cookie").and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        Ok(reply)
    }

    /// Starts a session as a guest.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn guest(address: SocketAddr, name: &str) -> Result<Client, ClientError> {
        let mut client = Client::new(address);
        client.expect("POST", "/api/guest", Some(&json!({ "name": name }))).await?;
        Ok(client)
    }

    /// Sends a request that must succeed, and returns the answer's JSON.
    ///
    /// # Errors
    /// If it does not succeed.
    pub async fn expect(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Value, ClientError> {
        let reply = self.request(method, path, body).await?;
        if reply.status != 200 {
            return Err(ClientError(format!("{method} {path}: {} {}", reply.status, reply.body)));
        }
        Ok(reply.json())
    }

    /// Opens a table.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn create(&mut self, table: &Value) -> Result<TableId, ClientError> {
        let opened = self.expect("POST", "/api/tables", Some(table)).await?;
        opened["table"].as_str().map(|id| TableId(id.to_owned())).ok_or_else(|| failed("no table was opened"))
    }

    /// Opens a WebSocket.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn connect(&self) -> Result<Socket, ClientError> {
        self.connect_with(&[]).await
    }

    /// Opens a WebSocket with more headers.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn connect_with(&self, headers: &[(&'static str, &str)]) -> Result<Socket, ClientError> {
        let mut request = format!("ws://{}/ws", self.address).into_client_request().map_err(failed)?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie).map_err(failed)?);
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_str(value).map_err(failed)?);
        }
        let stream = TcpStream::connect(self.address).await.map_err(failed)?;
        stream.set_nodelay(true).map_err(failed)?;
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let opened =
            tokio::time::timeout(TIMEOUT, client_async_with_config(request, stream, Some(config))).await;
        let (stream, _) = opened.map_err(failed)?.map_err(failed)?;
        Ok(Socket { stream, next: 1 })
    }
}

/// Sends one request and reads the whole answer.
async fn exchange(address: SocketAddr, text: String) -> Result<Reply, ClientError> {
    let mut stream = TcpStream::connect(address).await.map_err(failed)?;
    stream.write_all(text.as_bytes()).await.map_err(failed)?;
    let mut bytes = Vec::new();
    // After a whole answer a server may reset the connection instead of closing it.
    if let Err(error) = stream.read_to_end(&mut bytes).await
        && bytes.is_empty()
    {
        return Err(failed(error));
    }
    let end =
        bytes.windows(4).position(|four| four == b"\r\n\r\n").ok_or_else(|| failed("no HTTP came back"))?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let status =
        head.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or_else(|| failed("no HTTP status"))?;
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { unchunk(&bytes[end + 4..]) } else { bytes[end + 4..].to_vec() };
    Ok(Reply { status, head, body: String::from_utf8_lossy(&body).into_owned() })
}

/// Decodes a chunked body.
fn unchunk(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = rest.windows(2).position(|two| two == b"\r\n") {
        let length =
            std::str::from_utf8(&rest[..end]).ok().and_then(|hex| usize::from_str_radix(hex.trim(), 16).ok());
        let Some(length) = length.filter(|length| *length > 0 && rest.len() >= end + 2 + length) else {
            break;
        };
        body.extend_from_slice(&rest[end + 2..end + 2 + length]);
        rest = rest.get(end + 4 + length..).unwrap_or_default();
    }
    body
}

/// A WebSocket.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    next: u32,
}

impl Socket {
    /// Sends a request, and returns the id that its answer will have.
    ///
    /// # Errors
    /// If the connection has ended.
    pub async fn send(&mut self, request: Request) -> Result<u32, ClientError> {
        let id = self.next;
        self.next += 1;
        let frame = ClientMessage { id: Some(id), request };
        self.send_text(&serde_json::to_string(&frame).map_err(failed)?).await?;
        Ok(id)
    }

    /// Sends any text.
    ///
    /// # Errors
    /// If the connection has ended.
    pub async fn send_text(&mut self, text: &str) -> Result<(), ClientError> {
        self.send_message(Message::text(text)).await
    }

    /// Sends any message.
    ///
    /// # Errors
    /// If the connection has ended.
    pub async fn send_message(&mut self, message: Message) -> Result<(), ClientError> {
        self.stream.send(message).await.map_err(failed)
    }

    /// The text of the next message; none when the connection has ended.
    ///
    /// # Errors
    /// If no message comes in time, or it isn't a WebSocket message.
    pub async fn next_text(&mut self) -> Result<Option<String>, ClientError> {
        loop {
            let next = tokio::time::timeout(TIMEOUT, self.stream.next()).await;
            match next.map_err(|_| failed("nothing came for a long time"))? {
                Some(Ok(Message::Text(text))) => return Ok(Some(text.as_str().to_owned())),
                Some(Ok(Message::Close(_)) | Err(Error::ConnectionClosed | Error::AlreadyClosed)) | None => {
                    return Ok(None);
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(failed(error)),
            }
        }
    }

    /// The next message.
    ///
    /// # Errors
    /// If the connection has ended.
    pub async fn next(&mut self) -> Result<Value, ClientError> {
        let text = self.next_text().await?.ok_or_else(|| failed("the connection has ended"))?;
        serde_json::from_str(&text).map_err(failed)
    }

    /// The next message of a type. Skips others.
    ///
    /// # Errors
    /// If the connection ends before it comes.
    pub async fn next_of(&mut self, kind: &str) -> Result<Value, ClientError> {
        loop {
            let message = self.next().await?;
            if message["type"] == kind {
                return Ok(message);
            }
        }
    }

    /// Sends a request and returns the message that answers it. Skips others.
    ///
    /// # Errors
    /// If the connection ends before it comes.
    pub async fn ask(&mut self, request: Request) -> Result<Value, ClientError> {
        let id = self.send(request).await?;
        loop {
            let message = self.next().await?;
            if message["id"] == id {
                return Ok(message);
            }
        }
    }

    /// Opens a table, and returns its sheet.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn open(&mut self, table: &TableId, since: u64, list: bool) -> Result<Value, ClientError> {
        let mut answer = self
            .ask(Request::Open {
                table: table.clone(),
                since,
                list,
                frames: false,
                pace: protocol::BotPace::Normal,
            })
            .await?;
        match answer["type"].as_str() {
            Some("table") => Ok(answer["sheet"].take()),
            _ => Err(ClientError(answer.to_string())),
        }
    }

    /// Ends the connection.
    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}
