//! Arranged games: lessons, and branches of finished games.

use games::Listed;
use serde_json::json;
use table::{Arrangement, Charter, Record, Standing, Table};

use crate::kit::{Played, START, charter, crypt_for_two};

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
        Record::Answered { chance, .. } => Some(chance.clone()),
        _ => None,
    };
    played.records.iter().filter_map(|stamped| step(&stamped.record)).collect()
}

/// Plays the whole lesson of a game as the learner is asked to: checks what it wants at each decision and that the script fits.
fn learnt<G: Listed>() -> Played<G> {
    let lesson_of = G::LESSON.unwrap();
    let seats = ["ann", "novice", "novice"];
    let mut played = Played::<G>::open(lesson::<G>()).seated(&seats[..usize::from(lesson_of.players)]);
    let of = lesson_of.acts.len();
    for (done, act) in lesson_of.acts.iter().enumerate() {
        while played.bot_plays() {}
        let sheet = played.sheet("ann");
        let wanted = games::data_of(G::NAME, act);
        assert_eq!(sheet["lesson"], json!({ "done": done, "of": of, "wanted": wanted }), "{act}");
        assert!(sheet["awaiting"].as_array().unwrap().contains(&json!("a")), "{act}: {:?}", steps(&played));
        assert_eq!(sheet["arranged"], true);
        assert_eq!(played.sheet("eve")["lesson"], json!(null), "only the learner gets the lesson");
        played.acts("ann", act);
    }
    let done = steps(&played);
    let by = |seats: &[&str]| -> Vec<String> {
        let made = done.iter().filter_map(|step| step.split_once(": "));
        made.filter(|(seat, _)| seats.contains(seat)).map(|(_, act)| act.to_owned()).collect()
    };
    let chances: Vec<&str> = done.iter().map(String::as_str).filter(|step| !step.contains(": ")).collect();
    assert_eq!(by(&["a"]), lesson_of.acts);
    assert_eq!(by(&["b", "c"]), lesson_of.replies);
    assert_eq!(chances, lesson_of.chances);
    let sheet = played.sheet("ann");
    assert_eq!(sheet["lesson"], json!({ "done": of, "of": of, "wanted": null }), "it lasts to the end");
    assert_eq!((&sheet["phase"], &sheet["ending"]["winners"]), (&json!("over"), &json!(["a"])));
    played
}

#[test]
fn the_lesson_of_crypt_teaches_a_flip_a_recovery_and_the_score() {
    let played = learnt::<crypt::State>();
    let view = &played.sheet("ann")["view"];
    assert_eq!(view["round"], 8);
    let scores = json!({ "treasures": 24, "idol": 0, "jewelry": 4, "manuscript": 5, "pottery": 2, "remains": 0,
        "tapestry": 5, "servants": 3 });
    assert_eq!(view["scores"][0], scores);
    let flipped = |sight: &serde_json::Value| sight["sight"].get("flipped").is_some();
    assert!(played.sheet("ann")["log"].as_array().unwrap().iter().any(flipped));
}

#[test]
fn the_lesson_of_dungeonville_teaches_a_fight_deaths_and_a_declaration() {
    let played = learnt::<dungeonville::State>();
    let view = &played.sheet("ann")["view"];
    assert_eq!(view["round"], 2);
    assert_eq!((&view["seats"][0]["deed"], &view["seats"][0]["score"]), (&json!("iceCave"), &json!(7)));
    assert_eq!(view["seats"][0]["kills"], json!([0, 2, 0]), "two killed in the fight");
    assert_eq!(view["towers"][2]["blood"], json!([0, 2, 3]), "five died in the learner's tower");
    assert_eq!(view["towers"][3]["blood"], json!([1, 0, 0]), "the learner lost one at the Goblin Camp");
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
