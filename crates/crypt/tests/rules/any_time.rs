//! R11: when any-time abilities can be used.

use crypt::{Setup, SidesChoice};

use crate::script::{play, start, table};

const CHANCE: &str = "the game waits for dice or cards, not for a player";

/// Everyone can look, seat b can free a die, and the Pottery window is open for seat a.
const WINDOW: &str = "crypt 3p AABBAA | pottery a | lead a | deck T | row I4 J2 J1 J_? \
     | a 3/0 P1 P2 M1 | b 2/1 R1 R2 M2 | c 3/0 M3 | out …";

#[test]
fn r11_in_another_players_pottery_window() {
    play(WINDOW)
        .may("a", &["look #3", "take #1 #2 4", "decline"])
        .may("b", &["look #3", "restore #1 #2"])
        .may("c", &["look #1"])
        .step("b: restore #1 #2")
        .waits_for("a")
        .step("c: look #1")
        .is("crypt 3p AABBAA | pottery a look c | lead a | deck T | row I4 J2 J1 J_? \
             | a 3/0 P1 P2 M1 | b 3/0 R1^ R2^ M2 | c 3/0 M3^ | out …")
        .step("chance: look 4=3")
        .waits_for("a")
        .step("b: look #3")
        .is("crypt 3p AABBAA | pottery a | lead a | deck T | row I4 J2 J1 J3?bc \
             | a 3/0 P1 P2 M1 | b 3/0 R1^ R2^ M2^ | c 3/0 M3^ | out …")
        .may("a", &["look #3", "take #1 #2 4", "decline"]);
}

#[test]
fn r11_in_the_own_pottery_window_before_taking() {
    play(WINDOW)
        .steps(&["a: look #3", "chance: look 4=3"])
        .may("a", &["take #1 #2 4", "decline"])
        // The value is known already, so chance is not asked again.
        .step("a: take #1 #2 4")
        .is("crypt 3p AABBAA | claim 1 | lead a | deck T | row I4 J2 J1 . \
             | a 3/0 P1^ P2^ M1^ J3? | b 2/1 R1 R2 M2 | c 3/0 M3 | out …");
}

#[test]
fn r11_on_the_own_turn_before_the_action() {
    play("crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 J_? | a 1/2 R1 R2 M1 | b 3/0 | out …")
        .may("a", &["recover", "look #3", "restore #1 #2"])
        .steps(&["a: look #3", "chance: look 3=4", "a: restore #1 #2"])
        .waits_for("a")
        .step("a: claim 3=6+6")
        .is("crypt 2p AABAAA | claim 2 | lead a | deck T | row I4 P2 J4?a=a6+6 | a 0/1 R1^ R2^ M1^ | b 3/0 | out …");
}

#[test]
fn r11_on_another_players_turn() {
    play("crypt 2p AABAAA | claim 1 | lead b | deck T | row I4 P2 J_? | a 1/2 R1 R2 M1 | b 3/0 | out …")
        .may("a", &["look #3", "restore #1 #2"])
        .counts("a", "claim", 0)
        .step("a: restore #1 #2")
        .waits_for("b")
        .steps(&["a: look #3", "chance: look 3=4"])
        .is("crypt 2p AABAAA | claim 1 | lead b | deck T | row I4 P2 J4?a | a 2/1 R1^ R2^ M1^ | b 3/0 | out …")
        .waits_for("b");
}

#[test]
fn r11_while_own_dice_are_on_treasures() {
    play("crypt 2p AABAAA | claim 3 | lead a | deck T | row I4=a5 P2 J_?=b2 | a 2/0 | b 1/1 R1 R2 M1 | out …")
        .step("b: restore #1 #2")
        .steps(&["b: look #3", "chance: look 3=4"])
        .is("crypt 2p AABAAA | claim 3 | lead a | deck T | row I4=a5 P2 J4?b=b2 | a 2/0 | b 2/0 R1^ R2^ M1^ | out …")
        .step("a: claim 3=3")
        .step("chance: collect 1=5 3=3")
        .is("crypt 2p AABAAA | reveal | lead b | deck T | a 3/0 I4 J4?b | b 3/0 R1^ R2^ M1^ | out …");
}

#[test]
fn r11_in_another_players_idol_window() {
    play("crypt 2p AABAAA | idol a | lead a | deck T | a 2/1!5 I4 | b 1/2!3 R1 R2 M1 | out …")
        .may("b", &["restore #1 #2", "restore #1 #2 !3"])
        .refuses("b: look #3", "there is no face-down card in the crypt that you have not seen")
        .step("b: restore #1 #2 !3")
        .is("crypt 2p AABAAA | idol a | lead a | deck T | a 2/1!5 I4 | b 2/1 R1^ R2^ M1 | out …")
        .waits_for("a");
}

#[test]
fn r11_freeing_a_failed_die_early_skips_the_own_idol_window() {
    play("crypt 2p AAAAAA | idol a | lead a | deck T | a 2/1!5 I4 | b 2/1!3 I2 R1 R2 | out …")
        .step("b: restore #2 #3 !3")
        .step("a: decline")
        .is("crypt 2p AAAAAA | reveal | lead b | deck T | a 2/1 I4 | b 3/0 I2 R1^ R2^ | out …");
}

#[test]
fn r11_in_another_players_last_window() {
    play("crypt 2p AAAAAA | last a | lead a | deck - | a 2/1 R1 R2 | b 2/1 R3 R4 | out …")
        .may("b", &["restore #1 #2"])
        .step("b: restore #1 #2")
        .is("crypt 2p AAAAAA | last a | lead a | deck - | a 2/1 R1 R2 | b 3/0 R3^ R4^ | out …")
        .waits_for("a");
}

#[test]
fn r11_not_while_the_game_waits_for_dice_or_cards() {
    for position in [
        "crypt 2p AABBAA | reveal | lead a | deck T | a 1/2 R1 R2 M1 | b 3/0 | out …",
        "crypt 2p AABBAA | collect | lead a | deck T | row . . J_?=b2 | a 1/2 R1 R2 M1 | b 2/0 | out …",
        "crypt 2p AABBAA | claim 1 look b | lead a | deck T | row I4 P1 J_? | a 1/2 R1 R2 M1 | b 3/0 M2^ | out …",
        "crypt 2p AABBAA | pottery b look b | lead a | deck T | row I4 J2 J_? | a 1/2 R1 R2 M1 | b 3/0 M2^ P1 P2 | out …",
        "crypt 2p AABBAA | pottery b take b 3 | lead a | deck T | row I4 J2 J_? | a 1/2 R1 R2 M1 | b 3/0 P1^ P2^ | out …",
        "crypt 2p AABBAA | idol b reroll b 4 | lead a | deck T | a 1/2 R1 R2 M1 | b 2/1!4 I1^ | out …",
        "crypt 2p AABBAA | rolloff ab | lead a | deck - | a 1/2 R1 R2 M1 | b 1/2 R4 | out …",
        "crypt 1p AABBAA | claim 1 | lead G | deck T | row I4 P3 J_? | a 1/2 R1 R2 M1 | out …",
        "crypt 1p AABBAA | claim 3 | lead G | deck T | row I4=a2 P3 J_? | a 1/1 R1 R2 M1 | ghost 1 | out …",
    ] {
        play(position)
            .waits_for("chance")
            .may("a", &[])
            .counts("a", "claim", 0)
            .refuses("a: restore #1 #2", CHANCE)
            .refuses("a: look #3", CHANCE)
            .refuses("a: recover", CHANCE)
            .refuses("a: decline", CHANCE);
    }
}

#[test]
fn r11_not_before_the_first_reveal() {
    start(&Setup { sides: SidesChoice::Random, ..Setup::new(2) }).refuses("a: restore #1 #2", CHANCE);
    start(&table(2, "AABAAA")).refuses("a: look #1", CHANCE).may("a", &[]).may("b", &[]);
}

#[test]
fn r11_not_when_the_game_is_over() {
    play("crypt 2p AABAAA | over a | lead a | deck - | a 1/2 R1 R2 M1 | b 0/3 | out …")
        .waits_for("nobody")
        .may("a", &[])
        .refuses("a: restore #1 #2", "the game is over")
        .refuses("a: look #3", "the game is over")
        .refuses("b: recover", "the game is over")
        .refuses("chance: reroll 1", "the game is over");
}

#[test]
fn r11_never_for_a_seat_that_is_not_at_the_table() {
    play("crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 J_? | a 1/2 R1 R2 M1 | b 3/0 | out …")
        .may("c", &[])
        .may("h", &[])
        .refuses("c: look #1", "there is no seat c at this table")
        .refuses("h: restore #1 #2", "there is no seat h at this table");
}

#[test]
fn chance_may_not_answer_while_a_player_is_awaited() {
    for position in [
        "crypt 2p AABBAA | pottery a | lead a | deck T | row I4 J2 J_? | a 3/0 P1 P2 | b 3/0 | out …",
        "crypt 2p AABAAA | claim 1 | lead a | deck T | row I4 P2 J_? | a 3/0 | b 3/0",
        "crypt 2p AABAAA | idol a | lead a | deck T | a 2/1!5 I4 | b 3/0 | out …",
        "crypt 2p AAAAAA | last a | lead a | deck - | a 2/1 R1 R2 | b 2/1 R3 R4 | out …",
    ] {
        for answer in ["reroll 3", "look 3=1", "take 1", "ghost 1+2+3", "leader a", "collect", "reveal I1"] {
            play(position)
                .refuses(&format!("chance: {answer}"), "the game waits for a player, not for dice or cards");
        }
    }
}
