## A step of a lesson
trail-label = Steps of this lesson
trail-step = Step { $number }: { $title }
step-of = Step { $number } of { $total }
step-page-title = { $step } – { $lesson }
step-untranslated = Not yet in your language; here in English.
step-continue = Continue
step-next = Next
step-finish = Finish the lesson
step-finish-open = { $count ->
    [one] One step is still open
   *[other] { $count } steps are still open
  }
step-back = Back
step-skip = Skip for now
step-again = Try again
step-answer-square = Next square
step-answer-check = Check
step-hint = { $total ->
    [one] Hint
   *[other] Hint { $number } of { $total }
  }
step-show-me = Show me
step-options = Answers
step-right-answer = right
step-wrong-answer = not right

## What is asked
ask-walk = { $count ->
    [one] Go to the marked square with { $piece }.
   *[other] Collect the { $count } marked squares with { $piece }.
  }
ask-spot = Pick the squares.
ask-move = Find the move.
ask-goal = { $goal ->
    [check] Give check.
    [double-check] Give double check.
    [discovered-check] Give a discovered check.
    [mate] Give mate.
    [stalemate] Make it stalemate.
    [castle] Castle.
    [castle-short] Castle short.
    [castle-long] Castle long.
    [promote] Promote the pawn.
    [promote-queen] Promote the pawn to a queen.
    [promote-rook] Promote the pawn to a rook.
    [promote-bishop] Promote the pawn to a bishop.
    [promote-knight] Promote the pawn to a knight.
    [capture] Capture something.
    [capture-on] Capture on { $square }.
    [capture-the] Capture { $piece }.
    [en-passant] Capture en passant.
    [fork] Find the fork.
    [pin] Find the pin.
    [skewer] Find the skewer.
    [move-the-king] Move the king out of check.
    [capture-the-attacker] Capture the piece that gives check.
    [interpose] Put something between.
    [avoid-stalemate] Go on without stalemate.
   *[get-out-of-check] Get out of check.
  }
ask-line = { $color ->
    [white] Play White’s moves.
   *[black] Play Black’s moves.
  }
ask-win = Win against the best defence.
ask-draw = Hold the draw for { $moves } moves.
ask-choose-one = Choose the right answer.
ask-choose-several = Choose every right answer.
note-walk = Press a square that the piece can go to, or type it.
note-spot = Press a square to pick it, and again to let it go. Then check.
count-walk = { $moves ->
    [one] One move made.
   *[other] { $moves } moves made.
  } { $par ->
    [one] One is enough.
   *[other] { $par } are enough.
  }
count-play = { $moves ->
    [one] One move made.
   *[other] { $moves } moves made.
  }
count-draw = { $moves } of { $goal } moves held.

## What is drawn on the board
drawn = Drawn on the board: { $marks }.
drawn-arrow = { $color ->
    [red] red arrow
    [blue] blue arrow
    [yellow] yellow arrow
   *[green] green arrow
  } from { $start } to { $end }
drawn-circle = { $color ->
    [red] red circle
    [blue] blue circle
    [yellow] yellow circle
   *[green] green circle
  } on { $square }
drawn-highlights = highlighted { $squares }

## What an answer is worth
verdict-right = Right.
verdict-yes = Yes.
verdict-move = Yes, { $played }.
verdict-whole-line = That is the whole line.
verdict-plays = { $color ->
    [white] White plays { $reply }.
   *[black] Black plays { $reply }.
  }
verdict-walk-left = { $count ->
    [one] One more square.
   *[other] { $count } more squares.
  }
verdict-walked = { $moves ->
    [one] Well walked: one move.
   *[other] Well walked: { $moves } moves, and fewer would not do.
  }
verdict-over-par = All collected. You took { $moves } moves; { $par ->
    [one] one is enough.
   *[other] { $par } are enough.
  }
verdict-promoted = The pawn is through.
verdict-won = That is won.
verdict-held = Well held.
verdict-draw = It is a draw.
verdict-aside = { $played } is good, but not what is asked for here.
verdict-not-right = Not quite: { $played } is not the move we are looking for.
verdict-not-goal = { $goal ->
    [check] Not quite: { $played } gives no check.
    [double-check] Not quite: { $played } gives no double check.
    [discovered-check] Not quite: { $played } uncovers no check.
    [mate] Not quite: { $played } is not mate.
    [stalemate] Not quite: after { $played } it is not stalemate.
    [castle] Not quite: { $played } is not castling.
    [promote] Not quite: { $played } does not promote that way.
    [capture] Not quite: { $played } does not capture that.
    [en-passant] Not quite: { $played } is not en passant.
    [fork] Not quite: { $played } is no fork that wins anything.
    [pin] Not quite: { $played } uses no pin.
    [skewer] Not quite: { $played } is no skewer.
    [check-other-way] { $played } is legal, but it is another way out of check than the one asked for.
   *[other] Not quite: { $played } is not what is asked for.
  }
verdict-not-line = { $played } can be played, but it leaves the line.
verdict-mated = { $color ->
    [white] Careful: after { $played } White mates with { $reply }.
   *[black] Careful: after { $played } Black mates with { $reply }.
  }
verdict-will-be-mated = { $color ->
    [white] Careful: after { $played } White mates by force, beginning with { $reply }.
   *[black] Careful: after { $played } Black mates by force, beginning with { $reply }.
  }
verdict-win-gone = { $color ->
    [white] The win is gone: after { $played } White has { $reply }, and it is a draw.
   *[black] The win is gone: after { $played } Black has { $reply }, and it is a draw.
  }
verdict-draw-gone = { $color ->
    [white] The draw is gone: after { $played } White has { $reply } and wins.
   *[black] The draw is gone: after { $played } Black has { $reply } and wins.
  }
verdict-all-gone = { $played } gives it away.
verdict-repetition = After { $played } the same position is there for the third time. That is a draw.
verdict-fifty = After { $played } fifty moves have gone by without a capture or a pawn move. That is a draw.
verdict-best-wins = { $moves ->
    [one] { $best } wins at once.
   *[other] { $best } wins in { $moves } moves.
  }
verdict-best-holds = { $best } holds the draw.
verdict-missing = { $count ->
    [one] One square is missing.
   *[other] { $count } squares are missing.
  }
verdict-extra = { $count ->
    [one] { $squares } does not belong.
   *[other] { $squares } do not belong.
  }
verdict-options-wrong = Not quite. Read why, and choose again.
verdict-options-missing = Right so far, but there is more to choose.
verdict-nothing-chosen = Choose an answer first.
verdict-changed = This lesson has changed since you began the step. Begin the step anew; what you have solved stays solved.
verdict-other-kind = That answer does not fit this step.
verdict-over = This step is solved already.
verdict-solved-before = Solved. You can play it again.
walk-no-square = “{ $text }” is no square. Write one like d5.
walk-other-piece = Only the marked piece walks here, not one on { $square }.
walk-attacked = { $square } is attacked by the piece on { $by }.
walk-stands-there = The piece stands on { $square } already.

## Show me
shown-heading = This is how
shown-move = Play { $line }.
shown-squares = { $count ->
    [one] The square is { $squares }.
   *[other] The squares are { $squares }.
  }
shown-walk = Go to { $squares }.
shown-options = The right answers are marked.
