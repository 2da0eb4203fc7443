//! Checks whether a well-formed position is possible.

use game_core::{BadText, SeatSet};

use super::position::Places;
use crate::rules::ghost_worth;
use crate::state::extras::{Extras, Gift};
use crate::state::{Claimant, Crypt, Pending, Stage};
use crate::view::View;
use crate::vocabulary::card::Kind;
use crate::vocabulary::collector::Side;
use crate::vocabulary::dice::{DICE, Pips};
use crate::vocabulary::edition::Edition;
use crate::vocabulary::layout::Layout;
use crate::vocabulary::setup::{Curse, Variant};
use crate::vocabulary::tokens::can_be_dealt;
use crate::vocabulary::treasure::Knowledge;

/// The state that `view` describes, if the rules could lead to it.
pub(super) fn possible<E: Edition>(
    view: &View,
    extras: Extras,
    places: &Places,
) -> Result<Crypt<E>, BadText> {
    let check = Check { view, places, extras: &extras };
    check.leader()?;
    check.seats_named()?;
    check.cards()?;
    check.dice()?;
    check.joined()?;
    check.tokens()?;
    let state = Crypt::build(view, extras);
    check.row(&state)?;
    check.deck(&state)?;
    check.collections()?;
    check.stage(&state)?;
    check.pending(&state)?;
    check.gifts(&state)?;
    Ok(state)
}

struct Check<'v> {
    view: &'v View,
    places: &'v Places,
    extras: &'v Extras,
}

/// An error at `at` unless the condition holds.
fn must(condition: bool, at: usize, what: &str) -> Result<(), BadText> {
    if condition { Ok(()) } else { Err(BadText::new(at, what)) }
}

impl Check<'_> {
    fn players(&self) -> usize {
        self.view.players()
    }

    fn layout(&self) -> Layout {
        Layout { players: self.players(), variant: self.extras.variant }
    }

    fn shows(&self, kind: Kind, side: Side) -> bool {
        self.view.sides.is_some_and(|sides| sides.of(kind) == side)
    }

    fn leader(&self) -> Result<(), BadText> {
        let (view, at) = (self.view, self.places.lead);
        let solo = self.players() == 1;
        match (view.leader, view.stage) {
            (None, Stage::Leader) => must(!solo, at, "with one player, the leader is never drawn"),
            (None, Stage::Sides { .. }) => {
                must(!solo, at, "with one player, that player leads the first round")
            }
            (None, _) => Err(BadText::new(at, "someone must lead in this stage")),
            (Some(_), Stage::Leader) => Err(BadText::new(at, "the leader is still being drawn: write -")),
            (Some(Claimant::Ghost), Stage::Sides { .. }) => {
                Err(BadText::new(at, "the Ghost does not lead the first round"))
            }
            (Some(Claimant::Ghost), _) => {
                must(self.layout().has_ghost(), at, "the Ghost plays only against one player or twins")
            }
            (Some(Claimant::Seat(seat)), _) => {
                must(seat.index() < self.players(), at, "the table has no such seat")
            }
        }?;
        let sides_open = matches!(view.stage, Stage::Sides { .. });
        must(
            view.sides.is_none() == sides_open,
            self.places.header,
            "the sides are ------ while they are being drawn, and only then",
        )
    }

    fn seats_named(&self) -> Result<(), BadText> {
        let table = SeatSet::all(self.players());
        let fits = |seats: SeatSet| seats.without(table).is_empty();
        let stage = match self.view.stage {
            Stage::Pottery(seat) | Stage::Idol(seat) | Stage::Last(seat) => SeatSet::only(seat),
            Stage::Give(seats) | Stage::RollOff(seats) | Stage::Over(seats) => seats,
            Stage::Sides { .. }
            | Stage::Leader
            | Stage::Tokens
            | Stage::Reveal
            | Stage::Claim(_)
            | Stage::Collect
            | Stage::Curse => SeatSet::EMPTY,
        };
        let pending = self.view.pending.map_or(SeatSet::EMPTY, |pending| match pending {
            Pending::Look(seat) | Pending::Take(seat, _) | Pending::Reroll(seat, _) | Pending::Ask(seat) => {
                SeatSet::only(seat)
            }
        });
        must(fits(stage.union(pending)), self.places.stage, "the table has no such seat")
    }

    /// Checks that there are enough unseen cards for the face-down ones that nobody has seen.
    fn cards(&self) -> Result<(), BadText> {
        for kind in Kind::ALL {
            let lying = self.view.treasures().filter(|card| card.kind == kind && card.coins.is_none());
            must(
                lying.count() <= self.view.unseen.count_kind(kind),
                self.places.header,
                &format!("there are more cards of kind {kind} here than in the deck"),
            )?;
        }
        Ok(())
    }

    fn dice(&self) -> Result<(), BadText> {
        let claiming = matches!(self.view.stage, Stage::Claim(_) | Stage::Collect);
        for (seat, board) in self.view.seats().zip(&self.view.boards) {
            let at = self.places.boards[seat.index()];
            let standing = self.standing(Claimant::Seat(seat));
            must(
                board.home + board.exhausted + standing == DICE,
                at,
                "a player has three dice in all: available, exhausted and in the row",
            )?;
            must(board.failed.len() <= board.exhausted as usize, at, "more dice failed than are exhausted")?;
            let failing = board.failed.is_empty() || matches!(self.view.stage, Stage::Idol(_));
            must(failing, at, "failed dice are listed only while an Idol may re-roll them")?;
            must(!board.failed.contains(&Pips::ONE), at, "a die at effort 1 can't fail")?;
            must(!board.placed || claiming, at, "dice are placed only while claiming")?;
        }
        let ghost = self.standing(Claimant::Ghost);
        let at = self.places.row;
        let plays = self.layout().has_ghost();
        must(ghost == 0 || plays, at, "the Ghost plays only against one player or twins")?;
        must(ghost + self.view.ghost_bumped <= DICE, at, "the Ghost has three dice")?;
        let bumped = self.view.ghost_bumped == 0
            || plays && matches!(self.view.stage, Stage::Claim(_) | Stage::Collect);
        must(bumped, self.places.ghost, "the Ghost's dice are bumped only while claiming, where it plays")?;
        let seats = self.view.row.iter().flatten().filter_map(|spot| spot.standing?.by.seat());
        let all_here = seats.into_iter().all(|seat| seat.index() < self.players());
        must(all_here, at, "these dice are of a seat that the table does not have")?;
        let any = self.view.row.iter().flatten().any(|spot| spot.standing.is_some());
        must(claiming || !any, at, "dice are on treasures only while claiming")
    }

    fn standing(&self, by: Claimant) -> u8 {
        let row = || self.view.row.iter().flatten();
        let claimed = row().filter_map(|spot| spot.standing).filter(|standing| standing.by == by);
        let joined = row().filter_map(|spot| spot.joined).filter(|joined| Claimant::Seat(joined.by) == by);
        claimed.map(|standing| standing.stake.dice()).sum::<u8>()
            + joined.map(|joined| joined.dice).sum::<u8>()
    }

    /// Only allies join, and not before the round's cards lie there (V1.2).
    fn joined(&self) -> Result<(), BadText> {
        let joins = |spot: &crate::RowView| {
            let owner = spot.standing.and_then(|standing| standing.by.seat());
            let ally =
                owner.filter(|seat| seat.index() < self.players()).and_then(|seat| self.layout().ally(seat));
            spot.joined.is_none_or(|joined| ally == Some(joined.by))
        };
        must(
            self.view.row.iter().flatten().all(joins),
            self.places.row,
            "only an ally adds dice to a treasure",
        )
    }

    /// The tokens are dealt once, and the curse is shown at the end (V4).
    fn tokens(&self) -> Result<(), BadText> {
        let (tokens, at) = (&self.extras.tokens, self.places.tokens);
        let dealt = !tokens.held().is_empty();
        let cursed = self.extras.curse == Curse::On;
        let early = matches!(self.view.stage, Stage::Sides { .. } | Stage::Leader | Stage::Tokens);
        must(
            dealt == (cursed && !early),
            at,
            "tokens are dealt before the first round of a game with a curse",
        )?;
        must(
            !matches!(self.view.stage, Stage::Tokens | Stage::Curse) || cursed,
            self.places.stage,
            "nobody is cursed",
        )?;
        let counted = matches!(self.view.stage, Stage::RollOff(_) | Stage::Over(_));
        must(
            tokens.cursed.is_some() == (cursed && counted),
            at,
            "the curse is shown when the coins are counted",
        )?;
        if !dealt {
            return Ok(());
        }
        must(
            can_be_dealt(self.layout(), &tokens.hands),
            at,
            "every player or house has its number of tokens",
        )?;
        let apart = tokens.held().and(tokens.found()).is_empty() && tokens.found().len() <= tokens.aside();
        must(apart, at, "the tokens that were looked at lie aside, and the cursed one does not")?;
        let open = tokens.cursed.is_none_or(|kind| tokens.open().contains(kind));
        must(open, at, "a kind whose token was seen is not cursed")
    }

    /// What was collected in this round, and what players have sealed (V1.4).
    fn gifts<E: Edition>(&self, state: &Crypt<E>) -> Result<(), BadText> {
        let at = self.places.gifts;
        let allied = self.extras.variant != Variant::Base;
        let in_round = matches!(
            self.view.stage,
            Stage::Pottery(_) | Stage::Claim(_) | Stage::Collect | Stage::Idol(_) | Stage::Give(_)
        );
        for (seat, board) in self.view.seats().zip(&self.view.boards) {
            let fresh = self.extras.fresh[seat.index()];
            let place = self.places.boards[seat.index()];
            must(
                fresh == 0 || allied && in_round,
                place,
                "cards of this round are marked only where allies may give them",
            )?;
            must(usize::from(fresh) <= board.collection.len(), place, "there are fewer cards than that")?;
        }
        let earned = self.view.boards.iter().any(|board| board.idols_earned);
        let now = !self.extras.idols_now || earned && matches!(self.view.stage, Stage::Give(_));
        must(now, self.places.stage, "+5now is for Idols earned in the round that is ending")?;
        let sealed = self.extras.answered();
        let Stage::Give(awaited) = self.view.stage else {
            return must(sealed.is_empty(), at, "gifts are sealed only while players give");
        };
        must(
            allied && !awaited.is_empty(),
            self.places.stage,
            "only allies give, and someone must still answer",
        )?;
        must(awaited.and(sealed).is_empty(), at, "a player who has sealed a gift is not waited for")?;
        let fresh = |seat: game_core::Seat| self.extras.fresh[seat.index()] > 0;
        must(
            awaited.union(sealed).iter().all(fresh),
            self.places.stage,
            "only players who collected something give",
        )?;
        let fits = self.view.seats().all(|seat| match self.extras.gifts[seat.index()] {
            Gift::Open | Gift::Nothing => true,
            Gift::Card(card) => state.gifts_of(seat).any(|other| other == card),
        });
        must(fits, at, "only an unflipped card of this round can be given")
    }

    fn row<E: Edition>(&self, state: &Crypt<E>) -> Result<(), BadText> {
        let (at, row) = (self.places.row, &self.view.row);
        match self.view.stage {
            Stage::Pottery(_) | Stage::Claim(_) => {
                must(row.len() == self.layout().row_len(), at, "the row has the wrong number of places")?;
                let face_up =
                    row.iter().flatten().filter(|spot| spot.treasure.known == Knowledge::Public).count();
                must(
                    face_up == self.layout().face_up_cards(),
                    at,
                    "the row has the wrong number of cards face up",
                )?;
                self.row_order()
            }
            Stage::Collect => {
                must(row.len() == self.layout().row_len(), at, "the row has the wrong number of places")?;
                let held = row
                    .iter()
                    .flatten()
                    .all(|spot| spot.standing.is_some_and(|dice| dice.by.seat().is_some()));
                must(held, at, "treasures that no player holds have been discarded by now")?;
                must(state.asks_for_harvest(), at, "there is nothing to roll and no value to draw here")
            }
            _ => must(row.is_empty(), at, "there are no treasures in the crypt in this stage"),
        }
    }

    /// Face-up cards come before face-down ones; against the Ghost the values fall from left to right (C6.2, V2.2).
    fn row_order(&self) -> Result<(), BadText> {
        let at = self.places.row;
        let row = &self.view.row;
        if self.layout().has_ghost() {
            let secret = |treasure: crate::TreasureView| matches!(treasure.known, Knowledge::Secret(_));
            let worth = row
                .iter()
                .flatten()
                .map(|spot| ghost_worth(spot.treasure.coins.filter(|_| !secret(spot.treasure))));
            return must(
                worth.is_sorted_by(|left, right| left >= right),
                at,
                "the cards of the row are in the wrong order: the values fall from left to right, and a face-down card counts 2.5",
            );
        }
        let face_up_first = row
            .iter()
            .take(self.layout().face_up_cards())
            .all(|spot| spot.is_some_and(|spot| spot.treasure.known == Knowledge::Public));
        must(
            face_up_first,
            at,
            "the cards of the row are in the wrong order: those face up come before those face down",
        )
    }

    fn deck<E: Edition>(&self, state: &Crypt<E>) -> Result<(), BadText> {
        let row = self.layout().row_len();
        let drawn = self.layout().deck_size() - state.deck_len();
        must(
            drawn.is_multiple_of(row),
            self.places.header,
            "the cards on the table are not those of whole rounds",
        )?;
        let at = self.places.deck;
        match self.view.top {
            Some(top) => {
                must(state.deck.of(top) > 0, at, "no card of this kind is left in the deck")?;
                must(drawn > 0, at, "before the first reveal the top of the deck is unknown: write -")
            }
            None => must(drawn == 0 || state.deck_len() == 0, at, "the deck has a card on top"),
        }?;
        let at = self.places.stage;
        match self.view.stage {
            Stage::Sides { .. } | Stage::Leader | Stage::Tokens => {
                must(drawn == 0, at, "this comes before the first reveal")
            }
            Stage::Reveal => must(state.deck_len() > 0, at, "the deck is empty, so nothing can be revealed"),
            Stage::Pottery(_) | Stage::Claim(_) | Stage::Collect => Ok(()),
            Stage::Idol(_) => must(drawn > 0, at, "before the first reveal no die can fail"),
            Stage::Give(_) => must(drawn > 0, at, "before the first reveal nobody has anything to give"),
            Stage::Last(_) | Stage::Curse | Stage::RollOff(_) | Stage::Over(_) => {
                must(state.deck_len() == 0, at, "the game ends only when the deck is empty")
            }
        }
    }

    fn collections(&self) -> Result<(), BadText> {
        let counted = matches!(self.view.stage, Stage::RollOff(_) | Stage::Over(_));
        let looks = self.shows(Kind::Manuscript, Side::B);
        for (seat, board) in self.view.seats().zip(&self.view.boards) {
            let at = self.places.boards[seat.index()];
            for card in &board.collection {
                let fine = match card.known {
                    Knowledge::Public => true,
                    Knowledge::Flipped => self.can_flip(card.kind, board.idols_earned),
                    Knowledge::Secret(seats) => {
                        let given = seats.without(self.layout().side_of(seat)).is_empty();
                        !counted && (seats.len() == 1 || looks || given)
                    }
                };
                must(
                    fine,
                    at,
                    "a card here can't be flipped, or can't be known to these seats, with these collectors",
                )?;
            }
            let idols = |flipped: bool| {
                let idols = board.collection.iter().filter(|card| card.kind == Kind::Idol);
                idols.filter(|card| (card.known == Knowledge::Flipped) == flipped).count()
            };
            let earned = board.idols_earned;
            must(!earned || self.shows(Kind::Idol, Side::B), at, "+5 is for Idol side B")?;
            must(!earned || idols(true) == 2, at, "a player with +5 has flipped two Idols")?;
        }
        let others = self.view.row.iter().flatten().map(|spot| &spot.treasure).chain(&self.view.discards);
        let seen = others.into_iter().all(|card| match card.known {
            Knowledge::Secret(seats) => seats.is_empty() || looks,
            Knowledge::Public | Knowledge::Flipped => true,
        });
        must(seen, self.places.out.min(self.places.row), "nobody can look without Manuscript side B")
    }

    fn can_flip(&self, kind: Kind, idols_earned: bool) -> bool {
        match kind {
            Kind::Idol => self.shows(kind, Side::A) || idols_earned,
            Kind::Manuscript | Kind::Pottery => self.shows(kind, Side::B),
            Kind::Remains => self.shows(kind, Side::A),
            Kind::Jewelry | Kind::Tapestry => false,
        }
    }

    fn stage<E: Edition>(&self, state: &Crypt<E>) -> Result<(), BadText> {
        let at = self.places.stage;
        match self.view.stage {
            Stage::Sides { .. }
            | Stage::Leader
            | Stage::Tokens
            | Stage::Reveal
            | Stage::Collect
            | Stage::Give(_)
            | Stage::Curse => Ok(()),
            Stage::Pottery(seat) => {
                let open = self.shows(Kind::Pottery, Side::B)
                    && (state.can_take(seat) || matches!(self.view.pending, Some(Pending::Take(..))));
                must(open, at, "this seat can't take a card now, so the Pottery window is not open for it")
            }
            Stage::Claim(turn) => {
                must(turn < state.turns(), at, "a round has fewer turns")?;
                let first = (0..state.turns()).find(|turn| state.claimant(*turn) == Claimant::Ghost);
                let out = self.standing(Claimant::Ghost) + self.view.ghost_bumped;
                let ghost_waits = first.is_some_and(|first| turn <= first);
                must(out == 0 || !ghost_waits, at, "before its first turn the Ghost has no dice out")?;
                let ghost_sits_out = state.claimant(turn) == Claimant::Ghost && state.ghost_dice(turn) == 0;
                must(!ghost_sits_out, at, "without bumped dice the Ghost has no second turn")
            }
            Stage::Idol(seat) => {
                let open = self.shows(Kind::Idol, Side::A)
                    && (state.can_reroll(seat) || matches!(self.view.pending, Some(Pending::Reroll(..))));
                must(open, at, "this seat can't re-roll now, so the Idol window is not open for it")
            }
            Stage::Last(seat) => must(
                state.can_restore(seat),
                at,
                "this seat can gain nothing now, so the last window is not open for it",
            ),
            Stage::RollOff(tied) => {
                let dice = tied.iter().any(|seat| state.boards[seat].home > 0);
                let several = tied.first().is_some_and(|seat| self.layout().side_of(seat) != tied);
                must(
                    several && dice,
                    at,
                    "a roll-off is between two or more players, at least one with dice",
                )?;
                must(self.lead(state, tied), at, "only players with the highest score roll off")
            }
            Stage::Over(winners) => {
                must(!winners.is_empty() && self.lead(state, winners), at, "the highest score wins")
            }
        }
    }

    /// Whether each of these seats, with its ally, has the highest score.
    fn lead<E: Edition>(&self, state: &Crypt<E>, seats: SeatSet) -> bool {
        let sheets = state.score();
        let total = |side: SeatSet| side.iter().map(|seat| sheets[seat].total()).sum::<i32>();
        let best = self.layout().sides().map(total).max();
        let sides = self.layout().sides().filter(|side| !side.and(seats).is_empty());
        sides.into_iter().all(|side| side.without(seats).is_empty() && Some(total(side)) == best)
    }

    fn pending<E: Edition>(&self, state: &Crypt<E>) -> Result<(), BadText> {
        let at = self.places.stage;
        let Some(pending) = self.view.pending else {
            return Ok(());
        };
        let hidden = |slot| state.spot(slot).treasure.is_some_and(|card| card.coins().is_none());
        let fits = match (pending, self.view.stage) {
            (Pending::Look(_), Stage::Pottery(_)) => state.slots().any(hidden),
            (Pending::Look(_), Stage::Claim(turn)) => {
                state.slots().any(hidden) && state.claimant(turn) != Claimant::Ghost
            }
            (Pending::Take(seat, slot), Stage::Pottery(window)) => seat == window && hidden(slot),
            (Pending::Reroll(seat, effort), Stage::Idol(window)) => {
                seat == window && state.boards[seat].failed.count(effort) > 0
            }
            (Pending::Ask(seat), Stage::Claim(turn)) => {
                let asks = state.is_cursed() && state.tokens().has_more_for(seat);
                asks && state.claimant(turn) == Claimant::Seat(seat) && state.boards[seat].exhausted > 0
            }
            _ => false,
        };
        let looks = !matches!(pending, Pending::Look(_)) || self.shows(Kind::Manuscript, Side::B);
        must(fits && looks, at, "this can't be drawn or rolled in this stage")
    }
}
