//! `lesson.yaml` and the words files beside it.

use super::task::{ChooseFile, LineFile, MateFile, MoveFile, PlayFile, Side, SpotFile, WalkFile};
use crate::content::decode::{At, Entries, Text};
use schemars::JsonSchema;
use serde::Deserialize;

/// A lesson: its facts and its English words.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "a lesson (`title:`, `steps:` and so on)"
)]
pub struct LessonFile {
    /// What the lesson is called, in one to four words.
    pub title: Text,
    /// One sentence for the course page.
    pub summary: Text,
    /// Place in its group, from 1. No two lessons of a group share one.
    #[schemars(range(min = 1))]
    pub order: At<u32>,
    /// An honest estimate of how long it takes.
    #[schemars(range(min = 1, max = 120))]
    pub minutes: At<u32>,
    /// Puzzles to suggest at the end.
    #[serde(default)]
    pub themes: Vec<At<Theme>>,
    /// The steps, in order. The last ones, with `test: true`, are the small test.
    #[schemars(length(min = 1))]
    pub steps: At<Vec<At<StepFile>>>,
}

/// A kind of puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    Mate,
    Fork,
    Skewer,
}

/// One step: a board, words, and at most one task. Without a task it is read.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "a step (`id:`, `title:`, `text:` and so on)"
)]
pub struct StepFile {
    /// Name of the step in addresses and words files: a-z, 0-9 and -. Never change it, or learners
    /// lose their place.
    #[schemars(regex(pattern = "^[a-z0-9]+(-[a-z0-9]+)*$"))]
    pub id: At<String>,
    /// Claims of the rules page that the step teaches, like R13.
    #[serde(default)]
    #[schemars(inner(regex(pattern = "^R(0[1-9]|[1-3][0-9]|4[0-3])$")))]
    pub teaches: Vec<At<String>>,
    /// `start` (the default) or a FEN; board and side to move are enough. Boards without kings are
    /// allowed in steps that are read, walk, spot or choose.
    #[schemars(regex(
        pattern = "^(start|([1-8KQRBNPkqrbnp]+/){7}[1-8KQRBNPkqrbnp]+( [wb]( .+)?)?)$"
    ))]
    pub position: Option<At<String>>,
    /// Moves played from `position` before the step is shown, as in `e4 e5 Nf3`: English letters,
    /// numbers allowed.
    pub after: Option<At<String>>,
    /// The side at the bottom. By default the learner's; White's in steps that are read.
    pub view: Option<At<Side>>,
    /// Arrows, like e5f7 or "red g5d8": green (the default), red, blue or yellow.
    #[serde(default)]
    #[schemars(inner(regex(pattern = "^((green|red|blue|yellow) +)?([a-h][1-8]){2}$")))]
    pub arrows: Vec<At<String>>,
    /// Circles, like f7 or "blue d8".
    #[serde(default)]
    #[schemars(inner(regex(pattern = "^((green|red|blue|yellow) +)?[a-h][1-8]$")))]
    pub circles: Vec<At<String>>,
    /// Squares with a coloured ground, like e4.
    #[serde(default)]
    #[schemars(inner(regex(pattern = "^[a-h][1-8]$")))]
    pub highlights: Vec<At<String>>,
    /// Belongs to the small test that ends the lesson: the last three to five steps, none of them
    /// just read.
    #[serde(default)]
    pub test: bool,

    /// What the step is called; in the test without giving the answer away.
    pub title: Text,
    /// What the learner reads: Markdown with moves in braces ({Nf3}) and links to a term
    /// (term:fork), a rule (rule:R13) or a lesson (lesson:forks).
    pub text: Text,
    /// Opened one by one; the last may tell the move.
    #[serde(default)]
    pub hints: Vec<Text>,
    /// Said when the step is solved.
    pub done: Option<Text>,
    /// What to say after single right moves, like Nf3: "…"; in a line with numbers, "3.Bc4".
    #[serde(default)]
    pub right: Entries<Text>,
    /// What to say after typical wrong moves; in a `spot` step the keys are squares. All other wrong
    /// moves are answered by themselves.
    #[serde(default)]
    pub wrong: Entries<Text>,
    /// Moves that are good but not what is asked here, and what to say.
    #[serde(default)]
    pub aside: Entries<Text>,
    /// Answers to pick from in a `choose` step, in the order shown.
    #[serde(default)]
    pub options: Entries<OptionFile>,
    /// Moves played out on the board after a wrong move, the opponent first: Qxd5: "Nxd5 Rxd5".
    #[serde(default)]
    pub refute: Entries<At<String>>,

    /// Task: one piece moves alone and collects squares.
    pub walk: Option<At<WalkFile>>,
    /// Task: pick squares.
    pub spot: Option<At<SpotFile>>,
    /// Task: find one move.
    #[serde(rename = "move")]
    pub find: Option<At<MoveFile>>,
    /// Task: mate against every defence.
    pub mate: Option<At<MateFile>>,
    /// Task: play one side of a line.
    pub line: Option<At<LineFile>>,
    /// Task: play the ending out against perfect defence.
    pub play: Option<At<PlayFile>>,
    /// Task: answer a question.
    pub choose: Option<At<ChooseFile>>,
}

/// An answer to pick.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "an option, like {text: …, because: …}"
)]
pub struct OptionFile {
    /// The answer.
    pub text: Text,
    /// Why it is right or wrong; shown when it is picked.
    pub because: Text,
}

/// The words of a lesson in another language.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "words (`title:`, `summary:`, `steps:`)"
)]
pub struct WordsFile {
    /// What the lesson is called.
    pub title: Option<Text>,
    /// One sentence for the course page.
    pub summary: Option<Text>,
    /// The words of each step, by its id.
    #[serde(default)]
    pub steps: Entries<StepWords>,
}

/// The words of a step. Moves in keys and braces keep their English letters; readers see their own.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    default,
    expecting = "the words of a step (`title:`, `text:` and so on)"
)]
pub struct StepWords {
    /// What the step is called.
    pub title: Option<Text>,
    /// What the learner reads.
    pub text: Option<Text>,
    /// As many as in English.
    pub hints: Option<At<Vec<Text>>>,
    /// Said when the step is solved.
    pub done: Option<Text>,
    /// The same keys as in English.
    pub right: Entries<Text>,
    /// The same keys as in English.
    pub wrong: Entries<Text>,
    /// The same keys as in English.
    pub aside: Entries<Text>,
    /// The same keys as in English.
    pub options: Entries<OptionWords>,
}

/// The words of an answer to pick.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "an option, like {text: …, because: …}"
)]
pub struct OptionWords {
    /// The answer.
    pub text: Option<Text>,
    /// Why it is right or wrong.
    pub because: Option<Text>,
}
