//! Conspiring Twins (V2).

use super::*;

#[test]
fn v2_1_two_twins_and_the_ghost_play_nine_rounds_of_four_cards() {
    let twins = VariantState::new(&setup(Variant::Twins, 2, Curse::Off)).unwrap();
    let view = twins.view(game_core::Viewer::Spectator);
    assert_eq!((view.deck, view.rounds, view.boards.len()), (36, 9, 2));
    Play::start(&setup(Variant::Twins, 2, Curse::Off))
        .refuses(
            "chance: reveal I4 J2 M_ next T",
            "that answer is impossible: a round has a different number of cards",
        )
        .step("chance: reveal I4 J2 P3 M_ next T")
        .has("row I4 P3 M_? J2");
}

#[test]
fn v2_2_the_row_is_laid_by_value_and_the_torches_pass_over_the_ghost() {
    let round = "crypt 2p AAAAAA twins | claim 3 | lead b | deck T | row I4 M_? P2 J1 | a 3/0 | b 3/0";
    play(round)
        .step("a: recover")
        .shows_among_others("open", &["The torches pass to the Ghost."])
        .step("chance: reveal T1 T4 I3 J_ next M")
        .has("row T4 I3 J_? T1")
        .waits_for("chance")
        .steps(&["chance: ghost 1+2+3", "a: recover", "b: recover"])
        .shows_among_others("open", &["The torches pass to a."]);
}

#[test]
fn v2_2_the_first_leader_is_a_twin_drawn_or_fixed() {
    let drawn = Setup { leader: LeaderChoice::Random, ..setup(Variant::Twins, 2, Curse::Off) };
    Play::start(&drawn)
        .refuses("chance: leader c", "there is no seat c at this table")
        .step("chance: leader b")
        .has("lead b");
    Play::start(&setup(Variant::Twins, 2, Curse::Off)).has("lead a");
}

#[test]
fn v2_3_the_ghost_rolls_three_dice_each_round_and_bumps_either_twin() {
    let last = "crypt 2p AAAAAA twins | claim 3 | lead a | deck T | row I4=a3 M_?=b1 P2 J1 | a 2/0 | b 2/0";
    play(last)
        .waits_for("chance")
        .refuses("chance: ghost 4", "that answer is impossible: the Ghost rolls a different number of dice")
        .step("chance: ghost 4+2+1")
        .shows_among_others("open", &["1 die of a bumped off treasure 1."]);
    // With Lights Out it places only its highest group or die; before that, all.
    play(last).step("chance: ghost 4+2+1").lacks("=G");
    let leads = "crypt 2p AAAAAA twins | claim 1 | lead G | deck T | row I4 M_? P2 J1 | a 3/0 | b 3/0";
    play(leads).step("chance: ghost 4+2+1").has("row I4=G4 M_?=G2 P2=G1 J1");
}

/// The odds that the Ghost bumps a claim: of 216 rolls, how many do.
fn odds(position: &str, seat: Seat, claim: &str) -> Vec<u32> {
    let odds = play(position).state().odds(seat, claim.parse().unwrap());
    odds.iter().inspect(|odds| assert_eq!(odds.of, 216)).map(|odds| odds.cases).collect()
}

#[test]
fn v2_3_the_odds_count_every_roll_of_the_ghost_also_if_the_other_twin_comes_first() {
    let first = TWINS.replace("claim 2", "claim 1").replace("I4=a3", "I4").replace("a 2/0", "a 3/0");
    // As an Only Child's: a pair of fours or higher, or three equal dice from three on.
    assert_eq!(odds(&first, Seat::A, "claim 1=6"), [3 * 15 + 4]);
    // Joined dice count together: a three and a three.
    assert_eq!(odds(TWINS, Seat::B, "claim 1=3"), [3 * 15 + 4]);
    let after = first.replace("claim 1", "claim 2").replace("lead a", "lead G").replace("I4 ", "I4=G6 ");
    assert!(odds(&after, Seat::A, "claim 3=6").is_empty(), "the Ghost has had its turn");
}

#[test]
fn v2_3_the_ghosts_bumped_dice_are_out_and_it_collects_nothing() {
    let bumped =
        "crypt 2p AAAAAA twins | claim 2 | lead G | deck T | row I4=G4 M_?=G2 P2=G1 J1 | a 3/0 | b 3/0";
    play(bumped)
        .step("a: claim 1=5")
        .has("ghost 1")
        .step("b: recover")
        .step("chance: collect 1=6")
        .shows_among_others("open", &["a collects treasure 1, Idol 4."])
        .has("out M_? P2 J1");
}

#[test]
fn v2_4_the_view_has_the_lower_score_once_coins_are_counted() {
    let scores = |state: &VariantState| state.view(Viewer::Spectator).variant.unwrap().scores;
    let mut game = VariantState::new(&setup(Variant::Twins, 2, Curse::Off)).unwrap();
    assert!(scores(&game).is_empty());
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(7);
    let each = play_uniform(&mut game, &mut rng, &mut game_core::NoLog, |_, _| {}).outcome.scores;
    assert_ne!(each[Seat::A], each[Seat::B]);
    assert_eq!(scores(&game), [each[Seat::A].min(each[Seat::B])]);
}

#[test]
fn v2_4_the_lower_score_ranks_the_pair_and_both_share_the_outcome() {
    let twins = Setup { sides: SidesChoice::default(), ..setup(Variant::Twins, 2, Curse::Off) };
    let rank = |setup: &Setup, one: i32, other: i32| {
        let scores = game_core::BySeat::new(2, |seat| if seat == Seat::A { one } else { other });
        VariantState::solo_rank(setup, &Outcome::new(scores, SeatSet::all(2)))
    };
    assert_eq!([35, 36, 43, 44, 51, 52].map(|lower| rank(&twins, 60, lower).unwrap()), [0, 1, 1, 2, 2, 3]);
    assert_eq!(rank(&twins, 35, 60), Some(0), "whichever twin has the lower score");
    assert_eq!(Rank::of_twins(52), Rank::Magnificent);
    let other_sides = Setup { sides: "AABAAA".parse().unwrap(), ..twins };
    assert_eq!(rank(&other_sides, 60, 60), None);
    assert_eq!(rank(&Setup { curse: Curse::On, ..twins }, 60, 60), None);
    let cursed_child = Setup { curse: Curse::On, ..Setup::new(1) };
    let alone = Outcome::new(game_core::BySeat::new(1, |_| 60), SeatSet::all(1));
    assert_eq!(VariantState::solo_rank(&cursed_child, &alone), None, "nor alone with the curse");
    let mut game = VariantState::new(&twins).unwrap();
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(7);
    let outcome = play_uniform(&mut game, &mut rng, &mut game_core::NoLog, |_, _| {}).outcome;
    assert_eq!(outcome.winners, SeatSet::all(2));
    assert_eq!(outcome.teams.iter().collect::<Vec<_>>(), [SeatSet::all(2)]);
}
