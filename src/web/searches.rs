//! The one door to searching: a bounded number at a time, each with a solver of its own.

use super::error::WebError;
use crate::mate::Solver;
use crate::puzzle::judge::PROOF_LIMIT_NODES;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long a request waits for its turn before it is told to come back.
const PATIENCE: Duration = Duration::from_secs(5);

/// Searches under way and solvers at rest.
#[derive(Clone)]
pub struct Searches {
    turns: Arc<Semaphore>,
    idle: Arc<Mutex<Vec<Solver>>>,
}

impl Searches {
    /// `at_once`: the most searches under way at a time.
    pub fn new(at_once: usize) -> Searches {
        Searches {
            turns: Arc::new(Semaphore::new(at_once)),
            idle: Arc::default(),
        }
    }

    /// Runs `search` on a thread where it holds up no other request.
    ///
    /// # Errors
    /// [`WebError::Busy`] when no turn came up in time.
    pub async fn run<T: Send + 'static>(
        &self,
        search: impl FnOnce(&mut Solver) -> T + Send + 'static,
    ) -> Result<T, WebError> {
        let turn = tokio::time::timeout(PATIENCE, Arc::clone(&self.turns).acquire_owned())
            .await
            .map_err(|_| WebError::Busy)?
            .map_err(|_| WebError::Busy)?;
        let idle = Arc::clone(&self.idle);
        let answer = actix_web::web::block(move || {
            let solver = idle.lock().map(|mut idle| idle.pop()).ok().flatten();
            let mut solver = solver.unwrap_or_else(|| Solver::new(PROOF_LIMIT_NODES));
            let answer = search(&mut solver);
            if let Ok(mut idle) = idle.lock() {
                idle.push(solver);
            }
            // Only now: a reader who hangs up does not let another search in early.
            drop(turn);
            answer
        });
        answer
            .await
            .map_err(|error| WebError::Internal(error.to_string()))
    }
}
