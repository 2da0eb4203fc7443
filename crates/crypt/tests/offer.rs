//! What a screen can put together from an offer is what is legal, no more and no less.

use std::collections::HashSet;

use crypt::{Action, Claim, ClaimOffer, Setup, SidesChoice, Slot, Stake, State};
use game_core::{Game, NoLog, Offers, Seat, play_uniform};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Every claim that can be put together after `claim`, from the treasure `from` on.
fn put_together(offer: &ClaimOffer, claim: Claim, from: usize, out: &mut HashSet<Action>) {
    if claim != Claim::NONE {
        out.insert(Action::Claim(claim));
    }
    for stake in offer.stakes.iter().filter(|stake| stake.slot.index() >= from) {
        let dice = claim.dice() + stake.dice;
        if dice <= offer.dice && claim.treasures() < usize::from(offer.treasures) {
            let put = Stake::new(stake.dice, stake.effort).unwrap();
            put_together(offer, claim.and(stake.slot, put).unwrap(), stake.slot.index() + 1, out);
        }
    }
}

fn offered(state: &State, seat: Seat) -> HashSet<Action> {
    let mut actions = HashSet::new();
    let Some(offer) = state.offer(seat) else {
        return actions;
    };
    for other in &offer.others {
        assert_eq!(other.act.parse::<Action>().unwrap(), other.action);
        assert!(actions.insert(other.action), "{} is offered twice", other.act);
    }
    if let Some(claim) = &offer.claim {
        put_together(claim, Claim::NONE, 0, &mut actions);
    }
    actions
}

#[test]
fn what_is_offered_is_what_is_legal() {
    for players in 1..=4u8 {
        let mut rng = ChaCha8Rng::seed_from_u64(players.into());
        for _ in 0..12 {
            let setup = Setup { sides: SidesChoice::Random, ..Setup::new(players) };
            play_uniform(&mut State::new(&setup).unwrap(), &mut rng, &mut NoLog, |state, _| {
                for seat in Seat::first(players.into()) {
                    let mut legal = Vec::new();
                    state.legal_actions(seat, &mut legal);
                    let count = legal.len();
                    let legal: HashSet<Action> = legal.into_iter().collect();
                    assert_eq!(legal.len(), count);
                    assert_eq!(offered(state, seat), legal, "{state:?}");
                }
            });
        }
    }
}

#[test]
fn a_stake_tells_its_risk_and_what_it_takes_to_be_bumped() {
    let text = "crypt 2p AAAAAA | claim 2 | lead a | deck T | row I4=a5 P2 R_? | a 2/0 | b 3/0";
    let state = <State as game_core::Notation>::from_position(text).unwrap();
    let claim = state.offer(Seat::B).unwrap().claim.unwrap();
    let stake = |slot: usize, dice: u8, effort: u8| {
        let slot = Slot::at(slot).unwrap();
        claim
            .stakes
            .iter()
            .find(|stake| (stake.slot, stake.dice, stake.effort.get()) == (slot, dice, effort))
            .map(|stake| (stake.exhausts, stake.bumped_by))
    };
    assert_eq!(stake(0, 1, 5), None);
    assert_eq!(stake(0, 1, 6), Some((5, Some(7))));
    assert_eq!(stake(0, 2, 3), Some((2, Some(7))));
    assert_eq!(stake(1, 1, 1), Some((0, Some(2))));
    assert_eq!(stake(1, 3, 6), Some((5, None)));
}
