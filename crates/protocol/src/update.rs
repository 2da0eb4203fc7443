//! What has changed at a table, for clients that keep what they were sent.

use serde::Serialize;
use serde_json::value::RawValue;

use crate::{Entry, EntryKind, TableId};

/// What has changed at a table since the version that the client has, one frame for every record.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Update {
    /// The table.
    pub table: TableId,
    /// The version after which the frames start.
    pub since: u64,
    /// The number of records of the table.
    pub version: u64,
    /// The server's time now, in milliseconds since 1970.
    pub now: i64,
    /// What is different in the sheet after the last frame, apart from the view and the log: since the last message about
    /// this table on the same connection, or every field if there was none.
    #[cfg_attr(feature = "typescript", ts(type = "Changes"))]
    pub sheet: Box<RawValue>,
    /// What happened, in order.
    pub frames: Vec<Frame>,
    /// Entries of the log that read differently now, because there is more to remember, or nothing any more. They replace those of
    /// the same versions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Entry>>"))]
    pub log: Vec<Entry>,
}

/// What happened in one record, as one person saw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// The version after it.
    pub version: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What happened, in order.
    pub moments: Vec<Moment>,
    /// What else is different in the view after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Changes"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Value>))]
    pub changes: Option<Box<RawValue>>,
    /// The whole view after it: when a game begins, and after an undo.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "G['view']"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Value>))]
    pub view: Option<Box<RawValue>>,
}

/// One thing that happened, and what it changed in the view.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Moment {
    /// What happened.
    #[serde(flatten)]
    pub kind: EntryKind,
    /// What is different in the view at that moment: values by path (`boards.1.home`), or parts of lists (`row[2,1]`).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Changes"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Value>))]
    pub changes: Option<Box<RawValue>>,
}

impl Frame {
    /// Whether the person sees anything of it.
    pub fn shows_something(&self) -> bool {
        !self.moments.is_empty() || self.changes.is_some() || self.view.is_some()
    }
}
