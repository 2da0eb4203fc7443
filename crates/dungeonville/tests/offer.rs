//! The actions that can be built from an offer are exactly the legal ones.

use std::collections::HashSet;

use dungeonville::{Action, Adventurer, Order, Rooms, Setup, State, SumOffer};
use game_core::{Game, NoLog, Offers, Seat, play_uniform};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Whether a set of cards is valid, by the rules in the documentation of [`SumOffer`].
fn is_valid(offer: &SumOffer, set: Rooms) -> bool {
    let counts: Vec<u16> =
        offer.cards.iter().filter(|card| set.contains(card.room)).map(|card| card.counts.into()).collect();
    let (sum, least) = (counts.iter().sum::<u16>(), counts.iter().min().copied().unwrap_or(0));
    if sum >= offer.sum {
        return counts.is_empty() || sum - least < offer.sum;
    }
    let bonus = u16::from(offer.bonus);
    let flask = offer.flasks.iter().any(|flask| set.contains(*flask));
    let reached = bonus > 0 && !counts.is_empty() && !flask && sum + bonus >= offer.sum;
    reached && (counts.len() == 1 || sum - least + bonus < offer.sum)
}

/// All valid sets of cards, found by trying all sets.
fn sets(offer: &SumOffer) -> Vec<Rooms> {
    let cards = &offer.cards;
    assert!(cards.len() <= 14, "too many sets to try");
    (0..1u32 << cards.len())
        .map(|bits| (0..cards.len()).filter(|at| bits >> at & 1 != 0).map(|at| cards[at].room).collect())
        .filter(|set| is_valid(offer, *set))
        .collect()
}

fn orders(members: &[Adventurer], fighters: u8, axe: &[Adventurer]) -> Vec<Order> {
    let mut orders = vec![Order::default()];
    for place in 0..usize::from(fighters) {
        let longer = |order: &Order| {
            let order = *order;
            let free = members.iter().filter(move |member| !order.members().contains(**member));
            free.map(move |member| {
                let mut order = order;
                order.fighters[place] = Some(*member);
                order
            })
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    let armed = orders.iter().flat_map(|order| {
        let bearers = axe.iter().filter(|bearer| order.members().contains(**bearer));
        bearers.map(|bearer| Order { axe: Some(*bearer), ..*order })
    });
    let armed: Vec<Order> = armed.collect();
    orders.extend(armed);
    orders
}

fn offered(state: &State, seat: Seat) -> HashSet<Action> {
    let mut actions = HashSet::new();
    let Some(offer) = state.offer(seat) else {
        return actions;
    };
    for other in &offer.others {
        assert!(actions.insert(other.action), "{} is offered twice", other.action);
    }
    if offer.declare.is_some() {
        actions.insert(Action::Declare);
    }
    if let Some(recruit) = &offer.recruit {
        for pick in &recruit.picks {
            for payment in sets(&pick.payment) {
                let discards: Vec<Option<Adventurer>> = match recruit.discards.as_slice() {
                    [] => vec![None],
                    members => members.iter().copied().map(Some).collect(),
                };
                actions.extend(discards.into_iter().map(|discard| Action::Recruit {
                    adventurer: pick.adventurer,
                    discard,
                    payment,
                }));
            }
            let suggestion: Rooms = pick.payment.suggestion.iter().copied().collect();
            assert!(is_valid(&pick.payment, suggestion), "{:?}", pick.payment);
        }
    }
    if let Some(order) = &offer.order {
        actions.extend(orders(&order.members, order.fighters, &order.axe).into_iter().map(Action::Order));
    }
    if let Some(drop) = &offer.drop {
        actions.extend(sets(drop).into_iter().map(Action::Drop));
    }
    if let Some(deed) = &offer.deed {
        actions.extend(sets(deed).into_iter().map(|payment| Action::Deed { payment }));
    }
    actions
}

#[test]
fn offered_actions_are_the_legal_actions() {
    let mut offers = 0;
    for players in 2..=5u8 {
        let mut rng = ChaCha8Rng::seed_from_u64(players.into());
        for _ in 0..12 {
            let setup = Setup::new(players);
            play_uniform(&mut State::new(&setup).unwrap(), &mut rng, &mut NoLog, |state, _| {
                for seat in Seat::first(players.into()) {
                    let large = state.offer(seat).is_some_and(|offer| {
                        let sums = offer.recruit.iter().flat_map(|recruit| &recruit.picks);
                        let sums = sums.map(|pick| &pick.payment).chain(&offer.drop).chain(&offer.deed);
                        sums.into_iter().any(|sum| sum.cards.len() > 14)
                    });
                    if large {
                        continue;
                    }
                    let mut legal = Vec::new();
                    state.legal_actions(seat, &mut legal);
                    let count = legal.len();
                    let legal: HashSet<Action> = legal.into_iter().collect();
                    assert_eq!(legal.len(), count);
                    assert_eq!(offered(state, seat), legal, "{state:?}");
                    offers += usize::from(count > 0);
                }
            });
        }
    }
    assert!(offers > 5_000, "{offers}");
}
