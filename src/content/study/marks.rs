//! What a comment of a study holds besides its words: `[%cal Gd4e5,Rd1d5]`, `[%csl Gd4]`.

/// A comment taken apart.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Comment {
    pub text: String,
    /// As a lesson writes them: `e2e4`, `red d1d5`.
    pub arrows: Vec<String>,
    /// `d4`, `red d5`.
    pub circles: Vec<String>,
}

impl Comment {
    pub fn has_marks(&self) -> bool {
        !self.arrows.is_empty() || !self.circles.is_empty()
    }

    /// Adds another comment on the same move.
    pub fn add(&mut self, raw: &str) {
        let mut rest = raw;
        let mut text = String::new();
        while let Some(start) = rest.find("[%") {
            text += &rest[..start];
            let Some(end) = rest[start..].find(']') else {
                rest = &rest[start..];
                break;
            };
            self.command(&rest[start + 2..start + end]);
            rest = &rest[start + end + 1..];
        }
        if !rest.starts_with("[%") {
            text += rest;
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        if !self.text.is_empty() && !words.is_empty() {
            self.text.push(' ');
        }
        self.text += &words.join(" ");
    }

    /// Clocks, evaluations and the like say nothing to a learner.
    fn command(&mut self, command: &str) {
        let Some((name, values)) = command.split_once(' ') else {
            return;
        };
        let list = match name {
            "cal" => &mut self.arrows,
            "csl" => &mut self.circles,
            _ => return,
        };
        let squares = if name == "cal" { 4 } else { 2 };
        list.extend(
            values
                .split(',')
                .filter_map(|value| mark(value.trim(), squares)),
        );
    }
}

/// `Rd1d5` as `red d1d5`; `squares`: letters after the colour.
fn mark(value: &str, squares: usize) -> Option<String> {
    let color = match value.chars().next()? {
        'G' => "",
        'R' => "red ",
        'B' => "blue ",
        'Y' => "yellow ",
        _ => return None,
    };
    let place = &value[1..];
    let fits = place.len() == squares
        && place
            .bytes()
            .enumerate()
            .all(|(index, byte)| match index % 2 {
                0 => (b'a'..=b'h').contains(&byte),
                _ => (b'1'..=b'8').contains(&byte),
            });
    fits.then(|| format!("{color}{place}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_are_taken_out_of_the_words() {
        let mut comment = Comment::default();
        comment.add("The knight [%csl Gd4,Re5] jumps in.[%cal Gd4e6,Bd1d5][%clk 0:10:00]");
        assert_eq!(comment.text, "The knight jumps in.");
        assert_eq!(comment.arrows, ["d4e6", "blue d1d5"]);
        assert_eq!(comment.circles, ["d4", "red e5"]);
    }

    #[test]
    fn what_is_no_drawing_is_dropped_without_harm() {
        for raw in ["[%cal Zd4e6,G,Gd9e6,Gé]", "[%csl]", "[%cal Gd4", "[%"] {
            let mut comment = Comment::default();
            comment.add(raw);
            assert!(!comment.has_marks(), "{raw}");
            assert_eq!(comment.text, "", "{raw}");
        }
    }
}
