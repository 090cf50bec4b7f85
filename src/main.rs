//! The program: everything is in the library.

use std::process::ExitCode;

/// Serves many small allocations from many threads, and gives memory back when idle.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    gaffel::cli::main()
}
