//! D2: before the first round.

use dungeonville::{FirstChoice, Setup, State};
use game_core::{Game, Notation, Seat};

use crate::script::{Table, start, table};

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

fn first_recruiting() -> Table {
    let first = table(2, "1 recruit b").town("3 17 40 50 60");
    first.seat("a C party 5 9 10 gold 10").seat("b R party 12 13 gold 40")
}

#[test]
fn d2_2_tokens_pay_in_the_first_round_and_are_kept_after_recruiting() {
    first_recruiting()
        .play()
        .refuses("b: recruit 3 for C1", "C1 is not in your treasury")
        .step("b: recruit 17")
        .shows("a", &["b recruits Corin Mudfoot (17, Ranger) at the Guild for 30, paying 30 gold in tokens."])
        .step("chance: draw 2")
        .has("1 scout a")
        .has("a C party 5 9 10 gold 10")
        .has("b R party 12 13 17 gold 10");
}

#[test]
fn d2_2_under_version_1_unspent_tokens_are_lost_after_recruiting() {
    first_recruiting()
        .version_1()
        .play()
        .steps(&["b: recruit 17", "chance: draw 2"])
        .shows_words("a", &["a loses 10 gold not spent.", "b loses 10 gold not spent."])
        .has("1 scout a")
        .lacks("gold");
}

/// The harvest of the first round.
fn first_harvest(a: &str, b: &str) -> Table {
    let table = table(2, "1 harvest a").town("3 17 40 50 60");
    table.seat(&format!("a C party 5 9 14 {a}")).seat(format!("b R party 10 20 30 {b}").trim())
}

#[test]
fn d2_2_unspent_tokens_are_lost_after_phase_5_of_the_first_round() {
    first_harvest("gold 50", "gold 20")
        .play()
        .step("a: pass")
        .shows_words(
            "b",
            &[
                "a passes.",
                "a loses 50 gold not spent.",
                "b loses 20 gold not spent.",
                "Round 2 begins with b.",
            ],
        )
        .lacks("gold");
}

#[test]
fn d2_2_d3_17_the_owner_chooses_how_many_tokens_pay_for_a_deed() {
    // C1 counts 25 and C2 counts 30.
    first_harvest("gold 40 owns C1 C2", "")
        .play()
        .may("a", &["deed for C1 C2", "deed for 20g C2", "deed for 30g C1", "pass"])
        .refuses("a: deed for 20g C1", "that pays 45 of 50 gold")
        .refuses("a: deed for 40g", "that pays 40 of 50 gold")
        .refuses("a: deed for 50g", "you can't pay 50 gold in tokens")
        .step("a: deed for 30g C1")
        .shows_words(
            "b",
            &["a pays for another deed: 30 gold in tokens with The King’s Second-Best Tomb (C1, A 25)."],
        )
        .has("a C party 5 9 14 gold 10 owns C2")
        .step("chance: deed G")
        .shows_words("b", &["a draws a deed", "a loses 10 gold not spent."]);
}

#[test]
fn d2_2_r4_a_token_that_is_not_needed_is_refused_like_a_card() {
    first_harvest("gold 80 owns C1 C2", "")
        .play()
        .refuses("a: deed for 40g C1", "a token of the payment is not needed to reach the price")
        .refuses("a: deed for 60g", "a token of the payment is not needed to reach the price")
        .refuses("a: deed for 50g C1", "C1 is not needed to reach the price")
        .refuses("a: deed for 10g C1 C2", "a token of the payment is not needed to reach the price")
        .step("a: deed for 50g")
        .shows_words("b", &["a pays for another deed: 50 gold in tokens."])
        .has("a C party 5 9 14 gold 30 owns C1 C2");
}

#[test]
fn d2_2_d5_5_the_flask_gilds_a_card_but_no_token() {
    // C23 counts 5, and so does the Flask, I32. The Alchemist is 38.
    let table = |treasury: &str| {
        let table = table(2, "1 harvest a").town("3 17 40 50 60").seat("b R party 10 20 30");
        table.seat(&format!("a C party 5 9 38 gold 40 owns {treasury}"))
    };
    table("C23 I32")
        .play()
        .refuses("a: deed for 40g", "that pays 40 of 50 gold")
        .may("a", &["deed for 40g C23 I32", "deed for 40g C23", "pass"])
        .step("a: deed for 40g C23")
        .shows_words("b", &["gilded by the Flask"]);
    let alone = State::from_position(&table("I32").text()).unwrap_err().to_string();
    assert!(alone.contains("must be able to pay"), "{alone}");
}

#[test]
fn d2_2_tokens_are_part_of_positions_in_the_first_round_only() {
    let scouting = |round: &str| {
        let table = table(2, &format!("{round} scout a")).town("3 17 40 50 60");
        table.seat("a C party 5 9 14 gold 20").seat("b R party 10 20 30")
    };
    assert!(State::from_position(&scouting("1").text()).is_ok());
    assert!(State::from_position(&scouting("2").text()).is_err());
    assert!(State::from_position(&scouting("1").version_1().text()).is_err());
}

#[test]
fn d2_2_nobody_spends_tokens_they_do_not_have() {
    let poor = table(2, "1 recruit b").town("3 17 40 50 60").seat("a C party 5 9 10").seat("b R gold 20");
    poor.play().refuses("b: recruit 17", "that pays 20 of 30 gold").step("b: recruit 40");
}
