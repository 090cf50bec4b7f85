//! Hands and eyes on the board.

use super::driver::{Browser, Pointer};
use fantoccini::key::Key;
use serde_json::json;

impl Browser {
    /// Opens a page and waits for the drag board.
    pub fn open_board(&self, path: &str) {
        self.goto(path);
        self.wait_for_board();
    }

    pub fn wait_for_board(&self) {
        self.wait_for("document.querySelector('#board.live.playable cg-board piece')");
        self.wait_for(
            "!document.querySelector('#board.replaying, #puzzle[aria-busy], piece.anim')",
        );
    }

    /// The middle of a square in the viewport.
    pub fn centre(&self, square: &str) -> (f64, f64) {
        let place = self.run_with(
            "const [square] = arguments;
             const board = document.getElementById('board');
             board.scrollIntoView({ block: 'nearest' });
             const box = board.getBoundingClientRect();
             const side = box.width / 8;
             const [file, rank] = [square.charCodeAt(0) - 97, square.charCodeAt(1) - 49];
             const white = board.dataset.bottom === 'white';
             return [box.left + side * ((white ? file : 7 - file) + 0.5),
                     box.top + side * ((white ? 7 - rank : rank) + 0.5)];",
            vec![json!(square)],
        );
        let number = |index: usize| place[index].as_f64().expect("a number").round();
        (number(0), number(1))
    }

    /// Drags a piece as the move in UCI says, by way of two points between.
    pub fn drag_move(&self, pointer: Pointer, uci: &str) {
        let (from, to) = (self.centre(&uci[..2]), self.centre(&uci[2..4]));
        let between = |part: f64| {
            let on = |a: f64, b: f64| (a + (b - a) * part).round();
            (on(from.0, to.0), on(from.1, to.1))
        };
        self.drag(pointer, &[from, between(0.3), between(0.8), to]);
    }

    /// The promotion fieldset's answer, if the move needs one.
    pub fn choose_piece(&self, uci: &str) {
        if let Some(letter) = uci.get(4..5) {
            self.wait_for(&format!(
                "document.querySelector('[data-promotion] [value={letter}]')"
            ));
            self.click(&format!("[data-promotion] [value={letter}]"));
        }
    }

    /// Walks over the grid with the arrow keys, from where the focus is.
    pub fn walk_to(&self, square: &str) {
        let at = self.focused_square();
        let white = self.attribute("#board", "data-bottom").as_deref() == Some("white");
        let place = |square: &str| {
            let bytes = square.as_bytes();
            let (file, rank) = (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'));
            if white { (file, -rank) } else { (-file, rank) }
        };
        let (here, there) = (place(&at), place(square));
        let mut keys = Vec::new();
        let (right, down) = (there.0 - here.0, there.1 - here.1);
        let side = if right > 0 { Key::Right } else { Key::Left };
        let along = if down > 0 { Key::Down } else { Key::Up };
        keys.extend((0..right.abs()).map(|_| side));
        keys.extend((0..down.abs()).map(|_| along));
        if !keys.is_empty() {
            self.press(&keys);
        }
        assert_eq!(self.focused_square(), square);
    }

    /// The square that has the focus; empty if none has it.
    pub fn focused_square(&self) -> String {
        let square = self.run("return document.activeElement?.dataset.square ?? ''");
        square.as_str().expect("a square is text").to_owned()
    }

    /// Which piece the drag board shows on a square, `white queen` for example.
    pub fn piece_on(&self, square: &str) -> Option<String> {
        let found = self.run_with(
            "const [square] = arguments;
             const pieces = [...document.querySelectorAll('cg-board piece')];
             const piece = pieces.find((piece) => piece.cgKey === square);
             return piece ? piece.cgPiece : null;",
            vec![json!(square)],
        );
        found.as_str().map(str::to_owned)
    }

    pub fn wait_until_solved(&self) {
        self.wait_for("document.querySelector('.review.solved')");
    }

    /// What screen readers were told last.
    pub fn wait_until_said(&self, words: &str) {
        let words = json!(words);
        self.wait_for(&format!(
            "[...document.querySelectorAll('[role=status]')].some((e) => e.textContent.includes({words}))"
        ));
    }

    pub fn assert_no_errors(&self) {
        assert_eq!(self.errors(), [""; 0], "on {}", self.here());
    }
}
