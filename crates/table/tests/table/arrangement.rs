//! Lessons, and playing on from a moment of another game.

use games::Listed;
use serde_json::json;
use table::{Arrangement, Charter, Record, Standing, Table};

use crate::kit::{Played, START, charter, crypt_for_two, data};

/// The lesson of a game as a table.
fn lesson<G: Listed>() -> Charter {
    let lesson = G::LESSON.unwrap();
    let mut options = games::Options::new(lesson.players);
    for (name, value) in lesson.options {
        options = options.with(name, value);
    }
    let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    let arrangement = Arrangement {
        steps: Vec::new(),
        acts: owned(lesson.acts),
        chances: owned(lesson.chances),
        replies: owned(lesson.replies),
    };
    Charter { arrangement: Some(arrangement), ..charter::<G>(&G::setup(&options).unwrap()) }
}

/// What was done and answered, in order.
fn steps<G: table::Playable>(played: &Played<G>) -> Vec<String> {
    let step = |record: &Record| match record {
        Record::Acted { seat, act, .. } => Some(format!("{seat}: {act}")),
        Record::Answered { chance } => Some(chance.clone()),
        _ => None,
    };
    played.records.iter().filter_map(|stamped| step(&stamped.record)).collect()
}

#[test]
fn the_lesson_of_crypt_goes_as_it_is_told() {
    let mut played = Played::<crypt::State>::open(lesson::<crypt::State>()).seated(&["ann", "novice"]);
    let acts = ["claim 1=4", "claim 1=3+3", "claim 1=2 3=1", "recover"];
    for (done, act) in acts.into_iter().enumerate() {
        while played.bot_plays() {}
        assert_eq!(played.sheet("ann")["lesson"], json!({ "done": done, "of": 4, "wanted": data(act) }));
        assert_eq!(played.sheet("eve")["lesson"], json!(null), "only whoever learns is taught");
        played.acts("ann", act);
    }
    while played.bot_plays() {}
    assert_eq!(played.sheet("ann")["lesson"], json!({ "done": 4, "of": 4, "wanted": null }));
    let told = [
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
    assert_eq!(steps(&played), told);
    assert_eq!(played.sheet("ann")["arranged"], true);
    played.acts("ann", "claim 2=1");
    assert_eq!(played.sheet("ann")["lesson"], json!(null), "after the lesson one plays on");
    played.play_out(|_| 0);
}

#[test]
fn whoever_strays_from_a_lesson_plays_on_all_the_same() {
    let mut played = Played::<crypt::State>::open(lesson::<crypt::State>()).seated(&["ann", "novice"]);
    played.acts("ann", "claim 1=6+6+6");
    assert_eq!(played.sheet("ann")["lesson"], json!(null));
    let ending = played.play_out(|actions| actions - 1);
    assert!(ending.outcome.is_some());
    assert!(table::export(&played.records).is_err(), "there is no luck to check");
    assert!(table::journal(&played.records).is_ok());
}

#[test]
fn a_game_goes_on_from_a_moment_of_another() {
    let mut first = crypt_for_two();
    first.play_out(|_| 0);
    let moment =
        first.records.iter().rposition(|one| matches!(one.record, Record::Acted { .. })).unwrap() / 2;
    let steps = table::steps_at(&first.records, moment as u64).unwrap();
    assert!(!steps.is_empty());
    let Record::Opened { charter } = first.records[0].record.clone() else { panic!("it was opened") };
    let arrangement = Arrangement { steps: steps.clone(), ..Arrangement::default() };
    let charter = Charter { arrangement: Some(arrangement), ..*charter };
    let mut second = Played::<crypt::State>::open(charter).seated(&["ann", "steady"]);
    let then: Table<crypt::State> = Table::load(first.records[..moment].iter().cloned()).unwrap();
    assert_eq!(second.table.game(), then.game());
    let ending = second.play_out(|actions| actions / 2);
    assert!(ending.outcome.is_some());
    let text = table::journal(&second.records).unwrap();
    let journal = game_core::Journal::<crypt::State>::from_finished_text(&text).unwrap();
    assert!(journal.steps.len() > steps.len());
}

#[test]
fn nothing_goes_on_from_a_running_game_or_from_the_end() {
    let mut played = crypt_for_two();
    assert!(table::steps_at(&played.records, played.table.version()).is_err(), "it is running");
    played.play_out(|_| 0);
    assert!(matches!(played.table.standing(), Standing::Over(_)));
    assert!(table::steps_at(&played.records, played.table.version()).is_err(), "it is over");
    assert!(table::steps_at(&played.records, 1).is_err(), "it had not begun");
    assert!(table::steps_at(&played.records, 0).is_err());
}

#[test]
fn an_arrangement_must_be_playable_and_counts_for_nothing() {
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
