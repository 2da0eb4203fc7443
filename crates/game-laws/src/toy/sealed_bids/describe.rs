//! How Sealed Bids describes itself: players, options.

use game_core::{BadOption, Choice, Describe, Fit, Game, NoLog, OptionSpec, Options, PlayerCounts};

use super::{SealedBids, Setup};

const PLAYERS: PlayerCounts = PlayerCounts::between(2, 4);
const ALL: &[Fit] = &[Fit::players(PLAYERS)];

impl Describe for SealedBids {
    const PLAYERS: PlayerCounts = PLAYERS;
    const USUAL_PLAYERS: u8 = 2;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        name: "rounds",
        values: "1|2|3|4|5",
        help: "How many rounds are played [default: 3]",
        rule: "B1",
        choices: &[Choice::of("3", ALL), Choice::of("1", ALL), Choice::of("5", ALL)],
        parts: None,
    }];

    type Census = NoLog;

    fn setup(options: &Options) -> Result<Setup, BadOption> {
        let text = options.get("rounds").unwrap_or("3");
        let rounds = text.parse().ok().filter(|rounds| (1..=5).contains(rounds));
        let rounds = rounds.ok_or_else(|| BadOption {
            name: "rounds",
            what: format!("{text:?} is not a number from 1 to 5"),
        })?;
        let setup = Setup { seats: options.players, rounds };
        let refused = |refusal: super::Refusal| BadOption { name: "players", what: refusal.to_string() };
        SealedBids::new(&setup).map(|_| setup).map_err(refused)
    }
}
