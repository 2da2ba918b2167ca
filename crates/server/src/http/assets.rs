//! The client: the files of `web/dist`, built into the program. Without them, a page that says so.

use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$RAGTAG_CLIENT"]
struct Client;

const INDEX: &str = "index.html";

/// Everything that is not under `/api`: a file of the client, or else its page.
pub(super) async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        return answer(path, &file);
    }
    match Client::get(INDEX) {
        // A file that is not there is not a page.
        Some(_) if path.starts_with("assets/") => StatusCode::NOT_FOUND.into_response(),
        Some(file) => answer(INDEX, &file),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn answer(path: &str, file: &rust_embed::EmbeddedFile) -> Response {
    // Built files carry a digest in their names, and never change.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = file.data.clone().into_owned().into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, end)| end) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
