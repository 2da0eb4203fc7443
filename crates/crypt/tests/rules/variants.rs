//! The variants: allies, twins, houses, the curse (V1–V4).

use crypt::{Curse, LeaderChoice, Rank, Setup, SidesChoice, Slot, StakeOffer, State, Variant, VariantState};
use game_core::{Describe, Game, Notation, Offers, Options, Outcome, Seat, SeatSet, Viewer, play_uniform};
use rand::SeedableRng;

/// A variant during a test.
type Play = game_laws::script::Play<VariantState>;

#[track_caller]
fn play(position: &str) -> Play {
    Play::from_position(position).leaving_out("claim")
}

fn setup(variant: Variant, players: u8, curse: Curse) -> Setup {
    Setup { variant, curse, leader: LeaderChoice::Fixed(Seat::A), ..Setup::new(players) }
}

/// Twins in their first round; a has claimed the first treasure with one die at 3.
const TWINS: &str = "crypt 2p AAAAAA twins | claim 2 | lead a | deck T | row I4=a3 M_? P2 J1 | a 2/0 | b 3/0";

/// Six players in their first round; a has claimed the first treasure, and it is the turn of d, their ally.
const HOUSES: &str = "crypt 6p AAAAAA houses | claim 4 | lead a | deck T | row I4=a3+3 J2=c2 P2 M3 R1 T4 J_? P_? \
     | a 1/0 | b 3/0 | c 2/0 | d 3/0 | e 3/0 | f 3/0";

mod allies {
    use super::*;

    #[test]
    fn v1_1_a_treasure_with_the_dice_of_an_ally_cannot_be_taken_over() {
        play(HOUSES)
            .refuses("d: claim 1=6+6", "dice that join your ally on treasure 1 must show effort 3")
            .step("d: claim 2=3")
            .shows(
                "open",
                &["d claims treasure 2 with 1 die at effort 3.", "1 die of c bumped off treasure 2."],
            );
    }

    #[test]
    fn v1_2_dice_join_those_of_an_ally_at_the_same_effort_and_count_as_one_total() {
        play(HOUSES)
            .counts("d", "claim", 9499)
            .step("d: claim 1=3")
            .has("row I4=a3+3,d3")
            .has("d 2/0")
            .shows("spectator", &["d joins their ally on treasure 1 with 1 die at effort 3."])
            .refuses("e: claim 1=3+3+3", "effort 9 does not beat 9 on treasure 1")
            .step("e: claim 1=4+4+4")
            .has("row I4=e4+4+4")
            .has("a 3/0 *")
            .has("d 3/0 *")
            .shows(
                "spectator",
                &[
                    "e claims treasure 1 with 3 dice at effort 4, 12 in all.",
                    "2 dice of a bumped off treasure 1.",
                    "1 die of d bumped off treasure 1.",
                ],
            );
    }

    /// What an offer says about these dice on a treasure: the total of all dice if they join, and the total that bumps them.
    fn offered(
        position: &str,
        seat: Seat,
        (slot, dice, effort): (usize, u8, u8),
    ) -> (Option<u8>, Option<u8>) {
        let claim = play(position).state().offer(seat).unwrap().claim.unwrap();
        let slot = Slot::at(slot).unwrap();
        let wanted =
            |stake: &&StakeOffer| (stake.slot, stake.dice, stake.effort.get()) == (slot, dice, effort);
        claim.stakes.iter().find(wanted).map(|stake| (stake.joins, stake.bumped_by)).unwrap()
    }

    #[test]
    fn v1_2_an_offer_to_join_says_the_total_of_all_dice_and_what_bumps_it() {
        assert_eq!(offered(HOUSES, Seat::D, (0, 1, 3)), (Some(9), Some(10)));
        assert_eq!(offered(HOUSES, Seat::D, (0, 3, 3)), (Some(15), Some(16)));
        assert_eq!(offered(HOUSES, Seat::D, (1, 1, 3)), (None, Some(4)));
        // Three dice reach 18 and not more.
        let high = HOUSES.replace("I4=a3+3", "I4=a6+6");
        assert_eq!(offered(&high, Seat::D, (0, 1, 6)), (Some(18), None));
    }

    #[test]
    fn v1_2_on_the_lights_out_turn_dice_go_on_one_treasure_claimed_or_joined() {
        let lights_out = "crypt 6p AAAAAA houses | claim 6 | lead a | deck T | row I4=a3+3 J2=c2 P2 M3 R1 T4 J_? P_? \
             | a 1/0 | b 3/0 | c 2/0 | d 3/0 | e 3/0 | f 3/0";
        play(lights_out)
            .refuses("f: claim 2=2 3=1", "the last turn of the phase may place on one treasure only")
            .step("f: claim 2=2")
            .shows_among_others("open", &["f joins their ally on treasure 2 with 1 die at effort 2."]);
    }

    #[test]
    fn v1_2_the_ghost_must_beat_the_total_of_both_twins() {
        play(TWINS)
            .step("b: claim 1=3")
            .step("chance: ghost 5+1+1")
            .shows_among_others("open", &["The Ghost claims treasure 2 with 1 die at effort 5."])
            .has("row I4=a3,b3");
        play(TWINS).step("b: claim 1=3").step("chance: ghost 4+4+1").shows_among_others(
            "open",
            &["1 die of a bumped off treasure 1.", "1 die of b bumped off treasure 1."],
        );
    }

    #[test]
    fn v1_2_who_placed_first_collects() {
        play(TWINS)
            .step("b: claim 1=3")
            .step("chance: ghost 1+2+4")
            .step("chance: collect 1=3/3")
            .shows_among_others("open", &["a collects treasure 1, Idol 4."]);
    }

    #[test]
    fn v1_3_each_owner_rolls_their_own_dice() {
        play(TWINS)
            .step("b: claim 1=3")
            .step("chance: ghost 1+2+4")
            .refuses(
                "chance: collect 1=3",
                "that answer is impossible: every die above effort 1 on a treasure is rolled, and no other",
            )
            .step("chance: collect 1=5/2")
            .shows_among_others(
                "open",
                &[
                    "a rolls 5 on treasure 1 against effort 3: it holds.",
                    "b rolls 2 on treasure 1 against effort 3: the die is exhausted.",
                ],
            )
            .has("a 3/0")
            .has("b 2/1");
    }

    #[test]
    fn v1_3_a_joiner_whose_dice_were_all_bumped_recovers() {
        let tired = "crypt 2p AAAAAA twins | claim 2 | lead a | deck T | row I4=a3 M_? P2 J1 | a 2/0 | b 1/2";
        play(tired)
            .step("b: claim 1=3")
            .step("chance: ghost 6+6+6")
            .shows_among_others("open", &["b, bumped off every treasure, recovers 2 dice."]);
    }

    /// The end of Collect: a has collected two treasures in this round, b one; neither has answered.
    const GIVE: &str =
        "crypt 2p AAAAAA twins | give ab | lead a | deck T | a 3/0 : I4 R_?b | b 3/0 : J1? | out P2";

    #[test]
    fn v1_4_a_treasure_of_this_round_may_be_given_unflipped() {
        let give = GIVE.replace("R_?b", "R2?");
        play(&give)
            .waits_for("ab")
            .may("a", &["decline", "give #1", "give #2"])
            .may("b", &["decline", "give #1"])
            .step("a: give #2")
            .waits_for("b")
            .shows("a", &["a will give card #2."])
            .shows("b", &["a has decided what to give."])
            .shows("spectator", &["a has decided what to give."])
            .seen_by(
                "b",
                &give
                    .replace("give ab", "give b")
                    .replace("R2?", "R_?")
                    .replace(" | out", " | gifts a=? | out"),
            )
            .step("b: decline")
            .shows_among_others("b", &["The gifts are opened.", "a gives b Remains 2."])
            .shows_among_others("spectator", &["a gives b Remains (value unseen)."])
            .has("a 3/0 I4")
            .has("b 3/0 J1? R2?a");
    }

    #[test]
    fn v1_4_gifts_are_sealed_and_happen_together_so_that_none_is_passed_on() {
        play(&GIVE.replace("R_?b", "R2?"))
            .step("b: give #1")
            .has("gifts b=#1")
            .step("a: give #1")
            .has("a 3/0 R2? J1?b")
            .has("b 3/0 I4");
    }

    #[test]
    fn v1_4_only_what_was_collected_in_this_round_and_is_not_flipped() {
        let flipped = "crypt 2p AAAAAA twins | give ab | lead a | deck T | a 3/0 P3 : I4^ R2 | b 3/0 : J1? | out P2 M1 M2 M3";
        play(flipped)
            .may("a", &["decline", "give #3"])
            .refuses("a: give #1", "card #1 is not one that you collected in this round and can give")
            .refuses("a: give #2", "card #2 is not one that you collected in this round and can give");
    }

    #[test]
    fn v1_4_a_player_who_collected_nothing_is_not_asked() {
        let one = "crypt 2p AAAAAA twins | claim 3 | lead G | deck T | row I4=a1 M_? P2 J1 | a 2/0 | b 3/0";
        play(one).step("b: recover").waits_for("a").has("give a");
        let nobody = "crypt 2p AAAAAA twins | claim 3 | lead G | deck T | row I4 M_? P2 J1 | a 3/0 | b 3/0";
        play(nobody).step("b: recover").has("reveal");
    }

    #[test]
    fn v1_4_what_pottery_took_may_be_given_too() {
        let pottery = "crypt 2p AAABAA twins | pottery a | lead a | deck T | row I4 J3 M_? R2 | a 3/0 P2 P3 | b 3/0 | out P1 M2";
        play(pottery)
            .steps(&["a: take #1 #2 3", "chance: take 4"])
            .has("a 3/0 P2^ P3^ : M4?")
            .steps(&["a: recover", "b: recover", "chance: ghost 1+2+3"])
            .waits_for("a")
            .step("a: give #3")
            .has("b 3/0 M4?a");
    }

    #[test]
    fn v1_4_a_sealed_gift_can_not_be_flipped() {
        let sealed = "crypt 2p AAAAAA twins | give b | lead a | deck T | a 2/1 : R1 R2 | b 3/0 : J1 | gifts a=#2 | out I1";
        play(sealed).refuses("a: restore #1 #2", "you have sealed your gift: wait until all gifts are given");
    }

    #[test]
    fn v1_4_idol_b_is_checked_once_more_after_the_gifts() {
        let idols = "crypt 2p BAAAAA twins | give ab | lead a | deck T | a 3/0 : I4 | b 3/0 I2 : J1 | out P2";
        play(idols)
            .steps(&["b: decline", "a: give #1"])
            .shows_words("open", &["a gives b Idol 4", "b is among the first with two Idols"])
            .has("b 3/0 +5 I2^ J1 I4^");
        // Both earn it who hold two in the same round, and nobody earns it twice.
        let both = "crypt 2p BAAAAA twins | give ab | lead a | deck T | a 3/0 +5now I1^ I3^ : I4 | b 3/0 I2 : J1 | out P2 P3 M1";
        play(both).steps(&["b: decline", "a: give #3"]).has("a 3/0 +5 I1^ I3^ |").has("b 3/0 +5 I2^ J1 I4^");
        // Not if it was earned in an earlier round.
        let late = both.replace("+5now", "+5");
        play(&late).steps(&["b: decline", "a: give #3"]).has("b 3/0 I2 J1 I4");
    }

    #[test]
    fn v1_5_allies_do_not_see_each_others_hidden_cards() {
        let hidden = "crypt 6p AAAAAA houses | reveal | lead a | deck T | a 3/0 R2? | b 3/0 | c 3/0 | d 3/0 | e 3/0 | f 3/0 \
             | out I1 I2 J1 J2 M1 M2 P1";
        play(hidden).seen_by("d", &hidden.replace("R2?", "R_?"));
    }
}

mod twins {
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
        let last =
            "crypt 2p AAAAAA twins | claim 3 | lead a | deck T | row I4=a3 M_?=b1 P2 J1 | a 2/0 | b 2/0";
        play(last)
            .waits_for("chance")
            .refuses(
                "chance: ghost 4",
                "that answer is impossible: the Ghost rolls a different number of dice",
            )
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
        assert_eq!(
            [35, 36, 43, 44, 51, 52].map(|lower| rank(&twins, 60, lower).unwrap()),
            [0, 1, 1, 2, 2, 3]
        );
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
}

mod houses {
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
            assert_eq!(
                sides,
                if players == 6 { vec!["ad", "be", "cf"] } else { vec!["ae", "bf", "cg", "dh"] }
            );
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
}

mod curse {
    use super::*;

    /// Two players with a curse, in their first round.
    const CURSED: &str = "crypt 2p AAAAAA cursed | claim 1 | lead a | deck T | row I4 P2 M_? | a 3/0 | b 3/0 | tokens a=IJ/- b=MP/-";

    const NOT_ASIDE: &str = "that answer is impossible: no token of that kind lies aside for this player";
    const WRONG_TOKENS: &str =
        "that answer is impossible: every player or house gets its number of different tokens";

    #[test]
    fn v4_1_tokens_are_dealt_before_the_first_round() {
        Play::start(&setup(Variant::Base, 2, Curse::On))
            .has("tokens")
            .waits_for("chance")
            .refuses("chance: tokens a=IJ b=JM", WRONG_TOKENS)
            .refuses("chance: tokens a=I b=M", WRONG_TOKENS)
            .step("chance: tokens a=IJ b=MP")
            .shows("a", &["The safe tokens are dealt, and 1 lie aside; you see Idol, Jewelry."])
            .shows("spectator", &["The safe tokens are dealt, and 1 lie aside."])
            .has("tokens a=IJ/- b=MP/-")
            .has("reveal");
    }

    #[test]
    fn v4_1_both_heirs_of_a_house_see_its_token() {
        Play::start(&setup(Variant::Houses, 6, Curse::On))
            .refuses("chance: tokens a=I b=J c=M", WRONG_TOKENS)
            .step("chance: tokens a=I b=J c=M d=I e=J f=M")
            .shows("d", &["The safe tokens are dealt, and 2 lie aside; you see Idol."]);
    }

    #[test]
    fn v4_2_asking_the_dead_exhausts_a_die_and_ends_the_turn() {
        play(CURSED)
            .step("a: ask")
            .has("a 2/1")
            .shows("b", &["a exhausts a die to ask the dead."])
            .refuses("chance: ask I", NOT_ASIDE)
            .step("chance: ask R")
            .shows("a", &["a looks at a token aside: Remains is safe."])
            .shows("b", &["a looks at a token aside."])
            .has("tokens a=IJ/R b=MP/-")
            .waits_for("b");
    }

    #[test]
    fn v4_2_not_without_a_die_and_not_when_all_tokens_are_seen() {
        let tired = CURSED.replace("a 3/0", "a 0/3");
        play(&tired).refuses("a: ask", "asking the dead takes an available die, and you have none");
        let seen = CURSED.replace("a=IJ/-", "a=IJ/R");
        play(&seen).refuses("a: ask", "you have seen all tokens that lie aside");
        play("crypt 2p AAAAAA twins | claim 1 | lead a | deck T | row I4 M_? P2 J1 | a 3/0 | b 3/0")
            .refuses("a: ask", "nobody is cursed in this game, so there is nothing to ask the dead");
    }

    #[test]
    fn v4_2_an_ally_sees_no_token_found_and_it_is_no_placement() {
        let houses = "crypt 6p AAAAAA houses cursed | claim 6 | lead a | deck T | row I4 J2 P2 M3 R1 T4 J_? P_? \
             | a 3/0 | b 3/0 | c 3/0 | d 3/0 | e 3/0 | f 3/0 | tokens a=I/- b=J/- c=M/- d=I/- e=J/- f=M/-";
        play(houses)
            .steps(&["f: ask", "chance: ask T"])
            .shows_among_others("c", &["f looks at a token aside."])
            // The Lights Out turn is over; nobody recovers for having been bumped off.
            .has("f 2/1")
            .has("reveal");
    }

    #[test]
    fn v4_3_the_cursed_kind_pays_nobody_and_most_of_it_costs_five() {
        let end = "crypt 2p AAAAAA cursed | curse | lead a | deck - | a 3/0 I4 I3 J2 | b 2/1 I1 I2 P4 | tokens a=JM/- b=PR/T \
             | out J1 J3 J4 M1 M2 M3 M4 P1 P2 P3 R1 R2 R3 R4 T1 T2 T3 T4";
        play(end)
            .waits_for("chance")
            .refuses(
                "chance: curse J",
                "that answer is impossible: a player has seen the token of that kind, so it is safe",
            )
            .refuses(
                "chance: curse T",
                "that answer is impossible: a player has seen the token of that kind, so it is safe",
            )
            .step("chance: curse I")
            .shows_words("a", &["The curse lies on Idol", "a counts 0 coins", "b counts 1 coins"])
            // a 2 + 3 - 5; b 4 + 2 - 5: both have most Idols.
            .scores(&[0, 1])
            .won_by("b");
    }

    #[test]
    fn v4_3_idol_bs_five_stands_and_its_two_does_not() {
        let end = "crypt 2p BAAAAA cursed | curse | lead a | deck - | a 3/0 +5 I4^ I3^ J2 | b 3/0 I1 I2 P4 | tokens a=JM/- b=PR/T \
             | out J1 J3 J4 M1 M2 M3 M4 P1 P2 P3 R1 R2 R3 R4 T1 T2 T3 T4";
        // a 2 + 5 + 3 - 5; b 4 + 3 - 5.
        play(end).step("chance: curse I").scores(&[5, 2]);
    }

    #[test]
    fn v4_3_alone_one_card_is_enough_and_scores_may_be_negative() {
        let end = "crypt 1p AAAAAA cursed | curse | lead a | deck - | a 0/3 I1 | tokens a=JM/- \
             | out I2 I3 I4 J1 J2 J3 J4 M1 M2 M3 M4 P1 P2 P3 P4 R1 R2 R3 R4 T1 T2 T3 T4";
        play(end).step("chance: curse I").scores(&[-5]);
        play(end).step("chance: curse T").scores(&[1]);
    }

    #[test]
    fn v4_4_tokens_are_secret_from_all_who_have_not_seen_them() {
        let asked = CURSED.replace("a=IJ/-", "a=IJ/R");
        play(&asked)
            .seen_by("b", &asked.replace("a=IJ/R", "a=??/?"))
            .seen_by("spectator", &asked.replace("a=IJ/R b=MP/-", "a=??/? b=??/-"));
        let view = play(&asked).view("a").variant.unwrap().tokens.unwrap();
        assert_eq!(view.open.to_string(), "MPT");
    }
}

#[test]
fn variants_are_options() {
    let read = |options: &Options| State::setup(options).map_err(|bad| bad.to_string());
    let houses = read(&Options::new(6).with("variant", "houses").with("curse", "on")).unwrap();
    assert_eq!((houses.variant, houses.curse), (Variant::Houses, Curse::On));
    assert!(VariantState::plays(&houses) && !State::plays(&houses));
    assert!(State::plays(&Setup::new(4)) && !VariantState::plays(&Setup::new(4)));
    assert_eq!(read(&Options::new(6)).unwrap().variant, Variant::Houses);
    let base = read(&Options::new(6).with("variant", "base")).unwrap_err();
    assert!(base.starts_with("--players: Crypt is for 1 to 4"), "{base}");
    assert!(read(&Options::new(2).with("variant", "houses")).unwrap_err().contains("6 or 8"));
    assert!(read(&Options::new(2).with("variant", "cousins")).unwrap_err().contains("base, twins, houses"));
    let text = serde_json::to_string(&houses).unwrap();
    assert!(text.starts_with(r#"{"players":6,"variant":"houses","curse":"on","#), "{text}");
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), houses);
    assert!(State::plays_position(CURSED_BASE) && VariantState::plays_position(TWINS));
}

const CURSED_BASE: &str = "crypt 2p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0";

/// A state of the variants plays the base game exactly as one of the base game does.
#[test]
fn both_editions_play_the_base_game_alike() {
    for seed in 0..40 {
        let setup = Setup { sides: SidesChoice::Random, ..Setup::new(1 + (seed % 4) as u8) };
        let (mut base, mut wide) = (State::new(&setup).unwrap(), VariantState::new(&setup).unwrap());
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        play_uniform(&mut base, &mut rng, &mut game_core::NoLog, |before, step| {
            assert_eq!(before.position(), wide.position());
            let text = match step {
                game_core::Step::Act { seat, action } => format!("{seat}: {action}"),
                game_core::Step::Chance(chance) => format!("chance: {chance}"),
            };
            wide.apply(game_laws::script::step::<VariantState>(&text), &mut game_core::NoLog).unwrap();
        });
        assert_eq!(base.outcome(), wide.outcome());
        assert_eq!(base.position(), wide.position());
    }
}
