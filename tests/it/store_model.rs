//! A store in memory that keeps every event and works everything out from them anew, as plainly as
//! can be: what the SQLite store is held against.

use chrono::NaiveDate;
use gaffel::progress::practice::{self, MIXED};
use gaffel::progress::{
    Attempt, Event, LearnerId, Level, Levels, Mark, Practised, ProgressStore, Rated, RatingDay,
    Showing, Sitting, StepEvent, StepRecord, StepsOfLessons, StoreError, Summary, day, step,
    streak,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use tokio::sync::oneshot;

#[derive(Default)]
pub struct ModelStore {
    events: Mutex<Vec<Kept>>,
    steps: Mutex<Vec<KeptStep>>,
    showings: Mutex<Vec<KeptShowing>>,
    /// Learners and the day of their first event.
    met: Mutex<Vec<(LearnerId, NaiveDate)>>,
}

struct KeptStep {
    learner: LearnerId,
    today: NaiveDate,
    lesson: String,
    step: String,
    event: StepEvent,
    /// As it was when the event came: a lesson forgotten since counts no more.
    turn: u32,
}

#[derive(Clone)]
struct KeptShowing {
    learner: LearnerId,
    sitting: Sitting,
    showing: Showing,
}

/// Practice, replayed.
#[derive(Default)]
struct Drill {
    puzzles: BTreeMap<String, Practised>,
    levels: Levels,
    /// By theme, in the order of happening: the puzzle and what it did.
    ratings: BTreeMap<String, Vec<(String, Rated)>>,
}

struct Kept {
    learner: LearnerId,
    day: NaiveDate,
    today: NaiveDate,
    puzzle: String,
    event: Event,
}

/// One day, replayed.
#[derive(Default)]
struct Story {
    attempt: Attempt,
    tries: BTreeSet<(String, String)>,
    solved: Option<(NaiveDate, bool)>,
}

impl ModelStore {
    fn meet(&self, learner: LearnerId, today: NaiveDate) {
        let mut met = self.met.lock().unwrap();
        if met.iter().all(|(known, _)| *known != learner) {
            met.push((learner, today));
        }
    }

    fn stories(&self, learner: LearnerId) -> BTreeMap<NaiveDate, Story> {
        let events = self.events.lock().unwrap();
        let mut stories: BTreeMap<NaiveDate, Story> = BTreeMap::new();
        for kept in events.iter().filter(|kept| kept.learner == learner) {
            stories.entry(kept.day).or_default().replay(kept);
        }
        stories
    }
}

impl ModelStore {
    fn drill(&self, learner: LearnerId) -> Drill {
        let mut drill = Drill::default();
        for kept in self.showings.lock().unwrap().iter() {
            if kept.learner == learner {
                drill.replay(kept);
            }
        }
        drill
    }
}

impl Drill {
    fn replay(&mut self, kept: &KeptShowing) {
        let KeptShowing {
            sitting, showing, ..
        } = kept;
        let before = self.puzzles.get(&showing.puzzle);
        let Some(after) = Practised::after(before, *sitting, showing.won) else {
            return;
        };
        self.puzzles.insert(showing.puzzle.clone(), after);
        let overall = self.levels.get(MIXED).copied();
        for theme in std::iter::once(MIXED).chain(showing.themes.iter().map(String::as_str)) {
            let before = self.levels.get(theme).copied();
            let before = before.unwrap_or_else(|| Level::fresh(overall.as_ref()));
            let after = before.after(showing);
            self.levels.insert(theme.to_owned(), after);
            let rated = Rated {
                day: sitting.today,
                won: showing.won,
                before: before.rating,
                after: after.rating,
            };
            let ratings = self.ratings.entry(theme.to_owned()).or_default();
            ratings.push((showing.puzzle.clone(), rated));
        }
    }

    fn export(&self) -> serde_json::Value {
        let puzzles: Vec<serde_json::Value> = self
            .puzzles
            .iter()
            .map(|(puzzle, kept)| {
                serde_json::json!({
                    "puzzle": puzzle,
                    "solved": kept.solved,
                    "tries": kept.tries,
                    "due": kept.due,
                    "box": kept.steps,
                    "date": kept.last,
                })
            })
            .collect();
        let levels: BTreeMap<&str, serde_json::Value> = self
            .levels
            .iter()
            .map(|(theme, level)| {
                let level = serde_json::json!({
                    "rating": level.rating,
                    "deviation": level.deviation,
                    "volatility": level.volatility,
                    "tried": level.tried,
                    "solved": level.solved,
                });
                (theme.as_str(), level)
            })
            .collect();
        let ratings: Vec<serde_json::Value> = self
            .ratings
            .iter()
            .flat_map(|(theme, rows)| {
                rows.iter().map(move |(puzzle, rated)| {
                    serde_json::json!({
                        "date": rated.day,
                        "theme": theme,
                        "puzzle": puzzle,
                        "solved": rated.won,
                        "rating": rated.after,
                    })
                })
            })
            .collect();
        serde_json::json!({ "puzzles": puzzles, "levels": levels, "ratings": ratings })
    }
}

impl Story {
    fn replay(&mut self, kept: &Kept) {
        if self.attempt.puzzle != kept.puzzle {
            self.tries.clear();
            self.attempt = Attempt {
                puzzle: kept.puzzle.clone(),
                ..Attempt::default()
            };
        }
        if self.attempt.solved {
            return;
        }
        match &kept.event {
            Event::Right { line, solved: true } => {
                self.attempt.line = line.clone();
                self.attempt.solved = true;
                if !self.attempt.solution_shown {
                    let alone = self.tries.is_empty() && self.attempt.hints == 0;
                    self.attempt.first_try = alone;
                    self.solved = self.solved.or(Some((kept.today, alone)));
                }
            }
            Event::Right { line, .. } if line.len() > self.attempt.line.len() => {
                self.attempt.line = line.clone();
            }
            Event::Right { .. } => {}
            Event::Wrong { line, uci } => {
                self.tries.insert((line.join(" "), uci.clone()));
                self.attempt.wrong = self.tries.len() as u32;
            }
            Event::Hint { steps } if *steps > self.attempt.hints => {
                self.attempt.hints = if *steps > 3 { 3 } else { *steps };
            }
            Event::Hint { .. } => {}
            Event::SolutionShown => self.attempt.solution_shown = true,
        }
    }

    fn mark(&self) -> Mark {
        match self.solved {
            Some((_, first_try)) => Mark::Solved { first_try },
            None if self.attempt.solution_shown => Mark::Shown,
            None => Mark::Started,
        }
    }
}

fn told<T>(value: T) -> oneshot::Receiver<T> {
    let (sender, receiver) = oneshot::channel();
    drop(sender.send(value));
    receiver
}

impl ProgressStore for ModelStore {
    fn attempt(&self, learner: LearnerId, day: NaiveDate) -> Result<Option<Attempt>, StoreError> {
        let story = self.stories(learner).remove(&day);
        Ok(story.map(|story| story.attempt))
    }

    fn marks(
        &self,
        learner: LearnerId,
        first: NaiveDate,
        last: NaiveDate,
    ) -> Result<Vec<(NaiveDate, Mark)>, StoreError> {
        let stories = self.stories(learner);
        Ok(stories
            .iter()
            .filter(|(day, _)| (first..=last).contains(day))
            .map(|(day, story)| (*day, story.mark()))
            .collect())
    }

    fn summary(&self, learner: LearnerId, today: NaiveDate) -> Result<Summary, StoreError> {
        let stories = self.stories(learner);
        let solved: Vec<(NaiveDate, NaiveDate, bool)> = stories
            .iter()
            .filter_map(|(day, story)| story.solved.map(|(on, first_try)| (*day, on, first_try)))
            .collect();
        let on_the_day = solved
            .iter()
            .filter(|(day, on, _)| day == on)
            .map(|(day, _, _)| *day);
        let streaks = streak::streaks(on_the_day, today);
        Ok(Summary {
            streak: streaks.current,
            best_streak: streaks.best,
            solved: solved.len() as u32,
            first_try: solved.iter().filter(|(_, _, first_try)| *first_try).count() as u32,
        })
    }

    fn record(
        &self,
        learner: LearnerId,
        day: NaiveDate,
        today: NaiveDate,
        puzzle: &str,
        event: Event,
    ) -> oneshot::Receiver<Result<Attempt, StoreError>> {
        if let Err(refused) = day::check(puzzle, &event) {
            return told(Err(refused));
        }
        self.meet(learner, today);
        self.events.lock().unwrap().push(Kept {
            learner,
            day,
            today,
            puzzle: puzzle.to_owned(),
            event,
        });
        told(self.attempt(learner, day).map(Option::unwrap_or_default))
    }

    fn steps(
        &self,
        learner: LearnerId,
        lesson: &str,
    ) -> Result<BTreeMap<String, StepRecord>, StoreError> {
        Ok(self.lessons(learner)?.remove(lesson).unwrap_or_default())
    }

    /// Plays the learner's events through from the first.
    fn lessons(&self, learner: LearnerId) -> Result<StepsOfLessons, StoreError> {
        let mut lessons = StepsOfLessons::new();
        for kept in self.steps.lock().unwrap().iter() {
            if kept.learner == learner {
                let steps = lessons.entry(kept.lesson.clone()).or_default();
                let record = steps.entry(kept.step.clone()).or_default();
                record.take(kept.today, kept.turn, &kept.event);
            }
        }
        Ok(lessons)
    }

    fn record_step(
        &self,
        learner: LearnerId,
        today: NaiveDate,
        lesson: &str,
        step: &str,
        event: StepEvent,
    ) -> oneshot::Receiver<Result<StepRecord, StoreError>> {
        if let Err(refused) = step::check(lesson, step, &event) {
            return told(Err(refused));
        }
        self.meet(learner, today);
        let kept = self.lessons(learner).unwrap();
        let turns = kept.values().flat_map(BTreeMap::values);
        let turn = turns.map(|record| record.turn).max().unwrap_or(0) + 1;
        self.steps.lock().unwrap().push(KeptStep {
            turn,
            learner,
            today,
            lesson: lesson.to_owned(),
            step: step.to_owned(),
            event,
        });
        let steps = self.steps(learner, lesson).unwrap();
        told(Ok(steps[step].clone()))
    }

    fn reset_lesson(
        &self,
        learner: LearnerId,
        lesson: &str,
    ) -> oneshot::Receiver<Result<(), StoreError>> {
        self.steps
            .lock()
            .unwrap()
            .retain(|kept| kept.learner != learner || kept.lesson != lesson);
        told(Ok(()))
    }

    fn practised(&self, learner: LearnerId, puzzle: &str) -> Result<Option<Practised>, StoreError> {
        Ok(self.drill(learner).puzzles.get(puzzle).copied())
    }

    fn due(
        &self,
        learner: LearnerId,
        sitting: Sitting,
        theme: &str,
    ) -> Result<Vec<String>, StoreError> {
        let drill = self.drill(learner);
        let of_theme = drill.ratings.get(theme).cloned().unwrap_or_default();
        let mut due: Vec<(NaiveDate, String)> = drill
            .puzzles
            .into_iter()
            .filter(|(id, _)| of_theme.iter().any(|(puzzle, _)| puzzle == id))
            .filter_map(|(id, kept)| Some((kept.due?, id)))
            .filter(|(due, _)| *due <= sitting.first)
            .collect();
        due.sort();
        Ok(due.into_iter().map(|(_, id)| id).collect())
    }

    fn levels(&self, learner: LearnerId) -> Result<Levels, StoreError> {
        Ok(self.drill(learner).levels)
    }

    fn rated(
        &self,
        learner: LearnerId,
        theme: &str,
        puzzle: &str,
    ) -> Result<Option<Rated>, StoreError> {
        let drill = self.drill(learner);
        let mut rows = drill.ratings.get(theme).into_iter().flatten();
        Ok(rows.rfind(|(id, _)| id == puzzle).map(|(_, rated)| *rated))
    }

    fn rating_days(&self, learner: LearnerId, theme: &str) -> Result<Vec<RatingDay>, StoreError> {
        let drill = self.drill(learner);
        let mut days: Vec<RatingDay> = Vec::new();
        for (_, rated) in drill.ratings.get(theme).into_iter().flatten() {
            let known = days.iter().position(|one| one.day == rated.day);
            let before = known.map(|index| days.remove(index));
            days.push(RatingDay {
                day: rated.day,
                rating: rated.after,
                tried: before.map_or(0, |one| one.tried) + 1,
                solved: before.map_or(0, |one| one.solved) + u32::from(rated.won),
            });
        }
        Ok(days)
    }

    fn record_showing(
        &self,
        learner: LearnerId,
        sitting: Sitting,
        showing: Showing,
    ) -> oneshot::Receiver<Result<Practised, StoreError>> {
        if let Err(refused) = practice::check(&showing) {
            return told(Err(refused));
        }
        self.meet(learner, sitting.today);
        let puzzle = showing.puzzle.clone();
        self.showings.lock().unwrap().push(KeptShowing {
            learner,
            sitting,
            showing,
        });
        told(Ok(self.drill(learner).puzzles[&puzzle]))
    }

    fn export(&self, learner: LearnerId) -> Result<String, StoreError> {
        let since = {
            let met = self.met.lock().unwrap();
            let first = met.iter().find(|(known, _)| *known == learner);
            first.map(|(_, day)| *day)
        };
        let days: Vec<serde_json::Value> = self
            .stories(learner)
            .iter()
            .map(|(day, story)| {
                let wrong: Vec<serde_json::Value> = story
                    .tries
                    .iter()
                    .map(|(line, uci)| {
                        let line: Vec<&str> = line.split_whitespace().collect();
                        serde_json::json!({ "line": line, "move": uci })
                    })
                    .collect();
                serde_json::json!({
                    "date": day,
                    "puzzle": story.attempt.puzzle,
                    "line": story.attempt.line,
                    "wrong": wrong,
                    "hints": story.attempt.hints,
                    "solution_shown": story.attempt.solution_shown,
                    "solved": story.attempt.solved,
                    "first_try": story.attempt.first_try,
                    "solved_on": story.solved.map(|(on, _)| on),
                })
            })
            .collect();
        let lessons: Vec<serde_json::Value> = self
            .lessons(learner)?
            .iter()
            .flat_map(|(lesson, steps)| {
                steps.iter().map(move |(id, step)| {
                    serde_json::json!({
                        "lesson": lesson,
                        "step": id,
                        "line": step.line,
                        "wrong": step.wrong,
                        "hints": step.hints,
                        "solution_shown": step.solution_shown,
                        "solved": step.solved,
                        "first_try": step.first_try,
                        "date": step.day,
                    })
                })
            })
            .collect();
        let all = serde_json::json!({
            "learner": learner.to_string(), "since": since, "days": days, "lessons": lessons,
            "practice": self.drill(learner).export(),
        });
        Ok(all.to_string())
    }

    fn delete(&self, learner: LearnerId) -> oneshot::Receiver<Result<(), StoreError>> {
        self.events
            .lock()
            .unwrap()
            .retain(|kept| kept.learner != learner);
        self.steps
            .lock()
            .unwrap()
            .retain(|kept| kept.learner != learner);
        self.showings
            .lock()
            .unwrap()
            .retain(|kept| kept.learner != learner);
        self.met.lock().unwrap().retain(|met| met.0 != learner);
        told(Ok(()))
    }

    fn health(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
