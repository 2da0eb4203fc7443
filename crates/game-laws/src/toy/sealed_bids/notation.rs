//! Sealed Bids as text.
//!
//! `rounds 2 deck 11233 prize 5 lost - urn 00112 drawing - | a hand 245 sealed 1 spent 3 won 2 token - | b …`

use std::fmt;
use std::str::FromStr;

use game_core::{BadText, BySeat, Game, Notation, Scanner, Seat, ViewNotation, Viewer, check_view_text};

use super::state::{Place, Ties};
use super::{
    Action, Chance, MAX_SEATS, Pips, PlaceView, SealedBids, SealedBidsWitness, Secret, Setup, Sight, View,
};
use crate::Witness;

/// An optional value, `-` if it is missing.
struct Maybe<T>(Option<T>);

impl<T: fmt::Display> fmt::Display for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(thing) => write!(f, "{thing}"),
            None => f.write_str("-"),
        }
    }
}

impl<T: FromStr<Err = BadText>> FromStr for Maybe<T> {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Maybe<T>, BadText> {
        if text == "-" { Ok(Maybe(None)) } else { text.parse().map(|thing| Maybe(Some(thing))) }
    }
}

/// The value after the word `label`.
fn field<T: FromStr<Err = BadText>>(scanner: &mut Scanner<'_>, label: &str) -> Result<T, BadText> {
    let word = scanner.expect(label)?;
    if word.text != label {
        return Err(word.wrong(format!("expected {label:?}, but here is {}", word.quoted())));
    }
    let value = scanner.expect("a value")?;
    value.text.parse().map_err(|bad: BadText| BadText { at: value.at + bad.at, ..bad })
}

/// The letter of a seat.
struct Letter(Seat);

impl FromStr for Letter {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Letter, BadText> {
        let seat = text.chars().next().filter(|_| text.len() == 1).and_then(Seat::from_letter);
        seat.map(Letter).ok_or_else(|| BadText::new(0, "expected the letter of a seat"))
    }
}

/// A count of rounds.
struct Rounds(u8);

impl FromStr for Rounds {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Rounds, BadText> {
        let rounds = game_core::Word { at: 0, text }.number(0..=5);
        rounds.map(Rounds).ok_or_else(|| BadText::new(0, "expected 0 to 5 rounds"))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { hand, sealed, spent, won, token } = *self;
        let (sealed, token) = (Maybe(sealed), Maybe(token));
        write!(f, "hand {hand} sealed {sealed} spent {spent} won {won} token {token}")
    }
}

/// One value for each seat, to the end of the text: `| a … | b …`.
fn places<T: Copy + Default>(
    scanner: &mut Scanner<'_>,
    read: fn(&mut Scanner<'_>) -> Result<T, BadText>,
) -> Result<BySeat<T, MAX_SEATS>, BadText> {
    let mut places = [T::default(); MAX_SEATS];
    let mut seats = 0;
    while scanner.next_word("|").is_some() {
        let letter = scanner.expect("a seat")?;
        if seats == MAX_SEATS || letter.text != Seat::ALL[seats].to_string() {
            return Err(letter.wrong("this is not the next seat"));
        }
        places[seats] = read(scanner)?;
        seats += 1;
    }
    scanner.end()?;
    Ok(BySeat::new(seats, |seat| places[seat.index()]))
}

fn place(scanner: &mut Scanner<'_>) -> Result<Place, BadText> {
    Ok(Place {
        hand: field(scanner, "hand")?,
        sealed: field::<Maybe<Pips>>(scanner, "sealed")?.0,
        spent: field(scanner, "spent")?,
        won: field(scanner, "won")?,
        token: field::<Maybe<Pips>>(scanner, "token")?.0,
    })
}

impl fmt::Display for SealedBids {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SealedBids { rounds, deck, prize, lost, urn, drawing, ties: _, places } = self;
        let (prize, drawing) = (Maybe(*prize), Maybe(*drawing));
        write!(f, "rounds {rounds} deck {deck} prize {prize} lost {lost} urn {urn} drawing {drawing}")?;
        places.iter().try_for_each(|(seat, place)| write!(f, " | {seat} {place}"))
    }
}

impl Notation for SealedBids {
    fn position(&self) -> String {
        self.to_string()
    }

    fn from_position(text: &str) -> Result<SealedBids, BadText> {
        let mut scanner = Scanner::new(text);
        let Rounds(rounds) = field(&mut scanner, "rounds")?;
        let deck = field(&mut scanner, "deck")?;
        let prize = field::<Maybe<Pips>>(&mut scanner, "prize")?.0;
        let lost = field(&mut scanner, "lost")?;
        let urn = field(&mut scanner, "urn")?;
        let drawing = field::<Maybe<Letter>>(&mut scanner, "drawing")?.0.map(|Letter(seat)| seat);
        let places = places(&mut scanner, place)?;
        let game = SealedBids { rounds, deck, prize, lost, urn, drawing, ties: Ties::Skipped, places };
        game.check_possible().map_err(|what| BadText::new(0, what))?;
        Ok(game)
    }
}

impl ViewNotation for SealedBids {
    fn view_from_text(viewer: Viewer, text: &str) -> Result<View, BadText> {
        let mut scanner = Scanner::new(text);
        let Rounds(rounds) = field(&mut scanner, "rounds")?;
        let view = View {
            rounds,
            deck: field(&mut scanner, "deck")?,
            prize: field::<Maybe<Pips>>(&mut scanner, "prize")?.0,
            lost: field(&mut scanner, "lost")?,
            drawing: field::<Maybe<Letter>>(&mut scanner, "drawing")?.0.map(|Letter(seat)| seat),
            ties: Ties::Skipped,
            places: places(&mut scanner, place_view)?,
        };
        if let Some(seat) = viewer.seat().filter(|seat| seat.index() >= view.places.count()) {
            return Err(BadText::new(0, format!("the table has no seat {seat}")));
        }
        let impossible = |what: &str| BadText::new(0, what);
        let world = view.world(|bag| bag.iter().next()).ok_or_else(|| impossible("too much is hidden"))?;
        world.check_possible().map_err(|what| impossible(&what))?;
        check_view_text(&View::of(&world, viewer), text)?;
        Ok(view)
    }
}

impl FromStr for Secret {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Secret, BadText> {
        match text {
            "-" => Ok(Secret::Nothing),
            "?" => Ok(Secret::Hidden),
            _ => text.parse().map(Secret::Known),
        }
    }
}

fn place_view(scanner: &mut Scanner<'_>) -> Result<PlaceView, BadText> {
    Ok(PlaceView {
        unopened: field(scanner, "unopened")?,
        sealed: field(scanner, "sealed")?,
        spent: field(scanner, "spent")?,
        won: field(scanner, "won")?,
        token: field(scanner, "token")?,
    })
}

impl SealedBids {
    /// Checks that a game can reach this position.
    fn check_possible(&self) -> Result<(), String> {
        SealedBids::new(&Setup { seats: self.seats() as u8, rounds: 1 }).map_err(|no| no.to_string())?;
        SealedBidsWitness::conserved(self)?;
        let spent = |place: &Place| place.spent.iter().count();
        let rounds = spent(&self.places[Seat::A]);
        if self.places.iter().any(|(_, place)| spent(place) != rounds) {
            return Err("the seats have not played as many rounds".to_owned());
        }
        if self.prize.is_none() && self.places.iter().any(|(_, place)| place.sealed.is_some()) {
            return Err("a card is sealed for no prize".to_owned());
        }
        match self.drawing {
            Some(seat)
                if self.prize.is_none() || self.places.get(seat).is_none_or(|own| own.token.is_some()) =>
            {
                Err(format!("{seat} cannot draw a token"))
            }
            Some(_) | None => Ok(()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(card) => write!(f, "bid {card}"),
            Action::Draw => f.write_str("draw"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        let mut scanner = Scanner::new(text);
        let action = match scanner.next_word("draw") {
            Some(_) => Action::Draw,
            None => Action::Bid(field(&mut scanner, "bid")?),
        };
        scanner.end().map(|()| action)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Prize(prize) => write!(f, "prize {prize}"),
            Chance::Token(token) => write!(f, "token {token}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Chance, BadText> {
        let mut scanner = Scanner::new(text);
        let chance = match scanner.peek().is_some_and(|word| word.text == "token") {
            true => Chance::Token(field(&mut scanner, "token")?),
            false => Chance::Prize(field(&mut scanner, "prize")?),
        };
        scanner.end().map(|()| chance)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let View { rounds, deck, prize, lost, drawing, ties: _, places } = self;
        let (prize, drawing) = (Maybe(*prize), Maybe(*drawing));
        write!(f, "rounds {rounds} deck {deck} prize {prize} lost {lost} drawing {drawing}")?;
        places.iter().try_for_each(|(seat, place)| {
            let PlaceView { unopened, sealed, spent, won, token } = place;
            write!(f, " | {seat} unopened {unopened} sealed {sealed} spent {spent} won {won} token {token}")
        })
    }
}

impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sight::Turned { prize } => write!(f, "Prize {prize} is turned up."),
            Sight::Sealed { seat, card } => write!(f, "{seat} seals card {card}."),
            Sight::Opened { cards, taker } => {
                f.write_str("The cards are opened:")?;
                cards.iter().try_for_each(|(seat, card)| write!(f, " {seat} {card}"))?;
                match taker {
                    Some(seat) => write!(f, "; {seat} takes the prize."),
                    None => f.write_str("; the prize is lost."),
                }
            }
            Sight::Reached { seat } => write!(f, "{seat} reaches into the urn."),
            Sight::Drew { seat, token } => write!(f, "{seat} draws token {token}."),
            Sight::Shown { tokens } => {
                f.write_str("The tokens are shown:")?;
                tokens.iter().try_for_each(|(seat, token)| write!(f, " {seat} {}", Maybe(*token)))?;
                f.write_str(".")
            }
        }
    }
}
