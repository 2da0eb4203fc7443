//! Statistics over many games of Crypt: who wins, and where their coins come from.

use game_core::{Figure, Game, Log, MAX_SEATS, Outcome, Seat, Table};

use crate::edition::Edition;
use crate::event::{Event, Sight};
use crate::scoresheet::ScoreSheet;
use crate::state::{Claimant, Crypt, Stage};

/// The number of sources of coins (C4.1).
const SOURCES: usize = 8;

/// The names of the sources of coins in tables.
const SOURCE_NAMES: [&str; SOURCES] =
    ["treasures", "Idol", "Jewelry", "Manuscript", "Pottery", "Remains", "Tapestry", "servants"];

/// The names of the counted events in tables.
const DOING_NAMES: [&str; Doing::COUNT] = [
    "claims",
    "claims bumped",
    "recoveries",
    "forced recoveries",
    "dice exhausted",
    "treasures collected",
    "treasures discarded",
    "roll-offs",
    "dice joined to an ally's",
    "gifts",
    "questions to the dead",
];

/// A counted event.
#[derive(Clone, Copy)]
enum Doing {
    Claim,
    Bump,
    Recover,
    ForcedRecovery,
    Exhaust,
    Collect,
    Discard,
    RollOff,
    Join,
    Give,
    Ask,
}

impl Doing {
    const COUNT: usize = Doing::Ask as usize + 1;
}

/// The statistics of many games of Crypt.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Census {
    games: u64,
    by_seat: [Players; MAX_SEATS],
    /// By position in the turn order of the first round.
    by_turn: [Players; MAX_SEATS],
    winners: Coins,
    all: Coins,
    doings: [u64; Doing::COUNT],
    game: Course,
}

/// A number of players, and their wins in parts of a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Players {
    players: u64,
    wins: u64,
}

/// The coins of a number of players, by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Coins {
    players: u64,
    coins: [u64; SOURCES],
}

/// The current game: its first leader, and the score sheets.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Course {
    leader: Option<Seat>,
    sheets: [ScoreSheet; MAX_SEATS],
}

impl<E: Edition> game_core::Census<Crypt<E>> for Census
where
    Crypt<E>: Game<Event = Event>,
{
    fn begin(&mut self, start: &Crypt<E>) {
        let settled = match (start.stage, start.leader) {
            (Stage::Sides { leader }, _) => leader,
            (_, Claimant::Seat(seat)) => Some(seat),
            (_, Claimant::Ghost) => None,
        };
        self.game = Course { leader: settled, ..Course::default() };
    }

    fn end(&mut self, outcome: &Outcome) {
        self.games += 1;
        let seats = outcome.scores.count();
        for seat in outcome.scores.seats() {
            let win = outcome.win_of(seat);
            self.by_seat[seat.index()].add(win);
            if let Some(leader) = self.game.leader {
                self.by_turn[(seat.index() + seats - leader.index()) % seats].add(win);
            }
            let sheet = &self.game.sheets[seat.index()];
            self.all.add(sheet);
            if win > 0 {
                self.winners.add(sheet);
            }
        }
    }

    fn merge(&mut self, other: &Census) {
        self.games += other.games;
        let ours = self.by_seat.iter_mut().chain(&mut self.by_turn);
        for (one, other) in ours.zip(other.by_seat.iter().chain(&other.by_turn)) {
            one.players += other.players;
            one.wins += other.wins;
        }
        for (one, other) in [(&mut self.winners, &other.winners), (&mut self.all, &other.all)] {
            one.players += other.players;
            one.coins.iter_mut().zip(other.coins).for_each(|(coins, more)| *coins += more);
        }
        self.doings.iter_mut().zip(other.doings).for_each(|(count, more)| *count += more);
    }

    fn tables(&self) -> Vec<Table> {
        // A solo player has nobody to win against.
        let alone = self.by_seat[1].players == 0;
        let wins = [
            wins("seat", Seat::ALL.into_iter().zip(&self.by_seat)),
            wins("turn in round 1", (1..).zip(&self.by_turn)),
            self.ratios(),
        ];
        wins.into_iter().filter(|_| !alone).chain([self.coins(), self.doings()]).collect()
    }
}

impl<E: Edition> Log<Crypt<E>> for Census
where
    Crypt<E>: Game<Event = Event>,
{
    fn record(&mut self, _: &Crypt<E>, event: Event) {
        match event {
            Event::Open(sight) => self.see(sight),
            Event::Looked { .. }
            | Event::TokensDealt { .. }
            | Event::TokenFound { .. }
            | Event::GiftSealed { .. } => {}
            Event::Given { .. } => self.add(Doing::Give, 1),
            Event::Taken { .. } | Event::Collected { .. } => self.add(Doing::Collect, 1),
            Event::Discarded { .. } => self.add(Doing::Discard, 1),
        }
    }
}

impl Census {
    fn see(&mut self, sight: Sight) {
        match sight {
            Sight::LeaderDrawn { leader } => self.game.leader = Some(leader),
            Sight::Claimed { by: Claimant::Seat(_), .. } => self.add(Doing::Claim, 1),
            Sight::Bumped { owner: Claimant::Seat(_), .. } => self.add(Doing::Bump, 1),
            Sight::Recovered { .. } => self.add(Doing::Recover, 1),
            Sight::ForcedRecovery { .. } => self.add(Doing::ForcedRecovery, 1),
            Sight::Rolled { exhausted, .. } => self.add(Doing::Exhaust, exhausted),
            Sight::RolledOff { .. } => self.add(Doing::RollOff, 1),
            Sight::Joined { .. } => self.add(Doing::Join, 1),
            Sight::Asked { .. } => self.add(Doing::Ask, 1),
            Sight::Counted { seat, sheet, .. } => self.game.sheets[seat.index()] = sheet,
            Sight::SidesDrawn { .. }
            | Sight::TokensDealt { .. }
            | Sight::TokenFound { .. }
            | Sight::GiftSealed { .. }
            | Sight::GiftsOpened { .. }
            | Sight::Given { .. }
            | Sight::CurseShown { .. }
            | Sight::Revealed { .. }
            | Sight::Claimed { by: Claimant::Ghost, .. }
            | Sight::Bumped { owner: Claimant::Ghost, .. }
            | Sight::Flipped { .. }
            | Sight::Looked { .. }
            | Sight::Restored { .. }
            | Sight::Taken { .. }
            | Sight::GhostRolled { .. }
            | Sight::GhostSetAside { .. }
            | Sight::Collected { .. }
            | Sight::Discarded { .. }
            | Sight::Rerolled { .. }
            | Sight::IdolsEarned { .. }
            | Sight::Declined { .. }
            | Sight::TorchesPassed { .. }
            | Sight::Won { .. } => {}
        }
    }

    fn add(&mut self, doing: Doing, times: u8) {
        self.doings[doing as usize] += u64::from(times);
    }

    fn ratios(&self) -> Table {
        let ratio = |players: &[Players]| [Figure::best_to_worst(players.iter().map(Players::won))];
        Table::new("best to worst", &["wins"])
            .row("seat", ratio(&self.by_seat))
            .row("turn in round 1", ratio(&self.by_turn))
    }

    fn coins(&self) -> Table {
        let mean = |coins: &Coins, source: usize| Figure::mean(coins.coins[source], coins.players);
        let sources = SOURCE_NAMES.into_iter().enumerate();
        sources.fold(Table::new("coins", &["winners", "all"]), |table, (source, name)| {
            table.row(name, [mean(&self.winners, source), mean(&self.all, source)])
        })
    }

    fn doings(&self) -> Table {
        let doings = DOING_NAMES.into_iter().zip(self.doings);
        doings.fold(Table::new("doings", &["a game"]), |table, (name, count)| {
            table.row(name, [Figure::mean(count, self.games)])
        })
    }
}

impl Players {
    fn add(&mut self, win: u64) {
        self.players += 1;
        self.wins += win;
    }

    fn won(&self) -> Figure {
        Figure::wins(self.wins, self.players)
    }
}

impl Coins {
    fn add(&mut self, sheet: &ScoreSheet) {
        let ScoreSheet {
            treasures,
            idol,
            jewelry,
            manuscript,
            pottery,
            remains,
            tapestry,
            servants,
            curse: _,
        } = *sheet;
        let coins = [treasures, idol, jewelry, manuscript, pottery, remains, tapestry, servants];
        self.players += 1;
        self.coins.iter_mut().zip(coins).for_each(|(sum, coins)| *sum += u64::from(coins));
    }
}

/// How often players win; groups without players are left out.
fn wins<'p, N: ToString>(name: &'static str, players: impl Iterator<Item = (N, &'p Players)>) -> Table {
    let some = players.filter(|(_, players)| players.players > 0);
    some.fold(Table::new(name, &["players", "wins"]), |table, (name, players)| {
        table.row(name, [Figure::Count(players.players), players.won()])
    })
}

#[cfg(test)]
mod tests {
    use game_core::{Game, Step};

    use super::*;
    use crate::{LeaderChoice, Setup, State};

    fn tables(census: &Census) -> Vec<Table> {
        game_core::Census::<State>::tables(census)
    }

    /// The first round of a game for two that b leads, with made-up final score sheets.
    fn census() -> Census {
        let start = State::new(&Setup { leader: LeaderChoice::Fixed(Seat::B), ..Setup::new(2) }).unwrap();
        let mut census = Census::default();
        game_core::Census::<State>::begin(&mut census, &start);
        let mut game = start;
        let mut step = |step| game.apply(step, &mut census).unwrap();
        step(Step::Chance("reveal J4 P2 R_ next T".parse().unwrap()));
        step(Step::Act { seat: Seat::B, action: "claim 1=4".parse().unwrap() });
        step(Step::Act { seat: Seat::A, action: "claim 1=5".parse().unwrap() });
        step(Step::Act { seat: Seat::B, action: "claim 2=2".parse().unwrap() });
        step(Step::Chance("collect 1=2 2=6".parse().unwrap()));
        let sheet = |coins| ScoreSheet { treasures: coins, servants: 2, ..ScoreSheet::default() };
        for (seat, coins) in [(Seat::A, 8), (Seat::B, 9)] {
            let cards = Default::default();
            census.record(&game, Event::Open(Sight::Counted { seat, cards, sheet: sheet(coins) }));
        }
        let scores = game_core::BySeat::new(2, |seat| if seat == Seat::A { 10 } else { 11 });
        let outcome = Outcome::new(scores, game_core::SeatSet::only(Seat::B));
        game_core::Census::<State>::end(&mut census, &outcome);
        census
    }

    #[test]
    fn a_game_is_counted_exactly() {
        let tables = tables(&census());
        let value = |table: &str, row: &str, column: &str| {
            let table = tables.iter().find(|found| found.name == table).expect("the table is there");
            table.figure(row, column).expect("the figure is there").value()
        };
        assert_eq!(["a", "b"].map(|seat| value("seat", seat, "wins")), [Some(0.0), Some(1.0)]);
        assert_eq!(["1", "2"].map(|turn| value("turn in round 1", turn, "wins")), [Some(1.0), Some(0.0)]);
        assert_eq!(
            [value("coins", "treasures", "winners"), value("coins", "treasures", "all")],
            [Some(9.0), Some(8.5)]
        );
        assert_eq!(value("coins", "servants", "all"), Some(2.0));
        let doings =
            ["claims", "claims bumped", "dice exhausted", "treasures collected", "treasures discarded"];
        assert_eq!(doings.map(|doing| value("doings", doing, "a game")), [3.0, 1.0, 1.0, 2.0, 1.0].map(Some));
    }

    #[test]
    fn merging_adds_all_games() {
        let mut both = census();
        game_core::Census::<State>::merge(&mut both, &census());
        assert_eq!((both.games, both.by_seat[1]), (2, Players { players: 2, wins: 2 * game_core::WIN }));
        assert_eq!(both.winners.coins[0], 18);
        let doings = |census: &Census| {
            tables(census)[4].rows.iter().map(|(_, row)| row[0].value()).collect::<Vec<_>>()
        };
        assert_eq!(doings(&both), doings(&census()));
    }
}
