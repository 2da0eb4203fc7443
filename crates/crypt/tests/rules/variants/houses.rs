//! Clash of Houses (V3).

use super::*;

/// The last round of six is over but for the last window; every heir has these cards and no die is exhausted.
fn ending(boards: [&str; 6]) -> String {
    let mut spare: Vec<String> = crypt::Card::all()
        .flat_map(|card| {
            let copies = if matches!(card.coins.get(), 2 | 3) { 4 } else { 2 };
            std::iter::repeat_n(card.to_string(), copies)
        })
        .collect();
    for word in boards.iter().flat_map(|board| board.split(' ')) {
        if let Some(at) = spare.iter().position(|card| *card == word.trim_end_matches('^')) {
            spare.remove(at);
        }
    }
    let seats: String =
        Seat::first(6).zip(boards).map(|(seat, board)| format!(" | {seat} {board}")).collect();
    format!("crypt 6p ABAAAA houses | last a | lead a | deck -{seats} | out {}", spare.join(" "))
}

#[test]
fn v3_1_six_and_eight_players_use_two_boxes() {
    for (players, cards, rounds) in [(6, 72, 9), (8, 96, 8)] {
        let state = VariantState::new(&setup(Variant::Houses, players, Curse::Off)).unwrap();
        let view = state.view(game_core::Viewer::Spectator);
        assert_eq!((view.deck, view.rounds), (cards, rounds));
        let sides: Vec<String> = view.variant.unwrap().sides.iter().map(SeatSet::to_string).collect();
        assert_eq!(sides, if players == 6 { vec!["ad", "be", "cf"] } else { vec!["ae", "bf", "cg", "dh"] });
    }
    for players in [2, 5, 7] {
        assert!(VariantState::new(&setup(Variant::Houses, players, Curse::Off)).is_err());
    }
}

#[test]
fn v3_2_every_heir_has_three_dice_and_one_turn() {
    let six = setup(Variant::Houses, 6, Curse::Off);
    let mut game = Play::start(&six).step("chance: reveal I4 J2 P2 M3 R1 T4 J_ P_ next T").has("a 3/0");
    for seat in ["a", "b", "c", "d", "e", "f"] {
        game = game.waits_for(seat).step(&format!("{seat}: recover"));
    }
    game.has("reveal").has("lead b");
}

#[test]
fn v3_3_a_house_scores_the_sum_of_its_heirs() {
    let boards = ["2/1 R1 R2", "3/0 T4", "3/0 J3", "3/0 J4", "3/0 M3", "3/0 I4"];
    play(&ending(boards))
        .step("a: decline")
        // a 3 + 2, d 4 + 1 (Jewelry B) + 3; b 4 + 5 (Tapestry A) + 3, e 3 + 3; c 3 + 1 + 3, f 4 + 3.
        .scores(&[5, 12, 7, 8, 6, 7])
        .won_by("be");
}

#[test]
fn v3_3_the_view_has_the_sum_of_each_house_once_coins_are_counted() {
    let scores = |play: &Play| play.state().view(Viewer::Spectator).variant.unwrap().scores;
    let boards = ["2/1 R1 R2", "3/0 T4", "3/0 J3", "3/0 J4", "3/0 M3", "3/0 I4"];
    let last = play(&ending(boards));
    assert!(scores(&last).is_empty(), "nothing is counted yet");
    assert_eq!(scores(&last.step("a: decline")), [5 + 8, 12 + 6, 7 + 7]);
}

#[test]
fn v3_3_tied_houses_roll_off_with_all_their_dice_together() {
    let boards = ["2/1 R1 R2", "3/0", "0/3", "3/0", "3/0", "2/1 P3"];
    // a 3 + 2, d 3: eight. b 3, e 3: six. c 0, f 3 + 2: five.
    let tied = ending(boards).replace("b 3/0", "b 3/0 I2").replace(" I2 ", " ");
    let tied = tied.replacen("b 3/0 |", "b 3/0 I2 |", 1).replacen("| out I1 ", "| out I1 I2 ", 1);
    let game = play(&tied).step("a: decline").waits_for("chance").has("rolloff abde");
    game.refuses(
        "chance: rolloff 6p a=1+1 b=1+1+1 d=1+1+1",
        "that answer is impossible: tied players roll all their unexhausted dice, and no others",
    )
    .step("chance: rolloff 6p a=1+1 b=6+1+1 d=6+6+6 e=1+1+1")
    .won_by("ad");
}

#[test]
fn v3_3_allies_share_place_and_win() {
    let boards = ["2/1 R1 R2", "3/0 T4", "3/0 J3", "3/0 J4", "3/0 M3", "3/0 I4"];
    let outcome = play(&ending(boards)).step("a: decline").state().outcome().unwrap();
    let places: Vec<usize> = outcome.scores.seats().map(|seat| outcome.place(seat)).collect();
    assert_eq!(places, [3, 1, 2, 3, 1, 2]);
}

#[test]
fn claims_of_a_big_table_are_counted_without_listing_them() {
    let eight = "crypt 8p AAAAAA houses | claim 1 | lead a | deck T | row I4 J2 P2 M3 R1 T4 I1 J1 P_? M_? R_? T_? \
         | a 3/0 | b 3/0 | c 3/0 | d 3/0 | e 3/0 | f 3/0 | g 3/0 | h 3/0";
    let state = VariantState::from_position(eight).unwrap();
    // Zero to three dice on twelve empty treasures, and recovering.
    assert_eq!(state.count_actions(Seat::A), 72 + 2448 + 52_344 + 1);
}
