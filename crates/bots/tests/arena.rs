//! Duplicate deals: the same luck for every seating.

use bots::arena::{Deals, Players, play};
use bots::{Bot, Greedy, Limit, Random, Search};
use crypt::{Chance, LeaderChoice, Setup, SidesChoice, State};
use game_core::{Awaiting, Game, NoLog, Playout, Seat, Step, Viewer};
use game_laws::toy::sealed_bids::{self, SealedBids};

fn start(players: u8) -> State {
    let setup = Setup { sides: SidesChoice::Random, leader: LeaderChoice::Random, ..Setup::new(players) };
    State::new(&setup).expect("a game for this many players")
}

/// The answers of chance in a game of a deal; each seat's bot is given by its number: odd ones are greedy.
fn answers(players: u8, deal: u64, seating: [u64; 4]) -> Vec<Chance> {
    let deals = Deals::of_seed(11);
    let mut chance_answers = deals.answers(deal);
    let mut game = start(players);
    let mut given = Vec::new();
    loop {
        let step = match game.awaiting() {
            Awaiting::Nobody => return given,
            Awaiting::Chance => {
                let chance = chance_answers.next(&game);
                given.push(chance.clone());
                Step::Chance(chance)
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("a game that waits for seats waits for at least one");
                let view = game.view(Viewer::Seat(seat));
                let (bot, limit) = (seating[seat.index()], Limit::iterations(0));
                let action = match bot % 2 {
                    0 => Bot::<State>::choose(&mut Random::new(bot), &view, seat, &limit),
                    _ => Bot::<State>::choose(&mut Greedy::new(bot), &view, seat, &limit),
                };
                Step::Act { seat, action }
            }
        };
        game.apply(step, &mut NoLog).expect("bots and chance follow the rules");
    }
}

fn reveals(chances: &[Chance]) -> Vec<&Chance> {
    chances.iter().filter(|chance| matches!(chance, Chance::Reveal(_))).collect()
}

/// A bot at each seat.
struct Bots<B>([B; 2]);

impl<G: Game, B: Bot<G>> Players<G> for Bots<B> {
    fn choose(&mut self, seat: Seat, view: &G::View) -> G::Action {
        self.0[seat.index()].choose(view, seat, &Limit::iterations(0))
    }

    fn speak_up(&mut self, seat: Seat, view: &G::View) -> Option<G::Action> {
        self.0[seat.index()].speak_up(view, seat)
    }
}

/// In the last round of Sealed Bids, bots that know the game draw a token, awaited or not.
#[test]
fn bots_may_interrupt() {
    let deals = Deals::of_seed(4);
    let start = SealedBids::new(&sealed_bids::Setup { seats: 2, rounds: 3 }).expect("a game for two");
    let decisions = |playout: Playout| playout.decisions;
    let knowing = play(&start, deals.answers(0), &mut Bots([1, 2].map(Greedy::new)), &mut NoLog, |_| {});
    assert_eq!(decisions(knowing), 3 * 2 + 2, "each bids in every round and interrupts once");
    let searching =
        play(&start, deals.answers(0), &mut Bots([1, 2].map(Search::<SealedBids>::new)), &mut NoLog, |_| {});
    assert_eq!(decisions(searching), 3 * 2 + 2);
}

#[test]
fn every_seating_of_a_deal_starts_the_same() {
    for players in 1..=4 {
        for deal in 1..6 {
            let games = [[0, 1, 2, 3], [3, 0, 1, 2], [2, 3, 0, 1]].map(|seats| answers(players, deal, seats));
            for game in &games[1..] {
                let beginning = if players == 1 { 2 } else { 3 };
                assert_eq!(game[..beginning], games[0][..beginning], "sides, leader and the first row");
                assert_eq!(reveals(game)[0], reveals(&games[0])[0]);
            }
        }
        let first_rows: Vec<_> = (1..6).map(|deal| answers(players, deal, [0; 4])[..3].to_vec()).collect();
        assert!(first_rows.windows(2).any(|pair| pair[0] != pair[1]), "deals differ");
    }
}

#[test]
fn the_same_play_of_a_deal_is_the_same_game() {
    let game = |seed| {
        let deals = Deals::of_seed(seed);
        let mut bots = Bots([0, 1].map(|chair| Random::new(deals.luck(3, chair))));
        play(&start(2), deals.answers(3), &mut bots, &mut NoLog, |_| {})
    };
    assert_eq!(game(5), game(5));
    assert_ne!(game(5), game(6));
}

#[test]
fn all_rows_are_the_same_whatever_the_players_do() {
    for players in 1..=4 {
        for deal in 1..20 {
            let games = [[0, 1, 2, 3], [1, 0, 3, 2]].map(|seats| answers(players, deal, seats));
            let [one, other] = games.each_ref().map(|game| reveals(game));
            assert_eq!(one, other, "deal {deal} of {players}");
        }
    }
}
