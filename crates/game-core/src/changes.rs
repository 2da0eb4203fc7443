//! What is different between two views, so that clients get changes instead of whole views.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// A value that can be compared with an earlier one, part by part.
///
/// The macro [`compare!`](crate::compare) implements it for a struct.
pub trait Compare: Serialize {
    /// Adds what is different from `before` to `changes`.
    fn compare(&self, before: &Self, changes: &mut Changes);

    /// Whether this is the same thing as `before`, though parts of it may have changed. Items of lists that are not the same
    /// are replaced as a whole.
    fn is_same(&self, before: &Self) -> bool {
        let _ = before;
        true
    }
}

/// What is different between two values: the new value at each path, as a JSON object.
///
/// A path is the names of fields and the numbers of items, as in `boards.1.home`. A path that ends in `[3,2]` replaces
/// two items of a list, from item 3 on, by the items of the value.
///
/// ```
/// use game_core::{Changes, compare};
///
/// #[derive(PartialEq, serde::Serialize)]
/// struct Board { home: u8, cards: Vec<&'static str> }
/// compare!(Board { home, cards: list });
///
/// let before = Board { home: 3, cards: vec!["I2", "J4"] };
/// let after = Board { home: 2, cards: vec!["I2", "M1", "J4"] };
/// let changes = Changes::between(&before, &after);
/// assert_eq!(changes.as_json(), r#"{"home":2,"cards[1,0]":["M1"]}"#);
///
/// let mut copy = serde_json::to_value(&before)?;
/// Changes::apply(&mut copy, &serde_json::from_str(changes.as_json())?)?;
/// assert_eq!(copy, serde_json::to_value(&after)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Changes {
    json: String,
    path: String,
}

/// Changes don't fit the value that they were applied to.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is nothing to change at {0:?}")]
pub struct BadPath(pub String);

impl Changes {
    /// What is different in `after`.
    pub fn between<V: Compare>(before: &V, after: &V) -> Changes {
        let mut changes = Changes { json: "{".to_owned(), path: String::new() };
        after.compare(before, &mut changes);
        changes.json.push('}');
        changes
    }

    /// Whether nothing is different.
    pub fn is_empty(&self) -> bool {
        self.json == "{}"
    }

    /// The changes as a JSON object.
    pub fn as_json(&self) -> &str {
        &self.json
    }

    /// The changes as a JSON object.
    pub fn into_json(self) -> String {
        self.json
    }

    /// Compares a field; its name in Rust becomes the one in JSON.
    pub fn field(&mut self, name: &str, compare: impl FnOnce(&mut Changes)) {
        let length = self.path.len();
        if length > 0 {
            self.path.push('.');
        }
        let mut words = name.split('_');
        self.path.extend(words.next());
        for word in words {
            let mut letters = word.chars();
            self.path.extend(letters.next().map(|first| first.to_ascii_uppercase()));
            self.path.push_str(letters.as_str());
        }
        compare(self);
        self.path.truncate(length);
    }

    /// Compares a value as a whole.
    pub fn value<T: PartialEq + Serialize>(&mut self, before: &T, now: &T) {
        if now != before {
            self.set(now);
        }
    }

    /// Compares a value as a whole, by its JSON.
    pub fn json<T: Serialize>(&mut self, before: &T, now: &T) {
        let now = json(now);
        if now != json(before) {
            self.set_json(&now);
        }
    }

    /// Compares JSON objects field by field; other JSON, and objects that don't have the same fields, as a whole.
    pub fn fields(&mut self, before: &Option<Box<RawValue>>, now: &Option<Box<RawValue>>) {
        let (old, new) = (json_of(before), json_of(now));
        if old == new {
            return;
        }
        let Some((old, new)) =
            fields_of(old).zip(fields_of(new)).filter(|(old, new)| old.keys().eq(new.keys()))
        else {
            self.set_json(new);
            return;
        };
        for ((name, value), before) in new.iter().zip(old.values()) {
            if value.get() != before.get() {
                let length = self.path.len();
                write!(self.path, ".{name}").expect("a string takes any text");
                self.set_json(value.get());
                self.path.truncate(length);
            }
        }
    }

    /// Compares a value part by part, if there was one before.
    pub fn option<T: Compare>(&mut self, before: &Option<T>, now: &Option<T>) {
        match (before, now) {
            (Some(before), Some(now)) => now.compare(before, self),
            (None, None) => {}
            (Some(_), None) | (None, Some(_)) => self.set(now),
        }
    }

    /// Compares lists part by part: items that are the same are compared where they were, then all others are replaced.
    pub fn each<T: Compare>(&mut self, before: &[T], now: &[T]) {
        let (start, end) = common_ends(before, now, T::is_same);
        let (old, new) = (start..before.len() - end, start..now.len() - end);
        let last = (old.end..before.len()).zip(new.end..now.len());
        for (old, new) in (0..start).map(|index| (index, index)).chain(last) {
            let length = self.path.len();
            write!(self.path, ".{old}").expect("a string takes any text");
            now[new].compare(&before[old], self);
            self.path.truncate(length);
        }
        if !old.is_empty() || !new.is_empty() {
            self.splice(start, old.len(), &now[new]);
        }
    }

    /// Compares sets whose JSON is the list of their items.
    pub fn items<T: PartialEq + Serialize>(
        &mut self,
        before: impl Iterator<Item = T>,
        now: impl Iterator<Item = T>,
    ) {
        self.list(&before.collect::<Vec<T>>(), &now.collect::<Vec<T>>());
    }

    /// Compares lists into which items come and from which they go.
    pub fn list<T: PartialEq + Serialize>(&mut self, before: &[T], now: &[T]) {
        if before == now {
            return;
        }
        let (start, end) = common_ends(before, now, T::eq);
        self.splice(start, before.len() - start - end, &now[start..now.len() - end]);
    }

    /// Replaces some items of the list at the current path.
    fn splice<T: Serialize>(&mut self, start: usize, count: usize, items: &[T]) {
        let length = self.path.len();
        write!(self.path, "[{start},{count}]").expect("a string takes any text");
        self.set(&items);
        self.path.truncate(length);
    }

    /// Sets the value at the current path.
    fn set(&mut self, value: &impl Serialize) {
        self.set_json(&json(value));
    }

    fn set_json(&mut self, value: &str) {
        if self.json.len() > 1 {
            self.json.push(',');
        }
        write!(self.json, "\"{}\":{value}", self.path).expect("a string takes any text");
    }

    /// Applies changes, as a JSON object, to a value.
    ///
    /// # Errors
    /// If they don't fit.
    pub fn apply(to: &mut Value, changes: &Value) -> Result<(), BadPath> {
        for (path, value) in changes.as_object().into_iter().flatten() {
            change(to, path, value).ok_or_else(|| BadPath(path.clone()))?;
        }
        Ok(())
    }
}

/// How many items at the start of two lists, and how many of the others at their end, are the same.
fn common_ends<T>(before: &[T], now: &[T], same: impl Fn(&T, &T) -> bool) -> (usize, usize) {
    let start = now.iter().zip(before).take_while(|(now, before)| same(now, before)).count();
    let (before, now) = (&before[start..], &now[start..]);
    (start, now.iter().rev().zip(before.iter().rev()).take_while(|(now, before)| same(now, before)).count())
}

fn json_of(value: &Option<Box<RawValue>>) -> &str {
    value.as_ref().map_or("null", |value| value.get())
}

/// The fields of a JSON object.
fn fields_of(json: &str) -> Option<BTreeMap<&str, &RawValue>> {
    serde_json::from_str(json).ok()
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is compared is plain data")
}

fn change(to: &mut Value, path: &str, value: &Value) -> Option<()> {
    let (place, span) = match path.strip_suffix(']').and_then(|path| path.rsplit_once('[')) {
        Some((place, span)) => (place, Some(span.split_once(',')?)),
        None => (path, None),
    };
    let at = place.split('.').try_fold(to, |at, key| match at {
        Value::Object(fields) => fields.get_mut(key),
        Value::Array(items) => items.get_mut(key.parse::<usize>().ok()?),
        _ => None,
    })?;
    match span {
        None => *at = value.clone(),
        Some((start, count)) => {
            let (start, count): (usize, usize) = (start.parse().ok()?, count.parse().ok()?);
            let (items, new) = (at.as_array_mut()?, value.as_array()?);
            items.get(start..start + count)?;
            items.splice(start..start + count, new.iter().cloned());
        }
    }
    Some(())
}

/// Implements [`Compare`](crate::Compare) for a struct. Every field is named, so that none is forgotten. `by` names the field
/// that says which thing it is, for items that come, go and move in a list.
///
/// A field is compared as a whole, unless a word says how: `parts` for a struct that implements `Compare` itself,
/// `option` for such a struct that may be missing, `each` for a list of such structs, `list` for a list of other items, `items` for a
/// set that is a list in JSON, `fields` for a JSON object, `json` for what can only be compared as text, and `skip` for a field that is
/// left out.
///
/// ```
/// use game_core::{Changes, compare};
///
/// #[derive(PartialEq, serde::Serialize)]
/// struct Card { number: u8, open: bool }
/// compare!(Card by number { number, open });
///
/// #[derive(PartialEq, serde::Serialize)]
/// struct Hand { cards: Vec<Card> }
/// compare!(Hand { cards: each });
///
/// let hand = |open| Hand { cards: vec![Card { number: 7, open: false }, Card { number: 9, open }] };
/// assert_eq!(Changes::between(&hand(false), &hand(true)).as_json(), r#"{"cards.1.open":true}"#);
/// ```
#[macro_export]
macro_rules! compare {
    ($type:ident $(by $key:ident)? { $($field:ident $(: $how:ident)?),* $(,)? }) => {
        impl $crate::Compare for $type {
            $(fn is_same(&self, before: &Self) -> bool {
                self.$key == before.$key
            })?

            fn compare(&self, before: &Self, changes: &mut $crate::Changes) {
                let Self { $($field),* } = self;
                $($crate::compare!(@ $field, &before.$field, changes $(, $how)?);)*
            }
        }
    };
    (@ $field:ident, $before:expr, $changes:ident) => {
        $changes.field(stringify!($field), |changes| changes.value($before, $field))
    };
    (@ $field:ident, $before:expr, $changes:ident, parts) => {
        $changes.field(stringify!($field), |changes| $crate::Compare::compare($field, $before, changes))
    };
    (@ $field:ident, $before:expr, $changes:ident, items) => {
        if $before != $field {
            $changes.field(stringify!($field), |changes| changes.items($before.iter(), $field.iter()))
        }
    };
    (@ $field:ident, $before:expr, $changes:ident, skip) => {
        let _ = ($field, $before);
    };
    (@ $field:ident, $before:expr, $changes:ident, $how:ident) => {
        $changes.field(stringify!($field), |changes| changes.$how($before, $field))
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq, Clone, Debug, Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Inner {
        first_seat: u8,
        cards: Vec<u8>,
    }
    compare!(Inner { first_seat, cards: list });

    #[derive(PartialEq, Clone, Debug, Serialize)]
    struct Outer {
        share: f32,
        round: u8,
        boards: Vec<Inner>,
        battle: Option<Inner>,
        one: Inner,
        #[serde(skip)]
        hidden: u8,
    }
    compare!(Outer { share: json, round, boards: each, battle: option, one: parts, hidden: skip });

    fn inner(first_seat: u8, cards: &[u8]) -> Inner {
        Inner { first_seat, cards: cards.to_vec() }
    }

    fn check(before: &Outer, after: &Outer, expected: &str) {
        let changes = Changes::between(before, after);
        assert_eq!(changes.as_json(), expected);
        let mut copy = serde_json::to_value(before).unwrap();
        Changes::apply(&mut copy, &serde_json::from_str(changes.as_json()).unwrap()).unwrap();
        assert_eq!(copy, serde_json::to_value(after).unwrap());
    }

    #[test]
    fn changes_turn_one_value_into_the_other() {
        let before = Outer {
            share: 0.5,
            round: 1,
            boards: vec![inner(0, &[1, 2, 3]), inner(1, &[])],
            battle: None,
            one: inner(2, &[7]),
            hidden: 1,
        };
        check(&before, &before, "{}");
        let mut after = before.clone();
        after.share = 0.25;
        after.round = 2;
        after.boards[0].cards = vec![1, 9, 3];
        after.boards[1].first_seat = 4;
        after.boards[1].cards = vec![5, 5];
        after.one.cards.clear();
        after.hidden = 3;
        let expected = r#"{"share":0.25,"round":2,"boards.0.cards[1,1]":[9],"boards.1.firstSeat":4,"boards.1.cards[0,0]":[5,5],"one.cards[0,1]":[]}"#;
        check(&before, &after, expected);
        after = before.clone();
        after.battle = Some(inner(1, &[1]));
        check(&before, &after, r#"{"battle":{"firstSeat":1,"cards":[1]}}"#);
        let mut fought = after.clone();
        fought.battle.as_mut().unwrap().cards.push(1);
        check(&after, &fought, r#"{"battle.cards[1,0]":[1]}"#);
        check(&fought, &before, r#"{"battle":null}"#);
        after.boards.pop();
        check(&fought, &after, r#"{"boards[1,1]":[],"battle.cards[1,1]":[]}"#);
    }

    /// Checks the changes, and that they lead from the one to the other.
    fn check_both_ways<T: Compare + Serialize>(before: &T, after: &T, expected: &str) {
        let changes = Changes::between(before, after);
        assert_eq!(changes.as_json(), expected);
        let mut copy = serde_json::to_value(before).unwrap();
        Changes::apply(&mut copy, &serde_json::from_str(changes.as_json()).unwrap()).unwrap();
        assert_eq!(copy, serde_json::to_value(after).unwrap());
    }

    #[derive(PartialEq, Clone, Debug, Serialize)]
    struct Stall {
        goods: char,
        price: u8,
    }
    compare!(Stall by goods { goods, price });

    #[derive(PartialEq, Clone, Debug, Serialize)]
    struct Market {
        stalls: Vec<Stall>,
    }
    compare!(Market { stalls: each });

    #[test]
    fn items_that_stay_are_compared_and_the_others_replaced() {
        let market = |goods: &str| Market {
            stalls: goods.chars().zip(1..).map(|(goods, price)| Stall { goods, price }).collect(),
        };
        let check = |before: &str, after: &str, expected: &str| {
            check_both_ways(&market(before), &market(after), expected)
        };
        check("abc", "abc", "{}");
        check(
            "abc",
            "axbc",
            r#"{"stalls.1.price":3,"stalls.2.price":4,"stalls[1,0]":[{"goods":"x","price":2}]}"#,
        );
        check("abc", "bc", r#"{"stalls.1.price":1,"stalls.2.price":2,"stalls[0,1]":[]}"#);
        check("abc", "axc", r#"{"stalls[1,1]":[{"goods":"x","price":2}]}"#);
        check("abc", "", r#"{"stalls[0,3]":[]}"#);
        check("", "a", r#"{"stalls[0,0]":[{"goods":"a","price":1}]}"#);
    }

    #[derive(Clone, Debug, Serialize)]
    struct Question {
        offer: Option<Box<RawValue>>,
    }
    compare!(Question { offer: fields });

    #[test]
    fn json_objects_are_compared_field_by_field() {
        let question = |offer: &str| Question {
            offer: (offer != "null").then(|| RawValue::from_string(offer.to_owned()).unwrap()),
        };
        let check = |before: &str, after: &str, expected: &str| {
            check_both_ways(&question(before), &question(after), expected)
        };
        let pay = r#"{"pay":{"gold":3},"pass":null}"#;
        check(pay, pay, "{}");
        check(pay, r#"{"pay":{"gold":4},"pass":null}"#, r#"{"offer.pay":{"gold":4}}"#);
        check(pay, r#"{"pay":null,"pass":true}"#, r#"{"offer.pass":true,"offer.pay":null}"#);
        check(pay, r#"{"pay":{"gold":3}}"#, r#"{"offer":{"pay":{"gold":3}}}"#);
        check(pay, "null", r#"{"offer":null}"#);
        check("null", pay, &format!(r#"{{"offer":{pay}}}"#));
        check("[1]", "[2]", r#"{"offer":[2]}"#);
    }

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Bits(u8);

    impl Bits {
        fn iter(self) -> impl Iterator<Item = u8> {
            (0..8).filter(move |bit| self.0 & (1 << bit) != 0)
        }
    }

    impl Serialize for Bits {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }

    #[derive(PartialEq, Clone, Debug, Serialize)]
    struct Deck {
        cards: Bits,
    }
    compare!(Deck { cards: items });

    #[test]
    fn sets_are_compared_as_lists() {
        let (before, after) = (Deck { cards: Bits(0b1011) }, Deck { cards: Bits(0b1001) });
        let changes = Changes::between(&before, &after);
        assert_eq!(changes.as_json(), r#"{"cards[1,1]":[]}"#);
        let mut copy = serde_json::to_value(&before).unwrap();
        Changes::apply(&mut copy, &serde_json::from_str(changes.as_json()).unwrap()).unwrap();
        assert_eq!(copy, serde_json::to_value(&after).unwrap());
        assert!(Changes::between(&after, &after).is_empty());
    }

    #[test]
    fn changes_that_do_not_fit_are_refused() {
        let value = || serde_json::json!({"row": [1, 2], "deck": 3});
        for path in ["roww", "row.2", "row[1,2]", "deck[0,1]", "row[x,1]", "deck.1", "row[0"] {
            let changes = serde_json::json!({ path: [1] });
            assert_eq!(Changes::apply(&mut value(), &changes), Err(BadPath(path.to_owned())));
        }
    }
}
