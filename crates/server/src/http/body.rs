//! Bodies, paths and queries of requests, with our own words for what is wrong with them.

use axum::body::Bytes;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::Error;

const NUL: &[u8] = br"\u0000";

/// A JSON body.
pub(super) struct Json<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let body =
            Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge("64 kB are allowed".to_owned()),
                _ => Error::Malformed(format!("the body: {}", rejection.body_text())),
            })?;
        if has_nul(&body) {
            return Err(no_nul("the body"));
        }
        match axum::Json::<T>::from_bytes(&body) {
            Ok(axum::Json(body)) => Ok(Json(body)),
            Err(rejection) => Err(Error::Malformed(format!("the body: {}", rejection.body_text()))),
        }
    }
}

fn no_nul(place: &str) -> Error {
    Error::Malformed(format!("{place}: the character U+0000 can't be kept"))
}

/// Whether a text of some JSON has the character U+0000, which not every database can keep.
fn has_nul(json: &[u8]) -> bool {
    fn within(value: &Value) -> bool {
        match value {
            Value::String(text) => text.contains('\0'),
            Value::Array(values) => values.iter().any(within),
            Value::Object(entries) => entries.iter().any(|(key, value)| key.contains('\0') || within(value)),
            Value::Null | Value::Bool(_) | Value::Number(_) => false,
        }
    }
    // It has to be written like this; but so may be a backslash and some letters.
    let suspect = json.windows(NUL.len()).any(|part| part == NUL);
    suspect && serde_json::from_slice(json).is_ok_and(|value: Value| within(&value))
}

/// The variable parts of the address.
pub(super) struct Path<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        match axum::extract::Path::<T>::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(path)) => Ok(Path(path)),
            Err(PathRejection::FailedToDeserializePathParams(error)) => {
                Err(Error::Malformed(format!("the address: {}", error.body_text())))
            }
            Err(other) => Err(Error::Malformed(other.body_text())),
        }
    }
}

/// What stands after the question mark.
pub(super) struct Query<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        if parts.uri.query().is_some_and(|query| query.contains("%00")) {
            return Err(no_nul("the query"));
        }
        match axum::extract::Query::<T>::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(query)) => Ok(Query(query)),
            Err(QueryRejection::FailedToDeserializeQueryString(error)) => {
                Err(Error::Malformed(format!("the query: {}", error.body_text())))
            }
            Err(other) => Err(Error::Malformed(other.body_text())),
        }
    }
}
