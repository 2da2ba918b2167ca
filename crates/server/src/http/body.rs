//! Bodies, paths and queries of requests, with our own words for what is wrong with them.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::error::Error;

/// A JSON body.
pub(super) struct Json<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(Json(body)),
            Err(rejection) => Err(match rejection {
                JsonRejection::BytesRejection(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                    Error::TooLarge("64 kB are allowed".to_owned())
                }
                other => Error::Malformed(format!("the body: {}", other.body_text())),
            }),
        }
    }
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
        match axum::extract::Query::<T>::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(query)) => Ok(Query(query)),
            Err(QueryRejection::FailedToDeserializeQueryString(error)) => {
                Err(Error::Malformed(format!("the query: {}", error.body_text())))
            }
            Err(other) => Err(Error::Malformed(other.body_text())),
        }
    }
}
