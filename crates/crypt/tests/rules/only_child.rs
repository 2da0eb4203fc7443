//! C6: Only Child against the Ghost.

use crypt::{Chance, Claimant, LeaderChoice, Rank, Refusal, Setup, State};
use game_core::{Game, NoLog, Offers, Seat, Step, Viewer, play_uniform};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::script::{count, play, start};

#[test]
fn c6_1_the_player_starts_with_both_torches() {
    start(&Setup::new(1)).is("crypt 1p AAAAAA | reveal | lead a | deck - | a 3/0");
    start(&Setup { leader: LeaderChoice::Fixed(Seat::A), ..Setup::new(1) })
        .is("crypt 1p AAAAAA | reveal | lead a | deck - | a 3/0");
    let other = Setup { leader: LeaderChoice::Fixed(Seat::B), ..Setup::new(1) };
    assert_eq!(State::new(&other), Err(Refusal::SoloLeader(Seat::B)));
    start(&Setup { sides: "random".parse().unwrap(), ..Setup::new(1) })
        .step("chance: sides BBBBBB")
        .is("crypt 1p BBBBBB | reveal | lead a | deck - | a 3/0");
}

#[test]
fn c6_1_what_the_ghost_holds_is_discarded_without_a_roll() {
    play("crypt 1p AAAAAA | claim 3 | lead a | deck T | row I4=G6 P3=a2 R_?=G5 | a 2/0")
        .step("a: recover")
        .is("crypt 1p AAAAAA | collect | lead a | deck T | row . P3=a2 . | a 2/0 | out I4 R_?")
        .refuses(
            "chance: collect 1=6 2=2",
            "that answer is impossible: every die above effort 1 on a treasure is rolled, and no other",
        )
        .step("chance: collect 2=2")
        .is("crypt 1p AAAAAA | reveal | lead G | deck T | a 3/0 P3 | out I4 R_?");
}

#[test]
fn c6_1_the_ghost_always_rolls_three_dice() {
    const OTHER: &str = "that answer is impossible: the Ghost rolls a different number of dice";
    for position in [
        "crypt 1p AAAAAA | claim 1 | lead G | deck T | row I4 P3 R_? | a 3/0",
        "crypt 1p AAAAAA | claim 2 | lead a | deck T | row I4=a1 P3 R_? | a 2/0",
    ] {
        play(position)
            .waits_for("chance")
            .refuses("chance: ghost 1+2", OTHER)
            .refuses("chance: ghost 1", OTHER)
            .refuses("chance: collect 1=1", "the game waits for another answer: the Ghost's dice")
            .step("chance: ghost 1+2+3");
    }
    // In every round, even if they were bumped or set aside in the one before.
    let mut rng = ChaCha8Rng::seed_from_u64(61);
    for _ in 0..50 {
        let mut state = State::new(&Setup::new(1)).unwrap();
        play_uniform(&mut state, &mut rng, &mut NoLog, |state, step| {
            if let Step::Chance(Chance::Ghost(dice)) = step {
                let bumped = state.view(Viewer::Spectator).ghost_bumped as usize;
                assert!(dice.len() == 3 || dice.len() == bumped);
            }
        });
    }
}

#[test]
fn c6_1_the_torches_alternate() {
    let leads = |play: &crate::script::Play| play.state().view(Viewer::Spectator).leader;
    let ghost =
        play("crypt 1p AAAAAA | claim 3 | lead a | deck T | row I4=G6 P3 R_? | a 3/0").step("a: recover");
    assert_eq!(leads(&ghost), Some(Claimant::Ghost));
    let player = ghost.shows_among_others("a", &["The torches pass to the Ghost."]).steps(&[
        "chance: reveal T4 J3 M_ next R",
        "chance: ghost 1+2+3",
        "a: recover",
    ]);
    assert_eq!(leads(&player), Some(Claimant::Seat(Seat::A)));
    player.shows_among_others("a", &["The torches pass to a."]);
}

#[test]
fn c6_2_the_row_is_sorted_and_a_back_counts_two_and_a_half() {
    let laid = |deal: &str, row: &str| {
        play("crypt 1p AAAAAA | reveal | lead a | deck - | a 3/0")
            .step(&format!("chance: reveal {deal} next T"))
            .is(&format!("crypt 1p AAAAAA | claim 1 | lead a | deck T | row {row} | a 3/0"));
    };
    laid("I2 P4 R_", "P4 R_? I2");
    laid("P4 I2 R_", "P4 R_? I2");
    laid("I3 P4 R_", "P4 I3 R_?");
    laid("I1 P2 R_", "R_? P2 I1");
    laid("I3 P2 R_", "I3 R_? P2");
    // Equal values: the one drawn first is on the left.
    laid("I3 P3 R_", "I3 P3 R_?");
    laid("P3 I3 R_", "P3 I3 R_?");
    laid("I2 P2 R_", "R_? I2 P2");
    laid("P1 I1 R_", "R_? P1 I1");
}

#[test]
fn c6_2_the_order_is_kept_whatever_a_look_shows() {
    play("crypt 1p AABAAA | claim 1 | lead a | deck T | row I4 R_? P2 | a 3/0 M1 | out …")
        .steps(&["a: look #1", "chance: look 2=1"])
        .is("crypt 1p AABAAA | claim 1 | lead a | deck T | row I4 R1?a P2 | a 3/0 M1^ | out …")
        .step("a: recover")
        .step("chance: ghost 6+5+5")
        .is("crypt 1p AABAAA | claim 3 | lead a | deck T | row I4=G5+5 R1?a=G6 P2 | a 3/0 M1^ | out …");
}

#[test]
fn c6_3_you_the_ghost_you_on_one_treasure() {
    play("crypt 1p AAAAAA | claim 1 | lead a | deck T | row I4 P3 R_? | a 3/0")
        .waits_for("a")
        .step("a: claim 1=1 2=1")
        .waits_for("chance")
        .step("chance: ghost 4+5+6")
        .is("crypt 1p AAAAAA | claim 3 | lead a | deck T | row I4=G6 P3=G5 R_?=G4 | a 3/0 *")
        .refuses("a: claim 1=4+4 3=5", "the last turn of the phase may place on one treasure only")
        .step("a: claim 1=4+4")
        .is("crypt 1p AAAAAA | collect | lead a | deck T | row I4=a4+4 . . | a 1/0 | ghost 1 | out P3 R_?");
}

#[test]
fn c6_3_the_ghost_you_the_ghost() {
    play("crypt 1p AAAAAA | reveal | lead G | deck T | a 3/0 | out I1 P1 R_?")
        .step("chance: reveal T4 P3 R_ next T")
        .is("crypt 1p AAAAAA | claim 1 | lead G | deck T | row T4 P3 R_? | a 3/0 | out I1 P1 R_?")
        .step("chance: ghost 1+2+3")
        .waits_for("a")
        // The player's turn is not the last one: it may use several treasures.
        .step("a: claim 1=4 2=3")
        .waits_for("chance")
        .step("chance: ghost 5+1")
        .is("crypt 1p AAAAAA | collect | lead G | deck T | row . P3=a3 . | a 2/0 | ghost 2 | out I1 P1 R_? T4 R_?");
}

#[test]
fn c6_4_the_worked_example() {
    play("crypt 1p AAAAAA | claim 2 | lead a | deck T | row I4=a5 P3=a4 R_?=a2 | a 0/0")
        .step("chance: ghost 3+3+4")
        .shows(
            "a",
            &[
                "The Ghost rolls 3+3+4.",
                "The Ghost claims treasure 1 with 2 dice at effort 3, 6 in all.",
                "1 die of a bumped off treasure 1.",
                "The Ghost claims treasure 3 with 1 die at effort 4.",
                "1 die of a bumped off treasure 3.",
            ],
        )
        .is("crypt 1p AAAAAA | claim 3 | lead a | deck T | row I4=G3+3 P3=a4 R_?=G4 | a 2/0");
}

/// The row after the Ghost's first turn.
#[track_caller]
fn ghost(row: &str, dice: &str, then: &str) {
    let position = format!("crypt 1p AAAAAA | claim 1 | lead G | deck T | row {row} | a 3/0");
    let next = play(&position).step(&format!("chance: ghost {dice}"));
    next.is(&format!("crypt 1p AAAAAA | claim 2 | lead G | deck T | row {then} | a 3/0"));
}

#[test]
fn c6_4_the_highest_total_goes_first_to_the_leftmost_card() {
    ghost("I4 P3 R_?", "1+3+6", "I4=G6 P3=G3 R_?=G1");
    ghost("I4 P3 R_?", "6+1+3", "I4=G6 P3=G3 R_?=G1");
    ghost("I4 P3 R_?", "2+5+2", "I4=G5 P3=G2+2 R_?");
    ghost("I4 P3 R_?", "3+3+5", "I4=G3+3 P3=G5 R_?");
    ghost("I4 P3 R_?", "2+2+2", "I4=G2+2+2 P3 R_?");
}

#[test]
fn c6_4_at_equal_totals_a_group_comes_before_a_single_die() {
    ghost("I4 P3 R_?", "6+3+3", "I4=G3+3 P3=G6 R_?");
    ghost("I4 P3 R_?", "2+4+2", "I4=G2+2 P3=G4 R_?");
    ghost("I4 P3 R_?", "1+2+1", "I4=G1+1 P3=G2 R_?");
}

#[test]
fn c6_4_an_equal_total_bumps_nobody_and_what_fits_nowhere_is_set_aside() {
    play("crypt 1p AAAAAA | claim 2 | lead a | deck T | row I4=a5 P3=a5 R_?=a1 | a 0/0")
        .step("chance: ghost 5+4+1")
        .shows_among_others(
            "a",
            &[
                "The Ghost claims treasure 3 with 1 die at effort 5.",
                "The Ghost sets 4 aside.",
                "The Ghost sets 1 aside.",
            ],
        )
        .is("crypt 1p AAAAAA | claim 3 | lead a | deck T | row I4=a5 P3=a5 R_?=G5 | a 1/0");
    play("crypt 1p AAAAAA | claim 2 | lead a | deck T | row I4=a6 P3=a6 R_?=a6 | a 0/0")
        .step("chance: ghost 6+5+4")
        .is("crypt 1p AAAAAA | claim 3 | lead a | deck T | row I4=a6 P3=a6 R_?=a6 | a 0/0");
}

#[test]
fn c6_4_an_unclaimed_card_on_the_left_comes_before_a_bump_and_the_other_way_round() {
    play("crypt 1p AAAAAA | claim 2 | lead a | deck T | row I4 P3=a1 R_? | a 2/0")
        .step("chance: ghost 6+2+1")
        .is("crypt 1p AAAAAA | claim 3 | lead a | deck T | row I4=G6 P3=G2 R_?=G1 | a 3/0 *");
    play("crypt 1p AAAAAA | claim 2 | lead a | deck T | row I4=a1 P3 R_? | a 2/0")
        .step("chance: ghost 6+6+6")
        .is("crypt 1p AAAAAA | claim 3 | lead a | deck T | row I4=G6+6+6 P3 R_? | a 3/0 *");
}

#[test]
fn c6_4_a_gap_left_by_pottery_is_skipped() {
    play("crypt 1p AAABAA | pottery a | lead G | deck T | row I4 R_? P2 | a 3/0 P1 P3 | out …")
        .steps(&["a: take #1 #2 2", "chance: take 1", "chance: ghost 6+5+4"])
        .shows_among_others("a", &["The Ghost sets 4 aside."])
        .is("crypt 1p AAABAA | claim 2 | lead G | deck T | row I4=G6 . P2=G5 | a 3/0 P1^ P3^ R1? | out …");
}

#[test]
fn c6_5_only_bumped_dice_roll_again() {
    const OTHER: &str = "that answer is impossible: the Ghost rolls a different number of dice";
    play("crypt 1p AAAAAA | claim 2 | lead G | deck T | row I4=G2+2 P3=G1 R_? | a 3/0")
        .step("a: claim 1=5")
        .is("crypt 1p AAAAAA | claim 3 | lead G | deck T | row I4=a5 P3=G1 R_? | a 2/0 | ghost 2")
        .refuses("chance: ghost 1+2+3", OTHER)
        .refuses("chance: ghost 6", OTHER)
        .step("chance: ghost 3+3")
        .shows_among_others("a", &["The Ghost claims treasure 1 with 2 dice at effort 3, 6 in all."]);
}

#[test]
fn c6_5_only_the_highest_group_or_die_is_placed() {
    play("crypt 1p AAAAAA | claim 3 | lead G | deck T | row I4=a5 P3=a2 R_? | a 1/0 | ghost 2")
        .step("chance: ghost 4+6")
        .shows_among_others(
            "a",
            &[
                "The Ghost rolls 4+6.",
                "The Ghost claims treasure 1 with 1 die at effort 6.",
                "1 die of a bumped off treasure 1.",
            ],
        )
        .is("crypt 1p AAAAAA | collect | lead G | deck T | row . P3=a2 . | a 2/0 | ghost 2 | out I4 R_?");
    // A single six comes before a pair of twos, and a pair of threes before a single six.
    play("crypt 1p AAAAAA | claim 3 | lead G | deck T | row I4=a5 P3=a2 R_?=a3 | a 0/0 | ghost 3")
        .step("chance: ghost 2+2+6")
        .is("crypt 1p AAAAAA | collect | lead G | deck T | row . P3=a2 R_?=a3 | a 1/0 | ghost 3 | out I4");
    play("crypt 1p AAAAAA | claim 3 | lead G | deck T | row I4=a6 P3=a5 R_?=a3 | a 0/0 | ghost 3")
        .step("chance: ghost 3+6+3")
        .shows_among_others("a", &["The Ghost claims treasure 2 with 2 dice at effort 3, 6 in all."]);
    // If that fits nowhere, nothing is placed.
    play("crypt 1p AAAAAA | claim 3 | lead G | deck T | row I4=a6 P3=a6 R_?=a6 | a 0/0 | ghost 2")
        .step("chance: ghost 6+1")
        .is("crypt 1p AAAAAA | collect | lead G | deck T | row I4=a6 P3=a6 R_?=a6 | a 0/0 | ghost 2");
}

#[test]
fn c6_4_c6_5_the_ghost_never_bumps_itself() {
    play("crypt 1p AAAAAA | claim 3 | lead G | deck T | row I4=G1 P3=a5 R_?=G2 | a 2/0 | ghost 1")
        .step("chance: ghost 6")
        .shows_among_others(
            "a",
            &["The Ghost claims treasure 2 with 1 die at effort 6.", "1 die of a bumped off treasure 2."],
        );
    play("crypt 1p AAAAAA | claim 3 | lead G | deck T | row I4=G1 P3=a6 R_?=G2 | a 2/0 | ghost 1")
        .step("chance: ghost 6")
        .shows_among_others("a", &["The Ghost sets 6 aside."])
        .is("crypt 1p AAAAAA | collect | lead G | deck T | row . P3=a6 . | a 2/0 | ghost 1 | out I4 R_?");
}

#[test]
fn c6_5_without_bumped_dice_the_ghost_has_no_second_turn() {
    play("crypt 1p AAAAAA | claim 2 | lead G | deck T | row I4=G6 P3=G1 R_? | a 3/0")
        .step("a: claim 3=2")
        .is("crypt 1p AAAAAA | collect | lead G | deck T | row . . R_?=a2 | a 2/0 | out I4 P3");
}

#[test]
fn c6_5_bumped_dice_are_forgotten_in_the_next_round() {
    play("crypt 1p AAAAAA | collect | lead G | deck T | row . P3=a2 . | a 2/0 | ghost 2 | out I4 R_?")
        .step("chance: collect 2=2")
        .is("crypt 1p AAAAAA | reveal | lead a | deck T | a 3/0 P3 | out I4 R_?");
}

#[test]
fn c6_1_c3_11_a_player_bumped_off_by_the_ghost_recovers() {
    play("crypt 1p AAAAAA | claim 3 | lead G | deck T | row I4=a2 P3=G1 R_? | a 0/2 | ghost 1")
        .step("chance: ghost 3")
        .shows_among_others("a", &["a, bumped off every treasure, recovers 2 dice."])
        .is("crypt 1p AAAAAA | reveal | lead a | deck T | a 3/0 | out I4 P3 R_?");
}

#[test]
fn c6_6_discards_are_visible_except_face_down_ones() {
    let play =
        play("crypt 1p AAAAAA | claim 3 | lead a | deck T | row I4=G6 P3 R_?=G5 | a 3/0").step("a: recover");
    let discards = play.state().view(Viewer::Seat(Seat::A)).discards;
    let seen: Vec<String> = discards.iter().map(ToString::to_string).collect();
    assert_eq!(seen, ["I4", "P3", "R_?"]);
}

#[test]
fn c6_7_the_score_gives_a_rank() {
    let ranks = [0, 29, 30, 39, 40, 49, 50, 120].map(|score| Rank::of(score).to_string());
    let [fool, petty, wealthy, magnificent] = Rank::ALL.map(|rank| rank.to_string());
    assert_eq!(fool, "the Fool");
    assert_eq!(petty, "the Petty");
    assert_eq!(wealthy, "the Wealthy");
    assert_eq!(magnificent, "the Magnificent");
    assert_eq!(
        ranks,
        [&fool, &fool, &petty, &petty, &wealthy, &wealthy, &magnificent, &magnificent].map(String::clone)
    );
}

#[test]
fn c6_7_a_solo_player_always_wins_the_game() {
    play("crypt 1p AAAAAA | claim 3 | lead a | deck - | row I4=G6 P3 R_?=G5 | a 0/3 | out … but R1")
        .step("a: recover")
        .is("crypt 1p AAAAAA | over a | lead a | deck - | a 3/0 | out …")
        .scores(&[3]);
}

#[test]
fn c6_8_r12_collectors_work_as_written() {
    let tapestry = |sides, board| count(sides, &[board])[0].tapestry;
    assert_eq!(tapestry("AAAAAA", "3/0"), 0);
    assert_eq!(tapestry("AAAAAA", "3/0 T1"), 5);
    assert_eq!(tapestry("AAAAAB", "3/0 T1 T2"), 0);
    assert_eq!(tapestry("AAAAAB", "3/0 T1 T2 T3"), 7);
    let all = count("BBABBA", &["3/0 +5 I1^ I2^ J1 M1 M2 R1 R2 R3 R4 T1"])[0];
    assert_eq!((all.idol, all.jewelry, all.manuscript, all.remains, all.tapestry), (5, 1, 5, 10, 5));
}

#[test]
fn c6_8_windows_open_for_the_solo_player() {
    play("crypt 1p AAABAA | reveal | lead G | deck J | a 3/0 P1 P2 | out …")
        .step("chance: reveal J4 I3 R_ next T")
        .is("crypt 1p AAABAA | pottery a | lead G | deck T | row J4 I3 R_? | a 3/0 P1 P2 | out …")
        .step("a: decline")
        .waits_for("chance");
    play("crypt 1p AAAAAA | collect | lead G | deck T | row I4=a5 . . | a 2/0 | out P3 R_?")
        .step("chance: collect 1=1")
        .is("crypt 1p AAAAAA | idol a | lead G | deck T | a 2/1!5 I4 | out P3 R_?")
        .step("a: decline")
        .is("crypt 1p AAAAAA | reveal | lead a | deck T | a 2/1 I4 | out P3 R_?");
    play("crypt 1p AAAAAA | claim 3 | lead a | deck - | row I4=G6 P3 J_? | a 1/2 R1 R2 | out … but J1")
        .step("a: claim 2=1")
        .is("crypt 1p AAAAAA | last a | lead a | deck - | a 1/2 R1 R2 P3 | out …");
}

/// The odds that the Ghost bumps each stake of the player's claim: the cases, and their number.
fn odds(position: &str, claim: &str) -> Vec<(u32, u32)> {
    let odds = play(position).state().odds(Seat::A, claim.parse().unwrap());
    odds.iter().map(|odds| (odds.cases, odds.of)).collect()
}

#[test]
fn c6_4_the_odds_count_every_roll_of_the_ghost() {
    let first = "crypt 1p AAAAAA | claim 1 | lead a | deck T | row I4 P3 R_? | a 3/0";
    // A six on the left: bumped by a pair of fours or higher, or by three equal dice from three on.
    assert_eq!(odds(first, "claim 1=6"), [(3 * 15 + 4, 216)]);
    // Behind an open card only the second group could bump it.
    assert_eq!(odds(first, "claim 2=6"), [(0, 216)]);
    assert_eq!(odds(first, "claim 1=6+6+6"), [(0, 216)]);
    // A five: also by a six, by a pair of threes or higher, and by three equal dice from two on.
    assert_eq!(odds(first, "claim 1=5"), [(91 + 3 * 12 + 4, 216)]);
    assert_eq!(odds(first, "claim 1=1"), [(216, 216)]);
    // The five stops the highest group, or lets it pass to the second card.
    let [left, right] = odds(first, "claim 1=5 2=5")[..] else { panic!("there are two stakes") };
    assert_eq!((left, right.0 < left.0), ((131, 216), true));
}

#[test]
fn c6_5_the_odds_of_the_second_turn_count_the_bumped_dice() {
    let second = "crypt 1p AAAAAA | claim 2 | lead G | deck T | row I4=G4 P3=G2+2 R_? | a 3/0";
    assert_eq!(odds(second, "claim 3=3"), [], "without bumped dice the Ghost has no second turn");
    assert_eq!(odds(second, "claim 1=5"), [(1, 6)]);
    let last = "crypt 1p AAAAAA | claim 3 | lead a | deck T | row I4 P3 R_? | a 3/0";
    assert_eq!(odds(last, "claim 1=5"), [], "nobody comes after the last turn");
}

#[test]
fn c6_7_the_end_names_the_rank_instead_of_a_win() {
    let ends = |collection: &str, sentence: &str| {
        let position = format!(
            "crypt 1p AAAAAA | claim 3 | lead a | deck - | row R_? J1 P1 | a 3/0 {collection} | out … but R1"
        );
        play(&position).step("a: recover").shows_among_others("a", &[sentence]);
    };
    ends("I1", "a is the Fool.");
    ends("I4 J4 M4 P4 R4 T4", "a is the Petty.");
    ends("I4 J4 M4 P4 R4 T4 I3 P3 R3", "a is the Wealthy.");
    ends("I4 J4 M4 P4 R4 T4 I3 J3 M3 P3 R3 T3 I2 P2 R2", "a is the Magnificent.");
}
