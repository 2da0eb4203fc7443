//! What each player sees.

use crypt::{Knowledge, Recall, Setup};
use game_core::{Game, Seat, Viewer};

use crate::script::{Play, play, start};

/// A position in which both players have looked at the face-down card.
const ALL_LOOKED: &str =
    "crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 R3?ab | a 3/0 M1^ | b 3/0 M2^ | out …";

#[test]
fn a_spectator_knows_no_secret_even_if_all_seats_looked() {
    let line =
        "crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 R_?ab | a 3/0 M1^ | b 3/0 M2^ | out …";
    play(ALL_LOOKED)
        .seen_by("spectator", line)
        .seen_by("a", &line.replace("R_?ab", "R3?ab"))
        .seen_by("b", &line.replace("R_?ab", "R3?ab"))
        .seen_by("open", &line.replace("R_?ab", "R3?ab"));
}

#[test]
fn a_card_looked_at_and_collected_is_known_to_both() {
    play(
        "crypt 3p AABAAA | claim 3 | lead a | deck T | row I4 P2 J2 R3?a | a 3/0 M1^ | b 3/0 | c 3/0 | out …",
    )
    .step("c: claim 4=1")
    // The value was drawn when seat a looked: chance is not asked again.
    .shows_among_others("a", &["c collects treasure 4, Remains 3."])
    .shows_among_others("b", &["c collects treasure 4, Remains (value unseen)."])
    .shows_among_others("c", &["c collects treasure 4, Remains 3."])
    .shows_among_others("spectator", &["c collects treasure 4, Remains (value unseen)."])
    .is("crypt 3p AABAAA | reveal | lead b | deck T | a 3/0 M1^ | b 3/0 | c 3/0 R3?a | out …")
    .seen_by("a", "crypt 3p AABAAA | reveal | lead b | deck T | a 3/0 M1^ | b 3/0 | c 3/0 R3?a | out …")
    .seen_by("b", "crypt 3p AABAAA | reveal | lead b | deck T | a 3/0 M1^ | b 3/0 | c 3/0 R_?a | out …")
    .seen_by("c", "crypt 3p AABAAA | reveal | lead b | deck T | a 3/0 M1^ | b 3/0 | c 3/0 R3?a | out …");
}

#[test]
fn c5_8_a_card_taken_with_pottery_stays_known_to_players_who_looked() {
    let after = |value: &str| {
        format!(
            "crypt 3p AABBAA | claim 1 | lead c | deck T | row I4 J3 J2 . | a 3/0 M1^ | b 3/0 | c 3/0 P1^ P2^ {value} | out …"
        )
    };
    play("crypt 3p AABBAA | pottery c | lead c | deck T | row I4 J3 J2 R_? | a 3/0 M1 | b 3/0 | c 3/0 P1 P2 | out …")
        .steps(&["a: look #1", "chance: look 4=3", "c: take #1 #2 4"])
        .shows_among_others("a", &["c takes treasure 4, Remains 3."])
        .shows_among_others("b", &["c takes treasure 4, Remains (value unseen)."])
        .is(&after("R3?a"))
        .seen_by("a", &after("R3?a"))
        .seen_by("b", &after("R_?a"))
        .seen_by("c", &after("R3?a"))
        .seen_by("spectator", &after("R_?a"));
}

#[test]
fn c3_10_a_discard_is_known_to_players_who_looked_at_it() {
    let after = |value: &str| {
        format!("crypt 2p AABAAA | reveal | lead b | deck T | a 3/0 M1^ J1 | b 3/0 M2 | out I4 P2 {value}")
    };
    play("crypt 2p AABAAA | claim 3 | lead a | deck T | row I4 P2 R3?a | a 3/0 M1^ J1 | b 3/0 M2")
        .step("a: recover")
        .shows_among_others("a", &["Treasure 3, Remains 3, is discarded."])
        .shows_among_others("b", &["Treasure 3, Remains (value unseen), is discarded."])
        .is(&after("R3?a"))
        .seen_by("a", &after("R3?a"))
        .seen_by("b", &after("R_?a"))
        .seen_by("spectator", &after("R_?a"));
}

#[test]
fn a_flip_shows_a_secret_card_to_everyone() {
    let line =
        "crypt 2p AABAAA | claim 1 look a | lead a | deck T | row I4 P2 R_? | a 3/0 M1^ | b 3/0 | out …";
    play("crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 M1? | b 3/0 | out …")
        .seen_by(
            "b",
            "crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 M_? | b 3/0 | out …",
        )
        .step("a: look #1")
        .shows("b", &["a flips Manuscript 1 (card #1)."])
        .seen_by("b", line)
        .seen_by("spectator", line);
}

#[test]
fn a_value_that_was_public_stays_visible() {
    let line = "crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 I4 | b 3/0 | out P2 R_?";
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0")
        .step("a: claim 1=1")
        .seen_by("a", line)
        .seen_by("b", line)
        .seen_by("spectator", line);
}

#[test]
fn only_the_size_and_top_of_the_deck_are_known() {
    let play =
        play("crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 R3?a | a 3/0 M1^ J1? | b 3/0 M2");
    let unseen = |viewer| play.state().view(viewer).unseen.len();
    // Six cards are on the table: a has seen all of them, b and a spectator have not seen R3 and J1.
    assert_eq!(unseen(Viewer::Seat(Seat::A)), 18);
    assert_eq!(unseen(Viewer::Seat(Seat::B)), 20);
    assert_eq!(unseen(Viewer::Spectator), 20);
    assert_eq!(unseen(Viewer::Open), 18);
    let view = play.state().view(Viewer::Seat(Seat::B));
    assert_eq!((view.deck, view.top.map(|kind| kind.letter())), (18, Some('T')));
    assert_eq!((view.round, view.rounds), (2, 8));
}

#[test]
fn counting_reveals_collections_but_not_discards() {
    let after = |value: &str| {
        format!("crypt 2p AABAAA | over a | lead a | deck - | a 3/0 M1^ M3 J4 | b 3/0 M2^ | out {value}")
    };
    let discards = "I1 I2 I3 J1 J2 J3 M4 P1 P3 P4 R1 R2 R4 T1 T2 T3 T4";
    let before = format!(
        "crypt 2p AABAAA | claim 3 | lead a | deck - | row I4 P2 R3?a | a 3/0 M1^ M3? J4? | b 3/0 M2^ | out {discards}"
    );
    play(&before)
        .seen_by("b", &before.replace("R3?a", "R_?a").replace("M3?", "M_?").replace("J4?", "J_?"))
        .step("a: recover")
        .shows_among_others(
            "spectator",
            &["a counts 11 coins: treasures 8, servants 3; the collection: M1, M3, J4.", "a wins."],
        )
        .is(&after(&format!("{discards} I4 P2 R3?a")))
        .seen_by("a", &after(&format!("{discards} I4 P2 R3?a")))
        .seen_by("b", &after(&format!("{discards} I4 P2 R_?a")))
        .seen_by("spectator", &after(&format!("{discards} I4 P2 R_?a")));
}

#[test]
fn a_discard_nobody_looked_at_stays_unknown_even_to_the_open_viewer() {
    play(
        "crypt 2p AAAAAA | claim 3 | lead a | deck - | row I4 P2 R_? | a 3/0 T1 | b 3/0 \
          | out I1 I2 I3 J1 J2 J3 J4 M1 M2 M3 M4 P1 P3 P4 R1 R2 R4 T2 T3 T4",
    )
    .step("a: recover")
    .seen_by(
        "open",
        "crypt 2p AAAAAA | over a | lead a | deck - | a 3/0 T1 | b 3/0 \
         | out I1 I2 I3 J1 J2 J3 J4 M1 M2 M3 M4 P1 P3 P4 R1 R2 R4 T2 T3 T4 I4 P2 R_?",
    );
}

#[test]
fn scores_are_visible_only_after_counting() {
    let scored = |play: &Play| play.state().view(Viewer::Seat(Seat::A)).scores.is_some();
    let last = play("crypt 2p AAAAAA | last a | lead a | deck - | a 2/1 R1 R2 | b 3/0 R4 | out …");
    assert!(!scored(&last));
    let over = last.step("a: restore #1 #2").waits_for("nobody");
    assert!(scored(&over));
    let rolling = play("crypt 2p AAAAAA | rolloff ab | lead a | deck - | a 3/0 | b 3/0 | out …");
    assert!(scored(&rolling));
}

#[test]
fn the_setup_chooses_memory() {
    let play = start(&Setup { recall: Recall::Memory, ..Setup::new(2) })
        .is("crypt 2p AAAAAA memory | leader | lead - | deck - | a 3/0 | b 3/0");
    assert_eq!(play.state().view(Viewer::Spectator).recall, Recall::Memory);
    assert_eq!(start(&Setup::new(2)).state().view(Viewer::Spectator).recall, Recall::Table);
}

#[test]
fn who_looked_is_public() {
    let view = play(ALL_LOOKED).state().view(Viewer::Spectator);
    let known = view.row[2].unwrap().treasure.known;
    assert_eq!(known, Knowledge::Secret([Seat::A, Seat::B].into_iter().collect()));
}

#[test]
fn the_json_of_a_view_contains_no_secret() {
    let json = |viewer| serde_json::to_value(play(ALL_LOOKED).state().view(viewer)).unwrap();
    assert_eq!(json(Viewer::Spectator)["row"][2]["coins"], serde_json::Value::Null);
    assert_eq!(json(Viewer::Seat(Seat::B))["row"][2]["coins"], 3);
}
