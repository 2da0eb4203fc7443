//! Who may own which deed, as far as a viewer can deduce it from the deal, the draws from the Deed House and the deeds shown.

use game_core::{Lots, Seat};
use rand::{Rng, RngExt};

use crate::Tower;
use crate::state::PLAYERS;
use crate::state::deeds::{Deeds, MOST_SWAPS};
use crate::view::SwapView;

/// Which tower each seat owns; no two own the same.
type Owners = [Option<Tower>; PLAYERS];

/// How well the actions of each seat fit each tower that it may own, in any scale. Deal and draws are not counted in it.
pub(crate) type DeedWeights = [[f64; Tower::COUNT]; PLAYERS];

/// Equal weights: only deal and draws count.
pub(crate) const EQUAL_WEIGHTS: DeedWeights = [[1.0; Tower::COUNT]; PLAYERS];

/// What a viewer has seen of the deeds.
#[derive(Clone, Debug)]
pub(crate) struct Deduction<'v> {
    players: usize,
    swaps: &'v [SwapView],
    /// The deed of each seat now, where the viewer knows it.
    now: Owners,
}

impl<'v> Deduction<'v> {
    /// Takes all draws so far and the deeds that are known now.
    pub(crate) fn new(players: usize, swaps: &'v [SwapView], now: Owners) -> Deduction<'v> {
        Deduction { players, swaps, now }
    }

    /// The deed that `seat` held after the first `swaps` draws of all seats, where the viewer knows it.
    fn held(&self, seat: Seat, swaps: usize) -> Option<Tower> {
        match self.swaps[swaps..].iter().find(|swap| swap.seat == seat) {
            Some(next) => next.returned,
            None => self.now[seat.index()],
        }
    }

    /// All deals that are possible.
    fn deals(&self) -> Vec<Owners> {
        let mut deals = vec![[None; PLAYERS]];
        for seat in Seat::first(self.players) {
            let known = self.held(seat, 0);
            let longer = |owners: &Owners| {
                let owners = *owners;
                let free = Tower::ALL.into_iter().filter(move |tower| !owners.contains(&Some(*tower)));
                free.filter(move |tower| known.is_none_or(|known| known == *tower)).map(move |tower| {
                    let mut owners = owners;
                    owners[seat.index()] = Some(tower);
                    owners
                })
            };
            deals = deals.iter().flat_map(longer).collect();
        }
        deals
    }

    /// After the deal and after each draw, all possible owners with their likelihood, given what was seen until then.
    fn likelihoods(&self) -> Vec<Vec<(Owners, f64)>> {
        let mut after: Vec<Vec<(Owners, f64)>> =
            vec![self.deals().into_iter().map(|owners| (owners, 1.0)).collect()];
        for (number, swap) in self.swaps.iter().enumerate() {
            let known = self.held(swap.seat, number + 1);
            let before = &after[number];
            let mut next: Vec<(Owners, f64)> = Vec::new();
            for (owners, weight) in before {
                for tower in Tower::ALL.into_iter().filter(|tower| !owners.contains(&Some(*tower))) {
                    if known.is_some_and(|known| known != tower) {
                        continue;
                    }
                    let mut drawn = *owners;
                    drawn[swap.seat.index()] = Some(tower);
                    match next.iter_mut().find(|(other, _)| *other == drawn) {
                        Some((_, likelihood)) => *likelihood += weight,
                        None => next.push((drawn, *weight)),
                    }
                }
            }
            let all: f64 = next.iter().map(|(_, weight)| weight).sum();
            next.iter_mut().for_each(|(_, weight)| *weight /= all);
            after.push(next);
        }
        after
    }

    /// For each seat, the towers whose deed it may hold now.
    pub(crate) fn possible(&self) -> [Vec<Tower>; PLAYERS] {
        let last = if self.swaps.is_empty() {
            self.deals().into_iter().map(|owners| (owners, 1.0)).collect()
        } else {
            self.likelihoods().pop().unwrap_or_default()
        };
        std::array::from_fn(|seat| {
            let held = |tower: &Tower| last.iter().any(|(owners, _)| owners[seat] == Some(*tower));
            Tower::ALL.into_iter().filter(held).collect()
        })
    }

    /// All histories of deeds that look the same to the viewer, weighted by deal, draws and `weights`.
    pub(crate) fn weighted(&self, weights: &DeedWeights) -> PossibleDeeds {
        if !self.swaps.is_empty() {
            let mut after = self.likelihoods();
            for (owners, weight) in after.last_mut().into_iter().flatten() {
                *weight *= product(owners, weights);
            }
            return PossibleDeeds::Drawn(after);
        }
        if *weights == EQUAL_WEIGHTS {
            return PossibleDeeds::Dealt { players: self.players, now: self.now };
        }
        let mut ways = Vec::new();
        self.each_deal(0, &mut [None; PLAYERS], &mut |owners| ways.push((*owners, product(owners, weights))));
        PossibleDeeds::Weighted { players: self.players, ways }
    }

    /// Any history of deeds that looks the same to the viewer; none if there is none.
    pub(crate) fn any(&self) -> Option<Deeds> {
        let after = self.likelihoods();
        let possible = self.swaps.len() <= MOST_SWAPS && after.last().is_some_and(|ways| !ways.is_empty());
        possible.then(|| trace_back(self.swaps, &after, |ways| ways[0].0))
    }

    /// Calls `found` with every way to deal to `seat` and the seats after it that fits the deeds known now.
    fn each_deal(&self, seat: usize, owners: &mut Owners, found: &mut impl FnMut(&Owners)) {
        if seat == self.players {
            return found(owners);
        }
        for tower in Tower::ALL {
            let free = !owners.contains(&Some(tower));
            if free && self.now[seat].is_none_or(|known| known == tower) {
                owners[seat] = Some(tower);
                self.each_deal(seat + 1, owners, found);
                owners[seat] = None;
            }
        }
    }
}

/// All histories of deeds that look the same to a viewer, worked out once for many samples.
#[derive(Clone, Debug)]
pub(crate) enum PossibleDeeds {
    /// Nobody has drawn from the Deed House yet, and all deals are equally likely.
    Dealt {
        /// The number of players.
        players: usize,
        /// The deed of each seat, where the viewer knows it.
        now: Owners,
    },
    /// Nobody has drawn yet; every possible deal with its likelihood.
    Weighted {
        /// The number of players.
        players: usize,
        /// The deals.
        ways: Vec<(Owners, f64)>,
    },
    /// After the deal and after each draw, all possible owners with their likelihood.
    Drawn(Vec<Vec<(Owners, f64)>>),
}

impl PossibleDeeds {
    /// A random history; `swaps` are the draws that the viewer has seen.
    pub(crate) fn sample<R: Rng + ?Sized>(&self, swaps: &[SwapView], rng: &mut R) -> Deeds {
        match self {
            PossibleDeeds::Dealt { players, now } => sample_deal(*players, now, rng),
            PossibleDeeds::Weighted { players, ways } => {
                let mut deeds = Deeds::NONE;
                for (seat, deed) in Seat::first(*players).zip(choose(ways, rng)) {
                    deeds.deal(seat, deed.expect("every seat is dealt a deed"));
                }
                deeds
            }
            PossibleDeeds::Drawn(after) => trace_back(swaps, after, |ways| choose(ways, rng)),
        }
    }
}

/// A history of deeds. `pick` chooses the owners at each point of it.
fn trace_back(
    swaps: &[SwapView],
    after: &[Vec<(Owners, f64)>],
    mut pick: impl FnMut(&[(Owners, f64)]) -> Owners,
) -> Deeds {
    // Backwards: first the owners now, then those before the last draw, and so on to the deal.
    let mut owners = pick(after.last().map(Vec::as_slice).unwrap_or_default());
    let mut drawn = vec![None; swaps.len()];
    for (number, swap) in swaps.iter().enumerate().rev() {
        let seat = swap.seat.index();
        drawn[number] = owners[seat];
        let before: Vec<(Owners, f64)> = after[number]
            .iter()
            .filter(|(before, _)| {
                let others = (0..PLAYERS).all(|other| other == seat || before[other] == owners[other]);
                others && before[seat] != owners[seat]
            })
            .copied()
            .collect();
        owners = pick(&before);
    }
    let mut deeds = Deeds::NONE;
    for (seat, deed) in Seat::first(PLAYERS).zip(owners) {
        if let Some(deed) = deed {
            deeds.deal(seat, deed);
        }
    }
    for (swap, drawn) in swaps.iter().zip(drawn) {
        if swap.shown {
            deeds.shown.insert(swap.seat);
        }
        deeds.swap(swap.seat, drawn.expect("a seat that draws holds a deed"));
    }
    deeds
}

/// A random deal that fits the deeds known now.
fn sample_deal<R: Rng + ?Sized>(players: usize, now: &Owners, rng: &mut R) -> Deeds {
    let lots = &mut Lots::new(rng);
    let mut deeds = Deeds::NONE;
    let mut hidden = [Tower::Crypt; Tower::COUNT];
    let mut count = 0;
    for tower in Tower::ALL.into_iter().filter(|tower| !now.contains(&Some(*tower))) {
        hidden[count] = tower;
        count += 1;
    }
    for seat in Seat::first(players) {
        let deed = now[seat.index()].unwrap_or_else(|| {
            let drawn = lots.below(count as u32) as usize;
            count -= 1;
            hidden.swap(drawn, count);
            hidden[count]
        });
        deeds.deal(seat, deed);
    }
    deeds
}

/// The product of the weights of these owners.
fn product(owners: &Owners, weights: &DeedWeights) -> f64 {
    let owned = owners.iter().zip(weights).filter_map(|(tower, weights)| Some(weights[(*tower)?.index()]));
    owned.product()
}

/// A random one of `ways`, weighted by likelihood.
fn choose<R: Rng + ?Sized>(ways: &[(Owners, f64)], rng: &mut R) -> Owners {
    let all: f64 = ways.iter().map(|(_, weight)| weight).sum();
    // 53 random bits make a number below 1 that a float represents exactly.
    let mut rest = (rng.random::<u64>() >> 11) as f64 / (1u64 << 53) as f64 * all;
    for (owners, weight) in ways {
        rest -= weight;
        if rest < 0.0 {
            return *owners;
        }
    }
    ways.last().expect("no deal fits what was seen").0
}
