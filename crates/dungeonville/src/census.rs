//! Statistics over many games of Dungeonville, to judge whether the cards play well (D5.6).

mod sums;
mod tables;

use game_core::{AddAll, BySeat, Log, Outcome, Seat, Table};

use self::sums::Sums;
use crate::event::Event;
use crate::set::print::RoomCard;
use crate::sight::Sight;
use crate::state::{PLAYERS, State};
use crate::{Adventurers, Cards, Item, Place, Tower};

/// Statistics over many games of Dungeonville.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Census {
    sums: Sums,
    /// The game being played.
    game: CurrentGame,
}

/// What is known of the game being played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct CurrentGame {
    cards: Option<Cards>,
    dealt: Vec<Tower>,
    deeds: Vec<Tower>,
    first: Option<Seat>,
    round: usize,
    /// The party of each seat, without those who wait at home.
    parties: BySeat<Adventurers, PLAYERS>,
    /// The tokens in each kill zone.
    kills: BySeat<i64, PLAYERS>,
    /// How many deeds each seat drew.
    swaps: BySeat<u64, PLAYERS>,
    false_declarations: u64,
    declared: bool,
}

impl CurrentGame {
    /// A game that begins in this state. Deeds held now count as dealt.
    fn of(start: &State) -> CurrentGame {
        let seats = start.players.count();
        let deeds: Vec<Tower> = start.players.seats().filter_map(|seat| start.deeds.of(seat)).collect();
        CurrentGame {
            cards: Some(start.cards.cards()),
            dealt: deeds.clone(),
            deeds,
            first: (!start.draw_first).then_some(start.first),
            round: usize::from(start.round),
            parties: BySeat::new(seats, |seat| start.players[seat].party),
            kills: BySeat::new(seats, |seat| start.kills(seat).into()),
            swaps: BySeat::new(seats, |_| 0),
            false_declarations: 0,
            declared: false,
        }
    }
}

impl game_core::Census<State> for Census {
    fn begin(&mut self, start: &State) {
        self.game = CurrentGame::of(start);
    }

    fn end(&mut self, outcome: &Outcome) {
        let (game, sums) = (&self.game, &mut self.sums);
        sums.games += 1;
        sums.rounds[game.round] += 1;
        sums.declared += u64::from(game.declared);
        sums.false_declarations += game.false_declarations;
        sums.with_false_declaration += u64::from(game.false_declarations > 0);
        sums.swaps += game.swaps.as_slice().iter().sum::<u64>();
        sums.with_swap += u64::from(game.swaps.as_slice().iter().any(|&swaps| swaps > 0));
        let seats = outcome.scores.count();
        for seat in outcome.scores.seats() {
            let win = outcome.win_of(seat);
            let swapped = game.swaps[seat] > 0;
            sums.by_seat[seat.index()].add(win);
            sums.dealt[game.dealt[seat.index()].index()].add(win);
            sums.held[game.deeds[seat.index()].index()].add(win);
            if let Some(first) = game.first {
                sums.by_turn[(seat.index() + seats - first.index()) % seats].add(win);
            }
            sums.by_swap[usize::from(swapped)].add(win);
            let (score, kills) = (i64::from(outcome.scores[seat]), game.kills[seat]);
            sums.points.add(kills, score - kills);
            if win > 0 {
                sums.winners_points.add(kills, score - kills);
            }
        }
    }

    fn merge(&mut self, other: &Census) {
        self.sums.add_all(&other.sums);
    }

    fn tables(&self) -> Vec<Table> {
        self.sums.tables()
    }
}

impl Log<State> for Census {
    fn record(&mut self, _: &State, event: Event) {
        match event {
            Event::Open(sight) => self.count(sight),
            Event::Dealt { deeds } => {
                self.game.deeds.clone_from(&deeds);
                self.game.dealt = deeds;
            }
            Event::Sealed { order, .. } => {
                if order.axe.is_some() {
                    self.count_use(Item::BloodedAxe);
                }
            }
            Event::Looked { .. } => self.count_use(Item::LanternOfCracks),
            Event::DrewDeed { seat, drawn, .. } => {
                self.game.deeds[seat.index()] = drawn;
                self.game.swaps[seat] += 1;
            }
        }
    }
}

impl Census {
    fn count(&mut self, sight: Sight) {
        let (sums, game) = (&mut self.sums, &mut self.game);
        match sight {
            Sight::RoundBegan { round, first } => {
                game.round = usize::from(round);
                game.first.get_or_insert(first);
            }
            Sight::Dismissed { seat, adventurer } => game.parties[seat].remove(adventurer.rank),
            Sight::Recruited { seat, adventurer, place, price, tokens, payment, gilded } => {
                game.parties[seat].insert(adventurer.rank);
                self.pay_recruit(place, price, u64::from(tokens) + worth(&payment), &payment, gilded);
            }
            Sight::TokensLost { gold, .. } => sums.gold.tokens_lost += u64::from(gold),
            Sight::Disbanded { seat, carried, .. } => {
                game.parties[seat] = Adventurers::NONE;
                sums.expeditions.disbanded += 1;
                sums.gold.lost += worth(&carried);
            }
            Sight::Clashed { winner, .. } => sums.clashes += u64::from(winner.is_some()),
            Sight::Joined { adventurer, from, to, lute } => {
                game.parties[from].remove(adventurer.rank);
                game.parties[to].insert(adventurer.rank);
                sums.joined += 1;
                if lute {
                    self.count_use(Item::SilverLute);
                }
            }
            Sight::Spared { .. } => self.count_use(Item::SilverLute),
            Sight::Killed { adventurer, owner, .. } => {
                game.parties[owner].remove(adventurer.rank);
                sums.killed += 1;
            }
            Sight::BloodTaken { seat, .. } => {
                game.kills[seat] += 1;
                sums.blood_taken += 1;
            }
            Sight::Entered { tower, .. } => {
                sums.expeditions.entered += 1;
                sums.entered[tower.index()] += 1;
            }
            Sight::Turned { room, .. } => {
                sums.expeditions.rooms += 1;
                if let Some(item) = room.item {
                    sums.items[item.index()].drawn += 1;
                }
            }
            Sight::WandUsed { .. } => self.count_use(Item::WandOfDoors),
            Sight::Shielded { .. } => self.count_use(Item::TowerShield),
            Sight::Died { seat, adventurer, tower, blood, saved } => {
                game.parties[seat].remove(adventurer.rank);
                sums.died += 1;
                sums.dead[tower.index()] += 1;
                sums.blood_placed += u64::from(blood);
                if saved {
                    self.count_use(Item::HolyWater);
                }
            }
            Sight::Dropped { rooms, .. } => sums.gold.dropped += worth(&rooms),
            Sight::WipedOut { seat, lost } => {
                game.parties[seat] = Adventurers::NONE;
                sums.expeditions.wiped_out += 1;
                sums.gold.lost += worth(&lost);
            }
            Sight::Left { seat, rope, carried, .. } => {
                sums.expeditions.left += 1;
                let weight: u16 = carried.iter().map(|room| u16::from(room.gold)).sum();
                if weight > game.parties[seat].ranks() {
                    self.count_use(Item::IronHarness);
                }
                if rope {
                    self.count_use(Item::SilkRope);
                }
            }
            Sight::Gathered { seat, cards, home } => {
                home.iter().for_each(|saved| game.parties[seat].insert(saved.rank));
                sums.gold.gathered += worth(&cards);
                for item in cards.iter().filter_map(|card| card.item) {
                    sums.items[item.index()].gathered += 1;
                }
            }
            Sight::PaidForDeed { tokens, payment, gilded, .. } => {
                sums.gold.deeds += u64::from(tokens) + worth(&payment);
                self.pay(&payment, gilded);
            }
            Sight::Declared { wins: true, .. } => game.declared = true,
            Sight::Declared { wins: false, .. } => game.false_declarations += 1,
            Sight::Dealt { .. }
            | Sight::FirstDrawn { .. }
            | Sight::DeckShuffled { .. }
            | Sight::Arrived { .. }
            | Sight::Passed { .. }
            | Sight::Scouted { .. }
            | Sight::Sealed { .. }
            | Sight::Stayed { .. }
            | Sight::WentHome { .. }
            | Sight::TookLetter { .. }
            | Sight::SetAside { .. }
            | Sight::RoomsShuffled { .. }
            | Sight::Took { .. }
            | Sight::Looked { .. }
            | Sight::DrewDeed { .. }
            | Sight::Ended { .. } => {}
        }
    }

    fn count_use(&mut self, item: Item) {
        self.sums.items[item.index()].used += 1;
    }

    fn pay_recruit(&mut self, place: Place, price: u8, paid: u64, payment: &[RoomCard], gilded: bool) {
        let recruits = &mut self.sums.gold.recruits[place.index()];
        recruits.count += 1;
        recruits.gold += paid;
        if self.game.cards.as_ref().is_some_and(|cards| price < cards.price(place)) {
            self.count_use(Item::VillageLetter);
        }
        self.pay(payment, gilded);
    }

    fn pay(&mut self, payment: &[RoomCard], gilded: bool) {
        for item in payment.iter().filter_map(|card| card.item) {
            self.sums.items[item.index()].spent += 1;
        }
        if gilded {
            self.count_use(Item::GildingFlask);
        }
    }
}

/// What cards count in a payment (D3.3).
fn worth(cards: &[RoomCard]) -> u64 {
    cards.iter().map(|card| u64::from(card.worth)).sum()
}
