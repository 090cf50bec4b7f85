## Moves that cannot be read
move-missing = Write a move first, for example { $example }.
move-unreadable = “{ $text }” cannot be read as a move. Write it as { $example }.
move-ambiguous = More than one piece can do that. Do you mean { $moves }?
move-examples = e4, Nf3 or e2e4

## Moves that are not legal
over-checkmate = The game is over: it is checkmate.
over-stalemate = The game is over: it is stalemate.
over-dead = The game is over: neither side has enough left to mate.
illegal-empty-square = There is no piece on { $square }.
illegal-not-your-piece = The piece on { $square } belongs to your opponent.
illegal-no-such-piece = You have { $piece } on the board.
illegal-none-there = You have { $piece } { $place }.
place-file = on the { $file }-file
place-rank = on rank { $rank }
place-square = on { $square }
illegal-none-reaches = { $role ->
    [king] None of the kings
    [queen] None of the queens
    [rook] None of the rooks
    [bishop] None of the bishops
    [knight] None of the knights
   *[pawn] None of the pawns
  } can go to { $square }.
illegal-no-move = The piece on { $square } must go to another square.
illegal-own-piece = One of your own pieces stands on { $square }.
illegal-king-captured = The king on { $square } is never captured: the game ends with checkmate.
illegal-not-its-move = { $role ->
    [king] A king goes one square in any direction, so not from { $start } to { $square }.
    [queen] A queen goes straight or diagonally, so not from { $start } to { $square }.
    [rook] A rook goes along files and ranks, so not from { $start } to { $square }.
    [bishop] A bishop goes diagonally, so not from { $start } to { $square }.
    [knight] A knight goes two squares one way and one to the side, so not from { $start } to { $square }.
   *[pawn] A pawn goes straight ahead and captures diagonally ahead, so not from { $start } to { $square }.
  }
illegal-blocked = The piece on { $square } is in the way.
illegal-pawn-blocked = The pawn cannot get past the piece on { $square }.
illegal-pawn-backwards = Pawns never go backwards.
illegal-pawn-double-step = A pawn goes two squares only from where it starts. The one on { $square } goes one.
illegal-pawn-nothing = A pawn goes diagonally only to capture, and nothing stands on { $square }.
illegal-en-passant = En passant is possible only right after a pawn has gone two squares. None has just passed { $square }.
illegal-promotion-missing = On { $square } the pawn becomes a queen, rook, bishop or knight. Say which, for example { $example }.
illegal-not-a-promotion = Nothing is promoted on { $square }: no pawn reaches the last rank with this move.
illegal-promotion-to-king = A pawn becomes a queen, rook, bishop or knight, never a king.
illegal-promotion-to-pawn = A pawn becomes a queen, rook, bishop or knight. It cannot stay a pawn.
illegal-stays-in-check = Your king is in check from { $square }. Move it, capture the attacker or put something in between.
illegal-double-check = Two pieces give check at once. Only the king can move.
illegal-exposes-king = The piece on { $square } is pinned: if it leaves, your king is in check.
illegal-king-into-check = Your king would be in check on { $square }.
illegal-king-next-to-king = On { $square } your king would stand next to the other king.
illegal-castling-right = { $side ->
    [short] You may not castle short: the king or the rook has already moved.
   *[long] You may not castle long: the king or the rook has already moved.
  }
illegal-castling-blocked = You cannot castle: the piece on { $square } stands between king and rook.
illegal-castling-out = You cannot castle out of check.
illegal-castling-through = You cannot castle: the king would pass over { $square }, which is attacked.
illegal-castling-into = You cannot castle: the king would land on { $square }, which is attacked.

## Positions that are refused
fen-empty = There is no position here. Write a FEN: the board, the side to move, castling and en passant.
fen-too-long = { $characters } characters are more than a FEN has. Give the FEN alone.
fen-too-few-fields = A FEN has at least four fields with a space between: board, side to move, castling and en passant. This one has { $found }.
fen-too-many-fields = A FEN has six fields at most. This one has { $found }.
fen-rank-count = A board has eight ranks with a “/” between. This one has { $found }.
fen-rank-length = Rank { $rank } ({ $text }) must describe eight squares. It describes { $squares }.
fen-unknown-piece = “{ $letter }” on rank { $rank } is no piece. Use K Q R B N P, small letters for Black, and figures for empty squares.
fen-no-king = { $color ->
    [white] White has no king. Each side needs one.
   *[black] Black has no king. Each side needs one.
  }
fen-several-kings = { $color ->
    [white] White has { $count } kings. Each side has just one.
   *[black] Black has { $count } kings. Each side has just one.
  }
fen-too-many-pieces = { $color ->
    [white] White has { $count } pieces. A side has sixteen at most.
   *[black] Black has { $count } pieces. A side has sixteen at most.
  }
fen-too-many-pawns = { $color ->
    [white] White has { $count } pawns. A side has eight at most.
   *[black] Black has { $count } pawns. A side has eight at most.
  }
fen-pawns-on-edge-rank = No pawn can stand on the first or the last rank, as on { $squares }.
fen-bad-turn = “{ $text }” is no side to move. Write w for White or b for Black.
fen-kings-touch = The kings stand side by side. There must be a square between them.
fen-opponent-in-check = The king on { $king } is in check from { $squares }, but the other side is to move.
fen-bad-castling = “{ $text }” is no castling field. Write some of KQkq, each once, or a hyphen.
fen-castling-king = The castling right { $right } needs a king on { $square }.
fen-castling-rook = The castling right { $right } needs a rook on { $square }.
fen-bad-en-passant = “{ $text }” is no en-passant field. Write the square that was passed over, or a hyphen.
fen-en-passant-rank = { $square } is no en-passant square: with this side to move it would be on rank { $rank }.
fen-en-passant-no-pawn = { $square } is no en-passant square: no pawn has just gone two squares to { $pawn }.
fen-en-passant-occupied = { $square } is no en-passant square: a piece stands there.
fen-en-passant-origin = { $square } is no en-passant square: a piece stands on { $start }, where the pawn came from.
fen-bad-halfmoves = “{ $text }” is no half-move count. Write a number from 0 to 9999.
fen-bad-move-number = “{ $text }” is no move number. Write a number from 1 to 9999.

## Lines that do not fit
line-illegal = The moves before do not fit this position (half-move { $number }). { $reason }
line-odd = The moves before must end with your opponent’s reply, so that it is your turn.
line-off = The moves before leave the puzzle (half-move { $number }). Start over from the position.
line-finished = This puzzle is already finished. There is nothing more to find.
not-judged = This move could not be judged in time, so nothing is said about it. Try again, or try another.
