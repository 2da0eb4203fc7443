//! C3.1: the cards of a round.

use crypt::{Chance, Setup, State};
use game_core::{Game, NoLog, Step, play_uniform};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::script::play;

const COUNT: &str = "that answer is impossible: a round has a different number of cards";
const FACES: &str = "that answer is impossible: the first cards are face up, the last face down";

#[test]
fn c3_1_two_players_see_two_cards_and_a_back() {
    play("crypt 2p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0")
        .waits_for("chance")
        .refuses("chance: reveal I4 P2 next T", COUNT)
        .refuses("chance: reveal I4 P2 J1 R_ next T", COUNT)
        .refuses("chance: reveal I4 P2 J1 next T", FACES)
        .refuses("chance: reveal I4 P_ J1 next T", FACES)
        .refuses("chance: reveal I4 P_ J_ next T", FACES)
        .step("chance: reveal I4 P2 R_ next T")
        .is("crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0");
}

#[test]
fn c3_1_an_only_child_sees_two_cards_and_a_back() {
    play("crypt 1p AAAAAA | reveal | lead a | deck - | a 3/0")
        .refuses("chance: reveal I4 P2 J1 R_ next T", COUNT)
        .refuses("chance: reveal I4 P_ R_ next T", FACES)
        .step("chance: reveal I4 P3 R_ next T")
        .is("crypt 1p AAAAAA | claim 1 | lead a | deck T | row I4 P3 R_? | a 3/0");
}

#[test]
fn c3_1_three_players_see_three_cards_and_a_back() {
    play("crypt 3p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0 | c 3/0")
        .refuses("chance: reveal I4 P2 R_ next T", COUNT)
        .refuses("chance: reveal I4 P2 J_ R_ next T", FACES)
        .step("chance: reveal I4 P2 J2 R_ next T")
        .is("crypt 3p AAAAAA | claim 1 | lead a | deck T | row I4 P2 J2 R_? | a 3/0 | b 3/0 | c 3/0");
}

#[test]
fn c3_1_four_players_see_four_cards_and_two_backs() {
    play("crypt 4p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0 | c 3/0 | d 3/0")
        .refuses("chance: reveal I4 P2 J2 R_ next T", COUNT)
        .refuses("chance: reveal I4 P2 J2 J3 J4 R_ next T", FACES)
        .step("chance: reveal I4 P2 J2 J2 R_ M_ next T")
        .is("crypt 4p AAAAAA | claim 1 | lead a | deck T | row I4 P2 J2 J2 R_? M_? \
             | a 3/0 | b 3/0 | c 3/0 | d 3/0");
}

#[test]
fn c3_1_cards_are_drawn_from_the_deck() {
    play("crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 I4 I3 I2 | b 3/0 I1 P2 | out R_?")
        .refuses(
            "chance: reveal T1 P2 R_ next T",
            "that answer is impossible: all copies of that card have been seen",
        )
        .refuses(
            "chance: reveal T1 R1 I_ next T",
            "that answer is impossible: no card of that kind is left in the deck",
        )
        .refuses(
            "chance: reveal T1 R1 R_ next I",
            "that answer is impossible: the kind given for the top of the deck is not left",
        )
        .refuses("chance: reveal T1 R1 R_", "that answer is impossible: the deck still has a card on top")
        .step("chance: reveal T1 R1 R_ next R");
}

#[test]
fn c3_1_the_last_cards_leave_no_top() {
    let all_but_three = "crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 | b 3/0 \
         | out I1 I2 I3 I4 J1 J2 J3 J4 M1 M2 M3 M4 P1 P2 P3 P4 R1 R2 R3 R4 T4";
    play(all_but_three)
        .refuses(
            "chance: reveal T1 T2 T_ next T",
            "that answer is impossible: the kind given for the top of the deck is not left",
        )
        .step("chance: reveal T1 T2 T_")
        .is("crypt 2p AAAAAA | claim 1 | lead b | deck - | row T1 T2 T_? | a 3/0 | b 3/0 | out …");
}

#[test]
fn c3_1_every_game_has_eight_nine_or_eight_rounds() {
    let mut rng = ChaCha8Rng::seed_from_u64(31);
    for (players, rounds) in [(1, 8), (2, 8), (3, 9), (4, 8)] {
        for _ in 0..20 {
            let mut state = State::new(&Setup::new(players)).unwrap();
            assert_eq!(state.view(game_core::Viewer::Spectator).rounds, rounds);
            let mut reveals = 0;
            play_uniform(&mut state, &mut rng, &mut NoLog, |_, step| {
                reveals += u8::from(matches!(step, Step::Chance(Chance::Reveal(_))));
            });
            assert_eq!(reveals, rounds);
        }
    }
}

#[test]
fn c3_1_sentences_have_the_right_article_for_every_kind() {
    for (next, sentence) in [
        ("I", "Round 1 reveals Remains 4, Tapestry 2, a face-down Idol; the next card is an Idol."),
        ("J", "Round 1 reveals Remains 4, Tapestry 2, a face-down Idol; the next card is a Jewelry."),
        ("R", "Round 1 reveals Remains 4, Tapestry 2, a face-down Idol; the next card is a Remains."),
    ] {
        play("crypt 2p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0")
            .step(&format!("chance: reveal R4 T2 I_ next {next}"))
            .shows("a", &[sentence]);
    }
    let row = [crypt::Kind::Idol, crypt::Kind::Pottery].map(|kind| crypt::Drawn { kind, coins: None });
    let remembered = crypt::Sight::Revealed { round: 2, row: row.into_iter().collect(), next: None };
    assert_eq!(remembered.to_string(), "Round 2 reveals an Idol, a Pottery; the deck is empty.");
}
