//! The same luck for every seating of a deal.

use std::collections::BTreeMap;

use game_core::{Awaiting, Game, Guide, Log, Luck, Playout, Purpose, Seat, Step, Viewer};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The kind of the stream for bots' seeds, which no purpose of a game has.
const BOT_SEEDS: u8 = u8::MAX;

/// The numbered deals of one seed.
///
/// All luck of a deal comes from streams of `ChaCha8Rng::seed_from_u64(seed)`. The stream for a purpose is number
/// `deal << 24 | kind << 16 | place`. So every game of a deal has the same luck for the same purpose, whatever the players do
/// ([`Game::draw_chance`]).
#[derive(Clone, Debug)]
pub struct Deals {
    base: ChaCha8Rng,
}

impl Deals {
    /// The deals of `seed`.
    pub fn of_seed(seed: u64) -> Deals {
        Deals { base: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// The answers of chance in one game of a deal; `deal` is below 2⁴⁰.
    pub fn answers(&self, deal: u64) -> Answers<'_> {
        Answers { deals: self, deal, counts: BTreeMap::new(), decks: BTreeMap::new() }
    }

    /// The seed of the bot on a chair: the same in every rotation.
    pub fn luck(&self, deal: u64, chair: usize) -> u64 {
        let chair = u16::try_from(chair).expect("a chair's number fits in 16 bits");
        self.stream(deal, Purpose::at(BOT_SEEDS, chair)).next_u64()
    }

    fn stream(&self, deal: u64, purpose: Purpose) -> ChaCha8Rng {
        let mut stream = self.base.clone();
        stream.set_stream(deal << 24 | u64::from(purpose.kind) << 16 | u64::from(purpose.place));
        stream
    }
}

/// The answers of chance in one game of a deal.
#[derive(Clone, Debug)]
pub struct Answers<'d> {
    deals: &'d Deals,
    deal: u64,
    /// How often each purpose was counted.
    counts: BTreeMap<Purpose, u16>,
    /// For each deck how often it was shuffled again, and how many cards it had at the last draw.
    decks: BTreeMap<Purpose, (u16, usize)>,
}

impl Answers<'_> {
    /// The next answer.
    ///
    /// # Panics
    /// If `game` does not wait for chance.
    pub fn next<G: Game>(&mut self, game: &G) -> G::Chance {
        game.draw_chance(self)
    }
}

impl Luck for Answers<'_> {
    type Rng = ChaCha8Rng;

    fn stream(&mut self, purpose: Purpose) -> ChaCha8Rng {
        debug_assert!(purpose.kind != BOT_SEEDS, "no purpose of a game has the kind of the bots' seeds");
        self.deals.stream(self.deal, purpose)
    }

    fn count(&mut self, purpose: Purpose) -> u16 {
        let count = self.counts.entry(purpose).or_default();
        let before = *count;
        *count = count.wrapping_add(1);
        before
    }

    fn shuffles(&mut self, deck: Purpose, left: usize) -> u16 {
        let (shuffles, last) = self.decks.entry(deck).or_insert((0, usize::MAX));
        if left >= *last {
            *shuffles = shuffles.wrapping_add(1);
        }
        *last = left;
        *shuffles
    }
}

/// The players of a game. Each decides from its seat's view alone.
pub trait Players<G: Game> {
    /// An action for a seat that the game awaits.
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action;

    /// An action of a seat out of turn, if it wants one.
    fn speak_up(&mut self, seat: Seat, view: &G::View) -> Option<G::Action>;
}

/// Plays a game from `start` to its end, and records its events in `log`. `watch` is called with every step before it is applied.
///
/// If several seats are awaited, the first is asked first; none learns another's answer. Before that, the seats that may
/// interrupt are asked, in the game's order.
///
/// # Panics
/// If a decision is not legal.
pub fn play<G: Guide>(
    start: &G,
    mut answers: Answers<'_>,
    players: &mut impl Players<G>,
    log: &mut impl Log<G>,
    mut watch: impl FnMut(&Step<G::Action, G::Chance>),
) -> Playout {
    let mut game = start.clone();
    let mut decisions = 0;
    loop {
        let step = match game.awaiting() {
            Awaiting::Nobody => break,
            Awaiting::Chance => Step::Chance(answers.next(&game)),
            Awaiting::Seats(seats) => {
                decisions += 1;
                let view = |seat| game.view(Viewer::Seat(seat));
                let mut speakers = game.speakers();
                let spoken = speakers.find_map(|seat| Some((seat, players.speak_up(seat, &view(seat))?)));
                let (seat, action) = spoken.unwrap_or_else(|| {
                    let seat = seats.first().expect("a game that waits for seats waits for at least one");
                    (seat, players.choose(seat, &view(seat)))
                });
                Step::Act { seat, action }
            }
        };
        watch(&step);
        game.apply(step, log).expect("bots and chance follow the rules");
    }
    let outcome = game.outcome().expect("a game that waits for nobody is over");
    Playout { outcome, decisions }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_depends_on_its_purpose_alone() {
        let deals = Deals::of_seed(1);
        let (mut one, mut other) = (deals.answers(2), deals.answers(2));
        other.next::<game_laws::toy::sealed_bids::SealedBids>(&start());
        let purposes = [Purpose::only(1), Purpose::at(1, 7), Purpose::only(2)];
        let words = |answers: &mut Answers<'_>| purposes.map(|purpose| answers.stream(purpose).next_u64());
        assert_eq!(words(&mut one), words(&mut other));
        let all = words(&mut one);
        assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2], "{all:?}");
        let next = [(); 2].map(|()| one.next_word(Purpose::only(3)));
        assert_eq!(next, [0, 1].map(|place| other.stream(Purpose::at(3, place)).next_u64()));
    }

    #[test]
    fn a_deck_that_does_not_shrink_was_shuffled_again() {
        let deals = Deals::of_seed(1);
        let mut answers = deals.answers(0);
        let shuffles = [5, 4, 2, 1, 7, 6, 1, 1].map(|left| answers.shuffles(Purpose::only(4), left));
        assert_eq!(shuffles, [0, 0, 0, 0, 1, 1, 1, 2]);
        assert_eq!(answers.shuffles(Purpose::only(5), 9), 0, "another deck");
    }

    fn start() -> game_laws::toy::sealed_bids::SealedBids {
        Game::new(&game_laws::toy::sealed_bids::Setup { seats: 2, rounds: 1 }).expect("a game for two")
    }

    impl Answers<'_> {
        fn next_word(&mut self, purpose: Purpose) -> u64 {
            Luck::next(self, purpose).next_u64()
        }
    }

    #[test]
    fn luck_depends_on_seed_deal_and_chair() {
        let luck = |seed, deal, chair| Deals::of_seed(seed).luck(deal, chair);
        assert_eq!(luck(1, 2, 3), luck(1, 2, 3));
        assert_ne!(luck(1, 2, 3), luck(0, 2, 3));
        assert_ne!(luck(1, 2, 3), luck(1, 3, 3));
        assert_ne!(luck(1, 2, 3), luck(1, 2, 2));
    }
}
