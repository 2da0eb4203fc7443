//! D2: before the first round.

use dungeonville::{FirstChoice, Setup, State};
use game_core::{Game, Seat};

use crate::script::{start, table};

#[test]
fn d1_1_there_are_two_to_five_players() {
    for players in [0, 1, 6, 200] {
        let refusal = State::new(&Setup::new(players)).unwrap_err();
        assert_eq!(refusal.to_string(), format!("Dungeonville is for 2 to 5 players, not {players}"));
    }
    for players in 2..=5 {
        assert_eq!(State::new(&Setup::new(players)).unwrap().seats(), usize::from(players));
    }
}

#[test]
fn d2_1_deeds_are_dealt_in_secret_and_a_first_player_is_drawn() {
    start(&Setup::new(3))
        .waits_for("chance")
        .refuses("chance: deal C R", "a deal is one deed for each seat, all different")
        .refuses("chance: deal C R C", "a deal is one deed for each seat, all different")
        .step("chance: deal C R I")
        .shows("b", &["The deeds are dealt; b owns the Rathaus."])
        .shows("spectator", &["The deeds are dealt."])
        .refuses("chance: first d", "there is no seat d at this table")
        .step("chance: first b")
        .shows("a", &["b is the first player.", "Round 1 begins with b."])
        .steps(&[
            "chance: draw 3",
            "chance: draw 60",
            "chance: draw 17",
            "chance: draw 50",
            "chance: draw 40",
        ])
        .waits_for("b");
}

#[test]
fn d2_1_the_table_may_fix_the_first_player() {
    let fixed = |seat| Setup { first: FirstChoice::Fixed(seat), ..Setup::new(2) };
    start(&fixed(Seat::B)).step("chance: deal D G").has("1 town b").has("first b");
    assert_eq!(State::new(&fixed(Seat::C)).unwrap_err().to_string(), "there is no seat c at this table");
}

#[test]
fn d2_2_tokens_pay_in_the_first_round_and_unspent_ones_are_lost() {
    let first = table(2, "1 recruit b").town("3 17 40 50 60");
    first
        .seat("a C party 5 9 10 gold 10")
        .seat("b R party 12 13 gold 40")
        .play()
        .refuses("b: recruit 3 for C1", "C1 is not in your treasury")
        .step("b: recruit 17")
        .shows("a", &["b recruits Corin Mudfoot (17, Ranger) at the Guild for 30, paying 30 gold in tokens."])
        .step("chance: draw 2")
        .shows_words("a", &["a loses 10 gold not spent.", "b loses 10 gold not spent."])
        .has("1 scout a");
}

#[test]
fn d2_2_nobody_spends_tokens_they_do_not_have() {
    let poor = table(2, "1 recruit b").town("3 17 40 50 60").seat("a C party 5 9 10").seat("b R gold 20");
    poor.play().refuses("b: recruit 17", "that pays 20 of 30 gold").step("b: recruit 40");
}
