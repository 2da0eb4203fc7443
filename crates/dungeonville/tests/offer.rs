//! The actions that can be built from an offer are exactly the legal ones.

use std::collections::HashSet;

use dungeonville::{Action, Adventurer, Offer, Order, Rooms, Setup, State, SumOffer};
use game_core::{Offers, Seat};
use game_laws::script::{check_offers, distinct};

/// The most cards of a sum whose sets are all tried.
const MOST_CARDS: usize = 14;

/// Whether a set of cards is valid, by the rules in the documentation of [`SumOffer`].
fn is_valid(offer: &SumOffer, set: Rooms, tokens: u8) -> bool {
    let cards: Vec<u16> =
        offer.cards.iter().filter(|card| set.contains(card.room)).map(|card| card.counts.into()).collect();
    let mut counts = cards.clone();
    counts.extend((0..tokens / 10).map(|_| 10));
    let (sum, least) = (counts.iter().sum::<u16>(), counts.iter().min().copied().unwrap_or(0));
    if sum >= offer.sum {
        return counts.is_empty() || sum - least < offer.sum;
    }
    let bonus = u16::from(offer.bonus);
    let flask = offer.flasks.iter().any(|flask| set.contains(*flask));
    if bonus == 0 || cards.is_empty() || flask || sum + bonus < offer.sum {
        return false;
    }
    // Without its only card there is nothing to add the bonus to.
    let without = if cards.len() > 1 { cards.as_slice() } else { &[] };
    let least = without.iter().copied().chain((tokens > 0).then_some(10)).min();
    least.is_none_or(|least| sum - least + bonus < offer.sum)
}

fn sets(offer: &SumOffer) -> Vec<Rooms> {
    sets_with(offer, 0)
}

/// All valid sets of cards with this gold in tokens, found by trying all sets.
fn sets_with(offer: &SumOffer, tokens: u8) -> Vec<Rooms> {
    let cards = &offer.cards;
    assert!(cards.len() <= MOST_CARDS, "too many sets to try");
    (0..1u32 << cards.len())
        .map(|bits| (0..cards.len()).filter(|at| bits >> at & 1 != 0).map(|at| cards[at].room).collect())
        .filter(|set| is_valid(offer, *set, tokens))
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
    let Some(offer) = state.offer(seat) else {
        return HashSet::new();
    };
    let mut actions = distinct(offer.others.iter().map(|other| other.action));
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
            assert!(is_valid(&pick.payment, suggestion, 0), "{:?}", pick.payment);
        }
    }
    if let Some(order) = &offer.order {
        actions.extend(orders(&order.members, order.fighters, &order.axe).into_iter().map(Action::Order));
    }
    if let Some(drop) = &offer.drop {
        actions.extend(sets(drop).into_iter().map(Action::Drop));
    }
    if let Some(deed) = &offer.deed {
        for tokens in (0..=deed.tokens).step_by(10) {
            let sets = sets_with(deed, tokens).into_iter();
            actions.extend(sets.map(|payment| Action::Deed { tokens, payment }));
        }
        let suggestion: Rooms = deed.suggestion.iter().copied().collect();
        assert!(is_valid(deed, suggestion, deed.suggested_tokens), "{deed:?}");
    }
    actions
}

/// Whether a sum of the offer has too many cards to try all sets of them.
fn is_large(offer: &Offer) -> bool {
    let picks = offer.recruit.iter().flat_map(|recruit| &recruit.picks);
    let mut sums = picks.map(|pick| &pick.payment).chain(&offer.drop).chain(&offer.deed);
    sums.any(|sum| sum.cards.len() > MOST_CARDS)
}

#[test]
fn offered_actions_are_the_legal_actions() {
    let offers = (2..=5u8).map(|players| {
        let gold = Setup::GOLD[usize::from(players % 2)];
        let setup = Setup { gold, ..Setup::new(players) };
        check_offers::<State>(&setup, (12, players.into()), |state, seat| {
            let large = state.offer(seat).is_some_and(|offer| is_large(&offer));
            (!large).then(|| offered(state, seat))
        })
    });
    let offers: usize = offers.sum();
    assert!(offers > 5_000, "{offers}");
}
