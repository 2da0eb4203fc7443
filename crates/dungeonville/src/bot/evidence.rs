//! Infers deeds from the actions of their owners.
//!
//! An owner rarely enters their own tower and does not stay long, because their own dead there cost them points (D4.1).

use crate::view::deduction::{DeedWeights, EQUAL_WEIGHTS};
use crate::view::world::Outline;
use crate::view::{SeatView, View};
use crate::{PLAYERS, Tower};

/// How likely a player scouts their own tower, compared with another.
const SCOUTS: f64 = 0.45;

/// How likely they turn one more room there, compared with another tower.
const GOES_ON: f64 = 0.8;

/// The lowest weight: actions are never a proof.
const LEAST: f64 = 0.01;

/// What all worlds that look like `view` have in common, with deeds weighted by deal, draws and the actions of their owners.
pub(super) fn outline(view: &View) -> Outline {
    Outline::new(view, &weights(view))
}

fn weights(view: &View) -> DeedWeights {
    let mut weights = EQUAL_WEIGHTS;
    for (weights, seat) in
        weights[..PLAYERS].iter_mut().zip(&view.seats).filter(|(_, seat)| seat.deed.is_none())
    {
        *weights = Tower::ALL.map(|tower| fits(seat, tower));
    }
    weights
}

/// How well the actions of a seat fit an owner of `tower`.
fn fits(seat: &SeatView, tower: Tower) -> f64 {
    let scouted = seat.scouted[tower.index()];
    let further = seat.turned[tower.index()].saturating_sub(scouted);
    (SCOUTS.powi(scouted.into()) * GOES_ON.powi(further.into())).max(LEAST)
}

#[cfg(test)]
mod tests {
    use game_core::{Awaiting, Game, Guide, NoLog, Seat, Viewer, play_uniform};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::state::State;
    use crate::{Chance, Setup};

    /// A game of three players who are dealt the Crypt, the Rathaus and the Ice Cave.
    fn dealt() -> State {
        let mut state = State::new(&Setup::new(3)).unwrap();
        let deeds = [Tower::Crypt, Tower::Rathaus, Tower::IceCave].into_iter().collect();
        state.apply(game_core::Step::Chance(Chance::Deal(deeds)), &mut NoLog).unwrap();
        state
    }

    /// How often B owns each tower in 1000 worlds imagined from A's view.
    fn imagined(state: &State) -> [u32; Tower::COUNT] {
        let view = state.view(Viewer::Seat(Seat::A));
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut owned = [0; Tower::COUNT];
        for _ in 0..1000 {
            let world = <State as Guide>::imagine(&view, &mut rng);
            owned[world.deeds.of(Seat::B).unwrap().index()] += 1;
        }
        owned
    }

    #[test]
    fn a_player_likely_owns_the_tower_they_avoid() {
        let mut state = dealt();
        let before = imagined(&state);
        assert!(before[1..].iter().all(|&share| (200..300).contains(&share)), "{before:?}");
        for tower in [Tower::IceCave, Tower::GoblinCamp, Tower::DragonsLair] {
            (0..3).for_each(|_| state.players[Seat::B].trail.scout(tower));
        }
        let after = imagined(&state);
        assert!(after[Tower::Rathaus.index()] > 600, "{after:?}");
        assert_eq!((before[0], after[0]), (0, 0), "A holds the Crypt");
    }

    #[test]
    fn a_player_who_stays_long_in_a_tower_hardly_owns_it() {
        let mut state = dealt();
        let trail = &mut state.players[Seat::B].trail;
        trail.scout(Tower::IceCave);
        (0..8).for_each(|_| trail.turn(Tower::IceCave));
        assert!(imagined(&state)[Tower::IceCave.index()] < 100);
    }

    #[test]
    fn a_shown_deed_outweighs_all_evidence() {
        let mut state = dealt();
        (0..20).for_each(|_| state.players[Seat::B].trail.scout(Tower::Rathaus));
        assert!(imagined(&state)[Tower::Rathaus.index()] < 30);
        state.deeds.shown.insert(Seat::B);
        assert_eq!(imagined(&state)[Tower::Rathaus.index()], 1000);
    }

    #[test]
    fn imagined_worlds_look_like_the_view() {
        let mut swaps = 0;
        for players in 2..=5 {
            let mut states = Vec::new();
            let mut rng = ChaCha8Rng::seed_from_u64(players.into());
            let mut game = State::new(&Setup::new(players)).unwrap();
            play_uniform(&mut game, &mut rng, &mut NoLog, |state, _| states.push(*state));
            let asked = states.iter().filter(|state| matches!(state.awaiting(), Awaiting::Seats(_)));
            for state in asked.step_by(7) {
                for viewer in Viewer::at_table(players.into()) {
                    let view = state.view(viewer);
                    swaps += view.swaps.len();
                    assert_eq!(<State as Guide>::imagine(&view, &mut rng).view(viewer), view);
                }
            }
        }
        assert!(swaps > 0, "some deeds were drawn again");
    }
}
