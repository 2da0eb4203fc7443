//! The same luck for every seating of a deal.

use std::hash::{Hash, Hasher};
use std::mem::discriminant;

use game_core::{Awaiting, Game, Guide, Log, Playout, Seat, Step, Viewer};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The chance kind of the stream for bots' seeds; no game has that many kinds of chance.
const BOT_SEEDS: u8 = u8::MAX;

/// The numbered deals of one seed.
///
/// All luck of a deal comes from streams of `ChaCha8Rng::seed_from_u64(seed)`. An answer of chance with K answers of the
/// same kind before it in its game is drawn from stream `deal << 24 | kind << 16 | K`, where the kind is the index of the
/// answer's enum variant. So the first row of cards is the same in every game of a deal, and whatever the players do, a later
/// row, roll or re-roll is drawn from the same stream as its counterpart in the other games.
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
        Answers { deals: self, deal, given: Vec::new() }
    }

    /// The seed of the bot on a chair: the same in every rotation.
    pub fn luck(&self, deal: u64, chair: usize) -> u64 {
        let chair = u16::try_from(chair).expect("a chair's number fits in 16 bits");
        self.stream(deal, BOT_SEEDS, chair).next_u64()
    }

    fn stream(&self, deal: u64, kind: u8, number: u16) -> ChaCha8Rng {
        let mut stream = self.base.clone();
        stream.set_stream(deal << 24 | u64::from(kind) << 16 | u64::from(number));
        stream
    }
}

/// The answers of chance in one game of a deal.
#[derive(Clone, Debug)]
pub struct Answers<'d> {
    deals: &'d Deals,
    deal: u64,
    /// How many answers of each kind were given.
    given: Vec<(u8, u16)>,
}

impl Answers<'_> {
    /// The next answer.
    ///
    /// # Panics
    /// If `game` does not wait for chance.
    pub fn next<G: Game>(&mut self, game: &G) -> G::Chance {
        // Only an answer shows which kind is needed, so one is drawn and thrown away.
        let kind = kind_of(&game.sample_chance(&mut self.deals.stream(self.deal, 0, 0)));
        let number = self.count(kind);
        game.sample_chance(&mut self.deals.stream(self.deal, kind, number))
    }

    /// How many answers of `kind` were given before this one.
    fn count(&mut self, kind: u8) -> u16 {
        match self.given.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, given)) => {
                *given = given.checked_add(1).expect("a game has fewer than 2¹⁶ answers of a kind");
                *given
            }
            None => {
                self.given.push((kind, 0));
                0
            }
        }
    }
}

/// The index of a value's enum variant.
fn kind_of<C>(chance: &C) -> u8 {
    let mut index = VariantIndex(0);
    discriminant(chance).hash(&mut index);
    index.0 as u8
}

/// A hasher that returns the number it is given.
struct VariantIndex(u64);

impl Hasher for VariantIndex {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.first().copied().map_or(0, u64::from);
    }

    fn write_isize(&mut self, number: isize) {
        self.0 = number as u64;
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
    fn the_index_of_a_variant_is_its_number() {
        enum Kind {
            Zero,
            One { _of: u8 },
            Two { _of: i64 },
        }
        assert_eq!(
            [Kind::Zero, Kind::One { _of: 9 }, Kind::Two { _of: 7 }].map(|kind| kind_of(&kind)),
            [0, 1, 2]
        );
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
