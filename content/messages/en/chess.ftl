## Pieces and colours
piece-the = { $role ->
    [king] the king
    [queen] the queen
    [rook] the rook
    [bishop] the bishop
    [knight] the knight
   *[pawn] the pawn
  }
piece-none = { $role ->
    [king] no king
    [queen] no queen
    [rook] no rook
    [bishop] no bishop
    [knight] no knight
   *[pawn] no pawn
  }
list-and = { $start } and { $last }
list-or = { $start } or { $last }

## What is asked
task-mate = Mate in { $moves }.
task-fork = Find the fork.
task-skewer = Find the skewer.
task-tactic = Find the best move.
task-turn = { $color ->
    [white] White to move.
   *[black] Black to move.
  }

## Judgements
said-mate = Yes, { $played } is checkmate.
said-tactic = Yes, { $played }. That was the point.
said-mate-instead = Yes, and more than was asked: { $played } forces mate in { $moves }.
said-forced = { $color ->
    [white] Yes. White must reply { $reply }.
   *[black] Yes. Black must reply { $reply }.
  }
said-reply = { $color ->
    [white] Yes. White replies { $reply }.
   *[black] Yes. Black replies { $reply }.
  }
said-left = { $moves ->
    [1] One more move.
    [2] Two more moves.
   *[other] { $moves } more moves.
  }
said-slower = Still mating, but it takes { $takes } moves. { $moves ->
    [1] There is a mate at once.
   *[other] Find the one in { $moves }.
  }
said-escapes = { $color ->
    [white] Not quite: after { $played } White escapes with { $reply }.
   *[black] Not quite: after { $played } Black escapes with { $reply }.
  }
said-taken = { $color ->
    [white] Not quite: after { $played } White takes with { $reply }.
   *[black] Not quite: after { $played } Black takes with { $reply }.
  }
said-answered = { $color ->
    [white] Not quite: after { $played } White has { $reply }.
   *[black] Not quite: after { $played } Black has { $reply }.
  }
said-no-mate = Not quite: { $played } does not mate in time.
said-not-the-tactic = Not quite: there is something stronger than { $played }.
said-stalemate = { $color ->
    [white] Careful: after { $played } White has no legal move and is not in check. That is stalemate, a draw.
   *[black] Careful: after { $played } Black has no legal move and is not in check. That is stalemate, a draw.
  }
said-dead = Careful: after { $played } neither side has enough left to mate. That is a draw.

## Hints
idea-mate-in-one = Look at every check. One of them leaves the king nowhere to go, nothing to put in between and no way to take.
idea-mate-in-two = Look at the checks first, then at moves that take squares from the king. After every reply you must have a mate.
idea-mate-longer = Look at the checks first: they leave few replies. Ask after each where the king can still go.
idea-smothered = The king is shut in by its own pieces. Which of yours can give check over their heads?
idea-back-rank = The king cannot leave its back rank. Who can give check along it?
idea-double-check = Two of your pieces can give check with one move. Then only the king may move.
idea-discovered-check = One of your pieces stands in the way of another. Move it, and the one behind gives check.
idea-underpromotion = A pawn on the last rank need not become a queen.
idea-promotion = A pawn is about to become a new piece.
idea-en-passant = A pawn can be captured just after it has gone two squares: remember en passant.
idea-castling = The king may castle. Might that be the move?
idea-sacrifice = Something has to be given up first. What you lose does not matter when the king is caught.
idea-sacrifice-tactic = Give something up first, and win more back.
idea-quiet = The first move gives no check. It is a quiet one that takes away the last way out.
idea-fork = Look for a square from which one piece attacks two at once.
idea-skewer = Two of your opponent’s pieces stand on one line. Attack the one in front; when it steps aside, the one behind is yours.
idea-tactic = Compare the forcing moves first: checks, captures, threats. One of them wins something.
idea-mate-in-one-king = Where can the king on { $square } go? One check takes every one of these squares away.
idea-mate-in-one-checks = You have { $count } checks to choose from. Only one of them leaves no answer.
idea-mate-in-two-king = See which squares the king on { $square } still has. After your first move there must be a mate against every reply.
idea-mate-longer-king = Picture the king on { $square } two moves from now: where can it be driven, and what waits for it there?
idea-forcing = { $count ->
    [one] There is a check that leaves a single reply. What comes then?
   *[other] There is a check that leaves only { $count } replies. Have an answer ready for each.
  }
idea-back-rank-king = The king on { $square } has no way off its rank. Which of your pieces can get there?
idea-sacrifice-king = Do not count pieces here, count the squares left to the king on { $square }.
idea-quiet-king = Do not hurry to give check. The king on { $square } is nearly caught: what takes away its last hope?
idea-fork-falls = In the end you win { $piece } on { $square }. What else can you attack in the same move?
idea-fork-check = One of your checks attacks something else as well. The check has to be answered first.
idea-fork-knight = A knight’s jump can hit two pieces at once. From which square?
idea-fork-pawn = A pawn, too, can attack two pieces at once.
idea-skewer-falls = In the end you win { $piece } on { $square }. What stands on one line with it?
idea-skewer-king = Something stands behind the king. Give check along that line, and what is behind will fall.
idea-skewer-diagonal = Look along the diagonals: two of your opponent’s pieces stand one behind the other.
idea-skewer-straight = Look along the files and ranks: two of your opponent’s pieces stand one behind the other.
idea-fork-gain = The fork stands. Take the most valuable piece that it won.
idea-skewer-gain = The skewer stands. Take the piece that it uncovered.
pointer-piece = Look at { $piece } on { $square }.
pointer-move = The move is { $played }.
