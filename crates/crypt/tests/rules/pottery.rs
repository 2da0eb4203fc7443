//! C3.2 and C5.8: the Pottery B window.

use crate::script::play;

const BOTH: &str =
    "crypt 2p AAABAA | reveal | lead b | deck J | a 3/0 P1 P2 | b 3/0 P3 P4 | out … but I1 I2 R3";

#[test]
fn c3_2_the_window_comes_before_the_claims_in_turn_order() {
    play(BOTH)
        .step("chance: reveal J1 I2 R_ next T")
        .is("crypt 2p AAABAA | pottery b | lead b | deck T | row J1 I2 R_? | a 3/0 P1 P2 | b 3/0 P3 P4 | out …")
        .waits_for("b")
        .refuses("a: take #1 #2 3", "it is not the turn of a")
        .refuses("a: decline", "it is not the turn of a")
        .refuses("b: claim 1=1", "that can't be done in this phase")
        .refuses("b: recover", "that can't be done in this phase")
        .may("b", &["take #1 #2 3", "decline"])
        .counts("b", "claim", 0)
        .may("a", &[])
        .step("b: decline")
        .shows("spectator", &["b declines."])
        .waits_for("a")
        .may("a", &["take #1 #2 3", "decline"])
        .step("a: decline")
        .is("crypt 2p AAABAA | claim 1 | lead b | deck T | row J1 I2 R_? | a 3/0 P1 P2 | b 3/0 P3 P4 | out …")
        .refuses("b: take #1 #2 3", "that can't be done in this phase")
        .refuses("b: decline", "that can't be done in this phase");
}

#[test]
fn c3_2_with_four_players_the_window_goes_round_from_the_leader() {
    play("crypt 4p AAABAA | reveal | lead c | deck J | a 3/0 P1 P1 | b 3/0 P2 P2 | c 3/0 P3 P3 | d 3/0 P4 P4 | out …")
        .step("chance: reveal J1 I2 J2 J3 R_ M_ next T")
        .waits_for("c")
        .step("c: decline")
        .waits_for("d")
        .step("d: decline")
        .waits_for("a")
        .step("a: decline")
        .waits_for("b")
        .step("b: decline")
        .waits_for("c")
        .is("crypt 4p AAABAA | claim 1 | lead c | deck T | row J1 I2 J2 J3 R_? M_? \
             | a 3/0 P1 P1 | b 3/0 P2 P2 | c 3/0 P3 P3 | d 3/0 P4 P4 | out …");
}

#[test]
fn c3_2_c5_8_players_who_can_not_pay_are_skipped() {
    play("crypt 3p AAABAA | reveal | lead a | deck J | a 3/0 P1 P2^ | b 3/0 P2 P3 | c 3/0 P3^ P4^ | out … but J2")
        .step("chance: reveal J1 I2 J2 R_ next T")
        .waits_for("b")
        .step("b: decline")
        .is("crypt 3p AAABAA | claim 1 | lead a | deck T | row J1 I2 J2 R_? \
             | a 3/0 P1 P2^ | b 3/0 P2 P3 | c 3/0 P3^ P4^ | out …");
}

#[test]
fn c5_8_two_potteries_take_a_face_down_card_at_once() {
    play(BOTH)
        .step("chance: reveal J1 I2 R_ next T")
        .step("b: take #1 #2 3")
        .is("crypt 2p AAABAA | pottery b take b 3 | lead b | deck T | row J1 I2 R_? \
             | a 3/0 P1 P2 | b 3/0 P3^ P4^ | out …")
        .waits_for("chance")
        .refuses("b: decline", "the game waits for dice or cards, not for a player")
        .refuses("chance: reroll 3", "the game waits for another answer: the value of the card taken")
        .step("chance: take 3")
        .is("crypt 2p AAABAA | claim 1 | lead b | deck T | row J1 I2 . | a 3/0 P1 P2 | b 3/0 P3^ P4^ R3? | out …");
}

#[test]
fn c5_8_only_the_taker_learns_the_value() {
    play(BOTH)
        .step("chance: reveal J1 I2 R_ next T")
        .steps(&["b: take #1 #2 3", "chance: take 3"])
        .shows("b", &["b takes treasure 3, Remains 3."])
        .shows("a", &["b takes treasure 3, Remains (value unseen)."])
        .shows("spectator", &["b takes treasure 3, Remains (value unseen)."])
        .seen_by(
            "a",
            "crypt 2p AAABAA | claim 1 | lead b | deck T | row J1 I2 . | a 3/0 P1 P2 | b 3/0 P3^ P4^ R_? | out …",
        );
}

#[test]
fn c5_8_the_window_closes_when_no_face_down_card_is_left() {
    // Seat a could pay, but there is nothing left to take.
    play(BOTH).step("chance: reveal J1 I2 R_ next T").steps(&["b: take #1 #2 3", "chance: take 3"]).is(
        "crypt 2p AAABAA | claim 1 | lead b | deck T | row J1 I2 . | a 3/0 P1 P2 | b 3/0 P3^ P4^ R3? | out …",
    );
}

#[test]
fn c5_8_a_taken_pottery_pays_for_another_use() {
    play(
        "crypt 4p AAABAA | reveal | lead a | deck J | a 3/0 P1 P2 P3 | b 3/0 | c 3/0 | d 3/0 | out … but P4",
    )
    .step("chance: reveal J1 I2 J2 J3 P_ M_ next T")
    .step("a: take #1 #3 5")
    .step("chance: take 4")
    .is("crypt 4p AAABAA | pottery a | lead a | deck T | row J1 I2 J2 J3 . M_? \
             | a 3/0 P1^ P2 P3^ P4? | b 3/0 | c 3/0 | d 3/0 | out …")
    .may("a", &["take #2 #4 6", "decline"])
    .step("a: take #2 #4 6")
    .shows_among_others("d", &["a flips Pottery 2 (card #2).", "a flips Pottery 4 (card #4)."])
    .step("chance: take 1")
    .is("crypt 4p AAABAA | claim 1 | lead a | deck T | row J1 I2 J2 J3 . . \
             | a 3/0 P1^ P2^ P3^ P4^ M1? | b 3/0 | c 3/0 | d 3/0 | out …");
}

#[test]
fn c5_8_one_taken_pottery_does_not_pay() {
    play("crypt 4p AAABAA | reveal | lead a | deck J | a 3/0 P1 P2 | b 3/0 P3 P3 | c 3/0 | d 3/0 | out … but P4")
        .step("chance: reveal J1 I2 J2 J3 P_ M_ next T")
        .steps(&["a: take #1 #2 5", "chance: take 4"])
        .waits_for("b")
        .may("b", &["take #1 #2 6", "decline"]);
}

#[test]
fn c5_8_you_choose_the_potteries_and_the_card() {
    play(
        "crypt 4p AAABAA | pottery a | lead a | deck T | row J1 I2 J2 J3 R_? M_? \
          | a 3/0 P1 J4 P2 P3^ P4 | b 3/0 | c 3/0 | d 3/0 | out …",
    )
    .may(
        "a",
        &[
            "take #1 #3 5",
            "take #1 #5 5",
            "take #3 #5 5",
            "take #1 #3 6",
            "take #1 #5 6",
            "take #3 #5 6",
            "decline",
        ],
    )
    .refuses("a: take #1 #2 5", "card #2 is not among your Pottery cards that can still be flipped")
    .refuses("a: take #1 #4 5", "card #4 is not among your Pottery cards that can still be flipped")
    .refuses("a: take #1 #6 5", "card #6 is not among your Pottery cards that can still be flipped")
    .refuses("a: take #1 #3 1", "treasure 1 is not face down")
    .step("a: take #3 #5 6")
    .step("chance: take 1")
    .is("crypt 4p AAABAA | claim 1 | lead a | deck T | row J1 I2 J2 J3 R_? . \
         | a 3/0 P1 J4 P2^ P3^ P4^ M1? | b 3/0 | c 3/0 | d 3/0 | out …");
}

#[test]
fn c5_8_the_window_stays_open_until_they_decline() {
    play(
        "crypt 4p AAABAA | pottery b | lead b | deck T | row J1 I2 J2 J3 R_? M_? \
          | a 3/0 | b 3/0 P1 P2 P3 P4 | c 3/0 | d 3/0 | out …",
    )
    .steps(&["b: take #1 #2 5", "chance: take 1"])
    .waits_for("b")
    .step("b: decline")
    .is("crypt 4p AAABAA | claim 1 | lead b | deck T | row J1 I2 J2 J3 . M_? \
         | a 3/0 | b 3/0 P1^ P2^ P3 P4 R1? | c 3/0 | d 3/0 | out …");
}

#[test]
fn c5_8_a_taken_card_is_gone_from_the_row() {
    play("crypt 2p AAABAA | pottery b | lead b | deck T | row J1 I2 R_? | a 3/0 | b 3/0 P3 P4 | out …")
        .steps(&["b: take #1 #2 3", "chance: take 1"])
        .refuses("b: claim 3=1", "there is no treasure at 3")
        .counts("b", "claim", 12 + 12 + 36 + 12 + 72)
        .steps(&["b: recover", "a: recover", "b: recover"])
        .shows_among_others(
            "a",
            &["Treasure 1, Jewelry 1, is discarded.", "Treasure 2, Idol 2, is discarded."],
        )
        .is("crypt 2p AAABAA | reveal | lead a | deck T | a 3/0 | b 3/0 P3^ P4^ R1? | out I1 J1 I2");
}

#[test]
fn c5_8_the_value_taken_is_of_a_card_nobody_has_seen() {
    play("crypt 2p AAABAA | pottery b take b 3 | lead b | deck T | row J1 I2 R_? | a 3/0 R2 | b 3/0 P3^ P4^")
        .refuses("chance: take 2", "that answer is impossible: all copies of that card have been seen")
        .step("chance: take 1");
}

#[test]
fn c5_8_side_a_has_no_window() {
    play("crypt 2p AAAAAA | reveal | lead b | deck J | a 3/0 P1 P2 | b 3/0 P3 P4 | out … but I2")
        .step("chance: reveal J1 I2 R_ next T")
        .waits_for("b")
        .refuses("b: take #1 #2 3", "that can't be done in this phase")
        .is(
            "crypt 2p AAAAAA | claim 1 | lead b | deck T | row J1 I2 R_? | a 3/0 P1 P2 | b 3/0 P3 P4 | out …",
        );
}
