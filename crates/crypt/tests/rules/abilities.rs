//! C5.5 and C5.6, and the rules of C5 about flipping: Manuscript B and Remains A.

use crate::script::play;

const NOTHING_TO_SEE: &str = "there is no face-down card in the crypt that you have not seen";

/// Both players have Manuscripts, and there is a face-down card in the crypt.
const LOOKERS: &str =
    "crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 M1 M3 | b 3/0 M2 | out …";

#[test]
fn c5_5_a_manuscript_shows_the_face_down_card_only_to_its_owner() {
    play(LOOKERS)
        .may("a", &["recover", "look #1", "look #2"])
        .step("a: look #2")
        .shows("b", &["a flips Manuscript 3 (card #2)."])
        .is("crypt 2p AABAAA | claim 1 look a | lead a | deck T | row I4 P2 R_? | a 3/0 M1 M3^ | b 3/0 M2 | out …")
        .waits_for("chance")
        .refuses("chance: take 3", "the game waits for another answer: what a looking player sees")
        .step("chance: look 3=3")
        .shows("a", &["a looks at the face-down Remains 3 at treasure 3."])
        .shows("b", &["a looks at the face-down Remains at treasure 3."])
        .shows("spectator", &["a looks at the face-down Remains at treasure 3."])
        .is("crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 R3?a | a 3/0 M1 M3^ | b 3/0 M2 | out …")
        .seen_by(
            "b",
            "crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 R_?a | a 3/0 M1 M3^ | b 3/0 M2 | out …",
        )
        .waits_for("a");
}

#[test]
fn c5_5_r9_a_second_look_in_the_same_round_is_refused() {
    play(LOOKERS)
        .steps(&["a: look #1", "chance: look 3=3"])
        .refuses("a: look #2", NOTHING_TO_SEE)
        .may("a", &["recover"])
        .steps(&["a: recover", "b: recover"])
        .refuses("a: look #2", NOTHING_TO_SEE);
}

#[test]
fn c5_5_r9_another_look_in_the_next_round_is_allowed() {
    play(LOOKERS)
        .steps(&["a: look #1", "chance: look 3=3", "a: recover", "b: recover", "a: recover"])
        .step("chance: reveal T1 J3 J_ next R")
        .may("a", &["look #2"])
        .steps(&["a: look #2", "chance: look 3=4"]);
}

#[test]
fn c5_5_another_seat_that_looks_later_sees_the_same_card() {
    play(LOOKERS)
        .steps(&["a: look #1", "chance: look 3=3", "a: recover"])
        .step("b: look #1")
        .shows(
            "b",
            &["b flips Manuscript 2 (card #1).", "b looks at the face-down Remains 3 at treasure 3."],
        )
        .shows("spectator", &["b flips Manuscript 2 (card #1).", "b looks at the face-down Remains at treasure 3."])
        .is("crypt 2p AABAAA | claim 2 | lead a | deck T | row I4 P2 R3?ab | a 3/0 M1^ M3 | b 3/0 M2^ | out …")
        .waits_for("b");
}

#[test]
fn c5_5_all_face_down_cards_are_seen() {
    const EVERY: &str =
        "that answer is impossible: every face-down card that nobody has seen gets a value, and no other";
    play("crypt 4p AABAAA | claim 1 | lead a | deck T | row I4 P2 J1 J2 R_? J_? | a 3/0 M1 | b 3/0 | c 3/0 | d 3/0 \
          | out …")
    .step("a: look #1")
    .refuses("chance: look 5=3", EVERY)
    .refuses("chance: look 4=2 5=3 6=1", EVERY)
    .refuses("chance: look", EVERY)
    .step("chance: look 5=3 6=1")
    .shows("a", &["a looks at the face-down Remains 3 at treasure 5, Jewelry 1 at treasure 6."])
    .is("crypt 4p AABAAA | claim 1 | lead a | deck T | row I4 P2 J1 J2 R3?a J1?a \
         | a 3/0 M1^ | b 3/0 | c 3/0 | d 3/0 | out …");
}

#[test]
fn c5_5_a_look_finds_only_cards_nobody_has_seen() {
    play("crypt 2p AABAAA | claim 1 look a | lead a | deck T | row I4 P2 R_? | a 3/0 M1^ | b 3/0 R3 | out …")
        .refuses("chance: look 3=3", "that answer is impossible: all copies of that card have been seen");
}

#[test]
fn c5_5_without_a_face_down_card_the_look_is_refused_and_flips_nothing() {
    play("crypt 2p AABBAA | pottery a | lead a | deck T | row I4 J2 R_? | a 3/0 M1 P1 P2 | b 3/0 M2 M3 | out …")
        .steps(&["a: take #2 #3 3", "chance: take 1"])
        .may("a", &["recover"])
        .may("b", &[])
        .refuses("a: look #1", NOTHING_TO_SEE)
        .refuses("b: look #1", NOTHING_TO_SEE);
}

#[test]
fn c5_5_only_an_own_unflipped_manuscript_pays() {
    play("crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 M1^ J1 | b 3/0 M2 | out …")
        .refuses("a: look #1", "card #1 is not among your Manuscript cards that can still be flipped")
        .refuses("a: look #2", "card #2 is not among your Manuscript cards that can still be flipped")
        .refuses("a: look #3", "card #3 is not among your Manuscript cards that can still be flipped");
}

#[test]
fn c5_5_side_a_does_not_look() {
    play("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 M1 M3 | b 3/0 M2 | out …")
        .may("a", &["recover"])
        .refuses("a: look #1", "the Manuscript collector does not offer that in this game");
}

#[test]
fn c5_6_two_remains_free_an_exhausted_die() {
    play("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 M_? | a 1/2 R1 R2 J1 R3 | b 3/0 | out …")
        .may("a", &["recover", "restore #1 #2", "restore #1 #4", "restore #2 #4"])
        .step("a: restore #1 #4")
        .shows(
            "b",
            &[
                "a flips Remains 1 (card #1).",
                "a flips Remains 3 (card #4).",
                "a frees an exhausted die.",
            ],
        )
        .is("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 M_? | a 2/1 R1^ R2 J1 R3^ | b 3/0 | out …")
        .waits_for("a")
        .may("a", &["recover"])
        .refuses("a: restore #1 #2", "card #1 is not among your Remains cards that can still be flipped")
        .refuses("a: restore #2 #3", "card #3 is not among your Remains cards that can still be flipped");
}

#[test]
fn c5_6_abilities_may_be_used_as_often_as_they_are_paid() {
    play("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 M_? | a 0/3 R1 R2 R3 R4 | b 3/0 | out …")
        .steps(&["a: restore #1 #2", "a: restore #3 #4"])
        .is("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 M_? | a 2/1 R1^ R2^ R3^ R4^ | b 3/0 | out …");
}

#[test]
fn c5_6_without_an_exhausted_die_it_is_refused_and_flips_nothing() {
    play("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 M_? | a 3/0 R1 R2 | b 3/0 | out …")
        .may("a", &["recover"])
        .refuses("a: restore #1 #2", "you have no such exhausted die")
        .refuses("a: restore #1 #2 !5", "you have no such exhausted die");
}

#[test]
fn c5_6_you_choose_the_die() {
    let idol = "crypt 2p AAAAAA | idol a | lead a | deck T | a 0/3!4+6 I1 R1 R2 | b 3/0 | out …";
    play(idol)
        .refuses("a: restore #2 #3 !5", "you have no such exhausted die")
        .step("a: restore #2 #3 !6")
        .is("crypt 2p AAAAAA | idol a | lead a | deck T | a 1/2!4 I1 R1^ R2^ | b 3/0 | out …");
    play(idol)
        .step("a: restore #2 #3")
        .is("crypt 2p AAAAAA | idol a | lead a | deck T | a 1/2!4+6 I1 R1^ R2^ | b 3/0 | out …");
    // If all dice failed in this phase, none was exhausted earlier.
    play("crypt 2p AAAAAA | idol a | lead a | deck T | a 1/2!4+6 I1 R1 R2 | b 3/0 | out …")
        .refuses("a: restore #2 #3", "you have no such exhausted die");
}

#[test]
fn c5_6_side_b_frees_no_die() {
    play("crypt 2p AAAABA | claim 1 | lead a | deck T | row I4 P2 M_? | a 1/2 R1 R2 | b 3/0 | out …")
        .may("a", &["recover"])
        .refuses("a: restore #1 #2", "the Remains collector does not offer that in this game");
}
