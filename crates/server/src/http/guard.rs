//! Middleware for every request: rate limit, origin check, timeout, metrics and security headers.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::http::ProblemCode;
use tracing::Instrument;

use crate::app_state::SharedState;
use crate::config::Config;
use crate::http::error::ApiError;

/// The client's address, for rate limits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<SharedState> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &SharedState) -> Result<Address, Infallible> {
        Ok(address(&state.config, parts))
    }
}

/// Behind a proxy it is the last address in `X-Forwarded-For`: the client can forge the others.
fn address(config: &Config, parts: &Parts) -> Address {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0]));
    let forwarded = || {
        let value = parts.headers.get_all("x-forwarded-for").iter().next_back()?;
        value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    Address(if config.behind_proxy { forwarded().unwrap_or(peer) } else { peer })
}

/// Whether a request comes from a page of this server or an allowed origin, or from a program.
pub(crate) fn is_allowed_origin(config: &Config, headers: &HeaderMap) -> bool {
    // A value that isn't text counts as an unknown origin, not as none.
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    match (text(header::ORIGIN), text(header::HOST)) {
        (None, _) => text(HeaderName::from_static("sec-fetch-site"))
            .is_none_or(|site| site == "same-origin" || site == "none"),
        (Some(origin), host) => {
            let own = host.filter(|host| !host.is_empty()).is_some_and(|host| {
                origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://")) == Some(host)
            });
            own || config.origins.iter().any(|allowed| allowed == origin)
        }
    }
}

/// Numbers requests in the log. It is not sent to clients, who could count requests by it.
static REQUESTS: AtomicU64 = AtomicU64::new(1);

/// The protocol version of the bodies, by which a client finds that it is too old.
pub(crate) const PROTOCOL_HEADER: HeaderName = HeaderName::from_static("gravegoods-protocol");

/// Checks the rate limit, the origin and that this server is a node, and records metrics of the answer.
pub(crate) async fn guard(State(state): State<SharedState>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let (parts, body) = request.into_parts();
    let Address(from) = address(&state.config, &parts);
    let number = REQUESTS.fetch_add(1, Ordering::Relaxed);
    let method = known_method(&parts.method);
    // Log the route, not the path: a path may contain the secret link of a table.
    let route = parts.extensions.get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", number, method, route);
    let is_api = parts.uri.path().starts_with("/api/");
    let pass = state.limits.request(from).and_then(|()| {
        if matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS) {
            return Ok(());
        }
        if !is_allowed_origin(&state.config, &parts.headers) {
            let reason = "this request comes from another site's page";
            return Err(ApiError::new(StatusCode::FORBIDDEN, ProblemCode::OtherOrigin, reason));
        }
        // A server that is no node now could tell the others nothing, such as that a session has ended.
        if state.cluster.membership.term().is_none() {
            return Err(ApiError::unavailable());
        }
        Ok(())
    });
    let mut response = match pass {
        Ok(()) => next.run(Request::from_parts(parts, body)).instrument(span.clone()).await,
        Err(error) => error.into_response(),
    };
    let (status, took) = (response.status().as_u16(), started.elapsed());
    let labels = [("method", method.to_owned()), ("route", route), ("status", status.to_string())];
    metrics::histogram!("gravegoods_http_seconds", &labels).record(took.as_secs_f64());
    span.in_scope(|| tracing::debug!(status, micros = took.as_micros() as u64, "answered"));
    if is_api {
        response.headers_mut().insert(PROTOCOL_HEADER, HeaderValue::from(protocol::PROTOCOL));
    }
    add_security_headers(response.headers_mut(), state.config.secure);
    response
}

/// Answers with a timeout if the handler takes too long, including reading the body.
pub(crate) async fn timeout(State(state): State<SharedState>, request: Request, next: Next) -> Response {
    let answer = tokio::time::timeout(state.config.timeouts.request, next.run(request)).await;
    answer.unwrap_or_else(|_| ApiError::too_slow().into_response())
}

/// The method as a label for metrics. Clients can invent methods, so unknown ones share a label.
fn known_method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}

/// The browser client loads files from this server only.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

fn add_security_headers(headers: &mut HeaderMap, secure: bool) {
    let fixed = [
        ("content-security-policy", CONTENT_SECURITY_POLICY),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        // The link of a table is a secret, so other sites must not get it.
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    ];
    for (name, value) in fixed {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if secure {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    // Answers differ by time and person, except files, which set their own header.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_str(value).unwrap()))
            .collect()
    }

    #[test]
    fn only_own_pages_and_allowed_origins_pass() {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "sqlite:x");
        config.origins = vec!["https://play.example.org".to_owned()];
        let allowed = |pairs: &[(&'static str, &str)]| is_allowed_origin(&config, &headers(pairs));
        assert!(allowed(&[("host", "localhost:7777"), ("origin", "http://localhost:7777")]));
        assert!(allowed(&[("host", "10.0.0.1"), ("origin", "https://play.example.org")]));
        assert!(allowed(&[("host", "localhost:7777")]));
        for origin in
            ["http://localhost:7778", "http://evil.example", "null", "http://localhost:7777.evil.example", ""]
        {
            assert!(!allowed(&[("host", "localhost:7777"), ("origin", origin)]), "{origin:?}");
        }
        let garbled = [(header::HOST, "a"), (header::ORIGIN, "http://a")].map(|(name, text)| {
            (name, HeaderValue::from_bytes(&[text.as_bytes(), &[0xff]].concat()).unwrap())
        });
        assert!(!is_allowed_origin(&config, &garbled.into_iter().collect()));
        assert!(!allowed(&[("host", ""), ("origin", "http://")]));
        assert!(!allowed(&[("host", "localhost:7777"), ("sec-fetch-site", "cross-site")]));
        assert!(!allowed(&[("host", "localhost:7777"), ("sec-fetch-site", "same-site")]));
    }
}
