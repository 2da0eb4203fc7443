//! A client that keeps what it was sent and applies frames has the same as one that gets whole sheets.

use game_core::{Changes, Game, Seat, Viewer};
use games::{Listed, Visitor};
use protocol::LiveSheet;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use table::{Attendance, Playable, Reader, Stamped};

use crate::kit::{PEOPLE, Played, STRANGER, charter, crypt, person, setups};
use crate::loading::random_game;

/// A client that keeps what it was sent.
#[derive(Default)]
struct Client {
    version: u64,
    view: Value,
    /// The other fields of the sheet.
    sheet: Value,
    /// What the server knows of them.
    sent: Option<LiveSheet>,
    /// Sights and notes that still count, with their versions.
    log: Vec<(u64, Value)>,
    frames: usize,
    moments: usize,
    whole: usize,
    reread: usize,
}

impl Client {
    /// Gets what is new: as frames where the server sends them, otherwise as a whole sheet.
    fn catch_up<G: Playable>(&mut self, played: &Played<G>, name: &str, attendance: Attendance) {
        let person = person(name);
        let reader = Reader { person: Some(&person), since: self.version, list: false, attendance };
        match played.table.update(reader, self.sent.as_ref(), played.now) {
            None => {
                let sheet: Value = serde_json::from_str(&played.text_since(name, 0, false)).unwrap();
                self.view = sheet["view"].clone();
                let entries = sheet["log"].as_array().unwrap().iter();
                self.log = entries.map(|entry| (entry["version"].as_u64().unwrap(), bare(entry))).collect();
                self.sheet = sheet;
                self.whole += 1;
            }
            Some((update, sent)) => {
                let update = serde_json::to_value(update).unwrap();
                assert_eq!(update["since"], self.version);
                Changes::apply(&mut self.sheet, &update["sheet"]).unwrap();
                update["frames"].as_array().unwrap().iter().for_each(|frame| self.show(frame));
                self.reread(update["log"].as_array().map_or(&[], Vec::as_slice));
                self.sent = Some(sent);
            }
        }
        self.version = played.table.version();
    }

    /// Replaces entries that read differently now.
    fn reread(&mut self, entries: &[Value]) {
        let entries: Vec<(u64, Value)> =
            entries.iter().map(|entry| (entry["version"].as_u64().unwrap(), bare(entry))).collect();
        self.log.retain(|(version, _)| entries.iter().all(|(changed, _)| changed != version));
        self.reread += entries.len();
        self.log.extend(entries);
        self.log.sort_by_key(|(version, _)| *version);
    }

    fn show(&mut self, frame: &Value) {
        self.frames += 1;
        let version = frame["version"].as_u64().unwrap();
        for moment in frame["moments"].as_array().unwrap() {
            self.moments += usize::from(moment["kind"] == "sight");
            Changes::apply(&mut self.view, &moment["changes"]).unwrap();
            if moment["kind"] == "undone" {
                let from = moment["from"].as_u64().unwrap();
                self.log.retain(|(version, entry)| *version < from || entry["kind"] != "sight");
            }
            self.log.push((version, bare(moment)));
        }
        match frame.get("view") {
            Some(view) => self.view = view.clone(),
            None => Changes::apply(&mut self.view, &frame["changes"]).unwrap(),
        }
    }

    /// Compares everything with a whole sheet.
    fn check<G: Playable>(&self, played: &Played<G>, name: &str) {
        let sheet: Value = serde_json::from_str(&played.text_since(name, 0, false)).unwrap();
        assert_eq!(self.view, sheet["view"], "{name} at version {}", self.version);
        assert_eq!(fixed(&self.sheet), fixed(&sheet), "{name} at version {}", self.version);
        let log = sheet["log"].as_array().unwrap().iter();
        let log: Vec<(u64, Value)> =
            log.map(|entry| (entry["version"].as_u64().unwrap(), bare(entry))).collect();
        assert_eq!(self.log, log, "{name} at version {}", self.version);
    }
}

/// What an entry or a moment says happened.
fn bare(entry: &Value) -> Value {
    without(entry, &["version", "at", "changes"])
}

/// What a sheet says apart from the view, the log, and what an update says itself.
fn fixed(sheet: &Value) -> Value {
    without(sheet, &["view", "log", "since", "version", "now"])
}

fn without(value: &Value, fields: &[&str]) -> Value {
    let mut value = value.as_object().unwrap().clone();
    value.retain(|name, _| !fields.contains(&name.as_str()));
    Value::Object(value)
}

/// Plays random games; clients that catch up now and then have what the whole sheets say. Returns frames, moments, whole sheets,
/// and entries that were sent again.
fn follow<G: Playable>(setups: &[G::Setup], games: u64) -> [usize; 4] {
    let mut counts = [0; 4];
    for game in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(game);
        let setup = &setups[game as usize % setups.len()];
        let (played, _) = random_game::<G>(charter::<G>(setup), &mut rng);
        let mut again = Played::<G>::open(played.table.charter().clone());
        let names: Vec<&str> = PEOPLE.into_iter().take(2).chain([STRANGER]).collect();
        let mut clients: Vec<Client> = names.iter().map(|_| Client::default()).collect();
        let last = played.records.len() - 1;
        for (index, stamped) in played.records[1..].iter().enumerate() {
            let Stamped { at, .. } = stamped;
            again.table.evolve(stamped).unwrap();
            again.now = *at;
            for (name, client) in names.iter().zip(&mut clients) {
                // The first one is always there, the others are away for a while.
                let watches = *name == names[0];
                if watches || index + 1 == last || rng.random_ratio(1, 9) {
                    let attendance = if watches { Attendance::Watching } else { Attendance::Back };
                    client.catch_up(&again, name, attendance);
                    client.check(&again, name);
                }
            }
        }
        for client in &clients {
            counts[0] += client.frames;
            counts[1] += client.moments;
            counts[2] += client.whole;
            counts[3] += client.reread;
        }
    }
    counts
}

/// Follows games of a listed game.
#[derive(Clone)]
struct Follow {
    games: u64,
}

impl Visitor for Follow {
    type Output = [usize; 4];

    fn visit<G: Listed>(self) -> [usize; 4] {
        follow::<G>(&setups::<G>(), self.games)
    }
}

#[test]
fn frames_give_what_whole_sheets_give() {
    for game in games::NAMES {
        for [frames, moments, whole, reread] in games::visit_each(game, Follow { games: 16 }).unwrap() {
            assert_eq!(reread > 0, *game == "crypt", "{game}: {reread}");
            assert!(frames > 300 && moments > 300 && whole >= 36, "{game}: {frames} {moments} {whole}");
        }
    }
}

/// Checks how far back updates go, in a game that is long enough.
struct MissMuch;

impl Visitor for MissMuch {
    type Output = ();

    fn visit<G: Listed>(self) {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let (played, _) = random_game::<G>(charter::<G>(&setups::<G>()[0]), &mut rng);
        let version = played.table.version();
        assert!(version > 65, "{version}");
        assert!(played.update_since("ann", version - 65).is_empty());
        assert!(!played.update_since("ann", version - 64).is_empty());
        assert!(played.update_since("ann", 0).is_empty(), "a client that has nothing");
        assert!(played.update_since("ann", version + 1).is_empty(), "a client that has more than there is");
    }
}

#[test]
fn a_client_that_has_missed_much_is_sent_a_whole_sheet() {
    games::visit("dungeonville", MissMuch).unwrap();
}

/// How many frames of each game are recorded for the tests of the browser.
const RECORDED: u64 = 30;

/// Frames of a game, recorded for the tests of the browser: a view, the frames after it, and the view at the end.
struct RecordFrames;

impl Visitor for RecordFrames {
    type Output = ();

    fn visit<G: Listed>(self) {
        let mut played = Played::<G>::open(charter::<G>(&setups::<G>()[0]));
        let names: Vec<&str> = PEOPLE.into_iter().take(played.table.seats().count()).collect();
        played = played.seated(&names);
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        played.play_out(|count| rng.random_range(0..count));
        // From the first move on, so that the recorded part has decisions of players.
        let first = played.records.iter().position(|one| matches!(one.record, table::Record::Acted { .. }));
        let start = first.expect("players have acted") as u64;
        let view = |version: u64| {
            let records = played.records[..version as usize].iter().cloned();
            let table = table::Table::<G>::load(records).unwrap();
            serde_json::to_value(table.game().unwrap().view(Viewer::Seat(Seat::A))).unwrap()
        };
        let end = (start + RECORDED).min(played.table.version());
        let mut then = Played::<G>::open(played.table.charter().clone());
        played.records[1..end as usize].iter().for_each(|one| then.table.evolve(one).unwrap());
        let update: Value = serde_json::from_str(&then.update_since("ann", start)).unwrap();
        let recorded =
            json!({ "before": view(start), "frames": update["frames"], "after": view(end) }).to_string();
        assert_recorded(G::NAME, "replay-frames", &recorded);
    }
}

/// Compares with a fixture of the browser's tests, or writes it.
pub(crate) fn assert_recorded(game: &str, name: &str, recorded: &str) {
    let path = format!("{}/../../web/src/games/{game}/fixtures/{name}.json", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(std::path::Path::new(&path).parent().unwrap()).unwrap();
        std::fs::write(&path, recorded).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == recorded, "{path} is not fresh; run `cargo xtask bless`");
}

#[test]
fn recorded_frames_are_fresh() {
    for game in games::NAMES {
        games::visit(game, RecordFrames).unwrap();
    }
}

/// A client that applies the frames of a replay has what the players had at the end of each step; steps that were undone are
/// there until they are undone.
#[test]
fn recorded_replays_are_fresh_and_made_of_the_same_frames() {
    let mut played = crypt(2, "AAAAAA", &[]);
    played.acts("ann", "claim 1=2");
    played.does("ann", played.undo()).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    played.play_out(|count| rng.random_range(0..count));
    for (viewer, name) in [(Viewer::Seat(Seat::A), "replay-2p-a"), (Viewer::Open, "replay-2p-open")] {
        let frames = serde_json::to_value(table::replay(&played.records, viewer).unwrap()).unwrap();
        let mut client = Client::default();
        let mut shown = frames.as_array().unwrap().iter().peekable();
        let mut again = Played::<crypt::State>::open(played.table.charter().clone());
        for stamped in &played.records[1..] {
            again.table.evolve(stamped).unwrap();
            if let Some(frame) = shown.next_if(|frame| frame["version"] == again.table.version()) {
                client.show(frame);
            }
            if let Some(game) = again.table.game() {
                assert_eq!(client.view, serde_json::to_value(game.view(viewer)).unwrap());
            }
        }
        assert!(shown.next().is_none());
        let undone = |moment: &Value| moment["kind"] == "undone";
        let moments =
            frames.as_array().unwrap().iter().flat_map(|frame| frame["moments"].as_array().unwrap());
        assert_eq!(moments.filter(|moment| undone(moment)).count(), 1);
        assert_recorded("crypt", name, &frames.to_string());
    }
}

/// One claim that bumps is shown as it happens: first the dice on the treasure, then those that go home.
#[test]
fn moments_within_a_step_have_their_own_changes() {
    let mut table = crypt(2, "AAAAAA", &[]);
    table.acts("ann", "claim 1=2");
    let since = table.table.version();
    table.acts("bob", "claim 1=3");
    let update: Value = serde_json::from_str(&table.update_since("ann", since)).unwrap();
    let moments = update["frames"][0]["moments"].as_array().unwrap();
    let names: Vec<&String> =
        moments.iter().flat_map(|moment| moment["sight"].as_object().unwrap().keys()).collect();
    assert_eq!(names, ["claimed", "bumped"]);
    assert_eq!(moments[0]["changes"]["boards.1.home"], 2);
    assert!(moments[0]["changes"].get("boards.0.home").is_none(), "the bumped die is not home yet");
    assert_eq!(moments[1]["changes"]["boards.0.home"], 3);
}
