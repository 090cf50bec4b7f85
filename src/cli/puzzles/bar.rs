//! A progress bar: how far, how fast, how long still.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// Steps of a terminal's bar.
const SHARES: u64 = 1000;
/// How often a terminal's line is drawn again.
const REDRAW: Duration = Duration::from_millis(200);
/// How often a line goes to a log.
const LOG: Duration = Duration::from_secs(30);

/// Drawn over itself on a terminal, now and then a line elsewhere.
pub struct Bar {
    /// What is counted: `games`.
    unit: &'static str,
    began: Instant,
    drawn: Instant,
    /// The share that earlier runs have done: known with the first step.
    before: Option<f64>,
    counted: u64,
    /// `None`: no terminal.
    terminal: Option<ProgressBar>,
}

impl Bar {
    pub fn new(unit: &'static str) -> Bar {
        let now = Instant::now();
        Bar {
            unit,
            began: now,
            drawn: now,
            before: None,
            counted: 0,
            terminal: std::io::stderr().is_terminal().then(on_terminal),
        }
    }

    /// One more is done; `share` of the whole, 0 to 1.
    pub fn step(&mut self, share: f64, found: &str) {
        self.counted += 1;
        self.before.get_or_insert(share);
        let now = Instant::now();
        let wait = if self.terminal.is_some() { REDRAW } else { LOG };
        if now - self.drawn < wait {
            return;
        }
        self.drawn = now;
        self.draw(share, found);
    }

    /// The last line.
    pub fn finish(&self, found: &str) {
        self.draw(1.0, found);
        if let Some(terminal) = &self.terminal {
            terminal.abandon();
        }
    }

    fn draw(&self, share: f64, found: &str) {
        let text = line(
            share,
            self.before.unwrap_or(0.0),
            self.counted,
            self.unit,
            self.began.elapsed(),
            found,
        );
        match &self.terminal {
            Some(terminal) => {
                terminal.set_position((share.clamp(0.0, 1.0) * SHARES as f64) as u64);
                terminal.set_message(text);
            }
            None => eprintln!("{text}"),
        }
    }
}

/// As wide as the terminal, the figures first.
fn on_terminal() -> ProgressBar {
    let bar = ProgressBar::new(SHARES);
    // The template is right, and the plain style would do.
    if let Ok(style) = ProgressStyle::with_template("{msg}  {wide_bar}") {
        bar.set_style(style);
    }
    bar
}

fn line(
    share: f64,
    before: f64,
    counted: u64,
    unit: &str,
    elapsed: Duration,
    found: &str,
) -> String {
    let share = share.clamp(0.0, 1.0);
    let seconds = elapsed.as_secs_f64().max(0.001);
    let rate = counted as f64 / seconds;
    let left = if share > before {
        clock(seconds * (1.0 - share) / (share - before))
    } else {
        "?".to_owned()
    };
    format!(
        "{:3.0} %  {counted} {unit}, {rate:.1}/s, {left} left  {found}",
        100.0 * share,
    )
}

/// `1:02:03`, `2:03`.
fn clock(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_tells_share_rate_and_time_left() {
        let text = line(0.5, 0.0, 300, "games", Duration::from_secs(100), "7 found");
        assert_eq!(text, " 50 %  300 games, 3.0/s, 1:40 left  7 found");
    }

    #[test]
    fn what_an_earlier_run_did_makes_nobody_faster() {
        let text = line(0.75, 0.5, 10, "games", Duration::from_secs(3600), "");
        assert!(text.contains("1:00:00 left"), "{text}");
        let unknown = line(0.5, 0.5, 0, "games", Duration::ZERO, "");
        assert!(unknown.contains("? left"), "{unknown}");
    }
}
