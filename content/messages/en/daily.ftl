## Title and question
daily-title = Today’s puzzle
daily-title-past = Past puzzle
daily-page-title = { $task } Chess puzzle, { $date }
daily-description = { $task } The chess puzzle of { $date }: play a move and see at once whether it still solves.
daily-past = A past puzzle is good practice. It does not change your streak.
daily-to-today = To today’s puzzle
castling-short = { $color ->
    [white] White may castle short.
   *[black] Black may castle short.
  }
castling-long = { $color ->
    [white] White may castle long.
   *[black] Black may castle long.
  }
castling-both = { $color ->
    [white] White may castle short and long.
   *[black] Black may castle short and long.
  }
en-passant-on = A pawn may capture en passant on { $square }.

## Playing
answer-label = Your move
answer-submit = Play
answer-selected = The piece on { $square } is picked. Press the square it goes to, or the piece again to put it back.
start-note = Press a piece, then the square it goes to. Or type the move.
go-on-note = { $count ->
    [one] One more move to find.
   *[other] { $count } more moves to find.
  }
try-again = Try another move. The board stands as before.
tools-label = Help
hint-idea = Hint: the idea
hint-piece = Hint: which piece
hint-move = Hint: the move
solution-button = Show the solution
flip-board = Flip the board
start-over = Start over
solve-again = Solve it again
moves-heading = Moves so far
promotion-legend = What does the pawn become?
promotion-cancel = Take the move back
promotion-queen = Queen
promotion-rook = Rook
promotion-bishop = Bishop
promotion-knight = Knight

## Solved, or the solution asked for
solved-heading = Solved!
solved-first-try = At the first try, without a hint.
solved-hints = { $count ->
    [one] With one hint.
   *[other] With { $count } hints.
  }
solved-tries = { $count ->
    [one] After one other try.
   *[other] After { $count } other tries.
  }
solved-after-solution = After a look at the solution.
solved-streak = { $days ->
    [one] The first day of a new streak.
   *[other] { $days } days in a row.
  }
solution-heading = The solution
solution-note = Press a move below to see it on the board. The arrow shows the next one.
solution-keys = { $count ->
    [one] Only one first move solves
   *[other] { $count } first moves solve
  }
solution-line = { $count ->
    [one] The line
   *[other] Every line that is accepted
  }
solution-defence = The replies shown hold out longest.
solution-start = From the start
play-on = Analysis board (lichess.org)
copy-heading = Take it along
copy-fen = Position (FEN)
copy-pgn = Moves (PGN)
copy-button = Copy
copy-done = Copied

## What comes next
next-heading = Next puzzle
next-mate = Mate in { $moves }
next-fork = A fork
next-skewer = A skewer
next-tactic = A tactic
next-when = { $what }, on { $date } at { $time } ({ $zone }).
previous-day = The day before
following-day = The day after
to-archive = All past puzzles
