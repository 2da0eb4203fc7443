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

mod allies;

mod twins;

mod houses;

mod curse;

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
