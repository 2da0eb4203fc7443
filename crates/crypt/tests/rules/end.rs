//! C4: the score, the last window, ties.

use game_core::{Game, Seat};

use crate::script::play;

#[test]
fn c4_1_coins_bonuses_and_dice_make_the_score() {
    // a: 3+4+2+1 coins and two dice; b: 3 coins, +5 for the best Tapestry and three dice.
    play("crypt 2p AAAAAA | claim 3 | lead a | deck - | row I1 J1 P_? | a 2/1 R3^ R4^ J2 | b 3/0 T3 | out … but P1")
        .step("a: claim 1=1")
        .is("crypt 2p AAAAAA | over a | lead a | deck - | a 2/1 R3^ R4^ J2 I1 | b 3/0 T3 | out …")
        .scores(&[12, 11])
        .shows_among_others(
            "spectator",
            &[
                "a counts 12 coins: treasures 10, servants 2; the collection: R3, R4, J2, I1.",
                "b counts 11 coins: treasures 3, Tapestries 5, servants 3; the collection: T3.",
                "a wins.",
            ],
        );
}

#[test]
fn c4_1_a_die_exhausted_in_the_last_round_scores_nothing() {
    play("crypt 2p AAAAAA | collect | lead a | deck - | row I1=a5 . . | a 1/1 | b 0/3 T3 | out …")
        .step("chance: collect 1=4")
        .step("a: decline")
        .scores(&[1 + 1, 3 + 5])
        .is("crypt 2p AAAAAA | over b | lead a | deck - | a 1/2 I1 | b 0/3 T3 | out …");
}

/// The last turn of the game: seat b, the leader, has a die left to claim with, and both could free dice.
const LAST: &str = "crypt 2p AAAAAA | claim 3 | lead b | deck - | row I1 J1 P_? | a 2/1 R1 R2 | b 1/2 R3 R4 \
     | out … but P1";

#[test]
fn c4_2_r5_a_last_window_in_turn_order_for_players_who_can_free_a_die() {
    play(LAST)
        .step("b: claim 1=1")
        .is("crypt 2p AAAAAA | last b | lead b | deck - | a 2/1 R1 R2 | b 1/2 R3 R4 I1 | out …")
        .waits_for("b")
        .may("b", &["restore #1 #2", "decline"])
        .refuses("a: decline", "it is not the turn of a")
        .refuses("b: recover", "that can't be done in this phase")
        .step("b: restore #1 #2")
        .is("crypt 2p AAAAAA | last a | lead b | deck - | a 2/1 R1 R2 | b 2/1 R3^ R4^ I1 | out …")
        .step("a: decline")
        .is("crypt 2p AAAAAA | over b | lead b | deck - | a 2/1 R1 R2 | b 2/1 R3^ R4^ I1 | out …")
        .scores(&[3 + 2, 7 + 1 + 2]);
}

#[test]
fn c4_2_each_player_may_decline() {
    play(LAST)
        .step("b: claim 1=1")
        .step("b: decline")
        .waits_for("a")
        .step("a: restore #1 #2")
        .is("crypt 2p AAAAAA | over b | lead b | deck - | a 3/0 R1^ R2^ | b 1/2 R3 R4 I1 | out …")
        .scores(&[3 + 3, 7 + 1 + 1]);
}

#[test]
fn c4_2_the_window_stays_open_until_they_decline() {
    play("crypt 2p AAAAAA | claim 3 | lead b | deck - | row I1 J1 P_? | a 0/3 R1 R2 R3 R4 | b 3/0 | out … but P1")
        .step("b: recover")
        .is("crypt 2p AAAAAA | last a | lead b | deck - | a 0/3 R1 R2 R3 R4 | b 3/0 | out …")
        .step("a: restore #2 #3")
        .is("crypt 2p AAAAAA | last a | lead b | deck - | a 1/2 R1 R2^ R3^ R4 | b 3/0 | out …")
        .step("a: restore #1 #4")
        .is("crypt 2p AAAAAA | over a | lead b | deck - | a 2/1 R1^ R2^ R3^ R4^ | b 3/0 | out …");
}

#[test]
fn c4_2_r11_a_player_not_awaited_may_use_theirs_too() {
    play(LAST)
        .step("b: claim 1=1")
        .may("a", &["restore #1 #2"])
        .step("a: restore #1 #2")
        .is("crypt 2p AAAAAA | last b | lead b | deck - | a 3/0 R1^ R2^ | b 1/2 R3 R4 I1 | out …")
        .step("b: decline")
        .is("crypt 2p AAAAAA | over b | lead b | deck - | a 3/0 R1^ R2^ | b 1/2 R3 R4 I1 | out …");
    // Even a player who has declined already.
    play(LAST)
        .step("b: claim 1=1")
        .step("b: decline")
        .step("b: restore #1 #2")
        .is("crypt 2p AAAAAA | last a | lead b | deck - | a 2/1 R1 R2 | b 2/1 R3^ R4^ I1 | out …");
}

#[test]
fn c4_2_with_three_players_the_window_goes_round_from_the_leader() {
    let board = |seat: char| {
        format!(
            "crypt 3p AAAAAA | last {seat} | lead c | deck - \
         | a 2/1 R1 R2 | b 2/1 R2 R3 | c 2/1 R3 R4 | out …"
        )
    };
    play(&board('c'))
        .step("c: decline")
        .is(&board('a'))
        .step("a: decline")
        .is(&board('b'))
        .step("b: decline")
        .waits_for("nobody");
}

#[test]
fn c4_2_players_who_can_not_free_a_die_are_skipped() {
    // Remains B frees no die, a flipped or single Remains pays for nothing, no die is exhausted.
    for (sides, a, b) in [
        ("AAAABA", "2/1 R1 R2", "3/0"),
        ("AAAAAA", "2/1 R1^ R2^", "3/0"),
        ("AAAAAA", "2/1 R1 R2^", "3/0"),
        ("AAAAAA", "3/0 R1 R2", "3/0"),
        ("AABAAA", "2/1 M1 M2", "3/0"),
        ("AAAAAA", "2/1 M1 M2 I1 I2 R1", "3/0"),
    ] {
        play(&format!(
            "crypt 2p {sides} | claim 3 | lead b | deck - | row J4 J1 P_? | a {a} | b {b} | out … but P1"
        ))
        .step("b: claim 1=1")
        .waits_for("nobody");
    }
}

/// Two players with these boards, tied for first.
fn tied(a: &str, b: &str) -> String {
    format!("crypt 2p AAAAAA | claim 3 | lead a | deck - | row T1 J1 P_? | a {a} | b {b} | out … but P1")
}

#[test]
fn c4_3_players_tied_for_first_roll_their_unexhausted_dice() {
    const ALL: &str =
        "that answer is impossible: tied players roll all their unexhausted dice, and no others";
    play(&tied("3/0 I1", "2/1 I2"))
        .step("a: recover")
        .is("crypt 2p AAAAAA | rolloff ab | lead a | deck - | a 3/0 I1 | b 2/1 I2 | out …")
        .waits_for("chance")
        .refuses("chance: rolloff 2p a=1+1 b=1+1", ALL)
        .refuses("chance: rolloff 2p a=1+1+1 b=1+1+1", ALL)
        .refuses("chance: rolloff 2p a=1+1+1", ALL)
        .refuses("chance: rolloff 3p a=1+1+1 b=1+1", ALL)
        .refuses("chance: reroll 3", "the game waits for another answer: the roll-off of the tied players")
        .step("chance: rolloff 2p a=1+1+2 b=2+3")
        .shows("a", &["Those tied for first roll off: a 1+1+2, 4 in all, b 2+3, 5 in all.", "b wins."])
        .is("crypt 2p AAAAAA | over b | lead a | deck - | a 3/0 I1 | b 2/1 I2 | out …")
        .scores(&[4, 4]);
}

#[test]
fn c4_3_players_tied_for_the_highest_sum_roll_again() {
    play(&tied("3/0 I1", "2/1 I2"))
        .step("a: recover")
        .step("chance: rolloff 2p a=1+1+2 b=1+3")
        .is("crypt 2p AAAAAA | rolloff ab | lead a | deck - | a 3/0 I1 | b 2/1 I2 | out …")
        .step("chance: rolloff 2p a=6+6+6 b=6+6")
        .is("crypt 2p AAAAAA | over a | lead a | deck - | a 3/0 I1 | b 2/1 I2 | out …");
}

#[test]
fn c4_3_of_three_tied_the_lowest_drops_out_of_the_second_roll() {
    play("crypt 4p AAAAAA | rolloff abd | lead a | deck - | a 3/0 I1 | b 2/1 I2 | c 3/0 | d 1/2 I3 | out …")
        .refuses(
            "chance: rolloff 4p a=1+1+1 b=1+1 c=1+1+1 d=1",
            "that answer is impossible: tied players roll all their unexhausted dice, and no others",
        )
        .step("chance: rolloff 4p a=1+2+3 b=1+1 d=6")
        .is("crypt 4p AAAAAA | rolloff ad | lead a | deck - | a 3/0 I1 | b 2/1 I2 | c 3/0 | d 1/2 I3 | out …")
        .refuses(
            "chance: rolloff 4p a=1+2+3 b=1+1 d=5",
            "that answer is impossible: tied players roll all their unexhausted dice, and no others",
        )
        .step("chance: rolloff 4p a=1+1+1 d=4")
        .is("crypt 4p AAAAAA | over d | lead a | deck - | a 3/0 I1 | b 2/1 I2 | c 3/0 | d 1/2 I3 | out …");
}

#[test]
fn c4_3_of_three_tied_one_may_win_on_the_first_roll() {
    play("crypt 3p AAAAAA | rolloff abc | lead a | deck - | a 3/0 | b 3/0 | c 3/0 | out …")
        .step("chance: rolloff 3p a=1+1+1 b=1+1+2 c=1+1+1")
        .is("crypt 3p AAAAAA | over b | lead a | deck - | a 3/0 | b 3/0 | c 3/0 | out …");
}

#[test]
fn c4_3_a_player_without_a_die_rolls_nothing() {
    play("crypt 2p AAAAAA | collect | lead a | deck - | row J1=a6 . . | a 1/1 | b 0/3 I2 | out …")
        .step("chance: collect 1=5")
        .is("crypt 2p AAAAAA | rolloff ab | lead a | deck - | a 1/2 J1 | b 0/3 I2 | out …")
        .refuses(
            "chance: rolloff 2p a=1 b=1",
            "that answer is impossible: tied players roll all their unexhausted dice, and no others",
        )
        .step("chance: rolloff 2p a=1")
        .is("crypt 2p AAAAAA | over a | lead a | deck - | a 1/2 J1 | b 0/3 I2 | out …")
        .scores(&[2, 2]);
}

#[test]
fn c4_3_r6_without_any_die_the_win_is_shared() {
    let play = play(
        "crypt 3p AAAAAA | collect | lead a | deck - | row I2=b6 . . . | a 0/3 I2 | b 0/2 | c 0/3 | out …",
    )
    .step("chance: collect 1=1")
    .step("b: decline")
    .shows_among_others("c", &["a, b share the win."])
    .is("crypt 3p AAAAAA | over ab | lead a | deck - | a 0/3 I2 | b 0/3 I2 | c 0/3 | out …")
    .scores(&[2, 2, 0]);
    let outcome = play.state().outcome().unwrap();
    assert_eq!([Seat::A, Seat::B, Seat::C].map(|seat| outcome.place(seat)), [1, 1, 3]);
}

#[test]
fn c4_3_lower_places_may_stay_tied() {
    let play = play(
        "crypt 3p AAAAAA | claim 3 | lead a | deck - | row T1 J1 J3 P_? | a 3/0 | b 3/0 I4 | c 3/0 \
          | out … but P1",
    )
    .step("c: recover")
    .is("crypt 3p AAAAAA | over b | lead a | deck - | a 3/0 | b 3/0 I4 | c 3/0 | out …");
    let outcome = play.state().outcome().unwrap();
    assert_eq!([Seat::A, Seat::B, Seat::C].map(|seat| outcome.place(seat)), [2, 1, 2]);
}

#[test]
fn c4_3_losers_of_the_roll_off_stay_behind_the_winner() {
    let play = play("crypt 3p AAAAAA | rolloff abc | lead a | deck - | a 3/0 | b 3/0 | c 3/0 | out …")
        .step("chance: rolloff 3p a=1+1+1 b=6+1+2 c=1+2+1");
    let outcome = play.state().outcome().unwrap();
    assert_eq!([Seat::A, Seat::B, Seat::C].map(|seat| outcome.place(seat)), [2, 1, 2]);
}
