//! Cursed Treasure: tokens, asking the dead, and the curse (V4).

use game_core::Seat;

use crate::event::{Event, Sight};
use crate::refusal::{Applied, Refusal};
use crate::state::extras::MaybeExtras;
use crate::state::recorder::Recorder;
use crate::state::{Crypt, Pending, Stage};
use crate::vocabulary::card::Kind;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::tokens::{Hands, Tokens, can_be_dealt};

impl<E: Edition> Crypt<E> {
    /// The tokens.
    ///
    /// # Panics
    /// In the base game.
    pub(crate) fn tokens(&self) -> &Tokens {
        &self.extras.get().expect("a game with a curse has tokens").tokens
    }

    fn tokens_mut(&mut self) -> &mut Tokens {
        &mut self.extras.get_mut().expect("a game with a curse has tokens").tokens
    }

    /// Deals the safe tokens (V4.1).
    pub(super) fn deal_tokens(&mut self, hands: &Hands, log: &mut impl Recorder<E>) -> Applied {
        if !can_be_dealt(self.layout(), hands) {
            return Err(Refusal::ImpossibleChance(
                "every player or house gets its number of different tokens",
            ));
        }
        self.tokens_mut().hands = *hands;
        self.stage = Stage::Reveal;
        let layout = self.layout();
        log.record_with(self, || Event::TokensDealt { hands: *hands, players: layout.players });
        Ok(())
    }

    /// Whether a player can ask the dead on their turn (V4.2).
    #[inline]
    pub(crate) fn can_ask(&self, seat: Seat) -> bool {
        self.check_ask(seat).is_ok()
    }

    #[inline]
    fn check_ask(&self, seat: Seat) -> Applied {
        if !self.is_cursed() {
            return Err(Refusal::NoCurse);
        }
        if self.boards[seat].home == 0 {
            return Err(Refusal::NoDieToAsk);
        }
        if !self.tokens().has_more_for(seat) {
            return Err(Refusal::NoTokenToSee);
        }
        Ok(())
    }

    /// Exhausts a die to look at a token aside, as the action of a turn (V4.2).
    pub(super) fn ask(&mut self, seat: Seat, log: &mut impl Recorder<E>) -> Applied {
        self.check_ask(seat)?;
        self.boards[seat].home -= 1;
        self.boards[seat].exhausted += 1;
        self.pending = Some(Pending::Ask(seat));
        log.record(self, Event::Open(Sight::Asked { seat }));
        Ok(())
    }

    /// Shows a player the token that they found; it stays aside, and the turn ends (V4.2).
    pub(super) fn find_token(
        &mut self,
        seat: Seat,
        turn: u8,
        kind: Kind,
        log: &mut impl Recorder<E>,
    ) -> Applied {
        if !self.tokens().can_find(seat).contains(kind) {
            return Err(Refusal::ImpossibleChance("no token of that kind lies aside for this player"));
        }
        self.tokens_mut().seen[seat.index()].insert(kind);
        self.pending = None;
        log.record(self, Event::TokenFound { seat, kind });
        self.begin_turn(turn + 1, log);
        Ok(())
    }

    /// Shows the cursed kind, and counts the scores (V4.3).
    pub(super) fn show_curse(&mut self, kind: Kind, log: &mut impl Recorder<E>) -> Applied {
        if !self.tokens().open().contains(kind) {
            return Err(Refusal::ImpossibleChance("a player has seen the token of that kind, so it is safe"));
        }
        self.tokens_mut().cursed = Some(kind);
        log.record(self, Event::Open(Sight::CurseShown { kind }));
        self.count(log);
        Ok(())
    }

    /// The cursed kind, once it is shown.
    #[inline]
    pub(crate) fn cursed(&self) -> Option<Kind> {
        self.extras.get().and_then(|extras| extras.tokens.cursed)
    }
}
