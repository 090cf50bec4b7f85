//! The lesson that an author begins with: short, commented, without a problem.

use super::check::is_slug;
use crate::lesson::{Course, Group};

const ENGLISH: &str = include_str!("skeleton/lesson.yaml");
const WORDS: [(&str, &str); 3] = [
    ("da.yaml", include_str!("skeleton/da.yaml")),
    ("sv.yaml", include_str!("skeleton/sv.yaml")),
    ("nb.yaml", include_str!("skeleton/nb.yaml")),
];

/// Where a new lesson goes, below `lessons`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Home {
    pub group: Group,
    pub slug: String,
}

impl Home {
    /// Reads `strategy/outposts`.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    pub fn parse(text: &str) -> Result<Home, String> {
        let groups = || Group::ALL.map(Group::word).join(", ");
        let Some((group, slug)) = text.split_once('/') else {
            return Err(format!(
                "write group and slug, like strategy/outposts; the groups are {}",
                groups()
            ));
        };
        let Some(group) = Group::from_word(group) else {
            return Err(format!("{group:?} is no group; there is {}", groups()));
        };
        if !is_slug(slug) {
            return Err(format!(
                "{slug:?} cannot stand in an address; use a-z, 0-9 and single hyphens"
            ));
        }
        Ok(Home {
            group,
            slug: slug.to_owned(),
        })
    }
}

/// The files of a new lesson: (name, text). It comes last in its group.
pub fn skeleton(home: &Home, course: &Course) -> Vec<(&'static str, String)> {
    let orders = course.group(home.group).map(|lesson| lesson.order);
    let order = orders.max().unwrap_or(0).saturating_add(1);
    let english = ENGLISH.replacen("order: 1\n", &format!("order: {order}\n"), 1);
    let words = WORDS
        .into_iter()
        .map(|(name, text)| (name, text.to_owned()));
    [("lesson.yaml", english)]
        .into_iter()
        .chain(words)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{load, prove};

    #[test]
    fn a_new_lesson_is_without_a_problem() {
        let home = Home::parse("strategy/outposts").unwrap();
        let files: Vec<_> = skeleton(&home, &Course::default())
            .into_iter()
            .map(|(name, text)| {
                (
                    format!("lessons/strategy/outposts/{name}"),
                    text.into_bytes(),
                )
            })
            .collect();
        let loaded = load(&files);
        assert_eq!(loaded.problems, []);
        assert_eq!(prove(&loaded, 1), []);
        let next = skeleton(&home, &loaded.course);
        assert!(next[0].1.contains("\norder: 2\n"));
    }

    #[test]
    fn only_a_group_and_a_slug_are_a_home() {
        for text in [
            "outposts",
            "tactics/forks",
            "strategy/Out posts",
            "strategy/",
            "strategy/a/b",
        ] {
            assert!(Home::parse(text).is_err(), "{text}");
        }
    }
}
