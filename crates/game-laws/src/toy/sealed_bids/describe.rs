//! How Sealed Bids describes itself: players, options.

use std::ops::RangeInclusive;

use game_core::{BadOption, Choice, Describe, Game, NoLog, OptionSpec, Options};

use super::{SealedBids, Setup};

impl Describe for SealedBids {
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const USUAL_PLAYERS: u8 = 2;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        name: "rounds",
        values: "1|2|3|4|5",
        help: "How many rounds are played [default: 3]",
        rule: "B1",
        choices: &[Choice::of("3", 2..=4), Choice::of("1", 2..=4), Choice::of("5", 2..=4)],
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
