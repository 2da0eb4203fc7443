//! Actions and answers of chance as text.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use arrayvec::ArrayVec;
use game_core::{BadText, Scanner};

use super::{Secrets, words};
use crate::action::{Action, Order};
use crate::chance::Chance;
use crate::{Adventurer, Adventurers, Rooms};

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Recruit { adventurer, discard, payment } => {
                write!(f, "recruit {adventurer}")?;
                if let Some(member) = discard {
                    write!(f, " over {member}")?;
                }
                write_payment(f, *payment)
            }
            Action::Pass => f.write_str("pass"),
            Action::Scout(tower) => write!(f, "scout {}", tower.initial()),
            Action::Order(order) => write!(f, "order{order}"),
            Action::Lute(adventurer) => write!(f, "lute {adventurer}"),
            Action::Name(adventurer) => write!(f, "name {adventurer}"),
            Action::Wand => f.write_str("wand"),
            Action::Shield => f.write_str("shield"),
            Action::Lose(adventurer) => write!(f, "lose {adventurer}"),
            Action::Save(adventurer) => write!(f, "save {adventurer}"),
            Action::Drop(rooms) => {
                f.write_str("drop")?;
                if rooms.is_empty() { Ok(()) } else { write!(f, " {rooms}") }
            }
            Action::Leave => f.write_str("leave"),
            Action::GoOn => f.write_str("on"),
            Action::Look => f.write_str("look"),
            Action::Deed { tokens: 0, payment } => {
                f.write_str("deed")?;
                write_payment(f, *payment)
            }
            Action::Deed { tokens, payment } => {
                write!(f, "deed for {tokens}g")?;
                if payment.is_empty() { Ok(()) } else { write!(f, " {payment}") }
            }
            Action::Decline => f.write_str("decline"),
            Action::Declare => f.write_str("declare"),
        }
    }
}

/// The fighters, each after a space, and the one with the Axe: ` 12 3 40 axe 3`.
impl Display for Order {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.fighters.iter().flatten().try_for_each(|fighter| write!(f, " {fighter}"))?;
        self.axe.map_or(Ok(()), |axe| write!(f, " axe {axe}"))
    }
}

fn write_payment(f: &mut Formatter<'_>, payment: Rooms) -> fmt::Result {
    if payment.is_empty() { Ok(()) } else { write!(f, " for {payment}") }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        Scanner::read_all(text, "an action", |verb, scanner| {
            match verb.text {
                "recruit" => {
                    let adventurer = read_adventurer(scanner, "the adventurer to recruit")?;
                    let discard = match scanner.next_word("over") {
                        Some(_) => Some(read_adventurer(scanner, "the adventurer to discard")?),
                        None => None,
                    };
                    let payment = read_payment(scanner)?;
                    words::end(scanner, "recruit 12 over 40 for C7 G3")?;
                    Ok(Action::Recruit { adventurer, discard, payment })
                }
                "pass" => Ok(Action::Pass),
                "scout" => words::tower(scanner.expect("a tower")?).map(Action::Scout),
                "order" => read_order(scanner).map(Action::Order),
                "lute" => read_adventurer(scanner, "the Bard who stays").map(Action::Lute),
                "name" => read_adventurer(scanner, "the member whose letters the Oracle takes").map(Action::Name),
                "wand" => Ok(Action::Wand),
                "shield" => Ok(Action::Shield),
                "lose" => read_adventurer(scanner, "the member who dies").map(Action::Lose),
                "save" => read_adventurer(scanner, "the member who dies and waits at home").map(Action::Save),
                "drop" => words::rooms(scanner).map(Action::Drop),
                "leave" => Ok(Action::Leave),
                "on" => Ok(Action::GoOn),
                "look" => Ok(Action::Look),
                "deed" => read_deed(scanner),
                "decline" => Ok(Action::Decline),
                "declare" => Ok(Action::Declare),
                _ => Err(verb.wrong(format!(
                    "{} is not an action; actions are recruit, pass, scout, order, lute, name, wand, shield, lose, \
                     save, drop, leave, on, look, deed, decline, declare",
                    verb.quoted()
                ))),
        }
        })
    }
}

fn read_adventurer(scanner: &mut Scanner<'_>, what: &str) -> Result<Adventurer, BadText> {
    words::adventurer(scanner.expect(what)?)
}

fn read_payment(scanner: &mut Scanner<'_>) -> Result<Rooms, BadText> {
    let Some(word) = scanner.next_word("for") else {
        return Ok(Rooms::NONE);
    };
    let payment = words::rooms(scanner)?;
    if payment.is_empty() { Err(word.wrong("expected cards, as in for C7 G3")) } else { Ok(payment) }
}

/// A payment for a deed, with the gold in tokens first: `for 30g C1`.
fn read_deed(scanner: &mut Scanner<'_>) -> Result<Action, BadText> {
    let Some(word) = scanner.next_word("for") else {
        return Ok(Action::Deed { tokens: 0, payment: Rooms::NONE });
    };
    let gold = scanner.peek().and_then(|word| Some((word, word.strip_suffix("g")?)));
    let tokens = match gold {
        None => 0,
        Some((word, number)) => {
            scanner.next();
            let tokens = number.number(1..=250).filter(|gold| gold.is_multiple_of(10));
            tokens.ok_or_else(|| word.wrong("expected the gold paid in tokens of 10, as in 30g"))?
        }
    };
    let payment = words::rooms(scanner)?;
    if tokens == 0 && payment.is_empty() {
        return Err(word.wrong("expected gold in tokens or cards, as in for 30g C7 G3"));
    }
    Ok(Action::Deed { tokens, payment })
}

pub(super) fn read_order(scanner: &mut Scanner<'_>) -> Result<Order, BadText> {
    read_order_seen(scanner, Secrets::Given).map(|(order, _)| order)
}

/// An order, and the number of its hidden fighters, which are written as `?` after the others.
pub(super) fn read_order_seen(
    scanner: &mut Scanner<'_>,
    secrets: Secrets,
) -> Result<(Order, usize), BadText> {
    let mut order = Order::default();
    let mut members = Adventurers::NONE;
    for place in &mut order.fighters {
        let digits = |word: &game_core::Word<'_>| word.text.starts_with(|c: char| c.is_ascii_digit());
        let Some(word) = scanner.peek().filter(digits) else {
            break;
        };
        let fighter = words::adventurer(word)?;
        if members.contains(fighter) {
            return Err(word.wrong("a fighter can fight only once"));
        }
        members.insert(fighter);
        *place = Some(fighter);
        scanner.next();
    }
    let mut hidden = 0;
    while secrets == Secrets::Hidden
        && let Some(word) = scanner.next_word("?")
    {
        hidden += 1;
        if order.len() + hidden > order.fighters.len() {
            return Err(word.wrong("at most three can fight"));
        }
    }
    if scanner.next_word("axe").is_some() {
        let word = scanner.expect("the fighter with the Axe")?;
        let axe = words::adventurer(word)?;
        if !members.contains(axe) {
            return Err(word.wrong("the one with the Axe must be a fighter"));
        }
        order.axe = Some(axe);
    }
    Ok((order, hidden))
}

impl Display for Chance {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(deeds) => {
                f.write_str("deal")?;
                deeds.iter().try_for_each(|deed| write!(f, " {}", deed.initial()))
            }
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Draw(adventurer) => write!(f, "draw {adventurer}"),
            Chance::Room(room) => write!(f, "room {room}"),
            Chance::Deed(tower) => write!(f, "deed {}", tower.initial()),
        }
    }
}

impl FromStr for Chance {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Chance, BadText> {
        Scanner::read_all(text, "an answer of chance", |verb, scanner| match verb.text {
            "deal" => {
                let mut deeds = ArrayVec::new();
                for word in scanner {
                    let deed = words::tower(word)?;
                    deeds.try_push(deed).map_err(|_| word.wrong("there are five deeds"))?;
                }
                Ok(Chance::Deal(deeds))
            }
            "first" => words::seat(scanner.expect("a seat")?).map(Chance::First),
            "draw" => read_adventurer(scanner, "the adventurer drawn").map(Chance::Draw),
            "room" => words::room(scanner.expect("the room")?).map(Chance::Room),
            "deed" => words::tower(scanner.expect("the tower of the deed")?).map(Chance::Deed),
            _ => Err(verb.wrong(format!(
                "{} is not an answer of chance; answers are deal, first, draw, room, deed",
                verb.quoted()
            ))),
        })
    }
}
