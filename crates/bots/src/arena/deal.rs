//! The same cards for everybody.

use std::hash::{Hash, Hasher};
use std::mem::discriminant;

use game_core::{Awaiting, Game, Guide, Log, Playout, Seat, Step, Viewer};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The sort of stream that bots' own luck comes from; no game has so many sorts of chance.
const OF_BOTS: u8 = u8::MAX;

/// The numbered deals of one seed.
///
/// All luck of a deal comes from streams of `ChaCha8Rng::seed_from_u64(seed)`. The answer of nature with K others of the
/// same sort before it in its game is drawn from stream `deal << 24 | sort << 16 | K`, where the sort is the place of the
/// answer's variant among all variants. So in every game of a deal the first row of cards is the same, and whatever the
/// players do, a later row, a roll or a re-roll is drawn with the same luck as its like in the other games.
#[derive(Clone, Debug)]
pub struct Deals {
    base: ChaCha8Rng,
}

impl Deals {
    /// The deals of `seed`.
    pub fn of_seed(seed: u64) -> Deals {
        Deals { base: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// The answers of nature in one game of a deal, of which there are less than 2⁴⁰.
    pub fn answers(&self, deal: u64) -> Answers<'_> {
        Answers { deals: self, deal, given: Vec::new() }
    }

    /// The seed of the bot on a chair: the same wherever the chair stands.
    pub fn luck(&self, deal: u64, chair: usize) -> u64 {
        let chair = u16::try_from(chair).expect("no table has so many chairs");
        self.stream(deal, OF_BOTS, chair).next_u64()
    }

    fn stream(&self, deal: u64, sort: u8, number: u16) -> ChaCha8Rng {
        let mut stream = self.base.clone();
        stream.set_stream(deal << 24 | u64::from(sort) << 16 | u64::from(number));
        stream
    }
}

/// Answers for nature in one game of a deal.
#[derive(Clone, Debug)]
pub struct Answers<'d> {
    deals: &'d Deals,
    deal: u64,
    /// How many answers of each sort were given.
    given: Vec<(u8, u16)>,
}

impl Answers<'_> {
    /// The next answer.
    ///
    /// # Panics
    /// If `game` does not wait for chance.
    pub fn next<G: Game>(&mut self, game: &G) -> G::Chance {
        // Which sort is asked for shows only in an answer, so one is drawn and thrown away.
        let sort = sort_of(&game.sample_chance(&mut self.deals.stream(self.deal, 0, 0)));
        let number = self.count(sort);
        game.sample_chance(&mut self.deals.stream(self.deal, sort, number))
    }

    /// How many answers of `sort` were given before this one.
    fn count(&mut self, sort: u8) -> u16 {
        match self.given.iter_mut().find(|(known, _)| *known == sort) {
            Some((_, given)) => {
                *given = given.checked_add(1).expect("no game asks so often");
                *given
            }
            None => {
                self.given.push((sort, 0));
                0
            }
        }
    }
}

/// The place of a value's variant among all variants of its type.
fn sort_of<C>(chance: &C) -> u8 {
    let mut place = Place(0);
    discriminant(chance).hash(&mut place);
    place.0 as u8
}

/// A hasher that keeps the number it is given.
struct Place(u64);

impl Hasher for Place {
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

/// Those who play a game, each by its seat and from its view alone.
pub trait Players<G: Game> {
    /// An action for a seat that the game awaits.
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action;

    /// What a seat says out of turn.
    fn speak_up(&mut self, seat: Seat, view: &G::View) -> Option<G::Action>;
}

/// Plays a game from `start` to its end, and tells `log` what happens.
///
/// Of several seats awaited at once the first is asked first; none learns what another has answered. Before anybody is asked,
/// those who may have something to say out of turn are heard, in the game's order.
///
/// # Panics
/// If a decision is not legal.
pub fn play<G: Guide>(
    start: &G,
    mut answers: Answers<'_>,
    players: &mut impl Players<G>,
    log: &mut impl Log<G::Event>,
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
                    let seat = seats.first().expect("a game that waits for seats waits for one");
                    (seat, players.choose(seat, &view(seat)))
                });
                Step::Act { seat, action }
            }
        };
        game.apply(step, log).expect("bots and nature answer by the rules");
    }
    let outcome = game.outcome().expect("a game that waits for nobody is over");
    Playout { outcome, decisions }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_variant_is_its_number() {
        enum Sort {
            Zero,
            One { _of: u8 },
            Two { _of: i64 },
        }
        assert_eq!(
            [Sort::Zero, Sort::One { _of: 9 }, Sort::Two { _of: 7 }].map(|sort| sort_of(&sort)),
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
