//! Statistics over many games of Crypt: who wins, where their coins come from, what the collectors' sides are worth, and what is used.

mod doing;
mod sums;
mod tables;

use game_core::{AddAll, BySeat, Game, Log, MAX_SEATS, Outcome, Seat, SeatSet, Table};

use self::doing::Doing;
use self::sums::{SOURCES, Sums};
use crate::event::{Event, Sight};
use crate::state::scoresheet::ScoreSheet;
use crate::state::{Claimant, Crypt};
use crate::vocabulary::card::{Card, Kind};
use crate::vocabulary::collector::Sides;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::setup::Variant;

/// Statistics over many games of Crypt.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Census {
    sums: Sums,
    /// The game being played.
    game: CurrentGame,
}

/// What is known of the game being played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct CurrentGame {
    variant: Variant,
    cursed: bool,
    sides: Option<Sides>,
    /// The first turn of each seat in the first round.
    first_turns: Option<[usize; MAX_SEATS]>,
    /// The first turn of each seat in this round.
    turns: [usize; MAX_SEATS],
    /// For each turn, the rounds of players with that first turn, and what they collected.
    torch: [Collected; MAX_SEATS],
    doings: [u64; Doing::COUNT],
    /// The treasures that allies joined in this round, as bits.
    joined: u16,
    sheets: [ScoreSheet; MAX_SEATS],
    /// The cards of each kind that each seat has in the end.
    cards: [[u8; Kind::COUNT]; MAX_SEATS],
}

/// What was collected in some rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Collected {
    rounds: usize,
    treasures: i64,
    coins: i64,
}

impl<E: Edition> game_core::Census<Crypt<E>> for Census
where
    Crypt<E>: Game<Event = Event>,
{
    fn begin(&mut self, start: &Crypt<E>) {
        self.game = CurrentGame {
            variant: start.variant(),
            cursed: start.is_cursed(),
            sides: Some(start.sides),
            ..CurrentGame::default()
        };
    }

    fn end(&mut self, outcome: &Outcome) {
        let (game, sums) = (&self.game, &mut self.sums);
        let seats = outcome.scores.count();
        let rivals = seats > 1 && game.variant != Variant::Twins;
        sums.games += 1;
        sums.with_allies += u64::from(game.variant != Variant::Base);
        sums.with_curse += u64::from(game.cursed);
        for seat in outcome.scores.seats() {
            let (win, score) = (outcome.win_of(seat), outcome.scores[seat]);
            sums.by_seat[seat.index()].add(win, score);
            if let Some(turns) = game.first_turns {
                sums.by_turn[turns[seat.index()]].add(win, score);
            }
        }
        if !rivals {
            sums.add_score(outcome.scores.as_slice().iter().copied().min().unwrap_or_default());
        }
        for (sum, one) in sums.torch.iter_mut().zip(&game.torch).filter(|(_, one)| one.rounds > 0) {
            sum.treasures.add(one.treasures, one.rounds);
            sum.coins.add(one.coins, one.rounds);
        }
        for source in 0..SOURCES {
            let coins = |seats: SeatSet| -> i64 {
                seats.iter().map(|seat| sources(&game.sheets[seat.index()])[source]).sum()
            };
            sums.winners[source].add(coins(outcome.winners), outcome.winners.len());
            sums.all[source].add(coins(SeatSet::all(seats)), seats);
        }
        for (sum, times) in sums.doings.iter_mut().zip(game.doings) {
            sum.add(times);
        }
        self.end_sides(outcome, rivals);
    }

    fn merge(&mut self, other: &Census) {
        self.sums.add_all(&other.sums);
    }

    fn tables(&self) -> Vec<Table> {
        self.sums.tables()
    }
}

impl<E: Edition> Log<Crypt<E>> for Census
where
    Crypt<E>: Game<Event = Event>,
{
    fn record(&mut self, state: &Crypt<E>, event: Event) {
        match event {
            Event::Open(Sight::Revealed { .. }) => {
                self.begin_round(BySeat::new(state.players(), |seat| first_turn(state, seat)));
            }
            Event::Open(sight) => self.see(sight),
            Event::TokensDealt { .. } | Event::TokenFound { .. } | Event::GiftSealed { .. } => {}
            Event::Looked { .. } => self.add(Doing::Look, 1),
            Event::Given { .. } => self.add(Doing::Give, 1),
            Event::Taken { seat, card, .. } => {
                self.add(Doing::Take, 1);
                self.collect(seat, card);
            }
            Event::Collected { seat, slot, card, .. } => {
                self.add(Doing::JoinHeld, self.game.joined >> slot.index() & 1);
                self.collect(seat, card);
            }
            Event::Discarded { .. } => self.add(Doing::Discard, 1),
        }
    }
}

/// The index of the first turn in this round of a seat (C3.3, C6.3, V2.2).
fn first_turn<E: Edition>(state: &Crypt<E>, seat: Seat) -> usize {
    let turn = (0..state.turns()).find(|turn| state.claimant(*turn) == Claimant::Seat(seat));
    turn.expect("every player has a turn in every round").into()
}

/// The coins of a score sheet by source, and their sum.
fn sources(sheet: &ScoreSheet) -> [i64; SOURCES] {
    let ScoreSheet { treasures, idol, jewelry, manuscript, pottery, remains, tapestry, servants, curse } =
        *sheet;
    let gained = [treasures, idol, jewelry, manuscript, pottery, remains, tapestry, servants];
    let mut all = [0; SOURCES];
    all.iter_mut().zip(gained).for_each(|(source, coins)| *source = coins.into());
    all[SOURCES - 2] = -i64::from(curse);
    all[SOURCES - 1] = sheet.total().into();
    all
}

impl Census {
    fn see(&mut self, sight: Sight) {
        match sight {
            Sight::SidesDrawn { sides } => self.game.sides = Some(sides),
            Sight::Claimed { by: Claimant::Seat(_), .. } => self.add(Doing::Claim, 1),
            Sight::Bumped { owner: Claimant::Seat(_), slot, .. } => {
                self.add(Doing::Bump, 1);
                self.game.joined &= !(1 << slot.index());
            }
            Sight::Recovered { .. } => self.add(Doing::Recover, 1),
            Sight::ForcedRecovery { .. } => self.add(Doing::ForcedRecovery, 1),
            Sight::Rolled { exhausted, .. } => self.add(Doing::Exhaust, exhausted.into()),
            Sight::RolledOff { .. } => self.add(Doing::RollOff, 1),
            Sight::Rerolled { .. } => self.add(Doing::Reroll, 1),
            Sight::IdolsEarned { .. } => self.add(Doing::EarnIdols, 1),
            Sight::Restored { .. } => self.add(Doing::Restore, 1),
            Sight::Joined { slot, .. } => {
                self.add(Doing::Join, 1);
                self.game.joined |= 1 << slot.index();
            }
            Sight::Asked { .. } => self.add(Doing::Ask, 1),
            Sight::Counted { seat, cards, sheet } => {
                self.game.sheets[seat.index()] = sheet;
                for card in cards {
                    self.game.cards[seat.index()][card.kind.index()] += 1;
                }
            }
            Sight::LeaderDrawn { .. }
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
            | Sight::Taken { .. }
            | Sight::GhostRolled { .. }
            | Sight::GhostSetAside { .. }
            | Sight::Collected { .. }
            | Sight::Discarded { .. }
            | Sight::Declined { .. }
            | Sight::TorchesPassed { .. }
            | Sight::Won { .. } => {}
        }
    }

    /// Begins a round in which the seats have these first turns.
    fn begin_round(&mut self, turns: BySeat<usize>) {
        let game = &mut self.game;
        game.joined = 0;
        for (seat, turn) in turns.iter() {
            game.turns[seat.index()] = *turn;
            game.torch[*turn].rounds += 1;
        }
        game.first_turns.get_or_insert(game.turns);
    }

    fn collect(&mut self, seat: Seat, card: Card) {
        self.add(Doing::Collect, 1);
        let torch = &mut self.game.torch[self.game.turns[seat.index()]];
        torch.treasures += 1;
        torch.coins += i64::from(card.coins.get());
    }

    fn add(&mut self, doing: Doing, times: u16) {
        self.game.doings[doing as usize] += u64::from(times);
    }

    /// Adds the game to the sides that were in play.
    fn end_sides(&mut self, outcome: &Outcome, rivals: bool) {
        let (game, seats) = (&self.game, outcome.scores.count());
        let Some(sides) = game.sides else {
            return;
        };
        let score: i32 = outcome.scores.as_slice().iter().sum();
        for kind in Kind::ALL {
            let side = sides.of(kind);
            let worth = &mut self.sums.sides[2 * kind.index() + side as usize];
            // The collectors follow the treasures, in the order of the kinds.
            let coins = |seat: Seat| sources(&game.sheets[seat.index()])[1 + kind.index()];
            let cards = |seat: Seat| game.cards[seat.index()][kind.index()];
            worth.games += 1;
            worth.coins.add(outcome.scores.seats().map(coins).sum(), seats);
            worth.cards.add(outcome.scores.seats().map(|seat| i64::from(cards(seat))).sum(), seats);
            worth.score.add(score.into(), seats);
            let used = Doing::of_ability(kind, side).map_or(0, |doing| game.doings[doing as usize]);
            worth.uses.add(used as i64, 1);
            let most = outcome.scores.seats().map(cards).max().unwrap_or_default();
            let mut with_most = outcome.scores.seats().filter(|seat| cards(*seat) == most);
            if let (Some(seat), None, true) = (with_most.next(), with_most.next(), rivals) {
                worth.most.add(outcome.win_of(seat), outcome.scores[seat]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Figure, Game, Step};

    use super::*;
    use crate::{Curse, LeaderChoice, Setup, State, VariantState};

    /// The figure in a row and a column of a table.
    fn figure(tables: &[Table], table: &str, row: &str, column: &str) -> Figure {
        let table = tables.iter().find(|found| found.name == table).expect("the table is there");
        table.figure(row, column).unwrap_or_else(|| panic!("{row} has a {column}"))
    }

    fn value(tables: &[Table], table: &str, row: &str, column: &str) -> Option<f64> {
        figure(tables, table, row, column).value()
    }

    fn play<G: Game>(game: &mut G, census: &mut impl Log<G>, steps: &[&str])
    where
        G::Action: std::str::FromStr<Err: std::fmt::Debug>,
        G::Chance: std::str::FromStr<Err: std::fmt::Debug>,
    {
        for step in steps {
            let step = match step.split_once(": ") {
                Some((seat, action)) => {
                    let seat = seat.chars().find_map(Seat::from_letter).unwrap();
                    Step::Act { seat, action: action.parse().unwrap() }
                }
                None => Step::Chance(step.parse().unwrap()),
            };
            game.apply(step, census).unwrap();
        }
    }

    /// Counts made-up final sheets: these coins of treasures, two servants, this curse and these cards.
    fn count<E: Edition>(
        census: &mut Census,
        game: &Crypt<E>,
        seat: Seat,
        coins: u8,
        curse: u8,
        kinds: &[Kind],
    ) where
        Crypt<E>: Game<Event = Event>,
    {
        let sheet = ScoreSheet { treasures: coins, jewelry: 3, servants: 2, curse, ..ScoreSheet::default() };
        let cards = kinds.iter().map(|kind| Card { kind: *kind, coins: crate::Coins::ALL[0] }).collect();
        census.record(game, Event::Open(Sight::Counted { seat, cards, sheet }));
    }

    /// The first round of a game for two that b leads, with made-up ends.
    fn census() -> Census {
        let start = State::new(&Setup { leader: LeaderChoice::Fixed(Seat::B), ..Setup::new(2) }).unwrap();
        let mut census = Census::default();
        game_core::Census::<State>::begin(&mut census, &start);
        let mut game = start;
        let steps = ["reveal J4 P2 R_ next T", "b: claim 1=4", "a: claim 1=5", "b: claim 2=2"];
        play(&mut game, &mut census, &steps);
        play(&mut game, &mut census, &["collect 1=2 2=6"]);
        count(&mut census, &game, Seat::A, 8, 0, &[Kind::Jewelry, Kind::Jewelry]);
        count(&mut census, &game, Seat::B, 9, 0, &[Kind::Pottery]);
        let scores = game_core::BySeat::new(2, |seat| if seat == Seat::A { 13 } else { 14 });
        let outcome = Outcome::new(scores, game_core::SeatSet::only(Seat::B));
        game_core::Census::<State>::end(&mut census, &outcome);
        census
    }

    #[test]
    fn a_game_is_counted_exactly() {
        let tables = game_core::Census::<State>::tables(&census());
        let value = |table, row, column| value(&tables, table, row, column);
        assert_eq!(["a", "b"].map(|seat| value("seat", seat, "wins")), [Some(0.0), Some(1.0)]);
        assert_eq!(["1", "2"].map(|turn| value("turn in round 1", turn, "wins")), [Some(1.0), Some(0.0)]);
        assert_eq!(["1", "2"].map(|turn| value("turn in round 1", turn, "score")), [Some(14.0), Some(13.0)]);
        assert_eq!(value("best", "seat", "to a fair share"), Some(2.0));
        assert_eq!(
            [value("coins", "treasures", "winners"), value("coins", "treasures", "all")],
            [Some(9.0), Some(8.5)]
        );
        assert_eq!(value("coins", "servants", "all"), Some(2.0));
        assert_eq!(value("coins", "all", "all"), Some(13.5));
        let doings =
            ["claims", "claims bumped", "dice exhausted", "treasures collected", "treasures discarded"];
        assert_eq!(doings.map(|doing| value("doings", doing, "a game")), [3.0, 1.0, 1.0, 2.0, 1.0].map(Some));
        assert_eq!(
            ["claims", "recoveries"].map(|doing| value("doings", doing, "games")),
            [1.0, 0.0].map(Some)
        );
    }

    #[test]
    fn what_the_torch_is_worth_is_counted_by_the_first_turn_in_each_round() {
        let tables = game_core::Census::<State>::tables(&census());
        // b leads and collects the Pottery of 2, a the Jewelry of 4.
        let of = |turn, column| value(&tables, "first turn in a round", turn, column);
        assert_eq!([of("1", "coins"), of("2", "coins")], [Some(2.0), Some(4.0)]);
        assert_eq!([of("1", "treasures"), of("2", "treasures")], [Some(1.0), Some(1.0)]);
    }

    #[test]
    fn sides_that_were_in_play_are_compared() {
        let tables = game_core::Census::<State>::tables(&census());
        let of = |row, column| value(&tables, "side", row, column);
        assert_eq!(of("Jewelry A", "coins"), Some(3.0));
        assert_eq!((of("Jewelry A", "cards"), of("Pottery A", "cards")), (Some(1.0), Some(0.5)));
        assert_eq!(of("Idol A", "uses"), Some(0.0));
        // a has most Jewelry and lost; b has most Pottery and won; nobody has an Idol.
        assert_eq!(of("Jewelry A", "wins with most"), Some(0.0));
        assert_eq!(of("Pottery A", "wins with most"), Some(1.0));
        assert_eq!(of("Idol A", "wins with most"), None);
        let sides = tables.iter().find(|table| table.name == "side").unwrap();
        assert!(sides.rows.iter().all(|(name, _)| name.ends_with('A')) && sides.rows.len() == 6);
    }

    #[test]
    fn each_ability_is_counted_for_its_side() {
        let setup = Setup { sides: "ABBBAB".parse().unwrap(), ..Setup::new(1) };
        let start = State::new(&setup).unwrap();
        let mut census = Census::default();
        game_core::Census::<State>::begin(&mut census, &start);
        for sight in [
            Sight::Rerolled { seat: Seat::A, effort: crate::Pips::ONE, roll: crate::Pips::ONE, held: true },
            Sight::IdolsEarned { seat: Seat::A },
            Sight::Restored { seat: Seat::A, die: crate::ExhaustedDie::Earlier },
        ] {
            census.record(&start, Event::Open(sight));
        }
        census.record(&start, Event::Looked { seat: Seat::A, cards: Default::default() });
        let outcome = Outcome::new(game_core::BySeat::new(1, |_| 37), game_core::SeatSet::only(Seat::A));
        game_core::Census::<State>::end(&mut census, &outcome);
        let tables = game_core::Census::<State>::tables(&census);
        let used = ["Idol A", "Manuscript B", "Pottery B", "Remains A", "Jewelry B"];
        let uses = used.map(|side| value(&tables, "side", side, "uses").unwrap());
        assert_eq!(uses, [1.0, 1.0, 0.0, 1.0, 0.0]);
        assert_eq!(value(&tables, "score", "half", "at most"), Some(37.0));
        assert!(tables.iter().all(|table| table.name != "seat"), "a solo player wins against nobody");
    }

    #[test]
    fn what_only_variants_have_is_counted() {
        let setup = Setup {
            leader: LeaderChoice::Fixed(Seat::A),
            variant: Variant::Twins,
            curse: Curse::On,
            ..Setup::new(2)
        };
        let start = VariantState::new(&setup).unwrap();
        let mut census = Census::default();
        game_core::Census::<VariantState>::begin(&mut census, &start);
        let mut game = start;
        play(
            &mut game,
            &mut census,
            &[
                "tokens a=I b=J",
                "reveal J4 P3 R2 T_ next T",
                "a: claim 1=4",
                "b: claim 1=4",
                "ghost 3+2+1",
                "collect 1=4/4",
            ],
        );
        count(&mut census, &game, Seat::A, 8, 5, &[Kind::Jewelry]);
        count(&mut census, &game, Seat::B, 9, 0, &[Kind::Pottery]);
        let scores = game_core::BySeat::new(2, |seat| if seat == Seat::A { 8 } else { 14 });
        game_core::Census::<VariantState>::end(&mut census, &Outcome::new(scores, SeatSet::all(2)));
        let tables = game_core::Census::<VariantState>::tables(&census);
        let value = |table, row, column| value(&tables, table, row, column);
        assert_eq!(value("doings", "treasures joined", "games"), Some(1.0));
        assert_eq!(value("doings", "joined treasures collected", "games"), Some(1.0));
        assert_eq!(value("doings", "questions to the dead", "games"), Some(0.0));
        assert_eq!(value("coins", "curse", "all"), Some(-2.5));
        // The lower score of twins counts, and nobody wins against anybody.
        assert_eq!(value("score", "half", "at most"), Some(8.0));
        assert_eq!(value("seat", "b", "score"), Some(14.0));
        assert!(tables.iter().all(|table| table.name != "best"));
    }

    #[test]
    fn merging_adds_all_games() {
        let mut both = census();
        game_core::Census::<State>::merge(&mut both, &census());
        let tables = game_core::Census::<State>::tables(&both);
        assert_eq!(both.sums.games, 2);
        assert_eq!(figure(&tables, "seat", "b", "players"), Figure::Count(2));
        assert_eq!(value(&tables, "coins", "treasures", "winners"), Some(9.0));
        assert_eq!(value(&tables, "doings", "claims", "a game"), Some(3.0));
    }
}
