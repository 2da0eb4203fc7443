//! The OpenAPI document: what handlers say of themselves, and what every request passes before it reaches one.
//!
//! A test sends every kind of request, good and bad, and holds each answer to this document.

use protocol::http::{Problem, ProblemCode};
use utoipa::PartialSchema;
use utoipa::openapi::header::Header;
use utoipa::openapi::path::Operation;
use utoipa::openapi::schema::{ComponentsBuilder, Type};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{ContentBuilder, InfoBuilder, Object, OpenApi, Ref, RefOr, Response, ResponseBuilder};

use crate::people::session::COOKIE_NAME;

/// The name of the security scheme, as handlers write it.
const SESSION: &str = "session";

const ABOUT: &str = "Lobby, people, history and export. Tables are played over the WebSocket at /ws.\n\n\
    A request that fails is answered with a `Problem`: a `code` for programs and a `reason` in English. So is a path that \
    is not described here (404, `notFound`) and a method that a path does not support (405, `badMethod`, with `allow`). Every \
    `GET` also works as `HEAD`. Every response has the version of the protocol in `gravegoods-protocol`.\n\n\
    A request that changes something is refused (403, `otherOrigin`) if it comes from another site's page: its `Origin` must be \
    the server's own host, or one that the server was started with. Programs need not send an `Origin`.";

const COOKIE: &str =
    "A signed cookie, which scripts can't read. `/api/guest`, `/api/register` and `/api/login` set it.";

/// Paths that are answered without the store.
const INSTANT: &[&str] = &["/api/games", "/api/openapi.json", "/healthz", "/metrics"];

/// Paths that stay open, so that they have no timeout.
const OPEN: &[&str] = &["/ws"];

/// Adds the responses of the layers in front of the handlers, which the handlers don't declare.
pub(crate) fn complete(mut document: OpenApi) -> OpenApi {
    document.info = InfoBuilder::new()
        .title("Gravegoods")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(ABOUT))
        .license(Some(utoipa::openapi::License::new("MIT OR Apache-2.0")))
        .build();
    let scheme = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description(COOKIE_NAME, COOKIE)));
    let components = document.components.take().map_or_else(ComponentsBuilder::new, ComponentsBuilder::from);
    let components = components
        .schema("Problem", Problem::schema())
        .schema("ProblemCode", ProblemCode::schema())
        .security_scheme(SESSION, scheme);
    document.components = Some(components.build());
    for (path, item) in &mut document.paths.paths {
        let reading = item.get.as_mut().map(|operation| (operation, true));
        let changing = [&mut item.post, &mut item.put, &mut item.delete];
        let changing = changing.into_iter().flatten().map(|operation| (operation, false));
        for (operation, reads) in reading.into_iter().chain(changing) {
            for status in refusals(path, operation, reads) {
                let answers = &mut operation.responses.responses;
                answers.entry(status.to_string()).or_insert_with(|| RefOr::T(refusal(status)));
            }
            operation.responses.responses.iter_mut().for_each(explain);
        }
    }
    document
}

/// The statuses with which a request may be refused outside its handler.
fn refusals(path: &str, operation: &Operation, reads: bool) -> Vec<u16> {
    let needs_session = operation.security.as_ref().is_some_and(|ways| {
        // If the session is optional, one of the alternatives is empty.
        ways.iter().all(|way| serde_json::to_value(way).is_ok_and(|way| way.get(SESSION).is_some()))
    });
    let when = |condition: bool, statuses: &'static [u16]| if condition { statuses } else { &[] };
    [
        &[429],
        when(!reads, &[403]),
        when(needs_session, &[401]),
        when(path.contains('{'), &[404]),
        when(operation.request_body.is_some(), &[400, 413, 415, 422]),
        when(!INSTANT.contains(&path), &[503]),
        when(!INSTANT.contains(&path) && !OPEN.contains(&path), &[504]),
    ]
    .concat()
}

fn refusal(status: u16) -> Response {
    let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    let response = ResponseBuilder::new().content("application/json", problem);
    if status != 429 {
        return response.build();
    }
    let mut seconds = Header::new(Object::with_type(Type::Integer));
    seconds.description = Some("The number of seconds to wait before the next try.".to_owned());
    response.header("retry-after", seconds).build()
}

/// Adds the description of a status, if the handler has none.
fn explain((status, response): (&String, &mut RefOr<Response>)) {
    let RefOr::T(response) = response else {
        return;
    };
    if !response.description.is_empty() {
        return;
    }
    response.description = match status.as_str() {
        "200" => "Done.",
        "400" => "Something in the request is not valid.",
        "401" => "There is no session, or the password is wrong.",
        "403" => "The request comes from another site's page.",
        "404" => "Not found.",
        "409" => "Not possible in the current state.",
        "413" => "The body is larger than 16 KiB.",
        "415" => "The content type is not JSON.",
        "422" => "The body is JSON, but does not match the schema.",
        "426" => "The connection can't become a WebSocket.",
        "429" => "There were too many requests.",
        "503" => "The server is temporarily unavailable.",
        "504" => "The request took too long.",
        other => unreachable!("a handler that answers with {other} describes it"),
    }
    .to_owned();
}
