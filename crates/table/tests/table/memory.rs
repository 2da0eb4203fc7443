//! In a game that people have to remember, nothing that they are sent depends on what they have to remember by then.

use crypt::{LeaderChoice, Recall, Setup, Sides, SidesChoice, State};
use game_core::{Game, Viewer};
use game_laws::{HasWitness, StepOf, Witness};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use std::collections::BTreeSet;
use table::Attendance;

use crate::kit::{PEOPLE, Played, STRANGER, charter, crypt_setup, person, random_steps, records_of};

type Wit = <State as HasWitness>::Witness;

fn setup(rng: &mut ChaCha8Rng) -> Setup {
    let sides = Sides::at(rng.random_range(0..Sides::MIXES)).unwrap();
    Setup {
        sides: SidesChoice::Chosen(sides),
        leader: LeaderChoice::Random,
        recall: Recall::Memory,
        ..Setup::new(rng.random_range(2..=4))
    }
}

/// The first part of a random game. At the end everything is shown.
fn history(setup: &Setup, rng: &mut ChaCha8Rng) -> Vec<StepOf<State>> {
    let mut steps = random_steps::<State>(setup, rng);
    steps.truncate(rng.random_range(1..steps.len()));
    steps
}

/// The table after these steps.
fn table(setup: &Setup, steps: &[StepOf<State>]) -> Played<State> {
    let mut played = Played::<State>::open(charter::<State>(setup));
    for stamped in records_of::<State>(usize::from(setup.players), steps) {
        played.table.evolve(&stamped).unwrap();
    }
    played
}

/// All that a person can be sent by this table now: whole sheets, and what those get who come back.
fn sent(played: &Played<State>, name: &str) -> Vec<String> {
    let version = played.table.version();
    let mut sent = vec![played.text(name, true)];
    sent.extend([1, version / 2, version].map(|since| played.text_since(name, since, false)));
    let first = version.saturating_sub(64).max(1);
    sent.extend((first..=version).step_by(13).map(|since| played.update_since(name, since)));
    let actions = played.sheet(name)["actions"].as_array().cloned().unwrap_or_default();
    sent.extend(actions.iter().map(|action| format!("{:?}", played.table.check(&person(name), action))));
    sent
}

/// The parts of the game that a viewer knows, and that are different in the two games: each is something that must be left out.
fn differences(one: &Played<State>, other: &Played<State>, viewer: Viewer, name: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let known =
        |played: &Played<State>| serde_json::to_value(played.table.game().unwrap().view(viewer)).unwrap();
    let (here, there) = (known(one), known(other));
    let mut add = |is: bool, what: &str| is.then(|| found.insert(what.to_owned()));
    for part in ["unseen", "collectors", "discards"] {
        add(here[part] != there[part], part);
    }
    for (board, again) in here["boards"].as_array().unwrap().iter().zip(there["boards"].as_array().unwrap()) {
        add(board["collection"] != again["collection"], "collection");
    }
    // Those who watched were sent the sights and the rows of earlier rounds.
    let watched = |played: &Played<State>| -> Value {
        let since = played.table.version().saturating_sub(64).max(1);
        serde_json::from_str(&played.update_for(name, since, Attendance::Watching)).unwrap()
    };
    let (here, there) = (watched(one), watched(other));
    for (frame, again) in here["frames"].as_array().unwrap().iter().zip(there["frames"].as_array().unwrap()) {
        let moments = frame["moments"].as_array().unwrap().iter();
        for (moment, again) in moments.zip(again["moments"].as_array().unwrap()) {
            let kind = moment["sight"].as_object().and_then(|sight| sight.keys().next()).cloned();
            add(moment["sight"] != again["sight"], &kind.unwrap_or_default());
            let row = |moment: &Value| -> Vec<Value> {
                let changes = moment["changes"].as_object();
                changes
                    .iter()
                    .flat_map(|all| all.iter())
                    .filter(|(path, _)| path.starts_with("row"))
                    .map(|(_, value)| value.clone())
                    .collect()
            };
            add(row(moment) != row(again), "row");
        }
    }
    found
}

/// Everything that can be left out, so that the test sees if one of them is not.
const LEFT_OUT: [&str; 10] = [
    "collection",
    "collectors",
    "collected",
    "discarded",
    "discards",
    "looked",
    "revealed",
    "row",
    "taken",
    "unseen",
];

#[test]
fn nothing_that_is_sent_depends_on_what_people_have_to_remember() {
    let mut left_out = BTreeSet::new();
    for number in 0..2000 {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let setup = setup(&mut rng);
        let steps = history(&setup, &mut rng);
        let viewers: Vec<Viewer> = Viewer::at_table(usize::from(setup.players)).collect();
        let viewer = viewers[rng.random_range(0..viewers.len())];
        let name = viewer.seat().map_or(STRANGER, |seat| PEOPLE[seat.index()]);
        let other = Wit::scramble_forgotten(&setup, &steps, steps.len(), viewer, &mut rng);
        if other == steps {
            continue;
        }
        let (one, another) = (table(&setup, &steps), table(&setup, &other));
        for (here, there) in sent(&one, name).iter().zip(&sent(&another, name)) {
            assert_eq!(here, there, "game {number}, {viewer:?}");
        }
        left_out.extend(differences(&one, &another, viewer, name));
    }
    assert!(LEFT_OUT.iter().all(|part| left_out.contains(*part)), "{left_out:?}");
}

/// Those who watch are sent each moment as it was, but nothing that they had to remember before it.
#[test]
fn those_who_watch_are_sent_nothing_of_earlier_rounds() {
    let mut differed = 0;
    for number in 0..1500 {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let setup = setup(&mut rng);
        let steps = history(&setup, &mut rng);
        let from = steps.len() - rng.random_range(0..steps.len().min(8));
        let viewers: Vec<Viewer> = Viewer::at_table(usize::from(setup.players)).collect();
        let viewer = viewers[rng.random_range(0..viewers.len())];
        let name = viewer.seat().map_or(STRANGER, |seat| PEOPLE[seat.index()]);
        let other = Wit::scramble_forgotten(&setup, &steps, from, viewer, &mut rng);
        if other == steps {
            continue;
        }
        differed += 1;
        let (one, another) = (table(&setup, &steps), table(&setup, &other));
        let since = one.table.version() - (steps.len() - from) as u64;
        let update = |played: &Played<State>| played.update_for(name, since, Attendance::Watching);
        assert_eq!(update(&one), update(&another), "game {number}, {viewer:?}");
    }
    assert!(differed > 500, "{differed}");
}

/// A game for two in which round 1 has been played; nobody has claimed in round 2.
fn second_round() -> Played<State> {
    let setup = Setup { recall: Recall::Memory, ..crypt_setup(2, "AAAAAA") };
    let rounds = ["reveal J4 P2 R_ next T", "collect 1=2+6 value 3=4", "reveal T3 I2 M_ next P"];
    let mut played = Played::<State>::open(charter::<State>(&setup)).chance(&rounds).seat_all();
    played.script("ann: claim 1=5 3=1 | bob: claim 1=3+3 | ann: recover");
    played
}

/// The Jewelry that Bob has collected, with its value. Unseen cards have only a kind and a value, so this is not one of them.
const JEWELRY_4: &str = r#""coins":4,"kind":"jewelry","#;

#[test]
fn the_log_of_those_who_watch_is_sent_again_when_a_round_is_over() {
    let played = second_round();
    let since = played.table.version() - 3;
    let update: Value = serde_json::from_str(&played.update_for("ann", since, Attendance::Watching)).unwrap();
    let collected = |entries: &Value| entries.to_string().contains(JEWELRY_4);
    assert!(collected(&update["frames"]), "the card is shown while it is collected");
    assert!(
        !collected(&update["log"]) && !update["log"].as_array().unwrap().is_empty(),
        "and not afterwards"
    );
    let back: Value = serde_json::from_str(&played.update_since("ann", since)).unwrap();
    assert!(!collected(&back), "one who comes back has to remember it");
}

#[test]
fn after_an_undo_the_round_is_shown_again() {
    let mut played = second_round();
    let before = played.table.version();
    played.does("ann", played.undo()).unwrap();
    played.does("bob", played.agree()).unwrap();
    let row = r#"{"coins":4,"kind":"jewelry"}"#;
    for name in ["ann", "bob"] {
        for attendance in [Attendance::Watching, Attendance::Back] {
            let update: Value = serde_json::from_str(&played.update_for(name, before, attendance)).unwrap();
            assert!(update["log"].to_string().contains(row), "{update}");
        }
    }
}

#[test]
fn when_people_stop_playing_everything_is_shown() {
    let mut played = second_round();
    let before = played.table.version();
    assert!(!played.sheet("ann").to_string().contains(JEWELRY_4));
    played.does("bob", protocol::Command::Resign).unwrap();
    for name in ["ann", STRANGER] {
        let sheet = played.sheet(name);
        assert_eq!(sheet["view"]["boards"][1]["collection"][0]["coins"], 4);
        let update: Value =
            serde_json::from_str(&played.update_for(name, before, Attendance::Watching)).unwrap();
        assert!(update["log"].to_string().contains(r#"{"coins":4,"kind":"jewelry"}"#), "{update}");
        let view = update["frames"].as_array().unwrap().iter().rev().find_map(|frame| frame.get("view"));
        assert_eq!(view, Some(&sheet["view"]));
    }
    let frames = table::replay(&played.records, Viewer::Spectator).unwrap();
    let collected = frames.iter().flat_map(|frame| &frame.moments).any(|moment| {
        let moment = serde_json::to_string(&moment).unwrap();
        moment.contains(r#""collected""#) && moment.contains(r#""kind":"jewelry","coins":4"#)
    });
    assert!(collected, "so does the replay");
    // The replay never forgets: its views change only by what happens.
    let last = frames.iter().rev().find(|frame| frame.moments.iter().any(|moment| moment.changes.is_some()));
    assert!(last.is_some() && frames.iter().skip(1).all(|frame| frame.view.is_none()));
}
