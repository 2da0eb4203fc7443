//! Arranged games: lessons, and branches of finished games.

use games::Listed;
use serde_json::json;
use table::{Arrangement, Charter, Record, Standing, Table};

use crate::kit::{Played, START, charter, crypt_for_two, data};

/// The charter of a game's lesson.
fn lesson<G: Listed>() -> Charter {
    let lesson = G::LESSON.unwrap();
    let arrangement = Arrangement::of_lesson(&lesson);
    let options = lesson.setup_options();
    Charter { arrangement: Some(arrangement), ..charter::<G>(&G::setup(&options).unwrap()) }
}

/// The actions and the answers of chance, in order.
fn steps<G: table::Playable>(played: &Played<G>) -> Vec<String> {
    let step = |record: &Record| match record {
        Record::Acted { seat, act, .. } => Some(format!("{seat}: {act}")),
        Record::Answered { chance } => Some(chance.clone()),
        _ => None,
    };
    played.records.iter().filter_map(|stamped| step(&stamped.record)).collect()
}

#[test]
fn the_lesson_of_crypt_follows_its_script() {
    let mut played = Played::<crypt::State>::open(lesson::<crypt::State>()).seated(&["ann", "novice"]);
    let acts = ["claim 1=4", "claim 1=3+3", "claim 1=2 3=1", "recover"];
    for (done, act) in acts.into_iter().enumerate() {
        while played.bot_plays() {}
        assert_eq!(played.sheet("ann")["lesson"], json!({ "done": done, "of": 4, "wanted": data(act) }));
        assert_eq!(played.sheet("eve")["lesson"], json!(null), "only the learner gets the lesson");
        played.acts("ann", act);
    }
    while played.bot_plays() {}
    assert_eq!(played.sheet("ann")["lesson"], json!({ "done": 4, "of": 4, "wanted": null }));
    let expected = [
        "reveal J4 P2 R_ next T",
        "a: claim 1=4",
        "b: claim 1=5",
        "a: claim 1=3+3",
        "collect 1=2+6",
        "reveal T3 I2 M_ next P",
        "b: claim 2=2",
        "a: claim 1=2 3=1",
        "b: recover",
        "collect 1=5 2=4 value 3=3",
        "reveal P3 I3 J_ next R",
        "a: recover",
        "b: claim 1=2",
    ];
    assert_eq!(steps(&played), expected);
    assert_eq!(played.sheet("ann")["arranged"], true);
    played.acts("ann", "claim 2=1");
    assert_eq!(played.sheet("ann")["lesson"], json!(null), "the game continues after the lesson");
    played.play_out(|_| 0);
}

#[test]
fn a_learner_who_leaves_the_script_can_play_to_the_end() {
    let mut played = Played::<crypt::State>::open(lesson::<crypt::State>()).seated(&["ann", "novice"]);
    played.acts("ann", "claim 1=6+6+6");
    assert_eq!(played.sheet("ann")["lesson"], json!(null));
    let ending = played.play_out(|actions| actions - 1);
    assert!(ending.outcome.is_some());
    assert!(table::export(&played.records).is_err(), "its chance can't be verified");
    assert!(table::journal(&played.records).is_ok());
}

#[test]
fn a_game_branches_from_another() {
    let mut first = crypt_for_two();
    first.play_out(|_| 0);
    let version =
        first.records.iter().rposition(|one| matches!(one.record, Record::Acted { .. })).unwrap() / 2;
    let steps = table::steps_at(&first.records, version as u64).unwrap();
    assert!(!steps.is_empty());
    let Record::Opened { charter } = first.records[0].record.clone() else {
        panic!("the first record is not Opened")
    };
    let arrangement = Arrangement { steps: steps.clone(), ..Arrangement::default() };
    let charter = Charter { arrangement: Some(arrangement), ..*charter };
    let mut second = Played::<crypt::State>::open(charter).seated(&["ann", "steady"]);
    let then: Table<crypt::State> = Table::load(first.records[..version].iter().cloned()).unwrap();
    assert_eq!(second.table.game(), then.game());
    let ending = second.play_out(|actions| actions / 2);
    assert!(ending.outcome.is_some());
    let text = table::journal(&second.records).unwrap();
    let journal = game_core::Journal::<crypt::State>::from_finished_text(&text).unwrap();
    assert!(journal.steps.len() > steps.len());
}

#[test]
fn a_running_game_or_its_end_cannot_be_branched() {
    let mut played = crypt_for_two();
    assert!(table::steps_at(&played.records, played.table.version()).is_err(), "the game is running");
    played.play_out(|_| 0);
    assert!(matches!(played.table.standing(), Standing::Over(_)));
    assert!(table::steps_at(&played.records, played.table.version()).is_err(), "the game is over");
    assert!(table::steps_at(&played.records, 1).is_err(), "the game had not started");
    assert!(table::steps_at(&played.records, 0).is_err());
}

#[test]
fn an_arrangement_must_be_legal_and_cannot_be_rated() {
    let arranged = |steps: &[&str]| Charter {
        arrangement: Some(Arrangement {
            steps: steps.iter().map(|step| (*step).to_owned()).collect(),
            ..Arrangement::default()
        }),
        ..lesson::<crypt::State>()
    };
    for bad in ["", "{}", r#"{"seat":"a","act":"recover"}"#, r#"{"outcome":{"scores":[],"winners":[]}}"#] {
        assert!(Table::<crypt::State>::new(arranged(&[bad]), START).is_err(), "{bad:?}");
    }
    let good = arranged(&[r#"{"chance":"reveal I4 P2 R_ next T"}"#]);
    assert!(Table::<crypt::State>::new(good.clone(), START).is_ok());
    assert!(good.check().is_ok());
    assert!(Charter { rated: true, ..good }.check().is_err());
}
