//! Extractors that refuse with [`ApiError`].

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts};
use axum::http::StatusCode;
use protocol::http::ProblemCode;

use crate::http::error::ApiError;

/// The body of a request, as JSON.
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(ApiError))]
pub(crate) struct Body<T>(pub(crate) T);

/// The parameters in the path.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiError))]
pub(crate) struct Path<T>(pub(crate) T);

/// The query parameters.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub(crate) struct Query<T>(pub(crate) T);

/// The reason is safe to send: it is only about the client's own body.
impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> ApiError {
        let code = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ProblemCode::TooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => ProblemCode::NotJson,
            _ => ProblemCode::BadBody,
        };
        ApiError::new(rejection.status(), code, rejection.body_text())
    }
}

impl From<PathRejection> for ApiError {
    fn from(_: PathRejection) -> ApiError {
        ApiError::not_found()
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> ApiError {
        ApiError::bad(ProblemCode::BadQuery, rejection.body_text())
    }
}
