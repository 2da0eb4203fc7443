//! How much anybody may ask for.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::ApiError;
use crate::places::{Place, Places};

/// How often things may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// Requests a second of one address, with bursts ten times as large.
    pub requests: NonZeroU32,
    /// New guests a minute of one address.
    pub guests: NonZeroU32,
    /// Attempts a minute to log in from one address; a few times as many for one name, from wherever they come.
    pub logins: NonZeroU32,
    /// New tables a minute of one person.
    pub tables: NonZeroU32,
    /// New names a minute of one person.
    pub renames: NonZeroU32,
    /// Messages a second on one connection, with bursts three times as large; a few times as many of one person on all of
    /// theirs.
    pub frames: NonZeroU32,
    /// Lines of chat a minute of one person.
    pub chat: NonZeroU32,
    /// Hints a minute of one person.
    pub hints: NonZeroU32,
    /// WebSockets of one address at a time; twice as many connections in all.
    pub connections: usize,
}

/// How many connections, or addresses, of one person are thought usual.
const SEVERAL: NonZeroU32 = number(5);

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
    /// No limit that anybody would notice: for measuring and for tests that are not about limits.
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

/// Counts who asks for what.
pub(crate) struct Limits {
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
    sockets: Places,
    visits: Places,
}

impl Limits {
    pub(crate) fn new(rates: Rates) -> Limits {
        let burst = Quota::per_second(rates.requests).allow_burst(rates.requests.saturating_mul(number(10)));
        Limits {
            rates,
            requests: RateLimiter::keyed(burst),
            guests: RateLimiter::keyed(Quota::per_minute(rates.guests)),
            logins: RateLimiter::keyed(Quota::per_minute(rates.logins)),
            // One address alone must not be able to lock somebody out.
            names: RateLimiter::keyed(Quota::per_minute(rates.logins.saturating_mul(SEVERAL))),
            frames: RateLimiter::keyed(
                Quota::per_second(rates.frames.saturating_mul(SEVERAL))
                    .allow_burst(rates.frames.saturating_mul(number(3)).saturating_mul(SEVERAL)),
            ),
            tables: RateLimiter::keyed(Quota::per_minute(rates.tables)),
            renames: RateLimiter::keyed(Quota::per_minute(rates.renames)),
            chat: RateLimiter::keyed(Quota::per_minute(rates.chat)),
            hints: RateLimiter::keyed(Quota::per_minute(rates.hints)),
            sockets: Places::new(rates.connections),
            visits: Places::new(rates.connections.saturating_mul(2)),
        }
    }

    pub(crate) fn request(&self, address: IpAddr) -> Result<(), ApiError> {
        allow(&self.requests, &neighbourhood(address))
    }

    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), ApiError> {
        allow(&self.guests, &neighbourhood(address))
    }

    /// Whoever tries names, and whoever's name is tried, is slowed down.
    pub(crate) fn login(&self, address: IpAddr, name_key: &str) -> Result<(), ApiError> {
        allow(&self.logins, &neighbourhood(address))?;
        allow(&self.names, &name_key.to_owned())
    }

    pub(crate) fn table(&self, person: &str) -> Result<(), ApiError> {
        allow(&self.tables, &person.to_owned())
    }

    /// Every table hears of a new name where somebody sits.
    pub(crate) fn rename(&self, person: &str) -> Result<(), ApiError> {
        allow(&self.renames, &person.to_owned())
    }

    pub(crate) fn chat(&self, person: &str) -> Result<(), ApiError> {
        allow(&self.chat, &person.to_owned())
    }

    pub(crate) fn hint(&self, person: &str) -> Result<(), ApiError> {
        allow(&self.hints, &person.to_owned())
    }

    /// Whether a person's messages on all their connections are too many.
    pub(crate) fn frame(&self, person: &str) -> Result<(), ApiError> {
        allow(&self.frames, &person.to_owned())
    }

    /// The limit of one connection's messages.
    pub(crate) fn frames(&self) -> DefaultDirectRateLimiter {
        let frames = self.rates.frames;
        RateLimiter::direct(Quota::per_second(frames).allow_burst(frames.saturating_mul(number(3))))
    }

    /// A place for a WebSocket, unless the address has too many.
    pub(crate) fn connect(&self, address: IpAddr) -> Result<Place, ApiError> {
        self.sockets.take(neighbourhood(address)).ok_or_else(|| {
            metrics::counter!("gravegoods_limited_total").increment(1);
            ApiError::too_fast()
        })
    }

    /// A place for a connection of any kind, unless the address has too many.
    pub(crate) fn visit(&self, address: IpAddr) -> Option<Place> {
        let place = self.visits.take(neighbourhood(address));
        if place.is_none() {
            metrics::counter!("gravegoods_limited_total").increment(1);
        }
        place
    }

    /// Forgets those who have been quiet.
    pub(crate) fn forget(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.logins.retain_recent();
        self.names.retain_recent();
        self.frames.retain_recent();
        self.tables.retain_recent();
        self.renames.retain_recent();
        self.chat.retain_recent();
        self.hints.retain_recent();
        self.sockets.forget();
        self.visits.forget();
    }
}

impl std::fmt::Debug for Limits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Limits").field("rates", &self.rates).finish_non_exhaustive()
    }
}

fn allow<K: std::hash::Hash + Eq + Clone>(limiter: &Keyed<K>, key: &K) -> Result<(), ApiError> {
    limiter.check_key(key).map_err(|_| {
        metrics::counter!("gravegoods_limited_total").increment(1);
        ApiError::too_fast()
    })
}

/// Those who share an address: with IPv6 one customer has a whole /64.
fn neighbourhood(address: IpAddr) -> IpAddr {
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
