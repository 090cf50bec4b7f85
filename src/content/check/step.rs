//! One step: board, task and words together.

use super::comments;
use super::desk::Desk;
use super::ground::Ground;
use super::prose;
use super::scene;
use super::speech::{self, Reader, Said, StepSpeech};
use super::style;
use super::task::{self, Plan, Planned};
use crate::chess::Position;
use crate::content::decode::{At, Decoded, Entries, Text};
use crate::content::document::{LessonFile, StepFile, StepWords, WordsFile};
use crate::content::source::Place;
use crate::lesson::{
    Choice, Choose, Comment, Comments, Line, Prose, Spot, Step, Task, Tone, Translated,
};
use std::collections::BTreeMap;

/// `right`, `wrong` or `aside` of a words file.
type PickEntries = fn(&StepWords) -> &Entries<Text>;

/// A step, and where its task and the keys of its comments (in their order) stand.
pub struct Checked {
    pub step: Step,
    pub task: Place,
    pub keys: Vec<Place>,
}

/// `lesson`: what holds the step; what the decoder left out of it has been told. `ids`: of all its
/// steps.
pub fn check<'d>(
    reader: &mut Reader<'_, 'd, WordsFile>,
    file: &'d At<StepFile>,
    lesson: &Decoded<LessonFile>,
    ids: &[&str],
) -> Option<Checked> {
    let step = &file.value;
    let whole = lesson.is_whole(file.place);
    let teaches = teaches(reader.english, &step.teaches);
    // Without what sets it up, the board would be another one.
    let lost = |key: &Option<String>| matches!(key.as_deref(), Some("position" | "after"));
    let unset = lesson
        .pruned_within(file.place)
        .any(|pruned| lost(&pruned.key));
    let stage = if unset {
        None
    } else {
        scene::stage(reader.english, step)
    };
    let fits = |planned: &Planned| {
        // Nor is a task without its side, or a list without one of its items, the one meant.
        let lost = |key: &Option<String>| matches!(key.as_deref(), None | Some("side"));
        let mut pruned = lesson.pruned_within(planned.place);
        !pruned.any(|pruned| lost(&pruned.key))
    };
    let planned = stage
        .as_ref()
        .and_then(|stage| task::plan(reader.english, step, stage, whole))
        .filter(fits);
    let speech = StepSpeech::find(reader.words, &step.id.value, ids);
    let ground = ground(stage.as_ref(), planned.as_ref());
    let (Some(stage), Some(planned)) = (stage, planned) else {
        // The texts are read all the same, but a move cannot be placed without its board.
        style_only(reader, step, &speech);
        scene::tell_marks(reader.english, step);
        return None;
    };
    if whole && reader.sound {
        tell_extra(reader, step, &speech);
    }
    let mut texts = Texts {
        reader,
        speech: &speech,
        ground: &ground,
    };
    let title = texts.line("title", &step.title, |words| words.title.as_ref());
    let text = texts.prose("text", &step.text, |words| words.text.as_ref());
    let hints = texts.hints(&step.hints);
    let done = step
        .done
        .as_ref()
        .map(|done| texts.prose("done", done, |words| words.done.as_ref()));
    let place = planned.place;
    let learner = planned.learner;
    let (task, keys) = texts.task(step, planned);
    let scene = scene::scene(reader.english, step, &stage, learner);
    Some(Checked {
        task: place,
        keys,
        step: Step {
            id: step.id.value.clone(),
            teaches,
            test: step.test,
            scene,
            title,
            text,
            hints,
            done,
            task,
        },
    })
}

fn teaches(desk: &mut Desk<'_>, claims: &[At<String>]) -> Vec<u8> {
    let mut numbers = Vec::new();
    for at in claims {
        match prose::rule_number(&at.value) {
            Some(number) if numbers.contains(&number) => {
                desk.error(
                    at.place,
                    format!("{} is there twice", at.value),
                    "name it once",
                );
            }
            Some(number) => numbers.push(number),
            None => {
                let what = format!("{} is no claim of the rules", at.value);
                desk.error(at.place, what, "claims are R01 to R43");
            }
        }
    }
    numbers
}

fn ground(stage: Option<&scene::Stage>, planned: Option<&Planned>) -> Ground {
    let Some(stage) = stage else {
        return Ground::default();
    };
    Ground {
        bare: (stage.position.is_none()).then(|| (stage.board.clone(), stage.turn)),
        base: stage.position.clone(),
        further: planned
            .map(|planned| planned.further.clone())
            .unwrap_or_default(),
        anywhere: false,
    }
}

/// Reads the texts of a step whose board or task is broken as if moves need only look right.
fn style_only<'d>(
    reader: &mut Reader<'_, 'd, WordsFile>,
    step: &'d StepFile,
    speech: &StepSpeech<'d>,
) {
    let ground = Ground {
        anywhere: true,
        ..Ground::default()
    };
    let mut texts = Texts {
        reader,
        speech,
        ground: &ground,
    };
    texts.line("title", &step.title, |words| words.title.as_ref());
    texts.prose("text", &step.text, |words| words.text.as_ref());
    texts.hints(&step.hints);
    if let Some(done) = &step.done {
        texts.prose("done", done, |words| words.done.as_ref());
    }
    let entries: [(_, &'d Entries<Text>, PickEntries); 3] = [
        ("right", &step.right, |words| &words.right),
        ("wrong", &step.wrong, |words| &words.wrong),
        ("aside", &step.aside, |words| &words.aside),
    ];
    for (name, english, pick) in entries {
        for (key, text) in &english.0 {
            texts.entry(name, (&key.value, text), english, pick, None);
        }
    }
    // Which are right matters to no text.
    texts.choices(step, &vec![false; step.options.0.len()]);
}

/// Words in another language for what English does not have.
fn tell_extra<'d>(
    reader: &mut Reader<'_, 'd, WordsFile>,
    step: &'d StepFile,
    speech: &StepSpeech<'d>,
) {
    let entries: [(&str, &'d Entries<Text>, PickEntries); 3] = [
        ("right", &step.right, |words| &words.right),
        ("wrong", &step.wrong, |words| &words.wrong),
        ("aside", &step.aside, |words| &words.aside),
    ];
    for (name, english, pick) in entries {
        let known = speech::names(english);
        speech.tell_extra(reader.words, name, &known, |words| {
            speech::keys(pick(words))
        });
    }
    let options = speech::names(&step.options);
    speech.tell_extra(reader.words, "options", &options, |words| {
        speech::keys(&words.options)
    });
    for (words, other) in reader.words.iter_mut().zip(speech.each()) {
        let Some(other) = other else { continue };
        if let (Some(done), None) = (&other.done, &step.done) {
            let what = "`done` is not in English";
            words
                .desk
                .error(done.place, what, "add it there, or take it out here");
        }
        if let Some(hints) = &other.hints
            && hints.value.len() != step.hints.len()
        {
            let count = match hints.value.len() {
                1 => "1 hint".to_owned(),
                count => format!("{count} hints"),
            };
            let what = format!("{count} here, but {} in English", step.hints.len());
            words.desk.error(hints.place, what, "write as many");
        }
    }
}

/// Reads the texts of one step.
struct Texts<'t, 'r, 'd> {
    reader: &'t mut Reader<'r, 'd, WordsFile>,
    speech: &'t StepSpeech<'d>,
    ground: &'t Ground,
}

impl<'d> Texts<'_, '_, 'd> {
    fn line(
        &mut self,
        name: &'static str,
        english: &'d Text,
        pick: impl Fn(&'d StepWords) -> Option<&'d Text>,
    ) -> Translated<String> {
        self.reader.line(&self.speech.of(name, english, pick))
    }

    fn prose(
        &mut self,
        name: &'static str,
        english: &'d Text,
        pick: impl Fn(&'d StepWords) -> Option<&'d Text>,
    ) -> Translated<Prose> {
        let speech = self.speech.of(name, english, pick);
        self.reader.prose(&speech, self.ground, None)
    }

    fn hints(&mut self, hints: &'d [Text]) -> Vec<Translated<Prose>> {
        style::tell_split(self.reader.english, hints);
        for (words, other) in self.reader.words.iter_mut().zip(self.speech.each()) {
            if let Some(hints) = other.and_then(|words| words.hints.as_ref()) {
                style::tell_split(&mut words.desk, &hints.value);
            }
        }
        let mut read = Vec::new();
        for (index, hint) in hints.iter().enumerate() {
            let mut speech = self.speech.of("hints", hint, |words| {
                words
                    .hints
                    .as_ref()
                    .and_then(|hints| hints.value.get(index))
            });
            // One missing list is one problem, and a wrong number is told already.
            let counted = self
                .speech
                .each()
                .map(|words| words.is_some_and(|words| words.hints.is_some()));
            for (said, counted) in speech.others.iter_mut().zip(counted) {
                if matches!(said, Said::Missing(_)) && (index > 0 || counted) {
                    *said = Said::Silent;
                }
            }
            read.push(self.reader.prose(&speech, self.ground, None));
        }
        read
    }

    /// The task, and where the keys of its comments stand.
    fn task(&mut self, step: &'d StepFile, planned: Planned) -> (Task, Vec<Place>) {
        let (comments, keys) = match planned.turns.is_empty() {
            true => (Comments::default(), Vec::new()),
            false => self.comments(step, &planned.turns),
        };
        let task = match planned.plan {
            Plan::Read => Task::Read,
            Plan::Walk(walk) => Task::Walk(walk),
            Plan::Spot(squares) => {
                let wrong = self.wrong_squares(step, &squares);
                Task::Spot(Spot { squares, wrong })
            }
            Plan::Move { right, goal } => Task::Move {
                right,
                goal,
                comments,
            },
            Plan::Mate { moves } => Task::Mate { moves, comments },
            Plan::Line { learner, lines } => Task::Line(Line {
                learner,
                lines,
                comments,
            }),
            Plan::Play(play) => Task::Play(play),
            Plan::Choose(right) => Task::Choose(self.choices(step, &right)),
        };
        (task, keys)
    }

    fn wrong_squares(
        &mut self,
        step: &'d StepFile,
        right: &[crate::chess::Square],
    ) -> BTreeMap<crate::chess::Square, Translated<Prose>> {
        let mut wrong = BTreeMap::new();
        for (key, text) in &step.wrong.0 {
            let Some(square) = scene::square(self.reader.english, key) else {
                continue;
            };
            if right.contains(&square) {
                let what = format!("{square} is among the squares to pick");
                self.reader
                    .english
                    .error(key.place, what, "take it out of `wrong`");
                continue;
            }
            let entry = (key.value.as_str(), text);
            let text = self.entry("wrong", entry, &step.wrong, |words| &words.wrong, None);
            wrong.insert(square, text);
        }
        wrong
    }

    fn comments(&mut self, step: &'d StepFile, turns: &[comments::Turn]) -> (Comments, Vec<Place>) {
        let drafts = comments::drafts(self.reader.english, step, turns);
        let keys = drafts.iter().map(|draft| draft.key.place).collect();
        let notes: Vec<Comment> = drafts
            .into_iter()
            .map(|draft| {
                let text = draft.text.map(|text| self.comment(step, &draft, text));
                draft.finish(text)
            })
            .collect();
        (Comments { notes }, keys)
    }

    fn comment(
        &mut self,
        step: &'d StepFile,
        draft: &comments::Draft<'d>,
        text: &'d Text,
    ) -> Translated<Prose> {
        let (name, english, pick): (_, _, PickEntries) = match draft.tone {
            Tone::Right => ("right", &step.right, |words| &words.right),
            Tone::Wrong => ("wrong", &step.wrong, |words| &words.wrong),
            Tone::Aside => ("aside", &step.aside, |words| &words.aside),
        };
        let entry = (draft.key.value.as_str(), text);
        self.entry(name, entry, english, pick, Some(&draft.named.after()))
    }

    /// The text of one key.
    fn entry(
        &mut self,
        name: &'static str,
        entry: (&'d str, &'d Text),
        english: &Entries<Text>,
        pick: PickEntries,
        after: Option<&Position>,
    ) -> Translated<Prose> {
        let known = speech::names(english);
        let speech = self.speech.of_key(name, entry, &known, pick, Some);
        self.reader.prose(&speech, self.ground, after)
    }

    fn choices(&mut self, step: &'d StepFile, right: &[bool]) -> Choose {
        let mut options = Vec::new();
        for ((key, option), &right) in step.options.0.iter().zip(right) {
            let id = key.value.as_str();
            if !super::is_slug(id) {
                let what = format!("`{id}` cannot be the name of an option");
                self.reader
                    .english
                    .error(key.place, what, "use a-z, 0-9 and -");
            }
            let known = speech::names(&step.options);
            let of = |words: &'d StepWords| &words.options;
            let text = (id, &option.text);
            let mut text = self
                .speech
                .of_key("options", text, &known, of, |option| option.text.as_ref());
            let because = (id, &option.because);
            let mut because = self
                .speech
                .of_key("because", because, &known, of, |option| {
                    option.because.as_ref()
                });
            let whole = self
                .speech
                .each()
                .map(|words| words.is_some_and(|words| words.options.get(id).is_some()));
            let whole: Vec<bool> = whole.collect();
            for ((text, because), there) in
                text.others.iter_mut().zip(&mut because.others).zip(whole)
            {
                if !there {
                    // An option that is missing whole is told once.
                    *because = Said::Silent;
                } else if let Said::Missing(place) = *text {
                    *text = Said::MissingKey(place, "text");
                }
            }
            let text = self.reader.prose(&text, self.ground, None);
            let because = self.reader.prose(&because, self.ground, None);
            options.push(Choice {
                id: id.to_owned(),
                right,
                text,
                because,
            });
        }
        Choose { options }
    }
}
