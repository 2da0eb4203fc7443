//! How many tables and seats one person or one network may have.

use axum::http::StatusCode;
use protocol::http::ProblemCode;
use protocol::{Millis, Refusal};
use store::Holdings;

use crate::http::error::ApiError;

/// How many tables and seats one person or one network may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caps {
    /// Tables that one person has opened and that wait for players.
    pub open_tables: u32,
    /// Tables that one person has opened and at which something has happened in the last hour.
    pub running_tables: u32,
    /// The same for all people of one address, or of one /64 in IPv6.
    pub running_tables_by_address: u32,
    /// Tables that are not over and at which one person has a seat.
    pub seats: u32,
}

impl Default for Caps {
    fn default() -> Caps {
        Caps { open_tables: 10, running_tables: 20, running_tables_by_address: 100, seats: 100 }
    }
}

impl Caps {
    /// How long ago something happened at a table that counts as running: others wait, and cost nothing.
    pub(crate) const RECENTLY: Millis = 60 * 60 * 1000;

    /// Caps that nobody reaches, for load tests and for tests that are not about limits.
    pub fn generous() -> Caps {
        let many = u32::MAX;
        Caps { open_tables: many, running_tables: many, running_tables_by_address: many, seats: many }
    }

    /// What a person or a network has who may open no more.
    pub(crate) fn most(&self) -> Holdings {
        let Caps { open_tables: open, running_tables: running, running_tables_by_address: nearby, seats } =
            *self;
        Holdings { open, running, nearby, seats }
    }

    /// Why a person who has this may not open another table.
    pub(crate) fn refusal(&self, held: Holdings) -> ApiError {
        let Caps { open_tables, running_tables, running_tables_by_address, seats } = *self;
        let (code, reason) = if held.open >= open_tables {
            let reason =
                format!("you have {open_tables} tables that wait for players; close one of them first");
            (ProblemCode::TooManyOpenTables, reason)
        } else if held.running >= running_tables {
            let reason =
                format!("{running_tables} of your tables are being played; finish one of those games first");
            (ProblemCode::TooManyRunningTables, reason)
        } else if held.nearby >= running_tables_by_address {
            let reason = "too many games are being played from your network; try again later";
            (ProblemCode::TooManyTablesNearby, reason.to_owned())
        } else {
            (ProblemCode::TooManySeats, Refusal::TooManySeats { most: seats }.to_string())
        };
        metrics::counter!("gravegoods_limited_total").increment(1);
        ApiError::new(StatusCode::CONFLICT, code, reason)
    }

    /// Whether a person who has this may take another seat.
    pub(crate) fn check_seat(&self, held: Holdings) -> Result<(), Refusal> {
        if held.seats < self.seats {
            return Ok(());
        }
        metrics::counter!("gravegoods_limited_total").increment(1);
        Err(Refusal::TooManySeats { most: self.seats })
    }
}
