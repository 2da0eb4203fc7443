//! Only for tests: redeals what a viewer can't know, and counts cards and dice.
//!
//! It works out who knows what independently, from the rulebook and the raw events, without using views, sights or the
//! knowledge that the rules keep. If the two ever disagree, a secret has leaked or been lost.

use game_core::{Game, MAX_SEATS, Seat, SeatSet, Step, Viewer};
use game_laws::{Choices, Witness};
use rand::{Rng, RngExt};

use crate::vocabulary::card::{Card, Coins, Kind};
use crate::vocabulary::edition::{Base, Edition, Seats, Variants};
use crate::vocabulary::layout::Layout;
use crate::vocabulary::pile::Cards;
use crate::vocabulary::tokens::Kinds;
use crate::{
    Action, Chance, Claimant, Crypt, Curse, DICE, Event, LeaderChoice, Recall, Refusal, Setup, Sides,
    SidesChoice, Sight, Slot, Stage, State, Variant, VariantState, View,
};

/// A step of an edition.
type CryptStep<E> = Step<Action, Chance<E>>;

/// The contract of an edition.
trait CryptGame<E: Edition>:
    Game<
        Setup = Setup,
        Action = Action,
        Chance = Chance<E>,
        Event = Event,
        Sight = Sight,
        View = View,
        Refusal = Refusal,
    >
{
}

impl CryptGame<Base> for State {}

impl CryptGame<Variants> for VariantState {}

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
    collections: [Vec<usize>; MAX_SEATS],
    drawn_values: Vec<DrawnValue>,
    /// The number of rounds that are over after each step.
    rounds_over: Vec<usize>,
    counted: bool,
}

impl CardHistory {
    fn of<E: Edition>(setup: &Setup, steps: &[CryptStep<E>]) -> CardHistory
    where
        Crypt<E>: CryptGame<E>,
    {
        let mut history = CardHistory::default();
        let mut state = Crypt::<E>::new(setup).expect("the setup of a played game is legal");
        for (index, step) in steps.iter().enumerate() {
            let mut events = Vec::new();
            state.apply(step.clone(), &mut events).expect("a played step is legal");
            events.iter().for_each(|event| history.track(index, event));
            let laid = history.cards.last().map_or(0, |card| card.round);
            let is_over = matches!(state.stage, Stage::Reveal | Stage::Last(_) | Stage::Curse);
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
            Event::Given { giver, receiver, number, .. } => {
                let card = self.collections[giver.index()].remove(number.index());
                self.collections[receiver.index()].push(card);
                self.cards[card].owner = Some(*receiver);
                self.cards[card].seats.insert(*receiver);
            }
            Event::Discarded { .. }
            | Event::TokensDealt { .. }
            | Event::TokenFound { .. }
            | Event::GiftSealed { .. }
            | Event::Open(_) => {}
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

/// The same for the variants.
#[derive(Clone, Copy, Debug)]
pub struct VariantWitness;

impl game_laws::HasWitness for State {
    type Witness = CryptWitness;
}

impl game_laws::HasWitness for VariantState {
    type Witness = VariantWitness;
}

/// The options that all games have.
fn setup_for(players: u8, choices: &mut Choices) -> Setup {
    let sides = Sides::at(choices.among(usize::from(Sides::MIXES) + 1) as u8);
    let leader = Seat::first(usize::from(players)).nth(choices.among(usize::from(players) + 1));
    let recall = if choices.among(2) == 0 { Recall::Table } else { Recall::Memory };
    Setup {
        sides: sides.map_or(SidesChoice::Random, SidesChoice::Chosen),
        leader: leader.map_or(LeaderChoice::Random, LeaderChoice::Fixed),
        recall,
        ..Setup::new(players)
    }
}

/// Every value that `viewer` can't know is redealt, and every token.
fn scramble_hidden<E: Edition, R: Rng + ?Sized>(
    setup: &Setup,
    steps: &[CryptStep<E>],
    viewer: Viewer,
    rng: &mut R,
) -> Vec<CryptStep<E>>
where
    Crypt<E>: CryptGame<E>,
{
    let history = CardHistory::of(setup, steps);
    let steps = history.redeal(setup, steps, rng, |card| card.known_to(viewer));
    scramble_tokens(setup, steps, viewer, rng)
}

/// Alone there is nothing to remember (S4).
fn scramble_forgotten<E: Edition, R: Rng + ?Sized>(
    setup: &Setup,
    steps: &[CryptStep<E>],
    from: usize,
    viewer: Viewer,
    rng: &mut R,
) -> Vec<CryptStep<E>>
where
    Crypt<E>: CryptGame<E>,
{
    if setup.recall == Recall::Table || setup.players == 1 {
        return scramble_hidden(setup, steps, viewer, rng);
    }
    let history = CardHistory::of(setup, steps);
    let steps = history.redeal(setup, steps, rng, |card| history.is_shown(card, from, viewer));
    scramble_tokens(setup, steps, viewer, rng)
}

/// Implements a witness: what it needs of an edition is the same for both.
macro_rules! witness {
    ($witness:ident of $state:ident, $edition:ident, longest $longest:literal, setup $setup:path) => {
        impl Witness<$state> for $witness {
            const LONGEST: usize = $longest;

            fn setup(number: u16) -> Setup {
                $setup(&mut Choices::of(number))
            }

            fn scramble_hidden<R: Rng + ?Sized>(
                setup: &Setup,
                steps: &[CryptStep<$edition>],
                viewer: Viewer,
                rng: &mut R,
            ) -> Vec<CryptStep<$edition>> {
                scramble_hidden(setup, steps, viewer, rng)
            }

            fn scramble_forgotten<R: Rng + ?Sized>(
                setup: &Setup,
                steps: &[CryptStep<$edition>],
                from: usize,
                viewer: Viewer,
                rng: &mut R,
            ) -> Vec<CryptStep<$edition>> {
                scramble_forgotten(setup, steps, from, viewer, rng)
            }

            fn conserved(game: &$state) -> Result<(), String> {
                conserved(game)
            }
        }
    };
}

// Nine rounds of four turns, each with a few abilities and answers of chance, and some roll-offs.
witness!(CryptWitness of State, Base, longest 400, setup base_setup);
// Nine rounds of eight turns, each with a few abilities and answers of chance, gifts, and some roll-offs.
witness!(VariantWitness of VariantState, Variants, longest 900, setup variant_setup);

fn base_setup(choices: &mut Choices) -> Setup {
    let players = 1 + choices.among(4) as u8;
    setup_for(players, choices)
}

fn variant_setup(choices: &mut Choices) -> Setup {
    let (variant, players, curse) = match choices.among(10) {
        0 | 1 => (Variant::Twins, 2, Curse::Off),
        2 | 3 => (Variant::Twins, 2, Curse::On),
        4 => (Variant::Houses, 6, Curse::Off),
        5 => (Variant::Houses, 6, Curse::On),
        6 => (Variant::Houses, 8, Curse::Off),
        7 => (Variant::Houses, 8, Curse::On),
        _ => (Variant::Base, 1 + choices.among(4) as u8, Curse::On),
    };
    Setup { variant, curse, ..setup_for(players, choices) }
}

/// Renames the kinds of all tokens that `viewer` has not seen, at random, where that makes no difference to them.
///
/// The cursed kind is one that nobody has seen; once it is shown, it keeps its name.
fn scramble_tokens<E: Edition, R: Rng + ?Sized>(
    setup: &Setup,
    mut steps: Vec<CryptStep<E>>,
    viewer: Viewer,
    rng: &mut R,
) -> Vec<CryptStep<E>> {
    if setup.curse == Curse::Off || viewer == Viewer::Open {
        return steps;
    }
    let mut known = Kinds::NONE;
    let mut asker = None;
    for step in &steps {
        match step {
            Step::Act { seat, action: Action::Ask } => asker = Some(*seat),
            Step::Chance(Chance::Tokens(hands)) => {
                known = viewer.seat().map_or(Kinds::NONE, |seat| hands[seat.index()]);
            }
            Step::Chance(Chance::Ask(kind)) if asker == viewer.seat() => known.insert(*kind),
            Step::Chance(Chance::Curse(kind)) => known.insert(*kind),
            _ => {}
        }
    }
    let others: Vec<Kind> = Kinds::ALL.without(known).iter().collect();
    let mut shuffled = others.clone();
    for last in (1..shuffled.len()).rev() {
        shuffled.swap(last, rng.random_range(0..=last));
    }
    let rename =
        |kind: Kind| others.iter().position(|other| *other == kind).map_or(kind, |index| shuffled[index]);
    for step in &mut steps {
        match step {
            Step::Chance(Chance::Tokens(hands)) => {
                let renamed = |hand: &Kinds| hand.iter().map(rename).collect::<Kinds>();
                *hands = std::array::from_fn(|seat| renamed(&hands[seat]));
            }
            Step::Chance(Chance::Ask(kind)) => *kind = rename(*kind),
            _ => {}
        }
    }
    steps
}

fn conserved<E: Edition>(game: &Crypt<E>) -> Result<(), String> {
    cards_conserved(game)?;
    dice_conserved(game)
}

impl CardHistory {
    /// The steps with every value redealt that is not to be kept.
    fn redeal<E: Edition, R: Rng + ?Sized>(
        &self,
        setup: &Setup,
        steps: &[CryptStep<E>],
        rng: &mut R,
        keeps: impl Fn(&TrackedCard) -> bool,
    ) -> Vec<CryptStep<E>> {
        let layout = Layout { players: setup.players as usize, variant: setup.variant };
        let mut unknown = E::Pile::deck(layout.deck_players());
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
                Step::Chance(Chance::Look(values)) => values.as_mut()[slot.index()] = Some(coins),
                Step::Chance(Chance::Take(value)) => *value = coins,
                Step::Chance(Chance::Collect(harvest)) => {
                    harvest.values.as_mut()[slot.index()] = Some(coins);
                }
                other => unreachable!("{other:?} determines no value"),
            }
        }
        steps
    }
}

/// Checks that every card is in exactly one place.
fn cards_conserved<E: Edition>(state: &Crypt<E>) -> Result<(), String> {
    let lying = || state.row.as_ref().iter().filter_map(|spot| spot.treasure);
    let seen: Vec<Card> = lying().filter_map(|card| card.card()).chain(state.kept.seen()).collect();
    for card in Card::all() {
        let copies = state.unseen.count(card) + seen.iter().filter(|&&other| other == card).count();
        let expected = E::Pile::deck(state.layout().deck_players()).count(card);
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
fn dice_conserved<E: Edition>(state: &Crypt<E>) -> Result<(), String> {
    let standing = |by: Claimant| -> u8 {
        let claimed = state.slots().map(|slot| match state.spot(slot).standing {
            Some(standing) if standing.by == by => standing.stake.dice(),
            Some(standing)
                if by.seat().is_some()
                    && standing.by.seat().and_then(|seat| state.ally(seat)) == by.seat() =>
            {
                state.joined(slot)
            }
            Some(_) | None => 0,
        });
        claimed.sum()
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
