//! Reads TOML values with their positions, and collects faults.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::fault::{Fault, Faults, Wrong};

/// A value and its position.
pub(super) type Value<'i> = Spanned<DeValue<'i>>;

/// The longest text that is read. Any card set is shorter.
pub(super) const LONGEST_FILE: usize = 256 * 1024;

/// Reads values from a text and collects faults.
pub(super) struct Source {
    /// The position of the end of each line.
    ends: Vec<usize>,
    lines: usize,
    faults: Vec<Fault>,
}

impl Source {
    /// Parses a text. Parts that can't be parsed become faults; the rest is returned.
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

    /// Adds a fault at byte `at`.
    pub(super) fn fault(&mut self, at: usize, wrong: Wrong) {
        let line = self.line(at);
        self.faults.push(Fault { line, wrong });
    }

    /// The faults, if any. If a part of the text can't be read, missing values are not reported.
    pub(super) fn close(mut self) -> Option<Faults> {
        let whole =
            !self.faults.iter().any(|fault| matches!(fault.wrong, Wrong::Syntax(_) | Wrong::TooLong(_)));
        self.faults.retain(|fault| whole || !fault.wrong.is_absence());
        Faults::sorted(self.faults)
    }

    /// A table in which only these keys are allowed.
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

    /// Checks the keys of a table.
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

    /// A string.
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

    /// One of a fixed list of words.
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

/// The values of a table, and its position.
pub(super) struct Fields<'v, 'i> {
    table: &'v DeTable<'i>,
    pub(super) at: usize,
}

impl<'v, 'i> Fields<'v, 'i> {
    /// The value of `key`, if there is one.
    pub(super) fn optional(&self, key: &str) -> Option<&'v Value<'i>> {
        self.table.get(key)
    }

    /// The value of `key`; a fault if there is none.
    pub(super) fn required(&self, key: &'static str, source: &mut Source) -> Option<&'v Value<'i>> {
        let found = self.optional(key);
        if found.is_none() {
            source.fault(self.at, Wrong::Missing(key));
        }
        found
    }
}
