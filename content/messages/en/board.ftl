# The board in words: for screen readers, and for what the browser script says by itself.

board-label-white = Chessboard, White at the bottom
board-label-black = Chessboard, Black at the bottom

board-white-king = white king
board-white-queen = white queen
board-white-rook = white rook
board-white-bishop = white bishop
board-white-knight = white knight
board-white-pawn = white pawn
board-black-king = black king
board-black-queen = black queen
board-black-rook = black rook
board-black-bishop = black bishop
board-black-knight = black knight
board-black-pawn = black pawn

board-square-piece = { $square }, { $piece }
board-square-empty = { $square }, empty
board-note-last-move = last move
board-note-check = in check
board-note-highlight = pointed out
board-note-goal = target
board-note-extra = does not belong
board-note-picked = picked
board-note-target = can move here
board-note-capture = can be captured

# $targets are squares: "e4, e5"
board-says-picked = Picked. Can move to { $targets }.
board-says-unpicked = Put back.
board-says-offline = You are offline. The puzzle stays as it is; play on when you are back.
board-says-failed = The move did not get through. Nothing is lost; try again.
board-says-again = Show again

# The whole position. $white and $black are lists of the phrases below.
board-pieces = White: { $white }. Black: { $black }.
board-pieces-none = none
board-list-king = king { $squares }
board-list-queen = { $count ->
    [one] queen
   *[other] queens
} { $squares }
board-list-rook = { $count ->
    [one] rook
   *[other] rooks
} { $squares }
board-list-bishop = { $count ->
    [one] bishop
   *[other] bishops
} { $squares }
board-list-knight = { $count ->
    [one] knight
   *[other] knights
} { $squares }
board-list-pawn = { $count ->
    [one] pawn
   *[other] pawns
} { $squares }
