//! D4: winning.

use dungeonville::Action;
use game_core::{Guide, Seat};

use crate::script::{Table, table};

fn scouting() -> Table {
    let table = table(3, "2 scout a").town("3 17 40 50 60").seat("a C party 5 9 14");
    table.seat("b R party 10 20 30").seat("c I party 11 21 31")
}

#[test]
fn d4_1_the_score_is_kills_plus_others_blood_on_the_tower_minus_own_blood() {
    let play = scouting().tower("C blood 2/1/3").seat("a C party 5 9 14 kills 0/1/0").play();
    assert_eq!(play.view("a").seats[0].score, Some(3));
    assert_eq!(play.view("b").seats[0].score, None);
    // The points that the tower would give each of them are public; its owner is not.
    assert_eq!(play.view("spectator").towers[0].worth, [2, 4, 0]);
}

#[test]
fn d4_2_a_true_declaration_ends_the_game() {
    scouting()
        .tower("C blood 0/3/4")
        .play()
        .step("a: declare")
        .shows_words("b", &["a declares and shows the deed of the Crypt: 7 points, enough.", "a wins: "])
        .waits_for("nobody")
        .scores(&[7, 0, 0])
        .won_by("a")
        .refuses("b: scout C", "the game is over");
}

#[test]
fn d4_2_a_false_declaration_shows_the_deed_and_the_game_goes_on() {
    scouting()
        .play()
        .step("b: declare")
        .shows("a", &["b declares and shows the deed of the Rathaus: 0 points, not enough."])
        .has("b R! party 10 20 30")
        .waits_for("a")
        .refuses("b: declare", "your deed is shown: you may declare only with enough points to win");
}

#[test]
fn d4_2_a_shown_deed_of_seven_may_be_declared() {
    scouting()
        .tower("R blood 3/0/4")
        .seat("b R! party 10 20 30")
        .play()
        .step("b: declare")
        .scores(&[0, 7, 0])
        .won_by("b");
}

#[test]
fn d2_3_d4_2_five_points_win_a_short_game() {
    let short = || scouting().points(5).tower("C blood 0/2/3").tower("R blood 4/0/0");
    let play = short().play();
    assert_eq!(play.view("a").winning_score, 5);
    play.step("b: declare").shows_words("a", &["4 points, not enough."]).step("a: declare").won_by("a");
    // A shown deed may be declared with five.
    short().seat("a C! party 5 9 14").play().step("a: declare").scores(&[5, 4, 0]).won_by("a");
}

#[test]
fn d2_3_d4_2_nine_points_win_a_long_game() {
    let play = scouting().points(9).tower("C blood 0/4/4").play();
    let play = play.step("a: declare").shows_words("b", &["8 points, not enough."]).waits_for("a");
    play.refuses("a: declare", "your deed is shown: you may declare only with enough points to win");
    scouting().points(9).tower("C blood 0/4/5").play().step("a: declare").scores(&[9, 0, 0]).won_by("a");
}

#[test]
fn d2_3_d4_3_bots_declare_with_the_points_that_were_chosen() {
    for (points, speaks) in [(5, true), (9, false)] {
        let play = scouting().points(points).tower("C blood 0/2/4").play();
        assert_eq!(play.state().speak_up(Seat::A), speaks.then_some(Action::Declare), "{points}");
        assert_eq!(play.state().speakers().any(|seat| seat == Seat::A), speaks, "{points}");
    }
}

#[test]
fn d4_3_r10_bots_declare_in_turn_order_from_the_first_player() {
    let table = table(3, "2 scout b").first("b").town("3 17 40 50 60").tower("C blood 0/7/0");
    let table = table.tower("R blood 8/0/0").seat("a C party 5 9 14").seat("b R party 10 20 30");
    let play = table.play();
    let speakers: Vec<Seat> = play.state().speakers().collect();
    assert_eq!(speakers, [Seat::B, Seat::C, Seat::A]);
    let declarations: Vec<Option<Action>> =
        speakers.iter().map(|seat| play.state().speak_up(*seat)).collect();
    assert_eq!(declarations, [Some(Action::Declare), None, Some(Action::Declare)]);
    // The player who declares first has won.
    play.step("a: declare").scores(&[7, 8, 0]).won_by("a");
}

fn last(a: &str, b: &str) -> Table {
    let table = table(2, "40 harvest b").town("3 17 40 50 60");
    table.seat(&format!("a C party 5 9 14{a}")).seat(&format!("b R party 10 20 30{b} owns C1 C2"))
}

#[test]
fn d4_4_after_round_40_the_highest_score_wins() {
    last(" kills 0/2", "").play().step("b: pass").scores(&[2, 0]).won_by("a");
}

#[test]
fn d4_4_r13_ties_go_to_the_kill_zone_and_are_then_shared() {
    last("", " kills 1/0").tower("C blood 0/1").play().step("b: pass").scores(&[1, 1]).won_by("b");
    last(" kills 0/1", " kills 1/0").play().step("b: pass").scores(&[1, 1]).won_by("ab");
}
