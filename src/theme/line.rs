//! A line of moves played through, with the position before and after each.

use crate::chess::{Color, Move, Position, Role, Rules};

/// One move of a line.
pub(super) struct Step {
    pub before: Position,
    pub mv: Move,
    pub after: Position,
}

impl Step {
    /// What stands where the move ended: after a promotion the new piece.
    pub fn role(&self) -> Role {
        self.mv.promotion().unwrap_or(self.mv.role())
    }

    /// What the move took, a pawn en passant too.
    pub fn taken(&self) -> Option<Role> {
        self.mv.capture()
    }

    pub fn gives_check(&self) -> bool {
        self.after.is_check()
    }
}

/// The solution of a puzzle; with the opponent's move before it, if that is known.
pub(super) struct Line {
    pub solver: Color,
    steps: Vec<Step>,
}

impl Line {
    /// `moves` must be legal one after the other from `start`. If `solver` is not to move there,
    /// the first move is the opponent's that led to the puzzle.
    pub fn replay(start: &Position, moves: &[Move], solver: Color) -> Line {
        let mut steps = Vec::with_capacity(moves.len());
        let mut before = start.clone();
        for &mv in moves {
            let mut after = before.clone();
            after.play_unchecked(mv);
            steps.push(Step {
                before,
                mv,
                after: after.clone(),
            });
            before = after;
        }
        Line { solver, steps }
    }

    /// Every move from the puzzle's position on, the solver's first.
    pub fn solution(&self) -> &[Step] {
        let preface = usize::from(self.preface().is_some());
        &self.steps[preface..]
    }

    /// The opponent's move that led to the puzzle.
    pub fn preface(&self) -> Option<&Step> {
        self.steps
            .first()
            .filter(|step| step.before.turn() != self.solver)
    }

    /// The solver's moves.
    pub fn own(&self) -> impl Iterator<Item = &Step> {
        self.solution().iter().step_by(2)
    }

    /// The solver's moves but the last move of the line.
    pub fn own_but_last(&self) -> impl Iterator<Item = &Step> {
        let solution = self.solution();
        solution[..solution.len().saturating_sub(1)]
            .iter()
            .step_by(2)
    }

    /// Each solver's move and reply with the solver's next move.
    pub fn triples(&self) -> impl Iterator<Item = (&Step, &Step, &Step)> {
        self.solution()
            .windows(3)
            .step_by(2)
            .map(|three| (&three[0], &three[1], &three[2]))
    }

    /// The last move, if it is the solver's.
    pub fn last_own(&self) -> Option<&Step> {
        self.solution()
            .last()
            .filter(|step| step.before.turn() == self.solver)
    }
}
