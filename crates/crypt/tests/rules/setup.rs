//! C1 and C2: the components and the setup.

use std::collections::BTreeSet;

use crypt::{Card, Coins, Kind, LeaderChoice, Recall, Refusal, Setup, Sides, SidesChoice, State};
use game_core::{CommonRefusal, Game, Notation, Seat, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::script::{play, start, table};

/// The number of copies of each card in a game for this many players.
fn copies(players: u8) -> Vec<(Kind, u8, usize)> {
    let view = State::new(&Setup::new(players)).unwrap().view(Viewer::Spectator);
    Card::all().map(|card| (card.kind, card.coins.get(), view.unseen.count(card))).collect()
}

#[test]
fn c1_1_six_kinds_are_worth_one_to_four_and_come_twice() {
    let copies = copies(4);
    assert_eq!(copies.len(), 24);
    assert!(copies.iter().all(|&(.., copies)| copies == 2));
    assert_eq!(Kind::ALL.map(Kind::letter), ['I', 'J', 'M', 'P', 'R', 'T']);
    assert_eq!(Coins::ALL.map(Coins::get), [1, 2, 3, 4]);
}

#[test]
fn c1_2_the_second_twos_and_threes_come_with_three_players_the_rest_with_four() {
    for (kind, coins, count) in copies(3) {
        assert_eq!(count, if coins == 2 || coins == 3 { 2 } else { 1 }, "{kind} {coins}");
    }
    play("crypt 3p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0 | c 3/0")
        .refuses(
            "chance: reveal I1 I1 J1 R_ next T",
            "that answer is impossible: all copies of that card have been seen",
        )
        .refuses(
            "chance: reveal I4 J1 I4 R_ next T",
            "that answer is impossible: all copies of that card have been seen",
        )
        .step("chance: reveal I2 I2 I3 I_ next T");
}

#[test]
fn c1_3_a_back_shows_the_kind_and_never_the_value() {
    let line = "crypt 2p AAAAAA | claim 1 | lead a | deck T | row I4 P2 R_? | a 3/0 | b 3/0";
    play("crypt 2p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0")
        .step("chance: reveal I4 P2 R_ next T")
        .seen_by("a", line)
        .seen_by("spectator", line)
        .shows(
            "b",
            &["Round 1 reveals Idol 4, Pottery 2, a face-down Remains; the next card is a Tapestry."],
        );
}

#[test]
fn c1_3_the_kind_on_top_of_the_deck_is_the_kind_of_the_next_card() {
    play("crypt 2p AAAAAA | reveal | lead b | deck T | a 3/0 I4 | b 3/0 P2 | out R_?")
        .refuses(
            "chance: reveal I3 T2 M_ next J",
            "that answer is impossible: the first card is not of the kind on top of the deck",
        )
        .step("chance: reveal T2 I3 M_ next J");
}

#[test]
fn c1_4_the_preset_for_a_first_game_is_all_a_and_every_player_has_three_dice() {
    start(&Setup::new(3)).is("crypt 3p AAAAAA | leader | lead - | deck - | a 3/0 | b 3/0 | c 3/0");
    start(&Setup::new(4)).is("crypt 4p AAAAAA | leader | lead - | deck - | a 3/0 | b 3/0 | c 3/0 | d 3/0");
}

#[test]
fn c1_4_sides_may_be_chosen() {
    let mut texts = BTreeSet::new();
    for sides in Sides::all() {
        let setup = Setup { sides: SidesChoice::Chosen(sides), ..Setup::new(2) };
        texts.insert(State::new(&setup).unwrap().position());
    }
    assert_eq!(texts.len(), 64);
    start(&table(2, "ABABAB")).is("crypt 2p ABABAB | leader | lead - | deck - | a 3/0 | b 3/0");
}

#[test]
fn c1_4_sides_may_be_drawn_at_random_before_the_leader() {
    let setup = Setup { sides: SidesChoice::Random, ..Setup::new(2) };
    start(&setup)
        .is("crypt 2p ------ | sides | lead - | deck - | a 3/0 | b 3/0")
        .waits_for("chance")
        .refuses("chance: leader a", "the game waits for another answer: the collectors' sides")
        .refuses("a: recover", "the game waits for dice or cards, not for a player")
        .step("chance: sides BABABA")
        .shows("a", &["The collectors show the sides BABABA."])
        .is("crypt 2p BABABA | leader | lead - | deck - | a 3/0 | b 3/0")
        .step("chance: leader b")
        .is("crypt 2p BABABA | reveal | lead b | deck - | a 3/0 | b 3/0");
}

#[test]
fn c1_4_every_combination_can_be_drawn() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let state = State::new(&Setup { sides: SidesChoice::Random, ..Setup::new(2) }).unwrap();
    let drawn: BTreeSet<String> = (0..2000).map(|_| state.sample_chance(&mut rng).to_string()).collect();
    assert_eq!(drawn.len(), 64);
}

#[test]
fn c2_1_the_deck_has_24_36_or_48_cards() {
    for (players, cards) in [(1, 24), (2, 24), (3, 36), (4, 48)] {
        let view = State::new(&Setup::new(players)).unwrap().view(Viewer::Spectator);
        assert_eq!((view.deck, view.unseen.len()), (cards, cards as usize));
        assert_eq!(copies(players).iter().map(|&(.., copies)| copies).sum::<usize>(), cards as usize);
    }
    assert!(copies(2).iter().chain(&copies(1)).all(|&(.., copies)| copies == 1));
}

#[test]
fn c2_1_the_deck_is_shuffled() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let state = State::from_position("crypt 2p AAAAAA | reveal | lead a | deck - | a 3/0 | b 3/0").unwrap();
    let first: BTreeSet<String> = (0..2000)
        .map(|_| state.sample_chance(&mut rng).to_string().split(' ').nth(1).unwrap().to_owned())
        .collect();
    assert_eq!(first.len(), 24, "any card may come first");
}

#[test]
fn c2_2_the_leader_is_drawn_at_random_from_all_seats() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for players in 2..=4 {
        let state = State::new(&Setup::new(players)).unwrap();
        let drawn: BTreeSet<String> = (0..200).map(|_| state.sample_chance(&mut rng).to_string()).collect();
        assert_eq!(drawn.len(), players as usize, "{drawn:?}");
    }
    start(&Setup::new(3))
        .waits_for("chance")
        .refuses("chance: leader d", "there is no seat d at this table")
        .step("chance: leader c")
        .shows("spectator", &["The torches go to c, who leads."])
        .is("crypt 3p AAAAAA | reveal | lead c | deck - | a 3/0 | b 3/0 | c 3/0");
}

#[test]
fn c2_2_the_host_may_choose_the_leader() {
    let fixed = |players, seat| Setup { leader: LeaderChoice::Fixed(seat), ..Setup::new(players) };
    start(&fixed(2, Seat::B)).is("crypt 2p AAAAAA | reveal | lead b | deck - | a 3/0 | b 3/0");
    start(&Setup { sides: SidesChoice::Random, ..fixed(2, Seat::B) })
        .is("crypt 2p ------ | sides | lead b | deck - | a 3/0 | b 3/0")
        .step("chance: sides AAAAAB")
        .is("crypt 2p AAAAAB | reveal | lead b | deck - | a 3/0 | b 3/0");
    assert_eq!(State::new(&fixed(3, Seat::D)), Err(CommonRefusal::NoSuchSeat(Seat::D).into()));
    assert_eq!(State::new(&fixed(2, Seat::H)), Err(CommonRefusal::NoSuchSeat(Seat::H).into()));
}

#[test]
fn c2_2_with_three_or_four_lights_out_is_on_the_leaders_right() {
    play("crypt 3p AAAAAA | claim 3 | lead b | deck T | row I4 P2 J3 R_? | a 3/0 | b 3/0 | c 3/0")
        .waits_for("a")
        .refuses("a: claim 1=1 2=1", "the last turn of the phase may place on one treasure only");
    play("crypt 4p AAAAAA | claim 4 | lead d | deck T | row I4 P2 J3 J2 R_? R_? | a 3/0 | b 3/0 | c 3/0 | d 3/0")
        .waits_for("c")
        .refuses("c: claim 1=1 2=1", "the last turn of the phase may place on one treasure only");
}

#[test]
fn c2_2_with_two_the_leader_holds_both_torches() {
    play("crypt 2p AAAAAA | claim 3 | lead b | deck T | row I4 P2 R_? | a 3/0 | b 3/0")
        .waits_for("b")
        .refuses("b: claim 1=1 2=1", "the last turn of the phase may place on one treasure only");
}

#[test]
fn c2_3_all_dice_start_available() {
    for players in 1..=4 {
        let view = State::new(&Setup::new(players)).unwrap().view(Viewer::Spectator);
        assert_eq!(view.boards.len(), players as usize);
        assert!(view.boards.iter().all(|board| board.home == 3 && board.exhausted == 0));
    }
}

#[test]
fn only_one_to_four_players_can_play() {
    assert_eq!(State::new(&Setup::new(0)), Err(Refusal::Players(0)));
    assert_eq!(State::new(&Setup::new(5)), Err(Refusal::Players(5)));
    assert_eq!(State::new(&Setup::new(255)), Err(Refusal::Players(255)));
}

#[test]
fn a_setup_is_read_from_json_with_its_defaults() {
    let read = |text: &str| serde_json::from_str::<Setup>(text);
    assert_eq!(read(r#"{"players":3}"#).unwrap(), Setup::new(3));
    let all = Setup {
        sides: "AABBAB".parse().unwrap(),
        leader: LeaderChoice::Fixed(Seat::B),
        recall: Recall::Memory,
        ..Setup::new(2)
    };
    let text = r#"{"players":2,"sides":"AABBAB","leader":"b","recall":"memory"}"#;
    assert_eq!(serde_json::to_string(&all).unwrap(), text);
    assert_eq!(read(text).unwrap(), all);
    let random = r#"{"players":2,"sides":"random","leader":"random","recall":"table"}"#;
    assert_eq!(read(random).unwrap(), Setup { sides: SidesChoice::Random, ..Setup::new(2) });
    for bad in [
        r#"{}"#,
        r#"{"players":2,"sides":"AAAA"}"#,
        r#"{"players":2,"sides":"aaaaaa"}"#,
        r#"{"players":2,"leader":"z"}"#,
        r#"{"players":2,"recall":"none"}"#,
        r#"{"players":2,"seed":1}"#,
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
}
