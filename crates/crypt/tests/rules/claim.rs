//! C3.3–C3.9: turns, claims, bumping, recovering.

use crate::script::play;

/// Two players, nothing claimed yet, seat a to claim first.
const OPEN: &str = "crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0";

#[test]
fn c3_3_each_player_takes_one_turn_from_the_leader_to_the_left() {
    play("crypt 3p AAAAAA | claim 1 | lead b | deck T | row I4 P2 J3 R_? | a 3/0 | b 3/0 | c 3/0")
        .waits_for("b")
        .refuses("c: recover", "it is not the turn of c")
        .refuses("a: claim 1=1", "it is not the turn of a")
        .refuses("d: recover", "there is no seat d at this table")
        .step("b: recover")
        .waits_for("c")
        .step("c: recover")
        .waits_for("a")
        .step("a: recover")
        .is("crypt 3p AAAAAA | reveal | lead c | deck T | a 3/0 | b 3/0 | c 3/0 | out I4 P2 J3 R_?");
}

#[test]
fn c3_3_four_players_take_four_turns() {
    play("crypt 4p AAAAAA | claim 1 | lead d | deck T | row I4 P2 J3 J2 R_? R_? | a 3/0 | b 3/0 | c 3/0 | d 3/0")
        .step("d: recover")
        .step("a: recover")
        .step("b: recover")
        .waits_for("c")
        .step("c: recover")
        .is("crypt 4p AAAAAA | reveal | lead a | deck T | a 3/0 | b 3/0 | c 3/0 | d 3/0 | out I4 P2 J3 J2 R_? R_?");
}

#[test]
fn c3_3_with_two_the_leader_takes_a_second_turn() {
    play("crypt 2p AAAAAA | claim 1 | lead b | deck T | row I4 P2 R_? | a 3/0 | b 3/0")
        .waits_for("b")
        .step("b: claim 1=2")
        .waits_for("a")
        .step("a: claim 2=2")
        .waits_for("b")
        .step("b: claim 3=2")
        .is("crypt 2p AAAAAA | collect | lead b | deck T | row I4=b2 P2=a2 R_?=b2 | a 2/0 | b 1/0");
}

#[test]
fn c3_4_dice_go_on_any_treasures_at_any_effort() {
    play(OPEN)
        .counts("a", "claim", 594)
        .step("a: claim 1=5 2=1 3=6")
        .shows(
            "b",
            &[
                "a claims treasure 1 with 1 die at effort 5.",
                "a claims treasure 2 with 1 die at effort 1.",
                "a claims treasure 3 with 1 die at effort 6.",
            ],
        )
        .is("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a5 P2=a1 R_?=a6 | a 0/0 | b 3/0");
}

#[test]
fn c3_4_several_dice_may_share_a_treasure() {
    play(OPEN)
        .step("a: claim 2=2+2+2")
        .is("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4 P2=a2+2+2 R_? | a 0/0 | b 3/0");
    play(OPEN)
        .step("a: claim 1=6 3=4+4")
        .is("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a6 P2 R_?=a4+4 | a 0/0 | b 3/0");
}

#[test]
fn c3_4_dice_on_one_treasure_show_the_same_effort() {
    let mixed = "claim 1=5+4".parse::<crypt::Action>();
    assert_eq!(mixed.unwrap_err().to_string(), "column 9: dice on one treasure must show the same effort");
}

#[test]
fn c3_4_only_available_dice_can_be_placed() {
    play("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 1/2 | b 3/0")
        .counts("a", "claim", 18)
        .refuses("a: claim 1=5 2=5", "the claim needs more dice than are available: 2, not 1")
        .refuses("a: claim 1=2+2+2", "the claim needs more dice than are available: 3, not 1")
        .step("a: claim 1=5")
        .is("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a5 P2 R_? | a 0/2 | b 3/0");
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=a5 P2 R_?=a5 | a 1/0 | b 3/0")
        .refuses("a: claim 2=1+1", "the claim needs more dice than are available: 2, not 1")
        .counts("a", "claim", 6);
}

#[test]
fn c3_4_r1_zero_dice_are_not_a_claim() {
    play(OPEN).refuses("a: claim", "a claim needs at least one die");
}

#[test]
fn c3_4_there_must_be_a_treasure() {
    play(OPEN).refuses("a: claim 4=1", "there is no treasure at 4");
    play(OPEN).refuses("a: claim 1=1 6=1", "there is no treasure at 6");
}

#[test]
fn c3_5_a_pair_of_threes_bumps_a_five() {
    play("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a5 P2 R_? | a 2/0 | b 3/0")
        .step("b: claim 1=3+3")
        .shows(
            "a",
            &["b claims treasure 1 with 2 dice at effort 3, 6 in all.", "1 die of a bumped off treasure 1."],
        )
        .is("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=b3+3 P2 R_? | a 3/0 * | b 1/0");
}

#[test]
fn c3_5_an_equal_or_lower_total_is_refused() {
    play("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a3+3 P2 R_? | a 1/0 | b 3/0")
        .refuses("b: claim 1=6", "effort 6 does not beat 6 on treasure 1")
        .refuses("b: claim 1=5", "effort 5 does not beat 6 on treasure 1")
        .refuses("b: claim 1=3+3", "effort 6 does not beat 6 on treasure 1")
        .refuses("b: claim 1=2+2+2", "effort 6 does not beat 6 on treasure 1")
        .refuses("b: claim 1=1+1+1", "effort 3 does not beat 6 on treasure 1")
        .refuses("b: claim 1=1 2=6", "effort 1 does not beat 6 on treasure 1")
        .step("b: claim 1=4+4")
        .is("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=b4+4 P2 R_? | a 3/0 * | b 1/0");
}

#[test]
fn c3_5_one_four_bumps_three_ones() {
    play("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a1+1+1 P2 R_? | a 0/0 | b 3/0")
        .step("b: claim 1=4")
        .is("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=b4 P2 R_? | a 3/0 * | b 2/0");
}

#[test]
fn c3_5_one_claim_may_bump_several_players() {
    play("crypt 3p AAAAAA | claim 3 | lead a | deck T | row I4=a5 P2=b1 J3 R_? | a 2/0 | b 1/1 | c 3/0")
        .refuses("c: claim 1=6 2=2", "the last turn of the phase may place on one treasure only");
    play(
        "crypt 4p AAAAAA | claim 3 | lead a | deck T | row I4=a5 P2=b1 J3 J2 R_? R_? \
          | a 2/0 | b 1/1 | c 3/0 | d 3/0",
    )
    .step("c: claim 1=6 2=2")
    .is("crypt 4p AAAAAA | claim 4 | lead a | deck T | row I4=c6 P2=c2 J3 J2 R_? R_? \
         | a 3/0 * | b 2/1 * | c 1/0 | d 3/0");
}

#[test]
fn c3_5_nothing_is_placed_if_one_treasure_is_out_of_reach() {
    play("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a2 P2=a6 R_? | a 1/0 | b 3/0")
        .refuses("b: claim 1=3 2=6", "effort 6 does not beat 6 on treasure 2");
}

#[test]
fn c3_6_r2_own_dice_are_never_joined_or_raised() {
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=a5 P2=b1 R_? | a 2/0 | b 2/0")
        .refuses("a: claim 1=6", "your dice are already on treasure 1")
        .refuses("a: claim 1=5", "your dice are already on treasure 1")
        .refuses("a: claim 1=6+6", "your dice are already on treasure 1")
        .step("a: claim 2=2")
        .is("crypt 2p AAAAAA | collect | lead a | deck T | row I4=a5 P2=a2 . | a 1/0 | b 3/0 * | out R_?");
}

#[test]
fn c3_7_the_last_turn_places_on_one_treasure() {
    play("crypt 3p AAAAAA | claim 2 | lead a | deck T | row I4 P2 J3 R_? | a 3/0 | b 3/0 | c 3/0")
        .step("b: claim 1=1 2=1")
        .counts("c", "claim", (5 + 6 + 6) * 2 + 18 * 2)
        .refuses("c: claim 3=1 4=1", "the last turn of the phase may place on one treasure only")
        .step("c: claim 3=1+1+1");
}

#[test]
fn c3_7_with_two_only_the_leaders_second_turn_is_limited() {
    play(OPEN)
        .step("a: claim 1=1 2=1")
        .step("b: claim 1=2 2=2")
        .is("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=b2 P2=b2 R_? | a 3/0 * | b 1/0")
        .refuses("a: claim 1=3 3=1", "the last turn of the phase may place on one treasure only")
        .counts("a", "claim", (4 + 5 + 6) * 2 + 18)
        .step("a: claim 1=2+2");
}

#[test]
fn c3_8_recover_frees_every_exhausted_die() {
    play("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 0/3 | b 1/2")
        .step("a: recover")
        .shows("b", &["a recovers 3 dice."])
        .is("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 1/2")
        .step("b: recover")
        .is("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0");
}

#[test]
fn c3_8_dice_on_treasures_stay_there() {
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=a5 P2 R_? | a 0/2 | b 3/0")
        .step("a: recover")
        .is("crypt 2p AAAAAA | collect | lead a | deck T | row I4=a5 . . | a 2/0 | b 3/0 | out P2 R_?");
}

#[test]
fn c3_8_r3_recover_without_an_exhausted_die_is_a_pass() {
    play(OPEN)
        .step("a: recover")
        .shows("b", &["a passes."])
        .is("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0");
    // With all three dice on treasures there is nothing else to do.
    play("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=a5 P2=a5 R_?=a5 | a 0/0 | b 3/0")
        .may("a", &["recover"])
        .counts("a", "claim", 0)
        .step("a: recover");
}

#[test]
fn c3_9_r4_without_an_available_die_there_is_only_recover() {
    play("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 0/3 | b 3/0")
        .may("a", &["recover"])
        .counts("a", "claim", 0)
        .refuses("a: claim 1=1", "the claim needs more dice than are available: 1, not 0")
        .refuses("a: decline", "that can't be done in this phase");
}

#[test]
fn c3_9_r4_remains_a_may_free_a_die_to_claim_with() {
    play("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 M_? | a 0/3 R1 R2 | b 3/0 | out …")
        .may("a", &["recover", "restore #1 #2"])
        .counts("a", "claim", 0)
        .step("a: restore #1 #2")
        .counts("a", "claim", 18)
        .step("a: claim 1=6")
        .is("crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a6 P2 M_? | a 0/2 R1^ R2^ | b 3/0 | out …");
}
