//! A playout by the guide allocates no memory; what every game is held to is in `suites.rs`.

use dungeonville::{Setup, State};
use game_core::{Awaiting, Game, Guide, NoLog, Step};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

#[test]
fn a_playout_by_rule_of_thumb_allocates_nothing() {
    for players in 2..=5 {
        let mut rng = ChaCha8Rng::seed_from_u64(players.into());
        let start = State::new(&Setup::new(players)).unwrap();
        let memory = allocation_counter::measure(|| {
            for _ in 0..50 {
                let mut state = start;
                loop {
                    let step = match state.awaiting() {
                        Awaiting::Nobody => break,
                        Awaiting::Chance => Step::Chance(state.sample_chance(&mut rng)),
                        Awaiting::Seats(seats) => {
                            let declared =
                                state.speakers().find_map(|seat| Some((seat, state.speak_up(seat)?)));
                            let (seat, action) = declared.unwrap_or_else(|| {
                                let seat = seats.first().unwrap();
                                (seat, state.play_on(seat, 0.1, &mut rng))
                            });
                            Step::Act { seat, action }
                        }
                    };
                    state.apply(step, &mut NoLog).unwrap();
                }
                std::hint::black_box(state.prospects());
            }
        });
        assert_eq!(memory.count_total, 0, "{players} players");
    }
}
