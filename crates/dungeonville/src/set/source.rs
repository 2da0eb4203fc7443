//! The text of a card set: values with their places in it, and the faults found on the way.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::fault::{Fault, Faults, Wrong};

/// A value and where it stands.
pub(super) type Value<'i> = Spanned<DeValue<'i>>;

/// Longer than any card set: whatever comes from outside is read no further.
pub(super) const LONGEST_FILE: usize = 256 * 1024;

/// Reads values out of a text and remembers what is wrong with them.
pub(super) struct Source {
    /// Where each line ends.
    ends: Vec<usize>,
    lines: usize,
    faults: Vec<Fault>,
}

impl Source {
    /// Takes a text apart; what can't be read is a fault, and the rest is there all the same.
    pub(super) fn open(text: &str) -> (Source, DeTable<'_>) {
        let ends = text.match_indices('\n').map(|(at, _)| at).collect();
        let mut source = Source { ends, lines: text.lines().count().max(1), faults: Vec::new() };
        if text.len() > LONGEST_FILE {
            source.fault(0, Wrong::TooLong(LONGEST_FILE));
            return (source, DeTable::default());
        }
        let (table, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            let at = error.span().map_or(0, |span| span.start);
            source.fault(at, Wrong::Syntax(error.message().replace('\n', ", ")));
        }
        (source, table.into_inner())
    }

    /// The line of the byte at `at`.
    pub(super) fn line(&self, at: usize) -> usize {
        (self.ends.partition_point(|end| *end < at) + 1).min(self.lines)
    }

    /// Remembers that something is wrong at `at`.
    pub(super) fn fault(&mut self, at: usize, wrong: Wrong) {
        let line = self.line(at);
        self.faults.push(Fault { line, wrong });
    }

    /// What was wrong, if anything. In a text that can't be read whole, nothing is said to be absent.
    pub(super) fn close(mut self) -> Option<Faults> {
        let whole =
            !self.faults.iter().any(|fault| matches!(fault.wrong, Wrong::Syntax(_) | Wrong::TooLong(_)));
        self.faults.retain(|fault| whole || !fault.wrong.is_absence());
        Faults::sorted(self.faults)
    }

    /// A table of which only these keys are known.
    pub(super) fn fields<'v, 'i>(
        &mut self,
        field: &'static str,
        value: &'v Value<'i>,
        known: &'static [&'static str],
    ) -> Option<Fields<'v, 'i>> {
        match value.get_ref() {
            DeValue::Table(table) => Some(self.known(table, value.span().start, known)),
            _ => self.wrong_type(field, "a table", value),
        }
    }

    /// The same for a table that has been found already.
    pub(super) fn known<'v, 'i>(
        &mut self,
        table: &'v DeTable<'i>,
        at: usize,
        known: &'static [&'static str],
    ) -> Fields<'v, 'i> {
        for key in table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            let found = key.get_ref().clone().into_owned();
            self.fault(key.span().start, Wrong::UnknownKey { found, known });
        }
        Fields { table, at }
    }

    /// A list.
    pub(super) fn list<'v, 'i>(
        &mut self,
        field: &'static str,
        value: &'v Value<'i>,
    ) -> Option<&'v DeArray<'i>> {
        match value.get_ref() {
            DeValue::Array(array) => Some(array),
            _ => self.wrong_type(field, "a list", value),
        }
    }

    /// A text.
    pub(super) fn text<'v>(&mut self, field: &'static str, value: &'v Value<'_>) -> Option<&'v str> {
        match value.get_ref() {
            DeValue::String(text) => Some(text),
            _ => self.wrong_type(field, "a text in quotes", value),
        }
    }

    /// A whole number in a range.
    pub(super) fn number(
        &mut self,
        field: &'static str,
        value: &Value<'_>,
        range: RangeInclusive<u8>,
    ) -> Option<u8> {
        let DeValue::Integer(integer) = value.get_ref() else {
            return self.wrong_type(field, "a whole number", value);
        };
        let number =
            u8::from_str_radix(integer.as_str(), integer.radix()).ok().filter(|it| range.contains(it));
        if number.is_none() {
            let (lowest, highest) = range.into_inner();
            let found = integer.to_string();
            self.fault(value.span().start, Wrong::OutOfRange { field, found, lowest, highest });
        }
        number
    }

    /// One word of a closed list.
    pub(super) fn word<T: Copy>(
        &mut self,
        field: &'static str,
        value: &Value<'_>,
        all: &[T],
        key: fn(T) -> &'static str,
    ) -> Option<T> {
        let text = self.text(field, value)?;
        let found = all.iter().copied().find(|word| key(*word) == text);
        if found.is_none() {
            let known = all.iter().map(|word| key(*word)).collect::<Vec<_>>().join(", ");
            let found = text.to_owned();
            self.fault(value.span().start, Wrong::UnknownWord { field, found, known });
        }
        found
    }

    fn wrong_type<T>(&mut self, field: &'static str, wanted: &'static str, value: &Value<'_>) -> Option<T> {
        let found = match value.get_ref() {
            DeValue::String(_) => "a text",
            DeValue::Integer(_) => "a number",
            DeValue::Float(_) => "a number with a point",
            DeValue::Boolean(_) => "true or false",
            DeValue::Datetime(_) => "a date",
            DeValue::Array(_) => "a list",
            DeValue::Table(_) => "a table",
        };
        self.fault(value.span().start, Wrong::Type { field, wanted, found });
        None
    }
}

/// What a table says, and where it begins.
pub(super) struct Fields<'v, 'i> {
    table: &'v DeTable<'i>,
    pub(super) at: usize,
}

impl<'v, 'i> Fields<'v, 'i> {
    /// What it says for `key`, if it does.
    pub(super) fn optional(&self, key: &str) -> Option<&'v Value<'i>> {
        self.table.get(key)
    }

    /// What it says for `key`, which it must.
    pub(super) fn required(&self, key: &'static str, source: &mut Source) -> Option<&'v Value<'i>> {
        let found = self.optional(key);
        if found.is_none() {
            source.fault(self.at, Wrong::Missing(key));
        }
        found
    }
}
