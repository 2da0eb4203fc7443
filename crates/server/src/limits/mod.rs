//! Rate limits, by address and by person.

pub(crate) mod caps;
mod connections;

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::http::error::ApiError;

use connections::ConnectionLimits;
pub(crate) use connections::ConnectionPermit;

/// The rate limits of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// Requests per second from one address, with bursts of ten times as many.
    pub requests: NonZeroU32,
    /// New guests per minute from one address.
    pub guests: NonZeroU32,
    /// Login attempts per minute from one address; five times as many for one name, from all addresses.
    pub logins: NonZeroU32,
    /// New tables per minute for one person.
    pub tables: NonZeroU32,
    /// Name changes per minute for one person.
    pub renames: NonZeroU32,
    /// Messages per second on one connection, with bursts of three times as many; five times as many for one person on
    /// all their connections.
    pub frames: NonZeroU32,
    /// Lines of chat per minute for one person.
    pub chat: NonZeroU32,
    /// Hints per minute for one person.
    pub hints: NonZeroU32,
    /// Open WebSockets from one address; twice as many connections of any kind.
    pub connections: usize,
}

/// How many connections, or addresses, one person usually has at most.
const USUAL_CONNECTIONS: NonZeroU32 = number(5);

const fn number(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            requests: number(20),
            guests: number(20),
            logins: number(10),
            tables: number(20),
            renames: number(20),
            frames: number(20),
            chat: number(30),
            hints: number(20),
            connections: 200,
        }
    }
}

impl Rates {
    /// Limits that nobody reaches, for load tests and for tests that are not about limits.
    pub fn generous() -> Rates {
        let many = number(1_000_000);
        Rates {
            requests: many,
            guests: many,
            logins: many,
            tables: many,
            renames: many,
            frames: many,
            chat: many,
            hints: many,
            connections: 1_000_000,
        }
    }
}

type Keyed<K> = DefaultKeyedRateLimiter<K>;

/// Counts requests, messages and connections, and refuses too many.
pub(crate) struct RateLimits {
    rates: Rates,
    requests: Keyed<IpAddr>,
    guests: Keyed<IpAddr>,
    logins: Keyed<IpAddr>,
    names: Keyed<String>,
    frames: Keyed<String>,
    tables: Keyed<String>,
    renames: Keyed<String>,
    chat: Keyed<String>,
    hints: Keyed<String>,
    sockets: ConnectionLimits,
    connections: ConnectionLimits,
}

impl RateLimits {
    pub(crate) fn new(rates: Rates) -> RateLimits {
        let burst = Quota::per_second(rates.requests).allow_burst(rates.requests.saturating_mul(number(10)));
        RateLimits {
            rates,
            requests: RateLimiter::keyed(burst),
            guests: RateLimiter::keyed(Quota::per_minute(rates.guests)),
            logins: RateLimiter::keyed(Quota::per_minute(rates.logins)),
            // One address alone must not be able to lock a person out.
            names: RateLimiter::keyed(Quota::per_minute(rates.logins.saturating_mul(USUAL_CONNECTIONS))),
            frames: RateLimiter::keyed(
                Quota::per_second(rates.frames.saturating_mul(USUAL_CONNECTIONS))
                    .allow_burst(rates.frames.saturating_mul(number(3)).saturating_mul(USUAL_CONNECTIONS)),
            ),
            tables: RateLimiter::keyed(Quota::per_minute(rates.tables)),
            renames: RateLimiter::keyed(Quota::per_minute(rates.renames)),
            chat: RateLimiter::keyed(Quota::per_minute(rates.chat)),
            hints: RateLimiter::keyed(Quota::per_minute(rates.hints)),
            sockets: ConnectionLimits::new(rates.connections),
            connections: ConnectionLimits::new(rates.connections.saturating_mul(2)),
        }
    }

    pub(crate) fn request(&self, address: IpAddr) -> Result<(), ApiError> {
        allow(&self.requests, &network_of(address))
    }

    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), ApiError> {
        allow(&self.guests, &network_of(address))
    }

    /// Limits both an address that tries many names and a name that is tried from many addresses.
    pub(crate) fn login(&self, address: IpAddr, name_key: &str) -> Result<(), ApiError> {
        allow(&self.logins, &network_of(address))?;
        allow(&self.names, &name_key.to_owned())
    }

    pub(crate) fn table(&self, person: &str) -> Result<(), ApiError> {
        allow(&self.tables, &person.to_owned())
    }

    /// A new name is recorded at every table of the person, so it is limited.
    pub(crate) fn rename(&self, person: &str) -> Result<(), ApiError> {
        allow(&self.renames, &person.to_owned())
    }

    pub(crate) fn chat(&self, person: &str) -> Result<(), ApiError> {
        allow(&self.chat, &person.to_owned())
    }

    pub(crate) fn hint(&self, person: &str) -> Result<(), ApiError> {
        allow(&self.hints, &person.to_owned())
    }

    /// Limits a person's messages on all their connections.
    pub(crate) fn frame(&self, person: &str) -> Result<(), ApiError> {
        allow(&self.frames, &person.to_owned())
    }

    /// The limit of one connection's messages.
    pub(crate) fn frames(&self) -> DefaultDirectRateLimiter {
        let frames = self.rates.frames;
        RateLimiter::direct(Quota::per_second(frames).allow_burst(frames.saturating_mul(number(3))))
    }

    /// A permit for a WebSocket, unless the address has too many.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<ConnectionPermit, ApiError> {
        self.sockets.try_acquire(network_of(address)).ok_or_else(|| {
            metrics::counter!("gravegoods_limited_total").increment(1);
            ApiError::too_fast()
        })
    }

    /// A permit for a connection of any kind, unless the address has too many.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<ConnectionPermit> {
        let permit = self.connections.try_acquire(network_of(address));
        if permit.is_none() {
            metrics::counter!("gravegoods_limited_total").increment(1);
        }
        permit
    }

    /// Forgets addresses and people who have sent nothing lately.
    pub(crate) fn prune(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.logins.retain_recent();
        self.names.retain_recent();
        self.frames.retain_recent();
        self.tables.retain_recent();
        self.renames.retain_recent();
        self.chat.retain_recent();
        self.hints.retain_recent();
        self.sockets.prune();
        self.connections.prune();
    }
}

impl std::fmt::Debug for RateLimits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RateLimits").field("rates", &self.rates).finish_non_exhaustive()
    }
}

fn allow<K: std::hash::Hash + Eq + Clone>(limiter: &Keyed<K>, key: &K) -> Result<(), ApiError> {
    limiter.check_key(key).map_err(|_| {
        metrics::counter!("gravegoods_limited_total").increment(1);
        ApiError::too_fast()
    })
}

/// The network that limits count for an address: with IPv6 one customer has a whole /64.
pub(crate) fn network_of(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => {
                let [a, b, c, d, ..] = six.segments();
                IpAddr::V6(std::net::Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        },
    }
}
