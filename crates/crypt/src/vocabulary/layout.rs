//! What follows from the number of players: deck, rows, turns (C2.1, C3.1, C3.3, V2.1, V3.1).

use game_core::{Seat, SeatSet};

use crate::state::Claimant;
use crate::vocabulary::pile;
use crate::vocabulary::setup::Variant;

/// The number of players, and the variant they play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    pub(crate) players: usize,
    pub(crate) variant: Variant,
}

impl Layout {
    /// The number of players whose deck and rows are used: twins play with those of three (V2.1).
    #[inline]
    pub(crate) const fn deck_players(self) -> usize {
        match self.variant {
            Variant::Twins => 3,
            Variant::Base | Variant::Houses => self.players,
        }
    }

    /// The number of cards of the game (C2.1).
    #[inline]
    pub(crate) const fn deck_size(self) -> usize {
        pile::deck_size(self.deck_players())
    }

    /// The number of face-up cards in a round (C3.1, V3.1).
    #[inline]
    pub(crate) const fn face_up_cards(self) -> usize {
        match self.deck_players() {
            1 | 2 => 2,
            players => players,
        }
    }

    /// The number of cards in a round, face up or down (C3.1, V3.1).
    #[inline]
    pub(crate) const fn row_len(self) -> usize {
        match self.deck_players() {
            1 | 2 => 3,
            3 => 4,
            4 | 5 => 6,
            6 | 7 => 8,
            _ => 12,
        }
    }

    /// The number of rounds of the game.
    #[inline]
    pub(crate) const fn rounds(self) -> usize {
        self.deck_size() / self.row_len()
    }

    /// The number of claim turns in a round (C3.3, V2.1).
    #[inline]
    pub(crate) const fn turns(self) -> u8 {
        let players = self.deck_players();
        if players <= 2 { 3 } else { players as u8 }
    }

    /// Whether the Ghost plays (C6, V2).
    #[inline]
    pub(crate) const fn has_ghost(self) -> bool {
        match self.variant {
            Variant::Twins => true,
            Variant::Base | Variant::Houses => self.players == 1,
        }
    }

    /// Who takes the claim turn at index `turn` when `leader` leads (C3.3, C6.3, V2.2).
    #[inline]
    pub(crate) fn claimant(self, leader: Claimant, turn: u8) -> Claimant {
        match self.variant {
            Variant::Twins => twin_or_ghost(leader, turn),
            Variant::Base | Variant::Houses => match leader {
                Claimant::Seat(seat) if self.players > 1 => {
                    Claimant::Seat(seat.left(turn as usize, self.players))
                }
                Claimant::Seat(_) | Claimant::Ghost => {
                    let leads = turn.is_multiple_of(2);
                    if leads == (leader == Claimant::Ghost) {
                        Claimant::Ghost
                    } else {
                        Claimant::Seat(Seat::A)
                    }
                }
            },
        }
    }

    /// Who leads after `leader` (C3.15, C6.3, V2.2).
    #[inline]
    pub(crate) fn next_leader(self, leader: Claimant) -> Claimant {
        match leader {
            Claimant::Seat(_) | Claimant::Ghost if self.variant == Variant::Twins => twin_or_ghost(leader, 1),
            Claimant::Ghost => Claimant::Seat(Seat::A),
            Claimant::Seat(_) if self.players == 1 => Claimant::Ghost,
            Claimant::Seat(seat) => Claimant::Seat(seat.left(1, self.players)),
        }
    }

    /// The seat's ally: the other twin, or the heir opposite (V2.1, V3.1).
    #[inline]
    pub(crate) fn ally(self, seat: Seat) -> Option<Seat> {
        match self.variant {
            Variant::Base => None,
            Variant::Twins => Some(seat.left(1, 2)),
            Variant::Houses => Some(seat.left(self.players / 2, self.players)),
        }
    }

    /// The seat and its ally, if it has one.
    #[inline]
    pub(crate) fn side_of(self, seat: Seat) -> SeatSet {
        let own = SeatSet::only(seat);
        self.ally(seat).map_or(own, |ally| own.union(SeatSet::only(ally)))
    }

    /// Each group of players who win together, by its first seat.
    pub(crate) fn sides(self) -> impl Iterator<Item = SeatSet> {
        let first = Seat::first(self.players);
        first
            .map(move |seat| (seat, self.side_of(seat)))
            .filter(|(seat, side)| side.first() == Some(*seat))
            .map(|(_, side)| side)
    }
}

/// Who is `steps` places to the left among twin a, twin b and the Ghost (V2.1).
fn twin_or_ghost(from: Claimant, steps: u8) -> Claimant {
    let place = from.seat().map_or(2, Seat::index);
    match (place + steps as usize) % 3 {
        0 => Claimant::Seat(Seat::A),
        1 => Claimant::Seat(Seat::B),
        _ => Claimant::Ghost,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(players: usize, variant: Variant, leader: Claimant) -> String {
        let layout = Layout { players, variant };
        (0..layout.turns()).map(|turn| layout.claimant(leader, turn).to_string()).collect()
    }

    #[test]
    fn c3_3_with_two_players_the_leader_takes_a_second_turn() {
        let turns = |leader, players| turns(players, Variant::Base, Claimant::Seat(leader));
        assert_eq!(turns(Seat::B, 2), "bab");
        assert_eq!(turns(Seat::B, 3), "bca");
        assert_eq!(turns(Seat::D, 4), "dabc");
    }

    #[test]
    fn c6_3_the_ghost_and_the_player_alternate() {
        assert_eq!(turns(1, Variant::Base, Claimant::Seat(Seat::A)), "aGa");
        assert_eq!(turns(1, Variant::Base, Claimant::Ghost), "GaG");
    }

    #[test]
    fn v2_1_twins_use_the_deck_and_rows_of_three_players() {
        let twins = Layout { players: 2, variant: Variant::Twins };
        let three = Layout { players: 3, variant: Variant::Base };
        assert_eq!(
            (twins.deck_size(), twins.face_up_cards(), twins.row_len(), twins.rounds()),
            (36, 3, 4, 9)
        );
        assert_eq!(
            (three.deck_size(), three.face_up_cards(), three.row_len(), three.rounds()),
            (36, 3, 4, 9)
        );
    }

    #[test]
    fn v2_2_twins_and_the_ghost_take_turns_to_the_left_and_each_leads_every_third_round() {
        let turns = |leader| turns(2, Variant::Twins, leader);
        assert_eq!(turns(Claimant::Seat(Seat::A)), "abG");
        assert_eq!(turns(Claimant::Seat(Seat::B)), "bGa");
        assert_eq!(turns(Claimant::Ghost), "Gab");
        let twins = Layout { players: 2, variant: Variant::Twins };
        let leaders =
            std::iter::successors(Some(Claimant::Seat(Seat::B)), |leader| Some(twins.next_leader(*leader)));
        assert_eq!(leaders.take(6).map(|leader| leader.to_string()).collect::<String>(), "bGabGa");
    }

    #[test]
    fn v3_1_houses_are_two_heirs_who_sit_opposite_each_other() {
        let houses = |players| -> Vec<String> {
            let layout = Layout { players, variant: Variant::Houses };
            layout.sides().map(|side| side.to_string()).collect()
        };
        assert_eq!(houses(6), ["ad", "be", "cf"]);
        assert_eq!(houses(8), ["ae", "bf", "cg", "dh"]);
        let six = Layout { players: 6, variant: Variant::Houses };
        let eight = Layout { players: 8, variant: Variant::Houses };
        assert_eq!((six.face_up_cards(), six.row_len(), six.rounds()), (6, 8, 9));
        assert_eq!((eight.face_up_cards(), eight.row_len(), eight.rounds()), (8, 12, 8));
        assert_eq!(Layout { players: 3, variant: Variant::Base }.sides().count(), 3);
    }

    #[test]
    fn v3_2_turns_go_round_the_table_as_with_four() {
        assert_eq!(turns(6, Variant::Houses, Claimant::Seat(Seat::E)), "efabcd");
        assert_eq!(turns(6, Variant::Houses, Claimant::Seat(Seat::F)), "fabcde");
    }
}
