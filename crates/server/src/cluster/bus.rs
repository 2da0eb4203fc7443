//! The connection to NATS.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_nats::{Client, ConnectOptions, Event, Subscriber};
use store::NodeId;
use tokio::sync::mpsc;

use crate::cluster::messages::{Announcement, Notice, pack};

/// How many messages may wait to be sent. When there are more, they are dropped, and the receivers notice the gap.
const OUTBOX: usize = 16 * 1024;

/// How long to wait for the first connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// How long between two attempts to connect again.
const RECONNECT_DELAY: Duration = Duration::from_millis(200);

/// How often NATS is asked whether it is there.
const PING_INTERVAL: Duration = Duration::from_secs(1);

/// The connection to NATS.
#[derive(Debug)]
pub(crate) struct Bus {
    client: Client,
    /// What all subjects of this service begin with.
    prefix: String,
    outbox: Outbox,
    /// Since when there is no connection.
    disconnected: Arc<Mutex<Option<Instant>>>,
}

/// The messages that wait to be sent.
#[derive(Debug)]
struct Outbox {
    waiting: mpsc::Sender<(String, Vec<u8>)>,
    /// The number of the last announcement.
    announced: Mutex<u64>,
}

impl Outbox {
    fn new() -> (Outbox, mpsc::Receiver<(String, Vec<u8>)>) {
        let (waiting, receiver) = mpsc::channel(OUTBOX);
        (Outbox { waiting, announced: Mutex::new(0) }, receiver)
    }

    fn put(&self, subject: String, bytes: Vec<u8>) {
        metrics::counter!("gravegoods_bus_sent_total").increment(1);
        metrics::counter!("gravegoods_bus_sent_bytes_total").increment(bytes.len() as u64);
        if self.waiting.try_send((subject, bytes)).is_err() {
            metrics::counter!("gravegoods_bus_dropped_total").increment(1);
        }
    }

    /// Numbers an announcement. It waits behind those with smaller numbers.
    fn announce(&self, subject: String, from: &NodeId, notice: Option<Notice>) {
        let mut announced = self.announced.lock().expect("announced mutex poisoned");
        *announced += 1;
        self.put(subject, pack(&Announcement { from: from.clone(), number: *announced, notice }));
    }
}

/// The messages for a node.
pub(crate) struct Subscribed {
    /// Those for this node alone.
    pub(crate) own: Subscriber,
    /// Those for all nodes.
    pub(crate) all: Subscriber,
}

impl Bus {
    /// Connects to NATS. `service` distinguishes services that share it.
    ///
    /// # Errors
    /// If it can't be reached.
    pub(crate) async fn connect(url: &str, service: &str) -> Result<Bus, String> {
        let disconnected = Arc::new(Mutex::new(None));
        let since = disconnected.clone();
        let options = ConnectOptions::new()
            .name("gravegoods")
            .connection_timeout(CONNECT_TIMEOUT)
            .ping_interval(PING_INTERVAL)
            .reconnect_delay_callback(|_| RECONNECT_DELAY)
            .event_callback(move |event| {
                let since = since.clone();
                async move {
                    let mut since = since.lock().expect("bus mutex poisoned");
                    match event {
                        Event::Connected => {
                            if since.take().is_some() {
                                tracing::info!("NATS is back");
                            }
                        }
                        Event::Disconnected | Event::Closed => {
                            if since.is_none() {
                                tracing::warn!("NATS can't be reached");
                                *since = Some(Instant::now());
                            }
                        }
                        // Messages were dropped, and their receivers notice the gap.
                        _ => tracing::debug!(%event, "NATS"),
                    }
                }
            });
        let servers: Vec<&str> = url.split(',').collect();
        let client = options.connect(servers).await.map_err(|error| error.to_string())?;
        let (outbox, waiting) = Outbox::new();
        tokio::spawn(publish(client.clone(), waiting));
        Ok(Bus { client, prefix: format!("gravegoods.{service}"), outbox, disconnected })
    }

    /// The messages for a node; none if NATS can't be reached.
    pub(crate) async fn subscribe(&self, node: &NodeId) -> Option<Subscribed> {
        let own = self.client.subscribe(self.subject_of(node)).await.ok()?;
        let all = self.client.subscribe(self.subject_of_all()).await.ok()?;
        // The server of NATS knows of both when it has answered.
        tokio::time::timeout(CONNECT_TIMEOUT, self.client.flush()).await.ok()?.ok()?;
        Some(Subscribed { own, all })
    }

    fn subject_of(&self, node: &NodeId) -> String {
        format!("{}.node.{node}", self.prefix)
    }

    fn subject_of_all(&self) -> String {
        format!("{}.all", self.prefix)
    }

    /// Sends a message to a node.
    pub(crate) fn send(&self, to: &NodeId, message: Vec<u8>) {
        self.outbox.put(self.subject_of(to), message);
    }

    /// Sends an announcement to all other nodes.
    pub(crate) fn announce(&self, from: &NodeId, notice: Option<Notice>) {
        self.outbox.announce(self.subject_of_all(), from, notice);
    }

    /// How large a message may be.
    pub(crate) fn max_size(&self) -> usize {
        self.client.max_payload()
    }

    /// How long there has been no connection; none if there is one.
    pub(crate) fn disconnected_for(&self) -> Option<Duration> {
        self.disconnected.lock().expect("bus mutex poisoned").map(|since| since.elapsed())
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.disconnected_for().is_none()
    }
}

/// Publishes the messages in the order in which they were sent.
async fn publish(client: Client, mut waiting: mpsc::Receiver<(String, Vec<u8>)>) {
    while let Some((subject, bytes)) = waiting.recv().await {
        // A message that can't be sent leaves a gap, which its receiver notices.
        if let Err(error) = client.publish(subject, bytes.into()).await {
            metrics::counter!("gravegoods_bus_dropped_total").increment(1);
            tracing::debug!(%error, "a message for another node was not sent");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cluster::messages::unpack;

    #[test]
    fn announcements_wait_in_the_order_of_their_numbers() {
        let (outbox, mut waiting) = Outbox::new();
        let node = NodeId("node".to_owned());
        let (threads, each) = (4, 2000);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| (0..each).for_each(|_| outbox.announce("all".to_owned(), &node, None)));
            }
        });
        for number in 1..=threads * each {
            let (_, bytes) = waiting.try_recv().expect("none was dropped");
            assert_eq!(unpack::<Announcement>(&bytes).unwrap().number, number);
        }
    }
}
