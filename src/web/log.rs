//! One structured line a request, for operators who ask for it (`RUST_LOG=gaffel=debug`).

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use std::time::Instant;

/// Middleware: method, path, status and time of every request. Addresses of readers and queries
/// (which hold attempts) are not logged.
pub async fn requests<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, actix_web::Error> {
    if !tracing::enabled!(tracing::Level::DEBUG) {
        return next.call(request).await;
    }
    let start = Instant::now();
    let method = request.method().clone();
    let path = request.path().to_owned();
    let answer = next.call(request).await;
    let status = match &answer {
        Ok(response) => response.status(),
        Err(error) => error.as_response_error().status_code(),
    };
    let took_us = u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX);
    tracing::debug!(%method, path, status = status.as_u16(), took_us, "request");
    answer
}
