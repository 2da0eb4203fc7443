//! C3.10–C3.15: discards, forced recovery, rolls, treasures, torches.

use game_core::{Game, Viewer};

use crate::script::play;

#[test]
fn c3_10_treasures_without_dice_are_discarded() {
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=a5 P2 R_? | a 2/0 | b 3/0")
        .step("a: recover")
        .shows(
            "spectator",
            &[
                "a passes.",
                "Treasure 2, Pottery 2, is discarded.",
                "Treasure 3, Remains (value unseen), is discarded.",
            ],
        )
        .is("crypt 2p AAAAAA | collect | lead a | deck T | row I4=a5 . . | a 2/0 | b 3/0 | out P2 R_?");
}

#[test]
fn c3_10_face_down_discards_are_shown_to_nobody() {
    let line = "crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 | b 3/0 | out I4 P2 R_?";
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0")
        .step("a: recover")
        .seen_by("a", line)
        .seen_by("b", line)
        .seen_by("spectator", line)
        .seen_by("open", line);
}

#[test]
fn c3_11_a_player_bumped_off_every_treasure_recovers() {
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=b2 P2 R_? | a 3/0 | b 1/1")
        .step("a: claim 1=3")
        .shows_among_others("a", &["b, bumped off every treasure, recovers 1 die."])
        .is("crypt 2p AAAAAA | collect | lead a | deck T | row I4=a3 . . | a 2/0 | b 3/0 * | out P2 R_?");
}

#[test]
fn c3_11_a_player_who_still_holds_a_treasure_does_not() {
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=b2 P2=b1 R_? | a 3/0 | b 0/1")
        .step("a: claim 1=3")
        .is("crypt 2p AAAAAA | collect | lead a | deck T | row I4=a3 P2=b1 . | a 2/0 | b 1/1 | out R_?");
}

#[test]
fn c3_11_a_player_who_placed_no_dice_does_not() {
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 1/2")
        .step("a: claim 1=3")
        .is("crypt 2p AAAAAA | collect | lead a | deck T | row I4=a3 . . | a 2/0 | b 1/2 | out P2 R_?");
}

#[test]
fn c3_11_a_player_who_was_bumped_off_and_placed_again_does_not() {
    play("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a2 P2 R_? | a 0/2 | b 3/0")
        .step("b: claim 1=3")
        .is("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=b3 P2 R_? | a 1/2 * | b 2/0")
        .step("a: claim 2=2")
        .is("crypt 2p AAAAAA | collect | lead a | deck T | row I4=b3 P2=a2 . | a 0/2 | b 2/0 | out R_?");
}

#[test]
fn c3_11_placing_is_forgotten_in_the_next_round() {
    play("crypt 3p AAAAAA | claim 3 | lead a | deck J | row I4=b1 P2 J3 R_? | a 3/0 | b 1/1 | c 3/0")
        .step("c: claim 1=2")
        .step("chance: collect 1=2")
        .is("crypt 3p AAAAAA | reveal | lead b | deck J | a 3/0 | b 3/0 | c 3/0 I4 | out P2 J3 R_?");
}

#[test]
fn c3_12_a_roll_below_the_effort_exhausts_the_die() {
    let rolled = |roll: u8| {
        play("crypt 2p AAAAAA | collect | lead a | deck T | row J4=a4 . . | a 2/0 | b 3/0 | out P2 R_?")
            .step(&format!("chance: collect 1={roll}"))
    };
    for roll in 1..=3 {
        rolled(roll)
            .shows_among_others(
                "b",
                &[&format!("a rolls {roll} on treasure 1 against effort 4: the die is exhausted.")],
            )
            .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 2/1 J4 | b 3/0 | out P2 R_?");
    }
    for roll in 4..=6 {
        rolled(roll).is("crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 J4 | b 3/0 | out P2 R_?");
    }
}

#[test]
fn c3_12_every_die_is_rolled_separately() {
    play("crypt 2p AAAAAA | collect | lead a | deck T | row J4=a3+3+3 . . | a 0/0 | b 3/0 | out P2 R_?")
        .refuses(
            "chance: collect 1=2+3",
            "that answer is impossible: every die above effort 1 on a treasure is rolled, and no other",
        )
        .step("chance: collect 1=2+3+1")
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 1/2 J4 | b 3/0 | out P2 R_?");
}

#[test]
fn c3_12_a_die_at_effort_1_is_not_rolled() {
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row J4=b1+1 P2 R_? | a 3/0 | b 1/0")
        .step("a: claim 2=1")
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 P2 | b 3/0 J4 | out R_?");
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row J4=b1+1 P2 R_? | a 3/0 | b 1/0")
        .step("a: claim 2=2")
        .refuses(
            "chance: collect 1=1+1 2=2",
            "that answer is impossible: every die above effort 1 on a treasure is rolled, and no other",
        )
        .step("chance: collect 2=1")
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 2/1 P2 | b 3/0 J4 | out R_?");
}

#[test]
fn c3_12_players_roll_in_turn_order() {
    play(
        "crypt 3p AAAAAA | collect | lead b | deck T | row J4=a2 P2=b2 M1=c2 R_?=b2 | a 2/0 | b 1/0 | c 2/0",
    )
    .step("chance: collect 1=2 2=1 3=2 4=2 value 4=3")
    .shows_among_others(
        "c",
        &[
            "b rolls 1 on treasure 2 against effort 2: the die is exhausted.",
            "b rolls 2 on treasure 4 against effort 2: it holds.",
            "c rolls 2 on treasure 3 against effort 2: it holds.",
            "a rolls 2 on treasure 1 against effort 2: it holds.",
            "The torches pass to c.",
        ],
    )
    .shows_among_others(
        "c",
        &[
            "b collects treasure 2, Pottery 2.",
            "b collects treasure 4, Remains (value unseen).",
            "c collects treasure 3, Manuscript 1.",
            "a collects treasure 1, Jewelry 4.",
        ],
    )
    .is("crypt 3p AAAAAA | reveal | lead c | deck T | a 3/0 J4 | b 2/1 P2 R3? | c 3/0 M1");
}

#[test]
fn c3_12_exhausted_dice_stay_exhausted_and_add_up() {
    play("crypt 2p AAAAAA | collect | lead a | deck T | row J4=a4 . M_?=a6 | a 0/1 | b 3/0 | out P2")
        .step("chance: collect 1=3 3=5 value 3=1")
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 0/3 J4 M1? | b 3/0 | out P2");
}

#[test]
fn c3_13_the_treasure_is_collected_whatever_is_rolled() {
    play("crypt 2p AAAAAA | collect | lead a | deck T | row J4=a6+6+6 . . | a 0/0 | b 3/0 | out P2 R_?")
        .step("chance: collect 1=1+1+1")
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 0/3 J4 | b 3/0 | out P2 R_?");
}

#[test]
fn c3_13_only_its_collector_learns_a_face_down_treasure() {
    let others = "crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 R_? | b 3/0 | out I4 P2";
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0")
        .step("a: claim 3=1")
        .is("crypt 2p AAAAAA | collect | lead a | deck T | row . . R_?=a1 | a 2/0 | b 3/0 | out I4 P2")
        .step("chance: collect value 3=3")
        .shows_among_others("a", &["a collects treasure 3, Remains 3."])
        .shows_among_others("b", &["a collects treasure 3, Remains (value unseen)."])
        .shows_among_others("spectator", &["a collects treasure 3, Remains (value unseen)."])
        .seen_by("a", "crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 R3? | b 3/0 | out I4 P2")
        .seen_by("b", others)
        .seen_by("spectator", others);
}

#[test]
fn c3_13_only_unseen_collected_cards_get_a_value() {
    const OTHER: &str =
        "that answer is impossible: every collected card that nobody has seen gets a value, and no other";
    play(
        "crypt 2p AAAAAA | collect | lead a | deck T | row . P2=b2 R_?=a1 | a 2/0 | b 2/0 R2 | out I4 M1 M2",
    )
    .refuses("chance: collect 2=2", OTHER)
    .refuses("chance: collect 2=2 value 1=3 3=3", OTHER)
    .refuses(
        "chance: collect 2=2 value 3=2",
        "that answer is impossible: all copies of that card have been seen",
    )
    .refuses("chance: look 3=3", "the game waits for another answer: the rolls of Collect")
    .step("chance: collect 2=2 value 3=3");
}

#[test]
fn c3_13_treasures_are_collected_from_the_left() {
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row J4=a1 P2=b1 M_? | a 1/1 T3 | b 2/0 | out …")
        .step("a: claim 3=1")
        .step("chance: collect value 3=2")
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 2/1 T3 J4 M2? | b 3/0 P2 | out …");
}

#[test]
fn c3_15_the_torches_move_one_player_to_the_left() {
    let passed = |players: u8, leader: char, last: char| {
        let seats: String = ('a'..).take(players as usize).map(|seat| format!(" | {seat} 3/0")).collect();
        let (row, turn) = match players {
            2 => ("I4 P2 R_?", 3),
            3 => ("I4 P2 J2 R_?", 3),
            _ => ("I4 P2 J2 J3 R_? R_?", 4),
        };
        play(&format!("crypt {players}p AAAAAA | claim {turn} | lead {leader} | deck T | row {row}{seats}"))
            .step(&format!("{last}: recover"))
    };
    let leads = |players: u8, leader: char, last: char, next: char| {
        let play = passed(players, leader, last);
        let leader = play.state().view(Viewer::Spectator).leader;
        assert_eq!(leader.unwrap().to_string(), next.to_string());
        play.shows_among_others("a", &[&format!("The torches pass to {next}.")]).waits_for("chance");
    };
    leads(2, 'a', 'a', 'b');
    leads(2, 'b', 'b', 'a');
    leads(3, 'a', 'c', 'b');
    leads(3, 'c', 'b', 'a');
    leads(4, 'b', 'a', 'c');
    leads(4, 'd', 'c', 'a');
}

#[test]
fn c3_15_with_the_deck_empty_the_game_ends_instead() {
    play("crypt 2p AAAAAA | claim 3 | lead b | deck - | row I4 P2 R_? | a 3/0 T2 | b 3/0 | out … but R1")
        .step("b: recover")
        .shows_among_others("a", &["a wins."])
        .is("crypt 2p AAAAAA | over a | lead b | deck - | a 3/0 T2 | b 3/0 | out …")
        .waits_for("nobody");
}

#[test]
fn c3_15_while_a_card_is_left_the_game_goes_on() {
    play(
        "crypt 2p AAAAAA | claim 3 | lead b | deck T | row I4 P2 R_? | a 3/0 | b 3/0 \
          | out I1 I2 I3 J1 J2 J3 J4 M1 M2 M3 M4 P1 P3 P4 R1 R2 R3 T4",
    )
    .step("b: recover")
    .waits_for("chance")
    .is("crypt 2p AAAAAA | reveal | lead a | deck T | a 3/0 | b 3/0 | out …");
}
