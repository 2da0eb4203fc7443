//! C5.1 and C5.2: both sides of the Idol collector.

use crate::script::{count, play};

#[test]
fn c3_14_c5_1_an_idol_collected_this_round_re_rolls_before_the_torches_pass() {
    play("crypt 2p AAAAAA | collect | lead a | deck T | row I4=a5 . . | a 2/0 | b 3/0 | out P2 R_?")
        .step("chance: collect 1=4")
        .is("crypt 2p AAAAAA | idol a | lead a | deck T | a 2/1!5 I4 | b 3/0 | out P2 R_?")
        .waits_for("a")
        .may("a", &["reroll #1 !5", "decline"])
        .step("a: reroll #1 !5")
        .shows("b", &["a flips Idol 4 (card #1)."])
        .is("crypt 2p AAAAAA | idol a reroll a 5 | lead a | deck T | a 2/1!5 I4^ | b 3/0 | out P2 R_?")
        .waits_for("chance")
        .refuses("chance: collect 1=5", "the game waits for another answer: a re-roll")
        .step("chance: reroll 5")
        .shows("b", &["a re-rolls 5 against effort 5: it holds.", "The torches pass to b."])
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 I4^ | b 3/0 | out P2 R_?");
}

#[test]
fn c5_1_the_re_roll_is_against_the_same_effort() {
    let rerolled = |roll: u8| {
        play("crypt 2p AAAAAA | idol a | lead a | deck T | a 1/2!3+5 I4 | b 3/0 | out P2 R_?")
            .step("a: reroll #1 !3")
            .step(&format!("chance: reroll {roll}"))
    };
    for roll in 1..=2 {
        rerolled(roll).is("crypt 2p AAAAAA | reveal | lead b | deck T | a 1/2 I4^ | b 3/0 | out P2 R_?");
    }
    for roll in 3..=6 {
        rerolled(roll).is("crypt 2p AAAAAA | reveal | lead b | deck T | a 2/1 I4^ | b 3/0 | out P2 R_?");
    }
}

#[test]
fn c5_1_a_die_that_fails_again_may_be_re_rolled_with_another_idol() {
    play("crypt 2p AAAAAA | idol a | lead a | deck T | a 2/1!5 I4 I3 | b 3/0 | out R_?")
        .step("a: reroll #2 !5")
        .step("chance: reroll 4")
        .is("crypt 2p AAAAAA | idol a | lead a | deck T | a 2/1!5 I4 I3^ | b 3/0 | out R_?")
        .refuses("a: reroll #2 !5", "card #2 is not among your Idol cards that can still be flipped")
        .may("a", &["reroll #1 !5", "decline"])
        .step("a: reroll #1 !5")
        .step("chance: reroll 6")
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 I4^ I3^ | b 3/0 | out R_?");
}

#[test]
fn c5_1_each_player_re_rolls_until_they_decline() {
    play("crypt 2p AAAAAA | idol a | lead a | deck T | a 0/3!2+5+5 I4 I3 I2 | b 3/0")
        .may(
            "a",
            &[
                "reroll #1 !2",
                "reroll #2 !2",
                "reroll #3 !2",
                "reroll #1 !5",
                "reroll #2 !5",
                "reroll #3 !5",
                "decline",
            ],
        )
        .steps(&["a: reroll #1 !5", "chance: reroll 5"])
        .is("crypt 2p AAAAAA | idol a | lead a | deck T | a 1/2!2+5 I4^ I3 I2 | b 3/0")
        .steps(&["a: reroll #2 !5", "chance: reroll 5"])
        .is("crypt 2p AAAAAA | idol a | lead a | deck T | a 2/1!2 I4^ I3^ I2 | b 3/0")
        .step("a: decline")
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 2/1 I4^ I3^ I2 | b 3/0");
}

#[test]
fn c5_1_the_window_goes_round_in_turn_order() {
    play(
        "crypt 3p AAAAAA | collect | lead b | deck T | row J4=a2 P2=b2 M1=c2 . \
          | a 2/0 I1 | b 2/0 I2 | c 2/0 I3 | out R_? …",
    )
    .step("chance: collect 1=1 2=1 3=1")
    .is("crypt 3p AAAAAA | idol b | lead b | deck T | a 2/1!2 I1 J4 | b 2/1!2 I2 P2 | c 2/1!2 I3 M1 | out …")
    .refuses("c: reroll #1 !2", "it is not the turn of c")
    .refuses("a: decline", "it is not the turn of a")
    .refuses("b: recover", "that can't be done in this phase")
    .refuses("b: claim 1=1", "that can't be done in this phase")
    .step("b: decline")
    .waits_for("c")
    .steps(&["c: reroll #1 !2", "chance: reroll 1"])
    .waits_for("a")
    .step("a: decline")
    .is("crypt 3p AAAAAA | reveal | lead c | deck T | a 2/1 I1 J4 | b 2/1 I2 P2 | c 2/1 I3^ M1 | out …");
}

#[test]
fn c5_1_players_without_an_idol_or_a_failed_die_are_skipped() {
    play(
        "crypt 3p AAAAAA | collect | lead a | deck T | row J4=a2 P2=b2 M1=c2 . \
          | a 2/0 I1^ | b 2/0 I2 | c 2/0 I3 | out R_? …",
    )
    .step("chance: collect 1=1 2=2 3=1")
    .is("crypt 3p AAAAAA | idol c | lead a | deck T | a 2/1!2 I1^ J4 | b 3/0 I2 P2 | c 2/1!2 I3 M1 | out …");
}

#[test]
fn c5_1_r7_only_a_die_that_failed_in_this_phase_can_be_re_rolled() {
    // One die of seat a was exhausted before; if the other holds, there is nothing to re-roll.
    play("crypt 2p AAAAAA | idol a | lead a | deck T | a 1/2!5 I4 I3 | b 2/1 I2")
        .refuses(
            "a: reroll #1 !4",
            "none of your dice failed at effort 4 in this phase and is still exhausted",
        )
        .may("a", &["reroll #1 !5", "reroll #2 !5", "decline"])
        .steps(&["a: reroll #1 !5", "chance: reroll 5"])
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 2/1 I4^ I3 | b 2/1 I2");
    // A die that held is not re-rolled either: the window does not open.
    play("crypt 2p AAAAAA | collect | lead a | deck T | row I4=a5 . . | a 1/1 I3 | b 3/0 | out P2 R_? …")
        .step("chance: collect 1=5")
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 2/1 I3 I4 | b 3/0 | out …");
}

#[test]
fn c5_1_r7_a_failed_die_that_remains_freed_can_not_be_re_rolled() {
    play("crypt 2p AAAAAA | idol a | lead a | deck T | a 1/2!5 I4 I3 R1 R2 | b 3/0 | out …")
        .may("a", &["restore #3 #4", "restore #3 #4 !5", "reroll #1 !5", "reroll #2 !5", "decline"])
        .step("a: restore #3 #4 !5")
        .shows(
            "b",
            &[
                "a flips Remains 1 (card #3).",
                "a flips Remains 2 (card #4).",
                "a frees the die that failed at effort 5.",
                "The torches pass to b.",
            ],
        )
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 2/1 I4 I3 R1^ R2^ | b 3/0 | out …");
    // Freeing the other die leaves the failed one to re-roll.
    play("crypt 2p AAAAAA | idol a | lead a | deck T | a 1/2!5 I4 I3 R1 R2 | b 3/0 | out …")
        .step("a: restore #3 #4")
        .is("crypt 2p AAAAAA | idol a | lead a | deck T | a 2/1!5 I4 I3 R1^ R2^ | b 3/0 | out …");
}

#[test]
fn c5_1_only_idols_pay_for_it() {
    play("crypt 2p AAAAAA | idol a | lead a | deck T | a 2/1!5 I4 J3 | b 3/0 I2")
        .refuses("a: reroll #2 !5", "card #2 is not among your Idol cards that can still be flipped")
        .refuses("a: reroll #3 !5", "card #3 is not among your Idol cards that can still be flipped");
}

#[test]
fn c5_1_side_b_has_no_window() {
    play("crypt 2p BAAAAA | collect | lead a | deck T | row I4=a5 . . | a 2/0 | b 3/0 | out P2 R_?")
        .step("chance: collect 1=4")
        .is("crypt 2p BAAAAA | reveal | lead b | deck T | a 2/1 I4 | b 3/0 | out P2 R_?");
}

#[test]
fn c3_14_c5_2_the_first_with_two_idols_flips_them() {
    play("crypt 2p BAAAAA | claim 3 | lead a | deck T | row I4 P2 R_? | a 3/0 I2 | b 3/0 I1 | out …")
        .step("a: claim 1=1")
        .shows_among_others(
            "b",
            &[
                "a collects treasure 1, Idol 4.",
                "a is among the first with two Idols: +5 at the end.",
                "a flips Idol 2 (card #1).",
                "a flips Idol 4 (card #2).",
                "The torches pass to b.",
            ],
        )
        .is("crypt 2p BAAAAA | reveal | lead b | deck T | a 3/0 +5 I2^ I4^ | b 3/0 I1 | out …");
}

#[test]
fn c5_2_several_may_earn_it_in_the_same_round() {
    play("crypt 2p BAAAAA | claim 3 | lead a | deck T | row I4 I3=b1 R_? | a 3/0 I2 | b 2/0 I1 | out …")
        .step("a: claim 1=1")
        .is("crypt 2p BAAAAA | reveal | lead b | deck T | a 3/0 +5 I2^ I4^ | b 3/0 +5 I1^ I3^ | out …");
}

#[test]
fn c5_2_after_an_earlier_round_nobody_earns_it_any_more() {
    play("crypt 2p BAAAAA | claim 3 | lead a | deck T | row I4 J3 R_? | a 3/0 I2 | b 3/0 +5 I1^ I3^ | out …")
        .step("a: claim 1=1")
        .is("crypt 2p BAAAAA | reveal | lead b | deck T | a 3/0 I2 I4 | b 3/0 +5 I1^ I3^ | out …");
}

#[test]
fn c5_2_one_idol_earns_nothing() {
    play("crypt 2p BAAAAA | claim 3 | lead a | deck T | row I4 J3 R_? | a 3/0 | b 3/0 I1 | out …")
        .step("a: claim 1=1")
        .is("crypt 2p BAAAAA | reveal | lead b | deck T | a 3/0 I4 | b 3/0 I1 | out …");
}

#[test]
fn c5_2_r8_the_two_collected_first_flip() {
    play("crypt 2p BAAAAA | claim 3 | lead a | deck T | row I4=a1 I1 J_?=a1 | a 1/0 I2 | b 3/0 | out …")
        .step("a: claim 2=1")
        .step("chance: collect value 3=1")
        .is("crypt 2p BAAAAA | reveal | lead b | deck T | a 3/0 +5 I2^ I4^ I1 J1? | b 3/0 | out …");
    // Three in one round: the leftmost two.
    play("crypt 2p BAAAAA | claim 3 | lead a | deck T | row I4=a1 I1 I_?=a1 | a 1/0 | b 3/0")
        .step("a: claim 2=1")
        .step("chance: collect value 3=3")
        .is("crypt 2p BAAAAA | reveal | lead b | deck T | a 3/0 +5 I4^ I1^ I3? | b 3/0");
}

#[test]
fn c5_2_r8_an_idol_taken_with_pottery_counts_for_the_round_and_comes_first() {
    play("crypt 2p BAABAA | pottery a | lead a | deck T | row I1 I2 I_? | a 3/0 P1 P2 | b 3/0 | out …")
        .steps(&["a: take #1 #2 3", "chance: take 4"])
        .is("crypt 2p BAABAA | claim 1 | lead a | deck T | row I1 I2 . | a 3/0 P1^ P2^ I4? | b 3/0 | out …")
        .steps(&["a: claim 2=1", "b: recover", "a: claim 1=1"])
        .is("crypt 2p BAABAA | reveal | lead b | deck T | a 3/0 +5 P1^ P2^ I4^ I1^ I2 | b 3/0 | out …");
}

#[test]
fn c5_2_r8_a_second_idol_taken_with_pottery_waits_for_the_end_of_the_round() {
    play("crypt 2p BAABAA | pottery a | lead a | deck T | row I1 J2 I_? | a 3/0 P1 P2 I2 | b 3/0 I3 | out … but I4")
        .steps(&["a: take #1 #2 3", "chance: take 4"])
        .is("crypt 2p BAABAA | claim 1 | lead a | deck T | row I1 J2 . | a 3/0 P1^ P2^ I2 I4? | b 3/0 I3 | out …")
        // So another player who collects a second one in this round earns it too.
        .steps(&["a: recover", "b: claim 1=1", "a: recover"])
        .is("crypt 2p BAABAA | reveal | lead b | deck T | a 3/0 +5 P1^ P2^ I2^ I4^ | b 3/0 +5 I3^ I1^ | out …");
}

#[test]
fn c5_2_a_flip_makes_a_secret_idol_public() {
    let play = play("crypt 2p BAAAAA | claim 3 | lead a | deck T | row J4 J1 I_? | a 3/0 I2 | b 3/0 | out …")
        .step("a: claim 3=1")
        .step("chance: collect value 3=3");
    play.seen_by("b", "crypt 2p BAAAAA | reveal | lead b | deck T | a 3/0 +5 I2^ I3^ | b 3/0 | out …");
}

#[test]
fn c5_2_five_once_for_the_first_and_two_once_for_the_others() {
    let bonus =
        |boards: &[&str]| -> Vec<u8> { count("BAAAAA", boards).iter().map(|sheet| sheet.idol).collect() };
    assert_eq!(bonus(&["3/0 +5 I1^ I2^", "3/0 I3 I4"]), [5, 2]);
    assert_eq!(bonus(&["3/0 +5 I1^ I2^", "3/0 I3"]), [5, 0]);
    assert_eq!(bonus(&["3/0 +5 I1^ I2^", "3/0 +5 I3^ I4^"]), [5, 5]);
    assert_eq!(bonus(&["3/0 I2", "3/0 I1"]), [0, 0]);
    // Further Idols add nothing.
    assert_eq!(bonus(&["3/0 +5 I1^ I2^ I3 I4", "3/0"]), [5, 0]);
    assert_eq!(bonus(&["3/0 +5 I1^ I2^", "3/0 I2 I3 I3", "3/0"]), [5, 2, 0]);
    assert_eq!(bonus(&["3/0 +5 I1^ I2^", "3/0 I1 I2 I3 I4", "3/0 I3 I4", "3/0"]), [5, 2, 2, 0]);
}

#[test]
fn c5_2_five_come_on_top_of_the_coins() {
    let sheet = count("BAAAAA", &["3/0 +5 I1^ I2^", "3/0"])[0];
    assert_eq!((sheet.treasures, sheet.idol, sheet.total()), (3, 5, 3 + 5 + 3));
}

#[test]
fn c5_2_the_last_round_is_checked_too() {
    play("crypt 2p BAAAAA | claim 3 | lead a | deck - | row I4 J3 R_? | a 3/0 I2 | b 3/0 | out … but R1")
        .step("a: claim 1=1")
        .is("crypt 2p BAAAAA | over a | lead a | deck - | a 3/0 +5 I2^ I4^ | b 3/0 | out …")
        .scores(&[6 + 5 + 3, 3]);
}

#[test]
fn c5_2_the_others_two_stay_unflipped() {
    play("crypt 2p BAAAAA | claim 3 | lead a | deck - | row I4 J3 R_? | a 3/0 I2 | b 3/0 +5 I1^ I3^ | out … but R1")
        .step("a: claim 1=1")
        .is("crypt 2p BAAAAA | over b | lead a | deck - | a 3/0 I2 I4 | b 3/0 +5 I1^ I3^ | out …")
        .scores(&[6 + 2 + 3, 4 + 5 + 3]);
}

#[test]
fn c5_2_side_a_pays_nothing() {
    let idols: Vec<u8> =
        count("AAAAAA", &["3/0 I1 I2", "3/0 I3^ I4^"]).iter().map(|sheet| sheet.idol).collect();
    assert_eq!(idols, [0, 0]);
}
