//! A group of people who play one game after another at the same kind of table.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use protocol::TableId;
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::nodes::Servers;
use crate::player::{Ended, Person, SentActions};

/// How long people wait before they try another server.
const BETWEEN_ATTEMPTS: Duration = Duration::from_millis(100);

/// How long a group plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// Until the server is gone; after each game another one is opened.
    Killed,
    /// Until the current game is over.
    Over,
}

/// A group of people who play one game after another at the same kind of table.
#[derive(Debug)]
pub(crate) struct Group {
    people: Vec<Person>,
    seats: Value,
    rated: bool,
    table: Option<TableId>,
    /// The exports of all finished games.
    finished: BTreeMap<String, String>,
    /// The finished tables, in the order in which they ended.
    order: Vec<TableId>,
}

/// Counts over all tables.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) finished: usize,
    pub(crate) done: usize,
    pub(crate) unanswered: usize,
}

/// Counts what happened at all tables.
pub(crate) fn tally(groups: &[Group]) -> Tally {
    let mut tally = Tally::default();
    for group in groups {
        tally.finished += group.finished.len();
        let memories = group.people.iter().flat_map(|person| person.memories.values());
        for sent in memories.flat_map(|memory| &memory.sent) {
            tally.done += usize::from(sent.done);
            tally.unanswered += usize::from(!sent.done);
        }
    }
    tally
}

/// Lets all groups play, each in its own task.
pub(crate) fn play_all(
    groups: Vec<Group>,
    address: SocketAddr,
    until: Until,
) -> impl Future<Output = Vec<Group>> {
    let playing: Vec<JoinHandle<Group>> =
        groups.into_iter().map(|group| tokio::spawn(group.play_until(address, until))).collect();
    async move {
        let mut groups = Vec::new();
        for group in playing {
            groups.push(group.await.expect("no group panics"));
        }
        groups
    }
}

impl Group {
    /// Two people with rated games, two with a bot, one with bots, and one alone.
    pub(crate) async fn all(address: SocketAddr, sent: &SentActions) -> Vec<Group> {
        let bot = json!({"kind": "bot", "level": "novice"});
        let (me, open) = (json!({"kind": "me"}), json!({"kind": "open"}));
        let kinds = [
            (vec!["Ada", "Ben"], json!([me, open]), true),
            (vec!["Cyd", "Dot"], json!([me, bot, open]), false),
            (vec!["Eve"], json!([bot, me, bot]), false),
            (vec!["Fay"], json!([me]), false),
        ];
        let mut groups = Vec::new();
        for (names, seats, rated) in kinds {
            let mut people = Vec::new();
            for name in names {
                let seed = groups.len() as u64 * 10 + people.len() as u64;
                let mut person = Person::new(address, name, seed, sent.clone()).await;
                if rated {
                    person.register(address).await;
                }
                people.push(person);
            }
            let (finished, order) = (BTreeMap::new(), Vec::new());
            groups.push(Group { people, seats, rated, table: None, finished, order });
        }
        groups
    }

    async fn play_until(mut self, address: SocketAddr, until: Until) -> Group {
        loop {
            if self.table.is_none() {
                self.table = self.people[0].open_table(address, &self.seats, self.rated).await;
            }
            let Some(table) = self.table.clone() else {
                return self;
            };
            if !self.play(address, &table).await || self.check_finished(address, &table).await.is_none() {
                return self;
            }
            if until == Until::Over {
                return self;
            }
        }
    }

    /// Lets everyone go to another server when one is silent or can't do something now.
    pub(crate) fn be_patient(&mut self) {
        self.people.iter_mut().for_each(|person| person.patient = true);
    }

    /// The longest time in which a person was sent nothing.
    pub(crate) fn longest_silence(&self) -> Duration {
        self.people.iter().map(|person| person.longest_silence).max().unwrap_or_default()
    }

    /// Plays one game after another, each person at another node, until the game after `stop` is over.
    pub(crate) async fn play_at_nodes(
        mut self,
        servers: Servers,
        number: usize,
        stop: CancellationToken,
    ) -> Group {
        for attempt in number.. {
            let address = servers.at(attempt);
            if self.table.is_none() {
                self.people.iter_mut().for_each(|person| person.answered = None);
                self.table = self.people[0].open_table(address, &self.seats, self.rated).await;
            }
            let Some(table) = self.table.clone() else {
                tokio::time::sleep(BETWEEN_ATTEMPTS).await;
                continue;
            };
            // A game that is over is opened at once.
            self.play_with(&table, |person| person.play_at_nodes(servers.clone(), table.clone(), attempt))
                .await;
            if self.check_finished(address, &table).await.is_none() {
                tokio::time::sleep(BETWEEN_ATTEMPTS).await;
            } else if stop.is_cancelled() {
                break;
            }
        }
        self
    }

    /// Lets everyone play. Returns whether the game is over.
    async fn play(&mut self, address: SocketAddr, table: &TableId) -> bool {
        let begin = |mut person: Person| {
            let table = table.clone();
            async move {
                let ended = person.play(address, &table, None).await;
                (person, ended)
            }
        };
        self.play_with(table, begin).await
    }

    async fn play_with<F>(&mut self, table: &TableId, begin: impl FnMut(Person) -> F) -> bool
    where
        F: Future<Output = (Person, Ended)> + Send + 'static,
    {
        let mut begin = begin;
        let begin = |person: Person| tokio::spawn(begin(person));
        let playing: Vec<_> = self.people.drain(..).map(begin).collect();
        let mut over = true;
        for playing in playing {
            let (person, ended) = playing.await.expect("no player task panics");
            match ended {
                Ended::Over => {}
                Ended::Gone | Ended::Enough => over = false,
                Ended::Lost(what) => panic!("{} at {table}: {what}", person.name),
            }
            self.people.push(person);
        }
        over
    }

    /// Plays every running game of this group to its end, as people who remember nothing: a restored database may be older than what
    /// they have seen.
    pub(crate) async fn finish_without_memory(&mut self, address: SocketAddr) {
        self.people.iter_mut().for_each(|person| person.memories.clear());
        let mine = self.people[0].get(address, "/api/mine").await.unwrap();
        let mine: Vec<Value> = serde_json::from_str(&mine).unwrap();
        let tables = mine.iter().filter_map(|table| table["table"].as_str());
        let tables: Vec<TableId> = tables.map(|table| TableId(table.to_owned())).collect();
        for table in tables {
            assert!(self.play(address, &table).await, "{table} is played to its end");
            let export = self.people[0].get(address, &format!("/api/tables/{table}/export")).await.unwrap();
            table::verify(&export).unwrap_or_else(|flaw| panic!("{table} is not valid: {flaw}"));
        }
    }

    /// Verifies a finished game from its export; `None` if the server is gone.
    async fn check_finished(&mut self, address: SocketAddr, table: &TableId) -> Option<()> {
        let export = self.people[0].get(address, &format!("/api/tables/{table}/export")).await?;
        table::verify(&export).unwrap_or_else(|flaw| panic!("{table} is not valid: {flaw}"));
        for person in &self.people {
            let memory = &person.memories[&table.0];
            assert!(
                memory.matches_export(&export),
                "{} sent {:?}, which does not match {export}",
                person.name,
                memory.sent
            );
        }
        self.finished.insert(table.0.clone(), export);
        self.order.push(table.clone());
        self.table = None;
        Some(())
    }

    /// Checks that every finished game is unchanged and was rated once.
    pub(crate) async fn check_results(&mut self, address: SocketAddr) {
        let mut ratings: Vec<Option<Value>> = vec![None; self.people.len()];
        for table in &self.order {
            let person = &self.people[0];
            let export = person.get(address, &format!("/api/tables/{table}/export")).await.unwrap();
            assert_eq!(export, self.finished[&table.0], "a finished game does not change");
            let results = person.get(address, &format!("/api/tables/{table}/results")).await.unwrap();
            let results: Vec<Value> = serde_json::from_str(&results).unwrap();
            assert_eq!(results.len(), self.seats.as_array().map_or(0, Vec::len), "every seat has one result");
            for (rating, result) in ratings.iter_mut().zip(&results).filter(|_| self.rated) {
                let [before, after] = [&result["rating"][0], &result["rating"][1]];
                assert!(
                    rating.as_ref().is_none_or(|rating| rating == before),
                    "{table}: {rating:?}, {before}"
                );
                *rating = Some(after.clone());
            }
        }
        for (person, rating) in self.people.iter().zip(ratings) {
            let own = person.get(address, "/api/ratings").await.unwrap();
            let own: Value = serde_json::from_str(&own).unwrap();
            assert_eq!(
                own[0]["rating"],
                rating.unwrap_or_default(),
                "{} is rated once for each game",
                person.name
            );
            let games = if self.rated { json!(self.order.len()) } else { Value::Null };
            assert_eq!(own[0]["games"], games, "{}", person.name);
            let mut history = person_history(person, address).await;
            let mut finished: Vec<String> = self.finished.keys().cloned().collect();
            history.sort();
            finished.sort();
            assert_eq!(history, finished, "{} has every game once", person.name);
        }
    }
}

/// Every finished game in the person's history.
async fn person_history(person: &Person, address: SocketAddr) -> Vec<String> {
    let (mut tables, mut page) = (Vec::new(), "/api/history".to_owned());
    loop {
        let history: Value = serde_json::from_str(&person.get(address, &page).await.unwrap()).unwrap();
        for game in history["games"].as_array().into_iter().flatten() {
            tables.push(game["table"].as_str().unwrap_or_default().to_owned());
        }
        match history["next"].as_str() {
            Some(next) => page = format!("/api/history?before={next}"),
            None => return tables,
        }
    }
}
