//! The board as sixty-four squares in display order, with what may be done on each.

use super::replay::Replay;
use super::sight::{Legal, Sight, Target};
use super::{Arrow, Drawing, square_at, words};
use crate::chess::{Bitboard, Color, Piece, Position, Square};
use crate::diagram::pieces::{color_word, role_word};
use crate::i18n::Lang;

/// What the reader may do on the board. The side to move is the reader's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Play {
    /// Only look.
    Off,
    /// Make a move. `picked` is the square of the first half; any square is taken, one without
    /// a movable piece counts as none.
    On { picked: Option<Square> },
    /// Make moves with the one piece that can, which is in hand all the time.
    InHand,
    /// Pick any squares.
    Squares { picked: Bitboard },
}

/// What activating a square does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    None,
    /// Picks the piece on it.
    Pick,
    /// Moves the picked piece there.
    Drop,
    /// Puts the picked piece back.
    Unpick,
    /// Picks the square, or lets it go.
    Toggle,
}

/// What a lesson says of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// Pointed out by the author.
    Highlight,
    /// To be reached.
    Goal,
    /// Picked, but not one of those asked for.
    Extra,
}

impl Sign {
    /// Also a CSS class.
    pub fn word(self) -> &'static str {
        match self {
            Sign::Highlight => "highlight",
            Sign::Goal => "goal",
            Sign::Extra => "extra",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SquareView {
    pub square: Square,
    pub piece: Option<Piece>,
    pub dark: bool,
    /// The file's letter, in the bottom row only.
    pub file_mark: Option<char>,
    /// The rank's figure, in the leftmost column only.
    pub rank_mark: Option<char>,
    /// The square, its piece and its marks in words.
    pub label: String,
    pub last_move: bool,
    /// The king on it stands in check.
    pub check: bool,
    pub picked: bool,
    pub target: Option<Target>,
    pub sign: Option<Sign>,
    pub action: Action,
}

impl SquareView {
    /// CSS classes of the square.
    pub fn classes(&self) -> String {
        let mut classes = String::from(if self.dark { "sq dark" } else { "sq light" });
        if let Some(sign) = self.sign {
            classes.push(' ');
            classes += sign.word();
        }
        let marks = [
            (self.last_move, " last-move"),
            (self.check, " check"),
            (self.picked, " selected"),
            (self.target.is_some(), " move-dest"),
            (self.target == Some(Target::Capture), " oc"),
        ];
        for (set, class) in marks {
            if set {
                classes += class;
            }
        }
        classes
    }

    /// CSS classes of the piece, `None` on an empty square.
    pub fn piece_classes(&self) -> Option<String> {
        self.piece.map(|piece| {
            let (color, role) = (color_word(piece.color), role_word(piece.role));
            format!("piece {color} {role}")
        })
    }
}

/// A board to be put on a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardView {
    /// From the top left.
    pub rows: Vec<Vec<SquareView>>,
    /// What the board is, in words.
    pub label: String,
    /// All pieces in words, for a board that is only a picture.
    pub pieces: String,
    pub bottom: Color,
    /// Side to move.
    pub turn: Color,
    /// The board part of the FEN.
    pub fen: String,
    /// The square of the first half of a move, when there is one.
    pub picked: Option<Square>,
    /// Legal targets for the script, `e2:e3e4,g1:f3h3`; empty unless the reader may move.
    pub targets: String,
    /// Whether squares are picked rather than moves made; then which.
    pub squares: Option<Bitboard>,
    /// The signs on squares for the script, `e4:goal,d5:highlight`.
    pub signs: String,
    /// `e2e4`, or empty.
    pub last_move: String,
    /// Square of the king in check, or empty.
    pub check: String,
    /// Kind and path of each arrow.
    pub arrows: Vec<(&'static str, String)>,
    /// See [`Replay::frames`]; empty when there is nothing to replay.
    pub frames: String,
}

impl BoardView {
    /// The board of `position`. Only with `play` on does anything say which moves are legal.
    pub fn new(
        position: &Position,
        drawing: &Drawing,
        play: Play,
        replay: Option<Replay<'_>>,
        lang: Lang,
    ) -> BoardView {
        let sight = match play {
            Play::On { .. } | Play::InHand => Sight::new(position),
            Play::Off | Play::Squares { .. } => Sight::still(position),
        };
        let frames = replay.map(|replay| replay.frames()).unwrap_or_default();
        BoardView::of(&sight, drawing, play, frames, lang)
    }

    /// The same of any board. `frames`: positions to be shown first, as [`Replay::frames`] writes
    /// them.
    pub fn of(
        sight: &Sight,
        drawing: &Drawing,
        play: Play,
        frames: String,
        lang: Lang,
    ) -> BoardView {
        let none = Legal::new();
        let (legal, squares) = match play {
            Play::On { .. } | Play::InHand => (&sight.legal, None),
            Play::Squares { picked } => (&none, Some(picked)),
            Play::Off => (&none, None),
        };
        let picked = match play {
            Play::On { picked } => picked.filter(|from| legal.contains_key(from)),
            Play::InHand => legal.keys().next().copied(),
            Play::Squares { .. } | Play::Off => None,
        };
        let messages = lang.messages();
        let square_view = |column, row| {
            let square = square_at(column, row, drawing.bottom);
            let target = picked.and_then(|from| legal[&from].get(&square).copied());
            let mut view = SquareView {
                square,
                piece: sight.board.piece_at(square),
                dark: square.is_dark(),
                file_mark: (drawing.coordinates && row == 7).then(|| square.file().char()),
                rank_mark: (drawing.coordinates && column == 0).then(|| square.rank().char()),
                label: String::new(),
                last_move: drawing
                    .last_move
                    .is_some_and(|(from, to)| square == from || square == to),
                check: sight.check == Some(square),
                picked: picked == Some(square)
                    || squares.is_some_and(|squares| squares.contains(square)),
                target,
                sign: drawing.sign(square),
                action: match target {
                    _ if squares.is_some() => Action::Toggle,
                    _ if picked == Some(square) && play == Play::InHand => Action::None,
                    _ if picked == Some(square) => Action::Unpick,
                    Some(_) => Action::Drop,
                    None if legal.contains_key(&square) => Action::Pick,
                    None => Action::None,
                },
            };
            view.label = words::square(&view, lang, &messages);
            view
        };
        let signs = Square::ALL.into_iter().filter_map(|square| {
            let sign = drawing.sign(square)?;
            Some(format!("{square}:{}", sign.word()))
        });
        BoardView {
            rows: (0..8)
                .map(|row| (0..8).map(|column| square_view(column, row)).collect())
                .collect(),
            label: match drawing.bottom {
                Color::White => messages.board_label_white(),
                Color::Black => messages.board_label_black(),
            }
            .to_string(),
            pieces: words::pieces(&sight.board, lang),
            bottom: drawing.bottom,
            turn: sight.turn,
            fen: sight.board.board_fen().to_string(),
            picked,
            targets: targets_text(legal),
            squares,
            signs: signs.collect::<Vec<_>>().join(","),
            last_move: drawing
                .last_move
                .map(|(from, to)| format!("{from}{to}"))
                .unwrap_or_default(),
            check: sight
                .check
                .map(|square| square.to_string())
                .unwrap_or_default(),
            arrows: drawing
                .arrows
                .iter()
                .map(|arrow: &Arrow| (arrow.kind.word(), arrow.path(drawing.bottom)))
                .collect(),
            frames,
        }
    }

    /// The squares picked once `square` is picked or let go, joined by full stops.
    pub fn toggled(&self, square: &Square) -> String {
        let picked = self.squares.unwrap_or(Bitboard::EMPTY).toggled(*square);
        let names: Vec<String> = picked
            .into_iter()
            .map(|square| square.to_string())
            .collect();
        names.join(".")
    }

    /// `white` or `black`.
    pub fn bottom_word(&self) -> &'static str {
        color_word(self.bottom)
    }

    /// `white` or `black`.
    pub fn turn_word(&self) -> &'static str {
        color_word(self.turn)
    }
}

fn targets_text(legal: &Legal) -> String {
    let groups: Vec<String> = legal
        .iter()
        .map(|(from, targets)| {
            let targets: String = targets.keys().map(Square::to_string).collect();
            format!("{from}:{targets}")
        })
        .collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Board, Move, Role, Rules};
    use crate::diagram::{place, squares_of};

    /// The position after moves given as squares, from the start: `e2e4 e7e5`.
    fn position(moves: &str) -> Position {
        moves
            .split_whitespace()
            .fold(Position::default(), |position, text| {
                let mv = position
                    .legal_moves()
                    .into_iter()
                    .find(|&mv| {
                        let (from, to) = squares_of(mv).unwrap();
                        format!("{from}{to}") == text
                    })
                    .unwrap();
                position.play(mv).unwrap()
            })
    }

    fn view(position: &Position, play: Play) -> BoardView {
        BoardView::new(position, &Drawing::new(Color::White), play, None, Lang::En)
    }

    fn square(view: &BoardView, square: Square) -> &SquareView {
        let (column, row) = place(square, view.bottom);
        &view.rows[usize::from(row)][usize::from(column)]
    }

    #[test]
    fn every_square_is_there_once_in_display_order() {
        for bottom in [Color::White, Color::Black] {
            let view = BoardView::new(
                &Position::default(),
                &Drawing::new(bottom),
                Play::Off,
                None,
                Lang::En,
            );
            let mut squares: Vec<Square> =
                view.rows.iter().flatten().map(|view| view.square).collect();
            let corner = if bottom.is_white() {
                Square::A8
            } else {
                Square::H1
            };
            assert_eq!(squares[0], corner);
            squares.sort();
            assert_eq!(squares, Square::ALL);
        }
    }

    #[test]
    fn nothing_tells_the_legal_moves_unless_the_reader_may_move() {
        let view = view(&Position::default(), Play::Off);
        assert_eq!(view.targets, "");
        assert!(
            view.rows
                .iter()
                .flatten()
                .all(|view| view.action == Action::None)
        );
    }

    #[test]
    fn with_nothing_picked_only_movable_pieces_can_be_picked() {
        let view = view(&Position::default(), Play::On { picked: None });
        assert_eq!(square(&view, Square::E2).action, Action::Pick);
        assert_eq!(square(&view, Square::B1).action, Action::Pick);
        assert_eq!(square(&view, Square::A1).action, Action::None);
        assert_eq!(square(&view, Square::E7).action, Action::None);
        assert_eq!(square(&view, Square::E4).action, Action::None);
        assert!(view.targets.contains("b1:a3c3"), "{}", view.targets);
        assert!(view.targets.contains("e2:e3e4"), "{}", view.targets);
    }

    #[test]
    fn a_picked_piece_shows_its_targets_and_can_be_put_back() {
        let play = Play::On {
            picked: Some(Square::E2),
        };
        let view = view(&Position::default(), play);
        assert_eq!(square(&view, Square::E2).action, Action::Unpick);
        assert_eq!(square(&view, Square::E2).label, "e2, white pawn, picked");
        assert_eq!(square(&view, Square::E4).action, Action::Drop);
        assert_eq!(square(&view, Square::E4).label, "e4, empty, can move here");
        assert_eq!(square(&view, Square::D2).action, Action::Pick);
        assert_eq!(square(&view, Square::E5).action, Action::None);
    }

    #[test]
    fn picking_a_square_without_a_movable_piece_picks_nothing() {
        for from in [Square::A1, Square::E5, Square::E7] {
            let view = view(&Position::default(), Play::On { picked: Some(from) });
            assert_eq!(view.picked, None);
            assert!(view.rows.iter().flatten().all(|view| view.target.is_none()));
        }
    }

    #[test]
    fn en_passant_is_shown_as_a_capture() {
        let position = position("e2e4 a7a6 e4e5 d7d5");
        let view = view(
            &position,
            Play::On {
                picked: Some(Square::E5),
            },
        );
        assert_eq!(square(&view, Square::D6).target, Some(Target::Capture));
        assert_eq!(square(&view, Square::E6).target, Some(Target::Quiet));
        assert_eq!(square(&view, Square::D6).classes(), "sq dark move-dest oc");
    }

    #[test]
    fn castling_is_offered_on_the_kings_own_square_only() {
        let position = position("g1f3 g8f6 g2g3 g7g6 f1g2 f8g7");
        let view = view(
            &position,
            Play::On {
                picked: Some(Square::E1),
            },
        );
        assert_eq!(square(&view, Square::G1).action, Action::Drop);
        assert_eq!(square(&view, Square::H1).action, Action::Pick);
        assert!(view.targets.contains("e1:f1g1"), "{}", view.targets);
    }

    #[test]
    fn check_and_last_move_are_marked_and_named() {
        let position = position("e2e4 f7f6 d1h5");
        let last = Move::Normal {
            role: Role::Queen,
            from: Square::D1,
            capture: None,
            to: Square::H5,
            promotion: None,
        };
        let drawing = Drawing::new(Color::Black).last_move(Some(last));
        let view = BoardView::new(&position, &drawing, Play::Off, None, Lang::Sv);
        assert_eq!(
            (view.check.as_str(), view.last_move.as_str()),
            ("e8", "d1h5")
        );
        assert_eq!(
            square(&view, Square::E8).label,
            "e8, svart kung, står i schack"
        );
        assert_eq!(
            square(&view, Square::H5).label,
            "h5, vit dam, senaste draget"
        );
        assert_eq!(square(&view, Square::D1).label, "d1, tom, senaste draget");
        assert_eq!(view.turn_word(), "black");
    }

    #[test]
    fn coordinates_stand_in_the_bottom_row_and_the_left_column() {
        let view = BoardView::new(
            &Position::default(),
            &Drawing::new(Color::Black),
            Play::Off,
            None,
            Lang::En,
        );
        let files: String = view.rows[7]
            .iter()
            .filter_map(|view| view.file_mark)
            .collect();
        let ranks: String = view
            .rows
            .iter()
            .filter_map(|row| row[0].rank_mark)
            .collect();
        assert_eq!((files.as_str(), ranks.as_str()), ("hgfedcba", "12345678"));
        assert_eq!(view.rows[3][4].file_mark, None);
    }

    #[test]
    fn squares_to_be_picked_are_toggled_one_by_one() {
        let picked = Bitboard::from(Square::E4) | Bitboard::from(Square::A1);
        let view = view(&Position::default(), Play::Squares { picked });
        assert!(
            view.rows
                .iter()
                .flatten()
                .all(|view| view.action == Action::Toggle)
        );
        assert!(square(&view, Square::E4).picked && !square(&view, Square::E5).picked);
        assert_eq!(view.toggled(&Square::E4), "a1");
        assert_eq!(view.toggled(&Square::H8), "a1.e4.h8");
        assert_eq!(view.targets, "");
    }

    #[test]
    fn a_board_without_kings_offers_the_moves_it_is_given() {
        let board = Board::from_ascii_board_fen(b"8/8/8/3p4/8/8/8/3R4").unwrap();
        let moves = [(Square::D1, Square::D5), (Square::D1, Square::E1)];
        let sight = Sight::bare(&board, Color::White, &moves);
        let mut drawing = Drawing::new(Color::White);
        drawing.goals = Bitboard::from(Square::D5);
        let view = BoardView::of(&sight, &drawing, Play::InHand, String::new(), Lang::En);
        assert_eq!(view.targets, "d1:e1d5");
        assert_eq!(square(&view, Square::D1).action, Action::None);
        assert_eq!(square(&view, Square::E1).action, Action::Drop);
        assert_eq!(
            square(&view, Square::D5).label,
            "d5, black pawn, target, can be captured"
        );
        assert_eq!(view.signs, "d5:goal");
    }
}
