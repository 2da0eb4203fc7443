//! Errors of the HTTP API. They never contain internal details.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use protocol::http::{Problem, ProblemCode};

use crate::log_limit::STORE_FAILURES;

/// An error of the HTTP API.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    problem: Problem,
}

/// What most handlers answer: JSON, or an error.
pub(crate) type Answer<T> = Result<Json<T>, ApiError>;

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: ProblemCode, reason: impl Into<String>) -> ApiError {
        ApiError { status, problem: Problem { code, reason: reason.into() } }
    }

    pub(crate) fn bad(code: ProblemCode, reason: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, code, reason)
    }

    pub(crate) fn not_found() -> ApiError {
        ApiError::new(
            StatusCode::NOT_FOUND,
            ProblemCode::NotFound,
            "there is nothing here; check the address",
        )
    }

    pub(crate) fn no_session() -> ApiError {
        ApiError::new(
            StatusCode::UNAUTHORIZED,
            ProblemCode::NoSession,
            "say who you are first: give a name or log in",
        )
    }

    pub(crate) fn too_fast() -> ApiError {
        ApiError::new(
            StatusCode::TOO_MANY_REQUESTS,
            ProblemCode::TooFast,
            "too many requests; wait a moment and try again",
        )
    }

    /// The request took longer than its timeout.
    pub(crate) fn too_slow() -> ApiError {
        let reason = "that took too long; try again in a moment";
        ApiError::new(StatusCode::GATEWAY_TIMEOUT, ProblemCode::Unavailable, reason)
    }

    /// An internal error. Its details go to the log only.
    pub(crate) fn internal(error: &dyn std::error::Error) -> ApiError {
        STORE_FAILURES.log(|skipped| tracing::error!(error = %error, skipped, "internal error"));
        ApiError::unavailable()
    }

    pub(crate) fn unavailable() -> ApiError {
        let reason = "the server can't do that now; try again in a moment";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, ProblemCode::Unavailable, reason)
    }
}

impl From<store::Error> for ApiError {
    fn from(error: store::Error) -> ApiError {
        match error {
            store::Error::Nul => {
                ApiError::bad(ProblemCode::BadText, "a text contains a NUL character; remove it")
            }
            other => ApiError::internal(&other),
        }
    }
}

impl From<store::PersonError> for ApiError {
    fn from(error: store::PersonError) -> ApiError {
        use store::PersonError;
        match error {
            PersonError::NameTaken => ApiError::new(
                StatusCode::CONFLICT,
                ProblemCode::NameTaken,
                "an account has that name; log in if it is yours, or choose another",
            ),
            PersonError::NameAlike => ApiError::new(
                StatusCode::CONFLICT,
                ProblemCode::NameAlike,
                "another account has a name that looks like that one; choose another",
            ),
            PersonError::AlreadyAccount => ApiError::new(
                StatusCode::CONFLICT,
                ProblemCode::AlreadyAccount,
                "you have an account already",
            ),
            other => ApiError::internal(&other),
        }
    }
}

impl From<store::TableError> for ApiError {
    fn from(error: store::TableError) -> ApiError {
        match error {
            store::TableError::NoSuchTable => ApiError::not_found(),
            other => ApiError::internal(&other),
        }
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        match refusal {
            Refusal::NoSuchTable => ApiError::not_found(),
            Refusal::Unavailable => ApiError::unavailable(),
            Refusal::TooFast => ApiError::too_fast(),
            other => ApiError::new(StatusCode::CONFLICT, ProblemCode::Refused, other.to_string()),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.problem)).into_response();
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("5"));
        }
        response
    }
}
