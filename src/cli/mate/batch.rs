//! Many positions, one a line, searched on all cores, answered in the order they came.

use super::{MOST_MOVES, cpu};
use crate::chess::{fen, notation};
use crate::mate::Solver;
use anyhow::Context;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::sync::Mutex;
use std::thread;

/// Bytes read ahead. Lines that have already come are searched together; a writer that waits for
/// each answer gets it.
const READ_AHEAD: usize = 1 << 20;

/// Longest line taken in, in bytes; the rest of a longer one is dropped, which makes it bad.
const LONGEST_LINE: u64 = 4096;

pub(super) fn run(file: &Path, limit_nodes: u64, timings: bool) -> anyhow::Result<()> {
    let input: Box<dyn Read> = if file == Path::new("-") {
        Box::new(io::stdin())
    } else {
        let opened = File::open(file);
        Box::new(opened.with_context(|| format!("cannot open {}", file.display()))?)
    };
    let reader = BufReader::with_capacity(READ_AHEAD, input);
    let result = answer_all(reader, io::stdout().lock(), limit_nodes, timings);
    match result {
        // Whoever read the answers has enough of them.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other.with_context(|| format!("reading {}", file.display())),
    }
}

fn answer_all<R: Read>(
    mut reader: BufReader<R>,
    output: impl Write,
    limit_nodes: u64,
    timings: bool,
) -> io::Result<()> {
    let mut output = BufWriter::new(output);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut solvers: Vec<Solver> = (0..cores).map(|_| Solver::new(limit_nodes)).collect();
    let mut first = true;
    loop {
        let mut lines = read_lines(&mut reader)?;
        if lines.is_empty() {
            return output.flush();
        }
        lines.retain(|line| !line.trim_ascii().is_empty());
        if first && !lines.is_empty() {
            first = false;
            if let Some(text) = lines[0].strip_prefix("\u{feff}".as_bytes()) {
                lines[0] = text.to_vec();
            }
            if lines[0].starts_with(b"FEN\t") {
                lines.remove(0);
            }
        }
        for answer in answer_lines(&lines, &mut solvers, timings) {
            writeln!(output, "{answer}")?;
        }
        output.flush()?;
    }
}

/// The next line and all that have come with it; none at the end.
fn read_lines<R: Read>(reader: &mut BufReader<R>) -> io::Result<Vec<Vec<u8>>> {
    let mut lines = Vec::new();
    while lines.is_empty() || reader.buffer().contains(&b'\n') {
        let mut line = Vec::new();
        reader
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)?;
        if line.is_empty() {
            break;
        }
        if !line.ends_with(b"\n") {
            reader.skip_until(b'\n')?;
        }
        lines.push(line);
    }
    Ok(lines)
}

/// One answer for each line. The solvers share the lines out among themselves, so that a hard
/// one holds up only its own.
fn answer_lines(lines: &[Vec<u8>], solvers: &mut [Solver], timings: bool) -> Vec<String> {
    let answers = Mutex::new(vec![String::new(); lines.len()]);
    let next = Mutex::new(0..lines.len());
    let take = || next.lock().ok()?.next();
    let work = |solver: &mut Solver| {
        while let Some(index) = take() {
            let answer = answer_line(&lines[index], solver, timings);
            if let Ok(mut answers) = answers.lock() {
                answers[index] = answer;
            }
        }
    };
    thread::scope(|scope| {
        let useful = lines.len().clamp(1, solvers.len());
        let (own, others) = solvers[..useful]
            .split_first_mut()
            .expect("at least one core");
        for solver in others {
            scope.spawn(|| work(solver));
        }
        work(own);
    });
    answers.into_inner().unwrap_or_default()
}

fn answer_line(line: &[u8], solver: &mut Solver, timings: bool) -> String {
    let text = String::from_utf8_lossy(line);
    let mut columns = text.trim_end_matches(['\r', '\n']).split('\t');
    let fen = columns.next().unwrap_or_default().trim();
    let moves = columns.next().unwrap_or_default().trim();
    let start = cpu::thread_time();
    let (keys, nodes) = match keys(fen, moves, solver) {
        Ok(keys) => (keys, solver.nodes()),
        Err(reason) => (format!("ERR: {}", one_line(&reason)), 0),
    };
    let mut answer = format!("{fen}\t{moves}\t{keys}");
    if timings {
        let time = cpu::thread_time().saturating_sub(start);
        answer.push_str(&format!("\t{}\t{nodes}", time.as_micros()));
    }
    answer
}

fn keys(fen: &str, moves: &str, solver: &mut Solver) -> Result<String, String> {
    if fen.contains(char::REPLACEMENT_CHARACTER) {
        return Err("the line is not UTF-8 text".to_owned());
    }
    let position = fen::parse(fen).map_err(|error| error.to_string())?;
    let moves: u8 = moves
        .parse()
        .ok()
        .filter(|moves| (1..=MOST_MOVES).contains(moves))
        .ok_or_else(|| {
            format!("{moves:?} is no number of moves; write FEN, tab, and 1 to {MOST_MOVES}")
        })?;
    let keys = solver
        .keys(&position, moves)
        .map_err(|error| error.to_string())?;
    if keys.is_empty() {
        return Ok("-".to_owned());
    }
    Ok(keys
        .into_iter()
        .map(notation::uci)
        .collect::<Vec<_>>()
        .join(","))
}

/// An answer is one line of tab-separated columns, whatever the reason says.
fn one_line(reason: &str) -> String {
    let parts: Vec<&str> = reason.lines().map(str::trim).collect();
    parts.join("; also: ").replace(char::is_control, " ")
}

#[cfg(test)]
mod tests;
