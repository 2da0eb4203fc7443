//! Only for tests: redeals what a viewer can't know, and counts cards and dice.
//!
//! It works out who knows what independently, from the rulebook and the raw events, without using views, sights or the
//! knowledge that the rules keep. If the two ever disagree, a secret has leaked or been lost.

use game_core::{Game, Seat, SeatSet, Step, Viewer};
use game_laws::{Choices, Witness};
use rand::{Rng, RngExt};

use crate::card::{Card, Coins, Kind, Pile};
use crate::{
    Action, Chance, Claimant, DICE, Event, LeaderChoice, Recall, Setup, Sides, SidesChoice, Sight, Slot,
    Stage, State,
};

/// A card from the deck, tracked wherever it goes.
struct TrackedCard {
    kind: Kind,
    coins: Option<Coins>,
    everyone: bool,
    seats: SeatSet,
    /// The round it was laid out in, counted from 1.
    round: usize,
    owner: Option<Seat>,
    flipped: bool,
}

impl TrackedCard {
    fn known_to(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.everyone || self.seats.contains(seat),
            Viewer::Spectator => self.everyone,
            Viewer::Open => true,
        }
    }
}

/// A value that a step determined: the step, the card's place, and the card.
struct DrawnValue {
    step: usize,
    slot: Slot,
    card: usize,
}

/// All cards drawn so far, those in the row, and each seat's collection.
#[derive(Default)]
struct CardHistory {
    cards: Vec<TrackedCard>,
    row: Vec<usize>,
    collections: [Vec<usize>; 4],
    drawn_values: Vec<DrawnValue>,
    /// The number of rounds that are over after each step.
    rounds_over: Vec<usize>,
    counted: bool,
}

impl CardHistory {
    fn of(setup: &Setup, steps: &[Step<Action, Chance>]) -> CardHistory {
        let mut history = CardHistory::default();
        let mut state = State::new(setup).expect("the setup of a played game is legal");
        for (index, step) in steps.iter().enumerate() {
            let mut events = Vec::new();
            state.apply(step.clone(), &mut events).expect("a played step is legal");
            events.iter().for_each(|event| history.track(index, event));
            let laid = history.cards.last().map_or(0, |card| card.round);
            let is_over = matches!(state.stage, Stage::Reveal | Stage::Last(_));
            history.rounds_over.push(if is_over { laid } else { laid.saturating_sub(1) });
        }
        history
    }

    /// Whether the card is shown to `viewer` at some moment after the first `from` steps, in a game that players have to remember.
    fn is_shown(&self, card: &TrackedCard, from: usize, viewer: Viewer) -> bool {
        let over = if from == 0 { 0 } else { self.rounds_over[from - 1] };
        let lies_open = card.flipped || self.counted || viewer == Viewer::Open;
        let own = card.owner.is_some_and(|owner| viewer == Viewer::Seat(owner));
        card.known_to(viewer) && (lies_open || own || card.round > over)
    }

    fn track(&mut self, step: usize, event: &Event) {
        match event {
            Event::Open(Sight::Revealed { row, .. }) => {
                let first = self.cards.len();
                let round = self.cards.last().map_or(0, |card| card.round) + 1;
                self.cards.extend(row.iter().map(|drawn| TrackedCard {
                    kind: drawn.kind,
                    coins: drawn.coins,
                    everyone: drawn.coins.is_some(),
                    seats: SeatSet::EMPTY,
                    round,
                    owner: None,
                    flipped: false,
                }));
                self.row = (first..self.cards.len()).collect();
                let cards = self.row.iter().copied().zip(Slot::first(row.len()));
                let face_up = cards.filter(|(card, _)| self.cards[*card].coins.is_some());
                self.drawn_values.extend(face_up.map(|(card, slot)| DrawnValue { step, slot, card }));
            }
            Event::Looked { seat, cards } => {
                cards.iter().for_each(|&(slot, card)| self.learn(step, *seat, slot, card));
            }
            Event::Taken { seat, slot, card, .. } | Event::Collected { seat, slot, card, .. } => {
                self.learn(step, *seat, *slot, *card);
                let card = self.row[slot.index()];
                self.cards[card].owner = Some(*seat);
                self.collections[seat.index()].push(card);
            }
            Event::Open(Sight::Flipped { seat, number, .. }) => {
                let card = self.collections[seat.index()][number.index()];
                self.cards[card].everyone = true;
                self.cards[card].flipped = true;
            }
            Event::Open(Sight::Counted { seat, .. }) => {
                self.counted = true;
                for &card in &self.collections[seat.index()] {
                    self.cards[card].everyone = true;
                }
            }
            Event::Discarded { .. } | Event::Open(_) => {}
        }
    }

    fn learn(&mut self, step: usize, seat: Seat, slot: Slot, seen: Card) {
        let card = self.row[slot.index()];
        let tracked = &mut self.cards[card];
        if tracked.coins.replace(seen.coins).is_none() {
            self.drawn_values.push(DrawnValue { step, slot, card });
        }
        tracked.seats.insert(seat);
    }
}

/// Tells the laws what Crypt hides and what it must conserve.
#[derive(Clone, Copy, Debug)]
pub struct CryptWitness;

impl game_laws::Witnessed for State {
    type Witness = CryptWitness;
}

impl Witness<State> for CryptWitness {
    // Nine rounds of four turns, each with a few abilities and answers of chance, and some roll-offs.
    const LONGEST: usize = 400;

    fn setup(number: u16) -> Setup {
        let mut choices = Choices::of(number);
        let players = 1 + choices.among(4) as u8;
        let sides = Sides::at(choices.among(usize::from(Sides::MIXES) + 1) as u8);
        let leader = Seat::first(usize::from(players)).nth(choices.among(usize::from(players) + 1));
        let recall = if choices.among(2) == 0 { Recall::Table } else { Recall::Memory };
        Setup {
            players,
            sides: sides.map_or(SidesChoice::Random, SidesChoice::Chosen),
            leader: leader.map_or(LeaderChoice::Random, LeaderChoice::Fixed),
            recall,
            ghost: crate::GhostDice::default(),
        }
    }

    /// Every value that `viewer` can't know is redealt.
    fn scramble_hidden<R: Rng + ?Sized>(
        setup: &Setup,
        steps: &[Step<Action, Chance>],
        viewer: Viewer,
        rng: &mut R,
    ) -> Vec<Step<Action, Chance>> {
        let history = CardHistory::of(setup, steps);
        history.redeal(setup, steps, rng, |card| card.known_to(viewer))
    }

    /// Alone there is nothing to remember (S4).
    fn scramble_forgotten<R: Rng + ?Sized>(
        setup: &Setup,
        steps: &[Step<Action, Chance>],
        from: usize,
        viewer: Viewer,
        rng: &mut R,
    ) -> Vec<Step<Action, Chance>> {
        if setup.recall == Recall::Table || setup.players == 1 {
            return Self::scramble_hidden(setup, steps, viewer, rng);
        }
        let history = CardHistory::of(setup, steps);
        history.redeal(setup, steps, rng, |card| history.is_shown(card, from, viewer))
    }

    fn conserved(game: &State) -> Result<(), String> {
        cards_conserved(game)?;
        dice_conserved(game)
    }
}

impl CardHistory {
    /// The steps with every value redealt that is not to be kept.
    fn redeal<R: Rng + ?Sized>(
        &self,
        setup: &Setup,
        steps: &[Step<Action, Chance>],
        rng: &mut R,
        keeps: impl Fn(&TrackedCard) -> bool,
    ) -> Vec<Step<Action, Chance>> {
        let mut unknown = Pile::deck(setup.players as usize);
        for card in self.cards.iter().filter(|card| keeps(card)) {
            if let Some(coins) = card.coins {
                assert!(unknown.remove(Card { kind: card.kind, coins }), "each copy of a card is seen once");
            }
        }
        let mut steps = steps.to_vec();
        for DrawnValue { step, slot, card } in &self.drawn_values {
            let tracked = &self.cards[*card];
            if keeps(tracked) {
                continue;
            }
            let coins =
                unknown.nth_of_kind(tracked.kind, rng.random_range(0..unknown.count_kind(tracked.kind)));
            unknown.remove(Card { kind: tracked.kind, coins });
            match &mut steps[*step] {
                Step::Chance(Chance::Reveal(deal)) => deal.cards[slot.index()].coins = Some(coins),
                Step::Chance(Chance::Look(values)) => values[slot.index()] = Some(coins),
                Step::Chance(Chance::Take(value)) => *value = coins,
                Step::Chance(Chance::Collect(harvest)) => harvest.values[slot.index()] = Some(coins),
                other => unreachable!("{other:?} determines no value"),
            }
        }
        steps
    }
}

/// Checks that every card is in exactly one place.
fn cards_conserved(state: &State) -> Result<(), String> {
    let lying = || state.row.iter().filter_map(|spot| spot.treasure);
    let seen: Vec<Card> = lying().filter_map(|card| card.card()).chain(state.kept.seen()).collect();
    for card in Card::all() {
        let copies = state.unseen.count(card) + seen.iter().filter(|&&other| other == card).count();
        let expected = Pile::deck(state.players()).count(card);
        if copies != expected {
            return Err(format!("{copies} copies of {card}, not {expected}"));
        }
    }
    for kind in Kind::ALL {
        let face_down = lying().chain(state.kept.discards()).filter(|card| card.kind() == kind);
        let unseen = face_down.filter(|card| card.coins().is_none()).count();
        let deck = state.deck.of(kind) as usize;
        if unseen + deck != state.unseen.count_kind(kind) {
            return Err(format!(
                "{unseen} unseen {kind} on the table and {deck} in the deck are not all unseen ones"
            ));
        }
    }
    Ok(())
}

/// Checks that every die is in exactly one place, and that the counts of unflipped cards are right.
fn dice_conserved(state: &State) -> Result<(), String> {
    let standing = |by: Claimant| -> u8 {
        let dice = state.row.iter().filter_map(|spot| spot.standing).filter(|standing| standing.by == by);
        dice.map(|standing| standing.stake.dice()).sum()
    };
    for (seat, board) in state.boards.iter() {
        let dice = board.home + board.exhausted + standing(Claimant::Seat(seat));
        if dice != DICE {
            return Err(format!("{seat} has {dice} dice"));
        }
        let unflipped = Kind::ALL.map(|kind| state.kept.unflipped(seat, kind).count() as u8);
        if unflipped != board.unflipped {
            return Err(format!("{seat} can flip {unflipped:?}, not {:?}", board.unflipped));
        }
    }
    if standing(Claimant::Ghost) + state.ghost_bumped > DICE {
        return Err("the Ghost has more than three dice".to_owned());
    }
    Ok(())
}
