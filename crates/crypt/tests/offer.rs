//! The actions that can be built from an offer are exactly the legal ones.

use std::collections::{HashMap, HashSet};

use crypt::{Action, Claim, ClaimOffer, Claimant, Setup, SidesChoice, Slot, Stake, StakeOffer, State};
use game_core::{Game, NoLog, Offers, Seat, Step, Viewer, play_uniform};
use game_laws::script::{check_offers, distinct};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Adds every claim that can be built from `claim` and stakes from the treasure `from` on.
fn build_claims(offer: &ClaimOffer, claim: Claim, from: usize, out: &mut HashSet<Action>) {
    if claim != Claim::NONE {
        out.insert(Action::Claim(claim));
    }
    for stake in offer.stakes.iter().filter(|stake| stake.slot.index() >= from) {
        let dice = claim.dice() + stake.dice;
        if dice <= offer.dice && claim.treasures() < usize::from(offer.treasures) {
            let put = Stake::new(stake.dice, stake.effort).unwrap();
            build_claims(offer, claim.and(stake.slot, put).unwrap(), stake.slot.index() + 1, out);
        }
    }
}

fn offered(state: &State, seat: Seat) -> HashSet<Action> {
    let Some(offer) = state.offer(seat) else {
        return HashSet::new();
    };
    let mut actions = distinct(offer.others.iter().map(|other| other.action));
    if let Some(claim) = &offer.claim {
        build_claims(claim, Claim::NONE, 0, &mut actions);
    }
    actions
}

#[test]
fn offers_are_exactly_the_legal_actions() {
    for players in 1..=4u8 {
        let setup = Setup { sides: SidesChoice::Random, ..Setup::new(players) };
        let offers =
            check_offers::<State>(&setup, (12, players.into()), |state, seat| Some(offered(state, seat)));
        assert!(offers > 100, "{offers}");
    }
}

/// The offer for these dice at an effort on a treasure: on how many faces each is exhausted, and the total that bumps them.
fn offered_stake(
    position: &str,
    seat: Seat,
    (slot, dice, effort): (usize, u8, u8),
) -> Option<(u8, Option<u8>)> {
    let state = <State as game_core::Notation>::from_position(position).unwrap();
    let claim = state.offer(seat).unwrap().claim.unwrap();
    let slot = Slot::at(slot).unwrap();
    let wanted = |stake: &&StakeOffer| (stake.slot, stake.dice, stake.effort.get()) == (slot, dice, effort);
    claim.stakes.iter().find(wanted).map(|stake| (stake.exhausts, stake.bumped_by))
}

#[test]
fn a_stake_shows_its_risk_and_what_bumps_it() {
    let position = "crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a5 P2 R_? | a 2/0 | b 3/0";
    let stake = |slot, dice, effort| offered_stake(position, Seat::B, (slot, dice, effort));
    assert_eq!(stake(0, 1, 5), None);
    assert_eq!(stake(0, 1, 6), Some((5, Some(7))));
    assert_eq!(stake(0, 2, 3), Some((2, Some(7))));
    assert_eq!(stake(1, 1, 1), Some((0, Some(2))));
    assert_eq!(stake(1, 3, 6), Some((5, None)));
}

#[test]
fn c3_7_after_the_last_turn_nobody_bumps() {
    for (position, seat) in [
        ("crypt 2p AAAAAA | claim 3 | lead a | deck T | row I4=b5 P2 R_? | a 3/0 | b 2/0", Seat::A),
        (
            "crypt 3p AAAAAA | claim 3 | lead a | deck T | row I4=b5 P2 J1 R_? | a 3/0 | b 2/0 | c 3/0",
            Seat::C,
        ),
        ("crypt 1p AAAAAA | claim 3 | lead a | deck T | row I4=G5 P3=G2 R_?=G1 | a 3/0", Seat::A),
    ] {
        assert_eq!(offered_stake(position, seat, (0, 1, 6)), Some((5, None)), "{position}");
        assert_eq!(offered_stake(position, seat, (1, 2, 2)), Some((1, None)), "{position}");
    }
}

#[test]
fn c6_3_between_two_turns_of_the_player_the_ghost_bumps_with_three_dice() {
    let stake = |slot, dice, effort| {
        let position = "crypt 1p AAAAAA | claim 1 | lead a | deck T | row I4 P3 R_? | a 3/0";
        offered_stake(position, Seat::A, (slot, dice, effort)).unwrap().1
    };
    assert_eq!((stake(0, 1, 6), stake(0, 2, 6), stake(0, 3, 6)), (Some(7), Some(13), None));
}

#[test]
fn c6_5_on_its_second_turn_the_ghost_bumps_with_what_was_bumped() {
    let stake = |slot, dice, effort| {
        let position = "crypt 1p AAAAAA | claim 2 | lead G | deck T | row I4=G6 P3=G3 R_?=G2 | a 3/0";
        offered_stake(position, Seat::A, (slot, dice, effort)).unwrap().1
    };
    // A third die may bump one more of the Ghost's dice, so it then rolls two.
    assert_eq!((stake(0, 2, 4), stake(0, 2, 6)), (Some(9), None));
    // With all three dice on one treasure, the Ghost rolls the one die that was there.
    assert_eq!((stake(0, 3, 3), stake(2, 3, 1), stake(2, 3, 2)), (None, Some(4), None));
    // Two more dice bump the six or one of the others, not both.
    assert_eq!((stake(1, 1, 4), stake(1, 1, 6)), (Some(5), Some(7)));
    // Nothing beats three sixes, and without bumped dice the Ghost has no second turn.
    let position = "crypt 1p AAAAAA | claim 2 | lead G | deck T | row I4=G6+6+6 P3 R_? | a 3/0";
    assert_eq!(offered_stake(position, Seat::A, (1, 1, 1)), Some((0, None)));
}

/// A seat's dice on a treasure, and the offered total that bumps them.
type Placed = HashMap<Slot, (Seat, Option<u8>)>;

/// Checks that dice are bumped only if the offer said so, and only by at least the offered total.
fn check_bumps(state: &State, placed: &mut Placed) {
    placed.retain(|slot, (seat, bumped_by)| {
        let view = state.view(Viewer::Spectator);
        let Some(standing) = view.row.get(slot.index()).copied().flatten().and_then(|spot| spot.standing)
        else {
            return false;
        };
        let stands = standing.by == Claimant::Seat(*seat);
        assert!(stands || bumped_by.is_some_and(|least| standing.stake.total() >= least), "{state:?}");
        stands
    });
}

#[test]
fn dice_are_bumped_only_as_offered() {
    for players in 1..=4u8 {
        let mut rng = ChaCha8Rng::seed_from_u64(players.into());
        for _ in 0..if players == 1 { 200 } else { 12 } {
            let mut placed = Placed::new();
            play_uniform(
                &mut State::new(&Setup::new(players)).unwrap(),
                &mut rng,
                &mut NoLog,
                |state, step| {
                    check_bumps(state, &mut placed);
                    if let Step::Act { seat, action: Action::Claim(claim) } = step {
                        let offer = state.offer(*seat).unwrap().claim.unwrap();
                        for (slot, stake) in claim.iter() {
                            let is_it = |offered: &&StakeOffer| {
                                (offered.slot, offered.dice, offered.effort)
                                    == (slot, stake.dice(), stake.effort())
                            };
                            let offered = offer.stakes.iter().find(is_it).unwrap();
                            placed.insert(slot, (*seat, offered.bumped_by));
                        }
                    }
                },
            );
        }
    }
}
