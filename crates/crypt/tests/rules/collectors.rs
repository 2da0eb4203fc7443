//! C5.3–C5.9: what the collectors pay at the end.

use crypt::ScoreSheet;

use crate::script::count;

/// The coins of one source for each of these collections.
#[track_caller]
fn paid(sides: &str, source: impl Fn(&ScoreSheet) -> u8, collections: &[&str]) -> Vec<u8> {
    let boards: Vec<String> =
        collections.iter().map(|cards| format!("3/0 {cards}").trim().to_owned()).collect();
    let boards: Vec<&str> = boards.iter().map(String::as_str).collect();
    let sheets = count(sides, &boards);
    for sheet in &sheets {
        let sources =
            [sheet.idol, sheet.jewelry, sheet.manuscript, sheet.pottery, sheet.remains, sheet.tapestry];
        let bonuses: i32 = sources.map(i32::from).iter().sum();
        assert_eq!(sheet.total(), i32::from(sheet.treasures) + bonuses + 3, "C4.1");
    }
    sheets.iter().map(source).collect()
}

#[test]
fn c5_3_jewelry_a_doubles_the_most_valuable_of_two_or_more() {
    let jewelry = |collections: &[&str]| paid("AAAAAA", |sheet| sheet.jewelry, collections);
    assert_eq!(jewelry(&["J4 J2", "J3"]), [4, 0]);
    assert_eq!(jewelry(&["J1 J2", "J3 J4"]), [2, 4]);
    assert_eq!(jewelry(&["J1 J2 J3 J4", ""]), [4, 0]);
    assert_eq!(jewelry(&["J3 J3", "J2 J2 J1", ""]), [3, 2, 0]);
}

#[test]
fn c5_3_jewelry_b_pays_one_for_each() {
    let jewelry = |collections: &[&str]| paid("ABAAAA", |sheet| sheet.jewelry, collections);
    assert_eq!(jewelry(&["J4", ""]), [1, 0]);
    assert_eq!(jewelry(&["J4 J2 J1", "J3"]), [3, 1]);
    assert_eq!(jewelry(&["J1 J1 J2 J2 J3 J3 J4 J4", "", "", ""]), [8, 0, 0, 0]);
}

#[test]
fn c5_4_manuscripts_a_score_four_each_from_two_on() {
    let both = |collections: &[&str]| -> Vec<u8> {
        let treasures = paid("AAAAAA", |sheet| sheet.treasures, collections);
        let bonus = paid("AAAAAA", |sheet| sheet.manuscript, collections);
        treasures.iter().zip(bonus).map(|(coins, bonus)| coins + bonus).collect()
    };
    assert_eq!(both(&["M1 M2", "M3"]), [8, 3]);
    assert_eq!(both(&["M1 M2 M3 M4", ""]), [16, 0]);
    assert_eq!(both(&["M1", "M4 M3"]), [1, 8]);
    assert_eq!(both(&["M1 J3 M2", "M4"]), [11, 4]);
    assert_eq!(both(&["M1 M1 M2 M2 M3 M3 M4 M4", "", "", ""]), [32, 0, 0, 0]);
}

#[test]
fn c5_4_c5_5_manuscripts_b_score_their_coins() {
    assert_eq!(paid("AABAAA", |sheet| sheet.manuscript, &["M1 M2^", "M3 M4^"]), [0, 0]);
    assert_eq!(paid("AABAAA", |sheet| sheet.treasures, &["M1 M2^", "M3 M4^"]), [3, 7]);
}

#[test]
fn c5_6_remains_b_pay_ten_for_four_or_more() {
    let remains = |collections: &[&str]| paid("AAAABA", |sheet| sheet.remains, collections);
    assert_eq!(remains(&["R1 R2 R3", "R4"]), [0, 0]);
    assert_eq!(remains(&["R1 R2 R3 R4", ""]), [10, 0]);
    assert_eq!(remains(&["R1 R2 R3 R4 R2", "", ""]), [10, 0, 0]);
    assert_eq!(remains(&["R1 R2 R3 R4", "", "R1 R2 R3 R4", ""]), [10, 0, 10, 0]);
}

#[test]
fn c5_6_remains_a_pay_nothing_but_their_coins() {
    assert_eq!(paid("AAAAAA", |sheet| sheet.remains, &["R1 R2^ R3^ R4", ""]), [0, 0]);
    assert_eq!(paid("AAAAAA", |sheet| sheet.treasures, &["R1 R2^ R3^ R4", ""]), [10, 0]);
}

#[test]
fn c5_7_pottery_a_pays_two_four_or_eight() {
    let pottery = |collections: &[&str]| paid("AAAAAA", |sheet| sheet.pottery, collections);
    assert_eq!(pottery(&["", "P1"]), [0, 0]);
    assert_eq!(pottery(&["P1 P2", "P3 P4"]), [2, 2]);
    assert_eq!(pottery(&["P1 P2 P3", "P4"]), [4, 0]);
    assert_eq!(pottery(&["P1 P2 P3 P4", ""]), [8, 0]);
    assert_eq!(pottery(&["P1 P2 P3 P4 P2", "P3", ""]), [8, 0, 0]);
    assert_eq!(pottery(&["P1 P2 P3 P4 P1 P2 P3 P4", "", "", ""]), [8, 0, 0, 0]);
}

#[test]
fn c5_7_c5_8_pottery_b_pays_nothing() {
    assert_eq!(paid("AAABAA", |sheet| sheet.pottery, &["P1^ P2^ P3", "P4"]), [0, 0]);
    assert_eq!(paid("AAABAA", |sheet| sheet.treasures, &["P1^ P2^ P3", "P4"]), [6, 4]);
}

#[test]
fn c5_9_tapestry_a_pays_five_for_the_most_coins() {
    let tapestry = |collections: &[&str]| paid("AAAAAA", |sheet| sheet.tapestry, collections);
    assert_eq!(tapestry(&["T4", "T1 T2"]), [5, 0]);
    assert_eq!(tapestry(&["T4", "T2 T3"]), [0, 5]);
    assert_eq!(tapestry(&["", "T1"]), [0, 5]);
    // All tied players are paid in full.
    assert_eq!(tapestry(&["T4 T1", "T2 T3"]), [5, 5]);
    assert_eq!(tapestry(&["T3", "T2", "T3"]), [5, 0, 5]);
    assert_eq!(tapestry(&["T4", "T1 T3", "T2 T2", "T4"]), [5, 5, 5, 5]);
}

#[test]
fn c5_9_r10_nobody_is_paid_without_a_tapestry() {
    assert_eq!(paid("AAAAAA", |sheet| sheet.tapestry, &["I1", ""]), [0, 0]);
    assert_eq!(paid("AAAAAA", |sheet| sheet.tapestry, &["", "", "", ""]), [0, 0, 0, 0]);
}

#[test]
fn c5_9_tapestry_b_pays_seven_to_the_only_one_with_three() {
    let tapestry = |collections: &[&str]| paid("AAAAAB", |sheet| sheet.tapestry, collections);
    assert_eq!(tapestry(&["T4 T3", "T1 T2"]), [0, 0]);
    assert_eq!(tapestry(&["T1 T2 T3", "T4"]), [7, 0]);
    assert_eq!(tapestry(&["", "T1 T2 T3 T4"]), [0, 7]);
    assert_eq!(tapestry(&["T1 T2 T3", "T4 T3", ""]), [7, 0, 0]);
}

#[test]
fn c5_9_tapestry_b_pays_four_to_each_of_several_with_three() {
    let tapestry = |collections: &[&str]| paid("AAAAAB", |sheet| sheet.tapestry, collections);
    assert_eq!(tapestry(&["T1 T2 T3", "T4 T3 T2", ""]), [4, 4, 0]);
    assert_eq!(tapestry(&["T1 T2 T3", "T4 T3 T2", "", "T1"]), [4, 4, 0, 0]);
    assert_eq!(tapestry(&["T1 T2 T3", "T4 T3 T2 T1", "T4", ""]), [4, 4, 0, 0]);
}
